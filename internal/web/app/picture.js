// A finished match as a picture: its board as it stands, under a plate with the result.

import { el, svg } from './dom.js';

/** How wide the picture is, how high its plate, in pixels, and how many of a screen's pixels make one of these. */
const wide = 1200,
	plate = 150,
	sharp = 2;

/** A file of this server as data. @param {string} url */
async function asData(url) {
	const blob = await (await fetch(url)).blob();
	/** @type {Promise<string>} */
	const text = new Promise(done => {
		const reader = new FileReader();
		reader.onload = () => done(String(reader.result));
		reader.readAsDataURL(blob);
	});
	return text;
}

/** All styles of the page, with its present colours and its fonts inside: a picture loads nothing. */
async function styles() {
	const now = getComputedStyle(document.documentElement),
		rules = [...document.styleSheets].flatMap(s => [...s.cssRules].map(r => ({ r, base: s.href ?? location.href })));
	const names = rules.flatMap(({ r }) => [...r.cssText.matchAll(/(--[\w-]+)\s*:/g)].map(m => m[1]));
	const vars = [...new Set(names)].filter(v => now.getPropertyValue(v)); // a side's are what its counters inherit
	const texts = rules.map(async ({ r, base }) => {
		if (!(r instanceof CSSFontFaceRule)) return r.cssText;
		const url = /url\("?([^")]+)"?\)/.exec(r.cssText)?.[1] ?? '';
		return r.cssText.replace(url, await asData(new URL(url, base).href));
	});
	// Named thrice, the picture's own colours outweigh those of day and night.
	const set = vars.map(v => `${v}: ${now.getPropertyValue(v)};`).join(' ');
	return `${(await Promise.all(texts)).join('\n')}\nsvg.picture.picture.picture { ${set} }`;
}

/** A line of the plate. @param {string} text @param {number} y @param {string} font @param {string} [ink] */
function line(text, y, font, ink = 'var(--ink)') {
	const t = svg('text', { x: wide / 2, y, 'text-anchor': 'middle', fill: ink });
	t.style.font = font;
	t.textContent = text;
	return t;
}

/**
 * Draws the board and its plate.
 * @param {import('../board/board.js').Board} board
 * @param {string} result "Spanish victory"
 * @param {string} about game and scenario
 * @param {number} winner the seat, or -1
 * @returns {Promise<Blob|null>} a PNG
 */
export async function pictureOf(board, result, about, winner) {
	const { w, h } = board.look,
		room = board.room(),
		high = Math.round(Math.min(1000, (wide * (room.height || h)) / (room.width || w)));
	const all = high + plate,
		drawn = board.drawing(),
		style = svg('style');
	const whole = svg('svg', {
		class: 'picture',
		viewBox: `0 0 ${wide} ${all}`,
		width: wide * sharp,
		height: all * sharp,
	});
	for (const [name, value] of Object.entries({ x: 0, y: plate, width: wide, height: high }))
		drawn.setAttribute(name, String(value));
	style.textContent = await styles();
	const paper = svg('rect', { width: wide, height: all, fill: 'var(--paper-deep)' });
	const ink = winner < 0 ? 'var(--ink)' : `var(--side-${winner})`;
	whole.append(
		style,
		paper,
		line(result, 74, '54px var(--caps)', ink),
		line(about, 118, 'italic 26px var(--chart)'),
		drawn,
	);
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`;
	await image.decode();
	const canvas = el('canvas', { width: wide * sharp, height: all * sharp });
	/** @type {HTMLCanvasElement} */ (canvas).getContext('2d')?.drawImage(image, 0, 0);
	return new Promise(done => /** @type {HTMLCanvasElement} */ (canvas).toBlob(done, 'image/png'));
}
