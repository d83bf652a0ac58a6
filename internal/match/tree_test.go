package match_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// study returns a board of one's own on the given journal.
func study(t testing.TB, j match.Journal) (*match.Match, match.Spec) {
	spec := journaled(t, j, func(s *match.Spec) { s.Study, s.Record.ForkOf = true, "m0" }, persons()...)
	return load(t, spec), spec
}

// wander plays a study at random, with notes, what is taken back, and jumps about.
func wander(t *testing.T, m *match.Match, key uint64, acts int) {
	t.Helper()
	pick := dice.NewMixer(key, 0)
	for i := range acts {
		nodes, here, err := m.Tree()
		must(t, err)
		seat := engine.Seat(pick.Pick(2))
		v := m.View(seat)
		switch n := pick.Pick(20); {
		case n < 3 || v.Ending != nil:
			to := pick.Pick(len(nodes))
			if err := m.Go(seat, to); err != nil && (to != here || !nodes[to].Gone) && !(errors.Is(err, match.ErrNode) && nodes[to].Gone) {
				t.Fatalf("key %d: from %d to node %d: %v", key, here, to, err)
			}
		case n == 3:
			must(t, m.Say(seat, fmt.Sprintf("note %d: is \"this\" right?", i)))
		case n == 5:
			_ = m.Name(seat, pick.Pick(len(nodes)), fmt.Sprintf("way %d", i)) // it may be no variation
		case n == 4:
			_ = m.TakeBack(seat, engine.NoObject) // there may be nothing
		default:
			tryOne(t, m, &pick)
		}
	}
}

// tryOne makes the asked seat choose something.
func tryOne(t testing.TB, m *match.Match, pick *dice.Mixer) {
	t.Helper()
	for _, seat := range []engine.Seat{seatA, seatB} {
		v := m.View(seat)
		if len(v.Asked) == 0 {
			continue
		}
		d := v.Asked[pick.Pick(len(v.Asked))].Decision
		all := v.Seen.Candidates(d, 3, nil)
		c := all[pick.Pick(len(all))]
		c.Seat = seat
		if n, err := m.Play(seat, v.At, c); err != nil || n != 1 {
			t.Fatalf("played %d, error %v", n, err)
		}
		return
	}
}

// A study that was wandered through is the same when it is taken up again, and its record holds.
func TestAStudyIsATree(t *testing.T) {
	branches := 0
	for key := range uint64(12) {
		j := &match.Memory{}
		m, spec := study(t, j)
		wander(t, m, key, 150)
		again := load(t, spec)
		sameViews(t, fmt.Sprintf("key %d", key), again, m)
		nodes, here, _ := m.Tree()
		nodes2, here2, err := again.Tree()
		if err != nil || here != here2 || !reflect.DeepEqual(nodes, nodes2) {
			t.Fatalf("key %d: taken up again the study stands at node %d of %d, want %d of %d", key, here2, len(nodes2), here, len(nodes))
		}
		kids := map[int]int{}
		for i, n := range nodes {
			if n.Parent >= i {
				t.Fatalf("key %d: node %d comes after its parent %d", key, i, n.Parent)
			}
			if kids[n.Parent]++; kids[n.Parent] > 1 {
				branches++
			}
		}
		if m.View(seatA).Ending == nil {
			verified(t, m)
		}
	}
	if branches < 100 {
		t.Errorf("%d branches were tried in all", branches)
	}
}

// A node is where it was: going there shows the position that its choice led to.
func TestGoingToANodeShowsItsPosition(t *testing.T) {
	m, _ := study(t, &match.Memory{})
	pick := dice.NewMixer(7, 0)
	had := map[int][2]engine.State{}
	for range 40 {
		if m.View(seatA).Ending != nil {
			break
		}
		tryOne(t, m, &pick)
		_, here, _ := m.Tree()
		had[here] = [2]engine.State{m.View(seatA).Seen, m.View(seatB).Seen}
	}
	for n, want := range had {
		if err := m.Go(seatB, n); err != nil {
			t.Fatalf("node %d: %v", n, err)
		}
		for seat, s := range want {
			if got := m.View(engine.Seat(seat)).Seen; !got.Equal(s) {
				t.Errorf("at node %d seat %d sees another position than it saw there", n, seat)
			}
		}
	}
}

