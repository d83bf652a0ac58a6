package server

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What is written in secret is listed, changed in one post, and stays as it was if the
// change is refused.
func TestWrittenAnew(t *testing.T) {
	s := openSite(t)
	token := *s.begin("duel", "open-sea", "me", "me").Seats[0]
	post := func(want int, anew string, choices ...string) answer {
		t.Helper()
		var out answer
		if code := s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Choices: choices, Anew: anew}, &out); code != want {
			t.Fatalf("%v is answered with %d: %s", choices, code, out.Text)
		}
		return out
	}
	says := func() []string {
		v := s.table(token).View
		if len(v.Written) == 0 {
			return nil
		}
		return v.Written[0].Says
	}
	post(http.StatusOK, "", "A plot resolute 2")
	post(http.StatusOK, "resolute", "A plot resolute 1", "A load resolute > chain")
	if got, want := says(), []string{"Make speed 1", "Load chain shot"}; !slices.Equal(got, want) {
		t.Errorf("written is %q, want %q", got, want)
	}
	post(http.StatusConflict, "resolute", "A plot resolute 9")
	if len(says()) != 2 {
		t.Errorf("after a refusal %q is written", says())
	}
	post(http.StatusOK, "resolute")
	if len(says()) != 0 || len(s.table(token).View.Asks) != 2 {
		t.Errorf("%q is written after all was dropped", says())
	}
	post(http.StatusBadRequest, "nobody", "A plot resolute 2")
	post(http.StatusBadRequest, "")
	var out answer
	boxes := *s.begin("invincible", s.firstScenario("invincible"), "me", "me").Seats[0]
	if code := s.ask("GET", "/api/m/"+boxes+"/helm?of=howard&x=1&y=1", nil, &out); code != http.StatusNotFound {
		t.Errorf("a game without a helm answers with %d", code)
	}
}

// Degrees of a turn are offered in what is typed; a turn too wide is refused with the
// widest there is, and that is played.
func TestTurnsInDegrees(t *testing.T) {
	s := openSite(t)
	token := *s.begin("renaissance", "lion-and-bull", "me", "me").Seats[0]
	s.post(token, "play", move{At: s.table(token).View.At, Choices: []string{"A ahead triumph 100"}})
	offered := func() *option {
		for _, q := range s.table(token).View.Asks {
			for i := range q.Options {
				if q.Options[i].Verb == "to-starboard" {
					return &q.Options[i]
				}
			}
		}
		return nil
	}
	o := offered()
	if o == nil || o.Says != "Turn to starboard, …°" || !slices.Equal(o.Spans, []span{{Min: 0.1, Max: 17.1, Step: 0.1, Unit: "degrees", Start: 0.1}}) {
		t.Fatalf("%+v is offered", o)
	}
	var out answer
	turn := func(degrees string) int {
		return s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Choices: []string{o.Choice + " " + degrees}}, &out)
	}
	const nearest = "A turn of 52 degrees takes 91 mm of this circle, and she has 30 mm left (case 8.1). Nearest allowed: Turn to starboard, 17.1°."
	if code := turn("52"); code != http.StatusConflict || out.Text != nearest {
		t.Errorf("answered with %d, %q", code, out.Text)
	}
	if code := turn("17.1"); code != http.StatusOK || out.Played != 1 {
		t.Errorf("answered with %d, %q", code, out.Text)
	}
}

// In each game that steers: what the helm answers for every piece of a seat is played
// in one post, twice over, and copied to the others; another's pieces, and those who
// watch, are told nothing. Where nothing is written in secret one piece is steered.
func TestHelm(t *testing.T) {
	s := openSite(t)
	for _, g := range s.house.games {
		if _, ok := g.rules.(engine.Helm); ok {
			t.Run(g.Key, func(t *testing.T) {
				if g.Key == "fury" {
					s.marches(t)
					return
				}
				s.steers(t, g)
			})
		}
	}
}

// aField is a company of each side on open ground.
const aField = `weathergage position 1
game fury
side A force 6 flight 60
side B force 6 flight 60
company a-1 spanish-arquebusiers squadrons 6 at 2400 2500 captain 1
company b-1 levy-arquebusiers squadrons 6 at 2400 1200 facing 18000 captain 3
flow segments A
`

