// The front page: my matches, the games as charts, and a match in one click.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { learn } from './lesson.js';
import { waiting as waitingFor } from './held.js';
import { Matches } from './matches.js';
import { nameLine, whoAmI } from './name.js';
import { miniature } from './miniature.js';
import { Starting } from './starting.js';
import { offers, settle } from './offers.js';
import { pageHead } from './page.js';
import { easiest, lasts, seatTitle } from './seats.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {Omit<import('../types.d.ts').NewMatch, 'commit' | 'words'>} NewMatch
 */

/** @param {HTMLElement} root */
export async function openFront(root) {
	// The page may lack the line of names, but it must never add one under somebody's mouse.
	/** @type {[{games: GameInfo[]}, import('../types.d.ts').Me|null]} */
	const [{ games }, me] = await Promise.all([call('/api/games'), whoAmI().catch(() => null)]);
	const front = new Front(games, Boolean(me?.person)),
		seats = me?.person?.seats ?? [];
	root.className = 'front';
	fill(
		root,
		pageHead(
			'Weathergage',
			'Historical wargames that know their own rulebooks: play a friend, a bot, or both sides of your own table.',
		),
		nameLine(me),
		el(
			'main',
			{},
			waitingFor(seats),
			front.mine.open ? front.mine.node : null,
			front.mine.any || seats.length ? null : front.lesson(),
			front.starting.form,
			front.hallward(),
			el('section.games', { 'aria-label': 'Games' }, ...games.map(g => front.card(g))),
			front.mine.open ? null : front.mine.node,
		),
		el(
			'footer',
			{},
			el('a', { href: '/hall' }, 'The hall'),
			' · ',
			el('a', { href: '/clubs' }, 'Clubs and tournaments'),
			' · ',
			el('a', { href: '/library' }, 'The library'),
			' · ',
			el('a', { href: '/lab' }, 'The laboratory'),
			' · ',
			el('a', { href: '/open' }, 'Open a record'),
			' · ',
			el('a', { href: '/about/' }, 'About the games'),
		),
	);
	const built = games.find(g => g.key === new URLSearchParams(location.search).get('own'));
	if (built) front.starting.choose(built);
}

/** What a level is called. @type {Record<string, string>} */
const levels = { easy: 'easy to learn', medium: 'medium', hard: 'hard' };

class Front {
	/** @param {GameInfo[]} games @param {boolean} known whether somebody is signed in */
	constructor(games, known) {
		this.games = games;
		this.starting = new Starting(games, known, () => this.mine.show());
		this.mine = new Matches(games, m => this.starting.links(m.invited ?? [], false, `/m/${m.tokens.join('+')}`));
	}

	/** The start for somebody without a match: the first lesson of the easiest game. */
	lesson() {
		const taught = this.games.filter(g => g.lessons.length);
		if (!taught.length) return null;
		const soonest = (/** @type {GameInfo} */ g) => Math.min(...g.scenarios.map(s => s.minutes)),
			g = taught.reduce((a, b) => (soonest(b) < soonest(a) ? b : a)),
			told = el('p', { role: 'alert' });
		return el(
			'section.lesson',
			{ 'aria-label': 'Learn' },
			el('p', {}, el('b', {}, 'New here? Learn in 5 minutes. '), `${g.name}: ${g.lessons[0].about}`),
			el('button.option', { type: 'button', onclick: () => learn(g.key, g.lessons[0].key, told) }, 'Learn to play'),
			told,
		);
	}

