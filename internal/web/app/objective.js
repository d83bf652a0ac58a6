// What a scenario is about and who wins it, until the seat has made its first choice.

import { el } from './dom.js';
import { narrow } from './sheet.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').Line} Line */

export class Objective {
	/** @param {TableData} d */
	constructor(d) {
		const scenario = d.game.scenarios.find(s => s.key === d.scenario);
		/** Whether there is nothing to say. */ this.silent = !scenario?.about;
		this.node = el(
			'details.objective',
			{ open: !narrow.matches, hidden: true },
			el('summary', {}, scenario?.name ?? ''),
			el('p', { tabIndex: 0 }, scenario?.about ?? ''),
		);
	}

	/** @param {Line[]} lines of the log @param {number} seat that looks @param {boolean} umpire who knows it already */
	show(lines, seat, umpire) {
		this.node.hidden = this.silent || umpire || lines.some(l => l.kind === 'event' && l.seat === seat && l.step > 0);
	}
}
