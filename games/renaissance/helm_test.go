package renaissance

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// steered is one ship of a scenario, and the ruleset as a helm.
type steered struct {
	testing.TB
	rules engine.Ruleset
	g     *State
	n     shipNo
}

func steerIn(t testing.TB, scenario string, n shipNo) *steered {
	t.Helper()
	r := rules(t)
	mix := dice.NewMixer(3, uint64(n))
	turn := engine.Turn{Dice: &mix}
	s, err := r.Setup(scenario, nil, &turn)
	if err != nil {
		t.Fatal(err)
	}
	return &steered{t, r, s.(*State), n}
}

// to steers the ship to a place so far ahead of her middle and to the right of it.
func (h *steered) to(ahead, right int32, heading int32) engine.Course {
	h.Helper()
	b := h.g.base(h.n)
	at := b.On(ahead*plane.MM-b.Length/2, right*plane.MM)
	return h.steer(engine.Goal{At: engine.Point{X: at.X, Y: at.Y}, Heading: heading})
}

func (h *steered) steer(to engine.Goal) engine.Course {
	h.Helper()
	c, ok := h.rules.(engine.Helm).Steer(h.g, h.g.ships[h.n].holder, h.g.object(h.n), to)
	if !ok {
		h.Fatal("nobody steers her")
	}
	return c
}

// play gives her the choices in place of all that she was ordered, and sees that each
// is lawful.
func (h *steered) play(c engine.Course) *State {
	h.Helper()
	g := new(State)
	g.CopyFrom(h.g)
	g.hidden[h.n].forget()
	var turn engine.Turn
	for _, choice := range c.Choices {
		if ill := g.Check(choice); !ill.OK() {
			h.Fatalf("%s is refused: %s", h.rules.Words().Say(choice), h.rules.Words().Refuse(ill))
		}
		turn.Reset()
		g.Apply(choice, &turn)
	}
	return g
}

// What the helm says of a ship is what the law makes of its choices, and where one of
// hundreds of ways ordered at random comes to a place the helm's comes near it: on a
// circle the middle of a long base slides outward, which can carry it a little farther.
func TestSteerIsNearest(t *testing.T) {
	for _, scenario := range []string{"bear-pit", "coursing-the-bull", "lepanto"} {
		for n := range shipNo(3) {
			h := steerIn(t, scenario, n)
			mix := dice.NewMixer(5, uint64(n))
			for range 40 {
				ahead, right := int32(mix.Pick(300)-60), int32(mix.Pick(240)-120)
				c := h.to(ahead, right, engine.AnyHeading)
				b := h.g.base(n)
				goal := b.On(ahead*plane.MM-b.Length/2, right*plane.MM)
				path := h.play(c).plottedPath(n)
				end, told := path.End().Centre(), c.Track[len(c.Track)-1].At
				if len(c.Choices) > 0 && (end != plane.Point{X: told.X, Y: told.Y}) {
					t.Errorf("%s, ship %d: ends at %v, told %v", scenario, n, end, told)
				}
				off := plane.Point{X: told.X, Y: told.Y}.Distance(goal)
				if off > near && c.Short.Text == "" {
					t.Errorf("%s, ship %d: %d off without a reason", scenario, n, off)
				}
				if got, by := h.luckiest(&mix, goal); got <= near/2 && off > 20*plane.MM {
					t.Errorf("%s, ship %d, %d ahead and %d right: %d off by %v, %d by chance by %v",
						scenario, n, ahead, right, off, c.Choices, got, by)
				}
			}
		}
	}
}

// 8.1 A turn is measured at her inner corner, and the log tells how far her bow goes: the card says so beforehand.
func TestTheCardSaysHowFarHerBowGoes(t *testing.T) {
	h := steerIn(t, "coursing-the-bull", 0)
	for _, tt := range []struct {
		right int32
		notes bool
	}{{0, false}, {30, true}} {
		c := h.to(60, tt.right, engine.AnyHeading)
		path := h.play(c).plottedPath(h.n)
		far, _ := run(&path)
		says := "her bow goes " + millimetres(far) + ", as the turn is measured at her inner corner"
		if got := slices.ContainsFunc(c.Notes, func(n engine.Note) bool { return n.Text == says }); got != tt.notes {
			t.Errorf("%d to the right: %v; expected %q: %v", tt.right, c.Notes, says, tt.notes)
		}
	}
}

