// Why nothing may be done with a thing, and what the dice may bring: asked of the server when a player wants to know.

import { oddsTable } from './odds.js';
import { whose } from './team.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine @typedef {{ text: string, rule: string }} Why */

export class Whys {
	/** @param {() => SeatLine} hand @param {(id: string, why: Why) => void} refused says a refusal, at the thing */
	constructor(hand, refused) {
		this.hand = hand;
		this.refused = refused;
		/** @type {Map<string, Why|null>} */ this.known = new Map();
	}

	/**
	 * Says why nothing may be done with a thing, and by which case.
	 * @param {string} id
	 * @param {string} of what was taken up
	 */
	async refuse(id, of = '') {
		const why = await this.why(id, of);
		if (why?.text) this.refused(id, why);
	}

	/** @param {string} id @param {string} of @returns {Promise<Why|null>} */
	async why(id, of = '') {
		const hand = this.hand(),
			other = whose(hand, of || id);
		if (other) return { text: `It is ${other}.`, rule: '' };
		const key = `${hand.now.seat} ${hand.now.at} ${id} ${of}`;
		if (!this.known.has(key)) this.known.set(key, await hand.post('why', { on: id, of }).catch(() => null));
		return this.known.get(key) ?? null;
	}

	/** @param {import('../types.d.ts').Option} o */
	async odds(o) {
		const hand = this.hand(),
			t = await hand.get(`odds?choice=${encodeURIComponent(o.choice)}`).catch(() => null);
		return t ? oddsTable(t, hand.now.seat) : null;
	}
}
