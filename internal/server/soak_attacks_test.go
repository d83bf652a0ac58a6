package server

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strings"
	"time"
)

// A stranger attacks, with matches of its own.
type stranger struct {
	*visitor
	tokens []string   // links to its matches
	held   []net.Conn // that it does not read
}

// attacks does what a stranger can think of until the soak ends.
func (k *soaking) attacks(address string) {
	s := &stranger{visitor: k.friend(address)}
	s.client.Timeout = 5 * time.Second // it does not wait for what it does not want
	defer s.letGo()
	for _, other := range []string{"me", "captain"} {
		if m, ok := s.begins("renaissance", "bear-pit", other); ok {
			s.tokens = append(s.tokens, *m.Seats[0])
		} else if m, ok := s.begins("duel", "fog", "me"); ok {
			s.tokens = append(s.tokens, *m.Seats[0])
		}
	}
	for k.ctx.Err() == nil {
		if s.attack() == http.StatusTooManyRequests {
			k.refused.Add(1)
		}
		k.attacked.Add(1)
	}
}

func (s *stranger) letGo() {
	for _, c := range s.held {
		_ = c.Close() // nobody reads it
	}
}

func (s *stranger) token() string {
	if len(s.tokens) == 0 {
		return linkOf("nobody")
	}
	return s.tokens[rand.IntN(len(s.tokens))]
}

// attack does one bad thing.
func (s *stranger) attack() int {
	own := "/api/m/" + s.token()
	switch rand.IntN(12) {
	case 0:
		return s.asks("GET", "/api/m/"+linkOf(fmt.Sprint(rand.Int())), nil, nil)
	case 1:
		return s.asks("POST", "/api/games/renaissance/draft", map[string]string{"text": s.dear()}, nil)
	case 2:
		return s.asks("GET", own+[]string{"/record", "/summary", "/past?step=3", "/position", "/sheets", "/moves"}[rand.IntN(6)], nil, nil)
	case 3:
		return s.asks("POST", "/api/records", map[string]string{"text": "weathergage match 1\n" + strings.Repeat("; words\n", 1<<17)}, nil)
	case 4:
		return s.neverReads(own)
	case 5:
		plan := newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "bot", Bot: "search:playouts=100000"}, {Kind: "bot", Bot: "search:playouts=100000"}}}
		return s.asks("POST", "/api/matches", plan, nil)
	case 6:
		return s.asks("POST", "/api/lab", labPlan{Game: "invincible", Scenario: "campaign", Bots: []string{"captain", "captain"}, Matches: 10_000}, nil)
	case 7:
		return s.asks("POST", own+"/say", move{Text: strings.Repeat("ahoy ", 100)}, nil)
	case 8:
		return s.asks("POST", own+[]string{"/play", "/dice", "/back", "/copy", "/standing", "/why", "/consent"}[rand.IntN(7)], garbage(), nil)
	case 9:
		return s.asks("POST", own+"/study", move{Step: rand.IntN(5)}, nil)
	case 10:
		return s.asks("GET", own+[]string{"/odds?choice=A+pass", "/way", "/helm", "/events?at=-1"}[rand.IntN(4)], nil, nil)
	}
	m, ok := s.begins("duel", "fog", "me")
	if ok && len(s.tokens) < 20 {
		s.tokens = append(s.tokens, *m.Seats[0])
	}
	return 0
}

// dear is a scenario that is as dear to read as it can be.
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

// garbage is a body of any bytes, or of JSON in a shape that nobody wants.
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
