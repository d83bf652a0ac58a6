package server

import (
	"net/http"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A wouldStand is what the umpire's page gets of changes.
type wouldStand struct {
	Lines      []string
	Ways       []draftWay
	Bad, Doubt string
	Seats      []struct {
		Seat  int
		Scene struct {
			Pieces []struct {
				Key, At       string
				X, Y, Heading int32
			}
		}
	}
	Figures []draftValue
}

// An umpire puts every piece of every game elsewhere by hand: the changes that the server makes of it are a position, in
// which she stands there as she is drawn, and nothing has changed before he rules.
func TestAnUmpirePutsPieces(t *testing.T) {
	s := openSite(t)
	for game, scenario := range map[string]string{
		"duel": "open-sea", "invincible": "calais", "jenkins": "porto-bello", "renaissance": "lion-and-bull", "spain": "sluys",
	} {
		n := newMatch{Game: game, Scenario: scenario, Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
		var m made
		if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
			t.Fatalf("%s: a match was answered with %d", game, code)
		}
		tokens := []string{*m.Seats[0], *m.Seats[1]}
		put := 0
		for seat, token := range tokens {
			live := s.match(token)
			if live.match.View(engine.Seat(seat)).Seen == nil {
				t.Fatalf("%s: there is no position yet", game)
			}
			scene := live.draw.sceneOf(live.match.View(engine.Seat(seat)).Seen, engine.Seat(seat))
			for i := range scene.Pieces {
				if p := &scene.Pieces[i]; p.Side == engine.Seat(seat) && put < 40 {
					put += s.puts(game, tokens, live, p, scene)
				}
			}
		}
		if put == 0 {
			t.Errorf("%s: no piece was put elsewhere", game)
		}
	}
}

// puts has a piece put elsewhere: on a plane 7 units on and turned, else where another piece stands. It counts what was put.
func (s *site) puts(game string, tokens []string, l *live, p *engine.Piece, scene *engine.Scene) int {
	s.Helper()
	to := put{Keys: []string{p.Key}, Seat: int(p.Side), X: p.X + 700, Y: p.Y + 700, Heading: (p.Heading + 100) % 3600}
	for i := range scene.Pieces {
		if at := scene.Pieces[i].At; at != engine.NoObject && at != p.At && at.Class() == p.At.Class() && i%3 == 0 {
			to.Space = l.draw.name(at)
		}
	}
	if p.At != engine.NoObject && to.Space == "" {
		return 0
	}
	ask := func(with []string) (out wouldStand, code int) {
		code = s.ask("POST", "/api/m/"+tokens[0]+"/stands", map[string]any{"with": with, "lines": []string{}, "put": to, "of": p.Key}, &out)
		return out, code
	}
	if _, code := ask(nil); code != http.StatusForbidden {
		s.Errorf("%s: who holds one seat puts %s: %d", game, p.Key, code)
	}
	out, code := ask(tokens[1:])
	if code == http.StatusConflict || strings.HasSuffix(out.Bad, "already (3.0)") {
		return 0
	}
	if code != http.StatusOK || out.Bad != "" || len(out.Lines) == 0 || len(out.Seats) != 2 {
		s.Errorf("%s: %s put at %+v is answered with %d, %q, %q", game, p.Key, to, code, out.Lines, out.Bad)
		return 0
	}
	for _, there := range out.Seats[p.Side].Scene.Pieces {
		near := func(a, b int32) bool { return a-b < 3 && b-a < 3 }
		if there.Key == p.Key && to.Space == "" && game != "duel" && (!near(there.X, to.X) || !near(there.Y, to.Y) || !near(there.Heading, to.Heading)) {
			s.Errorf("%s: %s put at %+v stands at %+v", game, p.Key, to, there)
		}
		if there.Key == p.Key && to.Space != "" && there.At != to.Space && !strings.Contains(p.Key, "-no-") {
			s.Errorf("%s: %s put at %+v stands at %+v by %q", game, p.Key, to, there, out.Lines)
		}
	}
	return 1
}

// What can be set of a thing is listed with its present values, also where no line of the position says anything of it.
func TestWhatAnUmpireSets(t *testing.T) {
	s := openSite(t)
	for _, tt := range []struct{ game, scenario, of, before, value string }{
		{"duel", "open-sea", "resolute", "resolute hull", "6"},
		{"duel", "open-sea", "", "wind", "steady"},
		{"renaissance", "lion-and-bull", "triumph", "ship triumph soldiers", ""},
		{"renaissance", "lion-and-bull", "", "wind", "0 beaufort 5"},
		{"jenkins", "porto-bello", "vernon", "English at 2719-outside", "vernon princess-louisa strafford falmouth"},
		{"invincible", "calais", "howard", "howard hits", "1"},
	} {
		n := newMatch{Game: tt.game, Scenario: tt.scenario, Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
		var m made
		s.ask("POST", "/api/matches", n, &m)
		var out wouldStand
		s.ask("POST", "/api/m/"+*m.Seats[0]+"/stands", map[string]any{"with": []string{*m.Seats[1]}, "of": tt.of}, &out)
		found := false
		for _, v := range out.Figures {
			found = found || v.Before == tt.before && v.Value == tt.value
		}
		if !found {
			t.Errorf("%s: of %q there is no %q with %q in %+v", tt.game, tt.of, tt.before, tt.value, out.Figures)
		}
	}
}
