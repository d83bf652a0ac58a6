// What the stacks of a space are called, where they lie open beside each other.

import { isFleet } from '../board/stacks.js';

/** @typedef {import('../types.d.ts').Piece} Piece */

/** What a click on all of a stack does if that takes it up. */
const takes = 'take';

/**
 * What a click on all of a stack does, in a word or two: that it takes it up, or what its answers are where none moves
 * it, such as to arrange it.
 * @param {string} id of the stack
 * @param {import('./answers.js').Answers} answers
 */
export function deedOn(id, answers) {
	const all = answers.of(id),
		does = [...new Set(all.map(({ option }) => option.short.toLowerCase()))];
	if (!all.length || all.some(({ ask, option: o }) => ask.about || o.takes || o.with === id)) return takes;
	return does.length > 2 ? 'more to do' : does.join(' or ');
}

/**
 * The heading of a stack: whose it is and where it lies, or the name of its fleet; and what a click on it does.
 * @param {Piece[]} pieces
 * @param {string} whole what a click does with all of them, or "" if that is nothing
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
	if (whole !== takes) return whole ? `${who}: ${whole}` : who;
	return n > 1 ? `${who}: take all ${n}` : who;
}
