// What a hand does without meaning it: a key that is held answers nothing.

/** Keys that look and walk, of which each repeat is meant. */
const looks = /^(Arrow.*|Page.*|Home|End|Tab|[-+=[\].])$/;

/** Whether a key is held where its repeats do something. @param {KeyboardEvent} e */
function held(e) {
	const on = /** @type {Element} */ (e.target);
	if (!e.repeat || on.matches?.('textarea')) return false;
	if (on.matches?.('select, input:not([type=checkbox], [type=radio])')) return e.key === 'Enter';
	return e.ctrlKey || e.metaKey || !looks.test(e.key);
}

/** Keeps the slips of a hand from everything on the page. */
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
}
