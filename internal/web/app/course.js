// What the card beside a course says: where a piece that is steered would go, what that costs and what it meets.

import { gauged } from '../board/helm.js';
import { ruleLink } from './book.js';
import { tabled } from './charts.js';
import { capital, el } from './dom.js';

/** @typedef {import('../types.d.ts').Course} Course @typedef {import('../types.d.ts').Piece} Piece */
/**
 * @typedef {{ find: (id: string) => void, held: boolean, sealed: boolean, write: () => void, leave: () => void }} Does
 * Held says that the piece is being dragged, so that there is nothing to click yet.
 */

/**
 * The card of a course.
 * @param {string} name of the piece
 * @param {Course} c
 * @param {Does} does
 */
export function cardOf(name, c, does) {
	return [
		el('strong', {}, name),
		el('span.gauges', {}, gauged(c).join(', ')),
		c.short ? el('p.short', {}, c.short.text, ' ', ruleLink(c.short.rule)) : null,
		c.notes.length
			? el(
					c.charts.length ? 'ul.each' : 'ul',
					{},
					...c.notes.map(n => el('li', {}, capital(n.text), ' ', ruleLink(n.rule))),
				)
			: null,
		...c.charts.map(one => tabled(one, does.find)),
		does.held ? null : buttons(does),
	];
}

/** Whether a spot lies on the base of a piece. @param {Piece} p @param {{ x: number, y: number }} at */
export function over(p, at) {
	const a = (p.heading * Math.PI) / 1800,
		[x, y] = [at.x - p.x, at.y - p.y],
		ahead = x * Math.sin(a) - y * Math.cos(a),
		right = x * Math.cos(a) + y * Math.sin(a);
	return Math.abs(ahead) <= p.base[0] / 2 && Math.abs(right) <= p.base[1] / 2;
}

/** The buttons that write a course down, or leave it. @param {Does} does */
function buttons({ sealed, write, leave }) {
	return el(
		'div.row',
		{},
		el(
			'button.option.commit',
			{ type: 'button', onclick: write },
			el('kbd', { 'aria-hidden': 'true' }, '⏎'),
			sealed ? 'Write' : 'Go',
		),
		el('button.option', { type: 'button', onclick: leave }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Let go'),
	);
}

/** The same for those who hear it. @param {string} name @param {Course} c */
export function spoken(name, c) {
	const says = gauged(c).join(', '),
		may = c.charts.map(t => `${t.title}: ${t.rows.map(r => [r.name, ...r.cells].join(' ')).join(', ')}`);
	return [name + (says && `: ${says}`), c.short?.text ?? '', ...c.notes.map(n => n.text), ...may]
		.filter(Boolean)
		.join('; ');
}
