package jenkins

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// name returns the name of an object in records.
func (tb *Tables) name(o engine.Object) string {
	n := o.Number()
	switch o.Class() {
	case classHex:
		if h := hexOf(o); h != 0 {
			return Grid.Name(h)
		}
	case classStack:
		return stackName(stackOf(o))
	case classCounter:
		if c := n & 0xFF; c > 0 && c < len(tb.Counters) {
			if nthOf(o) > 0 {
				return fmt.Sprintf("%s.%d", tb.Counters[c].Key, nthOf(o)+1)
			}
			return tb.Counters[c].Key
		}
	case classTurn:
		return fmt.Sprintf("turn-%d", n)
	case classColumn:
		return fmt.Sprintf("column-%d", n)
	case classDie:
		return tb.dieKey(o)
	}
	return ""
}

func stackName(p Place) string {
	switch h := p.Hex(); {
	case h == 0:
		return ""
	case h >= numHexes:
		return boxes[h-numHexes].name
	default:
		return Grid.Name(h) + "-" + layers[p.Layer()]
	}
}

// title returns an object as a person reads it: a seaport has its name.
func (tb *Tables) title(o engine.Object) string {
	n := o.Number()
	switch o.Class() {
	case classHex:
		return tb.hexTitle(hexOf(o))
	case classStack:
		p := stackOf(o)
		if h := p.Hex(); h >= numHexes {
			return boxes[h-numHexes].title
		}
		return fmt.Sprintf(layerTitles[p.Layer()], tb.hexTitle(p.Hex()))
	case classCounter:
		if c := n & 0xFF; c > 0 && c < len(tb.Counters) {
			if nthOf(o) > 0 {
				return fmt.Sprintf("%s, number %d from the top", tb.Counters[c].Title, nthOf(o)+1)
			}
			return tb.Counters[c].Title
		}
	case classTurn:
		return fmt.Sprintf("turn %d", n)
	case classColumn:
		return fmt.Sprintf("column %02d", n)
	case classDie:
		return tb.dieTitle(o)
	}
	return ""
}

// counterTitle returns the name of a kind. It adds the value if others of that name have another, and the cost if the
// kind is not the first with its front: "Soldiers (2, cost 5)".
func (tb *Tables) counterTitle(c Counter) string {
	row := &tb.Counters[c]
	var figures []string
	for i := 1; i < len(tb.Counters) && figures == nil; i++ {
		if o := &tb.Counters[i]; o.Seat == row.Seat && o.Name == row.Name && o.Front != row.Front {
			figures = []string{strconv.Itoa(int(cmp.Or(row.Land, row.Gun, row.Cannonade)))}
		}
	}
	switch {
	case row.Front == c:
	case row.Cost == 0:
		figures = append(figures, "no cost")
	default:
		figures = append(figures, fmt.Sprintf("cost %d", row.Cost))
	}
	title := row.Name
	if figures != nil {
		title += " (" + strings.Join(figures, ", ") + ")"
	}
	for i := 1; i < int(c); i++ {
		if o := &tb.Counters[i]; o.Seat == row.Seat && o.Title == title {
			return title + ", " + row.Key // a pack of one's own
		}
	}
	return title
}

func (tb *Tables) hexTitle(h Hex) string {
	switch {
	case h == 0:
		return ""
	case h >= numHexes:
		return boxes[h-numHexes].title
	case tb.SiteAt[h] != 0:
		return tb.Ports[tb.SiteAt[h]].Name
	}
	return Grid.Name(h)
}

// find returns the object with a name. A seaport's key names its hex, and with a layer its stacks.
func (tb *Tables) find(name string) (engine.Object, bool) {
	name = ids.Name(name)
	for c := 1; c < len(tb.Counters); c++ {
		if tb.Counters[c].Key == name {
			return counterObject(Counter(c)), true
		}
	}
	for p := 1; p < len(tb.Ports); p++ {
		if tb.Ports[p].Key == name {
			return hexObject(tb.Ports[p].Hex), true
		}
	}
	for i := range boxes {
		if boxes[i].name == name {
			return stackObject(At(numHexes+Hex(i), LayerOutside)), true
		}
	}
	if h, ok := Grid.Parse(name); ok {
		return hexObject(h), true
	}
	if o, ok := tb.findStack(name); ok {
		return o, true
	}
	if o, ok := tb.findDie(name); ok {
		return o, true
	}
	if o, ok := tb.findNth(name); ok {
		return o, true
	}
	return findNumbered(name)
}

// findNth reads the name of a further counter of a kind: e-frigate.2.
func (tb *Tables) findNth(name string) (engine.Object, bool) {
	key, digits, ok := strings.Cut(name, ".")
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || n < 2 || n > mostAlike || digits[0] == '0' || digits[0] == '+' {
		return engine.NoObject, false
	}
	for c := 1; c < len(tb.Counters); c++ {
		if tb.Counters[c].Key == key {
			return nthObject(Counter(c), n-1), true
		}
	}
	return engine.NoObject, false
}

// findStack reads the name of a stack: 2719-docked or port-royal-docked.
func (tb *Tables) findStack(name string) (engine.Object, bool) {
	for l, layer := range layers {
		if place, ok := strings.CutSuffix(name, "-"+layer); ok {
			o, found := tb.find(place)
			h := hexOf(o)
			return stackObject(At(h, Layer(l))), found && h != 0
		}
	}
	return engine.NoObject, false
}

// findNumbered reads turn-3, column-12.
func findNumbered(name string) (engine.Object, bool) {
	for _, c := range [...]struct {
		prefix string
		first  engine.Object
		most   int
	}{
		{"turn-", turnObject(0), 99}, {"column-", columnObject(0), Columns},
	} {
		digits, ok := strings.CutPrefix(name, c.prefix)
		if !ok || digits == "" || len(digits) > 2 || digits[0] == '0' {
			continue
		}
		n := 0
		for i := range len(digits) {
			if digits[i] < '0' || digits[i] > '9' {
				return engine.NoObject, false
			}
			n = 10*n + int(digits[i]-'0')
		}
		return c.first + engine.Object(n), n <= c.most
	}
	return engine.NoObject, false
}
