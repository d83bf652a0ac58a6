package match

import (
	"slices"
	"sync"
)

// Memory is a Journal that lasts as long as the program. Its zero value is empty.
type Memory struct {
	mu      sync.Mutex
	entries []Entry
}

// Append stores an entry, or answers ErrTaken.
func (j *Memory) Append(e Entry) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if e.N != len(j.entries)+1 {
		return ErrTaken
	}
	j.entries = append(j.entries, e)
	return nil
}

// Since returns the entries with numbers above n.
func (j *Memory) Since(n int) ([]Entry, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if n >= len(j.entries) {
		return nil, nil
	}
	return slices.Clone(j.entries[n:]), nil
}
