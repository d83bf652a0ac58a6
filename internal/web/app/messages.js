// The words of messages that a seat gives by number. Nobody else reads them before the
// match is over.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';

/** @typedef {import('../types.d.ts').Message} Message @typedef {import('../types.d.ts').View} View */

export class MessagesPanel {
	/**
	 * @param {NonNullable<import('../types.d.ts').Table['messages']>} bounds
	 * @param {(m: Message) => Promise<any>} write answers null where it is refused
	 */
	constructor(bounds, write) {
		this.most = bounds.most;
		this.list = el('ol', { 'aria-label': 'Your messages' });
		this.number = el('input', {
			type: 'number',
			min: '1',
			max: String(bounds.most),
			step: '1',
			required: true,
			'aria-label': 'Number of the message',
		});
		this.text = el('input', {
			type: 'text',
			maxLength: 500,
			required: true,
			placeholder: `At most ${bounds.words} words`,
			'aria-label': `Its words, at most ${bounds.words}`,
		});
		this.form = el(
			'form',
			{
				onsubmit: async (/** @type {Event} */ e) => {
					e.preventDefault();
					const { seat } = this,
						text = this.text.value;
					if (
						(await write({ number: Number(this.number.value), text })) &&
						seat === this.seat &&
						this.text.value === text
					)
						this.text.value = '';
				},
			},
			this.number,
			this.text,
			el('button.option', { type: 'submit' }, 'Write'),
		);
		this.node = el(
			'section.messages',
			{ 'aria-label': 'Messages' },
			el('h2', {}, 'Messages'),
			el(
				'p.hint',
				{},
				'A message is given by its number. Its words stay as you write them, and nobody else reads them ' +
					'until the match is over. ',
				ruleLink(bounds.rule),
			),
			this.list,
			this.form,
		);
		this.seat = NaN;
		this.drawn = '';
	}

	/** @param {View} v */
	show(v) {
		if (v.seat !== this.seat) this.text.value = ''; // another sits here
		this.form.hidden = Boolean(v.ended);
		const drawn = JSON.stringify([v.seat, v.messages]);
		if (drawn === this.drawn) return;
		this.seat = v.seat;
		this.drawn = drawn;
		this.number.value = String(Math.min((v.messages.at(-1)?.number ?? 0) + 1, this.most));
		fill(
			this.list,
			...(v.messages.length
				? v.messages.map(m => el('li', { value: m.number }, m.text))
				: [el('li.hint', {}, 'No messages yet.')]),
		);
	}
}
