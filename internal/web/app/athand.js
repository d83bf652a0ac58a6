// Where a thing on the board has several answers, they open beside it: the same
// as the list says.

import { el, fill } from './dom.js';

/** @typedef {import('../board/board.js').Board} Board */

export class AtHand {
	/** @param {import('./ask.js').AskPanel} ask @param {HTMLElement} sea */
	constructor(ask, sea) {
		this.ask = ask;
		this.sea = sea;
		this.node = el('div.athand', { hidden: true, role: 'group', 'aria-label': 'What you can do with it' });
	}

	hide() {
		this.node.hidden = true;
	}

	/** @param {Board|undefined} board */
	show(board) {
		const id = this.ask.picked,
			on = id && !this.ask.aimed ? this.ask.on(id) : [];
		const at = on.length < 2 || on.length > 8 ? null : board?.onScreen(id); // asking for it lays out the page
		if (!at) {
			this.hide();
			return;
		}
		fill(
			this.node,
			...on.map(({ option }) =>
				el(
					'button.option',
					{ type: 'button', tabIndex: -1, onclick: () => this.ask.take(option, false) },
					option.says,
					option.price ? el('span.price', {}, option.price) : null,
				),
			),
		);
		this.node.hidden = false;
		const box = this.sea.getBoundingClientRect(),
			own = this.node.getBoundingClientRect();
		const right = at.x - box.left + 40 + own.width < box.width;
		this.node.style.left = `${Math.max(4, right ? at.x - box.left + 40 : at.x - box.left - 40 - own.width)}px`;
		this.node.style.top = `${Math.max(4, Math.min(at.y - box.top - own.height / 2, box.height - own.height - 4))}px`;
	}
}
