package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// toPlan returns a week of the campaign of Spanish Fury before its plans, at a step.
func toPlan(step string) string {
	return begunCampaign + "campaign hand week 1\nherds molenakker 6\nbody ready veteran-pikemen 6\nbody ready veteran-shot 6\n" +
		"body ready reiters 6\nbody ready petronels 6\nwar-colonel a-war-colonel-1 23\nwar-colonel a-war-colonel-2 58\nbody reserve spanish-pikemen 1\nflow " + step + "\n"
}

// plans opens a week of the campaign of Spanish Fury before its plans, at a step.
func (p *page) plans(step string) {
	h := openHouse(p)
	p.onField(h, toPlan(step))
}

// seesMap waits until the map of the campaign lies still: its place and its names have not moved for half a second.
func (p *page) seesMap() {
	p.until(`document.querySelector('.space[data-id=molenakker]') && document.querySelector('.ask .prompt')`)
	p.until(`(now => { const w = window, was = w.lay ?? {}; if (now !== was.now) w.lay = { now, since: performance.now() };
		return now === was.now && performance.now() - was.since > 500; })(JSON.stringify(['.sea', '.ask', ...document.querySelectorAll('.sea .space text')]
		.map(e => (r => [r.x, r.y, r.width, r.height])((e.getBoundingClientRect ? e : document.querySelector(e)).getBoundingClientRect()))))`)
}

// A mission is planned on the map: what is pointed at is told whole while nothing moves, one Enter takes the only answer
// about it, and what ends the plan is in sight below many answers.
func TestAMissionIsPlannedOnTheMap(t *testing.T) {
	p := byHand(t)
	p.plans("plans")
	p.seesMap()
	const herds = `[...document.querySelectorAll('.sea .piece')].filter(e => e.textContent.includes('Herds'))`
	const lie = `JSON.stringify(['.sea', '.glass', '.replay', '.ask'].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }))`
	before, at := value[string](p, lie), p.find(herds)
	p.do(chromedp.MouseEvent(chromedp.MouseMoved, at.X, at.Y))
	p.until(`document.querySelector('.glass .may')`)
	if now := value[string](p, lie); now != before {
		t.Errorf("while it is pointed at the page lies %s, before %s", now, before)
	}
	if cut := value[string](p, `[...document.querySelectorAll('.glass .words, .glass .words > *')].filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth).map(e => e.textContent).join()`); cut != "" {
		t.Errorf("the caption cuts %q", cut)
	}
	p.clickOn(herds)
	p.until(`document.querySelector('.ask button.main')`)
	p.key("\r")
	p.until(`document.querySelector('.ask .prompt').textContent.includes('plan the way')`)
	p.clickOn(herds)
	p.until(`document.querySelector('.aim button.commit')`)
	p.key("\r")
	p.until(`document.querySelector('.ask .prompt').textContent.includes('choose the squadrons')`)
	p.press("Take … Reiters along")
	p.until(`document.querySelector('.aim button.commit')`)
	p.key("\r")
	p.until(`document.querySelector('.ask .prompt').textContent.includes('squadrons go to')`)
	if below := value[bool](p, `document.querySelector('.ask [data-gives=up]').getBoundingClientRect().bottom > document.querySelector('.ask').getBoundingClientRect().bottom`); below {
		t.Error("what ends the plan is out of sight")
	}
	p.press("Take all squadrons along") // also those whose number the question has begun to tell
	p.until(`document.querySelector('.ask .prompt').textContent.includes('24 squadrons go to')`)
}

// The display from which scouts are named says its title once, and what stands in it stands nowhere else.
func TestScoutsAreNamedFromOneDisplay(t *testing.T) {
	p := byHand(t)
	p.plans("scouting-parties")
	p.until(`document.querySelector('.shop .buy')`)
	if said := value[string](p, `document.querySelector('.ask').innerText`); strings.Count(said, "Squadrons of the English") != 1 {
		t.Errorf("it reads %q", said)
	}
	if twice := value[[]string](p, `[...document.querySelectorAll('.ask .option')].map(b => b.textContent).filter(says => says.includes('to scout'))`); len(twice) > 0 {
		t.Errorf("answers that stand in the display stand above it too: %q", twice)
	}
}

// A phone shows the campaign's map so that as few names as can be are cut by its edge.
func TestAPhoneCutsFewNamesOfTheMap(t *testing.T) {
	p := phone(t)
	p.plans("plans")
	p.seesMap()
	if cut := value[[]string](p, `[...document.querySelectorAll('.sea .space text')].filter(e => (r => r.width && (r.left < 0 || r.right > innerWidth))(e.getBoundingClientRect())).map(e => e.textContent)`); len(cut) > 1 {
		t.Errorf("the edge cuts %q", cut)
	}
}
