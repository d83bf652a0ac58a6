package match_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// TestPlantedIsAsIfPlayed plants what was tried in one study in another. Both have the same tree, the other
// has not moved, and it is the same when it is taken up again.
func TestPlantedIsAsIfPlayed(t *testing.T) {
	for key := range uint64(8) {
		m, _ := study(t, &match.Memory{})
		pick := dice.NewMixer(key, 0)
		for range 60 {
			nodes, _, err := m.Tree()
			must(t, err)
			if m.View(seatA).Ending != nil || pick.Pick(4) == 0 {
				must(t, m.Go(seatA, pick.Pick(len(nodes))))
				continue
			}
			tryOne(t, m, &pick)
		}
		want, _, _ := m.Tree()
		j := &match.Memory{}
		planted, spec := study(t, j)
		before := planted.View(seatB)
		for i := 1; i < len(want); i++ {
			at, err := planted.Plant(want[i].Parent, want[i].Choice, m.ThrownAt(i))
			must(t, err)
			if at != i {
				t.Fatalf("key %d: node %d was planted as %d", key, i, at)
			}
			want[i].Notes = []match.Note{{Seat: seatB, Text: fmt.Sprint("why ", i)}}
			must(t, planted.Annotate(at, want[i].Notes[0]))
		}
		for which, one := range map[string]*match.Match{"planted": planted, "taken up again": load(t, spec)} {
			got, here, err := one.Tree()
			if err != nil || here != 0 || !reflect.DeepEqual(got, want) {
				t.Errorf("key %d: %s, it stands at node %d and has\n%+v\nwant\n%+v", key, which, here, got, want)
			}
			if v := one.View(seatB); v.At != before.At || len(v.Log) != len(before.Log) {
				t.Errorf("key %d: %s, seat B has view %d with %d lines, want %d with %d", key, which, v.At, len(v.Log), before.At, len(before.Log))
			}
		}
		verified(t, planted)
		must(t, planted.Go(seatA, len(want)-1))
		must(t, m.Go(seatA, len(want)-1))
		text := func(m *match.Match) string { return string(m.Rules().FormatPosition(nil, m.View(seatA).Seen)) }
		if got, want := text(planted), text(m); got != want {
			t.Errorf("key %d: the last node is\n%s\nwant\n%s", key, got, want)
		}
	}
}

// TestWhatCannotBePlanted tries nodes, choices and throws that there are not. Nothing is added.
func TestWhatCannotBePlanted(t *testing.T) {
	m, _ := study(t, &match.Memory{})
	play(t, m, "A load resolute > round")
	c := func(text string) engine.Choice {
		c, bad := engine.ParseChoice(m.Info(), m.Rules().Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		return c
	}
	var refused *engine.Refused
	if _, err := m.Plant(2, c("A load resolute > chain"), nil); !errors.Is(err, match.ErrNode) {
		t.Errorf("after a node that there is not: %v", err)
	}
	if _, err := m.Plant(1, c("A load resolute > chain"), nil); !errors.As(err, &refused) {
		t.Errorf("a choice that is not open there: %v", err)
	}
	if err := m.Annotate(2, match.Note{Seat: seatA, Text: "?"}); !errors.Is(err, match.ErrNode) {
		t.Errorf("a note at a node that there is not: %v", err)
	}
	if nodes, here, _ := m.Tree(); len(nodes) != 2 || here != 1 {
		t.Errorf("the study has %d nodes and stands at %d", len(nodes), here)
	}
	other := load(t, journaled(t, &match.Memory{}, nil, persons()...))
	if _, err := other.Plant(0, c("A load resolute > round"), nil); !errors.Is(err, match.ErrNoStudy) {
		t.Errorf("in a match that is no study: %v", err)
	}
}
