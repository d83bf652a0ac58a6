// Shelves: what stands in the compartments of a row, such as ships in a yard. What a
// question is about is chosen there.

import { el } from './dom.js';
import { shotPile } from '../board/pieces.js';
import { byKey } from './groups.js';
import { goodOf, small } from './shop.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Chart} Chart
 * @typedef {Chart['rows'][0]['goods'][0]} Good
 */
/**
 * @typedef {{ by: Map<string, Option[]>, open: Set<string>, take: (o: Option) => void, pick: (id: string) => void }}
 * Work By has the answers by what they move, open the rows that something can be put on.
 */

/**
 * The shelves of a chart. Empty ones are left out, except while something that can be put on them is carried.
 * @param {Chart} c
 * @param {(id: string) => void} find shows where a row is
 * @param {Work} [work] where what is on them answers a question
 */
export function shelves(c, find, work) {
	const rows = c.rows.filter(r => r.goods.length || work);
	return el(
		c.side >= 0 ? `details.shelves.side-${c.side}` : 'details.shelves',
		{ open: true },
		el('summary', {}, c.title),
		rows.some(r => r.goods.length) ? null : el('p.hint', {}, 'Nothing stands here.'),
		...rows.map(r =>
			el(
				`div.shelf${r.gone ? '.gone' : ''}${r.goods.length ? '' : '.vacant'}`,
				{ data: { shelf: r.id } },
				el(
					'p.of',
					{},
					r.id ? el('button.finder', { type: 'button', onclick: () => find(r.id) }, r.name) : r.name,
					r.cells[0] ? el('span', {}, ` ${c.columns[0]} ${r.cells[0]}`) : null,
					Number(r.cells[0]) && c.columns[0] === 'munitions' ? pile(Number(r.cells[0])) : null,
				),
				el(
					'div.boxes',
					{},
					...c.columns.slice(1).map((name, i) => {
						const goods = r.goods.filter(g => g.column === i + 1);
						return el(
							goods.length ? 'div.box' : 'div.box.vacant',
							{},
							el('small', {}, name),
							...goods.map(g => good(g, work)),
						);
					}),
				),
			),
		),
	);
}

/** Munitions as a pile of shot. @param {number} n */
function pile(n) {
	const box = el('span.pile', { 'aria-hidden': 'true' });
	box.innerHTML = `<svg viewBox="-19 -33 38 34">${shotPile(n)}</svg>`;
	return box;
}

/** @param {Good} g @param {Work|undefined} work */
function good(g, work) {
	const inside = [
		g.silhouette ? small(g.silhouette) : null,
		el('span', {}, g.name, g.note ? `, ${g.note}` : ''),
		g.value ? el('b', {}, String(g.value)) : null,
	];
	const all = work?.by.get(g.id) ?? [],
		[o] = all;
	if (!work || !o) return el('span.good', { data: { on: g.id } }, ...inside);
	const one = all.length === 1;
	return el(
		'button.good',
		{
			type: 'button',
			title: one ? o.says : `${g.name}: ${all.length} places`,
			data: one ? { carry: g.id, on: g.id, choice: o.choice } : { carry: g.id, on: g.id },
			onclick: () => (one ? work.take(o) : work.pick(g.id)),
		},
		...inside,
	);
}

/**
 * The shelves that the things in the answers stand on, or can be put on.
 * @param {Ask} ask
 * @param {Chart[]} charts
 * @param {(o: Option) => void} take
 * @param {(id: string) => void} pick narrows the question to what has several places
 */
export function shelvesOf(ask, charts, take, pick) {
	const by = byKey(ask.options, goodOf);
	const open = new Set(ask.options.filter(o => o.with).map(o => o.on));
	const named = (/** @type {Chart} */ c) => c.rows.some(r => r.goods.some(g => by.has(g.id)));
	return charts
		.filter(c => c.kind === 'shelves' && named(c))
		.map(c => ({
			shown: new Set(c.rows.flatMap(r => r.goods).flatMap(g => by.get(g.id) ?? [])),
			node: shelves(c, () => {}, { by, open, take, pick }),
		}));
}
