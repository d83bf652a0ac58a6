package e2e

import (
	"fmt"
	"testing"
)

// staff is a Colonel who stands alone beside a company of his that may shoot.
const staff = `weathergage position 1
game fury
side A force 8 flight 60 colonel 1 at 2500 2500
side B force 8 flight 60
company a-1 veteran-shot squadrons 4 at 2000 2000 captain 2
company a-2 veteran-shot squadrons 4 at 3000 3000 captain 4
company b-1 kern squadrons 4 at 2000 1650 facing 18000 captain 3
flow segments A
`

// While the standing order is in force that leaves the Colonel where he is, one button asks about him in every segment
// of this turn. It goes once it is pressed, and he is still among what a company that acts can do.
func TestTheColonelIsAskedAboutOnDemand(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	seats := value[[]string](p, onField(staff))
	p.open(h.url + "/m/" + seats[0])
	p.post("standing", `{ what: 'give', text: 'colonel-stays' }`)
	const ask = "Ask about my Colonel in every segment of this turn"
	p.until(button(ask) + `.length === 1`)
	p.screen("colonel-asks")
	play := func(choice string) {
		t.Helper()
		if got := value[string](p, fmt.Sprintf(`(async () => { %s const v = await view('%s'); return send('%[2]s', 'play', { at: v.at, choices: [%q] }).then(r => r.ok ? '' : r.text()); })()`, through, seats[0], choice)); got != "" {
			t.Fatalf("%s: %s", choice, got)
		}
	}
	p.press(ask)
	p.until(button(ask) + `.length === 0`)
	play("A act > a-1")
	p.until(`document.querySelector('.ask').textContent.includes('Colonel')`)
	p.screen("colonel-acts")
}
