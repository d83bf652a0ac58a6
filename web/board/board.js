// A board on the screen: the chart drawn once, pieces kept by key and moved,
// spaces and pieces lit, chosen by pointer, touch and keyboard. It knows no game.

import { chart, measure } from './chart.js';
import { counter } from './pieces.js';
import { rose } from './rose.js';
import { svg, group } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Board} BoardData @typedef {import('../types.d.ts').Scene} Scene @typedef {import('../types.d.ts').Piece} Piece */

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Board {
	/**
	 * @param {BoardData} data
	 * @param {{ onChoose: (id: string) => void, onLook: (id: string|null) => void }} events
	 */
	constructor(data, events) {
		this.data = data;
		this.events = events;
		this.m = measure(data);
		/** @type {Map<string, { node: SVGElement, piece: Piece, x: number, y: number }>} */
		this.pieces = new Map();
		/** @type {Set<string>} */ this.lit = new Set();
		this.focus = '';
		const side = data.kind === 'squares' || data.kind === 'hexes' ? 250 : 0;
		this.bounds = { x: -this.m.frame, y: -this.m.frame, w: this.m.width + 2 * this.m.frame + side, h: this.m.height + 2 * this.m.frame };
		this.svg = /** @type {SVGSVGElement} */ (svg('svg', { class: `board ${data.kind}`, role: 'application', 'aria-label': data.name, tabindex: 0 }));
		this.svg.innerHTML = `<g class="chart">${chart(data, this.m)}</g><g class="marks"></g><g class="stand"></g><g class="above"></g>`;
		const layer = (/** @type {string} */ c) => /** @type {SVGGElement} */ (this.svg.querySelector(`:scope > .${c}`));
		this.marks = layer('marks');
		this.stand = layer('stand');
		this.above = layer('above');
		/** @type {Map<string, SVGElement>} */
		this.cells = new Map();
		for (const g of this.svg.querySelectorAll('.space')) this.cells.set(/** @type {SVGElement} */ (g).dataset.id ?? '', /** @type {SVGElement} */ (g));
		this.fit();
		this.hands();
		this.keys();
	}

	/** Shows a scene: moves what moved, adds what came, removes what went. @param {Scene} scene @param {boolean} still no motion */
	show(scene, still = false) {
		const heights = new Map();
		for (const p of scene.pieces) if (this.m.at.has(p.at)) heights.set(p.at, Math.max(heights.get(p.at) ?? 0, p.depth + 1));
		const seen = new Set();
		const order = scene.pieces.filter(p => this.m.at.has(p.at)).sort((a, b) => b.depth - a.depth);
		for (const p of order) {
			seen.add(p.key);
			const at = this.m.at.get(p.at);
			const rise = ((heights.get(p.at) ?? 1) - 1 - p.depth) * 13;
			this.put(p, at.x + rise, at.y - rise, still || calm());
		}
		for (const [key, kept] of this.pieces) {
			if (seen.has(key)) continue;
			this.pieces.delete(key);
			kept.node.classList.add('gone');
			window.setTimeout(() => kept.node.remove(), still || calm() ? 0 : 400);
		}
		this.wind(scene);
	}

	/** @param {Piece} p @param {number} x @param {number} y @param {boolean} still */
	put(p, x, y, still) {
		const size = this.data.kind === 'boxes' ? .86 : 1;
		const kept = this.pieces.get(p.key);
		const node = kept?.node ?? group('');
		if (!kept || JSON.stringify(kept.piece) !== JSON.stringify(p)) node.innerHTML = counter(p);
		node.setAttribute('class', 'piece');
		node.dataset.id = p.id;
		node.dataset.at = p.at;
		if (kept && !still && (kept.x !== x || kept.y !== y)) {
			node.animate([{ transform: `translate(${kept.x}px, ${kept.y}px) scale(${size})` }, { transform: `translate(${x}px, ${y}px) scale(${size})` }],
				{ duration: 420, easing: 'ease-in-out' });
		}
		node.style.transform = `translate(${x}px, ${y}px) scale(${size})`;
		if (!kept || kept.piece.depth !== p.depth || kept.piece.at !== p.at) this.stand.append(node);
		node.classList.toggle('lit', this.lit.has(p.id));
		this.pieces.set(p.key, { node, piece: p, x, y });
	}

	/** The rose beside a grid, or on the open sea of a chart, shows the wind. @param {Scene} scene */
	wind(scene) {
		const wind = scene.marks.find(m => m.kind === 'wind' && (m.board === this.data.key || m.board === ''));
		const weather = scene.marks.find(m => m.kind === 'weather');
		const grid = this.bounds.w > this.m.width + 2 * this.m.frame;
		this.marks.innerHTML = !grid || !wind ? '' :
			`<g transform="translate(${this.m.width + this.m.frame + 125} 150)">${rose(wind.value, wind.label)}` +
			(weather ? `<text class="weather" y="150">${weather.label.replace(/[&<>]/g, '')}</text>` : '') + '</g>';
	}

	/** Lights what may be chosen. @param {Iterable<string>} ids */
	light(ids) {
		this.lit = new Set(ids);
		for (const [id, g] of this.cells) g.classList.toggle('lit', this.lit.has(id));
		for (const { node, piece } of this.pieces.values()) node.classList.toggle('lit', this.lit.has(piece.id));
	}

	/** A short shake and the case beside the hand. @param {string} id @param {string} rule */
	refuse(id, rule) {
		const at = this.placeOf(id);
		if (!at) return;
		const tag = group(`<rect x="-44" y="-16" width="88" height="30" rx="3"/><text y="5">case ${rule.replace(/[^\w.]/g, '')}</text>`);
		tag.setAttribute('class', 'refusal');
		tag.setAttribute('transform', `translate(${at.x} ${at.y - 56})`);
		this.above.append(tag);
		window.setTimeout(() => tag.remove(), 2200);
		const node = [...this.pieces.values()].find(p => p.piece.id === id)?.node ?? this.cells.get(id);
		if (!calm()) node?.firstElementChild?.animate([{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }], { duration: 180 });
	}

	/** @param {string} id @returns {{x: number, y: number}|undefined} */
	placeOf(id) {
		const piece = [...this.pieces.values()].find(p => p.piece.id === id);
		return piece ?? this.m.at.get(id);
	}

	// --- pan and zoom -------------------------------------------------------

	/** Shows the whole board. */
	fit() { this.look = { ...this.bounds }; this.frame(); }

	frame() {
		const v = this.look ?? this.bounds;
		this.svg.setAttribute('viewBox', `${v.x} ${v.y} ${v.w} ${v.h}`);
	}

	/** Zooms about a point of the screen. @param {number} by below 1 is nearer @param {number} [cx] @param {number} [cy] */
	zoom(by, cx, cy) {
		const box = this.svg.getBoundingClientRect();
		const v = this.look ?? this.bounds;
		const p = this.toBoard(cx ?? box.left + box.width / 2, cy ?? box.top + box.height / 2);
		const w = Math.min(Math.max(v.w * by, 220), this.bounds.w * 1.25), k = w / v.w;
		this.look = { x: p.x - (p.x - v.x) * k, y: p.y - (p.y - v.y) * k, w, h: v.h * k };
		this.frame();
	}

	/** @param {number} dx @param {number} dy in screen pixels */
	pan(dx, dy) {
		const v = this.look ?? this.bounds, k = this.unitsPerPixel();
		const hold = (/** @type {number} */ n, /** @type {number} */ lo, /** @type {number} */ hi) => Math.min(Math.max(n, lo), hi);
		const b = this.bounds;
		this.look = { ...v, x: hold(v.x - dx * k, b.x - v.w / 2, b.x + b.w - v.w / 2), y: hold(v.y - dy * k, b.y - v.h / 2, b.y + b.h - v.h / 2) };
		this.frame();
	}

	unitsPerPixel() {
		const box = this.svg.getBoundingClientRect(), v = this.look ?? this.bounds;
		return Math.max(v.w / box.width, v.h / box.height);
	}

	/** @param {number} cx @param {number} cy */
	toBoard(cx, cy) {
		const m = this.svg.getScreenCTM()?.inverse();
		return m ? new DOMPoint(cx, cy).matrixTransform(m) : new DOMPoint(0, 0);
	}

	hands() {
		/** @type {Map<number, {x: number, y: number}>} */ const down = new Map();
		let moved = 0, spread = 0;
		this.svg.addEventListener('wheel', e => { e.preventDefault(); this.zoom(Math.exp(e.deltaY * .0014), e.clientX, e.clientY); }, { passive: false });
		this.svg.addEventListener('pointerdown', e => {
			if (down.size === 0) { moved = 0; spread = 0; }
			down.set(e.pointerId, { x: e.clientX, y: e.clientY });
		});
		this.svg.addEventListener('pointermove', e => {
			const was = down.get(e.pointerId);
			if (!was) { this.events.onLook(this.idAt(e)); return; }
			const dx = e.clientX - was.x, dy = e.clientY - was.y;
			moved += Math.abs(dx) + Math.abs(dy);
			down.set(e.pointerId, { x: e.clientX, y: e.clientY });
			if (down.size === 2) {
				const [a, b] = [...down.values()], d = Math.hypot(a.x - b.x, a.y - b.y);
				if (spread) this.zoom(spread / d, (a.x + b.x) / 2, (a.y + b.y) / 2);
				spread = d;
			} else if (moved > 6) {
				if (!this.svg.hasPointerCapture(e.pointerId)) this.svg.setPointerCapture(e.pointerId);
				this.pan(dx, dy);
			}
		});
		const up = (/** @type {PointerEvent} */ e) => { down.delete(e.pointerId); spread = 0; };
		this.svg.addEventListener('pointerup', up);
		this.svg.addEventListener('pointercancel', up);
		this.svg.addEventListener('click', e => {
			if (moved > 6) return;
			const id = this.idAt(e);
			if (id) this.events.onChoose(id);
		});
		this.svg.addEventListener('pointerleave', () => this.events.onLook(null));
	}

	/** What the hand is on: a lit piece before the space under it, a lit space before a piece that is not. @param {Event} e */
	idAt(e) {
		const piece = /** @type {SVGElement|null} */ (/** @type {Element} */ (e.target).closest?.('.piece'));
		if (piece) {
			const id = piece.dataset.id ?? '', at = piece.dataset.at ?? '';
			return !this.lit.has(id) && this.lit.has(at) ? at : id;
		}
		return /** @type {SVGElement|null} */ (/** @type {Element} */ (e.target).closest?.('.space'))?.dataset.id ?? null;
	}

	// --- keyboard -----------------------------------------------------------

	keys() {
		this.svg.addEventListener('keydown', e => {
			const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
			if (step) { e.preventDefault(); this.walk(step[0], step[1]); }
			else if ((e.key === 'Enter' || e.key === ' ') && this.focus) { e.preventDefault(); this.events.onChoose(this.idOn(this.focus)); }
			else if (e.key === '+' || e.key === '=') this.zoom(.8);
			else if (e.key === '-') this.zoom(1.25);
			else if (e.key === '0') this.fit();
		});
	}

	/** The lit thing on a space, or the space. @param {string} space */
	idOn(space) {
		for (const { piece } of this.pieces.values()) if (piece.at === space && this.lit.has(piece.id)) return piece.id;
		return space;
	}

	/** Walks to the nearest space that way. @param {number} dx @param {number} dy */
	walk(dx, dy) {
		const here = this.m.at.get(this.focus);
		if (!here) { this.setFocus(this.data.spaces[0].id); return; }
		let best = '', least = Infinity;
		for (const [id, p] of this.m.at) {
			const ax = p.x - here.x, ay = p.y - here.y, along = ax * dx + ay * dy, off = Math.abs(ax * dy) + Math.abs(ay * dx);
			if (along > 5 && along + 2.2 * off < least) { least = along + 2.2 * off; best = id; }
		}
		if (best) this.setFocus(best);
	}

	/** @param {string} id */
	setFocus(id) {
		this.cells.get(this.focus)?.classList.remove('focus');
		this.focus = id;
		this.cells.get(id)?.classList.add('focus');
		this.events.onLook(this.idOn(id));
	}
}
