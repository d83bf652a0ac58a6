// The boards of a table: which of them is large, and what of it is in sight.

import { isCountry } from '../board/country.js';
import { el, fill } from './dom.js';

/**
 * @typedef {import('../board/board.js').Board} Board
 * @typedef {import('../types.d.ts').View} View
 * @typedef {import('../types.d.ts').Scene} Scene
 */
/**
 * @typedef {{ view: () => View, seen: () => Scene|null, over: () => Node[], shown: () => boolean,
 * busy: () => boolean }} Room
 * What a board lies in: the view of the seat, the scene that is looked at, what lies over the large board, whether
 * anything has been shown yet, and whether the hand holds something or the past is looked at.
 */

export class Boards {
	/** @param {Board[]} all @param {import('./strip.js').Strip} strip @param {Room} room */
	constructor(all, strip, room) {
		this.all = all;
		this.strip = strip;
		this.room = room;
		/** Which one is large. */ this.active = 0;
		/** Whether it stays, whatever is asked. */ this.pinned = false;
		/** The question for which a board was turned to. */ this.followed = '';
		/** The seat and the place to which its board was brought last. @type {string} */ this.attended = '';
		this.sea = el('div.sea', {});
		/** Where the scale of a table lies: beside the glass, off the board. */ this.scale = el('div.scaleline', {});
		const last = new Set(all.map(b => / \S+$/.exec(b.data.name)?.[0] ?? ''));
		/** The last word of all their names, which goes without saying where there is little room: " Map". */
		const kind = last.size === 1 ? [...last][0] : '';
		this.tabs = el(
			'div.tabs.boards',
			{ role: 'tablist', 'aria-label': 'Boards' },
			...all.map((b, i) =>
				el(
					'button',
					{ type: 'button', role: 'tab', id: `board-tab-${i}`, onclick: () => this.turnTo(i) },
					b.data.name.slice(0, b.data.name.length - kind.length),
					el('span.kind', {}, kind),
				),
			),
		);
		this.pin = el(
			'button.quiet.pin',
			{
				type: 'button',
				'aria-pressed': 'false',
				title: 'Stay on this board, even when a question is about another',
				onclick: () => this.stay(!this.pinned),
			},
			'Pin',
		);
		this.bar = el('div.boardbar', {}, this.tabs, this.pin);
		this.bar.hidden = all.length < 2;
	}

	/** The large one; undefined before the set-up dice are rolled. @returns {Board} */
	get large() {
		return this.all[this.active];
	}

	/** Pins the board that is shown, or lets boards follow the question again. @param {boolean} pinned */
	stay(pinned) {
		this.pinned = pinned;
		this.pin.setAttribute('aria-pressed', String(pinned));
		this.followed = '';
		this.follow();
	}

	/** Shows one board large, the others small in the strip. @param {number} i */
	turnTo(i) {
		const board = this.all[i];
		if (!board) {
			fill(this.sea, el('p.empty', {}, 'The board appears after the set-up dice are rolled.'));
			this.strip.show(null, '');
			return;
		}
		this.active = i;
		this.strip.boards(this.all, i);
		fill(this.sea, board.node, board.table?.tools, ...this.strip.margins.sides, ...this.room.over());
		fill(this.scale, board.table?.scale);
		this.strip.show(this.room.seen(), board.data.key);
		this.sea.parentElement?.classList.toggle('land-table', isCountry(board.data));
		if (this.room.shown()) this.home();
		[...this.tabs.children].forEach((t, j) => t.setAttribute('aria-selected', String(j === i)));
	}

	/** Turns to the next one. */
	next() {
		this.turnTo((this.active + 1) % Math.max(1, this.all.length));
	}

	/** Gives the board that is large its room, and shows in it what it opens on. */
	home() {
		this.strip.place(this.large);
		const board = this.large,
			taught = this.room.view().lesson?.points.find(id => board?.placeOf(id));
		board?.home();
		if (taught) board?.find(taught, false, true);
	}

	/**
	 * Shows where a thing is, on the board that has it, as Board.find does.
	 * @param {string} id
	 * @param {Board} [on]
	 * @param {boolean} [filled]
	 */
	find(id, on = this.all.find(b => b.placeOf(id)), filled = false) {
		if (!on) return;
		if (on !== this.large) this.turnTo(this.all.indexOf(on));
		on.find(id, filled);
	}

	/** Whether a thing or a stack can be seen on a board: it does not lie deep in its pile. @param {string} id */
	sees(id) {
		return this.all.some(({ pieces, stand }) =>
			[...pieces.values()].some(({ piece: p }) => id && (p.id === id || p.stack === id) && !stand.restOf(p).deep),
		);
	}

	/** Turns to the board on which most of a new question can be chosen, unless one is pinned. */
	follow() {
		const { asks, seat, scene } = this.room.view(),
			question = `${seat} ${asks.map(a => `${a.prompt} ${a.about}`).join()}`;
		if (this.pinned || !asks.length || question === this.followed) return;
		this.followed = question;
		const phase = scene?.phase ?? '',
			has = this.all.map(
				b => asks.flatMap(a => a.options).filter(o => [o.on, o.with, o.at].some(id => id && b.placeOf(id))).length,
			);
		const named = (/** @type {(b: Board) => boolean} */ by) => this.all.findIndex((b, i) => has[i] > 0 && by(b)),
			told = named(b => asks.some(a => a.prompt.includes(b.data.name)));
		// A squadron may stand on two maps: the question or the phase says which is meant.
		const to = told >= 0 ? told : named(b => phase.toLowerCase().includes(b.data.key)),
			most = Math.max(...has);
		const best = to >= 0 ? to : has[this.active] < most ? has.indexOf(most) : this.active;
		if (best !== this.active) this.turnTo(best);
	}

	/** Brings the place of a new question into the middle of its board, or into sight what goes there. */
	attend() {
		const { asks, seat } = this.room.view(),
			one = asks.length === 1 && !this.room.busy() ? asks[0] : undefined,
			place = one?.place ?? '',
			goes = place ? '' : (one?.about ?? ''),
			at = this.large?.placeOf(goes),
			there = place ? `${seat} ${place}` : at ? `${seat} ${goes} ${at.x} ${at.y}` : '';
		if (place && there !== this.attended && !this.large?.sees(place)) this.find(place, undefined, true);
		else if (at && there !== this.attended) this.large?.bring(goes);
		this.attended = there;
		for (const b of this.all) b.signs.asks(place);
	}

	/** Draws a way on the board, or none. @param {import('../types.d.ts').Way|null} way */
	course(way) {
		this.large?.signs.course(way);
	}

	/** Lays open stacks together again. */
	close() {
		for (const b of this.all) b.fan.close();
	}
}
