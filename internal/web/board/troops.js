// Bodies of men and beasts from above, to the size of their bases: each base a small
// block with its men, their weapons over the front; flag and officer behind, markers
// beside. What they are is said by the piece; how they look is here.

import { portrait } from './portraits.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Piece} Piece */

const n = (/** @type {number} */ v) => Math.round(v * 100) / 100;
const sideOf = (/** @type {Piece} */ p) => (p.side >= 0 && p.side < 4 ? `side-${p.side}` : 'side-none');

/**
 * One base, on a field of 100 either way, the front at the top.
 * @typedef {{ men: string, arms: string, over?: string }} Figures
 */

/** Heads in rows, with their shoulders. @param {number[][]} at @param {number} [r] */
const heads = (at, r = 11) =>
	at
		.map(
			([x, y]) =>
				`M${x - r * 1.7} ${y + r * 0.5}a${r * 1.7} ${r} 0 1 0 ${r * 3.4} 0a${r * 1.7} ${r} 0 1 0 ${-r * 3.4} 0` +
				`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
		)
		.join('');

const four = [
	[-30, -20],
	[28, -22],
	[-28, 28],
	[30, 30],
];
const six = [
	[-36, -30],
	[0, -34],
	[36, -30],
	[-36, 26],
	[0, 22],
	[36, 26],
];

/** Horses seen from above, head to the front, each with its rider. @param {number[]} xs */
const horses = xs =>
	xs
		.map(
			x =>
				`M${x} -62q9 6 8 20q12 10 12 44q0 32 -8 44q-6 12 -12 22q-6 -10 -12 -22q-8 -12 -8 -44q0 -34 12 -44q-1 ` +
				`-14 8 -20z`,
		)
		.join('');
const riders = (/** @type {number[]} */ xs) =>
	heads(
		xs.map(x => [x, 12]),
		12,
	);

/**
 * A line from each place ahead.
 * @param {number[][]} at
 * @param {number} back
 * @param {number} fore
 * @param {number} [lean]
 */
const poles = (at, back, fore, lean = 0) =>
	at.map(([x, y]) => `M${x + 13} ${y + back}L${x + 13 + lean} ${y - fore}`).join('');

const two = [-34, 34];

/** @type {Record<string, Figures>} */
const figures = {
	pike: { men: heads(six, 10), arms: poles(six, 40, 100) },
	shot: {
		men: heads(four),
		arms: poles(four, 12, 46, 4),
		over: four.map(([x, y]) => `M${x + 13} ${y + 10}l-3 14l6 1z`).join(''),
	},
	bow: {
		men: heads(four),
		arms: four
			.map(
				([x, y]) =>
					`M${x - 20} ${y - 14}Q${x} ${y - 42} ${x + 20} ${y - 14}M${x - 20} ${y - 14}H${x + 20}M${x} ${y}V${y - 40}`,
			)
			.join(''),
	},
	javelin: { men: heads(four), arms: poles(four, 26, 44, 10) },
	bill: {
		men: heads(four),
		arms: poles(four, 30, 52),
		over: four.map(([x, y]) => `M${x + 13} ${y - 52}q14 4 12 18l-12 -2z`).join(''),
	},
	sword: {
		men: heads(four),
		arms: four.map(([x, y]) => `M${x + 14} ${y + 4}L${x + 22} ${y - 34}M${x + 9} ${y - 6}l12 3`).join(''),
		over: four.map(([x, y]) => `M${x - 26} ${y - 4}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`).join(''),
	},
	lance: { men: riders(two), arms: two.map(x => `M${x + 18} 50V-100`).join('') },
	pistol: { men: riders(two), arms: two.map(x => `M${x + 16} 8L${x + 24} -34`).join('') },
	'horse-bow': {
		men: riders(two),
		arms: two.map(x => `M${x - 22} -2Q${x} -34 ${x + 22} -2M${x - 22} -2H${x + 22}M${x} 10V-30`).join(''),
	},
};

/** Whether its men ride. @param {string} look */
const mounted = look => look === 'lance' || look === 'pistol' || look === 'horse-bow';

/** What is no body of men, on a field of 100 either way. @type {Record<string, string>} */
const things = {
	cannon:
		'<path class="carriage" d="M-26 90L-14 -20H14L26 90H14L0 30L-14 90Z"/><path class="wheels" d="M-52 ' +
		'-34h14v58h-14zM38 ' +
		'-34h14v58h-14zM-38 -6h76"/><path class="barrel" d="M-11 40L-8 -96H8L11 40Q0 52 -11 40Z"/>',
	'cannon-team':
		`<g transform="translate(0 40) scale(.8 .52) rotate(180)"><path class="carriage" d="M-26 90L-14 -20H14L26 ` +
		`90H14L0 30L-14 ` +
		'90Z"/><path class="wheels" d="M-52 -34h14v58h-14zM38 -34h14v58h-14zM-38 -6h76"/><path class="barrel" ' +
		'd="M-11 40L-8 ' +
		'-96H8L11 40Q0 52 -11 40Z"/></g>' +
		`<g transform="translate(0 -52) scale(.8 .45)"><path class="beast" d="${horses([-30, 30])}"/></g>` +
		'<path class="arms" d="M-20 -8V4M20 -8V4M-20 4H20"/>',
	herd: [
		[-38, -34, 20],
		[30, -40, -15],
		[-6, 8, 40],
		[46, 22, 0],
		[-44, 48, -30],
		[14, 62, 10],
	]
		.map(
			([x, y, a]) =>
				`<g transform="translate(${x} ${y}) rotate(${a})"><path class="beast ox" d="M0 -24q7 2 6 10q10 6 10 20q0 ` +
				'18 -8 20h-16q-8 -2 -8 -20q0 -14 10 -20q-1 -8 6 -10z"/><path class="arms" d="M-5 -18q-8 -1 -9 -8M5 ' +
				'-18q8 -1 9 -8"/></g>',
		)
		.join(''),
	horses: `<g transform="scale(.9 .8)"><path class="beast" d="${horses([-50, 0, 50])}"/></g>`,
	prisoners: `<path class="men" d="${heads(four)}"/><path class="rope" d="M-30 -20L28 -22L30 30L-28 28Z"/>`,
	wagon:
		'<path class="wheels" d="M-58 -50h12v40h-12zM46 -50h12v40h-12zM-58 20h12v44h-12zM46 20h12v44h-12z"/><path ' +
		'class="carriage" ' +
		'd="M-42 -64H42V76H-42Z"/><path class="tilt" d="M-36 -40Q0 -54 36 -40V66Q0 80 -36 66Z"/><path class="arms" ' +
		'd="M-36 -6Q0 ' +
		'-20 36 -6M-36 30Q0 16 36 30M0 -64V-98"/>',
	ladders:
		'<path class="arms" d="M-30 -90V90M10 -90V90M-30 -70H10M-30 -40H10M-30 -10H10M-30 20H10M-30 50H10M-30 80H10"/>',
	'rowing-boat':
		'<path class="hull" d="M0 -98Q72 -40 62 40Q56 92 40 98H-40Q-56 92 -62 40Q-72 -40 0 -98Z"/><path ' +
		'class="arms" d="M-56 ' +
		'-20H56M-60 20H60M-52 58H52"/><path class="oars" d="M-58 -4L-100 16M58 -4L100 16M-60 38L-100 58M60 38L100 58"/>',
	'fortunes-wheel':
		'<circle class="rim" r="92"/><circle class="rim" r="70"/><path class="spokes" d="M0 -92V92M-92 0H92M-65 -65L65 ' +
		'65M65 -65L-65 65"/><circle class="hub" r="16"/>',
	colonel:
		`<g transform="scale(1.25)"><path class="beast" d="${horses([0])}"/><path class="men" ` +
		`d="${heads([[0, 10]], 15)}"/></g>`,
};

