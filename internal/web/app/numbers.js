// Numbers in answers: what an answer says with them, and an answer for each of a few.

/** @typedef {import('../types.d.ts').Option} Option @typedef {import('../types.d.ts').Span} Span */

/** Of how many values of its number at the most an answer is offered for each. */
const few = 4;

/** The unit of a length that a person types, so that it is read as one. @param {Span} s */
export const sign = s => (['', 'degrees', 'message'].includes(s.unit) ? '' : s.unit);

/**
 * What an answer says, with something for each number that it takes.
 * @param {Option} o
 * @param {(s: Span, i: number) => string} how
 */
export function numbered(o, how) {
	const open = o.spans.flatMap((s, i) => (s.step ? [{ i, says: how(s, i) }] : [])),
		[begins, ...rest] = o.says.split('…');
	return rest.reduce((said, words) => {
		const n = open.shift();
		for (const one of o.ones) if (n?.says === '1' && one.of === n.i) words = words.replace(one.many, one.one);
		return said + (n?.says ?? '…') + words;
	}, begins);
}

/** The number that eachNumber has put into an answer, or "". @param {Option & { given?: string }} o */
export const givenIn = o => o.given ?? '';

/**
 * Answers of which those with one number of a few values are an answer for each; as they are if that makes too many.
 * @param {Option[]} options
 * @param {number} most
 */
export function eachNumber(options, most) {
	const all = options.flatMap(valued);
	return all.length > most ? options : all;
}

/** The answers for each value of the one number that an answer takes. @param {Option} o @returns {Option[]} */
function valued(o) {
	const open = o.spans.filter(s => s.step),
		[s] = open,
		n = open.length === 1 && o.spans.length === 1 ? (s.max - s.min) / s.step + 1 : few + 1;
	if (n > few || s.loose || s.unit === 'message' || !o.says.includes('…')) return [o];
	return Array.from({ length: n }, (_, i) => {
		const value = String(s.min + i * s.step);
		return {
			...o,
			choice: `${o.choice} ${value}${sign(s)}`,
			says: numbered(o, () => value),
			spans: [],
			enter: false,
			given: value,
		};
	});
}

/** Whether all numbers that an answer takes fit another. @param {Option} o @param {Option} other */
const within = (o, other) => o.spans.every((s, i) => s.min >= other.spans[i].min && s.max <= other.spans[i].max);

/**
 * Answers of the same words say by their numbers how they differ; one that another holds is left out.
 * @param {Option[]} options
 */
export function distinct(options) {
	return options.flatMap((o, i) => {
		const same = options.filter(x => x.choice === o.choice && x !== o);
		if (same.some(x => within(o, x) && (!within(x, o) || options.indexOf(x) < i))) return [];
		return same.every(x => within(x, o))
			? [o]
			: [{ ...o, says: numbered(o, s => (s.min === s.max ? String(s.min) : `${s.min} to ${s.max}`)) }];
	});
}

/**
 * Answers that buy things which are not on the board and differ by their number alone, such as barges that may be
 * built, are one beside a place: the first.
 * @param {Option[]} options @param {(id: string) => boolean} drawn whether a thing is on the board
 */
export function firstOfAKind(options, drawn) {
	const kinds = new Set();
	return options.filter(o => {
		const kind = [o.verb, o.on, o.with.replace(/-\d+$/, ''), o.price, o.after].join(' '),
			another = o.with !== '' && o.price !== '' && !drawn(o.with) && kinds.has(kind);
		kinds.add(kind);
		return !another;
	});
}

/** A share of matches, as so many of a hundred. @param {number} share */
export const hundredths = share => Math.round(share * 100);

/** Half the interval of 95 % about such a number. @param {number} error the standard error of the share */
export const doubt = error => Math.round(error * 196);
