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

// Append stores an entry, or returns ErrTaken.
func (j *Memory) Append(e Entry) error { return j.AppendAll([]Entry{e}) }

// AppendAll stores all entries, or returns ErrTaken. They must be in order.
func (j *Memory) AppendAll(all []Entry) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(all) > 0 && all[0].N != len(j.entries)+1 {
		return ErrTaken
	}
	j.entries = append(j.entries, all...)
	return nil
}

// Over reports whether the last entry ended the match.
func (j *Memory) Over() bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	return len(j.entries) > 0 && j.entries[len(j.entries)-1].Over
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
