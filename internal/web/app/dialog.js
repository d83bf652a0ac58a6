// Questions of the page itself, before something that cannot be undone.

import { el } from './dom.js';

/**
 * Shows a dialog until it is closed. @param {string} title
 * @param {...(Node|string|null)} inside
 */
export function dialog(title, ...inside) {
	const d = el('dialog', { 'aria-label': title }, el('h2', {}, title), ...inside);
	document.body.append(d);
	const box = /** @type {HTMLDialogElement} */ (d);
	box.addEventListener('close', () => box.remove());
	box.showModal();
	return box;
}

/**
 * Asks for confirmation.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function sure(title, text, yes) {
	return new Promise(done => {
		const d = dialog(
			title,
			el('p', {}, text),
			el(
				'form',
				{ method: 'dialog' },
				el(
					'div.row',
					{},
					el('button.option.final', { value: 'yes' }, yes),
					el('button.option', { value: '', autofocus: true }, 'Cancel'),
				),
			),
		);
		d.addEventListener('close', () => done(d.returnValue === 'yes'));
	});
}
