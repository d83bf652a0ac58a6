// What of a board is under the pointer.

/** @typedef {import('./board.js').Board} Board */

/**
 * What the pointer is on: a lit piece before the space under it, a lit space before a piece that is not. A disc of
 * several is their space; so is what an open stack lies on, if that may be chosen.
 * @param {Board} board
 * @param {Event} e
 * @returns {{ id: string, space: string, disc?: boolean, rim?: boolean, ground?: boolean, key?: string,
 * tick?: boolean }|null}
 */
export function idAt(board, e) {
	const target = /** @type {Element} */ (e.target);
	const tick = /** @type {SVGElement|null} */ (target.closest?.('.tick'));
	if (tick) {
		const piece = board.pieces.get(tick.dataset.key ?? '')?.piece;
		return piece ? { id: piece.id || piece.at, space: piece.at, key: piece.key, tick: true } : null;
	}
	const piece = pieceAt(board, e);
	if (piece) {
		const id = piece.dataset.id ?? '',
			space = piece.dataset.at ?? '';
		if (board.stand.many(piece)) return { id: space, space, disc: true };
		const closed = board.fan.space !== space || !board.stand.on(space).some(p => board.lit.has(p.piece.id)),
			whole = !board.lit.has(id) && board.lit.has(space) && closed;
		return { id: whole ? space : id || space, space, key: piece.dataset.key ?? '' };
	}
	const rim = /** @type {SVGElement|null} */ (target.closest?.('.rim'));
	if (rim) return { id: rim.dataset.all ?? '', space: rim.dataset.at ?? '', rim: true };
	const back = /** @type {SVGElement|null} */ (target.closest?.('.fan'));
	if (back) {
		const space = back.dataset.at ?? '';
		return { id: board.lit.has(space) ? space : '', space, rim: true };
	}
	const noted = /** @type {SVGElement|null} */ (target.closest?.('[data-noted]'))?.dataset.noted;
	if (noted) return { id: noted, space: '', ground: true };
	const on = /** @type {SVGElement|null} */ (target.closest?.('.space'))?.dataset.id ?? '',
		drawn = board.data.kind === 'hexes' && board.svg.contains(target), // a flag, or a line from hex to hex
		{ clientX, clientY } = /** @type {PointerEvent} */ (e),
		id = on || (drawn ? spaceAt(board, clientX, clientY) : '');
	return id ? { id, space: id, ground: true } : null;
}

/**
 * The piece under the pointer. On a plane, where a finger's target is wider than the piece, what may be chosen
 * goes first, and of that the nearest.
 * @param {Board} board
 * @param {Event} e
 * @returns {SVGElement|null}
 */
function pieceAt(board, e) {
	const target = /** @type {Element} */ (e.target),
		top = /** @type {SVGElement|null} */ (target.closest?.('.piece'));
	if (!top || !board.table) return top;
	const { clientX, clientY } = /** @type {PointerEvent} */ (e),
		under = document.elementsFromPoint(clientX, clientY).map(on => on.closest('.piece'));
	const far = (/** @type {Element} */ on) => {
		const r = (on.querySelector('.base') ?? on).getBoundingClientRect();
		return Math.hypot(r.x + r.width / 2 - clientX, r.y + r.height / 2 - clientY);
	};
	const [nearest] = /** @type {SVGElement[]} */ ([...new Set(under)])
		.filter(on => board.svg.contains(on) && board.lit.has(on.dataset.id ?? ''))
		.sort((a, b) => far(a) - far(b));
	return nearest ?? top;
}

/** What the hand can steer from here, or "". @param {Board} board @param {Event} e */
export function steeredAt(board, e) {
	const target = /** @type {Element} */ (e.target),
		on = pieceAt(board, e) ?? /** @type {SVGElement|null} */ (target.closest?.('.ghost, .ghostly'));
	const id = on?.dataset.id ?? on?.dataset.from ?? '';
	return id && board.events.maySteer(id) ? id : '';
}

/** A point of the screen in the units of the board. @param {Board} board @param {number} cx @param {number} cy */
export function pointAt(board, cx, cy) {
	const p = board.toBoard(cx, cy);
	return { x: p.x / board.m.k, y: p.y / board.m.k };
}

/**
 * What the hand takes hold of here, or "": of a closed stack all of it if that can act, of an open one the counter.
 * @param {Board} board
 * @param {PointerEvent} e
 */
export function heldAt(board, e) {
	const node = /** @type {SVGElement|null} */ (/** @type {Element} */ (e.target).closest?.('.piece, .rim, .tick')),
		piece = board.pieces.get(node?.dataset.key ?? '')?.piece,
		at = piece?.at || node?.dataset.at || '';
	if (!node) return '';
	const one = piece ? [piece.id, piece.stack] : [],
		whole = [piece ? piece.stack : (node?.dataset.all ?? ''), at],
		open = at !== '' && board.fan.space === at;
	const names = piece && (open || board.stand.on(at).length < 2) ? [...one, at] : [...whole, ...one];
	return board.events.holds(names.filter(Boolean), e.pointerType === 'touch' || !piece);
}

/** The key of the counter of an open stack that the hand grabs, or "". @param {Board} board @param {PointerEvent} e */
export function openAt(board, e) {
	const on = /** @type {SVGElement|null} */ (/** @type {Element} */ (e.target).closest?.('.piece, .tick')),
		piece = board.pieces.get(on?.dataset.key ?? '')?.piece;
	return piece && piece.at !== '' && piece.at === board.fan.space ? piece.key : '';
}

/**
 * The space under a point of the screen, whatever lies on it.
 * @param {Board} board
 * @param {number} cx
 * @param {number} cy
 */
export function spaceAt(board, cx, cy) {
	const p = board.toBoard(cx, cy);
	let best = '',
		least = 60;
	for (const [id, at] of board.m.at) {
		const d = Math.hypot(at.x - p.x, at.y - p.y);
		if (d < least) {
			least = d;
			best = id;
		}
	}
	return best;
}

/**
 * What lies under a point of the screen besides what the hand holds: a piece, its stack, its space.
 * @param {Board|undefined} board
 * @param {string[]} held
 * @param {{ x: number, y: number }} at
 * @returns {string[]}
 */
export function underHand(board, held, at) {
	const on = document.elementsFromPoint(at.x, at.y).filter(e => board?.node.contains(e)),
		node = on
			.map(e => /** @type {HTMLElement|null} */ (e.closest('.piece')))
			.find(e => e && !held.includes(e.dataset.id ?? '')),
		piece = board?.pieces.get(node?.dataset.key ?? '')?.piece,
		space = /** @type {HTMLElement|undefined} */ (on.map(e => e.closest('.space')).find(Boolean))?.dataset.id;
	const names = [piece?.id, piece?.stack, piece?.at || space || (board ? spaceAt(board, at.x, at.y) : '')];
	return [...new Set(names.flatMap(id => id || []))];
}
