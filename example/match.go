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

// unquote takes one pair of double quotes off.
func unquote(text string) string {
	if len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"' {
		return text[1 : len(text)-1]
	}
	return text
}

// textHas reports whether a sentence and its case are as wanted: want is a part
// of the sentence, and may end in the case in brackets.
func textHas(sentence string, rule engine.Case, want string) bool {
	part, wanted := cutCase(unquote(want))
	return strings.Contains(sentence, part) && (wanted == "" || wanted == rule)
}

// hasWords reports whether text holds the words of part, one after another,
// whatever their case.
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

// wordFits reports whether a word is as wanted: the same, or where want ends in ~ and
// a number, a number that is no further from it than that. 24.95mm~0.05 is 24.90mm to
// 25.00mm. A unit may be named without its marks: drake is drake@revenge:done too, and
// drake: is drake alone.
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

// markSigns stand between a unit of a position and what holds of it.
const markSigns = ":@"

// cutNumber splits a word into the number it begins with and what follows; nil if it
// begins with none.
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

// lineFits reports whether a line is as wanted, word for word, where the word
// ... or … stands for any words or none.
func lineFits(have, want []string) bool {
	i, w := 0, 0            // words of both that are done
	skipped, after := 0, -1 // where the last ... may take one word more
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

// linesThatFit counts the lines of a text that are as wanted.
func linesThatFit(text, want string) (n int) {
	words := strings.Fields(want)
	for l := range strings.Lines(text) {
		if lineFits(strings.Fields(l), words) {
			n++
		}
	}
	return n
}

// cutTimes splits what is wanted into how many lines there shall be and how each begins: 6 x
// prisoner. Without a number it is as it stands.
func cutTimes(want string) (n int, rest string, ok bool) {
	first, after, _ := strings.Cut(want, " ")
	x, rest, more := strings.Cut(strings.TrimLeft(after, " "), " ")
	n, err := strconv.Atoi(first)
	if err != nil || n < 0 || x != "x" || !more {
		return 0, want, false
	}
	return n, strings.TrimSpace(rest), true
}

// listText joins a list with commas; of an empty one, "none".
func listText(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}
