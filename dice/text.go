package dice

import (
	"fmt"
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
		return 0, fmt.Errorf("expected one of %s, found %q", strings.Join(drawNames(draws, w), ", "), name)
	}
	return found, nil
}

// numbered reports whether a number alone means what is named: 25 is officer-25.
func numbered(known, number string) bool {
	_, err := strconv.ParseUint(number, 10, 16)
	return err == nil && strings.HasSuffix(known, "-"+number)
}

// mostNamed is how many of the things that may be drawn are named.
const mostNamed = 12

// drawNames lists what may be drawn, identical things once; of many, the first and the last.
func drawNames(draws []engine.Object, w *engine.Words) []string {
	var names []string
	for i, o := range draws {
		if i == 0 || o != draws[i-1] {
			names = append(names, w.Object(o))
		}
	}
	if n := len(names); n > mostNamed {
		return []string{names[0], names[1], "… " + names[n-1]}
	}
	return names
}
