// Ships from above, to the size of their bases: hull by kind, masts standing or
// gone, sails set or furled, oars, fire, colours. The bow is to the right; hulls
// are drawn on a field of 100 to either side and stretched to the base.

import { isTroop } from './troops.js';
import { esc } from '../app/dom.js';

/** @typedef {import('../types.d.ts').Piece} Piece @typedef {import('../types.d.ts').Mast} Mast */

const n = (/** @type {number} */ v) => Math.round(v * 100) / 100;

/**
 * The outline of a hull, the lines of its decks, and the frame its oars rest on.
 * @type {Record<string, [string, string, string?]>}
 */
const hulls = {
	galleon: [
		'M-100 -50L-90 -64Q-40 -98 16 -94Q60 -86 80 -34L84 -16L100 0L84 16L80 34Q60 86 16 94Q-40 98 -90 64L-100 50Z',
		'M-50 -88V88M-74 -74V74M46 -80V80M-30 -34H22V34H-30ZM84 -16L80 0L84 16',
	],
	'race-built': [
		'M-100 -42L-92 -54Q-40 -86 16 -82Q58 -72 80 -24L100 0L80 24Q58 72 16 82Q-40 86 -92 54L-100 42Z',
		'M-58 -76V76M-78 -62V62M52 -66V66M-36 -28H26V28H-36Z',
	],
	carrack: [
		'M-100 -60L-92 -72Q-46 -100 16 -98Q66 -92 88 -50L98 -22V22L88 50Q66 92 16 98Q-46 100 -92 72L-100 60Z',
		'M-46 -94V94M-72 -84V84M44 -86L98 0L44 86ZM-28 -38H20V38H-28Z',
	],
	hulk: [
		'M-94 -62Q-102 0 -94 62Q-44 100 26 96Q84 80 100 0Q84 -80 26 -96Q-44 -100 -94 -62Z',
		'M-56 -88V88M58 -76V76M-32 -40H30V40H-32Z',
	],
	merchant: [
		'M-100 -46L-92 -60Q-40 -94 20 -90Q68 -78 100 0Q68 78 20 90Q-40 94 -92 60L-100 46Z',
		'M-58 -82V82M54 -72V72M-32 -34H26V34H-32Z',
	],
	pinnace: ['M-100 -40Q-40 -88 22 -78Q68 -60 100 0Q68 60 22 78Q-40 88 -100 40Z', 'M-64 -66V66M-30 -26H24V26H-30Z'],
	galley: [
		'M-100 -12Q-60 -34 0 -36Q56 -32 74 -10L100 -3V3L74 10Q56 32 0 36Q-60 34 -100 12Z',
		'M-66 0H72M-82 -24V24M54 -26V26',
		'M-68 -48H54V48H-68Z',
	],
	galleass: [
		'M-100 -34Q-62 -62 0 -62Q54 -58 74 -32L100 -4V4L74 32Q54 58 0 62Q-62 62 -100 34Z',
		'M-66 0H50M-78 -52V52M52 -54V54',
		'M-68 -74H52V74H-68Z',
	],
	fort: ['M-100 -100H10L100 -60V60L10 100H-100Z', 'M-60 -70V70M-60 -70H0M-60 70H0M100 -40H55M100 0H55M100 40H55'],
	boat: ['M-90 -62Q0 -112 90 0Q0 112 -90 62Z', 'M-40 -74V74M20 -66V66'],
};

/**
 * A fort as it is seen from afar: walls and a flag, of one size at every distance; half as high as it says, in
 * pixels.
 */
const keep =
		'<g class="even keep"><path class="walls" d="M-15 11V-4H-9V0H-3V-4H3V0H9V-4H15V11Z"/><path ' +
		'class="gate" d="M-3 11V6a3 3 0 0 1 6 0V11"/><path class="banner" d="M0 -4V-15H9L7 -12L9 -9H0"/></g>',
	keepHigh = 12;

/** How far out oars are pulled, and how many there are on a side. @type {Record<string, [number, number]>} */
const rowed = { galley: [48, 24], galleass: [74, 16], pinnace: [70, 8], boat: [70, 4] };

/** What is seen of an oared hull from afar: which way she heads, and her oars if they are out. */
const afar = {
	hull: 'M-100 -46L-82 0L-100 46H30L100 0L30 -46Z',
	oars: [-66, -42, -18, 6].map(x => `M${x} -46L${x - 10} -100M${x} 46L${x - 10} 100`).join(''),
	keel: 'M-62 0H46',
};

/** What the sides are as a class. @param {Piece} p */
const sideOf = p => (p.side >= 0 && p.side < 4 ? `side-${p.side}` : 'side-none');

/**
 * A ship as SVG text, centred on 0 0, or "" of what is no ship with a hull here.
 * @param {Piece} p
 * @param {number} k units of the screen to one of the board
 * @param {boolean} [named] with her name below
 */
