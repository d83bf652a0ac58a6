package server

import (
	"context"
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// post posts what a seat does and wants it taken.
func (s *site) post(token, what string, m move) answer {
	s.Helper()
	var out answer
	if code := s.ask("POST", "/api/m/"+token+"/"+what, m, &out); code != http.StatusOK {
		s.Fatalf("%s was answered with %d, %s", what, code, out.Text)
	}
	return out
}

// TestBetweenSeats: what seats ask of one another, say and answer.
func TestBetweenSeats(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	v := s.playOn(a, 1)
	if !v.Back.Free {
		t.Fatal("a choice nobody has answered cannot be taken back")
	}
	if out := s.post(a, "back", move{At: v.At}); len(out.View.Asks) == 0 {
		t.Error("what was taken back is not asked again")
	}
	if out := s.post(a, "back", move{At: 1}); !out.Stale {
		t.Error("a take-back on an old view was taken")
	}
	for range 200 { // until a's last choice stands firm
		if v = s.table(a).View; !v.Back.Free && v.At > 5 || v.Ended != nil {
			break
		}
		s.playEither(a, b)
	}
	s.post(a, "back", move{At: v.At})
	if asked := s.table(b).View.Back.Asked; asked == nil || asked.By != 0 || asked.Text == "" {
		t.Fatalf("the other seat is asked %+v", asked)
	}
	s.post(b, "consent", move{Agree: false})
	if s.table(b).View.Back.Asked != nil {
		t.Error("what was answered is still asked")
	}
	s.post(b, "say", move{Text: "  Well\tsailed. "})
	lines := s.table(m.Watch).View.Lines
	if l := lines[len(lines)-1]; l.Kind != "say" || l.Text != "Well sailed." || l.Seat != 1 {
		t.Errorf("what was said is %+v", l)
	}
	s.post(a, "draw", move{Offer: true})
	if v := s.table(b).View; v.Draw != 0 {
		t.Fatalf("the offer of a draw is %d", v.Draw)
	}
	if end := s.post(b, "draw", move{Offer: true}).View.Ended; end == nil || end.Winner != -1 || end.Key == "" {
		t.Errorf("the draw is %+v", end)
	}
	if code := s.ask("POST", "/api/m/"+a+"/concede", move{}, nil); code != http.StatusConflict {
		t.Errorf("to concede what is over was answered with %d", code)
	}
}

// playEither plays a choice for whichever seat is asked.
func (s *site) playEither(tokens ...string) {
	s.Helper()
	for _, token := range tokens {
		if len(s.table(token).View.Asks) > 0 {
			s.playOn(token, 1)
			return
		}
	}
}

// TestConcede: the other seat wins, and the record has a line for it.
func TestConcede(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	if end := s.post(*m.Seats[0], "concede", move{}).View.Ended; end == nil || end.Winner != 1 {
		t.Fatalf("conceded it ended with %+v", end)
	}
	var opened made
	_, text := s.text("/api/m/" + *m.Seats[1] + "/record")
	if code := s.ask("POST", "/api/records", map[string]string{"text": text}, &opened); code != http.StatusCreated {
		t.Fatalf("the record was answered with %d:\n%s", code, text)
	}
	if end := s.table(*opened.Seats[0]).View.Ended; end == nil || end.Winner != 1 {
		t.Errorf("its record ends with %+v", end)
	}
}

// TestTypedDice: the throw is asked for, faces that do not fit are refused, and
// those that do are taken.
func TestTypedDice(t *testing.T) {
	s := openSite(t)
	var m made
	n := newMatch{Game: "duel", Scenario: s.firstScenario("duel"), Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
		t.Fatalf("a match with real dice was answered with %d", code)
	}
	tokens := []string{*m.Seats[0], *m.Seats[1]}
	for range 100 {
		v := s.table(tokens[0]).View
		if v.Need == nil {
			s.playEither(tokens...)
			continue
		}
		if v.Need.Dice < 1 || v.Need.Sides < 2 || v.Need.Rule == "" {
			t.Errorf("the throw asked for is %+v", v.Need)
		}
		if code := s.ask("POST", "/api/m/"+tokens[0]+"/dice", move{At: v.At, Faces: []uint16{999}}, nil); code != http.StatusConflict {
			t.Errorf("a face that is not on the die was answered with %d", code)
		}
		faces := make([]uint16, v.Need.Dice)
		for i := range faces {
			faces[i] = 1
		}
		out := s.post(tokens[0], "dice", move{At: v.At, Faces: faces})
		for _, l := range out.View.Lines {
			for _, th := range l.Throws {
				if th.Typed && th.Faces[0] == 1 {
					return
				}
			}
		}
		if out.View.Need == nil {
			t.Fatalf("the log does not tell of the throw: %+v", out.View.Lines)
		}
	}
	t.Error("no throw was ever asked for")
}

// TestClock: when a seat's time has run out the other may claim the match, let
// the captain play, or wait.
func TestClock(t *testing.T) {
	s := openSite(t)
	var mu sync.Mutex
	late := time.Duration(0)
	s.house.now = func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		return time.Now().Add(late)
	}
	var m made
	n := newMatch{Game: "duel", Scenario: s.firstScenario("duel"), Dice: "house", Pace: 3600, Seats: []newSeat{{Kind: "me"}, {Kind: "friend"}}}
	s.ask("POST", "/api/matches", n, &m)
	a, b := *m.Seats[0], *m.Seats[1]
	for len(s.table(a).View.Asks) > 0 {
		s.playOn(a, 1)
	}
	if cl := s.table(a).View.Clock; cl == nil || cl.Seat != 1 || cl.Ran || cl.Left < 3500 {
		t.Fatalf("the clock is %+v", cl)
	}
	if code := s.ask("POST", "/api/m/"+a+"/clock", move{What: "claim"}, nil); code != http.StatusConflict {
		t.Errorf("a claim in time was answered with %d", code)
	}
	mu.Lock()
	late = 2 * time.Hour
	mu.Unlock()
	if cl := s.table(a).View.Clock; cl == nil || !cl.Ran || cl.Left != 0 {
		t.Fatalf("two hours later the clock is %+v", cl)
	}
	s.post(a, "clock", move{What: "captain"})
	s.post(b, "clock", move{What: "return"})
	for len(s.table(a).View.Asks) > 0 {
		s.playOn(a, 1)
	}
	mu.Lock()
	late += 2 * time.Hour
	mu.Unlock()
	if cl := s.table(a).View.Clock; cl == nil || !cl.Ran || cl.Seat != 1 {
		t.Fatalf("later still the clock is %+v", cl)
	}
	if end := s.post(a, "clock", move{What: "claim"}).View.Ended; end == nil || end.Winner != 0 {
		t.Errorf("the claim ended it with %+v", end)
	}
}

