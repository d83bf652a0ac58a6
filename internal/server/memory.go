package server

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// memory is a store that lasts as long as the program, and therefore has no accounts.
type memory struct {
	store.People // nil: never used
	mu           sync.Mutex
	matches      map[string]store.Match
	journals     map[string]*match.Memory
	runs         []store.Run
	invitations  []store.Invitation // the newest first
	settings     map[string]string
	library      []store.Shelved // the newest first
	jobs         chan store.Job
}

func newMemory() *memory {
	return &memory{
		matches: map[string]store.Match{}, journals: map[string]*match.Memory{}, settings: map[string]string{},
		jobs: make(chan store.Job, 10*mostWaiting),
	}
}

// Create stores a new match.
// Updated returns 0 twice: it has no tables.
func (*memory) Updated() (was, is int64) { return 0, 0 }

func (m *memory) Create(_ context.Context, one store.Match) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.matches[one.ID]; ok {
		return store.ErrExists
	}
	m.matches[one.ID], m.journals[one.ID] = one, &match.Memory{}
	return nil
}

// Match returns a match.
func (m *memory) Match(_ context.Context, id string) (store.Match, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	one, ok := m.matches[id]
	if !ok {
		return one, store.ErrNone
	}
	return one, nil
}

// Find has nothing to add to the matches in memory.
func (m *memory) Find(context.Context, [sha256.Size]byte) (string, store.Token, error) {
	return "", store.Token{}, store.ErrNone
}

// Admit stores another token of a match.
func (m *memory) Admit(_ context.Context, id string, t store.Token) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	one, ok := m.matches[id]
	if !ok {
		return store.ErrNone
	}
	one.Tokens = append(slices.Clone(one.Tokens), t)
	m.matches[id] = one
	return nil
}

// Lend replaces the tokens of a team-mate by a new one.
func (m *memory) Lend(ctx context.Context, id string, t store.Token) error {
	if err := m.Reclaim(ctx, id, t.Seat, t.Mate); err != nil {
		return err
	}
	return m.Admit(ctx, id, t)
}

// Reclaim deletes the tokens of a team-mate.
func (m *memory) Reclaim(_ context.Context, id string, seat engine.Seat, mate int) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	one, ok := m.matches[id]
	if !ok {
		return store.ErrNone
	}
	one.Tokens = slices.DeleteFunc(slices.Clone(one.Tokens), func(t store.Token) bool { return t.Seat == seat && t.Mate == mate })
	m.matches[id] = one
	return nil
}

// Journal returns the journal of a match.
func (m *memory) Journal(id string) match.Journal {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.journals[id]
}

// Orphans returns none: only this program plays on it.
func (m *memory) Orphans(context.Context) ([]string, error) { return nil, nil }

// Matches returns the ids of all matches, the oldest first.
func (m *memory) Matches(context.Context) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	ids := slices.Collect(maps.Keys(m.matches))
	slices.SortFunc(ids, func(a, b string) int {
		return cmp.Or(m.matches[a].Created.Compare(m.matches[b].Created), cmp.Compare(a, b))
	})
	return ids, nil
}

// AddNotice stores none: after this program has stopped nobody could be told.
func (m *memory) AddNotice(context.Context, store.Notice) error { return store.ErrNone }

// Notices returns none.
func (m *memory) Notices(context.Context, string) ([]store.Notice, error) { return nil, nil }

// Notice finds none.
func (m *memory) Notice(context.Context, string) (store.Notice, error) {
	return store.Notice{}, store.ErrNone
}

// NoticesTo returns none.
func (m *memory) NoticesTo(context.Context, string, string) ([]store.Notice, error) { return nil, nil }

// SaveNotice finds none.
func (m *memory) SaveNotice(context.Context, store.Notice) error { return store.ErrNone }

// DropNotice finds none.
func (m *memory) DropNotice(context.Context, string) error { return store.ErrNone }

// Setting returns the value stored first.
func (m *memory) Setting(_ context.Context, name, first string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.settings[name]; !ok {
		m.settings[name] = first
	}
	return m.settings[name], nil
}

// SaveSetting does nothing: it is never used.
func (m *memory) SaveSetting(context.Context, string, string) error { return nil }

// Shelve makes a match public.
func (m *memory) Shelve(ctx context.Context, one store.Shelved) error {
	if err := m.Unshelve(ctx, one.Match); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.library = slices.Insert(m.library, 0, one)
	return nil
}

// Unshelve makes a match private.
func (m *memory) Unshelve(_ context.Context, match string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.library = slices.DeleteFunc(m.library, func(s store.Shelved) bool { return s.Match == match })
	return nil
}

// IsShelved reports whether a match is public.
func (m *memory) IsShelved(_ context.Context, match string) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.ContainsFunc(m.library, func(s store.Shelved) bool { return s.Match == match }), nil
}

// Shelf returns public matches.
func (m *memory) Shelf(_ context.Context, game string, before time.Time, most int) (out []store.Shelved, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.library {
		if (game == "" || s.Game == game) && (before.IsZero() || s.Since.Before(before)) && len(out) < most {
			out = append(out, s)
		}
	}
	return out, nil
}

// SaveRun stores a run. A finished run is not replaced.
func (m *memory) SaveRun(_ context.Context, r store.Run) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.runs, func(x store.Run) bool { return x.ID == r.ID })
	if i < 0 {
		m.runs = append(m.runs, r)
	} else if r.Done || !m.runs[i].Done {
		m.runs[i] = r
	}
	done := 0
	for i := len(m.runs) - 1; i >= 0; i-- {
		if m.runs[i].Done {
			if done++; done > store.MostRuns {
				m.runs = slices.Delete(m.runs, i, i+1)
			}
		}
	}
	return nil
}

// Run returns a run.
func (m *memory) Run(_ context.Context, id string) (store.Run, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.runs {
		if r.ID == id {
			return r, nil
		}
	}
	return store.Run{}, store.ErrNone
}

// Runs returns all runs, the newest first.
func (m *memory) Runs(context.Context) ([]store.Run, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := slices.Clone(m.runs)
	slices.Reverse(out)
	return out, nil
}

// Work plays the runs that are asked for, one after another.
func (m *memory) Work(ctx context.Context, h store.Handlers) error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case j := <-m.jobs:
			if err := h.LabRun(ctx, j.ID); err != nil {
				return err
			}
		}
	}
}

// Ask queues a run.
func (m *memory) Ask(_ context.Context, j store.Job) error {
	select {
	case m.jobs <- j:
		return nil
	default:
		return errors.New("too many runs are waiting")
	}
}

// Queue counts the runs that wait.
func (m *memory) Queue(context.Context) ([]store.Queued, error) {
	return []store.Queued{{Kind: store.LabRun, Due: int64(len(m.jobs))}}, nil
}

// Watch returns at once: there is no other node.
func (m *memory) Watch(context.Context, func(string) error, func() error) error { return nil }

// Ping always succeeds.
func (m *memory) Ping(context.Context) error { return nil }

// Sound always succeeds.
func (m *memory) Sound(context.Context) error { return nil }

// Close does nothing.
func (m *memory) Close() error { return nil }
