// What a seat did last turn, offered for repetition: it can be read before any of it is done.

import { el } from './dom.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('../types.d.ts').Again} Again */

/**
 * The button that proposes it; null if nothing can be repeated.
 * @param {Ask} ask
 * @param {(ask: Ask) => void} open
 */
export function againButton(ask, open) {
	if (!ask.again.length) return null;
	return el(
		'button.option.whole.again',
		{ type: 'button', onclick: () => open(ask) },
		el('span', {}, 'Repeat last turn'),
		el('span.chance', {}, String(ask.again.length)),
	);
}

/**
 * The proposal: each choice may be left out before the rest is played in order.
 * @param {Again[]} again
 * @param {(choices: string[]) => void} play
 * @param {() => void} back
 */
export function againForm(again, play, back) {
	const boxes = again.map(a => el('input', { type: 'checkbox', checked: true, value: a.choice }));
	return el(
		'form.aim.repeats',
		{
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				const all = boxes.filter(b => b.checked).map(b => b.value);
				if (all.length) play(all);
				else back();
			},
		},
		el('p.prompt', { tabIndex: -1 }, 'Do the same as last turn?'),
		el(
			'ul.repeated',
			{ role: 'list' },
			...again.map((a, i) =>
				el('li', {}, el('label', {}, boxes[i], el('span', {}, a.says), a.price ? el('span.price', {}, a.price) : null)),
			),
		),
		el('p.hint', {}, 'They are played in this order, until one is not allowed. Nothing is done before you say so.'),
		el(
			'div.row',
			{},
			el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, '⏎'), 'Repeat these'),
			el('button.option', { type: 'button', onclick: back }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Back'),
		),
	);
}
