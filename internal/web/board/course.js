// A way on the board: its line from space to space, the numbers of its steps, what
// it passes, and where another side may stop what goes there.

import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Way} Way @typedef {{ x: number, y: number, ring: string }} Place */

const aDie =
	'<rect x="-13" y="-13" width="26" height="26" rx="4"/><circle class="pip" cx="-6" cy="-6" r="3"/>' +
	'<circle class="pip" r="3"/><circle class="pip" cx="6" cy="6" r="3"/>';

/** Signs of what stops a way; a kind that is not here is a ring. @type {Record<string, string>} */
const signs = {
	peril: aDie,
	wind: aDie,
	watched: '<path d="M-17 0Q0 -15 17 0Q0 15 -17 0Z"/><circle class="pip" r="5"/>',
};

/** @param {Way} w @param {Map<string, Place>} at @param {number} size of counters */
export function course(w, at, size) {
	const line = w.through.flatMap(id => at.get(id) ?? []);
	if (line.length < 2) return '';
	const d = `M${line.map(p => `${Math.round(p.x)} ${Math.round(p.y)}`).join('L')}`;
	const watch = w.watched.map(id => at.get(id)?.ring ?? '').join('');
	const last = line[line.length - 1],
		beside = w.beside ? other(w.beside, at) : '';
	/** @type {Map<string, number>} */ const piled = new Map();
	const stops = w.stops
		.map(s => {
			const p = at.get(s.at),
				n = piled.get(s.at) ?? 0;
			piled.set(s.at, n + 1);
			return p
				? `<g class="stop ${esc(s.kind)}" transform="translate(${p.x} ${p.y - n * 30 * size}) ` +
						`scale(${size * 1.2})"><title>${esc(s.text)}</title>${signs[s.kind] ?? '<circle r="12"/>'}` +
						`${s.chance ? `<text class="chance" x="19" y="6">${esc(s.chance)}</text>` : ''}</g>`
				: '';
		})
		.join('');
	return (
		`<g class="way"><path class="watch" d="${watch}"/>${beside}` +
		`<path class="wake" d="${d}"/><path class="course" d="${d}"/>` +
		line
			.slice(1, -1)
			.map(p => `<circle class="step" cx="${p.x}" cy="${p.y}" r="${4 * size + 1}"/>`)
			.join('') +
		`<circle class="goal" cx="${last.x}" cy="${last.y}" r="${22 * size}"/>${stops}` +
		`<text class="steps" x="${last.x}" y="${last.y + 46 * size}" font-size="${24 * size}">${line.length - 1}</text></g>`
	);
}

/** Another way to the same place, beside the one that is drawn. @param {Way} w @param {Map<string, Place>} at */
function other(w, at) {
	const d = `M${w.through
		.flatMap(id => at.get(id) ?? [])
		.map(p => `${Math.round(p.x)} ${Math.round(p.y)}`)
		.join('L')}`;
	return `<path class="otherway wake" d="${d}"/><path class="otherway" d="${d}"><title>${esc(w.title)}</title></path>`;
}