// luckiest is how near to a place the best of many ways ordered at random comes.
func (h *steered) luckiest(mix *dice.Mixer, goal plane.Point) (best int32, by []order) {
	best = 1 << 30
	g := new(State)
	for range 300 {
		g.CopyFrom(h.g)
		g.hidden[h.n].forget()
		for range 1 + mix.Pick(3) {
			c := g.course(h.n)
			on := &desk{offer: engine.Listing(nil), n: h.n, c: c}
			g.offerWays(on)
			g.offerOars(on)
			all := on.offer.Options()
			if len(all) == 0 {
				break
			}
			pick := all[mix.Pick(len(all))]
			if !verbs[pick.Verb].is(saysWay) || pick.Verb == VerbTack {
				continue
			}
			own, sp := &g.hidden[h.n], pick.Span[0]
			many := int32(0)
			if sp.Step != 0 {
				many = sp.Min + int32(mix.Pick(int(sp.Max-sp.Min)+1))
			}
			own.orders[own.many] = order{verb: pick.Verb, n: many}
			own.many++
		}
		c := g.course(h.n)
		if g.short(h.n, &c) > 0 {
			continue
		}
		path := g.plottedPath(h.n)
		if off := path.End().Centre().Distance(goal); g.hidden[h.n].many > 0 && off < best {
			best, by = off, slices.Clone(g.hidden[h.n].orders[:g.hidden[h.n].many])
		}
	}
	return best, by
}

func BenchmarkSteer(b *testing.B) {
	h := steerIn(b, "lepanto", 2)
	b.ReportAllocs()
	for i := int32(0); b.Loop(); i++ {
		h.to(60+i%90, i%120-60, engine.AnyHeading)
	}
}

// What the helm writes for one ship, word for word.
func TestSteer(t *testing.T) {
	for _, tt := range []struct {
		name, scenario string
		n              shipNo
		goal           [3]int32 // ahead, right, heading
		want, short    string
	}{
		{"7.3 straight ahead", "coursing-the-bull", 0, [3]int32{130, 0, engine.AnyHeading}, "ahead 130mm", ""},
		{"7.6 no farther than she speeds up", "bear-pit", 0, [3]int32{80, 0, engine.AnyHeading}, "ahead 40mm",
			"7.3 she can go at most 40 mm in this move"},
		{"7.6 no shorter than she slows down", "coursing-the-bull", 0, [3]int32{20, 0, engine.AnyHeading}, "ahead 80mm",
			"7.6 she can go at most 40 mm less than in the last move"},
		{"8.1 a turn and straight on", "coursing-the-bull", 1, [3]int32{130, 20, engine.AnyHeading}, "to-starboard 13.3deg, ahead 107mm", ""},
		{"8.1 a heading at the end", "coursing-the-bull", 1, [3]int32{110, 8, 1000}, "ahead 36mm, to-starboard 20deg, ahead 37mm", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			h := steerIn(t, tt.scenario, tt.n)
			c := h.to(tt.goal[0], tt.goal[1], tt.goal[2])
			if got := h.says(c); got != tt.want {
				t.Errorf("she is ordered %s, want %s", got, tt.want)
			}
			if got := strings.TrimSpace(string(c.Short.Rule) + " " + c.Short.Text); got != tt.short {
				t.Errorf("she ends short for %q, want %q", got, tt.short)
			}
		})
	}
}

// At attack speed a galley gains more than she can speed up by, and what she can go then limits her: 7.4.
func TestSteerAtAttackSpeed(t *testing.T) {
	h := steerIn(t, "dog-fight", 0)
	var turn engine.Turn
	h.g.Apply(engine.Choice{Seat: h.g.ships[0].holder, Verb: VerbAttack, About: h.g.object(0)}, &turn)
	c := h.to(400, 0, engine.AnyHeading)
	if got, want := h.says(c), "attack, ahead 210mm"; got != want {
		t.Errorf("she is ordered %s, want %s", got, want)
	}
	if got, want := string(c.Short.Rule)+" "+c.Short.Text, "7.4 she can go at most 210 mm in this move"; got != want {
		t.Errorf("she ends short for %q, want %q", got, want)
	}
	const want = "she is 130 mm faster than in the last move, at attack speed"
	if !slices.ContainsFunc(c.Notes, func(n engine.Note) bool { return n.Rule == "7.4" && n.Text == want }) {
		t.Errorf("it is said of her: %+v", c.Notes)
	}
}

