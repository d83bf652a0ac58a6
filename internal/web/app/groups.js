// Many answers under few headings: those of one verb under one name, those with or on one thing under it.

/**
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {{ name: string, by: string, options: Option[] }} Group By is
 * the thing that they have in common.
 */

/** How many answers need headings, and how many make one. */
const many = 10,
	few = 4;

/** What tells things of one name from each other. */
const numeral = /^(\d{1,2}|[IVX]+)$/;

/**
 * How many words several sentences share at the beginning and at the end. Where only numerals differ, the name before
 * them belongs to each: "Scottish Protestant 1" is no 1. After a comma a number is one of something else.
 * @param {string[]} says one at least
 */
function shared(says) {
	const words = says.map(s => s.split(' ')),
		first = words[0],
		least = Math.min(...words.map(w => w.length));
	let head = 0,
		tail = 0;
	while (head < least && words.every(w => w[head] === first[head])) head++;
	const name = first.slice(0, head).findIndex((w, i) => i > 0 && /^\p{Lu}/u.test(w));
	const numbered = says.length > 1 && !first[head - 1]?.endsWith(',') && words.every(w => numeral.test(w[head]));
	if (name > 0 && numbered) head = name;
	while (tail < least - head && words.every(w => w[w.length - 1 - tail] === first[first.length - 1 - tail])) tail++;
	return { first, head, tail };
}

/** What sentences have in common, with … for what they do not. @param {string[]} says */
export function common(says) {
	const { first, head, tail } = shared(says),
		end = first.slice(first.length - tail);
	return [...first.slice(0, head), ...(end[0]?.startsWith('…') ? [] : ['…']), ...end].join(' ');
}

/**
 * Sentences in three parts, so that what they have in common need not be read in each: how all begin, what is
 * their own, how all end. Null if they begin with different words, or if one has nothing of its own.
 * @param {string[]} says
 * @returns {[string, string, string][]|null}
 */
export function parted(says) {
	if (says.length < few) return null;
	const { head, tail } = shared(says),
		words = says.map(s => s.split(' '));
	if (!head || words.some(w => w.length === head + tail)) return null;
	return words.map(w => [
		w.slice(0, head).join(' '),
		w.slice(head, w.length - tail).join(' '),
		w.slice(w.length - tail).join(' '),
	]);
}

/**
 * Answers by what they have in common; those that have nothing of it are left out.
 * @param {Option[]} options
 * @param {(o: Option) => string} of
 */
export function byKey(options, of) {
	/** @type {Map<string, Option[]>} */ const by = new Map();
	for (const o of options) {
		const key = of(o);
		if (key) by.set(key, [...(by.get(key) ?? []), o]);
	}
	return by;
}

/**
 * By what the answers of a verb are put under heads: what they are with, or what they are on where fewer things are,
 * which stand on the board while the others do not: a company that comes on in one of many shapes.
 * @param {Option[]} options
 * @param {(id: string) => boolean} stands
 * @returns {(o: Option) => string}
 */
function things(options, stands) {
	const withs = new Set(options.map(o => o.with)),
		ons = new Set(options.map(o => o.on));
	return ons.size < withs.size && [...ons].every(stands) && ![...withs].some(stands) ? o => o.on : o => o.with;
}

/**
 * Answers that stand alone, and the heads of the others.
 * @param {Option[]} options
 * @param {(id: string) => boolean} stands whether a thing stands on the board
 * @returns {{ alone: Option[], groups: Group[] }}
 */
export function grouped(options, stands) {
	if (options.length <= many) return { alone: options, groups: [] };
	/** @type {Group[]} */ const groups = [];
	/** @type {Option[]} */ const alone = [];
	for (const of of byKey(options, o => o.verb).values()) {
		const thing = things(of, stands),
			by = byKey(of, o => `${o.verb} ${thing(o)}`),
			under = by.size > 1 && by.size < of.length; // a head for each answer would say no more than the answer
		for (const all of by.values())
			if (all.length < few && !(thing(all[0]) && under)) alone.push(...all);
			else
				groups.push({
					name: all.length > 1 ? common(all.map(o => o.says)) : all[0].says,
					by: thing(all[0]),
					options: all,
				});
	}
	return groups.length === 1 && !groups[0].by && alone.length < few
		? { alone: options, groups: [] }
		: { alone, groups };
}
