package law

import (
	"sync"

	"github.com/weathergage/weathergage/engine"
)

// Room keeps spare values of a type, so that none is allocated for each question: functions of rows are called
// through variables, and what is passed to them would be.
type Room[T any] struct{ pool sync.Pool }

// Take returns a value with any contents. Give it back with Back.
func (r *Room[T]) Take() *T {
	if v, ok := r.pool.Get().(*T); ok {
		return v
	}
	return new(T)
}

// Back takes a value back; the caller may no longer use it.
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
