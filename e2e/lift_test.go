package e2e

import (
	"fmt"
	"testing"
)

// pasture is Cattle Lifting with two herds lifted and two more within reach of the riders, who have not got
// them yet.
const pasture = `weathergage position 1
game fury
scenario cattle-lifting
side A force 8 flight 30
side B force 4 flight 45
muster A nation scots edge south gone 0 2 0 0 0
muster B nation english
company a-1 border-reivers squadrons 4 files 4 at 900 4200 facing 18000 captain 1
company a-2 border-reivers squadrons 4 files 4 at 2300 4200 facing 18000 captain 2
company b-1 demilancers squadrons 4 at 600 600 facing 18000 captain 3
object herd of B at 900 4600
object herd of B at 2300 4600
object herd of B at 3400 1000
flow segments A
`

// A grazer is what stands on the board, as the lifting of cattle needs it.
type grazer struct {
	ID   string
	Side int
	X, Y float64
	Done bool
}

// standing returns the pieces as the seat of a page has them.
func (p *page) standing() []grazer {
	p.Helper()
	return value[[]grazer](p, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.scene.pieces.map(e => ({ ID: e.id, Side: e.side, X: e.x, Y: e.y, Done: e.state.includes('done') })))`)
}

// baseAt returns where the base of a company or of an object lies on the screen, once nothing moves.
func (p *page) baseAt(id string) spot {
	p.Helper()
	base := fmt.Sprintf(`document.querySelector('.sea .piece[data-id="%s"] .base')`, id)
	p.until(base + ` && !document.querySelector('.voyaging') && ` + still)
	at := value[[]float64](p, fmt.Sprintf(`(r => [r.x + r.width / 2, r.y + r.height / 2])(%s.getBoundingClientRect())`, base))
	return spot{at[0], at[1]}
}

// drags drags what stands on the board to a place on it, by the places of two others, and waits until the
// match moves on.
func (p *page) drags(id string, x, y float64, drag func(from spot, dx, dy float64, look func())) {
	p.Helper()
	all := p.standing()
	a, b := all[0], all[len(all)-1]
	from, to, at := p.baseAt(a.ID), p.baseAt(b.ID), p.at()
	here := p.baseAt(id)
	drag(here, from.X+(x-a.X)*(to.X-from.X)/(b.X-a.X)-here.X, from.Y+(y-a.Y)*(to.Y-from.Y)/(b.Y-a.Y)-here.Y, p.atHelm)
	p.handOff()
	p.until(fmt.Sprintf("%s > %d", viewAt, at))
}

// lifts plays Cattle Lifting for A to its victory: its companies are dragged onto herds, and the herds off
// the board; B lets everything happen.
func lifts(t *testing.T, p *page, drag func(from spot, dx, dy float64, look func()), press func(words string)) {
	t.Helper()
	h := openHouse(t)
	p.open(h.url)
	seats := value[[]string](p, onField(pasture))
	p.open(h.url + "/m/" + seats[0])
	done := func() {
		at := p.at()
		press("Done")
		p.until(fmt.Sprintf("%s > %d || document.querySelector('.ending:not([hidden])')", viewAt, at))
	}
	for n := 0; !value[bool](p, `Boolean(document.querySelector('.ending:not([hidden])'))`); n++ {
		if n > 40 {
			t.Fatal("the cattle is never lifted", p.situation())
		}
		if !value[bool](p, fmt.Sprintf(`(async () => { %s const v = await view('%s'); return v.asks.length > 0 || v.ended !== null; })()`, through, seats[0])) {
			p.playStep(seats[1])
			continue
		}
		p.until(answers + `.length || document.querySelector('.ending:not([hidden])')`)
		all := p.standing()
		switch mine, herds := riders(all), herded(all); {
		case value[bool](p, answers+`.every(b => !b.textContent.includes('Act with') && !b.textContent.includes('Drive'))`):
			done() // an appeal to the Wheel, or a segment in which all is done
		case len(herds) > 0 && value[bool](p, answers+`.some(b => b.textContent.includes('Drive'))`):
			for _, one := range herds {
				p.drags(one.ID, one.X, 4960, drag)
			}
			done()
		case len(mine) > 0:
			one := mine[0]
			for _, g := range all {
				if g.Side == 1 && g.Y > 4000 && max(g.X-one.X, one.X-g.X) < 900 {
					p.drags(one.ID, g.X, g.Y, drag)
				}
			}
			if p.at(); value[bool](p, answers+`.some(b => b.textContent.includes('Act with'))`) {
				press("Act with")
			}
			done()
		}
	}
	p.until(`document.querySelector('.ending h2').textContent.includes('victory')`)
	for _, want := range []string{"have herd 1 now", "Attackers carry off", "have reached their goal"} {
		p.says(want)
	}
}

// riders are A's companies that have yet to act, herded its herds.
func riders(all []grazer) (some []grazer) {
	for _, g := range all {
		if g.Side == 0 && g.ID[0] == 'a' && !g.Done {
			some = append(some, g)
		}
	}
	return some
}

func herded(all []grazer) (some []grazer) {
	for _, g := range all {
		if g.Side == 0 && g.ID[0] == 'o' {
			some = append(some, g)
		}
	}
	return some
}

// Cattle Lifting is won by hand: by the mouse, as it rests and clicks, and by touch.
func TestCattleLiftingByMouse(t *testing.T) {
	p := byHand(t)
	lifts(t, p, p.dragBy, p.press)
}

func TestCattleLiftingByTouch(t *testing.T) {
	atLength(t)
	p := phone(t)
	lifts(t, p, p.touchBy, func(words string) { p.tapOn(button(words)) })
}
