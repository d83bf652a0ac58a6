package enginetest

import (
	"errors"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// kept is a source of dice that records its throws and their faces. From throw number dry on, counted from 0,
// it runs dry; -1 is never.
type kept struct {
	from   engine.Dice
	dry    int
	throws []engine.Throw
	faces  []engine.Faces
}

func (k *kept) Throw(t engine.Throw) (engine.Faces, bool) {
	if k.dry >= 0 && len(k.throws) >= k.dry {
		return engine.Faces{}, false
	}
	f, ok := k.from.Throw(t)
	if ok {
		k.throws, k.faces = append(k.throws, t), append(k.faces, f)
	}
	return f, ok
}

// given is a source of known faces that runs dry at throws typed by hand: bit i of typed says that throw i is
// one. It starts at throw next.
type given struct {
	faces []engine.Faces
	typed uint64
	next  int
}

func (g *given) Throw(engine.Throw) (engine.Faces, bool) {
	if g.next >= len(g.faces) || g.typed>>min(g.next, 63)&1 == 1 {
		return engine.Faces{}, false
	}
	g.next++
	return g.faces[g.next-1], true
}

// runThrough makes the choice on x.a and keeps its throws.
func (x *exercise) runThrough() *kept {
	x.a.CopyFrom(x.s)
	k := &kept{from: &x.random, dry: -1}
	x.apply(x.a, x.choice, k)
	for i, f := range k.faces {
		if th := k.throws[i]; !f.Fit(th) || th.Dice == 0 || th.Sides == 0 {
			x.failf("%+v cannot be thrown", th)
		}
	}
	return k
}

// dryIsHarmless: some throws are typed by hand, and the session is stored and resumed while it waits.
func dryIsHarmless(x *exercise) {
	if x.over() {
		return
	}
	k := x.runThrough()
	events, firm := slices.Clone(x.turn.Events), x.turn.Firm || x.turn.Out.Has(x.choice.Seat)
	source := &given{faces: k.faces, typed: uint64(x.random.Pick(1 << 62))}
	var steps []engine.Step
	start := x.rules.Blank()
	start.CopyFrom(x.s)
	session := engine.NewSession(start, x.rules.Blank, source)
	session.Log = func(s engine.Step) { steps = append(steps, s) }
	err := session.Play(x.choice)
	for n := 0; err != nil; n++ {
		var need *engine.DiceNeeded
		if !errors.As(err, &need) {
			x.failf("a choice with typed dice: %v", err)
		}
		if source.next >= len(k.faces) {
			x.failf("a throw is asked for that was not made when the dice ran through: %+v", need.Throw)
		}
		if need.Throw != k.throws[source.next] {
			x.failf("throw %+v is asked for, and %+v was made when the dice ran through",
				need.Throw, k.throws[source.next])
		}
		x.mustEqual(session.State, x.s, "waiting for dice", "before")
		x.isHeld(session, source.next)
		x.drawsAreListed(need)
		if x.random.Pick(2) == 0 {
			session = x.restarted(session, source, &steps)
		}
		source.next++
		err = session.Give(k.faces[source.next-1])
	}
	x.mustEqual(session.State, x.a, "with typed dice", "run through")
	if len(steps) != 1 || !slices.Equal(steps[0].Events, events) || steps[0].Firm != firm {
		x.failf("with typed dice other events are told or another step is logged: %+v", steps)
	}
}

// isHeld checks that the choice is held with the faces given so far.
func (x *exercise) isHeld(session *engine.Session, n int) {
	c, thrown, held := session.Held()
	if !held || c != x.choice || len(thrown) != n {
		x.failf("%s is not held with %d throws", x.name(x.choice), n)
	}
	if err := session.Play(x.choice); !errors.Is(err, engine.ErrHeld) {
		x.failf("while dice are asked for, a choice is answered %v", err)
	}
	if err := session.TakeBack(x.choice.Seat, engine.NoObject); !errors.Is(err, engine.ErrHeld) {
		x.failf("while dice are asked for, taking back is answered %v", err)
	}
}

// drawsAreListed checks that each face of a draw has a name.
func (x *exercise) drawsAreListed(need *engine.DiceNeeded) {
	if _, ok := x.s.(engine.Drawer); ok && need.Throw.Drawn && len(need.Draws) != int(need.Throw.Sides) {
		x.failf("one of %d is drawn, and %d are named", need.Throw.Sides, len(need.Draws))
	}
}

// restarted returns a new session at the same place.
func (x *exercise) restarted(old *engine.Session, source *given, steps *[]engine.Step) *engine.Session {
	c, thrown, _ := old.Held()
	start := x.rules.Blank()
	start.CopyFrom(old.State)
	session := engine.NewSession(start, x.rules.Blank, source)
	session.Log = func(s engine.Step) { *steps = append(*steps, s) }
	var need *engine.DiceNeeded
	if err := session.Hold(c, thrown); !errors.As(err, &need) {
		x.failf("a held choice taken up again is answered %v", err)
	}
	return session
}

// resumeIsRun: a Resumer continues from each of its throws.
func resumeIsRun(x *exercise) {
	if _, ok := x.s.(engine.Resumer); !ok || x.over() {
		return
	}
	k := x.runThrough()
	events := slices.Clone(x.turn.Events)
	firm, out := x.turn.Firm, x.turn.Out
	for dry := range k.faces {
		x.b.CopyFrom(x.s)
		source := &kept{from: &given{faces: k.faces}, dry: dry}
		turn := engine.Turn{Dice: source, Hear: true}
		if engine.Try(x.b, x.choice, &turn) {
			x.failf("the dice ran dry at throw %d, and Apply went on", dry+1)
		}
		x.c.CopyFrom(x.b) // everything it needs is in the position
		source.dry, turn.Dry = -1, nil
		if !engine.Attempt(&turn, func() { x.c.(engine.Resumer).Resume(&turn) }) {
			x.failf("carried on from throw %d, more is thrown: %+v", dry+1, *turn.Dry)
		}
		x.mustEqual(x.c, x.a, "carried on", "run through")
		if !slices.Equal(source.throws, k.throws) {
			x.failf("carried on from throw %d, other dice are thrown", dry+1)
		}
		if !slices.Equal(turn.Events, events) || turn.Firm != firm || turn.Out != out {
			x.failf("carried on from throw %d, other events are told:\n%+v\n%+v", dry+1, turn.Events, events)
		}
	}
}

// setUpIsSound tries each scenario, and names that no scenario has.
func setUpIsSound(x *exercise) {
	for _, s := range x.info.Scenarios {
		x.plan = plan{scenario: s.Key}
		k := x.laidOut(s.Key, -1, x.a)
		x.laidOut(s.Key, -1, x.b)
		x.mustEqual(x.a, x.b, "set up", "set up again")
		for dry := range k.throws {
			x.laidOut(s.Key, dry, x.b)
		}
		x.mustReckonSetUp(s.Key, k.throws)
		turn := engine.Turn{Dice: x.setUpDice()}
		if _, err := x.rules.Setup(s.Key, s.Proposes, &turn); err != nil {
			x.failf("scenario %s is not set up as it proposes: %v", s.Key, err)
		}
	}
	known := x.info.Scenarios[0].Key
	for _, wrong := range []plan{
		{scenario: "no-such-scenario"},
		{scenario: known, settings: []engine.Setting{{Key: "no-such-switch", Value: "on"}}},
	} {
		x.mustRefuse(wrong)
	}
	for _, sw := range x.info.Switches {
		set := func(value string) plan {
			return plan{scenario: known, settings: []engine.Setting{{Key: sw.Key, Value: value}}}
		}
		x.mustRefuse(set("no-such-value"))
		x.plan = set(sw.Values[0])
		x.laidOut(known, -1, x.a)
		turn := engine.Turn{Dice: x.setUpDice()}
		s, err := x.rules.Setup(known, x.plan.settings, &turn)
		if err != nil {
			x.failf("%s=%s is refused: %v", sw.Key, sw.Values[0], err)
		}
		x.mustEqual(s, x.a, sw.Key+"="+sw.Values[0], "without it, for it is said to be the default")
	}
}

// setUpDice returns the same dice each time.
func (x *exercise) setUpDice() *dice.Mixer {
	m := dice.NewMixer(x.key, 0)
	return &m
}

// laidOut sets a scenario up with dice that run dry at a throw, or never at -1.
func (x *exercise) laidOut(scenario string, dry int, into engine.State) *kept {
	k := &kept{from: x.setUpDice(), dry: dry}
	turn := engine.Turn{Dice: k}
	done := engine.Attempt(&turn, func() {
		s, err := x.rules.Setup(scenario, nil, &turn)
		if err != nil {
			x.failf("scenario %s: %v", scenario, err)
		}
		into.CopyFrom(s)
	})
	if done != (dry < 0) {
		x.failf("scenario %s, whose dice ran dry at throw %d: set-up done is %v", scenario, dry+1, done)
	}
	return k
}

// mustReckonSetUp stops the set-up of a scenario before each of its throws, and reckons it.
func (x *exercise) mustReckonSetUp(scenario string, throws []engine.Throw) {
	by, ok := x.rules.(engine.Reckoner)
	for dry := 0; ok && dry < len(throws); dry++ {
		turn := engine.Turn{Dice: &kept{from: x.setUpDice(), dry: dry}}
		engine.Attempt(&turn, func() { _, _ = x.rules.Setup(scenario, nil, &turn) })
		th := throws[dry]
		if turn.Laid == nil {
			x.failf("scenario %s throws for case %s and sets no Turn.Laid", scenario, th.Rule)
		}
		for seat := range engine.Seat(len(x.info.Seats)) {
			if x.b.CopyFrom(turn.Laid); th.Seen.Has(seat) {
				x.b.Redact(seat)
				by.ReckonThrow(x.b, th, seat)
			}
		}
	}
}

func (x *exercise) mustRefuse(p plan) {
	turn := engine.Turn{Dice: x.setUpDice()}
	if _, err := x.rules.Setup(p.scenario, p.settings, &turn); err == nil {
		x.failf("scenario %s %v is set up, and there is no such thing", p.scenario, p.settings)
	}
}

// longestForecast is the most choices allowed until a choice is settled.
const longestForecast = 200

// forecastsAreWhole plays on from a choice until everything it began is over, with the answers that the
// forecast takes for granted, and measures.
func forecastsAreWhole(x *exercise) {
	f, ok := x.rules.(engine.Forecaster)
	if !ok || x.over() || !f.Forecasts(x.s, x.choice) {
		return
	}
	if f.Row(x.choice) == "" {
		x.failf("%s has no name in a table of odds", x.name(x.choice))
	}
	x.a.CopyFrom(x.s)
	x.apply(x.a, x.choice, &x.random)
	for n := 0; !f.Settled(x.a); n++ {
		x.asked2 = x.a.Pending(x.asked2[:0])
		if len(x.asked2) == 0 || n == longestForecast {
			x.failf("%s is not settled after %d choices more", x.name(x.choice), n)
		}
		d := x.asked2[x.random.Pick(len(x.asked2))]
		x.choices2 = x.a.Candidates(d, 2, x.choices2[:0])
		c := x.choices2[x.random.Pick(len(x.choices2))]
		if taken, ok := f.Assume(x.a, d); ok {
			c = taken
		}
		if ill := x.a.Check(c); !ill.OK() {
			x.failf("the forecast of %s takes %s for granted, which is refused: %s",
				x.name(x.choice), x.name(c), x.words.Refuse(ill))
		}
		x.apply(x.a, c, &x.random)
	}
	names := f.Measures(x.s, x.choice)
	if counted := f.Measure(nil, x.s, x.a, x.choice); len(counted) != len(names) || len(names) == 0 {
		x.failf("%d numbers are counted of %s, and %d have names: %q",
			len(counted), x.name(x.choice), len(names), names)
	}
	if by, ok := x.rules.(engine.Tallier); ok && len(by.Tallies(x.s, x.choice)) != len(names) {
		x.failf("of the %d numbers counted of %s, %d are said to be counts or events",
			len(names), x.name(x.choice), len(by.Tallies(x.s, x.choice)))
	}
}

// diceHaveOdds: rules that give any odds give them for every choice that brings a throw at once, in the
// position that its seat sees. A pass only continues an earlier choice: it is enough that another answer has
// odds, and the dice of another seat belong to that seat's choice. Sealed choices are thrown for after all
// have answered.
func diceHaveOdds(x *exercise) {
	_, casts := x.rules.(engine.Forecaster)
	if _, reckons := x.rules.(engine.Reckoner); !casts && !reckons || x.over() || x.d.Sealed {
		return
	}
	th, _, throws := engine.FirstThrow(x.rules, x.s, x.choice)
	passes := x.choice.Verb == engine.Pass
	if _, fated := x.opts.Fated[th.Rule]; !throws || fated || passes && th.Seat != x.choice.Seat {
		return
	}
	x.a.CopyFrom(x.s)
	x.a.Redact(x.choice.Seat)
	if engine.HasOdds(x.rules, x.a, x.choice) {
		return
	}
	if passes {
		for _, c := range x.a.Candidates(x.d, 1, nil) {
			if engine.HasOdds(x.rules, x.a, c) {
				return
			}
		}
	}
	x.failf("%s in answer to %s brings a throw by case %s at once and has no odds", x.name(x.choice), x.question(x.d), th.Rule)
}
