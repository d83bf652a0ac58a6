// Many answers in few heads: those of one verb under one name, those with one
// thing under it.

/**
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {{ name: string, with: string, options: Option[] }} Group
 */

/** From how many answers on they are put under heads, and how many make one. */
const many = 10,
	few = 4;

/** What sentences have in common, with … for what they do not. @param {string[]} says */
export function common(says) {
	const words = says.map(s => s.split(' ')),
		first = words[0];
	let head = 0,
		tail = 0;
	const least = Math.min(...words.map(w => w.length));
	while (head < least && words.every(w => w[head] === first[head])) head++;
	while (tail < least - head && words.every(w => w[w.length - 1 - tail] === first[first.length - 1 - tail])) tail++;
	return [...first.slice(0, head), '…', ...first.slice(first.length - tail)].join(' ');
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
 * Answers that stand alone, and the heads of the others.
 * @param {Option[]} options
 * @returns {{ alone: Option[], groups: Group[] }}
 */
export function grouped(options) {
	if (options.length <= many) return { alone: options, groups: [] };
	const by = byKey(options, o => `${o.verb} ${o.with}`);
	const verbs = new Map([...by.values()].map(all => [all[0].verb, 0]));
	for (const all of by.values()) verbs.set(all[0].verb, (verbs.get(all[0].verb) ?? 0) + 1);
	/** @type {Group[]} */ const groups = [];
	/** @type {Option[]} */ const alone = [];
	for (const all of by.values()) {
		if (all.length < few && !(all[0].with && (verbs.get(all[0].verb) ?? 0) > 1)) alone.push(...all);
		else
			groups.push({
				name: all.length > 1 ? common(all.map(o => o.says)) : all[0].says,
				with: all[0].with,
				options: all,
			});
	}
	return groups.length === 1 && !groups[0].with && alone.length < few
		? { alone: options, groups: [] }
		: { alone, groups };
}
