// What a seat holds in secret, such as event chits, in one line where it is always in sight.

import { el } from './dom.js';

/** @typedef {import('../types.d.ts').Scene} Scene */

/**
 * The line; null if the seat holds nothing.
 * @param {Scene|null} scene
 * @param {number} seat
 */
export function holding(scene, seat) {
	const held = (scene?.charts ?? []).filter(c => c.kind === 'cards' && c.side === seat).flatMap(c => c.rows);
	return held.length
		? el(
				'span.holding',
				{},
				'You hold ',
				...held.flatMap((r, i) => [i ? ', ' : '', el('b', { title: r.note }, r.name)]),
			)
		: null;
}
