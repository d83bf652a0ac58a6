package server

import (
	"errors"
	"net/http"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A move is what a seat posts: choices in names, faces of dice, or an answer, made on its view number At.
type move struct {
	At      int      `json:"at"`
	Choices []string `json:"choices"`
	Faces   []uint16 `json:"faces"`
	Agree   bool     `json:"agree"`
	Offer   bool     `json:"offer"`
	Text    string   `json:"text"`
	What    string   `json:"what"`
	On      string   `json:"on"`
	Of      string   `json:"of"` // what was dragged there
	Step    int      `json:"step"`
	Node    int      `json:"node"` // of a study
	With    []string `json:"with"` // links of the other sides
	Number  int      `json:"number"`
	ID      string   `json:"id"`   // of a request that may be sent twice and is played once; or ""
	Anew    string   `json:"anew"` // what the choices are about; they replace all sealed ones about it
	To      []string `json:"to"`
	Asked   string   `json:"asked"` // the tag of the page's questions, or ""
}

// mostChoices is how many choices one post may have: a drag of a stack.
const mostChoices = 64

// clean returns the printable characters, with single blanks.
func clean(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) || r == ' ' }), " ")
}

// acts wraps an action of a seat: it reads the post, carries it out, wakes the others, and answers with the
// seat's present view.
func (s *Server) acts(do func(*chair, *move) (answer, error)) func(http.ResponseWriter, *http.Request, *chair) error {
	return func(w http.ResponseWriter, r *http.Request, c *chair) error {
		var m move
		if err := readJSON(w, r, &m, mostBody); err != nil {
			return err
		}
		if err := s.mayAct(r, c); err != nil {
			return err
		}
		c.attend(pageOf(r))
		c.reach(m.At)
		if c.lesson != nil {
			c.taking.Lock()
			defer c.taking.Unlock()
		}
		out, err := c.once(r.Pattern, &m, do)
		if err == nil {
			err = c.teach()
		}
		s.drive(c.live)
		if errors.Is(err, match.ErrMoved) {
			out, err = answer{Stale: true, Text: "The match has moved on: nothing was done."}, nil
		}
		if !out.Stale {
			s.stored(err)
		}
		if !out.Stale && err == nil {
			played(w)
		}
		if err != nil {
			told := c.explain(notKept(r), err)
			if told.View, err = c.present(m.At, m.Asked); err != nil {
				return err
			}
			return told
		}
		if out.View, err = c.present(m.At, m.Asked); err != nil {
			return err
		}
		return writeJSON(w, http.StatusOK, out)
	}
}

// play plays choices in order.
func (s *Server) play(c *chair, m *move) (answer, error) {
	if len(m.Choices) == 0 && m.Anew == "" || len(m.Choices) > mostChoices {
		return answer{}, refuse(http.StatusBadRequest, "Expected from 1 to 64 choices.")
	}
	choices := make([]engine.Choice, len(m.Choices))
	for i, text := range m.Choices {
		choice, err := c.readChoice(text)
		if err != nil {
			return answer{}, err
		}
		if choice.Seat != c.seat {
			return answer{}, refuse(http.StatusForbidden, "That choice is another seat's.")
		}
		choices[i] = choice
	}
	if m.Anew != "" && c.lesson != nil && len(choices) == 0 {
		return answer{}, errLesson
	}
	if err := c.steer(choices, m.Anew != ""); err != nil {
		return answer{}, err
	}
	if c.lesson != nil {
		m.Anew = "" // the lesson's next choices, which follow what is written
	}
	if m.Anew != "" {
		return s.rewrite(c, m, choices)
	}
	n, err := c.match.PlayAs(c.seat, c.mate, m.At, choices...)
	if err != nil {
		return answer{Played: n}, err
	}
	s.watched.choices.Add(n)
	if n == 0 {
		return answer{Stale: true, Text: "The match has moved on: nothing was played."}, nil
	}
	return answer{Played: n}, nil
}

// readChoice reads a choice of a request. An error about a name suggests the nearest name that the seat is
// offered.
func (c *chair) readChoice(text string) (engine.Choice, error) {
	choice, bad := engine.ParseChoice(c.draw.info, c.draw.words, text)
	if bad == nil {
		return choice, nil
	}
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	if seat, ok := c.draw.info.FindSeat(first); ok && seat == c.seat {
		if seen := c.match.View(seat).Seen; seen != nil {
			_, bad = engine.ParseChoiceIn(seen, c.draw.info, c.draw.words, text)
		}
	}
	return choice, refuse(http.StatusBadRequest, sentence(bad.Why))
}

// give answers with the faces of real dice.
func (s *Server) give(c *chair, m *move) (answer, error) {
	var faces engine.Faces
	if len(m.Faces) > len(faces) {
		return answer{}, engine.ErrFaces
	}
	copy(faces[:], m.Faces)
	if !c.match.Stands(c.seat, m.At) {
		return answer{Stale: true, Text: "The match has moved on: the dice were not taken."}, nil
	}
	if v := c.match.Glance(c.seat); v.Dice != nil {
		if err := c.rolls(&v.Dice.Throw); err != nil {
			return answer{}, err
		}
	}
	return answer{}, c.match.Give(c.seat, faces)
}

// retract takes back the dice typed last.
func (s *Server) retract(c *chair, m *move) (answer, error) {
	if !c.match.Stands(c.seat, m.At) {
		return answer{Stale: true, Text: "The match has moved on: no dice were taken back."}, nil
	}
	if v := c.match.Glance(c.seat); v.Dice != nil {
		if err := c.rolls(&v.Dice.Throw); err != nil {
			return answer{}, err
		}
	}
	return answer{}, c.match.Retract(c.seat)
}

