package engine

// A Throw asks for dice. Drawing a card or a chit is a throw of one die with as many sides as there are left;
// Drawn says so, and people are asked what was drawn (see Drawer). A throw whose faces nobody may see (Seen
// 0) always comes from the house.
type Throw struct {
	Seat  Seat // who throws
	Dice  uint8
	Sides uint16
	Drawn bool
	Seen  Seats // who learns the faces
	Rule  Case
	About Object
	On    Object // what it is thrown at, or NoObject
	With  Object // what it is thrown with, or NoObject
	Code  uint8  // a small number of the game's own that tells the throws of one case apart
}

// A Caller is a Ruleset that says what a throw decides, for people who throw real dice, and in which order to
// read dice that differ.
type Caller interface {
	// Call returns what th decides, as part of a sentence: "the damage, the plus die first"; "" if the case
	// says enough.
	Call(th Throw) string
}

// MaxDice is the most dice in one throw.
const MaxDice = 8

// Faces holds the dice of one throw in the order thrown, each from 1 up.
type Faces [MaxDice]uint16

// Sum adds the faces.
func (f *Faces) Sum() int {
	sum := 0
	for _, n := range f {
		sum += int(n)
	}
	return sum
}

// Fit reports whether the faces answer the throw: the right number of dice, each from 1 to the number of
// sides, and 0 beyond them.
func (f *Faces) Fit(t Throw) bool {
	for i, n := range f {
		if i < int(t.Dice) && (n < 1 || n > t.Sides) || i >= int(t.Dice) && n != 0 {
			return false
		}
	}
	return true
}

// Dice answers throws. A source that has run dry returns false. No source is asked twice for one throw: a
// session keeps every face of an attempt, typed or not, and reuses it when it runs again.
type Dice interface {
	Throw(t Throw) (Faces, bool)
}

// NoDice is a source of dice that is always dry: what is tried with it stops at the first throw.
type NoDice struct{}

// Throw throws nothing.
func (NoDice) Throw(Throw) (Faces, bool) { return Faces{}, false }

// PickOne returns a number from 0 to n-1 by one throw of dice; 0 if n is at most 1 or no dice are left.
func PickOne(dice Dice, seat Seat, n int) int {
	if n <= 1 {
		return 0
	}
	faces, ok := dice.Throw(Throw{Seat: seat, Dice: 1, Sides: uint16(n)})
	if !ok {
		return 0
	}
	return int(faces[0]) - 1
}

// An Event is one thing that happened, as told to the seats in See.
type Event struct {
	Kind            Kind
	Rule            Case
	See             Seats
	About, On, With Object
	N               [4]int32
}

// Truth returns 1 for true and 0 for false, as events encode it.
func Truth(is bool) int32 {
	if is {
		return 1
	}
	return 0
}

// A Gunner is a Ruleset in whose turns everything runs by one clock. For an event listed in Words.Guns it
// returns when in the turn the shot was fired, in thousandths, and whether anything was hit.
type Gunner interface {
	Fired(e Event) (when int32, hit bool)
}

// A Voyager is a Ruleset that reports a voyage leg by leg. Join merges b into a if b continues the same
// voyage, and reports whether it does. The log shows such events as one line that unfolds.
type Voyager interface {
	Join(a, b Event) (Event, bool)
}

// A Drawer is a State whose cup, deck or pool a throw that is Drawn takes something from.
type Drawer interface {
	// Draws appends what each face of th, from 1 up, stands for. It is called in the position in which the
	// throw is made; identical things may share an object.
	Draws(th Throw, buf []Object) []Object
}

// A Bag is a Drawer some of whose faces stand for what is not in the bag any more: whoever draws unseen draws again at
// one of them, and an umpire, who draws from the bag itself, is not asked for them.
type Bag interface {
	Drawer
	// IsLeft reports whether what face n of th, from 1 up, stands for is still in the bag.
	IsLeft(th Throw, n int) bool
}

