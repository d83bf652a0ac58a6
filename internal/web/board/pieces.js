// Counters: a paper tile with the silhouette of what it is, the ink of its side,
// its first number large, its state in signs that need no colour.
import { silhouette } from './silhouettes.js';
import { shipAbove } from './ships.js';
import { isTroop, troopAbove } from './troops.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Piece} Piece */

/** What the sides are as a class; nobody's is neutral. @param {Piece} p */
const sideOf = p => (p.side >= 0 && p.side < 4 ? `side-${p.side}` : 'side-none');

/** A name that is made as wide as a counter. */
const squeezed = 'textLength="78" lengthAdjust="spacingAndGlyphs"';

/** The most letters of a name on a counter that is too small for all of it. */
const briefly = 6;

/**
 * A name on a counter that is too small for all of it: what tells it from its like stays, as in "Med III".
 * @param {string} name
 */
function brief(name) {
	const [word, ...rest] = name.split(' '),
		last = rest.at(-1) ?? '';
	const numbered = last && last.length < 4,
		cut = word.length > briefly ? `${word.slice(0, briefly - 1)}.` : word,
		says = numbered ? `${word.slice(0, 3)} ${last}` : cut;
	return `<text class="brief" x="0" y="37.5" ${says.length > 5 ? squeezed : ''}>${esc(says)}</text>`;
}

/**
 * One counter, centred on 0 0 and 84 units wide.
 * @param {Piece} p
 * @param {number} high how many lie in its pile, if they are to be told
 */
export function counter(p, high = 0) {
	const states = new Set(p.state);
	const [first, ...rest] = p.numbers;
	const hits = rest.find(n => n.name === 'hits')?.value ?? 0;
	const shots = rest.find(n => n.name === 'shots')?.value ?? 0;
	return (
		`<g class="counter ${sideOf(p)} ${[...states].map(s => `is-${esc(s)}`).join(' ')}">` +
		'<rect class="shadow" x="-40" y="-38" width="84" height="80" rx="4"/>' +
		'<rect class="tile" x="-42" y="-40" width="84" height="80" rx="4"/>' +
		'<rect class="band" x="-42" y="18" width="84" height="22"/>' +
		(p.side % 2 === 1 ? '<path class="ruling" d="M-42 36h84M-42 32h84M-42 28h84M-42 24h84"/>' : '') +
		`<svg x="-36" y="-38" width="72" height="57" viewBox="0 0 100 80" class="ship">${silhouette(p.silhouette)}</svg>` +
		'<text class="name" x="0" y="34.5" ' +
		`${p.name.length > 8 ? squeezed : ''}>${esc(p.name)}</text>${brief(p.name)}` +
		(states.has('broken')
			? '<g class="broken"><path d="M-42 -40L42 18M42 -40L-42 18"/><rect x="-36" y="-23" width="72" ' +
				'height="18"/><text x="0" y="-8.5">BROKEN</text></g>'
			: '') +
		(first
			? `<g class="strength${first.name === 'munitions' ? ' ball' : ''}"><circle cx="31" cy="-29" r="12.5"/>` +
				`<text x="31" y="-23.5">${first.value}</text></g>`
			: '') +
		holes(hits) +
		powder(shots, states.has('low-ammo')) +
		(first?.name === 'munitions' ? `<g transform="translate(25 15)">${shotPile(first.value)}</g>` : '') +
		others(rest.filter(n => n.name !== 'hits' && n.name !== 'shots')) +
		'<path class="litmark" d="M-42 -40h17l-17 17z"/>' +
		(high > 1
			? `<g class="high"><rect x="-46" y="-46" width="${high > 9 ? 30 : 22}" height="22" rx="11"/><text ` +
				`x="${high > 9 ? -31 : -35}" y="-30">${high}</text></g>`
			: '') +
		(states.has('moved') ? '<path class="moved" d="M-20 -34h14l-5 -4m5 4l-5 4"/>' : '') +
		'</g>'
	);
}

/** The lesser numbers, each with the first letter of its name. @param {import('../types.d.ts').Stat[]} stats */
function others(stats) {
	return stats
		.slice(0, 2)
		.map(
			(n, i) =>
				`<text class="lesser" x="38" y="${-2 + i * 15}"><tspan>${esc(n.name[0] ?? '')}</tspan>${n.value}</text>`,
		)
		.join('');
}

/** The most balls of a pile: four rows of it. */
const balls = 10;

