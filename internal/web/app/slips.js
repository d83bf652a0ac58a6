// Input that was not meant. A key that is held down answers nothing. A click where the controls have just changed under
// the pointer, and a key that comes before the new question can have been read, only show on the control that they were
// ignored.

/** Keys that look and walk; their repeats are meant. */
const looks = /^(Arrow.*|Page.*|Home|End|Tab|[-+=[\].])$/;

/** Whether a key that is held down may repeat here. @param {KeyboardEvent} e */
function held(e) {
	const on = /** @type {Element} */ (e.target);
	if (!e.repeat || on.matches?.('textarea')) return false;
	if (on.matches?.('select, input:not([type=checkbox], [type=radio])')) return e.key === 'Enter';
	return e.ctrlKey || e.metaKey || !looks.test(e.key);
}

/**
 * How long a control must have lain there until it accepts a click, in milliseconds: where the same question goes on;
 * under another question, for a pointer that rests and for a key; and how much longer if it gives something up.
 */
const soon = 400,
	unread = { click: 700, key: 450 },
	dear = 600;

/** How far the pointer moves at most in a double click, in pixels. */
const still = 8;

/** How long after a key its click comes at most, in milliseconds. */
const ofKey = 100;

/** The control at an element, if it is one; the board has none. @param {Element|null} e */
function controlAt(e) {
	const control = e?.closest('button, a, summary, label, input[type=checkbox], input[type=radio]') ?? null;
	return control?.closest('.board') ? null : control;
}

/**
 * The identity of a control for a reader: drawn again it is the same, under another question another.
 * @param {Element|null} control
 */
function nameOf(control) {
	if (!control) return '';
	const { choice } = /** @type {HTMLElement} */ (control).dataset,
		question = control.closest('.ask') && control.closest('.question, form')?.querySelector('.prompt'),
		turn = question && document.querySelector('.cartouche');
	return [choice ?? control.textContent, question?.textContent, turn?.textContent].join();
}

/** How much longer a control of another question accepts nothing. @param {Element} control */
const dearer = control => (control.matches('[data-gives=up]') ? dear : 0);

/** Shows for a while that a control was not heard. @param {Element} control @param {number} ms */
function early(control, ms) {
	performance.mark('early');
	control.classList.add('early');
	setTimeout(() => control.classList.remove('early'), ms);
}

/**
 * Takes the focus from a fold, or from a button of the books, after a click: the next Enter answers the question.
 * @param {MouseEvent} e
 */
function release(e) {
	const on = /** @type {Element} */ (e.target).closest?.('.table summary, .drawer button');
	if (e.detail > 0 && on === document.activeElement) /** @type {HTMLElement|null} */ (on)?.blur();
}

/** Where the pointer is, what lies under it, what appeared there last, and when the question came. */
class Under {
	constructor() {
		this.x = this.y = -1;
		/** @type {Element|null} */ this.control = null;
		this.name = '';
		/** Whether the page has changed since the last check. */ this.changed = false;
		/** What appeared under the resting pointer, when and where, and whether with another question. */
		this.fresh = { name: '', at: -Infinity, x: 0, y: 0, news: false };
		/** @type {string|undefined} */ this.asked = undefined;
		/** When the question came, and the last key. */ this.came = this.pressed = -Infinity;
	}

	/** Records that the page has changed: what lies under the pointer is checked when it is drawn. */
	dirty() {
		if (this.changed) return;
		this.changed = true;
		requestAnimationFrame(() => this.look());
	}

	/** Checks whether another question is asked, and whether something else lies under the pointer. */
	look() {
		if (!this.changed) return;
		this.changed = false;
		const now = performance.now(),
			asked = /** @type {HTMLElement|null} */ (document.querySelector('.ask'))?.dataset.asked;
		if (asked !== this.asked && this.asked !== undefined) this.came = now;
		this.asked = asked;
		if (this.x < 0) return;
		const control = controlAt(document.elementFromPoint(this.x, this.y)),
			name = nameOf(control);
		if (control && control !== this.control && name !== this.name)
			this.fresh = { name, at: now, x: this.x, y: this.y, news: now - this.came < soon };
		this.control = control;
		this.name = name;
	}

	/** Records where the pointer is. @param {PointerEvent} e */
	goes(e) {
		this.look();
		this.x = e.clientX;
		this.y = e.clientY;
		const { fresh } = this;
		if (Math.hypot(this.x - fresh.x, this.y - fresh.y) > still) fresh.news = false; // it has been elsewhere
		const control = controlAt(/** @type {Element} */ (e.target));
		if (control === this.control) return;
		this.control = control;
		this.name = nameOf(control);
	}

	/** How much longer a control hears no click, in milliseconds. @param {MouseEvent} e @param {Element} control */
	deaf(e, control) {
		if (!e.detail) {
			const own = control.closest('.ask, .here') && performance.now() - this.pressed < ofKey;
			return own ? this.came + unread.key + dearer(control) - this.pressed : 0;
		}
		const { at, news, name } = this.fresh;
		return nameOf(control) === name ? at + (news ? unread.click + dearer(control) : soon) - e.timeStamp : 0;
	}

	/** Keeps a click from a control that has just appeared there. @param {MouseEvent} e */
	click(e) {
		const control = controlAt(/** @type {Element} */ (e.target)),
			left = control ? this.deaf(e, control) : 0;
		if (!control || left <= 0) return;
		e.preventDefault();
		e.stopImmediatePropagation();
		early(control, left);
	}
}

/** Guards the whole page against slips. */
export function steady() {
	const under = new Under();
	document.addEventListener(
		'keydown',
		e => {
			under.pressed = e.timeStamp;
			if (!held(e)) return;
			e.preventDefault();
			e.stopImmediatePropagation();
		},
		{ capture: true },
	);
	for (const kind of /** @type {const} */ (['pointermove', 'pointerdown']))
		document.addEventListener(kind, e => under.goes(e), { capture: true, passive: true });
	document.addEventListener('keyup', e => (under.pressed = e.timeStamp), { capture: true });
	document.addEventListener('click', e => under.click(e), { capture: true });
	document.addEventListener('click', release);
	new MutationObserver(() => under.dirty()).observe(document.body, {
		childList: true,
		subtree: true,
		attributeFilter: ['class', 'hidden', 'open'],
	});
}
