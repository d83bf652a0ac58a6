// Shelves: what stands in the compartments of a row, such as ships in a yard. What a
// question is about is chosen there.

import { el } from './dom.js';
import { small } from './shop.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Chart} Chart
 * @typedef {Chart['rows'][0]['goods'][0]} Good
 */

/**
 * The shelves of a chart, those that hold nothing left out.
 * @param {Chart} c
 * @param {(id: string) => void} find shows where a row is
 * @param {(g: Good) => Option|undefined} [answer] that a good is chosen by
 * @param {(o: Option) => void} [take]
 */
export function shelves(c, find, answer, take) {
	const full = c.rows.filter(r => r.goods.length);
	return el(
		c.side >= 0 ? `details.shelves.side-${c.side}` : 'details.shelves',
		{ open: true },
		el('summary', {}, c.title),
		full.length ? null : el('p.hint', {}, 'Nothing stands here.'),
		...full.map(r =>
			el(
				r.gone ? 'div.shelf.gone' : 'div.shelf',
				{},
				el(
					'p.of',
					{},
					r.id ? el('button.finder', { type: 'button', onclick: () => find(r.id) }, r.name) : r.name,
					r.cells[0] ? el('span', {}, ` ${c.columns[0]} ${r.cells[0]}`) : null,
				),
				el(
					'div.boxes',
					{},
					...c.columns.map((name, i) => {
						const goods = r.goods.filter(g => g.column === i);
						return goods.length
							? el('div.box', {}, el('small', {}, name), ...goods.map(g => good(g, answer?.(g), take)))
							: null;
					}),
				),
			),
		),
	);
}

/** @param {Good} g @param {Option|undefined} o @param {((o: Option) => void)|undefined} take */
function good(g, o, take) {
	const inside = [
		g.silhouette ? small(g.silhouette) : null,
		el('span', {}, g.name, g.note ? `, ${g.note}` : ''),
		g.value ? el('b', {}, String(g.value)) : null,
	];
	return o && take
		? el(
				'button.good',
				{ type: 'button', title: o.says, data: { choice: o.choice }, onclick: () => take(o) },
				...inside,
			)
		: el('span.good', {}, ...inside);
}

/**
 * The shelves that answers stand on; null where there are none.
 * @param {Ask} ask
 * @param {Chart[]} charts
 * @param {(o: Option) => void} take
 */
export function shelvesOf(ask, charts, take) {
	const by = new Map(ask.options.filter(o => o.on && !o.with).map(o => [o.on, o]));
	const c = charts.find(c => c.kind === 'shelves' && c.rows.some(r => r.goods.some(g => by.has(g.id))));
	if (!c) return null;
	/** @type {Set<Option>} */ const shown = new Set();
	for (const g of c.rows.flatMap(r => r.goods)) {
		const o = by.get(g.id);
		if (o) shown.add(o);
	}
	return {
		shown,
		node: shelves(
			c,
			() => {},
			g => by.get(g.id),
			take,
		),
	};
}
