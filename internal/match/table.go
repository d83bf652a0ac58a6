package match

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// table is what a match shows: the log of each viewer, and what it saw when it last looked.
type table struct {
	rules   engine.Ruleset
	named   *engine.Info // with the seats named by their sides in the scenario
	words   *engine.Words
	umpired bool     // one person sees what all sides do, and types their dice
	viewers []viewer // one a seat, then the observers
	secret  secret   // the secret choice that the current entry makes
}

// secret is a sealed choice of a seat about something, by one of its commands or none; NoSeat: there is none.
type secret struct {
	seat  engine.Seat
	about engine.Object
	under string
}

func newTable(rules engine.Ruleset, named *engine.Info, umpired bool) table {
	t := table{rules: rules, named: named, umpired: umpired, words: rules.Words(), viewers: make([]viewer, len(named.Seats)+1), secret: secret{seat: engine.NoSeat}}
	for i := range named.Seats {
		t.viewers[i].seat = engine.Seat(i)
	}
	t.viewers[len(named.Seats)].seat = engine.Observer
	return t
}

// viewer holds the log and the sight of a seat; observers share one.
type viewer struct {
	sight
	seat   engine.Seat
	at     int
	same   int     // the first view since which a choice means what it means now
	plain  int     // the first view since which the only news of the game is what the seat itself has chosen in secret
	wrote  []wrote // its secret choices since then
	log    []Line
	logged int
	// messages are its own; written is how many there were when it last looked.
	messages []Message
	written  int
	turn     int // of the position seen last
	phase    string
	voyage   voyage // the last one it was told of
	// sums says what the throw reckoned depends on.
	sums     []engine.Sum
	reckoned *engine.DiceNeeded
}

// A wrote is a secret choice of a seat about something, by one of its commands or none, and the view that
// first contained it.
type wrote struct {
	about engine.Object
	under string
	at    int
}

// A voyage is what one line of a log reports, with the events that continued it.
type voyage struct {
	by    engine.Scribe
	lines int // length of the log up to its last line
	turn  int
	phase string
}

// viewer returns the viewer of a seat, or the observers if there is no such seat.
func (t *table) viewer(seat engine.Seat) *viewer {
	if int(seat) < len(t.viewers)-1 {
		return &t.viewers[seat]
	}
	return &t.viewers[len(t.viewers)-1]
}

// A sight is what one viewer may know of the present play.
type sight struct {
	seen    engine.State // nil while setting up
	asked   []engine.Decision
	waiting []engine.Seat
	chosen  []engine.Seat
	dice    *engine.DiceNeeded
	consent *Consent
	ending  *Ending
	orders  []string
	resting bool
	public  engine.Seats
	retype  bool
	team    []Mate
}

// look updates a viewer, and counts up if anything is new for it.
func (t *table) look(v *viewer, now sight) {
	fresh := v.log[v.logged:]
	first := v.seen == nil && now.seen != nil
	game := v.at == 0 || v.ending != now.ending || v.dice != now.dice || first || slices.ContainsFunc(fresh, v.tells) ||
		now.seen != nil && !now.seen.Equal(v.seen) || !slices.Equal(v.asked, now.asked)
	moved := game || len(fresh) > 0 || len(v.messages) != v.written || v.consent != now.consent || v.public != now.public ||
		!slices.Equal(v.waiting, now.waiting) || !slices.Equal(v.chosen, now.chosen) ||
		v.resting != now.resting || !slices.Equal(v.orders, now.orders) || !slices.EqualFunc(v.team, now.team, sameMate)
	if first {
		v.turn, v.phase = now.seen.Moment()
	}
	v.logged, v.written = len(v.log), len(v.messages)
	if !moved {
		now.retype = v.retype // otherwise another seat's secret orders would show in whether it may
	}
	v.sight = now
	if moved {
		v.at++
	}
	if game {
		v.same = v.at
	}
	switch {
	case game && t.secret.seat == v.seat:
		v.wrote = append(v.wrote, wrote{t.secret.about, t.secret.under, v.at})
	case game:
		v.plain, v.wrote = v.at, v.wrote[:0]
	}
	for i := range fresh {
		fresh[i].At, fresh[i].Turn, fresh[i].Phase = v.at, v.turn, v.phase
	}
	if v.seen != nil {
		v.turn, v.phase = v.seen.Moment()
	}
}

// tells reports whether a line tells the viewer something of the game, or something it did itself: not chat,
// nor what others ask or have chosen in secret.
func (v *viewer) tells(l Line) bool {
	return l.Kind != Said && (l.Kind != Called || l.Back || l.Seat == v.seat)
}

