// What the card beside a course says: where a piece that is steered would go, what that costs and what it meets.

import { gauged } from '../board/helm.js';
import { ruleLink } from './book.js';
import { tabled } from './charts.js';
import { capital, el } from './dom.js';

/** @typedef {import('../types.d.ts').Course} Course @typedef {import('../types.d.ts').Piece} Piece */
/** @typedef {import('../types.d.ts').View} View @typedef {import('./helm.js').Spot} Spot */
/**
 * @typedef {{ of: string, to: Spot, ends: number[], seen: string, meets: string }} Bound where a piece was to go, where
 * that ends, which other pieces stood on the board then, and whom it was to charge
 */
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
	const notes = c.notes.filter(n => n.text !== c.brings?.text);
	return [
		el('strong', {}, name),
		el('span.gauges', {}, gauged(c).join(', ')),
		c.brings ? el(c.asks ? 'p.short' : 'p.brings', {}, capital(c.brings.text), ' ', ruleLink(c.brings.rule)) : null,
		c.short ? el('p.short', {}, capital(c.short.text), ' ', ruleLink(c.short.rule)) : null,
		notes.length
			? el(
					c.charts.length ? 'ul.each' : 'ul',
					{},
					...notes.map(n => el('li', {}, capital(n.text), ' ', ruleLink(n.rule))),
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
		el('button.option', { type: 'button', onclick: leave }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Cancel'),
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

/** How far apart two courses may end to be the same, in the units of a board. */
const same = 10;

/** The pieces on the board that are not the seat's. @param {View} view */
const others = ({ scene, seat }) => (scene?.pieces ?? []).flatMap(p => (p.side === seat ? [] : p.key)).join();

/**
 * What is remembered of a course that may be stopped on its way.
 * @param {string} of
 * @param {Spot} to
 * @param {Course} course
 * @param {View} view
 * @returns {Bound}
 */
export const boundFor = (of, to, course, view) => ({
	of,
	to,
	ends: course.track.at(-1) ?? [],
	seen: others(view),
	meets: course.meets,
});

/**
 * Whether a course leads to where what was stopped on its way was to come, nobody new is in sight, and no dice are
 * thrown for it but those of the charge that was confirmed.
 * @param {Bound} bound
 * @param {Course} course
 * @param {View} view
 */
export function leadsOn(bound, course, view) {
	const ends = course.track.at(-1),
		far = ends ? Math.hypot(ends[0] - bound.ends[0], ends[1] - bound.ends[1]) : same,
		free = bound.meets ? course.meets === bound.meets : !course.throws && !course.asks;
	return far < same && free && bound.seen === others(view);
}

/**
 * A goal a little farther or less far, to port or starboard: from where a course ends, unless the pointer is hardly
 * ahead of that, since small steps add up.
 * @param {Piece} piece
 * @param {number[]|undefined} end
 * @param {{ x: number, y: number }} goal
 * @param {number} step in the units of the board
 * @param {boolean} fine
 * @param {number} right
 * @param {number} ahead in steps
 */
export function nudged(piece, end, goal, step, fine, right, ahead) {
	const at =
			end && Math.hypot(end[0] - goal.x, end[1] - goal.y) > (6 * step) / (fine ? 1 : 10)
				? { x: end[0], y: end[1] }
				: goal,
		a = ((end ? end[2] : piece.heading) * Math.PI) / 1800;
	return {
		x: at.x + step * (ahead * Math.sin(a) + right * Math.cos(a)),
		y: at.y - step * (ahead * Math.cos(a) - right * Math.sin(a)),
	};
}

/**
 * What a course is asked for by.
 * @param {string} of
 * @param {{ x: number, y: number, heading?: number }} goal
 * @param {number} reach
 * @param {boolean} on
 */
export const query = (of, goal, reach, on) =>
	`helm?of=${encodeURIComponent(of)}&x=${Math.round(goal.x)}&y=${Math.round(goal.y)}&reach=${Math.round(reach)}` +
	(goal.heading === undefined ? '' : `&heading=${goal.heading}`) +
	(on ? '&on=1' : '');

/**
 * From the hand to the middle of what it holds: of the piece, or of where it is written to go, if that is nearer.
 * @param {Piece} piece @param {Spot} at where it is written to go @param {Spot} hand
 */
export function gripOf(piece, at, hand) {
	const far = (/** @type {Spot} */ s) => Math.hypot(s.x - hand.x, s.y - hand.y),
		held = far(at) < far(piece) ? at : piece;
	return { x: held.x - hand.x, y: held.y - hand.y };
}
