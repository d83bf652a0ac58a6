// How ships go in a move: along their true ways, all on one clock, with the shots
// that are fired on it, and again as often as is wanted, by a slider.

import { el, group } from '../app/dom.js';
import { salvo } from './guns.js';
import { began, pictures, poses } from './happened.js';
import { shipAbove } from './ships.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./happened.js').Met} Met
 * @typedef {import('./happened.js').Pose} Pose
 * @typedef {import('./happened.js').Shot} Shot
 * @typedef {import('../types.d.ts').Moved} Moved
 * @typedef {import('../types.d.ts').Piece} Piece
 */

/** How long a move lasts on the screen, in ms. */
export const lasts = 2600;

/** How long before and after its moment a shot is seen, in ms. */
const before = 260,
	after = 640;

export class Voyage {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** The clock of the move, and all that runs on it. @type {Animation[]} */ this.all = [];
		/** @type {Map<string, Moved[]>} */ this.legs = new Map();
		/** Pieces as the move begins, by what they are. @type {Map<string, Piece>} */ this.were = new Map();
		/** @type {Shot[]} */ this.shots = [];
		/** When masts fell of whom. @type {Map<string, number>} */ this.falls = new Map();
		/** The ways of those who went somewhere. @type {Map<string, Pose[]>} */ this.ways = new Map();
		/** What is drawn for this move alone: shots, and what went down in it. @type {Element[]} */ this.drawn = [];
		this.slider = el('input', {
			type: 'range',
			min: '0',
			max: '1000',
			value: '1000',
			'aria-label': 'The moment of the last move',
			oninput: () => this.seek(Number(this.slider.value)),
		});
		/** What happened on the way, in order of time. @type {{ time: number, text: string }[]} */ this.stops = [];
		this.ticks = el('div.ticks', { 'aria-hidden': 'true' });
		this.said = el('div.met', { 'aria-live': 'polite' });
		this.stop = el(
			'button',
			{ type: 'button', title: 'To the next shot or contact (. on the board)', onclick: () => this.next() },
			'Next event',
		);
		this.node = el(
			'div.voyage',
			{},
			this.said,
			el('button', { type: 'button', onclick: () => this.play() }, 'Last move'),
			el('div.scrub', {}, this.slider, this.ticks),
			this.stop,
		);
		this.node.hidden = true;
		/** Whether the board has been told that a moment is held. */ this.known = false;
	}

	/** Whether the board stands at a moment of the last move. */
	get held() {
		return this.all[0]?.playState === 'paused';
	}

	/** How long the move that is shown lasts with its last smoke, in ms. */
	get whole() {
		return Number(this.all[0]?.effect?.getComputedTiming().duration ?? 0);
	}

	/**
	 * Begins a new move, before its pieces are put where they came to.
	 * @param {Moved[]} legs
	 * @param {Met[]} [met]
	 * @param {Shot[]} [shots]
	 * @param {Map<string, number>} [falls]
	 */
	begin(legs, met = [], shots = [], falls = new Map()) {
		this.legs = new Map();
		for (const m of legs) {
			const own = this.legs.get(m.id) ?? [],
				last = own[own.length - 1];
			this.legs.set(m.id, last && last.time >= m.time ? [m] : [...own, m]); // of several moves, the last
		}
		this.shots = shots;
		if (!legs.length && !shots.length) return;
		this.leave();
		this.falls = falls;
		this.all = [new Animation(new KeyframeEffect(null, null, { duration: lasts + (shots.length ? after : 0) }))];
		this.were = new Map([...this.board.pieces.values()].map(({ piece }) => [piece.id, piece]));
		this.stops = [...met, ...shots.map(s => ({ time: s.told?.time ?? 1000, text: s.text }))].sort(
			(a, b) => a.time - b.time,
		);
		this.mark();
		this.node.hidden = false;
		this.able(true);
	}

	/** Lets its buttons be pressed, or keeps them where they are without effect. @param {boolean} may */
	able(may) {
		const all = /** @type {NodeListOf<HTMLButtonElement>} */ (this.node.querySelectorAll('button, input'));
		for (const b of all) b.disabled = !may;
	}

	/** Says whether a moment is held, if that has changed. */
	tell() {
		if (this.known === this.held) return;
		this.known = this.held;
		this.board.events.onHeld?.(this.held);
	}

	/**
	 * Forgets the move: what is shown now is not what it led to. Its buttons may stay where they are.
	 * @param {boolean} [stays]
	 */
	leave(stays = false) {
		for (const a of this.all) a.cancel();
		for (const d of this.drawn) d.remove();
		this.all = [];
		this.drawn = [];
		this.ways.clear();
		this.at(1000);
		this.node.hidden ||= !stays;
		this.able(false);
		this.tell();
	}

	/** Fires the shots, when all pieces are put, and lets the clock run. @param {boolean} calm without motion */
	run(calm) {
		if (!this.legs.size && !this.shots.length) return;
		for (const s of this.shots) this.fire(s);
		for (const a of this.all)
			if (calm) a.finish();
			else a.play();
		this.legs.clear();
		this.shots = [];
		this.watch();
	}

	/** @param {Shot} s */
	fire(s) {
		const time = s.told?.time ?? 1000,
			[from, to] = [s.from, s.to].map(id => this.stood(id, time)),
			{ k } = this.board.m;
		if (!to) return;
		const node = group(salvo(from, to, s.told?.hit ?? false, k)),
			at = (lasts * time) / 1000,
			wait = Math.max(0, at - before);
		const shown = /** @type {SVGElement} */ (node.firstElementChild);
		this.board.above.append(shown);
		this.drawn.push(shown);
		const rise = (at - wait) / (at + after - wait);
		this.all.push(
			shown.animate(
				[
					{ opacity: rise ? 0 : 1 },
					{ opacity: 1, offset: rise * 0.7 },
					{ opacity: 1, offset: rise + (1 - rise) * 0.35 },
					{ opacity: 0 },
				],
				{ delay: wait, duration: at + after - wait },
			),
		);
	}

	/** How a piece stood at a moment, with its base and side. @param {string} id @param {number} time */
	stood(id, time) {
		const was = this.were.get(id) ?? [...this.board.pieces.values()].find(p => p.piece.id === id)?.piece;
		if (!was) return undefined;
		const legs = this.legs.get(id),
			pose = legs ? poses(was, legs)[Math.round((time * pictures) / 1000)] : was;
		return { ...pose, x: pose.x, y: pose.y, heading: pose.heading, base: was.base, side: was.side };
	}

	/** Marks turns, shots and contacts on the slider. */
	mark() {
		const turns = new Set([...this.legs.values()].flatMap(own => own.slice(0, -1).map(m => m.time)));
		const tick = (/** @type {number} */ at, /** @type {string} */ kind) => {
			const t = el(`i.${kind}`, {});
			t.style.left = `${at / 10}%`;
			return t;
		};
		this.ticks.replaceChildren(
			...[...turns].map(t => tick(t, 'turn')),
			...[...new Set(this.stops.map(s => s.time))].map(t => tick(t, 'event')),
		);
		this.stop.hidden = !this.stops.length;
		this.said.replaceChildren();
	}

	/** Stops at the next shot or contact after the moment that is shown, or at the first. */
	next() {
		const at = Number(this.slider.value),
			times = this.stops.map(s => s.time);
		if (!times.length || !this.all.length) return;
		const time = times.find(t => t > at) ?? times[0];
		this.at(time);
		this.hold((lasts * time) / 1000);
		this.said.replaceChildren(...this.stops.filter(s => s.time === time).map(s => el('p', {}, s.text)));
	}

	/**
	 * Has a ship look as she did until what changed her has happened: her masts fall at their
	 * moment, and all else, such as fire and colours, is as it is when the move ends.
	 * @param {SVGElement} node as she looks now @param {Piece} was @param {Piece} now
	 */
	wear(node, was, now) {
		const self = node.querySelector('.vessel'),
			{ k } = this.board.m;
		if (!self || (!this.legs.size && !this.shots.length)) return;
		const first = began(was, now),
			fallen = {
				...first,
				masts: first.masts.map((m, i) => ({ ...m, standing: Math.min(m.standing, now.masts[i]?.standing ?? 0) })),
			};
		const fall = this.falls.get(now.id) ?? 1000,
			drawn = [first, fallen, now].map(p => shipAbove(p, k, false));
		if (drawn[0] === drawn[2]) return;
		const seen = (/** @type {Element} */ e, /** @type {number} */ from, /** @type {number} */ to) =>
			this.all.push(
				e.animate(
					[
						[0, from > 0],
						[from, from > 0],
						[from, false],
						[to, false],
						[to, true],
						[1000, true],
					].map(([at, hidden]) => ({ offset: Number(at) / 1000, visibility: hidden ? 'hidden' : 'visible' })),
					{ duration: lasts },
				),
			);
		for (const [i, from, to] of [
			[0, 0, fall],
			[1, fall, 1000],
		]) {
			const old = /** @type {SVGElement} */ (group(drawn[i]).firstElementChild);
			old.classList.add('was');
			old.querySelector('.swings')?.setAttribute('transform', `rotate(${was.heading / 10 - 90})`);
			node.append(old);
			this.drawn.push(old);
			seen(old, from, to);
		}
		seen(self, 1000, 1000);
	}

	/** Marks what ties ships together that went somewhere: it is not there while they go. */
	untie() {
		for (const tie of /** @type {NodeListOf<SVGElement>} */ (this.board.marks.querySelectorAll('.grapple')))
			tie.classList.toggle('later', this.ways.has(tie.dataset.from ?? '') || this.ways.has(tie.dataset.to ?? ''));
	}

	/** Sends a ship on her way, if she has one. @param {SVGElement} node @param {Piece} was */
	sail(node, was) {
		const legs = this.legs.get(was.id),
			hulls = node.querySelectorAll('.swings');
		if (!legs || !hulls.length) return false;
		const way = poses(was, legs),
			{
				m: { k },
				stand: { size },
			} = this.board,
			timing = { duration: lasts };
		this.ways.set(was.id, way);
		this.all.push(
			node.animate(
				way.map(p => ({ transform: `translate(${p.x * k}px, ${p.y * k}px) scale(${size})` })),
				timing,
			),
			...[...hulls].map(hull =>
				hull.animate(
					way.map(p => ({ transform: `rotate(${p.heading / 10 - 90}deg)` })),
					timing,
				),
			),
		);
		return true;
	}

	/** Keeps what is there only after the move out of sight until then. @param {SVGElement} node */
	come(node) {
		if (this.legs.size || this.shots.length)
			this.all.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts }));
	}

	/** Keeps what is gone after the move in sight until then. @param {SVGElement} node @param {Piece} was */
	lose(node, was) {
		if (!this.legs.size && !this.shots.length) return false;
		this.sail(node, was);
		node.classList.add('lost');
		this.drawn.push(node);
		this.all.push(node.animate([{ opacity: 1 }, { opacity: 1 }], { duration: lasts }));
		return true;
	}

	/** Follows the clock with the slider. */
	watch() {
		const [clock] = this.all;
		if (!clock) return;
		const at = clock.playState === 'finished' ? 1000 : (1000 * Number(clock.currentTime)) / lasts;
		this.at(Math.round(at));
		if (clock.playState === 'running') requestAnimationFrame(() => this.watch());
	}

	/**
	 * Shows a moment on the slider; orders for the next move are not drawn among ships on their way.
	 * @param {number} time in thousandths
	 */
	at(time) {
		this.slider.value = String(time);
		this.board.node.classList.toggle('voyaging', time < 1000);
	}

	/** Plays the last move again, from its start. */
	play() {
		this.said.replaceChildren();
		for (const a of this.all) {
			a.currentTime = 0;
			a.play();
		}
		this.board.table?.letter();
		this.tell();
		this.watch();
	}

	/** Stops at a moment. @param {number} at in thousandths */
	seek(at) {
		this.said.replaceChildren();
		this.at(at);
		if (at < 1000) {
			this.hold((lasts * at) / 1000);
			return;
		}
		this.settle(true);
		this.tell();
		this.board.table?.letter();
	}

	/** @param {number} at in ms */
	hold(at) {
		for (const a of this.all) {
			a.pause();
			a.currentTime = at;
		}
		this.tell();
		this.board.table?.letter();
	}

	/** Where a ship is on the board at the moment that is held, if it is not where she came to. @param {string} id */
	heldAt(id) {
		const [clock] = this.all,
			way = this.ways.get(id),
			{ k } = this.board.m;
		if (!way || !this.held) return undefined;
		const { x, y } = way[Math.min(pictures, Math.round((pictures * Number(clock.currentTime)) / lasts))];
		return { x: x * k, y: y * k };
	}

	/** Ends the move at once, unless it is held. @param {boolean} [always] */
	settle(always = false) {
		if (always || this.all[0]?.playState === 'running') for (const a of this.all) a.finish();
	}
}
