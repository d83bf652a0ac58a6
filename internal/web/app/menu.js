// What is used less often: taking back, study, files, ends by agreement.

import { away } from './away.js';
import { el, fill } from './dom.js';
import { sure, dialog } from './dialog.js';
import { copying } from './link.js';
import { mostLetters } from './invitation.js';
import { showKeys } from './keys.js';
import { keep } from './mine.js';
import { does, field } from './name.js';
import { preferences } from './preferences.js';
import { looksOn } from './seat.js';
import { scenarioName } from './seats.js';
import { shareSide } from './share.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').View} View */

export class Menu {
	/** @param {import('./table.js').Table} table */
	constructor(table) {
		this.table = table;
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick, /** @type {string} */ key = '') =>
			el(
				'button.quiet',
				{
					type: 'button',
					onclick: () => {
						this.more.open = false;
						onclick();
					},
				},
				text,
				key ? el('kbd', { 'aria-hidden': 'true' }, key) : null,
			);
		this.more = el('details.more', { ontoggle: () => this.lay() });
		this.sheet = el('div.sheetlet', {});
		// a press elsewhere closes it
		table.root.addEventListener(
			'pointerdown',
			e => {
				if (!this.more.contains(/** @type {Node} */ (e.target))) this.more.open = false;
			},
			{ signal: table.left.signal },
		);
		this.back = b('Take back', () => this.takeBack(), '^Z');
		this.study = b('Study', () => this.fork());
		this.playing = [
			b('Offer a draw', () => this.table.post('draw', { offer: true })),
			b('Adjourn', () => this.adjourn()),
			b('Concede', () => this.concede()),
			b('Hand the seat over', () => this.hand()),
			b('Share this side', () => shareSide(table)),
			b('Change your name', () => this.rename()),
		];
		this.record = el('a.quiet', { download: '' }, 'Download the record');
		this.position = el('a.quiet', { download: '' }, 'Download the position');
		const group = (/** @type {string} */ name, /** @type {(HTMLElement|null)[]} */ ...items) =>
			el('div.part', { role: 'group', 'aria-label': name }, ...items);
		fill(
			this.sheet,
			el('a.quiet', { href: '/' }, 'Front page'),
			group(
				'The board',
				b('Whole board', () => table.room.large?.fit(), '0'),
				b('Grid and numbers', () => table.root.classList.toggle('grid'), 'g'),
				b('Preferences', () => preferences(() => table.boards.forEach(board => board.stand.resize()))),
				b('Print the table', () => table.print.all(), '^P'),
			),
			group(
				'Links and files',
				table.data.mate ? null : b('Link to this position', () => this.link()),
				table.data.watch
					? b('Link for watchers', () =>
							this.copy('Link for watchers', 'It shows only what everyone may see.', `/m/${table.data.watch}`),
						)
					: null,
				this.record,
				this.position,
			),
			group(
				'The seat',
				table.data.watching ? null : b('Tell me while I am away', () => this.away()),
				table.hands.length > 1
					? b(table.umpire.on ? 'Play with a curtain between the seats' : 'Umpire: play without a curtain', () =>
							table.umpire.toggle(),
						)
					: null,
				...this.playing.slice(3),
			),
			group('The end of the match', ...this.playing.slice(0, 3)),
		);
		fill(this.more, el('summary.quiet', {}, 'More'), this.sheet);
		this.node = el(
			'div.menu',
			{ role: 'group', 'aria-label': 'Menu' },
			this.back,
			this.study,
			el('button.quiet', { type: 'button', 'aria-label': 'Keys', title: 'Keys', onclick: showKeys }, '?'),
			this.more,
		);
	}

	/** Opens what is behind More on the side where there is room for it. */
	lay() {
		const row = this.node.getBoundingClientRect();
		this.sheet.classList.toggle(
			'above',
			row.bottom + this.sheet.offsetHeight > innerHeight && row.top > innerHeight - row.bottom,
		);
	}

	/** @param {View} v */
	show(v) {
		this.record.href = `/api/m/${this.table.hand.token}/record`;
		this.position.href = `/api/m/${this.table.hand.token}/position`;
		const { data, umpire } = this.table,
			still = Boolean(v.ended) || Boolean(v.lesson),
			others = data.seats.some((s, i) => i !== v.seat && !s.bot);
		this.back.firstChild?.replaceWith(
			v.back.free || data.study || umpire.on || !others ? 'Take back' : 'Ask to take back',
		);
		this.back.hidden = still || data.watching || (data.mate > 0 && !v.back.free);
		for (const b of this.playing) b.hidden = still || looksOn(data) || data.study;
		if (data.rated || data.terms) this.playing[1].hidden = true; // its clock runs on
		if (data.rated || this.table.hands.length > 1) this.playing[3].hidden = this.playing[4].hidden = true;
		if (!v.commands.length) this.playing[4].hidden = true;
		if (!v.renames) this.playing[5].hidden = true;
		this.study.hidden = Boolean(v.lesson || data.mate);
	}

	/** Takes back; not in the past, where nothing is played. */
	takeBack() {
		if (!this.table.replay.step) return this.table.post('back', {});
	}

	async concede() {
		if (await sure('Concede?', 'Your opponent wins at once, and the record says so.', 'Concede the match'))
			this.table.post('concede', {});
	}

	async adjourn() {
		if (await sure('Adjourn?', 'Clocks stop and secrets stay hidden until both players resume.', 'Adjourn the match'))
			this.table.post('adjourn', {});
	}

	/** Another name for the present seat, until the opponent has moved. */
	rename() {
		const { now } = this.table.hand,
			told = el('p', { role: 'alert' }),
			name = field('Your name', { maxLength: mostLetters, autocomplete: 'nickname', value: now.names[now.seat] });
		const takes = async () => {
			await this.table.hand.post('sit', { text: name.input.value });
			put('name', name.input.value.trim());
			asks.close();
		};
		const asks = dialog(
			'Change your name',
			el('p', {}, 'You can do so until your opponent has moved. The log says it.'),
			el('form.keeping', { onsubmit: does(told, takes) }, name.node, el('button.option', {}, 'Change it')),
			told,
			el('form', { method: 'dialog' }, el('button.quiet', {}, 'Cancel')),
		);
		name.input.focus();
	}

	/** A link by which somebody else may take over the seat. */
	async hand() {
		const made = await this.table.post('hand', {});
		if (made?.token)
			this.copy(
				'Hand the seat over',
				'Send this link to somebody who keeps a name here. Who opens it and takes the seat plays on in your place, ' +
					'if you and the others at the table agree. It is good once, for 7 days. Then your own links to the seat end.',
				`/pass/${made.token}`,
			);
	}

	/** Opens a private board on which anything may be tried. */
	async fork() {
		const made = await this.table.post('study', { step: this.table.replay.step });
		if (!made?.seats) return;
		const t = this.table,
			tokens = made.seats.filter(Boolean);
		keep({
			tokens,
			match: made.match,
			name: t.data.game.name,
			scenario: scenarioName(t.data),
			seats: t.names,
			when: Date.now(),
			over: false,
			study: true,
			from: { tokens: t.tokens, step: t.replay.step || t.replay.last },
		});
		location.href = `/m/${tokens.join('+')}`;
	}

	async link() {
		const made = await this.table.post('study', { step: this.table.replay.step });
		if (made?.watch)
			this.copy(
				'Link to this position',
				'Anyone who opens it sees this position as you see it, and nothing else of the match.',
				`/m/${made.watch}`,
			);
	}

	/** How the present seat gets its news. */
	away() {
		const { token, now } = this.table.hand;
		away(token, this.table.data.seats[now.seat].the);
	}

	/**
	 * A link to be copied.
	 * @param {string} title
	 * @param {string} text
	 * @param {string} path
	 * @param {HTMLElement|null} more what else may be done with what it leads to
	 */
	copy(title, text, path, more = null) {
		const field = el('input', { readOnly: true, value: location.origin + path, 'aria-label': title });
		const close = el('button.option', {}, 'Close');
		dialog(
			title,
			el('p', {}, text),
			field,
			el('form', { method: 'dialog' }, el('div.row', {}, close, more, ...copying(field))),
		);
		field.select();
	}
}