export function shipAbove(p, k, named = true) {
	const hull = hulls[p.silhouette];
	if (!hull) return '';
	const l = (p.base[0] * k) / 2,
		w = (p.base[1] * k) / 2,
		is = new Set(p.state),
		high = `${n(w * 0.6)} 0 ${n(w * 1.2)}t0 ${n(w * 1.2)}`,
		long = !!rowed[p.silhouette];
	return (
		`<g class="vessel ${long ? 'long ' : ''}${sideOf(p)} ${p.state.map(s => `is-${esc(s)}`).join(' ')}">` +
		`<circle class="grip" r="${n(Math.min(l, 16))}"/>` +
		`<g class="swings"><rect class="base" x="${n(-l)}" y="${n(-w)}" width="${n(2 * l)}" height="${n(2 * w)}"/>` +
		(long ? oars(p.silhouette, is.has('oars-out'), l, w) : '') +
		`<g transform="scale(${n(l / 100)} ${n(w / 100)})"><g ` +
		`class="close">${hull[2] ? `<path class="outrigger" d="${hull[2]}"/>` : ''}<path class="tile" ` +
		`d="${hull[0]}` +
		`"/>${p.side % 2 === 1 ? `<path class="ruling" d="M-84 -46H60M-90 -16H74M-90 16H74M-84 46H60"/>` : ''}` +
		`<path class="deck" d="${hull[1]}"/></g>` +
		(long
			? `<g class="afar">${is.has('oars-out') ? `<path class="oars" d="${afar.oars}"/>` : ''}<path ` +
				`class="tile" d="${afar.hull}` +
				`"/>${p.side % 2 === 1 ? `<path class="ruling" d="${afar.keel}"/>` : ''}</g>`
			: '') +
		'</g>' +
		p.masts.map(m => mast(m, l, long && p.silhouette !== 'pinnace' ? w * 0.62 : w)).join('') +
		(is.has('struck') || is.has('sunk') || p.silhouette === 'fort' ? '' : ensign(l, w)) +
		(is.has('anchored') ? anchor(l, w) : '') +
		(is.has('sinking')
			? '<path class="awash" ' +
				`d="${[-0.6, -0.1, 0.4].map(at => `M${n(l * at)} ${n(-w * 1.2)}q${n(l * 0.08)} ${high}`).join('')}` +
				'"/>'
			: '') +
		'</g>' +
		(p.silhouette === 'fort' ? keep : '') +
		(is.has('on-fire') ? fire(l, w) : '') +
		(named ? label(p) : '') +
		'</g>'
	);
}

/** All by which a piece looks other than it did: of a ship not where she lies and heads. @param {Piece} p */
export const looks = p => JSON.stringify(hulls[p.silhouette] || isTroop(p) ? { ...p, x: 0, y: 0, heading: 0 } : p);

/**
 * Heads a ship that is drawn; her label knows how far she reaches.
 * @param {SVGElement} node
 * @param {Piece} p
 * @param {number} k
 */
export function steer(node, p, k) {
	const hull = node.querySelector('.swings'),
		label = /** @type {SVGElement|null} */ (node.querySelector('.label'));
	if (!hull || !label) return;
	const l = (p.base[0] * k) / 2,
		w = (p.base[1] * k) / 2,
		turn = p.heading / 10,
		cos = Math.abs(Math.cos((turn * Math.PI) / 180)),
		sin = Math.abs(Math.sin((turn * Math.PI) / 180));
	hull.setAttribute('transform', `rotate(${turn - 90})`);
	label.dataset.tall = String(n(l * cos + w * sin));
	label.dataset.wide = String(n(l * sin + w * cos));
	node.querySelector('.beside')?.setAttribute('transform', `translate(0 ${n(-l * cos - w * sin)})`);
}

/**
 * The name under a ship, and how she does when she is looked at closely, in letters of one size at every distance.
 * @param {Piece} p
 */
function label(p) {
	const stats = p.numbers
		.map(s => `${esc(s.name)} ${s.value}`)
		.concat(p.state.filter(s => s !== 'oars-out').map(esc))
		.join(' · ');
	const type = p.type ? `<text class="type" y="35">${esc(p.type)}</text>` : '';
	const least = p.silhouette === 'fort' ? ` data-least="${keepHigh}"` : '';
	return (
		`<g class="label${type && ' typed'}"${least}><g class="even"><path class="litmark" ` +
		`d="M-6 10h12l-6 -7z"/><text class="title" y="22">${esc(p.name)}</text>${type}<text ` +
		`class="stats" y="36">${stats}</text></g></g>`
	);
}

/**
 * Oars out over the water, or drawn in along the side.
 * @param {string} kind
 * @param {boolean} out
 * @param {number} l
 * @param {number} w
 */
function oars(kind, out, l, w) {
	const [from, many] = rowed[kind];
	let d = '';
	for (let i = 0; i < many; i++) {
		const x = l * (-0.64 + (1.14 * i) / (many - 1)),
			y = (w * from) / 100;
		for (const side of [-1, 1])
			d += out
				? `M${n(x)} ${n(side * y)}L${n(x - l * 0.05)} ${n(side * w)}`
				: `M${n(x)} ${n(side * y)}l${n(-l * 0.09)} ${n(side * w * 0.07)}`;
	}
	return `<path class="oars" d="${d}"/>`;
}

