package server

import (
	"cmp"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"
)

// idle is how long a match without viewers is held in memory, and mostHeld how many of those are held: the
// others are loaded when somebody asks for them.
const idle = 10 * time.Minute

var mostHeld = 100

// mostHeldEntries is how many entries those may have together unless there is only one: a study of 20,000
// choices takes as much memory as a hundred short matches.
var mostHeldEntries = 5000

// mostSeenEntries is how many entries the studies on open pages may have together. It is two and a half times
// what one upload may have.
var mostSeenEntries = 50_000

// sweep releases, from time to time, matches without viewers.
func (s *Server) sweep() {
	if s.keepsAll() {
		return
	}
	tick := time.NewTicker(idle / 10)
	defer tick.Stop()
	for {
		select {
		case <-s.running.Done():
			return
		case <-tick.C:
			s.release(s.now().Add(-idle))
			s.measure()
		}
	}
}

// keepsAll reports whether a released match would be lost.
func (s *Server) keepsAll() bool {
	_, kept := s.store.(*memory)
	return kept
}

// unseen returns the matches without viewers or work in progress, the one last asked for longest ago first.
// With silent it includes those that only open streams keep. s.mu is held.
func (s *Server) unseen(silent bool) []*live {
	var out []*live
	for _, l := range s.matches {
		l.mu.Lock()
		streams := int64(len(l.streams))
		if (streams == 0 || silent && l.isSilent()) && !l.driving && !l.pausing && l.busy.Load() == streams {
			out = append(out, l)
		}
		l.mu.Unlock()
	}
	slices.SortFunc(out, func(a, b *live) int { return cmp.Compare(a.used.Load(), b.used.Load()) })
	return out
}

// isSilent reports whether a study has had no request for so long that no visible page shows it: those answer
// each heartbeat. A stream that is never read would keep it in memory. If a hidden page has it, the page asks
// again.
func (l *live) isSilent() bool {
	return l.Study && l.now().Sub(time.UnixMilli(l.used.Load())) > attention
}

// release releases the matches that were last asked for before some time.
func (s *Server) release(before time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, l := range s.unseen(false) {
		if l.used.Load() < before.UnixMilli() {
			s.forget(l)
		}
	}
}

// shed releases matches without viewers while there are too many, or they are too long together. s.mu is
// held.
func (s *Server) shed() {
	if s.keepsAll() {
		return
	}
	held, entries := 0, 0
	for _, l := range slices.Backward(s.unseen(true)) {
		held, entries = held+1, entries+l.length
		if held > mostHeld || held > 1 && entries > mostHeldEntries {
			s.forget(l)
		}
	}
	s.shedSeen()
}

// shedSeen releases studies on open pages while those are too long together: from the network with most of
// them, the study asked for longest ago. Its page asks again. s.mu is held.
func (s *Server) shedSeen() {
	total, entries, by := 0, map[string]int{}, map[string][]*live{}
	for _, l := range s.matches {
		if from := l.seenFrom(); l.Study && from != "" {
			total += l.length
			entries[from] += l.length
			by[from] = append(by[from], l)
		}
	}
	for total > mostSeenEntries {
		most := slices.MaxFunc(slices.Sorted(maps.Keys(by)), func(a, b string) int { return cmp.Compare(entries[a], entries[b]) })
		oldest := slices.MinFunc(by[most], func(a, b *live) int { return cmp.Compare(a.used.Load(), b.used.Load()) })
		total, entries[most] = total-oldest.length, entries[most]-oldest.length
		if by[most] = slices.DeleteFunc(by[most], func(l *live) bool { return l == oldest }); len(by[most]) == 0 {
			delete(by, most)
		}
		s.forget(oldest)
	}
}

// seenFrom returns the network that a match in memory is charged to: of those that follow it, the first by
// its name; "" if there is none.
func (l *live) seenFrom() (first string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for st := range l.streams {
		if first == "" || st.from < first {
			first = st.from
		}
	}
	return first
}

// measure counts the entries of all matches in memory, in which people keep playing, and then sheds.
func (s *Server) measure() {
	s.mu.Lock()
	all := slices.Collect(maps.Values(s.matches))
	s.mu.Unlock()
	lengths := make([]int, len(all))
	for i, l := range all {
		lengths[i] = l.match.Length() // it may have to wait for the match, and nobody for s.mu
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, l := range all {
		l.length = lengths[i]
	}
	s.shed()
}

// keep puts a match into memory.
func (s *Server) keep(l *live) {
	l.length = l.match.Length()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.matches[l.ID] = l
	for _, t := range l.Tokens {
		s.chairs[t.Hash] = chair{l, t.Seat, t.Mate, t.Hash}
	}
	s.shed()
}

// forget removes a match from memory, and ends its streams: it has no viewers, and its journal has all of it.
// s.mu is held.
func (s *Server) forget(l *live) {
	if s.matches[l.ID] != l {
		return
	}
	delete(s.matches, l.ID)
	l.hangUp(func(*stream) bool { return true })
	for _, t := range l.Tokens {
		delete(s.chairs, t.Hash)
	}
}

// mostStreams is how many streams may be open at once on the whole server, mostStreamsFrom from one address.
const (
	mostStreams     = 20_000
	mostStreamsFrom = 200
)

// streaming counts the open streams by their readers' addresses.
type streaming struct {
	mu sync.Mutex
	by map[string]int
}

// admit counts a new stream, if there is room for it; leave uncounts it.
func (s *Server) admit(address string) (leave func(), err error) {
	address = network(address)
	if s.streams.Add(1) > mostStreams {
		s.streams.Add(-1)
		return nil, refuse(http.StatusServiceUnavailable, "The server has too many open pages. Try again in a minute.")
	}
	s.streaming.mu.Lock()
	defer s.streaming.mu.Unlock()
	if s.streaming.by[address] >= mostStreamsFrom && !s.limits.Lifted {
		s.streams.Add(-1)
		return nil, refuse(http.StatusTooManyRequests, "Too many pages are open from your address. Close some of them.")
	}
	if s.streaming.by == nil {
		s.streaming.by = map[string]int{}
	}
	s.streaming.by[address]++
	return func() { s.leaves(address) }, nil
}

func (s *Server) leaves(address string) {
	s.streams.Add(-1)
	s.streaming.mu.Lock()
	defer s.streaming.mu.Unlock()
	if s.streaming.by[address]--; s.streaming.by[address] == 0 {
		delete(s.streaming.by, address)
	}
}
