// Small tools for making elements. Text is always text: nothing here reads
// markup from data.

/**
 * Makes an element: `el('button.lit', {type: 'button', onclick}, 'Attack')`.
 * @param {string} what tag with classes
 * @param {Record<string, any>} [set] properties, or attributes where they hold a hyphen
 * @param {...(Node|string|number|null|undefined|false)} inside
 */
export function el(what, set = {}, ...inside) {
	const [tag, ...classes] = what.split('.');
	const e = document.createElement(tag);
	if (classes.length) e.className = classes.join(' ');
	for (const [k, v] of Object.entries(set)) {
		if (v === undefined || v === null || v === false) continue;
		if (k.includes('-') || k === 'role' || k === 'for') e.setAttribute(k, String(v));
		else if (k === 'data') Object.assign(e.dataset, v);
		else /** @type {any} */ (e)[k] = v;
	}
	for (const x of inside) if (x !== null && x !== undefined && x !== false) e.append(x instanceof Node ? x : String(x));
	return e;
}

/** Puts these nodes, and only these, into an element. @param {Element} e @param {...(Node|string|null|false)} nodes */
export function fill(e, ...nodes) {
	e.replaceChildren(...nodes.filter(n => n !== null && n !== false).map(n => /** @type {Node|string} */ (n)));
}

const ns = 'http://www.w3.org/2000/svg';

/** An SVG group with the drawing given as our own markup. @param {string} markup */
export function group(markup) {
	const g = document.createElementNS(ns, 'g');
	g.innerHTML = markup;
	return g;
}

/** An SVG element. @param {string} tag @param {Record<string, string|number>} set */
export function svg(tag, set = {}) {
	const e = document.createElementNS(ns, tag);
	for (const [k, v] of Object.entries(set)) e.setAttribute(k, String(v));
	return e;
}