/**
 * Munitions as a pile of shot, so many balls as there are points; its foot is at 0 0.
 * @param {number} n
 */
export function shotPile(n) {
	let out = '',
		left = Math.min(n, balls),
		wide = 1;
	while ((wide * (wide + 1)) / 2 < left) wide++;
	for (let row = 0; left > 0; row++, wide--)
		for (let i = 0; i < wide && left > 0; i++, left--)
			out += `<circle cx="${((i - (wide - 1) / 2) * 8.4).toFixed(1)}" cy="${(-4.2 - row * 7.3).toFixed(1)}" r="4.2"/>`;
	return `<g class="shot">${out || '<path d="M-9 -1H9"/>'}</g>`;
}

/** Hits as shot holes along the hull, and their number. @param {number} n */
function holes(n) {
	if (!n) return '';
	return (
		'<g class="hits"><path d="M-31 -4l3 3l5 -3l-1 5l4 3l-5 1l-1 5l-4 -4l-5 1l2 -5l-3 -4z"/><text x="-20" ' +
		`y="6">${n}</text></g>`
	);
}

/** Shots as a powder horn that empties. @param {number} shots @param {boolean} low */
function powder(shots, low) {
	if (!shots && !low) return '';
	return (
		`<g class="powder ${low ? 'empty' : ''}"><path d="M16 2q12 2 18 -8l4 3q-6 14 -22 11z"/><text x="13" ` +
		`y="12">${low ? 'low' : shots}</text></g>`
	);
}

/**
 * What stands on a plane, from above: a ship to the size of her base, or a sign for what has no hull of its own.
 * @param {Piece} p
 * @param {number} k screen units to one of the board
 */
export function fromAbove(p, k) {
	const ship = isTroop(p) ? troopAbove(p, k) : shipAbove(p, k);
	if (ship) return ship;
	const l = Math.max((p.base[0] * k) / 2, 44),
		w = Math.max((p.base[1] * k) / 2, 12);
	const turn = (p.heading * Math.PI) / 1800,
		high = Math.abs(l * Math.cos(turn)) + Math.abs(w * Math.sin(turn));
	const stats = p.numbers
		.map(n => `${esc(n.name)} ${n.value}`)
		.concat(p.state.map(esc))
		.join(' · ');
	const n = (/** @type {number} */ v) => Math.round(v * 10) / 10;
	const hull =
		`M${n(-l)} ${n(-w * 0.55)}Q${n(-l * 0.3)} ${n(-w * 1.15)} ${n(l * 0.35)} ${n(-w * 0.8)}Q${n(l * 0.75)} ` +
		`${n(-w * 0.5)} ${n(l)} 0Q${n(l * 0.75)} ${n(w * 0.5)} ${n(l * 0.35)} ${n(w * 0.8)}Q${n(-l * 0.3)} ` +
		`${n(w * 1.15)} ${n(-l)} ${n(w * 0.55)}Z`;
	const sail = (/** @type {number} */ at, /** @type {number} */ beam) =>
		`<path class="sail" d="M${n(l * at)} ${n(-w * beam)}Q${n(l * (at + 0.2))} 0 ${n(l * at)} ` +
		`${n(w * beam)}Q${n(l * (at + 0.07))} 0 ${n(l * at)} ${n(-w * beam)}Z"/><circle class="mast" ` +
		`cx="${n(l * at)}" r="2"/>`;
	return (
		`<g class="counter plane ${sideOf(p)} ${p.state.map(s => `is-${esc(s)}`).join(' ')}"><g ` +
		`transform="rotate(${p.heading / 10 - 90})"><path class="tile" d="${hull}"/>` +
		`<path class="spar" d="M${n(l)} 0h${n(l * 0.16)}"/><path class="deck" d="M${n(-l * 0.86)} ` +
		`${n(-w * 0.3)}V${n(w * 0.3)}M${n(-l * 0.86)} 0H${n(l * 0.8)}"/>${sail(-0.6, 1)}${sail(-0.1, 1.45)}` +
		`${sail(0.4, 1.2)}</g>` +
		`<path class="litmark" d="M-${n(w + 18)} ${n(-high)}h14l-14 14z"/>` +
		`<g transform="translate(0 ${n(-high)})"><g class="even"><text class="title" y="-9">${esc(p.name)}</text></g></g>` +
		`<g transform="translate(0 ${n(high)})"><g class="even"><text class="stats" y="16">${stats}</text></g></g></g>`
	);
}
