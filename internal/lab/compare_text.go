package lab

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
)

// A Comparative is an answer in figures, as lab FILE --json prints it.
type Comparative struct {
	Of       string               `json:"of"` // the seat whose share is compared, by its side in the scenario
	Most     int                  `json:"at_most"`
	Width    float64              `json:"width,omitempty"`
	Better   float64              `json:"better,omitempty"`
	Mistaken float64              `json:"mistaken,omitempty"`
	Base     *Summary             `json:"as_it_is"`
	Variants []ComparativeVariant `json:"variants"`
}

// A ComparativeVariant is a variant in figures.
type ComparativeVariant struct {
	Name       string     `json:"name"`
	Changes    []string   `json:"changes"`
	Pairs      int        `json:"pairs"`      // matches played with and without the change, with the same dice
	Before     float64    `json:"before"`     // share of these without the change, from 0 to 1; a draw counts half
	After      float64    `json:"after"`      // with it
	Difference float64    `json:"difference"` // After less Before
	Interval95 [2]float64 `json:"interval95"` // of the difference
	Helped     float64    `json:"helped"`     // how many times as many matches unpaired ones would need; 0 if none differs
	Unread     bool       `json:"unread"`     // the change made no difference to any choice or end
	Test       string     `json:"test,omitempty"`
	Summary    *Summary   `json:"run"`
}

// Comparative computes the figures.
func (a *Answer) Comparative() *Comparative {
	c := a.Comparison
	info := c.Base.Rules.Info()
	out := &Comparative{
		Of: info.SideName(c.Base.Scenario, c.Of), Most: c.Base.Matches, Width: c.Width, Better: c.Better,
		Base: a.Base.Summary(), Variants: []ComparativeVariant{},
	}
	if c.Better > 0 {
		out.Mistaken = c.Mistaken
	}
	for _, v := range a.Variants {
		one := ComparativeVariant{
			Name: v.Variant.Name, Changes: v.Variant.Changes, Pairs: v.Pairs.N,
			Before: v.Pairs.before / float64(max(v.Pairs.N, 1)), After: v.Pairs.after / float64(max(v.Pairs.N, 1)),
			Difference: v.Pairs.Difference(), Helped: v.Pairs.Helped(), Unread: v.Unread, Summary: v.Result.Summary(),
		}
		one.Interval95[0], one.Interval95[1] = v.Pairs.Interval()
		if c.Better > 0 {
			one.Test = map[int]string{1: "better", -1: "worse", 0: "not decided"}[v.Better]
		}
		out.Variants = append(out.Variants, one)
	}
	return out
}

// Text writes the figures for a person to read.
func (c *Comparative) Text(w io.Writer) error {
	var b strings.Builder
	s := c.Base
	fmt.Fprintf(&b, "%s, scenario %s%s, key %q\n", s.Game, s.Scenario, s.settings(), s.Key)
	fmt.Fprintf(&b, "share of %s, in percent; a draw counts half\n\n", c.Of)
	tab := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprint(tab, "\tmatches\tas it is\tchanged\tdifference\tbetween")
	if c.Better > 0 {
		fmt.Fprint(tab, "\ttest")
	}
	fmt.Fprintln(tab)
	for _, v := range c.Variants {
		fmt.Fprintf(tab, "%s\t%d\t%.1f\t%.1f\t%+.1f\t%+.1f and %+.1f", v.Name, v.Pairs, 100*v.Before, 100*v.After,
			100*v.Difference, 100*v.Interval95[0], 100*v.Interval95[1])
		if c.Better > 0 {
			fmt.Fprintf(tab, "\t%s", v.Test)
		}
		fmt.Fprintln(tab)
	}
	tab.Flush()
	b.WriteString("\nThe true difference is between these bounds in 95 of 100 such runs.\n")
	if c.Better > 0 {
		fmt.Fprintf(&b, "If a change makes %g points or more of difference, the test takes better for worse in at most %g of 100 runs.\n", c.Better, c.Mistaken)
	}
	for _, v := range c.Variants {
		if v.Helped >= 1.05 {
			fmt.Fprintf(&b, "%s: with dice of their own it would take %.1f times as many matches.\n", v.Name, v.Helped)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// CSV writes a line for each variant, under a line of headings, with the figures of the text.
func (c *Comparative) CSV(w io.Writer) error {
	out := csv.NewWriter(w)
	lines := [][]string{{"variant", "changes", "matches", "before", "after", "difference", "least", "most", "helped", "test"}}
	figure := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	for _, v := range c.Variants {
		lines = append(lines, []string{
			v.Name, strings.Join(v.Changes, "; "), strconv.Itoa(v.Pairs), figure(v.Before), figure(v.After), figure(v.Difference),
			figure(v.Interval95[0]), figure(v.Interval95[1]), figure(v.Helped), v.Test,
		})
	}
	return out.WriteAll(lines)
}

// Unread returns an error that names each variant that made no difference, or nil. A number that no match has read is one
// that the scenario does not use, or one that stands in the wrong row.
func (c *Comparative) Unread() error {
	var names []string
	for _, v := range c.Variants {
		if v.Unread {
			names = append(names, fmt.Sprintf("%s (%s): all %s are the same to the last choice", v.Name, strings.Join(v.Changes, "; "), plural(v.Pairs, "match", "matches")))
		}
	}
	if names == nil {
		return nil
	}
	return fmt.Errorf("no match has read what is changed:\n%s", strings.Join(names, "\n"))
}
