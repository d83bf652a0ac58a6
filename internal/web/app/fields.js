// Fields of a form over a draft: each is bound to a path of it, and what the server finds wrong there is
// shown beneath it.

import { el } from './dom.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {{ hint?: string, least?: number, most?: number, none?: string, of?: string }} Shape
 */

/** A row with a label. @param {string} label @param {HTMLElement} field @param {string} path */
function row(label, field, path) {
	field.dataset.path = path;
	return el('label.field', {}, el('span', {}, label), field);
}

/**
 * A line, or several, of text; a number as text if it has decimals.
 * @param {Draft} d
 * @param {string} path
 * @param {string} label
 * @param {number} [lines]
 */
export function text(d, path, label, lines = 1) {
	const field = lines > 1 ? el('textarea', { rows: lines }) : el('input', { type: 'text', spellcheck: false });
	field.value = d.get(path) ?? '';
	field.onchange = () => d.set(path, field.value || (path.endsWith('.nation') ? undefined : ''));
	return row(label, field, path);
}

/**
 * A whole number; if it may be left out, none is shown then.
 * @param {Draft} d
 * @param {string} path
 * @param {string} label
 * @param {Shape} [shape]
 */
export function number(d, path, label, shape = {}) {
	const field = el('input', {
		type: 'number',
		step: '1',
		min: shape.least ?? 0,
		max: shape.most,
		placeholder: shape.none,
	});
	field.value = d.get(path) ?? '';
	field.onchange = () =>
		d.set(path, field.value === '' ? (shape.none === undefined ? 0 : undefined) : Math.round(Number(field.value)));
	return row(label, field, path);
}

/** Words and how they are shown. @param {(string | [string, string])[]} words @returns {[string, string][]} */
const named = words => words.map(w => (typeof w === 'string' ? [w, w.replaceAll('-', ' ')] : w));

/**
 * One of some words.
 * @param {Draft} d
 * @param {string} path
 * @param {string} label
 * @param {(string | [string, string])[]} words
 * @param {string} [none] what stands where the field is left out
 */
export function choice(d, path, label, words, none) {
	const all = named(words);
	const now = String(d.get(path) ?? '');
	const field = el(
		'select',
		{},
		none === undefined ? null : el('option', { value: '' }, none),
		...all.map(([value, name]) => el('option', { value, selected: value === now }, name)),
	);
	if (none === undefined && !all.some(([v]) => v === now))
		field.prepend(el('option', { value: now, selected: true }, now || '—'));
	field.onchange = () => d.set(path, field.value || (none === undefined ? '' : undefined));
	return row(label, field, path);
}

/** Yes or no. @param {Draft} d @param {string} path @param {string} label */
export function flag(d, path, label) {
	const field = el('input', { type: 'checkbox', checked: Boolean(d.get(path)) });
	field.dataset.path = path;
	field.onchange = () => d.set(path, field.checked);
	return el('label.flag', {}, field, el('span', {}, label));
}

/**
 * Any of some words.
 * @param {Draft} d
 * @param {string} path
 * @param {string} label
 * @param {(string | [string, string])[]} words
 */
export function some(d, path, label, words) {
	const all = named(words);
	return el(
		'fieldset.some',
		{ data: { path } },
		el('legend', {}, label),
		...all.map(([w, name]) => {
			const field = el('input', { type: 'checkbox', checked: (d.get(path) ?? []).includes(w) });
			field.onchange = () => {
				const now = new Set(d.get(path) ?? []);
				if (field.checked) now.add(w);
				else now.delete(w);
				d.set(
					path,
					all.map(([x]) => x).filter(x => now.has(x)),
				);
			};
			return el('label.flag', {}, field, el('span', {}, name));
		}),
	);
}

/** Words parted by commas. @param {Draft} d @param {string} path @param {string} label */
export function words(d, path, label) {
	const field = el('input', { type: 'text', spellcheck: false, value: (d.get(path) ?? []).join(', ') });
	field.onchange = () =>
		d.set(
			path,
			field.value
				.split(',')
				.map(w => w.trim())
				.filter(Boolean),
		);
	return row(label, field, path);
}

/** Pairs of numbers, as "4x12, 6x9". @param {Draft} d @param {string} path @param {string} label */
export function pairs(d, path, label) {
	const field = el('input', {
		type: 'text',
		spellcheck: false,
		placeholder: '4x12, 6x9',
		value: (d.get(path) ?? []).map((/** @type {number[]} */ p) => p.join('x')).join(', '),
	});
	field.onchange = () =>
		d.set(
			path,
			field.value
				.split(',')
				.map(w => w.trim())
				.filter(Boolean)
				.map(w => w.split(/[x×]/).map(n => Math.round(Number(n)) || 0)),
		);
	return row(label, field, path);
}

/**
 * Marks the fields in which something is wrong.
 * @param {HTMLElement} root
 * @param {import('../types.d.ts').DraftFault[]} faults
 */
export function mark(root, faults) {
	for (const old of root.querySelectorAll('.fault')) old.remove();
	for (const old of root.querySelectorAll('[aria-invalid]')) {
		old.removeAttribute('aria-invalid');
		old.removeAttribute('aria-describedby');
	}
	faults.forEach((f, i) => {
		const field = find(root, f.path);
		if (!field || field.hasAttribute('aria-invalid')) return;
		field.setAttribute('aria-invalid', 'true');
		field.setAttribute('aria-describedby', `fault-${i}`);
		field.after(el('small.fault', { id: `fault-${i}` }, f.text));
	});
}

/**
 * The field of a path, or of the first value in what the path leads to, or else of what holds it.
 * @param {HTMLElement} root
 * @param {string} path
 * @returns {HTMLElement|null}
 */
export function find(root, path) {
	for (let p = path; p; p = p.includes('.') ? p.slice(0, p.lastIndexOf('.')) : '') {
		const field =
			root.querySelector(`[data-path="${CSS.escape(p)}"]`) ?? root.querySelector(`[data-path^="${CSS.escape(p)}."]`);
		if (field) return /** @type {HTMLElement} */ (field);
	}
	return null;
}
