package jenkins

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A played step is the same step in the game. Its dice are typed as it goes, and what the
// Spanish answer is what the sketch was answered.
type played struct {
	t       *testing.T
	r       *ruleset
	g       *State
	faces   []uint16
	answers []answer
	asked   []string
}

func (p *played) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	if len(p.faces) == 0 || th.Rule != "7.2" {
		p.t.Fatalf("a throw by case %s that the book does not make", th.Rule)
	}
	f[0], p.faces = p.faces[0], p.faces[1:]
	return f, true
}

// choose makes a choice that is written as records write it; false if it is refused.
func (p *played) choose(text string, args ...any) bool {
	p.t.Helper()
	c, err := engine.ParseChoice(&p.r.info, p.r.words, fmt.Sprintf(text, args...))
	if err != nil {
		p.t.Fatal(err)
	}
	if ds := p.g.Pending(nil); len(ds) > 0 && c.About == engine.NoObject {
		c.About = ds[0].About
	}
	if ill := p.g.Check(c); !ill.OK() {
		return false
	}
	p.g.Apply(c, &engine.Turn{Dice: p})
	return true
}

// reply answers for the Spanish until nothing is asked of them.
func (p *played) reply() {
	for {
		ds := p.g.Pending(nil)
		if len(ds) == 0 || ds[0].Ask != AskIntercept {
			return
		}
		p.asked = append(p.asked, p.askedFrom(ds[0]))
		a := p.answers[0]
		p.answers = p.answers[1:]
		for _, name := range a.join {
			k, _ := p.r.tables.find(name)
			at := Place(0)
			for _, pc := range p.g.Pieces(Spanish) {
				if pc.Counter == p.g.counterOf(k) {
					at = pc.Place
				}
			}
			if !p.choose("Spanish join > %s with %s", name, stackName(at)) && !p.choose("Spanish join > %s", stackName(at)) {
				p.t.Fatalf("%s may not join in\n%s", name, p.r.FormatPosition(nil, p.g))
			}
		}
		if len(a.join) == 0 {
			p.choose("Spanish pass")
		} else if !p.choose("Spanish attempt") {
			p.t.Fatal("the Spanish may not try")
		}
	}
}

// askedFrom are the hexes of those who may try, marked ships or not.
func (p *played) askedFrom(d engine.Decision) string {
	var out []string
	for way, h := range p.g.tables.Near[hexOf(d.About)] {
		f := p.g.flow.Top()
		if p.g.interceptors(Spanish, hexOf(d.About), Hex(f.N[interceptedIn]))>>way&1 != 0 {
			out = append(out, Grid.Name(h))
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// sum is what has come of it, as the sketch says it.
func (p *played) sum() string {
	k := sketch{at: map[string]string{}, marked: map[string]bool{}, battle: map[string]engine.Seat{}}
	for seat := English; seat <= Spanish; seat++ {
		for _, pc := range p.g.Pieces(seat) {
			name := p.g.row(&pc).Key
			k.at[name], k.marked[name] = Grid.Name(pc.Place.Hex()), pc.Mark.Flagged()
		}
	}
	for h := Hex(1); h < numHexes; h++ {
		if p.g.battle[English].has(h) && p.g.battle[Spanish].has(h) {
			p.t.Fatalf("two attackers at %s", Grid.Name(h))
		}
		if seat, fought := p.g.Battle(h); fought {
			k.battle[Grid.Name(h)] = seat
		}
	}
	k.halted = p.g.below(stepSail) == nil
	return k.sum()
}

// TestInterceptionAgainstASketch plays one step of a fleet in random positions and holds it
// against a player's sketch of 7.2: what is lawful, who may try and from where, and where
// all ships are afterwards.
func TestInterceptionAgainstASketch(t *testing.T) {
	r := rules(t)
	steps, tries, caught := 0, 0, 0
	for n := range 6000 {
		d := rand.New(rand.NewPCG(uint64(n), 72))
		k := drawSketch(r.tables, d)
		text := k.text()
		g := sound(t, r, text)
		p := &played{t: t, r: r, g: g}
		if !p.choose("English pick > %s-outside", k.at[k.fleet[0]]) {
			if !slices.Contains(k.storms, k.at[k.fleet[0]]) {
				t.Fatalf("the fleet may not be picked\n%s", text)
			}
			continue
		}
		to := near(k.at[k.fleet[0]])[d.IntN(6)]
		roll := func() uint16 {
			die := uint16(1 + d.IntN(6))
			p.faces = append(p.faces, die)
			return die
		}
		reply := func(from []string) (a answer) {
			for _, h := range from {
				for _, name := range k.ships(Spanish, h) {
					if !k.marked[name] && d.IntN(3) > 0 {
						a.join = append(a.join, name)
					}
				}
			}
			if len(a.join) > 0 {
				a.die = roll()
			}
			p.answers = append(p.answers, a)
			return a
		}
		attack := d.IntN(2) == 0
		step, lawful := fmt.Sprintf("sail > %s", to), false
		if attack {
			step = fmt.Sprintf("attack > %s", to)
			lawful = k.attack(to, roll, reply)
		} else {
			lawful = k.sail(to, reply)
		}
		if did := p.choose("English %s", step); did != lawful {
			t.Fatalf("%s: the book says %v, the game %v\n%s", step, lawful, did, text)
		}
		if !lawful {
			continue
		}
		p.reply()
		steps, tries = steps+1, tries+len(k.asked)
		if k.halted {
			caught++
		}
		if got, want := p.sum(), k.sum(); got != want || !slices.Equal(p.asked, k.asked) || len(p.faces)+len(p.answers) > 0 {
			t.Fatalf("%s\nthe book: %s, asked %q\nthe game: %s, asked %q\n%s", step, want, k.asked, got, p.asked, text)
		}
	}
	if steps < 2000 || tries < 800 || caught < 250 {
		t.Errorf("%d steps, %d attempts, %d fleets stopped: too few to tell", steps, tries, caught)
	}
	t.Logf("%d steps, %d attempts, %d fleets stopped", steps, tries, caught)
}
