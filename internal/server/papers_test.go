package server

import (
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/record"
)

// text reads what is answered as text.
func (s *site) text(path string) (int, string) {
	s.Helper()
	res, err := http.Get(s.url + path)
	if err != nil {
		s.Fatal(err)
	}
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	if err != nil {
		s.Fatal(err)
	}
	return res.StatusCode, string(got)
}

// playOn plays for the seat so many times, or to the end, choosing at random.
func (s *site) playOn(token string, n int) *view {
	s.Helper()
	v := s.table(token).View
	for i := 0; i < n && v.Ended == nil; {
		if len(v.Asks) == 0 {
			v = s.await(token, v.At)
			continue
		}
		var out answer
		options := v.Asks[0].Options
		choice := withNumbers(options[s.luck.IntN(len(options))])
		if code := s.ask("POST", "/api/m/"+token+"/play", move{At: v.At, Choices: []string{choice}}, &out); code != http.StatusOK {
			s.Fatalf("%q was answered with %d", choice, code)
		}
		i += out.Played
		v = out.View
	}
	return v
}

// asked waits until something is asked of a seat.
func (s *site) asked(token string) {
	s.Helper()
	for v := s.table(token).View; len(v.Asks) == 0; {
		v = s.await(token, v.At)
	}
}

func (s *site) firstScenario(game string) string { return s.house.find(game).info.Scenarios[0].Key }

// TestPapers asks a match in play for everything that can be read of it.
func TestPapers(t *testing.T) {
	for _, game := range []string{"duel", "invincible"} {
		t.Run(game, func(t *testing.T) {
			s := openSite(t)
			token, over := "", true
			for tries := 0; over && tries < 20; tries++ { // now and then a ship strikes to the first broadside
				token = *s.begin(game, s.firstScenario(game), "me", "random").Seats[0]
				over = s.playOn(token, 4).Ended != nil
			}
			if over {
				t.Fatal("every match was over too soon to be looked at in play")
			}
			var was past
			if code := s.ask("GET", "/api/m/"+token+"/past?step=2", nil, &was); code != http.StatusOK || was.Scene == nil || was.Step != 2 {
				t.Errorf("the past was answered with %d, %+v", code, was)
			}
			if code, text := s.text("/api/m/" + token + "/position"); code != http.StatusOK || !strings.HasPrefix(text, "weathergage position 1\ngame "+game) {
				t.Errorf("the position was answered with %d, %.60q", code, text)
			}
			seat := s.house.find(game).info.Seats[0]
			code, text := s.text("/api/m/" + token + "/record")
			if code != http.StatusOK || !strings.Contains(text, "\nview ") || !strings.Contains(text, seat) {
				t.Errorf("the record was answered with %d, %.300q", code, text)
			}
			if strings.Contains(text, " key=") || strings.Contains(text, "\nkey ") || strings.Contains(text, "check ") {
				t.Errorf("the record in play holds what is secret:\n%s", text)
			}
			var opened made
			if code := s.ask("POST", "/api/records", map[string]string{"text": text}, &opened); code != http.StatusCreated {
				t.Errorf("a seat's own record was answered with %d", code)
			} else if tb := s.table(*opened.Seats[0]); tb.View.Scene == nil || !tb.Study {
				t.Errorf("a seat's own record opens as %+v", tb)
			}
			if code, _ := s.text("/api/m/" + token + "/proof"); code != http.StatusConflict {
				t.Errorf("proof in play was answered with %d", code)
			}
		})
	}
}

// TestStudiesInPlay forks a match in play.
func TestStudiesInPlay(t *testing.T) {
	s := openSite(t)
	token := *s.begin("duel", s.firstScenario("duel"), "me", "me").Seats[0]
	s.playOn(token, 1)
	own := s.study(token, 1)
	if slices.Contains(own.Seats, nil) {
		t.Fatal("a board of one's own has a seat without a link")
	}
	if tb := s.table(*own.Seats[0]); !tb.Study || len(tb.View.Asks)+len(tb.View.Waiting) == 0 {
		t.Errorf("a study waits for nobody: %+v", tb.View)
	}
}

// rolledDuel plays duels to the end until one has rolled dice and taken eight steps: a ship
// that is sailed at random may strike or leave before a gun is fired.
func (s *site) rolledDuel() (token, whole string) {
	s.Helper()
	for range 100 {
		token = *s.begin("duel", s.firstScenario("duel"), "me", "random").Seats[0]
		if v := s.playOn(token, 1000); v.At < 8 {
			continue
		}
		code, text := s.text("/api/m/" + token + "/record")
		if code != http.StatusOK || strings.Contains(text, "\nview ") || !strings.Contains(text, "\nkey ") {
			s.Fatalf("the whole record was answered with %d, %.300q", code, text)
		}
		rec, err := record.Parse("match.wgm", []byte(text))
		if err != nil {
			s.Fatal(err)
		}
		if len(rec.Throws()) > 0 {
			return token, text
		}
	}
	s.Fatal("no duel of 100 rolled dice")
	return "", ""
}

