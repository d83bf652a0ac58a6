package store_test

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	bots "github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
	"github.com/weathergage/weathergage/pack"
	"github.com/weathergage/weathergage/record"
)

// kills is how often the process under play is killed, on each database:
//
//	go test ./internal/store -run Killed -v -kills 200
var kills = flag.Int("kills", 20, "how often the process under play is killed, on each database")

// childOf names, in the environment of a process that is to be killed, the
// database on which it plays.
const childOf = "WEATHERGAGE_STORE_TEST"

// workOf says, in that environment, that it works on jobs instead.
const workOf = "WEATHERGAGE_STORE_TEST_JOBS"

// child plays until it is killed, if this process was started for that.
func child() bool {
	database := os.Getenv(childOf)
	if database == "" {
		return false
	}
	do := playOn
	if os.Getenv(workOf) != "" {
		do = workOn
	}
	if err := do(database); err != nil {
		fmt.Println("failed", err)
		os.Exit(1)
	}
	return true
}

func duelRules() (engine.Ruleset, error) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		return nil, err
	}
	return duel.New(p)
}

var (
	duelSecret = dice.Secret{1, 5, 8, 8}
	duelWords  = []string{"the wind is fair today", "and the powder is dry"}
)

// header returns a duel of two bots, but for the seats of persons.
func header(rules engine.Ruleset, id string, persons ...engine.Seat) store.Match {
	rec := record.New(rules.Info(), "fog", nil, id)
	rec.Dice = record.Dice{Source: record.House, Commit: duelSecret.Commit()}
	for i := range rec.Seats {
		rec.Seats[i].Words, rec.Seats[i].Bot, rec.Seats[i].Who = duelWords[i], true, "random"
	}
	for _, seat := range persons {
		rec.Seats[seat].Bot, rec.Seats[seat].Who = false, "Bob"
	}
	return store.Match{ID: id, Header: string(rec.Format()), Secret: duelSecret.Key(), Created: time.Now()}
}

// loaded takes up a duel of two bots.
func loaded(s store.Store, rules engine.Ruleset, id string, j match.Journal) (*match.Match, error) {
	m, err := s.Match(context.Background(), id)
	if err != nil {
		return nil, err
	}
	rec, err := record.Parse(id, []byte(m.Header))
	if err != nil {
		return nil, err
	}
	pick := dice.NewMixer(rand.Uint64(), 0)
	bot := match.Sitter{Name: "random", Choose: func(seen engine.State, d engine.Decision) engine.Choice {
		all := seen.Candidates(d, 3, nil)
		return all[pick.Pick(len(all))]
	}}
	seats := []match.Sitter{bot, bot}
	if !rec.Seats[1].Bot {
		seats[1].Choose = nil
	}
	return match.Load(match.Spec{
		Rules: rules, Scenario: rec.Scenario, Settings: rec.Settings, Record: rec, Key: m.Secret, Journal: j,
		Seats: seats, Orders: bots.NewOrders(rules, anything{}),
		MakeDice: func() (engine.Dice, error) { return dice.NewHouse(duelSecret, id, duelWords) },
	})
}

// anything offers one standing order, which answers whatever is asked.
type anything struct{}

func (anything) Orders(engine.State, engine.Seat) []bots.Order {
	return []bots.Order{{Key: "anything", Name: "Do anything"}}
}

func (anything) Answer(seen engine.State, d engine.Decision, _ bots.Given) (engine.Choice, bool) {
	all := seen.Candidates(d, 3, nil)
	return all[rand.IntN(len(all))], true
}

// ordered has the person of seat 1, if one sits there, leave a standing order
// behind. It is in force for good once it was stored.
func ordered(m *match.Match, stored []match.Entry) error {
	who := m.Sitter(1)
	v := m.View(1)
	if !who.Person() || v.Ending != nil {
		return nil
	}
	given := slices.ContainsFunc(stored, func(e match.Entry) bool { return e.Body == "order B anything" })
	if inForce := len(v.Standing) == 1; given != inForce {
		return fmt.Errorf("the standing order is stored: %v; it is in force: %v", given, inForce)
	}
	if given {
		return nil
	}
	return m.Order(1, "anything")
}

// acknowledging says on standard output which entry is stored.
type acknowledging struct {
	match.Journal
	id  string
	out *sync.Mutex
}

func (j acknowledging) Append(e match.Entry) error {
	err := j.Journal.Append(e)
	if err == nil {
		j.out.Lock()
		defer j.out.Unlock()
		fmt.Println("stored", j.id, e.N)
	}
	return err
}

// playOn goes on with the matches that wait and begins others, two at a time.
func playOn(database string) error {
	s, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	for _, id := range raters {
		err := s.AddPerson(context.Background(), store.Person{ID: id, Name: id, Looks: id})
		if err != nil && !errors.Is(err, store.ErrExists) {
			return err
		}
	}
	rules, err := duelRules()
	if err != nil {
		return err
	}
	waiting, err := s.Orphans(context.Background())
	if err != nil {
		return err
	}
	var out, next sync.Mutex
	failed := make(chan error)
	for range 2 {
		go func() {
			for {
				next.Lock()
				id := ""
				if len(waiting) > 0 {
					id, waiting = waiting[0], waiting[1:]
				}
				next.Unlock()
				if err := playOne(s, rules, id, func(id string) match.Journal {
					return acknowledging{s.Journal(id), id, &out}
				}); err != nil {
					failed <- err
				}
			}
		}()
	}
	return <-failed
}

// raters are the persons for whom the matches are rated.
var raters = []string{"anna", "bea"}

