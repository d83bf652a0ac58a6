// The ground of a land table as an old bird's-eye map paints it: hills hachured, woods
// tree by tree, hedges, bogs with their reeds, fields in furrows, houses with their
// roofs. What is what comes with the board; how it looks is here.

/**
 * @typedef {import('../types.d.ts').Board} Board
 * @typedef {{ kind: string, line: number[][], closed: boolean }} Shape
 */

const t = (/** @type {number} */ v) => Math.round(v * 10) / 10;
const path = (/** @type {number[][]} */ line, /** @type {boolean} */ closed) =>
	`M${line.map(p => `${t(p[0])} ${t(p[1])}`).join('L')}${closed ? 'Z' : ''}`;

/** Whether a table is land. @param {Board} board */
export const isCountry = board => board.shapes.some(s => s.kind === 'country');

/** A number from 0 to 1 that is always the same for one place. @param {number} x @param {number} y */
function chance(x, y) {
	const r = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
	return r - Math.floor(r);
}

/** Whether a point lies in an outline. @param {number[][]} ring @param {number} x @param {number} y */
function inside(ring, x, y) {
	let is = false;
	for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
		const [ax, ay] = ring[i],
			[bx, by] = ring[j];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
	}
	return is;
}

/**
 * Places in an outline, about so far apart and never in rows, from north to south.
 * @param {number[][]} ring
 * @param {number} step
 * @param {number} [stray] how far they stray, of a step
 */
function sown(ring, step, stray = 0.7) {
	const xs = ring.map(p => p[0]),
		ys = ring.map(p => p[1]),
		/** @type {number[][]} */ out = [];
	for (let y = Math.min(...ys) + step / 2, row = 0; y < Math.max(...ys); y += step * 0.8, row++)
		for (let x = Math.min(...xs) + (row % 2 ? step : step / 2); x < Math.max(...xs); x += step) {
			const at = [x + (chance(x, y) - 0.5) * step * stray, y + (chance(y, x) - 0.5) * step * stray];
			if (inside(ring, at[0], at[1])) out.push(at);
		}
	return out;
}

/** Points along a line, so far apart, with the way it runs there. @param {number[][]} line @param {number} step */
function along(line, step) {
	/** @type {{ x: number, y: number, dx: number, dy: number }[]} */ const out = [];
	let left = step / 2;
	for (let i = 1; i < line.length; i++) {
		const [ax, ay] = line[i - 1],
			dx = line[i][0] - ax,
			dy = line[i][1] - ay,
			long = Math.hypot(dx, dy);
		for (; left < long; left += step)
			out.push({ x: ax + (dx * left) / long, y: ay + (dy * left) / long, dx: dx / long, dy: dy / long });
		left -= long;
	}
	return out;
}

/** A tree with its shade to the east. @param {number} x @param {number} y @param {number} r */
const tree = (x, y, r) =>
	`M${t(x - r)} ${t(y)}q${t(-r * 0.2)} ${t(-r)} ${t(r * 0.5)} ${t(-r * 0.9)}q${t(r * 0.2)} ${t(-r * 0.9)} ${t(r)} ` +
	`${t(-r * 0.3)}q${t(r)} ${t(r * 0.1)} ${t(r * 0.5)} ${t(r * 1.2)}z`;

/**
 * A wood: its floor, then tree by tree.
 * @param {number[][]} ring
 * @param {string} kind
 * @param {number} step
 * @param {number} r
 */
function wood(ring, kind, step, r) {
	const all = sown(ring, step);
	const crowns = all.map(([x, y]) => tree(x, y, r * (0.8 + 0.4 * chance(x, y)))).join('');
	const trunks = all.map(([x, y]) => `M${t(x)} ${t(y)}v${t(r * 0.7)}`).join('');
	const shade = all.map(
		([x, y]) => `M${t(x + r * 0.35)} ${t(y - r * 0.1)}q${t(r * 0.5)} ${t(-r * 0.3)} 0 ${t(-r * 0.7)}`,
	);
	return (
		`<path class="ground ${kind}" d="${path(ring, true)}"/><path class="trunks" d="${trunks}"/>` +
		`<path class="trees ${kind}" d="${crowns}"/><path class="leafage" d="${shade.join('')}"/>`
	);
}

