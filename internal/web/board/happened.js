// What happened in a move that can be shown again: how ships went, what met, who fired at whom, whose masts fell.

/**
 * @typedef {import('../types.d.ts').Moved} Moved
 * @typedef {import('../types.d.ts').Piece} Piece
 */
/**
 * @typedef {{ a: string, b: string, time: number, text: string }} Met
 * @typedef {{ from: string, to: string, told: { time: number, hit: boolean } | null, text: string }} Shot
 */
/** @typedef {{ x: number, y: number, heading: number }} Pose the middle of a base, in tenths of a degree */

/** How many pictures are made of a move. */
export const pictures = 52;

/**
 * Where the middle of a base is whose front edge has its middle there.
 * @param {Moved} m
 * @param {number} long
 * @returns {Pose}
 */
function middle(m, long) {
	const a = (m.heading * Math.PI) / 1800;
	return { x: m.x - (Math.sin(a) * long) / 2, y: m.y + (Math.cos(a) * long) / 2, heading: m.heading };
}

/**
 * Between two poses: straight, or about the one centre that leads from one to the other.
 * @param {Pose} a
 * @param {Pose} b
 * @param {number} part
 * @returns {Pose}
 */
export function between(a, b, part) {
	const turn = ((b.heading - a.heading) * Math.PI) / 1800,
		heading = a.heading + (b.heading - a.heading) * part;
	if (Math.abs(turn) < 1e-4) return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, heading };
	const k = 1 / (2 * Math.tan(turn / 2)),
		cx = (a.x + b.x) / 2 - (b.y - a.y) * k,
		cy = (a.y + b.y) / 2 + (b.x - a.x) * k;
	const sin = Math.sin(turn * part),
		cos = Math.cos(turn * part),
		dx = a.x - cx,
		dy = a.y - cy;
	return { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos, heading };
}

/** The poses of a move, evenly in time. @param {Piece} was @param {Moved[]} legs @returns {Pose[]} */
export function poses(was, legs) {
	const from = was.heading + 3600 * Math.round((legs[0].heading - was.heading) / 3600);
	const stands = [
		{ time: 0, pose: { x: was.x, y: was.y, heading: from } },
		...legs.map(m => ({ time: m.time, pose: middle(m, was.base[0]) })),
	];
	return Array.from({ length: pictures + 1 }, (_, i) => {
		const t = (1000 * i) / pictures,
			n = stands.findIndex(s => s.time >= t);
		if (n < 0) return stands[stands.length - 1].pose;
		const a = stands[Math.max(0, n - 1)],
			b = stands[n];
		return between(a.pose, b.pose, b.time > a.time ? (t - a.time) / (b.time - a.time) : 1);
	});
}

/**
 * What lines tell of to be seen on a board: shots, legs of ways, what met, and when masts fell of whom; of several
 * moves, the last.
 * @param {import('../types.d.ts').Line[]} lines @returns {[Shot[], Moved[], Met[], Map<string, number>]}
 */
export function happened(lines) {
	const turn = lines.findLast(l => l.moved)?.turn ?? lines.at(-1)?.turn,
		last = lines.filter(l => l.turn === turn);
	return [
		last.flatMap(l => (l.shot ? [{ ...l.shot, text: l.text }] : [])),
		last.flatMap(l => l.moved ?? []),
		last.flatMap(l => (l.met ? [{ ...l.met, text: l.text }] : [])),
		fell(last),
	];
}

/**
 * Masts fall by the shot or the contact told of before, if it was hers; else as the move ends.
 * @param {import('../types.d.ts').Line[]} lines
 */
function fell(lines) {
	/** @type {Map<string, number>} */ const falls = new Map();
	let time = 1000,
		of = ['', ''];
	for (const { shot, met, fell } of lines) {
		if (shot?.told) {
			time = shot.told.time;
			of = [shot.to, ''];
		}
		if (met) {
			time = met.time;
			of = [met.a, met.b];
		}
		if (fell) falls.set(fell, Math.max(falls.get(fell) ?? 0, of.includes(fell) ? time : 1000));
	}
	return falls;
}

/**
 * How a ship looked in a move by which she came to look as she does now: sails, oars and cables are worked as it
 * begins.
 * @param {Piece} was
 * @param {Piece} now
 * @returns {Piece}
 */
export function began(was, now) {
	const state = was.state.filter(s => s !== 'oars-out' && (s !== 'anchored' || now.state.includes(s))),
		upright = now.masts.some(m => m.standing);
	return {
		...was,
		state: now.state.includes('oars-out') ? [...state, 'oars-out'] : state,
		masts: was.masts.map((m, i) => (upright && now.masts[i] ? { ...m, set: now.masts[i].set } : m)),
	};
}
