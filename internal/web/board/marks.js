// What is drawn on a board and cannot be touched: attacks, ranges, courses.

import { shared } from './names.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Mark} Mark */

/**
 * The marks of a board, each as SVG text; wind and weather have instruments of their own.
 * @param {Mark[]} marks @param {number} k units of the screen to one of the board
 * @param {(id: string) => {x: number, y: number}|undefined} placeOf @param {number} size of counters
 * @param {Map<string, import('./lay.js').Seat>} seats where counters lie on each space that has some
 * @param {number} away units of the board to a pixel
 * @param {import('./lay.js').Box[]} names what names and flags cover
 */
export function drawn(marks, k, placeOf, size = 1, seats = new Map(), away = 1, names = []) {
	const counters = [...seats.values()].map(s => ({ x: s.x - 42 * s.size, y: s.top, w: 84 * s.size, h: 84 * s.size })),
		lying = [...counters, ...names];
	return marks
		.filter(m => (m.kind !== 'wind' || m.from) && m.kind !== 'weather')
		.map(m => {
			const seat = seats.get(m.from);
			if (m.kind === 'flag') return flag(m, placeOf(m.from), size, seat);
			if (m.kind === 'wind') return breeze(m, placeOf(m.from), size);
			if (m.kind === 'clock') return clock(m, seat ?? placeOf(m.from), seat?.size ?? size, seat?.disc);
			if (m.kind === 'rack')
				return seat?.crowded ? (seat.slight ? '' : rack(m, seat, seat.size)) : rack(m, placeOf(m.from), size);
			if (m.kind === 'leg') return leg(m, placeOf(m.from), placeOf(m.to), size);
			const ends = [placeOf(m.from), placeOf(m.to)];
			const line =
				m.line.length > 1
					? m.line.map(p => [p[0] * k, p[1] * k])
					: ends[0] && ends[1]
						? shortened(ends[0], ends[1])
						: [];
			if (line.length < 2) return '';
			return (
				`<g class="mark ${esc(m.kind)}"><path ` +
				`d="M${line.map(p => `${Math.round(p[0])} ${Math.round(p[1])}`).join('L')}"/>` +
				head(line) +
				(m.label ? said(m.label, line, ends, size, lying, away) : '') +
				'</g>'
			);
		})
		.filter(Boolean);
}

/** How wide a letter of what marks say is, in pixels. */
const letter = 8;

/**
 * What a mark says: at its middle, or clear of the counters that it leads from and to, where it covers least of others
 * and of names.
 * @param {string} label
 * @param {number[][]} line
 * @param {({x: number, y: number}|undefined)[]} ends
 * @param {number} size
 * @param {import('./lay.js').Box[]} lying what counters and names cover
 * @param {number} away
 */
function said(label, line, ends, size, lying, away) {
	const [x, y] = line.reduce((s, p) => [s[0] + p[0] / line.length, s[1] + p[1] / line.length], [0, 0]),
		[a, b] = ends;
	const text = (/** @type {number[]} */ [at, high]) =>
		`<g class="words" transform="translate(${Math.round(at)} ${Math.round(high)})">` +
		`<text class="even">${esc(label)}</text></g>`;
	if (!a || !b) return text([x, y - 8]);
	const above = Math.min(a.y, b.y) - 48 * size,
		stacked = Math.abs(a.x - b.x) < 80 * size && Math.abs(a.y - b.y) > 30 * size, // the upper one's name
		below = Math.max(a.y, b.y) + (stacked ? 98 : 62) * size,
		w = label.length * letter * away,
		left = Math.min(a.x, b.x) - 48 * size - w / 2,
		right = Math.max(a.x, b.x) + 48 * size + w / 2;
	const sides = [a, b].flatMap(one => [
		[right, one.y],
		[left, one.y],
	]);
	const places = [
		...(above < 16 || stacked
			? [
					[x, below],
					[x, above],
				]
			: [
					[x, above],
					[x, below],
				]),
		...sides,
		[x, below + 26 * away],
		[x, above - 26 * away],
	];
	const hidden = places.map(([at, high]) => {
		const box = { x: at - w / 2, y: high - 14 * away, w, h: 18 * away };
		return lying.reduce((n, one) => n + shared(box, one), box.y < 0 || box.x < 0 ? w * box.h : 0);
	});
	return text(places[hidden.indexOf(Math.min(...hidden))]);
}

/**
 * Where a flag flies over a place, and how large, or null. Where counters lie it flies above them; where these are
 * crowded and all of its side, they say as much.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} at
 * @param {number} size
 * @param {import('./lay.js').Seat} [seat] of what lies on its place
 */
function flagAt(m, at, size, seat) {
	if (!at || (seat?.crowded && seat.sides.size === 1 && seat.sides.has(m.value))) return null;
	const big = seat?.crowded ? size * 0.6 : size;
	return { big, x: seat?.disc ? seat.x : at.x, y: seat ? seat.top + (seat.disc ? 6 : 20) * big : at.y };
}

/**
 * What flags cover.
 * @param {Mark[]} marks
 * @param {(id: string) => {x: number, y: number}|undefined} placeOf
 * @param {number} size
 * @param {Map<string, import('./lay.js').Seat>} seats
 */
