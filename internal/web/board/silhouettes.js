// Silhouettes of ships and troops, drawn for this project. Each is an SVG
// fragment on a field of 100 by 80 units, the bow to the right, the water line
// at y = 66. Lines take the ink of what they lie on (currentColor), sails the
// custom property --sail, hulls --hull.

import { portrait } from './portraits.js';
import { isTroop, troopPicture } from './troops.js';

/**
 * Sails a mast carries, from the deck up, as bellied sheets that fill to the right.
 * @param {number} x where the mast stands @param {number} top
 * @param {number[][]} sheets [y of the foot, y of the head, half width]
 */
function mast(x, top, sheets) {
	const spar = `<path class="spar" d="M${x} 56V${top}"/>`;
	const pennant = `<path class="pennant" d="M${x} ${top}q5 -2 9 1q-5 .5 -9 2z"/>`;
	return (
		spar +
		sheets
			.map(
				([foot, head, w]) =>
					`<path class="sail" d="M${x - w} ${foot}Q${x - w + 4} ${(foot + head) / 2} ${x - w + 1.5} ${head}` +
					`H${x + w - 1.5}Q${x + w + 5} ${(foot + head) / 2} ${x + w} ${foot}` +
					`Q${x} ${foot - 3.5} ${x - w} ${foot}z"/>`,
			)
			.join('') +
		pennant
	);
}

/** A lateen sail on a short mast. @param {number} x @param {number} top @param {number} w */
function lateen(x, top, w) {
	return (
		`<path class="spar" d="M${x} 56V${top + 4}M${x - w} 48L${x + w - 2} ${top}"/>` +
		`<path class="sail" d="M${x - w} 48L${x + w - 2} ${top}Q${x + w - 1} 40 ${x + 3} 50Q${x - 4} 47 ${x - w} 48z"/>`
	);
}

/** Ports along a hull, as small squares. @param {number} from @param {number} to @param {number} y @param {number} n */
function ports(from, to, y, n) {
	let d = '';
	for (let i = 0; i < n; i++) d += `M${from + ((to - from) * i) / (n - 1)} ${y}h2.4v2.2h-2.4z`;
	return `<path class="port" d="${d}"/>`;
}

const water = '<path class="water" d="M4 69q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t8 0"/>';

const hulls = {
	galleon:
		'<path class="hull" d="M10 34L24 37L26 45L60 48L64 42L80 42L94 36L86 50Q84 62 76 67H24Q16 60 15 48Z"/>' +
		'<path class="wale" d="M14 49Q45 56 86 50M17 56Q48 62 83 57"/>',
	race:
		'<path class="hull" d="M11 40L22 42L25 47L66 50L80 47L96 41L86 53Q83 63 76 67H24Q17 62 15 51Z"/>' +
		'<path class="wale" d="M14 51Q46 58 87 52M18 58Q48 63 83 58"/>',
	hulk:
		'<path class="hull" d="M14 38Q12 44 14 50Q16 64 30 67H72Q86 64 89 48L90 40L80 42L76 47L30 48L26 40Z"/>' +
		'<path class="wale" d="M14 52Q50 58 88 51"/>',
	galley: '<path class="hull" d="M8 46L18 50L84 55L98 53L86 62Q70 67 50 67H22Q12 62 8 46Z"/>',
};

/** A musketeer in his three-cornered hat. @param {number} x @param {number} y of his feet */
function soldier(x, y) {
	return (
		`<path class="spar" d="M${x + 9} ${y - 2}V${y - 62}l3 -4"/><path class="hull" d="M${x - 9} ${y}` +
		`L${x - 7} ${y - 36}q7 -5 14 0L${x + 9} ${y}H${x + 2}L${x} ${y - 16}L${x - 2} ${y}Z"/>` +
		`<circle class="sail" cx="${x}" cy="${y - 43}" r="6"/><path class="hat" d="M${x - 11} ${y - 49}q5 1 ` +
		'11 -6q6 7 11 6q-11 6 -22 0z"/>'
	);
}

