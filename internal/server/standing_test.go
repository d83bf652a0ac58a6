package server

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

// A fixed is a duel of two persons of which ids, links, dice and clock are known,
// in a house of its own.
type fixed struct {
	*leaks
	live *live
}

func openFixed(t *testing.T) *fixed {
	t.Helper()
	l := newLeaks(t, "duel")
	rec := record.New(l.game.rules.Info(), "open-sea", nil, "m588")
	rec.Dice = record.Dice{Source: record.House, Commit: l.secret.Commit()}
	h := store.Match{ID: rec.Match, Secret: l.secret.Key(), Tokens: []store.Token{{Hash: hashOf(linkOf("watch")), Seat: engine.Observer}}}
	for i := range rec.Seats {
		rec.Seats[i].Words = "words of this seat, long enough"
		h.Tokens = append(h.Tokens, store.Token{Hash: hashOf(linkOf(rec.Seats[i].Name)), Seat: engine.Seat(i)})
	}
	h.Header = string(rec.Format())
	live, err := l.house.open(t.Context(), h, &match.Memory{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l.house.keep(live)
	return &fixed{l, live}
}

// posts has a seat post something, which must be taken.
func (f *fixed) posts(seat, what string, body any) {
	f.Helper()
	if got := f.answered("/api/m/"+linkOf(seat), fmt.Sprintf("/%s %s", what, jsonOf(body))); !bytes.HasPrefix(got, []byte("200 ")) {
		f.Fatalf("%s posts %v and is answered %.300s", seat, body, got)
	}
}

func (f *fixed) plays(choice string) {
	f.Helper()
	seat := choice[:1]
	var at engine.Seat
	if seat == "B" {
		at = 1
	}
	f.posts(seat, "play", move{At: f.live.match.View(at).At, Choices: []string{choice}})
}

func (f *fixed) orders(seat, text string) {
	f.Helper()
	f.posts(seat, "standing", move{What: "give", Text: text})
}

// told returns every byte that a link can ask for.
func (f *fixed) told(link string) []byte {
	var out []byte
	for _, path := range []string{"", "/events?at=0", "/position", "/record", "/past?step=1", "/past?step=3", "/proof", "/standing"} {
		out = append(append(out, f.answered("/api/m/"+linkOf(link), path)...), '\n')
	}
	return out
}

// TestStandingOrdersAreNobodyElsesBusiness: what the other seat and those who
// watch are sent is the same, byte for byte, whether B's orders answer or B does,
// and whether B has orders in force that answer nothing.
func TestStandingOrdersAreNobodyElsesBusiness(t *testing.T) {
	hand, order := openFixed(t), openFixed(t)
	order.orders("B", "idle")
	order.orders("B", "not-here has-the-gage-shall-she-run > vengeur")
	order.orders("B", "not-here shall-fire")
	order.posts("B", "standing", move{What: "revoke", Text: "idle"})
	same := func(when string) {
		t.Helper()
		for _, link := range []string{"A", "watch"} {
			if a, b := order.told(link), hand.told(link); !bytes.Equal(a, b) {
				t.Fatalf("%s: %s is told of B's orders:\n%s\nwant\n%s", when, link, a, b)
			}
		}
	}
	same("with orders in force")
	for _, choice := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round"} {
		order.plays(choice)
		hand.plays(choice)
		same(choice)
	}
	order.plays("B plot vengeur 2")
	for _, choice := range []string{"B plot vengeur 2", "B pass vengeur", "B pass vengeur"} {
		hand.plays(choice)
	}
	same("after orders have answered")
	if bytes.Equal(order.told("B"), hand.told("B")) {
		t.Error("B is not told what its orders did")
	}
	for _, f := range []*fixed{order, hand} {
		f.plays("A pass resolute")
		f.posts("A", "concede", move{})
	}
	same("at the end")
}

// TestStandingOrders gives orders over the wire, sees them answer, and revokes them.
func TestStandingOrders(t *testing.T) {
	f := openFixed(t)
	var got struct{ Offers []offer }
	read := func() *view {
		t.Helper()
		var out table
		if err := json.Unmarshal(f.answered("/api/m/"+linkOf("B"), "")[4:], &out); err != nil {
			t.Fatal(err)
		}
		return out.View
	}
	if err := json.Unmarshal(f.answered("/api/m/"+linkOf("B"), "/standing")[4:], &got); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(got.Offers, func(o offer) bool { return o.Key == "idle" && o.Number == nil }) {
		t.Errorf("B is offered %+v, want that of every game", got.Offers)
	}
	f.posts("B", "standing", move{What: "revoke", Text: "idle"}) // which everybody has from the start
	for _, choice := range []string{"A load resolute > round", "A plot resolute 1", "B load vengeur > round", "B plot vengeur 2"} {
		f.plays(choice)
	}
	here := read().Asks[0].Here
	if len(here) != 2 || len(read().Standing) != 0 {
		t.Fatalf("at the question B may order %+v", here)
	}
	f.orders("B", here[0].Text)
	v := read()
	last := v.Lines[len(v.Lines)-1]
	if len(v.Standing) != 1 || v.Standing[0] != here[0] || !last.Ordered || !strings.Contains(last.Text, "holds her course") {
		t.Errorf("in force %+v; the last line is %+v", v.Standing, last)
	}
	for _, l := range v.Lines[:len(v.Lines)-1] {
		if l.Ordered {
			t.Errorf("%q is marked, though B chose it itself", l.Text)
		}
	}
	f.posts("B", "standing", move{What: "revoke", Text: here[0].Text})
	if v := read(); len(v.Standing) != 0 {
		t.Errorf("in force after all was revoked: %+v", v.Standing)
	}
	for body, code := range map[string]string{
		`{"what":"revoke","text":"idle"}`: "409", `{"what":"give","text":"idel"}`: "409", `{"what":"keep"}`: "400",
		`{"what":"give","text":"` + strings.Repeat("a", 600) + `"}`: "400",
	} {
		if got := f.answered("/api/m/"+linkOf("B"), "/standing "+body); !bytes.HasPrefix(got, []byte(code)) {
			t.Errorf("%.60s is answered %.200s, want %s", body, got, code)
		}
	}
	if got := f.answered("/api/m/"+linkOf("watch"), `/standing {"what":"give","text":"idle"}`); !bytes.HasPrefix(got, []byte("403")) {
		t.Errorf("one who watches gives an order: %.200s", got)
	}
}