// A shared store is one that several houses use, and that tells each of them what
// the others have stored.
type shared struct {
	*memory
	all   *houses
	heard func(string) error
}

type houses struct {
	mu    sync.Mutex
	nodes []*shared
}

func (h *shared) Watch(ctx context.Context, heard func(string) error, _ func() error) error {
	h.all.mu.Lock()
	h.heard = heard
	h.all.nodes = append(h.all.nodes, h)
	h.all.mu.Unlock()
	<-ctx.Done()
	return nil
}

func (h *shared) Find(_ context.Context, hash [sha256.Size]byte) (string, store.Token, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, one := range h.matches {
		for _, t := range one.Tokens {
			if t.Hash == hash {
				return id, t, nil
			}
		}
	}
	return "", store.Token{}, store.ErrNone
}

// PersonNamed finds nobody: nobody keeps a name here.
func (h *shared) PersonNamed(context.Context, string) (store.Person, error) {
	return store.Person{}, store.ErrNone
}

// Blocked reports that no name is blocked.
func (h *shared) Blocked(context.Context, string) (bool, error) { return false, nil }

func (h *shared) Journal(id string) match.Journal { return &telling{h.memory.Journal(id), h, id} }

type telling struct {
	match.Journal
	node *shared
	id   string
}

func (j *telling) Append(e match.Entry) error {
	if err := j.Journal.Append(e); err != nil {
		return err
	}
	j.node.all.mu.Lock()
	defer j.node.all.mu.Unlock()
	for _, other := range j.node.all.nodes {
		if other != j.node {
			go func() { _ = other.heard(j.id) }() // a store in memory answers
		}
	}
	return nil
}