/** Whether this is drawn here. @param {{ silhouette: string }} p */
export const isTroop = p => p.silhouette in figures || p.silhouette in things;

/** One base as a picture on a field of 100 by 80. @param {string} key */
export const troopPicture = key =>
	`<g class="troop pictured" transform="translate(50 40) scale(.37)">${base({ silhouette: key, side: -1 })}</g>`;

/**
 * A body of men as SVG text, centred on 0 0.
 * @param {Piece} p
 * @param {number} k units of the screen to one of the board
 */
export function troopAbove(p, k) {
	const l = (p.base[0] * k) / 2,
		w = (p.base[1] * k) / 2,
		body = p.body.length ? p.body : [[0, 0]],
		[el, ew] = p.body.length ? [(p.each[0] * k) / 2, (p.each[1] * k) / 2] : [l, w];
	// The front of a base is to the right as for a hull, so the field is turned.
	const bases = body
		.map(
			([x, y]) =>
				`<g transform="translate(${n(-y * k)} ${n(x * k)}) rotate(90) scale(${n(ew / 100)} ` +
				`${n(el / 100)})">${base(p)}</g>`,
		)
		.join('');
	return (
		`<g class="troop ${sideOf(p)} ${p.state.map(s => `is-${esc(s)}`).join(' ')}">` +
		`<g class="swings"><rect class="base" x="${n(-l)}" y="${n(-w)}" width="${n(2 * l)}" ` +
		`height="${n(2 * w)}"/>${bases}` +
		(p.silhouette in figures ? `<path class="front" d="M${n(l + 2)} ${n(-w)}V${n(w)}"/>` : '') +
		'<circle class="grip" r="5"/>' +
		(p.state.includes('routing') ? rout(l, w) : '') +
		'</g>' +
		beside(p) +
		label(p) +
		'</g>'
	);
}

