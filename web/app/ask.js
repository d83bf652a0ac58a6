// The question and its answers: a list that says the same as what is lit on the
// board, numbers by slider and by typing, odds before an attack.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('../types.d.ts').Option} Option @typedef {import('../types.d.ts').View} View */
/** @typedef {{ ask: Ask, option: Option }} Answer */
/** @typedef {{ play: (choice: string) => void, odds: (o: Option) => Promise<HTMLElement|null>, changed: () => void, look: (id: string|null) => void }} Hand */

const reserved = 'g';

export class AskPanel {
	/** @param {Hand} hand */
	constructor(hand) {
		this.hand = hand;
		this.node = el('section.ask', { 'aria-label': 'What you may do' });
		/** @type {Ask[]} */ this.asks = [];
		/** The object chosen on the board, whose options are shown alone. */ this.picked = '';
		/** @type {Option|null} the answer that one more tap commits to */ this.aimed = null;
		this.waits = '';
		/** @type {Set<string>} */ this.shared = new Set();
	}

	/** @param {Ask[]} asks @param {string} waits what is said where there is nothing to answer */
	show(asks, waits) {
		this.asks = asks;
		this.waits = waits;
		this.picked = '';
		this.aimed = null;
		this.draw();
	}

	/** Answers whose place, piece or target is this object. @param {string} id @returns {Answer[]} */
	on(id) {
		return this.all().filter(({ ask, option }) => option.on === id || option.with === id || !option.on && ask.about === id);
	}

	/** @returns {Answer[]} */
	all() { return this.asks.flatMap(ask => ask.options.map(option => ({ ask, option }))); }

	/** Everything that may be clicked. @returns {Set<string>} */
	lit() {
		const shown = this.picked ? this.on(this.picked) : this.all();
		const ids = new Set();
		for (const { ask, option } of shown) {
			if (option.on) ids.add(option.on);
			else if (option.with) ids.add(option.with);
			else if (ask.about && ask.options.length > 1) ids.add(ask.about);
		}
		return ids;
	}

	/** Narrows the list to one object, or widens it again. @param {string} id */
	pick(id) {
		this.picked = id;
		this.aimed = null;
		this.draw();
		this.hand.changed();
	}

	/** Does what an answer wants: numbers, a look at the odds, a second tap, or it is played. @param {Option} o @param {boolean} touch */
	take(o, touch) {
		if (o.spans.some(s => s.step)) { this.aim(o); return; }
		if (this.aimed?.choice === o.choice) { this.hand.play(o.choice); return; }
		if (o.odds || touch && (o.on || o.with)) this.aim(o);
		else this.hand.play(o.choice);
	}

	/** Shows one answer alone, with its odds and numbers, and a button that commits to it. @param {Option} o */
	aim(o) {
		this.aimed = o;
		this.draw();
		this.hand.changed();
	}

	/** One level back; false if there is none. */
	back() {
		if (!this.picked && !this.aimed) return false;
		if (this.aimed) this.aim(/** @type {any} */ (null));
		else this.pick('');
		return true;
	}

	draw() {
		const focused = this.node.contains(document.activeElement);
		if (this.aimed) this.drawAim(this.aimed);
		else if (!this.asks.length) fill(this.node, this.waits ? el('p.prompt', {}, this.waits) : null);
		else {
			const letters = new Set(reserved);
			this.shared = shared(this.asks.flatMap(a => a.options.map(o => o.says)));
			fill(this.node, ...this.asks.map(ask => this.question(ask, letters)),
				this.picked ? el('button.quiet', { type: 'button', onclick: () => this.pick('') }, 'Show everything', el('kbd', {}, 'Esc')) : null);
		}
		if (focused || this.aimed) /** @type {HTMLElement|null} */ (this.node.querySelector('input, button.option'))?.focus({ preventScroll: true });
	}

