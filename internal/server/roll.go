package server

import (
	"net/http"
	"strings"
	"sync"

	"github.com/weathergage/weathergage/engine"
)

// rolls refuses dice from any seat but the one that types them.
func (c *chair) rolls(th *engine.Throw) error {
	if roller := c.match.Roller(th); roller != c.seat {
		return refuse(http.StatusForbidden, sentence(c.match.Info().Player(roller)+" rolls these dice"))
	}
	return nil
}

// asked returns the seats that are now asked to agree to something, in words; "" is nobody.
func (c *chair) asked() string {
	var who []string
	for i := range c.rec.Seats {
		seat := engine.Seat(i)
		if seat != c.seat && c.match.Consents(seat) {
			who = append(who, c.match.Info().Player(seat))
		}
	}
	return strings.Join(who, " and ")
}

// sentOnce holds what each player of a seat sent last to each route under an id of its own, and the answer.
type sentOnce struct {
	mu   sync.Mutex
	last map[poster]sent
}

type poster struct {
	whoever
	route string
}

type sent struct {
	id  string
	out answer
}

// once carries out what a seat sends, unless it is what it sent last under the same id: a client that lost
// its connection does not know whether the server got it, and sends it again. A restart forgets the ids; then
// the number of the view prevents a second play.
func (c *chair) once(route string, m *move, do func(*chair, *move) (answer, error)) (answer, error) {
	if m.ID == "" {
		return do(c, m)
	}
	c.sent.mu.Lock()
	defer c.sent.mu.Unlock()
	by := poster{c.who(), route}
	if last := c.sent.last[by]; last.id == m.ID {
		return last.out, nil
	}
	out, err := do(c, m)
	if err == nil && !out.Stale {
		if c.sent.last == nil {
			c.sent.last = map[poster]sent{}
		}
		c.sent.last[by] = sent{m.ID, out}
	}
	return out, err
}
