// A card that lies in a corner of the board: in which, so that it covers nothing that matters.

/** The corners, the best first: whether on top, and whether on the right. */
const corners = [
	[false, false],
	[true, false],
	[true, true],
	[false, true],
];

/**
 * Lays a card in the corner of a board where it covers least of some boxes: the classes atop and aside say which.
 * @param {HTMLElement} card
 * @param {HTMLElement} board
 * @param {DOMRect[]} keep
 */
export function corner(card, board, keep) {
	const { classList } = card;
	classList.remove('atop', 'aside');
	const r = card.getBoundingClientRect(),
		b = board.getBoundingClientRect(),
		gap = r.left - b.left;
	const covered = corners.map(([atop, aside]) => {
		const top = atop ? b.top + gap : r.top,
			left = aside ? b.right - gap - r.width : r.left,
			over = (/** @type {DOMRect} */ k) =>
				Math.max(0, Math.min(left + r.width, k.right) - Math.max(left, k.left)) *
				Math.max(0, Math.min(top + r.height, k.bottom) - Math.max(top, k.top));
		return keep.reduce((sum, k) => sum + over(k), 0);
	});
	const [atop, aside] = corners[covered.indexOf(Math.min(...covered))];
	classList.toggle('atop', atop);
	classList.toggle('aside', aside);
}
