package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// Two play one side: the commander gives a squadron to a team-mate by a link, who plots it on a phone and cannot
// seal; the commander sees what is plotted, and seals. The opponent's browser is sent no word of it.
func TestTwoPlayOneSide(t *testing.T) {
	atLength(t)
	h, a, m, b := openHouse(t), desk(t), phone(t), desk(t)
	a.open(h.url)
	seats, way := value[[]string](a, begin(steering, "lepanto", 0, `{ kind: 'me' }, { kind: 'friend' }`)), layLine(h)
	b.open(way.url + "/m/" + seats[1])
	b.until(answers + `.length`)
	a.open(h.url + "/m/" + seats[0])
	a.until(`document.querySelector('.opening')?.hidden !== false && ` + answers + `.length`)
	a.click(".menu .more summary")
	a.press("Share this side")
	a.audit("a side to share")
	a.do(typed(`.share input[type=text]`, "Veniero")...)
	a.press("Make a link")
	a.says("Choose at least one command for your team-mate.")
	a.clickOn(`[...document.querySelectorAll('.share fieldset label')].filter(l => l.textContent.includes('1st squadron'))`)
	a.press("Make a link")
	a.until(`document.querySelector('.madelink input')?.value.includes('/m/')`)
	a.press("QR code")
	a.until(`document.querySelector('.madelink img').naturalWidth > 0`)
	a.screen("team-shared")
	link := value[string](a, `document.querySelector('.madelink input').value`)
	a.clickOn(`[...document.querySelectorAll('dialog button')].filter(b => b.textContent === 'Close')`)

	m.open(link)
	m.until(`document.querySelector('.opening')?.hidden !== false && ` + answers + `.length`)
	m.says("You lead the 1st squadron")
	m.screen("team-mate")
	if value[bool](m, button("Seal all orders")+`.length > 0`) {
		t.Error("a team-mate is offered to seal")
	}
	status := value[int](m, fmt.Sprintf(`(async () => { %s const t = location.pathname.slice(3), v = await view(t);
		return (await send(t, 'play', { at: v.at, choices: ['A seal'] })).status; })()`, through))
	if status != 409 {
		t.Errorf("his seal is answered with %d", status)
	}
	m.press("mm straight ahead")
	m.clickOn(`document.querySelectorAll('.aim .commit')`)
	a.until(`document.querySelector('.team summary').textContent.includes('Veniero 1 of 4')`)
	m.clickOn(`document.querySelectorAll('.team summary')`)
	m.says("the commander’s to decide · 0 of 4 with orders")
	m.clickOn(`document.querySelectorAll('.plotted summary')`)
	m.until(`[...document.querySelectorAll('.plotted li')].filter(l => l.textContent.includes('the commander’s to decide')).length === 4`)
	m.audit("the ships of a side of which he leads some")
	a.clickOn(`document.querySelectorAll('.team summary')`)
	a.until(`document.querySelector('.team li').textContent.includes('Veniero · 1 of 4 with orders')`)
	a.until(`document.querySelector('.log').textContent.includes('by Veniero')`)
	a.screen("team-plotted")
	if strings.Contains(way.brought(), "Veniero") {
		t.Error("the opponent was sent the team-mate's name")
	}

	turn := `document.querySelector('.log').textContent`
	had := value[string](m, turn)
	at := a.at()
	for n := 0; value[bool](a, fmt.Sprintf("%s === %d", viewAt, at)); n++ { // first it may say for which ships nothing is written
		a.press("Seal all orders")
		value[bool](a, fmt.Sprintf(`new Promise(done => { const from = performance.now(), had = document.querySelector('.aim'), look = () =>
			%s !== %d || document.querySelector('.aim') !== had || performance.now() - from > 2000 ? done(true) : setTimeout(look, 30); look(); })`, viewAt, at))
		if n > 8 {
			t.Fatal("nothing is sealed")
		}
	}
	value[bool](b, fmt.Sprintf(`(async () => { %s const t = location.pathname.slice(3), v = await view(t);
		return (await send(t, 'play', { at: v.at, choices: ['B seal'] })).ok; })()`, through))
	m.until(turn + ` !== ` + quote(had) + ` && ` + answers + `.length`)
	if strings.Contains(way.brought(), "Veniero") {
		t.Error("the opponent was sent the team-mate's name")
	}

	a.click(".menu .more summary")
	a.press("Share this side")
	a.press("Take back")
	a.press("Take it back")
	m.until(`document.querySelector('.ribbon.up')?.textContent.startsWith('This link no longer works')`)
	a.until(`!document.querySelector('.share .mate')`)
}

