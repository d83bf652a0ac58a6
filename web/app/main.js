// Which page this is.

import { el, fill } from './dom.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const table = location.pathname.match(/^\/m\/([\w-]+(?:\+[\w-]+)*)$/);

async function open() {
	if (table) await (await import('./table.js')).openTable(root, table[1].split('+'));
	else if (location.pathname === '/lab') await (await import('./lab.js')).openLab(root);
	else if (location.pathname === '/open') (await import('./upload.js')).openUpload(root);
	else await (await import('./front.js')).openFront(root);
}

open().catch(e => fill(root, el('main.lost', {}, el('h1', {}, 'Nothing here'), el('p', {}, e instanceof Error ? e.message : String(e)), el('a.option', { href: '/' }, 'To the front page'))));
