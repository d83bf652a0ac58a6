package server

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/record"
)

var everyStep = flag.Bool("everystep", false, "TestNothingLeaks compares at every step of its matches, which takes hours")

// TestNothingLeaks plays whole matches between bots. For each seat and for those who
// watch it makes a second true position of which the viewer can tell nothing by Redact
// and Imagine, and holds everything that the house would send for the one against what
// it would send for the other, byte for byte: table, messages, board of the past,
// position, record, odds, refusals, ways, standing orders. Links, ids, dice and clock
// are the same for both. In the second all other seats have written messages, where the
// game has them.
//
// It does so twice. At the steps of three matches (all with -everystep; else the first
// 200 positions with another truth, then one in 32) each of the two is a match that
// begins there, so that its record can be held against the other's. And at every 64th
// step of one match more, of which the house holds the position, all that was played
// before lies behind both, log and past; no record can be, for what was played does not
// lead to the second truth.
//
// All of this is at length. In short it is 30 positions of one match, then one in 200, too few for records to hide choices in every game.
func TestNothingLeaks(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Key, func(t *testing.T) {
			t.Parallel()
			in := newLeaks(t, g.Key)
			in.thorough, in.sparse = 30, 200
			in.match(g.DefaultBot(), 0, in.every())
			in.compares(false)
			t.Run("at length", func(t *testing.T) {
				if os.Getenv("WEATHERGAGE_LONG") == "" && !*everyStep {
					t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
				}
				l := newLeaks(t, g.Key)
				for n := range 3 {
					l.match(g.DefaultBot(), n, l.every())
				}
				l.behind(g.DefaultBot())
				l.compares(true)
			})
		})
	}
}

// every returns how seldom the same position is compared with itself.
func (l *leaks) every() int { return max(1, l.game.rules.Info().Scenarios[0].Longest/400) }

// compares fails if nothing was tested; apart is that records must hide different choices.
func (l *leaks) compares(apart bool) {
	l.Helper()
	if l.compared == 0 || l.game.rules.Info().Secrets && (l.differed == 0 || apart && l.apart == 0) {
		l.Errorf("%d positions compared, of which %d differ in truth, and %d records, of which %d hide different choices: nothing was tested", l.compared, l.differed, l.records, l.apart)
	}
	l.Logf("%d positions compared, %d of them with another truth; none was found for %d", l.compared, l.differed, l.unlike)
	l.Logf("%d records of matches gone on compared, %d of them of other choices", l.records, l.apart)
}

type leaks struct {
	testing.TB
	house              *Server
	game               *installed
	secret             dice.Secret
	compared, differed int
	unlike             int // no other truth was found in which the same seats are waited for
	thorough, sparse   int // how many positions of a match are compared wherever another truth is possible; then at one step in sparse
	records, apart     int // of matches gone on from two truths, and of those with different choices
}

func newLeaks(tb testing.TB, game string) *leaks {
	house, err := New(Config{Games: games.All()})
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(house.Stop)
	house.limits.Lifted = true
	house.now = func() time.Time { return time.Date(1588, 7, 29, 12, 0, 0, 0, time.UTC) }
	return &leaks{TB: tb, house: house, game: house.find(game), secret: dice.Secret{1, 5, 8, 8}, thorough: 200, sparse: 32}
}

// match plays match n between bots. It compares at every step where another truth
// is possible, and at every so many of the others.
func (l *leaks) match(spec bot.Spec, n, every int) {
	rules := l.game.rules
	mixer := dice.NewMixer(dice.KeyOf("leaks"), uint64(n))
	keeper := &dice.Keeper{Dice: &mixer}
	s, err := rules.Setup(rules.Info().Scenarios[0].Key, nil, &engine.Turn{Dice: keeper})
	if err != nil {
		l.Fatal(err)
	}
	session := engine.NewSession(s, rules.Blank, &mixer)
	asker := bot.NewAsker(rules.Blank)
	bots := make([]bot.Bot, len(rules.Info().Seats))
	for i := range bots {
		if bots[i], err = spec.New(rules, l.game.Captain); err != nil {
			l.Fatal(err)
		}
		bots[i].Begin(uint64(100*n + i))
	}
	for step := 0; ; step++ {
		asked := session.State.Pending(nil)
		if len(asked) == 0 {
			return
		}
		if *everyStep || l.compared < (n+1)*l.thorough || step%l.sparse == n {
			for viewer := range bots {
				l.compare(session.State, engine.Seat(viewer), uint64(step), *everyStep || step%every == n%every, nil)
			}
			l.compare(session.State, engine.Observer, uint64(step), *everyStep || step%every == n%every, nil)
		}
		d := asked[step%len(asked)]
		if err := session.Play(asker.Ask(bots[d.Seat], session.State, d, spec.Think)); err != nil {
			l.Fatal(err)
		}
	}
}

