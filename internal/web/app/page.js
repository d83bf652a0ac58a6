// The head of the pages without a board.

import { el } from './dom.js';
import { silhouette } from '../board/silhouettes.js';
import { nextTheme } from './preferences.js';

/** @param {string} title @param {string} text */
export function pageHead(title, text) {
	const fleet = el('div.fleet', { 'aria-hidden': 'true' });
	fleet.innerHTML = ['galleon', 'race-built', 'galleass', 'hulk', 'race-built', 'galleon']
		.map((k, i) => `<svg viewBox="0 0 100 80" class="ship side-${i % 2}">${silhouette(k)}</svg>`)
		.join('');
	document.title = title === 'Weathergage' ? title : `${title} — Weathergage`;
	return el(
		'header.title',
		{},
		el('button.quiet.theme', { type: 'button', onclick: nextTheme }, 'Day or night'),
		fleet,
		el('h1', {}, title),
		el('p', {}, text),
	);
}
