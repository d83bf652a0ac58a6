// What a scenario is about and who wins it, until the seat has made its first choice: in words, and on the board.

import { el } from './dom.js';
import { narrow } from './sheet.js';

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
		this.node = el(
			'details.objective',
			{ open: !narrow.matches, hidden: true },
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

	/**
	 * Says it, and which spaces the board rings; none once a choice is made.
	 * @param {Line[]} lines of the log
	 * @param {number} seat that looks
	 * @param {boolean} known or of no use any more
	 */
	show(lines, seat, known) {
		this.node.hidden = this.silent || known || lines.some(l => l.kind === 'event' && l.seat === seat && l.step > 0);
		return this.node.hidden ? [] : this.spaces;
	}
}
