package server

import (
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/store"
)

// Somebody is present at a seat while a visible page of his has acted or answered within attention. A page
// answers each heartbeat of its stream, and says when it is hidden. An open stream alone does not count: its
// machine may sleep.

// attention is how long a page counts as present after it has acted or answered. Tests change it.
var attention = 90 * time.Second

const (
	// pageHeader names the page of a request, or pageAway if nobody looks at it; queries name it as "page".
	pageHeader, pageAway = "Page", "away"
	// mostPages is how many pages of one person are counted in a match; mostPageName is the longest name of
	// one.
	mostPages, mostPageName = 32, 32
)

// visiblePages holds when the pages of each person in a match last acted or answered, in milliseconds.
// Requests that name no page count as one page with the name "".
type visiblePages struct {
	mu sync.Mutex
	by map[whoever]map[string]int64
}

// last returns when the person was last present, 0 for never.
func (p *visiblePages) last(who whoever) (at int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, one := range p.by[who] {
		at = max(at, one)
	}
	return at
}

// note records that a page has acted or answered. If there are too many, it drops the page that has been
// silent longest.
func (p *visiblePages) note(who whoever, page string, at int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.by == nil {
		p.by = map[whoever]map[string]int64{}
	}
	all := p.by[who]
	if all == nil {
		all = map[string]int64{}
		p.by[who] = all
	}
	if _, known := all[page]; !known && len(all) >= mostPages {
		oldest := slices.MinFunc(slices.Sorted(maps.Keys(all)), func(a, b string) int { return int(all[a] - all[b]) })
		delete(all, oldest)
	}
	all[page] = at
}

// drop removes a hidden page, and what its person did without naming a page.
func (p *visiblePages) drop(who whoever, page string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.by[who], page)
	delete(p.by[who], "")
}

// dropAll removes all pages of somebody, as when his link is replaced.
func (p *visiblePages) dropAll(who whoever) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.by, who)
}

// pageOf returns the name of the page that sends a request, "" if it gives none.
func pageOf(r *http.Request) string {
	page := r.Header.Get(pageHeader)
	if page == "" {
		page = r.URL.Query().Get("page")
	}
	return page[:min(len(page), mostPageName)]
}

// attend records that a page of the person in the chair has acted or answered, unless nobody looks at it. The
// others in the match are told if he was away.
func (c *chair) attend(page string) {
	if c.watches() || page == pageAway {
		return
	}
	was := c.presentFor(c.who()) > 0
	c.pages.note(c.who(), page, c.now().UnixMilli())
	if !was && c.mate == 0 { // nobody learns of a team
		c.wake()
	}
}

// answers records that a page answers, if the request names one: programs that follow a match name none.
func (c *chair) answers(r *http.Request) {
	if page := pageOf(r); page != "" {
		c.attend(page)
	}
}

// presentFor returns how much longer somebody counts as present; 0 or less means away. It does not know about
// pages that talk to another node.
func (l *live) presentFor(who whoever) time.Duration {
	return time.UnixMilli(l.pages.last(who)).Add(attention).Sub(l.now())
}

// here reports for each seat whether its commander is present; a bot always is.
func (l *live) here() []bool {
	out := make([]bool, len(l.game.info.Seats))
	for i := range out {
		out[i] = l.rec.Seats[i].Bot || l.lesson != nil && int(l.lesson.Seat) != i || l.presentFor(whoever{seat: engine.Seat(i)}) > 0
	}
	return out
}

// presence encodes here as clients send it back: a 1 or a 0 for each seat.
func presence(here []bool) string {
	text := make([]byte, len(here))
	for i := range here {
		text[i] = '0'
		if here[i] {
			text[i] = '1'
		}
	}
	return string(text)
}

// leavePage handles a page that is hidden. If nobody is left at the seat, the others are told, and news for
// the seat goes out at once.
func (s *Server) leavePage(w http.ResponseWriter, r *http.Request, c *chair) error {
	if !c.watches() {
		c.pages.drop(c.who(), pageOf(r))
		if c.presentFor(c.who()) <= 0 {
			if err := s.goneAway(r, c); err != nil {
				return err
			}
		}
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// goneAway tells the others that the person in the chair is away, and has his news sent.
func (s *Server) goneAway(r *http.Request, c *chair) error {
	if c.mate == 0 {
		c.wake()
	}
	if s.keepsAll() || len(c.match.News(c.seat)) == 0 {
		return nil
	}
	return s.store.Ask(r.Context(), store.Job{Kind: store.News, ID: c.ID})
}
