// Coasts: which side of an open line is land, where its name has room, and where
// a sea serpent disturbs nobody.

/** @typedef {import('../types.d.ts').Board} Board @typedef {import('./chart.js').Measures} Measures */
/** @typedef {number[][]} Line */

/**
 * A coast as a closed line. An open one is closed along the edge of the board, on the side with fewer spaces at
 * sea.
 * @param {Line} line
 * @param {boolean} closed
 * @param {Board} board
 * @param {Measures} m
 */
export function land(line, closed, board, m) {
	if (closed || line.length < 2) return line;
	const w = m.width,
		h = m.height,
		far = 60;
	const edge = (/** @type {number[]} */ p) => {
		const ways = [
			[p[0], -far, p[1], 0],
			[w + far, p[1], w - p[0], 1],
			[p[0], h + far, h - p[1], 2],
			[-far, p[1], p[0], 3],
		];
		return ways.reduce((a, b) => (b[2] < a[2] ? b : a));
	};
	const from = edge(line[0]),
		to = edge(line[line.length - 1]);
	const corners = [
		[w + far, -far],
		[w + far, h + far],
		[-far, h + far],
		[-far, -far],
	];
	const walk = (/** @type {number} */ step) => {
		const out = [];
		for (let side = to[3]; side !== from[3]; side = (side + step + 4) % 4)
			out.push(corners[step > 0 ? side : (side + 3) % 4]);
		return [...line, to.slice(0, 2), ...out, from.slice(0, 2)];
	};
	const sea = (/** @type {Line} */ ring) =>
		board.spaces.filter(s => s.terrain !== 'port' && holds(ring, s.centre[0] * m.k, s.centre[1] * m.k)).length;
	const a = walk(1),
		b = walk(-1);
	return sea(a) <= sea(b) ? a : b;
}

/** How far a bay cuts into the land or a head stands out of it, in parts of the line between its ends. */
const deep = 0.16;

/**
 * A coast of few points as an engraver draws it: with bays and heads between them, the same each time.
 * @param {Line} line
 * @returns {Line}
 */
export function indented(line) {
	const out = [line[0]];
	/** @param {number[]} a @param {number[]} b */
	const draw = (a, b) => {
		const dx = b[0] - a[0],
			dy = b[1] - a[1];
		if (Math.hypot(dx, dy) > 14) {
			const chance = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + b[0] * 37.719 + b[1] * 4.581) * 43758.5453,
				off = (chance - Math.floor(chance) - 0.5) * 2 * deep;
			const middle = [a[0] + dx / 2 - dy * off, a[1] + dy / 2 + dx * off];
			draw(a, middle);
			draw(middle, b);
		} else out.push(b);
	};
	for (let i = 1; i < line.length; i++) draw(line[i - 1], line[i]);
	return out;
}

/** Whether a point lies in a ring. @param {Line} ring @param {number} x @param {number} y */
export function holds(ring, x, y) {
	let inside = false;
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
		const ax = ring[i][0],
			ay = ring[i][1],
			bx = ring[j][0],
			by = ring[j][1];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** Where a line down the board crosses a ring. @param {Line} ring @param {number} x */
function crossings(ring, x) {
	const out = [];
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
		const ax = ring[i][0],
			bx = ring[j][0];
		if (ax > x !== bx > x) out.push(ring[i][1] + ((ring[j][1] - ring[i][1]) * (x - ax)) / (bx - ax));
	}
	return out;
}

/**
 * The point of the board in one of the rings, or out of them all, that is farthest from all that is to be kept
 * clear.
 * @param {Measures} m
 * @param {Line[]} rings
 * @param {boolean} inside
 * @param {Line} clear
 */
export function roomiest(m, rings, inside, clear) {
	let best = { x: 0, y: 0, room: 0 };
	for (let x = m.width * 0.04; x < m.width * 0.97; x += m.width / 40) {
		const cuts = rings.map(r => crossings(r, x));
		for (let y = m.height * 0.06; y < m.height * 0.95; y += m.height / 24) {
			if (cuts.some(c => c.filter(at => at < y).length % 2) !== inside) continue;
			best = roomier(best, x, y, clear, m);
		}
	}
	return best;
}

/**
 * A point, if it has more room than the best so far; else that.
 * @param {{x: number, y: number, room: number}} best
 * @param {number} x
 * @param {number} y
 * @param {Line} clear
 * @param {Measures} m
 */
export function roomier(best, x, y, clear, m) {
	let room = Math.min(x, y, m.width - x, m.height - y) * 1.6;
	for (let i = 0; i < clear.length && room > best.room; i++) {
		room = Math.min(room, Math.hypot((clear[i][0] - x) * 0.6, clear[i][1] - y));
	}
	return room > best.room ? { x, y, room } : best;
}

/** A serpent of the old charts. @param {{x: number, y: number, room: number}} at */
export function serpent(at) {
	if (at.room < 60) return '';
	const k = Math.min(1.5, at.room / 95);
	return (
		`<g class="serpent" transform="translate(${Math.round(at.x)} ${Math.round(at.y)}) scale(${k.toFixed(2)})">` +
		'<path d="M-88 22q8 -34 26 -34q18 0 22 34M-30 22q6 -46 28 -46q22 0 26 46M34 22q2 -60 26 -72q14 -6 26 ' +
		'2l14 4q2 8 -10 8l-16 2q-12 8 -10 56"/>' +
		'<path d="M-76 22q4 -20 14 -20q9 0 12 20M-18 22q4 -30 16 -30q12 0 14 30M46 22q0 -44 18 -54"/>' +
		'<circle cx="77" cy="-44" r="2.4"/><path d="M62 -50q-2 -12 8 -14q-2 8 4 12M100 -43l12 -3m-12 3l11 4' +
		'M-108 24q10 -14 20 -2M-120 30q12 -5 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0"/></g>'
	);
}
