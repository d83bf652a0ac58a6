// My matches, kept in this browser: the secret links and what they are.

import { scenarioName } from './seats.js';

/** @typedef {{ tokens: string[], match: string, name: string, scenario?: string, seats: string[], when: number, over: boolean, study: boolean }} Mine */

/** @returns {Mine[]} */
export function mine() {
	try {
		return JSON.parse(localStorage.getItem('matches') ?? '[]');
	} catch {
		return [];
	}
}

/** @param {string[]} tokens @param {import('../types.d.ts').Table} data @param {boolean} [over] */
export function remember(tokens, data, over = Boolean(data.view.ended && !data.view.ended.adjourned)) {
	const rest = mine().filter(m => m.tokens.join('+') !== tokens.join('+'));
	rest.unshift({ tokens, match: data.match, name: data.game.name, scenario: scenarioName(data), seats: data.seats.map(s => s.name), when: Date.now(), over, study: data.study });
	localStorage.setItem('matches', JSON.stringify(rest.slice(0, 200)));
}

/** @param {string[]} tokens */
export function forget(tokens) {
	localStorage.setItem('matches', JSON.stringify(mine().filter(m => m.tokens.join('+') !== tokens.join('+'))));
}
