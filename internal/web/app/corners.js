// What a scenario that is built has on its table, in numbers: headings, areas and barriers corner by corner.

import { holds } from '../board/coast.js';

/** @typedef {import('./draft.js').Doc} Doc */

/** By which field what stands on the table heads. @type {Record<string, string>} */
export const heads = { ship: 'heading', fort: 'facing' };

/** A number as a whole one, from 0 to the most. */
export const whole = (/** @type {number} */ n, /** @type {number} */ most) =>
	Math.min(Math.max(Math.round(n), 0), most);
/** A heading in whole degrees. */
export const round = (/** @type {number} */ deg) => String(((Math.round(deg) % 360) + 360) % 360);

/** Where a bow points: x to the right, y down. @param {string} heading */
export function ahead(heading) {
	const a = (Number(heading) * Math.PI) / 180;
	return [Math.sin(a), -Math.cos(a)];
}

/** Corners of an area, or ends of a barrier. @param {Doc} of @returns {number[][]} */
export const cornersOf = of => of.shape ?? (of.a ? [of.a, of.b] : []);

/** @param {Doc} of @param {number[][]} to */
export const setCorners = (of, to) => {
	if (of.a) [of.a, of.b] = to;
	else of.shape = to;
};

/**
 * The barrier there, or "".
 * @param {Doc} doc
 * @param {number} x
 * @param {number} y
 * @param {number} near how near the pointer must be to it
 */
export function barrierAt(doc, x, y, near) {
	const i = (doc.barrier ?? []).findLastIndex((/** @type {Doc} */ of) => {
		const [[ax, ay], [bx, by]] = cornersOf(of),
			dx = bx - ax,
			dy = by - ay,
			part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1),
			t = Math.min(Math.max(part, 0), 1);
		return Math.hypot(x - ax - dx * t, y - ay - dy * t) < near;
	});
	return i < 0 ? '' : `barrier.${i}`;
}

/** The uppermost area there, or "". @param {Doc} doc @param {number} x @param {number} y */
export function areaAt(doc, x, y) {
	const i = (doc.area ?? []).findLastIndex((/** @type {Doc} */ a) => holds(a.shape ?? [], x, y));
	return i < 0 ? '' : `area.${i}`;
}
