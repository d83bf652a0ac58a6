package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/plain"
	"github.com/weathergage/weathergage/record"
)

// study makes a private board from a step of the match. A match in play is forked from what the seat knew
// then, with the rest imagined; a finished one, or another study, from what was. Where real dice are typed, they are typed in
// the study too.
func (s *Server) study(w http.ResponseWriter, r *http.Request, c *chair) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	var m move
	if err := readJSON(w, r, &m, mostBody); err != nil {
		return err
	}
	if m.Step < 0 {
		return refuse(http.StatusBadRequest, "Expected the number of a step, from 0 up.")
	}
	return s.beginsHeavily(w, r, func() (p plan, err error) {
		v := c.match.View(c.seat)
		ended := v.Over()
		if m.Step > 0 {
			if v, err = c.match.Past(c.seat, m.Step); err != nil {
				return p, err
			}
		}
		if v.Seen == nil {
			return p, errSettingUp
		}
		if !ended && !c.Study {
			return c.imagined(&v), nil
		}
		return c.forked(r.Context(), &v)
	})
}

// own returns the plan of a private board, on which one person plays every seat.
func (g *installed) own(scenario string, settings []engine.Setting) plan {
	p := plan{game: g, scenario: scenario, settings: settings, study: true, secret: newSecret()}
	for range g.info.Seats {
		p.seats = append(p.seats, plannedSeat{words: newID() + newID()})
	}
	return p
}

// imagined returns the plan of a board that begins with what a seat knows, the rest imagined.
func (c *chair) imagined(v *match.View) plan {
	rules := c.draw.rules
	p := c.game.own(c.rec.Scenario, c.rec.Settings)
	p.typed, p.umpire = c.draw.typed, c.rec.Dice.Umpire
	secret := newSecret()
	mixer := dice.NewMixer(dice.KeyOf(secret.Key()), 0)
	v.Seen.Imagine(c.seat, &mixer)
	p.rec = record.New(rules.Info(), c.rec.Scenario, c.rec.Settings, "")
	p.rec.ForkOf, p.rec.ForkStep = c.ID, v.At
	p.rec.Position = lines(rules.FormatPosition(nil, v.Seen))
	return p
}

func lines(text []byte) []string {
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

// forked returns the plan of a board that replays what led to a view.
func (c *chair) forked(ctx context.Context, v *match.View) (plan, error) {
	rec, err := c.whole()
	if err != nil {
		return plan{}, err
	}
	played, err := record.ReplayFor(ctx, c.draw.rules, rec)
	if err != nil {
		return plan{}, err
	}
	n := momentOf(played, c.draw.rules, v, c.seat)
	p, err := c.game.retelling(played, n)
	if err == nil {
		p.rec.ForkOf, p.rec.ForkStep = c.ID, n
	}
	return p, err
}

// momentOf returns the first moment whose position the seat saw as it is in a view; the last if there is
// none.
func momentOf(played *record.Replayed, rules engine.Ruleset, v *match.View, seat engine.Seat) int {
	s := rules.Blank()
	for n := range played.Moments {
		s.CopyFrom(played.State(n))
		s.Redact(seat)
		if s.Equal(v.Seen) {
			return n
		}
	}
	return len(played.Moments) - 1
}

// retelling returns the plan of a board that replays a record up to moment n, with its variations and
// remarks, without withdrawn choices.
func (g *installed) retelling(played *record.Replayed, n int) (plan, error) {
	from := played.Record
	p := g.own(from.Scenario, from.Settings)
	p.typed, p.umpire = from.LastDice().Source == record.Typed, from.LastDice().Umpire
	p.rec = record.New(g.rules.Info(), from.Scenario, from.Settings, "")
	p.rec.Position = from.Position
	p.rec.Lines = from.Messages(n)
	p.tale = &tale{setup: record.Unnumbered(played.Moments[0].Thrown)}
	err := p.tale.read(g.rules, played, n)
	if p.tale.from != nil {
		p.rec.Position = p.tale.from
	}
	return p, err
}

// mostUploads is how many records longer than a scenario are in memory at once. Each has mostUpload to
// arrive, and mostOpening to be replayed, including its wait for a turn.
const (
	mostUploads = 3
	mostUpload  = 15 * time.Second
	mostOpening = time.Minute
)

// postRecord makes a private board from an uploaded record or position.
func (s *Server) postRecord(w http.ResponseWriter, r *http.Request) error {
	if !s.limits.maker(s.address(r)) {
		return errHaste
	}
	if r.ContentLength < 0 || r.ContentLength > mostScenario {
		if err := s.uploads.take(r.Context(), network(s.address(r)), forPeople); err != nil {
			return err
		}
		defer s.uploads.give()
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(mostUpload)) // a test's writer has none
	}
	var body struct {
		Text string `json:"text"`
	}
	dec := json.NewDecoder(http.MaxBytesReader(w, r.Body, mostRecord))
	if err := dec.Decode(&body); err != nil {
		return refuse(http.StatusBadRequest, "Expected a record of at most 8 megabytes.")
	}
	ctx, stop := context.WithTimeout(r.Context(), mostOpening)
	defer stop()
	err := s.beginsHeavily(w, r.WithContext(ctx), func() (plan, error) {
		p, err := s.opened(ctx, []byte(body.Text))
		if err != nil && !errors.Is(err, ctx.Err()) {
			err = refuse(http.StatusBadRequest, sentence(err.Error()))
		}
		return p, err
	})
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return errLengthy
	}
	return err
}

