// How somebody plays, in words: which games and sides, with what results, when and how quickly.

import { zone } from './away.js';
import { el, fill } from './dom.js';
import { call } from './net.js';
import { timeName } from './paces.js';

/** @typedef {import('../types.d.ts').HeldSeat} HeldSeat @typedef {import('../types.d.ts').Habits} Habits */

/** How many answers say something about when somebody plays. */
const enough = 20;

/**
 * Matches by what a key says of each, those of the most first.
 * @param {HeldSeat[]} seats @param {(s: HeldSeat) => string} key
 */
function by(seats, key) {
	/** @type {Map<string, HeldSeat[]>} */ const out = new Map();
	for (const s of seats) out.set(key(s), [...(out.get(key(s)) ?? []), s]);
	return [...out].sort((a, b) => b[1].length - a[1].length);
}

/** @param {number} n */
const matches = n => (n === 1 ? '1 match' : `${n} matches`);

/** Which games are played most, and in each the scenario. @param {HeldSeat[]} seats */
function most(seats) {
	return by(seats, s => s.game)
		.slice(0, 3)
		.map(([game, own]) => {
			const [scenario, of] = by(own, s => s.scenario)[0];
			const which = of.length === own.length ? scenario : `mostly ${scenario} (${of.length})`;
			return el('li', {}, `${game}: ${matches(own.length)}, ${which}`);
		});
}

/** Results by side, of matches that are over. @param {HeldSeat[]} over */
function sides(over) {
	const count = (/** @type {HeldSeat[]} */ all, /** @type {string} */ result) =>
		el('td', {}, String(all.filter(s => s.result === result).length));
	return el(
		'div.wide',
		{},
		el(
			'table.standings',
			{},
			el('thead', {}, el('tr', {}, ...['Side', 'Won', 'Drawn', 'Lost'].map(h => el('th', { scope: 'col' }, h)))),
			el(
				'tbody',
				{},
				...by(over, s => `${s.as} in ${s.game}`).map(([side, all]) =>
					el('tr', {}, el('th', { scope: 'row' }, side), ...['won', 'drawn', 'lost'].map(result => count(all, result))),
				),
			),
		),
	);
}

/**
 * The shortest run of hours with two thirds of the answers: when it begins, and its length.
 * @param {number[]} hours
 */
export function usual(hours) {
	const all = hours.reduce((a, b) => a + b, 0);
	for (let long = 1; long < 24; long++)
		for (let from = 0; from < 24; from++) {
			const within = Array.from({ length: long }, (_, i) => hours[(from + i) % 24]).reduce((a, b) => a + b, 0);
			if (3 * within >= 2 * all) return { from, long };
		}
	return { from: 0, long: 24 };
}

/** When and how quickly one plays. @param {Habits} h */
function when(h) {
	if (h.answers < enough) return 'After a few more matches you see here when you play, and how quickly you answer.';
	const { from, long } = usual(h.hours),
		hour = (/** @type {number} */ n) => `${n % 24}:00`,
		quick = h.median < 60 ? 'a minute' : timeName(rounded(h.median));
	return (
		`You give most of your answers from ${hour(from)} to ${hour(from + long)}, ` +
		`and half of them within ${quick} of what happened before. (${h.answers} answers of your latest matches.)`
	);
}

/** A time as one says it: to the minute, the hour or the day. @param {number} seconds */
function rounded(seconds) {
	const unit = seconds < 5400 ? 60 : seconds < 129600 ? 3600 : 86400;
	return Math.max(1, Math.round(seconds / unit)) * unit;
}

/** @param {HeldSeat[]} seats those of matches, without studies */
export function habits(seats) {
	if (!seats.length) return el('p.hint', {}, 'Play a match, and you see here what you play, and how it goes.');
	const over = seats.filter(s => s.over && ['won', 'drawn', 'lost'].includes(s.result)),
		hours = el('p', {}, '');
	call(`/api/me/habits?zone=${encodeURIComponent(zone())}`)
		.then(h => fill(hours, when(h)))
		.catch(() => {}); // the rest of the page tells what is wrong
	return el(
		'div',
		{},
		el('p', {}, 'What you play most:'),
		el('ul', {}, ...most(seats)),
		hours,
		over.length ? sides(over) : null,
	);
}
