// What is printed on a board: its spaces as they are lit; of a field of hexes also numbers, names of towns and what is
// engraved, of which the first picture has only what is in sight.

import { cells, engraved } from './chart.js';
import { flagBoxes } from './marks.js';
import { letterTowns } from './names.js';
import { farAway } from './sight.js';
import { group } from '../app/dom.js';

/** @typedef {import('./board.js').Board} Board */

/** How large letters on the board are at the least, in pixels. */
const leastLetters = 10;

export class Printed {
	/**
	 * @param {Board} board
	 * @param {{ numbers: SVGGElement, lights: SVGGElement|null, towns: SVGGElement|null }} layers lights and towns are
	 * only on a field of hexes
	 */
	constructor(board, { numbers, lights, towns }) {
		this.board = board;
		this.numbers = numbers;
		/** The hexes of a field that are lit, in focus or under the hand: on the chart, all of it would be painted anew. */
		this.lights = lights;
		this.towns = towns;
		/** The names of towns and boxes. @type {SVGElement[]} */
		this.names = [...(towns ?? board.ground).querySelectorAll('[data-town]')].map(e => /** @type {SVGElement} */ (e));
		/** What those that are shown cover, and flags. @type {import('./names.js').Box[]} */ this.covered = [];
		/** How they were last lettered. */
		this.lettered = { size: 0, taken: /** @type {import('./lay.js').Lie|null} */ (null), flown: '' };
		/** Whether what is not played on has been added, and what of that is left to do. */ this.engraved = false;
		this.left = this.additions();
		/** Whether what lies out of sight of a large board is left for when that is added. */
		this.spares = board.data.kind === 'hexes';
		/** @type {Set<string>} spaces whose numbers are printed */ this.numbered = new Set();
		/** Spaces as they are lit; of a field of hexes those that are. @type {Map<string, SVGElement>} */ this.cells =
			new Map();
		for (const g of board.ground.querySelectorAll('.space'))
			this.cells.set(/** @type {SVGElement} */ (g).dataset.id ?? '', /** @type {SVGElement} */ (g));
	}

	/** Whether the name of a space stands beside it. @param {string} id */
	reads(id) {
		return this.names.some(g => g.dataset.town === id && !g.classList.contains('crowded'));
	}

	/** Letters the towns, or the boxes of a map of areas, for the present distance, clear of counters and flags. */
	letter() {
		const away = this.board.away();
		if (!this.names.length || !this.board.wide) return;
		const size = Math.ceil(
				this.towns ? Math.max(15, (away > 6 ? 10 : away > farAway ? 11.5 : 13) * away) : Math.max(19, 11.5 * away),
			),
			{ laid: taken, size: large } = this.board.stand,
			flags = flagBoxes(this.board.scene?.marks ?? [], id => this.board.placeOf(id), large, taken.seats),
			flown = JSON.stringify(flags),
			was = this.lettered;
		if (size === was.size && taken === was.taken && flown === was.flown) return;
		this.lettered = { size, taken, flown };
		const { style } = this.towns ?? this.board.node;
		style.setProperty('--letters', `${size}px`);
		style.setProperty('--sign', String(Math.max(1, away / 2)));
		this.covered = [...letterTowns(this.names, this.board.m.at, size, taken, this.board.m, flags), ...flags];
	}

	/**
	 * Whether something is drawn yet: of a large field of hexes the first picture has what is in sight.
	 * @param {...({x: number, y: number}|undefined)} ends of it
	 */
	shows(...ends) {
		if (!this.spares || !this.board.isLarge) return true;
		const at = ends.flatMap(p => p ?? []),
			xs = at.map(p => p.x),
			ys = at.map(p => p.y),
			around = 200 * Math.max(1, this.board.stand.size),
			{ x, y, w, h } = this.board.sight;
		return (
			this.board.wide > 0 &&
			Math.max(...xs) > x - around &&
			Math.min(...xs) < x + w + around &&
			Math.max(...ys) > y - around &&
			Math.min(...ys) < y + h + around
		);
	}

	/** Draws what has come into sight of what the first picture could do without. */
	bring() {
		for (const kept of this.board.pieces.values())
			if (!kept.drawn) {
				const at = this.board.stand.restOf(kept.piece);
				kept.drawn = this.board.stand.dress(kept.node, kept.piece, at, kept);
				this.board.stand.wear(kept.node, at, kept.piece.at === this.board.fan.space);
			}
		for (const town of this.towns?.children ?? [])
			town.classList.toggle(
				'later',
				!this.shows(this.board.m.at.get(/** @type {SVGElement} */ (town).dataset.town ?? '')),
			);
		this.board.signs.draw();
	}

	/** Adds what the first picture of a field of hexes does without, in parts that need not be drawn in one frame. */
	*additions() {
		this.spares = false;
		this.bring();
		yield;
		const field = this.board.ground.querySelector('.cells');
		for (let i = 0; i < this.board.data.spaces.length; i += 400) {
			field?.append(...group(cells(this.board.data.spaces.slice(i, i + 400), this.board.m)).children);
			yield;
		}
		const layer = this.board.ground.querySelector('.engraved');
		for (const text of layer ? engraved(this.board.data, this.board.m) : []) {
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
		const wanted = new Set(
			[...this.board.lit, this.board.focus, this.board.called.under].filter(id => this.board.m.at.has(id)),
		);
		for (const [id, g] of this.cells) {
			if (wanted.has(id)) continue;
			g.remove();
			this.cells.delete(id);
		}
		const fresh = [...wanted].filter(id => !this.cells.has(id)).flatMap(id => this.board.m.at.get(id)?.space ?? []);
		if (!fresh.length) return;
		const all = /** @type {SVGElement[]} */ ([...group(cells(fresh, this.board.m)).children]);
		for (const g of all) this.cells.set(g.dataset.id ?? '', g);
		this.lights.append(...all);
	}

	/** Prints the numbers of the hexes in sight, and the names of lands and seas, where they can be read. */
	number() {
		if (!this.engraved || !this.board.wide) return;
		for (const name of this.board.ground.querySelectorAll('.region'))
			name.classList.toggle('small', Number(name.getAttribute('font-size')) < leastLetters * this.board.away());
		if (this.board.away() > farAway) return;
		const letters = (/** @type {number} */ size) => `${Math.ceil(Math.max(size, leastLetters * this.board.away()))}px`,
			soundings = /** @type {SVGElement|null} */ (this.board.ground.querySelector('.soundings'));
		this.numbers.style.fontSize = letters(11);
		if (soundings) soundings.style.fontSize = letters(13);
		const v = this.board.look,
			seen = (/** @type {{x: number, y: number}} */ p) =>
				p.x > v.x - 100 && p.x < v.x + v.w + 100 && p.y > v.y - 100 && p.y < v.y + v.h + 100;
		const fresh = [...this.board.m.at].filter(([id, p]) => !this.numbered.has(id) && seen(p));
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
}
