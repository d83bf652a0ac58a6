package server

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"
)

// hangsUp is how long a stranger waits for an answer that he does not want.
const hangsUp = 5 * time.Second

// A stranger attacks, with matches of its own.
type stranger struct {
	*visitor
	own  [][]string // links to all sides of its matches
	held []net.Conn // that it does not read
}

// attack does what a stranger can think of until the soak ends.
func (k *soaking) attack(address string) {
	s := &stranger{visitor: k.visitor(address)}
	s.client.Timeout = hangsUp
	defer s.letGo()
	for _, other := range []string{"me", "captain"} {
		m, _ := s.begins("renaissance", "bear-pit", other)
		s.keeps(m)
	}
	for k.ctx.Err() == nil {
		of := attackKinds[rand.IntN(len(attackKinds))]
		code := of.do(s, s.match())
		k.mu.Lock()
		a := k.attacks[of.name]
		if a == nil {
			a = &attacked{}
			k.attacks[of.name] = a
		}
		a.all++
		switch code {
		case http.StatusTooManyRequests:
			a.refused++
		case 0:
			a.unanswered++
		}
		k.mu.Unlock()
	}
}

func (s *stranger) letGo() {
	for _, c := range s.held {
		_ = c.Close() // nobody reads it
	}
}

// keeps keeps the links of a match, in place of an older one's if it has twenty.
func (s *stranger) keeps(m made) {
	var links []string
	for _, token := range m.Seats {
		if token != nil {
			links = append(links, *token)
		}
	}
	switch {
	case len(links) == 0:
	case len(s.own) < 20:
		s.own = append(s.own, links)
	default:
		s.own[rand.IntN(len(s.own))] = links
	}
}

// match returns the links of one of its matches.
func (s *stranger) match() []string {
	if len(s.own) == 0 {
		return []string{linkOf("nobody")}
	}
	return s.own[rand.IntN(len(s.own))]
}

// makes posts what makes a match, and keeps its links.
func (s *stranger) makes(path string, body any) int {
	var m made
	code := s.asks("POST", path, body, &m)
	s.keeps(m)
	return code
}

// begin begins a match against a bot, or between two.
func (s *stranger) begin(seats ...newSeat) int {
	return s.makes("/api/matches", newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: seats})
}

var (
	oneself  = newSeat{Kind: "me"}
	searcher = newSeat{Kind: "bot", Bot: "search:playouts=100000"}
)

// attackKinds are the kinds of attacks. Each is done in one of the stranger's own matches, and returns the status
// of the answer; 0 if there was none.
var attackKinds = []struct {
	name string
	do   func(s *stranger, links []string) int
}{
	{"unknown links", func(s *stranger, _ []string) int {
		return s.asks("GET", "/api/m/"+linkOf(fmt.Sprint(rand.Int())), nil, nil)
	}},
	{"expensive scenarios", func(s *stranger, _ []string) int {
		return s.asks("POST", "/api/games/renaissance/draft", map[string]string{"text": s.dear()}, nil)
	}},
	{"records and papers read", func(s *stranger, links []string) int {
		return s.asks("GET", "/api/m/"+links[0]+[]string{"/record", "/summary", "/past?step=3", "/position", "/sheets", "/moves?at=1"}[rand.IntN(6)], nil, nil)
	}},
	{"trees of studies read", func(s *stranger, links []string) int {
		return s.asks("GET", "/api/m/"+links[0]+[]string{"/tree", "/tree/record"}[rand.IntN(2)]+"?with="+strings.Join(links, ","), nil, nil)
	}},
	{"records uploaded", func(s *stranger, _ []string) int {
		return s.makes("/api/records", map[string]string{"text": s.uploads[rand.IntN(len(s.uploads))]})
	}},
	{"long garbage uploaded", func(s *stranger, _ []string) int {
		return s.asks("POST", "/api/records", map[string]string{"text": "weathergage match 1\n" + strings.Repeat("; words\n", 1<<17)}, nil)
	}},
	{"connections that hang", func(s *stranger, links []string) int { return s.neverReads("/api/m/" + links[0]) }},
	{"searching bots among themselves", func(s *stranger, _ []string) int { return s.begin(searcher, searcher) }},
	{"matches against searching bots", func(s *stranger, _ []string) int { return s.begin(oneself, searcher) }},
	{"matches", func(s *stranger, _ []string) int { return s.begin(oneself, oneself) }},
	{"laboratory runs", func(s *stranger, _ []string) int {
		return s.asks("POST", "/api/lab", labPlan{Game: "invincible", Scenario: "campaign", Bots: []string{"captain", "captain"}, Matches: 10_000}, nil)
	}},
	{"floods of words", func(s *stranger, links []string) int {
		return s.asks("POST", "/api/m/"+links[0]+"/say", move{Text: strings.Repeat("ahoy ", 100)}, nil)
	}},
	{"garbage posted", func(s *stranger, links []string) int {
		return s.asks("POST", "/api/m/"+links[0]+[]string{"/play", "/dice", "/back", "/copy", "/standing", "/why", "/consent"}[rand.IntN(7)], garbage(), nil)
	}},
	{"forks", func(s *stranger, links []string) int {
		return s.makes("/api/m/"+links[0]+"/study", move{Step: rand.IntN(5)})
	}},
	{"odds, ways and streams", func(s *stranger, links []string) int {
		return s.asks("GET", "/api/m/"+links[0]+[]string{"/odds?choice=A+pass", "/way", "/helm", "/events?at=-1"}[rand.IntN(4)], nil, nil)
	}},
	{"floods of clicks", func(s *stranger, links []string) int { return s.clicks(links[0]) }},
}

