// Gunfire: a puff of smoke where it comes from, a line to where it goes, and
// there splinters if something was hit, else a splash.

import { group } from '../app/dom.js';

/** @typedef {{ x: number, y: number }} Spot */

const smoke =
	'<g class="smoke"><circle cx="-9" cy="2" r="11"/><circle cx="7" cy="-6" r="14"/><circle cx="14" cy="8" r="9"/></g>';
const splash =
	'<g class="splash"><path d="M-16 6q4 -22 0 -26M0 4q-3 -28 3 -38M15 6q-2 -20 5 -24"/><ellipse cx="0" ' +
	'cy="8" rx="24" ry="6"/></g>';
const splinters =
	'<g class="splinters"><path d="M0 -26l6 16l17 -9l-9 17l18 7l-19 5l6 18l-16 -11l-10 15l-2 -18l-19 4l13 ' +
	'-14l-16 -11l19 -1z"/></g>';

/**
 * Shows one firing and forgets it.
 * @param {SVGGElement} layer @param {Spot|undefined} from nobody in particular where it is missing
 * @param {Spot} to @param {boolean} hit @param {number} wait in milliseconds
 */
export function gunfire(layer, from, to, hit, wait) {
	const start = from ?? { x: to.x - 46, y: to.y - 8 };
	const ease = 'ease-out',
		fill = /** @type {FillMode} */ ('backwards');
	const show = (
		/** @type {string} */ markup,
		/** @type {Spot} */ at,
		/** @type {Keyframe[]} */ frames,
		/** @type {number} */ duration,
		/** @type {number} */ delay,
	) => {
		const g = group(markup);
		g.setAttribute('class', 'gunfire');
		g.setAttribute('transform', `translate(${at.x} ${at.y})`);
		layer.append(g);
		const shown = /** @type {Element} */ (g.firstElementChild).animate(frames, { duration, delay, easing: ease, fill });
		shown.onfinish = () => g.remove();
	};
	show(
		smoke,
		start,
		[
			{ opacity: 0, scale: 0.3 },
			{ opacity: 0.95, scale: 1, offset: 0.25 },
			{ opacity: 0, scale: 1.9, translate: '12px -26px' },
		],
		1100,
		wait,
	);
	if (from) {
		const d = `M0 0L${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}`;
		show(
			`<path class="flight" d="${d}" pathLength="1"/>`,
			from,
			[{ strokeDashoffset: 1.15 }, { strokeDashoffset: -1 }],
			420,
			wait + 80,
		);
	}
	show(
		hit ? splinters : splash,
		hit ? to : { x: to.x + 30, y: to.y + 34 },
		[
			{ opacity: 0, scale: 0.2 },
			{ opacity: 1, scale: 1, offset: 0.3 },
			{ opacity: 0, scale: 1.25 },
		],
		800,
		wait + 380,
	);
}

/**
 * Where the line from the middle of a base to a point leaves it, in tenths of a degree and units of the board.
 * @param {{ x: number, y: number, heading: number, base: number[] }} b
 * @param {Spot} to
 * @returns {Spot}
 */
function edge(b, to) {
	const a = (b.heading * Math.PI) / 1800,
		dx = to.x - b.x,
		dy = to.y - b.y;
	const ahead = Math.abs(dx * Math.sin(a) - dy * Math.cos(a)),
		abeam = Math.abs(dx * Math.cos(a) + dy * Math.sin(a));
	const part = Math.min(1, b.base[0] / 2 / (ahead || 1), b.base[1] / 2 / (abeam || 1));
	return { x: b.x + dx * part, y: b.y + dy * part };
}

/**
 * One firing on a table, as it stands still, in signs of one size at every distance.
 * @typedef {Spot & { heading: number, base: number[], side: number }} Stood
 * @param {Stood|undefined} from
 * @param {Stood} to
 * @param {boolean} hit
 * @param {number} k units of the screen to one of the board
 */
export function salvo(from, to, hit, k) {
	const mark = from ? edge(to, from) : to,
		[a, b] = [from ? edge(from, to) : to, mark].map(p => `${Math.round(p.x * k)} ${Math.round(p.y * k)}`);
	const sign = (/** @type {string} */ at, /** @type {string} */ what, /** @type {number} */ size) =>
		`<g transform="translate(${at})"><g class="even"><g transform="scale(${size})">${what}</g></g></g>`;
	return (
		`<g class="gunfire salvo side-${from?.side ?? 'none'}` +
		`">${from ? `<path class="trail" d="M${a}L${b}"/>${sign(a, smoke, 0.42)}` : ''}` +
		`${sign(b, hit ? splinters : splash, hit ? 0.42 : 0.6)}</g>`
	);
}
