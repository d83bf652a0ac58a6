// The story of a match: what happened, a chapter for each turn, with the board at the turning points and at the
// end, to read, print and share. A seat reads it as it saw it; observers read what everyone knows.

import { hasResult, told as said } from './acts.js';
import { caseless } from './book.js';
import { capital, el, fill } from './dom.js';
import { copying } from './link.js';
import { played } from './mine.js';
import { miniature } from './miniature.js';
import { barePhase, Moments } from './moments.js';
import { pageHead } from './page.js';
import { SeatLine } from './seat.js';
import { scenarioName } from './seats.js';
import { turnWord } from './words.js';

/** @typedef {import('../types.d.ts').Line} Line */
/** @typedef {import('../types.d.ts').Summary} Summary */
/**
 * What one line or one act came to, and how often it was told in a row: an episode has a result. A board at a view is
 * drawn below it, 0 for none.
 * @typedef {{ text: string, times: number, episode: boolean, step: number, board: number }} Told
 */
/** @typedef {{ turn: number, name: string, parts: { name: string, told: Told[] }[] }} Chapter */

/** How many sentences a paragraph has at most. */
const mostSentences = 5;
/** How many boards there are besides the last, where fewer than two turning points are known. */
const mostBoards = 4;

/** @param {HTMLElement} root @param {string} token */
export async function openStory(root, token) {
	const hand = new SeatLine(token),
		d = await hand.open(),
		over = d.view.ended && !d.view.ended.adjourned;
	const players = d.seats.map((s, i) => (d.view.names[i] ? `${s.name}: ${d.view.names[i]}` : s.name)).join(', ');
	const all = chapters(standing(hand.lines), turnWord(d.view.scene));
	draw(all, over ? await turning(hand) : []);
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
			d.view.ended && over ? el('p.end', {}, endOf(d.view.ended)) : el('p.hint', {}, 'The match goes on.'),
			el(
				'div.row.keep',
				{},
				el('button.option', { type: 'button', onclick: () => print() }, 'Print or save'),
				...(d.watch ? [el('label', {}, 'Link to this story ', link), ...copying(link)] : []),
				el('a.option', { href: `/m/${(played(d.match) ?? [token]).join('+')}` }, 'To the table'),
			),
		),
		el('footer', {}, el('a', { href: '/' }, 'Front page')),
	);
}

/** The lines that stand: none that a later one takes back. @param {Line[]} lines */
function standing(lines) {
	/** @type {Line[]} */ let kept = [];
	for (const l of lines) {
		if (l.undoes) kept = kept.filter(k => k.step < l.undoes);
		kept.push(l);
	}
	return kept;
}

/** How it ended: who won, and by what. @param {import('../types.d.ts').Ending} ended */
const endOf = ({ text, how }) => (how ? `${text}: ${how}.` : caseless(text, ''));

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
		if (last?.turn !== turn) all.push({ turn, name: turn > 0 ? moments.title(turn) : 'Before it began', parts: [] });
		const { parts } = /** @type {Chapter} */ (all.at(-1)),
			part = parts.at(-1);
		if (!part || barePhase(part.name) !== barePhase(phase)) parts.push({ name: phase, told: [] });
	};
	for (const l of lines) {
		if (l.kind !== 'event' || l.known || l.order || !l.text) continue;
		const now = all.at(-1)?.turn ?? -1,
			begins = moments.begins(l.text, Math.max(now, l.turn));
		if (begins) open(begins.turn, begins.phase, l.step);
		else if (l.step > begun || now < 0) open(Math.max(now, l.turn), l.phase, begun);
		const c = /** @type {Chapter} */ (all.at(-1)),
			told = /** @type {Told[]} */ (c.parts.at(-1)?.told);
		if (begins) continue;
		if (l.whole) told.pop(); // an act is written once, as it ended
		const text = caseless(said(l), l.rule);
		const last = told.at(-1);
		if (last?.text === text) last.times++;
		else told.push({ text, times: 1, episode: hasResult(l), step: l.step, board: 0 });
	}
	for (const c of all) c.parts = c.parts.filter(p => p.told.length);
	return all.filter(c => c.parts.length);
}

/** The views at which most was decided; none where that cannot be told. @param {SeatLine} hand */
async function turning(hand) {
	try {
		/** @type {Summary} */ const s = await hand.get('summary');
		return s.turns.map(t => t.step);
	} catch {
		return [];
	}
}

/**
 * Chooses where boards are drawn: at the turning points and at the end; where fewer than two turning points are
 * known, also below the last episode of some chapters.
 * @param {Chapter[]} all @param {number[]} turning the turning points
 */
function draw(all, turning) {
	const told = all.flatMap(c => c.parts.flatMap(p => p.told)),
		last = told.at(-1);
	for (const step of turning) {
		const at = told.findLast(t => t.step <= step);
		if (at) at.board = step;
	}
	const episodes = all.flatMap(c => c.parts.flatMap(p => p.told).findLast(t => t.episode) ?? []);
	if (turning.length < 2)
		for (let i = 1; i <= mostBoards; i++) {
			const at = episodes[Math.ceil((i * episodes.length) / mostBoards) - 1];
			if (at) at.board = at.step;
		}
	if (last) last.board = last.step;
}

/**
 * The story in paragraphs: one for each episode, and one or more for what lies between two.
 * @param {SeatLine} hand @param {Told[]} told
 */
function paragraphs(hand, told) {
	/** @type {HTMLElement[]} */ const all = [];
	let said = 0; // in the last paragraph, if more may be added to it
	for (const one of told) {
		const says = one.times > 1 ? `${one.text.replace(/\.$/, '')}, ${one.times} times.` : one.text;
		if (said > 0 && said < mostSentences && !one.episode) all.at(-1)?.append(` ${says}`);
		else {
			all.push(el('p', {}, says));
			said = 0;
		}
		said = one.episode || one.board ? 0 : said + 1;
		if (one.board) all.push(board(hand, one.board));
	}
	return all;
}

/** The board at a view. @param {SeatLine} hand @param {number} step */
const board = (hand, step) =>
	miniature(async () => ({ boards: hand.data.boards, scene: (await hand.get(`past?step=${step}`)).scene }));

/** @param {SeatLine} hand @param {Chapter} c */
function chapter(hand, c) {
	const heads = c.parts.length > 1;
	return el(
		'section.chapter',
		{},
		el('h2', {}, c.name),
		...c.parts.flatMap(p => [
			heads && p.name ? el('h3', {}, capital(barePhase(p.name))) : null,
			...paragraphs(hand, p.told),
		]),
	);
}
