package e2e

import (
	"slices"
	"testing"
	"time"
)

// lessons are the numbers that each lesson has its learner set, in their order, where the text
// gives one.
var lessons = []struct {
	game, key, title string
	numbers          []string
}{
	{"duel", "1_the_first_broadside", "The first broadside", []string{"3", "160"}},
	{"duel", "2_chain_shot", "Chain shot", []string{"3", "120"}},
	{"fury", "1_march_and_shoot", "March, then shoot", []string{"1"}},
	{"fury", "2_a_charge_in_the_flank", "Charge a flank", nil},
	{"fury", "3_spring_an_ambush", "Spring an ambush", []string{"3"}},
	{"invincible", "1_the_first_attack", "The first attack", nil},
	{"invincible", "2_withdraw_in_time", "Withdraw in time", nil},
	{"invincible", "3_mend_what_was_hurt", "Rally, repair, resupply", nil},
	{"jenkins", "1_sail_and_land", "Sail and land", nil},
	{"jenkins", "2_take_a_seaport", "Take a seaport", nil},
	{"renaissance", "1_a_broadside", "A broadside at close range", nil},
	{"renaissance", "2_sail_load_fire", "Sail, load and fire", []string{"9", "80"}},
	{"spain", "1_build_a_ship", "Build ships you can pay for", nil},
	{"spain", "2_sail_with_the_wind", "Sail against the wind", nil},
}

// step is an expression for the step of the lesson as the page shows it: "Step 1 of 4" or "Done".
const step = `document.querySelector('.teaching .lessonhead span')?.textContent`

// past returns an expression for whether the page shows another step than one.
func past(was string) string { return `(` + step + ` ?? ` + quote(was) + `) !== ` + quote(was) }

// TestLessonsByHand walks each lesson as a hand does that has not seen it before: what it speaks of
// lies near the middle of the board, large enough to be clicked; one question is asked, and
// nothing gives the match up. Show me points at the answer; that is clicked, its number typed
// as the text says, and it is confirmed where a die is thrown. So it comes to its end.
func TestLessonsByHand(t *testing.T) {
	h, p := openHouse(t), byHand(t)
	for i := range lessons {
		l := &lessons[i]
		p.open(h.url)
		p.learns(l.game, l.title)
		p.until(step + `?.startsWith('Step 1 of')`)
		p.aimed(l.game)
		for numbers := l.numbers; ; {
			p.until(step + ` === 'Done' || ` + button("Show me") + `.length > 0`)
			was := value[string](p, step)
			if was == "Done" {
				break
			}
			choice := ""
			for tries := 0; choice == "" && tries < 5; tries++ { // it is pointed at for a while, or until the list is drawn again
				p.press("Show me")
				choice = value[string](p, `(async () => {
					for (let n = 0; n < 40 && !document.querySelector('.ask .pointed'); n++) await new Promise(done => setTimeout(done, 50));
					return document.querySelector('.ask .pointed')?.dataset.choice ?? '';
				})()`)
			}
			p.clickOn(`[...document.querySelectorAll('.ask button.option')].filter(b => b.dataset.choice === ` + quote(choice) + `)`)
			p.until(past(was) + ` || document.querySelector('.aim')`)
			if value[bool](p, past(was)) {
				continue
			}
			if len(numbers) > 0 && value[bool](p, `document.querySelector('.aim input[type=number]') !== null`) {
				p.dials(numbers[0])
				numbers = numbers[1:]
			}
			p.clickOn(dialled)
			p.until(past(was))
		}
	}
}

// learns begins a lesson from the card of its game.
func (p *page) learns(game, title string) {
	p.Helper()
	p.click(`.card[data-game="` + game + `"] .lessons summary`)
	p.clickOn(`[...document.querySelectorAll('.card[data-game="` + game + `"] button')].filter(b => b.textContent.includes(` + quote(title) + `))`)
}

// dials types the number of an answer, once it is asked for.
func (p *page) dials(n string) {
	p.Helper()
	p.until(`(i => { i.value = ` + quote(n) + `; i.dispatchEvent(new Event('input')); return true; })(document.querySelector('.aim input[type=number]'))`)
}

// aimed checks how the board lies as a lesson opens.
func (p *page) aimed(game string) {
	p.Helper()
	p.until(`document.querySelector('.sea .found')`)
	where := func() []float64 {
		return value[[]float64](p, `(() => {
			const f = document.querySelector('.sea .found').getBoundingClientRect(), b = document.querySelector('.sea .board').getBoundingClientRect();
			return [(f.x + f.width / 2 - b.x) / b.width, (f.y + f.height / 2 - b.y) / b.height, f.width];
		})()`)
	}
	far := func(at []float64) bool {
		return at[0] < 0.25 || at[0] > 0.75 || at[1] < 0.25 || at[1] > 0.75 || at[2] < 60
	}
	at, before := where(), []float64(nil)
	for n := 0; !slices.Equal(at, before) || far(at) && n < 20; n++ { // until the board has moved there and come to rest
		time.Sleep(300 * time.Millisecond)
		at, before = where(), at
	}
	if far(at) {
		p.Errorf("%s: what the lesson is about lies at %.2f, %.2f of the board, %.0f px wide", game, at[0], at[1], at[2])
	}
	if n := value[int](p, `document.querySelectorAll('.ask .prompt').length`); n != 1 {
		p.Errorf("%s: %d questions are asked", game, n)
	}
	if value[bool](p, `document.querySelector('.ask').innerText.includes('you lose')`) {
		p.Errorf("%s: the lesson can be lost by a click", game)
	}
}

// Who is new learns Duel in a few clicks: another answer is refused with a hint, and the last
// step leads to the next lesson. Nothing of it is kept among the matches.
func TestLessonByClicking(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	p.press("Learn to play")
	p.until(step + ` === 'Step 1 of 4'`)
	p.screen("lesson")
	dial := func(n string) {
		p.Helper()
		p.dials(n)
		p.clickOn(dialled)
	}
	p.press("Make speed")
	dial("2")
	p.until(`document.querySelector('.tag').textContent.includes('Order speed 3')`)
	dial("3")
	p.press("Load round shot")
	p.press("Close")
	dial("160")
	p.press("Fire")
	p.clickOn(dialled)
	p.until(step + ` === 'Done'`)
	p.press("Next: Chain shot")
	p.until(step + ` === 'Step 1 of 4'`)
	p.open(h.url)
	p.until(`document.querySelector('section.lesson') && !document.querySelector('.mine li')`)
}
