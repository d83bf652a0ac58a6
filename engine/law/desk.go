package law

import (
	"sync"

	"github.com/weathergage/weathergage/engine"
)

// Room keeps spare values of a type, so that no question allocates one. The functions of rows are called
// through variables, so what is passed to them would otherwise be allocated.
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

// A desk is working space to list, draw and check answers.
type desk struct {
	offer engine.Offer
	open  [mostOpen]engine.Decision
}

// mostOpen is the most open decisions for which Answers allocates nothing.
const mostOpen = 32

var desks Room[desk]

// clear returns an emptied desk to the pool.
func (on *desk) clear() {
	on.offer = engine.Offer{}
	desks.Back(on)
}
