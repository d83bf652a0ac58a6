package match

import "github.com/weathergage/weathergage/engine"

// Rewrite replaces all sealed choices of a seat about an object by others, made on its view number at.
// Nothing changes unless all of them are allowed; a sealed choice may be changed until it is opened. It
// returns how many were played: none if the seat has seen more of the game since, see Stands.
//
// Errors: *engine.Refused, engine.ErrFirm, engine.ErrHeld, ErrSeat, ErrOver, ErrSettingUp.
func (m *Match) Rewrite(seat engine.Seat, at int, about engine.Object, choices ...engine.Choice) (int, error) {
	return m.RewriteAs(seat, 0, at, about, choices...)
}

// RewriteAs is Rewrite by a team-mate of the seat; 0 is its commander. Its errors are also those of Leads.
func (m *Match) RewriteAs(seat engine.Seat, mate, at int, about engine.Object, choices ...engine.Choice) (int, error) {
	m.mu.Lock()
	defer m.unlock()
	if err := m.person(seat); err != nil {
		return 0, err
	}
	for i := range choices {
		choices[i].Seat, choices[i].About = seat, about
	}
	if err := m.leads(seat, mate, append(questions(seat, []engine.Object{about}), choices...)...); err != nil {
		return 0, err
	}
	if !m.standsFor(seat, at, questions(seat, []engine.Object{about})...) {
		return 0, nil
	}
	m.by = mate
	defer func() { m.by = 0 }()
	withdrawn, err := m.session.MayRewrite(seat, about, choices)
	if err != nil {
		return 0, err
	}
	m.rewriting = true
	defer func() { m.rewriting = false }()
	for range withdrawn {
		if err := m.session.TakeBack(seat, about); err != nil {
			return 0, err
		}
		if err := m.changed(); err != nil {
			return 0, moved(err)
		}
	}
	n, err := m.play(seat, choices)
	return n, moved(err)
}
