// A stack that opens under the pointer, and what a click on a stack means.

import { namedWide } from './lay.js';
import { svg } from '../app/dom.js';
import { calm } from '../app/preferences.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./stand.js').Kept} Kept
 * @typedef {import('../types.d.ts').Piece} Piece
 */

/** @typedef {{ x: number, y: number, w: number, h: number }} Box @typedef {{ x: number, y: number }} Spot */
/**
 * @typedef {{ under: Kept, k: number, step: number, foot: number, edges: Spot, ends: Spot }} Room Under is the piece
 * under the pointer, k the size of counters, step how far apart they lie
 */
/** @typedef {{ all: Kept[], side: number, whole: string, says: string }} Heap Whole is what takes all of it, or "" */

/** How high a heading is, in units of a counter's size. */
const headHigh = 26;

/** How long the pointer may be off an open stack before it closes, in milliseconds. */
const leaves = 700;

/** The same while the pointer comes nearer: a slow hand reaches it. */
const comes = 3000;

/** A part of an open stack that takes all of it. @param {Box} box @param {string} at @param {string} all */
const rim = ({ x, y, w, h }, at, all) =>
	svg('rect', { class: 'rim', x, y, width: w, height: h, 'data-at': at, 'data-all': all });

/** The mark by which a counter goes with others. @param {string} key @param {Spot} at @param {number} k */
function tick(key, { x, y }, k) {
	const node = svg('g', { class: 'tick', 'data-key': key });
	node.append(
		svg('title', {}, 'Ticked counters go together'),
		svg('circle', { class: 'about', r: 24 }),
		svg('circle', { r: 13 }),
		svg('path', { d: 'M-6 0l4 5l8 -10' }),
	);
	node.style.transform = `translate(${x - 40 * k}px, ${y - 38 * k}px) scale(${k})`;
	return node;
}

/** @param {string} kind @param {string} says @param {number} x @param {number} y @param {number} size */
function words(kind, says, x, y, size) {
	const text = svg('text', { class: kind, x, y });
	text.style.fontSize = `${size}px`;
	text.textContent = says;
	return text;
}

/**
 * Where everything of an open stack lies: in as many columns as leave the piece under the pointer where it is, if any
 * do.
 * @param {Heap[]} heaps
 * @param {Room} room
 */
function spread(heaps, room) {
	const most = Math.max(...heaps.map(h => h.all.length)),
		n = heaps.reduce((sum, h) => sum + h.all.length, 0),
		best = Math.min(most, Math.max(3, Math.ceil(Math.sqrt(n * 1.4)))),
		wide = Array.from({ length: most }, (_, i) => i + 1).sort((a, b) => Math.abs(a - best) - Math.abs(b - best)),
		tried = wide.map(across => inColumns(heaps, across, room));
	return tried.find(t => t.fits && t.stays) ?? tried.find(t => t.fits) ?? tried[0];
}

/** The same in a number of columns. @param {Heap[]} heaps @param {number} across @param {Room} room */
function inColumns(heaps, across, { under, k, step, foot, edges, ends }) {
	const rows = (/** @type {Heap} */ heap) => Math.ceil(heap.all.length / across);
	/** @type {{ kept: Kept, x: number, y: number }[]} */ const slots = [];
	/** @type {{ heap: Heap, y: number }[]} */ const heads = [];
	let y = 4 * k;
	for (const heap of heaps) {
		if (heap.says) {
			heads.push({ heap, y });
			y += headHigh * k;
		}
		heap.all.forEach((kept, i) => {
			const at = { x: 4 * k + ((i % across) + 0.5) * step, y: y + (Math.floor(i / across) + 0.5) * step };
			slots.push({ kept, ...at });
		});
		y += rows(heap) * step;
	}
	const letters = Math.max(0, ...heads.map(({ heap }) => heap.says.length)),
		w = Math.max(across * step + 8 * k, (letters * 8.4 + 20) * k),
		h = y + 4 * k + foot,
		own = slots.find(s => s.kept === under) ?? slots[0],
		want = { x: under.x - own.x, y: under.y - own.y },
		at = {
			x: Math.max(edges.x, Math.min(want.x, ends.x - w)),
			y: Math.max(edges.y, Math.min(want.y, ends.y - h)),
		},
		near = step / 4;
	return {
		...at,
		w,
		h,
		slots,
		heads,
		rows,
		fits: w <= ends.x - edges.x,
		stays: Math.abs(at.x - want.x) < near && Math.abs(at.y - want.y) < near,
	};
}

