package lab

import (
	"bytes"
	"fmt"
	"image/color"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

const (
	plotWidth  = 18 * vg.Centimeter
	plotHeight = 8 * vg.Centimeter
)

// ink are the colours of seats, in the ruleset's order, told apart by lightness
// too.
var ink = []color.Color{
	color.RGBA{0x1f, 0x4e, 0x79, 0xff},
	color.RGBA{0xc8, 0x7f, 0x0a, 0xff},
	color.RGBA{0x3c, 0x8d, 0x4f, 0xff},
	color.RGBA{0x8b, 0x2f, 0x5a, 0xff},
}

// svg draws a plot as an element to stand in a page.
func svg(p *plot.Plot) (string, error) {
	canvas := vgsvg.New(plotWidth, plotHeight)
	// Room at the edges for labels that a browser draws wider than they are here.
	p.Draw(draw.Crop(draw.New(canvas), vg.Points(14), -vg.Points(14), vg.Points(2), -vg.Points(4)))
	var b bytes.Buffer
	if _, err := canvas.WriteTo(&b); err != nil {
		return "", err
	}
	text := b.String()
	if at := strings.Index(text, "<svg"); at > 0 {
		text = text[at:] // without the declaration that belongs to a file
	}
	return text, nil
}

// shares are the points of plotWins: shares of wins with their intervals, in per
// cent.
type shares struct {
	plotter.XYs
	plotter.YErrors
}

// plotWins shows each seat's share of wins with its interval, for each value of a
// sweep, or for one experiment.
func plotWins(labels []string, all []*Summary) (string, error) {
	p := plot.New()
	p.Y.Label.Text = "wins, %"
	p.Y.Min, p.Y.Max = 0, 100
	p.Legend.Top = true
	p.NominalX(labels...)
	p.X.Min, p.X.Max = -0.5, float64(len(labels))-0.5
	p.Add(plotter.NewGrid())
	for seat, name := range all[0].seats {
		var points shares
		aside := 0.12 * (float64(seat) - float64(len(all[0].seats)-1)/2)
		for i, s := range all {
			in, won := s.Interval95[name], percent(s.Wins[name], s.Matches)
			points.XYs = append(points.XYs, plotter.XY{X: float64(i) + aside, Y: won})
			points.YErrors = append(points.YErrors, struct{ Low, High float64 }{won - 100*in[0], 100*in[1] - won})
		}
		dots, err := plotter.NewScatter(points)
		if err != nil {
			return "", err
		}
		dots.Color, dots.Shape, dots.Radius = ink[seat%len(ink)], draw.CircleGlyph{}, vg.Points(4)
		bars, err := plotter.NewYErrorBars(points)
		if err != nil {
			return "", err
		}
		bars.Color, bars.Width = dots.Color, vg.Points(1.5)
		p.Add(bars, dots)
		p.Legend.Add(all[0].Sides[name], dots)
	}
	return svg(p)
}

// plotLength shows how many matches had how many choices.
func plotLength(r *Result) (string, error) {
	p := plot.New()
	p.X.Label.Text, p.Y.Label.Text = "choices", "matches"
	values := make(plotter.Values, len(r.Matches))
	for i := range r.Matches {
		values[i] = float64(r.Matches[i].Choices)
	}
	hist, err := plotter.NewHist(values, 30)
	if err != nil {
		return "", err
	}
	hist.FillColor, hist.LineStyle.Width = ink[0], vg.Points(0.5)
	hist.LineStyle.Color = color.White
	p.Add(plotter.NewGrid(), hist)
	return svg(p)
}

// plotEndings shows how often matches ended in each way.
func plotEndings(s *Summary) (string, error) {
	p := plot.New()
	p.X.Label.Text = "matches, %"
	var values plotter.Values
	var names []string
	for i := len(s.Endings) - 1; i >= 0; i-- {
		e := &s.Endings[i]
		values = append(values, percent(e.Matches, s.Matches))
		// The blanks keep the room for letters that a browser draws wider.
		names = append(names, fmt.Sprintf("%s, %s        ", e.Who(), e.Rule))
	}
	bars, err := plotter.NewBarChart(values, min(vg.Points(18), plotHeight/vg.Length(len(values)+2)))
	if err != nil {
		return "", err
	}
	bars.Horizontal, bars.Color, bars.LineStyle.Width = true, ink[0], 0
	p.Add(plotter.NewGrid(), bars)
	p.NominalY(names...)
	p.X.Min = 0
	return svg(p)
}
