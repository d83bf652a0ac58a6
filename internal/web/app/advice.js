// What the captain would answer, asked for by a player: the best answers, with what each is worth.

import { gives } from './answers.js';
import { el, fill } from './dom.js';
import { doubt, hundredths } from './numbers.js';

/** @typedef {import('../types.d.ts').Hint} Hint @typedef {import('../types.d.ts').Advice} Advice */
/**
 * @typedef {{ hand: import('./seat.js').SeatLine, ask: import('./ask.js').AskPanel,
 * weigh: (o: import('../types.d.ts').Option, choice: string) => void }} Wants
 * Weigh draws on the board what an answer does.
 */

/** Asks for a hint about the question that lies open, and shows it below that. @param {Wants} wants */
export async function advise({ hand, ask, weigh }) {
	const { asks } = ask.answers,
		open = ask.folded().first ?? asks[0];
	if (!open) return;
	const node = el('div.advice', { role: 'status' }, el('p.hint', {}, 'The captain thinks it over…'));
	show(ask, node);
	const got = await hand
		.get(`hint?about=${encodeURIComponent(open.about)}`)
		.catch(e => (e instanceof Error ? e.message : String(e)));
	if (asks !== ask.answers.asks) return;
	if (typeof got === 'string') fill(node, el('p', {}, got));
	else fill(node, ...said(got, { hand, ask, weigh }));
	show(ask, node);
}

/** @param {Wants['ask']} ask @param {HTMLElement} node */
function show(ask, node) {
	ask.chances = node;
	ask.draw();
	node.scrollIntoView({ block: 'nearest' });
}

/** @param {Hint} hint @param {Wants} wants */
function said({ answers }, wants) {
	if (!answers.length) return [el('p', {}, 'There is one answer.')];
	return [
		el('p', {}, 'The captain would:'),
		el(
			'ol',
			{},
			...answers.map((a, i) => el('li', {}, named(a, wants), ' ', el('span.worth', {}, i ? behind(a) : best(a)))),
		),
		el('p.hint', {}, 'He plays each on a little, from what you know, and values where it leads.'),
	];
}

/** The words of an answer; a click takes it up. @param {Advice} a @param {Wants} wants */
function named(a, { ask, weigh }) {
	const option = ask.answers
		.all()
		.map(x => x.option)
		.find(o => gives(o, a.choice));
	if (!option) return el('b', {}, a.says);
	const shows = () => {
			ask.hand.look(option.on || option.with);
			weigh(option, a.choice);
		},
		hides = () => ask.hand.look(null);
	return el(
		'button.text',
		{
			type: 'button',
			onmouseenter: shows,
			onfocus: shows,
			onmouseleave: hides,
			onblur: hides,
			onclick: () => ask.aim(option, '', a.choice),
		},
		a.says,
	);
}

/** @param {Advice} a */
const best = a => `${hundredths(a.worth)} matches of a hundred won`;

/** @param {Advice} a */
function behind(a) {
	const less = hundredths(a.behind),
		about = doubt(a.error);
	if (less <= about) return 'about as good';
	return about ? `${less} fewer, ±\u00a0${about}` : `${less} fewer`;
}
