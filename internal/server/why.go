package server

import (
	"fmt"
	"net/http"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// why says why a click on an object would be refused. Of all choices that name the object and answer an open
// question, it takes the first refusal that cites a case; if there is none, the object answers no question.
// For a piece that is picked up, it says first why that cannot be, then why it cannot attack an enemy there, then what
// keeps it from the place, and then why it cannot take a step there. It uses what the seat may know and changes nothing.
func (s *Server) why(w http.ResponseWriter, r *http.Request, c *chair) error {
	var m move
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return err
	}
	o, err := c.draw.find(m.On)
	if err != nil {
		return err
	}
	v := c.match.View(c.seat)
	out := refusal{Text: "It is not your turn to decide."}
	if len(v.Asked) > 0 {
		q := &v.Asked[0]
		out = refusal{Text: fmt.Sprintf("%s is not a choice for “%s”", engine.Capital(c.draw.titleIn(&v, o)), q.Text), Rule: string(q.Rule)}
	}
	ill, bare, ok, of := engine.Illegal{}, false, false, engine.NoObject
	if m.Of != "" {
		of, _ = c.draw.words.Find(m.Of)
		ill, ok = c.draw.stuck(&v, of)
	}
	if !ok {
		ill, ok = c.draw.foeRefusal(&v, of, o)
	}
	if !ok {
		ill, ok = c.draw.hindrance(&v, of, o)
	}
	if !ok {
		ill, bare, ok = refusalOf(&v, of, c.draw.lying(&v, o))
	}
	for i := 0; i < len(v.Asked) && !ok; i++ {
		ill = c.draw.excuse(v.Seen, &v.Asked[i])
		ok = !ill.OK()
	}
	if ok {
		out.Text, out.Rule = sentence(c.draw.words.Refuse(ill)), string(ill.Rule)
	}
	if bare {
		out.Text, out.Rule = bareHand, ""
	}
	return writeJSON(w, http.StatusOK, out)
}

// titleIn returns the title of a thing, or of its stack if it is one of several in it.
func (d *drawer) titleIn(v *match.View, o engine.Object) string {
	words := d.words.At(v.Seen)
	if v.Scene == nil {
		return words.Title(o)
	}
	stack, n := engine.NoObject, 0
	for i := range v.Scene.Pieces {
		if p := &v.Scene.Pieces[i]; p.ID == o && p.Stack != engine.NoObject {
			stack = p.Stack
		}
	}
	for i := range v.Scene.Pieces {
		if p := &v.Scene.Pieces[i]; p.Stack == stack {
			n += 1 + p.Under
		}
	}
	if stack == engine.NoObject || stack == o || n < 2 {
		return words.Title(o)
	}
	return words.Title(stack)
}

// lying returns what a click on an object may mean: what standing returns, and the space on which it is
// drawn.
func (d *drawer) lying(v *match.View, o engine.Object) []engine.Object {
	some := d.standing(o)
	if v.Scene == nil {
		return some
	}
	for i := range v.Scene.Pieces {
		if p := &v.Scene.Pieces[i]; p.ID == o && p.At != engine.NoObject && !slices.Contains(some, p.At) {
			return append(some, p.At)
		}
	}
	return some
}

// stuck returns why an object cannot be picked up; false if it can be, or never is, or if it is another time for that and
// an answer is about the object.
func (d *drawer) stuck(v *match.View, of engine.Object) (engine.Illegal, bool) {
	guide, ok := d.rules.(engine.Guide)
	if !ok {
		return engine.Illegal{}, false
	}
	for i := range v.Asked {
		c, ok := guide.Taking(v.Asked[i].Decision, of)
		if !ok {
			continue
		}
		if ill := v.Seen.Check(c); !ill.OK() && ill.Rule != "" && !(ill.Why == engine.NotNow && isNamed(&v.Asked[i], of)) {
			return ill, true
		}
	}
	return engine.Illegal{}, false
}

// hindrance returns what keeps what is picked up, or asked about, from a place; false if the game does not say.
func (d *drawer) hindrance(v *match.View, of, o engine.Object) (engine.Illegal, bool) {
	guide, ok := d.rules.(engine.Hinderer)
	if !ok {
		return engine.Illegal{}, false
	}
	for _, to := range d.lying(v, o) {
		for i := range v.Asked {
			if ill := guide.Hinders(v.Seen, v.Asked[i].Decision, of, to); !ill.OK() {
				return ill, true
			}
		}
	}
	return engine.Illegal{}, false
}

// isNamed reports whether an answer to a question names a thing.
func isNamed(q *match.Question, of engine.Object) bool {
	return slices.ContainsFunc(q.Options, func(op engine.Option) bool { return op.On == of || op.With == of })
}

