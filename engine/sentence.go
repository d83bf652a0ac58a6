package engine

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fill puts names and numbers into a sentence of Words, or of a game's Tell:
//
//	%A %O %W                 the titles of about, on and with
//	%1 to %4                 the numbers n; before a degree sign in tenths, before ″ in hundredths
//	%{2:hit|hits}            the first where number 2 is 1, else the second
//	%{W:is|are}              the second where Words.Plural says it of with, else the first
//	%{W/all units in |}      the first where Words.Place says that with is a place, else the second
//	%{2=in vain|it succeeds} the text of that number, from 0; beyond the list its last
//	%{2? on %O}              the text where number 2 is not 0
//	%{O? on %O|, and misses} the text where %O is there, else the other
//	%{2+}                    number 2 with its sign: +1, -2, +0
//	%{1*2}                   the product of numbers 1 and 2
//	%{2&a|b|c}               the texts of the bits of number 2, as a list: a, b and c
//	%{2d}                    dice that are the digits of number 2: 3+5
//	%{2,}                    the same where they are not added up: 3, 5
//	%{2%}                    number 2 in hundredths: 6.5 for 650
//	%{2w}                    number 2 in words up to twelve
//	%{2@}                    the seat of number 2, as Words.Seats has it
//	%{W@}                    the seat that has with, as Words.Side says it
//
// What stands in braces may hold all of these. Anything else after % is left as it is.
// For the %S of a prompt put the seat's name in before.
func (w *Words) Fill(buf []byte, sentence string, about, on, with Object, n ...int32) []byte {
	return w.fill(buf, sentence, &[3]Object{about, on, with}, n)
}

func (w *Words) fill(buf []byte, sentence string, objects *[3]Object, n []int32) []byte {
	for i := 0; i < len(sentence); i++ {
		if sentence[i] != '%' || i+1 == len(sentence) {
			buf = append(buf, sentence[i])
			continue
		}
		i++
		switch c := sentence[i]; {
		case c == 'A':
			buf = append(buf, w.Title(objects[0])...)
		case c == 'O':
			buf = append(buf, w.Title(objects[1])...)
		case c == 'W':
			buf = append(buf, w.Title(objects[2])...)
		case c >= '1' && int(c-'1') < len(n) && strings.HasPrefix(sentence[i+1:], "°"):
			buf = appendTenths(buf, n[c-'1'])
		case c >= '1' && int(c-'1') < len(n) && strings.HasPrefix(sentence[i+1:], "″"):
			buf = AppendParts(buf, n[c-'1'], 100)
		case c >= '1' && int(c-'1') < len(n):
			buf = strconv.AppendInt(buf, int64(n[c-'1']), 10)
		case c == '{':
			inner, ok := braced(sentence[i:])
			if !ok || !w.known(inner, objects, n) {
				buf = append(buf, '%', c)
				continue
			}
			buf = w.variant(buf, inner, objects, n)
			i += len(inner) + 1
		default:
			buf = append(buf, '%', c)
		}
	}
	return buf
}

// AppendParts appends a number that counts parts of a unit, 1, 10 or 100 to one, without
// needless zeros: 6.5 for 650 hundredths.
func AppendParts(buf []byte, n, parts int32) []byte {
	text := strconv.FormatInt(max(int64(n), -int64(n))+int64(parts), 10)
	if n < 0 {
		buf = append(buf, '-')
	}
	buf = strconv.AppendInt(buf, max(int64(n), -int64(n))/int64(parts), 10)
	digits := len(strconv.Itoa(int(parts))) - 1
	if below := strings.TrimRight(text[len(text)-digits:], "0"); below != "" {
		buf = append(append(buf, '.'), below...)
	}
	return buf
}

// braced returns what stands between the brace with which text begins and its match.
func braced(text string) (inner string, ok bool) {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return text[1:i], true
			}
		}
	}
	return "", false
}

// theObjects are the letters of the objects, in their order.
const theObjects = "AOW"

