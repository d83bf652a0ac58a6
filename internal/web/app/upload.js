// A record from a file: studied, or gone on from, on a board of one's own.

import { el, fill } from './dom.js';
import { call, textOf } from './net.js';
import { pageHead } from './page.js';

const most = 8 << 20;

/** @param {HTMLElement} root */
export function openUpload(root) {
	const told = el('p', { role: 'alert' });
	const file = el('input', { type: 'file', accept: '.wgm,.wgp,.txt,text/plain', 'aria-label': 'A record file' });
	const text = el('textarea', {
		rows: 10,
		spellcheck: false,
		'aria-label': 'A record as text',
		placeholder: 'Or paste its text here',
	});
	file.onchange = async () => {
		const f = file.files?.[0];
		if (f) text.value = await textOf(f, most);
	};
	root.className = 'front';
	fill(
		root,
		pageHead(
			'Open a record',
			'It opens as a board of your own: step through it, and continue from any point. It cannot run code.',
		),
		el(
			'main',
			{},
			el(
				'form.new',
				{
					onsubmit: async (/** @type {Event} */ e) => {
						e.preventDefault();
						told.textContent = '';
						try {
							const made = await call('/api/records', { text: text.value });
							location.href = `/m/${made.seats.filter(Boolean).join('+') || made.watch}`;
						} catch (x) {
							told.textContent = x instanceof Error ? x.message : String(x);
						}
					},
				},
				file,
				text,
				told,
				el('div.row', {}, el('button.option', { type: 'submit' }, 'Open'), el('a.quiet', { href: '/' }, 'Front page')),
			),
		),
	);
}
