// Pointer, wheel and fingers on a board: pan, zoom about the point, fit, choose.

import { heldAt, idAt, openAt, pointAt, steeredAt } from './under.js';
import { choose, chooses, follow, leaveCounter, toCounter, toNext } from './tolit.js';
import { walk } from './walk.js';

/** @typedef {import('./board.js').Board} Board */

const slack = 6;

/** @param {Board} board */
export function hands(board) {
	const { node } = board;
	/** @type {Map<number, {x: number, y: number}>} */ const down = new Map();
	let moved = 0,
		spread = 0,
		held = '',
		key = '',
		steered = '';
	let began = { x: 0, y: 0 };
	const steer = (/** @type {PointerEvent} */ e, /** @type {'take'|'drag'|'drop'} */ what) => {
		// What is dragged follows from where it was grabbed.
		const at = what === 'take' ? began : { x: e.clientX, y: e.clientY };
		board.events.onSteer(steered, pointAt(board, at.x, at.y), what, { on: e.shiftKey, aim: e.altKey });
	};
	node.addEventListener(
		'wheel',
		e => {
			e.preventDefault();
			board.zoom(Math.exp(e.deltaY * 0.0014), e.clientX, e.clientY);
		},
		{ passive: false },
	);
	node.addEventListener('pointerdown', e => {
		if (down.size === 0) {
			moved = 0;
			spread = 0;
			began = { x: e.clientX, y: e.clientY };
			steered = board.table ? steeredAt(board, e) : '';
			held = steered ? '' : heldAt(board, e);
			key = held ? openAt(board, e) : '';
		} else {
			if (steered && moved > slack) board.events.onSteer(steered, null, 'drop', { on: false, aim: false });
			if (held && moved > slack) board.events.onDrag(held, 'lose', began);
			held = steered = '';
		}
		down.set(e.pointerId, { x: e.clientX, y: e.clientY });
		board.settle();
	});
	node.addEventListener('pointermove', e => {
		const was = down.get(e.pointerId);
		if (!was) {
			board.fan.over(idAt(board, e), { x: e.clientX, y: e.clientY });
			return;
		}
		const dx = e.clientX - was.x,
			dy = e.clientY - was.y;
		if (steered && moved <= slack && moved + Math.abs(dx) + Math.abs(dy) > slack) steer(e, 'take');
		if (held && moved <= slack && moved + Math.abs(dx) + Math.abs(dy) > slack) {
			board.called.hover(''); // it leaves with its names
			board.events.onDrag(held, 'take', began, key);
		}
		moved += Math.abs(dx) + Math.abs(dy);
		down.set(e.pointerId, { x: e.clientX, y: e.clientY });
		if (down.size === 2) {
			const [a, b] = [...down.values()],
				d = Math.hypot(a.x - b.x, a.y - b.y);
			if (spread) {
				board.pan(dx / 2, dy / 2);
				board.zoom(spread / d, (a.x + b.x) / 2, (a.y + b.y) / 2);
			}
			spread = d;
		} else if (moved > slack) {
			if (!node.hasPointerCapture(e.pointerId)) node.setPointerCapture(e.pointerId);
			if (steered) steer(e, 'drag');
			else if (held) board.events.onDrag(held, 'drag', { x: e.clientX, y: e.clientY });
			else board.pan(dx, dy);
		}
	});
	const up = (/** @type {PointerEvent} */ e) => {
		down.delete(e.pointerId);
		spread = 0;
	};
	node.addEventListener('pointerup', e => {
		if (held && moved > slack) board.events.onDrag(held, 'drop', { x: e.clientX, y: e.clientY });
		if (steered && moved > slack) steer(e, 'drop');
		held = steered = '';
		up(e);
	});
	node.addEventListener('pointercancel', e => {
		if (steered && moved > slack) board.events.onSteer(steered, null, 'drop', { on: false, aim: false });
		if (held && moved > slack) board.events.onDrag(held, 'lose', began);
		held = steered = '';
		up(e);
	});
	node.addEventListener('pointerleave', e => {
		if (e.pointerType !== 'touch') board.fan.over(null);
	});
	node.addEventListener('click', e => {
		if (moved > slack) return;
		const at = idAt(board, e);
		if (
			board.table &&
			!board.table.ruler.out &&
			!at?.key &&
			!(at && board.lit.has(at.id)) &&
			board.events.onBare(pointAt(board, e.clientX, e.clientY))
		)
			return;
		if (at)
			board.fan.tap(at, /** @type {PointerEvent} */ (e).pointerType === 'touch', e.shiftKey || e.ctrlKey || e.metaKey);
		else {
			board.fan.close();
			board.events.onAway();
		}
	});
	node.addEventListener('dblclick', e => {
		if (!idAt(board, e)) board.fit();
	});
}

/**
 * A key that looks at the board, wherever the focus is: + − 0, the ruler, the next event, what may be chosen next.
 * Returns whether it was one.
 * @param {Board} board
 * @param {KeyboardEvent} e
 */
export function lookKey(board, e) {
	if (e.key === '+' || e.key === '=') board.zoom(0.8);
	else if (e.key === '-') board.zoom(1.25);
	else if (e.key === '0') board.fit();
	else if (e.key === 'R' && board.table) board.table.ruler.turn();
	else if (e.key === '.' && board.table) board.table.voyage.next();
	else if (e.key.toLowerCase() === 'n') toNext(board, e.shiftKey ? -1 : 1);
	else return false;
	return true;
}

/**
 * Arrows walk the spaces, with Shift the counters of an open stack; Space chooses or lays an end of the ruler, and
 * Enter where there is something to choose: elsewhere it is the main answer's.
 * @param {Board} board
 */
export function keys(board) {
	/** @type {Record<string, number[]>} */
	const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
	board.node.addEventListener('keydown', e => {
		const step = steps[e.key];
		if (board.events.onKey(e)) return;
		if (step && e.shiftKey && !board.table) toCounter(board, step[0] + step[1]);
		else if (step) {
			leaveCounter(board);
			walk(board, step[0], step[1]);
			follow(board);
		} else if ((e.key === 'Enter' || e.key === ' ') && board.focus && board.table?.ruler.out)
			board.table.ruler.put(board.focus);
		else if (board.focus && (e.key === ' ' || (e.key === 'Enter' && chooses(board)))) choose(board);
		else if (!lookKey(board, e)) return;
		e.preventDefault();
		e.stopPropagation();
	});
}
