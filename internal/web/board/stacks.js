// How pieces lie on their spaces: in stacks, of which a space may hold several
// side by side. Of a high stack the uppermost few are drawn, with their number.

/** @typedef {import('../types.d.ts').Piece} Piece */
/**
 * @typedef {{ key: string, pieces: Piece[], high: number, x: number, y: number }} Stack one pile, uppermost first;
 * where its middle lies, from that of its space
 */

/** How many counters of a pile are seen. */
export const seenOf = 3;

/** Where piles lie beside each other on one space, in counters' widths. */
const places = [
	[[0, 0]],
	[
		[-0.3, -0.1],
		[0.3, 0.14],
	],
	[
		[-0.34, -0.18],
		[0.34, -0.18],
		[0, 0.3],
	],
	[
		[-0.36, -0.26],
		[0.36, -0.26],
		[-0.36, 0.34],
		[0.36, 0.34],
	],
];

/** Whether the uppermost counter of a stack is that of its fleet, and names it. @param {Piece} first */
export const isFleet = ({ key, stack, name }) => stack !== '' && key === stack && name !== 'unseen';

/** The piles of each space. @param {Piece[]} pieces @returns {Map<string, Stack[]>} */
export function piles(pieces) {
	/** @type {Map<string, Stack[]>} */ const on = new Map();
	for (const p of [...pieces].sort((a, b) => a.depth - b.depth)) {
		if (!p.at) continue;
		const all = on.get(p.at) ?? [],
			key = `${p.side} ${p.stack}`;
		on.set(p.at, all);
		const mine = all.find(s => s.key === key);
		if (mine) mine.pieces.push(p);
		else all.push({ key, pieces: [p], high: 0, x: 0, y: 0 });
	}
	for (const all of on.values()) {
		const where = places[Math.min(all.length, places.length) - 1];
		all.forEach((s, i) => {
			s.high = s.pieces.reduce((n, p) => n + 1 + p.under, 0);
			[s.x, s.y] = where[i % where.length];
		});
	}
	return on;
}
