// Words to the other seat, and notes that nobody else reads: those stay in this browser.

import { el, fill } from './dom.js';

export class TalkPanel {
	/** @param {(text: string) => void} say @param {string} match */
	constructor(say, match) {
		this.said = el('ol.said', { 'aria-live': 'polite' });
		const typed = el('input', { type: 'text', maxLength: 500, placeholder: 'Say something', 'aria-label': 'Say something' });
		const notes = el('textarea', { rows: 6, placeholder: 'Notes of your own; only this browser keeps them', 'aria-label': 'Your notes', value: localStorage.getItem(`notes ${match}`) ?? '' });
		notes.oninput = () => localStorage.setItem(`notes ${match}`, notes.value);
		this.node = el('section.talk', {}, this.said, el('form', {
			onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); if (typed.value.trim()) say(typed.value.trim()); typed.value = ''; },
		}, typed, el('button.option', { type: 'submit' }, 'Say')), notes);
	}

	/** @param {import('../types.d.ts').Line[]} lines all that was said and is new */
	show(lines) { for (const l of lines) this.said.append(el(`li.side-${l.seat}`, {}, l.text)); }
}
