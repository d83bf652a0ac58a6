// A link that is sent to somebody: it is copied by one click, or read by a phone's camera.

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
