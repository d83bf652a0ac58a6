package server

import (
	"context"
	"errors"
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// A Checked is the result of Check for one match.
type Checked struct {
	Match   string
	Choices int // replayed
	// Faults lists what is damaged, Notes what else its owner may want to know.
	Faults, Notes []string
}

// Check replays every match of a store from its journal, and compares positions, results and dice with what
// is stored. It reports each match at once, and stores nothing. An error means that it could not continue.
func Check(ctx context.Context, c Config, each func(Checked)) error {
	s, err := furnished(c)
	if err != nil {
		return err
	}
	defer s.Stop()
	ids, err := s.store.Matches(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := ctx.Err(); err != nil {
			return err
		}
		out := Checked{Match: id}
		if err := s.checkOne(ctx, &out); errors.Is(err, store.ErrGone) {
			return err
		} else if err != nil {
			out.Faults = append(out.Faults, err.Error())
		}
		each(out)
	}
	return nil
}

// checkOne replays one match. An error says why it cannot.
func (s *Server) checkOne(ctx context.Context, out *Checked) error {
	h, err := s.store.Match(ctx, out.Match)
	if err != nil {
		return err
	}
	l, err := s.newLive(h)
	if err != nil {
		return err
	}
	spec, err := s.spec(l, s.store.Journal(h.ID))
	if err != nil {
		return err
	}
	spec.Drifted = out.drifted(l.game.rules.Info().Version)
	m, err := match.Read(spec)
	if errors.Is(err, match.ErrNotBegun) {
		out.Notes = append(out.Notes, "it was not begun")
		return nil
	}
	if err != nil {
		return err
	}
	if v := m.View(engine.Observer); v.Seen == nil {
		out.Notes = append(out.Notes, "its set-up still waits for dice")
		return nil
	}
	rec, err := record.Parse(h.ID, m.Record())
	if err != nil {
		return err
	}
	rec.Key = l.secret.Key() // in play it is not in the record yet
	report := record.Verify(m.Rules(), rec)
	out.Choices, out.Faults = report.Choices, append(out.Faults, report.Faults...)
	return nil
}

// drifted reports an entry that does not replay as it was stored: a fault, unless the law has another version
// now.
func (out *Checked) drifted(now int) func(entry, saved int, why error) {
	return func(entry, saved int, why error) {
		if saved != now {
			out.Notes = append(out.Notes, fmt.Sprintf(
				"saved under version %d of the rules code and continued under version %d from entry %d", saved, now, entry))
			return
		}
		out.Faults = append(out.Faults, fmt.Sprintf("entry %d does not replay as it was saved: %v", entry, why))
	}
}
