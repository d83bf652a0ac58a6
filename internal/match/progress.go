package match

// Progress returns how many choices stand, and how many throws have been made since the match began,
// including those of a choice that waits for more dice.
func (m *Match) Progress() (choices, throws int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.steps {
		throws += len(m.steps[i].Thrown)
	}
	return len(m.steps), throws + len(m.held())
}

// Length returns how many entries the match has.
func (m *Match) Length() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.entries)
}
