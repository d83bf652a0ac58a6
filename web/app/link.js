// A link that is sent to somebody is copied by one click.

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
