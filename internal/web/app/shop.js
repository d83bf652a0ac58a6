// A question whose answers are rows of a display is answered there, with everything the display says about
// each: a shop with its prices and the money left.

import { el } from './dom.js';
import { whenDrawn } from './drawn.js';
import { byKey } from './groups.js';
import { silhouette } from '../board/silhouettes.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Chart} Chart
 */

/** The fewest answers for which a display is opened. */
const fewest = 3;

/** How broad columns may be, in rem, that a name stands beside them. */
const mostBeside = 11;

/** So many rows are there at once; the others come when these have been drawn. */
const atOnce = 14;

/** What an answer is about on the counter of a shop: what is taken somewhere, or what is chosen. @param {Option} o */
export const goodOf = o => o.with || o.on;

/** The display with pictures that most answers name, if enough do. @param {Ask} ask @param {Chart[]} charts */
function displayOf(ask, charts) {
	const named = new Set(ask.options.map(goodOf).filter(Boolean));
	const score = (/** @type {Chart} */ c) =>
		c.columns.length > 1 ? c.rows.filter(r => r.id && r.silhouette && named.has(r.id)).length : 0;
	const best = [...charts].sort((a, b) => score(b) - score(a))[0];
	return best && score(best) >= fewest && (named.size <= score(best) || score(best) > 4 * fewest) ? best : null;
}

/** @type {Map<string, HTMLElement>} pictures once made, of which each row has a copy */ const made = new Map();

/** One row's picture. @param {string} key */
export function small(key) {
	const box = made.get(key) ?? el('span.row-ship', { 'aria-hidden': 'true' });
	if (!made.has(key)) {
		box.innerHTML = `<svg viewBox="0 0 100 80" class="ship">${silhouette(key)}</svg>`;
		made.set(key, box);
	}
	return box.cloneNode(true);
}

/**
 * The shop, and the answers that stand in it; null if there is none.
 * @param {Ask} ask
 * @param {Chart[]} charts
 * @param {(o: Option) => void} take
 * @param {(id: string) => void} pick narrows the question to what can be taken to several places
 */
export function shop(ask, charts, take, pick) {
	const c = displayOf(ask, charts);
	if (!c) return null;
	const of = byKey(ask.options, goodOf);
	// What there is money for comes first.
	const dear = (/** @type {Chart['rows'][0]} */ r) => Number(!of.has(r.id));
	const rows = c.rows.filter(r => !r.gone).sort((a, b) => dear(a) - dear(b)),
		kinds = [...new Set(rows.map(r => r.note))];
	const line = (/** @type {Chart['rows'][0]} */ r, /** @type {boolean[]} */ used) => {
		const all = of.get(r.id) ?? [],
			[o] = all,
			vain = all.every(a => a.vain);
		return el(
			o ? 'tr' : 'tr.dear',
			{ role: 'row' },
			el(
				'th',
				{ role: 'rowheader' },
				r.silhouette ? small(r.silhouette) : null,
				o
					? el(
							vain ? 'button.buy.vain' : 'button.buy',
							{
								type: 'button',
								title: all.length > 1 ? `${r.name}: ${all.length} places` : o.says,
								data: { choice: o.choice, carry: r.id },
								onclick: () => (all.length > 1 ? pick(r.id) : take(o)),
							},
							r.name,
							vain ? el('small.vain', {}, o.after) : null,
						)
					: el('span', {}, r.name),
				!used[0] && /\p{L}/u.test(r.cells[0] ?? '') ? el('small.what', {}, r.cells[0]) : null,
			),
			...r.cells.map((x, i) => (used[i] ? el('td', { role: 'cell' }, x) : null)),
		);
	};
	const shelves = el('div.scroll', { tabIndex: 0, role: 'region', 'aria-label': c.title });
	const stock = () => {
		const kind = kinds.shift() ?? '',
			goods = rows.filter(r => r.note === kind);
		shelves.append(shelf(kind, c, goods, line));
		return goods.length;
	};
	for (let n = 0; kinds.length && n < atOnce; ) n += stock();
	if (kinds.length)
		whenDrawn(() => {
			while (kinds.length) stock();
		});
	return {
		shown: new Set(rows.flatMap(r => of.get(r.id) ?? [])),
		node: el(
			c.side >= 0 ? `div.shop.side-${c.side}` : 'div.shop',
			{},
			el('p.purse', { role: 'status' }, c.title),
			shelves,
		),
	};
}

/**
 * The goods of one kind, with what is said about any of them.
 * @param {string} kind what the display calls it; '' if all its goods are of one kind
 * @param {Chart} c the display
 * @param {Chart['rows']} rows
 * @param {(r: Chart['rows'][0], used: boolean[]) => Node} line
 */
function shelf(kind, c, rows, line) {
	const { columns } = c;
	const used = columns.map((_, i) => rows.some(r => /[1-9]/.test(r.cells[i])));
	const node = el(
		'table',
		{ role: 'table', 'aria-label': kind || c.title },
		el(
			'tr.kind',
			{ role: 'row' },
			el('th', { role: 'columnheader' }, kind),
			...columns.map((h, i) => (used[i] ? el('th', { role: 'columnheader' }, h) : null)),
		),
		...rows.map(r => line(r, used)),
	);
	const wide = columns.filter((_, i) => used[i]).map(h => Math.max(1.8, 0.3 + h.length * 0.39));
	node.classList.toggle('broad', wide.reduce((all, w) => all + w, 0) > mostBeside);
	node.style.setProperty('--columns', wide.map(w => `${w}rem`).join(' '));
	return node;
}