/** One base with what stands on it. @param {{ silhouette: string, side: number }} p */
function base(p) {
	const one = figures[p.silhouette];
	const tile = `<rect class="tile" x="-98" y="-98" width="196" height="196" rx="10"/>`,
		ruled = p.side % 2 === 1 ? '<path class="ruling" d="M-98 60H98M-98 80H98"/>' : '';
	if (!one) return (p.silhouette === 'rowing-boat' ? '' : tile + ruled) + things[p.silhouette];
	return (
		tile +
		ruled +
		(mounted(p.silhouette) ? `<path class="beast" d="${horses(two)}"/>` : '') +
		`<path class="arms" d="${one.arms}"/><path class="men" d="${one.men}"/>` +
		(one.over ? `<path class="tools" d="${one.over}"/>` : '')
	);
}

/** How a charge lies on a flag of 24 by 16. @type {Record<string, string>} */
const charges = {
	saltire: '<path d="M0 0L24 16M24 0L0 16" class="wide"/>',
	cross: '<path d="M10 0V16M0 8H24" class="wide"/>',
	raguly: '<path d="M0 0L24 16M24 0L0 16M5 1l-1 5M9 3.500l-1 5M20 1l1 5M16 3.500l1 5" class="thin"/>',
	bars: '<path d="M0 2.700H24M0 8H24M0 13.300H24" class="wide"/>',
	crescent: '<path d="M15 3a6 6 0 1 0 0 10a4.600 4.600 0 1 1 0 -10z" class="solid"/>',
	bordure: '<path d="M1.500 1.500H22.500V14.500H1.500Z" class="wide"/>',
	pale: '<path d="M8 0H16V16H8Z" class="solid"/>',
	parted: '<path d="M0 8H24V16H0Z" class="solid"/>',
	plain: '',
};

/** A flag by its blazon. @param {string} blazon */
export function flag(blazon) {
	const [field, how, ...of] = blazon.split(' ').map(w => w.replace(/[^a-z]/g, ''));
	const shape =
		field === 'tierced'
			? `<path class="of-${how}" d="M0 0H24V5.400H0Z"/><path class="of-${of[0]}" d="M0 5.400H24V10.700H0Z"/><path ` +
				`class="of-${of[1]}" d="M0 10.700H24V16H0Z"/>`
			: `<path class="of-${field}" d="M0 0H24V16H0Z"/><g class="charge ` +
				`of-${of[0] ?? 'argent'}">${charges[how] ?? ''}</g>`;
	return (
		`<g class="blazon"><path class="staff" d="M0 30V-2"/><g>${shape}</g>` + '<path class="hem" d="M0 0H24V16H0Z"/></g>'
	);
}