// errLengthy refuses a record that takes too long to replay on this server.
var errLengthy = refuse(http.StatusRequestEntityTooLarge, "This record takes too long to replay on this server. Replay it with the program on your own machine.")

// mostMoments is how many choices and take-backs an uploaded record may have, including those of its
// variations. The longest matches between captains have about 3,000.
const mostMoments = 20_000

// opened returns the plan of the board for a text.
func (s *Server) opened(ctx context.Context, text []byte) (plan, error) {
	head, err := record.ReadHead("record", text)
	if err != nil {
		return plan{}, err
	}
	g := s.find(head.Game)
	if g == nil {
		return plan{}, errors.New("this server does not have the game of the record: " + clean(head.Game))
	}
	if !head.Match {
		return g.placed(text)
	}
	rec, err := record.Parse("record", text)
	if err != nil {
		return plan{}, err
	}
	if n := rec.Moments(); n > mostMoments {
		return plan{}, fmt.Errorf("expected at most %d choices, with those withdrawn and tried, found %d", mostMoments, n)
	}
	if g, err = s.gameOf(rec); err != nil {
		return plan{}, err
	}
	played, err := record.ReplayFor(ctx, g.rules, rec)
	if err != nil {
		return plan{}, err
	}
	if played.Drift != nil {
		return g.shown(played), nil
	}
	p, err := g.retelling(played, len(played.Moments)-1)
	if err != nil {
		return plan{}, err
	}
	p.tale.end = rec.End
	p.rec.ForkOf, p.rec.ForkStep = "uploaded", len(played.Moments)-1
	return p, nil
}

// shown returns the plan of a board that begins with the last position of a record that cannot be played:
// what a seat may know of a match, the rest imagined, or what was played under another law.
func (g *installed) shown(played *record.Replayed) plan {
	rec := played.Record
	n := len(played.Moments) - 1
	s := g.rules.Blank()
	s.CopyFrom(played.State(n))
	p := g.own(rec.Scenario, rec.Settings)
	p.typed, p.umpire = rec.LastDice().Source == record.Typed, rec.LastDice().Umpire
	if viewer, ok := g.rules.Info().FindSeat(rec.View); ok && rec.View != "" {
		mixer := dice.NewMixer(dice.KeyOf(p.secret.Key()), 0)
		s.Imagine(viewer, &mixer)
	}
	p.rec = record.New(g.rules.Info(), rec.Scenario, rec.Settings, "")
	p.rec.ForkOf, p.rec.ForkStep = "uploaded", n
	p.rec.Position = lines(g.rules.FormatPosition(nil, s))
	return p
}

// placed returns the plan of a board that begins with a position.
func (g *installed) placed(text []byte) (plan, error) {
	text = plain.Body(text, "weathergage position")
	s, problems, err := g.rules.ParsePosition(text)
	if err != nil {
		return plan{}, err
	}
	if len(problems) > 0 {
		why := problems[0].Why + " (case " + string(problems[0].Rule) + ")"
		if line, column := problems[0].Place(text, g.rules.Words()); line > 0 {
			return plan{}, &engine.TextError{Line: line, Column: column, Why: why}
		}
		return plan{}, errors.New(why)
	}
	text = g.rules.FormatPosition(nil, s)
	at := lines(text)
	p := g.own(g.rules.Info().ScenarioIn(string(text)), nil)
	p.rec = record.New(g.rules.Info(), p.scenario, nil, "")
	p.rec.ForkOf, p.rec.Position = "position", at
	return p, nil
}
