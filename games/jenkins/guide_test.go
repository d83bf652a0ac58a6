package jenkins

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 7.0 every choice of a way is lawful as it is played, and what stops it was
// told: a way is worked out from what the seat may know, and played in the true
// position.
func TestWaysHold(t *testing.T) {
	r := rules(t)
	ways, ended, stopped := 0, 0, 0
	for match := range 16 {
		d := &testDice{rand.New(rand.NewPCG(uint64(match), 99))}
		turn := engine.Turn{Dice: d, Hear: true}
		s, err := r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for range 3000 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			r.reaches(t, g, ds[0], d)
			if w, to, ok := r.anyWay(g, ds[0], d); ok {
				ways++
				if r.playWay(t, g, ds[0].Seat, w, to, d) {
					ended++
				} else {
					stopped++
				}
			}
			cs := g.Candidates(ds[0], 2, nil)
			turn.Reset()
			g.Apply(cs[d.IntN(len(cs))], &turn)
		}
	}
	if ended < 60 || stopped < 60 {
		t.Errorf("of %d ways %d were played to their end and %d stopped on the way: too few to tell", ways, ended, stopped)
	}
}

// reaches checks now and then that a way without dice leads to what is lit.
func (r *ruleset) reaches(t *testing.T, g *State, d engine.Decision, dice *testDice) {
	t.Helper()
	if d.Ask == AskMove || dice.IntN(40) != 0 || g.acts > mostActs/2 {
		return
	}
	all := r.Reach(g, d, engine.NoObject)
	if len(all) == 0 {
		return
	}
	to := all[dice.IntN(len(all))]
	if w, ok := r.Way(g, d, engine.NoObject, to.To); !ok || to.Steps > len(w.Choices) {
		t.Fatalf("%s is lit with %d steps, and the way there is %v", r.words.Object(to.To), to.Steps, w.Choices)
	}
}

// 7.3 troops that are taken to the ships beside them go aboard, each on the first ship with room, whichever of the two
// is picked first; the first ship for each stands before what is seldom done.
func TestTroopsGoAboard(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, of, to, want string }{
		{"flow english-movement begun\n", "2719-shore", "2719-docked", "pick > 2719-docked; load > e-soldiers-2 with lion; load > e-soldiers-1 with oxford"},
		{"flow english-movement begun\nflow pick English 2719-shore\n", "", "2719-docked", "drop; pick > 2719-docked; load > e-soldiers-2 with lion; load > e-soldiers-1 with oxford"},
		{"flow english-movement begun\nflow pick English 2719-docked\n", "", "2719-shore", "load > e-soldiers-2 with lion; load > e-soldiers-1 with oxford"},
		{"flow english-movement begun\nflow pick English 2719-docked\n", "e-soldiers-1", "2719-docked", "load > e-soldiers-1 with lion"},
		{"flow english-movement begun\n", "2719-shore", "2720-outside", ""},
	} {
		g, _ := parsed(t, r, tt.position+"English at 2719-docked lion oxford\nEnglish at 2719-shore e-soldiers-2 e-soldiers-1\nEnglish at 2720-outside falmouth\n")
		of, _ := r.words.Find(tt.of)
		to, _ := r.words.Find(tt.to)
		d := g.Pending(nil)[0]
		w, _ := r.Way(g, d, of, to)
		var got []string
		for _, c := range w.Choices {
			c.About = engine.NoObject
			got = append(got, strings.TrimPrefix(string(engine.FormatChoice(nil, &r.info, r.words, c)), "English "))
		}
		if all := strings.Join(got, "; "); all != tt.want {
			t.Errorf("%q of %q to %s: %s, want %s", tt.position, tt.of, tt.to, all, tt.want)
		}
		lit := slices.ContainsFunc(r.Reach(g, d, of), func(at engine.Reached) bool { return at.To == to })
		if lit != (tt.want != "") && d.Ask != AskPick {
			t.Errorf("%s is lit: %v", tt.to, lit)
		}
		if stackOf(d.About) != At(to2719(r), LayerDocked) {
			continue
		}
		offered, due := g.Options(d, nil), 0
		for i, p := range r.Foresee(g, d, offered) {
			if p.Due {
				due++
				if offered[i].Verb != VerbLoad {
					t.Errorf("first stands %v", offered[i])
				}
			}
		}
		if due != 2 {
			t.Errorf("%d counters ashore stand first, want 2", due)
		}
	}
}

