// What is asked, and which answers name which thing on the board: what is lit, what a click there means.

import { sign } from './numbers.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Scene} Scene
 * @typedef {{ ask: Ask, option: Option }} Answer
 */

/** Whether two values from the server are equal. @param {any} a @param {any} b @returns {boolean} */
export function alike(a, b) {
	if (a === b || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every(k => k in b && alike(a[k], b[k]));
}

/** Whether a choice, with its numbers, gives an answer. @param {Option} option @param {string} choice */
export const gives = (option, choice) => `${choice} `.startsWith(`${option.choice} `);

export class Answers {
	/**
	 * @param {() => Scene|null} scene
	 * @param {(id: string) => boolean} space whether a name is one of a space
	 */
	constructor(scene, space) {
		this.scene = scene;
		this.space = space;
		/** @type {Ask[]} */ this.asks = [];
		/** The object chosen on the board; only its options are shown. */ this.picked = '';
		/** Where it goes or whom it meets, if it can do several things there. */ this.there = '';
	}

	/**
	 * The answer that Enter asks for, and gives when it is pressed once more: it ends a step in which something is left
	 * to do, and nothing else is for Enter.
	 * @returns {Option|undefined}
	 */
	ender() {
		const [ask, ...others] = this.asks;
		if (!ask || others.length || ask.sealed || ask.beside?.usual || this.picked || this.there) return undefined;
		return ask.options.some(o => o.enter) ? undefined : ask.options.find(o => o.ends && !o.on && !o.with);
	}

	/** @returns {Answer[]} */
	all() {
		return this.asks.flatMap(ask => ask.options.map(option => ({ ask, option })));
	}

	/**
	 * Answers whose place, piece or target is this object, first those to what is asked about it.
	 * @param {string} id
	 * @returns {Answer[]}
	 */
	on(id) {
		const all = this.named(id),
			own = all.filter(({ option }) => option.with === id && option.on !== id);
		return own.length && this.space(id) ? own : all;
	}

	/** All answers that name an object. @param {string} id @returns {Answer[]} */
	named(id) {
		return this.asks
			.toSorted((a, b) => Number(b.about === id) - Number(a.about === id))
			.flatMap(ask => ask.options.map(option => ({ ask, option })))
			.filter(
				({ ask, option }) =>
					option.on === id || option.with === id || option.at === id || (!option.on && ask.about === id),
			);
	}

	/**
	 * Answers in which a thing that is picked up goes to another, or meets it.
	 * @param {string} of
	 * @param {string} id
	 */
	both(of, id) {
		return this.of(of).filter(({ option }) => id !== of && [option.on, option.with, option.at].includes(id));
	}

	/**
	 * Answers that the pointer on a thing brings: of what is picked up, if anything is. None gives up what was begun.
	 * @param {string} id
	 */
	meets(id) {
		const all = this.picked && id !== this.picked ? this.both(this.picked, id) : this.on(id);
		return all.filter(a => !a.option.quits);
	}

	/**
	 * Answers that a thing may give: those that name it, and all that are about it.
	 * @param {string} id
	 * @returns {Answer[]}
	 */
	of(id) {
		const all = this.on(id);
		return [...all, ...this.all().filter(a => a.ask.about === id && !all.some(b => b.option === a.option))];
	}

	/** The answers listed for what was picked: all of them, or those at the chosen place. */
	own() {
		return this.there ? this.both(this.picked, this.there) : this.of(this.picked);
	}

	/** Whether a thing on the board can act: it is asked about, or an answer begins with it. @param {string} id */
	acts(id) {
		return (
			id !== '' &&
			this.all().some(
				({ ask, option }) =>
					ask.about === id ||
					option.with === id ||
					(option.on === id && this.stands(id) && !(option.with && this.drawn(option.with)) && !ask.about),
			)
		);
	}

	/** Whether something is asked that a thing has no part in. @param {string|null} id */
	leaves(id) {
		return this.asks.length > 0 && !this.acts(id ?? '');
	}

	/** Whether a thing is a piece on the board. @param {string} id */
	stands(id) {
		return this.scene()?.pieces.some(p => p.id === id || (id !== '' && p.stack === id)) ?? false;
	}

	/** Whether a thing lies on a board, or is a space of it. @param {string} id */
	drawn(id) {
		return this.stands(id) || this.space(id);
	}

	/** Whether the board shows an answer: it names something that lies there. @param {Option} o */
	shown(o) {
		return [o.on, o.with, o.at].some(id => id !== '' && this.drawn(id));
	}

	/**
	 * The thing that shows its verbs beside it, and its answers. @returns {{ id: string, options: Option[] }}
	 */
	choices() {
		const id = this.there || this.picked;
		if (!id) return { id, options: [] };
		const of = this.of(id),
			all = this.there ? this.own() : of.filter(a => this.places(a).every(p => this.under(p)) && !a.option.steered),
			best = all.length && all.every(a => a.option.ends) ? of.filter(a => a.option.likely && !all.includes(a)) : [];
		return { id, options: [...best, ...all].map(a => a.option).filter(o => !o.idle) };
	}

	/** The question what is ordered to a thing, if that is written down until all is sealed. @param {string} id */
	written(id) {
		return this.asks.find(a => a.sealed && a.about === id && id !== this.picked);
	}

	/** Where on the board an answer leads from what is picked up. @param {Answer} answer */
	places({ option }) {
		return [option.on, option.with, option.at].filter(id => id && !this.here(id) && this.drawn(id));
	}

	/** Whether a thing is what is picked up, or its stack or space. @param {string} id */
	here(id) {
		if (id === this.picked) return true;
		const pieces = this.scene()?.pieces ?? [],
			own = this.space(this.picked);
		return pieces.some(p =>
			own ? p.at === this.picked && p.stack === id : p.id === this.picked && [p.stack, p.at].includes(id),
		);
	}

	/**
	 * Whether a thing lies in the pile of what is picked up, where it cannot be clicked. @param {string} id
	 */
	under(id) {
		const pieces = this.scene()?.pieces ?? [],
			of = pieces.find(p => p.id === this.picked);
		return Boolean(of?.stack) && pieces.some(p => p.id === id && p.stack === of?.stack && p.at === of?.at);
	}

	/** Whether an answer is a way to go, by which a piece can be dragged. */
	steers() {
		const length = (/** @type {import('../types.d.ts').Span} */ s) => s.step && sign(s) !== '';
		return this.all().some(({ option }) => option.steered || option.spans.some(length));
	}

	/** Whether a question is the one that seals what the others wrote. @param {Ask} ask */
	final(ask) {
		return ask.sealed && !ask.about && this.asks.length > 1;
	}

	/** Everything that may be clicked. @returns {Set<string>} */
	lit() {
		/** @type {Set<string>} */ const ids = new Set();
		if (this.picked) {
			ids.add(this.picked);
			for (const a of this.of(this.picked)) if (!a.option.idle) for (const id of this.places(a)) ids.add(id);
			return ids;
		}
		for (const { ask, option } of this.all()) {
			if (option.idle || option.vain) continue;
			if (option.on && option.with && option.with !== ask.about && this.drawn(option.with)) {
				ids.add(option.with);
				if (this.stands(option.on) && !this.space(option.on)) ids.add(option.on);
			} else if (option.on) {
				ids.add(option.on);
				if (option.at) ids.add(option.at);
			} else if (option.with) ids.add(option.with);
			else if (option.at) ids.add(option.at);
			else if (ask.about && ask.options.length > 1) ids.add(ask.about);
		}
		return ids;
	}

	/**
	 * Whether other questions only continue these: more of a thing may be bought; a thing that has reached
	 * its place on the board is finished.
	 * @param {Ask[]} asks
	 */
	goesOn(asks) {
		return (
			asks.length === 1 &&
			this.asks.length === 1 &&
			asks[0].prompt === this.asks[0].prompt &&
			asks[0].options.some(o => o.with && o.with === this.picked) &&
			!this.scene()?.pieces.some(p => p.id === this.picked)
		);
	}
}
