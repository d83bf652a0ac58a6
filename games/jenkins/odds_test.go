package jenkins

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestOddsAgainstEveryFall holds the odds of random combats against a reckoning that lets
// every die of the English fall on every face, each ship having her own.
//
// Cases 9.1, 9.2. Rulings R82, R96.
func TestOddsAgainstEveryFall(t *testing.T) {
	r := rules(t)
	for n := range 40 {
		d := rand.New(rand.NewPCG(uint64(n), 13))
		o := oddsAtSea(t, r.tables, d)
		if n%2 == 1 {
			o = oddsAshore(d)
		}
		g, problems := parsed(t, r, o.position)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		table, err := dice.Forecast(r, g, o.begin(g), dice.Options{Work: 1 << 19})
		if err != nil || !table.Exact || len(table.Rows) != 1 {
			t.Fatalf("%v, %+v\n%s", err, table, o.position)
		}
		got := map[int32]float64{}
		for _, v := range table.Rows[0].Columns[Spanish].Values {
			got[v.Value] = v.Chance
		}
		want := everyFall(o.dice, func(faces []int) int32 { return int32(min(o.hits(faces), o.targets)) })
		for v := range int32(o.targets + 1) {
			if math.Abs(got[v]-want[v]) > 1e-6 {
				t.Errorf("the Spanish lose %d with a chance of %v, by the book %v\n%s", v, got[v], want[v], o.position)
			}
		}
	}
}

// A combatOdds is a combat of which the odds are asked: how many dice the English throw, how
// many eliminations faces bring, and how many Spanish counters there are.
type combatOdds struct {
	position      string
	dice, targets int
	hits          func(faces []int) int
	to            Counter // the ship that has the leader's die, or none
}

// begin comes to the choice after which the dice fall: the leader's die is given, or the
// English are done with what they commit or lend.
func (o *combatOdds) begin(g *State) engine.Choice {
	g.Apply(engine.Choice{Seat: English, Verb: VerbDone}, &engine.Turn{Dice: &faceless{6}})
	c := engine.Choice{Seat: English, Verb: VerbDone, About: g.Pending(nil)[0].About}
	if o.to != 0 {
		c.Verb, c.On = VerbDirect, counterObject(o.to)
	}
	return c
}

// oddsAtSea is a naval combat: Waterhouse gives his die to the first ship, or to none.
func oddsAtSea(t *testing.T, tb *Tables, d *rand.Rand) combatOdds {
	all := []string{"cornwall", "oxford", "e-bomb-ship", "e-frigate", "burford", "lion", "tilbury"}
	guns := map[string]int{"cornwall": 8, "oxford": 5, "e-bomb-ship": 1, "e-frigate": 4, "burford": 7, "lion": 6, "tilbury": 6}
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	targets := 1 + d.IntN(2)
	ships := all[:1+d.IntN(4-targets)]
	o := combatOdds{dice: len(ships), targets: targets}
	if o.dice < 4-targets && d.IntN(2) == 0 {
		o.to, o.dice = kindNamed(t, tb, ships[0]), o.dice+1
	}
	o.position = fmt.Sprintf("flow english-movement begun\nbattle English 2818\nEnglish at 2818-outside waterhouse %s\n"+
		"Spanish at 2818-outside s-frigate*%d\n", strings.Join(ships, " "), o.targets)
	o.hits = func(faces []int) (n int) {
		for i, ship := range ships {
			if faces[i] <= guns[ship] || i == 0 && o.to != 0 && faces[len(ships)] <= guns[ship] {
				n++
			}
		}
		return n
	}
	return o
}

// oddsAshore is a land combat in the open.
func oddsAshore(d *rand.Rand) combatOdds {
	all := []string{"e-soldiers-1", "e-soldiers-2", "e-marines-3", "e-cannons-1"}
	land := map[string]int{"e-soldiers-1": 1, "e-soldiers-2": 2, "e-marines-3": 3}
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	troops := append(slices.Clone(all[:1+d.IntN(3)]), "e-marines-2")
	land["e-marines-2"] = 2
	o := combatOdds{targets: 1 + d.IntN(3)}
	var values []int
	for _, key := range troops {
		if v := land[key]; v > 0 {
			values, o.dice = append(values, v), o.dice+1
		} else {
			o.dice += 2 // cannonade
		}
	}
	o.position = fmt.Sprintf("flow english-movement begun\nEnglish at 2918-outside e-merchant\nEnglish at 2918-shore %s\n"+
		"Spanish at 2918-shore s-soldiers-1*%d\n", strings.Join(troops, " "), o.targets)
	o.hits = func(faces []int) int {
		sorted := slices.Clone(faces)
		slices.SortFunc(sorted, func(a, b int) int { return b - a })
		return score(values, sorted)
	}
	return o
}

