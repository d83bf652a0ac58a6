// What is used less often: taking back, study, files, ends by agreement.

import { away } from './away.js';
import { el, fill } from './dom.js';
import { sure, dialog } from './dialog.js';
import { showLink } from './link.js';
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
/**
 * @typedef {{ sending: import('./sending.js').Sending, replay: import('./replay.js').Replay,
 * umpire: import('./umpire.js').Umpire, fit: () => void, resize: () => void, print: () => void,
 * hint: () => void }} Does
 * Fit shows the whole board, resize draws what stands on boards in the size that is preferred now.
 */

export class Menu {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick, /** @type {string} */ key = '') =>
			el(
				'button.quiet',
				{
					type: 'button',
					onclick: (/** @type {MouseEvent} */ e) => {
						// after a click of the mouse Enter gives the next answer, and does not press this once more
						if (e.detail) /** @type {HTMLElement} */ (e.currentTarget).blur();
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
		screen.root.addEventListener(
			'pointerdown',
			e => {
				if (!this.more.contains(/** @type {Node} */ (e.target))) this.more.open = false;
			},
			{ signal: screen.signal },
		);
		this.more.addEventListener('keydown', e => {
			if (e.key !== 'Escape' || !this.more.open) return;
			e.stopPropagation();
			this.more.open = false;
			/** @type {HTMLElement} */ (this.more.firstElementChild).focus();
		});
		this.back = b('Take back', () => this.takeBack(), '^Z');
		this.hint = b('Hint', () => this.hints(), 'h');
		this.study = b('Study', () => this.fork());
		this.playing = [
			b('Offer a draw', () => this.does.sending.post('draw', { offer: true })),
			b('Adjourn', () => this.adjourn()),
			b('Concede', () => this.concede()),
			b('Hand the seat over', () => this.hand()),
			b('Share this side', () => shareSide(screen.hand)),
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
				b('Whole board', () => does.fit(), '0'),
				b('Grid and numbers', () => screen.root.classList.toggle('grid'), 'g'),
				b('Preferences', () => preferences(() => does.resize())),
				b('Print the table', () => does.print(), '^P'),
			),
			group(
				'Links and files',
				screen.data.mate ? null : b('Link to this position', () => this.link()),
				screen.data.watch
					? b('Link for watchers', () =>
							showLink('Link for watchers', 'It shows only what everyone may see.', `/m/${screen.data.watch}`),
						)
					: null,
				this.record,
				this.position,
			),
			group(
				'The seat',
				screen.data.watching ? null : b('Tell me while I am away', () => this.away()),
				screen.hands.length > 1
					? b(does.umpire.on ? 'Play with a curtain between the seats' : 'Umpire: play without a curtain', () =>
							does.umpire.toggle(),
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
			this.hint,
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
		this.record.href = `/api/m/${this.screen.hand.token}/record`;
		this.position.href = `/api/m/${this.screen.hand.token}/position`;
		const { data } = this.screen,
			still = Boolean(v.ended) || Boolean(v.lesson),
			others = data.seats.some((s, i) => i !== v.seat && !s.bot);
		this.back.firstChild?.replaceWith(
			v.back.free || data.study || this.does.umpire.on || !others ? 'Take back' : 'Ask to take back',
		);
		this.back.hidden = still || data.watching || (data.mate > 0 && !v.back.free);
		this.hint.hidden = !data.hints || still || !v.asks.length;
		for (const b of this.playing) b.hidden = still || looksOn(data) || data.study;
		if (data.rated || data.terms) this.playing[1].hidden = true; // its clock runs on
		if (data.rated || this.screen.hands.length > 1) this.playing[3].hidden = this.playing[4].hidden = true;
		if (!v.commands.length) this.playing[4].hidden = true;
		if (!v.renames) this.playing[5].hidden = true;
		this.study.hidden = Boolean(v.lesson || data.mate);
	}

	/** Asks what the captain would answer, where that is given. */
	hints() {
		if (!this.hint.hidden && !this.does.replay.step) this.does.hint();
	}

	/** Takes back; not in the past, where nothing is played. */
	takeBack() {
		if (!this.does.replay.step) return this.does.sending.post('back', {});
	}

	async concede() {
		if (await sure('Concede?', 'Your opponent wins at once, and the record says so.', 'Concede the match'))
			this.does.sending.post('concede', {});
	}

	async adjourn() {
		if (await sure('Adjourn?', 'Clocks stop and secrets stay hidden until both players resume.', 'Adjourn the match'))
			this.does.sending.post('adjourn', {});
	}

	/** Another name for the present seat, until the opponent has moved. */
	rename() {
		const { now } = this.screen.hand,
			told = el('p', { role: 'alert' }),
			name = field('Your name', { maxLength: mostLetters, autocomplete: 'nickname', value: now.names[now.seat] });
		const takes = async () => {
			await this.screen.hand.post('sit', { text: name.input.value });
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
		const made = await this.does.sending.post('hand', {});
		if (made?.token)
			showLink(
				'Hand the seat over',
				'Send this link to somebody who keeps a name here. Who opens it and takes the seat plays on in your place, ' +
					'if you and the others at the table agree. It is good once, for 7 days. Then your own links to the seat end.',
				`/pass/${made.token}`,
			);
	}

	/** Opens a private board on which anything may be tried. */
	async fork() {
		const made = await this.does.sending.post('study', { step: this.does.replay.step });
		if (!made?.seats) return;
		const t = this.screen,
			{ replay } = this.does,
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
			from: { tokens: t.tokens, step: replay.step || replay.last },
		});
		location.href = `/m/${tokens.join('+')}`;
	}

	async link() {
		const made = await this.does.sending.post('study', { step: this.does.replay.step });
		if (made?.watch)
			showLink(
				'Link to this position',
				'Anyone who opens it sees this position as you see it, and nothing else of the match.',
				`/m/${made.watch}`,
			);
	}

	/** How the present seat gets its news. */
	away() {
		const { token, now } = this.screen.hand;
		away(token, this.screen.data.seats[now.seat].the);
	}
}
