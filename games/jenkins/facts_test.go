package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestFacts: what a captain may ask of a position that was redacted for it.
func TestFacts(t *testing.T) {
	r := rules(t)
	g, problems := parsed(t, r, `
English at 2719-docked e-deception vernon cornwall e-frigate*2
English at 2719-shore e-cannons-7 e-soldiers-2
English at 2920-outside shrewsbury
English at 2925-shore e-soldiers-1
holder santa-marta English
battle Spanish 2920
storm 2
Spanish at 2825-docked africa
Spanish at 2825-shore lezo s-cannons-7*2 s-soldiers-3
Spanish at 2920-outside s-frigate:open
`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	g.Redact(English)
	home, cartagena, sea := hexAt(t, "2719"), hexAt(t, "2825"), hexAt(t, "2920")
	docked := At(home, LayerDocked)
	lo, hi := g.Span(English, docked)
	from, to := g.HexSpan(English, home)
	vernon, frigate := g.Pieces(English)[lo+1], g.Pieces(English)[hi-1]
	seenFrom, seenTo := g.HexSpan(Spanish, cartagena)
	hidden := 0
	for _, p := range g.Pieces(Spanish)[seenFrom:seenTo] {
		if p.Counter == Unseen {
			hidden++
		}
	}
	by, fought := g.Battle(sea)
	nobody, none := g.Battle(home)
	ships, land := g.Load(English, home)
	turn, last := g.Turn()
	santaMarta := portNamed(t, g.tables, "santa-marta")
	for _, tt := range []struct {
		name string
		ok   bool
	}{
		{"4.1 a stack of five, two ashore", hi-lo == 5 && to-from == 7},
		{"4.4 what lies under Africa is hidden", hidden == seenTo-seenFrom-1},
		{"7.3 Vernon is carried, frigates are not", g.Cargo(vernon) && !g.Cargo(frigate)},
		{"7.3 a frigate carries one soldier more", g.CanCarry(English, hi-1, kindNamed(t, g.tables, "e-soldiers-2"))},
		{"7.3 Cornwall carries Vernon and no more", !g.CanCarry(English, lo+2, kindNamed(t, g.tables, "e-soldiers-2"))},
		{"7.2 the frigates have caught Shrewsbury", fought && by == Spanish && !none && nobody == engine.NoSeat},
		{"4.2 frigates, leaders and cannons do not count", ships == 1 && land == 1},
		{"4.2 ships of the line do", g.tables.Counts(kindNamed(t, g.tables, "cornwall"))},
		{"5.0 Santa Marta is taken and may win", g.Taken(santaMarta) && g.Goals()>>santaMarta&1 != 0},
		{"7.6 so it is friendly to the English", g.Friendly(English, santaMarta) && !g.Friendly(Spanish, santaMarta)},
		{"7.6 where there is no seaport nobody is at home", !g.Friendly(English, 0)},
		{"8.1 a storm over Port Royal", g.Stormy(home) && !g.Stormy(sea)},
		{"6.3 and next to it", g.NearStorm(g.tables.Near[home][0]) && !g.NearStorm(cartagena)},
		{"1.2 the first turn of ten", turn == 1 && last == 10},
		{"6.3 the English move", g.Active() == English},
		{"9.0 no combat is being fought", g.Fight().Hex == 0},
		{"7.0 ships and troops by hex", g.HasShips(English, home) && g.HasTroops(English, home) && !g.HasTroops(English, sea)},
		{"3.2 no points", g.Funds(English) == 0 && g.Pool(kindNamed(t, g.tables, "boyne")) == 0},
	} {
		if !tt.ok {
			t.Error(tt.name)
		}
	}
}

// TestCourse: how the moving stack has sailed follows it from hex to hex.
func TestCourse(t *testing.T) {
	r := rules(t)
	g, _ := parsed(t, r, "English at 2719-outside cornwall\nSpanish at 2920-outside africa\n")
	if n, storm := g.Course(); n != 0 || storm {
		t.Error("6.3 nothing moves, and yet there is a course")
	}
	turn := engine.Turn{Dice: &faceless{6}}
	outside := At(hexAt(t, "2719"), LayerOutside)
	for _, c := range []engine.Choice{
		{Verb: VerbPick, On: stackObject(outside)},
		{Verb: VerbSail, About: stackObject(outside), On: hexObject(hexAt(t, "2819"))},
		{Verb: VerbAttack, About: hexObject(hexAt(t, "2819")), On: hexObject(hexAt(t, "2920"))},
	} {
		if ill := g.Check(c); !ill.OK() {
			t.Fatal(r.words.Refuse(ill))
		}
		turn.Reset()
		g.Apply(c, &turn)
		for d := g.Pending(nil)[0]; d.Seat == Spanish; d = g.Pending(nil)[0] {
			g.Apply(engine.Choice{Seat: Spanish, Verb: engine.Pass, About: d.About}, &turn)
		}
	}
	if n, storm := g.Course(); n != 1 || storm {
		t.Errorf("7.2 after a hex and an attempt in vain: %d hexes, storm %v", n, storm)
	}
}

// TestOddsOfASecondInterception: who joins a combat that another has brought on has
// intercepted too, if his die is low enough.
//
// Case 7.2. Rulings R47, R149.
func TestOddsOfASecondInterception(t *testing.T) {
	r := rules(t)
	for face, want := range map[uint16]int32{1: 1, 6: 0} {
		g, _ := parsed(t, r, "English at 2719-outside cornwall\nSpanish at 2720-outside africa\nSpanish at 2820-outside oriente\n")
		turn := engine.Turn{Dice: &faceless{1}}
		outside := At(hexAt(t, "2719"), LayerOutside)
		g.Apply(engine.Choice{Verb: VerbPick, On: stackObject(outside)}, &turn)
		g.Apply(engine.Choice{Verb: VerbAttack, About: stackObject(outside), On: hexObject(hexAt(t, "2720"))}, &turn)
		at := hexObject(hexAt(t, "2720"))
		g.Apply(engine.Choice{Seat: Spanish, Verb: VerbJoin, About: at, On: stackObject(At(hexAt(t, "2820"), LayerOutside))}, &turn)
		before := *g
		c := engine.Choice{Seat: Spanish, Verb: VerbAttempt, About: at}
		g.Apply(c, &engine.Turn{Dice: &faceless{face}})
		if got := r.Measure(nil, &before, g, c); got[0] != want || !r.Forecasts(&before, c) {
			t.Errorf("after a %d the fleet counts %d times as intercepted, want %d", face, got[0], want)
		}
	}
}

// faceless is dice that always show one face.
type faceless struct{ face uint16 }

func (d *faceless) Throw(t engine.Throw) (f engine.Faces, ok bool) {
	for i := range t.Dice {
		f[i] = d.face
	}
	return f, true
}

// TestObjects: a captain reads the objects of its options.
func TestObjects(t *testing.T) {
	g := rules(t).Blank().(*State)
	home := hexAt(t, "2719")
	owner, n, _ := g.DieOf(dieObject(Spanish, Unseen, 3, 0))
	if HexOf(hexObject(home)) != home || StackOf(stackObject(At(home, LayerShore))) != At(home, LayerShore) ||
		g.CounterOf(counterObject(5)) != 5 || owner != Spanish || n != 3 ||
		HexOf(counterObject(5)) != 0 || StackOf(hexObject(home)) != 0 || g.CounterOf(hexObject(home)) != Unseen {
		t.Error("an object is not what it names")
	}
	if m := markDone | markFlag; !m.Done() || !m.Flagged() || m.Selected() {
		t.Error("a ship that has moved and intercepted is not marked so")
	}
}
