package e2e

import (
	"strings"
	"testing"
)

// What an arrow says covers no third counter where there is room beside the two that it is about.
func TestWhatAnArrowSaysCoversNoOther(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.open(h.url)
	got := value[[]string](p, `import('/board/marks.js').then(({ drawn }) => {
		const at = { d7: { x: 400, y: 700 }, d8: { x: 400, y: 800 }, d9: { x: 400, y: 900 }, d6: { x: 400, y: 600 } };
		const seat = id => [id, { ...at[id], top: at[id].y - 40, size: 1 }], mark = { kind: 'attack', from: 'd7', to: 'd8', label: 'Drake attacks Sidonia', line: [] };
		const where = (...ids) => drawn([mark], 1, id => at[id], 1, new Map(ids.map(seat)))[0].match(/class="words" transform="translate\(([^)]*)/)[1];
		return [where('d7', 'd8'), where('d7', 'd8', 'd9'), where('d7', 'd8', 'd9', 'd6')];
	})`)
	if want := "400 898|400 652|532 700"; strings.Join(got, "|") != want {
		t.Errorf("it stands at %q, expected %q", strings.Join(got, "|"), want)
	}
}
