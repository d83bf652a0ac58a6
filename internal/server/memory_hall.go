package server

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// Invite stores an invitation.
func (m *memory) Invite(_ context.Context, i store.Invitation) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	open, own := 0, 0
	for _, other := range m.invitations {
		if other.Open(i.Created) {
			open++
			if other.Maker == i.Maker {
				own++
			}
		}
	}
	switch {
	case open >= store.MostOpen:
		return store.ErrCrowded
	case own >= store.MostInvitations:
		return store.ErrInvited
	}
	m.invitations = slices.Insert(m.invitations, 0, i)
	return nil
}

// Invitations returns those that are open, the newest first.
func (m *memory) Invitations(_ context.Context, at time.Time) ([]store.Invitation, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(m.invitations), func(i store.Invitation) bool { return !i.Open(at) }), nil
}

// invitation finds one. m.mu is held.
func (m *memory) invitation(id string) *store.Invitation {
	i := slices.IndexFunc(m.invitations, func(i store.Invitation) bool { return i.ID == id })
	if i < 0 {
		return nil
	}
	return &m.invitations[i]
}

// Invitation returns one.
func (m *memory) Invitation(_ context.Context, id string) (store.Invitation, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := m.invitation(id); i != nil {
		return *i, nil
	}
	return store.Invitation{}, store.ErrNone
}

// Take stores the match of one that is taken.
func (m *memory) Take(ctx context.Context, id string, one store.Match, _ ...store.Notice) error {
	m.mu.Lock()
	i := m.invitation(id)
	if i == nil || !i.Open(one.Created) {
		m.mu.Unlock()
		return store.ErrNone
	}
	i.Match = one.ID
	m.mu.Unlock()
	return m.Create(ctx, one)
}

// Withdraw ends one.
func (m *memory) Withdraw(_ context.Context, id string, at time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.invitation(id)
	if i == nil || !i.Open(at) {
		return store.ErrNone
	}
	i.Ends = at
	return nil
}

// Public returns the newest matches in play that anyone may watch.
func (m *memory) Public(_ context.Context, most int) ([]store.Match, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []store.Match
	for id, one := range m.matches {
		if one.Public && !m.journals[id].Over() {
			out = append(out, one)
		}
	}
	slices.SortFunc(out, func(a, b store.Match) int { return cmp.Or(b.Created.Compare(a.Created), cmp.Compare(a.ID, b.ID)) })
	return out[:min(most, len(out))], nil
}

// Relook has no names of people to compare.
func (m *memory) Relook(context.Context, func(string) string) ([]string, error) { return nil, nil }

// Forget has no deleted accounts.
func (m *memory) Forget(context.Context, time.Time) error { return nil }
