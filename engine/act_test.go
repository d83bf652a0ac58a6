package engine_test

import (
	"fmt"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Kinds of events of a small game of ships that tells acts.
const (
	fires engine.Kind = 2 + iota
	hits
	loses
	sinks
	sails
	storms
	lands
	lies
)

// log is a game that tells nothing but what happens, and in acts.
type log struct{ engine.Ruleset }

var logSentences = []string{
	fires: "%A fires at %O.", hits: "%1 hits.", loses: "%A loses %1.", sinks: "%A sinks.", sails: "%A sails %1 mm.",
	storms: "The storm costs %A %{1w} %{1:step|steps}.", lands: "%A lands %O.",
	lies: "%A lies in wait.",
}

func (log) Tell(buf []byte, e engine.Event) []byte {
	return log{}.Phrase(buf, nil, logSentences[e.Kind], e)
}

func (log) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	return seaWords.Fill(buf, says, e.About, e.On, e.With, e.N[:]...)
}

func (log) Join(a, b engine.Event) (engine.Event, bool) {
	b.N[0] += a.N[0]
	return b, a.Kind == sails && b.Kind == sails && a.About == b.About
}

func (log) Acts() []engine.Act {
	return []engine.Act{
		{Begins: fires, Deeds: []engine.Deed{
			{Kind: hits},
			{Kind: loses, Says: "%A loses ", Each: "%{1w} %{1:mast|masts}", Sums: 1},
			{Kind: loses, Says: "%{2?%A loses }", Each: "%{2?%2 %{2:man|men}}", Sums: 1 << 1},
			{Kind: sinks, Says: "%{1w} %{1:ship sinks|ships sink}", Count: 1},
			{Kind: lands, Begins: true},
		}},
		{Begins: storms, Deeds: []engine.Deed{
			{Kind: storms, Says: "The storm costs %A %{1w} %{1:step|steps}", Sums: 1, Heads: true},
			{Kind: sinks, Says: "she sinks", Ends: true},
		}},
		{Begins: lies, Vain: "in vain", Deeds: []engine.Deed{
			{Kind: hits, Says: "%A is hit"}, {Kind: sinks, Says: "%A sinks"}, {Kind: lands, Says: "%A comes to land", There: true},
		}},
		{Begins: lands, Says: "%A goes ashore", Joint: " with ", Same: true, Deeds: []engine.Deed{{Kind: lands, Says: "%O"}}},
	}
}

// TestScribe: what belongs together is told in one sentence, which grows as it goes on: an act with all that comes of
// it, counted and added up, and the legs of a voyage.
func TestScribe(t *testing.T) {
	event := func(kind engine.Kind, about, on int, n ...int32) engine.Event {
		e := engine.Event{Kind: kind, About: ship(about)}
		if on > 0 {
			e.On = ship(on)
		}
		copy(e.N[:], n)
		return e
	}
	for _, tt := range []struct {
		told []engine.Event
		want []string // "" where something new begins
	}{
		{[]engine.Event{event(sails, 1, 0, 20), event(sails, 1, 0, 30), event(sails, 2, 0, 5)}, []string{"", "DRAKE sails 50 mm.", ""}},
		{
			[]engine.Event{event(fires, 1, 2), event(hits, 0, 0, 3), event(loses, 2, 0, 1), event(loses, 2, 0, 1, 7), event(loses, 1, 0, 1), event(sinks, 2, 0), event(sinks, 1, 0)},
			[]string{
				"", "DRAKE fires at OQUENDO.", "DRAKE fires at OQUENDO: OQUENDO loses one mast.",
				"DRAKE fires at OQUENDO: OQUENDO loses two masts and 7 men.",
				"DRAKE fires at OQUENDO: OQUENDO loses two masts and 7 men; DRAKE loses one mast.",
				"DRAKE fires at OQUENDO: OQUENDO loses two masts and 7 men; DRAKE loses one mast; one ship sinks.",
				"DRAKE fires at OQUENDO: OQUENDO loses two masts and 7 men; DRAKE loses one mast; two ships sink.",
			},
		},
		{
			[]engine.Event{event(storms, 1, 0, 1), event(storms, 1, 0, 1), event(storms, 2, 0, 1), event(storms, 2, 0, 12), event(sinks, 2, 0), event(sinks, 2, 0)},
			[]string{"", "The storm costs DRAKE two steps.", "", "The storm costs OQUENDO 13 steps.", "The storm costs OQUENDO 13 steps: she sinks.", ""},
		},
		{
			[]engine.Event{event(fires, 1, 2), event(hits, 0, 0, 3), event(lands, 1, 3), event(lands, 1, 4), event(lands, 2, 4), event(fires, 1, 2), event(sinks, 2, 0), event(lands, 1, 3)},
			[]string{"", "DRAKE fires at OQUENDO.", "DRAKE goes ashore.", "DRAKE goes ashore with SIDONIA.", "", "", "DRAKE fires at OQUENDO: one ship sinks.", ""},
		},
	} {
		var by engine.Scribe
		for i, e := range tt.told {
			if got := by.Tell(log{}, nil, e, true); got != tt.want[i] {
				t.Errorf("%s: event %d is told in %q, want %q", fmt.Sprint(tt.told), i, got, tt.want[i])
			}
		}
	}
	var by engine.Scribe
	by.Tell(log{}, nil, event(lies, 1, 0), true)
	if got := by.Alone(); got != "DRAKE lies in wait: in vain." {
		t.Errorf("an act of which nothing comes is told in %q", got)
	}
	if got := by.Tell(log{}, nil, event(sinks, 2, 0), true); got != "DRAKE lies in wait: OQUENDO sinks." {
		t.Errorf("an act of which something comes is told in %q", got)
	}
	by.Tell(log{}, nil, event(lies, 1, 2), true)
	for _, next := range []struct {
		told engine.Event
		want string
	}{
		{event(hits, 2, 0), "DRAKE lies in wait: OQUENDO is hit."},
		{event(lands, 2, 2), "DRAKE lies in wait: OQUENDO is hit and comes to land."},
		{event(sinks, 1, 0), "DRAKE lies in wait: OQUENDO is hit and comes to land; DRAKE sinks."},
		{event(lands, 1, 1), ""}, // elsewhere
	} {
		if got := by.Tell(log{}, nil, next.told, true); got != next.want {
			t.Errorf("an act in which things happen to two is told in %q, want %q", got, next.want)
		}
	}
	by.Tell(log{}, nil, event(fires, 1, 2), true)
	if got := by.Tell(log{}, nil, event(sinks, 2, 0), false); got != "" {
		t.Errorf("what comes later is told in %q", got)
	}
}
