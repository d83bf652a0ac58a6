// The odds of an attack before committing to it: exact, drawn as bars, and what
// may or may not happen in words, for each pair of answers still open.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').OddsTable} OddsTable */

const percent = (/** @type {number} */ p) =>
	p > 0 && p < 0.005 ? '<1 %' : p < 1 && p > 0.995 ? '>99 %' : `${Math.round(p * 100)} %`;

/** The table, or null if there are no odds. @param {OddsTable} t @param {number} own the seat whose choice it is */
export function oddsTable(t, own) {
	if (!t.rows.length && !t.sums.length) return null;
	const drawn = t.rows.length ? (matrix(t, own) ?? [inFull(t)]) : [];
	return el('div.odds', { role: 'group', 'aria-label': 'Odds' }, ...t.sums.map(s => sumOf(s, false)), ...drawn);
}

/** What a roll depends on and what its faces do, or null. @param {import('../types.d.ts').OddsSum[]} sums */
export const rollSums = sums =>
	sums.length
		? el('div.odds', { role: 'group', 'aria-label': 'What the roll decides' }, ...sums.map(s => sumOf(s, true)))
		: null;

/**
 * A strength with its parts, or what the faces of a die do, as bars: with how many rolls of all, or with the faces for
 * who is about to roll.
 * @param {import('../types.d.ts').OddsSum} s
 * @param {boolean} rolls
 */
function sumOf(s, rolls) {
	return el(
		'div.sum',
		{},
		el('p', {}, el('span', {}, s.title), s.total ? el('b', {}, s.total) : null),
		s.parts.length
			? el(
					'ul',
					{ role: 'list' },
					...s.parts.map(p => {
						const line = el(
							p.ways ? 'li.ways' : 'li',
							{},
							el('span', {}, p.text, ' ', p.rule ? ruleLink(p.rule) : null),
							el('b', {}, (rolls && p.faces) || (p.ways ? `${p.ways} in ${p.of}` : p.value)),
						);
						if (p.ways) line.style.setProperty('--share', String(p.ways / p.of));
						return line;
					}),
				)
			: null,
	);
}

/** What a count comes to: its mean, or its only value. @param {OddsTable['rows'][0]['columns'][0]} c */
const average = c => (c.values.length === 1 ? String(c.values[0].value) : c.mean.toFixed(2));

/** How many measures stand in a square of the matrix. */
const mostInSquare = 2;

/**
 * What the seat itself may answer later across, what others may answer down. A square has the first measures;
 * of the one that is pointed at, tapped or has the focus, all of them stand below. Null if the seat has
 * nothing more to choose.
 * @param {OddsTable} t
 * @param {number} own
 */
function matrix(t, own) {
	const part = (/** @type {OddsTable['rows'][0]} */ r, /** @type {boolean} */ mine) =>
		r.answers.filter((_, i) => (r.by[i] === own) === mine).join(' / ');
	const across = [...new Set(t.rows.map(r => part(r, true)))],
		down = [...new Set(t.rows.map(r => part(r, false)))];
	if (across.length < 2 || across.includes('')) return null;
	const used = t.measures.flatMap((m, i) =>
		t.rows.some(r => r.columns[i].values.some(v => v.value !== 0 && v.chance > 0))
			? [{ m, i, share: t.events[i] }]
			: [],
	);
	const heads = used.toSorted((a, b) => Number(a.share) - Number(b.share)).slice(0, mostInSquare),
		detail = el('div.square', { role: 'status' });
	const figure = (/** @type {OddsTable['rows'][0]} */ r, /** @type {typeof used[0]} */ u) =>
		u.share ? percent(r.columns[u.i].mean) : average(r.columns[u.i]);
	/** @type {HTMLButtonElement[]} */ const squares = [];
	const square = (/** @type {OddsTable['rows'][0]|undefined} */ r) => {
		if (!r) return '–';
		const show = () => {
			for (const s of squares) s.setAttribute('aria-pressed', String(s === b));
			fill(detail, inFull({ ...t, rows: [r] }, false));
		};
		const b = el(
			'button.odd',
			{
				type: 'button',
				'aria-pressed': 'false',
				title: `${r.answers.join(' / ')}: ${heads.map(h => `${h.m} ${figure(r, h)}`).join(', ')}`,
				onmouseenter: show,
				onfocus: show,
				onclick: show,
			},
			...heads.map(h => el('span', {}, figure(r, h))),
		);
		squares.push(b);
		return b;
	};
	const table = el(
		'table.crossed',
		{},
		el(
			'caption',
			{},
			`${t.exact ? 'Odds, worked out exactly' : 'Odds, from samples'}: `,
			'your later choice across, your opponent’s down. ',
			`Each square: ${heads.map(h => h.m).join(', then ')}.`,
		),
		el('thead', {}, el('tr', {}, el('td', {}), ...across.map(a => el('th', { scope: 'col' }, a)))),
		el(
			'tbody',
			{},
			...down.map(d =>
				el(
					'tr',
					{},
					el('th', { scope: 'row' }, d || 'In any case'),
					...across.map(a => el('td', {}, square(t.rows.find(r => part(r, true) === a && part(r, false) === d)))),
				),
			),
		),
	);
	squares[0]?.onclick?.(/** @type {any} */ (null));
	return [table, detail];
}

