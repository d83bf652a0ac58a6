// A force as a file has it, such as "4xLA 4xScP 1xSaker".

/** @typedef {import('../types.d.ts').Part} Part */

/** How many it has of each card or Gun, in its order. @param {string} [text] @returns {Map<string, number>} */
export function bands(text = '') {
	/** @type {Map<string, number>} */ const all = new Map();
	for (const word of text.split(/\s+/)) {
		const [, count, key] = word.match(/^(\d+)x(.+)$/) ?? [];
		if (key) all.set(key, (all.get(key) ?? 0) + Number(count));
	}
	return all;
}

/** Writes one. @param {Map<string, number>} force */
export function muster(force) {
	return [...force]
		.filter(([, n]) => n > 0)
		.map(([key, n]) => `${n}x${key}`)
		.join(' ');
}

/** Squadrons in a company, at most. */
const company = 6;

/**
 * What it is worth, its squadrons, and the fewest companies that they and the crews of its Guns form.
 * @param {Map<string, number>} force
 * @param {Part[]} parts
 */
export function sizeOf(force, parts) {
	const size = { points: 0, squadrons: 0, companies: 0 };
	for (const [key, n] of force) {
		const part = parts.find(p => p.key === key),
			gun = part?.kind === 'gun';
		size.points += n * (part?.worth ?? 0);
		size.squadrons += gun ? 0 : n;
		size.companies += gun ? n : Math.ceil(n / company);
	}
	return size;
}
