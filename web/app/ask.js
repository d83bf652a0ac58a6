// The question and its answers: a list that says the same as what is lit on the
// board, numbers by slider and by typing, odds before an attack.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('../types.d.ts').Option} Option @typedef {import('../types.d.ts').View} View */

export class AskPanel {
	/** @param {{ play: (choice: string) => void, odds: (choice: string) => void, onPick: () => void, look: (id: string|null) => void }} hand */
	constructor(hand) {
		this.hand = hand;
		this.node = el('section.ask', { 'aria-label': 'What you may do' });
		/** @type {Ask[]} */ this.asks = [];
		/** The object chosen on the board, whose options are shown alone. */
		this.picked = '';
	}

	/** @param {View} view @param {string[]} seatNames */
	show(view, seatNames) {
		this.asks = view.asks;
		this.view = view;
		this.seatNames = seatNames;
		this.picked = '';
		this.draw();
	}

	/** Options whose piece, place or target is this object. @param {string} id @returns {{ask: Ask, option: Option}[]} */
	on(id) {
		return this.all().filter(({ ask, option }) => option.on === id || (!option.on && ask.about === id) || option.with === id);
	}

	all() { return this.asks.flatMap(ask => ask.options.map(option => ({ ask, option }))); }

	/** Everything that may be clicked. */
	lit() {
		const ids = new Set();
		for (const { ask, option } of this.all()) {
			if (option.on) ids.add(option.on);
			else if (option.with) ids.add(option.with);
			else if (ask.about && ask.options.length > 1) ids.add(ask.about);
		}
		return ids;
	}

	/** Narrows the list to one object. @param {string} id */
	pick(id) {
		this.picked = id;
		this.draw();
		this.hand.onPick();
	}

	draw() {
		const v = this.view;
		if (!v || v.ended) { fill(this.node); return; }
		if (!this.asks.length) {
			const names = v.waiting.map(s => this.seatNames?.[s]).join(' and ');
			fill(this.node, el('p.prompt', {}, names ? `${names} to decide.` : 'The position is being worked out.'));
			return;
		}
		const parts = this.asks.map(ask => this.question(ask));
		fill(this.node, ...parts, this.picked ? el('button.quiet', { type: 'button', onclick: () => this.pick('') }, 'Show everything') : null);
	}

	/** @param {Ask} ask */
	question(ask) {
		let options = ask.options;
		if (this.picked) {
			const some = options.filter(o => o.on === this.picked || o.with === this.picked || ask.about === this.picked && !o.on);
			if (some.length) options = some;
		}
		const list = el('ul.options', { role: 'list' });
		const letters = new Set();
		const many = options.length > 14 && !this.picked;
		for (const o of many ? folded(options) : options) list.append(el('li', {}, this.button(ask, o, letters)));
		return el('div.question', {},
			el('p.prompt', {}, ask.prompt, ' ', ruleLink(ask.rule), ask.sealed ? el('span.sealed', {}, 'secret until both have chosen') : null),
			list,
			many ? el('p.hint', {}, `${options.length} answers: choose on the board, or type / and a name.`) : null);
	}

	/** @param {Ask} ask @param {Option} o @param {Set<string>} letters */
	button(ask, o, letters) {
		const wants = o.spans.filter(s => s.step);
		const letter = [...o.says.toLowerCase()].find(c => /[a-z]/.test(c) && !letters.has(c)) ?? '';
		letters.add(letter);
		const b = el('button.option', {
			type: 'button', data: { choice: o.choice, letter },
			onclick: () => wants.length ? this.dial(b, o) : this.hand.play(o.choice),
			onmouseenter: () => this.hand.look(o.on || o.with || ask.about), onmouseleave: () => this.hand.look(null),
			onfocus: () => this.hand.look(o.on || o.with || ask.about),
			title: o.rule ? `case ${o.rule}` : '',
		}, letter ? el('kbd', {}, letter) : null, el('span', {}, o.says));
		return b;
	}

	/** Asks for the numbers of an option. @param {HTMLElement} under @param {Option} o */
	dial(under, o) {
		const wants = o.spans.filter(s => s.step);
		const numbers = wants.map(s => s.min);
		const form = el('form.dial', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); this.hand.play([o.choice, ...numbers].join(' ')); } });
		wants.forEach((s, i) => {
			const slide = el('input', { type: 'range', min: s.min, max: s.max, step: s.step, value: s.min, 'aria-label': s.unit || 'number' });
			const typed = el('input', { type: 'number', min: s.min, max: s.max, step: s.step, value: s.min, 'aria-label': s.unit || 'number' });
			slide.oninput = () => { typed.value = slide.value; numbers[i] = Number(slide.value); };
			typed.oninput = () => { slide.value = typed.value; numbers[i] = Number(typed.value); };
			form.append(el('label', {}, slide, typed, s.unit));
		});
		form.append(el('button.option', { type: 'submit' }, o.says));
		under.after(form);
		/** @type {HTMLElement|null} */ (form.querySelector('input'))?.focus();
	}
}

/** Of a long list, the answers that name no place: the rest are chosen on the board. @param {Option[]} options */
function folded(options) {
	const rest = options.filter(o => !o.on);
	return rest.length ? rest : options.slice(0, 6);
}
