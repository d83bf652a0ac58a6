// Ratings: how well somebody plays, in words and as a plot, and the term of a match that makes it count.

import { el, svg } from './dom.js';

/** @typedef {import('../types.d.ts').Rating} Rating @typedef {import('../types.d.ts').RatedGame} RatedGame */

/** A rating in words: "1523 ± 80". @param {Rating} r */
export function rated(r) {
	return `${r.mean} ± ${r.deviation}${r.provisional ? ', provisional' : ''}`;
}

/** The same where there is little room: what is provisional has a question mark. @param {Rating} r */
export function ratedShort(r) {
	return el(
		'span.rated',
		{ title: `rated ${rated(r)}` },
		`${r.mean} ± ${r.deviation}`,
		r.provisional ? el('abbr', { title: 'provisional: little is known' }, '?') : null,
	);
}

/** What a match did to a rating, in words. @param {Rating} was @param {Rating} is */
export function moved(was, is) {
	const by = is.mean - was.mean;
	return `from ${was.mean} to ${is.mean} (${by < 0 ? '−' : '+'}${Math.abs(by)})`;
}

/** The edges of the plot, in its own units. */
const wide = 340,
	high = 132,
	left = 36;

/** How a rating moved, match by match, with the band in which it is with a chance of 95 %. @param {RatedGame} g */
export function ratingPlot(g) {
	const all = g.history.map(h => h.rating),
		low = Math.min(...all.map(r => r.mean - 2 * r.deviation)),
		top = Math.max(...all.map(r => r.mean + 2 * r.deviation));
	const x = (/** @type {number} */ i) => Math.round(left + ((i + 0.5) / all.length) * (wide - left)),
		y = (/** @type {number} */ v) => Math.round(8 + ((top - v) / Math.max(1, top - low)) * (high - 24));
	const upper = all.map((r, i) => `${x(i)} ${y(r.mean + 2 * r.deviation)}`),
		lower = all.map((r, i) => `${x(i)} ${y(r.mean - 2 * r.deviation)}`).reverse();
	const label = (/** @type {number} */ v) =>
		`<text class="axis-name" x="${left - 5}" y="${y(v) + 4}" text-anchor="end">${Math.round(v)}</text>`;
	return svg(
		'svg',
		{
			viewBox: `0 0 ${wide} ${high}`,
			class: 'plot rating',
			role: 'img',
			'aria-label': `Rated ${all[0].mean} after match 1, ${all[all.length - 1].mean} after match ${all.length}`,
		},
		`<path class="band" d="M${upper.join('L')}L${lower.join('L')}Z"/>` +
			`<path class="series s0" d="M${all.map((r, i) => `${x(i)} ${y(r.mean)}`).join('L')}"/>` +
			all.map((r, i) => `<circle class="spot" cx="${x(i)}" cy="${y(r.mean)}" r="2.5"/>`).join('') +
			`<path class="axis" d="M${left} 8V${high - 14}H${wide}"/>${label(top)}${label(low)}` +
			`<text class="axis-name" x="${wide}" y="${high - 2}" text-anchor="end">match ${all.length}</text>`,
	);
}

/**
 * Says why a match of a scenario cannot be rated, or ''. Of switches the first values were measured.
 * @param {{ scenarios: { key: string, rated: boolean }[] }} game
 * @param {string} scenario
 * @param {{ s: HTMLSelectElement }[]} [switches]
 */
export function unmeasured(game, scenario, switches = []) {
	if (!game.scenarios.find(s => s.key === scenario)?.rated) return 'the balance of this scenario was not measured';
	return switches.some(({ s }) => s.selectedIndex)
		? 'only with the optional rules as they come: that balance was measured'
		: '';
}

/**
 * The row of a form that makes a match a rated one: it needs a clock, and who runs out of time loses.
 * @param {HTMLSelectElement} pace
 * @param {{ s: HTMLSelectElement, row: HTMLElement }} absent
 * @param {() => string} why says what stands against it, or ''
 */
export function ratedRow(pace, absent, why) {
	const box = el('input', { type: 'checkbox' }),
		hint = el('span', {});
	const show = () => {
		const against = why();
		box.disabled = Boolean(against);
		if (against) box.checked = false;
		if (box.checked && pace.value === '0') {
			pace.value = '86400';
			pace.dispatchEvent(new Event('change')); // announced to the rest of the form
		}
		if (box.checked) absent.s.value = 'loss';
		absent.s.disabled = box.checked;
		absent.row.hidden = pace.value === '0';
		for (const o of pace.options) o.disabled = box.checked && o.value === '0';
		hint.textContent = `Rated: the result counts for both players${against ? ` (${against})` : ''}`;
	};
	box.onchange = show;
	pace.addEventListener('change', show);
	show();
	return { box, show, row: el('label.row', {}, box, hint) };
}
