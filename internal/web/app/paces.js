// How long players have, and what follows when somebody's time runs out.

import { dayOf, momentOf } from './words.js';

/**
 * @typedef {import('../types.d.ts').Absence} Absence
 * @typedef {import('../types.d.ts').TimeTerms} TimeTerms
 */

const day = 86400;

/** The paces that are offered, in seconds an answer, and what they are called. @type {[number, string][]} */
export const paces = [
	[0, 'no clock'],
	[15, 'live: 15 minutes, and 15 seconds more with each answer'],
	[60, 'live: 30 minutes, and a minute more with each answer'],
	[day, 'a day for each answer, and 3 days in store'],
	[3 * day, '3 days for each answer, and 7 days in store'],
];

/** What the terms of each of them say besides. @type {Record<number, TimeTerms>} */
const offered = {
	15: { store: 900, saves: true, whole: 3600, holidays: false },
	60: { store: 1800, saves: true, whole: 3 * 3600, holidays: false },
	[day]: { store: 3 * day, saves: false, whole: 90 * day, holidays: true },
	[3 * day]: { store: 7 * day, saves: false, whole: 180 * day, holidays: true },
};

/** The terms of one of the paces that are offered. @param {number} pace @returns {TimeTerms|null} */
export const termsOf = pace => offered[pace] ?? null;

/** What may follow when somebody's clock has run out, as a term of the match. @type {[Absence, string][]} */
export const absences = [
	['', 'the opponent decides: wait, let the captain play, or claim the match'],
	['captain', 'the captain plays on'],
	['wait', 'the opponent waits'],
	['loss', 'the player who is late loses'],
];

/**
 * The same as one of several facts.
 * @param {Absence} absent @param {boolean} [rated] @param {TimeTerms|null} [terms]
 */
export function absenceName(absent, rated, terms) {
	if (rated) return 'who runs out of time loses';
	const then = terms && (!absent || absent === 'wait') ? ', until a player’s whole time is used up: then he loses' : '';
	return `when time runs out, ${absences.find(([a]) => a === absent)?.[1] ?? absent}${then}`;
}

/** A time in words, in its largest whole unit. @param {number} seconds */
export function timeName(seconds) {
	for (const [unit, name] of /** @type {[number, string][]} */ ([
		[day, 'day'],
		[3600, 'hour'],
		[60, 'minute'],
		[1, 'second'],
	])) {
		const n = seconds / unit;
		if (unit === 1 || (n >= 1 && Number.isInteger(n))) return n === 1 ? `1 ${name}` : `${Math.round(n)} ${name}s`;
	}
	return '';
}

/** A pace in words. @param {number} seconds @param {TimeTerms|null} [terms] */
export function paceName(seconds, terms) {
	if (!seconds) return 'no clock';
	const answer = timeName(seconds);
	if (!terms) return `${answer} for each answer`;
	const store = terms.store ? timeName(terms.store) : '',
		says = terms.saves
			? `${store || 'no time'}, and ${answer} more with each answer`
			: `${answer} for each answer${store ? `, and ${store} in store` : ''}`;
	return `${says}${terms.holidays ? ', holidays allowed' : ''}, ${timeName(terms.whole)} at most for each player`;
}

/** How reliable somebody is, in words, or ''. @param {import('../types.d.ts').Punctual|null} kept */
export function punctualName(kept) {
	return kept ? `in time in ${kept.kept} of ${kept.all} ${kept.all === 1 ? 'match' : 'matches'}` : '';
}

/** How that is computed. */
export const punctualRule =
	'“In time” counts the matches with a clock of the last 365 days that have ended, or in which their time ran out ' +
	'so that they lost or their captain played; it says in how many that did not happen.';

/** A moment in words: its day, and its time if that is near. @param {number} seconds since 1970 */
export function momentName(seconds) {
	return (seconds - Date.now() / 1000 < 2 * day ? momentOf : dayOf)(seconds * 1000);
}

/**
 * When a match that begins now can end at the latest, or ''.
 * @param {TimeTerms|null} terms @param {number} [persons]
 */
export function latestName(terms, persons = 2) {
	if (!terms) return '';
	return `begun now, it ends at the latest ${momentName(Date.now() / 1000 + persons * terms.whole)}`;
}
