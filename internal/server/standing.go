package server

import (
	"net/http"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// offers sends the standing orders that the seat may give.
func (s *Server) offers(w http.ResponseWriter, _ *http.Request, c *chair) error {
	out := struct {
		Offers []offer `json:"offers"`
	}{[]offer{}}
	for _, o := range c.match.Offered(c.seat) {
		out.Offers = append(out.Offers, c.draw.offer(&o))
	}
	return writeJSON(w, http.StatusOK, out)
}

// standing gives a standing order of the seat, or revokes one.
func (s *Server) standing(c *chair, m *move) (answer, error) {
	if len(m.Text) > mostSaid {
		return answer{}, refuse(http.StatusBadRequest, "Expected at most 500 letters.")
	}
	switch m.What {
	case "give":
		return answer{}, anyway(func() error { return c.match.Order(c.seat, m.Text) })
	case "revoke":
		return answer{}, anyway(func() error { return c.match.Revoke(c.seat, m.Text) })
	}
	return answer{}, refuse(http.StatusBadRequest, "Expected give or revoke.")
}

func (d *drawer) offer(o *bot.Order) offer {
	to := offer{
		Key: o.Key, Name: o.Name, About: o.About, Rule: string(o.Rule), Objects: []drawn{},
		Anywhere: o.Anywhere, Lapses: o.Lapses,
	}
	if n := o.Number; n.Step != 0 {
		number := d.span(n.Unit, n)
		to.Number = &number
	}
	for _, object := range o.Objects {
		if object != engine.NoObject {
			to.Objects = append(to.Objects, drawn{d.name(object), d.words.Title(object)})
		}
	}
	return to
}

func orders(from []match.StandingOrder) []order {
	out := make([]order, len(from))
	for i, o := range from {
		out[i] = order(o)
	}
	return out
}
