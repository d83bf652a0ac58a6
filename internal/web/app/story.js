// The story of a match: what happened, a chapter for each turn with the board at its end, to read, print and
// share. A seat reads it as it saw it; observers read what everyone knows.

import { caseless } from './book.js';
import { capital, el, fill } from './dom.js';
import { copying } from './link.js';
import { miniature } from './miniature.js';
import { barePhase, Moments } from './moments.js';
import { pageHead } from './page.js';
import { SeatLine } from './seat.js';
import { scenarioName } from './seats.js';
import { turnWord } from './words.js';

/** @typedef {import('../types.d.ts').Line} Line */
/** @typedef {{ text: string, episode: boolean }} Told what one line or one act came to; an episode has a result */
/** @typedef {{ turn: number, name: string, last: number, parts: { name: string, told: Told[] }[] }} Chapter */

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
 * What happened turn by turn, and phase by phase in each. A line that announces one becomes the heading of
 * what follows.
 * @param {Line[]} lines @param {string} word what a turn is called, with a capital
 */
function chapters(lines, word) {
	const moments = new Moments();
	moments.word = word;
	/** @type {Chapter[]} */ const all = [];
	let begun = -1; // the step that began the last part
	/** @param {number} turn @param {string} phase @param {number} step */
	const open = (turn, phase, step) => {
		const last = all.at(-1);
		begun = step;
		if (last?.turn !== turn)
			all.push({ turn, name: turn > 0 ? moments.title(turn) : 'Before it began', last: step, parts: [] });
		const { parts } = /** @type {Chapter} */ (all.at(-1)),
			part = parts.at(-1);
		if (!part || barePhase(part.name) !== barePhase(phase)) parts.push({ name: phase, told: [] });
	};
	for (const l of lines) {
		if (l.kind !== 'event' || l.known || !l.text) continue;
		const now = all.at(-1)?.turn ?? -1,
			begins = moments.begins(l.text, Math.max(now, l.turn));
		if (begins) open(begins.turn, begins.phase, l.step);
		else if (l.step > begun || now < 0) open(Math.max(now, l.turn), l.phase, begun);
		const c = /** @type {Chapter} */ (all.at(-1)),
			told = /** @type {Told[]} */ (c.parts.at(-1)?.told);
		c.last = l.step;
		if (begins) continue;
		if (l.whole) told.pop(); // an act is written once, as it ended
		const text = caseless(l.whole || l.head || l.text, l.rule);
		if (told.at(-1)?.text !== text) told.push({ text, episode: /[:;] /.test(l.whole) });
	}
	for (const c of all) c.parts = c.parts.filter(p => p.told.length);
	return all.filter(c => c.parts.length);
}

/** The story in paragraphs: one for each episode, and one for what lies between two. @param {Told[]} told */
function paragraphs(told) {
	/** @type {string[]} */ const all = [];
	told.forEach((one, i) => {
		if (i && !one.episode && !told[i - 1].episode) all.push(`${all.pop()} ${one.text}`);
		else all.push(one.text);
	});
	return all.map(text => el('p', {}, text));
}

/** @param {SeatLine} hand @param {Chapter} c */
function chapter(hand, c) {
	return el(
		'section.chapter',
		{},
		el('h2', {}, c.name),
		miniature(async () => ({ boards: hand.data.boards, scene: (await hand.get(`past?step=${c.last}`)).scene })),
		...c.parts.flatMap(p => [p.name ? el('h3', {}, capital(barePhase(p.name))) : null, ...paragraphs(p.told)]),
	);
}
