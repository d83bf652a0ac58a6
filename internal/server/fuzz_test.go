package server

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"runtime/metrics"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
)

// What one request may cost, whatever its body says.
const (
	mostSpent    = 10 * time.Second // of a processor that looks for coverage or races
	mostTaken    = 64 << 20         // bytes from the heap, and
	mostTakenFor = 200              // as many more for each byte of the body
)

// bodied are all routes that take a body, each with one that is well.
var bodied = []struct{ route, body string }{
	{"POST /api/matches", `{"game":"duel","scenario":"fog","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}],"dice":"house"}`},
	{"POST /api/games/{game}/draft", `{"text":"[[ships]]\nkey = \"a\"\nspeed = 3\n"}`},
	{"POST /api/games/{game}/lessons/{lesson}", `{}`},
	{"POST /api/records", `{"text":"weathergage match 1\ngame duel\n"}`},
	{"POST /api/hall", `{"game":"duel","scenario":"fog","side":-1,"pace":60,"says":"Come and play","public":true}`},
	{"POST /api/hall/{id}/take", `{"name":"Bea"}`},
	{"POST /api/hall/{id}/withdraw", `{"key":"x"}`},
	{"POST /api/lab", `{"game":"duel","scenario":"fog","bots":["random","random"],"matches":1}`},
	{"POST /api/lab/{id}/stop", `{"token":"x"}`},
	{"POST /api/lab/{id}/open", `{"k":1}`},
	{"POST /api/m/{token}/play", `{"at":1,"choices":["A seal"]}`},
	{"POST /api/m/{token}/copy", `{"at":1,"what":"resolute","to":["vengeur"]}`},
	{"POST /api/m/{token}/dice", `{"at":1,"faces":[1,6]}`},
	{"POST /api/m/{token}/retract", `{"at":1}`},
	{"POST /api/m/{token}/rule", `{"at":1,"with":["x"],"what":"swan 690 690 85","text":"A sleeve moved her.","agree":false}`},
	{"POST /api/m/{token}/stands", `{"with":["x"],"lines":["swan 690 690 85"],"put":{"keys":["resolute"],"seat":0,"x":1,"y":2,"heading":3}}`},
	{"POST /api/m/{token}/correct", `{"at":1,"with":["x"],"step":0,"number":0,"faces":[3]}`},
	{"POST /api/m/{token}/back", `{"at":1}`},
	{"POST /api/m/{token}/consent", `{"agree":true}`},
	{"POST /api/m/{token}/say", `{"text":"Well sailed."}`},
	{"POST /api/m/{token}/sit", `{"text":"Anna of Hull"}`},
	{"POST /api/m/{token}/write", `{"number":3,"text":"Close up."}`},
	{"POST /api/m/{token}/draw", `{"offer":true}`},
	{"POST /api/m/{token}/concede", `{}`},
	{"POST /api/m/{token}/adjourn", `{}`},
	{"POST /api/m/{token}/resume", `{"agree":true}`},
	{"POST /api/m/{token}/clock", `{"what":"claim"}`},
	{"POST /api/m/{token}/standing", `{"what":"give","text":"idle"}`},
	{"POST /api/m/{token}/why", `{"at":1,"on":"vengeur"}`},
	{"POST /api/m/{token}/study", `{"step":1}`},
	{"POST /api/m/{token}/rematch", `{}`},
	{"POST /api/m/{token}/publish", `{"agree":true}`},
	{"POST /api/m/{token}/go", `{"at":1,"node":0,"with":["x"]}`},
	{"POST /api/m/{token}/title", `{"at":1,"node":2,"text":"To windward","with":["x"]}`},
	{"POST /api/notices/{id}/confirm", ``},
	{"POST /api/notices/{id}/stop", `List-Unsubscribe=One-Click`},
	{"POST /api/m/{token}/notices", `{"way":"hook","address":"https://example.org/in","about":["turn"],"zone":"Europe/Madrid","quiet":[22,8]}`},
	{"POST /api/m/{token}/hand", `{}`},
	{"POST /api/m/{token}/team", `{"at":1,"what":"give","text":"Drake","to":["squadron-1"],"number":0}`},
	{"POST /api/m/{token}/notices/drop", `{"id":"x"}`},
}

// queried are all routes of a match that are read, but its stream, with one question each.
var queried = []struct{ route, query string }{
	{"GET /api/m/{token}", ""},
	{"GET /api/m/{token}/code", ""},
	{"GET /api/m/{token}/standing", ""},
	{"GET /api/m/{token}/slips", "with=x"},
	{"GET /api/m/{token}/accounts", "choice=A+raise+carrack"},
	{"GET /api/m/{token}/odds", "choice=A+fire+resolute+%3E+vengeur"},
	{"GET /api/m/{token}/way", "of=resolute&to=vengeur"},
	{"GET /api/m/{token}/reach", "of=resolute"},
	{"GET /api/m/{token}/helm", "of=resolute&x=100&y=100"},
	{"GET /api/m/{token}/past", "step=1"},
	{"GET /api/m/{token}/view", "at=1"},
	{"GET /api/m/{token}/sheets", ""},
	{"GET /api/m/{token}/moves", "at=1"},
	{"GET /api/m/{token}/position", ""},
	{"GET /api/m/{token}/record", ""},
	{"GET /api/m/{token}/proof", ""},
	{"GET /api/m/{token}/summary", ""},
	{"GET /api/m/{token}/review", "of=1"},
	{"GET /api/m/{token}/hint", "about=drake"},
	{"GET /api/m/{token}/notices", ""},
	{"GET /api/m/{token}/rated", ""},
	{"GET /api/m/{token}/feed", ""},
	{"GET /api/m/{token}/tree", "with=x"},
	{"GET /api/m/{token}/tree/record", "with=x"},
}

