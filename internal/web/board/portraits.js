// Portraits of officers in one line style, each put together from what gentlemen of the
// time wore: hat or helmet, hair, beard, ruff or collar. One name always has one face.

/** A number of a name, for choosing parts. @param {string} of */
function seed(of) {
	let h = 2166136261;
	for (const c of of) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0;
	return h;
}

const hats = [
	'M24 34Q20 12 50 10Q80 12 76 34Q92 36 94 41Q72 36 50 37Q28 36 6 41Q8 36 24 34Z', // a broad hat
	'M30 34Q28 4 50 4Q72 4 70 34Q82 34 84 40Q68 37 50 37Q32 37 16 40Q18 34 30 34Z', // a tall hat
	'M22 40Q20 14 50 12Q80 14 78 40L70 36Q50 30 30 36Z', // a cap
	'M16 44Q26 14 50 10Q74 14 84 44Q68 36 50 38Q32 36 16 44ZM50 10Q56 22 52 38', // a morion
	'M24 40Q22 12 50 10Q78 12 76 40L70 40V62L64 56V40H36V56L30 62V40Z', // a burgonet
	'M26 34Q22 16 42 14Q62 6 78 22Q82 30 74 36Q50 30 26 34Z', // a bonnet
];
const plumes = ['', 'M70 26Q92 10 96 24Q98 34 82 34Q90 26 70 26Z', 'M30 24Q8 4 4 20Q2 32 18 32Q10 24 30 24Z', ''];
const beards = [
	'',
	'M40 68Q50 90 60 68Q50 74 40 68Z', // pointed
	'M32 60Q34 84 50 86Q66 84 68 60Q60 72 50 70Q40 72 32 60Z', // full
	'M44 76L50 86L56 76Q50 79 44 76Z', // a tuft
	'M34 62Q38 92 50 96Q62 92 66 62Q58 72 50 71Q42 72 34 62Z', // long
];
const moustaches = [
	'',
	'M50 66Q42 62 36 68Q44 70 50 67Q56 70 64 68Q58 62 50 66Z',
	'M50 66Q40 64 32 60Q38 70 50 68Q62 70 68 60Q60 64 50 66Z',
];
const collars = [
	'M20 92Q24 80 50 82Q76 80 80 92Q76 102 50 100Q24 102 20 92ZM28 84l4 15M38 82l2 18M50 82v18M62 82l-2 18M72 ' +
		'84l-4 15', // a ruff
	'M28 88L50 84L72 88L66 102L50 92L34 102Z', // a falling collar
	'M24 96Q30 82 50 82Q70 82 76 96M24 96V104M76 96V104M36 86q14 8 28 0', // a gorget
];

/** A portrait on a field of 100. @param {string} of */
export function portrait(of) {
	const h = seed(of),
		pick = (/** @type {string[]} */ from, /** @type {number} */ shift) => from[(h >>> shift) % from.length];
	const brow = (h >>> 4) % 3,
		hair = (h >>> 26) % 2 ? 'M30 40Q24 56 28 66L34 58L32 42ZM70 40Q76 56 72 66L66 58L68 42Z' : '';
	return (
		'<g class="portrait"><circle class="field" cx="50" cy="50" r="48"/><path class="coat" d="M4 100Q10 86 34 ' +
		'84H66Q90 86 96 ' +
		`100Q74 112 50 112Q26 112 4 100Z"/><path class="collar" d="${pick(collars, 8)}"/>` +
		'<path class="face" d="M32 38Q30 62 40 74Q50 84 60 74Q70 62 68 38Z"/>' +
		(hair ? `<path class="hair" d="${hair}"/>` : '') +
		`<path class="line" d="M36 ${46 - brow}q5 -3 10 0M54 ${46}q5 -3 10 ${-brow}M40 50h4M56 50h4M50 50l-3 11q3 ` +
		`2 5 0M44 71q6 ` +
		`2 12 0"/><path class="hair" d="${pick(beards, 12)}"/><path class="hair" d="${pick(moustaches, 16)}"/>` +
		`<path class="hat" d="${pick(hats, 20)}"/><path class="plume" d="${pick(plumes, 24)}"/></g>`
	);
}
