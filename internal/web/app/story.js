// The story of a match: what happened, a chapter for each turn with the board at its end, to be read, printed and
// shared. A seat reads it as it saw it; who watches reads what everyone knows.

import { caseless } from './book.js';
import { el, fill } from './dom.js';
import { copying } from './link.js';
import { miniature } from './miniature.js';
import { pageHead } from './page.js';
import { SeatLine } from './seat.js';
import { scenarioName } from './seats.js';
import { turnWord } from './words.js';

/** @typedef {import('../types.d.ts').Line} Line */
/** @typedef {{ name: string, last: number, parts: { name: string, told: string[] }[] }} Chapter */

/** @param {HTMLElement} root @param {string} token */
export async function openStory(root, token) {
	const hand = new SeatLine(token),
		d = await hand.open(),
		over = d.view.ended && !d.view.ended.adjourned;
	const players = d.seats.map((s, i) => (d.view.names[i] ? `${s.name}: ${d.view.names[i]}` : s.name)).join(', ');
	const all = chapters(hand.lines, turnWord(d.view.scene));
	const link = el('input', { type: 'text', readOnly: true, value: `${location.origin}/story/${d.watch}` });
	root.className = 'front';
	fill(
		root,
		pageHead(scenarioName(d), `${d.game.name} · ${players}`),
		el(
			'main.story',
			{},
			all.length ? null : el('p.hint', {}, 'Nothing has happened yet.'),
			...all.map(c => chapter(hand, c)),
			over ? el('p.end', {}, caseless(d.view.ended?.text ?? '', '')) : el('p.hint', {}, 'The match goes on.'),
			el(
				'div.row.keep',
				{},
				el('button.option', { type: 'button', onclick: () => print() }, 'Print or save'),
				...(d.watch ? [el('label', {}, 'Link to this story ', link), ...copying(link)] : []),
				el('a.option', { href: `/m/${token}` }, 'To the table'),
			),
		),
		el('footer', {}, el('a', { href: '/' }, 'Front page')),
	);
}

/**
 * What happened turn by turn, and phase by phase in each.
 * @param {Line[]} lines @param {string} word what a turn is called, with a capital
 */
function chapters(lines, word) {
	/** @type {Chapter[]} */ const all = [];
	let turn = -1,
		whole = '';
	for (const l of lines) {
		if (l.kind !== 'event' || l.known || !l.text) continue;
		if (l.turn !== turn) {
			const name = l.turn > 0 ? `${word} ${l.turn}` : 'Before it began';
			all.push({ name, last: 0, parts: [] });
			turn = l.turn;
		}
		const c = all[all.length - 1];
		c.last = l.step;
		let part = c.parts.at(-1);
		if (!part || part.name !== l.phase) {
			part = { name: l.phase, told: [] };
			c.parts.push(part);
			whole = '';
		}
		if (whole && l.whole) part.told.pop(); // one voyage is told once, when it has ended
		whole = l.whole;
		const text = caseless(l.whole || l.text, l.rule);
		if (part.told.at(-1) !== text) part.told.push(text);
	}
	return all;
}

/** @param {SeatLine} hand @param {Chapter} c */
function chapter(hand, c) {
	return el(
		'section.chapter',
		{},
		el('h2', {}, c.name),
		miniature(async () => ({ boards: hand.data.boards, scene: (await hand.get(`past?step=${c.last}`)).scene })),
		...c.parts.flatMap(p => [p.name ? el('h3', {}, p.name) : null, el('p', {}, p.told.join(' '))]),
	);
}
