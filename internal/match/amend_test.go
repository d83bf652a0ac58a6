package match_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// amended is duel under a later law. Its positions have a line more, so that
// every check is another; and if renamed, loading is called something else, so
// that no older choice to load can be played.
type amended struct {
	engine.Ruleset
	info  engine.Info
	words engine.Words
}

const moreText = "; amended\n"

func amend(rules engine.Ruleset, renamed bool) *amended {
	a := &amended{Ruleset: rules, info: *rules.Info(), words: *rules.Words()}
	a.info.Version++
	if renamed {
		a.words.Verbs = slices.Clone(a.words.Verbs)
		load, _ := a.words.FindVerb("load")
		a.words.Verbs[load].Name = "ram"
	}
	return a
}

func (a *amended) Info() *engine.Info   { return &a.info }
func (a *amended) Words() *engine.Words { return &a.words }

// Call names rolls as the law that is amended does.
func (a *amended) Call(th engine.Throw) string { return a.Ruleset.(engine.Caller).Call(th) }

func (a *amended) FormatPosition(buf []byte, s engine.State) []byte {
	return append(a.Ruleset.FormatPosition(buf, s), moreText...)
}

func (a *amended) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	return a.Ruleset.ParsePosition(bytes.TrimSuffix(text, []byte(moreText)))
}

// stopped plays a match under the old law and returns its spec and how it stood.
func stopped(t *testing.T, j *match.Memory, words int) (match.Spec, *match.Match) {
	t.Helper()
	spec := journaled(t, j, nil, persons()...)
	m := load(t, spec)
	orders(t, m)
	order(t, m, seatB, "idle")
	for range words {
		must(t, m.Say(seatA, "Well?"))
	}
	return spec, m
}

func TestALawThatPlaysTheSameSaysNothing(t *testing.T) {
	var j match.Memory
	spec, m := stopped(t, &j, 0)
	a := amend(spec.Rules, false)
	a.info.Version-- // only the name of the ruleset is another
	spec.Rules = &amendedInName{spec.Rules, spec.Rules.(engine.Chronicler), a.info}
	sameViews(t, "under another version", load(t, spec), m)
}

type amendedInName struct {
	engine.Ruleset
	engine.Chronicler
	info engine.Info
}

// Call names rolls as the law that is amended does.
func (a *amendedInName) Call(th engine.Throw) string { return a.Ruleset.(engine.Caller).Call(th) }

func (a *amendedInName) Info() *engine.Info { return &a.info }

func TestAMatchGoesOnUnderAnAmendedLaw(t *testing.T) {
	for _, test := range []struct {
		name    string
		renamed bool
		words   int // said, to reach an entry that holds the whole position
		says    string
		start   bool // it goes on from the start
	}{
		{"every choice can still be played", false, 0, "after choice 4", false},
		{"none can, and no position is stored", true, 0, "after choice 0", true},
		{"none can, and a position is stored", true, 70, "after choice 0", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			var j match.Memory
			spec, before := stopped(t, &j, test.words)
			spec.Rules = amend(spec.Rules, test.renamed)
			m := load(t, spec)
			for _, seat := range everyone {
				v := m.View(seat)
				if !logHas(v, "The rules code was updated: "+test.says) {
					t.Errorf("seat %d is not told:\n%+v", seat, v.Log)
				}
				if same := v.Seen.Equal(before.View(seat).Seen); same == test.start {
					t.Errorf("seat %d: in the old position %v, want %v", seat, same, !test.start)
				}
			}
			if got := standing(m.View(seatB)); !slices.Equal(got, []string{"idle"}) {
				t.Errorf("in force are %q; what was ordered stands", got)
			}
			if !strings.Contains(string(m.Record()), "; The rules code was updated: "+test.says) {
				t.Errorf("the record does not say so:\n%s", m.Record())
			}
			if _, err := record.Parse("m.wgm", m.Record()); err != nil {
				t.Error(err)
			}
			sameViews(t, "loaded again", load(t, spec), m)

			restless(t, m, 5, func() {})
			again := load(t, spec)
			sameViews(t, "loaded after more play", again, m)
			if v := again.View(seatA); v.Ending == nil || strings.Count(string(again.Record()), "updated: after") != 1 {
				t.Errorf("ending %+v; the law is amended once", v.Ending)
			}
		})
	}
}

