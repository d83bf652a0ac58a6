// While the number of an answer is set, the board shows where it brings what it is about.

/** @typedef {import('../types.d.ts').Option} Option */

/** Units of numbers that can be drawn. */
const drawn = new Set(['mm', 'degrees']);

export class Tracer {
	/** @param {import('./screen.js').Screen} screen @param {import('./helm.js').Helm} helm whose ghost is drawn */
	constructor(screen, helm) {
		this.screen = screen;
		this.helm = helm;
		/** What is drawn, or being asked for, as a choice with its numbers; "" for nothing. */ this.of = '';
		this.asking = false;
	}

	/** @param {Option} o @param {string} choice with its numbers */
	draw(o, choice) {
		if (!this.screen.data.helm || !o.spans.some(s => s.step && drawn.has(s.unit))) return;
		this.of = choice;
		this.ask();
	}

	/** Asks for the course of the last number, one request at a time. */
	async ask() {
		const { of, screen } = this;
		if (this.asking || !of) return;
		this.asking = true;
		/** @type {import('../types.d.ts').Course|null} */
		const course = await screen.hand.get(`helm?choice=${encodeURIComponent(of)}`).catch(() => null);
		this.asking = false;
		if (this.of !== of) {
			this.ask();
			return;
		}
		const end = course?.track[0],
			near = end && screen.view.scene?.pieces.find(p => Math.hypot(p.x - end[0], p.y - end[1]) < p.base[0] / 2);
		if (course && near) this.helm.ghost?.show(near, course);
	}

	/** No number is being set any more. */
	clear() {
		if (!this.of) return;
		this.of = '';
		if (!this.helm.of) this.helm.ghost?.hide();
	}
}
