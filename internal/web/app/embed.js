// The replay of a public match in a frame of another page: its board, and going through it.

import { el, fill } from './dom.js';
import { withholding } from './ending.js';
import { SeatLine } from './seat.js';
import { Table } from './table.js';

/** @param {HTMLElement} root @param {string} token */
export async function openEmbed(root, token) {
	const hand = new SeatLine(token);
	const d = await hand.open();
	const shown = d.view.ended && !d.view.ended.adjourned && !withholding(d.view, d.seats).length;
	if (!d.watching || !shown) throw new Error('This match is not in the library.');
	const table = new Table(root, [hand], hand, () => {});
	root.classList.add('embedded');
	root.querySelector('.skip')?.remove(); // there is no question
	table.wasOver = true; // it is not one of this browser's matches
	fill(
		table.books.node.parentElement ?? root,
		el('a.option', { href: `/m/${token}#start`, target: '_blank', rel: 'noopener' }, 'Open the match'),
	);
	location.hash = '#start';
	table.begin();
}
