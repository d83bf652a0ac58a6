// My matches on the front page: those in which it is my turn first, finished ones folded away.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { mine, forget } from './mine.js';
import { miniature } from './miniature.js';
import { asksOf } from './seat.js';
import { botName, span } from './seats.js';
import { unread } from './unread.js';
import { dayOf, momentOf } from './words.js';

/** @typedef {import('./mine.js').Mine} Mine @typedef {import('../types.d.ts').Table} Table */

/** How many matches stand on the page, so that the games are in sight below them. */
const inSight = 3;

/** How a match stands: the lower, the earlier it is listed. */
const own = 0,
	waits = 1,
	lost = 2;

export class Matches {
	/**
	 * @param {import('../types.d.ts').GameInfo[]} games
	 * @param {(m: Mine) => void} onLinks shows the links for friends
	 */
	constructor(games, onLinks) {
		this.games = games;
		this.onLinks = onLinks;
		this.node = el('section.mine', { 'aria-label': 'My matches' });
		this.show();
	}

	/** Whether a match is in play. */
	get open() {
		return mine().some(m => !m.over);
	}

	/** Whether there is a match at all. */
	get any() {
		return mine().length > 0;
	}

	/** The scenario of a game that was opened last here, by its key or its name; "" for none. @param {string} name */
	last(name) {
		return mine().find(m => m.name === name && m.scenario)?.scenario ?? '';
	}

	show() {
		const all = mine(),
			over = all.filter(m => m.over).map(m => this.item(m).node);
		const open = all.filter(m => !m.over).map(m => this.item(m)),
			nodes = open.map(i => i.node),
			list = el('ul', {}, ...nodes.slice(0, inSight)),
			rest = el('ul', {}, ...nodes.slice(inSight));
		fill(
			this.node,
			el('h2', {}, 'My matches'),
			all.length ? list : el('p.hint', {}, 'No matches yet. One click starts a game: the bot answers at once.'),
			nodes.length > inSight
				? el('details.rest', {}, el('summary', {}, `All ${nodes.length} of my matches`), rest)
				: null,
			over.length
				? el('details', {}, el('summary', {}, `Finished matches (${over.length})`), el('ul', {}, ...over))
				: null,
		);
		this.sort(list, rest, open);
	}

	/**
	 * Asks how each match stands, and lists them so: those that wait for me are in sight.
	 * @param {HTMLElement} list
	 * @param {HTMLElement} rest
	 * @param {ReturnType<Matches['item']>[]} items
	 */
	async sort(list, rest, items) {
		const ranks = await Promise.all(items.map(i => this.state(i.match.tokens, i.state, i.node)));
		if ([list, rest].some(l => l.contains(document.activeElement))) return; // nothing moves under the pointer
		const by = items.map((item, i) => ({ node: item.node, rank: ranks[i] })).sort((a, b) => a.rank - b.rank);
		fill(list, ...by.slice(0, inSight).map(b => b.node));
		fill(rest, ...by.slice(inSight).map(b => b.node));
	}

	/** One match with its link. @param {Mine} m */
	item(m) {
		const state = el('span.state', {}, m.over ? (m.result ?? 'over') : '');
		const small = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('button.quiet', { type: 'button', onclick }, text);
		const name = m.scenario ? `${m.name}: ${this.scenario(m.name, m.scenario)}` : m.name;
		const node = el(
			'li',
			{},
			m.over ? null : el('div.picture', {}), // it has its space before it is drawn: nothing moves
			el('a', { href: `/m/${m.tokens.join('+')}` }, name, m.study ? ', a study' : ''),
			' ',
			state,
			el('span', {}, ` last opened ${dayOf(m.when)} `),
			m.invited?.length && !m.over ? small('links for friends', () => this.onLinks(m)) : null,
			small('forget', () => {
				forget(m.tokens);
				this.show();
			}),
		);
		return { match: m, state, node };
	}

	/**
	 * The name of a scenario, by its key or as it was stored. @param {string} game its name @param {string}
	 * kept
	 */
	scenario(game, kept) {
		return this.games.find(g => g.name === game)?.scenarios.find(s => s.key === kept)?.name ?? kept;
	}

	/** Whose turn it is in a match. @param {string[]} tokens @param {HTMLElement} at @param {HTMLElement} node */
	async state(tokens, at, node) {
		/** @type {Table[]} */ let tables;
		try {
			tables = await Promise.all(tokens.map(t => call(`/api/m/${t}`)));
		} catch {
			at.textContent = 'not found on this server';
			return lost;
		}
		const over = tables.some(t => t.view.ended),
			rests = tables.some(t => t.view.ended?.adjourned),
			turn = !over && tables.some(t => asksOf(t, t.view).length || (t.view.need?.yours && !t.mate));
		const [{ match, seats, watching, view, game, boards }] = tables,
			alone = tables.length === 1 && !watching,
			who = alone ? `as ${seats[view.seat]?.name}` : '',
			others = seats.map((s, i) => ({ ...s, who: view.names[i] })).filter((_, i) => alone && i !== view.seat),
			against = others.map(s => `against ${s.bot ? botName(game, s.bot) : s.who || 'a guest'}`).join(', '),
			clock = !over && view.clock ? `${span(view.clock.left)} left` : '';
		const talk = unread(
			match,
			view.lines,
			tables.map(t => t.view.seat),
		);
		const since = Math.min(...tables.map(t => t.view.since || Infinity)),
			yours = since < Infinity ? `your turn since ${momentOf(since * 1000)}` : 'your turn';
		const stands = rests ? 'adjourned' : over ? 'over' : turn ? yours : 'waiting for opponent';
		at.textContent = [who, against, over ? '' : view.scene?.turn, stands, clock, talk && `${talk} unread`]
			.filter(Boolean)
			.join(', ');
		at.classList.toggle('own', turn);
		node.classList.toggle('turn', turn);
		const { scene } = view,
			frame = node.querySelector('.picture');
		if (scene && !over) frame?.append(miniature(async () => ({ boards, scene })));
		if (turn) document.querySelector('link[rel=icon]')?.setAttribute('href', '/icon-turn.svg');
		return turn ? own : waits;
	}
}
