// The odds of an attack before committing to it: exact, drawn as bars, and what
// may or may not happen in words, for each pair of answers still open.

import { el } from './dom.js';

/** @typedef {import('../types.d.ts').OddsTable} OddsTable */

const percent = (/** @type {number} */ p) => p > 0 && p < .005 ? '<1 %' : p < 1 && p > .995 ? '>99 %' : `${Math.round(p * 100)} %`;

/** The table, or null if there are no odds. @param {OddsTable} t */
export function oddsTable(t) {
	if (!t.rows.length) return null;
	const used = t.measures.map((_, i) => t.rows.some(r => r.columns[i].values.some(v => v.value !== 0 && v.chance > 0)));
	const yesNo = t.measures.map((_, i) => t.rows.every(r => r.columns[i].values.every(v => v.value === 0 || v.value === 1)));
	const drawn = t.measures.map((_, i) => used[i] && !yesNo[i]), wide = Math.max(1, drawn.filter(Boolean).length);
	return el('div.odds', { role: 'group', 'aria-label': 'Odds' }, el('div.scroll', { tabIndex: 0, role: 'region', 'aria-label': 'Table of odds' }, el('table', {},
		el('caption', {}, t.exact ? 'Odds, worked out exactly' : 'Odds, from samples'),
		drawn.some(Boolean) ? el('thead', {}, el('tr', {}, ...t.measures.map((m, i) => drawn[i] ? el('th', { scope: 'col' }, m) : null))) : null,
		...t.rows.map(r => el('tbody', {},
			el('tr', {}, el('th', { scope: 'rowgroup', colSpan: wide }, r.answers.join(' / ') || 'In any case', r.chance > 0 && r.chance < 1 ? ` (${percent(r.chance)})` : '')),
			drawn.some(Boolean) ? el('tr', {}, ...r.columns.map((c, i) => drawn[i] ? el('td', {}, bars(c)) : null)) : null,
			used.some((u, i) => u && yesNo[i]) ? el('tr', {}, el('td.whether', { colSpan: wide }, ...r.columns.map((c, i) => used[i] && yesNo[i] ?
				el('span', {}, t.measures[i], ' ', el('b', {}, percent(c.values.find(v => v.value === 1)?.chance ?? 0)), ' ') : null))) : null)))));
}

/** @param {{ mean: number, values: { value: number, chance: number }[] }} c */
function bars(c) {
	const most = Math.max(...c.values.map(v => v.chance));
	return el('span.bars', { role: 'img', 'aria-label': `${c.mean.toFixed(2)} on average; ` + c.values.map(v => `${v.value}: ${percent(v.chance)}`).join(', ') },
		el('b', {}, c.mean.toFixed(2)),
		...c.values.map(v => {
			const bar = el('i', { title: `${v.value}: ${percent(v.chance)}` }, el('span', {}, String(v.value)));
			bar.style.setProperty('--h', String(v.chance / most));
			return bar;
		}));
}
