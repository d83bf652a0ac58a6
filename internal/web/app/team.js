// Several people play one side: who leads what of it, and what each has written so far.

import { capital, el, fill } from './dom.js';

/**
 * @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').View} View
 * @typedef {import('../types.d.ts').Mate} Mate @typedef {import('./seat.js').SeatLine} SeatLine
 */

/**
 * Who leads a command, undefined for the commander's own.
 * @param {View} v @param {string} key @returns {Mate|undefined}
 */
export const leader = (v, key) => v.team.find(m => m.commands.includes(key));

/** Names as a list in a sentence. @param {string[]} names */
export function listed(names) {
	return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** What a team-mate leads, in words. @param {View} v @param {Mate|undefined} m */
export function leads(v, m) {
	return listed(v.commands.filter(c => m?.commands.includes(c.key)).map(c => c.name)) || 'nothing at present';
}

/** The commands that something of a side belongs to. @param {SeatLine} hand @param {string} id */
function under(hand, id) {
	const of = (/** @type {{ about: string, command: string }[]} */ some) => some.find(x => x.about === id)?.command;
	return of(hand.every) ?? of(hand.now.written);
}

/**
 * Who decides about a thing, if not the link's owner: "Drake’s to decide"; '' if he does.
 * @param {SeatLine} hand
 * @param {string} id
 */
export function whose(hand, id) {
	const key = under(hand, id),
		v = hand.now;
	if (!hand.data.mate || key === undefined) return '';
	const by = leader(v, key);
	if (by?.number === hand.data.mate) return '';
	return by ? `${by.name}’s to decide` : 'the commander’s to decide';
}

/**
 * How many things of a command have secret orders or are asked for them, and how many have them.
 * @param {SeatLine} hand @param {string} key
 */
function plotted(hand, key) {
	const of = (/** @type {{ about: string, command: string }[]} */ some) =>
		some.filter(x => x.about && x.command === key).map(x => x.about);
	const done = new Set(of(hand.now.written));
	return { done: done.size, of: new Set([...of(hand.every.filter(a => a.sealed)), ...done]).size };
}

export class TeamPanel {
	/** @param {() => SeatLine} hand */
	constructor(hand) {
		this.hand = hand;
		this.head = el('summary', {});
		this.list = el('ul', { role: 'list' });
		this.node = el(
			'section.team',
			{ 'aria-label': 'Team', hidden: true },
			el('details', {}, this.head, this.list, el('p.hint', {}, this.hint())),
		);
	}

	hint() {
		const { data, now: view } = this.hand();
		return data.mate
			? `You play for ${data.seats[view.seat].the}. The commander of your side decides the rest, and alone seals.`
			: 'You may decide everything yourself, and you alone seal.';
	}

	/** Updates the team to the present view. */
	show() {
		const hand = this.hand(),
			{ now: v, data } = hand;
		this.node.hidden = !v.team.length || Boolean(v.ended);
		if (this.node.hidden) return;
		const all = v.commands.map(c => ({ ...c, by: leader(v, c.key), ...plotted(hand, c.key) }));
		const sum = (/** @type {typeof all} */ some) => {
			const of = some.reduce((n, c) => n + c.of, 0);
			return of ? ` ${some.reduce((n, c) => n + c.done, 0)} of ${of}` : '';
		};
		const says = data.mate
			? `You lead ${leads(
					v,
					v.team.find(m => m.number === data.mate),
				)}`
			: v.team.map(m => `${m.name}${sum(all.filter(c => c.by === m))}`).join(', ');
		fill(this.head, data.mate ? '' : 'Team ', el(data.mate ? 'span' : 'span.count', {}, says));
		fill(
			this.list,
			...all.map(c =>
				el(
					c.by?.number === data.mate && data.mate ? 'li.own' : 'li',
					{},
					el('b', {}, capital(c.name)),
					el('span.says', {}, this.told(c.by), c.of ? ` · ${c.done} of ${c.of} with orders` : ''),
				),
			),
		);
	}

	/** Who decides for a command. @param {Mate|undefined} by */
	told(by) {
		const { mate } = this.hand().data;
		if (!mate) return by ? by.name : 'you';
		return by?.number === mate ? 'yours' : by ? `${by.name}’s to decide` : 'the commander’s to decide';
	}
}
