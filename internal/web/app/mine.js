// My matches, kept in this browser: the secret links and what they are.

import { call } from './net.js';
import { scenarioName } from './seats.js';
import { put } from './stored.js';

/**
 * Invited are the links for friends, with what each sits down as.
 * @typedef {{ invited?: { name: string, url: string }[], tokens: string[], match: string, name: string, scenario?:
 * string, seats: string[], when: number, over: boolean, study: boolean, from?: { tokens: string[], step: number } }}
 * Mine
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
 * Keeps a match, in the place of what was kept of it, in the account too of who is signed in; the links for friends
 * stay, and of a study, what it is of. Where room is short older matches go. False if there is none at all.
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

/**
 * Keeps a match that this browser plays; a lesson is none.
 * @param {string[]} tokens
 * @param {import('../types.d.ts').Table} data
 * @param {boolean} [over]
 */
export function remember(tokens, data, over = Boolean(data.view.ended && !data.view.ended.adjourned)) {
	if (data.view.lesson) return;
	keep({
		tokens,
		match: data.match,
		name: data.game.name,
		scenario: scenarioName(data),
		seats: data.seats.map(s => s.name),
		when: Date.now(),
		over,
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