/** A mast with a sail for each section that stands, or a stump. @param {Mast} m @param {number} l @param {number} w */
function mast(m, l, w) {
	const x = l - (2 * l * m.at) / 100,
		r = Math.max(w * 0.09, 0.4);
	if (!m.standing)
		return (
			`<g class="stump"><circle cx="${n(x)}" r="${n(r * 1.5)}"/><path d="M${n(x - r * 2.4)} ${n(-r * 2.4)}` +
			`L${n(x + r * 2.4)} ${n(r * 2.4)}M${n(x - r * 2.4)} ${n(r * 2.4)}L${n(x + r * 2.4)} ${n(-r * 2.4)}` +
			'"/></g>'
		);
	let sails = '';
	for (let i = 0; i < m.standing; i++)
		sails += m.lateen
			? lateen(x, l, w, m.set)
			: square(x + l * 0.06 * i, l, w * (m.sections > 1 ? ([1.28, 0.98, 0.66][i] ?? 0.5) : 0.8), m.set);
	return `<g class="rig">${sails}<circle class="mast" cx="${n(x)}" r="${n(r)}"/></g>`;
}

/** @param {number} x @param {number} l @param {number} half @param {boolean} set */
function square(x, l, half, set) {
	const belly = l * (set ? 0.15 : 0.035),
		leech = l * (set ? 0.03 : -0.02);
	return (
		`<path class="canvas${set ? '' : ' furled'}" d="M${n(x)} ${n(-half)}Q${n(x + belly * 1.6)} 0 ${n(x)} ` +
		`${n(half)}Q${n(x + leech)} 0 ${n(x)} ${n(-half)}Z"/>`
	);
}

/** @param {number} x @param {number} l @param {number} w @param {boolean} set */
function lateen(x, l, w, set) {
	const fore = [x + l * 0.26, w * 0.3],
		aft = [x - l * 0.3, -w * 0.62];
	return (
		`<path class="canvas${set ? '' : ' furled'}" d="M${n(fore[0])} ${n(fore[1])}L${n(aft[0])} ${n(aft[1])}` +
		(set
			? `Q${n(x - l * 0.22)} ${n(w * 0.3)} ${n(x - l * 0.16)} ${n(w * 0.78)}Q${n(x + l * 0.1)} ` +
				`${n(w * 0.7)} ${n(fore[0])} ${n(fore[1])}Z"/>`
			: `l${n(-l * 0.012)} ${n(w * 0.14)}L${n(fore[0] - l * 0.012)} ${n(fore[1] + w * 0.14)}Z"/>`)
	);
}

/** The colours at the stern. @param {number} l @param {number} w */
function ensign(l, w) {
	const h = Math.min(w * 0.42, l * 0.1);
	return (
		`<path class="ensign" d="M${n(-l)} ${n(-h)}h${n(-l * 0.2)}l${n(l * 0.06)} ${n(h)}l${n(-l * 0.06)} ` +
		`${n(h)}h${n(l * 0.2)}Z"/>`
	);
}

/** Flames and smoke, upright however the ship heads. @param {number} l @param {number} w */
function fire(l, w) {
	const s = Math.min(w, l * 0.5);
	const flame = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ of) => {
		const h = s * of,
			at = (/** @type {number} */ u, /** @type {number} */ v) => `${n(x * s + u * h)} ${n(y * s + v * h)}`;
		return (
			`M${at(0.05, -1.5)}C${at(0.2, -0.9)} ${at(0.75, -0.6)} ${at(0.62, 0.1)}C${at(0.55, 0.6)} ` +
			`${at(0.25, 0.75)} ${at(0, 0.75)}C${at(-0.4, 0.75)} ${at(-0.68, 0.45)} ${at(-0.6, 0)}` +
			`C${at(-0.55, -0.3)} ${at(-0.35, -0.4)} ${at(-0.3, -0.75)}C${at(-0.15, -0.55)} ${at(-0.08, -0.45)} ` +
			`${at(-0.05, -0.25)}C${at(0.12, -0.6)} ${at(0, -1)} ${at(0.05, -1.5)}Z`
		);
	};
	return (
		`<g class="burning"><g class="upright"><circle cx="${n(s * 0.5)}" cy="${n(-s * 2)}" r="${n(s * 0.7)}"/>` +
		`<circle cx="${n(s * 1.2)}" cy="${n(-s * 2.7)}" r="${n(s * 0.95)}"/><path d="${flame(-0.8, 0.25, 0.6)}` +
		`${flame(0.75, 0.3, 0.7)}${flame(0, 0, 1)}"/><path class="heart" d="${flame(0, 0.28, 0.5)}"/></g></g>`
	);
}

/** A cable from the bow to an anchor. @param {number} l @param {number} w */
function anchor(l, w) {
	const x = l + w * 1.1,
		a = w * 0.5;
	return (
		`<g class="riding"><path d="M${n(l)} 0H${n(x)}m${n(a)} 0h${n(-a)}m${n(a * 0.2)} ${n(-a * 0.5)}v${n(a)}` +
		`M${n(x + a * 0.5)} ${n(-a)}q${n(a)} ${n(a)} 0 ${n(2 * a)}"/></g>`
	);
}
