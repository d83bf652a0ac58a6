// What the stacks of a space are called, where they lie open beside each other.

import { isFleet } from '../board/stacks.js';

/** @typedef {import('../types.d.ts').Piece} Piece */

/**
 * The heading of a stack: whose it is and where it lies, or the name of its fleet; and how many a click on it takes.
 * @param {Piece[]} pieces
 * @param {boolean} whole whether a click takes all of them
 * @param {string[]} seats
 * @param {Set<string>} ticked the keys of those that go together
 */
export function heapSays(pieces, whole, seats, ticked) {
	const [first] = pieces,
		{ side, name, lies } = first,
		fleet = isFleet(first),
		n = pieces.reduce((sum, p) => sum + 1 + p.under, 0) - Number(fleet),
		who = fleet ? name : [seats[side] ?? '', lies].filter(Boolean).join(', ');
	const go = pieces.filter(p => ticked.has(p.key)).length;
	if (go) return `${who}: take ${go} of ${n}`;
	return whole && n > 1 ? `${who}: take all ${n}` : who;
}
