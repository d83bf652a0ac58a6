package server

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// once asks one of the servers. ok is false if no whole answer came: what was asked for may
// have been done or not.
func (b *battered) once(method, path string, body, out any) (code int, ok bool) {
	text, err := json.Marshal(body)
	if err != nil {
		b.Error(err)
		return 0, false
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	var res *http.Response
	for {
		req, err := http.NewRequestWithContext(ctx, method, *b.nodes[rand.IntN(len(b.nodes))].url.Load()+path, bytes.NewReader(text))
		if err != nil {
			b.Error(err)
			return 0, false
		}
		if res, err = http.DefaultClient.Do(req); err == nil {
			break
		}
		if !errors.Is(err, syscall.ECONNREFUSED) {
			return 0, false
		}
		time.Sleep(5 * time.Millisecond) // nobody heard it: it is asked again
	}
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	if err != nil {
		return 0, false
	}
	if res.StatusCode >= 500 && res.StatusCode != http.StatusServiceUnavailable {
		b.Errorf("%s %.30s was answered with %d: %s", method, path, res.StatusCode, got)
	}
	if to, raw := out.(*[]byte); raw {
		*to = got
	} else if out != nil && res.StatusCode < 300 && res.StatusCode != http.StatusNoContent {
		if err := json.Unmarshal(got, out); err != nil {
			return 0, false
		}
	}
	return res.StatusCode, res.StatusCode != http.StatusServiceUnavailable
}

// surely asks until there is an answer.
func (b *battered) surely(method, path string, body, out any) int {
	for range 600 {
		if code, ok := b.once(method, path, body, out); ok {
			return code
		}
		time.Sleep(50 * time.Millisecond)
	}
	b.Errorf("%s %.30s: no answer for half a minute", method, path)
	return 0
}

// plays plays one match after another until it is stopped.
func (b *battered) plays(i int) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		b.Error(err)
		return
	}
	rules, err := duel.New(p)
	if err != nil {
		b.Error(err)
		return
	}
	say := func(text string) string { return b.canonical(rules, text) }
	for n := i; !b.stop.Load(); n++ {
		m := b.begins(n)
		if m == nil {
			continue
		}
		go b.listens(m)
		err := b.sits(m, say, 6+rand.IntN(60))
		m.over.Store(true)
		m.streams.Wait()
		if err != nil {
			return
		}
	}
}

// begins begins a match of some kind, and a run now and then.
func (b *battered) begins(n int) *batteredMatch {
	plan := newMatch{Game: "duel", Scenario: "fog", Dice: "house", Seats: []newSeat{{Kind: "me"}, {Kind: "bot", Bot: "random"}}}
	m := &batteredMatch{}
	switch n % 4 {
	case 1, 3:
		plan.Seats[1] = newSeat{Kind: "me"}
	case 2:
		plan.Seats[1], plan.Dice, m.typed = newSeat{Kind: "me"}, "typed", true
	}
	if code, ok := b.once("POST", "/api/matches", plan, &m.made); !ok || code != http.StatusCreated {
		return nil
	}
	if n%4 == 3 { // B leaves standing orders behind
		b.once("POST", "/api/m/"+*m.Seats[1]+"/standing", move{What: "give", Text: "idle"}, nil)
	}
	if n%5 == 0 {
		var r labRun
		if code, ok := b.once("POST", "/api/lab", labPlan{Game: "duel", Scenario: "fog", Bots: []string{"random", "random"}, Matches: 40}, &r); ok && code == http.StatusCreated {
			b.mu.Lock()
			b.runs = append(b.runs, r)
			b.mu.Unlock()
		}
	}
	b.joins(m)
	return m
}

func (b *battered) joins(m *batteredMatch) {
	m.streams.Add(1)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.matches = append(b.matches, m)
}

// sits plays the seats of persons for so many steps, or to the end. Now and then it reads a
// record, or forks.
func (b *battered) sits(m *batteredMatch, say func(string) string, steps int) error {
	for n := range steps {
		if b.stop.Load() {
			return errStopped
		}
		idle := true
		for seat, token := range m.Seats {
			if token == nil {
				continue
			}
			var v view
			if code := b.surely("GET", "/api/m/"+*token+"/view?at=0", nil, &v); code != http.StatusOK {
				return fmt.Errorf("a view was answered with %d", code)
			}
			if v.Ended != nil {
				return nil
			}
			idle = !b.acts(m, seat, &v, say) && idle
		}
		if idle {
			time.Sleep(20 * time.Millisecond)
		}
		switch {
		case n%7 == 6:
			b.reads(m)
		case n == 10 && !m.fork:
			b.forksOf(m, say)
		}
	}
	return nil
}