// takeBack withdraws the seat's last choice, or asks the others to agree.
func (s *Server) takeBack(c *chair, m *move) (answer, error) {
	if !c.match.Stands(c.seat, m.At) {
		return answer{Stale: true, Text: "The match has moved on: nothing was taken back."}, nil
	}
	err := c.match.TakeBackAs(c.seat, c.mate, engine.NoObject)
	switch {
	case err != engine.ErrFirm:
		return answer{}, err
	case c.mate > 0:
		return answer{}, errCommander
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	if err := c.match.AskBack(c.seat); err != nil {
		return answer{}, err
	}
	if who := c.asked(); who != "" {
		return answer{Asked: true, Text: "Asked " + who + " to agree."}, nil
	}
	return answer{}, nil // nobody had to be asked
}

func (s *Server) consent(w http.ResponseWriter, r *http.Request, c *chair) error {
	return s.acts(outside(func(c *chair, m *move) (answer, error) {
		if asked := c.match.Glance(c.seat).Consent; asked != nil && asked.Hand != nil && asked.Hand.Seat == c.seat {
			if _, err := s.mayHand(r, c.live, c.seat); err != nil {
				return answer{}, err
			}
		}
		if err := c.match.Answer(c.seat, m.Agree); err != nil {
			return answer{}, err
		}
		return answer{}, s.handOver(s.running, c.live)
	}))(w, r, c)
}

// offerDraw offers a draw, accepts one that is offered, or declines it.
func (s *Server) offerDraw(c *chair, m *move) (answer, error) {
	if consent := c.match.Glance(c.seat).Consent; consent != nil && consent.Draw {
		return answer{}, c.match.Answer(c.seat, m.Offer)
	}
	if !m.Offer {
		return answer{}, nil
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	return answer{}, c.match.OfferDraw(c.seat)
}

// mostSaid is the most characters in one chat message or numbered message.
const mostSaid = 500

// short refuses a text that is too long.
func (m *move) short() error {
	if len([]rune(m.Text)) > mostSaid {
		return refuse(http.StatusBadRequest, "Expected at most 500 letters.")
	}
	return nil
}

// slowly refuses a seat that sends or asks the others too often.
func (s *Server) slowly(c *chair) error {
	if !s.limits.sayer(c.hash) {
		return refuse(http.StatusTooManyRequests, "Too many messages and requests at once. Wait two seconds for the next one.")
	}
	return nil
}

// mostTries is how often an action is repeated when other nodes were quicker.
const mostTries = 20

// anyway repeats an action that does not depend on the position: if another node has stored something in
// between, the match has taken that in.
func anyway(do func() error) error {
	err := match.ErrMoved
	for n := 0; n < mostTries && errors.Is(err, match.ErrMoved); n++ {
		err = do()
	}
	return err
}

// say writes a chat message of the seat into every log.
func (s *Server) say(c *chair, m *move) (answer, error) {
	if err := m.short(); err != nil {
		return answer{}, err
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	return answer{}, anyway(func() error { return c.match.Say(c.seat, m.Text) })
}

// mostCalled is the most characters in a name that a person takes in a match.
const mostCalled = 40

// shortName refuses a name that is too long.
func shortName(name string) error {
	if len([]rune(name)) > mostCalled {
		return refuse(http.StatusBadRequest, "Expected a name of at most 40 letters.")
	}
	return nil
}

// sitDown gives the person in the seat a name, or another one.
func (s *Server) sitDown(w http.ResponseWriter, r *http.Request, c *chair) error {
	return s.acts(func(c *chair, m *move) (answer, error) {
		name, err := s.calledBy(r, m.Text)
		if err == nil && name == "" {
			err = refuse(http.StatusBadRequest, "Expected a name.")
		}
		if err != nil {
			return answer{}, err
		}
		return answer{}, anyway(func() error { return c.match.Sit(c.seat, name) })
	})(w, r, c)
}

// write sets the words of a message that the seat gives by number.
func (s *Server) write(c *chair, m *move) (answer, error) {
	if err := m.short(); err != nil {
		return answer{}, err
	}
	return answer{}, anyway(func() error { return c.match.Write(c.seat, m.Number, m.Text) })
}

func (s *Server) concede(c *chair, m *move) (answer, error) {
	return answer{}, c.match.Concede(c.seat)
}

func (s *Server) adjourn(c *chair, m *move) (answer, error) {
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	return answer{}, c.match.Adjourn(c.seat)
}

// resume asks to resume an adjourned match, or agrees to that, or not.
func (s *Server) resume(c *chair, m *move) (answer, error) {
	if consent := c.match.Glance(c.seat).Consent; consent != nil && consent.Resume {
		return answer{}, c.match.Answer(c.seat, m.Agree)
	}
	if !m.Agree {
		return answer{}, nil
	}
	if err := s.slowly(c); err != nil {
		return answer{}, err
	}
	return answer{}, c.match.Resume(c.seat)
}

// clock handles a clock that has run out: let the seat's captain play, claim the match, or, back again, play
// for oneself.
func (s *Server) clock(c *chair, m *move) (answer, error) {
	switch m.What {
	case "return":
		return answer{}, c.match.Return(c.seat)
	case "captain", "claim":
	default:
		return answer{}, refuse(http.StatusBadRequest, "Expected captain, claim or return.")
	}
	v := c.match.Glance(c.seat)
	for _, cl := range v.Clocks {
		if !cl.Ran || cl.Seat == c.seat {
			continue
		}
		if m.What == "claim" {
			return answer{}, c.match.Claim(c.seat, cl.Seat)
		}
		return answer{}, c.match.Relieve(c.seat, cl.Seat)
	}
	return answer{}, match.ErrClock
}
