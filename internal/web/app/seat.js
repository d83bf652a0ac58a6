// One seat's (or an observer's) connection to the server: its match, its views as they come, its log from the
// beginning, and what it sends.

import { call, Refused, whole } from './net.js';
import { listen } from './stream.js';

/**
 * @typedef {import('../types.d.ts').Table} TableData
 * @typedef {import('../types.d.ts').View} View
 * @typedef {import('../types.d.ts').Line} Line
 */

/** Whether the link's owner decides at most what his commands are asked. @param {TableData} d */
export const looksOn = d => d.watching || d.mate > 0;

/** The commands of the link's owner, none for a commander. @param {TableData} d @param {View} v */
const commandsOf = (d, v) => v.team.find(m => m.number === d.mate)?.commands ?? [];

/**
 * Which questions of a view are for the link's owner: for a team-mate, those of his commands.
 * @param {TableData} d @param {View} v
 */
export function asksOf(d, v) {
	if (!d.mate) return v.asks;
	const keys = commandsOf(d, v);
	return v.asks.flatMap(a => {
		const options = a.options.filter(o => keys.includes(o.command || a.command));
		return options.length === a.options.length ? a : options.length ? { ...a, options, plan: [], beside: null } : [];
	});
}

export class SeatLine {
	/** @param {string} token */
	constructor(token) {
		this.token = token;
		/** @type {(s: SeatLine, fresh: Line[], known: boolean) => void} */ this.onView = () => {};
		/** @type {(up: boolean) => void} */ this.onLine = () => {};
		/** Whether the server is connected. */ this.up = true;
		/** Whether updates come only as the page asks for them. */ this.late = false;
		/** Whether the link no longer works. */ this.gone = false;
		/** @type {Line[]} the log from the beginning */ this.lines = [];
		/** What the seat is asked, for any member of its team. @type {View['asks']} */ this.every = [];
	}

	async open() {
		/** @type {TableData} */ this.table = await call(`/api/m/${this.token}`);
		/** @type {View} */ this.view = this.own(this.table.view);
		this.lines = this.view.lines;
		return this.table;
	}

	/** A view as it is for the link's owner. @param {View} v */
	own(v) {
		this.every = v.asks;
		v.asks = asksOf(this.data, v);
		if (!this.data.mate) return v;
		v.retype = false;
		v.back.free &&= commandsOf(this.data, v).includes(v.back.command);
		if (v.need) v.need.yours = false;
		return v;
	}

	/** The match, once open. */
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
			() => this.every,
			v => this.take(v),
			(up, late) => {
				this.up = up;
				this.late = late;
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
		const was = this.now;
		if (v.at < was.at) return;
		const fresh = v.lines.filter(l => l.step > was.at);
		this.lines = this.lines.concat(fresh);
		this.view = this.own(v);
		const rest = (/** @type {View} */ of) => JSON.stringify({ ...of, here: [], lines: [] });
		this.onView(this, fresh, v.at === was.at && !fresh.length && rest(this.view) === rest(was));
	}

	/**
	 * Sends something; the answer's view is taken. What the server refuses is thrown as Refused.
	 * @param {string} what @param {any} body @param {number} [most] how long the answer may take, in
	 * milliseconds
	 * @returns {Promise<any>}
	 */
	async post(what, body, most) {
		const { at, asked } = this.now,
			asks = this.every; // others may come before the answer
		try {
			const answer = await call(`/api/m/${this.token}/${what}`, { at, asked, ...body }, most);
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
