// The arrow keys walk a board from space to space, or a table from piece to piece.

/** @typedef {import('./board.js').Board} Board */

/** The lit thing on a space, or the space. @param {Board} board @param {string} space */
export function idOn(board, space) {
	return board.table ? space : (board.stand.on(space).find(p => board.lit.has(p.piece.id))?.piece.id ?? space);
}

/**
 * Walks to the nearest space that way.
 * @param {Board} board
 * @param {number} dx
 * @param {number} dy
 */
export function walk(board, dx, dy) {
	if (board.table) {
		const way = board.table.turned ? -1 : 1;
		setFocus(board, board.table.next(board.focus, dx * way, dy * way));
		return;
	}
	const here = board.m.at.get(board.focus);
	if (!here) {
		const first =
			[...board.pieces.values()].find(p => board.lit.has(p.piece.id))?.piece.at ??
			[...board.m.at.keys()].find(id => board.lit.has(id));
		setFocus(board, first || board.data.spaces[0]?.id || '');
		return;
	}
	let best = '',
		least = Infinity;
	for (const [id, p] of board.m.at) {
		const ax = p.x - here.x,
			ay = p.y - here.y,
			along = ax * dx + ay * dy,
			off = Math.abs(ax * dy) + Math.abs(ay * dx);
		if (along > 5 && along + 2.2 * off < least) {
			least = along + 2.2 * off;
			best = id;
		}
	}
	if (best) setFocus(board, best);
}

/** Has the keyboard be on a space or piece. @param {Board} board @param {string} id */
export function setFocus(board, id) {
	board.printed.cells.get(board.focus)?.classList.remove('focus');
	board.focus = id;
	board.printed.trim();
	board.printed.cells.get(id)?.classList.add('focus');
	for (const { node, piece } of board.table ? board.pieces.values() : [])
		node.classList.toggle('focus', piece.id === id);
	board.table?.eye(id);
	board.fan.open(id);
	board.events.onLook(idOn(board, id), id);
}
