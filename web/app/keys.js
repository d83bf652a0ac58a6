// The keys, in one list, shown by ?.

import { el } from './dom.js';

const keys = [
	['Enter', 'the first answer, or what the board is on'], ['letters', 'the answer with that letter'],
	['arrows', 'walk the spaces of the board'], ['Tab', 'from board to answers to log'],
	['+  −  0', 'nearer, farther, the whole board'], ['1 2 …', 'turn to a board'],
	['Ctrl Z', 'take back'], ['[  ]', 'a step back, a step on'], ['/', 'search the rules'],
	['g', 'show or hide the grid'], ['Esc', 'one level back'], ['?', 'this list'],
];

export function showKeys() {
	const d = el('dialog.keys', { 'aria-label': 'Keys' }, el('h2', {}, 'Keys'),
		el('dl', {}, ...keys.flatMap(([k, what]) => [el('dt', {}, el('kbd', {}, k)), el('dd', {}, what)])),
		el('form', { method: 'dialog' }, el('button.option', {}, 'Close')));
	document.body.append(d);
	d.addEventListener('close', () => d.remove());
	d.showModal();
}
