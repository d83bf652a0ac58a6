// A board on the screen: the chart drawn once, pieces kept by key and moved,
// spaces and pieces lit, chosen by pointer, touch and keyboard. It knows no game.

import { Beyond } from './beyond.js';
import { Called } from './called.js';
import { chart, measure } from './chart.js';
import { isCountry } from './country.js';
import { Fan } from './fan.js';
import { gunfire } from './guns.js';
import { hands, keys } from './hands.js';
import { townsOf } from './names.js';
import { Outcomes } from './outcomes.js';
import { Table } from './plane.js';
import { Printed } from './printed.js';
import { about, farAway, nearest } from './sight.js';
import { Signs } from './signs.js';
import { Stand } from './stand.js';
import { View } from './view.js';
import { svg } from '../app/dom.js';
import { calm } from '../app/preferences.js';

/**
 * @typedef {import('../types.d.ts').Board} BoardData
 * @typedef {import('../types.d.ts').Scene} Scene
 */
/**
 * @typedef {{ onChoose: (id: string, touch: boolean, key?: string) => void, goes: () => boolean,
 * commits: (space: string) => boolean, onLook: (id: string|null, space: string) => void, onAway: () => void,
 * holds: (names: string[], able: boolean) => string, says: (space: string) => string,
 * heads: (pieces: import('../types.d.ts').Piece[], whole: string) => string,
 * onDrag: (id: string, what: 'take'|'drag'|'drop'|'lose', at: {x: number, y: number}, key?: string) => void,
 * ticks: (piece: import('../types.d.ts').Piece) => boolean, ticked: () => Set<string>, onTick: (key: string) => void,
 * onTicked: () => void,
 * maySteer: (id: string) => boolean, onSteer: (id: string, at: {x: number, y: number}|null, what:
 * 'take'|'drag'|'drop', how: { on: boolean, aim: boolean }) => void, onBare: (at: {x: number, y: number}) => boolean,
 * onHeld?: (held: boolean) => void,
 * onKey: (e: KeyboardEvent) => boolean }} Events Says is what may be done at a space itself, in a few words,
 * Heads what a stack is called above its counters, with what a click on all of it, called Whole, does; Ticks whether
 * a counter can go with others of its stack, Ticked which do, OnTicked takes these up.
 */

export class Board extends View {
	/** @param {BoardData} data @param {Events} events */
	constructor(data, events) {
		const m = measure(data),
			edge = m.frame + 12;
		super({ x: -edge, y: -edge - m.over, w: m.width + 2 * edge, h: m.height + 2 * (edge + m.over) }, data.kind);
		this.data = data;
		this.events = events;
		this.m = m;
		/** @type {Set<string>} */ this.lit = new Set();
		/** The one that a second tap commits to, and what is taken up. */ this.aimed = this.up = '';
		/** What the open question is about. */ this.asked = '';
		/** The space or piece that the keyboard is on. */ this.focus = '';
		this.node.classList.toggle('mapped', isCountry(data) && data.kind !== 'plane');
		// Its label and the books say in words what is drawn: letters without their places would be noise.
		const layer = (/** @type {string} */ c, on = this.svg, markup = '') =>
			/** @type {SVGGElement} */ (on.appendChild(svg('g', { class: c, 'aria-hidden': 'true' }, markup)));
		layer('chart', this.ground, chart(data, m));
		const lights = data.kind === 'hexes' ? layer('lights') : null;
		/** Rings about what the scenario is fought for, below names and counters. */ this.aims = layer('aims');
		this.printed = new Printed(this, {
			numbers: layer('numbers', this.ground),
			lights,
			towns: data.kind === 'hexes' ? layer('towns', this.svg, townsOf(data, m)) : null,
		});
		/** Where what can be reached is tinted. */ this.reaches =
			this.printed.lights ?? (data.kind === 'plane' ? null : layer('reaches'));
		this.marks = layer('marks');
		this.stand = new Stand(this, layer('tethers'), layer('stand'));
		this.above = layer('above');
		this.outcomes = new Outcomes(this);
		this.signs = new Signs(this);
		this.called = new Called(this);
		this.fan = new Fan(this);
		/** What only a table measured with a ruler has. */ this.table = data.kind === 'plane' ? new Table(this) : null;
		/** What stands on it, in words. */ this.stands = '';
		this.beyond = new Beyond(this);
		this.large(true);
		this.fit();
		// Soundings, numbers and hexes that nobody touches yet can wait until the first picture is drawn.
		if (data.kind === 'hexes') this.printed.addNext();
		hands(this);
		keys(this);
	}

