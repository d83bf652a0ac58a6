package law

import (
	"sync"

	"github.com/weathergage/weathergage/engine"
)

// Room is spare values of a type that is too large to be allocated for each question, or that the compiler
// would allocate because it cannot see what functions of rows do with it.
type Room[T any] struct{ pool sync.Pool }

// Take returns a value, to be given back by Back. What it holds is of no meaning.
func (r *Room[T]) Take() *T {
	if v, ok := r.pool.Get().(*T); ok {
		return v
	}
	return new(T)
}

// Back takes a value back, which is used no more.
func (r *Room[T]) Back(v *T) { r.pool.Put(v) }

// A desk is room to list, draw and check answers.
type desk struct {
	offer engine.Offer
	open  [mostOpen]engine.Decision
}

// mostOpen is how many decisions are open at most for which Answers allocates nothing.
const mostOpen = 32

var desks Room[desk]

// clear gives a desk back, without what it held.
func (on *desk) clear() {
	on.offer = engine.Offer{}
	desks.Back(on)
}
