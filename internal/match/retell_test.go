package match_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/record"
)

// The decisions of a match are the choices of its record, each in the view that was looked at when it was made.
func TestDecisionsAreThoseOfTheRecord(t *testing.T) {
	for key := range uint64(6) {
		var j match.Memory
		m := load(t, journaled(t, &j, nil, persons()...))
		restless(t, m, 3*key+1, func() {})
		stand := choicesOf(t, m.Record())
		for seat, name := range duelRules(t).Info().Seats {
			choices := slices.DeleteFunc(slices.Clone(stand), func(c string) bool { return !strings.HasPrefix(c, name+" ") })
			n := 0
			err := m.Decisions(seatA, engine.Seat(seat), func(at int, s engine.State, d engine.Decision, c engine.Choice) {
				says := string(engine.FormatChoice(nil, duelRules(t).Info(), duelRules(t).Words(), c))
				if n >= len(choices) || says != choices[n] || d.Seat != c.Seat {
					t.Errorf("key %d: decision %d of seat %d is %v: %s", key, n, seat, d, says)
				}
				n++
				past, err := m.Past(seatA, at)
				must(t, err)
				seen := duelRules(t).Blank()
				seen.CopyFrom(s)
				if seen.Redact(seatA); past.Seen == nil || !seen.Equal(past.Seen) {
					t.Errorf("key %d: before decision %d of seat %d view %d shows another position", key, n, seat, at)
				}
			})
			must(t, err)
			if n != len(choices) || n == 0 {
				t.Errorf("key %d: %d decisions of seat %d, and %d choices in the record", key, n, seat, len(choices))
			}
		}
	}
}

// choicesOf returns the choices of a record that were not taken back.
func choicesOf(t *testing.T, text []byte) []string {
	t.Helper()
	rec, err := record.Parse("", text)
	must(t, err)
	var out []string
	for _, line := range rec.Lines {
		switch line := line.(type) {
		case *record.Step:
			out = append(out, line.Choice)
		case *record.Back:
			out = out[:len(out)-line.N]
		}
	}
	return out
}
