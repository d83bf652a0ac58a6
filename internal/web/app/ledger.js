// The ledger of a game that has money, as large as the screen: the year as bars with their sums, the account, what
// maintenance is paid for, and what every purchase that is open would leave, before it is made.

import { drawn, signed } from './account.js';
import { el, fill } from './dom.js';
import { common } from './groups.js';

/** @typedef {import('../types.d.ts').Chart} Chart @typedef {import('../types.d.ts').Option} Option */

/** How many accounts are asked for at once. */
const atOnce = 3;

/** The sums of an account. @param {Chart[]} charts */
const sums = charts =>
	charts.flatMap(c => (c.kind === 'account' && c.columns.length < 2 ? c.rows.filter(r => r.line) : []));

export class Ledger {
	/**
	 * @param {import('./screen.js').Screen} screen
	 * @param {import('./ask.js').AskPanel} panel that asks
	 * @param {import('./accounts.js').AccountsPanel} accounts as they stand, and after a choice
	 */
	constructor(screen, panel, accounts) {
		this.screen = screen;
		this.panel = panel;
		this.accounts = accounts;
		this.book = el('div.account-book', {});
		this.goods = el('div.purchases', {});
		this.title = el('h2', {});
		this.node = /** @type {HTMLDialogElement} */ (
			el(
				'dialog.ledger',
				{ 'aria-label': 'The ledger' },
				this.title,
				el('button.quiet.close', { type: 'button', onclick: () => this.node.close() }, 'Close'),
				el('div.leaves', {}, this.book, this.goods),
			)
		);
		/** The list of purchases whose sums are being requested. */ this.round = 0;
	}

	open() {
		if (!this.node.isConnected) this.screen.root.append(this.node);
		if (!this.node.open) this.node.showModal();
		this.show();
	}

	/** Updates what is open to the present view. */
	show() {
		if (!this.node.open) return;
		const own = this.accounts.own(),
			{ data, view } = this.screen;
		if (this.accounts.node.hidden) {
			this.node.close();
			return;
		}
		fill(this.title, `The ledger of ${data.seats[view.seat].the}, ${view.scene?.turn ?? ''}`);
		this.leaf(own, null);
		this.list(own);
	}

	/** @param {Chart[]} charts @param {Chart[]|null} was as they stand, where these are after a purchase */
	leaf(charts, was) {
		const before = new Map((was ?? []).map(c => [c.key, c]));
		this.book.classList.toggle('ahead', Boolean(was));
		fill(this.book, ...charts.map(c => drawn(c, before.get(c.key))));
	}

	/** What may be bought, manned or laid up, each with the sums it would leave. @param {Chart[]} own */
	list(own) {
		const offers = offersOf(this.panel.answers.all().map(a => a.option)),
			heads = sums(own).map(r => r.name),
			round = ++this.round;
		/** @type {[Option, HTMLElement][]} */ const rows = offers.map(all => [all[0], this.row(all, own, heads.length)]);
		fill(
			this.goods,
			offers.length
				? el(
						'table.account',
						{},
						el('caption', {}, 'What each choice would leave'),
						el(
							'thead',
							{},
							el(
								'tr',
								{},
								el('th', { scope: 'col' }, 'Choice'),
								el('th', { scope: 'col' }, 'Price'),
								...heads.map(h => el('th', { scope: 'col' }, h)),
							),
						),
						el('tbody', {}, ...rows.map(([, row]) => row)),
					)
				: el('p.hint', {}, 'Nothing that costs money can be chosen now.'),
		);
		const ask = async () => {
			for (let next = rows.shift(); next && round === this.round && this.node.open; next = rows.shift()) {
				const [o, row] = next;
				this.tell(row, sums(await this.accounts.ask(wholly(o))), sums(own));
			}
		};
		for (let i = 0; i < atOnce; i++) ask();
	}

	/** @param {Option[]} all that differ in their place alone @param {Chart[]} own @param {number} wide how many sums */
	row(all, own, wide) {
		const [o] = all,
			look = async () => {
				const charts = await this.accounts.ask(wholly(o));
				if (charts.length) this.leaf(charts, own);
			};
		return el(
			'tr',
			{ onmouseenter: look, onmouseleave: () => this.leaf(own, null) },
			el(
				'th',
				{ scope: 'row' },
				el(
					'button.buy',
					{ type: 'button', data: { choice: o.choice }, onfocus: look, onclick: () => this.take(all) },
					all.length > 1 ? common(all.map(x => x.says)) : o.says,
				),
				all.length > 1 ? el('small', {}, ` ${all.length} places`) : null,
			),
			el('td', {}, o.price),
			...Array.from({ length: wide }, () => el('td', {}, '…')),
		);
	}

	/** An answer that wants a number, or a place, is given at the question. @param {Option[]} all */
	take(all) {
		const [o] = all;
		if (all.length > 1 || o.spans.some(s => s.step)) this.node.close();
		if (all.length > 1) this.panel.pick(o.with);
		else this.panel.take(o, false);
	}

	/** @param {HTMLElement} row @param {Chart['rows']} after @param {Chart['rows']} now */
	tell(row, after, now) {
		const cells = [...row.querySelectorAll('td')].slice(1);
		now.forEach((sum, i) => {
			const r = after.find(a => a.name === sum.name);
			fill(cells[i], signed(r?.cells[0] ?? ''), r?.gone ? el('span.unseen', {}, ' short') : null);
			cells[i].classList.toggle('short', Boolean(r?.gone));
			cells[i].classList.toggle('changed', r !== undefined && r.cells[0] !== sum.cells[0]);
		});
	}
}

/** A choice with the least value of each number that it wants. @param {Option} o */
const wholly = o => [o.choice, ...o.spans.filter(s => s.step).map(s => s.min)].join(' ');

/**
 * Answers that change the accounts; those that do one thing with one unit in different places are together.
 * @param {Option[]} options
 */
function offersOf(options) {
	/** @type {Map<string, Option[]>} */ const by = new Map();
	for (const o of options) {
		const key = o.with ? `${o.verb} ${o.with} ${o.price}` : o.choice,
			all = by.get(key) ?? [];
		if (o.counts && !all.some(x => x.choice === o.choice)) by.set(key, [...all, o]);
	}
	return [...by.values()];
}
