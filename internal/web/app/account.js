// The charts of a game that has money: an account as a page of a book, and a year as bars and lines.

import { el, svg } from './dom.js';

/** @typedef {import('../types.d.ts').Chart} Chart */

/** Height of a plot, and room below it for the names of its columns. */
const high = 64,
	below = 16;

const number = (/** @type {string} */ s) => Number(s.replace('−', '-')) || 0;
/** A text with true minus signs. */
export const signed = (/** @type {string} */ s) => s.replaceAll(/(^|\s)-(?=\d)/g, '$1−');

/** A chart of money, with the changes from another marked. @param {Chart} c @param {Chart} [was] */
export function drawn(c, was) {
	return c.kind === 'plot' ? plot(c, was) : account(c, was);
}

/** @param {Chart} c @param {Chart} [was] */
function account(c, was) {
	return el(
		'table.account',
		{},
		el('caption', {}, c.title),
		c.columns.length > 1
			? el('thead', {}, el('tr', {}, el('td', {}), ...c.columns.map(h => el('th', { scope: 'col' }, h))))
			: null,
		el(
			'tbody',
			{},
			...c.rows.map(r => {
				const old = was?.rows.find(o => o.name === r.name),
					changed = was && old?.cells[0] !== r.cells[0];
				return el(
					`tr${r.line ? '.total' : ''}${r.gone ? '.short' : ''}${changed ? '.changed' : ''}`,
					{},
					el('th', { scope: 'row' }, r.name),
					...r.cells.map((cell, i) =>
						el(
							'td',
							{},
							changed && old ? el('s', {}, signed(old.cells[i])) : null,
							changed && old ? ' ' : null,
							signed(cell),
							r.gone ? el('span.unseen', {}, ' short') : null,
						),
					),
				);
			}),
		),
	);
}

/** Stacked bars and lines over turns. @param {Chart} c @param {Chart} [was] */
function plot(c, was) {
	const bars = c.rows.filter(r => !r.line),
		lines = c.rows.filter(r => r.line),
		n = c.columns.length,
		wide = 300,
		step = wide / Math.max(1, n);
	const stack = c.columns.map((_, i) => bars.reduce((sum, r) => sum + number(r.cells[i]), 0));
	const every = [...stack, ...[...lines, ...(was?.rows.filter(r => r.line) ?? [])].flatMap(r => r.cells.map(number))];
	const top = Math.max(1, ...every),
		low = Math.min(0, ...every),
		y = (/** @type {number} */ v) => Math.round((high * (top - v)) / (top - low));
	let d = '';
	c.columns.forEach((name, i) => {
		let at = 0;
		bars.forEach((r, j) => {
			const v = number(r.cells[i]);
			const box = `x="${i * step + step * 0.18}" y="${y(at + v)}" width="${step * 0.64}"`;
			if (v) d += `<rect class="bar bar-${j}" ${box} height="${y(at) - y(at + v)}"/>`;
			at += v;
		});
		if (stack[i] > 0) d += `<text class="value" x="${(i + 0.5) * step}" y="${y(stack[i]) - 2}">${stack[i]}</text>`;
		const short = name.slice(0, 3).replace(/[<&]/g, '');
		d += `<text class="column" x="${(i + 0.5) * step}" y="${high + below - 3}">${short}</text>`;
	});
	/** Whether a place is clear of the sum of a bar. @param {number} i @param {number} at */
	const free = (i, at) => {
		const bar = y(stack[i]) - 2;
		return stack[i] > 0 && Math.abs(at - bar) < 10 ? bar - 10 : at;
	};
	d += `<path class="zero" d="M0 ${y(0)}H${wide}"/>`;
	const course = (/** @type {Chart['rows'][0]} */ r, /** @type {string} */ how) => {
		const points = r.cells.flatMap((cell, i) => (cell === '' ? [] : [[Math.round((i + 0.5) * step), y(number(cell))]]));
		const dots = points.map(p => `<circle class="${how}" cx="${p[0]}" cy="${p[1]}" r="2.6"/>`).join('');
		const sum = (/** @type {string} */ cell, /** @type {number} */ i) =>
				cell === ''
					? ''
					: `<text class="value" x="${(i + 0.5) * step}" y="${free(i, y(number(cell)) - 5)}">${signed(cell)}</text>`,
			sums = how === 'old' ? [] : r.cells.map(sum);
		return `<path class="level ${how}" d="M${points.map(p => p.join(' ')).join('L')}"/>${dots}${sums.join('')}`;
	};
	for (const r of was?.rows.filter(r => r.line) ?? []) d += course(r, 'old');
	for (const r of lines) d += course(r, 'new');
	const says = c.columns
		.map(
			(name, i) =>
				`${name}: ${c.rows
					.filter(r => r.cells[i])
					.map(r => `${r.name} ${r.cells[i]}`)
					.join(', ')}`,
		)
		.join('; ');
	return el(
		'figure.plot',
		{},
		el('figcaption', {}, c.title),
		svg('svg', { viewBox: `0 -4 ${wide} ${high + below + 4}`, role: 'img', 'aria-label': says }, d),
		el(
			'p.key',
			{ 'aria-hidden': 'true' },
			...bars.map((r, j) => el('span', {}, el(`i.bar-${j}`, {}), r.name)),
			...lines.map(r => el('span', {}, el('i.level', {}), r.name)),
		),
	);
}
