// All pieces of the board by side, with a search: each is found on the map.

import { el, fill } from './dom.js';
import { picture } from './tray.js';
import { inWords } from './places.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Piece} Piece */

export class CountersPanel {
	/** @param {(id: string, board: Board) => void} find */
	constructor(find) {
		this.find = find;
		this.side = -1;
		/** @type {Board[]} */ this.boards = [];
		/** @type {string[]} */ this.seats = [];
		this.search = el('input', {
			type: 'search',
			placeholder: 'Name, place or kind',
			'aria-label': 'Search the counters',
			oninput: () => this.list(),
			onkeydown: (/** @type {KeyboardEvent} */ e) => this.key(e),
		});
		this.whose = el('select', {
			'aria-label': 'Whose counters',
			onchange: () => {
				this.side = Number(this.whose.value);
				this.list();
			},
		});
		this.found = el('ul.found-list', { role: 'list' });
		this.node = el(
			'section.counters',
			{ 'aria-label': 'Counters' },
			el('div.row', {}, this.search, this.whose),
			this.found,
		);
	}

	/** @param {Board[]} boards @param {string[]} seats @param {number} own the seat that looks, or -1 */
	show(boards, seats, own) {
		this.boards = boards;
		if (!this.seats.length) {
			this.seats = seats;
			this.side = own;
			fill(
				this.whose,
				...[['-1', 'everybody'], ...seats.map((s, i) => [String(i), s])].map(([value, text]) =>
					el('option', { value, selected: value === String(own) }, text),
				),
			);
		}
		this.list();
	}

	/** Arrows go down the list from the search; Enter finds the first. @param {KeyboardEvent} e */
	key(e) {
		const first = /** @type {HTMLElement|null} */ (this.found.querySelector('button'));
		if (e.key === 'Enter') first?.click();
		else if (e.key === 'ArrowDown') {
			e.preventDefault();
			first?.focus();
		}
	}

	list() {
		const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
		const rows = this.boards
			.flatMap(b =>
				[...b.pieces.values()].map(({ piece }) => {
					const place = b.m.at.get(piece.at)?.space,
						where = place?.name || place?.label || '';
					return { piece, b, where, text: `${inWords(piece)} ${piece.silhouette} ${where}`.toLowerCase() };
				}),
			)
			.filter(r => (this.side < 0 || r.piece.side === this.side) && wanted.every(w => r.text.includes(w)));
		rows.sort((a, b) => a.where.localeCompare(b.where) || a.piece.depth - b.piece.depth);
		fill(
			this.found,
			...rows.map(r =>
				el(
					'li',
					{},
					el(
						'button.finder',
						{
							type: 'button',
							onclick: () => this.find(r.piece.at || r.piece.id, r.b),
							onkeydown: (/** @type {KeyboardEvent} */ e) => step(e),
						},
						picture(r.piece),
						el('span', {}, el('b', {}, r.where), ' ', inWords(r.piece)),
					),
				),
			),
			rows.length ? null : el('li.hint', {}, 'No counter matches.'),
		);
	}
}

/** Up and down the list. @param {KeyboardEvent} e */
function step(e) {
	const li = /** @type {HTMLElement} */ (e.currentTarget).parentElement;
	const to = e.key === 'ArrowDown' ? li?.nextElementSibling : e.key === 'ArrowUp' ? li?.previousElementSibling : null;
	if (!to) return;
	e.preventDefault();
	e.stopPropagation();
	/** @type {HTMLElement|null} */ (to.querySelector('button'))?.focus();
}
