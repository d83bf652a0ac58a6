// The screen that shows a match: the seats that share it, the one that sits at it now, and where it is drawn.

/** @typedef {import('./seat.js').SeatLine} SeatLine */

export class Screen {
	/**
	 * @param {HTMLElement} root what everything is drawn in
	 * @param {SeatLine[]} hands all seats that share it
	 * @param {SeatLine} hand the one that sits at it
	 * @param {AbortSignal} signal aborted when the table is left
	 */
	constructor(root, hands, hand, signal) {
		this.root = root;
		this.hands = hands;
		this.hand = hand;
		this.signal = signal;
	}

	/** The match. */ get data() {
		return this.hand.data;
	}
	/** What the seat sees now. */ get view() {
		return this.hand.now;
	}
	/** Who the seats are in the scenario. */ get names() {
		return this.data.seats.map(s => s.name);
	}
	get tokens() {
		return this.hands.map(h => h.token);
	}
}
