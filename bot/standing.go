package bot

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// An Order is a standing order that a game offers to a seat, with blanks to fill in. A seat that gives it
// leaves a small bot behind, which answers some of its decisions for it.
type Order struct {
	// Key is the order's name in texts: a word of small letters, digits and hyphens.
	Key string
	// Name is what the owner reads, with %O for the object and %1 for the number.
	Name  string
	About string // a sentence or two: what it answers, and how
	Rule  engine.Case
	// Number is the range of %1; a Step of 0 means no number.
	Number engine.Span
	// Objects may fill in %O, as the seat sees the position now; nil means no object is wanted. The object
	// may also be left out if Anywhere says how the order reads then: "any seaport".
	Objects  []engine.Object
	Anywhere string
	// Lapses says that the order is for this turn only, and ends with it.
	Lapses bool
	// Lifts is the key of an order that answers nothing while this one is in force, or "".
	Lifts string
	// Waits says that the order pauses before it answers what follows a choice of its own seat that the seat
	// can still take back freely.
	Waits bool
	// Usual: most would give it with a question beside which it is offered. The Enter key does.
	Usual bool
}

// Standing is the standing orders of one game. It is a value without state, and any number of goroutines may
// call its methods. Every position it is shown is redacted for the seat in question and must not be changed.
type Standing interface {
	// Orders lists what the seat may order. Keys do not depend on the position.
	Orders(seen engine.State, seat engine.Seat) []Order
	// Answer answers d, which is open in seen, as the order g says, or returns false if g does not apply.
	// Seat and About of the choice need not be filled in. An answer that the rules refuse does not count.
	Answer(seen engine.State, d engine.Decision, g Given) (engine.Choice, bool)
}

// A Passer is a Standing that knows how a seat skips a decision if not by engine.Pass: by ending a step, say.
type Passer interface {
	// Pass returns the choice that skips d, or false if engine.Pass does. A choice that the rules refuse,
	// such as engine.Choice{}, says that d cannot be skipped.
	Pass(seen engine.State, d engine.Decision) (engine.Choice, bool)
}

// A Proposer is a Standing that offers, with a question, the order that many would give there.
type Proposer interface {
	// Beside returns the order that is offered with d, named as a button, or false if there is none. seen is
	// redacted for d.Seat.
	Beside(seen engine.State, d engine.Decision) (Given, bool)
}

// A Starter is a Standing with orders that every person has from the start, besides Idle. They have no
// blanks, do not lapse and do not wait.
type Starter interface {
	Start() []Given
}

// A Given is a standing order as a seat gave it, with its blanks filled in.
type Given struct {
	Key string
	// Question belongs to the order NotHere: the question that is not to be asked, by the words of its
	// prompt.
	Question string
	Object   engine.Object // NoObject if none is wanted, or for anywhere
	Number   int32         // 0 if none is wanted
}

// The standing orders of every game.
const (
	Idle    = "idle"     // pass for me when I can do nothing
	NotHere = "not-here" // do not ask here again this turn
)

var general = [...]Order{
	{
		Key: Idle, Name: "Pass for me when I can do nothing",
		About: "Where the rules leave you one answer alone, it is given for you, unless its roll may end the match. " +
			"It waits some seconds if you may still take back what you chose last.",
		Waits: true,
	},
	{
		Key: NotHere, Name: "Pass this turn",
		About:  "This question is let go by for the rest of the turn.",
		Lapses: true,
	},
}

// Orders is everything that can be ordered in a game: what every game offers, and what this game offers
// itself. Any number of goroutines may use it.
type Orders struct {
	rules engine.Ruleset
	info  *engine.Info
	words *engine.Words
	own   Standing // nil if the game offers none
}

// NewOrders returns the standing orders of a game; own may be nil.
func NewOrders(rules engine.Ruleset, own Standing) *Orders {
	return &Orders{rules, rules.Info(), rules.Words(), own}
}

// Offered lists the orders from which a seat may choose in a position redacted for it. NotHere is not among
// them: it belongs to a question, see Here.
func (o *Orders) Offered(seen engine.State, seat engine.Seat) []Order {
	out := []Order{general[0]}
	if o.own != nil {
		out = append(out, o.own.Orders(seen, seat)...)
	}
	return out
}

// Initial lists the orders that every person has from the start of a match.
func (o *Orders) Initial() []Given {
	all := []Given{{Key: Idle}}
	if s, ok := o.own.(Starter); ok {
		all = append(all, s.Start()...)
	}
	return all
}

