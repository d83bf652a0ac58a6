package e2e

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The ruler lies between two ships by the keyboard and by the mouse, reads what
// the scene says, and plays nothing while it is out.
func TestRuler(t *testing.T) {
	h := openHouse(t)
	a, _ := two(h, "Duel", "open-sea")
	type piece struct {
		ID            string
		X, Y, Heading float64
		Base          [2]float64
	}
	ships := value[[]piece](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.scene.pieces.map(p => ({ ID: p.id, X: p.x, Y: p.y, Heading: p.heading, Base: p.base })))`)
	bow := func(p piece) (x, y float64) {
		sin, cos := math.Sincos(p.Heading * math.Pi / 1800)
		return p.X + p.Base[0]/2*sin, p.Y - p.Base[0]/2*cos
	}
	ax, ay := bow(ships[0])
	bx, by := bow(ships[1])
	want := fmt.Sprintf("%.1f mm · %.1f°", math.Hypot(bx-ax, by-ay), math.Mod(math.Atan2(bx-ax, ay-by)*180/math.Pi+360, 360))
	away := kb.ArrowRight
	if bx < ax {
		away = kb.ArrowLeft
	}
	at := value[float64](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.at)`)
	a.do(chromedp.Focus(chromedp.CSS("svg.board")))
	a.key("R")
	a.until(`document.querySelector('.tools button').getAttribute('aria-pressed') === 'true'`)
	for range 3 { // to the ship from which the other lies away
		a.key(away)
	}
	a.key(map[string]string{kb.ArrowRight: kb.ArrowLeft, kb.ArrowLeft: kb.ArrowRight}[away])
	a.key(kb.Enter)
	a.key(away)
	a.key(kb.Enter)
	if got := value[string](a, `document.querySelector('.ruler text').textContent`); got != want {
		t.Errorf("the ruler reads %s, want %s", got, want)
	}
	a.press("Ruler")
	a.until(`!document.querySelector('.ruler')`)
	a.press("Ruler")
	a.clickOn(all(".piece"))
	a.clickOn(`[...document.querySelectorAll(".piece")].reverse()`)
	a.until(`document.querySelector('.ruler text').textContent.includes(' mm · ')`)
	a.until(`document.querySelector('.tools [role=status]').textContent.includes('apart')`)
	if now := value[float64](a, `fetch('/api/m/' + location.pathname.slice(3)).then(r => r.json()).then(m => m.view.at)`); now != at {
		t.Errorf("something was played while the ruler was out: %v, then %v", at, now)
	}
}

// What the ruler reads between two hulls is what the law measures, to a hundredth
// of a millimetre.
func TestRulerReadsAsTheLaw(t *testing.T) {
	file, err := os.Open("../geo/plane/testdata/vectors.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	type measured struct {
		A, B     [5]int // place, heading, length, width
		Distance int
	}
	var all []measured
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var m measured
		var at, gap, bearing int
		n, _ := fmt.Sscanf(strings.NewReplacer("{", " ", "}", " ").Replace(lines.Text()), " at %d %d %d %d %d %d %d %d %d %d %d gap %d distance %d bearing %d",
			&at, &m.A[0], &m.A[1], &m.A[2], &m.A[3], &m.A[4], &m.B[0], &m.B[1], &m.B[2], &m.B[3], &m.B[4], &gap, &m.Distance, &bearing)
		if n == 14 && gap > 0 {
			all = append(all, m)
		}
	}
	if len(all) < 100 {
		t.Fatalf("only %d measured pairs in the vectors", len(all))
	}
	list, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	p := desk(t)
	p.open(openHouse(t).url)
	wrong := value[[]string](p, fmt.Sprintf(`import('/board/ruler.js').then(({ between }) => {
		const piece = ([x, y, heading, long, wide]) => { const a = heading * Math.PI / 18000; return { x: x - Math.sin(a) * long / 2, y: y + Math.cos(a) * long / 2, heading: heading / 10, base: [long, wide] }; };
		return %s.map(m => [m, between(piece(m.A), piece(m.B))]).filter(([m, d]) => Math.abs(m.Distance - d) > .6).map(([m, d]) => JSON.stringify(m) + ' reads ' + d);
	})`, list))
	for _, line := range wrong {
		t.Error(line)
	}
}
