// What a scenario is about and who wins it, until the seat has made its first choice: in words, and on the board.

import { el } from './dom.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').Line} Line */

export class Objective {
	/** @param {TableData} d @param {(space: string) => void} find turns to a space */
	constructor(d, find) {
		const scenario = d.game.scenarios.find(s => s.key === d.scenario);
		/** The spaces for which it is fought. */ this.spaces = scenario?.objective ?? [];
		const named = this.spaces.map(id => [
			id,
			d.boards.flatMap(b => b.spaces).find(s => s.id === id && s.name !== s.label)?.name ?? '',
		]);
		/** Whether there is nothing to say. */ this.silent = !scenario?.about;
		this.name = scenario?.name ?? '';
		/** Whether play has left the beginning that it tells of. */ this.past = false;
		/** The seats that have chosen. @type {Set<number>} */ this.begun = new Set();
		this.node = el(
			'details.objective',
			{ open: !d.study && matchMedia('(min-width: 1001px) and (min-height: 821px)').matches, hidden: true },
			el('summary', {}, scenario?.name ?? ''),
			el('p', { tabIndex: 0 }, scenario?.about ?? ''),
			el(
				'div.row',
				{},
				...named
					.filter(([, name]) => name)
					.map(([id, name]) =>
						el('button.quiet', { type: 'button', onclick: () => find(id) }, `Show ${name.replace(/ \(.*\)$/, '')}`),
					),
			),
		);
	}

	/** Dice have fallen since the beginning: what it tells of may be over, and folds under a name that says so. */
	passed() {
		this.past = true;
		this.node.removeAttribute('open');
		const head = this.node.querySelector('summary');
		if (head) head.textContent = `How it began: ${this.name}`;
	}

	/**
	 * Says it, and which spaces the board rings; none once a choice is made.
	 * @param {Line[]} lines of the log
	 * @param {import('../types.d.ts').View} v of the seat that looks
	 * @param {boolean} idle whether it is of no use
	 */
	show(lines, v, idle) {
		// a pass is a choice, although the log does not show it
		if (v.back.free || lines.some(l => l.kind === 'event' && l.seat === v.seat && l.step > 0)) this.begun.add(v.seat);
		if (!this.past && lines.some(l => l.step > 0 && l.throws.length)) this.passed();
		this.node.hidden = this.silent || idle || this.begun.has(v.seat);
		return this.node.hidden ? [] : this.spaces;
	}
}
