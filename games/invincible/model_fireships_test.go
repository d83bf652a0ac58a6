package invincible

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A burning is the night of the fireships as the book tells it: squadron by squadron,
// with dice and choices that are given. Cases 13.1, 13.2.
type burning struct {
	*aModel
	at     map[Squadron]spot
	hits   map[Squadron]int
	full   func(Squadron) int
	morale func(Squadron) int
	fright func(english int) int
	drift  func(total int) spot
	dice   func() int          // the next die
	choose func(s []spot) spot // the owner's choice, of several in the order of rows
}

// react has every squadron of the anchorage react, row 8 from west to east, then row 9.
func (b *burning) react() {
	var order []Squadron
	for y := 7; y <= 8; y++ {
		for x := 2; x <= 7; x++ {
			if s := b.who[spot{x, y}]; s > Seymour {
				order = append(order, s)
			}
		}
	}
	for _, s := range order {
		if _, afloat := b.at[s]; afloat {
			b.one(s)
		}
	}
}

func (b *burning) one(s Squadron) {
	if !b.broken[s] {
		english := 0
		for e := firstEnglish; e <= lastEnglish; e++ {
			if _, there := b.at[e]; there {
				english++
			}
		}
		b.test(s, b.fright(english))
	}
	if !b.broken[s] {
		if room := b.room(b.at[s], s, false); len(room) > 0 {
			b.move(s, b.choose(room))
			return
		}
		if b.hit(s) {
			b.test(s, 0)
		}
		if _, afloat := b.at[s]; !afloat || !b.broken[s] {
			return
		}
	}
	if b.hit(s) {
		b.scatter(s)
	}
}

// scatter drives a broken squadron at random.
func (b *burning) scatter(s Squadron) {
	d := b.drift(b.dice() + b.dice())
	to := spot{b.at[s].x + d.x, b.at[s].y + d.y}
	struck := b.who[to]
	switch {
	case !to.onMap():
		b.hit(s)
	case struck == NoSquadron:
		b.move(s, to)
	default:
		if b.hit(struck) && !b.broken[struck] {
			b.test(struck, 0)
		}
		room := b.room(to, s, true)
		if len(room) == 0 && b.hit(s) {
			for r := 2; len(room) == 0; r++ {
				for y := range 9 {
					for x := range 10 {
						p := spot{x, y}
						if p.near(to) == r && (b.who[p] == NoSquadron || b.who[p] == s) {
							room = append(room, p)
						}
					}
				}
			}
		}
		if len(room) > 0 {
			b.move(s, b.choose(room))
		}
	}
}

// room lists the empty squares beside one; that of s itself counts as empty if own.
func (b *burning) room(at spot, s Squadron, own bool) (room []spot) {
	for y := at.y - 1; y <= at.y+1; y++ {
		for x := at.x - 1; x <= at.x+1; x++ {
			p := spot{x, y}
			if p != at && p.onMap() && (b.who[p] == NoSquadron || own && b.who[p] == s) {
				room = append(room, p)
			}
		}
	}
	return room
}

func (b *burning) move(s Squadron, to spot) {
	delete(b.who, b.at[s])
	b.who[to], b.at[s] = s, to
}

// hit marks a Hit and reports whether the squadron is still afloat.
func (b *burning) hit(s Squadron) bool {
	b.hits[s]++
	if b.hits[s] < b.full(s) {
		return true
	}
	delete(b.who, b.at[s])
	delete(b.at, s)
	return false
}

func (b *burning) test(s Squadron, more int) {
	if b.dice()+b.dice()+b.hits[s]+b.morale(s)+more >= 10 {
		b.broken[s] = true
	}
}

// told is a source of dice that remembers what fell.
type told struct {
	r     *rand.Rand
	faces []int
}

func (d *told) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	for i := range th.Dice {
		f[i] = uint16(1 + d.r.IntN(int(th.Sides)))
		d.faces = append(d.faces, int(f[i]))
	}
	return f, true
}

// burn plays the fireships of a position with random dice and choices, which it
// returns.
func burn(g *State, r *rand.Rand) (faces []int, chosen [][]spot) {
	source := &told{r: r}
	turn := engine.Turn{Dice: source}
	g.settle(stepFireships, &turn)
	for g.flow.Depth() > 0 && g.flow.At(0).Step == stepFireships {
		for g.flow.Depth() > 1 || g.flow.Top().Step == stepFireships {
			if g.enter(&turn) {
				break
			}
		}
		if g.flow.Depth() == 0 || g.flow.At(0).Step != stepFireships {
			break
		}
		d := g.Pending(nil)[0]
		options := g.Options(d, nil)
		var room []spot
		for _, op := range options {
			room = append(room, spotOf(SquareOf(op.On)))
		}
		i := r.IntN(len(room))
		chosen = append(chosen, append(room, room[i]))
		sequence.Do(g, engine.Choice{Seat: d.Seat, Verb: VerbShift, About: d.About, On: options[i].On}, &turn)
	}
	return source.faces, chosen
}

