// If a thing that is picked up has answers without a place, or a place has several, their verbs open beside
// it.

import { el, fill } from './dom.js';
import { common } from './groups.js';
import { eachNumber, firstOfAKind } from './numbers.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Option} Option */

/** The most verbs that are shown. */
export const most = 8;

/** The longest sentence that is shown whole, in characters. */
const brief = 34;

/** How far its verbs stand from the middle of a thing and keep from lit ones, and farther stands, in pixels. */
const beside = 40,
	clear = 12,
	farther = [90, 140, 200, 280];

/**
 * What the buttons of some answers say: the answers without the thing that they stand beside, where that is brief; else
 * their verbs, or where these are the same, what tells the sentences apart.
 * @param {Option[]} options
 * @param {string} [beside] what they are shown beside
 */
export function verbs(options, beside = '') {
	const ends = beside ? ['at', 'with', 'from', ''].map(word => `${word && ` ${word}`} ${beside}`) : [],
		bare = (/** @type {string} */ says) => says.slice(0, says.length - (ends.find(e => says.endsWith(e))?.length ?? 0)),
		shorts = options.map(o => (bare(o.says).length <= brief && !o.says.includes('…') ? bare(o.says) : o.short));
	if (new Set(shorts).size === options.length) return shorts;
	const [head, tail] = common(options.map(o => o.says)).split('…', 2),
		left = options.map(o =>
			o.says
				.slice(head.length, o.says.length - (tail?.length ?? 0))
				.trim()
				.replace(/ (?:at|with|from|to|on|of)$/, ''),
		);
	return left.map((words, i) => words || options[i].says);
}

export class AtHand {
	/**
	 * @param {import('./ask.js').AskPanel} ask
	 * @param {HTMLElement} sea
	 * @param {() => Iterable<string>} reached where what is picked up can go in more than one step
	 */
	constructor(ask, sea, reached) {
		this.ask = ask;
		this.sea = sea;
		this.reached = reached;
		this.node = el('div.athand', { hidden: true, role: 'group', 'aria-label': 'What you can do with it' });
	}

	hide() {
		this.node.hidden = true;
	}

	/** @param {Board|undefined} board */
	show(board) {
		const { id, options: every } = this.ask.answers.choices(),
			all = every.length > most ? every.filter(o => !o.rare) : every, // what is seldom done stands in the panel
			some = firstOfAKind(all, thing => this.ask.answers.drawn(thing)),
			options = eachNumber(some, most).toSorted((a, b) => +(a.verb === 'pass') - +(b.verb === 'pass'));
		const p = this.ask.proposal,
			set = this.ask.aimed || (p !== null && 'way' in p), // one answer has been chosen, and is drawn
			none = !options.length || options.length > most || set,
			at = none ? null : board?.onScreen(id); // asking for it lays out the page
		if (!at) {
			this.hide();
			return;
		}
		const own = this.ask.answers.there !== '' || options.every(o => o.on === '' || o.on === id),
			beside = this.ask.hand.scene()?.pieces.find(p => p.id === id)?.name,
			says = own ? verbs(options, beside || '') : options.map(o => o.says);
		const orders = this.ask.answers.there ? this.ask.answers.written(id) : undefined;
		fill(
			this.node,
			orders
				? el('button.option', { type: 'button', onclick: () => this.ask.turn(orders) }, `Orders for ${beside || id}`)
				: null,
			...options.map((option, i) =>
				el(
					'button.option',
					{
						type: 'button',
						title: option.says,
						'aria-label': option.says,
						onclick: () => this.ask.take(option, false),
					},
					says[i],
					option.price ? el('span.price', {}, option.price) : null,
					option.prospect ? el('span.chance', {}, option.prospect) : null,
				),
			),
		);
		this.node.hidden = false;
		const { x, y } = this.spot(board, id, at);
		this.node.style.left = `${x}px`;
		this.node.style.top = `${y}px`;
	}

	/**
	 * Where the verbs stand beside a thing: clear of what is lit, so that it can still be clicked, if
	 * possible.
	 * @param {Board|undefined} board
	 * @param {string} id
	 * @param {{ x: number, y: number }} at where the thing is on the screen
	 */
	spot(board, id, at) {
		const box = this.sea.getBoundingClientRect(),
			{ width, height } = this.node.getBoundingClientRect(),
			x = at.x - box.left,
			y = at.y - box.top;
		const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(4, Math.min(n, most - 4));
		const spots = [beside, ...farther].flatMap(far =>
			[
				[x + far, y - height / 2],
				[x - far - width, y - height / 2],
				[x - width / 2, y + far],
				[x - width / 2, y - far - height],
				[x + far, y + far],
				[x + far, y - far - height],
				[x - far - width, y + far],
				[x - far - width, y - far - height],
			].map(([left, top]) => ({ x: within(left, box.width - width), y: within(top, box.height - height) })),
		);
		const keep = [id, ...(board?.lit ?? []), ...this.reached()].flatMap(one => board?.spotWide(one) ?? []);
		const covers = (/** @type {{ x: number, y: number }} */ s) =>
			keep.filter(
				p =>
					Math.abs(p.x - box.left - s.x - width / 2) < width / 2 + Math.max(clear, p.half) &&
					Math.abs(p.y - box.top - s.y - height / 2) < height / 2 + Math.max(clear, p.half),
			).length;
		return spots.reduce((a, b) => (covers(b) < covers(a) ? b : a));
	}
}
