// Choices on their way: if the connection fails a choice is kept, and sent again under the same id when it is
// back, so that the server plays it once.

import { Offline } from './net.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine */

/** How long after a failure to try again, unless the connection is reported back sooner, in milliseconds. */
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
		/**
		 * Ends the wait of a kept choice: sends it again, or drops it. @type {((again: boolean) =>
		 * void)|null}
		 */ this.go = null;
		/** Whether a choice waits for the connection. */ this.waits = false;
	}

	/**
	 * Sends a choice made on the seat's present view. Its answer is null if it was dropped; what the server
	 * refuses is thrown.
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
	 * Waits for the connection, or for the player to cancel.
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

	/** The connection is back: sends what is kept. */
	back() {
		this.go?.(true);
	}

	/** Drops what is kept. */
	drop() {
		this.go?.(false);
	}
}
