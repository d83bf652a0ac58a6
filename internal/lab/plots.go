package lab

import (
	_ "embed"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Lengths in a plot, in pixels. Its colours are custom properties of its page.
const (
	plotWidth  = 720
	plotHeight = 280 // of a plot with upright bars
	plotFoot   = 40  // below the bars, for the scale
	plotHead   = 24  // above them, for the sides
	barHeight  = 18
	barGap     = 10  // between two names
	nameWidth  = 220 // left of horizontal bars
	sayWidth   = 130 // right of them, for their figures
	perPercent = float64(plotWidth-nameWidth-sayWidth) / 100
)

// A drawing holds what the template of a plot draws.
type drawing struct {
	Height int
	Rules  []plotRule
	Bars   []plotBar
	Words  []plotWord
	Band   string // corners of an area, x,y each
	Curve  string // points of a line
}

type plotRule struct{ X1, Y1, X2, Y2 int }

type plotBar struct {
	X, Y, Width, Height int
	Ink                 string // a custom property
}

type plotWord struct {
	X, Y   int
	Anchor string // start, middle or end
	Text   string
}

//go:embed plot.svg
var plotSVG string

var plotTemplate = template.Must(template.New("plot").Parse(plotSVG))

// svg returns the drawing as an svg element for a page.
func (d *drawing) svg() (string, error) {
	var b strings.Builder
	err := plotTemplate.Execute(&b, d)
	return b.String(), err
}

func (d *drawing) word(x, y int, anchor, text string) {
	d.Words = append(d.Words, plotWord{x, y, anchor, text})
}

// A lying is one bar from left to right, in per cent, with the figure beside it.
type lying struct {
	percent float64
	says    string
}

// plotAcross draws bars from left to right: under each name one for each side. Without sides there is one bar
// for each name, in the ink of no seat.
func plotAcross(names, sides []string, bars [][]lying) (string, error) {
	d, y := drawing{}, plotHead
	for i, side := range sides {
		d.Bars = append(d.Bars, plotBar{nameWidth + i*160, 4, 12, 12, fmt.Sprintf("--side-%d", i)})
		d.word(nameWidth+i*160+18, 14, "start", side)
	}
	for n, name := range names {
		d.word(nameWidth-8, y+barHeight*len(bars[n])/2+4, "end", name)
		for i, bar := range bars[n] {
			ink := "--line"
			if len(sides) > 0 {
				ink = fmt.Sprintf("--side-%d", i)
			}
			width := int(bar.percent * perPercent)
			d.Bars = append(d.Bars, plotBar{nameWidth, y, width, barHeight - 3, ink})
			d.word(nameWidth+width+6, y+barHeight-6, "start", bar.says)
			y += barHeight
		}
		y += barGap
	}
	for percent := 0; percent <= 100; percent += 20 {
		x := nameWidth + int(float64(percent)*perPercent)
		d.Rules = append(d.Rules, plotRule{x, plotHead - 4, x, y})
		d.word(x, y+16, "middle", fmt.Sprintf("%d %%", percent))
	}
	d.Height = y + plotFoot/2 + 4
	return d.svg()
}

// plotWins shows each seat's share of wins, in per cent, for each value of a sweep, or
// for one experiment. Beside a bar stands its figure with the 95 % interval.
func plotWins(labels []string, all []*Summary) (string, error) {
	var sides []string
	for _, seat := range all[0].seats {
		sides = append(sides, all[0].Sides[seat])
	}
	bars := make([][]lying, len(all))
	for i, s := range all {
		for _, seat := range s.seats {
			won, in := percent(s.Wins[seat], s.Matches), s.Interval95[seat]
			bars[i] = append(bars[i], lying{won, fmt.Sprintf("%.1f %% (%.0f–%.0f)", won, 100*in[0], 100*in[1])})
		}
	}
	return plotAcross(labels, sides, bars)
}

// plotEndings shows how often matches ended in each way, in per cent.
func plotEndings(s *Summary) (string, error) {
	var names []string
	var bars [][]lying
	for i := range s.Endings {
		e := &s.Endings[i]
		share := percent(e.Matches, s.Matches)
		names = append(names, fmt.Sprintf("%s, %s", e.Who(), e.Rule))
		bars = append(bars, []lying{{share, fmt.Sprintf("%.1f %%", share)}})
	}
	return plotAcross(names, nil, bars)
}

// plotLength shows how many matches had how many choices.
func plotLength(s *Summary) (string, error) {
	least, most := s.MatchChoices.Least, s.MatchChoices.Most
	wide := (most-least)/30 + 1 // choices a bar, so that there are at most thirty
	counts := make([]int, (most-least)/wide+1)
	for choices, n := range s.lengths {
		counts[(choices-least)/wide] += n
	}
	top := slices.Max(counts)
	const left, foot, high = 50, plotHeight - plotFoot, plotHeight - plotFoot - plotHead
	d := drawing{Height: plotHeight}
	step := nice(top)
	for n := 0; n <= top; n += step {
		y := foot - high*n/top
		d.Rules = append(d.Rules, plotRule{left, y, plotWidth, y})
		d.word(left-6, y+4, "end", fmt.Sprint(n))
	}
	each, named := (plotWidth-left)/len(counts), len(counts)/8+1
	for i, n := range counts {
		tall := high * n / top
		d.Bars = append(d.Bars, plotBar{left + i*each, foot - tall, max(each-2, 1), tall, "--line"})
		if i%named == 0 {
			d.word(left+i*each+each/2, foot+16, "middle", fmt.Sprint(least+i*wide))
		}
	}
	d.word(0, 12, "start", "matches")
	d.word(plotWidth, plotHeight-6, "end", "choices")
	return d.svg()
}

// plotShare shows the share of the first seat, in per cent, after each match, with the interval that holds the true share
// in 95 of 100 runs; a draw counts half.
func plotShare(r *Result) (string, error) {
	const left, foot, high, points = 50, plotHeight - plotFoot, plotHeight - plotFoot - plotHead, 200
	d := drawing{Height: plotHeight}
	for percent := 0; percent <= 100; percent += 20 {
		y := foot - high*percent/100
		d.Rules = append(d.Rules, plotRule{left, y, plotWidth, y})
		d.word(left-6, y+4, "end", fmt.Sprintf("%d %%", percent))
	}
	at := func(n int, share float64) string {
		return fmt.Sprintf("%d,%.1f ", left+(plotWidth-left)*n/len(r.Matches), foot-high*share)
	}
	var above, below []string
	var curve strings.Builder
	for n, halves := 1, 0; n <= len(r.Matches); n++ {
		switch r.Matches[n-1].Outcome.Winner {
		case 0:
			halves += 2
		case engine.NoSeat:
			halves++
		}
		if n%(len(r.Matches)/points+1) != 0 && n < len(r.Matches) {
			continue
		}
		share := float64(halves) / float64(2*n)
		least, most := wilson(share, float64(n))
		curve.WriteString(at(n, share))
		above, below = append(above, at(n, most)), append(below, at(n, least))
	}
	slices.Reverse(below)
	d.Curve, d.Band = curve.String(), strings.Join(above, "")+strings.Join(below, "")
	step := nice(len(r.Matches))
	for n := 0; n <= len(r.Matches); n += step {
		d.word(left+(plotWidth-left)*n/len(r.Matches), foot+16, "middle", fmt.Sprint(n))
	}
	d.word(plotWidth, plotHeight-6, "end", "matches")
	return d.svg()
}

// nice returns a step of 1, 2 or 5 times a power of ten that leads to n in at most six steps.
func nice(n int) int {
	for ten := 1; ; ten *= 10 {
		for _, of := range []int{1, 2, 5} {
			if of*ten*6 >= n {
				return of * ten
			}
		}
	}
}
