// What a seat holds in secret, such as event chits, in one line where it is always in sight. What is pointed at,
// touched or has the focus says below what it does and when it is played.

import { caseless, ruleLink } from './book.js';
import { el, fill } from './dom.js';

/** @typedef {import('../types.d.ts').Scene} Scene */

/** The case at the end of a note: "(16.0)". */
const cited = /\s*\(([\d.]+[a-z]?)\)$/;

/** How often a seat holds one of a kind, if more than once. @param {string|undefined} n */
const times = n => (Number(n) > 1 ? ` ×${n}` : '');

/**
 * The line; null if the seat holds nothing.
 * @param {Scene|null} scene
 * @param {number} seat
 */
export function holding(scene, seat) {
	const held = (scene?.charts ?? []).filter(c => c.kind === 'cards' && c.side === seat).flatMap(c => c.rows);
	if (!held.length) return null;
	const says = el('span.heldnote', { role: 'status' });
	const one = (/** @type {typeof held[0]} */ r) => {
		const rule = cited.exec(r.note)?.[1] ?? '',
			show = () => fill(says, `${r.name}: ${caseless(r.note.replace(cited, ''), rule)} `, rule ? ruleLink(rule) : null);
		return el(
			'button',
			{ type: 'button', onmouseenter: show, onfocus: show, onclick: show },
			r.name + times(r.cells[0]),
		);
	};
	return el('span.holding', {}, 'You hold ', ...held.flatMap((r, i) => [i ? ', ' : '', one(r)]), says);
}
