// How stacks lie from where the board is seen: as counters where they have room, smaller where neighbours are near,
// and else as discs, which keep clear of each other and of the counters.

import { seenOf } from './stacks.js';

/** @typedef {import('../types.d.ts').Piece} Piece @typedef {import('./stacks.js').Stack} Stack */
/** @typedef {{ x: number, y: number }} Spot @typedef {{ x: number, y: number, w: number, h: number }} Box */
/**
 * @typedef {{ pieces: Piece[], x: number, y: number, size: number, step: number, disc: boolean, slight: boolean,
 * n: number }} Lot pieces that are drawn as one pile or as one disc, uppermost first; slight: too small for its name
 */
/**
 * @typedef {{ x: number, y: number, top: number, size: number, sides: Set<number>, crowded: boolean,
 * slight: boolean, disc: boolean }}
 * Seat where what belongs to all of a space is drawn
 */
/**
 * @typedef {{ lots: Map<string, { lot: Lot, i: number, high: number }>, seats: Map<string, Seat>, boxes: Box[],
 * tethers: string }} Lie by the key of a piece, by space; what is covered; lines from discs to their spaces
 */
/**
 * @typedef {{ size: number, away: number, steps: boolean, loose: boolean, width: number, height: number }} How size of
 * counters where there is room; away: units to a pixel; steps: each counter of a pile is seen, not the uppermost few;
 * loose: counters may lie beside their spaces
 */

/** How wide a disc is, how wide a counter is at least, and from what width it shows its name, in pixels. */
export const discWide = 26,
	leastWide = 34,
	namedWide = 53;

/** A counter, and what stays free beside it. */
const wide = 84,
	high = 80,
	gap = 7;

/**
 * @typedef {{ id: string, x: number, y: number, hx: number, hy: number, all: Stack[], cols: number, w: number,
 * h: number, size: number, disc: boolean }} Stand what lies on one space, which is at hx hy
 */

const whole = Math.round;
const rooted = (/** @type {{ hx: number, hy: number }} */ t) => `M${whole(t.hx)} ${whole(t.hy)}`;

/** How far the counters of a pile lie apart: up to six show their names. @param {number} n @param {How} how */
const stepOf = (n, how) => (how.steps ? (n > 6 ? 9 : 22) : 5);

/** How far the lowest counter of a pile that is seen lies below the uppermost. @param {Stack} s @param {How} how */
const riseOf = (s, how) =>
	((how.steps ? s.pieces.length : Math.min(s.pieces.length, seenOf)) - 1) * stepOf(s.pieces.length, how);

/** Sets the piles of a space in so many columns. @param {Stand} s @param {number} cols @param {How} how */
function arrange(s, cols, how) {
	const rise = Math.max(...s.all.map(one => riseOf(one, how)));
	s.cols = cols;
	s.w = cols * (wide + rise + gap);
	s.h = Math.ceil(s.all.length / cols) * (high + rise + gap);
}

/** The size up to which two spaces are clear of each other. @param {Stand} a @param {Stand} b */
const clear = (a, b) => Math.max((2 * Math.abs(a.x - b.x)) / (a.w + b.w), (2 * Math.abs(a.y - b.y)) / (a.h + b.h));

/**
 * The size up to which a space is clear of all others.
 * @param {Stand} s @param {Stand[]} others @param {number} most
 */
const room = (s, others, most) => others.reduce((n, o) => (o === s || o.disc ? n : Math.min(n, clear(s, o))), most);

/** Gives each space its size, or has it show discs. @param {Stand[]} stands @param {How} how */
function measure(stands, how) {
	for (const s of stands) {
		if (s.all.length < 2 || room(s, stands, how.size) >= how.size) continue;
		const ways = s.all.map((_, i) => {
			arrange(s, i + 1, how);
			return room(s, stands, how.size);
		});
		arrange(s, ways.indexOf(Math.max(...ways)) + 1, how);
	}
	const least = Math.min(how.size, (leastWide * how.away) / wide);
	for (;;) {
		for (const s of stands) if (!s.disc) s.size = room(s, stands, how.size);
		const small = stands.filter(s => !s.disc && s.size < least);
		if (!small.length) return;
		small.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a)).disc = true;
	}
}

/** Has those counters show discs too on which a disc would lie. @param {Stand[]} stands @param {number} r of a disc */
function join(stands, r) {
	const all = stands.filter(s => s.disc);
	for (const d of all)
		for (const s of stands)
			if (!s.disc && Math.abs(s.x - d.hx) < (s.w * s.size) / 2 + r && Math.abs(s.y - d.hy) < (s.h * s.size) / 2 + r) {
				s.disc = true;
				all.push(s);
			}
}

