package server

import (
	"fmt"
	"net/http"
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/asjson"
	"github.com/weathergage/weathergage/record"
)

// pastStep returns the step of the request; 0 is the present.
func pastStep(r *http.Request) (int, error) {
	n, err := strconv.Atoi(r.URL.Query().Get("step"))
	if err != nil || n < 0 {
		return 0, refuse(http.StatusBadRequest, "Expected the number of a step, from 0 up.")
	}
	return n, nil
}

// past shows the board as the seat lawfully saw it then.
func (s *Server) past(w http.ResponseWriter, r *http.Request, c *chair) error {
	n, err := pastStep(r)
	if err != nil {
		return err
	}
	out := past{Step: n}
	err = s.heavily(r, func() error {
		v, err := c.match.Past(c.seat, n)
		if err == nil && v.Scene != nil {
			scene := wire(c.draw, *v.Scene)
			out.Scene = &scene
		}
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// writeText sends a text as a file to save.
func writeText(w http.ResponseWriter, name string, text []byte) error {
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	_, err := w.Write(text)
	return ignoreGone(err)
}

var errSettingUp = refuse(http.StatusConflict, "There is no position yet: the set-up dice have not been rolled.")

// position sends the position as the seat may know it.
func (s *Server) position(w http.ResponseWriter, _ *http.Request, c *chair) error {
	v := c.match.View(c.seat)
	if v.Seen == nil {
		return errSettingUp
	}
	return writeText(w, c.draw.info.Key+"-"+c.ID+".wgp", c.draw.rules.FormatPosition(nil, v.Seen))
}

// record sends the record that the seat may have: its own while the match is in play, the whole one at the
// end.
func (s *Server) record(w http.ResponseWriter, r *http.Request, c *chair) error {
	if c.match.View(c.seat).Seen == nil {
		return errSettingUp
	}
	text := c.match.Record()
	err := s.heavily(r, func() error {
		rec, err := c.recordFor(c.seat, text)
		if err == nil {
			text = rec.Format()
		}
		return err
	})
	if err != nil {
		return err
	}
	return writeText(w, c.draw.info.Key+"-"+c.ID+".wgm", text)
}

// recordFor returns the part of a record that a seat may have now. text is the whole of it, which nobody may
// see.
func (l *live) recordFor(seat engine.Seat, text []byte) (*record.Record, error) {
	rec, err := record.Parse("", text)
	if err != nil {
		return nil, err
	}
	return record.ForSeat(l.draw.rules, rec, seat)
}

// whole returns the record with everything secret: not to be sent while the match is in play.
func (l *live) whole() (*record.Record, error) {
	return record.Parse("", l.match.Record())
}

// proof sends what a browser needs to repeat the house's throws, once its key is published.
func (s *Server) proof(w http.ResponseWriter, _ *http.Request, c *chair) error {
	if v := c.match.Glance(c.seat); !v.Over() {
		return refuse(http.StatusConflict, "The server publishes its key when the match is over.")
	}
	rec, err := c.whole()
	if err != nil {
		return err
	}
	out := proof{Match: rec.Match, Commit: rec.Dice.Commit, Key: rec.Key, Words: []string{}, Throws: []proofThrow{}}
	for _, seat := range rec.Seats {
		out.Words = append(out.Words, seat.Words)
	}
	for _, th := range rec.Throws() {
		if th.House == 0 {
			continue
		}
		seat, ok := c.draw.info.FindSeat(th.Seat)
		if !ok {
			seat = engine.NoSeat
		}
		out.Throws = append(out.Throws, proofThrow{
			N: th.House, Dice: th.Dice, Sides: th.Sides, Faces: th.Faces[:th.Dice],
			Rule: string(th.Rule), Seat: asjson.Seat(seat),
		})
	}
	return writeJSON(w, http.StatusOK, out)
}
