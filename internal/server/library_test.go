package server

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// shelf returns what the library lists.
func (s *site) shelf() []shelved {
	s.Helper()
	var out struct{ Matches []shelved }
	if code := s.ask("GET", "/api/library?game=duel", nil, &out); code != http.StatusOK {
		s.Fatalf("the library was answered with %d", code)
	}
	return out.Matches
}

// framing returns what the page at an address says of who may show it in a frame.
func (s *site) framing(path string) string {
	s.Helper()
	res, err := http.Get(s.url + path)
	if err != nil {
		s.Fatal(err)
	}
	defer res.Body.Close()
	_, rest, _ := strings.Cut(res.Header.Get("Content-Security-Policy"), "frame-ancestors ")
	return rest
}

// TestLibrary: a match is in the library once it is over and both sides want that, until one
// does no more; only then may other sites show its replay in a frame, and nothing else.
func TestLibrary(t *testing.T) {
	lite, err := store.OpenNew(t.Context(), t.TempDir()+"/library.db")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { lite.Close() })
	for name, kept := range map[string]store.Store{"memory": nil, "SQLite": lite} {
		t.Run(name, func(t *testing.T) {
			s := openSiteOn(t, kept)
			m := s.begin("duel", "fog", "me", "me")
			a, b := *m.Seats[0], *m.Seats[1]
			var no refusal
			if code := s.ask("POST", "/api/m/"+a+"/publish", move{Agree: true}, &no); code != http.StatusConflict {
				t.Errorf("a match in play is put in the library: %d", code)
			}
			s.post(a, "say", move{Text: "Well sailed."})
			s.post(a, "concede", move{})
			out := s.post(a, "publish", move{Agree: true})
			if len(s.shelf()) != 0 || !slices.Equal(out.View.Ended.Public, []int{0}) || s.framing("/replay/"+m.Watch) != "'none'" {
				t.Errorf("one side wants it: %+v, %+v", s.shelf(), out.View.Ended)
			}
			s.post(b, "publish", move{Agree: true})
			if code := s.ask("POST", "/api/m/"+m.Watch+"/publish", move{}, nil); code != http.StatusForbidden {
				t.Errorf("who watches takes it out: %d", code)
			}
			all := s.shelf()
			if len(all) != 1 || all[0].Token != m.Watch || all[0].Winner != 1 || len(all[0].Players) != 2 || all[0].Result == "" {
				t.Fatalf("both sides want it: %+v", all)
			}
			if got := s.framing("/replay/" + m.Watch); got != "*" {
				t.Errorf("its replay may be framed by %q", got)
			}
			for _, path := range []string{"/replay/" + a, "/m/" + m.Watch, "/m/" + a, "/library", "/", "/replay/" + strings.Repeat("x", tokenLength), "/replay/x"} {
				if got := s.framing(path); got != "'none'" {
					t.Errorf("%s may be framed by %q", path, got)
				}
			}
			s.post(b, "publish", move{Agree: false})
			if len(s.shelf()) != 0 || s.framing("/replay/"+m.Watch) != "'none'" {
				t.Errorf("one side wants it no more: %+v", s.shelf())
			}
			own := *s.study(a, 0).Seats[0]
			s.post(own, "concede", move{})
			if code := s.ask("POST", "/api/m/"+own+"/publish", move{Agree: true}, nil); code != http.StatusConflict {
				t.Errorf("a study is put in the library: %d", code)
			}
		})
	}
}
