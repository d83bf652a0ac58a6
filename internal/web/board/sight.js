// Which part of a board is shown: at first, and in a small picture.

/** @typedef {import('./board.js').Board} Board @typedef {import('./view.js').Look} Look */
/** @typedef {{ x: number, y: number }} Point */

/** Units to a pixel at which the numbers of hexes are too small to read. */
export const farAway = 1.9;

/** The number between two bounds that is nearest. @param {number} n @param {number} lo @param {number} hi */
export function hold(n, lo, hi) {
	return Math.max(lo, Math.min(n, hi));
}

/**
 * A part of the board about a point, moved so that nothing beyond the board is shown.
 * @param {Board} board
 * @param {Point} at
 * @param {number} w
 * @param {number} h
 */
export function about({ bounds: b }, at, w, h) {
	const within = (
		/** @type {number} */ n,
		/** @type {number} */ from,
		/** @type {number} */ all,
		/** @type {number} */ of,
	) => (of > all ? from - (of - all) / 2 : hold(n - of / 2, from, from + all - of));
	return { x: within(at.x, b.x, b.w, w), y: within(at.y, b.y, b.h, h), w, h };
}

/** @param {Point[]} some */
function mean(some) {
	return {
		x: some.reduce((n, p) => n + p.x, 0) / some.length,
		y: some.reduce((n, p) => n + p.y, 0) / some.length,
	};
}

/**
 * The middle of what is lit, or of the pieces; on a field of many hexes, the one of them about which the most are seen.
 * @param {Board} board
 * @param {number} w how wide the part is that will be shown
 * @param {number} h
 */
function middle(board, w, h) {
	const all = [...board.pieces.values()],
		lit = [
			...all.filter(p => board.lit.has(p.piece.id)),
			...[...board.m.at].filter(([id]) => board.lit.has(id)).map(([, p]) => p),
		];
	const some = lit.length ? lit : all;
	if (!some.length) return { x: board.m.width / 2, y: board.m.height / 2 };
	const mid = mean(some);
	if (board.data.kind !== 'hexes') return mid;
	const off = (/** @type {Point} */ p) => Math.hypot(p.x - mid.x, p.y - mid.y),
		edge = 60; // what is cut by the edge of the screen is not seen
	const seen = (/** @type {Point} */ p) => {
		const { x, y } = about(board, p, w, h);
		const within = some.filter(q => q.x > x + edge && q.x < x + w - edge && q.y > y + edge && q.y < y + h - edge);
		return within.length;
	};
	const ranked = some.map(at => ({ at, seen: seen(at), off: off(at) }));
	return ranked.reduce((a, b) => (a.seen > b.seen || (a.seen === b.seen && a.off <= b.off) ? a : b)).at;
}

/** A part of that size about the middle. @param {Board} board @param {number} w @param {number} h */
const placed = (board, w, h) => about(board, middle(board, w, h), w, h);

/** How far away the eye may be to see where a scenario is decided and the nearest of one's own, in units to a pixel. */
const farthest = 3;

/** From how far counters beside each other can be read by their names, and from how near a board is seen at first. */
const opens = { hexes: { most: 1.3, least: 0.9 }, boxes: { most: 1.6, least: 1.2 } };

/**
 * Where a scenario is fought, at a size at which it can be read: its objective, or what is lit, with as much about it
 * as there is room for, what is lit first. The nearest of one's own is seen with the objective even from afar.
 * @param {Board} board
 * @param {{ width: number, height: number }} box
 * @returns {Look}
 */
