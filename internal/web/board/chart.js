// The chart under the pieces: paper, frame, land, sea, spaces and their names.
// A board is drawn once and kept. All lengths are scaled so that one space is
// about 100 units wide, whatever units the board came in.

import { indented, land, roomiest, serpent } from './coast.js';
import { country, isCountry } from './country.js';
import { engraving, lettered } from './engraving.js';
import { halfOf, nameOf } from './names.js';
import { esc } from '../app/dom.js';

const tenths = (/** @type {number} */ n) => Math.round(n * 10) / 10;
const path = (/** @type {number[][]} */ line, /** @type {boolean} */ closed) => {
	let d = '';
	for (const p of line) d += `${d ? 'L' : 'M'}${tenths(p[0])} ${tenths(p[1])}`;
	return closed ? `${d}Z` : d;
};

/** @typedef {import('../types.d.ts').Board} Board @typedef {import('../types.d.ts').Space} Space */
/**
 * @typedef {{ k: number, width: number, height: number, at: Map<string, {x: number, y: number, space: Space, ring:
 * string}>, frame: number, over: number }} Measures over: sea drawn above and below a table that is long and
 * narrow; ring: the outline of a space as a path, "" of a round box
 */

/** Measures of a board: its scale, size and the place of each space. @param {Board} board @returns {Measures} */
export function measure(board) {
	const cell = cellOf(board);
	const k = 100 / cell;
	const rings = board.outlines.map(
		o =>
			o
				.map((p, i) => `${i ? 'l' : 'm'}${p.map((n, j) => tenths((n - (i ? o[i - 1][j] : 0)) * k)).join(' ')}`)
				.join('') + 'z',
	);
	const at = new Map();
	for (const s of board.spaces) {
		const x = s.centre[0] * k,
			y = s.centre[1] * k;
		at.set(s.id, { x, y, space: s, ring: s.outline < 0 ? '' : `M${tenths(x)} ${tenths(y)}${rings[s.outline]}` });
	}
	const width = board.width * k,
		height = board.height * k;
	const over = board.kind === 'plane' && !isCountry(board) ? Math.max(0, width * 0.56 - height) / 2 : 0;
	return { k, width, height, at, frame: 34, over };
}

/** How wide one space is, in units of the board. @param {Board} board */
function cellOf(board) {
	const s = board.spaces[0];
	if (!s || board.kind === 'plane') return Math.max(board.width, board.height) / 11;
	if (s.outline >= 0) {
		const xs = board.outlines[s.outline].map(p => p[0]);
		return Math.max(...xs) - Math.min(...xs);
	}
	let least = Infinity;
	for (const a of board.spaces)
		for (const b of board.spaces) {
			if (a !== b) least = Math.min(least, Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]));
		}
	return least * 0.98;
}

/** The whole static chart of a board as SVG text. @param {Board} board @param {Measures} m */
export function chart(board, m) {
	const id = board.key,
		shift = m.over ? ` transform="translate(0 ${-m.over})"` : '',
		sea = { ...m, height: m.height + 2 * m.over };
	return [
		defs(id, board.kind === 'hexes' ? 9 : Math.max(5, m.width / 190), board.kind === 'hexes' ? 90 : 58),
		'<g class="bed">',
		`<rect class="paper" x="${-m.frame}" y="${-m.frame - m.over}" width="${m.width + 2 * m.frame}" ` +
			`height="${sea.height + 2 * m.frame}"/>`,
		`<clipPath id="clip-${id}"><rect y="${-m.over}" width="${m.width}" height="${sea.height}"/></clipPath>`,
		`<g clip-path="url(#clip-${id})">`,
		isCountry(board) ? country(board, m.k) : `<g${shift}>${rhumbs(sea)}</g>`,
		m.over > 150 ? serpent({ x: m.width * 0.84, y: m.height + m.over - 80, room: 95 }) : '',
		isCountry(board) ? '' : lands(board, m),
		links(board, m),
		'</g>',
		areas(board, m),
		`<g${shift}>${frame(sea, board.kind === 'squares' ? 100 : 0)}</g></g>`,
		board.kind === 'hexes' ? '<g class="cells"></g>' : cells(board.spaces, m, isCountry(board)),
		edgeLetters(board, m),
	].join('');
}

