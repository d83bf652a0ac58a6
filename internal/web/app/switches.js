// The optional rules of a new match: their rows in a form, and what a scenario proposes.

import { el } from './dom.js';
import { pick } from './name.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */

/**
 * The values that a new match of a scenario starts with where they are not the usual ones, by switch.
 * @param {GameInfo} g
 * @param {string} scenario
 * @returns {Record<string, string>}
 */
export const proposed = (g, scenario) => g.scenarios.find(s => s.key === scenario)?.proposes ?? {};

/**
 * The rows of a form for the optional rules of a game, with what a scenario proposes chosen.
 * @param {GameInfo} g
 * @param {string} scenario
 */
export function switchRows(g, scenario) {
	const rows = g.switches.map(s => ({
		key: s.key,
		...pick(
			s.rule ? `${s.name} (${s.rule})` : s.name,
			s.values.map(v => [v, v.replaceAll('-', ' ')]),
		),
	}));
	const node = rows.length
		? el('details', {}, el('summary', {}, `Optional rules (${rows.length})`), ...rows.map(r => r.row))
		: null;
	/** Chooses what a scenario proposes, and shows it. @param {string} scenario */
	const propose = scenario => {
		const by = proposed(g, scenario);
		for (const { key, s } of rows) {
			s.selectedIndex = 0;
			if (key in by) s.value = by[key];
		}
		if (node && Object.keys(by).length) node.setAttribute('open', '');
	};
	propose(scenario);
	return {
		rows,
		node,
		propose,
		/** What is chosen besides the usual values. */
		read: () => Object.fromEntries(rows.filter(({ s }) => s.selectedIndex).map(({ key, s }) => [key, s.value])),
	};
}
