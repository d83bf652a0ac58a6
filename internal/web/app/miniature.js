// A board as a small picture, where nothing is touched.

import { Board } from '../board/board.js';
import { picture } from '../board/sight.js';
import { el } from './dom.js';

/** @typedef {import('../types.d.ts').Board} BoardData @typedef {import('../types.d.ts').Scene} Scene */

/** @type {import('../board/board.js').Events} */
const untouched = {
	onChoose: () => {},
	onLook: () => {},
	onAway: () => {},
	goes: () => false,
	commits: () => false,
	holds: () => '',
	says: () => '',
	heads: () => '',
	ticks: () => false,
	ticked: () => new Set(),
	onTick() {},
	onTicked() {},
	onDrag: () => {},
	maySteer: () => false,
	onSteer: () => {},
	onBare: () => false,
	onKey: () => false,
};

/** Draws the board on which most pieces stand. @param {BoardData[]} boards @param {Scene} scene */
function drawn(boards, scene) {
	const all = boards.map(b => new Board(b, untouched));
	const on = (/** @type {Board} */ b) => scene.pieces.filter(p => b.stand.holds(p)).length;
	const board = all.reduce((a, b) => (on(b) > on(a) ? b : a));
	board.large(false);
	for (const sheet of [board.ground, board.svg]) sheet.setAttribute('preserveAspectRatio', 'xMidYMid slice');
	return board;
}

/**
 * The picture, drawn once it comes into sight.
 * @param {() => Promise<{ boards: BoardData[], scene: Scene|null }>} load
 */
export function miniature(load) {
	const node = el('div.miniature', { inert: true, 'aria-hidden': 'true' });
	const draw = async () => {
		const { boards, scene } = await load();
		if (!scene || !boards.length) return;
		const board = drawn(boards, scene);
		node.append(board.node);
		board.show(scene, true);
		board.see(picture(board));
		node.classList.add('shown');
	};
	new IntersectionObserver((seen, watch) => {
		if (!seen.some(s => s.isIntersecting)) return;
		watch.disconnect();
		draw().catch(() => {}); // the page is whole without its pictures
	}).observe(node);
	return node;
}
