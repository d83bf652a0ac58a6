// The handbook of a game on a page of its own, kept by the browser to be read without a connection.

import { BookPanel } from './book.js';
import { el, fill } from './dom.js';
import { pageHead } from './page.js';

/** What the worker looks in; it has the same name there. */
const shelf = 'handbooks';

/** @param {HTMLElement} root @param {string} game */
export async function openRead(root, game) {
	const book = new BookPanel(game),
		kept = el('span', { role: 'status' });
	const at = () => {
		const rule = location.hash.match(/^#case-([\w.]+)$/)?.[1];
		return rule ? book.at(rule) : undefined;
	};
	await book.load();
	root.className = 'front';
	fill(
		root,
		pageHead(book.name, 'The handbook and the rulings, case by case.'),
		el('main', {}, el('div.reading', {}, book.node)),
		el('footer', {}, el('a', { href: '/' }, 'Front page'), kept),
	);
	addEventListener('hashchange', at);
	await at();
	keep(game).then(
		is => (kept.textContent = is ? ' · You can read this page offline.' : ''),
		() => (kept.textContent = ''),
	);
}

/** Keeps this page, and whether it could. @param {string} game */
async function keep(game) {
	if (!('serviceWorker' in navigator)) return false;
	await navigator.serviceWorker.register('/sw.js');
	const loaded = performance.getEntriesByType('resource').map(r => new URL(r.name)),
		files = loaded.filter(u => u.origin === location.origin && u.pathname.startsWith('/v/')).map(u => u.pathname);
	const books = await caches.open(shelf),
		version = files[0]?.split('/')[2];
	await books.addAll([location.pathname, `/api/games/${game}/book`, ...new Set(files)]);
	for (const old of await books.keys()) {
		const parts = new URL(old.url).pathname.split('/');
		if (parts[1] === 'v' && parts[2] !== version) await books.delete(old);
	}
	return true;
}
