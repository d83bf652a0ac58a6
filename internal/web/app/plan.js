// What is ordered, drawn large: a person points at a part of it to see the answers about
// that part. Where the parts lie, and what may be done with each, is the game's to say.

import { fromAbove } from '../board/pieces.js';
import { capital, el, svg } from './dom.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Piece} Piece
 * @typedef {import('../types.d.ts').PlanPart} PlanPart
 */

/** How long and how wide what is drawn is, in the units of the drawing, and the room around it. */
const long = 1000,
	wide = 420,
	room = 40;

/** The box of a part in the drawing, with the bow to the right. @param {PlanPart} p */
const boxOf = p => ({
	x: long / 2 - p.at[0] - p.size[0] / 2,
	y: ((p.at[1] - p.size[1] / 2 - 500) * wide) / 1000,
	w: p.size[0],
	h: (p.size[1] * wide) / 1000,
});

/** The size of the drawing, with everything in it. @param {PlanPart[]} parts */
function frameOf(parts) {
	const all = [{ x: -long / 2, y: -wide / 2, w: long, h: wide }, ...parts.map(boxOf)],
		left = Math.min(...all.map(b => b.x)) - room,
		top = Math.min(...all.map(b => b.y)) - room;
	return {
		x: left,
		y: top,
		w: Math.max(...all.map(b => b.x + b.w)) + room - left,
		h: Math.max(...all.map(b => b.y + b.h)) + room - top,
	};
}

/** Strokes side by side along a length. @param {number} many @param {(at: number) => string} of from -0.5 to 0.5 */
const along = (many, of) => Array.from({ length: many }, (_, i) => of((i + 0.5) / many - 0.5)).join('');

/** @param {string} look @param {string} d */
const path = (look, d) => `<path class="${look}" d="${d}"/>`;

/**
 * What stands for a kind of part, within a box of w by h whose middle is 0 0; of other kinds what is drawn already
 * shows where they are.
 * @type {Record<string, (w: number, h: number) => string>}
 */
const glyphs = {
	guns: (w, h) =>
		w > h
			? path(
					'bar',
					along(Math.max(2, Math.round(w / 80)), t => `M${t * w} ${-h * 0.36}v${h * 0.72}`),
				)
			: path(
					'bar',
					along(2, t => `M${-w * 0.36} ${t * h * 0.8}h${w * 0.72}`),
				),
	oars: (w, h) =>
		path(
			'stroke',
			along(Math.round(w / 45), t => `M${t * w} ${-h * 0.4}l${-w * 0.02} ${h * 0.8}`),
		),
	mast: (w, h) => `<circle class="spot" r="${Math.min(w, h) * 0.3}"/>`,
	men: (w, h) =>
		path(
			'stroke crowd',
			along(3, y => along(2, x => `M${x * w} ${y * h * 0.84}h1`)),
		),
	anchor: (w, h) =>
		path(
			'stroke',
			`M0 ${-h * 0.34}V${h * 0.34}M${-w * 0.22} ${-h * 0.2}H${w * 0.22}M${-w * 0.36} ${h * 0.08}` +
				`Q${-w * 0.3} ${h * 0.34} 0 ${h * 0.34}Q${w * 0.3} ${h * 0.34} ${w * 0.36} ${h * 0.08}`,
		),
	flag: (w, h) =>
		path('stroke', `M${w * 0.3} ${-h * 0.4}V${h * 0.42}`) +
		path(
			'cloth',
			`M${w * 0.3} ${-h * 0.4}H${-w * 0.44}L${-w * 0.22} ${-h * 0.17}L${-w * 0.44} ${h * 0.06}H${w * 0.3}Z`,
		),
	helm: (w, h) =>
		path('stroke', `M${-w * 0.5} 0H${w * 0.3}`) +
		`<circle class="spot" cx="${w * 0.36}" r="${Math.min(w, h) * 0.14}"/>`,
	boat: (w, h) =>
		path(
			'hull',
			`M${-w * 0.44} ${-h * 0.24}Q0 ${-h * 0.46} ${w * 0.46} 0Q0 ${h * 0.46} ${-w * 0.44} ${h * 0.24}Z` +
				`M${-w * 0.2} ${-h * 0.3}v${h * 0.6}M${w * 0.06} ${-h * 0.32}v${h * 0.64}`,
		),
};

/** What is said about a part. @param {PlanPart} p */
const told = p => capital(p.name) + (p.note ? `: ${p.note}` : '');

/**
 * The drawing of what a question is about, with a button on each part that something may be done with.
 * @param {Ask} ask
 * @param {Piece} piece what it is about
 * @param {PlanPart|undefined} chosen
 * @param {(part: PlanPart|undefined) => void} choose
 */
export function planOf(ask, piece, chosen, choose) {
	const frame = frameOf(ask.plan),
		says = el('p.hint', {}, chosen ? told(chosen) : 'Drag it on the board to steer, click a part for its orders.');
	const percent = (/** @type {number} */ part, /** @type {number} */ of) => `${Math.round((part / of) * 10000) / 100}%`;
	const side = piece.side >= 0 && piece.side < 4 ? `side-${piece.side}` : 'side-none';
	const drawing = svg(
		'svg',
		{ viewBox: `${frame.x} ${frame.y} ${frame.w} ${frame.h}`, 'aria-hidden': 'true', class: side },
		fromAbove({ ...piece, x: 0, y: 0, heading: 900, base: [long, wide] }, 1) +
			ask.plan
				.map(p => {
					const b = boxOf(p),
						at = `translate(${b.x + b.w / 2} ${b.y + b.h / 2})`;
					return (
						`<g class="part${p.offered.length ? '' : ' idle'}${p === chosen ? ' chosen' : ''}" transform="${at}">` +
						`${glyphs[p.kind]?.(b.w, b.h) ?? ''}</g>`
					);
				})
				.join(''),
	);
	const button = (/** @type {PlanPart} */ p) => {
		const b = boxOf(p),
			tell = () => {
				says.textContent = told(p);
			};
		return el('button.part', {
			type: 'button',
			'aria-label': `${told(p)}, ${p.offered.length} ${p.offered.length === 1 ? 'order' : 'orders'}`,
			'aria-pressed': String(p === chosen),
			title: told(p),
			style:
				`left: ${percent(b.x - frame.x, frame.w)}; top: ${percent(b.y - frame.y, frame.h)}; ` +
				`width: ${percent(b.w, frame.w)}; height: ${percent(b.h, frame.h)}`,
			onclick: () => choose(p === chosen ? undefined : p),
			onmouseenter: tell,
			onfocus: tell,
		});
	};
	return el(
		'div.plan',
		{ role: 'group', 'aria-label': `Parts of ${piece.name}` },
		el('div.parts', {}, drawing, ...ask.plan.filter(p => p.offered.length).map(button)),
		says,
	);
}
