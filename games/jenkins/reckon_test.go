package jenkins

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// reckoned are the lines of a reckoning: titles with their totals, and parts.
func reckoned(sums []engine.Sum) string {
	var b strings.Builder
	for _, s := range sums {
		fmt.Fprintln(&b, s.Title, s.Total)
		for _, p := range s.Parts {
			if fmt.Fprint(&b, "  ", p.Text, " ", p.Value); p.Of > 0 {
				fmt.Fprint(&b, p.Ways, " in ", p.Of)
			}
			fmt.Fprintln(&b)
		}
	}
	return b.String()
}

// before plays some choices and says what the seat of the next one reads before it makes it.
func before(t *testing.T, r *ruleset, position string, choices ...string) string {
	t.Helper()
	s, _, err := r.ParsePosition([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range choices {
		c, bad := engine.ParseChoiceIn(s, &r.info, r.words, text)
		if bad != nil {
			t.Fatal(bad)
		}
		if open := s.Pending(nil); len(open) == 1 {
			c.About = open[0].About
		}
		if ill := s.Check(c); !ill.OK() {
			t.Fatal(text, ": ", r.words.Refuse(ill))
		}
		if i == len(choices)-1 {
			s.Redact(c.Seat)
			return reckoned(r.Reckon(s, c))
		}
		s.Apply(c, &engine.Turn{Dice: &faceless{6}})
	}
	return ""
}

// Before each die that a choice brings stands what it rests on: the guns and what makes them, the dice ashore, the
// faces that succeed, and the table of a perilous sea.
//
// Cases 5.0, 6.3, 7.2, 7.5, 9.1, 9.2, 11.3, 11.7.
func TestReckon(t *testing.T) {
	r := rules(t)
	for _, tc := range []struct {
		story, position string
		choices         []string
		says            []string
	}{
		{"a naval combat off a seaport of the enemy", "flow english-movement begun\nbattle English 2426\nEnglish at 2426-outside waterhouse lion e-fire-ship\nSpanish at 2426-outside s-frigate\n",
			[]string{"English done", "English commit 2426 > e-fire-ship", "English direct 2426 > lion"},
			[]string{"The fire of the English at ", ": dice 3\n", "Lion hits with 3 or less 3 in 6", "each ship of the attacker: the value of the seaport -3", "fire ships in an enemy seaport: twice their value +1", "dice of naval tactics +1", "each hit eliminates a counter"}},
		{"a land combat in the open", "flow english-movement begun\nEnglish at 2918-outside e-merchant\nEnglish at 2918-shore e-soldiers-1 e-marines-3 e-cannons-1\nSpanish at 2918-shore s-soldiers-1*2\n",
			[]string{"English done", "English done 2918"},
			[]string{"The English in the land combat at 2918: dice 4\n", "counters that fight ashore +2", "guns and ships: cannonade +2", "1 counter hits once each, with 3 or less 3 in 6", "The Spanish in the land combat at 2918: dice 2\n"}},
		{"a march through the forest", "holder santa-marta english\nEnglish at 2925-shore e-soldiers-1\n",
			[]string{"English pick > 2925-shore", "English march > 2926"},
			[]string{"Disease at 2926: one die", "one counter is eliminated, and the march is over 3 in 6", "no effect 3 in 6"}},
		{"a long voyage", "English at 2719-docked vernon lion cornwall\n",
			[]string{"English pick > 2719-docked", "English sail > 2720", "English sail > 2721", "English sail > 2722", "English sail > 2723", "English sail > 2724", "English sail > 2725"},
			[]string{"Perilous sea at 2725: one die", "naval tactics of a leader aboard +", "no effect "}},
		{"an attempt of two ships", "English at 2719-outside lion cornwall\nSpanish at 2820-outside s-frigate\n",
			[]string{"English pick > 2719-outside", "English sail > 2819", "Spanish pass", "English attack > 2820"},
			[]string{"The attempt of the English to intercept at 2820: one die", "ships that count, 5 at most 2", "it succeeds 2 in 6", "in vain 4 in 6"}},
		{"a ship in the fairway", "flow spanish-movement begun\nSpanish at 2825-docked s-frigate\n",
			[]string{"Spanish pick > 2825-docked", "Spanish scuttle > s-frigate"},
			[]string{"Frigates is scuttled: one die", "with her gun value or less 3 in 6", "the fairway stays open 3 in 6"}},
		{"a victory die", "turn 10\nflow victory\nholder cartagena english\nEnglish at 2825-shore e-soldiers-1\n",
			[]string{"English claim > cartagena"},
			[]string{"The victory die of Cartagena: needed at most 4\n", "value of the seaport +6", "trade routes -2", "the English win 4 in 6"}},
	} {
		got := before(t, r, tc.position, tc.choices...)
		for _, want := range tc.says {
			if !strings.Contains(got, want) {
				t.Errorf("%s: without %q\n%s", tc.story, want, got)
			}
		}
	}
}
