// What stands on a board: pieces kept by key and moved, as they lie from here, in stacks or as discs.

import { isCountry } from './country.js';
import { discOf, lay } from './lay.js';
import { counter, fromAbove } from './pieces.js';
import { looks, steer } from './ships.js';
import { farAway } from './sight.js';
import { piles, seenOf } from './stacks.js';
import { group } from '../app/dom.js';
import { calm, lasting, preference } from '../app/preferences.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('../types.d.ts').Piece} Piece
 */
/** @typedef {{ node: SVGElement, piece: Piece, drawn: string, x: number, y: number, size: number }} Kept */
/**
 * @typedef {{ x: number, y: number, size: number, high: number, deep: boolean, lot: import('./lay.js').Lot|null }} Rest
 */

/** How wide a counter is drawn on a field of hexes, in pixels, by how far away the eye is. */
const tileOf = (/** @type {number} */ away) => (away < farAway ? 58 : away < 3.2 ? 44 : 36);

/**
 * How large counters are drawn at the least, by the kind of board; on others they have one size. On a map of the
 * country they leave it in sight.
 * @param {import('../types.d.ts').Board} data
 */
const leastOf = data =>
	data.kind === 'boxes' && isCountry(data)
		? 0.5
		: /** @type {Record<string, number>} */ ({ boxes: 0.86, hexes: 0.72 })[data.kind];

export class Stand {
	/**
	 * @param {Board} board
	 * @param {SVGGElement} tethers lines from discs to their spaces
	 * @param {SVGGElement} layer
	 */
	constructor(board, tethers, layer) {
		this.board = board;
		this.tethers = tethers;
		this.layer = layer;
		/** @type {Map<string, Kept>} */ this.pieces = new Map();
		/** @type {Map<string, Kept>} the first piece of each id, as of the last scene */ this.first = new Map();
		/** How large counters are drawn, and at the least. */ this.least = leastOf(board.data);
		this.size = this.least ?? 1;
		/** Units to a pixel, in eighths: how far away the eye was when stacks were laid. */ this.eighths = 1;
		/** The lines that are drawn. */ this.tethered = '';
		/** @type {Map<string, import('./stacks.js').Stack[]>} */ this.piles = new Map();
		/** @type {Kept|undefined} the piece that is drawn above its stack */ this.raised = undefined;
		/** How the piles lie from here. @type {import('./lay.js').Lie} */
		this.laid = { lots: new Map(), seats: new Map(), boxes: [], tethers: '' };
	}

	/**
	 * Has these pieces stand on the board: moves what moved, adds what came, removes what went.
	 * @param {Piece[]} all
	 * @param {boolean} rests no motion
	 */
	show(all, rests) {
		const seen = new Set(),
			mine = all.filter(p => this.holds(p));
		this.piles = piles(mine);
		this.lay();
		for (const p of mine.sort((a, b) => b.depth - a.depth)) {
			seen.add(p.key);
			this.put(p, rests);
		}
		for (const [key, kept] of this.pieces) {
			if (seen.has(key)) continue;
			this.pieces.delete(key);
			if (this.board.table?.voyage.lose(kept.node, kept.piece)) continue;
			kept.node.classList.add('gone');
			window.setTimeout(() => kept.node.remove(), rests ? 0 : 400);
		}
		this.first = new Map([...this.pieces.values()].reverse().map(kept => [kept.piece.id, kept]));
		this.lower();
		this.hold();
	}

	/** What can be seen of the state of a piece, or of all on a space. @param {string} id */
	worn(id) {
		const some = [...this.pieces.values()].filter(({ piece }) => piece.id === id || piece.at === id);
		return JSON.stringify(some.map(({ piece }) => [piece.key, piece.numbers, piece.state]));
	}

	/** @param {Piece} p */
	holds(p) {
		return p.at ? this.board.m.at.has(p.at) : this.board.data.kind === 'plane';
	}

