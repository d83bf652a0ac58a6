// A counter is carried from its shelf, or from the shop, to its place: to a box, a shelf, another counter or
// a space of the board. Put down on its own space, it leaves its stack. Without a mouse, tap it instead.

import { el } from './dom.js';
import { spaceAt } from '../board/under.js';

/** @typedef {import('../types.d.ts').Option} Option */
/**
 * @typedef {{ ask: import('./ask.js').AskPanel, room: import('./boards.js').Boards, whys: import('./whys.js').Whys,
 * changed: () => void }} Does
 * The panel that asks, the boards, what says why something cannot be put down there, and what lights the boards again
 * once nothing is carried.
 */

/** How far the pointer moves before what it holds is carried, in pixels. */
const slack = 6;

export class Carry {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		/** @type {{ id: string, from: HTMLElement, x: number, y: number, ghost: HTMLElement|null }|null} */ this.held =
			null;
		/** Whether the next click ends a carrying. */ this.carried = false;
		const on = does.ask.node;
		on.addEventListener('pointerdown', e => this.take(e));
		// a quick pointer leaves the question before it has moved
		const anywhere = { signal: screen.signal };
		screen.root.addEventListener('pointermove', e => this.move(e), anywhere);
		screen.root.addEventListener('pointerup', e => this.drop(e), anywhere);
		screen.root.addEventListener('pointercancel', () => this.letGo(), anywhere);
		// what was carried was not clicked
		on.addEventListener(
			'click',
			e => {
				if (!this.carried) return;
				this.carried = false;
				e.preventDefault();
				e.stopPropagation();
			},
			{ capture: true },
		);
	}

	/** @param {PointerEvent} e */
	take(e) {
		const from = /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.target).closest('[data-carry]'));
		if (!from || e.button || e.pointerType === 'touch') return;
		this.held = { id: from.dataset.carry ?? '', from, x: e.clientX, y: e.clientY, ghost: null };
	}

	/** @param {PointerEvent} e */
	move(e) {
		const h = this.held;
		if (!h) return;
		if (!h.ghost) {
			if (Math.hypot(e.clientX - h.x, e.clientY - h.y) < slack) return;
			this.lift(h);
		}
		if (h.ghost) h.ghost.style.translate = `${e.clientX}px ${e.clientY}px`;
	}

	/** What is held leaves its place: where it may go is lit. @param {NonNullable<Carry['held']>} h */
	lift(h) {
		const { ask, room } = this.does,
			answers = this.answers(h.id);
		h.ghost = el('div.carried', { 'aria-hidden': 'true' }, ...[...h.from.childNodes].map(n => n.cloneNode(true)));
		this.screen.root.append(h.ghost);
		ask.node.classList.add('carries');
		const own = h.from.closest('.shelf');
		for (const s of ask.node.querySelectorAll('.shelf'))
			s.classList.toggle('open', s === own ? this.within(h.id) !== undefined : this.onto(h.id, shelfOf(s)).length > 0);
		const lit = new Set(answers.flatMap(o => (o.with === h.id ? [o.on, o.at] : [this.home(h.id)])).filter(Boolean));
		for (const b of room.all) b.light(lit, '');
	}

	/** Answers that move what is carried. @param {string} id */
	answers(id) {
		return this.does.ask.answers
			.all()
			.map(a => a.option)
			.filter(o => o.with === id || (o.on === id && !o.with));
	}

	/** The space of the board on which it lies, "" if it is not there. @param {string} id */
	home(id) {
		return this.screen.view.scene?.pieces.find(p => p.id === id)?.at ?? '';
	}

	/**
	 * Answers that put it on something; for the space where it lies, those that take it out of its stack.
	 * @param {string} id
	 * @param {string} place
	 */
	onto(id, place) {
		if (!place) return [];
		return this.answers(id).filter(o => (o.with === id ? o.on === place || o.at === place : place === this.home(id)));
	}

	/** The one answer that moves it along its own shelf. @param {string} id @returns {Option|undefined} */
	within(id) {
		if (this.home(id)) return undefined; // of a stack no compartment leads to another
		const all = this.answers(id).filter(o => o.on === id);
		return all.length === 1 ? all[0] : undefined;
	}

	/** @param {PointerEvent} e */
	drop(e) {
		const h = this.held,
			{ ask, room, whys } = this.does,
			under = h?.ghost ? document.elementFromPoint(e.clientX, e.clientY) : null, // while all that is open is there
			shelf = under?.closest('.shelf'),
			board = room.large;
		this.letGo();
		if (!h?.ghost) return;
		this.carried = true;
		setTimeout(() => {
			this.carried = false;
		});
		const piece = /** @type {HTMLElement|null|undefined} */ (under?.closest('.piece, [data-on]')),
			met = this.onto(h.id, piece?.dataset.on ?? piece?.dataset.id ?? '');
		if (!met.length && shelf && shelf === h.from.closest('.shelf')) {
			const o = this.within(h.id);
			if (o && beyond(h.from, under)) ask.take(o, false);
			return;
		}
		const place = shelf
			? shelfOf(shelf)
			: under && board?.node.contains(under)
				? spaceAt(board, e.clientX, e.clientY)
				: '';
		if (!place) return;
		const to = met.length ? met : this.onto(h.id, place);
		if (to.length === 1) ask.take(to[0], false);
		else if (to.length) ask.pick(h.id);
		else whys.refuse(place, h.id);
	}

	letGo() {
		const h = this.held;
		this.held = null;
		if (!h?.ghost) return;
		h.ghost.remove();
		this.does.ask.node.classList.remove('carries');
		this.does.changed();
	}
}

/**
 * Whether one lies in a compartment behind that of the other. @param {Element} from @param {Element|null} to
 */
function beyond(from, to) {
	const [a, b] = [from.closest('.box'), to?.closest('.box')];
	return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** What a shelf is called in answers. @param {Element} s */
const shelfOf = s => /** @type {HTMLElement} */ (s).dataset.shelf ?? '';
