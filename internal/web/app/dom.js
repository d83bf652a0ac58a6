// Small tools for making elements. Text is always text: nothing here reads
// markup from data.

/** @typedef {Node|string|number|null|undefined|false} Inside */

/**
 * Makes an element: `el('button.lit', {type: 'button', onclick}, 'Attack')`.
 * @template {string} T
 * @param {T} what tag with classes
 * @param {Record<string, any>} [set] properties, or attributes where they hold a hyphen
 * @param {...Inside} inside
 * @returns {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : T extends `${infer Tag}.${string}` ?
 * Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement : HTMLElement}
 */
export function el(what, set = {}, ...inside) {
	const [tag, ...classes] = what.split('.');
	const e = document.createElement(tag);
	const any = /** @type {any} */ (e);
	if (classes.length) e.className = classes.join(' ');
	for (const [k, v] of Object.entries(set)) {
		if (v === undefined || v === null || v === false) continue;
		if (k.includes('-') || k === 'role' || k === 'for') e.setAttribute(k, String(v));
		else if (k === 'data') Object.assign(e.dataset, v);
		else any[k] = v;
	}
	for (const x of inside) if (x !== null && x !== undefined && x !== false) e.append(x instanceof Node ? x : String(x));
	return /** @type {any} */ (e);
}

/** Puts these nodes, and only these, into an element. @param {Element} e @param {...Inside} nodes */
export function fill(e, ...nodes) {
	e.replaceChildren(
		...nodes.filter(n => n !== null && n !== undefined && n !== false).map(n => (n instanceof Node ? n : String(n))),
	);
}

/**
 * Puts these elements, and only these, into another, unless it already shows equal ones: what stays is not
 * laid out again. They must have no listeners, which would be lost.
 * @param {Element} e
 * @param {...(Element|null)} wanted
 */
export function keep(e, ...wanted) {
	const all = wanted.filter(one => one !== null),
		same = all.length === e.childNodes.length && all.every((one, i) => one.isEqualNode(e.childNodes[i]));
	if (!same) e.replaceChildren(...all);
}

/** A text within markup of our own. @param {string|number} s */
export const esc = s => String(s).replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

const ns = 'http://www.w3.org/2000/svg';

/** An SVG group with the drawing given as our own markup. @param {string} markup */
export function group(markup) {
	const g = document.createElementNS(ns, 'g');
	g.innerHTML = markup;
	return g;
}

/** An SVG element. @param {string} tag @param {Record<string, string|number>} set @param {string} [markup] our own */
export function svg(tag, set = {}, markup = '') {
	const e = /** @type {SVGElement} */ (document.createElementNS(ns, tag));
	for (const [k, v] of Object.entries(set)) e.setAttribute(k, String(v));
	if (markup) e.innerHTML = markup;
	return e;
}

/** Saves a file. @param {string} name @param {Blob} file */
export function download(name, file) {
	const url = URL.createObjectURL(file);
	el('a', { href: url, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/**
 * A module that is asked for when it is wanted; an error that a person can read if it does not come.
 * @template T
 * @param {Promise<T>} module
 */
export const later = module =>
	module.catch(() => {
		throw new Error('A part of this page could not be loaded. Reload it when you are connected.');
	});

/** Several of what one word names: ships, companies. */
export function plural(/** @type {string} */ s) {
	return /[^aeiou]y$/.test(s) ? `${s.slice(0, -1)}ies` : `${s}s`;
}

/** A text with a capital letter before the rest. */
export function capital(/** @type {string} */ s) {
	return s.slice(0, 1).toUpperCase() + s.slice(1);
}