/** An orchard: its trees stand in rows. @param {number[][]} ring */
function orchard(ring) {
	const all = sown(ring, 26, 0);
	return (
		`<path class="ground orchard" d="${path(ring, true)}"/><path class="trunks" ` +
		`d="${all.map(([x, y]) => `M${t(x)} ${t(y)}v5`).join('')}"/><path class="trees orchard" ` +
		`d="${all.map(([x, y]) => tree(x, y, 6)).join('')}"/>`
	);
}

/** Hachures that run down a hill from its rim. @param {number[][]} ring @param {boolean} steep */
function hill(ring, steep) {
	const mx = ring.reduce((s, p) => s + p[0], 0) / ring.length,
		my = ring.reduce((s, p) => s + p[1], 0) / ring.length;
	const down = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ step) =>
		along([...ring, ring[0]], step)
			.map(({ x, y }) => {
				const a = from + 0.05 * chance(x, y),
					b = to - 0.06 * chance(y, x),
					at = (/** @type {number} */ f) => `${t(mx + (x - mx) * f)} ${t(my + (y - my) * f)}`;
				return `M${at(a)}L${at(b)}`;
			})
			.join('');
	const inner = ring.map(([x, y]) => [mx + (x - mx) * 0.62, my + (y - my) * 0.62]);
	return (
		`<path class="ground ${steep ? 'steep' : 'gentle'}-hill" d="${path(ring, true)}"/>` +
		`<path class="ground hilltop" d="${path(inner, true)}"/>` +
		`<path class="hachures" d="${down(0.8, 1, steep ? 5 : 10)}${steep ? down(0.52, 0.74, 7) : down(0.56, 0.68, 12)}"/>`
	);
}

/** Tufts of reeds over standing water. @param {number[][]} ring */
function marsh(ring) {
	const all = sown(ring, 30);
	return (
		`<path class="ground marsh" d="${path(ring, true)}"/><path class="reeds" d="` +
		all
			.map(([x, y]) => `M${t(x - 9)} ${t(y)}h18M${t(x - 5)} ${t(y + 3)}h10M${t(x)} ${t(y)}v-9m-3 9l-3 -7m9 7l3 -7`)
			.join('') +
		'"/>'
	);
}

/** Furrows of a field, all one way. @param {number[][]} ring @param {string} id */
function field(ring, id) {
	const xs = ring.map(p => p[0]),
		ys = ring.map(p => p[1]),
		[x, y, w, h] = [
			Math.min(...xs),
			Math.min(...ys),
			Math.max(...xs) - Math.min(...xs),
			Math.max(...ys) - Math.min(...ys),
		];
	const turn = Math.round(chance(x, y) * 60 - 30);
	let d = '';
	for (let at = -w - h; at < w + h; at += 8) d += `M${t(x - h)} ${t(y + at)}h${t(2 * h + w)}`;
	return (
		`<path class="ground field" d="${path(ring, true)}"/><clipPath id="${id}"><path ` +
		`d="${path(ring, true)}"/></clipPath>` +
		`<g clip-path="url(#${id})"><path class="furrows" transform="rotate(${turn} ${t(x + w / 2)} ` +
		`${t(y + h / 2)})" d="${d}"/></g>`
	);
}

/** Rocks and tussocks. @param {number[][]} ring */
function broken(ring) {
	const stone = (/** @type {number[]} */ [x, y]) =>
		chance(x, y) > 0.4
			? `M${t(x - 7)} ${t(y + 3)}l3 -7l6 -1l5 8zm3 -7l3 3l3 -4m-3 4l-1 4`
			: `M${t(x)} ${t(y)}v-6m-3 6l-2 -4m8 4l2 -4`;
	return (
		`<path class="ground broken" d="${path(ring, true)}"/><path class="rocks" ` +
		`d="${sown(ring, 26).map(stone).join('')}"/>`
	);
}

/** Sand. @param {number[][]} ring */
const beach = ring =>
	`<path class="ground beach" d="${path(ring, true)}"/><path class="sand" d="` +
	`${sown(ring, 9, 1)
		.map(([x, y]) => `M${t(x)} ${t(y)}h.1`)
		.join('')}"/>`;

/** Water with short waves. @param {number[][]} ring */
const water = ring =>
	`<path class="ground flood" d="${path(ring, true)}"/><path class="ripples" d="` +
	`${sown(ring, 34)
		.map(([x, y]) => `M${t(x - 8)} ${t(y)}q4 -4 8 0t8 0`)
		.join('')}"/>`;

