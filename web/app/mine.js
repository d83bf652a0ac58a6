// My matches, kept in this browser: the secret links and what they are.

import { scenarioName } from './seats.js';

/**
 * Invited are the links for friends, with what each sits down as.
 * @typedef {{ invited?: { name: string, url: string }[], tokens: string[], match: string, name: string, scenario?:
 * string, seats: string[], when: number, over: boolean, study: boolean }} Mine
 */

/** @returns {Mine[]} */
export function mine() {
	try {
		return JSON.parse(localStorage.getItem('matches') ?? '[]');
	} catch {
		return [];
	}
}

/** Keeps a match, in the place of what was kept of it; the links for friends stay. @param {Mine} one */
export function keep(one) {
	const all = mine(),
		same = (/** @type {Mine} */ m) => m.tokens.join('+') === one.tokens.join('+');
	localStorage.setItem(
		'matches',
		JSON.stringify(
			[{ ...one, invited: one.invited ?? all.find(same)?.invited }, ...all.filter(m => !same(m))].slice(0, 200),
		),
	);
}

/** @param {string[]} tokens @param {import('../types.d.ts').Table} data @param {boolean} [over] */
export function remember(tokens, data, over = Boolean(data.view.ended && !data.view.ended.adjourned)) {
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

/** @param {string[]} tokens */
export function forget(tokens) {
	localStorage.setItem('matches', JSON.stringify(mine().filter(m => m.tokens.join('+') !== tokens.join('+'))));
}
