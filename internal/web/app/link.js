// A link that is sent to somebody: it is copied by one click, or read by a phone's camera.

import { dialog } from './dialog.js';
import { el } from './dom.js';

/** The button that copies a field, and what came of it. @param {HTMLInputElement} field @returns {HTMLElement[]} */
export function copying(field) {
	const told = el('span.hint', { role: 'status' });
	const say = (/** @type {string} */ text) => {
		told.textContent = text;
	};
	const copy = () => {
		field.select();
		const copied = navigator.clipboard?.writeText(field.value) ?? Promise.reject();
		copied.then(
			() => say('Copied.'),
			() => say('Press Ctrl C.'),
		);
	};
	return [el('button.option', { type: 'button', onclick: copy }, 'Copy'), told];
}

/**
 * Shows a link of this site, to be copied.
 * @param {string} title
 * @param {string} text
 * @param {string} path
 * @param {HTMLElement|null} more what else may be done with what it leads to
 */
export function showLink(title, text, path, more = null) {
	const field = el('input', { readOnly: true, value: location.origin + path, 'aria-label': title });
	const close = el('button.option', {}, 'Close');
	dialog(
		title,
		el('p', {}, text),
		field,
		el('form', { method: 'dialog' }, el('div.row', {}, close, more, ...copying(field))),
	);
	field.select();
}

/** The QR code of the link of a seat, folded away. @param {string} url @param {string} name of the seat */
export function coded(url, name) {
	const token = new URL(url).pathname.split('/').at(-1);
	const image = el('img.code', {
		alt: `QR code of the link for ${name}`,
		loading: 'lazy',
		src: `/api/m/${token}/code`,
	});
	return el('details.code', {}, el('summary', {}, 'QR code for a friend at this table'), image);
}
