// The names of the towns of a chart, lettered so that they stay legible from the
// whole map down to one island and keep clear of each other and of the counters.

import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Board} Board @typedef {import('../types.d.ts').Space} Space */
/** @typedef {{ x: number, y: number, space: Space, ring: string }} Place */

/** How wide a letter is, as a share of its size. */
const letter = 0.42;

/** Signs of towns as on the old charts: a ring, a cross over a port, a square for walls. */
const signs = new Map([
	['port', '<circle r="5.5"/><path d="M0 -13V-5.5M-3 -10H3"/>'],
	['city', '<circle r="5.5"/>'],
	['fortress', '<path class="walls" d="M-6 -6H6V6H-6Z"/>'],
	['fortress-port', '<path class="walls" d="M-6 -6H6V6H-6Z"/><path d="M0 -15V-6M-3 -12H3"/>'],
]);

/** The towns of a board: their signs and names. @param {Board} board @param {{ at: Map<string, Place> }} m */
export function townsOf(board, m) {
	return board.spaces
		.filter(s => signs.has(s.terrain))
		.flatMap(s => m.at.get(s.id) ?? [])
		.map(
			({ x, y, space }) =>
				`<g class="town" data-town="${esc(space.id)}" transform="translate(${x} ${y})">` +
				`<g class="sign">${signs.get(space.terrain) ?? ''}</g>` +
				`<text>${esc(space.name)}</text></g>`,
		)
		.join('');
}

/** A box of a map of areas: its number and its name, for which room is found as for a town's. @param {Place} p */
export const nameOf = ({ x, y, space: s }) =>
	`<g class="town" data-town="${esc(s.id)}" transform="translate(${x} ${y})"><text class="place ${esc(s.terrain)}">` +
	`${s.label ? `<tspan class="number">${esc(s.label)}</tspan> ` : ''}${esc(s.name)}</text></g>`;

/** Half the width of the sign of a town, or of the circle of a box. @param {Place} p */
export const halfOf = p => (p.ring ? 6 : p.space.terrain === 'port' ? 26 : 46);

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/** What two boxes share. @param {Box} a @param {Box} b */
export const shared = (a, b) =>
	Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far apart two boxes are. @param {Box} a @param {Box} b */
const gap = (a, b) => Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w) + Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h);

/** How far the numbers in the corners of a counter rise above it. */
const badge = 5;

/** How much of a name may as well be covered as have it change sides. */
const restless = 0.13;

/** How much of a name may as well be covered as have it stand nearer to something else than to its own town. */
const strange = 0.13;

/**
 * Puts each name on the side of its town where there is most room, and not nearer to something else. It stays on the
 * side where it was, unless there is much more room elsewhere. A name that would be read as that of another town is not
 * shown. The name of a box lies below it rather than beside it.
 * @param {SVGElement[]} nodes @param {Map<string, Place>} at @param {number} size of the letters
 * @param {import('./lay.js').Lie} lie what counters and discs cover
 * @param {{ width: number, height: number }} m of the board @param {Box[]} flags what flags cover
 * @returns {Box[]} what the names cover that are shown
 */
export function letterTowns(nodes, at, size, lie, m, flags) {
	/** What covers a town, if that lies about it. @param {string} id @param {Place} p */
	const over = (id, p) => {
		const seat = lie.seats.get(id);
		if (!seat || Math.abs(seat.x - p.x) > 42 * seat.size) return undefined;
		return lie.boxes.find(b => Math.abs(b.x + b.w / 2 - seat.x) < 1 && Math.abs(b.y - seat.top) < 1);
	};
	const signed = nodes.map(g => {
		const p = /** @type {Place} */ (at.get(g.dataset.town ?? '')),
			half = halfOf(p);
		return { x: p.x - half, y: p.y - half, w: 2 * half, h: 2 * half };
	});
	/** Which signs can be seen. */
	const bare = signed.map(k => lie.boxes.every(b => shared(b, k) < k.w * k.h * 0.5));
	/** @type {Box[]} */ const kept = [...lie.boxes, ...flags, ...signed],
		others = [...lie.boxes, ...signed],
		shown = [];
	for (const [i, g] of nodes.entries()) {
		const id = g.dataset.town ?? '',
			text = /** @type {SVGTextElement} */ (g.querySelector('text'));
		const p = /** @type {Place} */ (at.get(id)),
			w = (text.textContent ?? '').length * size * letter,
			h = size;
		const on = over(id, p),
			covered = on ? on.w / 2 : 0,
			half = halfOf(p) + 2,
			off = Math.max(half, covered) + size * 0.25,
			up = Math.max(half, on ? p.y - on.y + badge : 0) + size * 0.25,
			down = Math.max(half, on ? on.y + on.h - p.y : 0) + size * 0.25;
		/** @type {[number, number, string][]} */
		const sides = [
			[off, size * 0.3, 'start'],
			[-off, size * 0.3, 'end'],
			[0, down + size * 0.8, 'middle'],
			[0, -up, 'middle'],
			[off, -off * 0.6, 'start'],
			[-off, -off * 0.6, 'end'],
			[off, off + size * 0.5, 'start'],
			[-off, off + size * 0.5, 'end'],
		];
		const ways = p.ring ? sides : [sides[2], sides[3], ...sides.slice(0, 2), ...sides.slice(4)];
		let best = ways[0],
			least = Infinity,
			hidden = 0,
			misleads = false,
			at0 = kept[0];
		for (const way of ways) {
			const box = {
				x: p.x + way[0] - (way[2] === 'end' ? w : way[2] === 'middle' ? w / 2 : 0),
				y: p.y + way[1] - h * 0.8,
				w,
				h,
			};
			const lost =
				kept.reduce((n, k) => n + shared(box, k), 0) +
				ways.indexOf(way) * w * h * 0.01 +
				w * h -
				shared(box, { x: 0, y: 0, w: m.width, h: m.height });
			const own = Math.min(gap(box, signed[i]), on ? gap(box, on) : Infinity),
				far = others.some(k => k !== signed[i] && k !== on && gap(box, k) < own),
				moved = g.getAttribute('data-side') !== String(ways.indexOf(way)),
				bad = lost + ((far ? strange : 0) + (moved ? restless : 0)) * w * h;
			if (bad < least) {
				least = bad;
				hidden = lost;
				misleads = p.ring !== '' && signed.some((k, j) => k !== signed[i] && bare[j] && gap(box, k) < own);
				best = way;
				at0 = box;
			}
		}
		if (!misleads) kept.push(at0);
		g.setAttribute('data-side', String(ways.indexOf(best)));
		// what is set is laid out anew, even as it was
		const set = { x: Math.round(best[0]), y: Math.round(best[1]), 'text-anchor': best[2] };
		for (const [name, value] of Object.entries(set))
			if (text.getAttribute(name) !== String(value)) text.setAttribute(name, String(value));
		const crowded = misleads || hidden > w * h * 0.14;
		g.classList.toggle('crowded', crowded);
		if (!crowded) shown.push(at0);
	}
	return shown;
}