	/** What stands on it, by key. */
	get pieces() {
		return this.stand.pieces;
	}

	/** A large board is worked on; a small one is only a picture on a button. @param {boolean} large */
	large(large) {
		this.isLarge = large;
		this.moves = large && this.data.kind === 'hexes';
		const walked = this.data.kind === 'plane' ? 'pieces' : 'spaces';
		const say = large
			? {
					role: 'application',
					'aria-label': `${this.data.name}${this.stands}. The arrow keys walk its ${walked}.`,
					tabindex: '0',
				}
			: { 'aria-hidden': 'true' };
		for (const name of ['role', 'aria-label', 'tabindex', 'aria-hidden']) this.node.removeAttribute(name);
		for (const [name, value] of Object.entries(say)) this.node.setAttribute(name, value);
	}

	/** Says what stands on it to who hears it. @param {string[]} seats what the seats are called */
	sum(seats) {
		const all = [...this.pieces.values()].map(p => p.piece.side),
			of = (/** @type {number} */ side) => all.filter(s => s === side).length,
			parts = seats.map((name, i) => (of(i) ? `${of(i)} of ${name}` : '')),
			others = all.length - seats.reduce((n, _, i) => n + of(i), 0);
		if (others) parts.push(`${others} of nobody`);
		const stands = all.length ? `. Pieces: ${parts.filter(Boolean).join(', ')}` : '';
		if (stands === this.stands) return;
		this.stands = stands;
		if (this.isLarge) this.large(true);
	}

	/**
	 * Shows a scene: moves what moved, adds what came, removes what went.
	 * @param {Scene} scene
	 * @param {boolean} still no motion
	 * @param {import('./happened.js').Shot[]} shots fired since the last
	 * @param {import('../types.d.ts').Moved[]} legs of what went along a table since
	 * @param {import('./happened.js').Met[]} met what met on the way
	 * @param {Map<string, number>} falls when masts fell of whom
	 */
	show(scene, still = false, shots = [], legs = [], met = [], falls = new Map()) {
		const rests = still || calm(),
			fired = rests
				? []
				: shots
						.filter(s => !s.told)
						.map(s => ({ from: this.placeOf(s.from), to: this.placeOf(s.to), on: s.to, was: this.stand.worn(s.to) }));
		const before = new Map([...this.stand.pieces].map(([key, { piece }]) => [key, piece]));
		if (this.fan.space && !this.fan.lies(scene.pieces)) this.fan.close();
		this.table?.voyage.begin(still ? [] : legs, met, still ? [] : shots.filter(s => s.told), falls);
		this.stand.show(scene.pieces, rests);
		if (!this.table) this.outcomes.show(shots, before, scene.pieces, still);
		if (this.table && this.scene?.turn !== scene.turn) this.table.seen = ''; // those arcs were of the last move
		const whole = this.scene && this.table && !this.table.held && this.whole();
		this.scene = scene;
		if (this.table) this.bounds = this.table.reach();
		this.printed.letter();
		this.signs.draw();
		this.table?.letter();
		// a table that was seen whole still is, with what has come to lie beside it
		if (whole) this.fit();
		else this.table?.follow();
		this.table?.voyage.run(calm());
		fired.forEach((s, i) => {
			if (s.to) gunfire(this.above, s.from, s.to, this.stand.worn(s.on) !== s.was, i * 260);
		});
	}