/** @param {string} id @param {number} gap between two hachures @param {number} turn how they lie */
function defs(id, gap, turn) {
	const pattern = (/** @type {string} */ name, /** @type {number} */ at) =>
		`<pattern id="${name}-${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" ` +
		`patternTransform="rotate(${turn})"><path class="hachure" d="M${at} 0V${gap}"/></pattern>`;
	return `<defs>${pattern('hachure', 0.5)}${pattern('hachure2', gap / 2 + 0.5)}</defs>`;
}

/** Sixteen rhumb lines from each of a ring of points, as on a portolan. @param {Measures} m */
function rhumbs(m) {
	const knots = [
		[0.5, 0.5],
		[0.06, 0.12],
		[0.94, 0.12],
		[0.06, 0.88],
		[0.94, 0.88],
	];
	const far = m.width + m.height;
	let d = '';
	for (const [fx, fy] of knots) {
		for (let i = 0; i < 32; i += fx === 0.5 ? 1 : 2) {
			const a = (i * Math.PI) / 16;
			d +=
				`M${Math.round(fx * m.width)} ${Math.round(fy * m.height)}l${Math.round(Math.cos(a) * far)} ` +
				`${Math.round(Math.sin(a) * far)}`;
		}
	}
	return `<path class="rhumb" d="${d}"/>`;
}

/** @param {{ kind: string }} s */
const ashore = s => s.kind === 'land' || s.kind === 'coast' || s.kind === 'hills';

/**
 * The coasts as they are drawn; where lengths are measured from a shore, as it runs.
 * @param {Board} board
 * @param {Measures} m
 */
function coastsOf(board, m) {
	const same = (/** @type {number[][]} */ line) => line,
		shore = board.kind === 'plane' ? same : smooth;
	return board.shapes.filter(ashore).map(s => ({
		name: s.name,
		high: s.kind === 'hills',
		ring: shore(
			land((board.kind === 'boxes' ? indented : same)(s.line.map(p => p.map(n => n * m.k))), s.closed, board, m),
		),
	}));
}

/**
 * What the engraver adds to a chart of hexes when all that is played on is there.
 * @param {Board} board
 * @param {Measures} m
 */
export const engraved = (board, m) =>
	engraving(
		board,
		m,
		coastsOf(board, m).map(c => c.ring),
	);

/**
 * Land with a hachured shore, washes of sea off it, its name where there is room, and a serpent where nobody sails.
 * @param {Board} board
 * @param {Measures} m
 */
function lands(board, m) {
	const table = board.kind === 'plane',
		coasts = coastsOf(board, m);
	const clear = board.spaces.map(s => s.centre.map(n => n * m.k));
	let out = '';
	const lines = coasts.map(c => path(c.ring, true));
	for (const d of lines) {
		out += `<path class="wave w3" d="${d}"/><path class="wave w2" d="${d}"/><path class="wave w1" d="${d}"/>`;
	}
	for (const [i, c] of coasts.entries()) {
		const d = lines[i];
		out +=
			`<path class="shore" stroke="url(#hachure-${board.key})" d="${d}"/>` +
			(board.kind === 'hexes' ? `<path class="shore near" stroke="url(#hachure2-${board.key})" d="${d}"/>` : '') +
			`<path class="land" d="${d}"/>` +
			(c.high ? `<path class="highland" fill="url(#hachure-${board.key})" d="${d}"/>` : '');
		if (!c.name) continue;
		const at = roomiest(m, [c.ring], true, [
			...c.ring.filter(p => p[0] > 0 && p[0] < m.width && p[1] > 0 && p[1] < m.height),
			...clear,
		]);
		const side = Math.min(at.x, m.width - at.x) - 8; // to the edge of the table, which cuts what is longer
		const size = table
			? Math.min(46, Math.round((2.1 * at.room) / c.name.length), Math.floor(side / c.name.length / 0.46))
			: 46;
		if (at.room > 20 && size > 9)
			out +=
				`<text class="country" transform="translate(${Math.round(at.x)} ` +
				`${Math.round(at.y + (12 * size) / 46)}) scale(${size / 46})">${esc(c.name)}</text>`;
	}
	out += tinted(board, m, lines);
	/** @type {Map<string, string>} */ const kinds = new Map(); // a map has hundreds of borders, drawn as one
	for (const s of board.shapes) {
		if (ashore(s) || s.kind === 'name') continue;
		const line = s.line.map(p => p.map(n => n * m.k));
		kinds.set(s.kind, (kinds.get(s.kind) ?? '') + path(line, s.closed));
	}
	for (const [kind, d] of kinds) out += `<path class="shape ${esc(kind)}" d="${d}"/>`;
	if (!coasts.length || table) return out; // on a table ships may come anywhere
	if (board.kind === 'hexes') return `${out}<g class="engraved"></g>`;
	return (
		out +
		serpent(
			roomiest(
				m,
				coasts.map(c => c.ring),
				false,
				[...clear, ...coasts.flatMap(c => c.ring)],
			),
		)
	);
}

