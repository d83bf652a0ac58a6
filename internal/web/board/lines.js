// The marks of a table that is measured: courses and ghosts, arcs and lanes of fire, grapples, what the ground became.

import { esc } from '../app/dom.js';
import { changed } from './country.js';
import { drawn } from './marks.js';

/** @typedef {import('../types.d.ts').Mark} Mark @typedef {{x: number, y: number}} Spot */

const own = new Set(['course', 'ghost', 'arc', 'lane', 'grapple', 'boom', 'melee']),
	turned = new Set(['fire', 'ashes', 'gap']);

/**
 * The marks of a table as SVG text.
 * @param {Mark[]} marks
 * @param {number} k
 * @param {(id: string) => Spot|undefined} placeOf
 */
export function tableMarks(marks, k, placeOf) {
	return (
		drawn(
			marks.filter(m => !own.has(m.kind) && !turned.has(m.kind)),
			k,
			placeOf,
		).join('') +
		marks
			.filter(m => turned.has(m.kind))
			.map(m => changed(m, k))
			.join('') +
		marks
			.filter(m => own.has(m.kind))
			.map(m => {
				if (m.kind === 'grapple') return grapple(m, placeOf(m.from), placeOf(m.to));
				if (m.kind === 'melee') return melee(placeOf(m.from), placeOf(m.to));
				const line = m.line.map(p => p.map(v => Math.round(v * k * 100) / 100));
				if (line.length < 2) return '';
				const end = line[line.length - 1],
					closed = m.kind !== 'course' && m.kind !== 'lane' && m.kind !== 'boom';
				const d = `M${line.map(p => p.join(' ')).join('L')}${closed ? 'Z' : ''}`;
				return (
					`<g class="drawn ${m.kind}" data-from="${esc(m.from)}"${m.note ? ` data-noted="${esc(m.from)}"` : ''}>` +
					`<path d="${d}"/>${m.note ? `<path class="touch" d="${d}"/>` : ''}` +
					(m.label
						? `<g transform="translate(${end.join(' ')})"><text class="even" y="-8">${esc(m.label)}</text></g>`
						: '') +
					'</g>'
				);
			})
			.join('')
	);
}

/**
 * Hooks and a line between two ships that are locked.
 * @param {Mark} m
 * @param {Spot|undefined} a
 * @param {Spot|undefined} b
 */
function grapple(m, a, b) {
	if (!a || !b) return '';
	const x = (a.x + b.x) / 2,
		y = (a.y + b.y) / 2,
		turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
	return (
		`<g class="drawn grapple" data-from="${esc(m.from)}" data-to="${esc(m.to)}"><path d="M${a.x} ${a.y}` +
		`L${b.x} ${b.y}"/><g transform="translate(${x} ${y})"><g class="even"><g transform="rotate(${turn})">` +
		'<rect x="-13" y="-5" width="15" height="10" rx="5"/><rect x="-2" y="-5" width="15" height="10" ' +
		'rx="5"/></g></g></g></g>'
	);
}

/**
 * A line between two bodies that fight hand to hand.
 * @param {Spot|undefined} a
 * @param {Spot|undefined} b
 */
const melee = (a, b) => (a && b ? `<g class="drawn melee"><path d="M${a.x} ${a.y}L${b.x} ${b.y}"/></g>` : '');
