package e2e

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// shots is a folder for pictures of every screen; without it they are only audited.
var shots = flag.String("shots", "", "a folder for pictures of every screen at four sizes, by day and by night")

// looks are the screens a table is seen on: with -shots all of them, else in turn those that are audited.
var looks = []struct {
	width, height int64
	theme         string
	audited       bool
}{
	{390, 844, "day", true}, {390, 844, "night", false},
	{820, 1180, "day", true}, {820, 1180, "night", false},
	{1440, 900, "day", false}, {1440, 900, "night", true},
	{2560, 1440, "day", true}, {2560, 1440, "night", false},
}

// covered are the buttons around the board on which something else lies: on a phone the menu, while it is open, may.
const covered = `document.querySelector('dialog[open]') ? '' : [...document.querySelectorAll('.chartroom > * > button')].filter(b => {
	const r = b.getBoundingClientRect(), at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
	return b.checkVisibility({ visibilityProperty: true }) && at && !b.contains(at) && !at.closest('details.more[open]');
}).map(b => b.textContent || b.title).join(', ')`

// screen audits what the page shows, at one of four widths in turn; with -shots it takes its pictures at all widths and
// themes instead.
func (p *page) screen(name string) {
	p.Helper()
	p.seen++
	for i, l := range looks {
		if *shots == "" && (!l.audited || i/2 != p.seen%(len(looks)/2)) {
			continue
		}
		p.do(chromedp.EmulateViewport(l.width, l.height))
		value[bool](p, `(document.documentElement.dataset.theme = `+quote(l.theme)+`, document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))))`)
		p.until(still)
		at := fmt.Sprintf("%s-%d-%s", name, l.width, l.theme)
		if wide := value[int64](p, "document.documentElement.scrollWidth"); wide > l.width {
			p.Errorf("%s is %d px wide on a screen of %d", at, wide, l.width)
		}
		if hidden := value[string](p, covered); hidden != "" {
			p.Errorf("%s: other things lie on %s", at, hidden)
		}
		if *shots == "" {
			p.audit(at)
			continue
		}
		ctx, done := p.within()
		png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
		done()
		if err == nil {
			err = os.WriteFile(filepath.Join(*shots, at+".png"), png, 0o644)
		}
		if err != nil {
			p.Fatal(err)
		}
	}
	p.do(chromedp.EmulateViewport(1280, 800))
}

// Every screen, at every width, by day and by night, for those who cannot see
// too: with -shots DIR its picture is kept there, to be looked at.
func TestScreens(t *testing.T) {
	if *shots == "" {
		atLength(t)
	}
	h := openHouse(t)
	t.Run("front", func(t *testing.T) {
		t.Parallel()
		p := desk(t)
		p.open(h.url)
		p.screen("front")
		p.press("More options")
		p.press("Optional rules")
		p.screen("choose")
		p.open(h.url + "/m/nothing-is-here")
		p.says("Nothing here")
		p.screen("lost")
		p.open(h.url + "/open")
		p.screen("open")
		p.open(h.url + "/lab")
		p.until(`document.querySelector('input[type=number]')`)
		p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector('input[type=number]').value = 12`))
		p.press("Run")
		p.until(`document.querySelectorAll('.shares tbody tr').length > 1 && !document.querySelector('progress')`)
		p.screen("lab")
	})
	t.Run("lepanto", func(t *testing.T) {
		t.Parallel()
		p := desk(t)
		p.open(h.url)
		seats := value[[]string](p, begin(steering, "lepanto", 0, `{ kind: 'me' }, { kind: 'friend' }`))
		p.open(h.url + "/m/" + seats[0])
		p.until(`document.querySelector('.opening')?.hidden && document.querySelector('.ask')`)
		p.screen("lepanto-first")
	})
	for i, game := range games { // each begins at another width: what all have is audited at every one
		t.Run(game.key, func(t *testing.T) {
			t.Parallel()
			table(t, h, i, game.key, game.name, game.scenario, game.odds)
		})
	}
}

// games are those whose tables are looked at. Odds are soon to be had in some; those of
// others have tests of their own.
var games = []struct {
	key, name, scenario string
	odds                bool
}{
	{"invincible", "The Invincible Armada", "campaign", true},
	{"jenkins", jenkins, "porto-bello", false},
	{"spain", spain, "war", false},
	{"renaissance", "Armada, Renaissance Naval Warfare", "dog-fight", false},
	{"fury", "Spanish Fury, Actions!", "cattle-lifting", false},
	{"duel", "Duel", "open-sea", true},
}

func table(t *testing.T, h *house, turn int, key, name, scenario string, odds bool) {
	p := desk(t)
	p.seen = turn
	begin := func() {
		p.choose(h.url, name, scenario, "house", "me", "me")
		p.until(`location.pathname.startsWith('/m/')`)
		p.passCurtain()
	}
	begin()
	p.screen(key + "-first")
	switch {
	case !odds:
	case !p.playOn("o => o.odds"):
		t.Log("the dice spared everyone: there were no odds to look at")
		begin()
	default:
		p.do(reload)
		p.passCurtain()
		p.screen(key + "-answers")
		p.clickOn(`document.querySelectorAll('.ask .chance')`)
		p.until(`document.querySelector('.odds')`)
		p.screen(key + "-odds")
		p.key("\x1b")
	}
	for _, name := range []string{"Displays", "Places", "Counters", "Rules", "Talk", "Standing orders"} {
		p.book(name)
		p.until(`!document.querySelector('.drawer .hint')?.textContent.startsWith('Fetching')`)
		p.screen(key + "-" + strings.ReplaceAll(strings.ToLower(name), " ", "-"))
	}
	p.clickOn(`[...document.querySelectorAll('summary')].filter(s => s.textContent === 'More')`)
	p.screen(key + "-more")
	if key == "invincible" { // it is the same for every game
		p.press("Tell me while I am away")
		p.until(`document.querySelector('dialog .option')?.textContent === 'This browser'`)
		p.screen("away")
		p.press("Close")
		p.press("More")
	}
	p.press("Concede")
	p.press("Concede the match")
	p.until(`document.querySelector('.ending:not([hidden])')`)
	p.press("Share")
	p.until(`document.querySelector('dialog input').value.startsWith(location.origin + '/m/') && !location.pathname.includes(document.querySelector('dialog input').value.split('/m/')[1])`)
	p.press("Close")
	p.until(`document.querySelector('.summary')`) // a line that never moves is not drawn
	p.screen(key + "-end")
	if key == "invincible" {
		p.press("Mine")
		p.until(`document.querySelector('.lapses :is(ol, p:not(.hint))')`)
		p.screen(key + "-lapses")
	}
	p.book("Log")
	p.do(chromedp.Evaluate[chromedp.Void](`(() => { const s = document.querySelector('.replay input'); s.value = Math.floor(s.max / 2); s.dispatchEvent(new Event('input')); })()`))
	p.until(`document.querySelector('.table.past')`)
	p.screen(key + "-past")
}
