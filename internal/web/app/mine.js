// My matches, stored in this browser: the secret links and what they open.

import { call } from './net.js';
import { scenarioName } from './seats.js';
import { put } from './stored.js';

/**
 * invited holds the links for friends, with the side of each.
 * @typedef {{ invited?: { name: string, url: string }[], tokens: string[], match: string, name: string,
 * scenario?: string, seats: string[], when: number, over: boolean, study: boolean, from?: { tokens: string[],
 * step: number } }} Mine
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

/**
 * Stores a match that this browser plays, unless it is a lesson.
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