/** Peaks. @param {number[][]} ring */
const mountain = ring =>
	`<path class="ground mountain" d="${path(ring, true)}"/>` +
	sown(ring, 60)
		.map(
			([x, y]) =>
				`<path class="peak" d="M${t(x - 24)} ${t(y + 18)}L${t(x - 4)} ${t(y - 22)}L${t(x + 24)} ${t(y + 18)}` +
				`M${t(x - 4)} ${t(y - 22)}l4 14l-3 8l6 14M${t(x + 2)} ${t(y - 10)}l8 12m-2 -2l7 14"/>`,
		)
		.join('');

/**
 * A house seen from the south-west: its walls, its roof with a ridge, a door.
 * @param {number[][]} r
 * @param {boolean} stone
 */
function house(r, stone) {
	const n = r.length,
		mid = (/** @type {number[]} */ a, /** @type {number[]} */ b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
	if (n !== 4) return `<path class="ground house" d="${path(r, true)}"/>`;
	const long = Math.hypot(r[1][0] - r[0][0], r[1][1] - r[0][1]) >= Math.hypot(r[2][0] - r[1][0], r[2][1] - r[1][1]),
		q = long ? r : [r[1], r[2], r[3], r[0]],
		a = mid(q[1], q[2]),
		b = mid(q[3], q[0]);
	let tiles = '';
	for (let i = 1; i < 7; i++) {
		const f = i / 7,
			on = (/** @type {number[]} */ u, /** @type {number[]} */ v) => [
				u[0] + (v[0] - u[0]) * f,
				u[1] + (v[1] - u[1]) * f,
			];
		tiles += path([on(q[0], q[1]), on(b, a), on(q[3], q[2])], false);
	}
	return (
		`<path class="eaves" d="${path(r, true)}"/><path class="ground house${stone ? ' stone' : ''}" ` +
		`d="${path(r, true)}"/>` +
		`<path class="roof" d="${path([q[0], q[1], a, b], true)}"/><path class="tiles" d="${tiles}"/>` +
		`<path class="ridge" d="${path([b, a], false)}"/>`
	);
}

/** A hedge, bush by bush. @param {number[][]} line */
const hedge = line =>
	`<path class="hedgerow" d="${path(line, false)}"/><path class="bushes" d="` +
	`${along(line, 9)
		.map(({ x, y }) => tree(x, y + 2, 4.4 + 1.6 * chance(x, y)))
		.join('')}"/>`;

/** A wall, stone by stone. @param {number[][]} line */
const wall = line =>
	`<path class="wall" d="${path(line, false)}"/><path class="stones" d="` +
	`${along(line, 8)
		.map(({ x, y, dx, dy }) => `M${t(x - dy * 3)} ${t(y + dx * 3)}L${t(x + dy * 3)} ${t(y - dx * 3)}`)
		.join('')}"/>`;

/** A trench: a ditch, and the earth thrown up beside it. @param {number[][]} line */
const trench = line => `<path class="spoil" d="${path(line, false)}"/><path class="ditch" d="${path(line, false)}"/>`;

/** A parapet: a bank with its ditch and fascines. @param {number[][]} line */
const parapet = line =>
	`<path class="ditch" d="${path(line, false)}"/><path class="bank" d="${path(line, false)}"/><path ` +
	`class="fascines" d="` +
	`${along(line, 11)
		.map(({ x, y, dx, dy }) => `M${t(x - dy * 5)} ${t(y + dx * 5)}L${t(x + dy * 5)} ${t(y - dx * 5)}`)
		.join('')}"/>`;

/** A gate between its posts. @param {number[][]} line */
const gate = line => {
	const [a, b] = [line[0], line[line.length - 1]],
		post = (/** @type {number[]} */ p) => `<circle class="post" cx="${t(p[0])}" cy="${t(p[1])}" r="5"/>`;
	return (
		`<path class="ditch" d="${path(line, false)}"/><path class="leaf" ` +
		`d="${path(line, false)}"/>${post(a)}${post(b)}`
	);
};

/** A bridge of planks. @param {number[][]} ring */
function bridge(ring) {
	const n = ring.length;
	if (n !== 4) return `<path class="ground bridge" d="${path(ring, true)}"/>`;
	let planks = '';
	for (let i = 1; i < 9; i++) {
		const f = i / 9,
			on = (/** @type {number[]} */ u, /** @type {number[]} */ v) => [
				u[0] + (v[0] - u[0]) * f,
				u[1] + (v[1] - u[1]) * f,
			];
		planks += path([on(ring[0], ring[1]), on(ring[3], ring[2])], false);
	}
	return `<path class="ground bridge" d="${path(ring, true)}"/><path class="planks" d="${planks}"/>`;
}

/**
 * Every kind of ground that is more than an outline.
 * @type {Record<string, (line: number[][], id: string) => string>}
 */
const painted = {
	'gentle-hill': r => hill(r, false),
	'steep-hill': r => hill(r, true),
	'light-wood': r => wood(r, 'light-wood', 24, 7),
	'deep-wood': r => wood(r, 'deep-wood', 15, 8),
	orchard,
	marsh,
	broken,
	beach,
	water,
	mountain,
	field,
	building: r => house(r, false),
	'stone-building': r => house(r, true),
	ford: r =>
		`<path class="ground ford" d="${path(r, true)}"/><path class="stones" ` +
		`d="${sown(r, 11)
			.map(([x, y]) => `M${t(x - 3)} ${t(y)}a3 2 0 1 0 6 0a3 2 0 1 0 -6 0`)
			.join('')}"/>`,
	bridge,
	pier: bridge,
	hedge,
	wall,
	trench,
	parapet,
	gate,
	breach: line => `<path class="ditch" d="${path(line, false)}"/>`,
	chain: line => `<path class="chain" d="${path(line, false)}"/>`,
};

/**
 * All ground of a land table, from below up.
 * @param {Board} board
 * @param {number} k units of the screen to one of the board
 */
export function country(board, k) {
	const { line: edge, name: sky } = /** @type {Shape & {name: string}} */ (
		board.shapes.find(s => s.kind === 'country')
	);
	const ground = board.shapes
		.map((s, i) => {
			const line = s.line.map(p => [p[0] * k, p[1] * k]);
			if (s.kind === 'country') return `<path class="ground country" d="${path(line, true)}"/>${grass(line)}`;
			return (
				painted[s.kind]?.(line, `g${i}-${board.key}`) ?? `<path class="ground ${s.kind}" d="${path(line, s.closed)}"/>`
			);
		})
		.join('');
	const all = edge.map(p => [p[0] * k, p[1] * k]);
	return ground + (sky ? `<path class="gloom ${sky.replace(/\W/g, '')}" d="${path(all, true)}"/>` : '');
}

/** Tufts of grass here and there, so that open ground is not bare paper. @param {number[][]} ring */
const grass = ring =>
	`<path class="grass" d="${sown(ring, 74)
		.map(([x, y]) => (chance(x, y) > 0.35 ? `M${t(x)} ${t(y)}v-5m-2 5l-2 -4m6 4l2 -4` : ''))
		.join('')}"/>`;

/**
 * What has become of the ground since: flames with their number, ashes, a gap in a wall.
 * @param {import('../types.d.ts').Mark} m
 * @param {number} k
 */
export function changed(m, k) {
	const line = m.line.map(p => [p[0] * k, p[1] * k]),
		x = line.reduce((s, p) => s + p[0], 0) / line.length,
		y = line.reduce((s, p) => s + p[1], 0) / line.length;
	if (m.kind === 'gap') return `<g class="drawn changed gap"><path d="${path(line, false)}"/></g>`;
	if (m.kind === 'ashes')
		return (
			`<g class="drawn changed ashes"><path d="${path(line, true)}"/><path class="rocks" ` +
			`d="${sown(line, 9)
				.map(([u, v]) => `M${t(u - 3)} ${t(v)}l6 -2`)
				.join('')}"/></g>`
		);
	const flame = (/** @type {number} */ dx, /** @type {number} */ s) =>
		`M${t(x + dx)} ${t(y - 26 * s)}c${t(6 * s)} ${t(10 * s)} ${t(12 * s)} ${t(16 * s)} ${t(6 * s)} ` +
		`${t(28 * s)}h${t(-13 * s)}` +
		`c${t(-7 * s)} ${t(-10 * s)} ${t(3 * s)} ${t(-14 * s)} ${t(7 * s)} ${t(-28 * s)}z`;
	return (
		`<g class="drawn changed fire"><path d="${flame(-10, 0.8)}${flame(10, 0.9)}${flame(0, 1.15)}"/>` +
		`<circle cx="${t(x)}" cy="${t(y + 4)}" r="9"/><text x="${t(x)}" y="${t(y + 8)}">${Number(m.value)}</text></g>`
	);
}
