// Which page this is.

import { Front } from './front.js';
import { Table } from './table.js';
import { el, fill } from './dom.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const table = location.pathname.match(/^\/m\/([\w-]+(?:\+[\w-]+)*)$/);

try {
	await (table ? new Table(root, table[1].split('+')).open() : new Front(root).open());
} catch (e) {
	fill(root, el('main.lost', {}, el('h1', {}, 'Nothing here'), el('p', {}, e instanceof Error ? e.message : String(e)), el('a', { href: '/' }, 'To the front page')));
}
