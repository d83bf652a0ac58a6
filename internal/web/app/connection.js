// Whether the line to the server is there, and what waits for it.

import { el, fill } from './dom.js';

/** @typedef {import('./outbox.js').Outbox} Outbox @typedef {import('./seat.js').SeatLine} SeatLine */

export class Connection {
	/** @param {SeatLine[]} hands @param {Outbox} outbox */
	constructor(hands, outbox) {
		this.hands = hands;
		this.outbox = outbox;
		this.node = el('div.ribbon', { role: 'status' });
	}

	show() {
		const { hands, outbox } = this,
			down = hands.some(h => !h.up),
			late = hands.some(h => h.late);
		if (!down) outbox.back();
		this.node.classList.toggle('up', down || late || outbox.waits);
		if (hands.some(h => h.gone))
			fill(
				this.node,
				'This link no longer works: it was withdrawn or replaced, or the match was closed. ',
				el('a', { href: '/' }, 'To the front page'),
			);
		else if (!down && !outbox.waits) fill(this.node, late ? 'Updates come late through this network.' : null);
		else
			fill(
				this.node,
				outbox.waits
					? 'Connection lost. Your choice is saved and will be sent when you are reconnected. '
					: 'Connection lost. Your moves are saved; reconnecting…',
				outbox.waits ? el('button', { type: 'button', onclick: () => outbox.drop() }, 'Do not send it') : null,
			);
	}
}