// says is the choices of a course without seat and ship.
func (h *steered) says(c engine.Course) string {
	var all []string
	for _, choice := range c.Choices {
		words := strings.Fields(string(engine.FormatChoice(nil, h.rules.Info(), h.rules.Words(), choice)))
		all = append(all, strings.Join(append(words[1:2], words[3:]...), " "))
	}
	return strings.Join(all, ", ")
}

// Orders that say nothing of the way are kept when it is plotted again, in their place,
// and so is that her orders are complete; another's ship is not steered.
func TestSteerKeepsOtherOrders(t *testing.T) {
	h := steerIn(t, "coursing-the-bull", 0)
	seat, about := h.g.ships[0].holder, h.g.object(0)
	var turn engine.Turn
	order := func(v engine.Verb, on engine.Object, n int32) {
		t.Helper()
		c := engine.Choice{Seat: seat, Verb: v, About: about, On: on, N: [3]int32{n}}
		if ill := h.g.Check(c); !ill.OK() {
			t.Fatal(h.rules.Words().Refuse(ill))
		}
		h.g.Apply(c, &turn)
	}
	order(VerbSetSail, engine.NoObject, 6)
	order(VerbAhead, engine.NoObject, 93)
	order(VerbHoldFire, engine.Thing(classGroup, int(sternGuns)), 0)
	order(engine.Pass, engine.NoObject, 0)
	if got, want := h.says(h.to(130, 0, engine.AnyHeading)), "set-sail 6, ahead 93mm, hold-fire > stern-chasers, pass"; got != want {
		t.Errorf("her orders are %s, want %s", got, want)
	}
	if _, ok := h.rules.(engine.Helm).Steer(h.g, foe(seat), about, engine.Goal{Heading: engine.AnyHeading}); ok {
		t.Error("the other side steers her")
	}
}

// From where her orders lead already she goes on.
func TestSteerGoesOn(t *testing.T) {
	h := steerIn(t, "coursing-the-bull", 0)
	first := h.to(90, 0, engine.AnyHeading)
	h.g = h.play(first)
	at := h.g.base(0).On(150*plane.MM-h.g.base(0).Length/2, 10*plane.MM)
	c := h.steer(engine.Goal{At: engine.Point{X: at.X, Y: at.Y}, Heading: engine.AnyHeading, On: true})
	if got, want := h.says(c), "small-circle, to-starboard 40.2deg, ahead 19mm"; got != want {
		t.Errorf("she goes on by %s, want %s", got, want)
	}
}

// The number of an order is drawn before it is written: behind what is written, and nothing of what is refused.
func TestTrace(t *testing.T) { // 7.3, 8.1
	h := steerIn(t, "coursing-the-bull", 0)
	h.g = h.play(h.to(90, 0, engine.AnyHeading))
	written := h.g.plottedPath(h.n)
	trace := func(v engine.Verb, n int32) (engine.Course, bool) {
		c := engine.Choice{Seat: h.g.ships[h.n].holder, Verb: v, About: h.g.object(h.n), N: [3]int32{n}}
		return h.rules.(engine.Helm).Trace(h.g, c)
	}
	c, ok := trace(VerbPort, 100)
	end, was := c.Track[len(c.Track)-1], written.End()
	if !ok || end.Heading != int32(was.Heading)/int32(tenth)-100 || len(c.Choices) != 1 {
		t.Errorf("a turn by 10 degrees ends heading %d, ordered by %v", end.Heading, c.Choices)
	}
	if _, ok := trace(VerbAhead, 10_000); ok {
		t.Error("more than she can go is drawn")
	}
	if _, ok := trace(VerbSetSail, 4); ok {
		t.Error("setting sail is drawn as a way")
	}
}
