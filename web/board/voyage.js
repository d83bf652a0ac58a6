// How ships go in a move: along their true ways, all on one clock, and again as
// often as is wanted, by a slider.

import { el } from '../app/dom.js';

/** @typedef {import('./board.js').Board} Board @typedef {import('../types.d.ts').Moved} Moved @typedef {import('../types.d.ts').Piece} Piece */
/** @typedef {{ a: string, b: string, time: number, text: string }} Met */
/** @typedef {{ x: number, y: number, heading: number }} Pose the middle of a base, in tenths of a degree */

/** How long a move lasts on the screen, in ms, and how many pictures are made of it. */
export const lasts = 2600;
const pictures = 52;

/** Where the middle of a base is whose front edge has its middle there. @param {Moved} m @param {number} long @returns {Pose} */
function middle(m, long) {
	const a = m.heading * Math.PI / 1800;
	return { x: m.x - Math.sin(a) * long / 2, y: m.y + Math.cos(a) * long / 2, heading: m.heading };
}

/** Between two poses: straight, or about the one centre that leads from one to the other. @param {Pose} a @param {Pose} b @param {number} part @returns {Pose} */
export function between(a, b, part) {
	const turn = (b.heading - a.heading) * Math.PI / 1800, heading = a.heading + (b.heading - a.heading) * part;
	if (Math.abs(turn) < 1e-4) return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, heading };
	const k = 1 / (2 * Math.tan(turn / 2)), cx = (a.x + b.x) / 2 - (b.y - a.y) * k, cy = (a.y + b.y) / 2 + (b.x - a.x) * k;
	const sin = Math.sin(turn * part), cos = Math.cos(turn * part), dx = a.x - cx, dy = a.y - cy;
	return { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos, heading };
}

/** The poses of a move, evenly in time. @param {Piece} was @param {Moved[]} legs @returns {Pose[]} */
export function poses(was, legs) {
	const from = was.heading + 3600 * Math.round((legs[0].heading - was.heading) / 3600);
	const stands = [{ time: 0, pose: { x: was.x, y: was.y, heading: from } }, ...legs.map(m => ({ time: m.time, pose: middle(m, was.base[0]) }))];
	return Array.from({ length: pictures + 1 }, (_, i) => {
		const t = 1000 * i / pictures, n = stands.findIndex(s => s.time >= t);
		if (n < 0) return stands[stands.length - 1].pose;
		const a = stands[Math.max(0, n - 1)], b = stands[n];
		return between(a.pose, b.pose, b.time > a.time ? (t - a.time) / (b.time - a.time) : 1);
	});
}

/** What lines tell of to be seen on a board: shots, legs of ways, and what met. @param {import('../types.d.ts').Line[]} lines @returns {[{ from: string, to: string }[], Moved[], Met[]]} */
export const happened = lines => [lines.flatMap(l => l.shot ?? []), lines.flatMap(l => l.moved ?? []), lines.flatMap(l => l.met ? [{ ...l.met, text: l.text }] : [])];

export class Voyage {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** @type {Animation[]} */ this.all = [];
		/** @type {Map<string, Moved[]>} */ this.legs = new Map();
		this.slider = el('input', { type: 'range', min: '0', max: '1000', value: '1000', 'aria-label': 'The moment of the last move', oninput: () => this.seek(Number(this.slider.value)) });
		/** @type {Met[]} what met on the way, in order of time */ this.met = [];
		this.ticks = el('div.ticks', { 'aria-hidden': 'true' });
		this.said = el('span.met', { 'aria-live': 'polite' });
		this.stop = el('button', { type: 'button', title: 'To the next contact (. on the board)', onclick: () => this.contact() }, 'Contact');
		this.node = el('div.voyage', {}, this.said, el('button', { type: 'button', onclick: () => this.play() }, 'Last move'), el('div.scrub', {}, this.slider, this.ticks), this.stop);
		this.node.hidden = true;
	}

	/** Begins a new move, of which these are the legs. @param {Moved[]} legs @param {Met[]} [met] */
	begin(legs, met = []) {
		this.legs = new Map();
		for (const m of legs) {
			const own = this.legs.get(m.id) ?? [], last = own[own.length - 1];
			this.legs.set(m.id, last && last.time >= m.time ? [m] : [...own, m]); // of several moves, the last
		}
		if (!legs.length) return;
		this.met = [...met].sort((a, b) => a.time - b.time);
		this.mark();
		for (const a of this.all) a.cancel();
		this.all = [];
		this.node.hidden = false;
	}

	/** Marks turns and contacts on the slider. */
	mark() {
		const turns = new Set([...this.legs.values()].flatMap(own => own.slice(0, -1).map(m => m.time)));
		const tick = (/** @type {number} */ at, /** @type {string} */ kind) => { const t = el(`i.${kind}`, {}); t.style.left = `${at / 10}%`; return t; };
		this.ticks.replaceChildren(...[...turns].map(t => tick(t, 'turn')), ...this.met.map(m => tick(m.time, 'contact')));
		this.stop.hidden = !this.met.length;
		this.said.textContent = '';
	}

	/** Stops at the next contact after the moment that is shown, or at the first. */
	contact() {
		const at = Number(this.slider.value), times = [...new Set(this.met.map(m => m.time))];
		if (!times.length || this.node.hidden) return;
		const next = times.find(t => t > at && at < 1000) ?? times[0];
		this.slider.value = String(next);
		this.seek(next);
		this.said.textContent = this.met.filter(m => m.time === next).map(m => m.text).join(' ');
	}

	/** Sends a ship on her way, if she has one. @param {SVGElement} node @param {Piece} was @param {boolean} calm without motion */
	sail(node, was, calm) {
		const legs = this.legs.get(was.id), hull = node.querySelector('.swings');
		if (!legs || !hull) return false;
		const way = poses(was, legs), { m: { k }, size } = this.board, timing = { duration: lasts };
		this.all.push(node.animate(way.map(p => ({ transform: `translate(${p.x * k}px, ${p.y * k}px) scale(${size})` })), timing),
			hull.animate(way.map(p => ({ transform: `rotate(${p.heading / 10 - 90}deg)` })), timing));
		if (calm) for (const a of this.all) a.finish();
		return true;
	}

	/** Follows the clock with the slider. */
	watch() {
		const first = this.all[0];
		if (!first) return;
		const at = first.playState === 'finished' ? 1000 : 1000 * Number(first.currentTime) / lasts;
		this.slider.value = String(Math.round(at));
		if (first.playState === 'running') requestAnimationFrame(() => this.watch());
	}

	/** Plays the last move again, from its start. */
	play() {
		this.said.textContent = '';
		for (const a of this.all) { a.currentTime = 0; a.play(); }
		this.watch();
	}

	/** Stops at a moment. @param {number} at in thousandths */
	seek(at) {
		this.said.textContent = '';
		for (const a of this.all) {
			a.pause();
			a.currentTime = at >= 1000 ? lasts : lasts * at / 1000;
			if (at >= 1000) a.finish();
		}
	}
}