// In the campaign of Spanish Fury the parts of a side are its troops and its mission, by the game's own words: a
// team-mate on a phone sends his own troops to scout, and takes that back; the commander ends the planning.
func TestTwoPlanOneCampaign(t *testing.T) {
	atLength(t)
	h, a, m := openHouse(t), desk(t), phone(t)
	a.open(h.url)
	seats := value[[]string](a, begin("fury", "campaign", 0, `{ kind: 'me' }, { kind: 'friend' }`))
	links := `['` + seats[0] + `', '` + seats[1] + `']`
	if got := value[string](a, `(async () => { `+through+` const scouts = o => o.verb === 'scout-with';
		for (let n = 0; n < 200; n++) { const was = await step(`+links+`, scouts); if (was !== 'played') return was; } })()`); got != "wanted" {
		t.Fatalf("the sides are raised: %s", got)
	}
	a.open(h.url + "/m/" + seats[0])
	a.until(`document.querySelector('.opening')?.hidden !== false && ` + answers + `.length`)
	a.click(".menu .more summary")
	a.press("Share this side")
	a.do(typed(`.share input[type=text]`, "Vere")...)
	parts := `[...document.querySelectorAll('.share fieldset label')]`
	troops := strings.TrimSpace(value[string](a, parts+`.map(l => l.textContent).at(2)`))
	a.clickOn(parts + `.filter(l => l.textContent.includes('The mission'))`)
	a.clickOn(parts + `.slice(2, 3)`)
	a.press("Make a link")
	a.until(`document.querySelector('.madelink input')?.value.includes('/m/')`)
	link := value[string](a, `document.querySelector('.madelink input').value`)
	a.clickOn(`[...document.querySelectorAll('dialog button')].filter(b => b.textContent === 'Close')`)

	m.open(link)
	m.until(`document.querySelector('.opening')?.hidden !== false && ` + answers + `.length`)
	m.says("You lead the mission and the " + strings.TrimPrefix(troops, "The "))
	m.screen("campaign-team-mate")
	if n := value[int](m, answers+`.length`); n != 1 {
		t.Errorf("a team-mate of one kind of troops is offered %d answers", n)
	}
	m.press("to scout")
	const number = `document.querySelector('.aim .commit')` // a single squadron is sent at once
	m.until(number + ` || document.querySelector('.log').textContent.includes('by Vere')`)
	if value[bool](m, `Boolean(`+number+`)`) {
		m.click(".aim .commit")
	}
	a.until(`document.querySelector('.log').textContent.includes('by Vere')`)
	m.press("Take back")
	a.until(`document.querySelector('.log').textContent.includes('Taken back')`)
	m.until(`!(` + button("Take back") + `.some(b => b.checkVisibility()))`)
	a.press("Send no more scouts")
	value[bool](a, `(async () => { `+through+` return (await send('`+seats[1]+`', 'play', { at: (await view('`+seats[1]+`')).at, choices: ['B pass'] })).ok; })()`)
	m.until(answers + `.some(b => b.textContent.includes('stealing herds'))`)
	m.audit("the mission of a campaign, led by a team-mate")
	a.until(answers + `.some(b => b.textContent.includes('stealing herds') && b.textContent.includes('(Vere)'))`)
}