function fight(board, box) {
	const { most, least } = opens[board.data.kind === 'boxes' ? 'boxes' : 'hexes'],
		edge = 130,
		span = (/** @type {number[]} */ v) => Math.max(...v) - Math.min(...v) + 2 * edge;
	const away = (/** @type {Point[]} */ some) =>
		Math.max(span(some.map(p => p.x)) / box.width, span(some.map(p => p.y)) / box.height);
	const all = [...board.pieces.values()],
		lit = (/** @type {{ piece: { id: string } }} */ p) => board.lit.has(p.piece.id);
	/** @type {Point[]} */ let seen = board.signs.objective.flatMap(id => board.m.at.get(id) ?? []);
	const acts = all.filter(lit),
		own = acts.length ? acts : all.filter(p => p.piece.side === board.signs.seat);
	const off = (/** @type {Point} */ p) => Math.hypot(p.x - mean(seen).x, p.y - mean(seen).y);
	if (seen.length && own.length) {
		const nearest = own.reduce((a, b) => (off(b) < off(a) ? b : a));
		if (away([...seen, nearest]) <= (board.data.kind === 'boxes' ? most : farthest)) seen.push(nearest);
		else if (acts.length) seen = [];
	}
	if (!seen.length) seen = [middle(board, box.width * most, box.height * most)];
	const mid = mean(seen),
		far = (/** @type {Point} */ p) => Math.hypot(p.x - mid.x, p.y - mid.y);
	for (const p of all.sort((a, b) => Number(lit(b)) - Number(lit(a)) || far(a) - far(b)))
		if (away([...seen, p]) <= most) seen.push(p);
	const k = Math.max(fewCounters(board, box.width * most) ? most : least, away(seen)),
		xs = seen.map(p => p.x),
		ys = seen.map(p => p.y);
	const at = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
	const look = about(board, at, box.width * k, box.height * k);
	return board.data.kind === 'boxes' ? uncut(board, look, seen) : look;
}

/** How much about the middle of a box is its name. */
const named = 50;

/**
 * Whether few boxes of a board have counters, so that their names are free, and all of them fit into a width.
 * @param {Board} board
 * @param {number} w
 */
function fewCounters({ data, m, pieces }, w) {
	const xs = [...m.at.values()].map(p => p.x);
	return data.kind === 'boxes' && 3 * pieces.size <= xs.length && Math.max(...xs) - Math.min(...xs) + 2 * named <= w;
}

/**
 * The part of a board of boxes beside another, with the same things in sight, that cuts the fewest boxes.
 * @param {Board} board
 * @param {Look} look
 * @param {Point[]} seen
 */
function uncut(board, look, seen) {
	const all = [...board.m.at.values()],
		{ bounds: b } = board;
	const whole = (/** @type {number} */ x) => (/** @type {Point} */ p) => p.x >= x + named && p.x <= x + look.w - named;
	const rated = [look.x, ...all.flatMap(p => [p.x - named, p.x + named - look.w])].map(n => {
		const x = hold(n, Math.min(b.x, look.x), Math.max(b.x + b.w - look.w, look.x));
		return { x, kept: seen.filter(whole(x)).length, whole: all.filter(whole(x)).length, off: Math.abs(x - look.x) };
	});
	rated.sort((p, q) => q.kept - p.kept || q.whole - p.whole || p.off - q.off);
	return { ...look, x: rated[0].x };
}

/**
 * Where a scenario is fought, on a board too large to be read as a whole; else the whole board.
 * @param {Board} board
 * @returns {Look}
 */
export function nearest(board) {
	const box = board.room(),
		b = board.bounds;
	if (!box.width) return { ...b };
	const far = Math.max(b.w / box.width, b.h / box.height),
		most = { hexes: 1.3, boxes: 1.75, squares: 3, plane: Infinity }[board.data.kind];
	if (far <= most) return { ...b };
	return fight(board, box);
}

/**
 * Where the pieces stand, in the shape of the room there is: for a small picture.
 * @param {Board} board
 * @returns {Look}
 */
export function picture(board) {
	const { width, height } = board.room(),
		all = [...board.pieces.values()],
		b = board.bounds;
	if (!width || !all.length) return { ...b };
	const shape = width / height,
		most = Math.min(b.w, b.h * shape),
		plane = board.data.kind === 'plane';
	/** How much more than the pieces is shown, for the words beside them. */
	const more = (/** @type {number} */ size, /** @type {number} */ words) =>
		plane ? size / Math.max(size - 2 * words, size / 2.5) : 1.5;
	const span = (/** @type {number[]} */ at) => Math.max(...at) - Math.min(...at),
		spread = Math.max(more(width, 120) * span(all.map(p => p.x)), more(height, 84) * shape * span(all.map(p => p.y)));
	const w = plane ? Math.max(spread, most * 0.25) : hold(spread, most * 0.4, most * 0.65);
	return plane ? about(board, mean(all), w, w / shape) : placed(board, w, w / shape);
}
