package server

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// soak is how long friends play while strangers attack:
//
//	go test ./internal/server -run Soak -v -soak 1h -timeout 0
//
// From a minute on the figures that the operating guide promises are held, too.
var soak = flag.Duration("soak", 3*time.Second, "how long friends play while strangers attack")

const (
	friends, strangers = 50, 50
	mostResident       = 400 // MB
	mostClick          = 100 * time.Millisecond
	mostOdds           = time.Second
	mostClicks         = 200         // of one friend in one match
	progress           = time.Minute // a long soak tells so often how it goes
)

// TestSoak has friends play while strangers do all that can be done with an address, a
// match of one's own and bad will. No friend is refused anything, nothing is a fault of the
// server's, and, in a long soak, friends wait less than mostClick in 99 of 100 clicks and less
// than mostOdds for 99 of 100 tables of odds, and the server takes less memory than mostResident.
func TestSoak(t *testing.T) {
	k := &soaking{T: t, uploads: uploads(t), attacks: map[string]*attacked{}}
	n := &node{database: filepath.Join(t.TempDir(), "matches.db")}
	n.start(t, "WEATHERGAGE_SERVER_TEST_LIMITS=1")
	defer n.kill()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	k.ctx, k.url = ctx, *n.url.Load()
	var all sync.WaitGroup
	for i := range friends {
		all.Go(func() { k.befriends(i) })
	}
	for i := range strangers {
		all.Go(func() { k.attack(fmt.Sprintf("127.0.1.%d", i+1)) })
	}
	resident, told := 0, time.Now()
	// On a busy machine a short soak goes on until a friend has come to play.
	for began := time.Now(); time.Since(began) < *soak || !k.played() && time.Since(began) < *soak+time.Minute; {
		resident = max(resident, residentMB(t, n.cmd.Process.Pid))
		if time.Since(told) > progress {
			told = time.Now()
			k.Logf("after %v: %d MB resident at most; friends wait %v", time.Since(began).Round(time.Second), resident, k.sofar())
		}
		time.Sleep(100 * time.Millisecond)
	}
	cancel()
	all.Wait()
	k.report(resident)
	k.figures()
	if answer := k.visitor("127.0.2.1").asks("GET", "/healthz", nil, nil); answer != http.StatusOK {
		t.Errorf("in the end /healthz is answered with %d", answer)
	}
}

// residentMB returns how much memory a process takes.
func residentMB(t *testing.T, pid int) int {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	kB := 0
	if _, err := fmt.Sscan(rest, &kB); err != nil {
		t.Fatal(err)
	}
	return kB / 1024
}

// A soaking is what comes out.
type soaking struct {
	*testing.T
	ctx     context.Context
	url     string
	uploads []string // records that strangers send

	mu           sync.Mutex
	clicks, odds []time.Duration // how long friends waited
	attacks      map[string]*attacked
}

// An attacked counts the attacks of one kind.
type attacked struct{ all, refused, unanswered int }

// played reports whether a friend has clicked.
func (k *soaking) played() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return len(k.clicks) > 0
}

// waited notes how long a friend waited.
func (k *soaking) waited(which *[]time.Duration, began time.Time) {
	took := time.Since(began)
	k.mu.Lock()
	defer k.mu.Unlock()
	*which = append(*which, took)
}

// report logs what came out, and holds a long soak to what the operating guide promises.
func (k *soaking) report(resident int) {
	for _, kind := range slices.Sorted(maps.Keys(k.attacks)) {
		a := k.attacks[kind]
		k.Logf("%d attacks by %s; refused as too much: %d, without an answer in %v: %d", a.all, kind, a.refused, hangsUp, a.unanswered)
	}
	k.Logf("%v, %d friends, %d strangers: %d MB resident", *soak, friends, strangers, resident)
	if long := *soak >= time.Minute; long && resident > mostResident {
		k.Errorf("%d MB are resident", resident)
	}
	k.holds("clicks", k.clicks, mostClick)
	k.holds("tables of odds", k.odds, mostOdds)
}

// sofar returns how long friends have waited in 99 of 100 clicks.
func (k *soaking) sofar() time.Duration {
	k.mu.Lock()
	defer k.mu.Unlock()
	return share(slices.Sorted(slices.Values(k.clicks)), 0.99)
}

// share returns how long the shortest of so large a share took; all are in order.
func share(took []time.Duration, of float64) time.Duration {
	if len(took) == 0 {
		return 0
	}
	return took[int(of*float64(len(took)-1))].Round(100 * time.Microsecond)
}

// holds logs how long friends waited, and fails a long soak in which they waited too long.
func (k *soaking) holds(what string, took []time.Duration, most time.Duration) {
	long := *soak >= time.Minute
	if len(took) == 0 {
		if long {
			k.Errorf("friends had no %s", what)
		}
		return
	}
	slices.Sort(took)
	k.Logf("%d %s: median %v, 99 %% %v, longest %v", len(took), what, share(took, 0.5), share(took, 0.99), share(took, 1))
	if late := share(took, 0.99); long && late > most {
		k.Errorf("friends wait %v for %s", late, what)
	}
}

// figures logs the server's own.
func (k *soaking) figures() {
	res, err := http.Get(k.url + "/metrics")
	if err != nil {
		k.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		k.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			k.Log(strings.TrimSpace(line))
		}
	}
}

// A visitor asks from an address of its own.
type visitor struct {
	*soaking
	address string
	client  *http.Client
	dialer  net.Dialer
}