/**
 * Moves what lies on spaces apart at its full size, as little as may be; whether that leaves all near their spaces.
 * @param {Stand[]} stands @param {How} how
 */
function shove(stands, how) {
	const { size } = how;
	let over = true;
	for (let turn = 0; turn < 60 && over; turn++) {
		over = false;
		for (let i = 0; i < stands.length; i++)
			for (let j = i + 1; j < stands.length; j++) {
				const a = stands[i],
					b = stands[j],
					dx = ((a.w + b.w) / 2) * size - Math.abs(a.x - b.x),
					dy = ((a.h + b.h) / 2) * size - Math.abs(a.y - b.y);
				if (dx <= 0.5 || dy <= 0.5) continue;
				over = true;
				const by = Math.min(dx, dy) / 2,
					along = dx < dy ? 'x' : 'y',
					way = a[along] <= b[along] ? 1 : -1;
				a[along] -= by * way;
				b[along] += by * way;
			}
		for (const s of stands) {
			s.x = Math.min(Math.max(s.x, (s.w * size) / 2), how.width - (s.w * size) / 2);
			s.y = Math.min(Math.max(s.y, (s.h * size) / 2), how.height - (s.h * size) / 2);
		}
	}
	if (!over && stands.every(s => Math.hypot(s.x - s.hx, s.y - s.hy) < 1.5 * wide * size)) return true;
	for (const s of stands) [s.x, s.y] = [s.hx, s.hy];
	return false;
}

/**
 * Moves discs apart and off the counters, as little as may be.
 * @param {(Spot & { hx: number, hy: number })[]} discs and where they belong
 * @param {Box[]} boxes @param {number} r @param {How} how
 */
function spread(discs, boxes, r, how) {
	const apart = 2 * r + 2 * how.away;
	for (let turn = 0; turn < 90; turn++) {
		for (const d of turn < 60 ? discs : []) {
			d.x += (d.hx - d.x) * 0.05;
			d.y += (d.hy - d.y) * 0.05;
		}
		for (let i = 0; i < discs.length; i++)
			for (let j = i + 1; j < discs.length; j++) {
				const a = discs[i],
					b = discs[j];
				let dx = b.x - a.x,
					dy = b.y - a.y;
				if (Math.abs(dx) > apart || Math.abs(dy) > apart) continue;
				if (!dx && !dy) [dx, dy] = [Math.cos(i), Math.sin(i)];
				const d = Math.hypot(dx, dy),
					by = (apart - d) / 2 / d;
				if (by <= 0) continue;
				a.x -= dx * by;
				a.y -= dy * by;
				b.x += dx * by;
				b.y += dy * by;
			}
		for (const d of discs) {
			for (const b of boxes) leave(d, b, r + how.away);
			d.x = Math.min(Math.max(d.x, r), how.width - r);
			d.y = Math.min(Math.max(d.y, r), how.height - r);
		}
	}
}

/** Moves a disc off a box, the shortest way. @param {Spot} d @param {Box} b @param {number} r */
function leave(d, b, r) {
	const left = d.x - (b.x - r),
		right = b.x + b.w + r - d.x,
		up = d.y - (b.y - r),
		down = b.y + b.h + r - d.y,
		least = Math.min(left, right, up, down);
	if (least <= 0) return;
	if (least === left) d.x -= left;
	else if (least === right) d.x += right;
	else if (least === up) d.y -= up;
	else d.y += down;
}

/**
 * Lays all stacks of a board.
 * @param {Map<string, Stack[]>} piles of each space @param {Map<string, Spot>} at where the spaces are
 * @param {How} how @returns {Lie}
 */
export function lay(piles, at, how) {
	/** @type {Stand[]} */ const stands = [];
	/** @type {Lie} */ const lie = { lots: new Map(), seats: new Map(), boxes: [], tethers: '' };
	for (const [id, all] of piles) {
		const p = at.get(id);
		if (!p) continue;
		const s = { id, x: p.x, y: p.y, hx: p.x, hy: p.y, all, cols: 1, w: 0, h: 0, size: how.size, disc: false };
		arrange(s, Math.ceil(Math.sqrt(all.length)), how);
		stands.push(s);
	}
	if (!how.loose || !shove(stands, how)) {
		measure(stands, how);
		join(stands, (discWide / 2) * how.away);
	}
	for (const s of stands) if (!s.disc) lie.boxes.push(counters(s, lie, how));
	const tied = [
		...stands.filter(s => Math.hypot(s.x - s.hx, s.y - s.hy) > (wide / 4) * s.size),
		...discs(
			stands.filter(s => s.disc),
			lie,
			how,
		),
	];
	if (tied.length)
		lie.tethers =
			`<path class="tether" d="${tied.map(t => `${rooted(t)}L${whole(t.x)} ${whole(t.y)}`).join('')}"/>` +
			`<path class="tether root" d="${tied.map(t => `${rooted(t)}h0`).join('')}"/>`;
	return lie;
}

