package spain

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// byChance are the chances of a column of a table with one row.
func byChance(t *testing.T, table *dice.Table, column int) map[int32]float64 {
	t.Helper()
	if !table.Exact || len(table.Rows) != 1 {
		t.Fatalf("exact is %v with %d rows", table.Exact, len(table.Rows))
	}
	chances := map[int32]float64{}
	for _, v := range table.Rows[0].Columns[column].Values {
		chances[v.Value] = v.Chance
	}
	return chances
}

func same(a, b map[int32]float64) bool {
	for k := range a {
		if math.Abs(a[k]-b[k]) > 1e-9 {
			return false
		}
	}
	return len(a) == len(b)
}

// wantVoyage reckons the wind of a declared path: two dice against the Wind Effects Table.
//
// Cases 6.23, 6.24.
func wantVoyage(g *State, s Stack) (left, lost map[int32]float64) {
	left, lost = map[int32]float64{}, map[int32]float64{}
	counts, with := g.faces()
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			gust := Gust{}
			if counts && !g.isRowed(s) {
				gust = g.tables.Wind[a+b][WindColumn(g.season(), with)]
			}
			steps, least := 0, int32(maxPath-1)
			ships := g.ships(s)
			for c := ships.next(0); c != 0; c = ships.next(c) {
				moves := int32(g.tables.Row(c).Moves)
				if !g.tables.Row(c).Kind.HasOars() {
					moves -= int32(gust.Moves)
				}
				least = min(least, max(moves, 0))
				switch kind := g.tables.Row(c).Kind; {
				case kind == TreasureFleet, kind.HasOars():
				case g.tables.Row(c).Reduced > 0 && !g.units[c].IsReduced():
					steps += 2
				default:
					steps++
				}
			}
			lost[int32(min(int(gust.Steps), steps))] += 1.0 / 36
			if int(gust.Steps) < steps {
				left[least] += 1.0 / 36
			}
		}
	}
	return left, lost
}

// fleetsMeet are positions in which fleets are about to meet: one sails past another, two
// are to fight, and one sails in winter weather.
var fleetsMeet = [...]string{`scenario war
turn 4
flow english-sailing begun
flow course English fleet-1
voyage falmouth 1517 1518
fleet fleet-1 at falmouth munitions 1
fleet armada-1 at 1519 munitions 2
fleet armada-2 at 1519
English aboard fleet-1 queens-ships-1 pinnaces-and-hoys-1
Spanish aboard armada-1 galleons-of-castile-1 levantine-squadron-1
Spanish aboard armada-2 galleons-of-castile-2
`, `scenario war
turn 5
flow english-sea-fight begun
fleet fleet-1 at 1617 munitions 4
English aboard fleet-1 queens-ships-1 queens-ships-2 queens-ships-3 drake@queens-ships-1 pinnaces-and-hoys-1
fleet armada-1 at 1517 munitions 4
Spanish aboard armada-1 galleons-of-portugal-1 galleons-of-portugal-2 zabras-and-pataches-1 recalde@galleons-of-portugal-1
`, `scenario war
turn 8
flow spanish-sailing begun
flow course Spanish armada-1
voyage corunna 0926 0925 0924
fleet armada-1 at corunna munitions 1
Spanish aboard armada-1 galleons-of-portugal-1 urcas-hulks-1 neapolitan-galleasses
`}

// TestOdds asks for the odds of voyages, interceptions, rounds and disengagements wherever
// random play comes to them: they are exact, quick, and what the printed tables say.
//
// Cases 6.23, 6.4, 7.2, 7.51.
func TestOdds(t *testing.T) {
	r := rules(t).(*ruleset)
	seen := map[engine.Verb]int{}
	for k := range uint64(90) {
		chance, picks := dice.NewMixer(1587, k), dice.NewMixer(1586, k)
		turn := engine.Turn{Dice: &chance}
		s, _, err := r.ParsePosition([]byte(fleetsMeet[k%3]))
		if err != nil {
			t.Fatal(err)
		}
		view := r.Blank().(*State)
		for range 60 {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			from := s.Candidates(asked[0], 2, nil)
			view.CopyFrom(s)
			view.Redact(asked[0].Seat)
			for _, c := range from {
				if r.Forecasts(view, c) && seen[c.Verb] < 40 {
					seen[c.Verb]++
					holdOdds(t, r, view, c)
				}
			}
			turn.Reset()
			s.Apply(from[picks.Pick(len(from))], &turn)
		}
	}
	for _, v := range [...]engine.Verb{VerbDeclare, VerbIntercept, VerbPress, VerbDisengage} {
		if seen[v] == 0 {
			t.Errorf("%s: never forecast", r.words.Say(engine.Choice{Verb: v}))
		}
	}
}

// holdOdds holds the odds of one choice against the tables.
func holdOdds(t *testing.T, r *ruleset, g *State, c engine.Choice) {
	t.Helper()
	table, err := dice.Forecast(r, g, c, dice.Options{})
	if err != nil {
		t.Fatalf("%s: %v", r.words.Say(c), err)
	}
	switch c.Verb {
	case VerbDeclare:
		if _, lost := wantVoyage(g, g.stackOf(c.Seat, c.About)); !same(byChance(t, table, 1), lost) {
			t.Errorf("6.24 steps lost %v, by the table %v", byChance(t, table, 1), lost)
		}
	case VerbIntercept:
		if p := byChance(t, table, 0)[1]; math.Abs(p-4.0/6) > 1e-9 {
			t.Errorf("6.4 intercepted with a chance of %v", p)
		}
	case VerbDisengage:
		least := 4
		for s, end := g.tables.of(Spanish); s < end; s++ {
			if g.isAttacked(s) && g.tables.Row(s).Kind.IsNaval() && g.tables.Row(s).Kind.IsDeep() {
				least = 5
			}
		}
		if p := byChance(t, table, 0)[1]; math.Abs(p-float64(7-least)/6) > 1e-9 {
			t.Errorf("7.51 away with a chance of %v", p)
		}
	case VerbPress:
		holdRound(t, g, table)
	}
}