	/** @param {Ask} ask @param {Set<string>} letters */
	question(ask, letters) {
		const some = ask.options.filter(o => !this.picked || o.on === this.picked || o.with === this.picked || !o.on && ask.about === this.picked);
		const options = some.length ? some : this.picked ? [] : ask.options;
		if (!options.length) return null;
		return el('div.question', {},
			el('p.prompt', {}, ask.prompt, ' ', ruleLink(ask.rule), ask.sealed ? el('span.sealed', {}, 'Secret until both have chosen.') : null),
			el(options.length > 8 ? 'ul.options.many' : 'ul.options', { role: 'list' }, ...options.map(o => el('li', {}, this.button(ask, o, letters)))));
	}

	/** @param {Ask} ask @param {Option} o @param {Set<string>} letters */
	button(ask, o, letters) {
		const letter = letterOf(o.says, letters, this.shared);
		letters.add(letter);
		const at = o.on || o.with || ask.about;
		return el('button.option', {
			type: 'button', data: { choice: o.choice, letter }, onclick: () => this.take(o, false),
			onmouseenter: () => this.hand.look(at), onmouseleave: () => this.hand.look(null), onfocus: () => this.hand.look(at),
			title: o.rule ? `case ${o.rule}` : '',
		}, letter ? el('kbd', { 'aria-hidden': 'true' }, letter) : null, el('span', {}, o.says), o.odds ? el('span.chance', { title: 'its odds are shown first' }, 'odds') : null);
	}

	/** @param {Option} o */
	drawAim(o) {
		const wants = o.spans.map(s => s.min);
		const box = el('div.oddsbox', {}), says = el('span', {});
		const name = () => { let i = 0; const given = wants.filter((_, j) => o.spans[j].step); says.textContent = o.says.replace(/…/g, () => String(given[i++] ?? '…')); };
		name();
		const commit = () => this.hand.play(o.spans.some(s => s.step) ? [o.choice, ...wants].join(' ') : o.choice);
		fill(this.node, el('form.aim', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); commit(); } },
			el('p.prompt', {}, o.says, ' ', ruleLink(o.rule)),
			...o.spans.map((s, i) => s.step ? this.dial(s, n => { wants[i] = n; name(); }) : null),
			el('div.row', {}, el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, 'Enter'), says),
				el('button.option', { type: 'button', onclick: () => this.back() }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Back')), box));
		if (o.odds) this.hand.odds(o).then(n => { if (n) fill(box, n); });
	}

	/** A number by slider and by typing. @param {import('../types.d.ts').Span} s @param {(n: number) => void} set */
	dial(s, set) {
		const given = { min: String(s.min), max: String(s.max), step: String(s.step), value: String(s.min) };
		const slide = el('input', { type: 'range', ...given, 'aria-label': `${s.unit || 'number'}, by slider` });
		const typed = el('input', { type: 'number', ...given, 'aria-label': `${s.unit || 'number'}, typed` });
		slide.oninput = () => { typed.value = slide.value; set(Number(slide.value)); };
		typed.oninput = () => { slide.value = typed.value; set(Number(typed.value)); };
		return el('div.dial', {}, typed, el('span', {}, s.unit), slide, el('span.ends', {}, `${s.min} to ${s.max}`, s.loose ? ', as room allows' : ''));
	}
}

const wordsOf = (/** @type {string} */ says) => says.toLowerCase().split(/[^a-z]+/).filter(Boolean);

/** Words that several answers have. @param {string[]} says */
function shared(says) {
	const seen = new Set(), twice = new Set();
	for (const s of says) for (const w of new Set(wordsOf(s))) (seen.has(w) ? twice : seen).add(w);
	return twice;
}

/** A letter for an answer: first of the words that set it apart. @param {string} says @param {Set<string>} taken @param {Set<string>} common */
function letterOf(says, taken, common) {
	const words = wordsOf(says), own = words.filter(w => !common.has(w));
	return [...own, ...words].map(w => w[0]).concat(...own, ...words).flatMap(w => [...w]).find(c => !taken.has(c)) ?? '';
}
