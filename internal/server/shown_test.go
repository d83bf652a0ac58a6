package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/games/renaissance"
)

// A listener takes what a stream sends, as a browser's page does, and counts it.
type listener struct {
	http.ResponseWriter
	mu    sync.Mutex
	bytes int
	at    int // the number of the view that came last
	news  chan struct{}
}

func (l *listener) Flush() {}

func (l *listener) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.bytes += len(text)
	if _, id, ok := bytes.Cut(text, []byte("\nid: ")); ok {
		fmt.Sscan(string(id[:min(len(id), 20)]), &l.at)
	}
	select {
	case l.news <- struct{}{}:
	default:
	}
	return len(text), nil
}

// until waits for a view of that number.
func (l *listener) until(at int) {
	for {
		l.mu.Lock()
		there := l.at >= at
		l.mu.Unlock()
		if there {
			return
		}
		<-l.news
	}
}

// A page keeps what a page of a seat keeps: the questions with their tag, told by their
// places where it has them.
type page struct {
	at    int
	tag   string
	asks  []string
	known int // how many came as places
}

// take takes in the JSON of a view that was sent to one who had these questions.
func (p *page) take(t *testing.T, text []byte, had []string) {
	t.Helper()
	var v struct {
		At    int
		Asked string
		Asks  []json.RawMessage
	}
	if err := json.Unmarshal(text, &v); err != nil || v.Asked == "" {
		t.Fatalf("%v in %.200s", err, text)
	}
	p.at, p.tag, p.asks = v.At, v.Asked, nil
	for _, a := range v.Asks {
		var place int
		if json.Unmarshal(a, &place) == nil {
			a = json.RawMessage(had[place])
			p.known++
		}
		p.asks = append(p.asks, string(a))
	}
}

// Of the questions that a page has it is sent only the places, in answers and on its
// stream; what it comes to is what one is shown who has nothing, after what is chosen, what
// is refused, what is taken back and what is not known of it any more.
func TestQuestionsAreSentOnce(t *testing.T) {
	s := openSite(t)
	m := s.begin("renaissance", "lion-and-bull", "me", "me")
	paths := []string{"/api/m/" + *m.Seats[0], "/api/m/" + *m.Seats[1]}
	get := func(path string) []byte {
		w := httptest.NewRecorder()
		s.house.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		return w.Body.Bytes()
	}
	var answers, streams [2]page
	var lines [2]*bufio.Scanner
	for seat := range lines {
		for _, p := range []*page{&answers[seat], &streams[seat]} {
			p.take(t, get(paths[seat]+"/view?at=0"), nil)
		}
		res, err := http.Get(s.url + paths[seat] + "/events?at=" + jsonOf(streams[seat].at) + "&asked=" + streams[seat].tag)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		lines[seat] = bufio.NewScanner(res.Body)
		lines[seat].Buffer(nil, 1<<20)
	}
	post := func(seat int, what string, body map[string]any) {
		p := &answers[seat]
		body["at"], body["asked"] = p.at, p.tag
		w := httptest.NewRecorder()
		s.house.ServeHTTP(w, httptest.NewRequest("POST", paths[seat]+what, strings.NewReader(jsonOf(body))))
		var out struct{ View json.RawMessage }
		if err := json.Unmarshal(w.Body.Bytes(), &out); err != nil {
			t.Fatal(err)
		}
		p.take(t, out.View, p.asks)
	}
	for n := range 150 {
		seat := n % 2
		p := &answers[seat]
		p.take(t, get(paths[seat]+"/view?at=0&asked="+p.tag), p.asks)
		if len(p.asks) == 0 {
			continue
		}
		var a ask
		if err := json.Unmarshal([]byte(p.asks[s.luck.IntN(len(p.asks))]), &a); err != nil {
			t.Fatal(err)
		}
		switch n % 9 {
		case 4:
			post(seat, "/back", map[string]any{})
		case 6:
			p.tag = "of another server"
			post(seat, "/play", map[string]any{"choices": []string{a.Options[0].Choice + " 999999"}})
		default:
			post(seat, "/play", map[string]any{"choices": []string{withNumbers(a.Options[s.luck.IntN(len(a.Options))])}})
		}
		for seat := range lines {
			var whole page
			whole.take(t, get(paths[seat]+"/view?at=0"), nil)
			if whole.known > 0 {
				t.Fatal("one who has nothing is sent places")
			}
			st := &streams[seat]
			for st.at < whole.at && lines[seat].Scan() {
				if data, ok := strings.CutPrefix(lines[seat].Text(), "data: "); ok {
					st.take(t, []byte(data), st.asks)
				}
			}
			if st.at != whole.at || !slices.Equal(st.asks, whole.asks) || st.tag != whole.tag {
				t.Fatalf("after %d choices the stream of seat %d has come to view %d and\n%q\nand one who asks to view %d and\n%q", n, seat, st.at, st.asks, whole.at, whole.asks)
			}
			if own := &answers[seat]; own.at == whole.at && !slices.Equal(own.asks, whole.asks) {
				t.Fatalf("after %d choices seat %d was answered\n%q\nnot\n%q", n, seat, own.asks, whole.asks)
			}
		}
	}
	for seat := range lines {
		if answers[seat].known == 0 || streams[seat].known == 0 {
			t.Errorf("seat %d was answered %d questions by their places, and its stream %d", seat, answers[seat].known, streams[seat].known)
		}
	}
}

