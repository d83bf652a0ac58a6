package e2e

import (
	"fmt"
	"strings"
)

// through are functions of the page with which a test plays through the house,
// past what the page shows: filled is an answer with the least numbers, and step plays the first answer of the first of these
// seats that is asked, or types its dice, and tells what it found.
const through = `
	const view = t => fetch('/api/m/' + t).then(r => r.json()).then(d => d.view);
	const send = (t, what, body) => fetch('/api/m/' + t + '/' + what, { method: 'POST', body: JSON.stringify(body) });
	const filled = o => o.spans.some(s => s.step) ? [o.choice, ...o.spans.map(s => s.min)].join(' ') : o.choice;
	const step = async (tokens, wanted) => {
		for (const t of tokens) {
			const v = await view(t);
			if (v.ended) return 'ended';
			if (v.need && !v.need.yours) continue;
			if (v.need) {
				if (v.need.drawn.length && wanted === 'drawn') return 'wanted';
				await send(t, 'dice', { at: v.at, faces: Array.from({ length: v.need.dice }, (_, i) => Math.min(v.need.sides, 1 + (v.at + i) % 6)) });
				return 'played';
			}
			const all = v.asks.flatMap(a => a.options);
			if (!all.length) continue;
			if (typeof wanted === 'function' && all.some(o => wanted(o, v, all))) return 'wanted';
			const o = (window.gently && all.find(o => o.verb === 'pass')) || all[0];
			await send(t, 'play', { at: v.at, choices: [filled(o)] });
			return 'played';
		}
		return 'waits';
	};`

// mine are the tokens of the seats of the page.
const mine = "location.pathname.slice(3).split('+')"

// playOn plays first answers for the seats of the page until one of them has an
// answer that is wanted (an expression of the page: a function of an option, the
// view and all options, or 'drawn' for a chit to be typed), and reports whether that was before the end.
func (p *page) playOn(wanted string) bool {
	p.Helper()
	some := fmt.Sprintf(`(async () => { %s
		for (let n = 0; n < 20; n++) {
			const found = await step(%s, %s);
			if (found === 'wanted' || found === 'ended') return found;
			await new Promise(done => setTimeout(done, 26)); // the house is not hurried
		}
		return '';
	})()`, through, mine, wanted)
	for range 75 {
		if found := value[string](p, some); found != "" {
			return found == "wanted"
		}
	}
	return false
}

// playStep plays one answer for whichever of these seats is asked, and returns what came of it: played, waits or ended.
func (p *page) playStep(tokens ...string) string {
	p.Helper()
	return value[string](p, fmt.Sprintf(`(async () => { %s
		const found = await step(%s, null);
		await new Promise(done => setTimeout(done, 26));
		return found;
	})()`, through, `[`+strings.Join(quoted(tokens), ",")+`]`))
}

func quoted(texts []string) []string {
	out := make([]string, len(texts))
	for i, s := range texts {
		out[i] = quote(s)
	}
	return out
}

// token returns the secret of the page's seat.
func (p *page) token() string { p.Helper(); return value[string](p, "location.pathname.slice(3)") }
