package enginetest

import (
	"reflect"
	"slices"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// anyViewer returns a random seat or the observer.
func (x *exercise) anyViewer() engine.Seat {
	n := x.random.Pick(len(x.info.Seats) + 1)
	if n == len(x.info.Seats) {
		return engine.Observer
	}
	return engine.Seat(n)
}

// twin makes into a position that differs from s only in what the viewer may not know.
func (x *exercise) twin(into, s engine.State, viewer engine.Seat) {
	into.CopyFrom(s)
	if x.opts.Exchange != nil {
		x.opts.Exchange(into, viewer, &x.random)
		return
	}
	into.Redact(viewer)
	into.Imagine(viewer, &x.random)
}

// noLeaksUp: what a viewer sees is enough to decide.
func noLeaksUp(x *exercise) {
	viewer := x.anyViewer()
	x.a.CopyFrom(x.s)
	x.a.Redact(viewer)
	x.asked2 = seenBy(viewer, x.asked, x.asked2[:0])
	x.asked3 = seenBy(viewer, x.a.Pending(nil), x.asked3[:0])
	if !slices.Equal(x.asked2, x.asked3) {
		x.failf("%s is asked %+v, and on the redacted position %+v", x.info.SeatName(viewer), x.asked2, x.asked3)
	}
	for _, d := range x.asked2 {
		if d.Seat == viewer {
			x.sameAnswers(d, x.a)
		}
	}
	if d, at := x.moment(x.s), x.moment(x.a); d != at {
		x.failf("the moment is %v, and on the redacted position %v", d, at)
	}
}

// seenBy appends the decisions that a viewer sees open: his own, and those of others that are not sealed.
func seenBy(viewer engine.Seat, all, buf []engine.Decision) []engine.Decision {
	for _, d := range all {
		if d.Seat == viewer || !d.Sealed {
			buf = append(buf, d)
		}
	}
	return buf
}

// sameAnswers compares the answers to d in x.s and in t.
func (x *exercise) sameAnswers(d engine.Decision, t engine.State) {
	x.options = x.s.Options(d, x.options[:0])
	n := len(x.options)
	x.options = t.Options(d, x.options)
	if !slices.Equal(x.options[:n], x.options[n:]) {
		x.failf("%s has other options for one who knows what the seat may not:\n%+v\n%+v",
			x.question(d), x.options[:n], x.options[n:])
	}
	x.choices2 = x.s.Candidates(d, 3, x.choices2[:0])
	n = len(x.choices2)
	x.choices2 = t.Candidates(d, 3, x.choices2)
	if !slices.Equal(x.choices2[:n], x.choices2[n:]) {
		x.failf("%s has other candidates for one who knows what the seat may not", x.question(d))
	}
	for range 4 {
		c := x.mutated()
		c.Seat = d.Seat
		if is, was := t.Check(c), x.s.Check(c); is != was {
			x.failf("%s is answered %q, and for one who knows only what he may, %q",
				x.name(c), x.words.Refuse(was), x.words.Refuse(is))
		}
	}
}

// A standing is the public part of where a match stands.
type standing struct {
	turn    int
	phase   string
	over    bool
	outcome engine.Outcome
}

func (x *exercise) moment(s engine.State) standing {
	var m standing
	m.turn, m.phase = s.Moment()
	m.outcome, m.over = s.Outcome()
	return m
}

// noLeaksAcross: secrets leave no trace in what a viewer is sent.
func noLeaksAcross(x *exercise) {
	viewer := x.anyViewer()
	x.twin(x.b, x.s, viewer)
	x.sameToViewer(x.s, x.b, viewer, x.opts.Exchange != nil)
	x.sealedTwins()
}

// sameToViewer compares everything a viewer is sent about two positions. waiting says that the same seats are
// known to be deciding in both.
func (x *exercise) sameToViewer(s, t engine.State, viewer engine.Seat, waiting bool) {
	if waiting && !slices.Equal(s.Pending(nil), t.Pending(nil)) {
		x.failf("%s sees other seats asked:\n%+v\n%+v", x.info.SeatName(viewer), s.Pending(nil), t.Pending(nil))
	}
	for _, d := range seenBy(viewer, s.Pending(nil), nil) {
		if d.Seat != viewer {
			continue
		}
		if !slices.Equal(s.Options(d, nil), t.Options(d, nil)) {
			x.failf("%s has other options in a position that the seat cannot tell from this", x.question(d))
		}
		for range 2 {
			c := x.mutated()
			c.Seat = viewer
			if s.Check(c) != t.Check(c) {
				x.failf("%s is answered otherwise in a position that the seat cannot tell from this", x.name(c))
			}
		}
	}
	red, red2 := x.rules.Blank(), x.rules.Blank()
	red.CopyFrom(s)
	red.Redact(viewer)
	red2.CopyFrom(t)
	red2.Redact(viewer)
	x.mustEqual(red, red2, x.info.SeatName(viewer)+" sees of this", "and of one that he may not tell from it")
	if !x.now(4) {
		return
	}
	if a, b := x.rules.Scene(red, viewer), x.rules.Scene(red2, viewer); !reflect.DeepEqual(a, b) {
		x.failf("%s is drawn another scene of a position that he may not tell from this", x.info.SeatName(viewer))
	}
}

// sealedTwins answers a sealed decision of one seat in two ways, which nobody else may tell apart until all
// have answered.
func (x *exercise) sealedTwins() {
	if !x.d.Sealed || x.over() {
		return
	}
	c := x.offered[x.random.Pick(len(x.offered))]
	x.a.CopyFrom(x.s)
	x.b.CopyFrom(x.s)
	chance := x.random
	again := chance
	first := *x.apply(x.a, x.choice, &chance)
	first.Events = slices.Clone(first.Events)
	second := x.apply(x.b, c, &again)
	viewer := x.anyViewer()
	if viewer == x.d.Seat || (first.Out | second.Out).Has(viewer) {
		return
	}
	if !slices.Equal(seenBy(viewer, x.a.Pending(nil), nil), seenBy(viewer, x.b.Pending(nil), nil)) {
		return // one of them was the last answer, the other not
	}
	if !slices.Equal(heard(viewer, first.Events), heard(viewer, second.Events)) {
		x.failf("%s hears what was sealed: %+v or %+v", x.info.SeatName(viewer), first.Events, second.Events)
	}
	x.sameToViewer(x.a, x.b, viewer, false)
}

// heard returns the events that a viewer is told.
func heard(viewer engine.Seat, all []engine.Event) []engine.Event {
	var his []engine.Event
	for _, e := range all {
		if e.See.Has(viewer) {
			e.See = 0 // the list of recipients is itself secret
			his = append(his, e)
		}
	}
	return his
}

// watched is a source of dice that records what a viewer sees thrown.
type watched struct {
	from   dice.Mixer
	viewer engine.Seat
	seen   []engine.Throw
	faces  []engine.Faces
}

func (w *watched) Throw(t engine.Throw) (engine.Faces, bool) {
	f, ok := w.from.Throw(t)
	if t.Seen.Has(w.viewer) {
		w.seen, w.faces = append(w.seen, t), append(w.faces, f)
	}
	return f, ok
}

// stepTeachesOnly: if a viewer cannot tell two positions apart, the same choice in both leaves it so, unless
// the turn says that the viewer has learned something.
func stepTeachesOnly(x *exercise) {
	if x.over() {
		return
	}
	viewer := x.anyViewer()
	x.twin(x.b, x.s, viewer)
	c := x.choice
	if x.opts.Rename != nil {
		c = x.opts.Rename(x.s, x.b, c)
	}
	if ill := x.b.Check(c); !ill.OK() {
		return // in that position another seat could not do it
	}
	x.a.CopyFrom(x.s)
	one := watched{from: x.random, viewer: viewer}
	two := watched{from: x.random, viewer: viewer}
	first := *x.apply(x.a, x.choice, &one)
	first.Events = slices.Clone(first.Events)
	second := x.apply(x.b, c, &two)
	if (first.Out | second.Out).Has(viewer) {
		return
	}
	who := x.info.SeatName(viewer)
	if e, f := heard(viewer, first.Events), heard(viewer, second.Events); !slices.Equal(e, f) {
		x.failf("%s hears %+v, and in a position that he cannot tell from this %+v", who, e, f)
	}
	if !slices.Equal(one.seen, two.seen) || !slices.Equal(one.faces, two.faces) {
		x.failf("%s sees other dice thrown in a position that he cannot tell from this", who)
	}
	if a, b := x.moment(x.a), x.moment(x.b); a != b {
		x.failf("%s finds the match at %+v, and from a position that he cannot tell from this at %+v", who, a, b)
	}
	if !slices.Equal(seenBy(viewer, x.a.Pending(nil), nil), seenBy(viewer, x.b.Pending(nil), nil)) {
		x.failf("%s sees other questions asked after a position that he cannot tell from this:\n%+v\n%+v",
			who, x.a.Pending(nil), x.b.Pending(nil))
	}
	x.sameToViewer(x.a, x.b, viewer, x.opts.Exchange != nil)
}

// imaginationIsSound: what a bot imagines is a position that, for all it knows, could be the true one.
func imaginationIsSound(x *exercise) {
	viewer := x.anyViewer()
	x.a.CopyFrom(x.s)
	x.a.Redact(viewer)
	x.b.CopyFrom(x.a)
	x.b.Redact(viewer)
	x.mustEqual(x.a, x.b, "redacted", "redacted again")
	x.b.Imagine(viewer, &x.random)
	x.c.CopyFrom(x.b)
	x.c.Redact(viewer)
	x.mustEqual(x.a, x.c, "redacted", "imagined from it, and redacted")
	if x.now(8) {
		x.readsBack(x.b, true)
	}
}

// imaginationPlaysOn: a search can play an imagined position to its end.
func imaginationPlaysOn(x *exercise) {
	viewer := x.anyViewer()
	x.a.CopyFrom(x.s)
	x.a.Redact(viewer)
	x.a.Imagine(viewer, &x.random)
	turn := engine.Turn{Dice: &x.random}
	for n := 0; ; n++ {
		x.asked2 = x.a.Pending(x.asked2[:0])
		if len(x.asked2) == 0 {
			if _, over := x.a.Outcome(); !over {
				x.failf("imagined for %s, nobody is asked after %d choices, and the match is not over",
					x.info.SeatName(viewer), n)
			}
			return
		}
		if n > x.longest() {
			x.failf("imagined for %s, the match does not end within %d choices, the Longest of its scenario", x.info.SeatName(viewer), x.longest())
		}
		d := x.asked2[x.random.Pick(len(x.asked2))]
		x.choices2 = x.a.Candidates(d, 3, x.choices2[:0])
		if len(x.choices2) == 0 {
			x.failf("imagined for %s, after %d choices %s has no candidate in\n%s", x.info.SeatName(viewer), n,
				x.question(d), x.rules.FormatPosition(nil, x.a))
		}
		turn.Reset()
		x.applied = x.choices2[x.random.Pick(len(x.choices2))]
		x.a.Apply(x.applied, &turn)
	}
}

// longestSealed is the most sealed answers of one seat that sealingCommutes makes.
const longestSealed = 40

// sealingCommutes: the order in which seats seal their answers does not matter.
func sealingCommutes(x *exercise) {
	seats := sealedSeats(x.asked, nil)
	if x.over() || len(seats) < 2 {
		return
	}
	chance := x.random
	x.a.CopyFrom(x.s)
	answers := make([][]engine.Choice, len(seats))
	dice1 := chance
	for i, seat := range seats {
		answers[i] = x.answerSealed(x.a, seat, seats, &dice1)
	}
	for range 2 {
		x.b.CopyFrom(x.s)
		dice2 := chance
		next := make([]int, len(seats))
		for left := total(answers); left > 0; left-- {
			i := x.random.Pick(len(seats))
			for next[i] == len(answers[i]) {
				i = (i + 1) % len(seats)
			}
			c := answers[i][next[i]]
			if ill := x.b.Check(c); !ill.OK() {
				x.failf("sealed answer %s depends on those of another seat: %s", x.name(c), x.words.Refuse(ill))
			}
			x.apply(x.b, c, &dice2)
			next[i]++
		}
		x.mustEqual(x.a, x.b, "one seat after the other", "interleaved")
	}
}

// sealedSeats returns the seats with sealed decisions open.
func sealedSeats(asked []engine.Decision, seats []engine.Seat) []engine.Seat {
	for _, d := range asked {
		if d.Sealed && !slices.Contains(seats, d.Seat) {
			seats = append(seats, d.Seat)
		}
	}
	return seats
}

// answerSealed makes sealed choices for one seat, until it has none left or all have been opened.
func (x *exercise) answerSealed(s engine.State, seat engine.Seat, all []engine.Seat, d engine.Dice) []engine.Choice {
	var made []engine.Choice
	for len(made) < longestSealed {
		var own []engine.Decision
		for _, q := range s.Pending(nil) {
			if q.Seat == seat && q.Sealed {
				own = append(own, q)
			} else if !q.Sealed || slices.Index(all, q.Seat) < slices.Index(all, seat) {
				return made // opened: something new is asked
			}
		}
		if len(own) == 0 {
			return made
		}
		can := s.Candidates(own[x.random.Pick(len(own))], 3, nil)
		if len(can) == 0 {
			return made
		}
		c := can[x.random.Pick(len(can))]
		made = append(made, c)
		if turn := x.apply(s, c, d); turn.Firm || turn.Out != 0 {
			return made
		}
	}
	return made
}

func total(answers [][]engine.Choice) int {
	n := 0
	for _, a := range answers {
		n += len(a)
	}
	return n
}
