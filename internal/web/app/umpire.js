// The umpire of a real table has all seats on one screen: there is no curtain, the orders of all sides are
// shown, and what to move where is listed after each move.

import { correct } from './correct.js';
import { el, fill } from './dom.js';
import { Righting } from './righting.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Drafted} Drafted @typedef {import('../types.d.ts').Piece} Piece */
/** @typedef {import('../types.d.ts').Need} Need @typedef {import('../types.d.ts').Scene} Scene */
/** @typedef {import('./seat.js').SeatLine} SeatLine */
/**
 * @typedef {{ sending: import('./sending.js').Sending, sit: (hand: SeatLine) => void, moved: () => void,
 * room: () => import('./boards.js').Boards, redraw: () => void }} Does
 * Sit gives the screen to a seat, moved shows the list of what has moved; the boards, and what draws them anew.
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
		const { match, study } = screen.data;
		this.on = screen.hands.length > 1 && (umpired(match) || (study && this.typed));
		/** What puts models right. */ this.righting = new Righting({
			room: does.room,
			root: screen.root,
			seen: drafted => this.seen(drafted),
			redraw: does.redraw,
			draft: body => this.sends('stands', body),
			rule: body => this.sends('rule', body),
		});
	}

	/** @param {string} what @param {any} body */
	sends(what, body) {
		const { hand, others } = this.asAll();
		return hand.post(what, { ...body, with: others });
	}

	/** Whether real dice are typed. */
	get typed() {
		return this.screen.data.dice.kind === 'typed';
	}

	/** Which dice a study goes on with. */
	dice() {
		if (!this.screen.data.study || this.screen.data.watching) return null;
		return el(
			'p',
			{},
			this.typed ? 'A study with real dice: you type what you roll.' : 'A study: the server rolls the dice.',
		);
	}

	/** The seats that may know what is shown: one, or all for the umpire. @returns {SeatLine[]} */
	hands() {
		return this.on ? this.screen.hands : [this.screen.hand];
	}

	/**
	 * A roll with what it depends on, as the seat that makes it knows; for the umpire also what a seat draws that he does
	 * not look with.
	 * @param {Need|null} need
	 */
	need(need) {
		if (!need) return this.on ? (this.hands().find(h => h.now.need?.yours)?.now.need ?? null) : null;
		const own = this.hands().find(h => h.now.seat === need.seat)?.now.need;
		return own ? { ...need, sums: own.sums } : need;
	}

	/** Lifts the curtain for good, or hangs it again. */
	toggle() {
		umpire(this.screen.data.match, !this.on);
		location.reload();
	}

	/** What the umpire sees: each ship and each plotted way as its own side does. @returns {Scene|null} */
	scene() {
		return this.seen(this.righting.drafted);
	}

	/** The same as it is, or would stand with changes. @param {Drafted|null} drafted @returns {Scene|null} */
	seen(drafted) {
		const hands = this.hands(),
			scenes = new Map(
				drafted
					? drafted.seats.map(s => [s.seat, s.scene])
					: hands.flatMap(h => (h.now.scene ? [[h.now.seat, h.now.scene]] : [])),
			),
			own = scenes.get(this.screen.view.seat) ?? this.screen.view.scene;
		if (!own || scenes.size < 2) return own;
		const sides = new Map([...scenes.values()].flatMap(s => s.pieces).map(p => [p.id, p.side]));
		const others = (/** @type {string} */ id, /** @type {number} */ seat) =>
			scenes.has(sides.get(id) ?? -1) && sides.get(id) !== seat;
		const marks = new Map(
			[...scenes].flatMap(([seat, s]) => s.marks.filter(m => !others(m.from, seat))).map(m => [JSON.stringify(m), m]),
		);
		return { ...own, pieces: together(own, scenes), marks: [...marks.values()] };
	}

	/** Whether the umpire may put right what stands and what was typed. */
	get may() {
		return this.on && this.screen.data.corrects && !this.screen.view.ended?.adjourned;
	}

	/** What he sends with the links of all sides, by the seat that is shown. */
	asAll() {
		const { hand, hands } = this.screen; // another seat may be asked meanwhile
		return { hand, others: hands.filter(h => h !== hand).map(h => h.token) };
	}

	/** Puts right a choice or a roll that was typed wrong, of any side. */
	correct() {
		const { hand, others } = this.asAll();
		return correct({
			names: this.screen.names,
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
			fill(this.node, this.dice());
			return;
		}
		if (this.righting.on && this.may) {
			fill(this.node, this.righting.node);
			return;
		}
		for (const h of screen.hands) if (h.now.back.asked) does.sending.post('consent', { agree: true }, h);
		fill(
			this.node,
			el('p', {}, 'Umpire: you see the orders of all sides.'),
			this.dice(),
			this.may ? this.corrections() : null,
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

	/** What puts right a slip, or a model that lies elsewhere than here. */
	corrections() {
		const b = (/** @type {string} */ says, /** @type {() => void} */ does) =>
			el('button.quiet', { type: 'button', onclick: does }, says);
		return el(
			'div.row',
			{},
			b('Correct what was typed', () => void this.correct()),
			b('Put a model right', () => this.right()),
		);
	}

	/** Begins to put models right. */
	right() {
		this.righting.begin();
		this.show();
	}
}

/**
 * The pieces as their own sides see them, and those of nobody as the one that is shown does; in each space in the order
 * of their sides.
 * @param {Scene} own @param {Map<number, Scene>} scenes
 */
function together(own, scenes) {
	/** @type {Map<string, number>} */ const depths = new Map();
	const all = [
		...own.pieces.filter(p => !scenes.has(p.side)),
		...[...scenes].flatMap(([seat, s]) => s.pieces.filter(p => p.side === seat)),
	];
	return all.map(p => {
		if (!p.at) return p;
		const depth = depths.get(p.at) ?? 0;
		depths.set(p.at, depth + 1);
		return { ...p, depth };
	});
}