func to2719(r *ruleset) Hex {
	o, _ := r.words.Find("2719")
	return hexOf(o)
}

// anyWay asks for a way to some hex from what the seat may know.
func (r *ruleset) anyWay(g *State, d engine.Decision, dice *testDice) (engine.Way, Hex, bool) {
	if dice.IntN(3) != 0 || g.acts > mostActs/2 {
		return engine.Way{}, 0, false
	}
	seen := r.Blank().(*State)
	seen.CopyFrom(g)
	seen.Redact(d.Seat)
	of := engine.NoObject
	if d.Ask == AskMove {
		options := seen.Options(d, nil)
		of = options[dice.IntN(len(options))].On
	}
	to := Hex(1 + dice.IntN(numHexes-1))
	w, ok := r.Way(seen, d, of, hexObject(to))
	return w, to, ok
}

// playWay plays a way in a copy of a position, and reports whether nothing stopped
// it.
func (r *ruleset) playWay(t *testing.T, from *State, seat engine.Seat, w engine.Way, to Hex, dice *testDice) bool {
	t.Helper()
	g := r.Blank().(*State)
	g.CopyFrom(from)
	known := map[engine.Object]bool{}
	for _, stop := range w.Stops {
		known[stop.At] = true
	}
	for i, c := range w.Choices {
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("%s of a way is refused: %s\n%s", engine.FormatChoice(nil, &r.info, r.words, c),
				r.words.Refuse(ill), r.FormatPosition(nil, g))
		}
		turn := engine.Turn{Dice: dice, Hear: true}
		g.Apply(c, &turn)
		ds := g.Pending(nil)
		if turn.Firm || turn.Out.Has(seat) || len(ds) == 0 || ds[0].Seat != seat {
			if !known[c.On] {
				t.Fatalf("%s stops a way that tells of no stop there\n%s", engine.FormatChoice(nil, &r.info, r.words, c),
					r.FormatPosition(nil, from))
			}
			return false
		}
		if known[c.On] && i < len(w.Choices)-1 {
			t.Fatalf("%s was to stop the way", engine.FormatChoice(nil, &r.info, r.words, c))
		}
	}
	if at := hexOf(g.Pending(nil)[0].About); at != to && w.Choices[len(w.Choices)-1].Verb != VerbMarch {
		t.Fatalf("the way ends at %s, not at %s", Grid.Name(at), Grid.Name(to))
	}
	return true
}

// 9.3 of own counters the cheapest is proposed to be lost, with what it carries, and
// what is proposed is lawful.
func TestProposed(t *testing.T) {
	r := rules(t)
	proposed := map[engine.Prompt]int{}
	for match := range 24 {
		d := &testDice{rand.New(rand.NewPCG(uint64(match), 5))}
		turn := engine.Turn{Dice: d, Hear: true}
		s, err := r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for ds := g.Pending(nil); len(ds) > 0; ds = g.Pending(nil) {
			if c, ok := r.Propose(g, ds[0]); ok {
				proposed[ds[0].Ask]++
				if ill := g.Check(c); !ill.OK() {
					t.Fatalf("what is proposed is refused: %s", r.words.Refuse(ill))
				}
				if ds[0].Ask == AskLoss && c.Verb == VerbLose {
					checkCheapest(t, g, ds[0], c)
				}
			}
			cs := g.Candidates(ds[0], 2, nil)
			turn.Reset()
			g.Apply(cs[d.IntN(len(cs))], &turn)
		}
	}
	for _, ask := range []engine.Prompt{AskLoss, AskCommit, AskDeceive, AskSail, AskLanding} {
		if proposed[ask] == 0 {
			t.Errorf("nothing was ever proposed where it is asked %q", prompts[ask].Says)
		}
	}
}