/** Keeps how a lot lies. @param {Lie} lie @param {Lot} lot @param {Stack[]} stacks of it */
function keep(lie, lot, stacks) {
	lot.pieces.forEach((p, i) => {
		const high = stacks.find(s => s.pieces[0] === p)?.high ?? 0;
		lie.lots.set(p.key, { lot, i, high });
	});
}

/** Lays the piles of a space side by side; what they cover. @param {Stand} s @param {Lie} lie @param {How} how */
function counters(s, lie, how) {
	const { size, cols } = s,
		w = (s.w / cols) * size,
		rows = Math.ceil(s.all.length / cols),
		h = (s.h / rows) * size,
		slight = (size * wide) / how.away < namedWide;
	s.all.forEach((stack, i) => {
		const rise = riseOf(stack, how) * size,
			lot = {
				pieces: stack.pieces,
				x: s.x + ((i % cols) - (cols - 1) / 2) * w - rise / 2,
				y: s.y + (Math.floor(i / cols) - (rows - 1) / 2) * h + rise / 2,
				size,
				step: stepOf(stack.pieces.length, how) * size,
				disc: false,
				slight,
				n: stack.high,
			};
		keep(lie, lot, [stack]);
	});
	const box = { x: s.x - (s.w * size) / 2, y: s.y - (s.h * size) / 2, w: s.w * size, h: s.h * size };
	lie.seats.set(s.id, {
		x: s.x,
		y: s.y,
		top: box.y,
		size,
		sides: new Set(s.all.map(one => one.pieces[0].side)),
		crowded: size < how.size,
		slight,
		disc: false,
	});
	return box;
}

/**
 * Lays discs, one of each side of a space; those that lie beside it.
 * @param {Stand[]} stands @param {Lie} lie @param {How} how
 */
function discs(stands, lie, how) {
	const r = (discWide * how.away) / 2,
		size = (2 * r) / wide;
	const all = stands.flatMap(s => {
		const sides = [...new Set(s.all.map(one => one.pieces[0].side))];
		return sides.map((side, i) => ({
			stand: s,
			stacks: s.all.filter(one => one.pieces[0].side === side),
			x: s.x + (i - (sides.length - 1) / 2) * 2 * r,
			y: s.y,
			hx: s.x,
			hy: s.y,
		}));
	});
	spread(all, lie.boxes, r, how);
	for (const d of all) {
		const x = whole(d.x),
			y = whole(d.y),
			n = d.stacks.reduce((m, s) => m + s.high, 0),
			pieces = d.stacks.flatMap(s => s.pieces);
		keep(lie, { pieces, x, y, size, step: 0, disc: true, slight: false, n }, d.stacks);
		lie.boxes.push({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
		const seat = lie.seats.get(d.stand.id);
		if (seat) seat.sides.add(pieces[0].side);
		else
			lie.seats.set(d.stand.id, {
				x,
				y,
				top: y - r,
				size,
				sides: new Set([pieces[0].side]),
				crowded: true,
				slight: true,
				disc: true,
			});
	}
	return all.filter(d => Math.hypot(d.hx - d.x, d.hy - d.y) > 1.3 * r);
}

/** The rulings of a disc of the second side. */
const ruled = [-30, -18, -6, 6, 18, 30]
	.map(y => {
		const half = Math.round(Math.sqrt(39 * 39 - y * y));
		return `M${-half} ${y}h${2 * half}`;
	})
	.join('');

/**
 * A disc: how many lie there, in the ink of their side, ruled for the second.
 * @param {number} side @param {number} n
 */
export function discOf(side, n) {
	const of = side >= 0 && side < 4 ? `side-${side}` : 'side-none';
	return (
		`<g class="disc ${of}" data-n="${n}"><circle class="rim" r="42"/>` +
		(side % 2 === 1 ? `<path class="ruling" d="${ruled}"/>` : '') +
		`<text y="15">${n}</text><path class="litmark" d="M-46 -46h30l-30 30z"/></g>`
	);
}
