package e2e

import (
	"context"
	"math"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// touch has fingers lie at spots; none, that they are lifted.
func (p *page) touch(what input.DispatchTouchEventType, at ...spot) {
	p.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		e := input.DispatchTouchEventParams{Type: what, TouchPoints: []*input.TouchPoint{}}
		for i, s := range at {
			id := float64(i)
			e.TouchPoints = append(e.TouchPoints, &input.TouchPoint{X: s.X, Y: s.Y, ID: &id})
		}
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, e)
		return err
	}))
}

// slide lays fingers down, moves them, each by its own way, and lifts them.
func (p *page) slide(from, to []spot) {
	p.Helper()
	p.touch(input.DispatchTouchEventTypeTouchStart, from...)
	for n := 1.0; n <= 8; n++ {
		at := make([]spot, len(from))
		for i := range from {
			at[i] = spot{from[i].X + (to[i].X-from[i].X)*n/8, from[i].Y + (to[i].Y-from[i].Y)*n/8}
		}
		p.touch(input.DispatchTouchEventTypeTouchMove, at...)
	}
	p.touch(input.DispatchTouchEventTypeTouchEnd)
}

// A finger pans the board, and what lay under it stays under it; two fingers zoom it
// about the place between them, which goes where they go.
func TestBoardByFingers(t *testing.T) {
	atLength(t)
	h, p := openHouse(t), phone(t)
	p.choose(h.url, jenkins, "porto-bello", "house", "me", "me")
	p.passCurtain()
	p.until(`document.querySelector('.opening')?.hidden`) // while it is told a press only skips it
	// where is the place on the board under a spot of the screen, and how wide a look it has
	where := func(at spot) (s struct{ X, Y, Wide float64 }) {
		s.X = value[float64](p, under("x", at))
		s.Y = value[float64](p, under("y", at))
		s.Wide = value[float64](p, `(s => s.parentElement.clientWidth / s.getScreenCTM().a)(document.querySelector('.sea .board > svg'))`)
		return s
	}
	same := func(a, b float64) bool { return math.Abs(a-b) < 3 }
	a, b := spot{120, 160}, spot{220, 240}
	before := where(a)
	p.slide([]spot{a}, []spot{b})
	if after := where(b); !same(after.X, before.X) || !same(after.Y, before.Y) || after.Wide != before.Wide {
		t.Errorf("a finger dragged %+v of the board to where %+v is", before, after)
	}
	middle := spot{195, 200}
	before = where(middle)
	p.slide([]spot{{180, 200}, {210, 200}}, []spot{{120, 200}, {270, 200}})
	after := where(middle)
	if after.Wide > before.Wide*.5 {
		t.Errorf("fingers spread to five times as far show %.0f of the board, before %.0f", after.Wide, before.Wide)
	}
	if by := after.Wide / 390 * 25; math.Abs(after.X-before.X) > by || math.Abs(after.Y-before.Y) > by {
		t.Errorf("between the fingers lies %+v, before %+v", after, before)
	}
	p.slide([]spot{{165, 180}, {225, 220}}, []spot{{185, 210}, {245, 250}})
	if moved := where(spot{middle.X + 20, middle.Y + 30}); math.Abs(moved.X-after.X) > 10 || math.Abs(moved.Y-after.Y) > 10 {
		t.Errorf("two fingers dragged %+v of the board to where %+v is", after, moved)
	}
	p.slide([]spot{{120, 200}, {270, 200}}, []spot{{180, 200}, {210, 200}})
	if back := where(middle); !(back.Wide > after.Wide*2) {
		t.Errorf("fingers drawn together show %.0f of the board, before %.0f", back.Wide, after.Wide)
	}
}

// under returns where on the board a spot of the screen lies.
func under(axis string, at spot) string {
	return `(() => { const s = document.querySelector('.sea svg'); return new DOMPoint(` + number(int(at.X)) + `, ` + number(int(at.Y)) + `).matrixTransform(s.getScreenCTM().inverse()).` + axis + `; })()`
}