// foeRefusal returns why what is picked up, or asked about, cannot attack what stands at o; false if no enemy stands
// there, if it can, or if attacks are of another time.
func (d *drawer) foeRefusal(v *match.View, of, o engine.Object) (first engine.Illegal, found bool) {
	for i := range v.Asked {
		q := &v.Asked[i]
		if of == engine.NoObject && q.About == engine.NoObject {
			continue
		}
		for _, c := range d.attacks(v, q, of, foesAt(v, q.Seat, o)) {
			switch ill := v.Seen.Check(c); {
			case ill.OK():
				return engine.Illegal{}, false
			case !found && ill.Rule != "" && ill.Why > engine.NotOpen && ill.Why != engine.NotNow:
				first, found = ill, true
			}
		}
	}
	return first, found
}

// attacks returns the choices that would attack one of these enemies, with what is picked up or with what the question is
// about.
func (d *drawer) attacks(v *match.View, q *match.Question, of engine.Object, foes []engine.Object) (all []engine.Choice) {
	hands := []engine.Object{engine.NoObject}
	if of != engine.NoObject && q.About == engine.NoObject {
		hands = d.lying(v, of)
	}
	for verb := range d.words.Verbs {
		for _, foe := range foes {
			if foe.Class() != d.words.Verbs[verb].Foe {
				continue
			}
			for _, with := range hands {
				all = append(all, engine.Choice{Seat: q.Seat, Verb: engine.Verb(verb), About: q.About, On: foe, With: with})
			}
		}
	}
	return all
}

// foesAt returns the enemy's pieces that a click on an object may mean, and what options call their stack and space.
func foesAt(v *match.View, seat engine.Seat, o engine.Object) (foes []engine.Object) {
	if v.Scene == nil {
		return nil
	}
	for i := range v.Scene.Pieces {
		p := &v.Scene.Pieces[i]
		if p.Side == seat || p.Side >= engine.Observer || o != p.ID && o != p.Stack && o != p.At {
			continue
		}
		for _, one := range [...]engine.Object{p.ID, p.Stack, p.At} {
			if one != engine.NoObject && !slices.Contains(foes, one) {
				foes = append(foes, one)
			}
		}
	}
	return foes
}

// bareHand is the answer to a click on a place when no piece is picked up.
const bareHand = "Click one of your pieces first, then where it goes"

// refusalOf returns the refusal, with a case, of a choice that names one of some objects, first with verbs
// that are offered on things of its class. If of is picked up, the choice is one with it; bare says that
// nothing is, and that it is of one of several pieces on the board that could be.
func refusalOf(v *match.View, of engine.Object, some []engine.Object) (ill engine.Illegal, bare, ok bool) {
	for _, alike := range []bool{true, false} {
		for _, o := range some {
			for i := range v.Asked {
				q := &v.Asked[i]
				if c, ill, ok := refusedOn(v, q, of, o, alike); ok {
					return ill, of == engine.NoObject && stands(v, c.With) && c.On == o && isOneOf(q, c), true
				}
			}
		}
	}
	return engine.Illegal{}, false, false
}

// stands reports whether an object is a piece of the scene, or a stack of it.
func stands(v *match.View, o engine.Object) bool {
	return o != engine.NoObject && v.Scene != nil && slices.ContainsFunc(v.Scene.Pieces, func(p engine.Piece) bool {
		return p.ID == o || p.Stack == o
	})
}

// isOneOf reports whether another piece could do what a choice does.
func isOneOf(q *match.Question, c engine.Choice) bool {
	return slices.ContainsFunc(q.Options, func(op engine.Option) bool {
		return op.Verb == c.Verb && op.With != c.With && op.With != engine.NoObject
	})
}

// refusedOn returns the first choice on an object that is refused with a case, with the verbs that answer a
// question, or only with those whose options are on things of its class; with of, if that is picked up to
// answer the question. A question about one thing is not tried about another.
func refusedOn(v *match.View, q *match.Question, of, o engine.Object, alike bool) (engine.Choice, engine.Illegal, bool) {
	tried := map[engine.Verb]bool{}
	goes := slices.ContainsFunc(q.Options, func(op engine.Option) bool { return op.With == of })
	for _, op := range q.Options {
		if tried[op.Verb] || alike && op.On.Class() != o.Class() || of != engine.NoObject && goes && op.With != of {
			continue
		}
		tried[op.Verb] = true
		c := engine.Choice{Seat: q.Seat, Verb: op.Verb, About: q.About, On: o, With: op.With}
		for j := range c.N {
			c.N[j] = op.Span[j].Min
		}
		ways := []engine.Choice{c}
		if q.About == engine.NoObject {
			ways = append(ways, swapped(c))
		}
		for _, about := range ways {
			if ill := v.Seen.Check(about); !ill.OK() && ill.Rule != "" && ill.Why > engine.NotOpen {
				return about, ill, true
			}
		}
	}
	return engine.Choice{}, engine.Illegal{}, false
}

// swapped returns a choice about the object instead of one on it.
func swapped(c engine.Choice) engine.Choice {
	c.About, c.On = c.On, engine.NoObject
	return c
}
