// What an answer that ends a phase would leave undone: said once before it is played, unless this browser is
// set not to.

import { el } from './dom.js';
import { prefer, preference } from './preferences.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Scene} Scene
 */
/**
 * @typedef {{ scene: () => Scene|null, written: () => Set<string>, acted: () => Set<string> }} Seen
 * Written is what something sealed is written about; Acted what has been chosen for in this phase, so that nothing
 * needs to be said of it.
 */

/**
 * The names of the seat's own pieces that might still do something, if this answer ends it.
 * @param {Ask[]} asks
 * @param {Option} o
 * @param {Seen} seen
 */
export function undone(asks, o, seen) {
	const ask = asks.find(a => a.options.includes(o)),
		scene = seen.scene();
	if (!ask || !scene || preference('undone')) return [];
	if (ask.sealed && !ask.about) return unordered(asks, seen);
	if (!o.quits || o.on || o.with || ask.about || ask.sealed) return [];
	const acted = seen.acted();
	/** @type {Map<string, string>} */ const own = new Map();
	for (const p of scene.pieces)
		if (p.side === ask.seat && !acted.has(p.id) && !(p.stack && acted.has(p.stack)))
			for (const id of [p.id, p.stack]) if (id) own.set(id, own.get(id) ?? p.name);
	// what can be bought is called as what stands on the board
	const acts = o.verb === 'pass' ? ask.options : ask.options.filter(x => x.takes);
	return [...new Set(acts.flatMap(x => own.get(x.on) ?? own.get(x.with) ?? []))];
}

/** The names of the pieces that would be sealed without orders. @param {Ask[]} asks @param {Seen} seen */
export function unordered(asks, seen) {
	const written = seen.written(),
		bare = new Set(asks.flatMap(a => (a.about && !written.has(a.about) ? [a.about] : [])));
	return (seen.scene()?.pieces ?? []).filter(p => bare.has(p.id)).map(p => p.name);
}

/** What is said before orders are sealed, also to those who have switched the warning off. @param {string[]} bare */
export const sealing = bare =>
	bare.length ? undoneSays(bare, true) : 'All have their orders. Press again to seal them.';

/**
 * The names of what may still act if the rest of the turn is passed with a question.
 * @param {Ask} ask
 * @param {Seen} seen
 */
export function waiting(ask, seen) {
	const ends = ask.options.find(o => o.quits && !o.on && !o.with);
	return ends ? undone([ask], ends, seen) : [];
}

/**
 * What else can be answered where Enter would end a step, by the verbs: in a sentence, or "".
 * @param {Ask[]} asks
 * @param {Option} o
 */
export function others(asks, o) {
	const options = asks.find(a => a.options.includes(o))?.options ?? [],
		verbs = new Set(options.filter(x => x !== o && !x.yields && !x.idle).map(x => x.short));
	return o.ends && verbs.size ? `Also possible: ${[...verbs].slice(0, 6).join(', ').toLowerCase()}.` : '';
}

/** What is left undone, in a sentence. @param {string[]} names @param {boolean} sealed */
export function undoneSays(names, sealed) {
	const shown = names.length > 6 ? [...names.slice(0, 6), `${names.length - 6} more`] : names,
		comma = shown.some(n => n.includes(',')) ? '; ' : ', ',
		some = [shown.slice(0, -1).join(comma), ...shown.slice(-1)].filter(Boolean).join(' and ');
	return sealed ? `No orders for ${some}.` : `${some} can still be chosen.`;
}

/**
 * The same with a way to be told no more.
 * @param {string[]} names
 * @param {boolean} sealed
 */
export function undoneNote(names, sealed) {
	return el(
		'div.undone',
		{},
		el('p', { role: 'status' }, undoneSays(names, sealed)),
		el(
			'label',
			{},
			el('input', {
				type: 'checkbox',
				onchange: (/** @type {Event} */ e) => {
					prefer('undone', /** @type {HTMLInputElement} */ (e.target).checked ? 'quiet' : '');
				},
			}),
			' Do not tell me again',
		),
	);
}
