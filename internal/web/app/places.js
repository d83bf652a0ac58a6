// The board in words: each space that holds something or may be chosen, what
// stands there, and buttons that do what a click on the board would do.

import { el, fill } from './dom.js';
import { isFleet, piles } from '../board/stacks.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('../types.d.ts').Piece} Piece */

/** A piece in words: its name, numbers and state. @param {Piece} p */
export function inWords(p) {
	const numbers = p.numbers
		.filter((n, i) => i === 0 || n.value)
		.map(n => `${n.name} ${n.value}${n.max && n.max !== n.value ? ` of ${n.max}` : ''}`);
	return [
		p.name,
		...(p.type ? [p.type] : []),
		...numbers,
		...p.state.map(s => s.replace(/-/g, ' ')),
		...(p.under ? [`${p.under} under it`] : []),
	].join(', ');
}

/**
 * What stands on a space in words: pieces that lie alone by their names, a stack as a stack, with what is known of it.
 * @param {Piece[]} pieces
 * @param {string} place
 * @param {string[]} seats
 */
export function stacksInWords(pieces, place, seats) {
	return [...piles(pieces).values()].flat().map(({ pieces: all, high }) => {
		if (high < 2) return inWords(all[0]);
		const [{ name, side }] = all,
			named = isFleet(all[0]),
			known = named ? all.slice(1) : all;
		return (
			`${named ? name : `${seats[side] ?? ''} stack`}${place && ` at ${place}`}: ` +
			`${high - Number(named)} ${high - Number(named) === 1 ? 'counter' : 'counters'} ` +
			`(${known.map(inWords).join('; ')})`
		);
	});
}

export class PlacesPanel {
	/** @param {(id: string) => void} choose */
	constructor(choose) {
		this.choose = choose;
		this.node = el('section.places', { 'aria-label': 'The board in words' });
	}

	/** @param {Board[]} boards @param {Set<string>} lit @param {string[]} seats */
	show(boards, lit, seats) {
		const all = boards
			.map(b => {
				/** @type {Map<string, Piece[]>} */ const on = new Map();
				for (const { piece } of b.pieces.values()) on.set(piece.at, [...(on.get(piece.at) ?? []), piece]);
				const spaces = b.data.spaces.filter(s => on.has(s.id) || lit.has(s.id));
				const loose = on.get('') ?? [];
				return spaces.length + loose.length
					? el(
							'div',
							{},
							el('h2', {}, b.data.name),
							el(
								'ul',
								{},
								...spaces.map(s =>
									el(
										'li',
										{},
										lit.has(s.id) ? this.button(s.id, s.name || s.label) : el('b', {}, s.name || s.label),
										' ',
										...this.pieces(on.get(s.id) ?? [], lit, seats),
									),
								),
								...loose.map(p => el('li', {}, ...this.pieces([p], lit, seats))),
							),
						)
					: null;
			})
			.filter(b => b !== null);
		fill(this.node, ...(all.length ? all : [el('p.hint', {}, 'Nothing is on the board yet.')]));
	}

	/** @param {Piece[]} pieces @param {Set<string>} lit @param {string[]} seats */
	pieces(pieces, lit, seats) {
		return pieces
			.sort((a, b) => a.depth - b.depth)
			.flatMap((p, i) => [
				i ? '; ' : '',
				lit.has(p.id) ? this.button(p.id, inWords(p)) : inWords(p),
				seats[p.side] ? el(`span.owner.side-${p.side}`, {}, ` (${seats[p.side]})`) : '',
			]);
	}

	/** @param {string} id @param {string} text */
	button(id, text) {
		return el('button.place-button', { type: 'button', onclick: () => this.choose(id) }, text);
	}
}
