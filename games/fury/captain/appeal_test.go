package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// TestCaptainAppealsToTheWheel has a captain appeal where there is more to win than to lose: for the marker that would
// break a company, for a test of its own that will rather fail, and for one of the enemy's that will rather pass.
//
// Cases 18.2, 18.3.
func TestCaptainAppealsToTheWheel(t *testing.T) {
	r := rules(t)
	for _, tc := range []struct {
		story, flow, company string
		appeals              bool
	}{
		{"a marker that breaks it", "flow terror a-1 markers 1 appealed\nflow appeal A a-1 situation 3", "levy-pikemen squadrons 2 terror 2", true},
		{"a marker that does not", "flow terror a-1 markers 1 appealed\nflow appeal A a-1 situation 3", "levy-pikemen squadrons 2 terror 1", false},
		{"two markers, of which one breaks it still", "flow terror a-1 markers 2 appealed\nflow appeal A a-1 situation 3", "levy-pikemen squadrons 2 terror 2", false},
		{"a weak test", "flow test fear a-1 rolls 2\nflow appeal A a-1 situation 2", "petronels squadrons 2", true},
		{"a strong test", "flow test fear a-1 rolls 2\nflow appeal A a-1 situation 2", "spanish-pikemen squadrons 2", false},
		{"a strong test of the enemy", "flow test fear a-1 rolls 2\nflow appeal B a-1 situation 2", "spanish-pikemen squadrons 2", true},
	} {
		text := "game fury\nwheel\nside A force 6 flight 60\nside B force 6 flight 60\ncompany a-1 " + tc.company +
			" at 2000 2000\ncompany b-1 kern squadrons 2 at 500 500\nflow segments A after-b\n" + tc.flow + "\n"
		s, problems, err := r.ParsePosition([]byte(text))
		if err != nil || len(problems) > 0 {
			t.Fatal(tc.story, err, problems)
		}
		c := captain.New(r)
		c.Begin(7)
		want := engine.Pass
		if tc.appeals {
			want = fury.VerbAppeal
		}
		d := s.Pending(nil)[0]
		if ch := c.Choose(s, d, bot.Budget{}); ch.Verb != want {
			t.Errorf("%s: it chooses %q", tc.story, r.Words().Say(ch))
		}
	}
}
