// Input that was not meant. A key that is held down answers nothing, and a click where the controls have just
// changed under the pointer only shows on the control that it was ignored.

/** Keys that look and walk; their repeats are meant. */
const looks = /^(Arrow.*|Page.*|Home|End|Tab|[-+=[\].])$/;

/** Whether a key that is held down may repeat here. @param {KeyboardEvent} e */
function held(e) {
	const on = /** @type {Element} */ (e.target);
	if (!e.repeat || on.matches?.('textarea')) return false;
	if (on.matches?.('select, input:not([type=checkbox], [type=radio])')) return e.key === 'Enter';
	return e.ctrlKey || e.metaKey || !looks.test(e.key);
}

/** How long a control must have lain under the pointer until it accepts a click, in milliseconds. */
const soon = 400;

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

/** Where the pointer is, what lies under it, and what appeared there last. */
class Under {
	constructor() {
		this.x = this.y = -1;
		/** @type {Element|null} */ this.control = null;
		this.name = '';
		/** Whether the page has changed since the last check. */ this.changed = false;
		/** What appeared under the resting pointer, and when. */ this.fresh = { name: '', at: -Infinity };
	}

	/** Records that the page has changed: what lies under the pointer is checked when it is drawn. */
	dirty() {
		if (this.changed || this.x < 0) return;
		this.changed = true;
		requestAnimationFrame(() => this.look());
	}

	/** Checks whether something else lies under the pointer. */
	look() {
		if (!this.changed) return;
		this.changed = false;
		const control = controlAt(document.elementFromPoint(this.x, this.y)),
			name = nameOf(control);
		if (control && control !== this.control && name !== this.name) this.fresh = { name, at: performance.now() };
		this.control = control;
		this.name = name;
	}

	/** Records where the pointer is. @param {PointerEvent} e */
	goes(e) {
		this.look();
		this.x = e.clientX;
		this.y = e.clientY;
		const control = controlAt(/** @type {Element} */ (e.target));
		if (control === this.control) return;
		this.control = control;
		this.name = nameOf(control);
	}

	/** Keeps a click from a control that has just appeared there. @param {MouseEvent} e */
	click(e) {
		const control = controlAt(/** @type {Element} */ (e.target));
		if (!e.detail || !control || e.timeStamp - this.fresh.at > soon || nameOf(control) !== this.fresh.name) return;
		e.preventDefault();
		e.stopImmediatePropagation();
		control.classList.add('early');
		setTimeout(() => control.classList.remove('early'), soon);
	}
}

/** Guards the whole page against slips. */
export function steady() {
	document.addEventListener(
		'keydown',
		e => {
			if (!held(e)) return;
			e.preventDefault();
			e.stopImmediatePropagation();
		},
		{ capture: true },
	);
	const under = new Under();
	for (const kind of /** @type {const} */ (['pointermove', 'pointerdown']))
		document.addEventListener(kind, e => under.goes(e), { capture: true, passive: true });
	document.addEventListener('click', e => under.click(e), { capture: true });
	new MutationObserver(() => under.dirty()).observe(document.body, {
		childList: true,
		subtree: true,
		attributeFilter: ['class', 'hidden', 'open'],
	});
}
