// On a narrow screen the instruments are a sheet from below: its handle drags it
// up to read the log and down to see the board.

import { el } from './dom.js';

/** Whether the instruments are a sheet. */
export const narrow = matchMedia(
	'(max-width: 560px), (max-width: 760px) and (min-height: 481px), (max-width: 1000px) and (orientation: portrait)',
);

/** Whether the window is so small that the board has no room for what belongs to it. */
const tiny = matchMedia('(max-width: 560px) and (max-height: 480px)');

/** Whether the instruments stand beside a board on a phone held sideways. */
export const sideways = matchMedia('(width > 560px) and (max-height: 480px)');

/**
 * How high the sheet may stand, in hundredths of the window: the board has at least half of it, until
 * dragged.
 */
const rests = () => (tiny.matches ? [22, 46, 66] : [22, 34, 66]);

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} side
 * @param {AbortSignal} signal when the table is left
 * @param {HTMLElement[]} bars below the board, which lie on the sheet above the log where there is no room for them
 */
export function sheet(root, side, signal, ...bars) {
	const own = bars[0].parentElement,
		after = bars[bars.length - 1].nextSibling;
	const stow = () => {
		if (tiny.matches) side.querySelector(':scope > .tabs')?.before(...bars);
		else for (const bar of bars) own?.insertBefore(bar, after);
	};
	let at = 1,
		from = 0,
		high = 0,
		dragged = 0;
	const set = (/** @type {number} */ h) => root.style.setProperty('--sheet', `${h}dvh`);
	const rest = () => {
		set(rests()[at]);
		root.classList.toggle('raised', at === 2);
	};
	const grip = el('button.grip', { type: 'button', 'aria-label': 'Raise or lower the instruments' }, el('span', {}));
	grip.addEventListener('pointerdown', e => {
		from = e.clientY;
		high = rests()[at];
		dragged = 0;
		grip.setPointerCapture(e.pointerId);
	});
	grip.addEventListener('pointermove', e => {
		if (!grip.hasPointerCapture(e.pointerId)) return;
		dragged = ((from - e.clientY) / window.innerHeight) * 100;
		set(Math.min(Math.max(high + dragged, rests()[0]), rests()[2]));
	});
	grip.addEventListener('pointerup', () => {
		const want = high + dragged;
		if (Math.abs(dragged) > 3)
			at = rests().reduce((best, r, i, all) => (Math.abs(r - want) < Math.abs(all[best] - want) ? i : best), 0);
		rest();
	});
	grip.addEventListener('click', () => {
		if (Math.abs(dragged) <= 3) {
			at = at === 1 ? 2 : 1;
			rest();
		}
	});
	side.prepend(grip);
	const settle = () => {
		stow();
		rest();
	};
	settle();
	tiny.addEventListener('change', settle, { signal });
}
