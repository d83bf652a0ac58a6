// How a board should look and move: this browser remembers it, and so does the account if one is signed in.

import { ring } from './bell.js';
import { dialog } from './dialog.js';
import { el } from './dom.js';
import { call } from './net.js';
import { put } from './stored.js';
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
	confirm: {
		label: 'An answer with odds, or given by touch',
		values: { '': 'show it, and ask once more', quiet: 'play it at once' },
	},
	list: {
		label: 'Answers that the board shows',
		values: { '': 'behind “Show as a list”', open: 'always as a list too' },
	},
	undone: {
		label: 'Before a phase ends with pieces that may still act',
		values: { '': 'tell me which', quiet: 'end it at once' },
	},
	tutor: {
		label: 'Against bots and in studies, where the captain would not do what I do',
		values: {
			'': 'play it',
			20: 'ask, if it costs 20 matches of a hundred',
			10: 'ask, if it costs 10',
			5: 'ask, if it costs 5',
		},
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
	keep(key, value);
	if (signedIn()) save();
}

/** @param {string} key @param {string} value */
function keep(key, value) {
	if (value) put(key, value);
	else localStorage.removeItem(key);
	if (key === 'theme') wear(value);
}

const signedIn = () => Boolean(localStorage.getItem('person'));

/** Stores in the account what this browser remembers. Offline it stays only here. */
function save() {
	const own = Object.keys(choices).map(key => [key, localStorage.getItem(key) ?? '']);
	call('/api/me/preferences', { preferences: Object.fromEntries(own.filter(([, value]) => value)) }).catch(() => {});
}

/** Copies what the account has stored. If it has nothing yet, it gets what this browser remembers. */
export async function follow() {
	if (!signedIn()) return;
	/** @type {import('../types.d.ts').Preferences|null} */
	const own = await call('/api/me/preferences').catch(() => null);
	if (own?.preferences) for (const key of Object.keys(choices)) keep(key, own.preferences[key] ?? '');
	else if (own) save();
}

/** From the colours that are seen now, day or night, to the others. */
export function nextTheme() {
	const now =
		document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
	prefer('theme', now === 'night' ? 'day' : 'night');
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

/** What one may choose, each with its label. @param {() => void} changed after each change */
export function preferenceRows(changed) {
	return Object.entries(choices).map(([name, c]) => {
		const key = /** @type {Choice} */ (name);
		const select = el(
			'select',
			{
				name: key,
				onchange: () => {
					prefer(key, select.value);
					if (key === 'bell' && select.value) ring();
					changed();
				},
			},
			...Object.entries(c.values).map(([value, text]) =>
				el('option', { value, selected: value === preference(key) }, text),
			),
		);
		return el('label.preference', {}, el('span', {}, c.label), select);
	});
}

/** The dialog. @param {() => void} changed after each change */
export function preferences(changed) {
	const where = signedIn()
		? 'Your account keeps them for every browser in which you sign in.'
		: 'This browser keeps them.';
	dialog(
		'Preferences',
		...preferenceRows(changed),
		el('p.hint', {}, where),
		el('form', { method: 'dialog' }, el('button.option', { autofocus: true }, 'Close')),
	);
}