/**
 * The washes of a coloured map: those of one tincture as one, on land alone.
 * @param {Board} board
 * @param {Measures} m
 * @param {string[]} coasts as paths
 */
function tinted(board, m, coasts) {
	/** @type {Map<string, string>} */ const by = new Map();
	for (const s of board.spaces) if (s.area) by.set(s.area, (by.get(s.area) ?? '') + (m.at.get(s.id)?.ring ?? ''));
	if (!by.size) return '';
	return (
		`<clipPath id="ashore-${board.key}"><path d="${coasts.join('')}"/></clipPath>` +
		`<g class="washes" clip-path="url(#ashore-${board.key})">` +
		[...by].map(([t, d]) => `<path class="wash ${esc(t)}" d="${d}"/>`).join('') +
		'</g>'
	);
}

/** Roughens a coast a little between its points, always in the same way. @param {number[][]} line */
function smooth(line) {
	const out = [];
	for (let i = 0; i < line.length; i++) {
		const a = line[i],
			b = line[(i + 1) % line.length];
		const n = Math.min(8, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / 14));
		out.push(a);
		for (let j = 1; j < n; j++) {
			const t = j / n,
				r = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + j * 37.719) * 43758.5453;
			const off = (r - Math.floor(r) - 0.5) * 7;
			out.push([a[0] + (b[0] - a[0]) * t + off, a[1] + (b[1] - a[1]) * t - off]);
		}
	}
	return out;
}

/** @param {Board} board @param {Measures} m */
function links(board, m) {
	return board.links
		.map(l => {
			const a = m.at.get(l.from),
				b = m.at.get(l.to);
			if (!a || !b) return '';
			return (
				`<path class="link ${esc(l.kind)}" ` +
				`d="${l.line.length > 2 ? bent(l.line.map(p => p.map(n => n * m.k))) : `M${a.x} ${a.y}L${b.x} ${b.y}`}` +
				'"/>'
			);
		})
		.join('');
}

/** A line through the middles of its legs, without corners. @param {number[][]} line */
function bent(line) {
	const mid = line.slice(1).map((p, i) => [(p[0] + line[i][0]) / 2, (p[1] + line[i][1]) / 2].map(Math.round));
	return (
		`M${line[0].map(Math.round).join(' ')}L${mid[0].join(' ')}` +
		mid
			.slice(1)
			.map((p, i) => `Q${line[i + 1].map(Math.round).join(' ')} ${p.join(' ')}`)
			.join('') +
		`L${line[line.length - 1].map(Math.round).join(' ')}`
	);
}

/** Spaces of one terrain as one wash, so that an area reads as an area. @param {Board} board @param {Measures} m */
function areas(board, m) {
	const by = new Map();
	// Its land is drawn already.
	if (board.kind === 'plane' || board.shapes.some(s => s.kind === 'land' || s.kind === 'coast')) return '';
	for (const s of board.spaces) {
		if (s.outline < 0 || s.terrain === 'sea') continue;
		by.set(s.terrain, (by.get(s.terrain) ?? '') + m.at.get(s.id)?.ring);
	}
	const names = board.kind === 'squares' ? board.shapes.filter(s => s.kind === 'name') : [];
	return (
		[...by].map(([t, d]) => `<path class="area ${esc(t)}" d="${d}"/>`).join('') +
		names
			.map(s =>
				lettered(
					s.name,
					s.line.map(p => p.map(n => n * m.k)),
					board,
					m,
				),
			)
			.join('')
	);
}

