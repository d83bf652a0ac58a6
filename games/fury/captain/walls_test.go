package captain_test

import (
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A watch looks at each position of a match for companies that stand in a wall, and for those that have come from one
// side of a sconce's wall to the other, or fight across it, without ladders, an open gate or a breach. It reads outlines
// and bodies for itself and asks nothing of the law.
type watch struct {
	t       *testing.T
	r       engine.Ruleset
	match   string
	was, is map[engine.Object]fury.Aspect
	ladders map[engine.Object]bool // who could have climbed from where it stood before
	boards  int                    // how many positions had a sconce in them
	crossed int                    // how often a company has come to the other side
	all     []fury.Aspect
	last    engine.State // the position before, nil at first
}

// look looks at the next position.
func (w *watch) look(s engine.State, _ engine.Decision) {
	g := s.(*fury.State)
	w.was, w.is = w.is, map[engine.Object]fury.Aspect{}
	if w.last == nil {
		w.last = w.r.Blank()
	} else if !g.IsSameBoard(w.last.(*fury.State)) {
		w.was = nil // another battle of the campaign, or a gate that opens, which takes a whole action
	}
	w.last.CopyFrom(g)
	could := map[engine.Object]bool{}
	w.all = g.Aspects(fury.SeatA, w.all[:0])
	for _, a := range w.all {
		if a.Hidden || a.Reserve || a.Housed || a.Afloat {
			continue
		}
		w.is[a.Object] = a
		could[a.Object] = w.hasLadders(g, &a)
		w.standsClear(g, &a)
	}
	if sconce := sconceOf(g); sconce != nil {
		w.boards++
		for o, a := range w.is {
			w.keepsSide(g, sconce, o, a)
			w.fightsFairly(g, sconce, &a)
		}
	}
	w.ladders = could
}

// sconceOf is the outline of the sconce, nil if there is none.
func sconceOf(g *fury.State) plane.Polygon {
	for i := range g.Pieces() {
		if _, of, shape, _ := g.Piece(i); of == fury.Sconce {
			return shape
		}
	}
	return nil
}

// hasLadders reports whether a company of foot carries ladders or stands by those of its side.
func (w *watch) hasLadders(g *fury.State, a *fury.Aspect) bool {
	const near = 2 * fury.Inch
	at, some := g.LaddersNear(a.Seat, a.Body.Hull().Centre())
	return a.Arm == fury.Foot && (a.Ladders || some && a.Body.Within(plane.Base{At: at, Length: 2, Width: 2}.Block(), near))
}

// bars reports whether a kind of line bars a company.
func bars(of fury.Ground, a *fury.Aspect) bool {
	switch of {
	case fury.Parapet, fury.Gate:
		return true
	case fury.Hedge, fury.Wall:
		return a.Arm == fury.Horse || a.Gun != 0
	}
	return false
}

// standsClear fails if a company is pressed into a line that bars it, or has it between its bases.
func (w *watch) standsClear(g *fury.State, a *fury.Aspect) {
	for i := range g.Pieces() {
		_, of, shape, _ := g.Piece(i)
		if !bars(of, a) {
			continue
		}
		line := plane.Line(shape)
		if a.Body.Meets(line) {
			w.fail(g, a, "is pressed into a wall")
		}
		for k := 1; k < int(a.Body.Bases); k++ {
			if line.Cuts(a.Body.Base(0).Centre(), a.Body.Base(k).Centre()) {
				w.fail(g, a, "stands astride of a wall")
			}
		}
	}
}

// side is 1 if all of a body stands in a sconce, -1 if none of it does, else 0.
func side(sconce plane.Polygon, b plane.Block) int {
	in := 0
	for k := range int(b.Bases) {
		if sconce.Has(b.Base(k).Centre()) {
			in++
		}
	}
	switch in {
	case 0:
		return -1
	case int(b.Bases):
		return 1
	}
	return 0
}

// opens reports whether a breach or an open gate lies on the stretch between two points.
func opens(g *fury.State, from, to plane.Point) bool {
	for i := range g.Pieces() {
		if _, of, shape, _ := g.Piece(i); of == fury.Breach && plane.Line(shape).Cuts(from, to) {
			return true
		}
	}
	return false
}

// meetsInGap reports whether a breach or an open gate lies between the bases of two bodies that are nearest to each other:
// that between their middles may lie beside it, as a column is long.
func meetsInGap(g *fury.State, a, b plane.Block) bool {
	var from, to plane.Point
	least := int32(math.MaxInt32)
	for i := range int(a.Bases) {
		for k := range int(b.Bases) {
			p, q := a.Base(i).Centre(), b.Base(k).Centre()
			if far := p.Distance(q); far < least {
				from, to, least = p, q, far
			}
		}
	}
	return opens(g, from, to)
}

// keepsSide fails if a company stands on both sides of the wall but not in a breach, or has come to the other side by
// neither a breach nor ladders.
func (w *watch) keepsSide(g *fury.State, sconce plane.Polygon, o engine.Object, a fury.Aspect) {
	now := side(sconce, a.Body)
	if now == 0 && (a.Body.Files != 1 || !opens(g, a.Body.Base(0).Centre(), a.Body.Base(int(a.Body.Bases)-1).Centre())) {
		w.fail(g, &a, "stands on both sides of the wall")
	}
	before, out := w.was[o]
	if !out || now*side(sconce, before.Body) != -1 {
		return
	}
	w.crossed++
	if !w.ladders[o] && !opens(g, before.Body.Hull().Centre(), a.Body.Hull().Centre()) && !opens(g, before.Body.At, a.Body.At) {
		w.fail(g, &a, "has come through the wall")
	}
}

// fightsFairly fails if a company fights hand to hand, and all enemies who do are on the other side of the wall, with
// neither a breach between nor ladders.
func (w *watch) fightsFairly(g *fury.State, sconce plane.Polygon, a *fury.Aspect) {
	if !a.Engaged || a.Routing {
		return
	}
	some := false
	for o, b := range w.is {
		if !b.Engaged || b.Routing || b.Seat == a.Seat {
			continue
		}
		if side(sconce, a.Body)*side(sconce, b.Body) != -1 || w.ladders[a.Object] || w.ladders[o] || w.hasLadders(g, a) || w.hasLadders(g, &b) ||
			meetsInGap(g, a.Body, b.Body) {
			return
		}
		some = true
	}
	if some {
		w.fail(g, a, "fights through the wall")
	}
}

// fail tells what a company does, and how all stand.
func (w *watch) fail(g *fury.State, a *fury.Aspect, does string) {
	w.t.Errorf("%s: %s %s", w.match, g.Called(a.Object), does)
	w.t.Fatalf("%s", w.r.FormatPosition(nil, g))
}

// stubborn plays at random and never withdraws from the action while it may do anything else.
type stubborn struct{ random *bot.Random }

func (s stubborn) Begin(key uint64) { s.random.Begin(key) }

func (s stubborn) Choose(seen engine.State, d engine.Decision, think bot.Budget) (c engine.Choice) {
	for range 20 {
		if c = s.random.Choose(seen, d, think); c.Verb != fury.VerbWithdraw {
			break
		}
	}
	return c
}

// melee is a storm in which companies of all kinds stand on both sides of a wall with a shut gate and a breach, and horse
// beside a hedge.
const melee = `game fury
scenario ensconced
turn 20
piece sconce 2600 2600 3400 2600 3400 3400 2600 3400
piece gate 2925 3400 3075 3400
piece breach 3400 2925 3400 3075
piece parapet 3075 3400 3400 3400 3400 3075
piece parapet 3400 2925 3400 2600 2600 2600 2600 3400 2925 3400
piece hedge 2200 3900 3000 3900
side A force 40 flight 90 colonel 40 at 2500 3000
side B force 40 flight 90 colonel 41 with b-1
muster A nation spaniards edge south
muster B nation dutch
company a-1 spanish-pikemen squadrons 6 files 3 at 3000 3425 captain 1 ladders
company a-2 spanish-arquebusiers squadrons 4 files 4 at 2575 3000 facing 9000 captain 2
company a-3 herreruelos squadrons 4 files 2 at 2500 3940 captain 3
company a-4 spanish-arquebusiers squadrons 3 files 1 at 3450 3000 facing 27000 captain 4
company a-5 sword-and-bucklermen squadrons 4 files 2 at 3000 2560 facing 18000 captain 5 ladders
company a-6 artillery-crew gun drake loaded at 3200 4000
company b-1 levy-arquebusiers squadrons 3 files 3 at 2610 3000 facing 27000 captain 6
company b-2 levy-pikemen squadrons 2 files 1 at 3250 3000 facing 9000 captain 7
company b-3 walloon-musketeers squadrons 2 files 2 at 2800 3390 facing 18000 captain 8
company b-4 levy-pikemen squadrons 2 files 2 at 2850 3770 captain 9
company b-5 artillery-crew gun saker loaded at 3200 2700
object herd of B at 2540 3200
object herd of A at 2660 3300
object prisoners of B at 3000 3200
flow segments A
`

// storm is a week of the campaign in which the English storm a sconce.
const storm = `game fury
campaign hand week 1 steps 2 at noordschans from kerkhoven
plan storm noordschans by kerkhoven noordschans
known noordschans
herds zuiderweide 5
body column veteran-pikemen 8
body column veteran-shot 8
body garrison noordschans spanish-arquebusiers 8
flow march
`

// TestNobodyPassesAWall watches matches of captains and matches at random, of storms and on boards with hedges.
//
// Cases 8.4, 11.2, 12.5, 20.1, 20.2, 20.3. Rulings R252, R255, R670.
func TestNobodyPassesAWall(t *testing.T) { watchStorms(t, 0, 1) }

// TestNobodyPassesAWallForLong watches nine times as many matches.
//
// Cases 8.4, 11.2, 12.5, 20.1, 20.2, 20.3. Rulings R252, R255, R670.
func TestNobodyPassesAWallForLong(t *testing.T) {
	if os.Getenv("WEATHERGAGE_LONG") == "" {
		t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
	}
	watchStorms(t, 1, 10)
}

// watchStorms watches some matches of each kind: as many times those of an ordinary run as lie between two numbers.
func watchStorms(t *testing.T, from, until uint64) {
	r := rules(t)
	watched := func(name string, matches uint64, play func(k uint64, look bottest.Look)) (boards, crossed int) {
		for k := from * matches; k < until*matches; k++ {
			w := &watch{t: t, r: r, match: fmt.Sprintf("%s, match %d", name, k)}
			play(k, w.look)
			boards, crossed = boards+w.boards, crossed+w.crossed
		}
		t.Logf("%s: %d positions with a sconce, %d companies came to the other side", name, boards, crossed)
		return boards, crossed
	}
	starts := func(text string) engine.State {
		s, problems, err := r.ParsePosition([]byte(text))
		if err != nil || len(problems) > 0 {
			t.Fatal(err, problems)
		}
		return s
	}
	boards, crossed := watched("captains in a melee", 3, func(k uint64, look bottest.Look) {
		arena.Fight(t, r, starts(melee), k, arena.Captains(r), look)
	})
	more, over := watched("random play in a melee", 4, func(k uint64, look bottest.Look) {
		arena.Fight(t, r, starts(melee), k, []bot.Bot{stubborn{bot.NewRandom()}, stubborn{bot.NewRandom()}}, look)
	})
	if boards < 500 || more < 1000 || crossed < 1 || over < 1 {
		t.Errorf("only %d and %d positions with a sconce, and %d and %d companies came to the other side of its wall", boards, more, crossed, over)
	}
	watched("captains in the storm of a campaign", 1, func(k uint64, look bottest.Look) {
		arena.Fight(t, r, starts(storm), k, arena.Captains(r), look)
	})
	for _, key := range []string{"ensconced", "cadiz-or-something-similar", "feud", "razzia"} {
		watched("captains in "+key, 1, func(k uint64, look bottest.Look) { arena.Play(t, r, key, nil, k, look) })
	}
}