func checkCheapest(t *testing.T, g *State, d engine.Decision, c engine.Choice) {
	t.Helper()
	mine := g.worth(engine.Option{On: c.On, With: c.With})
	for _, op := range g.Options(d, nil) {
		if g.worth(op) < mine {
			t.Fatalf("%s is proposed to be lost, and %s is worth less", g.tables.title(c.On), g.tables.title(op.On))
		}
	}
}

// BenchmarkWay is a course across the map with enemies about.
func BenchmarkWay(b *testing.B) {
	r := rules(b)
	g := r.tables.setUp(slices.IndexFunc(r.info.Scenarios, func(s engine.Scenario) bool { return s.Key == "cartagena" }), &engine.Turn{})
	for g.Pending(nil)[0].Ask != AskMove {
		g.Apply(engine.Choice{Seat: English, Verb: VerbDone}, &engine.Turn{Dice: &testDice{rand.New(rand.NewPCG(1, 1))}})
	}
	d := g.Pending(nil)[0]
	of, _ := r.words.Find("2720-outside")
	for b.Loop() {
		if _, ok := r.Way(g, d, of, hexObject(hexAt(b, "4311"))); !ok {
			b.Fatal("there is no way")
		}
	}
}

// 9.3 a ship that carries troops is not the one proposed to be lost: what she
// carries would go with her.
func TestCargoIsDear(t *testing.T) {
	r := rules(t)
	laden, empty := 0, 0
	for match := range 12 {
		d := &testDice{rand.New(rand.NewPCG(uint64(match), 8))}
		turn := engine.Turn{Dice: d, Hear: true}
		s, err := r.Setup(r.info.Scenarios[match%len(r.info.Scenarios)].Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		for ds := g.Pending(nil); len(ds) > 0; ds = g.Pending(nil) {
			if ds[0].Ask == AskLoss && g.flow.Top().Step == stepLoss {
				for _, op := range g.Options(ds[0], nil) {
					switch plain := g.worthOf(g.counterOf(op.On)); {
					case op.Verb != VerbLose:
					case g.worth(op) > plain:
						laden++
					default:
						empty++
					}
				}
			}
			cs := g.Candidates(ds[0], 2, nil)
			turn.Reset()
			g.Apply(cs[d.IntN(len(cs))], &turn)
		}
	}
	if laden == 0 || empty == 0 {
		t.Errorf("%d ships with cargo and %d counters without were weighed: too few to tell", laden, empty)
	}
}

// 6.7 6.8 a ship that carries troops is dear where they go down with her, and not where they
// step ashore.
func TestCargoWeighsWhatItIs(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, position, want string }{
		{"6.7 out of supply", "flow supply abroad\nEnglish at 2920-outside vernon e-frigate lion\n",
			"English lose > vernon with 2920"},
		{"6.8 called home in port", "flow succession\nflow loss English English ship-called-home left 1\n" +
			"English at 2719-docked vernon oxford lion\n", "English lose > oxford with 2719"},
		{"6.8 called home at sea", "flow succession\nflow loss English English ship-called-home left 1\n" +
			"English at 2920-outside vernon oxford lion\n", "English lose > lion with 2920"},
	} {
		g, _ := parsed(t, r, tt.position)
		c, ok := r.Propose(g, g.Pending(nil)[0])
		if got := string(engine.FormatChoice(nil, &r.info, r.words, c)); !ok || got != tt.want {
			t.Errorf("%s: %q is proposed, expected %q", tt.name, got, tt.want)
		}
	}
}

