// The keys that go through what is lit on a board, one after another, and through the counters of an open stack.

import { idOn, setFocus } from './walk.js';

/** @typedef {import('./board.js').Board} Board */

/** How near to the edge of what is in sight the keys may lead, as a part of it. */
const edge = 0.08;

/** Brings the space that the keys are on into sight. @param {Board} board */
export function follow(board) {
	const at = board.m.at.get(board.focus),
		{ x, y, w, h } = board.sight;
	if (!at || board.table) return;
	const over = (/** @type {number} */ n, /** @type {number} */ from, /** @type {number} */ long) =>
		Math.min(0, n - from - edge * long) + Math.max(0, n - from - (1 - edge) * long);
	const dx = over(at.x, x, w),
		dy = over(at.y, y, h);
	if (dx || dy) board.see({ ...board.look, x: board.look.x + dx, y: board.look.y + dy });
}

/** The spaces where something may be chosen, but not what is taken up, in the order of reading. @param {Board} board */
function litSpaces(board) {
	const all = [...board.lit]
			.filter(id => id !== board.up)
			.map(id => (board.m.at.has(id) ? id : (board.stand.first.get(id)?.piece.at ?? '')))
			.filter(id => board.m.at.has(id)),
		/** @type {(id: string) => { x: number, y: number }} */ at = id => board.m.at.get(id) ?? { x: 0, y: 0 };
	return [...new Set(all)].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
}

/** Goes to the next thing that may be chosen. @param {Board} board @param {number} way on or back */
export function toNext(board, way) {
	const table = board.table,
		all = table
			? [...board.pieces.values()].map(p => p.piece.id).filter(id => board.lit.has(id) && id !== board.up)
			: litSpaces(board),
		here = all.indexOf(board.focus),
		id = all[here < 0 ? (way > 0 ? 0 : all.length - 1) : (here + way + all.length) % all.length];
	if (!id) return;
	board.node.focus({ preventScroll: true });
	setFocus(board, id);
	follow(board);
}

/** The counter of an open stack that the keys are on, or undefined. @param {Board} board */
function onCounter(board) {
	return board.fan.space && board.fan.space === board.focus
		? board.stand.on(board.focus).find(p => p.node.matches('.focus'))?.piece
		: undefined;
}

/** Goes to the next counter of an open stack. @param {Board} board @param {number} way on or back */
export function toCounter(board, way) {
	board.fan.open(board.focus);
	const all = board.fan.space ? board.stand.on(board.fan.space) : [],
		was = all.findIndex(p => p.node.matches('.focus')),
		next = all[was < 0 ? (way > 0 ? 0 : all.length - 1) : (was + way + all.length) % all.length];
	leaveCounter(board);
	if (!next) return;
	next.node.classList.add('focus');
	board.events.onLook(next.piece.id, next.piece.at);
}

/** The keys are on no counter. @param {Board} board */
export function leaveCounter(board) {
	if (!board.table) for (const { node } of board.pieces.values()) node.classList.remove('focus');
}

/** Whether Enter chooses what the keys are on. @param {Board} board */
export function chooses(board) {
	return Boolean(board.table || onCounter(board)) || board.lit.has(idOn(board, board.focus));
}

/**
 * Chooses what the keys are on; a counter that cannot be chosen by itself stands for its space.
 * @param {Board} board
 */
export function choose(board) {
	const on = onCounter(board),
		own = on && !board.lit.has(on.id) && board.lit.has(board.focus) ? undefined : on;
	leaveCounter(board);
	board.events.onChoose(own?.id || idOn(board, board.focus), false, own?.key);
}
