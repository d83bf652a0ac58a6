// Unread chat messages of others in a match, for this browser.

import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Line} Line */

/** How many matches are remembered. */
const most = 200;

/** @returns {[string, number][]} matches, with the step of the last line of talk that was read */
const kept = () => JSON.parse(localStorage.getItem('read') ?? '[]');

/** What was said, by others than some seats. @param {Line[]} lines @param {number[]} own */
const said = (lines, own) => lines.filter(l => l.kind === 'say' && !own.includes(l.seat));

/**
 * How much others have said since it was last read here.
 * @param {string} match @param {Line[]} lines @param {number[]} own the seats of those who read
 */
export function unread(match, lines, own) {
	const last = kept().find(([m]) => m === match)?.[1] ?? 0;
	return said(lines, own).filter(l => l.step > last).length;
}

/** Marks everything as read. @param {string} match @param {Line[]} lines @param {number[]} own */
export function read(match, lines, own) {
	const last = said(lines, own).at(-1)?.step ?? 0;
	if (!last || !unread(match, lines, own)) return;
	const others = kept().filter(([m]) => m !== match);
	put('read', JSON.stringify([[match, last], ...others].slice(0, most)));
}
