// Papers for a real table: the sheets of ships and forces, and the list of what to move where. Both can be
// read and printed.

import { el, fill } from './dom.js';
import { Refused } from './net.js';
import { scenarioName } from './seats.js';

/**
 * @typedef {import('../types.d.ts').Sheet} Sheet
 * @typedef {import('../types.d.ts').TableMove} TableMove
 * @typedef {import('./seat.js').SeatLine} SeatLine
 */

/**
 * Everything once, each as its own side knows it.
 * @template {{id: string, side: number}} T
 * @param {SeatLine[]} hands
 * @param {T[][]} lists one a seat
 * @returns {T[]}
 */
export function ownFirst(hands, lists) {
	/** @type {Map<string, T>} */ const all = new Map();
	lists.forEach((list, i) =>
		list.forEach(x => {
			if (!all.has(x.id) || x.side === hands[i].now.seat) all.set(x.id, x);
		}),
	);
	return [...all.values()];
}

/** A drawing from the server as an element. @param {string} svg */
function drawing(svg) {
	return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
}

/** Lays out pages to be printed in place of the board. @param {...Node} pages */
export function papers(...pages) {
	const book = el('div.papers', {}, ...pages.map(p => el('section', {}, p)));
	document.body.append(book);
	return book;
}

/** Prints only these pages. @param {...Node} pages */
function print(...pages) {
	const book = papers(...pages);
	window.addEventListener('afterprint', () => book.remove(), { once: true });
	window.print();
}

/**
 * What changes when something has moved or is told: until then the drawing stays valid. @param {SeatLine[]}
 * hands
 */
const told = hands => hands.map(h => `${h.token} ${h.now.scene?.turn} ${Boolean(h.now.need)} ${h.lines.length}`).join();

export class SheetsPanel {
	/** @param {() => SeatLine[]} hands who may know what is drawn */
	constructor(hands) {
		this.hands = hands;
		/** @type {Sheet[]} */ this.all = [];
		/** What is shown, "" for all. */ this.of = '';
		this.drawn = '';
		this.pick = el('select', { 'aria-label': 'Whose sheet', onchange: () => this.turn(this.pick.value) });
		this.page = el('div.sheets', {});
		this.none = el('p.hint', { role: 'status', hidden: true }, 'Nothing to print: nobody of yours is in play yet.');
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('button.quiet', { type: 'button', onclick }, text);
		this.node = el(
			'section.sheetbook',
			{ 'aria-label': 'Sheets' },
			el(
				'div.row',
				{},
				this.pick,
				b('Print all sheets', () => this.print('')),
				b('Print blank sheets', () => this.print('blank')),
			),
			this.none,
			this.page,
		);
	}

	/** Turns to the sheet of a ship, if she has one. @param {string} id */
	turn(id) {
		this.of = id;
		this.draw();
	}

	/** Updates what is shown. */
	async show() {
		const hands = this.hands(),
			now = told(hands);
		if (this.drawn === now) return;
		this.drawn = now;
		this.all = await this.fetch('slip').catch(() => this.all);
		this.draw();
	}

	/** Whether a piece has a sheet as things are now. @param {string} id */
	async has(id) {
		await this.show();
		return this.all.some(s => s.id === id);
	}

	/** @param {string} how "slip", "blank" or "" @returns {Promise<Sheet[]>} */
	async fetch(how) {
		const hands = this.hands();
		return ownFirst(hands, await Promise.all(hands.map(async h => (await h.get(`sheets?${how}`)).sheets)));
	}

	draw() {
		if (this.all.length && !this.all.some(s => s.id === this.of)) this.of = '';
		const [
				{
					data: { seats },
					now,
				},
			] = this.hands(),
			sides = [...new Set(this.all.map(s => s.side))].sort((a, b) => Number(b === now.seat) - Number(a === now.seat));
		fill(
			this.pick,
			el('option', { value: '', selected: !this.of }, 'all sheets'),
			...sides.map(side =>
				el(
					'optgroup',
					{ label: seats[side]?.name ?? '' },
					...this.all
						.filter(s => s.side === side)
						.map(s => el('option', { value: s.id, selected: s.id === this.of }, s.title)),
				),
			),
		);
		fill(
			this.page,
			...sides
				.flatMap(side => this.all.filter(s => s.side === side && (!this.of || s.id === this.of)))
				.map(s => drawing(s.svg)),
		);
		if (this.all.length) this.none.hidden = true;
		else fill(this.page, el('p.hint', {}, 'There are no sheets yet: nothing that has one is in play.'));
	}

	/** The sheets of those who sit here; for observers, all. @param {string} how */
	async own(how) {
		const lists = await Promise.all(
			this.hands().map(async h => {
				const all = /** @type {Sheet[]} */ ((await h.get(`sheets?${how}`)).sheets);
				return h.data.watching ? all : all.filter(s => s.side === h.now.seat);
			}),
		);
		return lists.flat().map(s => drawing(s.svg));
	}

	/** Prints them, or says that there are none yet. @param {string} how */
	async print(how) {
		const own = await this.own(how);
		this.none.hidden = own.length > 0;
		if (own.length) print(...own);
	}
}

export class MovesPanel {
	/** @param {() => SeatLine[]} hands who may know what moves */
	constructor(hands) {
		this.hands = hands;
		this.drawn = '';
		this.list = el('div.moves', {});
		this.node = el(
			'section.movelist',
			{ 'aria-label': 'What to move where' },
			el(
				'div.row',
				{},
				el(
					'p.hint',
					{},
					'Distances are from the left and the top edge of the table, as drawn here, to the middle of the front.',
				),
				el('button.quiet', { type: 'button', onclick: () => this.print() }, 'Print'),
			),
			this.list,
		);
	}

	/** Prints the list under the names of game and battle; the move is its caption. */
	print() {
		const [{ data }] = this.hands();
		print(
			el('div.movesheet', {}, el('h1', {}, scenarioName(data)), el('p', {}, data.game.name), this.list.cloneNode(true)),
		);
	}

	/** Updates the list. */
	async show() {
		const hands = this.hands(),
			now = told(hands);
		if (this.drawn === now) return;
		this.drawn = now;
		/** @type {import('../types.d.ts').Moves[]} */ let answers;
		try {
			answers = await Promise.all(hands.map(h => h.get('moves')));
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			fill(this.list, el('p', { role: 'alert' }, e.message));
			return;
		}
		const moves = ownFirst(
				hands,
				answers.map(a => a.moves),
			),
			first = answers[0];
		fill(
			this.list,
			el(
				'table',
				{},
				el('caption', {}, first.turn + (first.open ? ', so far' : '')),
				el('thead', {}, el('tr', {}, ...['piece', 'way', 'ends at'].map(h => el('th', { scope: 'col' }, h)))),
				el(
					'tbody',
					{},
					...moves.map(m =>
						el(
							`tr.side-${m.side}`,
							{ data: { id: m.id } },
							el('th', { scope: 'row' }, m.name),
							el('td', {}, m.legs.join(', ') || 'stays'),
							el(
								'td',
								{},
								...[...m.place.filter(Boolean), m.heading && `heading ${m.heading}`].map(p => p && el('span', {}, p)),
							),
						),
					),
				),
			),
		);
	}
}