// 9.1, 10.0 a leader's die goes where it adds the most hits, for those of one ship hit together at most once; a fire ship
// that cannot hit is kept; at an enemy seaport troops and supplies land before their
// leader, and then the ships stay.
func TestProposedInAnAttack(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, want string }{
		{"flow english-combat\nflow naval English 2820 attacker-fires\nEnglish at 2820-outside ogle:open lion:open oxford:open\n" +
			"Spanish at 2820-outside africa:open\ncombat naval English 2820\nside English tactics 1\nshot English oxford group 1 gun 3\n" +
			"shot English lion group 2 gun 5\nside Spanish\nshot Spanish africa group 1 gun 4\n", "Give a leader's die to Oxford"},
		{"flow english-movement\nflow landing English 2426 moving\nEnglish at 2426-outside vernon e-soldiers-1 lion\n" +
			"Spanish at 2426-shore s-soldiers-1\n", "Land Soldiers (1)"},
		{"flow english-combat\nflow retreat English 2819\nEnglish at 2819-outside lion\n", "Retreat to Port Royal"},
		{"flow english-movement\nflow landing English 2426 moving\nEnglish at 2426-outside vernon lion\n" +
			"Spanish at 2426-shore s-soldiers-1\n", "Done"},
		{"flow english-combat\nflow naval English 2825 attacker-fires\nEnglish at 2825-outside e-fire-ship:open lion:open\n" +
			"Spanish at 2825-docked africa:open\ncombat naval English 2825\nside English\nshot English lion group 1 gun 0\n" +
			"side Spanish\nshot Spanish africa group 1 gun 7\n", "Done"},
	} {
		g, _ := parsed(t, r, tt.position)
		c, ok := r.Propose(g, g.Pending(nil)[0])
		if got := r.words.Say(c); !ok || got != tt.want {
			t.Errorf("%q is proposed, expected %q", got, tt.want)
		}
	}
}

// 7.2 a way tells that the ships it is bound for may try first, 6.7 that its end is out of supply, and there is none for
// ships that have intercepted.
func TestWayToEnemyShips(t *testing.T) {
	r := rules(t)
	for position, want := range map[string]int{
		"English at 2820-outside lion\nSpanish at 2920-outside africa\n":      3,
		"English at 2719-docked lion\nSpanish at 2819-outside africa\n":       2,
		"English at 2820-outside lion:flag\nSpanish at 2920-outside africa\n": -1,
	} {
		g, _ := parsed(t, r, position)
		d, from := g.Pending(nil)[0], g.Pieces(English)[0].Place
		w, ok := r.Way(g, d, stackObject(from), hexObject(g.Pieces(Spanish)[0].Place.Hex()))
		if got := len(w.Stops); ok != (want > 0) || ok && got != want {
			t.Errorf("%s: %v, %d stops: %v, expected %d", position, ok, got, w.Stops, want)
		}
	}
}

// A proposed course says beside each roll on the way how likely it is to cost something.
//
// Cases 6.3, 7.2, 7.5.
func TestAWaySaysItsChances(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ pieces, of, to, want string }{
		{"English at 2719-outside lion", "2719-outside", "3520", "6.3 4 in 6"},
		{"English at 2719-outside vernon lion", "2719-outside", "3520", "6.3 1 in 6"},
		{"English at 2820-outside lion oxford\nSpanish at 2822-outside africa", "2820-outside", "2822", "7.2 2 in 6"},
	} {
		g, _ := parsed(t, r, "flow english-movement begun\n"+tt.pieces+"\n")
		of, _ := r.words.Find(tt.of)
		to, _ := r.words.Find(tt.to)
		w, ok := r.Way(g, g.Pending(nil)[0], of, to)
		found := ""
		for _, s := range w.Stops {
			if s.Kind == "peril" {
				found = string(s.Rule) + " " + s.Chance
			}
		}
		if !ok || found != tt.want {
			t.Errorf("%s to %s: %v, %q, want %q: %+v", tt.of, tt.to, ok, found, tt.want, w.Stops)
		}
	}
}
