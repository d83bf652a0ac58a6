package server

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// soak is how long friends play while strangers attack:
//
//	go test ./server -run Soak -v -soak 1h -timeout 0
//
// From a minute on the figures that the operating guide promises are held, too.
var soak = flag.Duration("soak", 3*time.Second, "how long friends play while strangers attack")

const (
	friends, strangers = 10, 50
	mostResident       = 400 // MB
	mostWait           = 100 * time.Millisecond
)

// TestSoak has friends play while strangers do all that can be done with an address, a
// match of one's own and bad will. No friend is refused anything, nothing is a fault of the
// server's, and, in a long soak, friends wait less than mostWait in 99 of 100 clicks and
// the server takes less memory than mostResident.
func TestSoak(t *testing.T) {
	n := &node{database: filepath.Join(t.TempDir(), "matches.db")}
	n.start(t, "WEATHERGAGE_SERVER_TEST_LIMITS=1")
	defer n.kill()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	k := &soaking{T: t, ctx: ctx, url: *n.url.Load()}
	var all sync.WaitGroup
	for i := range friends {
		all.Go(func() { k.befriends(fmt.Sprintf("127.0.2.%d", i+1)) })
	}
	for i := range strangers {
		all.Go(func() { k.attacks(fmt.Sprintf("127.0.1.%d", i+1)) })
	}
	resident := 0
	// On a busy machine a short soak goes on until a friend has come to play.
	for began := time.Now(); time.Since(began) < *soak || !k.played() && time.Since(began) < *soak+time.Minute; {
		resident = max(resident, residentMB(t, n.cmd.Process.Pid))
		time.Sleep(100 * time.Millisecond)
	}
	cancel()
	all.Wait()
	k.report(resident)
	k.figures()
	if answer := k.friend("127.0.2.1").asks("GET", "/healthz", nil, nil); answer != http.StatusOK {
		t.Errorf("in the end /healthz is answered with %d", answer)
	}
}

// residentMB is how much memory a process takes.
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
	ctx context.Context
	url string

	mu   sync.Mutex
	took []time.Duration

	attacked, refused atomic.Int64
}

// played reports whether a friend has clicked.
func (k *soaking) played() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return len(k.took) > 0
}

func (k *soaking) report(resident int) {
	slices.Sort(k.took)
	if len(k.took) == 0 {
		k.Fatal("no friend has played")
	}
	at := func(share float64) time.Duration {
		return k.took[int(share*float64(len(k.took)-1))].Round(100 * time.Microsecond)
	}
	k.Logf("%v: %d friends clicked %d times, median %v, 99 %% %v, longest %v; %d strangers attacked %d times, %d refused as too much; %d MB resident",
		*soak, friends, len(k.took), at(0.5), at(0.99), at(1), strangers, k.attacked.Load(), k.refused.Load(), resident)
	if *soak < time.Minute {
		return
	}
	if at(0.99) > mostWait {
		k.Errorf("friends wait %v", at(0.99))
	}
	if resident > mostResident {
		k.Errorf("%d MB are resident", resident)
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

func (k *soaking) friend(address string) *visitor {
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
	if out != nil && res.StatusCode < 300 {
		if err := json.Unmarshal(got, out); err != nil {
			v.Errorf("%s %s: %v", method, path, err)
		}
	}
	return res.StatusCode
}

// begins begins a match of the visitor against somebody.
func (v *visitor) begins(game, scenario, other string) (made, bool) {
	seats := []newSeat{{Kind: "me"}, {Kind: "bot", Bot: other}}
	if other == "me" {
		seats[1] = newSeat{Kind: "me"}
	}
	var m made
	code := v.asks("POST", "/api/matches", newMatch{Game: game, Scenario: scenario, Dice: "house", Seats: seats}, &m)
	return m, code == http.StatusCreated
}

// befriends plays match after match, a click every half second or so.
func (k *soaking) befriends(address string) {
	v := k.friend(address)
	for k.ctx.Err() == nil {
		m, ok := v.begins("invincible", "calais", "captain")
		if !ok {
			k.Errorf("%s could not begin a match", address)
			return
		}
		for k.ctx.Err() == nil && v.clicks(*m.Seats[0]) {
			time.Sleep(250*time.Millisecond + rand.N(500*time.Millisecond))
		}
	}
}

// clicks plays one choice, if one is asked for, and reports whether the match goes on.
func (v *visitor) clicks(token string) bool {
	var now view
	if code := v.asks("GET", "/api/m/"+token+"/view?at=0", nil, &now); code != http.StatusOK {
		v.Errorf("a friend's view was answered with %d", code)
		return false
	}
	if now.Ended != nil || len(now.Asks) == 0 {
		return now.Ended == nil
	}
	options := now.Asks[0].Options
	began := time.Now()
	code := v.asks("POST", "/api/m/"+token+"/play", move{At: now.At, Choices: []string{withNumbers(options[rand.IntN(len(options))])}}, nil)
	took := time.Since(began)
	if code != http.StatusOK {
		v.Errorf("a friend's click was answered with %d", code)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.took = append(v.took, took)
	return true
}
