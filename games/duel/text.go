package duel

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"weathergage/engine"
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
	p := &parser{r: r}
	if err := p.parse(string(text)); err != nil {
		return nil, nil, err
	}
	return p.g, p.g.objections(), nil
}

// parser reads a position line by line.
type parser struct {
	r       *ruleset
	g       *State
	line    int
	text    string         // of the line
	words   []string       // not read yet
	columns []int          // of those words
	given   [numSeats]bool // the guns of that ship were told
	firing  bool           // whose broadside it is was told
}

func (p *parser) parse(text string) error {
	lines := strings.Split(text, "\n")
	p.g = p.r.atStart(0)
	for _, only := range []bool{true, false} { // the scenario first: others change it
		for i, line := range lines {
			p.begin(i+1, line)
			if len(p.words) == 0 || (p.words[0] == "scenario") != only {
				continue
			}
			if err := p.parseLine(); err != nil {
				return err
			}
			if len(p.words) > 0 {
				return p.fail("expected the end of the line, found %q", p.words[0])
			}
		}
	}
	return p.finish()
}

func (p *parser) begin(number int, line string) {
	line, _, _ = strings.Cut(line, ";")
	p.line, p.text = number, strings.TrimRight(line, " \t\r")
	p.words, p.columns = p.words[:0], p.columns[:0]
	column := 0
	fresh := true
	for i, c := range p.text {
		column++
		space := c == ' ' || c == '\t'
		if !space && fresh {
			end := strings.IndexAny(p.text[i:], " \t")
			if end < 0 {
				end = len(p.text) - i
			}
			p.words = append(p.words, p.text[i:i+end])
			p.columns = append(p.columns, column)
		}
		fresh = space
	}
}

// fail is an error at the next word, or at the end of the line.
func (p *parser) fail(why string, args ...any) error {
	column := utf8.RuneCountInString(p.text) + 1
	if len(p.words) > 0 {
		column = p.columns[0]
	}
	return &engine.TextError{Line: p.line, Column: column, Why: fmt.Sprintf(why, args...)}
}

func (p *parser) skip() { p.words, p.columns = p.words[1:], p.columns[1:] }

// one reads one of the words and says which.
func (p *parser) one(known ...string) (int, error) {
	if len(p.words) == 0 {
		return 0, p.fail("expected %s, found the end of the line", strings.Join(known, " or "))
	}
	for i, k := range known {
		if strings.EqualFold(k, p.words[0]) {
			p.skip()
			return i, nil
		}
	}
	return 0, p.fail("expected %s, found %q", strings.Join(known, " or "), p.words[0])
}

// number reads a whole number from 0 to most.
func (p *parser) number(unit string, most int) (int, error) {
	if len(p.words) == 0 {
		return 0, p.fail("expected a number, found the end of the line")
	}
	n, err := strconv.Atoi(strings.TrimSuffix(p.words[0], unit))
	if err != nil || n < 0 || n > most {
		return 0, p.fail("expected a number from 0 to %d, found %q", most, p.words[0])
	}
	p.skip()
	return n, nil
}
