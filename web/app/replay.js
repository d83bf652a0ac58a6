// Going back over a match: a slider, step by step, at a chosen speed.

import { el, fill } from './dom.js';
import { call } from './net.js';

/** @typedef {import('../types.d.ts').View} View @typedef {import('../types.d.ts').Scene} Scene */

export class Replay {
	/** @param {() => string} token @param {(past: {scene: Scene, step: number}|null) => void} onPast */
	constructor(token, onPast) {
		this.token = token;
		this.onPast = onPast;
		this.step = 0;
		this.last = 0;
		this.seen = 0;
		this.slider = el('input', { type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'Step of the match', oninput: () => this.to(Number(this.slider.value)) });
		this.play = el('button.quiet', { type: 'button', onclick: () => this.run(), title: 'Play on from here' }, '▶');
		this.now = el('button.quiet', { type: 'button', onclick: () => this.to(this.last) }, 'Now');
		this.since = el('button.option', { type: 'button', hidden: true, onclick: () => this.catchUp() }, 'Since your last turn');
		this.node = el('div.replay', { role: 'group', 'aria-label': 'Replay' },
			el('button.quiet', { type: 'button', onclick: () => this.to((this.step || this.last) - 1), title: 'A step back' }, '◀'), this.slider,
			el('button.quiet', { type: 'button', onclick: () => this.to((this.step || this.last) + 1), title: 'A step on' }, '▶|'), this.play, this.now, this.since);
	}

	/** @param {View} v */
	show(v) {
		const last = v.lines.reduce((n, l) => Math.max(n, l.step), this.last);
		if (!this.last) this.seen = last;
		this.last = last;
		this.slider.max = String(last);
		if (!this.step) this.slider.value = String(last);
		this.since.hidden = !(v.asks.length && this.seen < last - 1);
		if (v.asks.length) this.from = this.seen;
		else this.seen = last;
	}

	/** Shows the board as it was after a step; the last is the present. @param {number} step */
	async to(step) {
		step = Math.min(Math.max(step, 1), this.last);
		this.step = step === this.last ? 0 : step;
		this.slider.value = String(step);
		if (!this.step) { this.onPast(null); return; }
		const past = await call(`/api/m/${this.token()}/past?step=${step}`);
		if (this.step === step) this.onPast({ scene: past.scene, step });
	}

	async run() {
		clearInterval(this.timer);
		if (this.running) { this.running = false; this.play.textContent = '▶'; return; }
		this.running = true;
		this.play.textContent = '❚❚';
		this.timer = window.setInterval(() => {
			if (!this.step || this.step >= this.last) { clearInterval(this.timer); this.running = false; this.play.textContent = '▶'; return; }
			this.to(this.step + 1);
		}, 700);
	}

	async catchUp() {
		await this.to((this.from ?? 0) + 1);
		this.seen = this.last;
		this.since.hidden = true;
		this.run();
	}
}
