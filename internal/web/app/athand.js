// Where a thing on the board that is taken up has answers without a place, or a place has several, their verbs open
// beside it.

import { el, fill } from './dom.js';
import { common } from './groups.js';
import { eachNumber } from './numbers.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Option} Option */

/** How many verbs are shown at the most. */
const most = 8;

/** How many letters a sentence may have that stands at the hand whole. */
const brief = 26;

/**
 * What the buttons of some answers say: the answers, if all are brief; else their verbs, or where these are the same,
 * what tells the sentences apart.
 * @param {Option[]} options
 */
export function verbs(options) {
	if (options.every(o => o.says.length <= brief && !o.says.includes('…'))) return options.map(o => o.says);
	const shorts = options.map(o => o.short);
	if (new Set(shorts).size === options.length) return shorts;
	const [head, tail] = common(options.map(o => o.says)).split('…', 2),
		left = options.map(o => o.says.slice(head.length, o.says.length - (tail?.length ?? 0)).trim());
	return left.map((words, i) => words || options[i].says);
}

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
		const { id, options: all } = this.ask.choices(),
			options = eachNumber(all, most).toSorted((a, b) => +(a.verb === 'pass') - +(b.verb === 'pass'));
		const none = !options.length || options.length > most || this.ask.aimed,
			at = none ? null : board?.onScreen(id); // asking for it lays out the page
		if (!at) {
			this.hide();
			return;
		}
		const says = verbs(options);
		fill(
			this.node,
			...options.map((option, i) =>
				el(
					'button.option',
					{
						type: 'button',
						tabIndex: -1,
						title: option.says,
						'aria-label': option.says,
						onclick: () => this.ask.take(option, false),
					},
					says[i],
					option.price ? el('span.price', {}, option.price) : null,
					option.prospect ? el('span.chance', {}, option.prospect) : null,
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
