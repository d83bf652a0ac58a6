// Real dice, typed as they fall: the house says which throw and why.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').Need} Need */

export class DicePanel {
	/** @param {(faces: number[]) => void} give @param {() => void} retract */
	constructor(give, retract) {
		this.give = give;
		this.retract = retract;
		this.node = el('section.dice', { 'aria-label': 'Dice' });
	}

	/** @param {Need|null} need @param {string[]} seats */
	show(need, seats) {
		if (!need) { fill(this.node); return; }
		const who = seats[need.seat] ? `${seats[need.seat]}: ` : '';
		if (need.drawn.length) {
			const names = new Map(need.drawn.map((d, i) => [d.name, i + 1]));
			const pick = el('select', { 'aria-label': 'What was drawn' }, ...[...names].map(([name, face]) => el('option', { value: String(face) }, name)));
			fill(this.node, el('form', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); this.give([Number(pick.value)]); } },
				el('p.prompt', {}, `${who}${need.call}. What was drawn?`), pick, el('button.option', { type: 'submit' }, 'Drawn'), this.again(need)));
			return;
		}
		const typed = el('input', { inputMode: 'numeric', autocomplete: 'off', size: 8, 'aria-label': `${need.dice} faces from 1 to ${need.sides}` });
		const send = () => {
			const faces = (typed.value.match(/\d+/g) ?? []).flatMap(w => need.sides < 10 ? [...w].map(Number) : [Number(w)]);
			if (faces.length === need.dice && faces.every(f => f >= 1 && f <= need.sides)) this.give(faces);
			else typed.setCustomValidity(`${need.dice} faces are wanted, from 1 to ${need.sides}`), typed.reportValidity();
		};
		typed.oninput = () => typed.setCustomValidity('');
		const keys = need.dice === 1 && need.sides <= 6 ? el('span.faces', {}, ...Array.from({ length: need.sides }, (_, i) =>
			el('button.option', { type: 'button', onclick: () => this.give([i + 1]) }, String(i + 1)))) : null;
		fill(this.node, el('form', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); send(); } },
			...need.lines.slice(-3).map(l => el('p.why', {}, l.text, ' ', ruleLink(l.rule))),
			el('p.prompt', {}, `${who}${need.call}. Type the result.`),
			typed, el('button.option', { type: 'submit' }, 'Thrown'), keys, this.again(need)));
		typed.focus();
	}

	/** What was typed wrongly is typed again. @param {Need} need */
	again(need) {
		return need.given ? el('button.quiet', { type: 'button', onclick: () => this.retract() }, 'The last was mistyped') : null;
	}
}