// visitor returns a visitor from an address.
func (k *soaking) visitor(address string) *visitor {
	v := &visitor{soaking: k, address: address, dialer: net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}}
	v.client = &http.Client{Timeout: 30 * time.Second, Transport: &http.Transport{DialContext: v.dialer.DialContext}}
	return v
}

// asks sends a request, and reads what is answered. Status 0 is no answer at all.
func (v *visitor) asks(method, path string, body, out any) int {
	text, raw := body.([]byte)
	if !raw && body != nil {
		text, _ = json.Marshal(body)
	}
	req, err := http.NewRequest(method, v.url+path, bytes.NewReader(text))
	if err != nil {
		return 0
	}
	res, err := v.client.Do(req)
	if err != nil {
		return 0
	}
	defer res.Body.Close()
	got, err := io.ReadAll(res.Body)
	if err != nil {
		return 0
	}
	if res.StatusCode >= 500 && res.StatusCode != http.StatusServiceUnavailable {
		v.Errorf("%s %s was answered with %d: %.200s", method, path, res.StatusCode, got)
	}
	if _, why := out.(*refusal); out != nil && (res.StatusCode < 300 || why) {
		if err := json.Unmarshal(got, out); err != nil {
			v.Errorf("%s %s: %v", method, path, err)
		}
	}
	return res.StatusCode
}

// begins begins a match of the visitor against a bot, or against himself.
func (v *visitor) begins(game, scenario, other string) (made, int) {
	seats := []newSeat{{Kind: "me"}, {Kind: "bot", Bot: other}}
	if other == "me" {
		seats[1] = newSeat{Kind: "me"}
	}
	var m made
	code := v.asks("POST", "/api/matches", newMatch{Game: game, Scenario: scenario, Dice: "house", Seats: seats}, &m)
	return m, code
}

// friendly are the games, scenarios and bots of the friends.
var friendly = [][3]string{
	{"invincible", "calais", "captain"}, {"invincible", "campaign", "captain"}, {"jenkins", "porto-bello", "captain"},
	{"spain", "sluys", "captain"}, {"fury", "cattle-lifting", "captain"}, {"renaissance", "lion-and-bull", "captain"},
	{"duel", "open-sea", "random"},
}

// befriends plays match after match, a click every second or two.
func (k *soaking) befriends(i int) {
	v := k.visitor(fmt.Sprintf("127.0.2.%d", i+1))
	for n := i; k.ctx.Err() == nil; n++ {
		of := friendly[n%len(friendly)]
		m, code := v.begins(of[0], of[1], of[2])
		if code != http.StatusCreated {
			k.Errorf("%s: a match of %v was answered with %d", v.address, of, code)
			return
		}
		ctx, leave := context.WithCancel(k.ctx)
		go v.listens(ctx, *m.Seats[0])
		for range mostClicks {
			if k.ctx.Err() != nil || !v.plays(of[0], *m.Seats[0]) {
				break
			}
			time.Sleep(time.Second + rand.N(time.Second))
		}
		leave()
	}
}

// listens reads the stream of a seat until ctx ends.
func (v *visitor) listens(ctx context.Context, token string) {
	req, err := http.NewRequestWithContext(ctx, "GET", v.url+"/api/m/"+token+"/events?at=0&page=soak", nil)
	if err != nil {
		v.Error(err)
		return
	}
	res, err := v.client.Transport.RoundTrip(req)
	if err != nil {
		if ctx.Err() == nil {
			v.Errorf("a friend's stream: %v", err)
		}
		return
	}
	defer res.Body.Close()
	_, _ = io.Copy(io.Discard, res.Body) // it ends with ctx
}

// plays plays one choice, if one is asked for, and reports whether the match goes on. Where a
// choice has odds, he asks for them before.
func (v *visitor) plays(game, token string) bool {
	var now view
	if code := v.asks("GET", "/api/m/"+token+"/view?at=0&page=soak", nil, &now); code != http.StatusOK {
		v.Errorf("a friend's view was answered with %d", code)
		return false
	}
	if now.Ended != nil || len(now.Asks) == 0 {
		return now.Ended == nil
	}
	options := now.Asks[0].Options
	if plain := slices.DeleteFunc(slices.Clone(options), func(o option) bool { return withNumbers(o) != o.Choice }); len(plain) > 0 {
		options = plain
	}
	v.foresees(token, options)
	choice := withNumbers(options[rand.IntN(len(options))])
	began := time.Now()
	var no refusal
	code := v.asks("POST", "/api/m/"+token+"/play", move{At: now.At, Choices: []string{choice}}, &no)
	v.waited(&v.clicks, began)
	if code != http.StatusOK {
		v.Errorf("%s: a friend's click %q was answered with %d, %s", game, choice, code, no.Text)
	}
	return true
}

// foresees asks for the odds of one of some options, if any has them.
func (v *visitor) foresees(token string, options []option) {
	options = slices.DeleteFunc(slices.Clone(options), func(o option) bool { return !o.Odds })
	if len(options) == 0 {
		return
	}
	choice := withNumbers(options[rand.IntN(len(options))])
	began := time.Now()
	if code := v.asks("GET", "/api/m/"+token+"/odds?choice="+url.QueryEscape(choice), nil, nil); code != http.StatusOK {
		v.Errorf("a friend's odds were answered with %d", code)
	}
	v.waited(&v.odds, began)
}
