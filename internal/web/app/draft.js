// A scenario being composed: its fields, what the server says about them, and every state it was in. Only the
// server knows what is sound.

import { call } from './net.js';
import { put } from './stored.js';

/**
 * @typedef {import('../types.d.ts').Draft} Told
 * @typedef {import('../types.d.ts').DraftFault} DraftFault
 * @typedef {Record<string, any>} Doc
 */

/**
 * How many states can be undone; how long a pause ends one of them, and how long before the server is asked,
 * in milliseconds.
 */
const mostStates = 200,
	oneHand = 1200,
	rest = 250;

/** A scenario without ships. @returns {Doc} */
export const bare = () => ({
	key: 'our-own',
	name: 'A battle of our own',
	about: 'A battle that we have put together.',
	history: 'It never happened.',
	table: [1800, 1200],
	mediterranean: false,
	armada: false,
	moves: 16,
	weather: 'clear',
	night: 'none',
	wind: { from: '0', beaufort: 4 },
	later: 'fixed',
	outright: false,
	'less-lost': true,
	settings: [],
	side: [
		{ key: 'england', name: 'England', nation: 'english', religion: 'christian' },
		{ key: 'spain', name: 'Spain', nation: 'spanish', religion: 'christian' },
	],
	design: [],
	ship: [],
	area: [],
	goal: [
		{
			text: 'the enemy captured, sunk, struck or in retire from action',
			side: 'both',
			ships: 'enemy',
			points: 1,
			any: ['captured', 'sunk', 'struck', 'retiring'],
		},
	],
});

export class Draft {
	/** @param {string} game @param {Doc} doc @param {() => void} changed @param {() => void} checked */
	constructor(game, doc, changed, checked) {
		this.game = game;
		this.changed = changed;
		this.checked = checked;
		this.doc = doc;
		/** @type {Doc[]} */ this.past = [];
		/** @type {Doc[]} */ this.next = [];
		/** What the server said last. @type {Told|null} */ this.told = null;
		/** What the last change was of, such as "ship.2.at", and when it was made. */ this.hand = { of: '', at: 0 };
		this.asked = 0;
		this.timer = 0;
	}

	/**
	 * Changes the fields; quick changes of the same thing are one.
	 * @param {string} of
	 * @param {(doc: Doc) => void} how
	 */
	change(of, how) {
		const now = Date.now();
		if (of !== this.hand.of || now - this.hand.at > oneHand) {
			this.past.push(structuredClone(this.doc));
			if (this.past.length > mostStates) this.past.shift();
		}
		this.hand = { of, at: now };
		this.next = [];
		how(this.doc);
		this.put(this.doc);
	}

	/** Shows other fields, without a state to go back to. @param {Doc} doc */
	put(doc) {
		this.doc = doc;
		put(`build-${this.game}`, JSON.stringify(doc));
		this.changed();
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.check(), rest);
	}

	/** @param {Doc[]} from @param {Doc[]} to */
	step(from, to) {
		const doc = from.pop();
		if (!doc) return;
		to.push(structuredClone(this.doc));
		this.hand = { of: '', at: 0 };
		this.put(doc);
	}

	undo() {
		this.step(this.past, this.next);
	}
	redo() {
		this.step(this.next, this.past);
	}

	/** Has the server read the fields, or a text, whose fields then replace them. @param {string} [text] */
	async check(text) {
		clearTimeout(this.timer);
		const n = ++this.asked;
		/** @type {Told} */
		const told = await call(`/api/games/${this.game}/draft`, text === undefined ? { doc: this.doc } : { text });
		if (n !== this.asked) return;
		if (text !== undefined && told.doc) {
			this.change('file', () => {});
			this.doc = told.doc;
			put(`build-${this.game}`, JSON.stringify(told.doc));
			this.changed();
		}
		this.told = told;
		this.checked();
	}

	/** The value at a path such as "ship.2.at.0". @param {string} path */
	get(path) {
		return path.split('.').reduce((v, key) => v?.[key], /** @type {any} */ (this.doc));
	}

	/** Sets the value at a path; undefined takes the field away. @param {string} path @param {any} value */
	set(path, value) {
		this.change(path, doc => {
			const keys = path.split('.'),
				last = /** @type {string} */ (keys.pop());
			let v = /** @type {any} */ (doc);
			for (const key of keys) v = v[key] ??= {};
			if (value === undefined) delete v[last];
			else v[last] = value;
		});
	}
}