// around are the squares that leave no room to whoever lies in C8, if those of the
// anchorage beside it are taken too.
var around = [...]spot{{1, 6}, {2, 6}, {3, 6}, {1, 7}, {1, 8}}

// anchored is a random Armada in Calais Roads, English squadrons near it, and its
// model. In one position of three there is little room.
func anchored(base *State, r *rand.Rand) (*State, *burning) {
	g, m := scattered(base, r, Spanish)
	b := &burning{aModel: m, at: map[Squadron]spot{}, hits: map[Squadron]int{}}
	m.who = map[spot]Squadron{}
	tight, squares := r.IntN(3) == 0, r.Perm(anchorageSquares)
	for s := firstEnglish; s <= lastSpanish; s++ {
		if g.at[s] != 0 {
			g.lift(s)
		}
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		g.lost[s] = false
		p := spot{2 + r.IntN(6), 7 + r.IntN(2)}
		most := int(g.tables.Squadrons[s].Strength)
		switch {
		case tight && s <= lastEnglish:
			p = around[s-firstEnglish]
		case tight:
			p, most = spot{2 + squares[s-firstSpanish]%6, 7 + squares[s-firstSpanish]/6}, 2
		case s <= lastEnglish:
			p = spot{r.IntN(10), 4 + r.IntN(3)}
		}
		if m.who[p] != NoSquadron {
			g.lost[s] = s > lastEnglish
			continue
		}
		m.who[p], b.at[s] = s, p
		g.put(s, squareAt(p.x, p.y))
		b.hits[s] = r.IntN(most)
		g.hits[s] = uint8(b.hits[s])
	}
	g.armada, g.weather = boxCalaisRoads, Normal
	g.flow.Top().Step = stepFireships
	b.full = func(s Squadron) int { return int(g.tables.Squadrons[s].Strength) }
	b.morale = func(s Squadron) int { return int(g.tables.Squadrons[s].Morale) }
	b.fright = func(n int) int { return int(g.tables.FireshipMorale[n]) }
	b.drift = func(n int) spot { return spot{int(g.tables.Drift[n].East), int(g.tables.Drift[n].South)} }
	return g, b
}

func TestFireshipsAgainstAModel(t *testing.T) {
	r, base := rand.New(rand.NewPCG(13, 2)), quiet(t, 0)
	asked, lost := 0, 0
	for range 1500 {
		g, b := anchored(base, r)
		was := *g
		before := func() string { return formatted(game(t), &was) }
		faces, chosen := burn(g, r)
		if g.result != resultNone {
			continue // no Spanish squadron is left, and the rest is not played
		}
		b.dice = func() int {
			if len(faces) == 0 {
				t.Fatalf("the model throws more dice\n%s", before())
			}
			face := faces[0]
			faces = faces[1:]
			return face
		}
		b.choose = func(room []spot) spot {
			if len(room) == 1 {
				return room[0]
			}
			if len(chosen) == 0 {
				t.Fatalf("the model asks for one of %v, and nobody was asked\n%s", room, before())
			}
			is := chosen[0]
			chosen = chosen[1:]
			asked++
			if options := is[:len(is)-1]; !slices.Equal(options, room) {
				t.Fatalf("asked for one of %v, want %v\n%s", options, room, before())
			}
			return is[len(is)-1]
		}
		b.react()
		if len(faces)+len(chosen) > 0 {
			t.Fatalf("%d dice and %d choices more than the model has\n%s", len(faces), len(chosen), before())
		}
		for s := firstEnglish; s <= lastSpanish; s++ {
			at, afloat := b.at[s]
			switch {
			case afloat != (g.at[s] != 0), afloat && at != spotOf(g.at[s]):
				t.Fatalf("%s ends at %v, want %v (afloat %v)\n%s", squadronKeys[s], g.at[s], at, afloat, before())
			case afloat && (int(g.hits[s]) != b.hits[s] || g.broken[s] != b.broken[s]):
				t.Fatalf("%s has %d hits, broken %v, want %d, %v\n%s", squadronKeys[s], g.hits[s], g.broken[s], b.hits[s], b.broken[s], before())
			case !afloat && g.lost[s]:
				lost++
			}
		}
	}
	if asked < 2000 || lost < 500 {
		t.Errorf("%d choices and %d losses were compared: too few", asked, lost)
	}
}
