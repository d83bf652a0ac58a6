// What the seat has ordered in secret, piece by piece: to look at, steer, delete, and copy to the others of a
// squadron.

import { capital, el, fill, plural } from './dom.js';
import { whose } from './team.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine @typedef {import('../types.d.ts').Piece} Piece */
/**
 * @typedef {{ hand: () => SeatLine, next: () => void, pick: (id: string) => void, drop: (id: string) => void }} Does
 * What the panel asks for: the seat, the helm of the next piece, a piece shown and picked, its orders dropped.
 */

export class FleetPanel {
	/** @param {Does} does */
	constructor(does) {
		this.does = does;
		/** Of which turn it is. */ this.turn = '';
		/** Whether a piece has been drawn large to take its orders. */ this.planned = false;
		const one = this.hand.data.game.piece,
			many = capital(plural(one));
		this.note = el('p.note', { role: 'status', hidden: true });
		this.list = el('div', {});
		this.head = el('span.count', {});
		this.next = el(
			'button.option.next',
			{ type: 'button', title: `the helm of the next ${one} without orders`, onclick: () => does.next() },
			el('kbd', { 'aria-hidden': 'true' }, 'n'),
			`Next ${one}`,
		);
		this.all = el(
			'details',
			{ ontoggle: () => this.draw() },
			el('summary', {}, `${many} `, this.head),
			this.note,
			this.list,
		);
		this.node = el('section.plotted', { 'aria-label': many, hidden: true }, this.next, this.all);
	}

	get hand() {
		return this.does.hand();
	}

	/** The seat's own pieces that are asked about or have something written. @returns {Piece[]} */
	own() {
		const v = this.hand.now,
			some = new Set([...this.hand.every, ...v.written].map(x => x.about));
		return (v.scene?.pieces ?? []).filter(p => p.side === v.seat && p.id && some.has(p.id));
	}

	/** Whether there are orders to list: for several pieces, or many for one, which is drawn large. */
	many() {
		this.planned ||= this.hand.every.some(a => a.plan.length);
		return this.planned || this.own().length > 1;
	}

	/** Brings the list up to the present view. */
	show() {
		const t = this.hand,
			secret = t.every.some(a => a.sealed) || t.now.written.length > 0, // else nothing waits to be played
			own = t.data.helm && secret && !t.now.ended && this.many() ? this.own() : [],
			written = new Set(t.now.written.map(w => w.about));
		this.node.hidden = !own.length || !t.every.some(a => a.sealed);
		this.next.hidden = own.every(p => written.has(p.id) || whose(t, p.id)) || own.length < 2;
		const turn = t.now.scene?.turn ?? '';
		if (!this.node.hidden && this.turn !== turn) {
			this.node.scrollTop = 0; // another move's orders are read from the first
			this.turn = turn;
		}
		this.head.textContent = `${own.filter(p => written.has(p.id)).length} of ${own.length} with orders`;
		if (!this.node.hidden) this.draw();
	}

	draw() {
		if (!this.all.open) return;
		const says = new Map(this.hand.now.written.map(w => [w.about, w.says])),
			open = new Set(this.hand.every.map(a => a.about));
		/** @type {Map<string, Piece[]>} */ const groups = new Map();
		for (const p of this.own()) groups.set(p.group, [...(groups.get(p.group) ?? []), p]);
		fill(
			this.list,
			...[...groups].map(([name, ships]) =>
				el(
					'div',
					{},
					name ? el('p.squadron', {}, name) : null,
					el(
						'ul',
						{ role: 'list' },
						...ships.map(p =>
							this.row(
								p,
								says.get(p.id) ?? [],
								open.has(p.id),
								ships.filter(o => o !== p && name && !whose(this.hand, o.id)),
							),
						),
					),
				),
			),
		);
	}

	/** @param {Piece} p @param {string[]} says @param {boolean} open @param {Piece[]} others of her group */
	row(p, says, open, others) {
		const other = whose(this.hand, p.id);
		return el(
			'li',
			{},
			el(
				'button.link',
				{
					type: 'button',
					onclick: () => this.does.pick(p.id),
				},
				p.name,
			),
			p.type ? el('small', {}, ` ${p.type}`) : null,
			open ? null : el('span.done', { title: 'complete' }, ' ✓'),
			other ? el('small', {}, ` ${other}`) : null,
			el('span.says', {}, says.length ? says.join(', ') : 'no orders'),
			says.length && !other
				? el(
						'span.row',
						{},
						others.length
							? el(
									'button.quiet',
									{
										type: 'button',
										title: `the same orders for ${others.map(o => o.name).join(', ')}`,
										onclick: () => this.copy(p, others),
									},
									'Copy to squadron',
								)
							: null,
						el(
							'button.quiet',
							{ type: 'button', title: 'drops her orders', onclick: () => this.does.drop(p.id) },
							'Drop',
						),
					)
				: null,
		);
	}

	/** @param {Piece} from @param {Piece[]} others */
	async copy(from, others) {
		this.say('');
		const answer = await this.hand
			.post('copy', { on: from.id, to: others.map(o => o.id) })
			.catch(e => ({ text: e.message }));
		this.say(answer.text || `The orders of ${from.name} are copied.`);
	}

	/** @param {string} text */
	say(text) {
		this.note.textContent = text;
		this.note.hidden = !text;
	}
}