// twoNodes are two houses that share a store.
func twoNodes(t *testing.T) (one, two *site, all *houses) {
	kept, all := newMemory(), &houses{}
	var sites [2]*site
	for i := range sites {
		house, err := New(Config{Games: games.All(), Store: &shared{memory: kept, all: all}})
		if err != nil {
			t.Fatal(err)
		}
		house.limits.Lifted = true
		door := httptest.NewServer(house)
		t.Cleanup(func() {
			house.Stop()
			door.Close()
		})
		sites[i] = &site{T: t, house: house, url: door.URL, luck: newLuck()}
	}
	return sites[0], sites[1], all
}

// TestTwoNodes: a move made through one house shows at once through another, and
// of two moves made at once through both one is played.
func TestTwoNodes(t *testing.T) {
	one, two, _ := twoNodes(t)
	sites := []*site{one, two}
	m := one.begin("invincible", one.firstScenario("invincible"), "me", "me")
	tokens := []string{*m.Seats[0], *m.Seats[1]}
	two.table(tokens[0]) // it holds the match too
	for i := range 20 {
		for k, token := range tokens {
			v := sites[i%2].table(token).View
			if len(v.Asks) == 0 {
				continue
			}
			post := move{At: v.At, Choices: []string{withNumbers(v.Asks[0].Options[0])}}
			var both sync.WaitGroup
			var out [2]answer
			for n := range sites {
				both.Go(func() { sites[n].ask("POST", "/api/m/"+token+"/play", post, &out[n]) })
			}
			both.Wait()
			if played := out[0].Played + out[1].Played; played != 1 {
				t.Fatalf("choice %q of seat %d made through both was played %d times", post.Choices[0], k, played)
			}
			break
		}
		eventually(t, "both houses show the same", func() bool {
			return jsonOf(one.table(m.Watch).View) == jsonOf(two.table(m.Watch).View)
		})
	}
}

// TestWordsAreStoredWhateverThePosition: what is said, and a name, while the other house stores
// something is stored behind it.
func TestWordsAreStoredWhateverThePosition(t *testing.T) {
	one, two, all := twoNodes(t)
	m := one.begin("duel", one.firstScenario("duel"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	two.table(b)
	eventually(t, "both houses watch", func() bool {
		all.mu.Lock()
		defer all.mu.Unlock()
		return len(all.nodes) == 2
	})
	all.mu.Lock()
	all.nodes = nil // from now on neither hears of the other
	all.mu.Unlock()
	for n, post := range []struct {
		what string
		move move
	}{{"say", move{Text: "Your move."}}, {"sit", move{Text: "Bea"}}, {"say", move{Text: "I am Bea."}}} {
		one.post(a, "say", move{Text: fmt.Sprint("Words ", n)})
		var why refusal
		if code := two.ask("POST", "/api/m/"+b+"/"+post.what, post.move, &why); code != 200 {
			t.Errorf("%s is answered with %d %q", post.what, code, why.Text)
		}
	}
	var said []string
	for _, l := range two.table(b).View.Lines {
		if l.Kind == "say" {
			said = append(said, l.Text)
		}
	}
	if want := []string{"Words 0", "Your move.", "Words 1", "Words 2", "I am Bea."}; !slices.Equal(said, want) {
		t.Errorf("said were %q, want %q", said, want)
	}
}

var _ store.Store = (*shared)(nil)
