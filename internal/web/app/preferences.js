// What this browser remembers of how a table should look and move, and the dialog that changes it.

import { ring } from './bell.js';
import { dialog } from './dialog.js';
import { el } from './dom.js';
import { wear } from './theme.js';

/** The choices by key: what each is about and its values, the first where nothing was chosen. */
const choices = {
	theme: {
		label: 'Colours',
		values: { '': 'as this device has them', day: 'day', night: 'night' },
	},
	motion: {
		label: 'Movement of pieces',
		values: { '': 'as this device has it', fast: 'fast', slow: 'slow', none: 'none' },
	},
	counters: {
		label: 'Counters',
		values: { '': 'usual size', large: 'large' },
	},
	undone: {
		label: 'Before a phase ends with pieces that may still act',
		values: { '': 'tell me which', quiet: 'end it at once' },
	},
	bell: {
		label: 'When it is my turn',
		values: { '': 'no sound', bell: 'ring a bell' },
	},
};

/** @typedef {keyof typeof choices} Choice */

/** What was chosen, "" for the usual. @param {Choice} key */
export function preference(key) {
	return localStorage.getItem(key) ?? '';
}

/** @param {Choice} key @param {string} value */
export function prefer(key, value) {
	if (value) localStorage.setItem(key, value);
	else localStorage.removeItem(key);
}

/** Whether nothing moves. */
export function calm() {
	const motion = preference('motion');
	return motion ? motion === 'none' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long something lasts that usually lasts so many milliseconds. @param {number} ms */
export function lasting(ms) {
	return ms * ({ fast: 0.4, slow: 2 }[preference('motion')] ?? 1);
}

/** The dialog. @param {() => void} changed after each change */
export function preferences(changed) {
	dialog(
		'Preferences',
		...Object.entries(choices).map(([name, c]) => {
			const key = /** @type {Choice} */ (name);
			const select = el(
				'select',
				{
					name: key,
					onchange: () => {
						prefer(key, select.value);
						if (key === 'theme') wear(select.value);
						if (key === 'bell' && select.value) ring();
						changed();
					},
				},
				...Object.entries(c.values).map(([value, text]) =>
					el('option', { value, selected: value === preference(key) }, text),
				),
			);
			return el('label.preference', {}, el('span', {}, c.label), select);
		}),
		el('p.hint', {}, 'This browser remembers them.'),
		el('form', { method: 'dialog' }, el('button.option', { autofocus: true }, 'Close')),
	);
}
