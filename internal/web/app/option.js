// Answers as buttons, each with its key, price, prospect and odds, alone or in groups.

import { capital, el } from './dom.js';
import { parted } from './groups.js';
import { givenIn } from './numbers.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Scene} Scene
 */
/**
 * @typedef {{ scene: () => Scene|null, look: (id: string|null) => void, led: (of: { command?: string }) => string,
 * take: (o: Option) => void, pick: (id: string) => void }} Does what the buttons do, and what they ask for
 */

/** How many answers have a digit as their key. */
const digits = 9;

/** The buttons of one drawing of the panel. What had a key in the last one keeps it. */
export class Buttons {
	/**
	 * @param {Does} does
	 * @param {boolean} picked whether one thing is chosen, whose answers are shown alone
	 * @param {Map<string, number>} keys the digit of each thing in the last drawing
	 */
	constructor(does, picked, keys) {
		this.does = does;
		this.picked = picked;
		this.keys = keys;
		/** @type {Option|undefined} what Enter asks for */ this.ender = undefined;
		/** @type {{ thing: string, kbd: HTMLElement }[]} what may have a digit, in its order */ this.waiting = [];
		/** @type {Set<string>} the digits that are numbers of answers */ this.numbers = new Set();
	}

	/**
	 * The place for the key of an answer. The key of a number is that number.
	 * @param {string} thing what the answer is, whoever is asked
	 * @param {boolean} [main] whether it is the one for Enter
	 * @param {string} [digit] of its number
	 */
	key(thing, main = false, digit = '') {
		const kbd = el('kbd', { 'aria-hidden': 'true' }, '⏎');
		if (main) return kbd;
		if (digit && !this.numbers.has(digit)) {
			this.numbers.add(digit);
			kbd.textContent = kbd.dataset.key = digit;
		} else {
			const same = this.waiting.filter(w => w.thing.split('#')[0] === thing).length;
			this.waiting.push({ thing: same ? `${thing}#${same}` : thing, kbd });
		}
		return kbd;
	}

	/** Gives each answer its digit: the one that it had, if all then stand in the order of their digits. */
	label() {
		const given = this.rising(this.keys) ?? this.rising(new Map()) ?? [];
		this.keys.clear();
		this.waiting.forEach(({ thing, kbd }, i) => {
			if (given[i] > digits) {
				kbd.remove();
				return;
			}
			this.keys.set(thing, given[i]);
			kbd.textContent = kbd.dataset.key = String(given[i]);
		});
	}

	/**
	 * A digit for each answer, higher than the one before it; null if an answer would lose the one that it had.
	 * @param {Map<string, number>} last the digits that they had
	 */
	rising(last) {
		let digit = 0;
		/** @type {number[]} */ const given = [];
		for (const { thing } of this.waiting) {
			const had = last.get(thing);
			if (had && (had <= digit || this.numbers.has(String(had)))) return null;
			digit = had ?? digit + 1;
			while (this.numbers.has(String(digit))) digit++;
			if (last.size && digit > digits) return null;
			given.push(digit);
		}
		return given;
	}

	/**
	 * @param {Ask} ask
	 * @param {Option} o
	 * @param {boolean} [main] whether Enter chooses it
	 * @param {boolean} [keyed] whether it may have a key
	 * @param {[string, string, string]} [parts] what it says, of which a head above it says the first and the last
	 */
	one(ask, o, main = o.likely, keyed = true, parts = ['', sentence(o), '']) {
		const at = o.on || o.with || ask.about;
		return el(
			`button.option${main ? '.main' : ''}${lengthy(parts[1], o) ? '.long' : ''}`,
			{
				type: 'button',
				data: { choice: o.choice, gives: o.quits || o.verb === 'pass' ? 'up' : '' },
				onclick: () => this.does.take(o),
				onmouseenter: () => this.does.look(at),
				onmouseleave: () => this.does.look(null),
				onfocus: () => this.does.look(at),
				title: o.rule ? `case ${o.rule}` : '',
			},
			(keyed && givenIn(o).length < 2) || main ? this.key(thingOf(o), main, givenIn(o)) : null,
			o === this.ender ? el('kbd', { 'aria-hidden': 'true', title: 'press it twice' }, '⏎') : null,
			el('span', {}, ...own(parts), o.command ? this.ledBy(o) : null, this.effect(o)),
			o.price ? el('span.price', {}, o.price) : null,
			o.prospect ? el('span.chance', {}, o.prospect) : null,
			o.odds && o.verb !== 'pass' ? el('span.chance', { title: 'its odds are shown first' }, 'odds') : null,
		);
	}

