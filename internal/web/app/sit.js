// Who sits down at a board: one seat, or several at one screen, with a curtain between those that have secrets.

import { drawCurtain, veiled } from './curtain.js';
import { el, fill } from './dom.js';
import { invites, sitDown } from './invitation.js';
import { remember } from './mine.js';
import { SeatLine } from './seat.js';
import { Table } from './table.js';

/**
 * Opens the table of these tokens.
 * @param {HTMLElement} root
 * @param {string} all one, or several at one screen with a + between
 */
export async function openTable(root, all) {
	const tokens = all.split('+');
	const hands = tokens.map(t => new SeatLine(t));
	await Promise.all(hands.map(h => h.open()));
	const hand = hands.find(h => h.wanted) ?? hands[0];
	if (invites(hands)) await sitDown(root, hand);
	remember(tokens, hand.data);
	for (const h of hands) h.listen();
	if (hands.some(h => h !== hand && veiled(h, hand))) veil(root, hands, hand);
	else lay(root, hands, hand);
}

/**
 * Lays the table for one of the seats at this screen.
 * @param {HTMLElement} root
 * @param {SeatLine[]} hands
 * @param {SeatLine} hand
 */
function lay(root, hands, hand) {
	new Table(root, hands, hand, to => veil(root, hands, to)).begin();
}

/**
 * Draws the curtain; behind it lies nothing, until the seat that lifts it finds its own table.
 * @param {HTMLElement} root
 * @param {SeatLine[]} hands
 * @param {SeatLine} to
 */
function veil(root, hands, to) {
	root.className = '';
	fill(root, el('main', {}, el('h1.unseen', {}, to.data.game.name)));
	document.title = to.data.game.name;
	drawCurtain(to, () => lay(root, hands, to));
}
