// How long a seat has for each decision.

/** The paces that are offered, in seconds, and what they are called. @type {[number, string][]} */
export const paces = [
	[0, 'no clock'],
	[60, 'a minute a decision'],
	[600, 'ten minutes a decision'],
	[86400, 'a day a decision'],
	[259200, 'three days a decision'],
];

/** A pace in words. @param {number} seconds */
export function paceName(seconds) {
	return paces.find(([s]) => s === seconds)?.[1] ?? `${Math.ceil(seconds / 60)} minutes a decision`;
}
