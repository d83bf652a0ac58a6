package lab

import (
	"github.com/weathergage/weathergage/engine"
)

// Fired counts what happened in the recorded matches.
type Fired struct {
	Matches int                   `json:"matches"` // recorded and replayed
	Cases   map[engine.Case]int   `json:"cases"`   // events and throws that cite the case
	Kinds   map[engine.Kind]int   `json:"kinds"`   // events of the kind
	Verbs   map[engine.Verb]int   `json:"verbs"`   // choices of the verb
	Things  map[engine.Object]int `json:"things"`  // events about, on or with the thing
	// Drawable holds every card or chit that lay in a cup, deck or pool when something was drawn from it; its
	// count is how often it was drawn.
	Drawable map[engine.Object]int `json:"drawable"`
}

// add adds the counts of other.
func (f *Fired) add(other *Fired) {
	f.Matches += other.Matches
	f.ready()
	sum(f.Cases, other.Cases)
	sum(f.Kinds, other.Kinds)
	sum(f.Verbs, other.Verbs)
	sum(f.Things, other.Things)
	sum(f.Drawable, other.Drawable)
}

func (f *Fired) ready() {
	ready(&f.Cases)
	ready(&f.Kinds)
	ready(&f.Verbs)
	ready(&f.Things)
	ready(&f.Drawable)
}

// ready makes a map that can be written to.
func ready[K comparable](m *map[K]int) {
	if *m == nil {
		*m = make(map[K]int)
	}
}

func sum[K comparable](into, from map[K]int) {
	for k, n := range from {
		into[k] += n
	}
}

// step counts one step of a recorded match. The event that reports a draw does not count for the thing drawn:
// being drawn is not an effect.
func (f *Fired) step(st *engine.Step) {
	f.Verbs[st.Choice.Verb]++
	f.throws(st.Thrown)
	for i := range st.Events {
		f.event(&st.Events[i])
	}
	for _, th := range st.Thrown {
		if th.Throw.Drawn && f.Things[th.Drawn] > 0 {
			f.Things[th.Drawn]--
		}
	}
}

func (f *Fired) throws(thrown []engine.Thrown) {
	for _, th := range thrown {
		f.Cases[th.Throw.Rule]++
		if th.Throw.Drawn {
			f.Drawable[th.Drawn]++
		}
	}
}

func (f *Fired) event(e *engine.Event) {
	f.Kinds[e.Kind]++
	f.Cases[e.Rule]++
	f.Things[e.About]++
	if e.On != e.About {
		f.Things[e.On]++
	}
	if e.With != e.About && e.With != e.On {
		f.Things[e.With]++
	}
}

// A watcher wraps the dice of a match to record draws.
type watcher struct {
	engine.Dice
	state engine.State // in which the throws are made
	fired *Fired
	draws []engine.Object
}

// Throw records what could have been drawn and passes the throw on.
func (w *watcher) Throw(t engine.Throw) (engine.Faces, bool) {
	if d, ok := w.state.(engine.Drawer); ok && t.Drawn {
		w.draws = d.Draws(t, w.draws[:0])
		for _, o := range w.draws {
			w.fired.Drawable[o] += 0 // present, drawn or not
		}
	}
	return w.Dice.Throw(t)
}
