package spain

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

// pairOf reads two numbers up to most with a stroke between them, - for 0.
func pairOf(text string, most int) (a, b uint8, why string) {
	left, right, ok := strings.Cut(text, "/")
	n := [2]uint8{}
	for i, half := range [2]string{left, right} {
		v, err := strconv.Atoi(half)
		switch {
		case ok && half == "-":
		case !ok || err != nil || v < 1 || v > most:
			return 0, 0, fmt.Sprintf("expected two numbers up to %d such as 2/1, - for nothing, found %q", most, text)
		default:
			n[i] = uint8(v)
		}
	}
	return n[0], n[1], ""
}

// gust reads a cell of the Wind Effects Table.
//
// Case 6.7.
func gust(text string) (g Gust, why string) {
	g.Moves, g.Steps, why = pairOf(text, 40)
	return g, why
}

// mostSteps bounds the losses of a combat table.
const mostSteps = 9

// navalResult reads a cell of the Naval Combat Results Table.
//
// Case 7.2.
func navalResult(text string) (r Result, why string) {
	r.Attacker, r.Defender, why = pairOf(text, mostSteps)
	return r, why
}

// landResult reads a cell of the Land Combat Results Table such as 1/2r: one step for the
// attacker, two and a retreat for the defender.
//
// Case 9.3.
func landResult(text string) (r Result, why string) {
	left, right, ok := strings.Cut(text, "/")
	for _, side := range []struct {
		text     string
		steps    *uint8
		retreats *bool
	}{{left, &r.Attacker, &r.AttackerRetreats}, {right, &r.Defender, &r.DefenderRetreats}} {
		steps, retreats := strings.CutSuffix(side.text, "r")
		n, err := strconv.Atoi(steps)
		switch {
		case ok && steps == "-" && !retreats:
		case !ok || err != nil || n < 1 || n > mostSteps:
			return Result{}, fmt.Sprintf("expected steps such as -/-, 1/1 or 1/2r, found %q", text)
		default:
			*side.steps, *side.retreats = uint8(n), retreats
		}
	}
	if r.AttackerRetreats && r.DefenderRetreats {
		return r, fmt.Sprintf("expected at most one side to retreat, found %q", text)
	}
	return r, ""
}

// charts reads the tables that dice are rolled on, and the Purchase and Maintenance Cost
// Chart, which leaders have no part in.
//
// Cases 6.7, 7.2, 9.3, 11.4, 11.5, 15.4, 15.5, 15.6.
func (l *loader) charts() error {
	die := pack.Numbered("die", 1)
	l.in.Learn(pack.Cell(navalResult))
	naval := pack.List(l.in, "naval.csv", die, "below-minus-20 from-minus-20 from-minus-10 from-1 from-11 above-20", l.t.Naval[1:])
	l.in.Learn(pack.Cell(landResult))
	return pack.Err(
		pack.List(l.in, "wind.csv", pack.Numbered("dice", 2), "summer-with summer-against winter-with winter-against", l.t.Wind[2:]),
		naval,
		pack.List(l.in, "land.csv", die, "1-to-3 1-to-2 1-to-1 2-to-1 3-to-1 better", l.t.Land[1:]),
		pack.List(l.in, "income.csv", die, "english spanish,0..9999", l.t.Income[1:]),
		pack.List(l.in, "irish.csv", die, "1-to-5 6-to-10 11-to-15 16-up,0..50", l.t.Irish[1:]),
		pack.List(l.in, "risings.csv", die, "english-catholic scottish-catholic,0..50", l.t.Risings[1:]),
		pack.List(l.in, "costs.csv", pack.Keyed("kind", kindNames[:NavalLeader]), "", l.t.Costs[:NavalLeader]),
	)
}

// anyPoints is the bound of the level that is left for all the rest.
const anyPoints = -1 << 15

// levels reads the Levels of Victory Table from the best for Spain down.
//
// Case 16.4.
func (l *loader) levels() error {
	tab := pack.Append(l.in, "levels.csv", &l.t.Levels, func(tab *pack.Table, level *Level) {
		if tab.Row() == tab.Len()-1 && level.From != anyPoints {
			tab.Fail("from", "expected any for the last level, found %q", tab.Text("from"))
		}
		if n := len(l.t.Levels); n > 0 && level.From >= l.t.Levels[n-1].From {
			tab.Fail("from", "expected less than in the row above, found %q", tab.Text("from"))
		}
	})
	if len(l.t.Levels) == 0 {
		tab.FailEnd("expected levels, found none")
	}
	return tab.Err()
}
