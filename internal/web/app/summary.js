// A match at a glance, as the server computes it once it is over: what each side could expect and what it
// had, view by view, and where most was decided.

import { el, svg } from './dom.js';
import { lapses } from './lapses.js';

/** @typedef {import('../types.d.ts').Summary} Summary */

/** @param {import('./seat.js').SeatLine} hand @param {(step: number) => void} go shows a step on the board */
export async function summary(hand, go) {
	/** @type {Summary} */ const s = await hand.get('summary');
	const seats = hand.data.seats.map(p => p.name),
		first = s.lines[0];
	const by = (/** @type {number} */ n) => (first.share ? `${Math.round(n * 100)} in a hundred` : String(n));
	return el(
		'div.summary',
		{},
		...s.lines.filter(moves).map(line => el('figure', {}, el('figcaption', {}, line.name), plot(line, s, seats))),
		s.turns.length
			? el(
					'div',
					{},
					el('h3', {}, 'Turning points'),
					el(
						'ul',
						{},
						...s.turns.map(t =>
							el(
								'li',
								{},
								el(
									'button.text',
									{ type: 'button', onclick: () => go(t.step) },
									`Step ${t.step}: ${t.text || 'the position changed'}`,
								),
								' ',
								el(`span.owner.side-${t.seat}`, {}, `${seats[t.seat]} +${by(t.by)}`),
							),
						),
					),
				)
			: null,
		s.reviewed ? lapses(hand, go) : null,
		s.gone.length
			? el('p', {}, 'Lost: ', s.gone.map(g => g.name + (seats[g.seat] ? ` (${seats[g.seat]})` : '')).join(', ') + '.')
			: null,
	);
}

/** Whether what a side could expect moved at all before the end. @param {Summary['lines'][0]} line */
function moves(line) {
	const before = (/** @type {number[]} */ all) => all.slice(0, 1 + all.findLastIndex(v => v !== all.at(-1)));
	return !line.share || line.seats.some(all => before(all).some(v => v !== all[0]));
}

/** @param {Summary['lines'][0]} line @param {Summary} s @param {string[]} seats */
function plot(line, s, seats) {
	const w = 340,
		h = 132,
		from = s.steps[0] ?? 0,
		last = s.steps.at(-1) ?? 1,
		right = Math.max(88, 40 + 7 * Math.max(...seats.map(name => name.length)));
	const most = line.share ? 1 : Math.max(1, ...line.seats.flat());
	const x = (/** @type {number} */ step) =>
			Math.round(((step - from) / Math.max(1, last - from)) * (w - right) * 10) / 10,
		y = (/** @type {number} */ v) => Math.round((1 - v / most) * (h - 30) * 10) / 10 + 18;
	const says = (/** @type {number} */ v) => (line.share ? `${Math.round(v * 100)} %` : String(v));
	const ends = line.seats.map((values, i) => ({ i, at: y(values.at(-1) ?? 0) })).sort((a, b) => a.at - b.at);
	ends.forEach((e, j) => {
		if (j) e.at = Math.max(e.at, ends[j - 1].at + 12);
	}); // names must not overlap
	const drawn = line.seats
		.map(
			(values, i) =>
				`<g class="side-${i}"><path class="series s${i}" ` +
				`d="M${values.map((v, j) => `${x(s.steps[j])} ${y(v)}`).join('L')}"/>` +
				`<text class="series-name" x="${w - right + 5}" y="${(ends.find(e => e.i === i)?.at ?? 0) + 4}` +
				`">${says(values.at(-1) ?? 0)} ${seats[i].replace(/[&<>]/g, '')}</text></g>`,
		)
		.join('');
	const turns = s.turns.map(t => `<path class="turning" d="M${x(t.step)} 18V${h - 12}"/>`).join('');
	const half = line.share ? `<path class="half" d="M0 ${y(0.5)}H${w - right}"/>` : '';
	return svg(
		'svg',
		{
			viewBox: `0 0 ${w} ${h}`,
			class: 'plot',
			role: 'img',
			'aria-label': seats
				.map((n, i) => `${n} from ${says(line.seats[i][0] ?? 0)} to ${says(line.seats[i].at(-1) ?? 0)}`)
				.join('; '),
		},
		`${turns}${half}<path class="axis" d="M0 18V${h - 12}H${w - right}"/><text class="axis-name" x="4" ` +
			`y="10">${says(most)}</text><text class="axis-name" x="${w - right}" y="${h - 1}" ` +
			`text-anchor="end">${last}</text>${drawn}`,
	);
}
