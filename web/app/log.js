// The log: what happened, in sentences, with dice drawn and the case as a link.

import { el } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').Line} Line @typedef {import('../types.d.ts').Throw} Throw */

const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A bone die. @param {number} face @param {number} sides */
export function die(face, sides) {
	const label = String(face);
	if (sides !== 6 || !pips[face]) return el('span.die.plain', { 'aria-label': label }, label);
	const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	box.setAttribute('viewBox', '0 0 30 30');
	box.setAttribute('class', 'die');
	box.setAttribute('role', 'img');
	box.setAttribute('aria-label', label);
	box.innerHTML = '<rect x="1.5" y="1.5" width="27" height="27" rx="6"/>' +
		pips[face].map(i => `<circle cx="${7.5 + (i % 3) * 7.5}" cy="${7.5 + Math.floor(i / 3) * 7.5}" r="2.7"/>`).join('');
	return box;
}

/** @param {Throw} t */
export function throwLine(t) {
	const sides = Number(t.dice.split('d')[1] ?? 0);
	return el('span.throw', { title: t.typed ? 'thrown by hand' : 'thrown by the house' },
		...(t.drawn ? [el('span.chit', {}, t.drawn)] : t.faces.map(f => die(f, sides))));
}

export class LogPanel {
	/** @param {(step: number) => void} onStep */
	constructor(onStep) {
		this.onStep = onStep;
		this.list = el('ol.log', { 'aria-label': 'Log' });
		this.live = el('div.unseen', { role: 'status', 'aria-live': 'polite' });
		this.node = el('section.logbox', {}, this.list, this.live);
		this.turn = -1;
		this.phase = '';
	}

	/** @param {Line[]} lines */
	add(lines) {
		const low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
		for (const l of lines) {
			if (l.turn !== this.turn || l.phase !== this.phase) {
				if (l.phase) this.list.append(el(l.turn !== this.turn ? 'li.turn' : 'li.phase', {}, l.turn !== this.turn ? `Turn ${l.turn} · ${l.phase}` : l.phase));
				this.turn = l.turn;
				this.phase = l.phase;
			}
			this.list.append(el(`li.line.${l.kind}`, { data: { step: String(l.step) } },
				...l.throws.map(throwLine),
				el('button.text', { type: 'button', onclick: () => this.onStep(l.step), title: 'See the board as it was then' }, l.text),
				' ', ruleLink(l.rule)));
		}
		this.live.textContent = lines.map(l => l.text).join(' ');
		if (low) this.list.scrollTop = this.list.scrollHeight;
	}

	clear() { this.list.replaceChildren(); this.turn = -1; this.phase = ''; }

	/** Marks the line one is looking at. @param {number} step 0 for the present */
	mark(step) {
		for (const li of this.list.querySelectorAll('.line')) li.classList.toggle('seen', step > 0 && Number(/** @type {HTMLElement} */ (li).dataset.step) <= step);
	}
}
