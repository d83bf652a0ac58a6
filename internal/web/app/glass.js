// The looking glass: one line under the chart that says what the pointer or the focus is on, what may be done
// with it and by which case, or why nothing.

import { capital, el, fill } from './dom.js';
import { caseless, ruleLink } from './book.js';
import { sentence } from './option.js';
import { inWords, stacksInWords } from './places.js';

/** @typedef {import('../board/board.js').Board} Board @typedef {import('./answers.js').Answer} Answer */
/** @typedef {{ text: string, rule: string }} Why */

export class Glass {
	/**
	 * @param {(id: string) => Promise<Why|null>} why asks the house why nothing may be done with it
	 * @param {() => boolean} steers whether ships may be dragged now
	 * @param {() => string[]} seats their names
	 * @param {() => boolean} lit whether anything on the board may be chosen
	 */
	constructor(why, steers, seats, lit) {
		this.why = why;
		this.steers = steers;
		this.seats = seats;
		this.lit = lit;
		/** @type {number|undefined} */ this.timer = undefined;
		this.words = el('div.words', {});
		this.node = el('div.glass', {}, this.words);
		this.live = el('div.unseen', { role: 'status', 'aria-live': 'polite' });
		this.id = '';
		/** The refusal that is already shown beside the pointer. */ this.hushed = '';
		this.clear();
	}

	/**
	 * @param {Board} board
	 * @param {string|null} id
	 * @param {string} space
	 * @param {Answer[]} answers
	 * @param {boolean} asked whether the seat may do anything at all
	 */
	show(board, id, space, answers, asked) {
		if (!id || id === this.id) return;
		this.id = id;
		this.hushed = '';
		clearTimeout(this.timer);
		const piece = [...board.pieces.values()].find(p => p.piece.id === id)?.piece;
		const on = space || piece?.at || (board.m.at.has(id) ? id : '');
		const place = board.m.at.get(on)?.space;
		const lying = board.stand.on(on).map(p => p.piece),
			stand = piece?.at ? lying.filter(p => p.side === piece.side && p.stack === piece.stack) : lying,
			name = place?.name || place?.label || '',
			mark = board.scene?.marks.find(m => m.from === id && m.note),
			words = mark ? [] : on ? stacksInWords(stand, name, this.seats()) : piece ? [inWords(piece)] : [];
		const said = (words.some(w => name && w.includes(` at ${name}: `)) ? words : [name, ...words])
			.filter(Boolean)
			.join(' · ');
		const note = mark ? `${capital(mark.label)}: ${mark.note}. ` : '';
		this.fill(
			el(mark ? 'span.noted' : 'span', {}, said, note, mark?.rule ? ruleLink(mark.rule) : null),
			...answers
				.slice(0, 3)
				.map(({ ask, option }) =>
					el('span.may', {}, capital(sentence(option)), ' ', ruleLink(option.rule || ask.rule)),
				),
		);
		this.live.textContent = [said + note, ...answers.slice(0, 3).map(a => a.option.says)].join('. ');
		if (asked && !answers.length && !mark) this.timer = window.setTimeout(() => this.explain(id), 450);
	}

	/** @param {string} id */
	async explain(id) {
		const why = await this.why(id);
		if (why?.text && this.id === id && this.hushed !== id)
			this.fill(...this.words.childNodes, el('span.whynot', {}, caseless(why.text, why.rule), ' ', ruleLink(why.rule)));
	}

	/** Puts words into the caption, on several lines if they do not fit on one. @param {...(Node|null)} words */
	fill(...words) {
		this.node.classList.remove('tall');
		fill(this.words, ...words);
		const cut = [this.words, ...this.words.children].some(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth);
		this.node.classList.toggle('tall', cut);
		for (const may of cut ? [...this.words.querySelectorAll('.may')].slice(1).reverse() : [])
			if (this.words.getBoundingClientRect().bottom > window.innerHeight + 1) may.remove();
	}

	/** Removes the refusal: the page shows it beside the pointer. */
	hush() {
		clearTimeout(this.timer);
		this.hushed = this.id;
		this.node.querySelector('.whynot')?.remove();
	}

	clear() {
		this.id = this.hushed = '';
		clearTimeout(this.timer);
		this.fill(
			this.steers() ? el('span.drags', {}, 'Drag what is yours to where you want it.') : null,
			el(
				'span.idle',
				{},
				`Point at anything to read about it.${this.lit() ? ' What you can choose is outlined in gold.' : ''}`,
			),
		);
	}
}
