// The hall: invitations that anyone may take, including one's own, and matches that anyone may watch.

import { dialog } from './dialog.js';
import { el, fill } from './dom.js';
import { copying } from './link.js';
import { call } from './net.js';
import { dropOffer, keepOffer, offers, settle } from './offers.js';
import { keep } from './mine.js';
import { nameLine, pick, whoAmI } from './name.js';
import { pageHead } from './page.js';
import { absenceName, absences, latestName, paceName, punctualName, punctualRule } from './paces.js';
import { pacing } from './pacing.js';
import { rated, ratedRow, unmeasured } from './ratings.js';
import { lasts, seatTitle, titled } from './seats.js';
import { put } from './stored.js';
import { switchRows } from './switches.js';
import { telling } from './telling.js';
import { someWords } from './words.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {import('../types.d.ts').Invitation} Invitation
 * @typedef {import('../types.d.ts').Hall} HallView
 */

/** How often the hall is requested while its page is visible, in milliseconds. */
const often = 4000;

/** The longest name, and the most letters about an invitation. */
const mostName = 40,
	mostSaid = 140;

/** @param {HTMLElement} root */
export async function openHall(root) {
	/** @type {[{games: GameInfo[]}, HallView, import('../types.d.ts').Me|null]} */
	const [{ games }, now, me] = await Promise.all([call('/api/games'), call('/api/hall'), whoAmI().catch(() => null)]);
	const hall = new Hall(games, () => call('/api/hall'), me);
	root.className = 'front';
	fill(
		root,
		pageHead('The hall', 'Find an opponent, or watch a match.'),
		nameLine(me),
		el('main.hall', {}, hall.begun, hall.open, hall.form(now), hall.going),
		el('footer', {}, el('a', { href: '/clubs' }, 'Clubs and tournaments'), ' · ', el('a', { href: '/' }, 'Front page')),
	);
	await hall.show(now);
	hall.follow();
}

/** The page of one invitation, for those who have its link. @param {HTMLElement} root @param {string} id */
export async function openOne(root, id) {
	/** @type {[{games: GameInfo[]}, Invitation, import('../types.d.ts').Me|null]} */
	const [{ games }, one, me] = await Promise.all([
		call('/api/games'),
		call(`/api/hall/${id}`),
		whoAmI().catch(() => null),
	]);
	const hall = new Hall(games, () => call('/api/hall'), me),
		own = offers().some(o => o.id === id);
	root.className = 'front';
	fill(
		root,
		pageHead('You are invited', one.rated ? 'To a rated match: the result counts for both players.' : 'To a match.'),
		nameLine(me),
		el(
			'main.hall',
			{},
			el(
				'section.invitations',
				{ 'aria-label': 'Invitation' },
				one.state === 'open'
					? el('ul', { role: 'list' }, hall.item(one, own))
					: el(
							'p.hint',
							{},
							one.state === 'taken' ? 'Somebody has taken this invitation.' : 'This invitation has ended.',
						),
				hall.told,
			),
		),
		el('footer', {}, el('a', { href: '/hall' }, 'The hall')),
	);
}

