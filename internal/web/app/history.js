// The board as it was: a step of the match shown again, with the move that led to it.

import { el, fill } from './dom.js';
import { studied } from './mine.js';
import { happened } from '../board/happened.js';

/** @typedef {import('./replay.js').Past} Past */

export class History {
	/** @param {import('./table.js').Table} table */
	constructor(table) {
		this.table = table;
		/** The step of the past that is shown, or 0. */ this.step = 0;
		/** @type {Past|undefined} what is shown of the past */ this.shown = undefined;
		/** Which step is shown, and how to return. */ this.frame = el('div.pastframe', { role: 'status', hidden: true });
	}

	/** Keeps the last move, to show it to a player who opens the match after it. */
	async recall() {
		const t = this.table,
			{ at } = t.view,
			step = t.hand.lines.findLast(l => l.moved)?.step ?? 0;
		const before = step > 1 ? await t.hand.get(`past?step=${step - 1}`).catch(() => null) : null,
			{ scene } = t;
		if (!before || !scene || t.view.at !== at || t.replay.step || t.left.signal.aborted) return;
		const all = happened(t.hand.lines.filter(l => l.step === step));
		for (const b of t.boards) {
			b.show(before.scene, true);
			b.show(scene, false, ...all);
			b.table?.voyage.settle(true);
		}
		t.relight();
	}

	/**
	 * The board as it was after a step, and before it if something moved on a plane in it.
	 * @param {number} step
	 * @returns {Promise<Past>}
	 */
	async at(step) {
		const { hand } = this.table,
			at = (/** @type {number} */ n) => hand.get(`past?step=${n}`),
			past = await at(step);
		if (step > 1 && step !== this.step + 1 && hand.lines.some(l => l.step === step && l.moved))
			past.before = (await at(step - 1)).scene;
		return past;
	}

	/** The frame of the present: of a study, that it is one, and the way back to its match. */
	present() {
		const t = this.table,
			from = studied(t.tokens);
		t.root.classList.toggle('studying', t.data.study);
		this.frame.hidden = !t.data.study;
		fill(
			this.frame,
			el(
				'span',
				{},
				from
					? `A study of step ${from.step}: nothing here changes the match.`
					: t.data.watching
						? 'A study: step through it, or press Study and play on.'
						: 'A study: play every side.',
			),
			from ? el('a.option', { href: `/m/${from.tokens.join('+')}` }, 'Back to the match') : null,
		);
	}

	/** Shows that the board stands at a moment of the last move, and how to return. @param {boolean} held */
	holds(held) {
		const t = this.table;
		if (t.replay.step) return;
		this.present();
		if (held) this.framed('This is the last move, so you cannot give orders on the board.', () => this.end());
		t.relight();
	}

	/** Says that the board takes no orders now, if it shows the past; whether it does. */
	refuses() {
		const t = this.table;
		if (t.past && t.view.asks.length) t.say('The board shows the past: go back to now to give orders.', '');
		return t.past;
	}

	/** Ends the last move at once, where it is held. */
	end() {
		for (const b of this.table.boards) if (b.table?.voyage.held) b.table.voyage.seek(1000);
	}

	/** Says that the board shows the past, and leads back from it. @param {string} says @param {() => void} back */
	framed(says, back) {
		this.frame.hidden = false;
		fill(
			this.frame,
			el('span', {}, says),
			el(
				'button.option',
				{ type: 'button', onclick: back },
				el('kbd', { 'aria-hidden': 'true' }, 'Esc'),
				'Back to now',
			),
		);
	}

	/**
	 * Shows the board as it was, or the present; a move, or a step on from what was shown, is seen to happen.
	 * Returns for how many ms ships move.
	 * @param {Past|null} past
	 */
	show(past) {
		const t = this.table,
			scene = past ? past.scene : t.scene,
			step = past?.step ?? t.replay.last;
		t.root.classList.toggle('past', Boolean(past));
		if (!past) t.root.classList.remove('unspoiled'); // the player is at the present and may see the end
		if (!past && !this.shown) {
			this.end(); // only the last move was looked at
			return 0;
		}
		if (past)
			this.framed(
				`Step ${past.step} of ${t.replay.last}${t.view.ended ? '.' : ': this is the past, so you cannot play here.'}`,
				() => t.replay.go(t.replay.last),
			);
		else this.present();
		this.shown = past ?? undefined;
		const all = happened(
			past?.before || (this.step && step === this.step + 1) ? t.hand.lines.filter(l => l.step === step) : [],
		);
		this.step = past?.step ?? 0;
		for (const b of t.boards) b.table?.voyage.leave(true);
		if (past?.before) for (const b of t.boards) b.show(past.before, true);
		if (scene) for (const b of t.boards) b.show(scene, false, ...all);
		t.strip.show(scene, t.room.large?.data.key ?? '');
		t.books.fillCharts();
		t.books.log.mark(this.step);
		t.relight();
		if (!past) this.recall();
		return all[1].length ? (t.room.large?.table?.voyage.whole ?? 0) : 0;
	}
}