// hear writes a step into the logs of those who may know of it, each throw before what it led to. steps are
// all standing steps, with this one as the last; ordered says that a standing order made it.
func (t *table) hear(step engine.Step, steps []engine.Step, ordered bool) {
	told := make([]string, len(step.Events)) // each is put into words once for all viewers
	for i := range step.Events {
		told[i] = string(t.rules.Tell(nil, step.Events[i]))
	}
	for i := range t.viewers {
		v := &t.viewers[i]
		heard := false
		first := len(v.log)
		thrown := step.Thrown
		for j, e := range step.Events {
			thrown = t.hearThrows(v, thrown, j)
			if e.See.Has(v.seat) {
				l := t.line(v, step.Choice.Seat, e, told[j])
				l.Known = step.Firm && knows(steps[:max(len(steps)-1, 0)], v.seat, e)
				if l.Whole, l.Act = t.goesOn(v, e, first); l.Whole == "" && !l.Known {
					l.Head = v.voyage.by.Alone()
				}
				if l.Known { // the line is not shown
					l.Whole, l.Act, v.voyage = "", false, voyage{}
				}
				v.log = append(v.log, l)
				heard = true
			}
		}
		t.hearThrows(v, thrown, len(step.Events))
		for j := range v.log[first:] {
			v.log[first+j].Of = len(steps)
		}
		if !heard && step.Choice.Seat == v.seat {
			if text := t.called(v).Did(t.named, step.Choice); text != "" {
				v.log = append(v.log, Line{Kind: Chosen, Seat: v.seat, Text: text})
			}
		}
		if step.Choice.Seat == v.seat && ordered && first < len(v.log) {
			v.log[first].Ordered, v.log[first].Answer = true, t.passed(v, &step)
		}
	}
}

// passed returns the words with which a viewer's step passes a question that it was asked, or "" if it does not, or if
// the first event is about the same thing and says so itself.
func (t *table) passed(v *viewer, step *engine.Step) string {
	c := step.Choice
	first := slices.IndexFunc(step.Events, func(e engine.Event) bool { return e.See.Has(v.seat) })
	if c.Verb != engine.Pass || c.About != engine.NoObject && first >= 0 && step.Events[first].About == c.About {
		return ""
	}
	for _, d := range v.asked {
		if d.About == c.About {
			return t.called(v).Answer(d, c)
		}
	}
	return ""
}

// called returns the words for what a viewer sees.
func (t *table) called(v *viewer) *engine.Words {
	if v.seen == nil {
		return t.words
	}
	return t.words.At(v.seen)
}

// line returns an event of a seat's step, in words, as a viewer reads it.
func (t *table) line(v *viewer, seat engine.Seat, e engine.Event, told string) Line {
	l := Line{Kind: Told, Seat: seat, Text: told + t.wordsOf(v, e), Rule: e.Rule,
		Order: slices.Contains(t.words.Orders, e.Kind)}
	if slices.Contains(t.words.Guns, e.Kind) {
		l.Shot.From, l.Shot.To = e.About, e.On
		if r, ok := t.rules.(engine.Gunner); ok {
			l.Shot.Timed = true
			l.Shot.When, l.Shot.Hit = r.Fired(e)
		}
	}
	if slices.Contains(t.words.Meets, e.Kind) {
		l.Met.A, l.Met.B, l.Met.Time = e.About, e.On, e.N[0]
	}
	if slices.Contains(t.words.Fells, e.Kind) {
		l.Fell = e.About
	}
	if e.Kind == engine.Moved {
		l.Moved = e
	}
	return l
}

// goesOn returns the sentence that joins e to the line before it in the viewer's log, in the same phase, or
// "" if e begins something new. Dice of the same step, whose lines begin at index first, may lie between:
// they are then part of it. act reports whether the lines are an act.
func (t *table) goesOn(v *viewer, e engine.Event, first int) (whole string, act bool) {
	last := &v.voyage
	between := v.log[min(last.lines, len(v.log)):]
	near := last.lines > 0 && last.turn == v.turn && last.phase == v.phase && len(v.log)-first >= len(between) &&
		!slices.ContainsFunc(between, func(l Line) bool { return l.Kind != Dice })
	last.lines, last.turn, last.phase = len(v.log)+1, v.turn, v.phase
	whole = last.by.Tell(t.rules, v.seen, e, near)
	act = whole != "" && last.by.InAct()
	if whole != "" {
		for i := range between {
			between[i].Whole, between[i].Act = whole, act
		}
	}
	return whole, act
}

