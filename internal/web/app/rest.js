// A standing order that the game offers with a question: the usual one, such as to set up as proposed, or to pass the
// rest of the turn, which is said once more before it is given, with what may still act.

import { commitRow } from './aim.js';
import { el } from './dom.js';
import { undoneNote } from './undone.js';

/** @typedef {import('../types.d.ts').Ask} Ask */

/**
 * The button that proposes it; null if none is offered.
 * @param {Ask} ask
 * @param {(ask: Ask) => void} open
 */
export function restButton(ask, open) {
	if (!ask.beside) return null;
	const { says, usual } = ask.beside;
	return el(
		usual ? 'button.option.whole.main' : 'button.option.rest',
		{ type: 'button', onclick: () => open(ask) },
		usual ? el('kbd', { 'aria-hidden': 'true' }, '⏎') : null,
		el('span', {}, says),
	);
}

/**
 * The proposal.
 * @param {Ask} ask the question beside which it is offered
 * @param {string[]} left the names of what may still act
 * @param {() => void} give
 * @param {() => void} back
 */
export function restForm({ beside }, left, give, back) {
	const says = beside?.says ?? '';
	return el(
		'form.aim',
		{
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				give();
			},
		},
		el('p.prompt', { tabIndex: -1 }, says),
		el('p.hint', {}, beside?.about ?? ''),
		left.length ? undoneNote(left, false) : null,
		commitRow(says, back),
	);
}