// acts does what a seat is asked to do, and reports whether it was asked.
func (b *battered) acts(m *batteredMatch, seat int, v *view, say func(string) string) bool {
	path := "/api/m/" + *m.Seats[seat]
	switch {
	case v.Need != nil:
		faces := make([]uint16, v.Need.Dice)
		for i := range faces {
			faces[i] = uint16(1 + rand.IntN(v.Need.Sides))
		}
		if code, ok := b.once("POST", path+"/dice", move{At: v.At, Faces: faces}, nil); ok && code == http.StatusOK {
			b.dice.Add(1)
		}
	case len(v.Asks) > 0:
		options := v.Asks[rand.IntN(len(v.Asks))].Options
		text := withNumbers(options[rand.IntN(len(options))])
		var out answer
		code, ok := b.once("POST", path+"/play", move{At: v.At, Choices: []string{text}}, &out)
		switch {
		case !ok:
			m.unknown++
			b.unknown.Add(1)
		case code == http.StatusOK && out.Played == 1:
			m.acked[seat] = append(m.acked[seat], say(text))
			b.choices.Add(1)
		}
	default:
		return false
	}
	return true
}

// reads downloads the record of a seat, which must be one.
func (b *battered) reads(m *batteredMatch) {
	var text []byte
	if code, ok := b.once("GET", "/api/m/"+*m.Seats[0]+"/record", nil, &text); !ok || code != http.StatusOK {
		return
	}
	if _, err := record.Parse(m.Match, text); err != nil {
		b.Errorf("a record: %v\n%s", err, text)
	}
	b.records.Add(1)
}

// forksOf makes a board of one's own of a match, and plays a little on it.
func (b *battered) forksOf(m *batteredMatch, say func(string) string) {
	f := &batteredMatch{fork: true}
	if code, ok := b.once("POST", "/api/m/"+*m.Seats[0]+"/study", move{}, &f.made); !ok || code != http.StatusCreated {
		return
	}
	b.forks.Add(1)
	b.joins(f)
	go b.listens(f)
	_ = b.sits(f, say, 5) // if the players are to leave, the match before hears it, too
	f.over.Store(true)
	f.streams.Wait()
}

// listens follows the stream of seat A, with a new connection when one is lost, until the
// match is left.
func (b *battered) listens(m *batteredMatch) {
	defer m.streams.Done()
	for !m.over.Load() && !b.stop.Load() {
		b.connects(m, func() bool { return m.over.Load() || b.stop.Load() })
	}
}

// listen follows the stream until it has come to a view.
func (b *battered) listen(m *batteredMatch, at int64) {
	until := time.Now().Add(10 * time.Second)
	for m.at.Load() < at && time.Now().Before(until) {
		b.connects(m, func() bool { return m.at.Load() >= at || time.Now().After(until) })
	}
}

// connects follows the stream over one connection, until it is lost or enough was heard.
func (b *battered) connects(m *batteredMatch, enough func() bool) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		for !enough() && ctx.Err() == nil {
			time.Sleep(10 * time.Millisecond)
		}
		cancel()
	}()
	url := fmt.Sprintf("%s/api/m/%s/events?at=%d", *b.nodes[rand.IntN(len(b.nodes))].url.Load(), *m.Seats[0], m.at.Load())
	req, err := http.NewRequestWithContext(ctx, "GET", url, nil)
	if err != nil {
		b.Error(err)
		return
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		time.Sleep(20 * time.Millisecond)
		return
	}
	defer res.Body.Close()
	lines := bufio.NewReader(res.Body)
	for {
		text, err := lines.ReadString('\n')
		if err != nil {
			b.lost.Add(1)
			return
		}
		if data, ok := strings.CutPrefix(text, "data: "); ok && !b.takes(m, data) || enough() {
			return
		}
	}
}

// takes takes in one event, which must go on where the one before it ended.
func (b *battered) takes(m *batteredMatch, data string) bool {
	var v view
	if err := json.Unmarshal([]byte(data), &v); err != nil {
		b.Errorf("an event: %v", err)
		return false
	}
	at := int(m.at.Load())
	early := slices.ContainsFunc(v.Lines, func(l line) bool { return l.Step <= at })
	if v.At < at || early {
		b.Errorf("match %s: after view %d the stream sends view %d, with lines that were told: %v", m.Match, at, v.At, early)
		return false
	}
	m.seen = append(m.seen, v.Lines...)
	m.at.Store(int64(v.At))
	b.streamed.Add(int64(len(v.Lines)))
	return true
}
