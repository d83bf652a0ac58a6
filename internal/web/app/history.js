// The board as it was: a step of the match shown again, with the move that led to it.

import { el, fill } from './dom.js';
import { studied } from './mine.js';
import { happened } from '../board/happened.js';

/** @typedef {import('./replay.js').Past} Past @typedef {import('../types.d.ts').Scene} Scene */
/**
 * @typedef {{ room: import('./boards.js').Boards, replay: import('./replay.js').Replay, scene: () => Scene|null,
 * say: (text: string) => void, shows: (scene: Scene|null, step: number) => void, changed: () => void }} Does
 * The boards, what goes through the steps, the present scene, what says a sentence; what shows a scene and its step, or
 * 0 for the present, elsewhere than on the boards; and what lights the boards again.
 */

export class History {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		/** The step of the past that is shown, or 0. */ this.step = 0;
		/** @type {Past|undefined} what is shown of the past */ this.shown = undefined;
		/** Which step is shown, and how to return. */ this.frame = el('div.pastframe', { role: 'status', hidden: true });
	}

	/** Whether the boards show the past, or a moment of the last move. */
	get past() {
		const { room, replay } = this.does;
		return replay.step > 0 || Boolean(room.large?.table?.voyage.held);
	}

	/** Keeps the last move, to show it to a player who opens the match after it. */
	async recall() {
		const t = this.screen,
			{ room, replay, changed } = this.does,
			{ at } = t.view,
			step = t.hand.lines.findLast(l => l.moved)?.step ?? 0;
		const before = step > 1 ? await t.hand.get(`past?step=${step - 1}`).catch(() => null) : null,
			scene = this.does.scene();
		if (!before || !scene || t.view.at !== at || replay.step || t.signal.aborted) return;
		const all = happened(t.hand.lines.filter(l => l.step === step));
		for (const b of room.all) {
			b.show(before.scene, true);
			b.show(scene, false, ...all);
			b.table?.voyage.settle(true);
		}
		changed();
	}

	/**
	 * The board as it was after a step, and before it if something moved on a plane in it.
	 * @param {number} step
	 * @returns {Promise<Past>}
	 */
	async at(step) {
		const { hand } = this.screen,
			at = (/** @type {number} */ n) => hand.get(`past?step=${n}`),
			past = await at(step);
		if (step > 1 && step !== this.step + 1 && hand.lines.some(l => l.step === step && l.moved))
			past.before = (await at(step - 1)).scene;
		return past;
	}

	/** The frame of the present: of a study, that it is one, and the way back to its match. */
	present() {
		const t = this.screen,
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
		if (this.does.replay.step) return;
		this.present();
		if (held) this.framed('This is the last move, so you cannot give orders on the board.', () => this.end());
		this.does.changed();
	}

	/** Says that the board takes no orders now, if it shows the past; whether it does. */
	refuses() {
		const { past } = this;
		if (past && this.screen.view.asks.length) this.does.say('The board shows the past: go back to now to give orders.');
		return past;
	}

	/** Ends the last move at once, where it is held. */
	end() {
		for (const b of this.does.room.all) if (b.table?.voyage.held) b.table.voyage.seek(1000);
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
		const t = this.screen,
			{ room, replay } = this.does,
			scene = past ? past.scene : this.does.scene(),
			step = past?.step ?? replay.last;
		t.root.classList.toggle('past', Boolean(past));
		if (!past) t.root.classList.remove('unspoiled'); // the player is at the present and may see the end
		if (!past && !this.shown) {
			this.end(); // only the last move was looked at
			return 0;
		}
		if (past)
			this.framed(
				`Step ${past.step} of ${replay.last}${t.view.ended ? '.' : ': this is the past, so you cannot play here.'}`,
				() => replay.go(replay.last),
			);
		else this.present();
		this.shown = past ?? undefined;
		const all = happened(
			past?.before || (this.step && step === this.step + 1) ? t.hand.lines.filter(l => l.step === step) : [],
		);
		this.step = past?.step ?? 0;
		for (const b of room.all) b.table?.voyage.leave(true);
		if (past?.before) for (const b of room.all) b.show(past.before, true);
		if (scene) for (const b of room.all) b.show(scene, false, ...all);
		this.does.shows(scene, this.step);
		this.does.changed();
		if (!past) this.recall();
		return all[1].length ? (room.large?.table?.voyage.whole ?? 0) : 0;
	}
}
