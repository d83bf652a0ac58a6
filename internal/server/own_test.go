package server

import (
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// ownGames are a game that takes scenarios of the players' own and one that does not.
var ownGames = catalog.List{
	{Key: "renaissance", Pack: renaissance.Data, New: renaissance.New, Scenarios: renaissance.Scenarios},
	{Key: "duel", Pack: duel.Data, New: duel.New},
}

// openOwn opens a house of those games whose matches are kept in a file.
func openOwn(t *testing.T, file string) (*site, func()) {
	t.Helper()
	kept, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	house, err := New(Config{Games: ownGames, Store: kept})
	if err != nil {
		t.Fatal(err)
	}
	house.limits.Lifted = true
	door := httptest.NewServer(house)
	return &site{T: t, house: house, url: door.URL, luck: newLuck()}, func() {
		house.Stop()
		door.Close()
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	}
}

// ownText returns a scenario of the players' own, made of one of the game's.
func ownText(t *testing.T, changes ...string) string {
	t.Helper()
	text, err := fs.ReadFile(renaissance.Data, "scenarios/lion-and-bull.toml")
	if err != nil {
		t.Fatal(err)
	}
	changes = append(changes, `"lion-and-bull"`, `"our-own"`, "The Lion and the Bull, 1588", "Our own fight")
	for i := 0; i < len(changes); i += 2 {
		if !strings.Contains(string(text), changes[i]) {
			t.Fatalf("the scenario has no %q", changes[i])
		}
	}
	return strings.NewReplacer(changes...).Replace(string(text))
}

func (s *site) beginOwn(text string) made {
	s.Helper()
	n := newMatch{Game: "renaissance", Own: text, Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	var out made
	if code := s.ask("POST", "/api/matches", n, &out); code != http.StatusCreated {
		s.Fatalf("a match of a scenario of one's own was answered with %d", code)
	}
	return out
}

// A match of a scenario of one's own goes on after a restart, as a study, as a rematch
// and from its record alone; nobody finds the scenario in a list.
func TestOwnScenario(t *testing.T) {
	file := filepath.Join(t.TempDir(), "matches.db")
	s, closes := openOwn(t, file)
	text := ownText(t)
	m := s.beginOwn(text)
	token := *m.Seats[0]
	s.playOn(token, 3)
	was := s.table(token)
	if was.Scenario != "our-own" || was.View.Scene == nil {
		t.Fatalf("the table shows scenario %q", was.Scenario)
	}
	study := s.study(token, 2)
	if got := s.table(*study.Seats[0]); got.Scenario != "our-own" || !got.Study {
		t.Errorf("a study of it shows scenario %q", got.Scenario)
	}
	if _, games := s.text("/api/games"); strings.Contains(games, "our-own") {
		t.Error("the scenario is listed to all")
	}
	closes()

	s, closes = openOwn(t, file)
	defer closes()
	if now := s.table(token); now.View.At != was.View.At || now.Scenario != "our-own" {
		t.Errorf("after a restart the table shows %q at %d, before it at %d", now.Scenario, now.View.At, was.View.At)
	}
	s.post(token, "concede", move{})
	var next made
	if code := s.ask("POST", "/api/m/"+token+"/rematch", struct{}{}, &next); code != http.StatusCreated {
		t.Fatalf("a rematch was answered with %d", code)
	}
	if got := s.table(*next.Seats[1]); got.Scenario != "our-own" {
		t.Errorf("the rematch is of %q", got.Scenario)
	}
	_, wgm := s.text("/api/m/" + token + "/record")
	rec, err := record.Parse("", []byte(wgm))
	if err != nil {
		t.Fatal(err)
	}
	if rec.Own.Name != "scenarios/our-own.toml" || rec.Own.Text != text {
		t.Errorf("the record carries %q of %d bytes, want %d", rec.Own.Name, len(rec.Own.Text), len(text))
	}
	elsewhere, closesToo := openOwn(t, filepath.Join(t.TempDir(), "others.db"))
	defer closesToo()
	var opened made
	if code := elsewhere.ask("POST", "/api/records", map[string]string{"text": wgm}, &opened); code != http.StatusCreated {
		t.Fatalf("its record was answered with %d in another house", code)
	}
	if got := elsewhere.table(*opened.Seats[0]); got.Scenario != "our-own" || got.View.Ended == nil {
		t.Errorf("in another house the record opens as %q, ended %v", got.Scenario, got.View.Ended)
	}
}

func TestDraftsAreChecked(t *testing.T) {
	s, closes := openOwn(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	draftOf := func(text string) (out draft) {
		t.Helper()
		if code := s.ask("POST", "/api/games/renaissance/draft", map[string]string{"text": text}, &out); code != http.StatusOK {
			t.Fatalf("a draft was answered with %d", code)
		}
		return out
	}
	if d := draftOf(ownText(t)); len(d.Faults) > 0 || d.Scenario.Key != "our-own" || len(d.Worth) != 2 || d.Text != ownText(t) {
		t.Errorf("a sound scenario is answered with %+v, %+v", d.Faults, d.Scenario)
	}
	for _, tt := range []struct{ name, old, new, want string }{
		{"no TOML", `key           =`, `key           ==`, "1:16 "},
		{"a game's own key", `"our-own"`, `"lepanto"`, "1:17 key Expected a key of your own"},
		{"ships that touch", "[1800, 500]", "[600, 710]", "52:1 ship.1.at Expected bases apart: san-juan-de-portugal touches triumph."},
		{"a field of no meaning", "outright ", "outleft ", `13:1  No such field: outleft: expected one of key, name, about, history, table, mediterranean, armada, moves, weather, night, wind, later, outright, less-lost, settings, provenance, change, side, design, ship, area, barrier, fort, goal.`},
		{"a word of the rules", `"triumph"`, `"bow"`, `33:15 ship.0.key Expected a name that is no word of the rules, found "bow".`},
		{"a value of no switch", "single-combat=on", "single-combat=often", `15:18 settings.0 Expected one of off, on, found "often".`},
		{"an optional rule that is none", "single-combat=on", "single-comba=on", `15:18 settings.0 Expected an optional rule, found "single-comba", perhaps single-combat.`},
		{"a name that a terminal would obey", `"Triumph"`, `"\u001b[2J"`, "34:15  Expected text without control characters."},
		{"a control character as it is", `"Triumph"`, "\"\x1b[2J\"", "34:16  Expected text without control characters."},
		{"a name of many letters", `"Triumph"`, `"` + strings.Repeat("x", 61) + `"`, "34:15 ship.0.name Expected a name of at most 60 letters on one line, found 61 letters."},
		{"more than 64 KB", `"Triumph"`, `"` + strings.Repeat("x", 64<<10) + `"`, "1:1  Expected at most 65536 bytes"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(ownText(t), tt.old, tt.new, 1)
			if text == ownText(t) {
				t.Fatalf("the scenario has no %q", tt.old)
			}
			d := draftOf(text)
			if len(d.Faults) == 0 || d.Scenario != nil {
				t.Fatalf("nothing is found wrong")
			}
			f := d.Faults[0]
			if got := fmt.Sprintf("%d:%d %s %s", f.Line, f.Column, f.Path, f.Text); !strings.HasPrefix(got, tt.want) {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			n := newMatch{Game: "renaissance", Own: text, Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
			if code := s.ask("POST", "/api/matches", n, nil); code != http.StatusBadRequest {
				t.Errorf("a match of it is answered with %d", code)
			}
		})
	}
	if code := s.ask("POST", "/api/games/duel/draft", map[string]string{"text": ""}, nil); code != http.StatusNotFound {
		t.Errorf("a scenario for a game that takes none is answered with %d", code)
	}
}

// However many scenarios are brought, few rulesets are kept, and one that is still
// kept is not made again.
func TestOwnRulesetsAreBounded(t *testing.T) {
	s, closes := openOwn(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	g := s.house.find("renaissance")
	bring := func(i int) *installed {
		with, _, err := s.house.bring(g, strings.Replace(ownText(t), "our-own", fmt.Sprintf("own-%d", i), 1))
		if err != nil {
			t.Fatal(err)
		}
		return with
	}
	first := bring(0)
	for i := 1; i < mostOwn; i++ {
		bring(i)
	}
	if bring(0) != first {
		t.Error("a ruleset that is kept was made again")
	}
	bring(mostOwn)
	if n := len(s.house.own.kept); n != mostOwn {
		t.Errorf("%d rulesets are kept, want %d", n, mostOwn)
	}
	if bring(0) != first {
		t.Error("the ruleset that was asked for last was let go first")
	}
}

// A page finds what scenarios are put together from, begins with one of the game's,
// and has a document of it checked as the text would be.
func TestYard(t *testing.T) {
	s, closes := openOwn(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	var y yard
	if code := s.ask("GET", "/api/games/renaissance/yard", nil, &y); code != http.StatusOK || len(y.Parts) < 20 || len(y.Terms["nation"]) != 8 {
		t.Fatalf("the yard is answered with %d, %d parts", code, len(y.Parts))
	}
	for _, p := range y.Parts {
		if p.Worth < 1 || p.Base[0] <= p.Base[1] || len(p.Masts) == 0 || p.List == "" || p.Kind == "" {
			t.Errorf("part %+v", p)
		}
	}
	var begun struct{ Text string }
	if code := s.ask("GET", "/api/games/renaissance/scenarios/gravelines", nil, &begun); code != http.StatusOK {
		t.Fatalf("a scenario's text is answered with %d", code)
	}
	var d draft
	ask := map[string]any{"text": strings.Replace(begun.Text, `"gravelines"`, `"our-own"`, 1)}
	if code := s.ask("POST", "/api/games/renaissance/draft", ask, &d); code != http.StatusOK || d.Scenario == nil {
		t.Fatalf("its copy is answered with %d, %+v", code, d.Faults)
	}
	var again draft
	if code := s.ask("POST", "/api/games/renaissance/draft", map[string]any{"doc": d.Doc}, &again); code != http.StatusOK || again.Scenario == nil {
		t.Fatalf("the document of its copy is answered with %d, %+v", code, again.Faults)
	}
	if string(again.Doc) != string(d.Doc) || !slices.Equal(again.Worth, d.Worth) || len(d.Worth) != 13 {
		t.Errorf("as a document it is\n%s %v\nas a text\n%s %v", again.Doc, again.Worth, d.Doc, d.Worth)
	}
	for path, want := range map[string]int{
		"/api/games/duel/yard": http.StatusNotFound, "/api/games/none/yard": http.StatusNotFound,
		"/api/games/renaissance/scenarios/none": http.StatusNotFound, "/api/games/renaissance/scenarios/..%2fpack": http.StatusNotFound,
		"/api/games/duel/scenarios/open-sea": http.StatusNotFound,
	} {
		if code := s.ask("GET", path, nil, nil); code != want {
			t.Errorf("%s is answered with %d", path, code)
		}
	}
	if code := s.ask("POST", "/api/games/renaissance/draft", map[string]any{"doc": []int{1}}, nil); code != http.StatusBadRequest {
		t.Errorf("a document that is none is answered with %d", code)
	}
}

// A ship of one's own design is a part of the scenario that brings her.
func TestOwnDesignsAreParts(t *testing.T) {
	s, closes := openOwn(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	const design = `[[design]]
key        = "coronada"
name       = "La Coronada"
kind       = "galleon"
tons       = 520
layout     = "C"
sail       = "C"
oar        = "-"
decks      = 1
feet       = [105, 35]
soldiers   = 150
mariners   = 100
broadside  = [[4, 12], [6, 9]]
hull       = 30
freeboard  = 3
provenance = "rulebook 30.0"
`
	var d draft
	text := ownText(t) + design
	if code := s.ask("POST", "/api/games/renaissance/draft", map[string]string{"text": text}, &d); code != http.StatusOK {
		t.Fatalf("a draft was answered with %d", code)
	}
	if len(d.Own) != 1 || d.Own[0].Key != "coronada" || d.Own[0].Base != [2]int32{7000, 2333} || d.Own[0].List != "Your own" {
		t.Errorf("faults %+v, own %+v", d.Faults, d.Own)
	}
}

// Copies of scenarios of the board games, without what only the pack's own need, are read, begin, and are studied; a slip
// in one has its line and column.
func TestOwnOfBoardGames(t *testing.T) {
	s := openSite(t)
	for _, tt := range []struct{ game, scenario, old, new, want string }{
		{"jenkins", "porto-bello", "first      = 1", `first      = "one"`, `6:14 Expected a whole number, found a text in quotes.`},
		{"invincible", "calais", `"gravelines"`, `"gravlines"`, `perhaps gravelines.`},
	} {
		var shipped struct{ Text string }
		if code := s.ask("GET", "/api/games/"+tt.game+"/scenarios/"+tt.scenario, nil, &shipped); code != http.StatusOK {
			t.Fatalf("%s: its scenario was answered with %d", tt.game, code)
		}
		text := strings.Replace(regexp.MustCompile(`(?m)^(provenance|history) .*\n`).ReplaceAllString(shipped.Text, ""), `"`+tt.scenario+`"`, `"our-own"`, 1)
		draftOf := func(text string) (out draft) {
			s.ask("POST", "/api/games/"+tt.game+"/draft", map[string]string{"text": text}, &out)
			return out
		}
		if d := draftOf(text); d.Scenario == nil || d.Scenario.Key != "our-own" || len(d.Faults) > 0 {
			t.Errorf("%s: a sound scenario is answered with %+v, %+v", tt.game, d.Faults, d.Scenario)
		}
		bad := strings.Replace(text, tt.old, tt.new, 1)
		if d := draftOf(bad); len(d.Faults) != 1 || bad == text || d.Faults[0].Line < 2 || d.Faults[0].Column < 2 ||
			!strings.HasSuffix(fmt.Sprintf("%d:%d %s", d.Faults[0].Line, d.Faults[0].Column, d.Faults[0].Text), tt.want) {
			t.Errorf("%s: a slip is answered with %+v, want %s", tt.game, d.Faults, tt.want)
		}
		n := newMatch{Game: tt.game, Own: text, Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
		var m, studied made
		if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated || s.table(*m.Seats[0]).Scenario != "our-own" {
			t.Errorf("%s: a match of it was answered with %d", tt.game, code)
			continue
		}
		if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/study", move{}, &studied); code != http.StatusCreated || s.table(*studied.Seats[0]).Scenario != "our-own" {
			t.Errorf("%s: a study of it was answered with %d", tt.game, code)
		}
	}
}

// A study of a match with typed dice goes on with typed dice, also from its record; of another, with the server's.
func TestAStudyKeepsItsDice(t *testing.T) {
	s := openSite(t)
	for _, kind := range []string{"typed", "house"} {
		n := newMatch{Game: "duel", Scenario: "open-sea", Dice: kind, Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
		var m, studied, opened made
		s.ask("POST", "/api/matches", n, &m)
		s.ask("POST", "/api/m/"+*m.Seats[0]+"/study", move{}, &studied)
		_, wgm := s.text("/api/m/" + *m.Seats[0] + "/record")
		s.ask("POST", "/api/records", map[string]string{"text": wgm}, &opened)
		for what, of := range map[string]made{"study": studied, "opened record": opened} {
			if len(of.Seats) == 0 || of.Seats[0] == nil || s.table(*of.Seats[0]).Dice.Kind != kind {
				t.Errorf("the %s of a match with %s dice goes on otherwise: %+v", what, kind, of)
			}
		}
	}
}
