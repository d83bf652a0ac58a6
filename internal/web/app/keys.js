// The keys, in one list, shown by ?, and what they do in a match.

import { el } from './dom.js';
import { dialog } from './dialog.js';
import { unordered } from './undone.js';
import { lookKey } from '../board/hands.js';

const keys = [
	['⏎', 'choose what you have walked to, if it is outlined in gold; else the main answer'],
	['⏎ ⏎', 'seal all orders, or end a step in which something can be done'],
	['Space', 'choose what you have walked to on the board'],
	['1 2 …', 'the answer with that number'],
	['arrows', 'walk the spaces of the board, with Shift the counters of a stack there'],
	['Tab', 'from board to answers to books'],
	['+  −  0', 'nearer, farther, the whole board'],
	['b', 'the next board'],
	['Shift R', 'on a table: the ruler'],
	['.', 'on a table: to the next shot or contact of the last move'],
	['n', 'to the next thing that is outlined in gold, with Shift back; on a table: to steer your next piece'],
	['arrows', 'while you steer: a little farther or to a side, finer with Shift; ⏎ writes'],
	['Shift, Alt', 'while you drag a piece: it goes on from what is written; it is pointed to the hand'],
	['Ctrl Z', 'take back'],
	['Ctrl P', 'print the boards, the log and your sheets'],
	['[  ]', 'a step back, a step on'],
	['/', 'search the rules'],
	['g', 'show or hide the grid'],
	['h', 'a hint: what the captain would answer'],
	['f', 'find a counter'],
	['l', 'in a game with money: the ledger'],
	['m', 'an umpire: put a model right; arrows move it by 1 mm or 0.1 inch, comma and point turn it by 1°'],
	['Esc', 'one level back; from the past, to the present'],
	['?', 'this list'],
];

export function showKeys() {
	dialog(
		'Keys',
		el('dl.keys', {}, ...keys.flatMap(([k, what]) => [el('dt', {}, el('kbd', {}, k)), el('dd', {}, what)])),
		el('form', { method: 'dialog' }, el('button.option', {}, 'Close')),
	);
}

/** @param {import('./table.js').Table} t @param {KeyboardEvent} e */
export function tableKey(t, e) {
	const target = /** @type {Element} */ (e.target);
	if (target.closest?.('dialog')) return;
	if ((e.key === 'Escape' || !target.matches?.('input, textarea, select')) && t.umpire.righting.key(e)) return;
	if (e.key === 'Escape') {
		escape(t);
		return;
	}
	if (!target.matches?.('input, textarea, select, button') && !e.ctrlKey && !e.metaKey && !e.altKey && t.helm.key(e))
		return;
	if (target.matches?.('input:not([type=range]), textarea, select')) return;
	if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z') {
		e.preventDefault();
		t.menu.takeBack();
		return;
	}
	if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'p') {
		e.preventDefault();
		t.print.all();
		return;
	}
	if (e.ctrlKey || e.metaKey || e.altKey) return;
	if (e.key === '?') showKeys();
	else if (e.key === '/') {
		e.preventDefault();
		t.books.open('Rules');
		t.books.book.search.focus();
	} else if (e.key === 'f') {
		e.preventDefault();
		t.books.open('Counters');
		t.books.counters.search.focus();
	} else if (e.key === 'l' && !t.accounts.node.hidden) t.accounts.ledger.open();
	else if (e.key === '[') t.replay.by(-1);
	else if (e.key === ']') t.replay.by(1);
	else if (e.key === 'b') t.room.next();
	else if (e.key === 'h') t.menu.hints();
	else if (e.key === 'm' && t.umpire.may) t.umpire.right();
	else if (e.key === 'g') t.root.classList.toggle('grid');
	else if (e.key === 'Enter' && !target.matches?.('a, button, summary')) {
		e.preventDefault(); // or the same press would click the button that it brings the focus to
		enter(t);
	} else if (/^[1-9]$/.test(e.key) || t.ask.node.querySelector(`button > kbd[data-key="${CSS.escape(e.key)}"]`)) {
		e.preventDefault(); // or the digit would stand in the number that the answer asks for
		answer(t, `:is(button, summary):has(> kbd[data-key="${e.key}"])`, '.aslist.folded > button');
	} else if (t.room.large && lookKey(t.room.large, e)) e.preventDefault();
}

/**
 * Gives the answer for Enter. All orders are sealed, and a step is ended, by a second one: the first, which may be one
 * too many after an order, only asks.
 * @param {import('./table.js').Table} t
 */
function enter(t) {
	const seals = /** @type {HTMLElement|null} */ (t.ask.node.querySelector('.seals button.main')),
		all = seals && t.ask.answers.all().find(a => a.option.choice === seals.dataset.choice);
	const asks = all ? all.option : t.ask.proposal ? undefined : t.ask.answers.ender();
	if (!asks || t.replay.step) answer(t, '.aim button.commit, button.main');
	else {
		const idle = all !== undefined && unordered(t.ask.answers.asks, t.ask.hand).length > 0;
		t.ask.aim(asks);
		reads(t.ask.node.querySelector('form.aim'), idle ? 3 * unread : unread);
	}
}

/**
 * How long a form must have been shown before Enter commits to it, in milliseconds. One that names ships without orders
 * takes three times as long to read.
 */
const unread = 450;

/**
 * Drops an Enter that comes before a form can have been read.
 * @param {Element|null} form @param {number} least how long it must have been shown
 */
function reads(form, least) {
	const came = performance.now();
	form?.addEventListener(
		'submit',
		e => {
			if (performance.now() - came > least) return;
			e.preventDefault();
			e.stopImmediatePropagation();
		},
		{ capture: true },
	);
}

/**
 * Chooses an answer of the list; in the past nothing is chosen.
 * @param {import('./table.js').Table} t
 * @param {...string} which the first that there is
 */
function answer(t, ...which) {
	const on = which.map(w => t.ask.node.querySelector(w)).find(Boolean);
	if (!t.replay.step) /** @type {HTMLElement|null|undefined} */ (on)?.click();
}

/**
 * One level back: a refusal, a stack, a choice half made, the past.
 * @param {import('./table.js').Table} t
 */
function escape(t) {
	const b = t.room.large;
	b?.settle();
	if (t.replay.step) t.replay.go(t.replay.last);
	else if (t.past) t.history.end();
	else if (t.helm.of) t.helm.leave();
	else if (b?.table?.ruler.out) b.table.ruler.turn();
	else if (t.said.up) t.said.clear();
	else if (b?.fan.space) b.fan.close();
	else if (t.ask.back()) t.relight();
	else t.gesture.putBack();
}
