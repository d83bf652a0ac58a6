package e2e

import (
	"strings"
	"testing"
)

// aBoard puts a second Tactical Map of Calais, as the match shows it, on the page, and has b draw scenes on it.
const aBoard = `const t = await (await fetch('/api/m/' + location.pathname.split('/')[2])).json();
	const { Board } = await import('/board/board.js');
	const b = new Board(t.boards.find(b => b.kind === 'squares'), { onChoose() {}, onLook() {}, onAway() {}, mayDrag: () => false, onDrag() {} });
	document.body.append(b.node);
	const { scene } = t.view, at = scene.pieces.filter(p => b.m.at.has(p.at));
	const signs = () => [...b.node.querySelectorAll('.outcome')].map(e => e.textContent).join();
	const shot = { from: at[0].id, to: at[1].id, told: null, text: '' };
	const hurt = { ...scene, pieces: scene.pieces.map(p => p.key === at[1].key ? { ...p, numbers: p.numbers.map((n, i) => i ? n : { ...n, value: n.value - 2 }) } : p) };
	const gone = { ...hurt, pieces: hurt.pieces.map(p => p.key === at[0].key ? { ...p, at: at[2].at } : p) };
`

// What a fight has cost stands over the counter until something moves or others are fired at.
func TestTheCostOfAFightStaysUntilTheNextAct(t *testing.T) {
	h, p := openHouse(t), desk(t)
	p.setsOut(h, "invincible", "calais")
	p.until(`document.querySelector('.sea .piece')`)
	got := value[[]string](p, `(async () => { `+aBoard+`
		const seen = [], see = (...all) => { b.show(...all); seen.push(signs()); };
		see(scene, true);
		see(hurt, false, [shot]);
		see(hurt, false, []);
		see(gone, false, []);
		see(gone, false, [shot]);
		see({ ...gone, pieces: gone.pieces.filter(p => p.key !== at[1].key) }, false, [shot]);
		see(scene, true);
		b.node.remove();
		return seen;
	})()`)
	if want := "|−2|−2||−0|lost|"; strings.Join(got, "|") != want {
		t.Errorf("over the counters stands %q, expected %q", strings.Join(got, "|"), want)
	}
}
