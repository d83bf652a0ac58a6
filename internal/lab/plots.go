package lab

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/go-analyze/charts"
)

// Plots are this many pixels wide; a plot of bars is as high as its bars need.
const (
	plotWidth  = 720
	plotHeight = 300
	barHeight  = 22
	edges      = 90 // for the axis, the legend and their padding
)

// The colours of a plot stand for the custom properties of the page in which it stands: the
// library writes colours, and in the page they are the house's, by day and by night.
var (
	paper = charts.Color{R: 1, A: 0xff}
	ink   = charts.Color{R: 2, A: 0xff}
	line  = charts.Color{R: 3, A: 0xff}
	sides = []charts.Color{{G: 1, A: 0xff}, {G: 2, A: 0xff}, {G: 3, A: 0xff}, {G: 4, A: 0xff}} // of seats, in the ruleset's order
)

var inks = charts.GetTheme(charts.ThemeLight).WithSeriesColors(sides).WithBackgroundColor(paper).
	WithTextColor(ink).WithXAxisColor(line).WithYAxisColor(line).WithAxisSplitLineColor(line)

// inked has the colours and letters of a plot follow the page: what the library writes as
// styles becomes attributes, which a page with a policy against styles may hold.
func inked(svg string) string {
	svg = styled.ReplaceAllStringFunc(svg, func(style string) string {
		var out []string
		for rule := range strings.SplitSeq(styled.FindStringSubmatch(style)[1], ";") {
			if name, value, ok := strings.Cut(rule, ":"); ok && name != "font-family" {
				out = append(out, name+`="`+value+`"`)
			}
		}
		return strings.Join(out, " ")
	})
	named := []string{shown(paper), "var(--paper)", shown(ink), "var(--ink)", shown(line), "var(--line)"}
	for i, c := range sides {
		named = append(named, shown(c), fmt.Sprintf("var(--side-%d)", i))
	}
	return strings.NewReplacer(named...).Replace(svg)
}

var styled = regexp.MustCompile(`style="([^"]*)"`)

// shown is how the library writes a colour.
func shown(c charts.Color) string { return fmt.Sprintf("rgb(%d,%d,%d)", c.R, c.G, c.B) }

// plotBars draws bars of a height in pixels as an svg element to stand in a page.
func plotBars(opt charts.BarChartOption, height int) (string, error) {
	opt.Theme, opt.Padding = inks, charts.NewBox(10, 10, 70, 10)
	if len(opt.SeriesList) == 1 { // of no seat: without the ink of one
		opt.Theme = inks.WithSeriesColors([]charts.Color{line})
	}
	p := charts.NewPainter(charts.PainterOptions{
		OutputFormat: charts.ChartOutputSVG, Width: plotWidth, Height: height,
	})
	if err := p.BarChart(opt); err != nil {
		return "", err
	}
	svg, err := p.Bytes()
	return inked(string(svg)), err
}

// plotAcross draws bars from left to right, one group a name, from the top down.
func plotAcross(names []string, bars charts.BarSeriesList) (string, error) {
	names = slices.Clone(names) // the library begins at the bottom
	slices.Reverse(names)
	for i := range bars {
		slices.Reverse(bars[i].Values)
	}
	opt := charts.NewBarChartOptionWithSeries(bars)
	opt.Horizontal = true
	opt.CategoryAxis.Labels = names
	opt.ValueAxis = []charts.ValueAxisOption{{Min: charts.Ptr(0.0), Max: charts.Ptr(100.0), LabelCount: 6, ValueFormatter: wholePercent}}
	return plotBars(opt, edges+barHeight*len(names)*len(bars))
}

func wholePercent(x float64) string { return fmt.Sprintf("%.0f %%", x) }

// plotWins shows each seat's share of wins, in per cent, for each value of a sweep, or
// for one experiment. Beside a bar stands its figure with the 95 % interval.
func plotWins(labels []string, all []*Summary) (string, error) {
	var bars charts.BarSeriesList
	for _, name := range all[0].seats {
		bar := charts.BarSeries{Name: all[0].Sides[name]}
		// Experiments of a sweep have as many matches each: equal shares have equal intervals.
		intervals := map[float64]string{}
		for _, s := range all {
			won, in := percent(s.Wins[name], s.Matches), s.Interval95[name]
			bar.Values = append(bar.Values, won)
			intervals[won] = fmt.Sprintf("%.1f %% (%.0f–%.0f)", won, 100*in[0], 100*in[1])
		}
		bar.Label = charts.SeriesLabel{Show: charts.Ptr(true), ValueFormatter: func(won float64) string { return intervals[won] }}
		bars = append(bars, bar)
	}
	return plotAcross(labels, bars)
}

// plotLength shows how many matches had how many choices.
func plotLength(r *Result) (string, error) {
	least, most := r.Matches[0].Choices, r.Matches[0].Choices
	for i := range r.Matches {
		least, most = min(least, r.Matches[i].Choices), max(most, r.Matches[i].Choices)
	}
	wide := (most-least)/30 + 1 // choices a bar, so that there are at most thirty
	counts := make([]float64, (most-least)/wide+1)
	labels := make([]string, len(counts))
	for i := range labels {
		labels[i] = fmt.Sprint(least + i*wide)
	}
	for i := range r.Matches {
		counts[(r.Matches[i].Choices-least)/wide]++
	}
	opt := charts.NewBarChartOptionWithData([][]float64{counts})
	opt.CategoryAxis = charts.CategoryAxisOption{Title: "choices", Labels: labels, LabelCount: 8}
	opt.ValueAxis = []charts.ValueAxisOption{{Title: "matches", Min: charts.Ptr(0.0)}}
	opt.BarSize = 1
	return plotBars(opt, plotHeight)
}

// plotEndings shows how often matches ended in each way, in per cent.
func plotEndings(s *Summary) (string, error) {
	bar := charts.BarSeries{Label: charts.SeriesLabel{Show: charts.Ptr(true), ValueFormatter: func(x float64) string { return fmt.Sprintf("%.1f %%", x) }}}
	var names []string
	for i := range s.Endings {
		e := &s.Endings[i]
		bar.Values = append(bar.Values, percent(e.Matches, s.Matches))
		names = append(names, fmt.Sprintf("%s, %s", e.Who(), e.Rule))
	}
	return plotAcross(names, charts.BarSeriesList{bar})
}