/** The frame of a chart: two rules with a scale of light and dark between. @param {Measures} m @param {number} step */
function frame(m, step) {
	const w = m.width,
		h = m.height,
		f = m.frame,
		b = 9;
	const unit = step ? step / 2 : w / Math.round(w / 60);
	let d = '';
	for (let x = 0, i = 0; x < w - 1; x += unit, i++) {
		if (i % 2)
			d +=
				`M${x} ${-b}h${Math.min(unit, w - x)}v${b - 3}h${-Math.min(unit, w - x)}zM${x} ${h + 3}` +
				`h${Math.min(unit, w - x)}v${b - 3}h${-Math.min(unit, w - x)}z`;
	}
	for (let y = 0, i = 0; y < h - 1; y += unit, i++) {
		const u = Math.min(unit, h - y);
		if (i % 2) d += `M${-b} ${y}v${u}h${b - 3}v${-u}zM${w + 3} ${y}v${u}h${b - 3}v${-u}z`;
	}
	return (
		`<path class="scale" d="${d}"/>` +
		[0, 3, b].map(o => `<rect class="rule" x="${-o}" y="${-o}" width="${w + 2 * o}" height="${h + 2 * o}"/>`).join('') +
		`<rect class="rule heavy" x="${-f + 3}" y="${-f + 3}" width="${w + 2 * f - 6}" height="${h + 2 * f - 6}"/>`
	);
}

/**
 * Spaces as they are lit and touched.
 * @param {Space[]} spaces
 * @param {Measures} m
 * @param {boolean} [mapped] they are places on a map of the country, which is seen in them
 */
export function cells(spaces, m, mapped = false) {
	return spaces
		.map(s => {
			const at = /** @type {{x: number, y: number, space: Space, ring: string}} */ (m.at.get(s.id)),
				{ x, y, ring } = at;
			const hidden = `data-id="${esc(s.id)}"`;
			if (ring) return `<g class="space ${esc(s.terrain)}" ${hidden}><path class="cell" d="${ring}"/></g>`;
			const r = mapped ? 34 : halfOf(at);
			const name = mapped
				? `<text class="place below" x="${x}" y="${y + r + 7}">${esc(s.name)}</text>` +
					`<text class="number of" x="${x}" y="${y + r + 43}">${esc(s.label)}</text>`
				: nameOf(at) + (s.terrain === 'port' ? anchor(x, y) : '');
			return (
				`<g class="space ${esc(s.terrain)}" ${hidden}><circle class="cell" cx="${x}" cy="${y}" r="${r}` +
				`"/>${name}</g>`
			);
		})
		.join('');
}

const anchor = (/** @type {number} */ x, /** @type {number} */ y) =>
	`<path class="anchor" d="M${x} ${y - 12}v24m-10 -8q2 9 10 9t10 -9m-15 -10h10M${x} ${y - 12}m-3 -3a3 3 ` +
	'0 1 0 6 0a3 3 0 1 0 -6 0"/>';

/**
 * Letters and numbers of a square grid stand in the frame, not in the squares.
 * @param {Board} board
 * @param {Measures} m
 */
function edgeLetters(board, m) {
	if (board.kind !== 'squares') return '';
	const columns = new Map(),
		rows = new Map();
	for (const s of board.spaces) {
		const { x, y } = /** @type {{x: number, y: number}} */ (m.at.get(s.id));
		columns.set(x, s.label.replace(/\d+/, ''));
		rows.set(y, s.label.replace(/\D+/, ''));
	}
	let out = '';
	for (const [x, t] of columns)
		out +=
			`<text class="edge" x="${x}" y="-15">${esc(t)}</text><text class="edge" x="${x}" y="${m.height + 25}` +
			`">${esc(t)}</text>`;
	for (const [y, t] of rows)
		out +=
			`<text class="edge" x="-21" y="${y + 5}">${esc(t)}</text><text class="edge" x="${m.width + 21}" ` +
			`y="${y + 5}">${esc(t)}</text>`;
	return out;
}
