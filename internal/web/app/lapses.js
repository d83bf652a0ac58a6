// Where a finished match was lost: the decisions of a side that cost it most, with better answers, as the captain of
// the game judges.

import { el, fill } from './dom.js';
import { doubt, hundredths } from './numbers.js';

/** @typedef {import('../types.d.ts').Review} Review */

/**
 * A button for each side that can be reviewed, the player's own first, and a place for what is found.
 * @param {import('./seat.js').SeatLine} hand
 * @param {(step: number) => void} go shows a step on the board
 */
export function lapses(hand, go) {
	const found = el('div.lapses', { 'aria-live': 'polite' }),
		own = hand.view.seat,
		seats = hand.data.seats.map((p, seat) => ({ seat, name: p.name })).sort((a, b) => rank(a) - rank(b));
	/** @param {{ seat: number }} of */
	function rank(of) {
		return of.seat === own ? 0 : 1;
	}
	/** @param {{ seat: number, name: string }} of */
	async function review(of) {
		fill(found, el('p.hint', {}, 'The captain plays on from each decision: this may take ten seconds…'));
		try {
			fill(found, ...said(await hand.get(`review?of=${of.seat}`), of.name, go));
		} catch (e) {
			fill(found, el('p', {}, e instanceof Error ? e.message : String(e)));
		}
	}
	return el(
		'div',
		{},
		el('h3', {}, 'Where it was lost'),
		el(
			'p',
			{},
			'The costliest decisions: ',
			...seats.flatMap(of => [
				el('button.option', { type: 'button', onclick: () => review(of) }, of.seat === own ? 'Mine' : of.name),
				' ',
			]),
		),
		found,
	);
}

/** @param {Review} r @param {string} name @param {(step: number) => void} go */
function said(r, name, go) {
	const all = r.looked < r.of ? `${r.looked} of ${r.of} decisions, spread over the match` : `${r.of} decisions`;
	if (!r.lapses.length) return [el('p', {}, `${name}: the captain would have gained nothing sure in ${all}.`)];
	return [
		el('p.hint', {}, `${name}, ${all}. The captain judges, from what could be seen.`),
		el('ol', {}, ...r.lapses.map(l => lapse(l, go))),
	];
}

/** @param {Review['lapses'][0]} l @param {(step: number) => void} go */
function lapse(l, go) {
	return el(
		'li',
		{},
		el('button.text', { type: 'button', onclick: () => go(l.step) }, `Step ${l.step}: ${l.asked}`),
		el(
			'div',
			{},
			'Played: ',
			l.played,
			'. Better by ',
			el('b', {}, String(hundredths(l.cost))),
			`\u00a0±\u00a0${doubt(l.error)} matches of a hundred: `,
		),
		el('div', {}, el('b', {}, l.better)),
	);
}
