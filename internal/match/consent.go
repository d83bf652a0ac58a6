package match

import "github.com/weathergage/weathergage/engine"

// consent returns the choice by which a bot agrees to what persons have chosen, and whether it must wait until one of
// them has; see engine.Consenter. Where only bots are asked it returns neither.
func (m *Match) consent(d engine.Decision) (c engine.Choice, agrees, waits bool) {
	by, ok := m.rules.(engine.Consenter)
	if !ok || !by.Consents(d) {
		return c, false, false
	}
	for i := range m.spec.Seats {
		seat := engine.Seat(i)
		if seat == d.Seat || !m.sitter(seat).Person() {
			continue
		}
		c, agrees = by.Consent(m.session.State, d, seat)
		return c, agrees, !agrees
	}
	return c, false, false
}
