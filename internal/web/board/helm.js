// What a player sees while steering: the ship's course, her ghost at its end, where her guns would bear, and
// what it takes, as the server computes them.

import { esc, group } from '../app/dom.js';
import { tableMarks } from './lines.js';
import { fromAbove } from './pieces.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('../types.d.ts').Course} Course
 * @typedef {import('../types.d.ts').Piece} Piece
 * @typedef {{ x: number, y: number }} Spot
 */

/** What a course takes, in one line. @param {Course} c */
export const gauged = c =>
	c.gauges
		.filter(g => g.value)
		.map(g => (g.most && g.most !== g.value ? `${g.name} ${g.value} of ${g.most}` : `${g.name} ${g.value}`));

export class Ghost {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.node = group('');
		this.node.setAttribute('class', 'helm');
		/** @type {Course|null} */ this.course = null;
		/** @type {Piece|null} */ this.piece = null;
		/** Where the player wants her, in the units of the board. @type {Spot|null} */ this.goal = null;
	}

	/** Draws a course of a piece. @param {Piece} piece @param {Course} course */
	show(piece, course) {
		this.piece = piece;
		this.course = course;
		const { k } = this.board.m,
			way = course.track,
			end = way[way.length - 1];
		if (!end) {
			this.hide();
			return;
		}
		const line = way.map(([x, y]) => `${n(x * k)} ${n(y * k)}`).join('L'),
			near = gauged(course);
		const tells = course.brings?.text ?? (course.asks ? (course.short?.text ?? '') : ''),
			lines = [tells && tells[0].toUpperCase() + tells.slice(1), near.slice(0, 2).join(' · ')].filter(Boolean);
		if (near.length > 2) lines.push(near.slice(2).join(' · '));
		const hue = (course.short || course.asks ? ' short' : '') + (lines.length ? '' : ' none');
		const wide = Math.max(...lines.map(l => l.length), 8) * 6.6 + 18,
			high = lines.length * 16 + 8;
		const state = piece.state.filter(s => s === 'oars-out'),
			there = {
				...(course.ends ?? piece),
				heading: end[2],
				name: '',
				numbers: [],
				state,
				tokens: [],
				flag: '',
				leader: '',
			};
		// What it takes stands behind it, clear of what it goes for.
		const behind = !this.board.table?.turned && end[1] < way[0][1],
			deep =
				(((Math.abs(Math.cos((end[2] * Math.PI) / 1800)) * there.base[0] +
					Math.abs(Math.sin((end[2] * Math.PI) / 1800)) * there.base[1]) /
					2) *
					k) /
				(this.board.table?.px ?? 1);
		const reads = this.board.table?.ruler.inSight({ x: end[0] * k, y: end[1] * k }, wide / 2 + 6, high + 40);
		this.node.innerHTML =
			`<g class="arcs">${tableMarks(course.marks, k, id => this.board.placeOf(id))}</g>` +
			`<path class="track" d="M${line}"/><g class="ghostly" data-from="${esc(piece.id)}" ` +
			`transform="translate(${n(end[0] * k)} ${n(end[1] * k)}` +
			`)">${fromAbove(there, k)}</g><g transform="translate(${reads})">` +
			`<g class="even"><g class="reads${hue}" transform="translate(0 ` +
			`${behind ? deep + 34 : -34 - high})"><rect x="${-wide / 2}" width="${wide}" height="${high}" rx="3"/>` +
			lines.map((l, i) => `<text y="${16 + i * 16}">${esc(l)}</text>`).join('') +
			'</g></g></g>';
		const hull = this.node.querySelector('.ghostly .swings');
		this.node.querySelector('.ghostly .label')?.remove();
		hull?.setAttribute('transform', `rotate(${end[2] / 10 - 90})`);
		for (const arc of this.node.querySelectorAll('.arc')) arc.classList.add('seen');
		if (!this.node.isConnected) this.board.above.append(this.node);
		this.board.marks
			.querySelectorAll('.course, .ghost, .arc')
			.forEach(m => m.classList.toggle('steered', /** @type {SVGElement} */ (m).dataset.from === piece.id));
	}

	hide() {
		this.course = this.piece = this.goal = null;
		this.node.remove();
		this.board.marks.querySelectorAll('.steered').forEach(m => m.classList.remove('steered'));
	}

	/**
	 * Where the ghost of a ship stands now, or the ship: what can be grabbed.
	 * @param {Piece} piece
	 * @returns {Spot}
	 */
	standsAt(piece) {
		const end = this.piece?.key === piece.key ? this.course?.track.at(-1) : undefined;
		if (end) return { x: end[0], y: end[1] };
		const drawn = this.board.scene?.marks.find(m => m.kind === 'ghost' && m.from === piece.id);
		if (!drawn) return { x: piece.x, y: piece.y };
		const [a, , b] = drawn.line; // opposite corners
		return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
	}
}

const n = (/** @type {number} */ v) => Math.round(v * 100) / 100;
