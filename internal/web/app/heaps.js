// What the stacks of a space are called, where they lie open beside each other.

/** @typedef {import('../types.d.ts').Piece} Piece */

/**
 * The heading of a stack: whose it is and where it lies, or the name of its fleet; and how many a click on it takes.
 * @param {Piece[]} pieces
 * @param {boolean} whole whether a click takes all of them
 * @param {string[]} seats
 */
export function heapSays(pieces, whole, seats) {
	const [{ key, stack, side, name, lies }] = pieces,
		fleet = stack !== '' && key === stack && name !== 'unseen',
		n = pieces.reduce((sum, p) => sum + 1 + p.under, 0) - Number(fleet),
		who = fleet ? name : [seats[side] ?? '', lies].filter(Boolean).join(', ');
	return whole && n > 1 ? `${who}: take all ${n}` : who;
}
