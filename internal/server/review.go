package server

import (
	"net/http"
	"strconv"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

const (
	reviewTime = 8 * time.Second // what a review may take
	mostLapses = 3
)

// review sends the decisions that cost a seat of a finished match most, its own unless the request names another.
func (s *Server) review(w http.ResponseWriter, r *http.Request, c *chair) error {
	if v := c.match.View(c.seat); !v.Over() {
		return refuse(http.StatusConflict, "What a decision cost is worked out when the match is over.")
	}
	if c.game.Captain == nil {
		return refuse(http.StatusConflict, c.draw.info.Name+" has no captain that could say what a decision cost.")
	}
	of, err := reviewed(r.URL.Query().Get("of"), c)
	if err != nil {
		return err
	}
	out := review{Seat: int(of), Lapses: []lapse{}}
	choices, _ := c.match.Progress()
	all := bot.NewReview(c.draw.rules, c.game.Captain(c.draw.rules), choices/len(c.draw.info.Seats), bot.Budget{Time: reviewTime})
	err = s.heavily(r, func() error {
		err := c.match.Decisions(c.seat, of, func(at int, truth engine.State, d engine.Decision, choice engine.Choice) {
			if out.Of++; r.Context().Err() == nil && all.Look(truth, d, choice, at) {
				out.Looked++
			}
		})
		if err == nil {
			err = r.Context().Err()
		}
		if err == nil {
			for _, l := range all.Lapses(mostLapses) {
				out.Lapses = append(out.Lapses, c.lapse(&l))
			}
		}
		return err
	})
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, out)
}

// reviewed returns the seat that a review is asked of; "" is that of the link.
func reviewed(text string, c *chair) (engine.Seat, error) {
	if text == "" && int(c.seat) < len(c.draw.info.Seats) {
		return c.seat, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n >= len(c.draw.info.Seats) {
		return 0, refuse(http.StatusBadRequest, "of: expected the number of a seat, from 0.")
	}
	return engine.Seat(n), nil
}

// lapse returns a lapse as on the wire. The match is over, so everybody may read what the seat could choose.
func (c *chair) lapse(l *bot.Lapse) lapse {
	words, info := c.draw.words.At(l.Seen), c.draw.info
	return lapse{
		Step: l.Tag, Asked: words.AskIn(info, l.Seen, l.Decision),
		Played: words.Answer(l.Decision, l.Played), Better: words.Answer(l.Decision, l.Better),
		Cost: thousandths(l.Cost), Error: thousandths(l.Error),
	}
}