	/** The link to the hall, with what is there. One's own invitations that were taken become matches. */
	hallward() {
		const found = el('span', {}, 'Strangers meet in the hall.');
		const count = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ more) =>
			n ? `${n} ${n === 1 ? one : more}` : '';
		const look = async () => {
			/** @type {import('../types.d.ts').Hall} */ const hall = await call('/api/hall'),
				there = [
					count(hall.invitations.length, 'open invitation', 'open invitations'),
					count(hall.matches.length, 'match to watch', 'matches to watch'),
				].filter(Boolean);
			if (there.length) found.textContent = `In the hall: ${there.join(', ')}.`;
			if (offers().length && (await settle(hall.invitations.map(i => i.id))).begun.length) this.mine.show();
		};
		look().catch(() => {}); // the way there is shown in any case
		return el(
			'section.lesson.hallward',
			{ 'aria-label': 'The hall' },
			el('p', {}, el('b', {}, 'Looking for an opponent? '), found),
			el('a.option', { href: '/hall' }, 'To the hall'),
		);
	}

	/** The lessons of a game, as a list that opens. @param {GameInfo} g @param {HTMLElement} told */
	lessons(g, told) {
		if (!g.lessons.length) return null;
		return el(
			'details.lessons',
			{},
			el('summary', {}, `Learn it: ${g.lessons.length} ${g.lessons.length === 1 ? 'lesson' : 'lessons'}`),
			el(
				'ol',
				{},
				...g.lessons.map(l =>
					el(
						'li',
						{},
						el('button.quiet', { type: 'button', onclick: () => learn(g.key, l.key, told) }, l.title),
						` ${l.about}`,
					),
				),
			),
		);
	}

	/** A game as a chart, with the three ways to begin. @param {GameInfo} g */
	card(g) {
		const told = el('p', { role: 'alert' }),
			brief = el('p.brief', {}),
			facts = el('p.facts', {}),
			picture = el('div.picture', {});
		const which = el(
			'select',
			{ 'aria-label': `Scenario of ${g.name}` },
			...g.scenarios.map(s => el('option', { value: s.key }, s.name)),
		);
		const side = el('select', { 'aria-label': `Your side in ${g.name}` });
		// The scenario that was played last, or the one to learn the game with.
		const last = this.mine.last(g.name),
			played = g.scenarios.find(s => s.key === last || s.name === last);
		which.value = (played ?? easiest(g)).key;
		const seats = (/** @type {'friend'|'me'} */ other) =>
			g.seats.map((_, i) => ({ kind: i === Number(side.value) ? /** @type {'me'} */ ('me') : other }));
		const show = () => {
			const s = g.scenarios[which.selectedIndex],
				held = side.value;
			brief.textContent = s.brief;
			facts.textContent = [s.minutes ? lasts(s.minutes) : '', levels[s.level], `${g.seats.length} players`]
				.filter(Boolean)
				.join(' · ');
			fill(side, ...g.seats.map((_, i) => el('option', { value: String(i) }, `as ${seatTitle(g, s.key, i)}`)));
			side.value = held || '0';
			fill(
				picture,
				miniature(() => call(`/api/games/${g.key}/scenarios/${s.key}/opening`)),
			);
		};
		which.onchange = show;
		show();
		const verb = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('button.option', { type: 'button', onclick }, text);
		return el(
			'article.card',
			{ data: { game: g.key } },
			picture,
			el('h2', {}, g.name),
			el('p.edition', {}, g.edition),
			brief,
			facts,
			el('div.row.choose', {}, g.scenarios.length > 1 ? which : null, side),
			el(
				'div.row.verbs',
				{},
				verb('Play a bot', () => this.starting.against(g, which.value, Number(side.value), g.bots[0].spec, told)),
				verb('Invite a friend', () => this.starting.quick(g, which.value, seats('friend'), told)),
				verb('Play both sides', () => this.starting.quick(g, which.value, seats('me'), told)),
			),
			told,
			el(
				'div.row.more',
				{},
				el('button.quiet', { type: 'button', onclick: () => this.starting.choose(g, which.value) }, 'More options'),
				el('a.quiet', { href: `/book/${g.key}` }, 'Read the rules'),
				g.yard ? el('a.quiet', { href: `/build/${g.key}` }, 'Build a scenario') : null,
			),
			this.lessons(g, told),
		);
	}
}
