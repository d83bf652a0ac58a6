// A stack that opens under the pointer, and what a click on a stack means.

import { namedWide } from './lay.js';
import { svg } from '../app/dom.js';
import { calm } from '../app/preferences.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./stand.js').Kept} Kept
 * @typedef {import('../types.d.ts').Piece} Piece
 */

/** How long the pointer may be off an open stack before it closes, in milliseconds. */
const leaves = 700;

/**
 * Where a row begins so that one of its pieces lies at a place and all of it between two edges: from where, and which
 * piece lies there, the first if it can.
 * @param {number} at
 * @param {number} n pieces
 * @param {number} step between two
 * @param {number} lo
 * @param {number} hi
 */
function begins(at, n, step, lo, hi) {
	const place = Math.min(
		n - 1,
		Math.max(0, Math.ceil((at + (n - 0.5) * step - hi) / step)),
		Math.max(0, Math.floor((at - step / 2 - lo) / step)),
	);
	return { place, from: at - place * step };
}

export class Fan {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** The space of the open stack, "" if none is open. */ this.space = '';
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
	 * Spreads a stack so that each piece can be read and touched; the one under the pointer, or the top one,
	 * stays where it is.
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
		this.board.called.node.innerHTML = '';
		this.board.node.classList.add('fanned');
		const n = stack.length,
			across = Math.min(n, Math.max(3, Math.ceil(Math.sqrt(n * 1.4)))),
			down = Math.ceil(n / across),
			k = Math.max(this.board.stand.size, ((namedWide + 4) * this.board.away()) / 84), // names are read
			wholes = stack.map(({ piece }) => this.board.events.holds([piece.stack, space].filter(Boolean), true)),
			rims = svg('g', { class: 'rims' }),
			step = (wholes.some(Boolean) ? 112 : 92) * k; // a rim is wide enough for a click
		const first = Math.max(
				0,
				stack.findIndex(p => p.piece.id === held),
			),
			stays = stack[first],
			{ look: v, bounds: b } = this.board;
		const x = begins(stays.x, across, step, Math.max(v.x, b.x), Math.min(v.x + v.w, b.x + b.w)),
			y = begins(stays.y, down, step, Math.max(v.y, b.y), Math.min(v.y + v.h, b.y + b.h));
		const own = x.place + y.place * across,
			left = x.from,
			top = y.from;
		const lit = this.board.lit.has(space),
			says = lit ? this.board.events.says(space) : '',
			foot = says ? 26 * k : 0; // what a click on its ground does
		const back = svg('rect', {
			class: lit ? 'fan lit' : 'fan',
			x: left - step / 2 - 4 * k,
			y: top - step / 2 - 2 * k,
			width: across * step + 8 * k,
			height: down * step + 6 * k + foot,
			rx: 6 * k,
			'data-at': space,
		});
		this.board.stand.layer.append(back, rims);
		if (says) {
			const text = svg('text', {
				class: 'fansays',
				x: left + ((across - 1) * step) / 2,
				y: top + (down - 0.5) * step + foot * 0.75,
			});
			text.style.fontSize = `${15 * k}px`;
			text.textContent = says;
			rims.append(text);
		}
		const free = Array.from({ length: n }, (_, i) => i).filter(i => i !== own);
		stack.forEach((kept, i) => {
			const to = i === first ? own : (free.shift() ?? 0);
			this.board.stand.layer.append(kept.node);
			this.board.stand.wear(kept.node, this.board.stand.restOf(kept.piece), true);
			const at = { x: left + (to % across) * step, y: top + Math.floor(to / across) * step, size: k };
			this.board.stand.place(kept, at, calm());
			if (wholes[i])
				rims.append(
					svg('rect', {
						class: 'rim',
						x: at.x - step / 2,
						y: at.y - step / 2,
						width: step,
						height: step,
						'data-at': space,
						'data-all': wholes[i],
					}),
				);
		});
	}

	/** Closes the open stack. */
	close() {
		const space = this.space;
		this.space = '';
		this.board.node.classList.remove('fanned');
		for (const e of this.board.stand.layer.querySelectorAll('.fan, .rims')) e.remove();
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

	/** @param {{id: string, space: string}|null} at what the pointer is over */
	over(at) {
		this.board.events.onLook(at?.id || null, at?.space ?? '');
		this.board.called.hover(at?.space ?? '');
		clearTimeout(this.timer);
		if (this.space && at?.space !== this.space) this.timer = window.setTimeout(() => this.close(), leaves);
	}

	/**
	 * A click: a stack opens before one of its pieces is chosen, and a disc of several before anything is. On bare
	 * ground, and where only the space can be chosen, none opens.
	 * @param {{id: string, space: string, disc?: boolean, rim?: boolean, ground?: boolean, key?: string}} at
	 * @param {boolean} touch
	 */
	tap(at, touch) {
		this.board.called.hover(at.space); // a finger was not over it before
		if (!at.id) return; // what an open stack lies on
		if (at.space !== this.space) this.close();
		const stack = at.space ? this.board.stand.on(at.space) : [];
		const own = stack.find(p => p.piece.key === at.key);
		if (this.board.events.commits(at.space)) {
			this.board.events.onChoose(at.space, touch);
			return;
		}
		const acts = stack.some(p => this.board.lit.has(p.piece.id)),
			place = this.board.lit.has(at.space) && (at.ground || !acts); // it is meant, not what lies there
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