// known reports whether the inside of braces begins with one of the numbers, or with
// an object, and goes on with a sign that Fill knows.
func (w *Words) known(inner string, objects *[3]Object, n []int32) bool {
	if len(inner) < 2 {
		return false
	}
	sign, isObject := inner[1], strings.IndexByte(theObjects, inner[0]) >= 0
	if !isObject && (inner[0] < '1' || int(inner[0]-'1') >= len(n)) {
		return false
	}
	switch sign {
	case '?':
		return len(choices(inner[2:])) <= 2
	case ':':
		return len(choices(inner[2:])) == 2
	case '/':
		return isObject && len(choices(inner[2:])) == 2
	case '=', '&':
		return !isObject
	case '*':
		return !isObject && len(inner) == 3 && inner[2] >= '1' && int(inner[2]-'1') < len(n)
	case '@':
		return len(inner) == 2 && uint32(w.seatIn(inner, objects, n)) < uint32(len(w.Seats))
	}
	return !isObject && (inner[1:] == "+" || inner[1:] == "w" || inner[1:] == "%" || inner[1:] == "d" || inner[1:] == ",")
}

// seatIn returns the seat that the inside of braces begins with: of a number, or of an object.
func (w *Words) seatIn(inner string, objects *[3]Object, n []int32) int32 {
	o := strings.IndexByte(theObjects, inner[0])
	switch {
	case o < 0:
		return n[inner[0]-'1']
	case w.Side == nil:
		return int32(NoSeat)
	}
	return int32(w.Side(objects[o]))
}

// inWords are numbers as words.
var inWords = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// variant fills in the inside of braces.
func (w *Words) variant(buf []byte, inner string, objects *[3]Object, n []int32) []byte {
	var v int32
	if o := strings.IndexByte(theObjects, inner[0]); o < 0 {
		v = n[inner[0]-'1']
	} else if inner[1] == ':' {
		v = 1 + Truth(w.Plural != nil && w.Plural(objects[o]))
	} else if inner[1] == '/' {
		v = Truth(w.Place != nil && w.Place(objects[o]))
	} else if objects[o] != NoObject {
		v = 1
	}
	switch inner[1] {
	case '@':
		return append(buf, w.Seats[w.seatIn(inner, objects, n)]...)
	case 'w':
		if uint32(v) < uint32(len(inWords)) {
			return append(buf, inWords[v]...)
		}
		return strconv.AppendInt(buf, int64(v), 10)
	case '+':
		if v >= 0 {
			buf = append(buf, '+')
		}
		return strconv.AppendInt(buf, int64(v), 10)
	case '%':
		return AppendParts(buf, v, 100)
	case '*':
		return strconv.AppendInt(buf, int64(v)*int64(n[inner[2]-'1']), 10)
	case 'd':
		return append(buf, strings.Join(strings.Split(strconv.Itoa(int(v)), ""), "+")...)
	case ',':
		return append(buf, strings.Join(strings.Split(strconv.Itoa(int(v)), ""), ", ")...)
	}
	texts := choices(inner[2:])
	if inner[1] == '&' {
		return w.list(buf, texts, v, objects, n)
	}
	at := max(0, min(int(v), len(texts)-1))
	switch {
	case (inner[1] == '?' || inner[1] == '/') && v != 0, inner[1] == ':' && v == 1:
		at = 0
	case inner[1] == '?' && len(texts) == 1:
		return buf
	case inner[1] != '=':
		at = 1
	}
	return w.fill(buf, texts[at], objects, n)
}

// list fills in the texts of the bits of v as a list: a, b and c.
func (w *Words) list(buf []byte, texts []string, v int32, objects *[3]Object, n []int32) []byte {
	among := uint32(v) & (1<<len(texts) - 1)
	for i, left := 0, bits.OnesCount32(among); left > 0; i++ {
		if among>>i&1 == 0 {
			continue
		}
		buf = w.fill(buf, texts[i], objects, n)
		if left--; left == 1 {
			buf = append(buf, " and "...)
		} else if left > 1 {
			buf = append(buf, ", "...)
		}
	}
	return buf
}

// choices splits a text at the bars that stand in no braces of their own.
func choices(text string) []string {
	var list []string
	depth, begun := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth == 0 {
				list, begun = append(list, text[begun:i]), i+1
			}
		}
	}
	return append(list, text[begun:])
}

// Capital returns a text that begins with a capital letter.
func Capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// Listed joins names: a, b and c. Without names it returns "".
func Listed(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
