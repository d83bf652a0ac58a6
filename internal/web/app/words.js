// Words that several pages need.

import { capital } from './dom.js';

/** Words that a seat adds to the dice, so that the server cannot choose them. */
export function someWords() {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
}

/**
 * What a game calls its turns, with a capital, as its scene numbers the present one: "Move" of "move 3 of 12".
 * @param {import('../types.d.ts').Scene|null} scene
 */
export function turnWord(scene) {
	return capital(/^(\p{Ll}+) \d/u.exec(scene?.turn ?? '')?.[1] ?? 'turn');
}

/** The adjectives of countries after which sides are called. */
const adjectives = new Map([
	['England', 'English'],
	['Spain', 'Spanish'],
	['France', 'French'],
	['Portugal', 'Portuguese'],
]);

/** How a match ended that a side won: "Spanish victory", "Victory for A". @param {string} side */
export const victory = side =>
	side.length === 1 ? `Victory for ${side}` : `${adjectives.get(side) ?? side}${side.endsWith('s') ? '’' : ''} victory`;

/** A day as people write it where the reader lives. @param {number} ms since 1970 */
export const dayOf = ms => new Date(ms).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** A day with its time, on a clock of 24 hours. @param {number} ms since 1970 */
export const momentOf = ms =>
	new Date(ms).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
