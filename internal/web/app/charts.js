// Side panels of a game: squadron displays, tracks, hands of chits.

import { drawn } from './account.js';
import { el, fill } from './dom.js';
import { shelves } from './shelves.js';
import { small } from './shop.js';

/** @typedef {import('../types.d.ts').Chart} Chart */

export class ChartsPanel {
	/** @param {(id: string) => void} find shows where a thing is */
	constructor(find) {
		this.find = find;
		this.node = el('section.charts', { 'aria-label': 'Displays' });
	}

	/** @param {Chart[]} charts */
	show(charts) {
		fill(
			this.node,
			...charts.map(c => {
				if (c.kind === 'account' || c.kind === 'plot') return drawn(c);
				if (c.kind === 'shelves') return shelves(c, id => this.find(id));
				return tabled(c, id => this.find(id));
			}),
		);
	}
}

/** A chart as a table. @param {Chart} c @param {(id: string) => void} find shows where a thing is */
export function tabled(c, find) {
	const used = c.columns.map((_, i) => c.rows.some(r => r.cells[i])),
		cells = (/** @type {any[]} */ all) => all.filter((_, i) => used[i] ?? true);
	return el(
		c.side >= 0 ? `table.chart.side-${c.side}` : 'table.chart',
		{},
		el('caption', {}, c.title),
		c.columns.length
			? el(
					'thead',
					{},
					el('tr', {}, el('td', {}), ...cells(c.columns).map(h => (h ? el('th', { scope: 'col' }, h) : el('td', {})))),
				)
			: null,
		el(
			'tbody',
			{},
			...c.rows.map(r =>
				el(
					r.gone ? 'tr.gone' : 'tr',
					{ data: { id: r.id } },
					el(
						'th',
						{ scope: 'row', title: r.note },
						r.silhouette ? small(r.silhouette) : null,
						r.id ? el('button.finder', { type: 'button', onclick: () => find(r.id) }, r.name) : r.name,
					),
					...cells(r.cells).map(x => el('td', {}, x)),
				),
			),
		),
	);
}
