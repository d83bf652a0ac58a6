package example

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// withCase adds a case in brackets to a sentence.
func withCase(sentence string, rule engine.Case) string {
	if rule == "" {
		return sentence
	}
	return sentence + " (" + string(rule) + ")"
}

// cutCase splits a text that ends in a case in brackets.
func cutCase(text string) (string, engine.Case) {
	open := strings.LastIndexByte(text, '(')
	if open < 0 || !strings.HasSuffix(text, ")") {
		return text, ""
	}
	inner := text[open+1 : len(text)-1]
	if inner == "" || inner[0] < '0' || inner[0] > '9' || strings.ContainsAny(inner, " \t") {
		return text, ""
	}
	return strings.TrimSpace(text[:open]), engine.Case(inner)
}

// unquote removes one pair of double quotes.
func unquote(text string) string {
	if len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"' {
		return text[1 : len(text)-1]
	}
	return text
}

// textHas reports whether a sentence and its case are as wanted: want is a part of the sentence, and may end
// in the case in brackets.
func textHas(sentence string, rule engine.Case, want string) bool {
	part, wanted := cutCase(unquote(want))
	return strings.Contains(sentence, part) && (wanted == "" || wanted == rule)
}

// hasWords reports whether text contains the words of part in sequence, in upper or lower case.
func hasWords(text, part string) bool {
	have, want := wordsOf(text), wordsOf(part)
	for i := 0; i+len(want) <= len(have); i++ {
		if slices.Equal(have[i:i+len(want)], want) {
			return true
		}
	}
	return false
}

func wordsOf(text string) []string {
	between := func(r rune) bool { return strings.ContainsRune(" \t,?;:!", r) }
	return strings.FieldsFunc(strings.ToLower(text), between)
}

// wordFits reports whether a word is as wanted: the same, or a number within the tolerance after ~ in want:
// 24.95mm~0.05 matches 24.90mm to 25.00mm. A unit may be named without its marks: drake also matches
// drake@revenge:done, and drake: matches only drake.
func wordFits(have, want string) bool {
	if marks, ok := strings.CutPrefix(have, want); ok && marks != "" && want != "" && strings.ContainsRune(markSigns, rune(marks[0])) {
		return true
	}
	if bare, ok := strings.CutSuffix(want, ":"); ok && bare != "" && have == bare {
		return true
	}
	middle, within, ok := strings.Cut(want, "~")
	if !ok {
		return have == want
	}
	n, unit := cutNumber(have)
	m, wanted := cutNumber(middle)
	most, rest := cutNumber(within)
	if n == nil || m == nil || most == nil || rest != "" || unit != wanted {
		return have == want
	}
	return n.Sub(n, m).Abs(n).Cmp(most) <= 0
}

// markSigns separate a unit of a position from its marks.
const markSigns = ":@"

// cutNumber splits a word into the number it begins with and the rest; nil if it begins with none.
func cutNumber(word string) (*big.Rat, string) {
	end := 0
	for end < len(word) && (word[end] >= '0' && word[end] <= '9' || word[end] == '.' || word[end] == '-' && end == 0) {
		end++
	}
	n, ok := new(big.Rat).SetString(word[:end])
	if !ok {
		return nil, word
	}
	return n, word[end:]
}

// lineFits reports whether a line is as wanted, word for word; the word ... or … stands for any words or
// none.
func lineFits(have, want []string) bool {
	i, w := 0, 0            // words of both that are matched
	skipped, after := 0, -1 // where the last ... may take one more word
	for i < len(have) {
		switch {
		case w < len(want) && isAny(want[w]):
			w++
			skipped, after = i, w
		case w < len(want) && wordFits(have[i], want[w]):
			i, w = i+1, w+1
		case after >= 0:
			skipped++
			i, w = skipped, after
		default:
			return false
		}
	}
	for w < len(want) && isAny(want[w]) {
		w++
	}
	return w == len(want)
}

// isAny reports whether a word stands for any words or none.
func isAny(word string) bool { return word == "..." || word == "…" }

// linesThatFit counts the lines of a text that match.
func linesThatFit(text, want string) (n int) {
	words := strings.Fields(want)
	for l := range strings.Lines(text) {
		if lineFits(strings.Fields(l), words) {
			n++
		}
	}
	return n
}

// cutTimes splits an expectation into how many lines there should be and how each begins: 6 x prisoner. ok is
// false without a number.
func cutTimes(want string) (n int, rest string, ok bool) {
	first, after, _ := strings.Cut(want, " ")
	x, rest, more := strings.Cut(strings.TrimLeft(after, " "), " ")
	n, err := strconv.Atoi(first)
	if err != nil || n < 0 || x != "x" || !more {
		return 0, want, false
	}
	return n, strings.TrimSpace(rest), true
}

// listText joins a list with commas; an empty one is "none".
func listText(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}