// botMatch opens a match in which bots of one kind have every seat.
func (l *leaks) botMatch(spec bot.Spec, journal match.Journal) *live {
	l.Helper()
	m, err := l.house.open(l.Context(), l.header(func(seat *record.Seat) {
		seat.Bot, seat.Who, seat.Key = true, spec.String(), "a bot's key"
	}, nil), journal, nil)
	if err != nil {
		l.Fatal(err)
	}
	return m
}

// playBot plays a bot's choice, and reports false if no bot is asked.
func (l *leaks) playBot(m *live) bool {
	l.Helper()
	played, err := m.match.PlayBot()
	if err != nil {
		l.Fatal(err)
	}
	return played
}

// behind compares with all that was played before behind both truths.
func (l *leaks) behind(spec bot.Spec) {
	rules := l.game.rules
	var journal match.Memory
	m := l.botMatch(spec, &journal)
	for l.playBot(m) {
	}
	entries, err := journal.Since(0)
	if err != nil {
		l.Fatal(err)
	}
	for i := range entries {
		if entries[i].Position == "" {
			continue
		}
		truth, _, err := rules.ParsePosition([]byte(entries[i].Position))
		if err != nil {
			l.Fatal(err)
		}
		for viewer := range rules.Info().Seats {
			l.compare(truth, engine.Seat(viewer), uint64(i), true, entries[:i+1])
		}
		l.compare(truth, engine.Observer, uint64(i), true, entries[:i+1])
	}
}

// compare holds all that would be sent of a position against all that would be
// sent of another that the viewer cannot tell from it; of the same, only if anyway.
// before is what was played before, or nil.
func (l *leaks) compare(truth engine.State, viewer engine.Seat, key uint64, anyway bool, before []match.Entry) {
	l.Helper()
	other := l.game.rules.Blank()
	other.CopyFrom(truth)
	other.Redact(viewer)
	mixer := dice.NewMixer(dice.KeyOf("another truth"), key)
	other.Imagine(viewer, &mixer)
	if !answerAlike(other, truth, viewer, &mixer) {
		l.unlike++
		return
	}
	if !other.Equal(truth) {
		l.differed++
	} else if !anyway {
		return
	}
	l.compared++
	paths := l.paths(truth, viewer)
	if before != nil {
		paths = slices.DeleteFunc(paths, func(path string) bool { return path == "/record" })
		paths = append(paths, fmt.Sprint("/past?step=", len(before)/2))
	}
	a, first := l.sent(truth, viewer, paths, before, false)
	b, second := l.sent(other, viewer, paths, before, true)
	for i := range first {
		l.same(paths[i], viewer, first[i], second[i])
	}
	if before == nil {
		l.goOn(a, b, viewer, &mixer)
	}
}

// same fails if two answers differ.
func (l *leaks) same(path string, viewer engine.Seat, a, b []byte) {
	l.Helper()
	if bytes.Equal(a, b) {
		return
	}
	at := 0
	for at < min(len(a), len(b)) && a[at] == b[at] {
		at++
	}
	from := max(0, at-200)
	l.Fatalf("%q tells seat %d what it may not know:\n%.400s\n%.400s", path, viewer, a[from:], b[from:])
}