// TestStudies forks a match that is over, and opens its record.
func TestStudies(t *testing.T) {
	s := openSite(t)
	token, whole := s.rolledDuel()
	later := s.study(token, 8)
	if n := len(s.table(*later.Seats[0]).View.Lines); n == 0 {
		t.Error("a study of a match that is over tells nothing of it")
	}
	var opened made
	if code := s.ask("POST", "/api/records", map[string]string{"text": whole}, &opened); code != http.StatusCreated {
		t.Fatalf("its record was answered with %d", code)
	}
	again := s.table(*opened.Seats[0])
	if again.View.Ended == nil {
		t.Error("a record of a match that is over is not over")
	}
	was := s.table(token)
	if a, b := jsonOf(again.View.Scene), jsonOf(was.View.Scene); a != b {
		t.Errorf("told again the match ends with\n%s\nnot\n%s", a, b)
	}
	var p proof
	if code := s.ask("GET", "/api/m/"+token+"/proof", nil, &p); code != http.StatusOK || len(p.Throws) == 0 || p.Key == "" {
		t.Errorf("the proof was answered with %d, %+v", code, p)
	}
}

func (s *site) study(token string, step int) made {
	s.Helper()
	var out made
	if code := s.ask("POST", "/api/m/"+token+"/study", move{Step: step}, &out); code != http.StatusCreated {
		s.Fatalf("a study was answered with %d", code)
	}
	return out
}

// TestPositionsOpen opens the position that a seat was given as a board.
func TestPositionsOpen(t *testing.T) {
	s := openSite(t)
	m := s.begin("invincible", s.firstScenario("invincible"), "me", "captain")
	s.playOn(*m.Seats[0], 5)
	own := s.study(*m.Seats[0], 0)
	_, text := s.text("/api/m/" + *own.Seats[0] + "/position")
	var opened made
	code := s.ask("POST", "/api/records", map[string]string{"text": strings.ReplaceAll(text, "?", "-")}, &opened)
	if code != http.StatusCreated && code != http.StatusBadRequest {
		t.Errorf("a position was answered with %d", code)
	}
}

// TestOdds asks for odds until an option has some: when the English captain
// attacks, an answer of the Spanish in the midst of it. In some matches he never does.
func TestOdds(t *testing.T) {
	s := openSite(t)
	for range 10 {
		m := s.begin("invincible", s.firstScenario("invincible"), "captain", "me")
		if s.findOdds(*m.Seats[1]) {
			return
		}
	}
	t.Error("nothing in ten matches had odds")
}

// findOdds plays a match on until an option has odds, and checks each answer about them.
func (s *site) findOdds(token string) bool {
	s.Helper()
	v := s.table(token).View
	for range 400 {
		for _, a := range v.Asks {
			for _, o := range a.Options {
				var odds oddsTable
				code := s.ask("GET", "/api/m/"+token+"/odds?choice="+url.QueryEscape(withNumbers(o)), nil, &odds)
				some := len(odds.Rows)+len(odds.Sums) > 0 // sums alone may be of a roll that is about something else
				if code != http.StatusOK || o.Odds && !some || !o.Odds && len(odds.Rows) > 0 {
					s.Fatalf("the odds of %q were answered with %d and %d rows; they may be asked for: %v", o.Choice, code, len(odds.Rows), o.Odds)
				}
				if o.Odds {
					if len(odds.Measures)+len(odds.Sums) == 0 || odds.About == "" {
						s.Errorf("the odds of %q say nothing: %+v", o.Choice, odds)
					}
					return true
				}
			}
		}
		if v = s.playOn(token, 1); v.Ended != nil {
			break
		}
	}
	return false
}

// TestWhy asks why each space cannot be clicked; some answer cites a case.
func TestWhy(t *testing.T) {
	s := openSite(t)
	m := s.begin("invincible", s.firstScenario("invincible"), "me", "captain")
	token := *m.Seats[0]
	cited := 0
	for range 8 {
		s.playOn(token, 1)
		eventually(t, "the captain has played", func() bool { return !slices.Contains(s.table(token).View.Waiting, 1) })
		tb := s.table(token)
		for _, sp := range read[[]sentBoard](t, tb.Boards.RawMessage)[0].Spaces {
			var why refusal
			if code := s.ask("POST", "/api/m/"+token+"/why", move{At: tb.View.At, On: sp.ID}, &why); code != http.StatusOK || why.Text == "" {
				t.Fatalf("why not %s was answered with %d, %+v", sp.ID, code, why)
			}
			if why.Rule != "" {
				cited++
			}
		}
		if after := s.table(token).View; after.At != tb.View.At {
			t.Fatal("asking why has changed the match")
		}
	}
	if cited == 0 {
		t.Error("no refusal cites a case")
	}
}

// TestWhyWithABareHand clicks a place when no piece is taken up, then with a piece: the first answer says that
// one has to be taken first, the second how far that one can go.
func TestWhyWithABareHand(t *testing.T) {
	s := openSite(t)
	m := s.begin("spain", "war", "me", "captain")
	token := *m.Seats[0]
	eventually(t, "the English march", func() bool {
		asked := s.match(token).match.View(0).Asked
		return len(asked) > 0 && strings.Contains(asked[0].Text, "which land units move")
	})
	at := s.table(token).View.At
	for of, want := range map[string]string{
		"":            "Click one of your pieces first, then where it goes",
		"devon-bands": "It cannot reach that hex: it has 4 hexes left to march (case 8.0)",
	} {
		var why refusal
		if code := s.ask("POST", "/api/m/"+token+"/why", move{At: at, On: "1312", Of: of}, &why); code != http.StatusOK || why.Text != want {
			t.Errorf("with %q in hand: %d %q, want %q", of, code, why.Text, want)
		}
	}
}