	/** Has all stacks lie as there is room for from here. */
	lay() {
		if (this.board.table) return;
		const { width, height } = this.board.m,
			steps = this.board.data.kind !== 'hexes';
		this.laid = lay(this.piles, this.board.m.at, {
			size: this.size,
			away: this.eighths,
			steps,
			loose: this.board.data.kind === 'boxes',
			width,
			height,
		});
		if (this.tethered === this.laid.tethers) return;
		this.tethered = this.laid.tethers;
		this.tethers.innerHTML = this.tethered;
	}

	/**
	 * Where a piece rests, and how: as a counter or a disc, how large, and how many lie in its pile if it is the
	 * uppermost.
	 * @param {Piece} p
	 * @returns {Rest}
	 */
	restOf(p) {
		const on = this.laid.lots.get(p.key);
		if (!on)
			return { x: p.x * this.board.m.k, y: p.y * this.board.m.k, size: this.size, high: 0, deep: false, lot: null };
		const { lot, i, high } = on,
			steps = this.board.data.kind !== 'hexes',
			below = steps ? i : Math.min(i, seenOf - 1),
			lies = steps ? lot.pieces.length : Math.min(lot.pieces.length, seenOf),
			rise = lot.disc ? 0 : (lies - 1 - below) * lot.step;
		return {
			x: lot.x + rise,
			y: lot.y - rise,
			size: lot.size,
			high: steps ? 0 : high,
			deep: lot.disc ? i > 0 : !steps && i >= seenOf,
			lot,
		};
	}

	/**
	 * Draws a piece as a counter or a disc, as it rests.
	 * @param {SVGElement} node @param {Rest} at @param {boolean} open in an open stack
	 */
	wear(node, { lot, deep }, open = false) {
		const disc = Boolean(lot?.disc) && !open,
			had = /** @type {SVGElement|null} */ (node.querySelector(':scope > .disc'));
		node.classList.toggle('deep', deep && !open);
		node.classList.toggle('asdisc', disc);
		node.classList.toggle('slight', Boolean(lot?.slight) && !open);
		if (disc && lot && !deep && had?.dataset.n !== String(lot.n)) {
			had?.remove();
			node.append(group(discOf(lot.pieces[0].side, lot.n)).firstElementChild ?? '');
		}
	}

	/**
	 * Draws a piece if it looks otherwise than it did, unless that can wait. Tells how it looks now, "" if it waits.
	 * @param {SVGElement} node
	 * @param {Piece} p
	 * @param {{x: number, y: number, high: number}} at
	 * @param {Kept} [kept] what there was
	 */
	dress(node, p, at, kept) {
		if (!this.board.printed.shows(at)) return '';
		const drawn = this.board.table ? looks(p) : JSON.stringify(p) + at.high;
		if (kept?.drawn === drawn) return drawn;
		node.innerHTML = this.board.data.kind === 'plane' ? fromAbove(p, this.board.m.k) : counter(p, at.high);
		if (kept) this.board.table?.voyage.wear(node, kept.piece, p);
		return drawn;
	}

	/** @param {Piece} p @param {boolean} still */
	put(p, still) {
		const kept = this.pieces.get(p.key),
			at = this.restOf(p);
		const node = kept?.node ?? group(''),
			drawn = this.dress(node, p, at, kept);
		if (this.board.table) steer(node, p, this.board.m.k);
		/** @type {[string, string][]} */
		const named = [
			['data-id', p.id],
			['data-key', p.key],
			['data-at', p.at],
		];
		for (const [name, value] of named) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
		node.classList.add('piece');
		node.classList.toggle('lit', this.board.lit.has(p.id));
		if (!this.board.table) this.wear(node, at, p.at !== '' && p.at === this.board.fan.space);
		if (!kept || kept.piece.depth !== p.depth || kept.piece.at !== p.at) this.layer.append(node);
		if (!kept) this.board.table?.voyage.come(node);
		this.pieces.set(p.key, kept ?? { node, piece: p, drawn, x: at.x, y: at.y, size: at.size });
		const own = /** @type {Kept} */ (this.pieces.get(p.key));
		const sails = (kept && this.board.table?.voyage.sail(node, kept.piece)) || false;
		if (!this.board.fan.space || p.at !== this.board.fan.space) this.place(own, at, !kept || still || sails);
		if (kept && !still && !sails) this.board.table?.swing(node, kept.piece.heading, p.heading, 420);
		own.piece = p;
		own.drawn = drawn;
	}