// goOn plays a match on in both truths and holds the viewer's records of the two against
// each other, as long as it is shown the same of both. Other seats may choose
// differently in each; dice are those of one secret.
func (l *leaks) goOn(a, b *live, viewer engine.Seat, mixer *dice.Mixer) {
	l.Helper()
	apart := false
	for range 6 {
		for seat := range engine.Seat(len(l.game.rules.Info().Seats)) {
			v, w := a.match.View(seat), b.match.View(seat)
			if len(v.Asked) == 0 {
				continue
			}
			if len(w.Asked) == 0 {
				return
			}
			from := v.Seen.Candidates(v.Asked[0].Decision, 4, nil)
			c := from[mixer.Pick(len(from))]
			d := c
			if seat != viewer && (v.Asked[0].Sealed || mixer.Pick(3) == 0) {
				from = w.Seen.Candidates(w.Asked[0].Decision, 4, nil)
				d = from[mixer.Pick(len(from))]
			}
			n, err := a.match.Play(seat, v.At, c)
			k, ill := b.match.Play(seat, w.At, d)
			if n == 0 || k == 0 || err != nil || ill != nil {
				return // what is lawful differs
			}
			apart = apart || c != d
			name := tokenOf(viewer)
			l.house.keep(a)
			first, seen := l.answered(name, "/record"), l.shown(name)
			l.house.keep(b)
			if over := b.match.View(viewer); over.Over() || !bytes.Equal(seen, l.shown(name)) {
				return // it may tell them apart now
			}
			l.same("/record", viewer, first, l.answered(name, "/record"))
			l.records++
			if apart {
				l.apart++
			}
		}
	}
}

// shown returns the view of the asking seat, and the position as it may be known.
func (l *leaks) shown(name string) []byte {
	return append(l.answered(name, "/view?at=0"), l.answered(name, "/position")...)
}

// linkOf returns a token that a person can read.
func linkOf(name string) string { return name + strings.Repeat("-", tokenLength-len(name)) }

// tokenOf returns where a viewer's answers are asked for.
func tokenOf(viewer engine.Seat) string {
	if viewer == engine.Observer {
		return "/api/m/" + linkOf("watch")
	}
	return "/api/m/" + linkOf(fmt.Sprint("token", viewer))
}

// answerAlike has the other seats give the sealed answers that they have given in
// truth, in their own way: that a seat has chosen is no secret.
func answerAlike(other, truth engine.State, viewer engine.Seat, mixer *dice.Mixer) bool {
	turn := engine.Turn{Dice: mixer}
	for range 100 {
		d, ok := answeredInTruth(other, truth, viewer)
		if !ok {
			break
		}
		from := other.Candidates(d, 3, nil)
		turn.Reset()
		other.Apply(from[mixer.Pick(len(from))], &turn)
	}
	return slices.Equal(asked(other), asked(truth))
}

// answeredInTruth returns a sealed decision of another seat that waits in one position and not in the other.
func answeredInTruth(other, truth engine.State, viewer engine.Seat) (engine.Decision, bool) {
	for _, d := range other.Pending(nil) {
		if d.Sealed && d.Seat != viewer && !slices.Contains(asked(truth), d.Seat) {
			return d, true
		}
	}
	return engine.Decision{}, false
}

// asked returns the seats that are waited for.
func asked(s engine.State) []engine.Seat {
	var out []engine.Seat
	for _, d := range s.Pending(nil) {
		if !slices.Contains(out, d.Seat) {
			out = append(out, d.Seat)
		}
	}
	return out
}

// paths returns what a viewer may ask for: each a path behind the token, of a post with a body after a blank.
func (l *leaks) paths(s engine.State, viewer engine.Seat) []string {
	words, info := l.game.rules.Words(), l.game.rules.Info()
	out := []string{"", "/events?at=0", "/position", "/record", "/past?step=1", "/proof", "/summary", "/review", "/view?at=0", "/standing", "/feed", "/notices"}
	for _, d := range s.Pending(nil) {
		if d.Seat != viewer {
			continue
		}
		if d.About != engine.NoObject && len(out) < 20 {
			out = append(out, "/helm?x=100000&y=100000&of="+url.QueryEscape(words.Object(d.About)))
		}
		for i, c := range s.Candidates(d, 2, nil) {
			if i == 2 {
				break
			}
			choice := string(engine.FormatChoice(nil, info, words, c))
			out = append(out, "/odds?choice="+url.QueryEscape(choice))
			if c.On != engine.NoObject {
				name := words.Object(c.On)
				out = append(out, fmt.Sprintf(`/why {"on":%q}`, name), fmt.Sprintf(`/why {"on":%q,"of":%q}`, name, name))
				out = append(out, l.ways(s, viewer, words.Object(c.On))...)
			}
		}
	}
	return out
}

