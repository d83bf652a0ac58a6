// The accounts of a game that has money: what there is, what is due and what that leaves,
// and the same after a choice before it is made; a plot of the year.

import { el, fill, svg } from './dom.js';

/** @typedef {import('../types.d.ts').Chart} Chart @typedef {import('../types.d.ts').Option} Option */
/** @typedef {import('./table.js').Table} Table */

/** How long the hand rests on an answer before its accounts are asked for, in milliseconds. */
const rest = 60;

/** Height of a plot, and room below it for the names of its columns. */
const high = 64,
	below = 16;

const number = (/** @type {string} */ s) => Number(s.replace('−', '-')) || 0;
const signed = (/** @type {string} */ s) => s.replaceAll(/(^|\s)-(?=\d)/g, '$1−');

export class AccountsPanel {
	/** @param {Table} table */
	constructor(table) {
		this.table = table;
		/** @type {Map<string, Promise<Chart[]>>} */ this.known = new Map();
		this.over = '';
		this.timer = 0;
		this.purse = el('summary', {});
		this.after = el('p.after', { role: 'status' });
		this.body = el('div.pages', { tabIndex: 0, role: 'region', 'aria-label': 'The account and the year' });
		this.fold = el(
			'details',
			{ open: !table.view.lesson && matchMedia('(min-width: 1001px) and (min-height: 720px)').matches },
			this.purse,
			this.after,
			this.body,
		);
		this.node = el('section.accounts', { 'aria-label': 'Accounts', hidden: true }, this.fold);
		for (const on of ['pointerover', 'focusin'])
			table.ask.node.addEventListener(on, e => this.reach(/** @type {Element} */ (e.target)));
		for (const off of ['pointerleave', 'focusout']) table.ask.node.addEventListener(off, () => this.look(null));
	}

	/** The seat's own, as they stand. @returns {Chart[]} */
	own() {
		const { scene, seat } = this.table.view;
		return (scene?.charts ?? []).filter(c => c.side === seat && (c.kind === 'account' || c.kind === 'plot'));
	}

	/** Brings the panel up to the present view. */
	show() {
		const own = this.own();
		this.known.clear();
		this.over = '';
		this.node.hidden = !own.some(c => c.kind === 'account') || Boolean(this.table.view.ended);
		if (!this.node.hidden) this.draw(own, null, this.table.ask.aimed);
		if (this.table.ask.aimed) this.look(this.table.ask.aimed);
	}

	/** The hand is on an answer, or on something else. @param {Element} at */
	reach(at) {
		const choice = /** @type {HTMLElement|null} */ (at.closest('[data-choice]'))?.dataset.choice;
		this.look(this.table.ask.all().find(a => a.option.choice === choice)?.option ?? this.table.ask.aimed);
	}

	/** Shows the accounts as they would be after an answer. @param {Option|null} o */
	look(o) {
		const key = o?.counts ? o.choice : '';
		if (key === this.over || this.node.hidden) return;
		this.over = key;
		clearTimeout(this.timer);
		if (!o?.counts) {
			this.draw(this.own(), null, null);
			return;
		}
		this.timer = window.setTimeout(async () => {
			const wants = o.spans.filter(s => s.step).map(s => s.min);
			const charts = await this.ask([o.choice, ...wants].join(' '));
			if (this.over === key && charts.length) this.draw(charts, this.own(), o);
		}, rest);
	}

	/** @param {string} choice */
	ask(choice) {
		let got = this.known.get(choice);
		if (!got) {
			got = this.table.hand.get(`accounts?choice=${encodeURIComponent(choice)}`).then(
				a => a.charts,
				() => [],
			);
			this.known.set(choice, got);
		}
		return got;
	}

	/**
	 * @param {Chart[]} charts
	 * @param {Chart[]|null} was as they stand, where these are after a choice
	 * @param {Option|null} o that choice
	 */
	draw(charts, was, o) {
		const before = new Map((was ?? []).map(c => [c.key, c]));
		const sums = charts.filter(c => c.kind === 'account').flatMap(c => c.rows.filter(r => r.line));
		fill(
			this.purse,
			...sums.map(r =>
				el(r.gone ? 'span.sum.short' : 'span.sum', {}, el('span', {}, r.name), el('b', {}, signed(r.cells[0]))),
			),
		);
		fill(this.after, was && o ? `After “${o.says}”:` : '');
		this.node.classList.toggle('ahead', Boolean(was));
		fill(this.body, ...charts.map(c => drawn(c, before.get(c.key))));
	}
}

/** A chart of money, changes from another marked. @param {Chart} c @param {Chart} [was] */
export function drawn(c, was) {
	return c.kind === 'plot' ? plot(c, was) : account(c, was);
}

/** @param {Chart} c @param {Chart} [was] */
function account(c, was) {
	return el(
		'table.account',
		{},
		el('caption', {}, c.title),
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
					el(
						'td',
						{},
						changed && old ? el('s', {}, signed(old.cells[0])) : null,
						changed && old ? ' ' : null,
						signed(r.cells[0]),
						r.gone ? el('span.unseen', {}, ' short') : null,
					),
				);
			}),
		),
	);
}

/** Bars upon each other and lines over turns. @param {Chart} c @param {Chart} [was] */
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
		const short = name.slice(0, 3).replace(/[<&]/g, '');
		d += `<text class="column" x="${(i + 0.5) * step}" y="${high + below - 3}">${short}</text>`;
	});
	d += `<path class="zero" d="M0 ${y(0)}H${wide}"/>`;
	const course = (/** @type {Chart['rows'][0]} */ r, /** @type {string} */ how) => {
		const points = r.cells.flatMap((cell, i) => (cell === '' ? [] : [[Math.round((i + 0.5) * step), y(number(cell))]]));
		const dots = points.map(p => `<circle class="${how}" cx="${p[0]}" cy="${p[1]}" r="2.6"/>`).join('');
		return `<path class="level ${how}" d="M${points.map(p => p.join(' ')).join('L')}"/>${dots}`;
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
