// What happened before the first decision of a seat, shown line by line as its board develops: once for a
// seat in this browser; a press or a key skips it.

import { happened } from '../board/happened.js';
import { ruleLink } from './book.js';
import { corner } from './corner.js';
import { capital, el } from './dom.js';
import { throwLine } from './log.js';
import { Moments } from './moments.js';
import { calm, lasting } from './preferences.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Line} Line @typedef {import('../types.d.ts').Scene} Scene */
/**
 * @typedef {{ room: import('./boards.js').Boards, aims: () => string[], open: () => boolean, scene: () => Scene|null,
 * changed: () => void }} Does
 * The boards, the spaces of the objective, whether an umpire sees all sides, the present scene, and what lights the
 * boards again.
 */

/** How long a line stands, how long all of them together, and how long the last one stays, in milliseconds. */
const each = 1300,
	whole = 9000,
	rests = 900;

/** How far around an objective nothing is covered, in pixels, and how many pieces an objective is worth. */
const wide = 60,
	weight = 50;

/** How many lines are told, the last there are. */
const most = 14;

/** @returns {string[]} the seats whose opening was shown here */
const shown = () => JSON.parse(localStorage.getItem('openings') ?? '[]');

export class Opening {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		this.key = `${screen.data.match} ${screen.view.seat}`;
		/** What has been told so far. */ this.text = el('ol', {});
		this.skip = el('button.option', { type: 'button' }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Skip');
		this.node = el(
			'section.opening',
			{ hidden: true, 'aria-label': 'What happened before your first decision', onclick: () => this.end() },
			el('h2', {}, 'Before your first decision'),
			this.text,
			this.skip,
		);
		/** Whether it runs. */ this.on = false;
	}

	/**
	 * The lines to show, without the turns and phases that begin: none for a seat that has already chosen,
	 * has seen it, or wants no animation, and none if it is one line.
	 * @returns {Line[]}
	 */
	lines() {
		const { hand, view, data, root } = this.screen,
			moments = new Moments(),
			heard = hand.lines.filter(
				l => l.kind === 'event' && !l.known && l.text && (l.throws.length || !moments.begins(l.text, l.turn)),
			);
		const tells =
			view.asks.length &&
			heard.length > 1 &&
			!view.ended &&
			!data.study &&
			!view.lesson &&
			!this.does.open() &&
			!location.hash &&
			!root.classList.contains('embedded') &&
			!heard.some(l => l.seat === view.seat) &&
			!calm() &&
			!shown().includes(this.key);
		return tells ? heard.slice(-most) : [];
	}

	/**
	 * Shows it, if there is anything to show; returns whether it does. @param {() => void} after called when
	 * it is over
	 */
	run(after) {
		const lines = this.lines();
		if (!lines.length) return false;
		put('openings', JSON.stringify([...shown(), this.key].slice(-200)));
		this.on = true;
		this.after = after;
		this.node.hidden = false;
		this.aside();
		const { signal } = this.screen;
		const stop = (/** @type {Event} */ e) => {
			if (this.node.contains(/** @type {Node} */ (e.target))) return; // the button hears its own click
			this.halt();
			this.swallow(e);
			// What lies under the press must get its click: nothing is drawn again before that.
			for (const kind of ['pointerup', 'pointercancel'])
				document.addEventListener(kind, () => setTimeout(() => this.close()), { signal, capture: true, once: true });
		};
		this.stops = new AbortController();
		const until = AbortSignal.any([signal, this.stops.signal]);
		document.addEventListener('pointerdown', stop, { signal: until, capture: true });
		document.addEventListener('keydown', e => this.press(e), { signal: until, capture: true });
		this.tell(lines);
		return true;
	}

	/** Moves to the corner where it covers least of the objective and of what lies on the board. */
	aside() {
		const { room, aims } = this.does,
			board = room.large;
		if (!board) return;
		const sea = room.sea.getBoundingClientRect(),
			keep = [...board.pieces.values()].map(p => p.node.getBoundingClientRect());
		for (const id of aims()) {
			const at = board.onScreen(id);
			if (at) for (let i = 0; i < weight; i++) keep.push(new DOMRect(at.x - wide, at.y - wide, 2 * wide, 2 * wide));
		}
		corner(
			this.node,
			room.sea,
			keep.filter(k => k.right > sea.left && k.left < sea.right),
		);
	}

	/** A press on the board, where nothing is lit yet, only ends it. @param {Event} press */
	swallow(press) {
		const board = /** @type {Element} */ (press.target).closest('.board');
		if (!board || !this.does.room.sea.contains(board)) return;
		press.stopPropagation();
		const { signal } = this.screen,
			done = new AbortController();
		const once = { capture: true, once: true, signal: AbortSignal.any([signal, done.signal]) };
		document.addEventListener(
			'click',
			e => {
				if (board.contains(/** @type {Node} */ (e.target))) e.stopPropagation();
				done.abort();
			},
			once,
		);
		document.addEventListener('pointerdown', () => done.abort(), once); // what was dragged is not clicked
	}

	/** A key ends it; keys without another use in a match do only that. @param {KeyboardEvent} e */
	press(e) {
		if (['Shift', 'Control', 'Alt', 'Meta'].includes(e.key)) return;
		this.end();
		if (e.key !== 'Escape' && e.key !== 'Enter' && e.key !== ' ') return;
		e.preventDefault();
		e.stopPropagation();
	}

	/** @param {Line[]} lines */
	async tell(lines) {
		const t = this.screen,
			last = t.view.at;
		const wait = (/** @type {number} */ ms) => new Promise(done => setTimeout(done, lasting(ms)));
		const stands = Math.min(each, whole / lines.length);
		let drawn = 0;
		for (const l of lines) {
			if (l.step !== drawn && l.step < last) {
				const past = await t.hand.get(`past?step=${l.step}`).catch(() => null);
				if (!this.on) return;
				if (past?.scene) this.draw(past.scene, drawn ? lines.filter(o => o.step === l.step) : null);
			} else if (l.step !== drawn) this.present();
			drawn = l.step;
			const dice = l.throws.map(th => throwLine(th, t.names));
			this.text.append(el('li', {}, ...dice, dice.length ? ' ' : null, capital(l.text), ' ', ruleLink(l.rule)));
			this.text.scrollTop = this.text.scrollHeight;
			await wait(stands);
			if (!this.on) return;
		}
		await wait(rests);
		this.end();
	}

	/**
	 * @param {Scene} scene
	 * @param {Line[]|null} moved what leads to it; null of the first
	 */
	draw(scene, moved) {
		for (const b of this.does.room.all) b.show(scene, !moved, ...happened(moved ?? []));
	}

	/** The board as it is now. */
	present() {
		const scene = this.does.scene();
		if (scene) this.draw(scene, []);
		this.does.changed();
	}

	/** Stops. */
	halt() {
		this.on = false;
		this.stops?.abort();
	}

	/** Puts it away, once. */
	close() {
		if (this.node.hidden) return;
		this.node.hidden = true;
		this.present();
		this.after?.();
	}

	/** Ends it, finished or not. */
	end() {
		if (!this.on) return;
		this.halt();
		this.close();
	}
}
