// Where a force comes from: the force table of a nation, or the cards of its squadrons.

import { capital, el } from './dom.js';
import { bands, sizeOf } from './force.js';

/** @typedef {import('./muster.js').Muster} Muster @typedef {import('../types.d.ts').Part} Part */

/** The printed styles, by their words in a file. @type {Record<string, string>} */
export const styles = { foot: 'mainly foot', mixed: 'mixed', mounted: 'mainly mounted' };

/** The force table of a nation, each row to be had. @param {Muster} m @param {number} n */
export function forceTable(m, n) {
	const side = m.draft.doc.side[n],
		nation = m.nation(n),
		look = m.looks[n];
	if (!nation) return [el('p.hint', {}, 'Choose a nation to see its force table.')];
	const { size, style } = side.size ? side : look,
		rows = m.rows(nation, size, style);
	const looked = (/** @type {'size'|'style'} */ what) =>
		m.select(
			capital(what),
			`${what}-${n}`,
			m.yard.terms[what].map(w => [w, styles[w] ?? w]),
			look[what],
			word => {
				look[what] = word;
				m.fillForm();
			},
		);
	return [
		...(side.size ? [] : [looked('size'), looked('style')]),
		rows.length ? null : el('p.hint', {}, `The ${m.nationName(nation)} have no such table.`),
		el(
			'ol.rolls',
			{},
			...rows.map((row, i) => {
				const points = sizeOf(bands(row), m.parts()).points,
					take = el('button.quiet', { type: 'button', onclick: () => m.take(n, row, '') }, row, ` · ${points} points`);
				take.dataset.hand = `row-${n}-${i}`;
				return el('li', {}, take);
			}),
		),
		rows.length
			? el(
					'button.option',
					{
						type: 'button',
						data: { hand: `roll-${n}` },
						onclick: () => {
							const die = 1 + Math.floor(Math.random() * rows.length);
							m.take(n, rows[die - 1], `The die shows ${die}. `);
						},
					},
					'Roll it now',
				)
			: null,
	];
}

/** The cards from which a force is put together. @param {Muster} m @param {number} n */
export function cards(m, n) {
	const side = m.draft.doc.side[n],
		force = bands(side.fixed),
		{ squadrons, companies } = sizeOf(force, m.parts()),
		look = m.looks[n],
		nation = m.nation(n);
	const name = nation && m.nationName(nation),
		own = new Set(m.ownParts.map(p => p.key)),
		has = (/** @type {Part} */ p) => force.has(p.key) || own.has(p.key) || p.list.split(', ').includes(name),
		shown = m.parts().filter(p => look.all || !name || has(p));
	const fixed = el('input', {
		type: 'text',
		spellcheck: false,
		value: side.fixed ?? '',
		placeholder: '4xLA 4xScP 1xSaker',
	});
	fixed.dataset.path = `side.${n}.fixed`;
	fixed.onchange = () => m.draft.set(`side.${n}.fixed`, fixed.value.trim() || undefined);
	return [
		name
			? m.select(
					'Cards of',
					`cards-of-${n}`,
					[
						['', `the ${name}`],
						['all', 'every nation'],
					],
					look.all ? 'all' : '',
					word => {
						look.all = word === 'all';
						m.fillForm();
					},
				)
			: null,
		el(
			'p.hint',
			{},
			`${squadrons} ${squadrons === 1 ? 'squadron' : 'squadrons'}, ` +
				`in at least ${companies} ${companies === 1 ? 'company' : 'companies'}.`,
		),
		...['foot', 'horse', 'gun'].map(kind => {
			const some = shown.filter(p => p.kind === kind);
			return some.length
				? el(
						'ul.cards',
						{ 'aria-label': kind === 'gun' ? 'Guns' : capital(kind) },
						...some.map(p => card(m, n, p, force.get(p.key) ?? 0)),
					)
				: null;
		}),
		el('label.field', {}, el('span', {}, 'As the file has it'), fixed),
	];
}

/**
 * One card with how many squadrons of it a side has.
 * @param {Muster} m
 * @param {number} n
 * @param {Part} p
 * @param {number} has
 */
function card(m, n, p, has) {
	const step = (/** @type {number} */ by) =>
		el(
			'button.option.step',
			{
				type: 'button',
				disabled: has + by < 0,
				'aria-label': `${by < 0 ? 'One fewer' : 'One more'}: ${p.name}`,
				data: { hand: `${n} ${p.key} ${by}` },
				onclick: () =>
					m.draft.change(`squadrons ${n}`, doc => {
						const force = bands(doc.side[n].fixed);
						force.set(p.key, has + by);
						m.write(doc.side[n], force);
					}),
			},
			by < 0 ? '−' : '+',
		);
	const figures = p.figures.filter(f => f.text !== '-' && f.text !== '0');
	return el(
		'li',
		{ className: has ? 'has' : '' },
		el(
			'div',
			{},
			el('b', {}, p.name),
			` ${p.key}`,
			el('small', {}, figures.map(f => (f.name === 'characteristics' ? f.text : `${f.name} ${f.text}`)).join(', ')),
		),
		el('span.worth', {}, `${p.worth} points`),
		step(-1),
		el('output', { 'aria-label': `Squadrons of ${p.name}` }, has),
		step(1),
	);
}
