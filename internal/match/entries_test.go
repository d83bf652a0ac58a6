package match_test

import (
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// FuzzEntries loads a match with one entry that anybody may have written. It is
// loaded, with that entry or without, or an error says which entry it is; and a
// match that is loaded can be played.
func FuzzEntries(f *testing.F) {
	for _, body := range []string{
		"A load resolute > round\n", "undo A load resolute > round", "held A load resolute > round\n3.1 A 1d6 = 4\n",
		"ask back A", "ask draw B", "answer A yes", "say A Well?", "write A 3 Close up.", "write A 3", "write - 3 Close up.", "end concede A", "end time B A", "end adjourn -",
		"relieve B A", "return B", "law 4 1", "setup\n1.2 - 2d6 = 1 2 #1\n", "", "\n", "say", "A", "end draw",
	} {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		var sound, worse match.Memory
		spec := journaled(t, &sound, nil, persons()...)
		m := load(t, spec)
		play(t, m, "A load resolute > round")
		must(t, m.Say(seatA, "Well?"))
		entries, err := sound.Since(0)
		must(t, err)
		entries[2].Body = body
		for _, e := range entries {
			must(t, worse.Append(e))
		}
		spec.Journal = &worse
		head := *spec.Record
		spec.Record = &head
		loaded, err := match.Load(spec)
		if err != nil {
			return
		}
		for _, seat := range everyone {
			if v := loaded.View(seat); v.Seen == nil && v.Dice == nil {
				t.Fatalf("seat %d sees nothing", seat)
			}
		}
		_ = loaded.Say(seatA, "Well?")
		loaded.Record()
	})
}
