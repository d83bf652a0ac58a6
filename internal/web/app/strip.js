// The strip beside the chart: wind rose and weather, the other boards, and the
// cartouche with the names of game and scenario and the turn.

import { el, fill, keep, svg } from './dom.js';
import { Margins } from './margins.js';
import { rose } from '../board/rose.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Scene} Scene */

/** Whether the cartouche of a chart of hexes lies on it. */
const upon = matchMedia('(min-width: 1001px), (min-width: 761px) and (orientation: landscape)');

/** How high the strip is below a board, in pixels. */
const below = 168;

/** How long the board rests before the cartouche looks for another place, in milliseconds. */
const rests = 250;

/** Where the cartouche may stand, as shares of the room that it leaves, the best first. */
const stands = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
	[0.5, 0],
	[0.5, 1],
	[0, 0.5],
	[1, 0.5],
];

export class Strip {
	/**
	 * @param {string} name of the game
	 * @param {string} scenario its name
	 * @param {(i: number) => void} onTurn
	 * @param {(id: string) => void} find shows where a thing is
	 */
	constructor(name, scenario, onTurn, find) {
		this.name = name;
		this.scenario = scenario;
		this.onTurn = onTurn;
		this.margins = new Margins(find);
		/** @type {import('../types.d.ts').Chart[]} that may lie beside a chart */ this.charts = [];
		/** @type {Board|undefined} that rests */ this.board = undefined;
		this.wind = el('div.windbox', { role: 'img' });
		this.inset = el('div.inset', {});
		this.cartouche = el('div.cartouche', {});
		this.node = el('div.strip', { role: 'group', 'aria-label': 'Turn' }, this.wind, this.inset, this.cartouche);
	}

	/** @param {Board[]} boards @param {number} active */
	boards(boards, active) {
		fill(
			this.inset,
			...boards.map((b, i) => {
				b.large(i === active);
				if (i === active) return null;
				b.fit();
				return el(
					'div.small',
					{},
					b.node,
					el('button', {
						type: 'button',
						'aria-label': `Turn to ${b.data.name}`,
						title: b.data.name,
						onclick: () => this.onTurn(i),
					}),
				);
			}),
		);
		this.bare();
	}

	/** @param {Scene|null} scene @param {string} key of the large board */
	show(scene, key) {
		const wind = scene?.marks.find(m => m.kind === 'wind' && !m.from && (m.board === key || m.board === ''));
		const weather = scene?.marks.find(m => m.kind === 'weather');
		this.wind.hidden = !wind && !weather;
		this.wind.setAttribute('aria-label', [wind?.label, weather?.label].filter(Boolean).join(', '));
		keep(
			this.wind,
			wind
				? svg('svg', { viewBox: '-104 -108 208 216', class: 'windrose', 'aria-hidden': 'true' }, rose(wind.value))
				: null,
			el('span.wind-name', {}, wind?.label ?? ''),
			el('span.weather', {}, weather?.label ?? ''),
		);
		this.bare();
		this.charts = scene?.charts ?? [];
		if (this.board) this.fringe(this.board);
		keep(
			this.cartouche,
			el('strong', {}, this.name),
			el('em', {}, this.scenario),
			el('span', {}, scene?.turn ?? ''),
			el('span.phase', {}, scene?.phase ?? 'Setting up'),
		);
	}

	/** Lies below a board that is wide enough to leave paper there, else beside it. @param {Board} [board] */
	place(board) {
		const room = this.node.parentElement;
		if (!room || !board) return;
		const fits = () => {
			const height = parseFloat(getComputedStyle(room).gridTemplateRows),
				{ w, h } = board.bounds;
			return (room.clientWidth * (h - 2 * board.m.over)) / w + below <= height;
		};
		room.classList.toggle('wide', board.data.kind !== 'hexes' && fits()); // to measure costs a frame
	}

	/** Looks for a place for the cartouche when the board rests. @param {Board|undefined} board */
	moved(board) {
		clearTimeout(this.timer);
		this.margins.hide();
		this.board = undefined;
		this.timer = window.setTimeout(() => {
			this.settle(board);
			this.board = board;
			this.fringe(board);
		}, rests);
	}

	/**
	 * Puts the cartouche of a chart of hexes on open sea, whole or with the turn only, clear of land, of what
	 * stands there and of arrows; if there is no room, the turn is at the end of the caption.
	 * @param {Board|undefined} board
	 */
	settle(board) {
		const room = this.node.parentElement;
		if (!room) return;
		const lies = board?.data.kind === 'hexes' && room.classList.contains('bare') && upon.matches;
		const stand = (/** @type {string} */ form, x = 0, y = 0) => {
			room.classList.toggle('brief', form === 'brief');
			room.classList.toggle('low', form === 'low');
			this.node.style.translate = form === 'low' || !lies ? '' : `${Math.round(x)}px ${Math.round(y)}px`;
		};
		if (!board || !lies) return stand('whole');
		const taken = board.covered();
		for (const form of ['whole', 'brief']) {
			stand(form);
			const w = this.node.offsetWidth,
				h = this.node.offsetHeight;
			for (const [fx, fy] of stands) {
				const x = fx * (board.wide - w),
					y = fy * (board.high - h);
				if (taken.every(t => t.x + t.w < x || t.x > x + w || t.y + t.h < y || t.y > y + h)) return stand(form, x, y);
			}
		}
		stand('low');
	}

	/** Lays displays on the paper beside the chart, clear of the cartouche. @param {Board|undefined} board */
	fringe(board) {
		const lies = upon.matches && this.node.parentElement?.classList.contains('bare'),
			room = this.margins.sides[0].parentElement?.getBoundingClientRect(),
			own = this.cartouche.getBoundingClientRect();
		if (!lies || !room) return this.margins.hide();
		const east = own.left > room.left + room.width / 2,
			low = own.bottom - room.top > room.height / 2 ? 0 : own.bottom - room.top;
		this.margins.show(board, this.charts, east ? [0, low] : [low, 0]);
	}

	/** If only the cartouche is in the strip, the chart takes its room. */
	bare() {
		this.node.parentElement?.classList.toggle('bare', this.wind.hidden && !this.inset.childElementCount);
	}
}
