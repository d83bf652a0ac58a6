// Going back over a match: a slider, step by step, at a chosen speed.

import { el, fill, svg } from './dom.js';

/** @typedef {import('../types.d.ts').View} View @typedef {import('../types.d.ts').Scene} Scene */
/**
 * before is the scene from which a move led to this one, unless it was just shown.
 * @typedef {{ scene: Scene, step: number, before?: Scene }} Past
 */

const speeds = [1200, 600, 250];

/** The signs on its buttons, drawn: what the page's fonts lack is looked for in every font of the system. */
const signs = {
	back: 'M9 2V10L2 6Z',
	on: 'M2 2V10L8 6ZM9 2h1.4V10H9Z',
	play: 'M3 2V10L10 6Z',
	pause: 'M2.5 2h2.6V10H2.5ZM7 2h2.6V10H7Z',
};

/** @param {keyof typeof signs} name */
const sign = name =>
	svg('svg', { class: 'sign', viewBox: '0 0 12 12', 'aria-hidden': 'true' }, `<path d="${signs[name]}"/>`);

export class Replay {
	/**
	 * @param {(step: number) => Promise<Past>} fetchPast
	 * @param {(past: Past|null) => number} onPast shows it, and tells for how many ms it moves
	 */
	constructor(fetchPast, onPast) {
		this.fetchPast = fetchPast;
		this.onPast = onPast;
		this.step = 0;
		this.last = 0;
		this.seen = 0;
		/** For how many ms what is shown moves. */ this.moves = 0;
		this.speed = 1;
		const b = (/** @type {string|Node} */ on, /** @type {string} */ title, /** @type {() => void} */ onclick) =>
			el('button.quiet', { type: 'button', onclick, title, 'aria-label': on === 'Now' ? undefined : title }, on);
		this.slider = el('input', {
			type: 'range',
			min: '1',
			max: '1',
			value: '1',
			'aria-label': 'Step of the match',
			oninput: () => this.go(Number(this.slider.value)),
		});
		this.play = b(sign('play'), 'Play from here', () => this.run());
		this.fast = b('×1', 'Playback speed', () => {
			this.speed = (this.speed + 1) % speeds.length;
			this.fast.textContent = ['×½', '×1', '×2'][this.speed];
			this.fast.setAttribute('aria-label', `Playback speed ${this.fast.textContent}`);
		});
		this.fast.setAttribute('aria-label', 'Playback speed ×1');
		this.fast.classList.add('speed');
		this.count = el('span.count', {});
		this.since = el(
			'button.option.since',
			{ type: 'button', hidden: true, onclick: () => this.catchUp() },
			'Since your last turn',
		);
		this.node = el(
			'div.replay',
			{ role: 'group', 'aria-label': 'Replay' },
			b(sign('back'), 'A step back', () => this.by(-1)),
			this.slider,
			this.count,
			b(sign('on'), 'A step on', () => this.by(1)),
			this.play,
			this.fast,
			b('Now', 'To the present', () => this.go(this.last)),
			this.since,
		);
	}

	/**
	 * @param {View} v
	 * @param {number} last step of the log
	 * @param {boolean} fresh the page has just been opened, or the seat has changed
	 */
	show(v, last, fresh) {
		this.last = Math.max(last, 1);
		if (fresh) {
			this.stopRun();
			this.step = 0;
			this.seen = Number(v.asks.length ? this.last : 0) || this.last;
		}
		this.slider.max = String(this.last);
		if (!this.step) {
			this.slider.value = String(this.last);
			this.say();
		}
		if (!v.asks.length) {
			this.since.hidden = true;
			this.seen = Math.min(this.seen, this.last);
			this.mine = false;
		} else if (!this.mine) {
			this.mine = true;
			this.from = this.seen;
			this.since.hidden = this.last - this.seen < 3;
			this.seen = this.last;
		} else this.seen = this.last;
	}

	say() {
		this.node.classList.toggle('past', this.step > 0);
		this.count.textContent = `${this.step || this.last} / ${this.last}`;
	}

	/** @param {number} n */
	by(n) {
		this.stopRun();
		return this.go((this.step || this.last) + n);
	}

	/** Shows the board as it was after a step; the last is the present. @param {number} step */
	async go(step) {
		step = Math.min(Math.max(step, 1), this.last);
		this.step = step === this.last ? 0 : step;
		this.slider.value = String(step);
		this.say();
		if (!this.step) {
			this.moves = this.onPast(null);
			return;
		}
		const past = await this.fetchPast(step).catch(() => null);
		if (this.step !== step) return;
		if (past) this.moves = this.onPast(past);
		else {
			this.step = 0;
			this.slider.value = String(this.last);
			this.say();
			this.moves = this.onPast(null);
		}
	}

	run() {
		if (this.running) {
			this.stopRun();
			return;
		}
		if (!this.step) this.step = 1;
		this.running = true;
		fill(this.play, sign('pause'));
		this.play.setAttribute('aria-label', 'Pause');
		const next = async () => {
			if (!this.running || !this.step) {
				this.stopRun();
				return;
			}
			await this.go(this.step + 1);
			this.timer = window.setTimeout(next, Math.max(speeds[this.speed], this.moves));
		};
		this.timer = window.setTimeout(next, 100);
	}

	stopRun() {
		clearTimeout(this.timer);
		this.running = false;
		fill(this.play, sign('play'));
		this.play.setAttribute('aria-label', 'Play from here');
	}

	/** Plays what happened while one was away. */
	async catchUp() {
		this.stopRun();
		this.since.hidden = true;
		await this.go((this.from ?? 0) + 1);
		this.run();
	}
}
