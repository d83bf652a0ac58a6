// The names of what the pointer is on, if counters do not show them.

import { namedWide } from './lay.js';
import { esc, svg } from '../app/dom.js';

/** @typedef {import('./board.js').Board} Board */

/** The names of things, those that are the same counted, the last ones of many left out. @param {string[]} all */
function called(all) {
	/** @type {Map<string, number>} */ const by = new Map();
	for (const name of all) by.set(name, (by.get(name) ?? 0) + 1);
	const names = [...by].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
	return names.length > 7 ? [...names.slice(0, 6), `and ${names.length - 6} more`] : names;
}

export class Called {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.node = svg('g', { class: 'called' });
		board.above.append(this.node);
		/** The hex under the pointer. */ this.under = '';
	}

	/** Draws the hex under the pointer, or none. @param {string} space */
	hover(space) {
		if (space === this.under) return;
		this.under = space;
		this.board.printed.trim();
		this.node.innerHTML = this.board.table || space === this.board.fan.space ? '' : this.of(space);
	}

	/**
	 * The names of what lies on a space, above it, if counters there do not show them. @param {string} space
	 */
	of(space) {
		const seat = this.board.stand.laid.seats.get(space),
			away = this.board.away();
		if (!seat || (seat.size * 84) / away >= namedWide) return '';
		const lots = new Set(
				this.board.stand.on(space).flatMap(({ piece }) => this.board.stand.laid.lots.get(piece.key)?.lot ?? []),
			),
			line = 15 * away,
			names = called(this.board.stand.on(space).map(({ piece }) => piece.name)),
			down = seat.top - this.board.sight.y < (names.length + 1) * line,
			low = Math.max(...[...lots].map(l => l.y)) + 42 * seat.size,
			top = down ? low + line : seat.top - 8 * away - (names.length - 1) * line;
		return names
			.map((name, i) => `<text x="${seat.x}" y="${top + i * line}" font-size="${12.5 * away}">${esc(name)}</text>`)
			.join('');
	}
}
