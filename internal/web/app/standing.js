// Standing orders: those in force, those that may be given, and, beside a question, the one by which it is
// not asked again. Only their owner sees them.

import { el, fill } from './dom.js';
import { ruleLink } from './book.js';
import { put } from './stored.js';

/**
 * @typedef {import('../types.d.ts').Order} Order
 * @typedef {import('../types.d.ts').Offer} Offer
 * @typedef {import('../types.d.ts').View} View
 */
/**
 * @typedef {{ seat: number, get: (what: string) => Promise<any>, post: (what: string, body: any) => Promise<any> }}
 * House
 */

/** What a question is about, by its name on the board. @param {View} v @param {string} id */
const named = (v, id) => v.scene?.pieces.find(p => p.id === id)?.name || 'the same';

export class StandingPanel {
	/** @param {() => House} house of the seat at this screen */
	constructor(house) {
		this.house = house;
		this.given = el('ol.given', { 'aria-label': 'In force' });
		this.rest = el('p.hint', { role: 'status' });
		this.offers = el('div.offers', {});
		this.node = el(
			'section.standing',
			{ 'aria-label': 'Standing orders' },
			el('h2', {}, 'Standing orders'),
			el(
				'p',
				{},
				'They answer for you, even while you are away. The first one that fits is used. Nobody else is ' +
					'shown them. Sealed answers wait two to six seconds, as if you had given them yourself. Open ' +
					'answers come at once, and your opponent may guess that a standing order gave them.',
			),
			this.rest,
			this.given,
			el('h2', {}, 'Orders you may give'),
			this.offers,
		);
		/** Beside the question. */ this.here = el('div.here', { role: 'group', 'aria-label': 'Do not ask again' });
		this.drawn = '';
	}

	/** @param {View} v @param {boolean} open whether the list is looked at */
	show(v, open) {
		const asks = v.ended ? [] : v.asks;
		const passes = (asks.length > 2 ? [] : asks)
			.filter(a => !a.sealed && !a.beside) // that button passes more
			.flatMap(a => a.here.map((o, i) => this.pass(o, a.here[1] ? (i ? 'anything' : named(v, a.about)) : '')));
		fill(this.here, passes.length ? el('details', {}, el('summary', {}, 'Pass more than once'), ...passes) : null);
		this.here.hidden = !this.here.childElementCount;
		this.rest.textContent = v.resting
			? 'You took something back: standing orders are paused until you make a choice.'
			: '';
		fill(this.given, ...(v.standing.length ? v.standing.map(o => this.line(o)) : [el('li.hint', {}, 'None.')]));
		if (open && !v.ended) this.look();
		if (v.ended)
			fill(this.offers, el('p.hint', {}, v.ended.adjourned ? 'The match is adjourned.' : 'The match is over.'));
	}

	/** The button of an order that passes. @param {Order} o @param {string} about what it is asked about, or "" */
	pass(o, about) {
		return el(
			'button.quiet',
			{ type: 'button', title: o.says, data: { gives: 'up' }, onclick: () => this.give(o.text) },
			`Pass whenever this is asked${about && ` about ${about}`} this turn`,
		);
	}

	/** @param {Order} o */
	line(o) {
		return el(
			'li',
			{},
			el('span', {}, o.says),
			' ',
			el(
				'button.quiet',
				{
					type: 'button',
					'aria-label': `Revoke: ${o.says}`,
					onclick: () => this.house().post('standing', { what: 'revoke', text: o.text }),
				},
				'Revoke',
			),
		);
	}

	/** @param {string} text */
	give(text) {
		this.house().post('standing', { what: 'give', text });
	}

	/** Lists what may be ordered now; what is being filled in stays if it has not changed. */
	async look() {
		const house = this.house();
		const answer = await house.get('standing').catch(() => null);
		const drawn = JSON.stringify([house.seat, answer]);
		if (!answer || drawn === this.drawn || house.seat !== this.house().seat) return; // another may sit here by now
		this.drawn = drawn;
		fill(this.offers, ...answer.offers.map((/** @type {Offer} */ o) => this.form(o)));
	}

	/** An order as a sentence with its blanks. @param {Offer} o */
	form(o) {
		const named = o.name.replace('%O', 'object').replace('%1', 'number');
		const which = o.objects.length
			? el(
					'select',
					{ 'aria-label': `${named}: object` },
					o.anywhere ? el('option', { value: '' }, o.anywhere) : null,
					...o.objects.map(x => el('option', { value: x.id }, x.name)),
				)
			: null;
		const n = o.number;
		const many = n
			? el('input', {
					type: 'number',
					min: String(n.min),
					max: String(n.max),
					step: String(n.step),
					value: String(n.min),
					required: true,
					'aria-label': `${named}: number`,
				})
			: null;
		const blanks = /** @type {Record<string, HTMLElement|null>} */ ({ '%O': which, '%1': many });
		const text = () => [o.key, which?.value ? `> ${which.value}` : '', many?.value ?? ''].filter(Boolean).join(' ');
		return el(
			'form.offer',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					this.give(text());
				},
			},
			el(
				'div.row',
				{},
				el(
					'span',
					{},
					...o.name.split(/(%O|%1)/).map(part => (part in blanks ? (blanks[part] ?? 'nothing yet') : part)),
				),
				el(
					'button.option',
					{ type: 'submit', 'aria-label': `Order: ${named}`, disabled: o.name.includes('%O') && !which },
					'Order',
				),
			),
			el('p.hint', {}, o.about, o.lapses ? ' This turn only. ' : ' ', ruleLink(o.rule)),
		);
	}
}

/**
 * Says, once in this browser, that a standing order has answered: every person has some from the start.
 * @param {import('../types.d.ts').Line[]} fresh @param {(text: string) => void} say
 */
export function sayOrdered(fresh, say) {
	const ordered = fresh.find(l => l.ordered);
	if (!ordered || localStorage.getItem('ordered')) return;
	put('ordered', 'told');
	const what = `A question was answered for you${ordered.answer ? `, “${ordered.answer}”` : ''}`;
	say(`${what}: some standing orders are on from the start. They are listed beside the log.`);
}