// everyFall is the chance of each count over all ways in which so many dice can fall.
func everyFall(n int, count func(faces []int) int32) map[int32]float64 {
	chances, faces := map[int32]float64{}, make([]int, n)
	all := int(math.Pow(6, float64(n)))
	for k := range all {
		for i := range faces {
			faces[i], k = 1+k%6, k/6
		}
		chances[count(faces)] += 1 / float64(all)
	}
	return chances
}

// TestOddsOfOneDie: an attempt succeeds on as many faces as ships take part, but never on a
// 6, and a victory die on what its seaport is worth less its trade routes.
//
// Cases 5.0, 7.2. Ruling R36.
func TestOddsOfOneDie(t *testing.T) {
	r := rules(t)
	for ships := 1; ships <= 7; ships++ {
		g, _ := parsed(t, r, fmt.Sprintf("English at 2719-outside lion\nSpanish at 2820-outside s-frigate*%d\n", ships))
		turn, outside, at := engine.Turn{Dice: &faceless{6}}, At(hexAt(t, "2719"), LayerOutside), hexObject(hexAt(t, "2819"))
		g.Apply(engine.Choice{Verb: VerbPick, On: stackObject(outside)}, &turn)
		g.Apply(engine.Choice{Verb: VerbSail, About: stackObject(outside), On: at}, &turn)
		g.Apply(engine.Choice{Seat: Spanish, Verb: VerbJoin, About: at, On: stackObject(At(hexAt(t, "2820"), LayerOutside))}, &turn)
		held(t, r, g, engine.Choice{Seat: Spanish, Verb: VerbAttempt, About: at}, min(ships, 5))
	}
	g, _ := parsed(t, r, "flow victory\nholder cartagena English\nEnglish at 2825-shore e-soldiers-1\n")
	held(t, r, g, engine.Choice{Seat: English, Verb: VerbClaim, On: hexObject(hexAt(t, "2825"))}, 4)
}

// TestOddsOfTheMover: the stack that moves succeeds on as many faces as it has ships but
// merchants, whoever of the enemy may be asked before; that he may be is said.
//
// Case 7.2. Rulings R36, R38, R42.
func TestOddsOfTheMover(t *testing.T) {
	r := rules(t)
	for _, row := range []struct {
		from, english, to string
		faces             int
		first             string
	}{
		{"2819", "lion", "2820", 1, ", unless the enemy intercepts first"},
		{"2819", "lion tilbury e-frigate e-merchant", "2820", 3, ", unless the enemy intercepts first"},
		{"2819", "e-frigate*5 burford lion", "2820", 5, ", unless the enemy intercepts first"},
		{"2819", "e-merchant", "2820", 0, ", unless the enemy intercepts first"},
		{"2719", "lion tilbury", "2819", 2, ""}, // from Port Royal
	} {
		g, problems := parsed(t, r, fmt.Sprintf("English at %s-outside %s\nSpanish at %s-outside s-frigate*3\n", row.from, row.english, row.to))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		outside, at := At(hexAt(t, row.from), LayerOutside), hexObject(hexAt(t, row.to))
		g.Apply(engine.Choice{Verb: VerbPick, On: stackObject(outside)}, &engine.Turn{Dice: &faceless{6}})
		c := engine.Choice{Verb: VerbAttack, About: stackObject(outside), On: at}
		if name := r.Measures(g, c)[0]; name != "intercepted"+row.first {
			t.Errorf("%s from %s: %q", row.english, row.from, name)
		}
		held(t, r, g, c, row.faces)
	}
}

// held wants a choice to succeed on so many faces of a die.
func held(t *testing.T, r *ruleset, g *State, c engine.Choice, faces int) {
	t.Helper()
	table, err := dice.Forecast(r, g, c, dice.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if mean := table.Rows[0].Columns[0].Mean; math.Abs(mean-float64(faces)/6) > 1e-9 {
		t.Errorf("%s succeeds with a chance of %v, by the book %d in 6", r.words.Say(c), mean, faces)
	}
}

// A counter that is lost is counted, also where it is the only one; an interception is an event.
func TestOddsCountCounters(t *testing.T) {
	r := rules(t)
	for _, row := range []struct {
		verb engine.Verb
		want []bool
	}{
		{VerbLose, []bool{true, true}},
		{VerbAttempt, []bool{false}},
		{VerbClaim, []bool{false}},
	} {
		c := engine.Choice{Verb: row.verb}
		if got := r.Tallies(r.Blank(), c); !slices.Equal(got, row.want) || len(got) != len(r.Measures(r.Blank(), c)) {
			t.Errorf("%s: %v of %q are counts, want %v", r.words.Verbs[row.verb].Name, got, r.Measures(r.Blank(), c), row.want)
		}
	}
}