// holdRound holds the odds of a round against the Naval Combat Results Table.
//
// Case 7.2.
func holdRound(t *testing.T, g *State, table *dice.Table) {
	t.Helper()
	attacker := g.combat.Attacker
	column := NavalColumn(g.navalStrength(attacker) - g.navalStrength(foe(attacker)))
	want := [2]map[int32]float64{{}, {}}
	for die := 1; die <= 6; die++ {
		hits := [2]int{}
		hits[attacker], hits[foe(attacker)] = int(g.tables.Naval[die][column].Attacker), int(g.tables.Naval[die][column].Defender)
		for seat := range hits {
			steps := 0
			for c, end := g.tables.of(engine.Seat(seat)); c < end; c++ {
				if g.tables.Row(c).Kind.IsNaval() && (g.attacks(c) || g.isAttacked(c)) {
					steps++
					if g.tables.Row(c).Reduced > 0 && !g.units[c].IsReduced() {
						steps++
					}
				}
			}
			want[seat][int32(min(hits[seat], steps))] += 1.0 / 6
		}
	}
	for seat := range want {
		if got := byChance(t, table, seat); !same(got, want[seat]) {
			t.Errorf("7.2 the %s lose %v, by the table %v", seatTitles[seat], got, want[seat])
		}
	}
}

// BenchmarkOdds is the odds of a voyage, of an attempt to intercept and of a round of combat,
// each in the middle of one of fleetsMeet.
func BenchmarkOdds(b *testing.B) {
	r := rules(b).(*ruleset)
	for _, tt := range []struct {
		name string
		at   int
		verb engine.Verb
	}{{"voyage", 2, VerbDeclare}, {"interception", 0, VerbIntercept}, {"round", 1, VerbPress}} {
		b.Run(tt.name, func(b *testing.B) {
			s, c := comesTo(b, r, fleetsMeet[tt.at], tt.verb)
			for b.Loop() {
				if _, err := dice.Forecast(r, s, c, dice.Options{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// comesTo plays at random from a position until a choice with a verb is offered.
func comesTo(b *testing.B, r *ruleset, text string, verb engine.Verb) (engine.State, engine.Choice) {
	b.Helper()
	for k := range uint64(100) {
		s, _, err := r.ParsePosition([]byte(text))
		if err != nil {
			b.Fatal(err)
		}
		chance, picks := dice.NewMixer(7, k), dice.NewMixer(8, k)
		turn := engine.Turn{Dice: &chance}
		for range 30 {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			from := s.Candidates(asked[0], 2, nil)
			for _, c := range from {
				if c.Verb == verb {
					return s, c
				}
			}
			turn.Reset()
			s.Apply(from[picks.Pick(len(from))], &turn)
		}
	}
	b.Fatalf("%s is never offered", r.words.Say(engine.Choice{Verb: verb}))
	return nil, engine.Choice{}
}

// No odds of another round are told while ships that the attacker does not see may raise the bonus of leaders whom
// he has intercepted.
//
// Cases 7.0, 13.0. Rulings R121, R228.
func TestNoOddsUnderAHiddenCap(t *testing.T) {
	r := rules(t).(*ruleset)
	for at, from := range map[string]string{"2437": "2436", "2237": "2238"} {
		s, _, err := r.ParsePosition([]byte("game spain\nscenario war\nturn 4\nflow english-sea-fight\n" +
			"fleet fleet-1 at 2237 munitions 1\nfleet fleet-2 at " + at + " munitions 1\n" +
			"fleet armada-1 at 2236 munitions 9 tried 2\nfleet armada-2 at " + from + " munitions 9 tried 3\n" +
			"English aboard fleet-1 pinnaces-and-hoys-1 drake@pinnaces-and-hoys-1\nEnglish aboard fleet-2 queens-ships-2\n" +
			"Spanish aboard armada-1 galleons-of-castile-1\nSpanish aboard armada-2 galleons-of-castile-2\n"))
		if err != nil {
			t.Fatal(err)
		}
		g, chance := s.(*State), dice.NewMixer(1, 1)
		turn := engine.Turn{Dice: &chance}
		with := fleetObject(Spanish, 1)
		g.Apply(engine.Choice{Seat: Spanish, Verb: VerbAttack, On: hexObject(g.fleets[English][1]), With: with}, &turn)
		for d := g.Pending(nil)[0]; d.Ask != AskPress; d = g.Pending(nil)[0] {
			g.Apply(g.Candidates(d, 1, nil)[0], &turn)
		}
		seen := *g
		seen.Redact(Spanish)
		if told := r.Forecasts(&seen, engine.Choice{Seat: Spanish, Verb: VerbPress}); told != (at == "2437") {
			t.Errorf("with ships in %s beside the fleet in 2237: odds are told: %v", at, told)
		}
	}
}
