// The rule-lawyer's ruler: between any two points of a table, in its own unit and
// as a bearing. It catches the points that rules measure from: bow, stern, the
// middles of the sides, corners; between two ships it tells how far their hulls are.

import { el, svg } from '../app/dom.js';
import { isTroop } from './troops.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('../types.d.ts').Piece} Piece
 * @typedef {{x: number, y: number}} Spot
 */
/** @typedef {Spot & { piece?: Piece, part?: string }} End */

/** How near in pixels a point must be to be caught. */
const near = 12;

/**
 * A place ahead of the middle of a base and to the right of it.
 * @param {Piece} p
 * @param {number} ahead
 * @param {number} right
 * @returns {Spot}
 */
function on(p, ahead, right) {
	const a = (p.heading * Math.PI) / 1800,
		sin = Math.sin(a),
		cos = Math.cos(a);
	return { x: p.x + ahead * sin + right * cos, y: p.y - ahead * cos + right * sin };
}

/** The points of a base that rules measure from. @param {Piece} p @returns {End[]} */
function marksOf(p) {
	const l = p.base[0] / 2,
		w = p.base[1] / 2;
	/** @type {[string, number, number][]} */
	const all = [
		['bow', l, 0],
		['stern', -l, 0],
		['port side', 0, -w],
		['starboard side', 0, w],
		['port bow', l, -w],
		['starboard bow', l, w],
		['port quarter', -l, -w],
		['starboard quarter', -l, w],
		['middle', 0, 0],
	];
	return all.map(([part, ahead, right]) => ({ ...on(p, ahead, right), piece: p, part }));
}

/** @param {Piece} p */
function corners(p) {
	const l = p.base[0] / 2,
		w = p.base[1] / 2;
	return [on(p, l, w), on(p, -l, w), on(p, -l, -w), on(p, l, -w)];
}

/** How far a point lies outside a base. @param {Piece} p @param {Spot} q */
function outside(p, q) {
	const a = (p.heading * Math.PI) / 1800,
		dx = q.x - p.x,
		dy = q.y - p.y;
	const ahead = dx * Math.sin(a) - dy * Math.cos(a),
		right = dx * Math.cos(a) + dy * Math.sin(a);
	return Math.hypot(Math.max(0, Math.abs(ahead) - p.base[0] / 2), Math.max(0, Math.abs(right) - p.base[1] / 2));
}

/** The shortest distance between two bases that do not overlap. @param {Piece} a @param {Piece} b */
export function between(a, b) {
	return Math.min(...corners(a).map(c => outside(b, c)), ...corners(b).map(c => outside(a, c)));
}

/** A millimetre of a table in the units of its board. @param {import('../types.d.ts').Board} data */
export const millimetre = data => (data.scale?.units ?? 1) / (data.scale?.unit === 'in' ? 25.4 : 1);

/**
 * What a ruler from a to b reads, in the units of the board.
 * @param {End} a
 * @param {End} b
 * @param {{ units: number, unit: string }} scale
 */
export function reading(a, b, scale) {
	const dx = b.x - a.x,
		dy = b.y - a.y,
		bearing = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
	const lines = [`${(Math.hypot(dx, dy) / scale.units).toFixed(1)} ${scale.unit} · ${bearing.toFixed(1)}°`];
	if (a.piece) {
		const off = ((bearing - a.piece.heading / 10 + 540) % 360) - 180;
		const [bow, left, right] = isTroop(a.piece) ? ['front', 'the left', 'the right'] : ['bow', 'port', 'starboard'];
		lines.push(`${Math.abs(off).toFixed(1)}° off the ${bow} of ${a.piece.name}, to ${off < 0 ? left : right}`);
	}
	if (a.piece && b.piece && a.piece.key !== b.piece.key) {
		const apart = (between(a.piece, b.piece) / scale.units).toFixed(1),
			what = isTroop(a.piece) ? 'bases' : 'hulls';
		lines.push(Number(apart) ? `${what} ${apart} ${scale.unit} apart` : `${what} touch`);
	} else if (a.part || b.part)
		lines.push(
			[a.part ? `from her ${a.part}` : '', b.part && b.piece ? `to the ${b.part} of ${b.piece.name}` : '']
				.filter(Boolean)
				.join(' '),
		);
	return lines;
}

