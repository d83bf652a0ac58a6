// What a player sends: choices, alone or one after another, the faces of dice, and all else.

import { Refused } from './net.js';
import { Outbox, patience } from './outbox.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine */
/**
 * @typedef {{ hand: () => SeatLine, past: () => boolean, shows: () => boolean, sends: () => void,
 * say: (text: string, rule: string) => void, sent: (choices: string[], played: number) => void, waits: () => void,
 * writes: (of: string) => void, means: (choice: string) => Promise<boolean>,
 * far: (bound: import('./course.js').Bound) => void }} Here
 * The seat that plays, whether the past is looked at, whether one person sees what each seat asks another, what says a
 * sentence; what follows when a choice is sent, has been sent, waits for the line or is written; whether a choice is
 * meant; and what follows when one was stopped on its way to a place.
 */

export class Sending {
	/** @param {Here} here */
	constructor(here) {
		this.here = here;
		/** The view on which an answer is being given, or 0. */ this.playing = 0;
		/** Whether answers are played one after another. */ this.inRow = false;
		/** What choices have named since the step began that is named here. */ this.named = new Set();
		this.step = '';
		/** The prompt of the question whose answer ends it. */ this.ending = '';
		this.outbox = new Outbox(() => here.waits());
	}

	get view() {
		return this.here.hand().now;
	}

	/** Whether something is on its way. */
	get busy() {
		return this.playing === this.view.at || this.outbox.waits;
	}

	/** What has been chosen for in the present step, by name: in the same phase counters are bought, and then moved. */
	get acted() {
		const { scene, asks } = this.view,
			ends = asks.find(a => a.options.some(o => o.ends && !o.on && !o.with));
		if (ends) this.ending = ends.prompt;
		const step = `${scene?.turn} ${scene?.phase} ${this.ending}`;
		if (step !== this.step) this.named.clear();
		this.step = step;
		return this.named;
	}

	/**
	 * Plays choices in one go, which stops where something is thrown or another is asked; how many are left.
	 * @param {...string} choices
	 */
	async play(...choices) {
		return this.inRow ? 0 : this.send(...choices); // what is pressed meanwhile would end a row half way
	}

	/** Plays choices, now or as the next of a row. @param {...string} choices */
	async send(...choices) {
		const at = this.view.at;
		if (this.playing === at || this.here.past()) return 0; // it is on its way: once is enough
		if (choices.length === 1) {
			this.playing = at;
			const meant = await this.here.means(choices[0]);
			this.playing = 0;
			if (!meant) return 0;
		}
		this.here.sends();
		const { acted } = this;
		const answer = await this.once(at, { choices: choices.slice(0, 64) });
		if (!answer) return 0;
		const played = answer.played ?? choices.length;
		for (const name of choices.slice(0, played).flatMap(c => c.split(/[ >]+/))) acted.add(name);
		this.here.sent(choices, played);
		return choices.length - played;
	}

	/**
	 * Writes choices about one thing: in place of what is written about it, or after that; what is not sealed is played.
	 * @param {string} of
	 * @param {boolean} on
	 * @param {string[]} choices
	 * @param {import('./course.js').Bound} [bound] where they lead, for which they are worked out anew if something comes
	 * between
	 */
	async write(of, on, choices, bound) {
		const at = this.view.at;
		if (this.playing === at) return;
		if (!this.view.asks.some(a => a.sealed)) {
			if ((await this.play(...choices)) && bound) this.here.far(bound);
			return;
		}
		this.here.writes(of);
		await this.once(at, on ? { choices } : { anew: of, choices });
	}

	/** Plays on a view, which is answered once. @param {number} at @param {any} body */
	async once(at, body) {
		this.playing = at;
		return this.choice('play', body).finally(() => {
			if (this.playing === at) this.playing = 0;
		});
	}

	/**
	 * Plays one choice after another, until none is left or one is refused.
	 * @param {() => string|undefined} next the next choice in the view as it is then
	 */
	async row(next) {
		if (this.inRow) return;
		this.inRow = true;
		for (let c = next(); c && !this.here.past(); c = next()) {
			const at = this.view.at;
			await this.send(c).catch(() => 0);
			if (this.view.at === at) break;
		}
		this.inRow = false;
	}

	/** Plays choices one after another, until something else is asked. @param {string[]} choices */
	each(choices) {
		const asked = () => this.view.asks.map(a => a.prompt).join(),
			offered = (/** @type {string} */ c) =>
				this.view.asks.some(a => a.options.some(o => c === o.choice || c.startsWith(`${o.choice} `))),
			question = asked(),
			left = [...choices];
		return this.row(() => (left.length && (asked() === question || offered(left[0])) ? left.shift() : undefined));
	}

	/** Gives the answer that the game proposes, as often as answers of its kind are due. @param {number} left */
	likely(left) {
		return this.row(() => {
			const ask = left > 0 ? this.view.asks.find(a => a.left === left) : undefined;
			left--;
			return ask?.options.find(o => o.likely)?.choice;
		});
	}

	/**
	 * Sends a choice, which is kept while the connection is down.
	 * @param {string} what
	 * @param {any} body
	 * @param {SeatLine} [hand]
	 * @returns {Promise<any>} null where it is refused or dropped
	 */
	choice(what, body, hand = this.here.hand()) {
		return this.told(this.outbox.send(hand, what, body));
	}

	/**
	 * Sends anything else.
	 * @param {string} what
	 * @param {any} body
	 * @param {SeatLine} [hand]
	 * @returns {Promise<any>} null where it is refused
	 */
	post(what, body, hand = this.here.hand()) {
		return this.told(hand.post(what, body, body.id && patience));
	}

	/** Says what the server says to something that was sent. @param {Promise<any>} sent */
	async told(sent) {
		try {
			const answer = await sent;
			if (answer?.text && !(answer.asked && this.here.shows())) this.here.say(answer.text, answer.rule ?? '');
			return answer;
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			this.here.say(e.message, e.rule);
			return null;
		}
	}
}
