// Chat with the other seat, and private notes, which stay in this browser.

import { el, fill } from './dom.js';
import { newId } from './outbox.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Line} Line */

export class TalkPanel {
	/**
	 * @param {(words: { text: string, id: string }) => Promise<any>} say answers null where they were not taken
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
		/** What was sent and is not known to be with the server, with its id there. */ this.words = { text: '', id: '' };
		this.sending = false;
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
								this.send(say);
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

	/** Sends what is typed. It stays there until the server has it. @param {(words: any) => Promise<any>} say */
	async send(say) {
		const text = this.typed.value.trim();
		if (!text || this.sending) return;
		if (text !== this.words.text) this.words = { text, id: newId() };
		this.sending = true;
		const answer = await say(this.words).finally(() => {
			this.sending = false;
		});
		if (!answer || answer.stale) return;
		this.words = { text: '', id: '' };
		if (this.typed.value.trim() === text) this.typed.value = '';
	}

	/** Whether there is typed text that was not sent. */
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
