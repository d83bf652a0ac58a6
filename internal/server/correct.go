package server

import (
	"errors"
	"net/http"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/internal/match"
)

// errUmpire: who corrects what others typed has the links of all seats, and nobody to ask.
var errUmpire = refuse(http.StatusForbidden, "Only an umpire, who has the links of all seats, corrects what was typed.")

// mostSlips is how many of the last steps an umpire is shown to correct.
const mostSlips = 30

// slips sends the last choices, the newest first, each with the rolls typed for it.
func (s *Server) slips(w http.ResponseWriter, r *http.Request, c *chair) error {
	if !c.holdsAll(others(r)) {
		return errUmpire
	}
	steps, err := c.match.Slips(mostSlips)
	if err != nil {
		return c.explain("", err)
	}
	out := make([]slip, len(steps))
	for i := range steps {
		out[i] = c.draw.slip(&steps[i])
	}
	return writeJSON(w, http.StatusOK, out)
}

func (d *drawer) slip(of *match.Slip) slip {
	to := slip{Step: of.Step, Seat: asjson.Seat(of.Choice.Seat), Bot: of.Bot, Waits: of.Waits, Throws: []slipThrow{}}
	switch {
	case of.Step >= 0:
		to.Text = d.words.Say(of.Choice)
	case of.Step == match.Ruled:
		to.Text = of.Bars + "."
	}
	for i := range of.Thrown {
		if th := &of.Thrown[i]; th.House == 0 {
			to.Throws = append(to.Throws, slipThrow{
				Index: i, Throw: d.throw(th), Sides: int(th.Throw.Sides), Call: engine.Deciding(d.rules, th.Throw),
			})
		}
	}
	return to
}

// umpires wraps what only an umpire does, on what he sees; undone is what was not done where the match has moved on.
func (s *Server) umpires(undone string, do func(*chair, *move) error) func(*chair, *move) (answer, error) {
	return func(c *chair, m *move) (answer, error) {
		if !c.holdsAll(m.With) {
			return answer{}, errUmpire
		}
		if !c.match.Stands(c.seat, m.At) {
			return answer{Stale: true, Text: "The match has moved on: " + undone}, nil
		}
		if err := s.slowly(c); err != nil {
			return answer{}, err
		}
		return answer{}, do(c, m)
	}
}

// correct goes back to a choice, or types other faces for one of its rolls: the number counts them from 0, and -1 is the
// choice itself. With no faces the roll is asked for anew.
func (s *Server) correct(c *chair, m *move) error {
	var faces engine.Faces
	if len(m.Faces) > len(faces) {
		return engine.ErrFaces
	}
	copy(faces[:], m.Faces)
	if m.Number < 0 {
		return c.match.Correct(m.Step)
	}
	return c.match.CorrectDice(m.Step, m.Number, faces)
}

// mostWords is how many words a change of the position may have that an umpire types.
const mostWords = 200

// rule changes how things stand, each line in the words of match.Edited, for an umpire with his reason. What breaks a rule
// is refused until he agrees to force it.
func (s *Server) rule(c *chair, m *move) error {
	changes := strings.Split(strings.TrimSpace(m.What), "\n")
	for _, change := range changes {
		if n := len(strings.Fields(change)); n < 2 || n > mostWords || len(changes) > mostChanges {
			return refuse(http.StatusBadRequest, "Expected a name and how it stands, such as swan 690 690 85.")
		}
	}
	_, text, _, err := c.match.Draft(changes)
	if err == nil {
		err = c.match.Rule(m.Text, text, m.Agree)
	}
	var doubt *match.Doubt
	var bad *engine.TextError
	switch {
	case errors.As(err, &doubt):
		return refuse(http.StatusConflict, "The rules do not lead there: "+doubt.Error()+".")
	case errors.As(err, &bad) && len(changes) == 1:
		return refuse(http.StatusConflict, "“"+changes[0]+"” is no line of a position: "+sentence(bad.Why))
	case errors.As(err, &bad):
		return refuse(http.StatusConflict, "These lines make no position: "+sentence(bad.Why))
	}
	return err
}
