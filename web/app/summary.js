// A match at a glance: the first number of each side's pieces added up, step by
// step, and the steps at which most was lost.

import { el, svg } from './dom.js';

/** @typedef {import('../types.d.ts').Scene} Scene */

const samples = 48;

/** What each seat has, by the first number of its pieces. @param {Scene} scene @param {number} seats */
function strength(scene, seats) {
	/** @type {Map<string, {side: number, value: number}>} */ const by = new Map();
	for (const p of scene.pieces) if (p.numbers.length && p.side >= 0) by.set(p.id || p.key, { side: p.side, value: p.numbers[0].value });
	const sums = Array.from({ length: seats }, () => 0);
	for (const { side, value } of by.values()) sums[side] += value;
	return sums;
}

/** @param {import('./table.js').Table} table */
export async function summary(table) {
	const last = table.replay.last, seats = table.data.game.seats;
	const steps = [...new Set(Array.from({ length: samples }, (_, i) => Math.max(1, Math.round(last * (i + 1) / samples))))];
	/** @type {{ step: number, sums: number[] }[]} */ const points = [];
	for (let i = 0; i < steps.length; i += 6) {
		const pasts = await Promise.all(steps.slice(i, i + 6).map(s => table.hand.get(`past?step=${s}`)));
		pasts.forEach((p, j) => { if (p.scene) points.push({ step: steps[i + j], sums: strength(p.scene, seats.length) }); });
	}
	const what = table.view.scene?.pieces.find(p => p.numbers.length)?.numbers[0].name ?? 'strength';
	const gone = (table.view.scene?.charts ?? []).flatMap(c => c.rows.filter(r => r.gone).map(r => ({ side: c.side, name: r.name })));
	return el('figure.summary', {}, el('figcaption', {}, `The ${what} on the boards, of each side, from the first step to the last`), plot(points, seats),
		el('ul', {}, ...turns(points).map(({ step, seat, lost }) => el('li', {}, el('button.text', { type: 'button', onclick: () => table.replay.go(step) },
			`${seats[seat]} lost ${lost} about step ${step}: ${table.hand.lines.find(l => l.step >= step)?.text ?? ''}`)))),
		gone.length ? el('p', {}, 'Gone: ', gone.map(g => g.name + (seats[g.side] ? ` (${seats[g.side]})` : '')).join(', ') + '.') : null);
}

/** The greatest losses between two samples. @param {{ step: number, sums: number[] }[]} points */
function turns(points) {
	const losses = points.slice(1).flatMap((p, i) => p.sums.map((s, seat) => ({ step: p.step, seat, lost: points[i].sums[seat] - s })));
	return losses.filter(l => l.lost > 0).sort((a, b) => b.lost - a.lost).slice(0, 3).sort((a, b) => a.step - b.step);
}

/** @param {{ step: number, sums: number[] }[]} points @param {string[]} seats */
function plot(points, seats) {
	const w = 320, h = 130, most = Math.max(1, ...points.flatMap(p => p.sums)), last = points.at(-1)?.step ?? 1;
	const x = (/** @type {number} */ s) => Math.round(s / last * (w - 40) * 10) / 10, y = (/** @type {number} */ v) => Math.round((1 - v / most) * (h - 20) * 10) / 10 + 10;
	const lines = seats.map((name, i) => `<g class="side-${i}"><path class="series s${i}" d="M${points.map(p => `${x(p.step)} ${y(p.sums[i])}`).join('L')}"/>` +
		(points.length ? `<text class="series-name" x="${w - 36}" y="${y(points[points.length - 1].sums[i]) + 4}">${points[points.length - 1].sums[i]} ${name.replace(/[&<>]/g, '').slice(0, 3)}</text>` : '') + '</g>').join('');
	return svg('svg', { viewBox: `0 0 ${w} ${h}`, class: 'plot', role: 'img', 'aria-label': seats.map((n, i) => `${n} from ${points[0]?.sums[i]} to ${points.at(-1)?.sums[i]}`).join('; ') },
		`<path class="axis" d="M0 10V${h - 10}H${w - 40}"/><text class="axis-name" x="3" y="18">${most}</text>${lines}`);
}
