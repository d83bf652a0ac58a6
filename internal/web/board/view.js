// What of a board is in sight: it is a sheet behind a window, moved under it and seen from nearer or farther away.

import { farAway, hold } from './sight.js';
import { el, svg } from '../app/dom.js';
import { calm, lasting } from '../app/preferences.js';

/** @typedef {{ x: number, y: number, w: number, h: number }} Look a part of the sheet, in units of the board */
/** @typedef {{ x: number, y: number, k: number }} Lie pixels from the corner of the window, and pixels to a unit */

/** How long it takes to bring another part in sight, in milliseconds. */
const glides = 240;

export class View {
	/** @param {Look} paper the sheet that the board is drawn on @param {string} kind of board */
	constructor(paper, kind) {
		this.paper = paper;
		/** All that can be looked at. @type {Look} */ this.bounds = paper;
		/** What is wanted in sight. @type {Look} */ this.look = { ...paper };
		/** What the window shows. @type {Look} */ this.sight = paper;
		/** Pixels that the board is wide and high on the screen; 0 before it is there. */ this.wide = this.high = 0;
		/** Units across the window from as near as one comes. */ this.nearest = 220;
		/** Which motion to another part of the board is under way; 0 if none is. */ this.gliding = 0;
		/** Whether the sheet is drawn whole and moved; else what is in sight is drawn. */ this.moves = false;
		/** Where the sheet lies in the window, if it is drawn whole and moved. @type {Lie|null} */ this.lie = null;
		const sheet = () => /** @type {SVGSVGElement} */ (svg('svg', { role: 'none' }));
		/** What is printed, and under what moves: that has nothing of it painted anew. */ this.ground = sheet();
		/** What stands on it and is drawn over it. */ this.svg = sheet();
		/** The window that it is seen through, which is what has the focus and is touched. */
		this.node = el(`div.board.${kind}`, {}, this.ground, this.svg);
	}

	/** Does what follows from another sight. */
	framed() {}

	/** The room it has on the screen, in pixels: asked of what it lies in, so that it need not be laid out itself. */
	room() {
		const { clientWidth: width = 0, clientHeight: height = 0 } = this.node.parentElement ?? {};
		return { width, height };
	}

	/** Whether it has the room that it was last drawn for. */
	fits() {
		const { width, height } = this.room();
		return width === this.wide && height === this.high;
	}

	/** Units of the board to a pixel of the screen. */
	away() {
		return this.wide ? this.sight.w / this.wide : 1;
	}

	/** @param {Look} look */
	see(look) {
		this.gliding = 0;
		this.node.classList.remove('gliding');
		this.look = look;
		this.frame();
	}

	/**
	 * Brings another part in sight, so that the eye can follow; whatever else is looked at ends that.
	 * @param {Look} look
	 */
	glide(look) {
		const from = this.look,
			began = performance.now(),
			over = lasting(glides);
		if (calm() || !this.wide) {
			this.see(look);
			return;
		}
		const step = () => {
			if (!this.gliding) return;
			const part = Math.min(1, (performance.now() - began) / over),
				by = part * part * (3 - 2 * part),
				at = (/** @type {'x'|'y'|'w'|'h'} */ k) => from[k] + (look[k] - from[k]) * by;
			this.see(part < 1 ? { x: at('x'), y: at('y'), w: at('w'), h: at('h') } : look);
			if (part < 1) this.next(step);
		};
		cancelAnimationFrame(this.gliding);
		this.next(step);
	}

	/** The next step of a motion. @param {() => void} step */
	next(step) {
		this.gliding = requestAnimationFrame(step);
		this.node.classList.add('gliding');
	}

	/** Whether the whole board is looked at, and no more. */
	whole() {
		const { look: a, bounds: b } = this;
		return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
	}

	/** Shows the whole board. */
	fit() {
		this.see({ ...this.bounds });
	}