/** Arrows by which routers are told. @param {number} l @param {number} w */
function rout(l, w) {
	const a = Math.min(l, w) * 0.5;
	return [-0.5, 0.5]
		.map(
			at =>
				`<path class="fleeing" d="M${n(-l)} ${n(w * at)}h${n(-a * 1.6)}m${n(a * 0.7)} ${n(-a * 0.6)}l${n(-a * 0.7)} ` +
				`${n(a * 0.6)}l${n(a * 0.7)} ${n(a * 0.6)}"/>`,
		)
		.join('');
}

/** Pictures of what is laid beside a body, on a field of 18. @type {Record<string, string>} */
const tokens = {
	terror:
		'<path class="bone" d="M-5 -1a5.500 5.500 0 1 1 10 0l-1.500 3v2.600h-7v-2.600z"/><path class="socket" ' +
		'd="M-3.400 -2.200h2.400v2.200h-2.4zM1 ' +
		'-2.200h2.400v2.200h-2.4zM-1.600 4.600v-2M1.600 4.600v-2"/>',
	shame:
		'<path class="bone" d="M-5 -1a5.500 5.500 0 1 1 10 0l-1.500 3v2.600h-7v-2.600z"/><path class="struck" ' +
		'd="M-7 6L7 -7M-7 -7L7 6"/>',
	cotton: '<path class="puff" d="M-6 4a4 4 0 0 1 0 -7a5 5 0 0 1 9 -2a4 4 0 0 1 3 8z"/>',
	ladders: '<path class="rungs" d="M-4 -8V8M4 -8V8M-4 -5H4M-4 -1H4M-4 3H4"/>',
};

/**
 * Flag, officer and markers in a row over the body, upright however it heads and of one size at every distance.
 * @param {Piece} p
 */
function beside(p) {
	/** @type {Map<string, number>} */ const many = new Map();
	for (const of of p.tokens) many.set(of, (many.get(of) ?? 0) + 1);
	const chip = (/** @type {string} */ picture, /** @type {number} */ count) => ({
		wide: 21,
		drawn:
			`<g class="token"><circle class="chip" cx="10" cy="-10" r="9"/><g transform="translate(10 -10)">${picture}</g>` +
			(count > 1
				? `<g transform="translate(17 -4)"><circle class="count" r="6"/><text y="3.5">${count}</text></g>`
				: '') +
			'</g>',
	});
	const all = [...many].map(([of, count]) => chip(tokens[of] ?? '<circle class="puff" r="5"/>', count));
	if (p.state.includes('engaged')) all.unshift(chip(swords, 1));
	if (p.leader)
		all.unshift({
			wide: 25,
			drawn: `<g class="led" transform="translate(0 -24) scale(.24)">${portrait(p.leader)}</g>`,
		});
	if (p.flag) all.unshift({ wide: 27, drawn: `<g transform="translate(1 -28)">${flag(p.flag)}</g>` });
	let x = 0,
		row = '';
	for (const one of all) {
		row += `<g transform="translate(${x} 0)">${one.drawn}</g>`;
		x += one.wide;
	}
	return (
		row &&
		`<g class="beside" data-wide="${x}"><g class="even"><g class="upright">` +
			`<g transform="translate(${-x / 2} -3)">${row}</g></g></g></g>`
	);
}

const swords = '<path class="rungs" d="M-6 6L6 -6M6 6L-6 -6M-6 2l4 4M6 2l-4 4"/>';

/** The end of a name of two parts, for where there is no room for both. @param {string} name */
export const brief = name => name.split(', ')[1] ?? '';

/** The name under a body, and its numbers when it is looked at closely. @param {Piece} p */
function label(p) {
	const stats = p.numbers
		.filter(s => s.value)
		.map(s => `${esc(s.name)} ${s.value}`)
		.concat(p.state.map(esc))
		.join(' · ');
	return (
		'<g class="label"><g class="even"><path class="litmark" d="M-6 10h12l-6 -7z"/>' +
		`<text class="title" y="22">${esc(p.name)}</text>` +
		`<text class="brief" y="22">${esc(brief(p.name))}</text>` +
		`<text class="stats" y="36">${stats}</text></g></g>`
	);
}
