// My matches, stored in this browser: the secret links and what they open.

import { call } from './net.js';
import { scenarioName } from './seats.js';
import { put } from './stored.js';

/**
 * invited holds the links for friends, with the side of each; result says how a finished match ended for the person.
 * @typedef {{ invited?: { name: string, url: string }[], tokens: string[], match: string, name: string,
 * scenario?: string, seats: string[], when: number, over: boolean, result?: string, study: boolean,
 * from?: { tokens: string[], step: number } }} Mine
 */

/** @returns {Mine[]} */
export function mine() {
	try {
		return JSON.parse(localStorage.getItem('matches') ?? '[]');
	} catch {
		return [];
	}
}

/**
 * Stores a match, replacing its old entry, and in the account too if one is signed in; the links for friends
 * stay, and the origin of a study. If space is short, older matches are dropped. False if there is no space
 * at all.
 * @param {Mine} one
 */
export function keep(one) {
	const all = mine(),
		same = (/** @type {Mine} */ m) => m.tokens.join('+') === one.tokens.join('+');
	const had = all.find(same);
	const now = [
		{ ...one, invited: one.invited ?? had?.invited, from: one.from ?? had?.from },
		...all.filter(m => !same(m)),
	];
	const kept = [200, 50, 10, 1].some(most => put('matches', JSON.stringify(now.slice(0, most))));
	if (!had && !one.study && localStorage.getItem('person'))
		call('/api/me/seats', { links: one.tokens }).catch(() => {}); // the person's page offers it again
	return kept;
}

/** The links with which this browser plays a match, or null. @param {string} match */
export const played = match => mine().find(m => m.match === match)?.tokens ?? null;

/**
 * How a finished match ended for who played it here, such as "you won".
 * @param {import('../types.d.ts').Table} data @param {import('../types.d.ts').View} view @param {number} links
 */
function resultOf({ seats, watching }, view, links) {
	const winner = view.ended?.winner ?? -1;
	if (winner < 0) return 'nobody won';
	if (watching || links > 1) return `${seats[winner].name} won`;
	return winner === view.seat ? 'you won' : 'you lost';
}

/**
 * Stores a match that this browser plays or looks on at, unless it is a lesson; who plays it and looks on too keeps
 * the seat.
 * @param {string[]} tokens
 * @param {import('../types.d.ts').Table} data
 * @param {import('../types.d.ts').View} [view] as it stands now
 */
export function remember(tokens, data, view = data.view) {
	const over = Boolean(view.ended && !view.ended.adjourned);
	const has = played(data.match);
	if (data.view.lesson || (data.watching && has && has.join() !== tokens.join())) return;
	keep({
		tokens,
		match: data.match,
		name: data.game.name,
		scenario: scenarioName(data),
		seats: data.seats.map(s => s.name),
		when: Date.now(),
		over,
		result: over ? resultOf(data, view, tokens.length) : undefined,
		study: data.study,
	});
}

/** The match and the step of which a study was made in this browser. @param {string[]} tokens */
export function studied(tokens) {
	return mine().find(m => m.tokens.join('+') === tokens.join('+'))?.from;
}

/** @param {string[]} tokens */
export function forget(tokens) {
	put('matches', JSON.stringify(mine().filter(m => m.tokens.join('+') !== tokens.join('+'))));
}