	/**
	 * Turns to a thing and shows where it is.
	 * @param {string} id
	 * @param {boolean} [filled] as far as no empty paper comes in sight
	 * @param {boolean} [close] on a table, from near and in the middle
	 */
	find(id, filled = false, close = false) {
		const at = this.placeOf(id),
			v = this.look;
		if (!at) return;
		if (this.table) {
			this.table.find(at, id, close);
			this.frame();
		} else {
			const by = this.away() > farAway ? (farAway * 0.9) / this.away() : 1,
				[w, h] = [v.w * by, v.h * by];
			this.glide(filled ? about(this, at, w, h) : { x: at.x - w / 2, y: at.y - h / 2, w, h });
		}
		const ring = svg('circle', {
			class: 'found',
			cx: at.x,
			cy: at.y,
			r: this.table ? 40 * this.table.px : 70 * this.stand.size,
		});
		this.above.append(ring);
		window.setTimeout(() => ring.remove(), 2600);
	}

	/**
	 * What of the window is land, or has something on it that is looked at, in pixels.
	 * @returns {import('./lay.js').Box[]}
	 */
	covered() {
		const { x, y } = this.sight,
			k = 1 / this.away(),
			edge = 62;
		const ashore = this.data.spaces
			.filter(s => (s.terrain !== 'sea' && s.terrain !== 'shallow') || this.lit.has(s.id))
			.flatMap(s => this.m.at.get(s.id) ?? [])
			.map(p => ({ x: p.x - edge, y: p.y - edge, w: 2 * edge, h: 2 * edge }));
		const boxes = [...ashore, ...this.stand.laid.boxes].map(b => ({
			x: (b.x - x) * k,
			y: (b.y - y) * k,
			w: b.w * k,
			h: b.h * k,
		}));
		return [...boxes, ...this.beyond.at.map(a => ({ x: a.left - 60, y: a.top - 16, w: 120, h: 32 }))].filter(
			b => b.x < this.wide && b.y < this.high && b.x + b.w > 0 && b.y + b.h > 0,
		);
	}

	/** Ends every motion at once. */
	settle() {
		const voyage = this.table?.voyage;
		voyage?.settle();
		for (const { node } of this.pieces.values())
			for (const a of node.getAnimations({ subtree: true })) if (!voyage?.all.includes(a)) a.finish();
	}

	/**
	 * Lights what may be chosen.
	 * @param {Iterable<string>} ids
	 * @param {string} aimed the one that a second tap commits to
	 * @param {string} up what is taken up
	 * @param {string} asked what the open question is about
	 */
	light(ids, aimed = '', up = '', asked = '') {
		const was = [...this.lit, this.aimed],
			ups = new Set(up.split(','));
		// On a table one ship looks chosen: the frame of the keyboard goes to her as well.
		if (this.table && asked && asked !== this.asked && this.focus && this.focus !== asked) {
			this.focus = asked;
			for (const { node, piece } of this.pieces.values()) node.classList.toggle('focus', piece.id === asked);
		}
		this.asked = asked;
		this.lit = new Set(ids);
		this.aimed = aimed;
		this.up = up;
		this.printed.trim();
		for (const id of new Set([...was, ...this.lit, aimed])) this.mark(this.printed.cells.get(id), id);
		for (const { node, piece } of this.pieces.values()) {
			this.mark(node, piece.id);
			node.classList.toggle('spoken', this.table !== null && asked !== '' && piece.id === asked);
			node.classList.toggle(
				'up',
				up !== '' && [piece.id, piece.stack, this.data.kind === 'plane' ? '' : piece.at].some(id => ups.has(id)),
			);
		}
		for (const m of /** @type {NodeListOf<SVGElement>} */ (this.marks.querySelectorAll('[data-noted]')))
			this.mark(m, m.dataset.noted ?? '');
		if (!this.table) this.stand.raise(up);
		else if ([...this.lit].some(id => !was.includes(id))) this.table.letter(); // what is lit is named first
		this.stand.hold();
		this.beyond.show();
	}

	/** Lights a thing that is drawn, or no more. @param {Element|undefined} drawn @param {string} id */
	mark(drawn, id) {
		drawn?.classList.toggle('lit', this.lit.has(id));
		drawn?.classList.toggle('aimed', id !== '' && id === this.aimed);
	}

	/** A short shake. @param {string} id */
	refuse(id) {
		const node = [...this.pieces.values()].find(p => p.piece.id === id)?.node ?? this.printed.cells.get(id);
		if (!calm())
			node?.firstElementChild?.animate(
				[{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }],
				{ duration: 180 },
			);
	}

