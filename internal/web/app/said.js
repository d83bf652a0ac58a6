// Shows the server's reply to an action: once, and where the action was.

import { hasResult, told } from './acts.js';
import { el, fill } from './dom.js';
import { caseless, ruleLink } from './book.js';

/** How long a sentence is shown, in milliseconds. */
const stands = 7000;
/** How many results are told at once. */
const mostResults = 2;
/** How far from the pointer, and from the edges of the page, in pixels. */
const apart = 14,
	edge = 8;

/** With a full stop. @param {string} text */
const sentence = text => (/[.!?]$/.test(text) ? text : `${text}.`);

export class Said {
	/** @param {HTMLElement} root @param {AbortSignal} left the table is left */
	constructor(root, left) {
		this.node = el('div.tag', { hidden: true, role: 'alert' });
		/** Whether what is shown replies to a player: the next press ends it. */ this.replies = false;
		/** @type {{ x: number, y: number, touch: boolean }|null} where the hand was last; null of keys */ this.hand = null;
		for (const kind of ['pointerdown', 'pointerup'])
			root.addEventListener(
				kind,
				e => {
					const { clientX: x, clientY: y, pointerType } = /** @type {PointerEvent} */ (e);
					this.hand = { x, y, touch: pointerType === 'touch' };
					const { target } = e;
					if (kind === 'pointerdown' && this.replies && target instanceof Node && !this.node.contains(target))
						this.clear();
				},
				{ signal: left, capture: true },
			);
		root.addEventListener(
			'keydown',
			() => {
				this.hand = null;
			},
			{ signal: left, capture: true },
		);
	}

	/** Whether a sentence is shown. */
	get up() {
		return !this.node.hidden;
	}

	/** @param {string} text @param {string} rule */
	say(text, rule) {
		fill(this.node, caseless(text, rule), ' ', rule ? ruleLink(rule, `case ${rule}`) : null);
		this.node.hidden = false;
		this.replies = this.hand !== null;
		this.place();
		clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.clear(), stands);
	}

	/**
	 * Says what no player has asked for: at the foot of the board, off the panel, or at its head where it would cover
	 * fewer pieces.
	 * @param {string} text
	 */
	note(text) {
		this.hand = null;
		this.say(text, '');
		const { classList, style } = this.node;
		classList.remove('placed', 'high');
		style.left = style.top = '';
		const foot = this.covers();
		if (foot && classList.toggle('high', true) && this.covers() >= foot) classList.remove('high');
	}

	/** How many pieces of the board lie below what is said. */
	covers() {
		const own = this.node.getBoundingClientRect();
		return [...document.querySelectorAll('.sea .piece')].filter(p => {
			const r = p.getBoundingClientRect();
			return r.left < own.right && r.right > own.left && r.top < own.bottom && r.bottom > own.top;
		}).length;
	}

	/**
	 * Tells the last acts that came to something; where the log is out of sight, also shots and throws.
	 * @param {import('../types.d.ts').Line[]} fresh @param {boolean} alone whether the log is out of sight
	 */
	results(fresh, alone) {
		/** @type {string[]} */ const all = [];
		let goesOn = false; // what is told last is the act of the line before
		for (const l of fresh) {
			if (l.kind !== 'event' || l.known || l.order) continue;
			goesOn &&= l.whole !== '';
			if (!hasResult(l) && !(alone && (l.shot || l.throws.length))) continue;
			if (goesOn) all.pop();
			all.push(sentence(told(l)));
			goesOn = true;
		}
		if (all.length) this.note(all.slice(-mostResults).join(' '));
	}

	clear() {
		clearTimeout(this.timer);
		this.node.hidden = true;
	}

	/**
	 * Beside the pointer, or below what has the focus, never over it; without either, at the foot of the
	 * board.
	 */
	place() {
		const { style } = this.node;
		this.node.classList.add('placed'); // as wide as it will be
		style.left = style.top = '0';
		const own = this.node.getBoundingClientRect(),
			held = this.hand ? null : document.activeElement?.closest('button, input, [role="option"], [tabindex]'),
			box = held?.getBoundingClientRect();
		const at = this.hand ?? (box?.width ? { x: box.left, y: box.bottom, touch: false } : null);
		this.node.classList.toggle('placed', Boolean(at));
		if (!at) {
			style.left = style.top = '';
			return;
		}
		const below = at.y + apart,
			above = at.y - own.height - apart;
		const top = at.touch || below + own.height > innerHeight - edge ? above : below;
		style.left = `${Math.max(edge, Math.min(at.x + apart, innerWidth - own.width - edge))}px`;
		style.top = `${Math.max(edge, Math.min(top, innerHeight - own.height - edge))}px`;
	}
}