export class Fan {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** The space of the open stack, "" if none is open. */ this.space = '';
		/** @type {Heap[]} its stacks */ this.heaped = [];
		/** How far the pointer is off the open stack, in pixels. */ this.off = Infinity;
	}

	/** Whether the open stack lies as it did, among pieces that are to be shown. @param {Piece[]} pieces */
	lies(pieces) {
		const keys = (/** @type {Piece[]} */ some) =>
			some
				.filter(p => p.at === this.space)
				.map(p => `${p.key} ${p.depth}`)
				.sort()
				.join();
		return keys(pieces) === keys([...this.board.pieces.values()].map(p => p.piece));
	}

	/**
	 * Spreads the stacks of a space so that each piece can be read and touched; the one under the pointer, or the top
	 * one, stays where it is if there is room.
	 * @param {string} space
	 * @param {string} [held] the id of the piece under the hand
	 */
	open(space, held) {
		if (this.space === space) return;
		this.close();
		const stack = this.board.stand.on(space),
			at = this.board.m.at.get(space);
		if (stack.length < 2 || !at) return;
		this.space = space;
		this.off = Infinity;
		this.board.called.node.innerHTML = '';
		this.board.node.classList.add('fanned');
		const k = Math.max(this.board.stand.size, ((namedWide + 4) * this.board.away()) / 84), // names are read
			heaps = this.heaps(space, stack),
			step = (heaps.some(h => h.whole) ? 112 : 92) * k, // a rim is wide enough for a click
			says = this.board.lit.has(space) ? this.board.events.says(space) : '',
			{ look: v, bounds: b } = this.board,
			edges = { x: Math.max(v.x, b.x), y: Math.max(v.y, b.y) },
			ends = { x: Math.min(v.x + v.w, b.x + b.w), y: Math.min(v.y + v.h, b.y + b.h) },
			under = stack.find(p => p.piece.id === held) ?? stack[0],
			laid = spread(heaps, { under, k, step, foot: says ? 26 * k : 0, edges, ends });
		const back = svg('rect', {
				class: this.board.lit.has(space) ? 'fan lit' : 'fan',
				x: laid.x,
				y: laid.y,
				width: laid.w,
				height: laid.h,
				rx: 6 * k,
				'data-at': space,
			}),
			rims = svg('g', { class: 'rims' });
		this.board.stand.layer.append(back, rims);
		if (says) rims.append(words('fansays', says, laid.x + laid.w / 2, laid.y + laid.h - 8 * k, 15 * k));
		for (const { heap, y } of laid.heads) {
			const head = { x: laid.x + 4 * k, y: laid.y + y, w: laid.w - 8 * k, h: headHigh * k };
			const body = { ...head, y: head.y + head.h, h: laid.rows(heap) * step };
			if (heap.whole) rims.append(rim(head, space, heap.whole), rim(body, space, heap.whole));
			rims.append(
				words(heap.whole ? 'fanhead whole' : 'fanhead', heap.says, head.x + 6 * k, head.y + head.h * 0.72, 15 * k),
			);
		}
		const ticks = svg('g', { class: 'ticks' });
		for (const { kept, x, y } of laid.slots) {
			const at = { x: laid.x + x, y: laid.y + y, size: k };
			this.board.stand.layer.append(kept.node);
			this.board.stand.wear(kept.node, this.board.stand.restOf(kept.piece), true);
			this.board.stand.place(kept, at, calm());
			if (this.board.events.ticks(kept.piece)) ticks.append(tick(kept.piece.key, at, k));
		}
		this.board.stand.layer.append(ticks);
		this.heaped = heaps;
		this.tick();
	}

	/** Shows which counters go together, and how many. */
	tick() {
		const { stand, events } = this.board,
			ticked = events.ticked(),
			heads = stand.layer.querySelectorAll('.fanhead');
		for (const t of /** @type {NodeListOf<SVGElement>} */ (stand.layer.querySelectorAll('.tick')))
			t.classList.toggle('on', ticked.has(t.dataset.key ?? ''));
		this.heaped
			.filter(heap => heap.says)
			.forEach(({ all, whole }, i) => {
				const pieces = all.map(p => p.piece),
					some = pieces.some(p => ticked.has(p.key));
				if (!heads[i]) return;
				heads[i].textContent = events.heads(pieces, whole);
				heads[i].classList.toggle('some', some);
			});
	}

	/**
	 * The stacks of a space in the order in which they lie there, whichever is pointed at, each under a heading where
	 * there are several or all of one can be taken.
	 * @param {string} space
	 * @param {Kept[]} stack
	 * @returns {Heap[]}
	 */
	heaps(space, stack) {
		/** @type {Map<string, Kept[]>} */ const by = new Map();
		for (const kept of stack) {
			const key = `${kept.piece.side} ${kept.piece.stack}`;
			by.set(key, [...(by.get(key) ?? []), kept]);
		}
		const { events, lit } = this.board;
		return [...by.values()].map(all => {
			const pieces = all.map(p => p.piece),
				own = [pieces[0].stack, pieces.some(p => lit.has(p.id)) ? space : ''].filter(Boolean),
				whole = events.holds(own, true);
			return {
				all,
				side: pieces[0].side,
				whole,
				says: by.size > 1 || whole ? events.heads(pieces, whole) : '',
			};
		});
	}

	/** Closes the open stack. */
	close() {
		const space = this.space;
		this.space = '';
		this.board.node.classList.remove('fanned');
		for (const e of this.board.stand.layer.querySelectorAll('.fan, .rims, .ticks')) e.remove();
		if (space) this.board.stand.settle(space);
	}

	/**
	 * Whether a click on a closed stack opens it: while something is picked up, only to pick up something
	 * else there.
	 * @param {string} space
	 * @param {Kept[]} stack
	 */
	opens(space, stack) {
		return !this.board.events.goes() || (!this.board.lit.has(space) && stack.some(p => this.board.lit.has(p.piece.id)));
	}

	/**
	 * A click that ticks a counter of an open stack, or takes up those that are ticked; whether it was one.
	 * @param {{space: string, rim?: boolean, key?: string, tick?: boolean}} at
	 * @param {boolean} more
	 */
	ticks(at, more) {
		const { events, pieces } = this.board,
			some = events.ticked().size > 0,
			piece = pieces.get(at.key ?? '')?.piece;
		if (at.space !== this.space) return false;
		if (at.rim && some) events.onTicked();
		else if (piece && (at.tick || more || some) && events.ticks(piece)) {
			events.onTick(piece.key);
			this.tick();
		} else return false;
		return true;
	}

	/**
	 * @param {{id: string, space: string}|null} at what the pointer is over
	 * @param {Spot} [where] where on the page; none if it has left the board
	 */
	over(at, where) {
		this.board.events.onLook(at?.id || null, at?.space ?? '');
		this.board.called.hover(at?.space ?? '');
		clearTimeout(this.timer);
		if (!this.space) return;
		const was = this.off;
		this.off = at?.space === this.space ? 0 : this.offBy(where);
		if (this.off) this.timer = window.setTimeout(() => this.close(), this.off < was ? comes : leaves);
	}

	/** How far a place on the page is off the open stack. @param {Spot} [where] */
	offBy(where) {
		const r = this.board.stand.layer.querySelector('.fan')?.getBoundingClientRect();
		if (!r || !where) return Infinity;
		const beyond = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
			Math.max(from - at, 0, at - to);
		return Math.max(1, Math.hypot(beyond(where.x, r.left, r.right), beyond(where.y, r.top, r.bottom)));
	}

	/**
	 * A click: a stack opens before one of its pieces is chosen, and a disc of several before anything is. On bare
	 * ground, and where only the space can be chosen, none opens.
	 * @param {{id: string, space: string, disc?: boolean, rim?: boolean, ground?: boolean, key?: string,
	 * tick?: boolean}} at
	 * @param {boolean} touch
	 * @param {boolean} [more] whether it goes with others
	 */
	tap(at, touch, more = false) {
		this.board.called.hover(at.space); // a finger was not over it before
		if (this.ticks(at, more)) return;
		if (!at.id) return; // what an open stack lies on
		if (at.space !== this.space) this.close();
		const stack = at.space ? this.board.stand.on(at.space) : [];
		const own = stack.find(p => p.piece.key === at.key);
		if (this.board.events.commits(at.space)) {
			this.board.events.onChoose(at.space, touch);
			return;
		}
		const acts = stack.some(p => this.board.lit.has(p.piece.id)),
			heap = stack.some(p => p.piece.id === at.id && p.piece.stack === at.id),
			goes = heap && this.board.events.goes() && this.board.lit.has(at.id), // to what lies there
			place = goes || (this.board.lit.has(at.space) && (at.ground || !acts)); // it is meant, not what lies there
		if (stack.length > 1 && this.space !== at.space && !place && this.opens(at.space, stack)) {
			const lit = stack.filter(p => this.board.lit.has(p.piece.id)),
				whole = lit.some(p => p.piece.id === p.piece.stack); // it goes in parts
			if (at.disc || whole || lit.length !== 1) {
				this.open(at.space, at.id);
				this.board.events.onLook(at.id, at.space);
				return;
			}
			this.board.events.onChoose(lit[0].piece.id, touch);
			return;
		}
		this.board.events.onLook(at.id, at.space);
		const whole = stack.length > 1 && this.space !== at.space && !this.board.lit.has(at.id); // where it goes
		this.board.events.onChoose(
			whole ? at.space : at.id,
			touch,
			this.space === at.space && !at.rim ? own?.piece.key : '',
		);
	}
}
