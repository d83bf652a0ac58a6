package server

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/background"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// kills is how often a server under play is killed, on each database:
//
//	go test ./internal/server -run Killed -v -kills 200 -timeout 0
var kills = flag.Int("kills", 5, "how often a server under play is killed, on each database")

// childOf names, in the environment of a process that is to be killed, the database of
// which it is a server; doorOf, where it listens.
const (
	childOf = "WEATHERGAGE_SERVER_TEST"
	doorOf  = "WEATHERGAGE_SERVER_TEST_LISTEN"
)

func TestMain(m *testing.M) {
	if database := os.Getenv(childOf); database != "" {
		fmt.Println("failed", serveChild(database, os.Getenv(doorOf)))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// serveChild serves until it is killed.
func serveChild(database, listen string) error {
	kept, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	background.Reserve()
	c := Config{Games: games.All(), Store: kept, Log: slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn}))}
	if err := tellAtOnce(&c); err != nil {
		return err
	}
	house, err := New(c)
	if err != nil {
		return err
	}
	house.limits.Lifted = os.Getenv("WEATHERGAGE_SERVER_TEST_LIMITS") == ""
	door, err := net.Listen("tcp", listen)
	if err != nil {
		return err
	}
	fmt.Println("open", door.Addr())
	return (&http.Server{Handler: house, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second}).Serve(door)
}

// A node is a server in a process of its own, which is killed and started again.
type node struct {
	program  string // "": this one
	database string
	url      atomic.Pointer[string]
	cmd      *exec.Cmd
	ended    func()
}

// start starts the server, and returns when it listens.
func (n *node) start(t *testing.T, env ...string) {
	t.Helper()
	n.cmd = exec.Command(cmp.Or(n.program, os.Args[0]))
	n.cmd.Env = append(append(os.Environ(), childOf+"="+n.database, doorOf+"=127.0.0.1:0"), env...)
	n.cmd.Stderr = os.Stderr
	out, err := n.cmd.StdoutPipe()
	if err == nil {
		n.ended, err = pgtest.Child(n.cmd)
	}
	if err != nil {
		t.Fatal(err)
	}
	line, _ := bufio.NewReader(out).ReadString('\n')
	at, ok := strings.CutPrefix(strings.TrimSpace(line), "open ")
	if !ok {
		t.Fatalf("the server says %q", line)
	}
	url := "http://" + at
	n.url.Store(&url)
}

// kill kills it, as a failing machine would.
func (n *node) kill() {
	_ = n.cmd.Process.Kill()
	_ = n.cmd.Wait() // killed: that is its error
	n.ended()
}

// TestKilledUnderPlay kills servers at random moments while people play matches with dice
// of the house and typed ones, leave standing orders behind, fork, read records and have
// the laboratory play. Everything acknowledged is there, nothing was played twice, every
// stream told each line once, and every match replays with its dice. On PostgreSQL two
// servers share the database, and players go over to the other.
func TestKilledUnderPlay(t *testing.T) {
	t.Parallel() // it is processes of its own, and waits
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		killedUnderPlay(t, 1, filepath.Join(t.TempDir(), "matches.db"))
	})
	t.Run("postgresql", func(t *testing.T) {
		t.Parallel()
		c, err := pgtest.New(pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != ""))
		if err != nil {
			t.Fatal(err)
		}
		defer c.Remove()
		killedUnderPlay(t, 2, c.Database(t))
	})
}

func killedUnderPlay(t *testing.T, servers int, database string) {
	b := &battered{T: t}
	for range servers {
		b.opens(&node{database: database})
	}
	var all sync.WaitGroup
	for i := range 6 {
		all.Go(func() { b.plays(i) })
	}
	// On a busy machine the kills go on until all has been tried.
	killed := 0
	for ; killed < *kills || !b.triedAll() && killed < 20**kills; killed++ {
		time.Sleep(50*time.Millisecond + rand.N(350*time.Millisecond))
		n := b.nodes[rand.IntN(servers)]
		n.kill()
		n.start(t)
	}
	b.stop.Store(true)
	all.Wait()
	b.checks(database)
	t.Logf("%d kills; %d matches, %d of them forks; acknowledged: %d choices, %d typed dice, %d records; not known at a kill: %d; %d lines streamed, %d connections lost; %d runs",
		killed, len(b.matches), b.forks.Load(), b.choices.Load(), b.dice.Load(), b.records.Load(), b.unknown.Load(), b.streamed.Load(), b.lost.Load(), len(b.runs))
	if !b.triedAll() || *kills > 50 && b.dice.Load() == 0 {
		t.Error("not everything was tried")
	}
}

// opens starts a server, which people use from then on.
func (b *battered) opens(n *node) {
	n.start(b.T)
	b.nodes = append(b.nodes, n)
}

// checks holds what was acknowledged against what the servers tell, then against what they have stored.
func (b *battered) checks(database string) {
	b.checkOverWire()
	for _, n := range b.nodes {
		n.kill()
	}
	b.checkStored(database)
}

// triedAll reports whether people have played, forked, read records and listened.
func (b *battered) triedAll() bool {
	return b.choices.Load() > 0 && b.forks.Load() > 0 && b.records.Load() > 0 && b.streamed.Load() > 0
}

