package dice

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// ParseFaces reads what a person typed for a throw: "5 3", "5,3", or "53" if each die has at most nine sides.
// For a draw it reads the name of what was drawn, whole or enough of it to be unique (draws is what each face
// stands for, from 1 up), or the number of a thing without a name.
func ParseFaces(t engine.Throw, draws []engine.Object, w *engine.Words, text string) (engine.Faces, error) {
	var f engine.Faces
	if t.Drawn && len(draws) > 0 {
		n, err := findDraw(draws, w, strings.TrimSpace(text))
		f[0] = n
		return f, err
	}
	fields := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' || r == '+' })
	if len(fields) == 1 && t.Dice > 1 && t.Sides <= 9 {
		fields = strings.Split(fields[0], "")
	}
	if len(fields) != int(t.Dice) {
		faces := "faces"
		if t.Dice == 1 {
			faces = "face"
		}
		return f, fmt.Errorf("expected %d %s from 1 to %d, found %q", t.Dice, faces, t.Sides, text)
	}
	for i, field := range fields {
		n, err := strconv.ParseUint(field, 10, 16)
		if err != nil || n < 1 || n > uint64(t.Sides) {
			return engine.Faces{}, fmt.Errorf("expected a face from 1 to %d, found %q", t.Sides, field)
		}
		f[i] = uint16(n)
	}
	return f, nil
}

// findDraw returns the first face that stands for what is named.
func findDraw(draws []engine.Object, w *engine.Words, name string) (uint16, error) {
	found, begun := uint16(0), engine.NoObject
	for i, o := range draws {
		for _, known := range [2]string{w.Object(o), w.Title(o)} {
			if strings.EqualFold(known, name) || numbered(known, name) {
				return uint16(i + 1), nil
			}
			if name != "" && len(name) <= len(known) && strings.EqualFold(known[:len(name)], name) && o != begun {
				if begun != engine.NoObject {
					return 0, fmt.Errorf("%q may be %s or %s", name, w.Object(begun), w.Object(o))
				}
				found, begun = uint16(i+1), o
			}
		}
	}
	if found == 0 {
		return 0, fmt.Errorf("expected one of %s, found %q", strings.Join(DrawNames(slices.Compact(slices.Clone(draws)), w), ", "), name)
	}
	return found, nil
}

// numbered reports whether a number alone means what is named: 25 is officer-25.
func numbered(known, number string) bool {
	_, err := strconv.ParseUint(number, 10, 16)
	return err == nil && strings.HasSuffix(known, "-"+number)
}

// DrawNames lists what is in a bag, as ParseFaces reads it: identical things once, with their number behind a ×, and
// three or more that are numbered on as the first "to" the last.
func DrawNames(bag []engine.Object, w *engine.Words) (names []string) {
	for i := 0; i < len(bag); {
		many := 1
		for i+many < len(bag) && bag[i+many] == bag[i] {
			many++
		}
		name := w.Object(bag[i])
		last := i
		for last+1 < len(bag) && many == 1 && follows(w.Object(bag[last]), w.Object(bag[last+1])) {
			last++
		}
		switch {
		case many > 1:
			name += " ×" + strconv.Itoa(many)
		case last-i >= 2:
			name, many = name+" to "+w.Object(bag[last]), last-i+1
		}
		names = append(names, name)
		i += many
	}
	return names
}

// follows reports whether a name has the number after that of another: officer-26 follows officer-25.
func follows(before, name string) bool {
	kind, number, ok := strings.Cut(before, "-")
	n, err := strconv.Atoi(number)
	return ok && err == nil && name == kind+"-"+strconv.Itoa(n+1)
}
