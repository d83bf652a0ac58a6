// The umpire of a real table has all seats on one screen: there is no curtain, the orders of all sides are
// shown, and what to move where is listed after each move.

import { correct } from './correct.js';
import { el, fill } from './dom.js';
import { ownFirst } from './papers.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Scene} Scene @typedef {import('./seat.js').SeatLine} SeatLine */
/**
 * @typedef {{ sending: import('./sending.js').Sending, sit: (hand: SeatLine) => void, moved: () => void }} Does
 * Sit gives the screen to a seat, moved shows the list of what has moved.
 */

/** @returns {string[]} the matches that are kept so on this machine */
const kept = () => JSON.parse(localStorage.getItem('umpire') ?? '[]');

/** Whether a match is kept by an umpire here. @param {string} match */
export const umpired = match => kept().includes(match);

/** @param {string} match @param {boolean} on */
export function umpire(match, on) {
	put('umpire', JSON.stringify([...kept().filter(m => m !== match), ...(on ? [match] : [])].slice(-100)));
}

export class Umpire {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		this.node = el('section.umpire', { 'aria-label': 'Umpire' });
		this.moved = -1;
		this.on = screen.hands.length > 1 && umpired(screen.data.match);
	}

	/** The seats that may know what is shown: one, or all for the umpire. @returns {SeatLine[]} */
	hands() {
		return this.on ? this.screen.hands : [this.screen.hand];
	}

	/** Lifts the curtain for good, or hangs it again. */
	toggle() {
		umpire(this.screen.data.match, !this.on);
		location.reload();
	}

	/** What the umpire sees: each ship and each plotted way as its own side does. @returns {Scene|null} */
	scene() {
		const own = this.screen.view.scene,
			hands = this.hands();
		const scenes = hands.map(h => h.now.scene).filter(s => s !== null);
		if (!own || scenes.length < 2) return own;
		const sides = new Map(scenes.flatMap(s => s.pieces).map(p => [p.id, p.side])),
			seats = new Set(hands.map(h => h.now.seat));
		const others = (/** @type {string} */ id, /** @type {number} */ seat) =>
			seats.has(sides.get(id) ?? -1) && sides.get(id) !== seat;
		const marks = new Map(
			hands
				.flatMap(h => (h.now.scene?.marks ?? []).filter(m => !others(m.from, h.now.seat)))
				.map(m => [JSON.stringify(m), m]),
		);
		return {
			...own,
			pieces: ownFirst(
				hands,
				scenes.map(s => s.pieces),
			),
			marks: [...marks.values()],
		};
	}

	/** Puts right a choice or a roll that was typed wrong, of any side. */
	correct() {
		const { hand, hands, names } = this.screen, // another seat may be asked meanwhile
			others = hands.filter(h => h !== hand).map(h => h.token);
		return correct({
			names,
			slips: () => hand.get(`slips?with=${others.join(',')}`),
			send: body => this.does.sending.post('correct', { ...body, with: others }, hand),
			rule: body => hand.post('rule', { ...body, with: others }),
		});
	}

	/**
	 * Shows whose orders are written, agrees to what a seat of its own asks, and opens the list when something has
	 * moved.
	 */
	show() {
		const { screen, does } = this;
		if (!this.on) {
			fill(this.node);
			return;
		}
		for (const h of screen.hands) if (h.now.back.asked) does.sending.post('consent', { agree: true }, h);
		fill(
			this.node,
			el('p', {}, 'Umpire: you see the orders of all sides.'),
			screen.data.corrects && !screen.view.ended?.adjourned
				? el('button.quiet', { type: 'button', onclick: () => void this.correct() }, 'Correct what was typed')
				: null,
			el(
				'div.row',
				{},
				...screen.hands.map(h =>
					el(
						'button.option',
						{ type: 'button', 'aria-pressed': String(h === screen.hand), onclick: () => does.sit(h) },
						screen.names[h.now.seat],
						h.now.asks.length ? ` (${h.now.asks.length} to answer)` : '',
					),
				),
			),
		);
		const moved = screen.hand.lines.filter(l => l.moved).length + (screen.view.need ? 0.5 : 0);
		if (this.moved >= 0 && moved > this.moved) does.moved();
		this.moved = moved;
	}
}
