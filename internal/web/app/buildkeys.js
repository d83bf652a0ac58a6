// The keys of the table on which a scenario is laid out.

import { cornersOf, heads, round, setCorners, whole } from './corners.js';

/** @typedef {import('./draft.js').Doc} Doc */

/** Millimetres and degrees of one press of a key, with Shift or without. */
const step = (/** @type {KeyboardEvent} */ e) => (e.shiftKey ? 1 : 10),
	turn = (/** @type {KeyboardEvent} */ e) => (e.shiftKey ? 1 : 5);

/**
 * Does what a key says with what is worked on.
 * @param {import('./buildboard.js').BuildBoard} b
 * @param {KeyboardEvent} e
 */
export function buildKey(b, e) {
	const [kind, n] = b.chosen.split('.'),
		by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
	const of = b.doc[kind]?.[n],
		head = heads[kind];
	if (!of || e.ctrlKey || e.metaKey || e.altKey || !(/** @type {Element} */ (e.target).matches('.board'))) return;
	const shape = cornersOf(of),
		corners = shape.length;
	const move = (/** @type {number[]} */ p) => p.map((v, a) => whole(v + (by?.[a] ?? 0) * step(e), b.doc.table[a]));
	if (by && head)
		b.events.place(`${b.chosen} keys`, doc => {
			doc[kind][n].at = move(doc[kind][n].at);
		});
	else if (by && corners)
		b.events.place(`${b.chosen} keys ${b.corner}`, doc =>
			setCorners(
				doc[kind][n],
				shape.map((p, i) => (b.corner < 0 || i === b.corner ? move(p) : p)),
			),
		);
	else if (head && ',.<>'.includes(e.key))
		b.events.place(`${b.chosen} turns`, doc => {
			doc[kind][n][head] = round(Number(of[head]) + (',<'.includes(e.key) ? -1 : 1) * turn(e));
		});
	else if (corners && '[]'.includes(e.key)) {
		b.corner = (b.corner + (e.key === ']' ? 1 : corners - 1) + (b.corner < 0 && e.key === '[' ? 1 : 0)) % corners;
		b.grips(b.doc);
	} else if (corners && e.key === 'Insert' && kind === 'area' && b.corner >= 0) {
		const p = shape[b.corner],
			q = shape[(b.corner + 1) % corners];
		b.events.place('corner', doc =>
			doc.area[n].shape.splice(
				++b.corner,
				0,
				p.map((v, a) => Math.round((v + q[a]) / 2)),
			),
		);
	} else if (e.key === 'Delete' && b.corner >= 0 && corners > 3)
		b.events.place('corner', doc => {
			doc.area[n].shape.splice(b.corner, 1);
			b.corner = -1;
		});
	else if (e.key === 'Delete') b.events.remove(b.chosen);
	else if (e.key === 'Escape') b.events.choose('');
	else return;
	e.preventDefault();
	e.stopPropagation();
}
