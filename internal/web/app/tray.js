// What lies where a question is about, counter by counter: parts of a stack are taken by touching them,
// losses and guns are chosen by touching them, and in a combat the stacks of both sides lie open beside each
// other.

import { el } from './dom.js';
import { counter } from '../board/pieces.js';
import { piles } from '../board/stacks.js';
import { inWords } from './places.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').Scene} Scene
 * @typedef {import('../types.d.ts').Piece} Piece
 */

/** One counter as a picture. @param {Piece} p */
export function picture(p) {
	const box = el('span.counter-box', { 'aria-hidden': 'true' });
	box.innerHTML = `<svg viewBox="-48 -48 96 94">${counter(p)}</svg>`;
	return box;
}

export class Tray {
	/** @param {(o: Option) => void} take @param {() => void} changed */
	constructor(take, changed) {
		this.take = take;
		this.changed = changed;
		/** Keys of the selected pieces, and the choice that takes each. @type {Map<string, string>} */ this.taken =
			new Map();
		/** @type {Set<string>} */ this.movable = new Set();
		/** What lies in the tray, if parts of it can be taken. @type {Piece[]} */ this.lying = [];
	}

	/** Clears the selection, for another question. */
	clear() {
		this.taken.clear();
		this.movable.clear();
		this.lying = [];
	}

	/** Choices that take the selected pieces; none if all of them go. */
	parts() {
		return this.taken.size === this.movable.size ? [] : [...this.taken.values()];
	}

	/**
	 * The answers whose moment it is. One with a counter that stays behind gives way to the same with one that goes: to
	 * embark in a ship that is taken.
	 * @param {Option[]} options
	 */
	due(options) {
		const taken = new Set(this.taken.values()),
			goes = (/** @type {Option} */ o) => {
				const part = options.find(x => x.part && x.on === o.with);
				return !taken.size || !part || taken.has(part.choice);
			};
		return options
			.filter(o => o.due && !o.idle)
			.flatMap(o => (goes(o) ? o : (options.find(x => x.verb === o.verb && x.on === o.on && goes(x)) ?? [])));
	}

	/**
	 * The piles a question is about: the pieces that it names itself; else those of both sides if they lie open, with
	 * what the answers name elsewhere; else the one that most answers name.
	 * @param {Ask} ask
	 * @param {Scene} scene
	 * @returns {Piece[][]}
	 */
	static lies(ask, scene) {
		const named = new Set(ask.options.map(o => o.on));
		const about = scene.open || ask.about;
		if (ask.of.length) return [scene.pieces.filter(p => ask.of.includes(p.id))];
		const all = piles(scene.pieces.filter(p => p.stack && (p.at === about || p.stack === about)));
		const heaps = [...all.values()].flat().map(s => s.pieces);
		const parts = scene.pieces.filter(p => p.id && ask.options.some(o => o.part && o.on === p.id));
		if (parts.length && !heaps.flat().some(p => parts.includes(p))) return [parts]; // they lie elsewhere
		if (scene.open) return facing(scene, named);
		const score = (/** @type {Piece[]} */ h) => h.filter(p => p.id && named.has(p.id)).length;
		const best = heaps.sort((a, b) => score(b) - score(a))[0];
		return best && score(best) > 0 ? [best] : [];
	}

	/**
	 * The tray, and the answers that stand in it; null if nothing lies open.
	 * @param {Ask} ask
	 * @param {Scene|null} scene
	 * @param {string[]} seats
	 */
	show(ask, scene, seats) {
		const heaps = scene ? Tray.lies(ask, scene) : [];
		if (!heaps.length) return null;
		/** @type {Set<Option>} */ const shown = new Set();
		const sides = heaps.map(h =>
			el(
				`div.heap.side-${h[0].side}`,
				{},
				heaps.length > 1 ? el('h3', {}, seats[h[0].side] ?? '') : null,
				el('div.tiles', {}, ...h.map(p => this.tile(p, ask, shown))),
			),
		);
		const parts = ask.options.some(o => o.part);
		if (parts) this.lying = heaps.flat();
		return {
			shown,
			node: el(
				heaps.length > 1 ? 'div.tray.facing' : 'div.tray',
				{ role: 'group', 'aria-label': scene?.open ? 'The stacks, opened' : 'The stack' },
				...sides,
				parts ? this.row(ask) : null,
			),
		};
	}