// ways asks for ways of a thing to two spaces of a game that proposes some.
func (l *leaks) ways(s engine.State, viewer engine.Seat, of string) (out []string) {
	if _, ok := l.game.rules.(engine.Guide); !ok {
		return nil
	}
	seen := l.game.rules.Blank()
	seen.CopyFrom(s)
	seen.Redact(viewer)
	spaces := l.game.rules.Scene(seen, viewer).Boards[0].Spaces
	for _, n := range []int{len(spaces) / 3, 2 * len(spaces) / 3} {
		out = append(out, "/way?of="+url.QueryEscape(of)+"&to="+url.QueryEscape(l.game.rules.Words().Object(spaces[n].ID)))
	}
	return out
}

// header returns a match whose seats are all seated alike; start is nil if it begins with its scenario.
func (l *leaks) header(seated func(*record.Seat), start []string) store.Match {
	info := l.game.rules.Info()
	rec := record.New(info, info.Scenarios[0].Key, nil, "m588")
	rec.Dice = record.Dice{Source: record.House, Commit: l.secret.Commit()}
	rec.Position = start
	h := store.Match{ID: rec.Match, Secret: l.secret.Key()}
	h.Tokens = append(h.Tokens, store.Token{Hash: hashOf(linkOf("watch")), Seat: engine.Observer})
	for i := range rec.Seats {
		rec.Seats[i].Words = "words of this seat, long enough"
		seated(&rec.Seats[i])
		h.Tokens = append(h.Tokens, store.Token{Hash: hashOf(linkOf(fmt.Sprint("token", i))), Seat: engine.Seat(i)})
	}
	h.Header = string(rec.Format())
	return h
}

// sent returns what the house would send a viewer of a match in this position: one that begins with it, or
// comes to it after what was played before, and that match. written is that the other seats have written
// messages.
func (l *leaks) sent(s engine.State, viewer engine.Seat, paths []string, before []match.Entry, written bool) (*live, [][]byte) {
	text := l.game.rules.FormatPosition(nil, s)
	var journal match.Memory
	var start []string
	if before == nil {
		start = lines(text)
	} else {
		come := match.Entry{N: len(before) + 1, Body: fmt.Sprintf("law %d %d", l.game.rules.Info().Version, len(before)), Position: string(text)}
		for _, e := range append(slices.Clip(before), come) {
			if err := journal.Append(e); err != nil {
				l.Fatal(err)
			}
		}
	}
	m, err := l.house.open(l.Context(), l.header(func(*record.Seat) {}, start), &journal, nil)
	if err != nil {
		l.Fatal(err)
	}
	l.house.keep(m)
	if written {
		l.write(m, viewer)
	}
	out := make([][]byte, len(paths))
	for i, path := range paths {
		out[i] = l.answered(tokenOf(viewer), path)
	}
	return m, out
}

// write has every seat but the viewer write a message, where the game has them.
func (l *leaks) write(m *live, viewer engine.Seat) {
	signals, ok := l.game.rules.(engine.Signaller)
	if v := m.match.View(viewer); !ok || v.Over() {
		return
	}
	for i := range l.game.rules.Info().Seats {
		if seat := engine.Seat(i); seat != viewer {
			if err := m.match.Write(seat, signals.Messages().Most, "known to nobody else"); err != nil {
				l.Fatal(err)
			}
		}
	}
}

// answered returns the answer of the house, its first event of a stream.
func (l *leaks) answered(token, path string) []byte {
	method := "GET"
	path, body, post := strings.Cut(path, " ")
	if post {
		method = "POST"
	}
	req := httptest.NewRequest(method, token+path, strings.NewReader(body))
	w := httptest.NewRecorder()
	if strings.HasPrefix(path, "/events") { // it sends what is new and ends, for its reader has gone
		ctx, stop := context.WithCancel(req.Context())
		stop()
		req = req.WithContext(ctx)
	}
	l.house.ServeHTTP(w, req)
	return append(fmt.Appendf(nil, "%d ", w.Code), w.Body.Bytes()...)
}
