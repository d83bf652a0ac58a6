package lab

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
)

// listed is how many kinds of question a person is shown.
const listed = 20

// Text writes what was found for a person to read: the kinds of question first, then the decisions.
func (h *Holes) Text(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, scenario %s, key %q\n", h.Game, h.Scenario, h.Key)
	fmt.Fprintf(&b, "%s between captains in %.1f s, at most %d decisions examined in each\n",
		plural(h.Matches, "match", "matches"), h.Seconds, perMatch)
	fmt.Fprintf(&b, "A decision gains what the best of up to %d other answers wins more often, in matches of a hundred.\n", mostAnswers)
	known := slices.IndexFunc(h.Kinds, func(k *Hole) bool { return !k.known() })
	if known < 0 {
		known = len(h.Kinds)
	}
	kinds := h.Kinds[:min(listed, known)]
	b.WriteString("\nwhat costs most in a match\n")
	tab := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tab, "  a match\t\tasked\texamined\ta decision\tseat\tquestion")
	for _, k := range kinds {
		lost, err := k.Lost()
		fmt.Fprintf(tab, "  %5.1f\t± %.1f\t%.1f\t%d\t%.1f ± %.1f\t%s\t%s\n", 100*lost, 196*err, k.PerMatch, k.Examined,
			100*k.Gain, 196*k.Error, k.Seat, k.Question)
	}
	tab.Flush()
	if more := known - len(kinds); more > 0 {
		fmt.Fprintf(&b, "  and %s; --json prints all\n", plural(more, "other question", "other questions"))
	}
	if seldom := len(h.Kinds) - known; seldom > 0 {
		fmt.Fprintf(&b, "  examined fewer than %d times, so not judged: %s\n", enough, plural(seldom, "question", "questions"))
	}
	b.WriteString("\nwhere most is gained; --only K prints the record of a match\n")
	for _, k := range kinds {
		for _, s := range k.Spots {
			if s.Gain > 2*s.Error {
				fmt.Fprintf(&b, "  match %d, choice %d: %s\n    wins %.0f ± %.0f less than %s\n", s.Match, s.Choice, s.Played,
					100*s.Gain, 196*s.Error, s.Better)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}
