// The odds of an attack before committing to it: exact, drawn as bars, one row
// for each pair of answers still open.

import { el, fill } from './dom.js';
import { call } from './net.js';

/** @typedef {import('../types.d.ts').OddsTable} OddsTable */

const percent = (/** @type {number} */ p) => p > 0 && p < .005 ? '<1 %' : `${Math.round(p * 100)} %`;

export class OddsPanel {
	/** @param {() => string} token */
	constructor(token) {
		this.token = token;
		this.node = el('section.odds', { 'aria-label': 'Odds' });
	}

	clear() { fill(this.node); }

	/** @param {string} choice */
	async ask(choice) {
		/** @type {OddsTable} */
		const t = await call(`/api/m/${this.token()}/odds?choice=${encodeURIComponent(choice)}`);
		const used = t.measures.map((_, i) => t.rows.some(r => r.columns[i].values.some(v => v.value !== 0)));
		fill(this.node, el('h3', {}, `Odds: ${t.about}`, t.exact ? '' : ' (sampled)'),
			el('div.scroll', {}, el('table', {},
				el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, ''), ...t.measures.filter((_, i) => used[i]).map(m => el('th', { scope: 'col' }, m)))),
				el('tbody', {}, ...t.rows.map(r => el('tr', {},
					el('th', { scope: 'row' }, r.answers.join(', ') || 'whatever is answered'),
					...r.columns.filter((_, i) => used[i]).map(c => el('td', {}, this.bars(c)))))))),
			el('button.quiet', { type: 'button', onclick: () => this.clear() }, 'Close'));
	}

	/** @param {{ mean: number, values: { value: number, chance: number }[] }} c */
	bars(c) {
		if (c.values.length <= 2 && c.values.every(v => v.value === 0 || v.value === 1)) {
			return el('span', {}, percent(c.values.find(v => v.value === 1)?.chance ?? 0));
		}
		const most = Math.max(...c.values.map(v => v.chance));
		return el('span.bars', { role: 'img', 'aria-label': c.values.map(v => `${v.value}: ${percent(v.chance)}`).join(', ') },
			el('b', {}, c.mean.toFixed(2)),
			...c.values.map(v => {
				const bar = el('i', { title: `${v.value}: ${percent(v.chance)}` }, el('span', {}, String(v.value)));
				bar.style.setProperty('--h', String(v.chance / most));
				return bar;
			}));
	}
}
