// The handbook and the rulings beside the board, searchable, at the case in question.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { stem, stems } from './stems.js';

/** A case as a link into the handbook. @param {string} rule @param {string} [text] */
export function ruleLink(rule, text = rule) {
	if (!rule) return null;
	return el(
		'a.rule',
		{ href: `#case-${rule}`, title: `case ${rule}`, 'aria-label': `case ${rule}`, data: { rule } },
		text,
	);
}

/** A sentence without its case, which stands beside it as a link. @param {string} text @param {string} rule */
export function caseless(text, rule) {
	const bare = rule ? text.replace(` (case ${rule})`, '') : text;
	return bare && !/[.?!…]$/.test(bare) ? `${bare}.` : bare;
}

export class BookPanel {
	/** @param {string} game */
	constructor(game) {
		this.game = game;
		/** The game's name, when it is loaded. */ this.name = '';
		this.search = el('input', {
			type: 'search',
			placeholder: 'Search the rules',
			'aria-label': 'Search the rules',
			oninput: () => this.find(),
		});
		this.body = el('div.pages', { tabIndex: 0, role: 'region', 'aria-label': 'Cases and rulings' });
		this.node = el('section.book', { 'aria-label': 'Handbook' }, this.search, this.body);
		/** @type {{rule: string, title: string, html: string, text: string, stems: Set<string>}[]} */ this.cases = [];
		/** @type {Promise<void>|undefined} */ this.loading = undefined;
	}

	/** Fetches the handbook, once. */
	load() {
		this.loading ??= this.fetch().catch(e => {
			this.loading = undefined;
			throw e;
		});
		return this.loading;
	}

	async fetch() {
		fill(this.body, el('p.hint', {}, 'Fetching the handbook…'));
		const data = await call(`/api/games/${this.game}/book`);
		this.name = data.name;
		this.cases = data.cases.map((/** @type {any} */ c) => {
			const text = (c.rule + ' ' + c.title + ' ' + c.html.replace(/<[^>]*>/g, ' ')).toLowerCase();
			return { ...c, text, stems: stems(text) };
		});
		this.draw(this.cases);
	}

	/** @param {{rule: string, title: string, html: string}[]} cases */
	draw(cases) {
		fill(
			this.body,
			...cases.map(c => {
				const a = el(
					'article',
					{ id: `case-${c.rule}` },
					el('h2', {}, c.rule ? el('span.rule', {}, c.rule) : null, c.rule ? ' ' : null, c.title),
				);
				const text = el('div');
				text.innerHTML = c.html; // made by the server from its own handbook
				for (const th of text.querySelectorAll('th:empty')) th.setAttribute('role', 'presentation');
				for (const pre of text.querySelectorAll('pre')) pre.tabIndex = 0; // it may be wider than the page
				a.append(text);
				return a;
			}),
			cases.length ? null : el('p.hint', {}, 'The handbook and the rulings do not mention that.'),
		);
	}

	/**
	 * Shows the cases that have all the search words in any form; first those that have them in their titles.
	 */
	find() {
		const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean),
			said = (/** @type {string} */ title) => {
				const all = stems(title);
				return words.every(w => all.has(stem(w)));
			};
		const found = this.cases.filter(c => words.every(w => c.text.includes(w) || c.stems.has(stem(w))));
		this.draw(words.length ? found.toSorted((a, b) => Number(said(b.title)) - Number(said(a.title))) : found);
		if (words.length && found.length)
			this.body.prepend(el('p.hint', { role: 'status' }, `${found.length} ${found.length === 1 ? 'place' : 'places'}`));
		this.mark(words);
	}

	/** Marks the words that were searched for, where the browser can. @param {string[]} words */
	mark(words) {
		if (!CSS.highlights) return;
		const all = document.createTreeWalker(this.body, NodeFilter.SHOW_TEXT),
			marks = new Highlight();
		for (let node = all.nextNode(); node; node = all.nextNode()) {
			const text = (node.textContent ?? '').toLowerCase();
			for (const w of words)
				for (let at = text.indexOf(w); at >= 0; at = text.indexOf(w, at + w.length)) {
					const range = new Range();
					range.setStart(node, at);
					range.setEnd(node, at + w.length);
					marks.add(range);
				}
		}
		CSS.highlights.set('found', marks);
	}

	/** Opens at a case, or the nearest above it. @param {string} rule */
	async at(rule) {
		await this.load();
		this.search.value = '';
		this.draw(this.cases);
		for (let r = rule; r; r = r.replace(/\.?[^.]$/, '')) {
			const a = [...this.body.children].find(c => c.id === `case-${r}`);
			if (a) {
				a.scrollIntoView({ block: 'start' });
				a.classList.add('here');
				window.setTimeout(() => a.classList.remove('here'), 1800);
				return;
			}
		}
	}
}
