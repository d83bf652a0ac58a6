// Choices on their way: one that the line does not carry is kept, and sent again when the
// line is back under the same id, so that the house plays it once.

import { Offline } from './net.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine */

/** How long after a failure it is tried again, if nobody says sooner that the line is back, in milliseconds. */
const rest = 2500;

/** How long an answer may take at first, and at most, until a choice is sent again, in milliseconds. */
export const patience = 15_000;
const longest = 120_000;

/** An id for something that may be sent twice and is done once. */
export const newId = () =>
	[...crypto.getRandomValues(new Uint8Array(12))].map(b => b.toString(16).padStart(2, '0')).join('');

export class Outbox {
	/** @param {() => void} changed whether something waits */
	constructor(changed) {
		this.changed = changed;
		/** Ends the wait of what is kept: sends it again, or drops it. @type {((again: boolean) => void)|null} */ this.go =
			null;
		/** Whether a choice waits for the line. */ this.waits = false;
	}

	/**
	 * Sends a choice made on the seat's present view. Its answer is null if it was dropped; what the house refuses is
	 * thrown.
	 * @param {SeatLine} hand
	 * @param {string} what
	 * @param {any} body
	 */
	async send(hand, what, body) {
		const post = { at: hand.now.at, id: newId(), ...body };
		for (let most = patience; ; most = Math.min(2 * most, longest)) {
			try {
				return await hand.post(what, post, most);
			} catch (e) {
				if (!(e instanceof Offline)) throw e;
			}
			if (!(await this.wait())) return null;
		}
	}

	/**
	 * Waits for the line, or for the hand that wants it no more.
	 * @returns {Promise<boolean>} whether it is to be sent again
	 */
	async wait() {
		this.waits = true;
		this.changed();
		const again = await new Promise(go => {
			this.go = go;
			this.timer = window.setTimeout(() => go(true), rest);
		});
		clearTimeout(this.timer);
		this.go = null;
		this.waits = false;
		this.changed();
		return again;
	}

	/** The line is back: what is kept is sent. */
	back() {
		this.go?.(true);
	}

	/** What is kept is not sent. */
	drop() {
		this.go?.(false);
	}
}