// A Turn carries one choice through the rules: it throws the dice, collects the events and notes whether the
// choice can still be taken back.
type Turn struct {
	Dice   Dice
	Hear   bool // false in playouts: events are dropped
	Events []Event
	Dry    *Throw // the first throw the source could not answer, or nil
	Firm   bool   // dice were thrown
	Out    Seats  // who learned something that was secret
	// Laid is the position that Ruleset.Setup lays out, which sets it before its first throw so that the throws of
	// the set-up can be explained; nil in a choice.
	Laid State
}

// Reset prepares the turn for another choice, keeping its source of dice and its buffer of events.
func (t *Turn) Reset() {
	t.Events = t.Events[:0]
	t.Dry, t.Firm, t.Out, t.Laid = nil, false, 0, nil
}

// ranDry is the panic by which Roll leaves an attempt; only Try and Attempt recover it.
type ranDry struct{}

// Roll throws dice. If the source is dry it stores the throw in t.Dry and leaves the attempt at once, by a
// panic that only Attempt recovers: rules that throw until something happens would never end on invented
// faces.
func (t *Turn) Roll(th Throw) Faces {
	f, ok := t.Dice.Throw(th)
	if !ok {
		dry := th // a copy, or every throw would be allocated
		t.Dry = &dry
		panic(ranDry{})
	}
	t.Firm = true
	return f
}

// Try applies c to s. It returns false if the dice ran dry: then s is spoilt and must be dropped (or
// continued, if it is a Resumer), and t.Events holds what happened before the throw.
func Try(s State, c Choice, t *Turn) bool {
	return Attempt(t, func() { s.Apply(c, t) })
}

// Attempt runs do, in which dice are thrown through t, such as Ruleset.Setup or Resumer.Resume. It returns
// false if the dice ran dry.
func Attempt(t *Turn, do func()) (done bool) {
	t.Dry = nil
	defer func() {
		if t.Dry != nil {
			if r := recover(); r != nil {
				if _, dry := r.(ranDry); !dry {
					panic(r)
				}
			}
		}
	}()
	do()
	return true
}

// Tell reports an event to everyone.
func (t *Turn) Tell(e Event) {
	if t.Hear {
		e.See = Everyone
		t.Events = append(t.Events, e)
	}
}

// TellApart reports an event exactly to some seats and vaguely to the rest; a vague event of Kind 0 is not
// reported.
func (t *Turn) TellApart(to Seats, exact, vague Event) {
	if !t.Hear {
		return
	}
	if to != 0 {
		exact.See = to
		t.Events = append(t.Events, exact)
	}
	if vague.Kind != 0 && to != Everyone {
		vague.See = Everyone &^ to
		t.Events = append(t.Events, vague)
	}
}

// Reveal notes that these seats have learned a secret.
func (t *Turn) Reveal(to Seats) { t.Out |= to }

// A Frame is one unfinished place in the sequence of play. Flow is the stack of them, outermost first;
// interrupts such as reaction fire push a frame and return to the one below. Flow is part of the flat state.
// Pop zeroes the frame; otherwise equal positions would differ.
type Frame struct {
	Step  uint8
	Seat  Seat
	Code  uint16 // a small number of the step's own
	About Object
	N     [2]int32
}

// MaxFlow is how deeply interrupts may nest.
const MaxFlow = 12

// Flow is the stack of unfinished places in the sequence of play.
type Flow struct {
	frames [MaxFlow]Frame
	depth  int32
}

// Top returns the innermost frame, which may be changed in place. It panics on
// an empty stack.
func (f *Flow) Top() *Frame { return &f.frames[f.depth-1] }

// Depth returns the number of frames.
func (f *Flow) Depth() int { return int(f.depth) }

// At returns frame i, counted from 0, the outermost.
func (f *Flow) At(i int) *Frame { return &f.frames[i] }

// Push adds an innermost frame.
func (f *Flow) Push(fr Frame) {
	f.frames[f.depth] = fr
	f.depth++
}

// Pop removes the innermost frame.
func (f *Flow) Pop() {
	f.depth--
	f.frames[f.depth] = Frame{}
}