// clicks plays whatever is asked as fast as it can, twenty times.
func (s *stranger) clicks(token string) (code int) {
	for range 20 {
		var now view
		if code = s.asks("GET", "/api/m/"+token+"/view?at=0", nil, &now); code != http.StatusOK || len(now.Asks) == 0 {
			return code
		}
		options := now.Asks[0].Options
		code = s.asks("POST", "/api/m/"+token+"/play", move{At: now.At, Choices: []string{withNumbers(options[rand.IntN(len(options))])}}, nil)
	}
	return code
}

// uploads returns records that strangers send: whole matches, and one with as many variations as may be.
func uploads(t *testing.T) []string {
	all := []string{openSite(t).tried(mostMoments - 100)}
	for _, name := range []string{"jenkins/testdata/matches/war/5.0_level_3_spanish", "fury/testdata/matches/whole_action", "invincible/testdata/matches/15.2_spanish"} {
		text, err := os.ReadFile("../../games/" + name + ".wgm")
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(text))
	}
	return all
}

// dear returns a scenario that is as dear to read as it can be.
func (s *stranger) dear() string {
	var b strings.Builder
	switch rand.IntN(4) {
	case 0:
		return strings.Repeat("a.", 32_000) + "b = 1"
	case 1:
		for i := range 3000 {
			fmt.Fprintf(&b, "a%d.b.c.d.e.f = 1\n", i)
		}
	case 2:
		return "x = " + strings.Repeat("[", 30_000) + strings.Repeat("]", 30_000)
	case 3:
		for i := range 3000 {
			fmt.Fprintf(&b, "[[ships.s%d]]\nk = 1\n", i)
		}
	}
	return b.String()
}

// garbage returns a body of any bytes, or of JSON in a shape that nobody wants.
func garbage() []byte {
	if rand.IntN(2) == 0 {
		return []byte(strings.Repeat(`{"choices":[`, 1+rand.IntN(4000)))
	}
	out := make([]byte, rand.IntN(mostBody))
	for i := range out {
		out[i] = byte(rand.Int())
	}
	return out
}

// neverReads asks for a stream or a long answer on a connection of its own and reads
// nothing of it, or does not even end its request. It holds thirty at once.
func (s *stranger) neverReads(own string) int {
	c, err := s.dialer.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
	if err != nil {
		return 0
	}
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetReadBuffer(4096) // if it may not, it is a little kinder
	}
	text := "GET " + own + []string{"/events?at=0", "", "/record"}[rand.IntN(3)] + " HTTP/1.1\r\nHost: x\r\n"
	if rand.IntN(3) > 0 {
		text += "\r\n"
	}
	_, _ = io.WriteString(c, text) // it may have been closed already
	if s.held = append(s.held, c); len(s.held) > 30 {
		_ = s.held[0].Close()
		s.held = s.held[1:]
	}
	return 0
}
