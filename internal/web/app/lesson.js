// What a lesson says, and how far the learner has come.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { easiest } from './seats.js';
import { Starting } from './starting.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Made} Made @typedef {import('../types.d.ts').Lesson} Lesson */

/**
 * Begins a lesson and opens its board.
 * @param {string} game its key
 * @param {string} lesson its key
 * @param {HTMLElement} told where it says that it cannot
 */
export async function learn(game, lesson, told) {
	told.textContent = '';
	try {
		/** @type {Made} */ const made = await call(`/api/games/${game}/lessons/${lesson}`, {});
		location.href = `/m/${made.seats.filter(Boolean).join('+')}`;
	} catch (e) {
		told.textContent = /** @type {Error} */ (e).message;
	}
}

/** How long the button of an answer that is shown is outlined, in milliseconds. */
const shows = 2600;

export class LessonPanel {
	/**
	 * @param {TableData} d
	 * @param {(id: string) => void} find shows where a thing is on the board
	 */
	constructor(d, find) {
		this.game = d.game;
		this.find = find;
		this.node = el('section.teaching', { 'aria-label': 'Lesson', 'aria-live': 'polite', hidden: true });
		this.said = '';
		this.seat = 0;
		/** What the lesson asks in the latest view. @type {Lesson|undefined} */ this.now = undefined;
		/** Outlines the button again while it is shown. @type {MutationObserver|undefined} */ this.again = undefined;
	}

	/** @param {View} v */
	show(v) {
		const l = v.lesson;
		this.seat = v.seat;
		this.now = l ?? undefined; // a view between two questions names no answer yet
		this.node.hidden = !l;
		if (!l || this.said === l.say + l.at) return;
		this.said = l.say + l.at;
		const told = el('p', { role: 'alert' }),
			next = l.next;
		fill(
			this.node,
			el('p.lessonhead', {}, el('b', {}, l.title), el('span', {}, l.done ? 'Done' : `Step ${l.at + 1} of ${l.of}`)),
			el('progress', { max: l.of, value: l.at, 'aria-label': 'How far you are' }),
			el('p', {}, l.say),
			l.done
				? el(
						'div.row',
						{},
						next
							? el(
									'button.option.commit',
									{ type: 'button', onclick: () => learn(this.game.key, next.key, told) },
									`Next: ${next.title}`,
								)
							: el(
									'button.option.commit',
									{ type: 'button', onclick: () => this.battle(told) },
									`Play ${easiest(this.game).name}`,
								),
						el('a.quiet', { href: '/' }, 'All games'),
					)
				: el('div.row', {}, el('button.quiet', { type: 'button', onclick: () => this.point() }, 'Show me')),
			told,
		);
	}

	/** A match of the scenario to learn the game with against its first bot. @param {HTMLElement} told */
	battle(told) {
		const g = this.game;
		new Starting([g], false, () => {}).against(g, easiest(g).key, this.seat, g.bots[0].spec, told);
	}

	/** Shows on the board and in the list what the lesson is about. */
	point() {
		const l = this.now;
		if (!l) return;
		for (const id of l.points.toReversed()) this.find(id);
		this.outline(l.choice)?.scrollIntoView({ block: 'nearest' });
		const list = document.getElementById('question');
		this.again?.disconnect();
		if (!list) return;
		const again = new MutationObserver(() => this.outline(l.choice)); // the list is drawn again when odds arrive
		again.observe(list, { childList: true, subtree: true });
		this.again = again;
		window.setTimeout(() => {
			again.disconnect();
			if (this.again === again) for (const b of list.querySelectorAll('.pointed')) b.classList.remove('pointed');
		}, shows);
	}

	/** Outlines the button of an answer, and opens the lists that it is in. @param {string} choice */
	outline(choice) {
		const button = [...document.querySelectorAll('#question [data-choice]')].find(
			b => /** @type {HTMLElement} */ (b).dataset.choice === choice,
		);
		for (let fold = button?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
		button?.classList.add('pointed');
		return button;
	}
}
