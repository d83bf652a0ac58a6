// One seat's (or a watcher's) line to the house: its table, its views as they
// come, its log from the beginning, and what it sends.

import { call, listen, Refused, whole } from './net.js';

/**
 * @typedef {import('../types.d.ts').Table} TableData
 * @typedef {import('../types.d.ts').View} View
 * @typedef {import('../types.d.ts').Line} Line
 */

export class SeatLine {
	/** @param {string} token */
	constructor(token) {
		this.token = token;
		/** @type {(s: SeatLine, fresh: Line[]) => void} */ this.onView = () => {};
		/** @type {(up: boolean) => void} */ this.onLine = () => {};
		/** Whether the line to the house is there. */ this.up = true;
		/** Whether the link no longer works. */ this.gone = false;
		/** @type {Line[]} the log from the beginning */ this.lines = [];
	}

	async open() {
		/** @type {TableData} */ this.table = await call(`/api/m/${this.token}`);
		/** @type {View} */ this.view = this.table.view;
		this.lines = this.view.lines;
		return this.table;
	}

	/** The table, once open. */
	get data() {
		return /** @type {TableData} */ (this.table);
	}
	get now() {
		return /** @type {View} */ (this.view);
	}
	/** Whether the seat has something to decide or to roll. */ get wanted() {
		return this.now.asks.length > 0 || Boolean(this.now.need?.yours);
	}

	listen() {
		this.stop?.();
		this.stop = listen(
			this.token,
			() => this.now,
			v => this.take(v),
			up => {
				this.up = up;
				this.onLine(up);
			},
			() => {
				this.gone = true;
				this.onLine(false);
			},
		);
	}

	/** Takes a view that is not older than the one there is. @param {View} v */
	take(v) {
		const had = this.now.at;
		if (v.at < had) return;
		const fresh = v.lines.filter(l => l.step > had);
		this.lines = this.lines.concat(fresh);
		this.view = v;
		this.onView(this, fresh);
	}

	/**
	 * Sends something; the answer's view is taken. What the house refuses is thrown as Refused.
	 * @param {string} what @param {any} body @returns {Promise<any>}
	 */
	async post(what, body) {
		const { at, asks, asked } = this.now; // others may come before the answer
		try {
			const answer = await call(`/api/m/${this.token}/${what}`, { at, asked, ...body });
			if (answer.view) this.take(whole(answer.view, asks));
			return answer;
		} catch (e) {
			if (e instanceof Refused && e.view) this.take(whole(e.view, asks));
			throw e;
		}
	}

	/** @param {string} what @returns {Promise<any>} */
	get(what) {
		return call(`/api/m/${this.token}/${what}`);
	}
}