// What a seat is shown is drawn once for all who look from there, until the match goes on;
// when nobody looks any more it is let go.
func TestDrawnOnce(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	c := s.house.chairs[hashOf(*m.Seats[0])]
	still := func(since int) *byte {
		if _, err := c.present(since, ""); err != nil {
			t.Fatal(err)
		}
		return &c.screen().still[0]
	}
	first := still(0)
	if still(0) != first || still(1) != first {
		t.Error("it is drawn again for another page")
	}
	s.post(*m.Seats[1], "say", move{Text: "Well?"})
	second := still(0)
	if second == first || still(1) != second {
		t.Error("it is not drawn once when the match has gone on")
	}
	st := &stream{chair: &c, news: make(chan struct{}, 1)}
	c.join(st)
	c.leave(st)
	if c.screen().still != nil {
		t.Error("it is kept though nobody looks")
	}
}

// A fleet is a match whose seats are looked at from many pages.
type fleet struct {
	*testing.B
	house   *Server
	live    *live
	tokens  []string
	asked   []string // of each seat, the questions it has
	pages   [][]*listener
	answers int // bytes
	mix     dice.Mixer
}

// openFleet opens a scenario, or the text of one, on so many pages of each seat.
func openFleet(b *testing.B, scenario, own string, pages int) *fleet {
	house, err := New(Config{Games: games.All()})
	if err != nil {
		b.Fatal(err)
	}
	house.limits.Lifted = true
	ctx, leave := context.WithCancel(context.Background())
	b.Cleanup(func() { leave(); house.Stop() })
	f := &fleet{B: b, house: house, asked: make([]string, 2), pages: make([][]*listener, 2), mix: dice.NewMixer(1, 1)}
	var m made
	f.post("/api/matches", newMatch{Game: "renaissance", Scenario: scenario, Own: own, Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}, &m)
	f.live = house.held(m.Match)
	for seat, token := range m.Seats {
		f.tokens = append(f.tokens, *token)
		for range pages {
			l := &listener{ResponseWriter: httptest.NewRecorder(), news: make(chan struct{}, 1)}
			go house.ServeHTTP(l, httptest.NewRequest("GET", "/api/m/"+*token+"/events?at=0&asked=", nil).WithContext(ctx))
			f.pages[seat] = append(f.pages[seat], l)
			l.until(1)
		}
	}
	return f
}

// post posts something, and reads the answer into out.
func (f *fleet) post(path string, body, out any) {
	w := httptest.NewRecorder()
	f.house.ServeHTTP(w, httptest.NewRequest("POST", path, strings.NewReader(jsonOf(body))))
	f.answers += w.Body.Len()
	if err := json.Unmarshal(w.Body.Bytes(), out); err != nil || w.Code >= 300 {
		f.Fatal(path, w.Code, w.Body, err)
	}
}