export function flagBoxes(marks, placeOf, size, seats) {
	return marks
		.filter(m => m.kind === 'flag')
		.flatMap(m => flagAt(m, placeOf(m.from), size, seats.get(m.from)) ?? [])
		.map(({ x, y, big }) => ({ x: x - 2 * big, y: y - 48 * big, w: 36 * big, h: 44 * big }));
}

/**
 * A flag over a place, in the ink of its side, ruled for the second.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} at
 * @param {number} size
 * @param {import('./lay.js').Seat} [seat] of what lies on its place
 */
function flag(m, at, size, seat) {
	const flies = flagAt(m, at, size, seat);
	if (!flies) return '';
	const { x, y, big } = flies,
		over = seat ? ' aloft' : '';
	const side = m.value >= 0 && m.value < 4 ? `side-${m.value}` : 'side-none';
	return (
		`<g class="flag ${side}${over}" transform="translate(${x} ${y}) scale(${big})"><title>${esc(m.label)}` +
		'</title><path class="staff" d="M0 -6V-44"/>' +
		'<path class="cloth" d="M0 -44q9 -4 16 0t16 0v17q-9 4 -16 0t-16 0z"/>' +
		(m.value % 2 === 1
			? '<path class="ruling" d="M2 -40q8 -3 14 0t14 0M2 -35q8 -3 14 0t14 0M2 -30q8 -3 14 0t14 0"/>'
			: '') +
		'</g>'
	);
}

/**
 * The wind of a sea, engraved on it: an arrow to where it blows, and the name of the sea.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} at
 * @param {number} size
 */
function breeze(m, at, size) {
	if (!at) return '';
	const big = Math.max(1, size * 1.2);
	return (
		`<g class="breeze" transform="translate(${at.x} ${at.y}) scale(${big})"><title>${esc(m.label)}</title>` +
		`<g transform="rotate(${m.value / 10})"><path class="shaft" d="M-13 46q-8 -24 0 -44M0 52V-40M13 46q8 -24 0 -44"/>` +
		'<path class="point" d="M0 -58L11 -34L0 -40L-11 -34Z"/></g>' +
		`<text y="${m.value > 900 && m.value < 2700 ? -62 : 74}">${esc(m.label)}</text></g>`
	);
}

/**
 * What is besieged, and how long of how long.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} at
 * @param {number} size
 * @param {boolean} [disc] whether a disc lies there, which is too small for its face
 */
function clock(m, at, size, disc) {
	if (!at) return '';
	const side = m.value >= 0 && m.value < 4 ? `side-${m.value}` : 'side-none';
	return (
		`<g class="clock ${side}" transform="translate(${at.x} ${at.y}) scale(${size})">` +
		'<circle class="works" r="54"/></g>' +
		(m.label && !disc
			? `<g class="clock aloft ${side}" transform="translate(${at.x - 52 * size} ${at.y + 2 * size}) ` +
				`scale(${size})"><circle class="face" r="17"/>` +
				`<text y="5">${esc(m.label)}</text></g>`
			: '')
	);
}

/**
 * The boxes of a track below its port, each with how many stand in it.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} at
 * @param {number} size
 */
function rack(m, at, size) {
	if (!at) return '';
	const side = m.value >= 0 && m.value < 4 ? `side-${m.value}` : 'side-none',
		boxes = m.label.split(' '),
		wide = 17;
	return (
		`<g class="rack ${side}" transform="translate(${at.x} ${at.y}) scale(${size})"><g transform="translate(` +
		`${(-boxes.length * wide) / 2} 46)">` +
		boxes
			.map(
				(n, i) =>
					`<path class="${n === '0' ? 'box' : 'box full'}" d="M${i * wide} 0h${wide}v17h-${wide}z"/>` +
					(n === '0' ? '' : `<text x="${(i + 0.5) * wide}" y="13">${esc(n)}</text>`),
			)
			.join('') +
		'</g></g>'
	);
}

/**
 * One step of a course: with the wind a whole line, against it one that is broken and crossed.
 * @param {Mark} m
 * @param {{x: number, y: number}|undefined} a
 * @param {{x: number, y: number}|undefined} b
 * @param {number} size
 */
function leg(m, a, b, size) {
	if (!a || !b) return '';
	const x = Math.round((a.x + b.x) / 2),
		y = Math.round((a.y + b.y) / 2),
		turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
	return (
		`<g class="leg ${esc(m.label)}"><title>${esc(m.label)}</title><path d="M${a.x} ${a.y}L${b.x} ${b.y}"/>` +
		`<path class="sign" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" ` +
		`d="${m.label === 'with' ? 'M-8 -9L8 0L-8 9' : 'M-8 -9L8 9M-8 9L8 -9'}"/></g>`
	);
}

/** From edge to edge of two counters. @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
function shortened(a, b) {
	const d = Math.hypot(b.x - a.x, b.y - a.y) || 1,
		cut = Math.min(38, d / 3),
		ux = (b.x - a.x) / d,
		uy = (b.y - a.y) / d;
	return [
		[a.x + ux * cut, a.y + uy * cut],
		[b.x - ux * cut, b.y - uy * cut],
	];
}

/** @param {number[][]} line */
function head(line) {
	const [a, b] = line.slice(-2),
		turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
	return `<path class="head" transform="translate(${b[0]} ${b[1]}) rotate(${turn})" d="M0 0L-16 -8L-12 0L-16 8Z"/>`;
}