// marches drags a company: it is played in one post, and stands where the helm said. Nobody
// else is told how it would go.
func (s *site) marches(t *testing.T) {
	var m made
	if code := s.ask("POST", "/api/records", map[string]string{"text": aField}, &m); code != http.StatusCreated {
		t.Fatalf("a position was answered with %d", code)
	}
	steer := func(token string) (c course) {
		t.Helper()
		if code := s.ask("GET", "/api/m/"+token+"/helm?of=a-1&x=2430&y=2300", nil, &c); code != http.StatusOK {
			t.Fatalf("a company is steered with %d", code)
		}
		return c
	}
	for who, token := range map[string]string{"B": *m.Seats[1], "those who watch": m.Watch} {
		if c := steer(token); len(c.Track) > 0 || len(c.Choices) > 0 {
			t.Errorf("%s are told how a company goes", who)
		}
	}
	c := steer(*m.Seats[0])
	if len(c.Choices) < 2 {
		t.Fatalf("%v leads to the place", c.Choices)
	}
	var out answer
	if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/play", move{At: s.table(*m.Seats[0]).View.At, Choices: c.Choices}, &out); code != http.StatusOK || out.Played != len(c.Choices) {
		t.Fatalf("%v: %d, %+v", c.Choices, code, out.Text)
	}
	end := c.Track[len(c.Track)-1]
	for _, p := range read[sentScene](t, s.table(*m.Seats[0]).View.Scene.RawMessage).Pieces {
		if p.ID == "a-1" && (p.X != end[0] || p.Y != end[1]) {
			t.Errorf("it stands at %d, %d, and the helm said %v", p.X, p.Y, end)
		}
	}
}

func (s *site) steers(t *testing.T, g *installed) {
	m := s.begin(g.Key, g.info.Scenarios[len(g.info.Scenarios)-1].Key, "me", "me")
	token := *m.Seats[0]
	tb := s.table(token)
	if !tb.Helm {
		t.Error("the table does not say that it has a helm")
	}
	var own []string
	pieces := read[sentScene](t, tb.View.Scene.RawMessage).Pieces
	for _, p := range pieces {
		if p.Side == 0 && p.ID != "" {
			own = append(own, p.ID)
		}
	}
	steer := func(token, of string, x, y int32) (c course) {
		t.Helper()
		if code := s.ask("GET", fmt.Sprintf("/api/m/%s/helm?of=%s&x=%d&y=%d", token, of, x, y), nil, &c); code != http.StatusOK {
			t.Fatalf("%s is steered with %d", of, code)
		}
		return c
	}
	for _, p := range pieces {
		if c := steer(m.Watch, p.ID, p.X, p.Y); len(c.Track) > 0 {
			t.Errorf("those who watch are told how %s goes", p.ID)
		}
		if p.Side != 0 {
			if c := steer(token, p.ID, p.X, p.Y); len(c.Track) > 0 {
				t.Errorf("A is told how %s goes", p.ID)
			}
			continue
		}
		for _, far := range [...]int32{3000, 9000} {
			c := steer(token, p.ID, p.X+far, p.Y-far)
			var out answer
			if code := s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Anew: p.ID, Choices: c.Choices}, &out); code != http.StatusOK || out.Played != len(c.Choices) {
				t.Fatalf("%v of %s: %d, %+v", c.Choices, p.ID, code, out.Text)
			}
		}
	}
	var out answer
	code := s.ask("POST", "/api/m/"+token+"/copy", move{At: s.table(token).View.At, On: own[0], To: own}, &out)
	if plots := g.Key != "duel"; plots && (code != http.StatusOK || out.Played == 0) { // in Duel a ship is steered once orders are open
		t.Errorf("%d copied, answered with %d, %s", out.Played, code, out.Text)
	}
	for _, q := range []string{"of=nobody&x=1&y=1", "of=" + own[0], "of=" + own[0] + "&x=1&y=many"} {
		if code := s.ask("GET", "/api/m/"+token+"/helm?"+q, nil, nil); code != http.StatusBadRequest {
			t.Errorf("%s is answered with %d", q, code)
		}
	}
}
