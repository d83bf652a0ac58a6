// A way on the board: its line from space to space, the numbers of its steps, what
// it passes, and where another side may stop what goes there.

import { shared } from './names.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Way} Way @typedef {{ x: number, y: number, ring: string }} Place */
/** @typedef {import('./names.js').Box} Box */

const aDie =
	'<rect x="-13" y="-13" width="26" height="26" rx="4"/><circle class="pip" cx="-6" cy="-6" r="3"/>' +
	'<circle class="pip" r="3"/><circle class="pip" cx="6" cy="6" r="3"/>';

/** Signs of what stops a way; a kind that is not here is a ring. @type {Record<string, string>} */
const signs = {
	peril: aDie,
	wind: aDie,
	watched: '<path d="M-17 0Q0 -15 17 0Q0 15 -17 0Z"/><circle class="pip" r="5"/>',
};

/** Where the chance of a stop stands beside it, in units of its sign. @type {[number, number, string][]} */
const sides = [
	[19, 6, 'start'],
	[-19, 6, 'end'],
	[0, -20, 'middle'],
	[0, 33, 'middle'],
];

/** How wide a letter of a chance is, and how high, in the same units; how much of a counter it may as well cover. */
const letter = { w: 10, h: 19, over: 0.3 };

/**
 * The chance of a stop, on the side where it covers least of names, other words, and counters.
 * @param {string} chance
 * @param {{ x: number, y: number }} p
 * @param {number} k units of the board to one of the sign
 * @param {Box[]} words what names and words of the way cover; what this covers is added
 * @param {Box[]} counters
 */
function beside(chance, { x, y }, k, words, counters) {
	const w = chance.length * letter.w * k,
		h = letter.h * k,
		boxes = sides.map(([dx, dy, anchor]) => ({
			x: x + dx * k - (anchor === 'end' ? w : anchor === 'middle' ? w / 2 : 0),
			y: y + dy * k - h * 0.8,
			w,
			h,
		}));
	const lost = boxes.map(
			b => words.reduce((n, o) => n + shared(b, o), 0) + letter.over * counters.reduce((n, o) => n + shared(b, o), 0),
		),
		best = lost.indexOf(Math.min(...lost)),
		[dx, dy, anchor] = sides[best];
	words.push(boxes[best]);
	return `<text class="chance" x="${dx}" y="${dy}" text-anchor="${anchor}">${esc(chance)}</text>`;
}

/**
 * @param {Way} w @param {Map<string, Place>} at @param {number} size of counters
 * @param {{ names: Box[], counters: Box[] }} kept what names and counters cover
 */
export function course(w, at, size, kept) {
	const line = w.through.flatMap(id => at.get(id) ?? []);
	if (w.through.length < 2 || !line.length) return '';
	const d = `M${line.map(p => `${Math.round(p.x)} ${Math.round(p.y)}`).join('L')}`;
	const watch = w.watched.map(id => at.get(id)?.ring ?? '').join('');
	const last = line[line.length - 1],
		instead = w.beside ? other(w.beside, at) : '',
		k = size * 1.2,
		foot = { x: last.x - 16 * size, y: last.y + 26 * size, w: 32 * size, h: 24 * size }, // how many steps
		signed = w.stops
			.flatMap(s => at.get(s.at) ?? [])
			.map(p => ({ x: p.x - 17 * k, y: p.y - 15 * k, w: 34 * k, h: 30 * k })),
		words = [...kept.names, ...signed, foot];
	/** @type {Map<string, number>} */ const piled = new Map();
	const stops = w.stops
		.map(s => {
			const p = at.get(s.at),
				n = piled.get(s.at) ?? 0;
			piled.set(s.at, n + 1);
			return p
				? `<g class="stop ${esc(s.kind)}" transform="translate(${p.x} ${p.y - n * 30 * size}) ` +
						`scale(${k})"><title>${esc(s.text)}</title>${signs[s.kind] ?? '<circle r="12"/>'}` +
						`${s.chance ? beside(s.chance, { x: p.x, y: p.y - n * 30 * size }, k, words, kept.counters) : ''}</g>`
				: '';
		})
		.join('');
	return (
		`<g class="way"><path class="watch" d="${watch}"/>${instead}` +
		`<path class="wake" d="${d}"/><path class="course" d="${d}"/>` +
		line
			.slice(w.through[0] ? 1 : 0, -1)
			.map(p => `<circle class="step" cx="${p.x}" cy="${p.y}" r="${4 * size + 1}"/>`)
			.join('') +
		`<circle class="goal" cx="${last.x}" cy="${last.y}" r="${22 * size}"/>${stops}` +
		`<text class="steps" x="${last.x}" y="${last.y + 46 * size}" font-size="${24 * size}">` +
		`${w.through.length - 1}</text></g>`
	);
}

/** Another way to the same place, beside the one that is drawn. @param {Way} w @param {Map<string, Place>} at */
function other(w, at) {
	const d = `M${w.through
		.flatMap(id => at.get(id) ?? [])
		.map(p => `${Math.round(p.x)} ${Math.round(p.y)}`)
		.join('L')}`;
	return `<path class="otherway wake" d="${d}"/><path class="otherway" d="${d}"><title>${esc(w.title)}</title></path>`;
}