// TestEveryBodyIsFuzzed: a route that takes a body is in the list, and one of a match that
// is read.
func TestEveryBodyIsFuzzed(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	want, got := []string{}, []string{}
	route := regexp.MustCompile(`\("(POST [^"]+|GET /api/m/[^"]+)"`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, found := range route.FindAllSubmatch(text, -1) {
			if pattern := string(found[1]); pattern != "GET /api/m/{token}/events" {
				want = append(want, pattern)
			}
		}
	}
	for _, b := range bodied {
		got = append(got, b.route)
	}
	for _, q := range queried {
		got = append(got, q.route)
	}
	for _, e := range errands {
		got = append(got, e.route)
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("fuzzed are\n%s\nand there are\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// FuzzBodies sends any body, or question, to any route of any game: it is never the
// server's fault, and costs no more than its size allows.
func FuzzBodies(f *testing.F) {
	for game := range uint8(len(games.All())) {
		for i, b := range bodied {
			f.Add(uint8(i), game, []byte(b.body))
		}
		for i, q := range queried {
			f.Add(uint8(len(bodied)+i), game, []byte(q.query))
		}
	}
	house, err := New(Config{Games: games.All()})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(house.Stop)
	house.limits.Lifted = true
	f.Fuzz(func(t *testing.T, route, of uint8, body []byte) {
		g := house.games[int(of)%len(house.games)]
		m, err := house.begin(t.Context(), g.own(g.info.Scenarios[0].Key, nil))
		if err != nil {
			t.Fatal(err)
		}
		defer house.dismiss(m.Match)
		n := int(route) % (len(bodied) + len(queried))
		pattern, query := "", ""
		if n < len(bodied) {
			pattern = bodied[n].route
		} else {
			pattern, query, body = queried[n-len(bodied)].route, string(body), nil
		}
		lesson := "x"
		if len(g.lessons) > 0 {
			lesson = g.lessons[0].key
		}
		method, path, _ := strings.Cut(pattern, " ")
		path = strings.NewReplacer("{token}", *m.Seats[0], "{game}", g.info.Key, "{id}", "x", "{lesson}", lesson).Replace(path)
		took, taken, status := house.costs(method, path, query, body)
		if status >= 500 {
			t.Errorf("%s was answered with %d", pattern, status)
		}
		if most := int64(mostTaken + mostTakenFor*(len(body)+len(query))); took > mostSpent || taken > most {
			t.Errorf("%s took %v and %d bytes, of at most %d", pattern, took, taken, most)
		}
	})
}

// costs asks, and says how much of a processor the answer took, of all that the program
// did meanwhile, and how much memory.
func (s *Server) costs(method, path, query string, body []byte, cookies ...*http.Cookie) (took time.Duration, taken int64, status int) {
	req := httptest.NewRequest(method, "http://table.example"+path, bytes.NewReader(body))
	req.URL.RawQuery = query
	for _, c := range cookies {
		req.AddCookie(c)
	}
	ctx, stop := context.WithTimeout(context.Background(), patient)
	defer stop()
	w := httptest.NewRecorder()
	before, began := allocated(), spent()
	s.ServeHTTP(w, req.WithContext(ctx))
	return spent() - began, allocated() - before, w.Code
}

// allocated returns how much has been taken from the heap since the program began.
func allocated() int64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}

// TestDearBodies: bodies made to be dear cost no more than fuzzed ones may.
func TestDearBodies(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "fog", "me", "me")
	long := strings.Repeat("a.", 32_000)
	for name, body := range map[string]string{
		"a key of many parts":   long + "b = 1",
		"a table of many parts": "[" + long + "b]",
		"many tables":           strings.Repeat("[[a]]\n", 10_000),
		"deep lists":            "x = " + strings.Repeat("[", 30_000) + strings.Repeat("]", 30_000),
		"deep tables":           "x = " + strings.Repeat("{a=", 16_000) + "1" + strings.Repeat("}", 16_000),
	} {
		for _, path := range []string{"/api/games/renaissance/draft", "/api/records"} {
			took, taken, status := s.house.costs("POST", path, "", []byte(jsonOf(map[string]string{"text": body})))
			if status >= 500 || status == http.StatusNotFound || took > mostSpent || taken > mostTaken+int64(mostTakenFor*len(body)) {
				t.Errorf("%s to %s: %d after %v and %d MB", name, path, status, took, taken>>20)
			}
		}
	}
	for name, body := range map[string]string{
		"deep JSON": `{"choices":` + strings.Repeat("[", 60_000), "many choices": fmt.Sprintf(`{"at":1,"choices":[%s"A"]}`, strings.Repeat(`"A",`, 15_000)),
	} {
		if took, taken, status := s.house.costs("POST", "/api/m/"+*m.Seats[0]+"/play", "", []byte(body)); status != http.StatusBadRequest || taken > mostTaken {
			t.Errorf("%s: %d after %v and %d MB", name, status, took, taken>>20)
		}
	}
}
