// Above the answers to a question: its words, why the seat can only pass, buttons that give many answers.

import { caseless, ruleLink } from './book.js';
import { el } from './dom.js';
import { byKey } from './groups.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('./ask.js').Hand} Hand */

/** The question. @param {Ask} ask @param {Hand} hand */
export const promptOf = (ask, hand) =>
	el(
		'p.prompt',
		{ tabIndex: -1, role: 'heading', 'aria-level': '2' },
		ask.prompt,
		' ',
		ruleLink(ask.rule),
		ask.sealed && !hand.open() ? el('span.sealed', {}, 'Secret until both have chosen.') : null,
	);

/** Why the seat can only pass. @param {Ask} ask */
export const excuseOf = ({ excuse }) =>
	excuse
		? el(
				'p.hint',
				{},
				`${caseless(excuse.text, excuse.rule)} `,
				ruleLink(excuse.rule),
				' You are asked all the same: if you were not, your opponent would know why.',
			)
		: null;

/** How many lines about what happens by itself lie open. */
const fewLines = 2;

/** What happens by itself once a question is answered. @param {Ask} ask */
export const anywayOf = ({ anyway }) =>
	anyway.length
		? el(
				'details.anyway',
				{ open: anyway.length <= fewLines },
				el('summary', {}, `What happens without orders (${anyway.length})`),
				el('ul', { role: 'list' }, ...anyway.map(n => el('li.hint', {}, `${n.text} `, ruleLink(n.rule)))),
			)
		: null;

/**
 * What is done next with a thing of a display that can be taken to several places; null for one on the board.
 * @param {import('./answers.js').Answers} answers @param {Hand} hand
 */
export function whereOf(answers, hand) {
	const id = answers.picked,
		name = hand
			.scene()
			?.charts.flatMap(c => c.rows)
			.find(r => r.id === id)?.name,
		places = new Set(answers.own().map(({ option: o }) => o.on || o.at));
	if (!name || answers.stands(id) || places.size < 2) return null;
	return el('p.hint', { role: 'status' }, `${name}: click one of the ${places.size} places that are lit.`);
}

/** The choice of an answer with the numbers that are proposed first. @param {import('../types.d.ts').Option} o */
const proposed = o => (o.spans.some(s => s.step) ? [o.choice, ...o.spans.map(s => s.start)].join(' ') : o.choice);

/** Buttons that apply one action to all: "Advance all". @param {Ask} ask @param {Hand} hand */
export function wholesOf(ask, hand) {
	const wholes = [...byKey(ask.options, o => (o.with ? '' : o.all))]
		.filter(([, all]) => all.length > 1)
		.map(([says, all]) =>
			el(
				'button.option.whole',
				{ type: 'button', onclick: () => hand.each(all.map(proposed)) },
				el('span', {}, says),
				el('span.chance', {}, String(all.length)),
			),
		);
	if (ask.rest)
		wholes.push(
			el('button.option.whole', { type: 'button', onclick: () => hand.likely(ask.left) }, el('span', {}, ask.rest)),
		);
	return wholes;
}