	/**
	 * Many answers of one kind under one head; those with or on one thing are chosen by it first.
	 * @param {Ask} ask
	 * @param {import('./groups.js').Group} g
	 * @param {boolean} open
	 * @param {boolean} [keyed] whether it may have a key
	 */
	group(ask, g, open, keyed = true) {
		if (g.options.length === 1) return this.one(ask, g.options[0], g.options[0].likely, keyed);
		if (g.by && !this.picked)
			return el(
				'button.option.group',
				{ type: 'button', onclick: () => this.does.pick(g.by) },
				keyed ? this.key(`${g.options[0].verb} ${g.by}`) : null,
				el('span', {}, unbroken(g.name)),
				el('span.chance', {}, String(g.options.length)),
			);
		const lies = open || this.picked;
		return el(
			'details.group',
			{ open: lies },
			el(
				'summary',
				{},
				keyed && !lies ? this.key(`head ${g.name}`) : null,
				g.name,
				el('span.chance', {}, String(g.options.length)),
			),
			this.many(ask, g.options, () => false, lies),
		);
	}

	/**
	 * Many answers under a head that says what they have in common.
	 * @param {Ask} ask
	 * @param {Option[]} options
	 * @param {(o: Option) => boolean} main whether Enter chooses one
	 * @param {boolean} keyed whether they may have keys
	 */
	many(ask, options, main, keyed) {
		const parts = parted(options.map(o => o.says));
		return el(
			'ul.options.many',
			{ role: 'list' },
			...options.map((o, i) => el('li', {}, this.one(ask, o, main(o), keyed, parts?.[i]))),
		);
	}

	/**
	 * Which team-mate leads what is asked about, or what an answer is for. @param {{ command?: string }} of
	 */
	ledBy(of) {
		const by = this.does.led(of);
		return by ? el('small', {}, ` (${by})`) : null;
	}

	/** What the card or chit does that an answer plays. @param {Option} o */
	effect(o) {
		const cards = this.does.scene()?.charts.filter(c => c.kind === 'cards') ?? [],
			does = cards.flatMap(c => c.rows).find(r => r.id && r.id === o.on)?.note;
		return does ? el('small.effect', {}, does) : null;
	}
}

/** What an answer says: what a head above it says for all is only heard. @param {[string, string, string]} parts */
function own([begins, says, ends]) {
	return [
		begins ? el('span.unseen', {}, `${begins} `) : null,
		unbroken(begins ? says : capital(says)),
		ends ? el('span.unseen', {}, ` ${ends}`) : null,
	];
}

/** An answer's words; those that begin with a number to choose have the verb of the short ones. @param {Option} o */
export const sentence = o => (o.says.startsWith('…') ? `${o.short.split(' ')[0]} ${o.says}` : o.says);

/** How many characters of an answer stand beside another in two lines. */
const short = 30;

/** Whether an answer needs the width of the panel. @param {string} says @param {Option} o */
const lengthy = (says, o) => says.length + (o.price ? 8 : 0) + o.prospect.length + (o.odds ? 6 : 0) > short;

/** What an answer is, whoever is asked and whatever its numbers. @param {Option} o */
const thingOf = o => [o.verb, o.on, o.with, o.at].join(' ');

/**
 * A sentence whose open numbers stay on a line with their units.
 * @param {string} says
 */
function unbroken(says) {
	return says.replace(/…(?=[°″])/g, '…\u2060');
}
