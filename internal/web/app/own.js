// A scenario of one's own on its way to a match: it is built or read from a file, checked by the server, and
// waits in this tab until it is played.

import { download, el, fill } from './dom.js';
import { call, textOf } from './net.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {import('../types.d.ts').Draft} Draft
 * @typedef {GameInfo['scenarios'][number] & { text: string }} Own
 */

/** The longest file that is read. */
export const mostLetters = 64 << 10;

/** The scenario that waits to be played, or null. @param {string} game @returns {Own|null} */
export function waiting(game) {
	const kept = sessionStorage.getItem(`own-${game}`);
	return kept ? JSON.parse(kept) : null;
}

/** @param {string} game @param {Own} own */
export function keep(game, own) {
	sessionStorage.setItem(`own-${game}`, JSON.stringify(own));
}

/** What is wrong with a file, by line and column. @param {Draft} d */
function faultList(d) {
	return el(
		'ul.faults',
		{},
		...d.faults.map(f => el('li', {}, el('b', {}, `Line ${f.line}, column ${f.column}: `), f.text)),
	);
}

/** Saves the file of a scenario of the game, to copy and change it. @param {string} game @param {string} key */
async function save(game, key) {
	const { text } = await call(`/api/games/${game}/scenarios/${key}`);
	download(`${key}.toml`, new Blob([text], { type: 'text/plain' }));
}

/**
 * A row that offers scenarios of one's own beside those of a choice.
 * @param {GameInfo} g
 * @param {HTMLSelectElement} choice
 */
export function ownRow(g, choice) {
	const told = el('div', { role: 'alert' });
	const option = el('option', { value: '' });
	const offer = (/** @type {boolean} */ chosen) => {
		const own = waiting(g.key);
		if (!own) return;
		option.textContent = `Our own: ${own.name}`;
		choice.append(option);
		if (!chosen) return;
		choice.value = '';
		choice.onchange?.(new Event('change'));
	};
	const file = el('input', {
		type: 'file',
		accept: '.toml,.txt,text/plain',
		'aria-label': 'A scenario file of your own',
	});
	file.onchange = async () => {
		const f = file.files?.[0];
		if (!f) return;
		try {
			/** @type {Draft} */ const d = await call(`/api/games/${g.key}/draft`, {
				text: await textOf(f, mostLetters + 1),
			});
			fill(told, d.scenario ? null : el('p', {}, `${f.name} cannot be played:`), d.scenario ? null : faultList(d));
			if (d.scenario) {
				keep(g.key, { ...d.scenario, key: '', text: d.text });
				offer(true);
			}
		} catch (e) {
			told.textContent = e instanceof Error ? e.message : String(e);
		}
	};
	return {
		offer,
		node: el(
			'div',
			{},
			el(
				'div.row.own',
				{},
				el('span', {}, 'Own scenario'),
				file,
				g.yard
					? el('a', { href: `/build/${g.key}` }, 'Build one')
					: el(
							'button.quiet',
							{ type: 'button', onclick: () => save(g.key, choice.value || g.scenarios[0].key) },
							'Download this scenario',
						),
			),
			told,
		),
	};
}
