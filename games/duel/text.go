package duel

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

var winds = []string{"steady", "variable"}

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game duel 1
//	scenario open-sea
//	wind steady
//	turn 3
//	phase firing
//	gage A
//	firing B
//	range 85mm
//	ship resolute hull 3 sails 3 speed 2 chain-fired 1
//	guns resolute round
//	ship vengeur hull 8 sails 2 speed 1 chain-fired 0
//	guns vengeur ?
//
// In the phase orders a line says what is ordered so far: "order resolute speed
// 2 load chain". A ship that has struck has the word struck at the end.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	wind := winds[0]
	if g.variable {
		wind = winds[1]
	}
	buf = number(append(buf, "weathergage position 1\ngame duel"...), "", r.info.Version)
	buf = join(buf, "\nscenario ", r.tables.Scenarios[g.scenario].Key, "\nwind ", wind)
	buf = join(number(buf, "\nturn", int(g.turn)), "\nphase ", g.phase(), "\n")
	if g.hasGage() {
		buf = join(buf, "gage ", r.info.Seats[g.gage], "\n")
	}
	if g.in(stepFiring) {
		buf = join(buf, "firing ", r.info.Seats[g.flow.Top().Seat], "\n")
	}
	buf = join(number(buf, "range", int(g.rangeMM)), "mm\n")
	for seat := range numSeats {
		buf = g.formatShip(buf, seat)
	}
	return buf
}

func (g *State) formatShip(buf []byte, seat engine.Seat) []byte {
	name, own, hidden := g.tables.Ships[seat].Key, &g.ships[seat], &g.hidden[seat]
	buf = number(join(buf, "ship ", name), " hull", int(own.hull))
	buf = number(buf, " sails", int(own.sails))
	buf = number(buf, " speed", int(own.speed))
	buf = number(buf, " chain-fired", int(own.chainFired))
	if own.struck {
		buf = append(buf, " struck"...)
	}
	buf = join(buf, "\nguns ", name, " ", shots[hidden.loaded], "\n")
	if hidden.plotted || hidden.order != noShot {
		buf = join(buf, "order ", name)
		if hidden.plotted {
			buf = number(buf, " speed", int(hidden.speed))
		}
		if hidden.order != noShot {
			buf = join(buf, " load ", shots[hidden.order])
		}
		buf = append(buf, '\n')
	}
	return buf
}

// join appends words: a match writes its position after every choice, and fmt is slow.
func join(buf []byte, words ...string) []byte {
	for _, w := range words {
		buf = append(buf, w...)
	}
	return buf
}

// number appends a word, a blank and a number.
func number(buf []byte, word string, n int) []byte {
	return strconv.AppendInt(append(append(buf, word...), ' '), int64(n), 10)
}

// ParsePosition reads a position. Lines may stand in any order; what is left out
// is as at the start of the scenario (the first one, if none is named), guns are
// then loaded with round shot where they must be loaded. ; begins a comment.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &parser{r: r, g: r.atStart(0), firing: engine.NoSeat}
	for _, first := range []bool{true, false} { // the scenario first: others change it
		err := p.Read(text, func() error {
			if (p.Peek() == "scenario") != first {
				p.Skip()
				return nil
			}
			return p.parseLine()
		})
		if err != nil {
			return nil, nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, nil, err
	}
	return p.g, p.g.objections(), nil
}

// parser reads a position line by line.
type parser struct {
	lines.Reader
	r      *ruleset
	g      *State
	given  [numSeats]bool // the guns of that ship were told
	firing engine.Seat    // whose broadside it is; NoSeat if that was not told
}

// number reads a whole number from 0 to most, which a unit may follow.
func (p *parser) number(unit string, most int) (int, error) {
	at, found := p.Here(), p.Found()
	n, err := strconv.Atoi(strings.TrimSuffix(p.Take(), unit))
	if err != nil || n < 0 || n > most {
		p.Back(at)
		return 0, p.Fail("expected %s, found %s", strings.TrimSpace(fmt.Sprintf("a number from 0 to %d %s", most, unit)), found)
	}
	return n, nil
}
