package server

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A game that says no more of its end than who won leaves that to the headline.
func TestHowAnEndIsSaid(t *testing.T) {
	plain := &engine.Words{}
	full := &engine.Words{Ended: func(engine.Outcome) string { return "the army has landed" }}
	for _, row := range []struct {
		words *engine.Words
		by    match.EndKind
		want  string
	}{
		{plain, match.ByLaw, ""}, {full, match.ByLaw, "the army has landed"}, {full, match.ByConcession, ""},
	} {
		d := &drawer{words: row.words}
		if got := d.howEnded(&match.Ending{By: row.by}); got != row.want {
			t.Errorf("an end is said as %q, want %q", got, row.want)
		}
	}
}
