// What an engraver adds to a chart of hexes: soundings off the coast, hills inland,
// the names of seas and countries, a rose, and a serpent where nobody sails.

import { roomier, serpent } from './coast.js';
import { rose } from './rose.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Board} Board @typedef {import('./chart.js').Measures} Measures */

/** A number from 0 to 1 that a place always has. @param {number} x @param {number} y */
function chance(x, y) {
	const r = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
	return r - Math.floor(r);
}

/**
 * The parts of it, each worked out when it is asked for.
 * @param {Board} board
 * @param {Measures} m
 * @param {number[][][]} coasts closed, in units of the screen
 */
export function* engraving(board, m, coasts) {
	const shore = coasts.flat(),
		near = nearest(shore, m);
	let soundings = '',
		hills = '';
	for (const s of board.spaces) {
		const x = s.centre[0] * m.k,
			y = s.centre[1] * m.k,
			r = chance(x, y);
		const far = r < 0.3 || (s.terrain === 'sea' && r < 0.62) ? near(x, y) : 0;
		if (s.terrain === 'sea' && far > 0 && far < 190) {
			const at = [
				[-27, 24],
				[20, 30],
				[-20, -12],
				[26, -8],
			][Math.floor(r * 97) % 4];
			soundings +=
				`<tspan x="${Math.round(x + at[0])}" y="${Math.round(y + at[1])}">${Math.round(4 + far / 9 + r * 9)}` +
				'</tspan>';
		} else if (s.terrain === 'land' && far > 70 && r < 0.3) hills += hill(x + (r * 60 - 9), y + r * 40);
	}
	yield `<path class="hills" d="${hills}"/><text class="soundings" aria-hidden="true">${soundings}</text>`;
	const names = board.shapes.filter(s => s.kind === 'name');
	const clear = [
		...shore.filter((_, i) => i % 6 === 0),
		...names.flatMap(n => along(n.line.map(p => p.map(v => v * m.k)))),
	];
	const sea = board.spaces.filter((s, i) => i % 2 === 0 && s.terrain === 'sea').map(s => s.centre.map(n => n * m.k));
	const room = (/** @type {number[][]} */ clear) =>
		sea.reduce((best, p) => roomier(best, p[0], p[1], clear, m), { x: 0, y: 0, room: 0 });
	const at = room(clear);
	const turn = Math.min(2.6, at.room / 108);
	const wyrm = room([
		...clear,
		...[-1, 0, 1].flatMap(i => [-1, 0, 1].map(j => [at.x + i * 170 * turn, at.y + j * 90 * turn])),
	]);
	yield (at.room > 90
		? `<g class="chart-rose" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) ` +
			`scale(${turn.toFixed(2)})">${rose(null)}</g>`
		: '') +
		serpent(wyrm) +
		names
			.map(n =>
				lettered(
					n.name,
					n.line.map(p => p.map(v => v * m.k)),
					board,
					m,
				),
			)
			.join('');
}

/** How far a point is from the shore, up to 250, by a coarse net. @param {number[][]} shore @param {Measures} m */
function nearest(shore, m) {
	const step = 125,
		across = Math.ceil(m.width / step) + 5;
	const cell = (/** @type {number} */ x, /** @type {number} */ y) =>
		(Math.floor(y / step) + 2) * across + Math.floor(x / step) + 2;
	/** @type {number[][][]} */ const net = [];
	for (const p of shore) (net[cell(p[0], p[1])] ??= []).push(p);
	return (/** @type {number} */ x, /** @type {number} */ y) => {
		let best = 250 * 250;
		for (let i = -2; i <= 2; i++)
			for (let j = -2; j <= 2; j++)
				for (const p of net[cell(x, y) + i + j * across] ?? [])
					best = Math.min(best, (p[0] - x) ** 2 + (p[1] - y) ** 2);
		return Math.sqrt(best);
	};
}

/** A hill as engravers draw them, its east side in shade. @param {number} x @param {number} y */
const hill = (x, y) =>
	`M${Math.round(x - 16)} ${Math.round(y + 8)}q5 -3 8 -12q3 -6 7 -1q5 11 12 ` +
	`13M${Math.round(x + 1)} ${Math.round(y - 2)}l4 9m-1 -8l5 8m-2 -6l5 6`;

/** Points along a line, for things to keep clear of. @param {number[][]} line */
function along(line) {
	const [a, b] = [line[0], line[line.length - 1]],
		out = [];
	for (let i = 0; i <= 12; i++) out.push([a[0] + ((b[0] - a[0]) * i) / 12, a[1] + ((b[1] - a[1]) * i) / 12]);
	return out;
}

/**
 * A name from one end of its line to the other.
 * @param {string} name
 * @param {number[][]} line
 * @param {Board} board
 * @param {Measures} m
 */
export function lettered(name, line, board, m) {
	const [a, b] = [line[0], line[line.length - 1]],
		long = Math.hypot(b[0] - a[0], b[1] - a[1]);
	const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
		size = Math.min(78, (long / name.length) * 1.35, long / 12);
	const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
	const off = (/** @type {import('../types.d.ts').Space} */ s) =>
		Math.hypot(s.centre[0] * m.k - mid[0], s.centre[1] * m.k - mid[1]);
	const land = board.spaces.reduce((a, b) => (off(b) < off(a) ? b : a)).terrain !== 'sea';
	return (
		`<text class="region ${land ? 'ashore' : 'afloat'}" font-size="${Math.round(size)}" ` +
		`textLength="${Math.round(long)}" ` +
		`transform="translate(${Math.round(mid[0])} ${Math.round(mid[1])}) rotate(${turn.toFixed(1)})">${esc(name)}</text>`
	);
}
