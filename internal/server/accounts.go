package server

import (
	"net/http"

	"github.com/weathergage/weathergage/engine"
)

// accounts draws the money of a seat as it would be after one of its choices, from what the seat may know. It
// changes nothing.
func (s *Server) accounts(w http.ResponseWriter, r *http.Request, c *chair) error {
	keeper, ok := c.draw.rules.(engine.Bookkeeper)
	if !ok {
		return refuse(http.StatusNotFound, "This game has no accounts.")
	}
	choice, err := c.readChoice(r.URL.Query().Get("choice"))
	if err != nil {
		return err
	}
	v := c.match.View(c.seat)
	if choice.Seat != c.seat || v.Seen == nil {
		return refuse(http.StatusForbidden, "You can ask only for the accounts of your own choices.")
	}
	completeAbout(&v, &choice)
	if ill := v.Seen.Check(choice); !ill.OK() {
		return c.explain("", &engine.Refused{Illegal: ill, Of: choice})
	}
	return writeJSON(w, http.StatusOK, struct {
		Charts wired[[]engine.Chart] `json:"charts"`
	}{wire(c.draw, keeper.Accounts(v.Seen, choice))})
}
