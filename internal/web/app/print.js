// A match on paper: its whole boards, the log, and the sheets of those who play here.

import { farAway } from '../board/sight.js';
import { el } from './dom.js';
import { papers } from './papers.js';
import { scenarioName } from './seats.js';

/** How wide a page is, in pixels. */
const wide = 960;

/** A board as it stands, all of it in sight. @param {import('../board/board.js').Board} board */
function whole(board) {
	const was = board.look;
	board.fit();
	const all = board.drawing();
	const away = board.look.w / wide;
	all.classList.toggle('far', away > farAway);
	all.style.setProperty('--away', away.toFixed(2));
	board.see(was);
	return all;
}

/** What has happened, each line in one piece and every voyage unfolded. @param {HTMLElement} list */
function told(list) {
	const log = /** @type {HTMLElement} */ (list.cloneNode(true));
	for (const d of log.querySelectorAll('details')) d.open = true;
	for (const b of log.querySelectorAll('button')) b.replaceWith(el('span.text', {}, ...b.childNodes));
	return log;
}

/**
 * @typedef {{ boards: () => import('../board/board.js').Board[], scene: () => import('../types.d.ts').Scene|null,
 * log: () => HTMLElement, sheets: () => Promise<Node[]> }} Shown
 * What is printed: the boards, the scene that stands on them, the log, and the sheets.
 */

export class Print {
	/** @param {import('./screen.js').Screen} screen @param {Shown} shown */
	constructor(screen, shown) {
		this.screen = screen;
		this.shown = shown;
		/** @type {Node[]} */ this.sheets = [];
		const { signal } = screen;
		// The browser's own menu prints it too, without waiting: then without sheets.
		window.addEventListener('beforeprint', () => this.lay(), { signal });
		window.addEventListener('afterprint', () => this.clear(), { signal });
		signal.addEventListener('abort', () => this.clear());
	}

	/** Fetches the sheets, if the game has any, and prints all. */
	async all() {
		this.sheets = this.screen.data.sheets ? await this.shown.sheets().catch(() => []) : [];
		if (!this.screen.signal.aborted) window.print();
	}

	/** Lays out the match, unless something else is printed. */
	lay() {
		if (document.querySelector('.papers')) return;
		const { data, root } = this.screen,
			boards = this.shown.boards(),
			scene = this.shown.scene(),
			called = scenarioName(data),
			many = boards.length > 1,
			head = [data.game.name, scene?.turn, scene?.phase].filter(Boolean).join(' · ');
		this.pages = papers(
			...boards.map(b => el('div.chart', {}, el('h1', {}, many ? `${called}: ${b.data.name}` : called), whole(b))),
			el('div.told', {}, el('h1', {}, called), el('p', {}, head), told(this.shown.log())),
			...this.sheets,
		);
		this.pages.classList.toggle('unspoiled', root.classList.contains('unspoiled'));
	}

	/** Whether the page is laid out for paper, and the match on it hidden. */
	get lies() {
		return Boolean(this.pages?.isConnected);
	}

	/** Puts the pages away. */
	clear() {
		this.pages?.remove();
		this.sheets = [];
	}
}