/** @type {Record<string, string>} */
export const silhouettes = {
	galleon:
		mast(70, 12, [
			[40, 28, 9],
			[26, 17, 6],
		]) +
		mast(48, 5, [
			[44, 26, 12],
			[24, 11, 8],
		]) +
		lateen(26, 16, 9) +
		`<path class="spar" d="M88 42L99 27"/>` +
		hulls.galleon +
		ports(26, 76, 52, 8) +
		water,
	'race-built':
		mast(70, 11, [
			[43, 28, 10],
			[26, 16, 7],
		]) +
		mast(47, 4, [
			[45, 25, 13],
			[23, 10, 9],
		]) +
		lateen(26, 17, 9) +
		`<path class="spar" d="M88 46L99 31"/>` +
		hulls.race +
		ports(26, 78, 54, 9) +
		water,
	hulk:
		mast(50, 8, [
			[44, 22, 14],
			[19, 12, 6],
		]) +
		mast(74, 22, [[44, 30, 8]]) +
		lateen(28, 20, 8) +
		hulls.hulk +
		water,
	carrack:
		mast(72, 14, [[42, 28, 9]]) +
		mast(48, 4, [
			[44, 22, 14],
			[19, 9, 7],
		]) +
		lateen(24, 18, 9) +
		'<path class="spar" d="M88 36L99 22"/>' +
		'<path class="hull" d="M8 30L24 33L27 44L62 47L66 38L82 36L98 30L88 50Q86 62 78 67H26Q16 62 14 48Z"/>' +
		'<path class="wale" d="M13 46Q48 55 90 46M17 55Q48 62 85 56"/>' +
		ports(26, 76, 50, 6) +
		water,
	merchant:
		mast(70, 16, [[42, 29, 9]]) +
		mast(48, 8, [
			[44, 26, 11],
			[24, 13, 7],
		]) +
		lateen(27, 20, 8) +
		'<path class="spar" d="M87 45L98 31"/>' +
		'<path class="hull" d="M12 42L24 44L27 48L80 48L92 42L85 53Q82 63 74 67H26Q17 61 15 51Z"/><path ' +
		'class="wale" d="M15 52Q48 58 86 52"/>' +
		ports(34, 70, 54, 4) +
		water,
	pinnace:
		lateen(66, 24, 10) +
		lateen(42, 18, 11) +
		'<path class="spar" d="M84 52L95 42"/>' +
		'<path class="hull" d="M16 48L28 51L82 52L90 48L82 58Q76 66 66 67H34Q22 63 18 54Z"/><path ' +
		'class="oar" d="M34 60L28 71M44 61L38 72M54 61L48 72M64 60L58 71"/>' +
		water,
	galleass:
		lateen(70, 14, 12) +
		lateen(46, 8, 14) +
		lateen(24, 20, 9) +
		hulls.galleon +
		ports(28, 74, 50, 5) +
		'<path class="oar" d="M28 60L20 72M35 61L27 73M42 62L34 74M49 62L41 74M56 62L48 74M63 61L55 74M70 60' +
		'L62 73M77 59L69 72"/>' +
		water,
	galley:
		lateen(62, 12, 14) +
		lateen(36, 22, 10) +
		hulls.galley +
		'<path class="oar" d="M24 60L14 73M32 61L22 74M40 62L30 74M48 62L38 74M56 62L46 74M64 62L54 74M72 61' +
		'L62 74M80 60L70 73"/>' +
		water,
	'ship of the line':
		mast(72, 8, [
			[42, 27, 10],
			[25, 15, 7],
		]) +
		mast(49, 2, [
			[42, 24, 13],
			[22, 8, 9],
		]) +
		mast(27, 12, [
			[42, 29, 8],
			[27, 18, 6],
		]) +
		'<path class="spar" d="M88 44L99 32"/>' +
		'<path class="hull" d="M10 38L14 42L82 45L94 39L88 52Q85 63 78 67H22Q14 60 13 48Z"/>' +
		ports(18, 82, 49, 11) +
		ports(20, 80, 56, 10) +
		water,
	frigate:
		mast(70, 10, [
			[44, 29, 9],
			[27, 16, 6],
		]) +
		mast(48, 5, [
			[44, 27, 11],
			[25, 11, 8],
		]) +
		mast(28, 14, [
			[44, 31, 7],
			[29, 19, 5],
		]) +
		'<path class="spar" d="M86 48L98 38"/>' +
		'<path class="hull" d="M12 44L84 48L95 43L87 55Q83 64 76 67H24Q16 62 14 52Z"/>' +
		ports(22, 78, 53, 9) +
		water,
	fleet:
		'<g transform="translate(34 2) scale(.5)">' +
		mast(70, 12, [
			[40, 28, 9],
			[26, 17, 6],
		]) +
		mast(48, 5, [
			[44, 26, 12],
			[24, 11, 8],
		]) +
		hulls.galleon +
		'</g>' +
		'<g transform="translate(2 22) scale(.52)">' +
		mast(50, 8, [
			[44, 22, 14],
			[19, 12, 6],
		]) +
		mast(74, 22, [[44, 30, 8]]) +
		hulls.hulk +
		'</g>' +
		'<g transform="translate(44 34) scale(.54)">' +
		mast(70, 12, [
			[40, 28, 9],
			[26, 17, 6],
		]) +
		mast(48, 5, [
			[44, 26, 12],
			[24, 11, 8],
		]) +
		lateen(26, 16, 9) +
		hulls.galleon +
		'</g>' +
		water,
	'fire ship':
		mast(62, 16, [[44, 30, 9]]) +
		hulls.hulk +
		'<path class="flame" d="M24 40q-4 -10 3 -16q0 6 4 8q2 -10 9 -16q-2 10 3 14q4 -4 4 -10q6 9 1 20z"/>' +
		water,
	bomb:
		mast(36, 8, [
			[44, 26, 11],
			[24, 13, 7],
		]) +
		lateen(18, 22, 7) +
		hulls.race +
		'<path class="gun" d="M64 50q2 -9 12 -11l2 5q-6 2 -6 8z"/>' +
		water,
	boat:
		mast(50, 26, [[50, 32, 10]]) + '<path class="hull" d="M22 54Q50 60 82 52Q76 66 66 67H36Q26 64 22 54Z"/>' + water,
	pike:
		'<path class="spar" d="M20 70L32 6M34 70L46 6M48 70L60 6M62 70L74 6"/><path class="hull" d="M14 ' +
		'44H78V70H14Z"/>',
	shot: soldier(24, 70) + soldier(50, 72) + soldier(76, 70),
	horse:
		'<path class="hull" d="M14 66Q16 44 30 42L54 40Q62 24 72 14L78 22L90 34L82 40L72 38Q72 54 66 66H60' +
		'L58 52L34 54L26 66Z"/>',
	gun:
		'<path class="spar" d="M40 54L8 70"/><path class="hull" d="M16 44q-8 -2 -7 4t9 5L30 58L86 36L82 25' +
		'L30 40Z"/><path class="wale" d="M34 40l5 13M60 32l4 12M78 27l4 11"/>' +
		'<circle class="wheel" cx="42" cy="56" r="15"/><path class="spar" d="M42 41v30M27 56h30M31 45l22 22' +
		'M53 45l-22 22"/>',
	leader:
		'<path class="spar" d="M50 74V10"/><path class="sail" d="M50 10Q66 4 80 14Q92 20 96 12V40Q84 48 72 40' +
		'Q60 34 50 40Z"/>',
	fort: '<path class="hull" d="M14 70V34H24V42H34V34H44V42H56V34H66V42H76V34H86V70Z"/>',
	storm:
		'<path class="cloud" d="M14 40q-6 -16 12 -18q4 -14 22 -10q12 -10 24 2q16 -2 14 14q8 8 -2 14q-20 6 ' +
		'-36 2q-22 6 -34 -4z"/>' +
		'<path class="spar" d="M22 52q10 -6 16 2t16 0t16 -2t12 2M16 62q10 -6 16 2t16 0t16 -2t16 2M30 72q8 -5 ' +
		'14 1t14 0t12 -1"/><path class="flame" d="M52 42l-10 16h8l-6 14l16 -20h-9l8 -10z"/>',
	wreck:
		'<path class="spar" d="M30 66L44 14M58 66L62 24M36 38L54 30M52 44L70 40"/><path class="sail" d="M38 ' +
		'36L52 30L50 44Q44 46 37 50z"/>' +
		'<path class="hull" d="M14 68Q20 56 34 58L74 62Q84 62 90 54Q88 64 82 68z"/>' +
		water,
	chain:
		'<path class="spar" d="M14 72V20M10 20h8M86 72V20M82 20h8M10 34h8M82 34h8"/>' +
		'<path class="link-ring" d="M16 30q4 10 10 14M25 40a6 4 40 1 0 8 8a6 4 40 1 0 -8 -8M34 47a7 4 15 1 0 ' +
		'11 5a7 4 15 1 0 -11 -5M45 51a7 4 0 1 0 12 0a7 4 0 1 0 -12 0M57 51a7 4 -15 1 0 11 -5a7 4 -15 1 0 -11 ' +
		'5M67 47a6 4 -40 1 0 8 -8a6 4 -40 1 0 -8 8M75 41q6 -5 9 -11"/>' +
		water,
	supplies:
		'<path class="hull" d="M52 34Q48 50 52 68H82Q86 50 82 34Z"/><path class="wale" d="M50 42H84M50 ' +
		'60H84"/><path class="spar" d="M52 34H82M60 34V68M74 34V68"/>' +
		'<path class="sail" d="M22 36q-2 -6 4 -8h8q6 2 4 8q12 10 10 24q0 8 -8 8h-20q-8 0 -8 -8q-2 -14 10 ' +
		'-24z"/><path class="spar" d="M22 36q8 4 16 0"/>',
	deception:
		'<path class="spar" d="M50 74V8"/><path class="sail" d="M50 10Q64 2 78 10Q88 16 96 8V38Q86 46 76 38' +
		'Q62 30 50 40Z"/><path class="hull" d="M50 10Q36 2 22 10Q12 16 4 8V38Q14 46 24 38Q38 30 50 40Z"/>' +
		'<text class="query" x="73" y="32">?</text><path class="spar" d="M34 74H66"/>',
	counter:
		'<path class="hull" d="M50 12l6 20l16 -12l-8 18h22l-20 9l14 15l-20 -7l-2 20l-10 -17l-16 13l5 -19l-21 ' +
		'0l18 -11l-14 -14l20 5z"/><circle class="seal" cx="50" cy="43" r="9"/>',
	plain: '<circle class="hull" cx="50" cy="42" r="24"/>',
};

/** The silhouette of that key, or a plain counter. @param {string} key */
export function silhouette(key) {
	if (key.startsWith('portrait-')) return `<g transform="translate(14 2) scale(.74)">${portrait(key)}</g>`;
	return silhouettes[key] ?? (isTroop({ silhouette: key }) ? troopPicture(key) : silhouettes.plain);
}