// The same choice tried again, with the same dice, is no new branch; another is.
func TestWhatIsTriedAgainIsNoBranch(t *testing.T) {
	m, _ := study(t, &match.Memory{})
	play(t, m, "A load resolute > round")
	must(t, m.Say(seatA, "Or chain?"))
	must(t, m.Go(seatA, 0))
	play(t, m, "A load resolute > round")
	if nodes, here, _ := m.Tree(); len(nodes) != 2 || here != 1 || len(nodes[1].Notes) != 1 {
		t.Errorf("the study has the nodes %+v and stands at %d", nodes, here)
	}
	must(t, m.Go(seatA, 0))
	play(t, m, "A load resolute > chain")
	if nodes, here, _ := m.Tree(); len(nodes) != 3 || here != 2 || nodes[2].Parent != 0 {
		t.Errorf("the study has the nodes %+v and stands at %d", nodes, here)
	}
}

// A variation has a name, also after the study was taken up from its journal; what is the
// main line has none.
func TestVariationsAreNamed(t *testing.T) {
	j := &match.Memory{}
	m, spec := study(t, j)
	play(t, m, "A load resolute > round")
	must(t, m.Go(seatA, 0))
	play(t, m, "A load resolute > chain")
	must(t, m.Name(seatA, 2, "For her  rigging\n"))
	for _, at := range []int{-1, 0, 1, 3} {
		if err := m.Name(seatA, at, "x"); !errors.Is(err, match.ErrTitle) {
			t.Errorf("node %d is named: %v", at, err)
		}
	}
	again := load(t, spec)
	for _, m := range []*match.Match{m, again} {
		if nodes, _, _ := m.Tree(); nodes[2].Title != "For her rigging" {
			t.Errorf("the variation is called %q", nodes[2].Title)
		}
	}
	must(t, again.Name(seatB, 2, ""))
	if nodes, _, _ := again.Tree(); nodes[2].Title != "" {
		t.Errorf("its name is still %q", nodes[2].Title)
	}
	if err := newMatch(t, nil, persons()...).Name(seatA, 1, "x"); !errors.Is(err, match.ErrNoStudy) {
		t.Errorf("a match in play names variations: %v", err)
	}
}

// What a study cannot do, and that a match in play has no tree.
func TestGoIsRefused(t *testing.T) {
	m, _ := study(t, &match.Memory{})
	for _, to := range []int{-1, 1} {
		if err := m.Go(seatA, to); !errors.Is(err, match.ErrNode) {
			t.Errorf("going to node %d: %v", to, err)
		}
	}
	own := newMatch(t, nil, persons()...)
	if err := own.Go(seatA, 0); !errors.Is(err, match.ErrNoStudy) {
		t.Errorf("a match in play goes to a node: %v", err)
	}
	if _, _, err := own.Tree(); !errors.Is(err, match.ErrNoStudy) {
		t.Errorf("a match in play has a tree: %v", err)
	}
}

// The text of a study is read back as it was written.
func TestTheTextOfAStudyIsARecord(t *testing.T) {
	m, _ := study(t, &match.Memory{})
	wander(t, m, 3, 200)
	text, err := m.TreeRecord()
	must(t, err)
	rec, err := record.Parse("study", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if _, err := record.Replay(m.Rules(), rec); err != nil {
		t.Errorf("its main line: %v", err)
	}
	if string(rec.Format()) != string(text) {
		t.Error("it is not in its one form")
	}
}

// BenchmarkTree takes up a study of 10,000 positions from its journal, and asks for its tree.
func BenchmarkTree(b *testing.B) {
	j := &match.Memory{}
	m, spec := study(b, j)
	pick := dice.NewMixer(1, 0)
	for nodes := 0; nodes < 10_000; {
		all, _, _ := m.Tree()
		nodes = len(all)
		if m.View(seatA).Ending != nil || pick.Pick(20) == 0 {
			_ = m.Go(seatA, pick.Pick(nodes))
		}
		for range 20 {
			if m.View(seatA).Ending == nil {
				tryOne(b, m, &pick)
			}
		}
	}
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			load(b, spec)
		}
	})
	b.Run("tree", func(b *testing.B) {
		for b.Loop() {
			_, _, _ = m.Tree()
		}
	})
}
