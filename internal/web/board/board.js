// A board on the screen: the chart drawn once, pieces kept by key and moved,
// spaces and pieces lit, chosen by pointer, touch and keyboard. It knows no game.

import { Beyond } from './beyond.js';
import { cells, chart, engraved, measure } from './chart.js';
import { counter, fromAbove } from './pieces.js';
import { drawn } from './marks.js';
import { gunfire } from './guns.js';
import { isCountry } from './country.js';
import { course } from './course.js';
import { hands, keys } from './hands.js';
import { discOf, lay, namedWide } from './lay.js';
import { letterTowns, townsOf } from './names.js';
import { Table, tableMarks } from './plane.js';
import { looks, steer } from './ships.js';
import { about, farAway, nearest } from './sight.js';
import { piles, seenOf } from './stacks.js';
import { View } from './view.js';
import { svg, group } from '../app/dom.js';
import { calm, lasting, preference } from '../app/preferences.js';

/**
 * @typedef {import('../types.d.ts').Board} BoardData
 * @typedef {import('../types.d.ts').Scene} Scene
 * @typedef {import('../types.d.ts').Piece} Piece
 */
/** @typedef {{ node: SVGElement, piece: Piece, drawn: string, x: number, y: number, size: number }} Kept */
/**
 * @typedef {{ x: number, y: number, size: number, high: number, deep: boolean, lot: import('./lay.js').Lot|null }} Rest
 */
/**
 * @typedef {{ onChoose: (id: string, touch: boolean, key?: string) => void, goes: () => boolean,
 * commits: (space: string) => boolean, onLook: (id: string|null, space: string) => void, onAway: () => void,
 * holds: (names: string[], able: boolean) => string,
 * onDrag: (id: string, what: 'take'|'drag'|'drop'|'lose', at: {x: number, y: number}) => void,
 * maySteer: (id: string) => boolean, onSteer: (id: string, at: {x: number, y: number}|null, what:
 * 'take'|'drag'|'drop', how: { on: boolean, aim: boolean }) => void, onBare: (at: {x: number, y: number}) => boolean,
 * onKey: (e: KeyboardEvent) => boolean }} Events
 */

/** How wide a counter is drawn on a field of hexes, in pixels, by how far away the eye is. */
const tileOf = (/** @type {number} */ away) => (away < farAway ? 58 : away < 3.2 ? 44 : 36);

/** How large letters on the board are at the least, in pixels. */
const leastLetters = 10;

/**
 * How large counters are drawn at the least, by the kind of board; on others they have one size. On a map of the
 * country they leave it in sight.
 * @param {BoardData} data
 */
const leastOf = data =>
	data.kind === 'boxes' && isCountry(data)
		? 0.5
		: /** @type {Record<string, number>} */ ({ boxes: 0.86, hexes: 0.72 })[data.kind];

/** How long the hand may be off an open stack before it is laid together again, in milliseconds. */
const leaves = 700;

/**
 * Where a row begins so that one of its pieces lies at a place and all of it between two edges: from where, and which
 * piece lies there, the first if it can.
 * @param {number} at
 * @param {number} n pieces
 * @param {number} step between two
 * @param {number} lo
 * @param {number} hi
 */
function begins(at, n, step, lo, hi) {
	const place = Math.min(
		n - 1,
		Math.max(0, Math.ceil((at + (n - 0.5) * step - hi) / step)),
		Math.max(0, Math.floor((at - step / 2 - lo) / step)),
	);
	return { place, from: at - place * step };
}

/**
 * A mark in two parts: what lies below the counters, and what stands above them.
 * @param {string} text
 */
function apart(text) {
	const low = group(text),
		high = group('');
	high.append(...low.querySelectorAll('.mark > .words, .aloft'));
	return { low, high };
}

const esc = (/** @type {string} */ s) => s.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

/** The names of things, those that are the same counted, the last ones of many left out. @param {string[]} all */
function called(all) {
	/** @type {Map<string, number>} */ const by = new Map();
	for (const name of all) by.set(name, (by.get(name) ?? 0) + 1);
	const names = [...by].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
	return names.length > 7 ? [...names.slice(0, 6), `and ${names.length - 6} more`] : names;
}

/** Has a layer hold these in their order; those that it holds stay. @param {Element} layer @param {Element[]} wanted */
function only(layer, wanted) {
	const all = new Set(wanted);
	for (const one of [...layer.children]) if (!all.has(one)) one.remove();
	wanted.forEach((one, i) => {
		const there = layer.children[i];
		if (there !== one) layer.insertBefore(one, there ?? null);
	});
}

