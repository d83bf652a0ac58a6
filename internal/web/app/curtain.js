// The curtain between two who share a screen: drawn if one sees what the other may not, lifted by the player
// whose turn it is.

import { el, svg } from './dom.js';
import { umpired } from './umpire.js';
import { rose } from '../board/rose.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine */

/**
 * Whether two seats see different things, or the second chooses in secret.
 * @param {SeatLine} from
 * @param {SeatLine} to
 */
export function veiled(from, to) {
	if (to.data.study || umpired(to.data.match) || (to.now.ended && !to.now.ended.adjourned)) return false;
	return to.now.asks.some(a => a.sealed) || JSON.stringify(from.now.scene) !== JSON.stringify(to.now.scene);
}

/** @param {SeatLine} to @param {() => void} lifted */
export function drawCurtain(to, lifted) {
	const name = to.data.seats[to.now.seat].name;
	const d = el(
		'dialog.curtain',
		{ 'aria-label': `The curtain: ${name} next` },
		el(
			'div',
			{},
			svg('svg', { viewBox: '-104 -108 208 216', class: 'windrose', 'aria-hidden': 'true' }, rose(null)),
			el('h2', {}, name),
			el('p', {}, 'Hand over the screen. This curtain hides what the other player may not see.'),
			el('button.option.commit', { type: 'button', autofocus: true, onclick: () => d.close('lifted') }, `I am ${name}`),
		),
	);
	d.addEventListener('cancel', e => e.preventDefault());
	d.addEventListener('close', () => {
		if (d.returnValue !== 'lifted') {
			d.showModal(); // a browser closes what is refused twice
			return;
		}
		d.remove();
		lifted();
	});
	document.body.append(d);
	d.showModal();
}
