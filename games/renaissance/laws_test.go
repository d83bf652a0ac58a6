package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

// rules is the game under the pack as shipped.
func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The laws of a table with forty ships are slow to try: here at a thousand choices.
func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), enginetest.Options{Exchange: exchange, Cites: true, Choices: 1000, Without: enginetest.Forms})
}

// TestLawsAtLength tries them at as many choices as those of other games.
func TestLawsAtLength(t *testing.T) {
	enginetest.AtLength(t)
	enginetest.Exercise(t, rules(t), enginetest.Options{Exchange: exchange, Cites: true, Without: enginetest.Forms})
}

// exchange gives ships of the other side other orders than they have: how many of
// them are written is told to nobody. Those that are out of sight lie elsewhere, and
// other things have befallen them.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	known := *g
	known.veil(viewer)
	for n := range shipNo(g.ofFleet()) {
		if known.ships[n].fate == outOfSight && g.ships[n].fate == afloat && g.company(n) == justOne(n) && g.ships[n].held == free {
			was, c := g.ships[n], g.standing()
			laid := g.allLaid(&c)
			g.imagineShip(n, d)
			if c = g.standing(); g.ships[n].fate != afloat || g.allLaid(&c) != laid {
				g.ships[n] = was // there she, or whom she sees by a flash, is told apart
			}
			g.ships[n].holes++
			g.ships[n].prize = was.prize
		}
	}
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; known.ships[p.at].fate == outOfSight && (p.fortune == inCommand || p.fortune == captive) {
			p.fortune, p.unseen = dead, true
		}
	}
	for seat := range numSeats {
		for i := range g.dispatches[seat] {
			if l := &g.dispatches[seat][i]; seat != viewer && l.number > 0 {
				l.number = l.number%mostMessage + 1
			}
		}
	}
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		if g.ships[n].holder == viewer {
			continue
		}
		h.boarders, h.guards = h.guards, h.boarders
		h.below = !h.below
		if g.row(n).Explosive && g.wild(n) {
			h.fuse = 1 + (h.fuse+4)%mostFuse
		}
		if h.many == 0 {
			continue
		}
		last := &h.orders[h.many-1]
		if last.verb == VerbAhead && last.n > 1 {
			last.n--
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		h := g.garrison(k)
		if g.fortRow(k).Seat == viewer || !g.serves(k) {
			continue
		}
		if h.work != 0 && h.worked > 0 {
			h.worked--
		}
		if last := &h.orders[max(int(h.many), 1)-1]; last.verb == VerbLoadBall {
			last.verb = VerbLoadHail
		}
	}
}

// What fills a struct up, so that it has no padding, is never set.
func TestNothingIsKeptInSpareRoom(t *testing.T) {
	g := begun(t, "puerto-rico")
	mix := dice.NewMixer(5, 5)
	for range 2000 {
		asked := g.Pending(nil)
		if len(asked) == 0 {
			break
		}
		can := g.Candidates(asked[mix.Pick(len(asked))], 3, nil)
		g.Apply(can[mix.Pick(len(can))], &engine.Turn{Dice: &mix})
	}
	for i := range g.ships {
		if g.ships[i].spare != [padShip]bool{} {
			t.Errorf("ship %d keeps something in spare room", i)
		}
	}
	for i := range g.boats {
		if g.boats[i].spare != [padBoat]bool{} {
			t.Errorf("boat %d keeps something in spare room", i)
		}
	}
	for i := range g.forts {
		if g.forts[i].spare != [padFort]bool{} || g.posts[i].spare != [padGarrison]bool{} {
			t.Errorf("fort %d keeps something in spare room", i)
		}
	}
	for i := range g.says {
		if g.says[i].spare != [padMessage]bool{} {
			t.Errorf("message %d keeps something in spare room", i)
		}
	}
	if w := &g.stakes; w.spare != [padTally]bool{} || w.salvo.spare != [padStroke]bool{} || w.parts[0].spare {
		t.Error("the stakes of a throw keep something in spare room")
	}
	for i := range g.dispatches[seatA] {
		if g.dispatches[seatA][i].spare != [padDispatch]bool{} {
			t.Errorf("dispatch %d keeps something in spare room", i)
		}
	}
	if g.spare != [padFlat]bool{} || g.air.spare != [padAir]bool{} || g.lusts[0].spare {
		t.Error("something is kept in spare room")
	}
}