// playOne plays a match, or a new one if id is "", to its end.
func playOne(s store.Store, rules engine.Ruleset, id string, journal func(id string) match.Journal) error {
	if id == "" {
		id = strconv.FormatUint(rand.Uint64(), 36)
		var away []engine.Seat // a person, who leaves a standing order behind
		if rand.IntN(2) == 0 {
			away = append(away, 1)
		}
		h := header(rules, id, away...)
		h.Rated = ratedMatch(id, raters...).Rated
		if err := s.Create(context.Background(), h); err != nil {
			return err
		}
	}
	m, err := loaded(s, rules, id, journal(id))
	if err != nil {
		return err
	}
	stored, err := s.Journal(id).Since(0)
	if err != nil {
		return err
	}
	err = ordered(m, stored)
	for more := true; more && err == nil; {
		more, err = m.PlayBot()
	}
	return err
}

// workOn begins a laboratory run and never ends it.
func workOn(database string) error {
	s, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	return s.Work(context.Background(), store.Handlers{LabRun: func(_ context.Context, id string) error {
		fmt.Println("begun", id)
		select {}
	}})
}

// started is this program, begun anew to play or work on a database. It is killed with
// the test.
func started(t *testing.T, database string, more ...string) (*exec.Cmd, *bufio.Reader) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(append(os.Environ(), childOf+"="+database), more...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	must(t, err)
	ended, err := pgtest.Child(cmd)
	must(t, err)
	t.Cleanup(ended)
	return cmd, bufio.NewReader(out)
}

// A job that was begun by a process which was killed is begun anew by another.
func TestKilledAtWork(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		first, err := store.Open(t.Context(), database)
		must(t, err)
		must(t, errors.Join(first.Ask(t.Context(), store.Job{Kind: store.LabRun, ID: "r1"}), first.Close()))
		cmd, out := started(t, database, workOf+"=1")
		line, err := out.ReadString('\n')
		must(t, errors.Join(err, cmd.Process.Kill()))
		_ = cmd.Wait() // killed: that is its error
		if line != "begun r1\n" {
			t.Fatalf("the process that works says %q", line)
		}
		s := open(t, database)
		begun := make(chan string, 2)
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() {
			ended <- s.Work(ctx, store.Handlers{LabRun: func(_ context.Context, id string) error {
				begun <- id
				return nil
			}})
		}()
		select {
		case <-begun:
		case <-time.After(time.Minute):
			t.Error("the job was not begun anew")
		}
		cancel()
		must(t, <-ended)
	})
}

// Whenever the process is killed, every acknowledged entry is there, whole, and
// the match goes on. Each that is over was rated, and once.
func TestKilledUnderPlay(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		stored := map[string]int{}
		entries, finished, counted, obeyed := 0, 0, 0, 0
		for i := range *kills {
			n := killed(t, database, stored)
			if n == 0 {
				t.Errorf("kill %d: nothing was played", i)
			}
			entries += n
		}
		s := open(t, database)
		rules, err := duelRules()
		must(t, err)
		for id, n := range stored {
			got, err := s.Journal(id).Since(0)
			must(t, err)
			for k := range got {
				if got[k].N != k+1 {
					t.Fatalf("match %s: entry %d stands in the place of %d", id, got[k].N, k+1)
				}
				if strings.HasPrefix(got[k].Body, "ordered B ") {
					obeyed++
				}
			}
			if len(got) < n {
				t.Fatalf("match %s: %d entries were acknowledged, %d are there", id, n, len(got))
			}
			must(t, playOne(s, rules, id, s.Journal))
			m, err := loaded(s, rules, id, s.Journal(id))
			must(t, err)
			rec, err := record.Parse(id, m.Record())
			must(t, err)
			if report := record.Verify(rules, rec); !report.OK() || report.House > 0 && !report.Dice || rec.Result == nil {
				t.Fatalf("match %s: %v, result %v\n%s", id, report.Faults, rec.Result, m.Record())
			}
			finished++
			if seats, err := s.RatedSeats(t.Context(), id); err != nil || seats[0].Over.IsZero() {
				t.Errorf("match %s is over, and its seats are %+v, error %v", id, seats, err)
			} else if seats[0].Worth > 0 { // enough was played
				counted++
			}
		}
		for _, who := range raters {
			h, err := s.History(t.Context(), who)
			must(t, err)
			if r := ratingOf(t, s, who); len(h) < counted || r.Matches != len(h) {
				t.Errorf("of %d matches that count %s has %d in the history, and %d are counted", counted, who, len(h), r.Matches)
			}
		}
		if obeyed == 0 {
			t.Error("no standing order has played")
		}
		t.Logf("%d kills, %d entries acknowledged, %d of them by standing orders, %d matches whole and played to their end",
			*kills, entries, obeyed, finished)
	})
}

// killed plays in a process that is killed after a while, notes what it had
// acknowledged, and returns how many entries that were.
func killed(t *testing.T, database string, stored map[string]int) int {
	t.Helper()
	cmd, lines := started(t, database)
	defer func() { _ = cmd.Wait() }() // killed: that is its error
	n := 0
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return n // the last line may be half a one
		}
		words := strings.Fields(line)
		if len(words) != 3 || words[0] != "stored" {
			t.Fatalf("the process that plays says %q", line)
		}
		if n == 0 {
			time.AfterFunc(time.Duration(rand.IntN(150))*time.Millisecond, func() { _ = cmd.Process.Kill() })
		}
		k, err := strconv.Atoi(words[2])
		must(t, err)
		stored[words[1]] = max(stored[words[1]], k)
		n++
	}
}