export class Board extends View {
	/** @param {BoardData} data @param {Events} events */
	constructor(data, events) {
		const m = measure(data),
			edge = m.frame + 12;
		super({ x: -edge, y: -edge - m.over, w: m.width + 2 * edge, h: m.height + 2 * (edge + m.over) }, data.kind);
		this.data = data;
		this.events = events;
		this.m = m;
		/** @type {Map<string, Kept>} */ this.pieces = new Map();
		/** @type {Map<string, Kept>} the first piece of each id, as of the last scene */ this.first = new Map();
		/** @type {Set<string>} */ this.lit = new Set();
		/** The one that a second tap commits to, and what is taken up. */ this.aimed = this.up = '';
		this.focus = '';
		this.fanned = '';
		/** How large counters are drawn; how the names of towns were last lettered. */
		this.least = leastOf(data);
		this.size = this.least ?? 1;
		/** Units to a pixel, in eighths: how far away the eye was when stacks were laid. */ this.eighths = 1;
		this.tethered = '';
		this.lettered = { size: 0, taken: /** @type {import('./lay.js').Lie|null} */ (null) };
		/** @type {string[]} the spaces for which the scenario is fought, until the first choice */ this.objective = [];
		/** Whose seat looks at it. */ this.seat = -1;
		/** The place of the question. */ this.asked = '';
		/** @type {import('../types.d.ts').Way|null} */ this.way = null;
		/** @type {Map<string, import('./stacks.js').Stack[]>} */ this.piles = new Map();
		/** How the piles lie from here. @type {import('./lay.js').Lie} */
		this.laid = { lots: new Map(), seats: new Map(), boxes: [], tethers: '' };
		this.node.classList.toggle('mapped', isCountry(data) && data.kind !== 'plane');
		// Its label and the books say in words what is drawn: letters without their places would be noise.
		const layer = (/** @type {string} */ c, on = this.svg, markup = '') =>
			/** @type {SVGGElement} */ (on.appendChild(svg('g', { class: c, 'aria-hidden': 'true' }, markup)));
		layer('chart', this.ground, chart(data, this.m));
		this.numbers = layer('numbers', this.ground);
		/** The hexes of a field that are lit, in focus or under the hand: on the chart, all of it would be painted anew. */
		this.lights = data.kind === 'hexes' ? layer('lights') : null;
		this.towns = data.kind === 'hexes' ? layer('towns', this.svg, townsOf(data, this.m)) : null;
		/** Whether what is not played on has been added, and what of that is left to do. */ this.engraved = false;
		this.left = this.additions();
		/** Whether what lies out of sight of a large board is left for when that is added. */
		this.spares = data.kind === 'hexes';
		/** @type {Set<string>} spaces whose numbers are printed */ this.numbered = new Set();
		this.marks = layer('marks');
		/** The text of the marks that are drawn. */ this.marked = '';
		/** @type {Map<string, {low: Element, high: Element}>} those of a board of spaces, by their text */
		this.signs = new Map();
		/** Lines from discs to their spaces. */ this.tethers = layer('tethers');
		this.stand = layer('stand');
		this.above = layer('above');
		/** What marks say, and flags and clocks of what lies below counters, which stand above these. */
		this.said = svg('g', { class: 'mark said' });
		/** The names of what the hand is on, where counters do not bear them. */
		this.called = svg('g', { class: 'called' });
		this.above.append(this.said, this.called);
		/** Spaces as they are lit; of a field of hexes those that are. @type {Map<string, SVGElement>} */ this.cells =
			new Map();
		/** The hex under the hand. */ this.under = '';
		for (const g of this.ground.querySelectorAll('.space'))
			this.cells.set(/** @type {SVGElement} */ (g).dataset.id ?? '', /** @type {SVGElement} */ (g));
		/** What only a table measured with a ruler has. */ this.table = data.kind === 'plane' ? new Table(this) : null;
		/** What stands on it, in words. */ this.stands = '';
		this.beyond = new Beyond(this);
		this.large(true);
		this.fit();
		// Soundings, numbers and hexes that nobody touches yet can wait until the first picture is drawn.
		if (data.kind === 'hexes') this.addNext();
		hands(this);
		keys(this);
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
	 * @param {import('./voyage.js').Shot[]} shots fired since the last
	 * @param {import('../types.d.ts').Moved[]} legs of what went along a table since
	 * @param {import('./voyage.js').Met[]} met what met on the way
	 * @param {Map<string, number>} falls when masts fell of whom
	 */
	show(scene, still = false, shots = [], legs = [], met = [], falls = new Map()) {
		const rests = still || calm(),
			fired = rests
				? []
				: shots
						.filter(s => !s.told)
						.map(s => ({ from: this.placeOf(s.from), to: this.placeOf(s.to), on: s.to, was: this.worn(s.to) }));
		if (this.fanned && !this.lies(scene.pieces)) this.close();
		this.table?.voyage.begin(still ? [] : legs, met, still ? [] : shots.filter(s => s.told), falls);
		const seen = new Set(),
			mine = scene.pieces.filter(p => this.holds(p));
		this.piles = piles(mine);
		this.lay();
		for (const p of mine.sort((a, b) => b.depth - a.depth)) {
			seen.add(p.key);
			this.put(p, rests);
		}
		for (const [key, kept] of this.pieces) {
			if (seen.has(key)) continue;
			this.pieces.delete(key);
			if (this.table?.voyage.lose(kept.node, kept.piece)) continue;
			kept.node.classList.add('gone');
			window.setTimeout(() => kept.node.remove(), rests ? 0 : 400);
		}
		this.first = new Map([...this.pieces.values()].reverse().map(kept => [kept.piece.id, kept]));
		this.hold();
		this.scene = scene;
		if (this.table) this.bounds = this.table.reach();
		this.drawMarks();
		this.letter();
		this.table?.letter();
		this.table?.follow();
		this.table?.voyage.run(calm());
		fired.forEach((s, i) => {
			if (s.to) gunfire(this.above, s.from, s.to, this.worn(s.on) !== s.was, i * 260);
		});
	}

	/** Draws what lies on the board and is not touched. */
	drawMarks() {
		const marks = (this.scene?.marks ?? []).filter(m => m.board === this.data.key || m.board === '');
		if (!this.table) {
			const seen = marks.filter(m =>
				this.shows(this.placeOf(m.from), this.placeOf(m.to), ...m.line.map(p => this.spotOf(p))),
			);
			this.redraw(drawn(seen, this.m.k, id => this.placeOf(id), this.size, this.laid.seats));
			return;
		}
		const text = tableMarks(marks, this.m.k, id => this.placeOf(id));
		if (text !== this.marked) this.marks.innerHTML = text;
		this.table.voyage.untie();
		this.marked = text;
		this.table.eye(this.table.seen);
	}

	/** Draws those marks of a board of spaces that are not there yet, and keeps the others. @param {string[]} texts */
	redraw(texts) {
		this.signs = new Map(texts.map(text => [text, this.signs.get(text) ?? apart(text)]));
		const all = [...this.signs.values()];
		only(
			this.marks,
			all.map(s => s.low),
		);
		only(
			this.said,
			all.map(s => s.high),
		);
	}

	/** Rings the spaces for which the scenario is fought. @param {string[]} spaces @param {number} seat that looks */
	aims(spaces, seat) {
		this.seat = seat;
		if (spaces.join() === this.objective.join()) return;
		this.objective = spaces;
		this.above.querySelector('.objectives')?.remove();
		const rings = spaces.flatMap(id => this.m.at.get(id) ?? []).map(p => `<circle cx="${p.x}" cy="${p.y}" r="66"/>`);
		if (rings.length) this.above.prepend(group(`<g class="objectives">${rings.join('')}</g>`).firstElementChild ?? '');
	}

	/** Rings the place of a question on a field of hexes, where counters may lie over its name, and says that. */
	ring() {
		const at = this.data.kind === 'hexes' ? this.m.at.get(this.asked) : undefined,
			away = this.away();
		this.above.querySelector('.asked')?.remove();
		if (!at || !this.wide) return;
		const seat = this.laid.seats.get(this.asked),
			name = at.space.name || at.space.label,
			y = (seat ? seat.top : at.y - 40) - 8 * away;
		this.above.append(
			group(
				`<g class="asked"><circle cx="${at.x}" cy="${at.y}" r="62"/>` +
					`<text x="${seat?.x ?? at.x}" y="${y}" font-size="${13 * away}">${esc(name)}</text></g>`,
			).firstElementChild ?? '',
		);
	}

	/** Marks the place of the question, or none. @param {string} place */
	asks(place) {
		if (place === this.asked) return;
		this.asked = place;
		this.ring();
	}

	/** Draws a way, or none. @param {import('../types.d.ts').Way|null} way */
	course(way) {
		this.way = way;
		this.above.querySelector('.way')?.remove();
		if (way) this.above.prepend(group(course(way, this.m.at, this.size)).firstElementChild ?? '');
	}

	/** Turns to a thing and shows where it is; filled: as far as no empty paper comes in sight. @param {string} id */
	find(id, filled = false) {
		const at = this.placeOf(id),
			v = this.look;
		if (!at) return;
		if (this.table) {
			this.table.find(at, id);
			this.frame();
		} else {
			this.see(filled ? about(this, at, v.w, v.h) : { ...v, x: at.x - v.w / 2, y: at.y - v.h / 2 });
			if (this.away() > farAway) this.zoom((farAway * 0.9) / this.away());
		}
		const ring = svg('circle', {
			class: 'found',
			cx: at.x,
			cy: at.y,
			r: this.table ? 40 * this.table.px : 70 * this.size,
		});
		this.above.append(ring);
		window.setTimeout(() => ring.remove(), 2600);
	}

	/** Letters the towns for the present distance, clear of the counters. */
	letter() {
		const layer = this.towns,
			away = this.away();
		if (!layer || !this.wide) return;
		const size = Math.ceil(Math.max(15, (away > 6 ? 10 : away > farAway ? 11.5 : 13) * away)),
			taken = this.laid;
		if (size === this.lettered.size && taken === this.lettered.taken) return;
		this.lettered = { size, taken };
		layer.style.fontSize = `${size}px`;
		layer.style.setProperty('--sign', String(Math.max(1, away / 2)));
		letterTowns(layer, this.m.at, size, taken, this.m);
	}

	/** @param {number[]} p in units of the data */
	spotOf(p) {
		return { x: p[0] * this.m.k, y: p[1] * this.m.k };
	}

	/**
	 * Whether something is drawn yet: of a large field of hexes the first picture has what is in sight.
	 * @param {...({x: number, y: number}|undefined)} ends of it
	 */
	shows(...ends) {
		if (!this.spares || !this.isLarge) return true;
		const at = ends.flatMap(p => p ?? []),
			xs = at.map(p => p.x),
			ys = at.map(p => p.y),
			around = 200 * Math.max(1, this.size),
			{ x, y, w, h } = this.sight;
		return (
			this.wide > 0 &&
			Math.max(...xs) > x - around &&
			Math.min(...xs) < x + w + around &&
			Math.max(...ys) > y - around &&
			Math.min(...ys) < y + h + around
		);
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
		const boxes = [...ashore, ...this.laid.boxes].map(b => ({
			x: (b.x - x) * k,
			y: (b.y - y) * k,
			w: b.w * k,
			h: b.h * k,
		}));
		return [...boxes, ...this.beyond.at.map(a => ({ x: a.left - 60, y: a.top - 16, w: 120, h: 32 }))].filter(
			b => b.x < this.wide && b.y < this.high && b.x + b.w > 0 && b.y + b.h > 0,
		);
	}

	/** Draws what has come into sight of what the first picture could do without. */
	bring() {
		for (const kept of this.pieces.values())
			if (!kept.drawn) {
				const at = this.restOf(kept.piece);
				kept.drawn = this.dress(kept.node, kept.piece, at, kept);
				this.wear(kept.node, at, kept.piece.at === this.fanned);
			}
		for (const town of this.towns?.children ?? [])
			town.classList.toggle('later', !this.shows(this.m.at.get(/** @type {SVGElement} */ (town).dataset.town ?? '')));
		this.drawMarks();
	}

	/** Adds what the first picture of a field of hexes does without, in parts that need not be drawn in one frame. */
	*additions() {
		this.spares = false;
		this.bring();
		yield;
		const field = this.ground.querySelector('.cells');
		for (let i = 0; i < this.data.spaces.length; i += 400) {
			field?.append(...group(cells(this.data.spaces.slice(i, i + 400), this.m)).children);
			yield;
		}
		const layer = this.ground.querySelector('.engraved');
		for (const text of layer ? engraved(this.data, this.m) : []) {
			layer?.append(...group(text).children);
			yield;
		}
		this.engraved = true;
		this.number();
	}

	/** Adds one part after another, each when what came before is drawn. */
	addNext() {
		requestAnimationFrame(() => setTimeout(() => this.left.next().done || this.addNext(), 40));
	}

	/** Adds all that is left at once. */
	engrave() {
		while (!this.left.next().done);
	}

	/** Has those hexes of a field drawn of which something is to be seen, and no others. */
	trim() {
		if (!this.lights) return;
		const wanted = new Set([...this.lit, this.focus, this.under].filter(id => this.m.at.has(id)));
		for (const [id, g] of this.cells) {
			if (wanted.has(id)) continue;
			g.remove();
			this.cells.delete(id);
		}
		const fresh = [...wanted].filter(id => !this.cells.has(id)).flatMap(id => this.m.at.get(id)?.space ?? []);
		if (!fresh.length) return;
		const all = /** @type {SVGElement[]} */ ([...group(cells(fresh, this.m)).children]);
		for (const g of all) this.cells.set(g.dataset.id ?? '', g);
		this.lights.append(...all);
	}

	/** Prints the numbers of the hexes in sight, and the names of lands and seas, where they can be read. */
	number() {
		if (!this.engraved || !this.wide) return;
		for (const name of this.ground.querySelectorAll('.region'))
			name.classList.toggle('small', Number(name.getAttribute('font-size')) < leastLetters * this.away());
		if (this.away() > farAway) return;
		const letters = (/** @type {number} */ size) => `${Math.ceil(Math.max(size, leastLetters * this.away()))}px`,
			soundings = /** @type {SVGElement|null} */ (this.ground.querySelector('.soundings'));
		this.numbers.style.fontSize = letters(11);
		if (soundings) soundings.style.fontSize = letters(13);
		const v = this.look,
			seen = (/** @type {{x: number, y: number}} */ p) =>
				p.x > v.x - 100 && p.x < v.x + v.w + 100 && p.y > v.y - 100 && p.y < v.y + v.h + 100;
		const fresh = [...this.m.at].filter(([id, p]) => !this.numbered.has(id) && seen(p));
		for (const [id] of fresh) this.numbered.add(id);
		if (fresh.length)
			this.numbers.append(
				group(
					fresh
						.map(
							([, { x, y, space }]) =>
								`<text class="hexno" x="${x}" y="${y - 30}">${space.label.replace(/[^\w ]/g, '')}</text>`,
						)
						.join(''),
				),
			);
	}

	/** What can be seen of the state of a piece, or of all on a space. @param {string} id */
	worn(id) {
		const some = [...this.pieces.values()].filter(({ piece }) => piece.id === id || piece.at === id);
		return JSON.stringify(some.map(({ piece }) => [piece.key, piece.numbers, piece.state]));
	}

	/** @param {Piece} p */
	holds(p) {
		return p.at ? this.m.at.has(p.at) : this.data.kind === 'plane';
	}

	/** Has all stacks lie as there is room for from here. */
	lay() {
		if (this.table) return;
		const { width, height } = this.m,
			steps = this.data.kind !== 'hexes';
		this.laid = lay(this.piles, this.m.at, {
			size: this.size,
			away: this.eighths,
			steps,
			loose: this.data.kind === 'boxes',
			width,
			height,
		});
		if (this.tethered === this.laid.tethers) return;
		this.tethered = this.laid.tethers;
		this.tethers.innerHTML = this.tethered;
	}

	/**
	 * Where a piece rests, and how: as a counter or a disc, how large, and how many lie in its pile if it is the
	 * uppermost.
	 * @param {Piece} p
	 * @returns {Rest}
	 */
	restOf(p) {
		const on = this.laid.lots.get(p.key);
		if (!on) return { x: p.x * this.m.k, y: p.y * this.m.k, size: this.size, high: 0, deep: false, lot: null };
		const { lot, i, high } = on,
			steps = this.data.kind !== 'hexes',
			below = steps ? i : Math.min(i, seenOf - 1),
			lies = steps ? lot.pieces.length : Math.min(lot.pieces.length, seenOf),
			rise = lot.disc ? 0 : (lies - 1 - below) * lot.step;
		return {
			x: lot.x + rise,
			y: lot.y - rise,
			size: lot.size,
			high: steps ? 0 : high,
			deep: lot.disc ? i > 0 : !steps && i >= seenOf,
			lot,
		};
	}

	/**
	 * Draws a piece as a counter or a disc, as it rests.
	 * @param {SVGElement} node @param {Rest} at @param {boolean} open in an open stack
	 */
	wear(node, { lot, deep }, open = false) {
		const disc = Boolean(lot?.disc) && !open,
			had = /** @type {SVGElement|null} */ (node.querySelector(':scope > .disc'));
		node.classList.toggle('deep', deep && !open);
		node.classList.toggle('asdisc', disc);
		node.classList.toggle('slight', Boolean(lot?.slight) && !open);
		if (disc && lot && !deep && had?.dataset.n !== String(lot.n)) {
			had?.remove();
			node.append(group(discOf(lot.pieces[0].side, lot.n)).firstElementChild ?? '');
		}
	}

	/**
	 * Draws a piece if it looks otherwise than it did, unless that can wait. Tells how it looks now, "" if it waits.
	 * @param {SVGElement} node
	 * @param {Piece} p
	 * @param {{x: number, y: number, high: number}} at
	 * @param {Kept} [kept] what there was
	 */
	dress(node, p, at, kept) {
		if (!this.shows(at)) return '';
		const drawn = this.table ? looks(p) : JSON.stringify(p) + at.high;
		if (kept?.drawn === drawn) return drawn;
		node.innerHTML = this.data.kind === 'plane' ? fromAbove(p, this.m.k) : counter(p, at.high);
		if (kept) this.table?.voyage.wear(node, kept.piece, p);
		return drawn;
	}

	/** @param {Piece} p @param {boolean} still */
	put(p, still) {
		const kept = this.pieces.get(p.key),
			at = this.restOf(p);
		const node = kept?.node ?? group(''),
			drawn = this.dress(node, p, at, kept);
		if (this.table) steer(node, p, this.m.k);
		/** @type {[string, string][]} */
		const named = [
			['data-id', p.id],
			['data-key', p.key],
			['data-at', p.at],
		];
		for (const [name, value] of named) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
		node.classList.add('piece');
		node.classList.toggle('lit', this.lit.has(p.id));
		if (!this.table) this.wear(node, at, p.at !== '' && p.at === this.fanned);
		if (!kept || kept.piece.depth !== p.depth || kept.piece.at !== p.at) this.stand.append(node);
		if (!kept) this.table?.voyage.come(node);
		this.pieces.set(p.key, kept ?? { node, piece: p, drawn, x: at.x, y: at.y, size: at.size });
		const own = /** @type {Kept} */ (this.pieces.get(p.key));
		const sails = (kept && this.table?.voyage.sail(node, kept.piece)) || false;
		if (!this.fanned || p.at !== this.fanned) this.place(own, at, !kept || still || sails);
		if (kept && !still && !sails) this.table?.swing(node, kept.piece.heading, p.heading, 420);
		own.piece = p;
		own.drawn = drawn;
	}

	/** @param {Kept} kept @param {{x: number, y: number, size: number}} at @param {boolean} still */
	place(kept, { x, y, size }, still) {
		const to = `translate(${x}px, ${y}px) scale(${size})`;
		if (!still && (kept.x !== x || kept.y !== y)) {
			const far = Math.min(600, 250 + Math.hypot(x - kept.x, y - kept.y) * 0.9);
			kept.node.animate([{ transform: `translate(${kept.x}px, ${kept.y}px) scale(${kept.size})` }, { transform: to }], {
				duration: lasting(far),
				easing: 'ease-in-out',
			});
		}
		kept.node.style.transform = to;
		kept.x = x;
		kept.y = y;
		kept.size = size;
	}

	/** Draws counters larger when seen from far away, so that they are still seen, and has them lie as they have room. */
	resize() {
		if (this.table || !this.wide) return;
		const eighths = Math.max(1, Math.round(this.away() * 8)) / 8,
			tile = (this.data.kind === 'hexes' ? tileOf(this.away()) : 58) * (preference('counters') ? 1.3 : 1),
			size = this.least ? Math.max(this.least, (tile * eighths) / 84) : 1;
		if (size === this.size && eighths === this.eighths) return;
		this.size = size;
		this.eighths = eighths;
		if (this.fanned) this.close();
		if (this.way) this.course(this.way);
		this.lay();
		for (const kept of this.pieces.values()) {
			const at = this.restOf(kept.piece);
			this.wear(kept.node, at);
			this.place(kept, at, true);
		}
		this.hold();
		this.drawMarks();
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
	 */
	light(ids, aimed = '', up = '') {
		const was = [...this.lit, this.aimed];
		this.lit = new Set(ids);
		this.aimed = aimed;
		this.up = up;
		this.trim();
		for (const id of new Set([...was, ...this.lit, aimed])) this.mark(this.cells.get(id), id);
		for (const { node, piece } of this.pieces.values()) {
			this.mark(node, piece.id);
			node.classList.toggle(
				'up',
				up !== '' && [piece.id, piece.stack, this.data.kind === 'plane' ? '' : piece.at].includes(up),
			);
		}
		this.hold();
		this.beyond.show();
	}

	/** Whether a piece is drawn as a disc that stands for several. @param {SVGElement} node */
	many(node) {
		const lot = this.laid.lots.get(node.dataset.key ?? '')?.lot;
		return node.matches('.asdisc') && (lot?.n ?? 0) > 1;
	}

	/** Lights the discs on which something may be chosen. */
	hold() {
		for (const { lot, i } of this.laid.lots.values())
			if (i === 0)
				this.pieces
					.get(lot.pieces[0].key)
					?.node.classList.toggle('holds', lot.disc && lot.pieces.some(p => this.lit.has(p.id)));
	}

	/** Lights a thing that is drawn, or no more. @param {Element|undefined} drawn @param {string} id */
	mark(drawn, id) {
		drawn?.classList.toggle('lit', this.lit.has(id));
		drawn?.classList.toggle('aimed', id !== '' && id === this.aimed);
	}

	/** A short shake. @param {string} id */
	refuse(id) {
		const node = [...this.pieces.values()].find(p => p.piece.id === id)?.node ?? this.cells.get(id);
		if (!calm())
			node?.firstElementChild?.animate(
				[{ translate: '0' }, { translate: '-5px' }, { translate: '5px' }, { translate: '0' }],
				{ duration: 180 },
			);
	}

	/** @param {string} id @returns {{x: number, y: number}|undefined} */
	placeOf(id) {
		if (!id) return undefined;
		return this.first.get(id) ?? this.m.at.get(id);
	}

	/** The pieces on a space, the uppermost first. @param {string} space */
	on(space) {
		return [...this.pieces.values()].filter(p => p.piece.at === space).sort((a, b) => a.piece.depth - b.piece.depth);
	}

	// --- stacks -------------------------------------------------------------

	/** Whether the open stack lies as it did, among pieces that are to be shown. @param {Piece[]} pieces */
	lies(pieces) {
		const keys = (/** @type {Piece[]} */ some) =>
			some
				.filter(p => p.at === this.fanned)
				.map(p => `${p.key} ${p.depth}`)
				.sort()
				.join();
		return keys(pieces) === keys([...this.pieces.values()].map(p => p.piece));
	}

	/**
	 * Spreads a stack so that each piece can be read and touched; the one under the hand, or the uppermost, stays
	 * where it is.
	 * @param {string} space
	 * @param {string} [held] the id of the piece under the hand
	 */
	fan(space, held) {
		if (this.fanned === space) return;
		this.close();
		const stack = this.on(space),
			at = this.m.at.get(space);
		if (stack.length < 2 || !at) return;
		this.fanned = space;
		this.called.innerHTML = '';
		this.node.classList.add('fanned');
		const n = stack.length,
			across = Math.min(n, Math.max(3, Math.ceil(Math.sqrt(n * 1.4)))),
			down = Math.ceil(n / across),
			k = Math.max(this.size, ((namedWide + 4) * this.away()) / 84), // names are read
			wholes = stack.map(({ piece }) => this.events.holds([piece.stack, space].filter(Boolean), true)),
			rims = svg('g', { class: 'rims' }),
			step = (wholes.some(Boolean) ? 112 : 92) * k; // a rim is wide enough for a hand
		const first = Math.max(
				0,
				stack.findIndex(p => p.piece.id === held),
			),
			stays = stack[first],
			{ look: v, bounds: b } = this;
		const x = begins(stays.x, across, step, Math.max(v.x, b.x), Math.min(v.x + v.w, b.x + b.w)),
			y = begins(stays.y, down, step, Math.max(v.y, b.y), Math.min(v.y + v.h, b.y + b.h));
		const own = x.place + y.place * across,
			left = x.from,
			top = y.from;
		const back = svg('rect', {
			class: this.lit.has(space) ? 'fan lit' : 'fan',
			x: left - step / 2 - 4 * k,
			y: top - step / 2 - 2 * k,
			width: across * step + 8 * k,
			height: down * step + 6 * k,
			rx: 6 * k,
			'data-at': space,
		});
		this.stand.append(back, rims);
		const free = Array.from({ length: n }, (_, i) => i).filter(i => i !== own);
		stack.forEach((kept, i) => {
			const to = i === first ? own : (free.shift() ?? 0);
			this.stand.append(kept.node);
			this.wear(kept.node, this.restOf(kept.piece), true);
			const at = { x: left + (to % across) * step, y: top + Math.floor(to / across) * step, size: k };
			this.place(kept, at, calm());
			if (wholes[i])
				rims.append(
					svg('rect', {
						class: 'rim',
						x: at.x - step / 2,
						y: at.y - step / 2,
						width: step,
						height: step,
						'data-at': space,
						'data-all': wholes[i],
					}),
				);
		});
	}

	/** Lays the open stack together again. */
	close() {
		const space = this.fanned;
		this.fanned = '';
		this.node.classList.remove('fanned');
		for (const e of this.stand.querySelectorAll('.fan, .rims')) e.remove();
		if (!space) return;
		for (const kept of this.on(space).reverse()) {
			this.stand.append(kept.node);
			const at = this.restOf(kept.piece);
			this.wear(kept.node, at);
			this.place(kept, at, calm());
		}
	}

	/** @param {{id: string, space: string}|null} at what the pointer is over */
	over(at) {
		this.events.onLook(at?.id || null, at?.space ?? '');
		this.hover(at?.space ?? '');
		clearTimeout(this.fanTimer);
		if (this.fanned && at?.space !== this.fanned) this.fanTimer = window.setTimeout(() => this.close(), leaves);
	}

	/** Draws the hex under the hand, or none. @param {string} space */
	hover(space) {
		if (space === this.under) return;
		this.under = space;
		this.trim();
		this.called.innerHTML = this.table || space === this.fanned ? '' : this.callsOf(space);
	}

	/** The names of what lies on a space, above it, where counters there do not bear them. @param {string} space */
	callsOf(space) {
		const seat = this.laid.seats.get(space),
			away = this.away();
		if (!seat || (seat.size * 84) / away >= namedWide) return '';
		const lots = new Set(this.on(space).flatMap(({ piece }) => this.laid.lots.get(piece.key)?.lot ?? [])),
			line = 15 * away,
			names = called(this.on(space).map(({ piece }) => piece.name)),
			down = seat.top - this.sight.y < (names.length + 1) * line,
			low = Math.max(...[...lots].map(l => l.y)) + 42 * seat.size,
			top = down ? low + line : seat.top - 8 * away - (names.length - 1) * line;
		return names
			.map((name, i) => `<text x="${seat.x}" y="${top + i * line}" font-size="${12.5 * away}">${esc(name)}</text>`)
			.join('');
	}

	/**
	 * Whether a click on a closed stack opens it: while something is taken up, only to take up something else there.
	 * @param {string} space
	 * @param {Kept[]} stack
	 */
	opens(space, stack) {
		return !this.events.goes() || (!this.lit.has(space) && stack.some(p => this.lit.has(p.piece.id)));
	}

	/**
	 * A click: a stack opens before one of its pieces is chosen, and a disc of several before anything is. On bare
	 * ground, and where only the space can be chosen, none opens.
	 * @param {{id: string, space: string, disc?: boolean, rim?: boolean, ground?: boolean, key?: string}} at
	 * @param {boolean} touch
	 */
	tap(at, touch) {
		this.hover(at.space); // a finger was not over it before
		if (!at.id) return; // what an open stack lies on
		if (at.space !== this.fanned) this.close();
		const stack = at.space ? this.on(at.space) : [];
		const own = stack.find(p => p.piece.key === at.key);
		if (this.events.commits(at.space)) {
			this.events.onChoose(at.space, touch);
			return;
		}
		const acts = stack.some(p => this.lit.has(p.piece.id)),
			place = this.lit.has(at.space) && (at.ground || !acts); // it is meant, not what lies there
		if (stack.length > 1 && this.fanned !== at.space && !place && this.opens(at.space, stack)) {
			const lit = stack.filter(p => this.lit.has(p.piece.id)),
				whole = lit.some(p => p.piece.id === p.piece.stack); // it goes in parts
			if (at.disc || whole || lit.length !== 1) {
				this.fan(at.space, at.id);
				this.events.onLook(at.id, at.space);
				return;
			}
			this.events.onChoose(lit[0].piece.id, touch);
			return;
		}
		this.events.onLook(at.id, at.space);
		const whole = stack.length > 1 && this.fanned !== at.space && !this.lit.has(at.id); // where it goes
		this.events.onChoose(whole ? at.space : at.id, touch, this.fanned === at.space && !at.rim ? own?.piece.key : '');
	}

	// --- what is in sight ---------------------------------------------------

	/** Draws what the new sight has room for, and as large as it asks for. */
	framed() {
		this.table?.framed();
		this.resize();
		this.letter();
		if (this.spares && this.wide) this.bring();
		this.number();
		this.ring();
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
		if (lit.length && !lit.some(seen)) this.home();
	}

	/** Whether a thing is in sight, off the edges, where it can be read. @param {string} id */
	sees(id) {
		const at = this.placeOf(id),
			{ x, y, w, h } = this.sight,
			edge = 60 * this.away();
		if (!at || this.table) return false;
		const inside = at.x > x + edge && at.x < x + w - edge && at.y > y + edge && at.y < y + h - edge;
		return inside && (this.data.kind !== 'hexes' || this.away() <= farAway);
	}

	/** What is in sight as a drawing of its own, which takes its styles with it. */
	drawing() {
		this.engrave();
		const all = /** @type {SVGSVGElement} */ (this.ground.cloneNode(true)),
			v = this.look;
		all.append(...this.svg.cloneNode(true).childNodes);
		all.setAttribute('class', this.node.className);
		all.style.cssText = this.node.style.cssText; // an attribute would be refused by the page's policy
		all.classList.remove('whole');
		all.setAttribute('viewBox', `${v.x} ${v.y} ${v.w} ${v.h}`);
		return all;
	}

	/** Where a thing is on the screen. @param {string} id */
	onScreen(id) {
		const at = this.placeOf(id),
			m = this.toScreen();
		return at && m ? new DOMPoint(at.x, at.y).matrixTransform(m) : null;
	}

	// --- keyboard -----------------------------------------------------------

	/** The lit thing on a space, or the space. @param {string} space */
	idOn(space) {
		return this.table ? space : (this.on(space).find(p => this.lit.has(p.piece.id))?.piece.id ?? space);
	}

	/** Walks to the nearest space that way. @param {number} dx @param {number} dy */
	walk(dx, dy) {
		if (this.table) {
			const way = this.table.turned ? -1 : 1;
			this.setFocus(this.table.next(this.focus, dx * way, dy * way));
			return;
		}
		const here = this.m.at.get(this.focus);
		if (!here) {
			const first =
				[...this.pieces.values()].find(p => this.lit.has(p.piece.id))?.piece.at ??
				[...this.m.at.keys()].find(id => this.lit.has(id));
			this.setFocus(first || this.data.spaces[0]?.id || '');
			return;
		}
		let best = '',
			least = Infinity;
		for (const [id, p] of this.m.at) {
			const ax = p.x - here.x,
				ay = p.y - here.y,
				along = ax * dx + ay * dy,
				off = Math.abs(ax * dy) + Math.abs(ay * dx);
			if (along > 5 && along + 2.2 * off < least) {
				least = along + 2.2 * off;
				best = id;
			}
		}
		if (best) this.setFocus(best);
	}

	/** @param {string} id */
	setFocus(id) {
		this.cells.get(this.focus)?.classList.remove('focus');
		this.focus = id;
		this.trim();
		this.cells.get(id)?.classList.add('focus');
		for (const { node, piece } of this.table ? this.pieces.values() : [])
			node.classList.toggle('focus', piece.id === id);
		this.table?.eye(id);
		this.fan(id);
		this.events.onLook(this.idOn(id), id);
	}
}
