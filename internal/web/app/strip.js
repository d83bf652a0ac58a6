// The strip beside the chart: wind rose and weather, the other boards, and the
// cartouche with the names of game and scenario and the turn.

import { el, fill, keep, svg } from './dom.js';
import { rose } from '../board/rose.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Scene} Scene */

/** How high the strip is below a board, in pixels. */
const below = 168;

export class Strip {
	/** @param {string} name of the game @param {string} scenario its name @param {(i: number) => void} onTurn */
	constructor(name, scenario, onTurn) {
		this.name = name;
		this.scenario = scenario;
		this.onTurn = onTurn;
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

	/** Where nothing but the cartouche stands in the strip, the chart takes its room. */
	bare() {
		this.node.parentElement?.classList.toggle('bare', this.wind.hidden && !this.inset.childElementCount);
	}
}
