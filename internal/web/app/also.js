// The questions beside the one that lies open: each a button that turns to it.

import { el } from './dom.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('./option.js').Buttons} Buttons */

/**
 * A button for each of some questions.
 * @param {Ask[]} others
 * @param {Buttons} buttons
 * @param {(a: Ask) => void} turn
 * @param {boolean} keyed
 */
export const alsoButtons = (others, buttons, turn, keyed) =>
	others.map(a =>
		el(
			'button.option.group',
			{ type: 'button', onclick: () => turn(a) },
			keyed ? buttons.key(`also ${a.about}`) : null,
			el('span', {}, a.prompt, buttons.ledBy(a)),
		),
	);

/** The other questions, all in view. @param {Ask[]} others @param {Buttons} buttons @param {(a: Ask) => void} turn */
export const alsoOf = (others, buttons, turn) =>
	el('div.groups.heads', {}, el('p', {}, 'Also to decide'), ...alsoButtons(others, buttons, turn, true));

/**
 * The one other question, in a line.
 * @param {Ask} ask
 * @param {string|undefined} name what it is about
 * @param {Buttons} buttons
 * @param {(a: Ask) => void} turn
 */
export const nextButton = (ask, name, buttons, turn) =>
	el(
		'div.groups.heads',
		{},
		el(
			'div.aslist',
			{},
			el(
				'button.quiet',
				{ type: 'button', 'aria-label': ask.prompt, onclick: () => turn(ask) },
				buttons.key(`also ${ask.about}`),
				`Also to decide: ${name ?? ask.prompt}`,
			),
		),
	);
