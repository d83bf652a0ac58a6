package e2e

import (
	"slices"
	"testing"
	"time"
)

// scenarios are those whose drawing is measured.
var scenarios = []struct{ game, scenario string }{
	{"duel", "open-sea"}, {"invincible", "campaign"}, {"jenkins", "war"},
}

// percentiles reports the middle and the ninth tenth of times in milliseconds.
func percentiles(b *testing.B, times []float64) {
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2], "ms-median")
	b.ReportMetric(times[len(times)*9/10], "ms-90%")
	b.ReportMetric(0, "ns/op") // the driver's own time tells nothing
}

// opened begins a match of which one person plays both sides, and opens it.
func opened(b *testing.B, h *house, p *page, game, scenario string) {
	b.Helper()
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'me' }`))
	p.open(h.url + "/m/" + seats[0])
	p.until(`performance.getEntriesByName('table').length`)
}

// BenchmarkFirstPicture is from the click on a link to a table to the frame in
// which it is drawn: for a browser that has never been here, and for one that has.
func BenchmarkFirstPicture(b *testing.B) {
	h := openHouse(b)
	for _, s := range scenarios {
		b.Run(s.game+"/known", func(b *testing.B) {
			p := desk(b)
			opened(b, h, p, s.game, s.scenario)
			at := value[string](p, "location.href")
			var times []float64
			for b.Loop() {
				p.open("about:blank")
				p.open(at)
				p.until(`performance.getEntriesByName('table').length`)
				times = append(times, value[float64](p, `performance.getEntriesByName('table')[0].duration`))
			}
			percentiles(b, times)
		})
		b.Run(s.game+"/new", func(b *testing.B) {
			first := desk(b)
			opened(b, h, first, s.game, s.scenario)
			at := value[string](first, "location.href")
			var times []float64
			for b.Loop() {
				p := desk(b)            // each remembers nothing of the others
				time.Sleep(time.Second) // its browser is open before the link is clicked
				p.open(at)
				p.until(`performance.getEntriesByName('table').length`)
				times = append(times, value[float64](p, `performance.getEntriesByName('table')[0].duration`))
			}
			percentiles(b, times)
		})
	}
}

// BenchmarkUpdate is from the arrival of a view to the end of the frame in which
// it is drawn.
func BenchmarkUpdate(b *testing.B) {
	h := openHouse(b)
	for _, s := range scenarios {
		b.Run(s.game, func(b *testing.B) {
			p := desk(b)
			opened(b, h, p, s.game, s.scenario)
			var tokens []string
			anew := func() {
				tokens = value[[]string](p, begin(s.game, s.scenario, 0, `{ kind: 'me' }, { kind: 'me' }`))
				p.open(h.url + "/m/" + tokens[0])
				p.until(`performance.getEntriesByName('table').length`)
			}
			anew()
			last := `(performance.getEntriesByName('update').at(-1)?.startTime ?? 0)`
			var times []float64
			for b.Loop() {
				was := value[float64](p, last)
				for n := 0; value[float64](p, last) == was; n++ {
					if n > 12 { // the match is over
						anew()
						was, n = value[float64](p, last), 0
					}
					p.playStep(tokens...)
				}
				times = append(times, value[float64](p, `performance.getEntriesByName('update')[0].duration`))
			}
			percentiles(b, times)
		})
	}
}
