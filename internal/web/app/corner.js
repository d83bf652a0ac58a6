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
	classList.remove('atop', 'aside', 'beside');
	card.style.left = card.style.top = '';
	const r = card.getBoundingClientRect(),
		b = board.getBoundingClientRect(),
		gap = r.left - b.left;
	const covered = corners.map(([atop, aside]) => {
		const top = atop ? b.top + gap : r.top,
			left = aside ? b.right - gap - r.width : r.left;
		return hidden([left, top], r, keep);
	});
	const [atop, aside] = corners[covered.indexOf(Math.min(...covered))];
	classList.toggle('atop', atop);
	classList.toggle('aside', aside);
}

/**
 * How much of some boxes a card covers that lies so.
 * @param {number[]} spot its left and top
 * @param {DOMRect} r its size
 * @param {DOMRect[]} keep
 */
const hidden = ([left, top], r, keep) =>
	keep.reduce(
		(sum, k) =>
			sum +
			Math.max(0, Math.min(left + r.width, k.right) - Math.max(left, k.left)) *
				Math.max(0, Math.min(top + r.height, k.bottom) - Math.max(top, k.top)),
		0,
	);

/** How far a card lies from what it stands beside, and from the rim of the board, in pixels. */
const apart = 28,
	rim = 6;

/**
 * Lays a card on the side of a thing where it covers least of some boxes.
 * @param {HTMLElement} card
 * @param {HTMLElement} board
 * @param {DOMRect} thing
 * @param {DOMRect[]} keep
 */
export function beside(card, board, thing, keep) {
	card.classList.remove('atop', 'aside');
	card.classList.add('beside');
	const r = card.getBoundingClientRect(),
		b = board.getBoundingClientRect(),
		x = (thing.left + thing.right) / 2,
		y = (thing.top + thing.bottom) / 2;
	const spots = [
		[thing.right + apart, y - r.height / 2],
		[thing.left - apart - r.width, y - r.height / 2],
		[x - r.width / 2, thing.bottom + apart],
		[x - r.width / 2, thing.top - apart - r.height],
	].map(([left, top]) => [
		Math.max(b.left + rim, Math.min(left, b.right - rim - r.width)),
		Math.max(b.top + rim, Math.min(top, b.bottom - rim - r.height)),
	]);
	const best = spots.reduce((one, two) => (hidden(two, r, keep) < hidden(one, r, keep) ? two : one));
	card.style.left = `${best[0] - b.left}px`;
	card.style.top = `${best[1] - b.top}px`;
}