	/** How many go and how many stay. Who is aboard a ship goes with her, and is counted. */
	says() {
		const n = this.lying.length,
			all = !this.parts().length,
			going = this.lying.filter(p => all || this.goes(p)),
			go = going.length;
		if (go === n) return n < 2 ? '' : n === 2 ? 'Both go.' : `All ${n} go.`;
		return `${go === 1 ? `Only ${going[0].name} goes` : `${go} go`}; ${n - go} ${n - go === 1 ? 'stays' : 'stay'}.`;
	}

	/** Whether a counter is taken, or is aboard one that is. @param {Piece} p @returns {boolean} */
	goes(p) {
		const below = p.state.includes('aboard') && this.lying.find(q => q.stack === p.stack && q.depth === p.depth + 1);
		return this.taken.has(p.key) || (below ? this.goes(below) : false);
	}

	/** @param {Piece} p @param {Ask} ask @param {Set<Option>} shown */
	tile(p, ask, shown) {
		const on = p.id
			? ask.options.filter(o => o.on === p.id && (!o.with || !p.stack || o.with === p.stack || o.with === p.at))
			: [];
		const part = on.find(o => o.part),
			own = part ?? (on.length === 1 ? on[0] : undefined);
		if (!own) return el('span.held', { title: inWords(p) }, picture(p), el('span.unseen', {}, inWords(p)));
		shown.add(own);
		if (part) this.movable.add(p.key);
		const taken = this.taken.has(p.key),
			label = `${own.says}: ${inWords(p)}`;
		return el(
			`button.held${taken ? '.taken' : ''}${own.likely ? '.likely' : ''}${own.after ? '.says' : ''}`,
			{
				type: 'button',
				title: label,
				'aria-pressed': part ? String(taken) : undefined,
				data: { key: p.key },
				onclick: () => {
					if (!part) {
						this.take(own);
						return;
					}
					if (taken) this.taken.delete(p.key);
					else this.taken.set(p.key, own.choice);
					this.changed();
				},
			},
			picture(p),
			own.after ? el('span.after', { 'aria-hidden': 'true' }, own.after) : null,
			el('span.unseen', {}, label),
		);
	}

	/** How many go, and a button that takes all or none. @param {Ask} ask */
	row(ask) {
		const some = this.taken.size > 0 && this.taken.size < this.movable.size;
		return el('div.row', {}, this.all(ask), el(some ? 'b.goes' : 'span.hint', { role: 'status' }, this.says()));
	}

	/** @param {Ask} ask */
	all(ask) {
		const some = this.taken.size > 0;
		return el(
			'button.quiet',
			{
				type: 'button',
				onclick: () => {
					if (some) this.taken.clear();
					else
						for (const p of this.lying) {
							const o = ask.options.find(o => o.part && o.on === p.id);
							if (o) this.taken.set(p.key, o.choice);
						}
					this.changed();
				},
			},
			some ? `Take all ${this.lying.length}` : 'Choose each',
		);
	}
}

/**
 * What lies open, side by side: what stands in the open space, in stacks or singly as what the answers name, and the
 * stacks of what they name elsewhere, such as those of an attacker in the next space.
 * @param {Scene} scene
 * @param {Set<string>} named
 */
function facing(scene, named) {
	const own = scene.pieces.filter(p => p.id && named.has(p.id)),
		singly = own.length > 0 && own.every(p => !p.stack),
		shown = scene.pieces.filter(
			p =>
				(p.at === scene.open && Boolean(p.stack) !== singly) ||
				own.some(o => o === p || (o.stack && o.stack === p.stack && o.at === p.at && o.side === p.side)),
		);
	shown.sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
	return [0, 1, 2, 3].map(side => shown.filter(p => p.side === side)).filter(h => h.length);
}
