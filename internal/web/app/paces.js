// How long a seat has for each decision.

/** The paces that are offered, in seconds, and what they are called. @type {[number, string][]} */
export const paces = [
	[0, 'no clock'],
	[60, 'a minute a decision'],
	[600, 'ten minutes a decision'],
	[86400, 'a day a decision'],
	[259200, 'three days a decision'],
];

/** @typedef {import('../types.d.ts').Absence} Absence */

/** What may follow when somebody's clock has run out, as a term of the match. @type {[Absence, string][]} */
export const absences = [
	['', 'the opponent decides: wait, let the captain play, or claim the match'],
	['captain', 'the captain may play on'],
	['wait', 'the opponent waits'],
	['loss', 'the opponent may claim the match'],
];

/** The same as one of several facts. @param {Absence} absent @param {boolean} [rated] */
export function absenceName(absent, rated) {
	if (rated) return 'who runs out of time loses';
	return `when time runs out, ${absences.find(([a]) => a === absent)?.[1] ?? absent}`;
}

/** A pace in words. @param {number} seconds */
export function paceName(seconds) {
	return paces.find(([s]) => s === seconds)?.[1] ?? `${Math.ceil(seconds / 60)} minutes a decision`;
}