/** Every case with its bars. @param {OddsTable} t @param {boolean} [says] how the odds were found */
function inFull(t, says = true) {
	const used = t.measures.map((_, i) => t.rows.some(r => r.columns[i].values.some(v => v.value !== 0 && v.chance > 0)));
	const drawn = t.measures.map((_, i) => used[i] && !t.events[i]),
		wide = Math.max(1, drawn.filter(Boolean).length);
	return el(
		'div.scroll',
		{ tabIndex: 0, role: 'region', 'aria-label': 'Table of odds' },
		el(
			'table',
			{},
			el(
				'caption',
				{},
				used.some(Boolean) ? null : el('b', {}, 'No roll changes anything. '),
				says ? (t.exact ? 'Odds, worked out exactly' : 'Odds, from samples') : null,
			),
			drawn.some(Boolean)
				? el('thead', {}, el('tr', {}, ...t.measures.map((m, i) => (drawn[i] ? el('th', { scope: 'col' }, m) : null))))
				: null,
			...t.rows.map(r =>
				el(
					'tbody',
					{},
					t.rows.length === 1 && !r.answers.length
						? null
						: el(
								'tr',
								{},
								el(
									'th',
									{ scope: 'rowgroup', colSpan: wide },
									r.answers.join(' / ') || 'In any case',
									r.chance > 0 && r.chance < 1 ? ` (${percent(r.chance)})` : '',
								),
							),
					drawn.some(Boolean)
						? el('tr', {}, ...r.columns.map((c, i) => (drawn[i] ? el('td', {}, bars(c)) : null)))
						: null,
					used.some((u, i) => u && t.events[i])
						? el(
								'tr',
								{},
								el(
									'td.whether',
									{ colSpan: wide },
									...r.columns.map((c, i) =>
										used[i] && t.events[i]
											? el(
													'span',
													{},
													t.measures[i],
													' ',
													el('b', {}, percent(c.values.find(v => v.value === 1)?.chance ?? 0)),
													' ',
												)
											: null,
									),
								),
							)
						: null,
				),
			),
		),
	);
}

/** @param {OddsTable['rows'][0]['columns'][0]} c */
function bars(c) {
	if (c.values.length === 1) return el('b', {}, average(c));
	const most = Math.max(...c.values.map(v => v.chance)),
		digits = Math.max(...c.values.map(v => String(v.value).length));
	return el(
		'span.bars',
		{
			role: 'img',
			'aria-label':
				`${c.mean.toFixed(2)} on average; ` + c.values.map(v => `${v.value}: ${percent(v.chance)}`).join(', '),
		},
		el('b', {}, c.mean.toFixed(2)),
		...c.values.map(v => {
			const bar = el('i', { title: `${v.value}: ${percent(v.chance)}` }, el('span', {}, String(v.value)));
			bar.style.setProperty('--h', String(v.chance / most));
			bar.style.setProperty('--digits', String(digits));
			return bar;
		}),
	);
}
