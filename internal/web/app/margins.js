// The paper beside a tall chart that is seen whole: displays of the game stand there, as many as there is room for.

import { el, fill } from './dom.js';
import { tabled } from './charts.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Chart} Chart */

/** How wide the paper on one side must be, and how far displays keep from chart and edge, in pixels. */
const least = 170,
	apart = 14;

export class Margins {
	/** @param {(id: string) => void} find shows where a thing is */
	constructor(find) {
		this.find = find;
		this.sides = [
			el('aside.margin.west', { hidden: true, 'aria-label': 'Displays on the left' }),
			el('aside.margin.east', { hidden: true, 'aria-label': 'Displays on the right' }),
		];
	}

	/**
	 * Lays the displays beside a chart that rests, or none if it leaves no paper there.
	 * @param {Board|undefined} board
	 * @param {Chart[]} charts
	 * @param {number[]} below where displays begin on either side, below the cartouche, in pixels
	 */
	show(board, charts, below) {
		const room = board ? paper(board) : [0, 0],
			told = charts.filter(c => c.rows.length && !['account', 'plot', 'shelves', 'cards', 'shop'].includes(c.kind));
		for (const [i, node] of this.sides.entries()) {
			const own = told.filter((_, n) => n % 2 === 1 - i);
			node.hidden = room[i] < least || !own.length;
			if (node.hidden || !board) continue;
			node.style.width = `${room[i] - 2 * apart}px`;
			node.style.top = `${below[i] + apart}px`;
			fill(node, ...own.map(c => tabled(c, this.find)));
		}
	}

	/** Takes the displays away while the chart moves. */
	hide() {
		for (const node of this.sides) node.hidden = true;
	}
}

/** How wide the paper is in the west and in the east of a chart, in pixels. @param {Board} board */
function paper(board) {
	if (board.data.kind !== 'hexes' || !board.isLarge || !board.wide) return [0, 0];
	const { bounds: b, sight: s } = board,
		k = 1 / board.away();
	return [(b.x - s.x) * k, (s.x + s.w - b.x - b.w) * k];
}
