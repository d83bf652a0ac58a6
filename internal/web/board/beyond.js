// Arrows at the edge of a board, each towards a hidden place where something can be done.

import { el } from '../app/dom.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {{ id: string, name: string, x: number, y: number }} Place */
/** @typedef {{ places: Place[], left: number, top: number, turn: number }} Arrow where it stands, in pixels */

/** How far from the edge an arrow stands, and how near two of them may be, in pixels. */
const inset = 20,
	apart = { x: 130, y: 34 };

export class Beyond {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** @type {HTMLButtonElement[]} */ this.all = [];
		/** The arrows that are shown. @type {Arrow[]} */ this.at = [];
		/** What is shown, in words. */ this.shown = '';
		this.node = el('div.beyond', {});
		board.node.append(this.node);
	}

	/** The lit things that are out of sight, each place once. @returns {Place[]} */
	places() {
		const { board } = this,
			{ x, y, w, h } = board.sight,
			edge = 14 * board.away();
		/** @type {Map<string, Place>} */ const by = new Map();
		const add = (/** @type {string} */ id, /** @type {string} */ name, /** @type {{x: number, y: number}} */ p) => {
			if (p.x < x + edge || p.x > x + w - edge || p.y < y + edge || p.y > y + h - edge)
				by.set(name, by.get(name) ?? { id, name, x: p.x, y: p.y });
		};
		const named = (/** @type {string} */ space) => {
			const on = board.m.at.get(space)?.space;
			return on?.name || on?.label || '';
		};
		for (const kept of board.pieces.values())
			if (board.lit.has(kept.piece.id)) add(kept.piece.id, named(kept.piece.at) || kept.piece.name, kept);
		for (const id of board.lit) {
			const p = board.m.at.get(id);
			if (p) add(id, named(id), p);
		}
		return [...by.values()];
	}

	/** Where the arrows stand: overlapping ones are merged. @returns {Arrow[]} */
	arrows() {
		const { wide, high, sight: s } = this.board,
			k = wide / s.w;
		/** @type {Arrow[]} */ const all = [];
		for (const p of this.places()) {
			const dx = (p.x - s.x - s.w / 2) * k,
				dy = (p.y - s.y - s.h / 2) * k,
				by = Math.min((wide / 2 - inset) / Math.abs(dx || 1e-9), (high / 2 - inset) / Math.abs(dy || 1e-9)),
				left = Math.round(wide / 2 + dx * by),
				top = Math.round(high / 2 + dy * by);
			const near = all.find(a => Math.abs(a.left - left) < apart.x && Math.abs(a.top - top) < apart.y);
			if (near) near.places.push(p);
			else all.push({ places: [p], left, top, turn: Math.round((Math.atan2(dy, dx) * 180) / Math.PI) });
		}
		return all;
	}

	/** Draws them for what is in sight and lit now. */
	show() {
		const { board } = this,
			all = board.isLarge && board.wide && board.lit.size ? this.arrows() : [];
		const shown = JSON.stringify(all.map(a => [a.left, a.top, a.turn, a.places.length, a.places[0].id]));
		if (shown === this.shown) return;
		this.shown = shown;
		this.at = all;
		while (this.all.length < all.length) this.all.push(this.button());
		this.all.forEach((button, i) => this.draw(button, all[i]));
	}

	button() {
		const button = /** @type {HTMLButtonElement} */ (
			el('button.arrow', { type: 'button', tabIndex: -1 }, el('span.head', { 'aria-hidden': 'true' }), el('b', {}))
		);
		button.addEventListener('click', e => {
			e.stopPropagation();
			this.board.find(button.dataset.to ?? '');
		});
		for (const kind of ['pointerdown', 'pointerup', 'dblclick'])
			button.addEventListener(kind, e => e.stopPropagation());
		this.node.append(button);
		return button;
	}

	/** @param {HTMLButtonElement} button @param {Arrow|undefined} a */
	draw(button, a) {
		button.hidden = !a;
		if (!a) return;
		const [first, ...rest] = a.places,
			{ wide } = this.board,
			names = a.places.map(p => p.name);
		button.dataset.to = first.id;
		button.title = `Go to ${first.name}`;
		button.setAttribute(
			'aria-label',
			`Go to ${names.slice(0, 3).join(', ')}${rest.length > 2 ? ` and ${rest.length - 2} more places` : ''}`,
		);
		button.classList.toggle('east', a.left > wide / 2);
		button.style.left = `${a.left}px`;
		button.style.top = `${a.top}px`;
		button.style.setProperty('--turn', `${a.turn}deg`);
		const [head, text] = /** @type {HTMLElement[]} */ ([...button.children]);
		head.textContent = '➤';
		text.textContent = rest.length ? String(a.places.length) : wide < 480 ? '' : first.name;
	}
}