	/** Draws what is wanted in sight, as large as the window has room for. */
	frame() {
		const { width, height } = this.room(),
			v = this.look,
			k = Math.min(width / v.w, height / v.h);
		this.wide = width;
		this.high = height;
		this.sight = { x: v.x + (v.w - width / k) / 2, y: v.y + (v.h - height / k) / 2, w: width / k, h: height / k };
		this.node.classList.toggle('far', this.away() > farAway);
		if (this.moves && this.wide) this.shift(width, height, k);
		else {
			this.node.style.setProperty('--away', this.away().toFixed(2));
			this.window();
		}
		this.framed();
	}

	/** Draws what is in sight into the window. */
	window() {
		const v = this.look,
			seen = `${v.x} ${v.y} ${v.w} ${v.h}`;
		for (const sheet of [this.ground, this.svg]) {
			if (this.lie) sheet.removeAttribute('style');
			if (seen !== sheet.getAttribute('viewBox')) sheet.setAttribute('viewBox', seen);
		}
		this.node.classList.remove('whole');
		this.lie = null;
	}

	/**
	 * Moves the sheet, drawn whole, so that what is in sight lies in the window: nothing on it is laid out or
	 * painted anew. It lies on whole pixels of the screen, so that letters stay sharp.
	 * @param {number} width of the window, in pixels
	 * @param {number} height of it
	 * @param {number} k pixels to a unit of the board
	 */
	shift(width, height, k) {
		const { look: v, paper: p } = this,
			whole = (/** @type {number} */ n) => Math.round(n * devicePixelRatio) / devicePixelRatio;
		const x = whole((width - v.w * k) / 2 - (v.x - p.x) * k),
			y = whole((height - v.h * k) / 2 - (v.y - p.y) * k);
		for (const sheet of [this.ground, this.svg]) {
			if (!this.lie) {
				sheet.setAttribute('viewBox', `${p.x} ${p.y} ${p.w} ${p.h}`);
				sheet.style.width = `${p.w}px`;
				sheet.style.height = `${p.h}px`;
			}
			sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
		}
		this.node.classList.add('whole');
		this.lie = { x, y, k };
	}

	/** From the units of the board to the screen. */
	toScreen() {
		if (!this.lie) return this.svg.getScreenCTM();
		const box = this.node.getBoundingClientRect(),
			{ x, y, k } = this.lie;
		return new DOMMatrix([k, 0, 0, k, box.left + x - this.paper.x * k, box.top + y - this.paper.y * k]);
	}

	/**
	 * Zooms about a point of the screen.
	 * @param {number} by below 1 is nearer
	 * @param {number} [cx]
	 * @param {number} [cy]
	 */
	zoom(by, cx, cy) {
		const box = this.node.getBoundingClientRect(),
			v = this.look;
		const p = this.toBoard(cx ?? box.left + box.width / 2, cy ?? box.top + box.height / 2);
		const w = Math.min(Math.max(v.w * by, this.nearest), this.bounds.w * 1.25),
			k = w / v.w;
		this.see({ x: p.x - (p.x - v.x) * k, y: p.y - (p.y - v.y) * k, w, h: v.h * k });
	}

	/** @param {number} dx @param {number} dy in screen pixels */
	pan(dx, dy) {
		const box = this.node.getBoundingClientRect(),
			v = this.look,
			b = this.bounds;
		const k = Math.max(v.w / box.width, v.h / box.height);
		this.see({
			...v,
			x: hold(v.x - dx * k, b.x - v.w / 2, b.x + b.w - v.w / 2),
			y: hold(v.y - dy * k, b.y - v.h / 2, b.y + b.h - v.h / 2),
		});
	}

	/** @param {number} cx @param {number} cy */
	toBoard(cx, cy) {
		const m = this.toScreen()?.inverse();
		return m ? new DOMPoint(cx, cy).matrixTransform(m) : new DOMPoint(0, 0);
	}
}
