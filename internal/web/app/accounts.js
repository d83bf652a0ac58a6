// The accounts of a game that has money: what there is, what is due and what that leaves,
// and the same after a choice before it is made; a plot of the year.

import { drawn, signed } from './account.js';
import { el, fill } from './dom.js';
import { Ledger } from './ledger.js';

/** @typedef {import('../types.d.ts').Chart} Chart @typedef {import('../types.d.ts').Option} Option */

/** How long the pointer rests on an answer before its accounts are requested, in milliseconds. */
const rest = 60;

export class AccountsPanel {
	/** @param {import('./screen.js').Screen} screen @param {import('./ask.js').AskPanel} panel that asks */
	constructor(screen, panel) {
		this.screen = screen;
		this.panel = panel;
		/** @type {Map<string, Promise<Chart[]>>} */ this.known = new Map();
		this.over = '';
		/** Where the pointer was pressed last. */ this.still = '';
		/** What is drawn. */ this.told = '';
		this.timer = 0;
		this.purse = el('summary', {});
		this.after = el('p.after', { role: 'status' });
		// In a low window the question gets the room: the sums stay, the rest is in the ledger.
		this.body = el('div.pages', { tabIndex: 0, role: 'region', 'aria-label': 'The account and the year' });
		this.fold = el(
			'details',
			{ open: !screen.view.lesson && matchMedia('(min-width: 1001px) and (min-height: 1001px)').matches },
			this.purse,
			this.after,
			this.body,
		);
		this.ledger = new Ledger(screen, panel, this);
		this.node = el(
			'section.accounts',
			{ 'aria-label': 'Accounts', hidden: true },
			this.fold,
			el('button.quiet.opens', { type: 'button', onclick: () => this.ledger.open() }, 'Open the ledger'),
		);
		for (const on of ['pointerover', 'focusin']) panel.node.addEventListener(on, e => this.reach(e));
		panel.node.addEventListener('pointerdown', e => {
			this.still = `${e.clientX} ${e.clientY}`;
		});
		for (const off of ['pointerleave', 'focusout']) panel.node.addEventListener(off, () => this.look(null));
	}

	/** The seat's own, as they are. @returns {Chart[]} */
	own() {
		const { scene, seat } = this.screen.view;
		return (scene?.charts ?? []).filter(c => c.side === seat && (c.kind === 'account' || c.kind === 'plot'));
	}

	/** Updates the panel to the present view. */
	show() {
		const own = this.own();
		this.known.clear();
		this.over = '';
		this.node.hidden = !own.some(c => c.kind === 'account') || Boolean(this.screen.view.ended);
		if (!this.node.hidden) this.draw(own, null, this.panel.aimed);
		if (this.panel.aimed) this.look(this.panel.aimed);
		this.ledger.show();
	}

	/**
	 * The pointer moves to an answer, or to something else; what slides under a pointer that rests is not pointed at.
	 * @param {Event} e
	 */
	reach(e) {
		if (e instanceof PointerEvent && `${e.clientX} ${e.clientY}` === this.still) return;
		const choice = /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.target).closest('[data-choice]'))?.dataset
			.choice;
		this.look(this.panel.answers.all().find(a => a.option.choice === choice)?.option ?? this.panel.aimed);
	}

	/** Shows the accounts as they would be after an answer. @param {Option|null} o */
	look(o) {
		const key = o?.counts ? o.choice : '';
		if (key === this.over || this.node.hidden) return;
		this.over = key;
		clearTimeout(this.timer);
		if (!o?.counts) {
			this.draw(this.own(), null, null);
			return;
		}
		this.timer = window.setTimeout(async () => {
			const wants = o.spans.filter(s => s.step).map(s => s.min);
			const charts = await this.ask([o.choice, ...wants].join(' '));
			if (this.over === key && charts.length) this.draw(charts, this.own(), o);
		}, rest);
	}

	/** @param {string} choice */
	ask(choice) {
		let got = this.known.get(choice);
		if (!got) {
			got = this.screen.hand.get(`accounts?choice=${encodeURIComponent(choice)}`).then(
				a => a.charts,
				() => [],
			);
			this.known.set(choice, got);
		}
		return got;
	}

	/**
	 * @param {Chart[]} charts
	 * @param {Chart[]|null} was as they stand, where these are after a choice
	 * @param {Option|null} o that choice
	 */
	draw(charts, was, o) {
		const told = JSON.stringify([charts, was, was && o?.says]);
		if (told === this.told) return;
		this.told = told;
		const before = new Map((was ?? []).map(c => [c.key, c]));
		const sums = charts
			.filter(c => c.kind === 'account' && c.columns.length < 2)
			.flatMap(c => c.rows.filter(r => r.line));
		fill(
			this.purse,
			...sums.map(r =>
				el(
					r.gone ? 'span.sum.short' : 'span.sum',
					{},
					el('span', {}, was ? r.name.replace(/ now$/, ' then') : r.name),
					el('b', {}, signed(r.cells[0])),
				),
			),
		);
		fill(this.after, was && o ? `After “${o.says}”:` : '');
		this.node.classList.toggle('ahead', Boolean(was));
		const brief = charts.filter(c => c.kind === 'plot' || c.columns.length < 2); // the rest is in the ledger
		fill(this.body, ...brief.map(c => drawn(c, before.get(c.key))));
	}
}