	/** Draws the one piece of a stack that is taken up above the others. @param {string} up */
	raise(up) {
		const kept = up && up !== this.first.get(up)?.piece.stack ? this.first.get(up) : undefined,
			stack = kept?.piece.at ? this.on(kept.piece.at) : [],
			one = kept && stack.length > 1 && kept.piece.at !== this.board.fan.space ? kept : undefined;
		if (this.raised === one) return;
		this.lower();
		this.raised = one;
		if (!one) return;
		const top = this.restOf(stack[0].piece),
			off = 0.2 * 84 * this.size;
		this.layer.append(one.node);
		this.wear(one.node, this.restOf(one.piece), true);
		this.place(one, { x: top.x + off, y: top.y - off, size: top.lot?.disc ? this.size : top.size }, true);
	}

	/** Lays the piece that is drawn above its stack back into it. */
	lower() {
		const at = this.raised?.piece.at ?? '';
		this.raised = undefined;
		if (at && at !== this.board.fan.space) this.settle(at);
	}

	/** Lays the pieces of a space as they rest, the uppermost last. @param {string} space */
	settle(space) {
		for (const kept of this.on(space).reverse()) {
			this.layer.append(kept.node);
			const at = this.restOf(kept.piece);
			this.wear(kept.node, at);
			this.place(kept, at, calm());
		}
	}

	/** @param {Kept} kept @param {{x: number, y: number, size: number}} at @param {boolean} still */
	place(kept, { x, y, size }, still) {
		const to = `translate(${x}px, ${y}px) scale(${size})`;
		if (!still && (kept.x !== x || kept.y !== y)) {
			const far = Math.min(600, 250 + Math.hypot(x - kept.x, y - kept.y) * 0.9);
			kept.node.animate([{ transform: `translate(${kept.x}px, ${kept.y}px) scale(${kept.size})` }, { transform: to }], {
				duration: lasting(far),
				easing: 'ease-in-out',
			});
		}
		kept.node.style.transform = to;
		kept.x = x;
		kept.y = y;
		kept.size = size;
	}

	/** Draws counters larger when seen from far away, so that they are still seen, and has them lie as they have room. */
	resize() {
		if (this.board.table || !this.board.wide) return;
		const eighths = Math.max(1, Math.round(this.board.away() * 8)) / 8,
			tile = (this.board.data.kind === 'hexes' ? tileOf(this.board.away()) : 58) * (preference('counters') ? 1.3 : 1),
			size = this.least ? Math.max(this.least, (tile * eighths) / 84) : 1;
		if (size === this.size && eighths === this.eighths) return;
		this.size = size;
		this.eighths = eighths;
		if (this.board.fan.space) this.board.fan.close();
		if (this.board.signs.way) this.board.signs.course(this.board.signs.way);
		this.lay();
		for (const kept of this.pieces.values()) {
			const at = this.restOf(kept.piece);
			this.wear(kept.node, at);
			this.place(kept, at, true);
		}
		this.lower();
		this.raise(this.board.up);
		this.hold();
		this.board.signs.draw();
	}

	/** Whether a piece is drawn as a disc that stands for several. @param {SVGElement} node */
	many(node) {
		const lot = this.laid.lots.get(node.dataset.key ?? '')?.lot;
		return node.matches('.asdisc') && (lot?.n ?? 0) > 1;
	}

	/** Lights the discs on which something may be chosen. */
	hold() {
		for (const { lot, i } of this.laid.lots.values())
			if (i === 0)
				this.pieces
					.get(lot.pieces[0].key)
					?.node.classList.toggle('holds', lot.disc && lot.pieces.some(p => this.board.lit.has(p.id)));
	}

	/** The pieces on a space, the uppermost first. @param {string} space */
	on(space) {
		return [...this.pieces.values()].filter(p => p.piece.at === space).sort((a, b) => a.piece.depth - b.piece.depth);
	}
}