	/** @param {string} id @returns {{x: number, y: number}|undefined} */
	placeOf(id) {
		if (!id) return undefined;
		return this.stand.first.get(id) ?? this.m.at.get(id) ?? this.markAt(id);
	}

	/** The middle of a mark that can be pointed at. @param {string} id */
	markAt(id) {
		const line = this.scene?.marks.find(m => m.from === id && m.note)?.line,
			{ k } = this.m;
		if (!line?.length) return undefined;
		const sum = line.reduce((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
		return { x: (sum[0] * k) / line.length, y: (sum[1] * k) / line.length };
	}

	// --- what is in sight ---------------------------------------------------

	/** Draws what the new sight has room for, and as large as it asks for. */
	framed() {
		this.table?.framed();
		this.stand.resize();
		this.printed.letter();
		if (this.printed.spares && this.wide) this.printed.bring();
		this.printed.number();
		this.signs.ring();
		this.beyond.show();
		this.events.onAway();
	}

	/** @param {number} by @param {number} [cx] @param {number} [cy] */
	zoom(by, cx, cy) {
		if (this.table) this.table.held = true;
		super.zoom(by, cx, cy);
	}

	/** @param {number} dx @param {number} dy in screen pixels */
	pan(dx, dy) {
		const way = this.table?.turned ? -1 : 1;
		if (this.table) this.table.held = true;
		super.pan(dx * way, dy * way);
	}

	/** Shows what is lit, or where the pieces stand, as near as can be read; the whole board where that serves. */
	home() {
		if (this.table) this.table.home();
		else this.see(nearest(this));
	}

	/** Brings what is lit into sight, if none of it is. */
	reveal() {
		const v = this.look,
			seen = (/** @type {{x: number, y: number}} */ p) => p.x > v.x && p.x < v.x + v.w && p.y > v.y && p.y < v.y + v.h;
		const lit = [
			...[...this.pieces.values()].filter(p => this.lit.has(p.piece.id)),
			...[...this.m.at].filter(([id]) => this.lit.has(id)).map(([, p]) => p),
		];
		if (!lit.length || lit.some(seen)) return;
		if (this.table) this.table.bring(lit.slice(0, 1));
		else this.home();
	}

	/** Whether a thing is in sight, off the edges, where it can be read. @param {string} id */
	sees(id) {
		const at = this.placeOf(id);
		if (!at || this.table) return false;
		return this.within(at) && (this.data.kind !== 'hexes' || this.away() <= farAway);
	}

	/** Whether a point is in sight, off the edges. @param {{x: number, y: number}} at */
	within(at) {
		const { x, y, w, h } = this.sight,
			edge = 60 * this.away();
		return at.x > x + edge && at.x < x + w - edge && at.y > y + edge && at.y < y + h - edge;
	}

	/** Brings what goes on the board into sight, as large as all is. @param {string} id */
	bring(id) {
		const at = this.placeOf(id),
			{ w, h } = this.look;
		if (at && !this.table && !this.within(at)) this.glide(about(this, at, w, h));
	}

	/** What is in sight as a drawing of its own, which takes its styles with it. */
	drawing() {
		this.printed.engrave();
		const all = /** @type {SVGSVGElement} */ (this.ground.cloneNode(true)),
			v = this.look;
		all.append(...this.svg.cloneNode(true).childNodes);
		all.setAttribute('class', this.node.className);
		all.style.cssText = this.node.style.cssText; // an attribute would be refused by the page's policy
		all.classList.remove('whole');
		all.setAttribute('viewBox', `${v.x} ${v.y} ${v.w} ${v.h}`);
		return all;
	}

	/**
	 * Where a thing is on the screen, with half the width of its square; 0 on other boards.
	 * @param {string} id
	 */
	spotWide(id) {
		const at = this.onScreen(id);
		return at ? { x: at.x, y: at.y, half: this.data.kind === 'squares' ? 50 / this.away() : 0 } : null;
	}

	/** Where a thing is on the screen. @param {string} id */
	onScreen(id) {
		const at = this.placeOf(id),
			m = this.toScreen();
		return at && m ? new DOMPoint(at.x, at.y).matrixTransform(m) : null;
	}
}
