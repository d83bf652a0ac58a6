// Which part of a board is shown: at first, and in a small picture.

/** @typedef {import('./board.js').Board} Board @typedef {import('./view.js').Look} Look */
/** @typedef {{ x: number, y: number }} Point */

/** Units to a pixel at which the numbers of hexes are too small to read. */
export const farAway = 1.9;

/** Units to a pixel up to which the names on boxes and squares can be read. */
const readable = 3.4;

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
function about({ bounds: b }, at, w, h) {
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

/**
 * The objective of the scenario with what is lit and one's own: the nearest even from afar, the rest as far as numbers
 * can be read. Null where there is no objective, or too little room for it.
 * @param {Board} board
 * @param {{ width: number, height: number }} box
 * @returns {Look|null}
 */
function decisive(board, box) {
	/** @type {Point[]} */ const seen = board.objective.flatMap(id => board.m.at.get(id) ?? []);
	if (!seen.length) return null;
	const edge = 130,
		span = (/** @type {number[]} */ v) => Math.max(...v) - Math.min(...v) + 2 * edge;
	const away = (/** @type {Point[]} */ some) =>
		Math.max(span(some.map(p => p.x)) / box.width, span(some.map(p => p.y)) / box.height);
	const mid = mean(seen),
		lit = (/** @type {{ piece: { id: string } }} */ p) => Number(board.lit.has(p.piece.id)),
		far = (/** @type {Point} */ p) => Math.hypot(p.x - mid.x, p.y - mid.y),
		own = [...board.pieces.values()]
			.filter(p => p.piece.side === board.seat || lit(p))
			.sort((a, b) => lit(b) - lit(a) || far(a) - far(b));
	const boxes = board.data.kind === 'boxes';
	for (const [i, p] of own.entries()) {
		const seeable = away([...seen, p]) <= (i && !boxes ? farAway : farthest);
		if (seeable) seen.push(p);
		else if (boxes && lit(p)) return null;
	}
	const whole = Math.max(boxes ? board.bounds.h / box.height : 1.4, away(seen)),
		xs = seen.map(p => p.x),
		ys = seen.map(p => p.y);
	const at = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
	return about(board, at, Math.min(board.bounds.w, box.width * whole), Math.min(board.bounds.h, box.height * whole));
}

/**
 * The objective, until the first choice; then what is lit, as near as the height of the screen allows on a board much
 * wider or higher than it; else the whole board.
 * @param {Board} board
 * @returns {Look}
 */
export function nearest(board) {
	const box = board.room(),
		b = board.bounds;
	if (!box.width) return { ...b };
	const wide = b.w / b.h / (box.width / box.height || 1),
		far = Math.max(b.w / box.width, b.h / box.height);
	if (board.data.kind === 'hexes' && far > farAway)
		return decisive(board, box) ?? placed(board, Math.min(b.w, box.width * 1.4), Math.min(b.h, box.height * 1.4));
	if (far < readable || (wide < 1.45 && wide > 1 / 1.45)) return { ...b };
	const aimed = decisive(board, box);
	if (aimed) return aimed;
	return wide > 1 ? placed(board, b.w * Math.max(1 / wide, 0.36), b.h) : placed(board, b.w, b.h * Math.max(wide, 0.36));
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
	const span = (/** @type {number[]} */ at) => Math.max(...at) - Math.min(...at),
		spread = 1.5 * Math.max(span(all.map(p => p.x)), span(all.map(p => p.y)) * shape);
	const w = plane ? Math.max(spread, most * 0.25) : hold(spread, most * 0.4, most * 0.65);
	return plane ? about(board, mean(all), w, w / shape) : placed(board, w, w / shape);
}