// The house goes on after the last throw, those under the old law included.
func TestNoThrowIsMadeTwiceUnderAnAmendedLaw(t *testing.T) {
	var j match.Memory
	spec, _ := stopped(t, &j, 70)
	spec.Rules = amend(spec.Rules, true)
	restless(t, load(t, spec), 5, func() {})
	entries, err := j.Since(0)
	must(t, err)
	seen := map[int]bool{}
	for _, e := range entries {
		_, lines, _ := strings.Cut(e.Body, "\n")
		throws, err := record.ParseThrows(spec.Record, lines)
		must(t, err)
		for _, th := range throws {
			if th.House != 0 && seen[th.House] {
				t.Errorf("throw %d is made twice", th.House)
			}
			seen[th.House] = true
		}
	}
	if len(seen) < 3 {
		t.Errorf("only %d throws were made", len(seen))
	}
}

// Each seat may have its record of a match that went on under an amended law, from
// where that law has been in force, with what was done since and no more than it may
// know; it can be opened again.
func TestASeatsRecordUnderAnAmendedLaw(t *testing.T) {
	var j match.Memory
	spec, _ := stopped(t, &j, 70)
	rules := amend(spec.Rules, true)
	spec.Rules = rules
	m := load(t, spec)
	ram := choice(t, m, "A ram resolute > chain")
	for n := 0; ; n++ { // until orders are given again
		v := m.View(seatA)
		if _, err := m.Play(seatA, v.At, ram); err == nil {
			break
		}
		if n > 40 {
			t.Fatal("no orders are asked for again")
		}
		for _, seat := range []engine.Seat{seatA, seatB} {
			if v := m.View(seat); len(v.Asked) > 0 {
				_, err := m.Play(seat, v.At, v.Seen.Candidates(v.Asked[0].Decision, 3, nil)[0])
				must(t, err)
			}
		}
	}
	for seat, knows := range map[engine.Seat]bool{seatA: true, seatB: false} {
		whole, err := record.Parse("m.wgm", m.Record())
		must(t, err)
		own, err := record.ForSeat(rules, whole, seat)
		must(t, err)
		text := string(own.Format())
		if got := strings.Contains(text, "A ram resolute > chain"); got != knows {
			t.Errorf("seat %d is told of what A loaded: %v, want %v:\n%s", seat, got, knows, text)
		}
		if !strings.Contains(text, `"the handbook of this project" 2`) || strings.Contains(text, "\nA load ") || strings.Contains(text, "\nB load ") {
			t.Errorf("the record of seat %d is not under the present law alone:\n%s", seat, text)
		}
		again, err := record.Parse("own.wgm", own.Format())
		must(t, err)
		if _, err := record.Replay(rules, again); err != nil {
			t.Error(err)
		}
	}
}

// An entry that is missing, or is not what was stored, is never taken for a new law.
func TestADamagedJournalIsNoNewLaw(t *testing.T) {
	var j match.Memory
	spec, _ := stopped(t, &j, 3)
	entries, err := j.Since(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, gone := range []int{0, 2, len(entries) - 2} {
		spec.Journal = kept(slices.Delete(slices.Clone(entries), gone, gone+1))
		want := fmt.Sprintf("entry %d is missing", gone+1)
		if _, err := match.Load(spec); !errors.Is(err, match.ErrDamaged) || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %v and %q", err, match.ErrDamaged, want)
		}
	}
	garbled := slices.Clone(entries)
	at := slices.IndexFunc(garbled, func(e match.Entry) bool { return e.N > 2 && e.Check != "" })
	garbled[at].Check = "0000000000000000"
	var more match.Memory
	for _, e := range garbled {
		if err := more.Append(e); err != nil {
			t.Fatal(err)
		}
	}
	spec.Journal = &more
	found := 0
	spec.Drifted = func(entry, saved int, why error) {
		if found = entry; saved != spec.Rules.Info().Version || why == nil {
			t.Errorf("saved under version %d, %v", saved, why)
		}
	}
	m := load(t, spec)
	if v := m.View(seatA); !logHas(v, "does not replay as it was saved") || logHas(v, "rules code was updated") {
		t.Errorf("the seat is told %+v", v.Log)
	}
	if found != garbled[at].N {
		t.Errorf("entry %d is named, not %d", found, garbled[at].N)
	}
	sameViews(t, "loaded again", load(t, spec), m)
}

// kept is a journal that holds entries and takes no more.
type kept []match.Entry

func (k kept) Append(match.Entry) error { return match.ErrTaken }

func (k kept) AppendAll([]match.Entry) error { return match.ErrTaken }

func (k kept) Since(n int) (out []match.Entry, err error) {
	for _, e := range k {
		if e.N > n {
			out = append(out, e)
		}
	}
	return out, nil
}