// choose has a seat choose at random, and waits until all its pages have heard of it. It reports false if the
// seat has nothing to decide.
func (f *fleet) choose(seat engine.Seat) bool {
	v := f.live.match.View(seat)
	if len(v.Asked) == 0 {
		return false
	}
	can := v.Seen.Candidates(v.Asked[0].Decision, 3, nil)
	rules := f.live.game.rules
	choice := string(engine.FormatChoice(nil, rules.Info(), rules.Words(), can[f.mix.Pick(len(can))]))
	var out struct{ View struct{ Asked string } }
	f.post("/api/m/"+f.tokens[seat]+"/play", map[string]any{"at": v.At, "choices": []string{choice}, "asked": f.asked[seat]}, &out)
	f.asked[seat] = out.View.Asked
	for seat, pages := range f.pages {
		at, _ := f.live.match.At(engine.Seat(seat))
		for _, p := range pages {
			p.until(at)
		}
	}
	return true
}

// turn plays until the turn is over, and reports how many choices that took.
func (f *fleet) turn() (choices int) {
	moment := func() int {
		turn, _ := f.live.match.View(engine.Observer).Seen.Moment()
		return turn
	}
	for before := moment(); moment() == before; choices++ {
		if !f.choose(0) && !f.choose(1) {
			f.Fatal("nothing is asked")
		}
	}
	return choices
}

// sent returns how many bytes have been sent.
func (f *fleet) sent() int {
	n := f.answers
	for _, pages := range f.pages {
		for _, p := range pages {
			p.mu.Lock()
			n += p.bytes
			p.mu.Unlock()
		}
	}
	return n
}

// BenchmarkView plays choices at Lepanto, which ten pages of each seat hear of.
func BenchmarkView(b *testing.B) {
	f := openFleet(b, "lepanto", "", 10)
	b.ReportAllocs()
	for b.Loop() {
		if !f.choose(0) && !f.choose(1) {
			b.Fatal("nothing is asked")
		}
	}
}

// BenchmarkMoveOfForty plays the first move of forty ships, each seat on one page.
func BenchmarkMoveOfForty(b *testing.B) {
	text := fortyShips(b)
	b.ReportAllocs()
	for b.Loop() {
		f := openFleet(b, "", text, 1)
		before := f.sent()
		n := f.turn()
		b.ReportMetric(float64(f.sent()-before)/1024, "KB/move")
		b.ReportMetric(float64(n), "choices/move")
	}
}

// fortyShips returns a scenario with twenty ships a side, of all kinds, in place of the ships of Lepanto.
func fortyShips(b *testing.B) string {
	text, err := fs.ReadFile(renaissance.Data, "scenarios/lepanto.toml")
	if err != nil {
		b.Fatal(err)
	}
	head, _, _ := strings.Cut(string(text), "[[ship]]")
	head = strings.NewReplacer(`from = "90"`, `from = "180"`, `"lepanto"`, `"forty-ships"`).Replace(head) // so that all can sail
	types := []string{"galleass-700", "galley-150", "portuguese-1000", "flag-galley-180", "race-built-500", "galley-130"}
	for i := range 40 {
		side, heading, x := "holy-league", 90, 700+160*(i/10)
		if i >= 20 {
			side, heading, x = "ottoman", 270, 2300-160*(i/10-2)
		}
		kind := types[i%len(types)]
		head += fmt.Sprintf("[[ship]]\nkey = \"ship-%d\"\nname = \"Ship %d\"\nside = %q\ntype = %q\nat = [%d, %d]\nheading = \"%d\"\nspeed = 40\noars = %v\nprovenance = \"reconstructed: a benchmark\"\n",
			i, i, side, kind, x, 350+165*(i%10), heading, strings.Contains(kind, "gall"))
	}
	return head + "[[goal]]\ntext = \"each enemy taken\"\nside = \"both\"\nships = \"enemy\"\npoints = 1\nany = [\"captured\"]\nprovenance = \"reconstructed: a benchmark\"\n"
}
