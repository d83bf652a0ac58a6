// Real dice: you type the results, and the server says which roll and why.

import { facesOf, fit, wants } from './correct.js';
import { capital, el, fill } from './dom.js';
import { ruleLink } from './book.js';
import { throwLine } from './log.js';
import { rollSums } from './odds.js';

/** @typedef {import('../types.d.ts').Need} Need */

export class DicePanel {
	/** @param {(faces: number[]) => void} give @param {() => void} retract */
	constructor(give, retract) {
		this.give = give;
		this.retract = retract;
		this.drawn = '';
		this.node = el('section.dice', { 'aria-label': 'Dice' });
	}

	/**
	 * @param {Need|null} need
	 * @param {string[]} seats
	 * @param {boolean} here whether somebody at this screen types them
	 * @param {boolean} last whether the last dice, although used, may still be corrected here
	 */
	show(need, seats, here, last) {
		const drawn = JSON.stringify([need, here, last]);
		if (drawn === this.drawn) return; // another seat's action must not clear the faces being typed
		this.drawn = drawn;
		if (need) this.ask(need, seats, here);
		else fill(this.node, last ? this.again() : null);
	}

	/** @param {Need} need @param {string[]} seats @param {boolean} here */
	ask(need, seats, here) {
		const who = seats[need.roller] ?? 'the table',
			why = need.lines.map(l =>
				el('p.why', {}, ...l.throws.map(t => throwLine(t, seats)), ' ', l.text, ' ', ruleLink(l.rule)),
			),
			again = need.given && here ? this.again() : null;
		const what = need.call.slice(0, 1).toLowerCase() + need.call.slice(1) + ' ';
		if (!here) {
			const waits = el('p.prompt', { role: 'status' }, `Waiting for ${who} to ${what}`, ruleLink(need.rule));
			fill(this.node, ...why, waits, rollSums(need.sums));
			return;
		}
		const prompt = el(
			'p.prompt',
			{},
			`${seats[need.seat] ? `${seats[need.seat]}: ` : ''}${need.seat >= 0 ? what : capital(what)}`,
			ruleLink(need.rule),
		);
		const head = [prompt, rollSums(need.sums)];
		const form = need.drawn.length ? this.draws(need, head, again) : this.faces(need, head, again);
		fill(this.node, ...why, form);
		/** @type {HTMLElement|null} */ (form.querySelector('input'))?.focus({ preventScroll: true });
	}

	/**
	 * What was drawn, by its name.
	 * @param {Need} need
	 * @param {(HTMLElement|null)[]} head the question, and what the roll depends on
	 * @param {HTMLElement|null} again
	 */
	draws(need, head, again) {
		const names = new Map(need.drawn.map(d => [d.name, d.face]));
		const pick = el(
			'select',
			{ 'aria-label': 'What was drawn' },
			...[...names].map(([name, face]) => el('option', { value: String(face) }, name)),
		);
		return el(
			'form',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					this.give([Number(pick.value)]);
				},
			},
			...head,
			pick,
			el('button.option', { type: 'submit' }, 'Drawn'),
			again,
		);
	}

	/**
	 * Faces, typed or pressed.
	 * @param {Need} need
	 * @param {(HTMLElement|null)[]} head as of draws
	 * @param {HTMLElement|null} again
	 */
	faces(need, head, again) {
		const typed = el('input', {
			inputMode: 'numeric',
			autocomplete: 'off',
			size: 8,
			'aria-label': `${need.dice} faces from 1 to ${need.sides}`,
			oninput: () => typed.setCustomValidity(''),
		});
		const send = () => {
			const faces = facesOf(typed.value, need.sides);
			if (fit(faces, need.dice, need.sides)) this.give(faces);
			else typed.setCustomValidity(wants(need.dice, need.sides)), typed.reportValidity();
		};
		const press = (/** @type {number} */ face) => {
			const so = facesOf(typed.value, need.sides),
				more = so.length < need.dice && fit(so, so.length, need.sides);
			typed.value = [...(more ? so : []), face].join(' ');
			if (facesOf(typed.value, need.sides).length === need.dice) send();
		};
		const keys =
			need.sides <= 10
				? el(
						'span.faces',
						{},
						...Array.from({ length: need.sides }, (_, i) =>
							el('button.option', { type: 'button', onclick: () => press(i + 1) }, String(i + 1)),
						),
					)
				: null;
		return el(
			'form',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					send();
				},
			},
			...head,
			typed,
			el('button.option', { type: 'submit' }, 'Rolled'),
			keys,
			again,
		);
	}

	/** The button to correct the last roll. */
	again() {
		return el('button.quiet', { type: 'button', onclick: () => this.retract() }, 'Correct the last roll');
	}
}
