// What a fight has cost those who were fired at, written over their counters until the next act.

import { esc, group } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Piece} Piece */

/** The strength of a piece, or undefined. @param {Piece|undefined} p */
const strength = p => (p?.numbers[0]?.name === 'strength' ? p.numbers[0].value : undefined);

/**
 * What a piece that was fired at has lost of its strength, as in "−2" or "−0"; "lost" if it is gone, "" if it has none.
 * @param {Piece|undefined} was
 * @param {Piece|undefined} is
 */
export function cost(was, is) {
	const before = strength(was);
	if (before === undefined) return '';
	if (!is) return 'lost';
	const fell = before - (strength(is) ?? 0);
	return `−${Math.max(0, fell)}`;
}

export class Outcomes {
	/** @param {import('./board.js').Board} board */
	constructor(board) {
		this.board = board;
		/** @type {{ x: number, y: number, sign: Element }[]} */ this.all = [];
	}

	/**
	 * Writes what those who are fired at lose between two scenes. What was written stays until a piece stands elsewhere,
	 * or others are fired at.
	 * @param {import('./happened.js').Shot[]} shots
	 * @param {Map<string, Piece>} before by key
	 * @param {Piece[]} pieces
	 * @param {boolean} still whether the scene has nothing to do with the one before
	 */
	show(shots, before, pieces, still) {
		const now = new Map(pieces.map(p => [p.key, p])),
			acted = pieces.some(p => before.has(p.key) && before.get(p.key)?.at !== p.at);
		if (still || acted || shots.length) this.clear();
		for (const id of still ? [] : new Set(shots.map(s => s.to)))
			for (const [key, piece] of before) {
				const says = piece.id === id && piece.at ? cost(piece, now.get(key)) : '',
					at = says && this.board.m.at.get(piece.at);
				if (at) this.write(at, says);
			}
		this.place();
	}

	/** @param {{x: number, y: number}} at @param {string} says */
	write({ x, y }, says) {
		const sign = group(`<text class="even">${esc(says)}</text>`);
		sign.setAttribute('class', 'outcome');
		this.board.above.append(sign);
		this.all.push({ x, y, sign });
	}

	/** Has each stand in the upper left of its counter, however large that is. */
	place() {
		const { size } = this.board.stand;
		for (const { x, y, sign } of this.all)
			sign.setAttribute('transform', `translate(${Math.round(x - 44 * size)} ${Math.round(y - 26 * size)})`);
	}

	/** Takes them away. */
	clear() {
		for (const { sign } of this.all) sign.remove();
		this.all = [];
	}
}
