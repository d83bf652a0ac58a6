// Words to the other seat, and notes that nobody else reads: those stay in this browser.

import { el, fill } from './dom.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Line} Line */

export class TalkPanel {
	/**
	 * @param {(text: string) => void} say
	 * @param {string} match
	 * @param {string[]} seats
	 * @param {boolean} mute those who watch say nothing
	 * @param {HTMLElement|undefined} messages
	 */
	constructor(say, match, seats, mute, messages) {
		this.seats = seats;
		this.said = el('ol.said', { 'aria-label': 'What was said' });
		const typed = el('input', {
			type: 'text',
			maxLength: 500,
			placeholder: 'Say something',
			'aria-label': 'Say something',
		});
		const notes = el('textarea', {
			rows: 6,
			placeholder: 'Private notes, kept only in this browser',
			'aria-label': 'Your notes',
		});
		this.notes = notes;
		this.typed = typed;
		this.match = match;
		this.seat = NaN;
		notes.oninput = () => put(this.key(), notes.value);
		this.node = el(
			'section.talk',
			{ 'aria-label': 'Talk' },
			this.said,
			mute
				? null
				: el(
						'form',
						{
							onsubmit: (/** @type {Event} */ e) => {
								e.preventDefault();
								if (typed.value.trim()) say(typed.value.trim());
								typed.value = '';
							},
						},
						typed,
						el('button.option', { type: 'submit' }, 'Say'),
					),
			messages,
			el('h2', {}, 'Notes'),
			notes,
		);
	}

	/** Whether words are typed that nobody has. */
	get typing() {
		return Boolean(this.typed.value);
	}

	/** Where this browser keeps the notes of the seat. */
	key() {
		return `notes ${this.match} ${this.seat}`;
	}

	/** @param {Line[]} lines the whole log @param {number} seat whose notes they are */
	show(lines, seat) {
		if (seat !== this.seat) {
			this.seat = seat;
			this.notes.value = localStorage.getItem(this.key()) ?? '';
		}
		const said = lines.filter(l => l.kind === 'say');
		fill(
			this.said,
			...(said.length
				? said.map(l => el('li', {}, el(`b.side-${l.seat}.owner`, {}, this.seats[l.seat] ?? 'A watcher', ': '), l.text))
				: [el('li.hint', {}, 'Nothing has been said yet.')]),
		);
	}
}