// hearThrows writes the throws made before more than told events had been told, and returns the others.
func (t *table) hearThrows(v *viewer, thrown []engine.Thrown, told int) []engine.Thrown {
	for i := range thrown {
		th := &thrown[i]
		if th.Told > told {
			return thrown[i:]
		}
		if th.Throw.Seen.Has(v.seat) {
			v.log = append(v.log, Line{
				Kind: Dice, Seat: th.Throw.Seat, Text: t.sayThrow(th, t.umpired && int(v.seat) < len(t.named.Seats)), Rule: th.Throw.Rule, Thrown: th,
			})
		}
	}
	return nil
}

// hearBack reports a step freely taken back: to its own seat by name, to the others only if they knew of it.
// New orders in place of old ones are reported once, not choice by choice. Putting back what was only picked up is not
// reported. The lines of the last step are struck out; kept is how many steps stand before it.
func (t *table) hearBack(step engine.Step, last bool, kept int, anew bool) {
	who := t.player(step.Choice.Seat)
	for i := range t.viewers {
		v := &t.viewers[i]
		heard := slices.ContainsFunc(step.Events, func(e engine.Event) bool { return e.See.Has(v.seat) })
		switch {
		case v.seat == step.Choice.Seat && t.words.Verbs[step.Choice.Verb].Takes:
		case v.seat == step.Choice.Seat:
			text := "Taken back: " + t.words.Say(step.Choice)
			if anew {
				text = "Orders discarded: " + t.words.Title(step.Choice.About)
			}
			if n := len(v.log); !anew || n == 0 || v.log[n-1].Text != text {
				v.log = append(v.log, Line{Kind: Called, Seat: v.seat, Text: text, Undoes: v.undoes(last, kept)})
			}
		case heard:
			v.log = append(v.log, Line{Kind: Called, Seat: step.Choice.Seat, Text: who + " takes the last choice back", Undoes: v.undoes(last, kept)})
		}
	}
}

// tellBack writes a line into every log that takes back all steps but so many.
func (t *table) tellBack(l Line, kept int) {
	for i := range t.viewers {
		v := &t.viewers[i]
		l.Undoes = v.since(kept)
		v.log = append(v.log, l)
	}
}

// undoes returns since for the last step, else 0.
func (v *viewer) undoes(last bool, kept int) int {
	if !last {
		return 0
	}
	return v.since(kept)
}

// since returns the number of the view with the first line of the standing steps after so many, or 0.
func (v *viewer) since(kept int) (at int) {
	gone := 0 // lines since that view are taken back already
	for i := len(v.log) - 1; i >= 0; i-- {
		switch l := &v.log[i]; {
		case l.Of == anew:
			return at
		case gone > 0 && l.At >= gone:
		case l.Undoes > 0:
			gone = l.Undoes
		case l.Of > kept:
			at = l.At
		case l.Of > 0:
			return at
		}
	}
	return at
}

// tellAll writes a line into every log.
func (t *table) tellAll(l Line) {
	for i := range t.viewers {
		t.viewers[i].log = append(t.viewers[i].log, l)
	}
}

// sayThrow returns a throw as a line: "The English roll 2d6: 3 4 (whether the petard goes off)". To who may know it it
// says for whom, as the question for the dice did: "The table rolls 1d6: 4 (her morale) for Swan".
func (t *table) sayThrow(th *engine.Thrown, forWhom bool) string {
	verb := "roll"
	if th.Throw.Drawn {
		verb = "draw"
	}
	does := t.named.Does(th.Throw.Seat, verb)
	if th.Throw.Seat == engine.NoSeat {
		does = "The house " + verb + "s"
		if th.House == 0 {
			does = "The table " + verb + "s"
		}
	}
	if th.Throw.Drawn {
		if th.Drawn != engine.NoObject {
			return does + " " + t.words.Title(th.Drawn)
		}
		return fmt.Sprintf("%s 1 of %d", does, th.Throw.Sides)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s %dd%d:", does, th.Throw.Dice, th.Throw.Sides)
	for _, f := range th.Faces[:th.Throw.Dice] {
		fmt.Fprintf(&b, " %d", f)
	}
	if caller, ok := t.rules.(engine.Caller); ok {
		if what := caller.Call(th.Throw); what != "" {
			fmt.Fprintf(&b, " (%s)", what)
			if whom := t.words.Title(th.Throw.About); forWhom && th.Throw.About != engine.NoObject && !strings.Contains(what, whom) {
				fmt.Fprintf(&b, " for %s", whom)
			}
		}
	}
	return b.String()
}

// player names the person in a seat, as a sentence begins.
func (t *table) player(seat engine.Seat) string {
	return engine.Capital(t.named.Player(seat))
}

// sayings returns how many chat messages there are; every log has them all.
func (t *table) sayings() (n int) {
	for i := range t.viewers[0].log {
		if t.viewers[0].log[i].Kind == Said {
			n++
		}
	}
	return n
}