/** When something ends, in words. @param {number} seconds since 1970 */
function until(seconds) {
	const minutes = Math.max(1, Math.round((seconds * 1000 - Date.now()) / 60000));
	if (minutes < 90) return `open for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
	return minutes < 2880 ? `open for ${Math.round(minutes / 60)} hours` : `open for ${Math.round(minutes / 1440)} days`;
}

export class Hall {
	/**
	 * @param {GameInfo[]} games @param {() => Promise<HallView>} look
	 * @param {import('../types.d.ts').Me|null} me
	 * @param {string} [club] whose members alone meet here
	 */
	constructor(games, look, me, club = '') {
		this.games = games;
		this.look = look;
		this.club = club;
		this.known = Boolean(me?.person);
		this.begun = el('section.begun', { 'aria-label': 'Your match', role: 'status' });
		this.open = el('section.invitations', { 'aria-label': 'Open invitations' });
		this.going = el('section.going', { 'aria-label': 'Matches to watch' });
		this.told = el('p', { role: 'alert' });
		this.name = el('input', {
			type: 'text',
			maxLength: mostName,
			autocomplete: 'nickname',
			value: me?.person?.name ?? localStorage.getItem('name') ?? '',
			readOnly: this.known, // an account's name is used in the hall
			onchange: () => put('name', this.name.value.trim()),
		});
		this.drawn = '';
	}

	/** Does something, and shows any error. @param {() => Promise<void>} what */
	async trying(what) {
		this.told.textContent = '';
		try {
			await what();
		} catch (e) {
			this.told.textContent = e instanceof Error ? e.message : String(e);
		}
	}

	/** Requests the hall from time to time while the page is visible. */
	follow() {
		setTimeout(async () => {
			if (!document.hidden) {
				/** @type {HallView|null} */ const now = await this.look().catch(() => null);
				if (now) await this.show(now);
			}
			this.follow();
		}, often);
	}

	/** @param {HallView} now */
	async show(now) {
		const { begun, waiting } = await settle(now.invitations.map(i => i.id)),
			open = [...waiting, ...now.invitations];
		for (const b of begun) {
			document.title = `${b.who} is here`;
			document.querySelector('link[rel=icon]')?.setAttribute('href', '/icon-turn.svg');
			this.begun.append(
				el(
					'p.joined',
					{},
					el('b', {}, `${b.who} takes your invitation to ${b.game}. `),
					el('a.option', { href: b.link }, 'To the table'),
				),
			);
		}
		const shown = JSON.stringify([now, waiting]);
		if (shown === this.drawn) return; // what has the focus keeps it
		this.drawn = shown;
		const own = offers().map(o => o.id);
		fill(
			this.open,
			el('h2', {}, 'Open invitations'),
			open.length
				? el('ul', { role: 'list' }, ...open.map(i => this.item(i, own.includes(i.id))))
				: el(
						'p.hint',
						{},
						`Nobody waits for an opponent just now. Be the first to invite ${this.club ? 'the members' : 'anyone'}.`,
					),
			open.some(i => i.punctual) ? el('p.hint', {}, punctualRule) : null,
			this.told,
		);
		fill(
			this.going,
			el('h2', {}, 'Matches to watch'),
			now.matches.length
				? el('ul', { role: 'list' }, ...now.matches.map(m => this.watched(m)))
				: el('p.hint', {}, 'No match is open to watchers just now.'),
		);
	}

	/** An invitation. @param {Invitation} i @param {boolean} own */
	item(i, own) {
		const { g, s, name } = titled(this.games, i);
		const changed = Object.entries(i.settings).map(([key, value]) => {
			const sw = g?.switches.find(x => x.key === key);
			return `${sw?.name ?? key}: ${value.replaceAll('-', ' ')}`;
		});
		const side = own ? (i.side < 0 ? -1 : 1 - i.side) : i.side;
		const facts = [
			i.rated ? 'rated' : '',
			g && side >= 0 ? `you play ${seatTitle(g, i.scenario, side)}` : 'sides are drawn by lot',
			paceName(i.pace, i.terms),
			i.pace ? absenceName(i.absent, i.rated, i.terms) : '',
			latestName(i.terms),
			s?.minutes ? `about ${lasts(s.minutes)}` : '',
			...changed,
			i.public ? 'anyone may watch' : 'no watchers',
			until(i.ends),
		];
		const verb = (/** @type {string} */ text, /** @type {() => Promise<void>} */ what) =>
			el('button.option', { type: 'button', onclick: () => this.trying(what) }, text);
		return el(
			`li${own ? '.own' : ''}`,
			{},
			el(
				'div',
				{},
				el('b', {}, name),
				el(
					'span.who',
					{},
					own
						? ' your invitation'
						: [
								` ${i.name || 'a guest'}`,
								i.guest && i.name ? ' (guest)' : '',
								i.rating ? ` ${rated(i.rating)}` : '',
								i.punctual ? `, ${punctualName(i.punctual)}` : '',
							].join(''),
				),
				i.says ? el('q', {}, i.says) : null,
				el('p.facts', {}, facts.filter(Boolean).join(' · ')),
			),
			own ? this.link(i) : null,
			own ? verb('Withdraw', () => this.withdraw(i.id)) : verb('Take it', () => this.take(i)),
		);
	}

	/** The link of an invitation of one's own. @param {Invitation} i */
	link(i) {
		const link = el('input', { readOnly: true, value: `${location.origin}/hall/${i.id}`, 'aria-label': 'Its link' });
		const show = () =>
			dialog(
				'The link of your invitation',
				el('p', {}, 'Whoever opens it first can take the invitation.'),
				link,
				el('form', { method: 'dialog' }, el('div.row', {}, el('button.option', {}, 'Close'), ...copying(link))),
			);
		return el('button.option', { type: 'button', onclick: show }, 'Link');
	}

	/** A match that anybody may watch. @param {HallView['matches'][number]} m */
	watched(m) {
		const { g, name } = titled(this.games, m);
		const who = m.names
			.map((n, i) => `${n || 'a guest'} (${g ? seatTitle(g, m.scenario, i) : i + 1})`)
			.join(' against ');
		return el('li', {}, el('a', { href: `/m/${m.watch}` }, name), ` ${who}`);
	}

	/** @param {Invitation} i */
	async take(i) {
		/** @type {import('../types.d.ts').Made} */
		const made = await call(`/api/hall/${i.id}/take`, { name: this.name.value.trim(), words: someWords() });
		const seat = made.seats.findIndex(Boolean),
			token = made.seats[seat] ?? '',
			{ g, s } = titled(this.games, i);
		keep({
			tokens: [token],
			match: made.match,
			name: g?.name ?? i.game,
			scenario: s?.name,
			seats: g?.seats.map((_, n) => seatTitle(g, i.scenario, n)) ?? [],
			when: Date.now(),
			over: false,
			study: false,
		});
		location.href = `/m/${token}`;
	}

	/** @param {string} id */
	async withdraw(id) {
		const own = offers().find(o => o.id === id);
		await call(`/api/hall/${id}/withdraw`, { key: own?.key });
		dropOffer(id);
		await this.show(await this.look());
	}

	/** The form of an invitation. @param {HallView} now */
	form(now) {
		const two = this.games.filter(g => g.seats.length === 2);
		const game = pick(
				'Game',
				two.map(g => [g.key, g.name]),
			),
			scenario = pick('Scenario', []),
			side = pick('I play', []),
			pace = pacing(),
			absent = pick('If time runs out', absences),
			says = el('input', { type: 'text', maxLength: mostSaid, placeholder: 'A first match, gently' }),
			watch = el('input', { type: 'checkbox', checked: true }),
			alone = el('input', { type: 'checkbox' }),
			tell = telling(now, 'Tell me when it begins', 'at this page, and on the front page'),
			rules = el('div', {});
		const g = () => two[game.s.selectedIndex];
		let switches = switchRows(g(), g().scenarios[0].key);
		const sides = () =>
			fill(
				side.s,
				el('option', { value: '-1' }, 'either side, drawn by lot'),
				...g().seats.map((_, i) => el('option', { value: String(i) }, seatTitle(g(), scenario.s.value, i))),
			);
		game.s.onchange = () => {
			fill(scenario.s, ...g().scenarios.map(s => el('option', { value: s.key }, s.name)));
			switches = switchRows(g(), scenario.s.value);
			for (const { s } of switches.rows) s.addEventListener('change', () => counts.show());
			fill(rules, switches.node);
			sides();
			counts.show();
		};
		scenario.s.onchange = () => {
			switches.propose(scenario.s.value);
			sides();
			counts.show();
		};
		const counts = ratedRow(pace.s, absent, () => {
			if (!this.known) return 'keep a name or sign in first';
			return unmeasured(g(), scenario.s.value, switches.rows);
		});
		game.s.onchange(new Event('change'));
		const send = async () => {
			const { commit } = await call('/api/commit');
			/** @type {import('../types.d.ts').Invited} */
			const made = await call('/api/hall', {
				club: this.club,
				game: game.s.value,
				scenario: scenario.s.value,
				settings: switches.read(),
				side: Number(side.s.value),
				...pace.read(),
				absent: absent.s.value,
				name: this.name.value.trim(),
				says: says.value,
				public: watch.checked,
				private: alone.checked,
				rated: counts.box.checked,
				commit,
				words: someWords(),
				tell: await tell.read(),
			});
			keepOffer({ id: made.id, key: made.key });
			await this.show(await this.look());
			this.open.scrollIntoView({ block: 'nearest' });
		};
		return el(
			'section.new',
			{ 'aria-label': 'Invite anyone' },
			el('h2', {}, this.club ? 'Invite the members' : 'Invite anyone'),
			el(
				'form',
				{
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						this.trying(send);
					},
				},
				el('label.row', {}, el('span', {}, 'My name'), this.name),
				game.row,
				scenario.row,
				side.row,
				...pace.rows,
				absent.row,
				counts.row,
				el('label.row', {}, el('span', {}, 'A few words'), says),
				this.club
					? null
					: el('label.row', {}, alone, el('span', {}, 'For one friend: the hall does not list it, you send its link')),
				el('label.row', {}, watch, el('span', {}, 'Anyone may watch the match: watchers see what both sides know')),
				...tell.rows,
				rules,
				el(
					'p.hint',
					{},
					'The first who takes it plays you. At a pace of minutes it stays open for an hour, otherwise for a week.',
				),
				el('button.option.begin', { type: 'submit' }, 'Invite'),
			),
		);
	}
}