export class Ruler {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.scale = board.data.scale ?? { units: 1, unit: '' };
		/** @type {End|null} */ this.from = null;
		/** @type {End|null} */ this.to = null;
		this.laid = false;
		this.px = 1;
		/** Where the hand went down. */ this.held = { x: 0, y: 0 };
		this.said = el('span.unseen', { role: 'status' });
		this.press = el(
			'button',
			{
				type: 'button',
				'aria-pressed': 'false',
				title: 'Measure between two points (Shift R)',
				onclick: () => this.turn(),
			},
			'Ruler',
		);
		this.press.hidden = !board.data.scale;
		const take = (/** @type {string} */ name, /** @type {(e: PointerEvent) => void} */ act) =>
			board.node.addEventListener(
				name,
				event => {
					const e = /** @type {PointerEvent} */ (event);
					// any click says that it is not primary
					if (!this.out || (name !== 'click' && e.isPrimary === false)) return;
					e.stopImmediatePropagation();
					act(e);
				},
				{ capture: true },
			);
		take('pointerdown', e => this.down(e));
		take('pointermove', e => this.move(e));
		take('pointerup', e => {
			if (this.to && Math.hypot(e.clientX - this.held.x, e.clientY - this.held.y) > near) {
				this.laid = true;
				this.draw();
			}
		});
		take('click', () => {});
	}

	/** Whether it lies on the table. */
	get out() {
		return this.board.node.classList.contains('measuring');
	}

	/** Takes the ruler up, or lays it away. */
	turn() {
		const out = this.board.node.classList.toggle('measuring');
		this.press.setAttribute('aria-pressed', String(out));
		this.from = this.to = null;
		this.draw();
	}

	/** @param {PointerEvent} e */
	down(e) {
		const at = this.at(e);
		this.held = { x: e.clientX, y: e.clientY };
		if (this.from && !this.laid) {
			this.to = at;
			this.laid = true;
		} else {
			this.from = at;
			this.to = null;
			this.laid = false;
		}
		this.draw();
	}

	/** @param {PointerEvent} e */
	move(e) {
		if (!this.from || this.laid) return;
		this.to = this.at(e);
		this.draw();
	}

	/** One end after the other by the keyboard, at the bow of a ship. @param {string} id */
	put(id) {
		const piece = [...this.board.pieces.values()].find(p => p.piece.id === id)?.piece;
		if (!piece) return;
		const at = marksOf(piece)[0];
		if (this.from && !this.to) this.to = at;
		else {
			this.from = at;
			this.to = null;
		}
		this.laid = !!this.to;
		this.draw();
	}

	/** Where the pointer is, snapped to the nearest point of measurement. @param {PointerEvent} e @returns {End} */
	at(e) {
		const { board } = this,
			p = board.toBoard(e.clientX, e.clientY),
			at = { x: p.x / board.m.k, y: p.y / board.m.k };
		/** @type {End} */ let best = at;
		let least = (near * this.px) / board.m.k;
		for (const { piece } of board.pieces.values()) {
			if (outside(piece, at) > least * 2) continue;
			for (const end of marksOf(piece)) {
				const d = Math.hypot(end.x - at.x, end.y - at.y);
				if (d < least) {
					least = d;
					best = end;
				}
			}
			if (!best.piece && outside(piece, at) === 0) best = { ...at, piece };
		}
		return best;
	}

	/** @param {number} px units to a pixel */
	framed(px) {
		this.px = px;
		this.draw();
	}

	draw() {
		this.board.above.querySelector('.ruler')?.remove();
		const {
			from,
			to,
			px,
			board: {
				m: { k },
			},
		} = this;
		this.said.textContent = '';
		if (!from) return;
		const a = { x: from.x * k, y: from.y * k },
			b = to ? { x: to.x * k, y: to.y * k } : a;
		const lines = to ? reading(from, to, this.scale) : ['to where?'];
		if (to && this.laid) this.said.textContent = lines.join(', ');
		const wide = Math.max(...lines.map(t => t.length)) * 6.7 + 20,
			high = lines.length * 17 + 10;
		const node = svg(
			'g',
			{ class: 'ruler' },
			`<path class="edge" d="M${a.x} ${a.y}L${b.x} ${b.y}"/><path class="ticks" d="${to ? this.ticks(a, b) : ''}"/>` +
				[a, b].map(p => `<circle cx="${p.x}" cy="${p.y}" r="${4 * px}"/>`).join('') +
				`<g transform="translate(${this.inSight({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, wide / 2 + 6, high + 18)}` +
				`)"><g class="even"><rect x="${-wide / 2}" y="${-high - 14}" width="${wide}" height="${high}" ` +
				'rx="3"/>' +
				lines.map((_, i) => `<text y="${-high + 4 + i * 17}"></text>`).join('') +
				'</g></g>',
		);
		node.querySelectorAll('text').forEach((t, i) => {
			t.textContent = lines[i];
		});
		this.board.above.append(node);
	}

	/**
	 * Where the reading stands: at a point, or as near as it can be read.
	 * @param {Spot} at
	 * @param {number} side
	 * @param {number} over pixels
	 */
	inSight(at, side, over) {
		const box = this.board.node.getBoundingClientRect(),
			turned = this.board.table?.turned,
			ends = [this.board.toBoard(box.left, box.top), this.board.toBoard(box.right, box.bottom)];
		const [low, high] = turned ? ends.reverse() : ends,
			room = over * this.px;
		const hold = (/** @type {number} */ v, /** @type {number} */ lo, /** @type {number} */ hi) =>
			Math.max(lo, Math.min(v, hi));
		return (
			`${hold(at.x, low.x + side * this.px, high.x - side * this.px)} ` +
			`${hold(at.y, low.y + (turned ? 0 : room), high.y - (turned ? room : 0))}`
		);
	}

	/**
	 * A tick every inch, or every 10 mm, longer every 6, or every 50, where there is room for them.
	 * @param {Spot} a
	 * @param {Spot} b
	 */
	ticks(a, b) {
		const long = Math.hypot(b.x - a.x, b.y - a.y) || 1,
			one = this.scale.units * this.board.m.k,
			[short, tall] = this.scale.unit === 'in' ? [1, 6] : [10, 50],
			step = short * one > 4 * this.px ? short : tall;
		const ux = (b.x - a.x) / long,
			uy = (b.y - a.y) / long;
		let d = '';
		for (let i = step; i * one < long && step * one > 4 * this.px; i += step) {
			const h = (i % tall ? 4 : 8) * this.px;
			d += `M${a.x + ux * i * one} ${a.y + uy * i * one}l${-uy * h} ${ux * h}`;
		}
		return d;
	}
}