// Beside returns the order that the game offers with d, or false if there is none. seen is redacted for
// d.Seat.
func (o *Orders) Beside(seen engine.State, d engine.Decision) (Given, bool) {
	p, ok := o.own.(Proposer)
	if !ok {
		return Given{}, false
	}
	return p.Beside(seen, d)
}

// Here returns the orders by which a seat is not asked d again this turn: about this object, and about
// anything. It returns none if d cannot be skipped.
func (o *Orders) Here(seen engine.State, d engine.Decision) []Given {
	if _, ok := o.pass(seen, d); !ok {
		return nil
	}
	anywhere := Given{Key: NotHere, Question: o.question(d.Ask)}
	if d.About == engine.NoObject {
		return []Given{anywhere}
	}
	here := anywhere
	here.Object = d.About
	return []Given{here, anywhere}
}

// Find returns the order that g fills in, as it is offered to a seat in a position redacted for it. The error
// says what is wrong with g.
func (o *Orders) Find(seen engine.State, seat engine.Seat, g Given) (Order, error) {
	if g.Key == NotHere {
		if _, ok := o.prompt(g.Question); !ok {
			return Order{}, fmt.Errorf("no question %q", g.Question)
		}
		return general[1], nil
	}
	var keys []string
	for _, order := range o.Offered(seen, seat) {
		if order.Key == g.Key {
			return order, order.fits(g)
		}
		keys = append(keys, order.Key)
	}
	return Order{}, fmt.Errorf("no standing order %q%s: expected %s",
		g.Key, perhaps(g.Key, keys), strings.Join(append(keys, NotHere), ", "))
}

// fits returns what is wrong with the blanks of g.
func (order *Order) fits(g Given) error {
	switch {
	case !order.Number.Has(g.Number):
		return fmt.Errorf("expected a number from %d to %d in %q, found %d",
			order.Number.Min, order.Number.Max, order.Key, g.Number)
	case g.Object == engine.NoObject && order.Objects != nil && order.Anywhere == "":
		return fmt.Errorf("expected an object in %q", order.Key)
	case g.Object == engine.NoObject:
		return nil
	}
	for _, object := range order.Objects {
		if object == g.Object {
			return nil
		}
	}
	return fmt.Errorf("the object cannot be filled in in %q now", order.Key)
}

// Answer answers d, which is open in seen, as the order says, or returns false if the order does not apply.
// seen is redacted for d.Seat. seen.Check allows the choice.
func (o *Orders) Answer(seen engine.State, d engine.Decision, g Given) (engine.Choice, bool) {
	var c engine.Choice
	ok := false
	switch {
	case g.Key == Idle:
		c, ok = only(seen, d)
		ok = ok && !o.decides(seen, d, c)
	case g.Key == NotHere:
		if g.Question == o.question(d.Ask) && (g.Object == engine.NoObject || g.Object == d.About) {
			c, ok = o.pass(seen, d)
		}
	case o.own != nil:
		c, ok = o.own.Answer(seen, d, g)
	}
	return allowed(seen, d, c, ok)
}

// allowed returns the choice as an answer to d, if the rules allow it.
func allowed(seen engine.State, d engine.Decision, c engine.Choice, ok bool) (engine.Choice, bool) {
	if !ok {
		return engine.Choice{}, false
	}
	c.Seat, c.About = d.Seat, d.About
	ill := seen.Check(c)
	return c, ill.OK()
}

// only returns the answer to d if there is only one and the seat has no other question with a choice: it
// does not seal orders that its owner could still write.
func only(seen engine.State, d engine.Decision) (engine.Choice, bool) {
	options := seen.Options(d, nil)
	if len(options) != 1 || options[0].IsOpen() {
		return engine.Choice{}, false
	}
	for _, other := range seen.Pending(nil) {
		if other.Seat == d.Seat && other.About != d.About && len(seen.Options(other, nil)) > 1 {
			return engine.Choice{}, false
		}
	}
	op := &options[0]
	c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
	for i, sp := range op.Span {
		c.N[i] = sp.Min
	}
	return c, true
}

// pass returns the choice that skips d, if there is one.
func (o *Orders) pass(seen engine.State, d engine.Decision) (engine.Choice, bool) {
	if p, ok := o.own.(Passer); ok {
		if c, ok := p.Pass(seen, d); ok {
			return allowed(seen, d, c, true)
		}
	}
	return allowed(seen, d, engine.Choice{Verb: engine.Pass}, true)
}
