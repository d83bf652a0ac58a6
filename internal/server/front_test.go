package server

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"rsc.io/qr"
)

// Every scenario of every game has a picture for those who choose, the same each time,
// with a brief sentence, its minutes and its level.
func TestOpenings(t *testing.T) {
	s := openSite(t)
	var all struct{ Games []gameInfo }
	s.ask("GET", "/api/games", nil, &all)
	for _, g := range all.Games {
		for _, sc := range g.Scenarios {
			var one opening
			path := "/api/games/" + g.Key + "/scenarios/" + sc.Key + "/opening"
			if code := s.ask("GET", path, nil, &one); code != http.StatusOK {
				t.Errorf("%s is answered with %d", path, code)
				continue
			}
			// Where both sides set up in secret, those who watch see the ground alone.
			boards, drawn := read[[]sentBoard](t, one.Boards.RawMessage), read[sentScene](t, one.Scene.RawMessage)
			if len(boards) == 0 || len(drawn.Pieces) == 0 && len(boards[0].Spaces) == 0 {
				t.Errorf("%s shows %d boards and nothing on them", path, len(boards))
			}
			if sc.Brief == "" || sc.Minutes == 0 || sc.Level == "" {
				t.Errorf("%s of %s has the blurb %q, %d minutes, level %q", sc.Key, g.Key, sc.Brief, sc.Minutes, sc.Level)
			}
		}
	}
	for _, path := range []string{"/api/games/chess/scenarios/war/opening", "/api/games/duel/scenarios/chess/opening"} {
		if code := s.ask("GET", path, nil, nil); code != http.StatusNotFound {
			t.Errorf("%s is answered with %d", path, code)
		}
	}
}

// The QR code of a seat holds its link, and is drawn for nobody without one.
func TestCode(t *testing.T) {
	s := openSite(t)
	token := *s.begin("duel", "open-sea", "me", "random").Seats[0]
	res, err := http.Get(s.url + "/api/m/" + token + "/code")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	want, err := qr.Encode(s.url+"/m/"+token+"#sit", qr.M)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != codeSVG(want) || !strings.HasPrefix(res.Header.Get("Content-Type"), "image/svg+xml") {
		t.Errorf("answered with %s, %.200s", res.Header.Get("Content-Type"), got)
	}
	if code := s.ask("GET", "/api/m/"+strings.Repeat("a", len(token))+"/code", nil, nil); code != http.StatusNotFound {
		t.Errorf("a link that nobody has is answered with %d", code)
	}
}
