// Where pieces stood before an umpire put them elsewhere, and the handle by which he turns one.

import { group } from '../app/dom.js';
import { fromAbove } from './pieces.js';

/** @typedef {import('./board.js').Board} Board @typedef {import('../types.d.ts').Piece} Piece */

export class Was {
	/** @param {() => Board|undefined} board */
	constructor(board) {
		this.board = board;
		this.node = group('');
		this.node.setAttribute('class', 'was');
	}

	clear() {
		this.node.remove();
		this.node.innerHTML = '';
	}

	/** Draws where the pieces lay that lie elsewhere now. @param {Piece[]} before @param {Piece[]} now */
	show(before, now) {
		const board = this.board();
		this.clear();
		if (!board) return;
		const there = new Map(now.map(p => [p.key, p]));
		this.node.innerHTML = before
			.map(old => {
				const to = there.get(old.key);
				return to && differs(old, to) ? this.one(board, old, to) : '';
			})
			.join('');
		board.above.append(this.node);
		for (const hull of /** @type {NodeListOf<SVGElement>} */ (this.node.querySelectorAll('.stood')))
			hull.querySelector('.swings')?.setAttribute('transform', `rotate(${Number(hull.dataset.heading) / 10 - 90})`);
	}

	/** @param {Board} board @param {Piece} old @param {Piece} to */
	one(board, old, to) {
		const { k } = board.m,
			spot = (/** @type {Piece} */ p) => (board.table ? { x: p.x * k, y: p.y * k } : board.m.at.get(p.at)),
			a = spot(old),
			b = spot(to);
		if (!a || !b) return '';
		const bare = { ...old, name: '', numbers: [], tokens: [], flag: '', leader: '', state: [] },
			looks = board.table ? fromAbove(bare, k) : `<circle r="${Math.round(34 * board.stand.size)}"/>`;
		return (
			`<path class="went" d="M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}"/>` +
			`<g class="stood" data-heading="${old.heading}" transform="translate(${n(a.x)} ${n(a.y)})">${looks}</g>`
		);
	}
}

/** A handle before the bow of a piece, to turn it by. @param {Was} was @param {Piece} piece */
export function turnHandle(was, piece) {
	const board = was.board();
	if (!board?.table) return;
	const { k } = board.m,
		px = board.table.px,
		a = (piece.heading * Math.PI) / 1800,
		far = (piece.base[0] / 2) * k + 26 * px,
		x = piece.x * k + Math.sin(a) * far,
		y = piece.y * k - Math.cos(a) * far;
	was.node.insertAdjacentHTML(
		'beforeend',
		`<path class="went" d="M${n(piece.x * k)} ${n(piece.y * k)}L${n(x)} ${n(y)}"/>` +
			`<g class="ghostly turner" data-from="turn" transform="translate(${n(x)} ${n(y)})">` +
			`<circle class="around" r="${n(22 * px)}"/><circle class="knob" r="${n(9 * px)}"/></g>`,
	);
}

/** @param {Piece} a @param {Piece} b */
const differs = (a, b) => a.x !== b.x || a.y !== b.y || a.heading !== b.heading || a.at !== b.at;

const n = (/** @type {number} */ v) => Math.round(v * 100) / 100;
