package lab

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// Text writes the figures for a person to read.
func (s *Summary) Text(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, scenario %s%s, key %q\n", s.Game, s.Scenario, s.settings(), s.Key)
	fmt.Fprintf(&b, "%s", plural(s.Matches, "match", "matches"))
	if s.Matches < s.Asked {
		fmt.Fprintf(&b, " of %d asked for (interrupted)", s.Asked)
	}
	fmt.Fprintf(&b, ", %d choices in %.2f s: %.0f a second\n\n", s.Choices, s.Timing.Seconds, s.Timing.ChoicesPerSecond)
	s.writeWins(&b)
	fmt.Fprintf(&b, "\nlength   choices %s\n         turns   %s\n", s.MatchChoices, s.MatchTurns)
	b.WriteString("\nhow matches ended\n")
	tab := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, e := range s.Endings {
		fmt.Fprintf(tab, "  %s\t%s\t%5.1f %%\t%s\n", e.Who(), plural(e.Matches, "match", "matches"),
			percent(e.Matches, s.Matches), e.Why())
	}
	tab.Flush()
	s.writeFired(&b)
	_, err := io.WriteString(w, b.String())
	return err
}

// settings names the switches that are not at their default.
func (s *Summary) settings() string {
	if len(s.set) == 0 {
		return ""
	}
	return " with " + strings.Join(s.set, " ")
}

func (s *Summary) writeWins(b *strings.Builder) {
	tab := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	for _, seat := range s.seats {
		in := s.Interval95[seat]
		fmt.Fprintf(tab, "%s\t%s\t%s\t%5.1f %%\tbetween %.1f and %.1f\n", s.who(seat), s.Bots[seat],
			plural(s.Wins[seat], "win", "wins"), percent(s.Wins[seat], s.Matches), 100*in[0], 100*in[1])
	}
	fmt.Fprintf(tab, "draws\t\t%d\t%5.1f %%\t\n", s.Draws, percent(s.Draws, s.Matches))
	tab.Flush()
}

func (s *Summary) writeFired(b *strings.Builder) {
	fmt.Fprintf(b, "\nin %s\n", plural(s.Recorded, "recorded match", "recorded matches"))
	list := func(what string, names []string) {
		if len(names) == 0 {
			fmt.Fprintf(b, "  %s: none\n", what)
			return
		}
		fmt.Fprintf(b, "  %s (%d):\n%s", what, len(names), wrap(names, 76))
	}
	list("cases that never fired in an event", s.NeverFired)
	if len(s.SwitchedOff) > 0 {
		list("cases of optional rules that were off", s.SwitchedOff)
	}
	if len(s.NeverDrawn)+len(s.NoEffect) > 0 {
		list("never drawn", s.NeverDrawn)
		list("drawn, without effect in an event", s.NoEffect)
	}
}

// who returns a seat, with its side in the scenario if that has another name.
func (s *Summary) who(seat string) string {
	if side := s.Sides[seat]; side != seat {
		return seat + ", " + side
	}
	return seat
}

// Who returns the side that won, or "draw".
func (e *Ending) Who() string {
	if e.Winner == "" {
		return "draw"
	}
	return e.side
}

// Why returns the case and its title, and the level of the outcome if it has one.
func (e *Ending) Why() string {
	why := strings.TrimSpace("case " + e.Rule + " " + e.Title)
	if e.Level > 0 {
		why += fmt.Sprintf(" (level %d)", e.Level)
	}
	return why
}

// String returns the spread in a line.
func (sp Spread) String() string {
	return fmt.Sprintf("%.1f on average, half of them from %d to %d, all from %d to %d",
		sp.Mean, sp.Quarter, sp.Three, sp.Least, sp.Most)
}

func percent(k, n int) float64 {
	if n == 0 {
		return 0
	}
	return 100 * float64(k) / float64(n)
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// wrap sets words in lines of at most width characters, indented.
func wrap(words []string, width int) string {
	var b strings.Builder
	line := "   "
	for _, w := range words {
		if len(line)+1+len(w) > width {
			b.WriteString(line + "\n")
			line = "   "
		}
		line += " " + w
	}
	return b.String() + line + "\n"
}

// TextSweep writes a table with one line for each value of a sweep.
func TextSweep(w io.Writer, sw Sweep, all []*Summary) error {
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	if len(all) == 0 {
		return nil
	}
	fmt.Fprintf(tab, "%s\tmatches", sw.Switch)
	for _, seat := range all[0].seats {
		fmt.Fprintf(tab, "\t%s wins\tbetween", all[0].who(seat))
	}
	fmt.Fprint(tab, "\tdraws\tchoices\tturns\n")
	for i, s := range all {
		fmt.Fprintf(tab, "%s\t%d", sw.Values[i], s.Matches)
		for _, seat := range s.seats {
			in := s.Interval95[seat]
			fmt.Fprintf(tab, "\t%.1f %%\t%.1f and %.1f", percent(s.Wins[seat], s.Matches), 100*in[0], 100*in[1])
		}
		fmt.Fprintf(tab, "\t%.1f %%\t%.1f\t%.1f\n", percent(s.Draws, s.Matches), s.MatchChoices.Mean, s.MatchTurns.Mean)
	}
	return tab.Flush()
}
