// The panel in which an umpire puts models right: the piece that is picked with all that can be set of it, the changes
// so far, what the rules say of them, and his reason.

import { el, fill } from './dom.js';

/** @typedef {import('./righting.js').Righting} Righting @typedef {import('../types.d.ts').DraftValue} Value */

/** @param {Righting} by */
export function rightingPanel(by) {
	const typing = /** @type {HTMLElement|null} */ (by.node.querySelector(':focus'))?.dataset.before ?? null;
	fill(
		by.node,
		el('h2', {}, 'Put a model right'),
		el(
			'p.hint',
			{},
			'Drag each piece to where it stands on your table, or pick one to change more. Nothing changes until you rule.',
		),
		picked(by),
		figures(by),
		typed(by),
		changes(by),
		by.said ? el('p.bad', { role: 'alert' }, by.said) : null,
		by.drafted?.doubt && by.changes.length
			? el('p.bad', { role: 'alert' }, 'The rules do not lead there: ', by.drafted.doubt)
			: null,
		reason(by),
	);
	if (typing !== null)
		/** @type {HTMLElement|null} */ (by.node.querySelector(`[data-before="${CSS.escape(typing)}"]`))?.focus();
}

/** The picked piece, with what turns it. @param {Righting} by */
function picked(by) {
	const piece = by.piece(by.picked);
	if (!piece) return el('p', {}, 'No piece is picked.');
	const turn = (/** @type {string} */ says, /** @type {string} */ label, /** @type {number} */ by10) =>
		el('button.option', { type: 'button', 'aria-label': label, onclick: () => by.nudge(0, 0, by10) }, says);
	return el(
		'div.row',
		{},
		el('b', {}, piece.name),
		...(by.does.room().large?.table
			? [
					el('span.heading', {}, `${(piece.heading / 10).toFixed(1)}°`),
					turn('↺ 1°', 'Turn 1 degree to port', -10),
					turn('↻ 1°', 'Turn 1 degree to starboard', 10),
				]
			: []),
	);
}

/** What can be set, each with a field. @param {Righting} by */
function figures(by) {
	const all = by.drafted?.figures ?? [],
		piece = by.piece(by.picked);
	if (!all.length) return null;
	return el(
		'details.figures',
		{
			open: by.open,
			ontoggle: (/** @type {Event} */ e) => (by.open = /** @type {HTMLDetailsElement} */ (e.target).open),
		},
		el('summary', {}, piece ? `What can be set of ${piece.name}` : 'What can be set of the position'),
		...all.map((v, i) => field(by, v, i)),
	);
}

/** @param {Righting} by @param {Value} v @param {number} i */
function field(by, v, i) {
	const words = /^(a |from |perhaps )/.test(v.takes) ? [] : v.takes.split(/, | or /).filter(w => /^[\w-]+$/.test(w));
	const input = el('input', {
		value: v.value,
		autocomplete: 'off',
		spellcheck: false,
		size: 12,
		data: { before: v.before },
		placeholder: v.value ? '' : 'as at the start',
		title: v.takes,
		onchange: () => input.value.trim() && by.type(`${v.before} ${input.value.trim()}`),
	});
	if (words.length) input.setAttribute('list', `takes-${i}`);
	return el(
		'label',
		{},
		el('span', {}, v.name),
		input,
		words.length ? el('datalist', { id: `takes-${i}` }, ...words.map(w => el('option', { value: w }))) : null,
		v.says ? el('small', {}, v.says) : null,
	);
}

/** Any line, as it is typed behind "set". @param {Righting} by */
function typed(by) {
	const line = el('input', {
		autocomplete: 'off',
		spellcheck: false,
		data: { before: '*' },
		placeholder: 'a name and how it stands',
		'aria-label': 'How it stands',
	});
	line.setAttribute('list', 'settable');
	return el(
		'form.row',
		{
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				by.type(line.value);
			},
		},
		line,
		el(
			'datalist',
			{ id: 'settable' },
			...(by.drafted?.figures ?? []).map(v => el('option', { value: `${v.before} ${v.value}`.trim() })),
		),
		el('button.option', { type: 'submit' }, 'Set'),
	);
}

/** The changes so far. @param {Righting} by */
function changes(by) {
	if (!by.changes.length) return null;
	return el(
		'ol.changes',
		{ 'aria-label': 'Changes' },
		...by.changes.map(c =>
			el(
				'li',
				{},
				el('span', {}, c.lines.join('; ')),
				c.ways.length > 1
					? el(
							'select',
							{
								'aria-label': 'How it lies',
								onchange: (/** @type {Event} */ e) =>
									by.way(c, /** @type {HTMLSelectElement} */ (e.target).selectedIndex),
							},
							...c.ways.map(w => el('option', { selected: w.lines.join() === c.lines.join() }, w.says)),
						)
					: null,
				el('button.quiet', { type: 'button', 'aria-label': `Drop ${c.lines[0]}`, onclick: () => by.drop(c) }, '×'),
			),
		),
	);
}

/** Why, and what carries it out. @param {Righting} by */
function reason(by) {
	const why = el('input', {
			value: by.why,
			maxLength: 200,
			autocomplete: 'off',
			required: true,
			data: { before: 'why' },
			placeholder: 'A sleeve moved her.',
			oninput: () => (by.why = why.value),
		}),
		doubt = Boolean(by.drafted?.doubt);
	return el(
		'form.column',
		{
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				void by.rule(doubt);
			},
		},
		by.changes.length ? el('label', {}, 'Why ', why) : null,
		el(
			'div.row',
			{},
			by.changes.length ? el('button.option.commit', { type: 'submit' }, doubt ? 'Force it' : 'Rule so') : null,
			by.before.length ? el('button.option', { type: 'button', onclick: () => by.undo() }, 'Undo') : null,
			el(
				'button.option',
				{ type: 'button', onclick: () => by.leave() },
				by.changes.length ? 'Leave without ruling' : 'Leave',
			),
		),
	);
}
