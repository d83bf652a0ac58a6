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
	buf = fmt.Appendf(buf, "weathergage position 1\ngame duel %d\nscenario %s\nwind %s\nturn %d\nphase %s\n",
		r.info.Version, r.tables.Scenarios[g.scenario].Key, wind, g.turn, sequence[g.step].name)
	if g.step == closing || g.step == firing {
		buf = fmt.Appendf(buf, "gage %s\n", r.info.Seats[g.gage])
	}
	if g.step == firing {
		buf = fmt.Appendf(buf, "firing %s\n", r.info.Seats[g.firing])
	}
	buf = fmt.Appendf(buf, "range %dmm\n", g.rangeMM)
	for seat := range numSeats {
		buf = g.formatShip(buf, seat)
	}
	return buf
}

func (g *State) formatShip(buf []byte, seat engine.Seat) []byte {
	name, own, hidden := g.tables.Ships[seat].Key, &g.ships[seat], &g.hidden[seat]
	buf = fmt.Appendf(buf, "ship %s hull %d sails %d speed %d chain-fired %d",
		name, own.hull, own.sails, own.speed, own.chainFired)
	if own.struck {
		buf = append(buf, " struck"...)
	}
	buf = fmt.Appendf(buf, "\nguns %s %s\n", name, shots[hidden.loaded])
	if hidden.plotted || hidden.order != noShot {
		buf = fmt.Appendf(buf, "order %s", name)
		if hidden.plotted {
			buf = fmt.Appendf(buf, " speed %d", hidden.speed)
		}
		if hidden.order != noShot {
			buf = fmt.Appendf(buf, " load %s", shots[hidden.order])
		}
		buf = append(buf, '\n')
	}
	return buf
}

// ParsePosition reads a position. Lines may stand in any order; what is left out
// is as at the start of the scenario (the first one, if none is named), guns are
// then loaded with round shot where they must be loaded. ; begins a comment.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &parser{r: r, g: r.atStart(0)}
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
	firing bool           // whose broadside it is was told
}

// number reads a whole number from 0 to most, which a unit may follow.
func (p *parser) number(unit string, most int) (int, error) {
	at, found := p.Here(), p.Found()
	n, err := strconv.Atoi(strings.TrimSuffix(p.Take(), unit))
	if err != nil || n < 0 || n > most {
		p.Back(at)
		return 0, p.Fail("expected a number from 0 to %d, found %s", most, found)
	}
	return n, nil
}