// A battered house is one whose servers are killed, with what it has acknowledged.
type battered struct {
	*testing.T
	nodes []*node
	stop  atomic.Bool

	forks, choices, dice, records, unknown, streamed, lost atomic.Int64

	mu      sync.Mutex
	matches []*batteredMatch
	runs    []labRun
}

// A batteredMatch is one match, and what its players were told.
type batteredMatch struct {
	made
	fork    bool
	typed   bool
	acked   [2][]string  // choices acknowledged, by seat
	unknown int          // choices of which it is not known whether they were played
	seen    []line       // by the stream of seat A, over all its connections
	at      atomic.Int64 // the last view of that stream
	streams sync.WaitGroup
	over    atomic.Bool
}

// checkOverWire holds what each stream told against the whole log, and waits for runs.
func (b *battered) checkOverWire() {
	b.stop.Store(false)
	for _, m := range b.matches {
		var now table
		b.surely("GET", "/api/m/"+*m.Seats[0], nil, &now)
		b.listen(m, int64(now.View.At))
		got, want := linesOf(m.seen), linesOf(now.View.Lines)
		if m.at.Load() < int64(now.View.At) || len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
			b.Errorf("match %s: the stream came to view %d and told\n%s\nand the log of view %d is\n%s",
				m.Match, m.at.Load(), strings.Join(got, "\n"), now.View.At, strings.Join(want, "\n"))
		}
	}
	for _, r := range b.runs {
		for wait := 0; ; wait++ {
			b.surely("GET", "/api/lab/"+r.ID, nil, &r)
			if r.State == "done" {
				break
			}
			if r.State != "running" && r.State != "waiting" || wait > 3000 {
				b.Fatalf("a run is %q: %s", r.State, r.Error)
			}
			time.Sleep(20 * time.Millisecond)
		}
		if r.Done != r.Matches || len(r.Played) != r.Matches {
			b.Errorf("a run of %d matches played %d and shows %d", r.Matches, r.Done, len(r.Played))
		}
	}
}

func linesOf(from []line) []string {
	out := make([]string, len(from))
	for i, l := range from {
		out[i] = jsonOf(l)
	}
	return out
}

// checkStored holds what is stored against what was acknowledged, and plays it all again.
func (b *battered) checkStored(database string) {
	kept, err := store.Open(b.Context(), database)
	if err != nil {
		b.Fatal(err)
	}
	defer kept.Close()
	if err := kept.Sound(b.Context()); err != nil {
		b.Error(err)
	}
	for _, m := range b.matches {
		entries, err := kept.Journal(m.Match).Since(0)
		if err != nil {
			b.Fatal(err)
		}
		var bodies []string
		for i, e := range entries {
			if e.N != i+1 {
				b.Fatalf("match %s: entry %d stands in the place of %d", m.Match, e.N, i+1)
			}
			what, _, _ := strings.Cut(e.Body, "\n")
			bodies = append(bodies, what)
		}
		m.holds(b, chosenIn(bodies))
		if slices.ContainsFunc(bodies, func(what string) bool { return strings.HasPrefix(what, "law ") }) {
			b.Errorf("match %s was not done again as it was stored, fork: %v:\n%s", m.Match, m.fork, strings.Join(bodies, "\n"))
		}
	}
	err = Check(b.Context(), Config{Games: games.All(), Store: kept}, func(c Checked) {
		if len(c.Faults) > 0 {
			b.Errorf("match %s: %v", c.Match, c.Faults)
		}
	})
	if err != nil {
		b.Error(err)
	}
}

// chosenIn returns the choices that seats made themselves: one that waited for dice is stored each time a die
// was given, and counts once.
func chosenIn(bodies []string) []string {
	var out []string
	held := ""
	for _, body := range bodies {
		body, waits := strings.CutPrefix(body, "held ")
		if !strings.HasPrefix(body, "A ") && !strings.HasPrefix(body, "B ") {
			continue
		}
		if body != held {
			out = append(out, body)
		}
		if held = ""; waits {
			held = body
		}
	}
	return out
}

// holds compares the choices stored with those acknowledged.
func (m *batteredMatch) holds(b *battered, stored []string) {
	own := 0
	for seat, acked := range m.acked {
		next := 0
		for _, choice := range stored {
			if choice[0] != "AB"[seat] {
				continue
			}
			if m.Seats[seat] != nil {
				own++
			}
			if next < len(acked) && choice == acked[next] {
				next++
			}
		}
		if next < len(acked) {
			b.Errorf("match %s: %q was acknowledged and is not stored, of %q\n%q", m.Match, acked[next], acked, stored)
		}
	}
	if most := len(m.acked[0]) + len(m.acked[1]) + m.unknown; !m.fork && own > most {
		b.Errorf("match %s: %d choices are stored, and at most %d were made:\n%q", m.Match, own, most, stored)
	}
}

// errStopped: the players are to leave.
var errStopped = errors.New("stopped")

// canonical returns a choice as records have it.
func (b *battered) canonical(rules engine.Ruleset, text string) string {
	c, bad := engine.ParseChoice(rules.Info(), rules.Words(), text)
	if bad != nil {
		b.Errorf("%q: %v", text, bad)
	}
	return string(engine.FormatChoice(nil, rules.Info(), rules.Words(), c))
}
