// What is drawn on a board beside its pieces: marks, rings about what the scenario and the question are about, ways.

import { course } from './course.js';
import { drawn } from './marks.js';
import { tableMarks } from './lines.js';
import { esc, group, svg } from '../app/dom.js';

/** @typedef {import('./board.js').Board} Board */

/**
 * A mark in two parts: what lies below the counters, and what stands above them.
 * @param {string} text
 */
function apart(text) {
	const low = group(text),
		high = group('');
	high.append(...low.querySelectorAll('.mark > .words, .aloft'));
	return { low, high };
}

/** Has a layer hold these in their order; those that it holds stay. @param {Element} layer @param {Element[]} wanted */
function only(layer, wanted) {
	const all = new Set(wanted);
	for (const one of [...layer.children]) if (!all.has(one)) one.remove();
	wanted.forEach((one, i) => {
		const there = layer.children[i];
		if (there !== one) layer.insertBefore(one, there ?? null);
	});
}

export class Signs {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		/** The text of the marks that are drawn on a table. */ this.marked = '';
		/** @type {Map<string, {low: Element, high: Element}>} those of a board of spaces, by their text */
		this.kept = new Map();
		/** What marks say, and flags and clocks of what lies below counters, which stand above these. */
		this.said = svg('g', { class: 'mark said' });
		board.above.append(this.said);
		/** @type {string[]} the spaces for which the scenario is fought, until the first choice */ this.objective = [];
		/** Whose seat looks at it. */ this.seat = -1;
		/** What is tinted because it can be reached. */ this.far = '';
		/** The place of the question. */ this.asked = '';
		/** @type {import('../types.d.ts').Way|null} */ this.way = null;
	}

	/** Draws what lies on the board and is not touched. */
	draw() {
		const marks = (this.board.scene?.marks ?? []).filter(m => m.board === this.board.data.key || m.board === '');
		this.board.outcomes.place();
		if (!this.board.table) {
			const seen = marks.filter(m =>
				this.board.printed.shows(
					this.board.placeOf(m.from),
					this.board.placeOf(m.to),
					...m.line.map(p => this.spotOf(p)),
				),
			);
			this.redraw(
				drawn(
					seen,
					this.board.m.k,
					id => this.board.placeOf(id),
					this.board.stand.size,
					this.board.stand.laid.seats,
					this.board.away(),
					this.board.printed.covered,
				),
			);
			return;
		}
		const text = tableMarks(marks, this.board.m.k, id => this.board.placeOf(id));
		if (text !== this.marked) this.board.marks.innerHTML = text;
		this.board.table.voyage.untie();
		this.marked = text;
		this.board.table.eye(this.board.table.seen);
	}

	/** Draws those marks of a board of spaces that are not there yet, and keeps the others. @param {string[]} texts */
	redraw(texts) {
		this.kept = new Map(texts.map(text => [text, this.kept.get(text) ?? apart(text)]));
		const all = [...this.kept.values()];
		only(
			this.board.marks,
			all.map(s => s.low),
		);
		only(
			this.said,
			all.map(s => s.high),
		);
	}

	/** Rings the spaces for which the scenario is fought. @param {string[]} spaces @param {number} seat that looks */
	aims(spaces, seat) {
		this.seat = seat;
		if (spaces.join() === this.objective.join()) return;
		this.objective = spaces;
		this.board.aims.querySelector('.objectives')?.remove();
		const rings = spaces
			.flatMap(id => this.board.m.at.get(id) ?? [])
			.map(p => `<circle cx="${p.x}" cy="${p.y}" r="${this.board.data.kind === 'boxes' ? 52 : 66}"/>`);
		if (rings.length)
			this.board.aims.append(group(`<g class="objectives">${rings.join('')}</g>`).firstElementChild ?? '');
	}

	/** Rings the place of a question on a field of hexes, and names it where its own name is not to be read. */
	ring() {
		const at = this.board.data.kind === 'hexes' ? this.board.m.at.get(this.asked) : undefined,
			away = this.board.away();
		this.board.above.querySelector('.asked')?.remove();
		if (!at || !this.board.wide) return;
		const seat = this.board.stand.laid.seats.get(this.asked),
			name = this.board.printed.reads(this.asked) ? '' : at.space.name || at.space.label,
			y = (seat ? seat.top : at.y - 40) - 8 * away;
		this.board.above.append(
			group(
				`<g class="asked"><circle cx="${at.x}" cy="${at.y}" r="62"/>` +
					(name ? `<text x="${seat?.x ?? at.x}" y="${y}" font-size="${13 * away}">${esc(name)}</text>` : '') +
					'</g>',
			).firstElementChild ?? '',
		);
	}

	/** Marks the place of the question, or none. @param {string} place */
	asks(place) {
		if (place === this.asked) return;
		this.asked = place;
		this.ring();
	}

	/** Draws a way, or none. @param {import('../types.d.ts').Way|null} way */
	course(way) {
		this.way = way;
		this.board.above.querySelector('.way')?.remove();
		const { m, stand, printed } = this.board,
			kept = { names: printed.covered, counters: stand.laid.boxes };
		if (way) this.board.above.prepend(group(course(way, m.at, stand.size, kept)).firstElementChild ?? '');
	}

	/**
	 * Tints the spaces to which what is taken up can go, each with the steps to it; those of one step are lit.
	 * @param {Map<string, number>} places
	 * @param {Set<string>} lit
	 */
	reach(places, lit) {
		const layer = this.board.reaches,
			size = Math.max(18, 11 * this.board.away()),
			far = [...places].filter(([id, n]) => n > 0 && !lit.has(id)),
			text = JSON.stringify([far, size]);
		if (!layer || text === this.far) return;
		this.far = text;
		layer.querySelector('.reach')?.remove();
		const at = far.flatMap(([id, n]) => {
			const p = this.board.m.at.get(id);
			return p ? [{ ...p, n }] : [];
		});
		if (!at.length) return;
		// In a square it stands below what is lettered across the middles of squares, and below a line to the next.
		const foot = this.board.data.kind === 'squares' ? 44 : size,
			steps = at.map(p => `<text x="${p.x}" y="${p.y + foot}">${p.n}</text>`).join('');
		const rings = at.map(p => p.ring).join('');
		layer.prepend(
			group(`<g class="reach" font-size="${size}"><path d="${rings}"/>${steps}</g>`).firstElementChild ?? '',
		);
	}

	/** @param {number[]} p in units of the data */
	spotOf(p) {
		return { x: p[0] * this.board.m.k, y: p[1] * this.board.m.k };
	}
}
