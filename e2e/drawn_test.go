package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

// scenarios are those whose drawing is measured, begun by an expression of the page.
var scenarios = []struct{ name, begun string }{
	{"duel", bothMine("duel", "open-sea")},
	{"invincible", bothMine("invincible", "campaign")},
	{"jenkins", bothMine("jenkins", "war")},
	{"spain", bothMine("spain", "war")},
	{"fury", onField(sixty())},
}

// bothMine begins a match of which one person plays both sides.
func bothMine(game, scenario string) string {
	return begin(game, scenario, 0, `{ kind: 'me' }, { kind: 'me' }`)
}

// onField begins a match from a position; its value is the tokens of the seats.
func onField(position string) string {
	return `fetch('/api/records', { method: 'POST', body: JSON.stringify({ text: ` + asScript(position) + ` }) }).then(r => r.json()).then(m => m.seats)`
}

// onField opens a match that begins from a position, at its first seat.
func (p *page) onField(h *house, position string) {
	p.Helper()
	p.open(h.url)
	p.open(h.url + "/m/" + value[[]string](p, onField(position))[0])
}

// sixty returns a field of Spanish Fury with twelve companies of five squadrons on it, among woods and hills.
func sixty() string {
	text := "weathergage position 1\ngame fury\n"
	for i := range 6 {
		x := 500 + 700*i
		text += fmt.Sprintf("piece %s %d 1900 %d 1900 %d 2700 %d 2600\n", []string{"light-wood", "gentle-hill"}[i%2], x, x+500, x+400, x)
	}
	text += "side A force 30 flight 60\nside B force 30 flight 60\n"
	for i := range 6 {
		text += fmt.Sprintf("company a-%d veteran-shot squadrons 5 at %d 4000 captain %d\n", i+1, 600+700*i, i+1)
		text += fmt.Sprintf("company b-%d kern squadrons 5 at %d 700 facing 18000 captain %d\n", i+1, 600+700*i, i+7)
	}
	return text + "flow segments A\n"
}

// percentiles reports the middle and the ninth tenth of times in milliseconds.
func percentiles(b *testing.B, times []float64) {
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2], "ms-median")
	b.ReportMetric(times[len(times)*9/10], "ms-90%")
	b.ReportMetric(0, "ns/op") // the driver's own time tells nothing
}

// opened begins a match and opens its first seat.
func opened(b *testing.B, h *house, p *page, begun string) {
	b.Helper()
	p.open(h.url)
	p.until(`document.querySelector('.card')`)
	seats := value[[]string](p, begun)
	p.open(h.url + "/m/" + seats[0])
	p.until(`performance.getEntriesByName('table').length`)
}

// BenchmarkFirstPicture is from the click on a link to a table to the frame in
// which it is drawn: for a browser that has been here, from a page of the house by
// a hand that rests on the link, and from elsewhere, and for one that has not.
func BenchmarkFirstPicture(b *testing.B) {
	h := openHouse(b)
	for _, s := range scenarios {
		b.Run(s.name+"/inside", func(b *testing.B) {
			comesAgain(b, h, s.begun, func(p *page, at string) {
				p.open(h.url)
				p.until(`document.querySelector('.card')`)
				time.Sleep(time.Second) // the front page is read
				p.rests(p.find(`[...document.querySelectorAll('a')].filter(a => a.href === ` + quote(at) + `)`))
			})
		})
		b.Run(s.name+"/known", func(b *testing.B) {
			comesAgain(b, h, s.begun, func(p *page, at string) {
				p.open("about:blank")
				p.open(at)
			})
		})
		b.Run(s.name+"/new", func(b *testing.B) {
			first := desk(b)
			opened(b, h, first, s.begun)
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

// comesAgain times the first picture of a table for a browser that has been there, each time
// after it has followed a link to it.
func comesAgain(b *testing.B, h *house, begun string, follow func(p *page, at string)) {
	b.Helper()
	p := resident(b)
	opened(b, h, p, begun)
	at := value[string](p, "location.href")
	again := func() {
		follow(p, at)
		p.until(`performance.getEntriesByName('table').length`)
	}
	for range 2 { // a browser keeps what it compiled for who comes again, once it has the time
		again()
		time.Sleep(2 * time.Second)
	}
	var times []float64
	for b.Loop() {
		again()
		times = append(times, value[float64](p, `performance.getEntriesByName('table')[0].duration`))
	}
	percentiles(b, times)
}

// BenchmarkUpdate is from the arrival of a view to the end of the frame in which
// it is drawn.
func BenchmarkUpdate(b *testing.B) {
	h := openHouse(b)
	for _, s := range scenarios {
		b.Run(s.name, func(b *testing.B) {
			p := desk(b)
			opened(b, h, p, s.begun)
			var tokens []string
			anew := func() {
				tokens = value[[]string](p, s.begun)
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
