// On a narrow screen the instruments are a sheet from below: its handle drags it
// up to read the log and down to see the board.

import { el } from './dom.js';

/** Whether the instruments are a sheet. */
export const narrow = matchMedia('(max-width: 760px), (max-width: 1000px) and (orientation: portrait)');

const rests = [24, 46, 66];

/** @param {HTMLElement} root @param {HTMLElement} side */
export function sheet(root, side) {
	let at = 1,
		from = 0,
		high = 0,
		dragged = 0;
	const set = (/** @type {number} */ h) => root.style.setProperty('--sheet', `${h}dvh`);
	const grip = el('button.grip', { type: 'button', 'aria-label': 'Raise or lower the instruments' }, el('span', {}));
	grip.addEventListener('pointerdown', e => {
		from = e.clientY;
		high = rests[at];
		dragged = 0;
		grip.setPointerCapture(e.pointerId);
	});
	grip.addEventListener('pointermove', e => {
		if (!grip.hasPointerCapture(e.pointerId)) return;
		dragged = ((from - e.clientY) / window.innerHeight) * 100;
		set(Math.min(Math.max(high + dragged, rests[0]), rests[2]));
	});
	grip.addEventListener('pointerup', () => {
		const want = high + dragged;
		if (Math.abs(dragged) > 3)
			at = rests.reduce((best, r, i) => (Math.abs(r - want) < Math.abs(rests[best] - want) ? i : best), 0);
		set(rests[at]);
	});
	grip.addEventListener('click', () => {
		if (Math.abs(dragged) <= 3) {
			at = at === 1 ? 2 : 1;
			set(rests[at]);
		}
	});
	side.prepend(grip);
	set(rests[at]);
}
