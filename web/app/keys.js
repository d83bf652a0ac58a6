// The keys, in one list, shown by ?, and what they do at a table.

import { el } from './dom.js';
import { dialog } from './dialog.js';

const keys = [
	['Enter', 'the first answer, or what the board is on'], ['letters', 'the answer with that letter'],
	['arrows', 'walk the spaces of the board'], ['Tab', 'from board to answers to books'],
	['+  −  0', 'on the board: nearer, farther, the whole'], ['1 2 …', 'turn to a board'], ['Shift R', 'on a table: the ruler'],
	['.', 'on a table: to the next shot or contact of the last move'], ['n', 'on a table: the helm of the next ship; then arrows steer, finer with Shift, Enter writes'],
	['Shift, Alt', 'while a ship is dragged: she goes on from what is written; she is pointed to the hand'],
	['Ctrl Z', 'take back'], ['[  ]', 'a step back, a step on'], ['/', 'search the rules'],
	['g', 'show or hide the grid'], ['f', 'find a counter'], ['Esc', 'one level back'], ['?', 'this list'],
];

export function showKeys() {
	dialog('Keys', el('dl.keys', {}, ...keys.flatMap(([k, what]) => [el('dt', {}, el('kbd', {}, k)), el('dd', {}, what)])),
		el('form', { method: 'dialog' }, el('button.option', {}, 'Close')));
}

/** @param {import('./table.js').Table} t @param {KeyboardEvent} e */
export function tableKey(t, e) {
	const target = /** @type {Element} */ (e.target);
	if (target.closest?.('dialog')) return;
	if (e.key === 'Escape') { t.escape(); return; }
	if (!target.matches?.('input, textarea, select, button') && !e.ctrlKey && !e.metaKey && !e.altKey && t.helm.key(e)) return;
	if (target.matches?.('input:not([type=range]), textarea, select')) return;
	if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z') { e.preventDefault(); t.menu.takeBack(); return; }
	if (e.ctrlKey || e.metaKey || e.altKey) return;
	const press = (/** @type {string} */ which) => /** @type {HTMLElement|null} */ (t.ask.node.querySelector(which))?.click();
	if (e.key === '?') showKeys();
	else if (e.key === '/') { e.preventDefault(); t.books.open('Rules'); t.books.book.search.focus(); }
	else if (e.key === 'f') { e.preventDefault(); t.books.open('Counters'); t.books.counters.search.focus(); }
	else if (e.key === '[') t.replay.by(-1);
	else if (e.key === ']') t.replay.by(1);
	else if (/^[1-9]$/.test(e.key)) t.turnTo(Number(e.key) - 1);
	else if (e.key === 'g') t.root.classList.toggle('grid');
	else if (e.key === 'Enter' && target === document.body) press('button.commit, button.option');
	else if (/^[a-z]$/.test(e.key)) press(`button.option[data-letter="${e.key}"]`);
}
