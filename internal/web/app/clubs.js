// Clubs: those there are, and the page of one with its ladder, its hall and its tournaments.

import { sure } from './dialog.js';
import { el, fill } from './dom.js';
import { Hall } from './hall.js';
import { copying } from './link.js';
import { does, field, said, whoAmI } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { punctualName, punctualRule } from './paces.js';
import { tournamentForm, tournamentList } from './cups.js';

/**
 * @typedef {import('../types.d.ts').ClubList} ClubList
 * @typedef {import('../types.d.ts').Club} ClubView
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 */

const mostAbout = 500;

const footer = () =>
	el('footer', {}, el('a', { href: '/clubs' }, 'Clubs'), ' · ', el('a', { href: '/' }, 'Front page'));

/** What a guest is told that an account would allow. */
export const guestHint = () =>
	el(
		'p.hint',
		{},
		'Clubs and tournaments are for people who keep a name here. ',
		el('a', { href: '/me' }, 'Keep one or sign in'),
		'.',
	);

/** @param {HTMLElement} root */
export async function openClubs(root) {
	/** @type {[{games: GameInfo[]}, ClubList]} */
	const [{ games }, list] = await Promise.all([call('/api/games'), call('/api/clubs')]);
	root.className = 'front';
	fill(
		root,
		pageHead('Clubs and tournaments', 'Play in a company of your own, for a place on its ladder or a cup.'),
		el(
			'main.hall',
			{},
			el(
				'section.listed',
				{ 'aria-label': 'Clubs' },
				el('h2', {}, 'Clubs'),
				list.clubs.length
					? el('ul', { role: 'list' }, ...list.clubs.map(clubItem))
					: el(
							'p.hint',
							{},
							'There is no club that anyone may join yet. Found the first one, or ask a friend for a link to theirs.',
						),
			),
			el(
				'section.listed',
				{ 'aria-label': 'Tournaments' },
				el('h2', {}, 'Tournaments for everyone'),
				tournamentList(games, list.tournaments),
			),
			...(list.known ? [foundForm(), tournamentForm(games, '')] : [guestHint()]),
		),
		el('footer', {}, el('a', { href: '/hall' }, 'The hall'), ' · ', el('a', { href: '/' }, 'Front page')),
	);
}

const people = (/** @type {number} */ n) => `${n} ${n === 1 ? 'member' : 'members'}`;

/** @param {import('../types.d.ts').ClubLine} c */
function clubItem(c) {
	return el(
		`li${c.mine ? '.own' : ''}`,
		{},
		el(
			'div',
			{},
			el('a', { href: `/club/${c.id}` }, el('b', {}, c.name)),
			c.about ? el('q', {}, c.about) : null,
			el(
				'p.facts',
				{},
				[people(c.members), c.open ? 'anyone may join' : 'by its link', c.mine ? 'you are a member' : '']
					.filter(Boolean)
					.join(' · '),
			),
		),
	);
}

/** What founds a club. */
function foundForm() {
	const told = el('p', { role: 'alert' }),
		name = field('Its name', { maxLength: 30, required: true }),
		about = field('About it', { maxLength: mostAbout, placeholder: 'Thursdays at eight' }),
		open = el('input', { type: 'checkbox' });
	const founds = async () => {
		const made = await call('/api/clubs', { name: name.input.value, about: about.input.value, open: open.checked });
		location.assign(`/club/${made.id}`);
	};
	return el(
		'section.new',
		{ 'aria-label': 'Found a club' },
		el('h2', {}, 'Found a club'),
		el(
			'form',
			{ onsubmit: does(told, founds) },
			name.node,
			about.node,
			el('label.row', {}, open, el('span', {}, 'Anyone may see and join it; otherwise only people with its link')),
			told,
			el('button.option.begin', { type: 'submit' }, 'Found it'),
		),
	);
}

/** @param {HTMLElement} root @param {string} id */
export async function openClub(root, id) {
	const key = new URLSearchParams(location.search).get('key') ?? '';
	/** @type {[{games: GameInfo[]}, ClubView, import('../types.d.ts').Hall]} */
	const [{ games }, club, now] = await Promise.all([
		call('/api/games'),
		call(`/api/clubs/${id}?key=${encodeURIComponent(key)}`),
		call('/api/hall'),
	]);
	const page = new ClubPage(root, games, id, key, now);
	await page.show(club);
}

class ClubPage {
	/**
	 * @param {HTMLElement} root @param {GameInfo[]} games @param {string} id @param {string} key
	 * @param {import('../types.d.ts').Hall} now the hall of all, for the ways to be told
	 */
	constructor(root, games, id, key, now) {
		this.root = root;
		this.games = games;
		this.id = id;
		this.key = key;
		this.now = now;
		this.told = el('p', { role: 'alert' });
	}

	/** Does something as a member, and shows the club. @param {string} what @param {object} body */
	async do(what, body) {
		this.told.textContent = '';
		try {
			await this.show(await call(`/api/clubs/${this.id}/${what}`, body));
		} catch (e) {
			this.told.textContent = said(e);
		}
	}

	/** @param {string} text @param {() => void} onclick */
	button(text, onclick) {
		return el('button.quiet', { type: 'button', onclick }, text);
	}

	/** @param {ClubView} c */
	async show(c) {
		this.root.className = 'front';
		const open = c.mine || c.open;
		fill(
			this.root,
			pageHead(c.name, c.about || 'A club'),
			el(
				'main.hall',
				{},
				this.told,
				this.door(c),
				open ? this.ladder(c) : null,
				open
					? el(
							'section.listed',
							{ 'aria-label': 'Tournaments' },
							el('h2', {}, 'Tournaments'),
							tournamentList(this.games, c.tournaments),
						)
					: null,
				...(c.mine ? await this.hall(c) : []),
				c.mine ? tournamentForm(this.games, c.id) : null,
				c.organiser ? this.organise(c) : null,
			),
			footer(),
		);
	}

	/** How to join, or to invite others. @param {ClubView} c */
	door(c) {
		if (!c.known) return guestHint();
		if (!c.mine)
			return el(
				'section',
				{ 'aria-label': 'Join' },
				el('p', {}, people(c.members)),
				el(
					'button.option.begin',
					{ type: 'button', onclick: () => this.do('join', { key: this.key }) },
					'Join the club',
				),
			);
		const link = el('input', {
			readOnly: true,
			value: `${location.origin}/club/${c.id}?key=${c.key}`,
			'aria-label': 'Link for new members',
		});
		return el(
			'section',
			{ 'aria-label': 'Invite' },
			el('p.hint', {}, 'Whoever has this link and keeps a name here may join:'),
			el('div.row', {}, link, ...copying(link)),
			this.button('Leave the club', async () => {
				const text = 'Your matches go on. You come back with the link of the club.';
				if (!(await sure(`Leave ${c.name}?`, text, 'Leave'))) return;
				await call(`/api/clubs/${this.id}/quit`, {});
				location.assign('/clubs');
			}),
		);
	}

	/** @param {ClubView} c */
	ladder(c) {
		const row = (/** @type {ClubView['ladder'][number]} */ m, /** @type {number} */ i) =>
			el(
				'tr',
				{},
				el('td', {}, String(i + 1)),
				el(
					'th',
					{ scope: 'row' },
					m.name,
					m.you ? ' (you)' : '',
					m.organiser ? el('small', {}, ' organiser') : null,
					el('small', {}, ` ${punctualName(m.punctual)}`),
				),
				...[m.won, m.drawn, m.lost].map(n => el('td', {}, String(n))),
				c.organiser && !m.you && !m.organiser
					? el(
							'td',
							{},
							this.button('make organiser', () => this.do('members', { name: m.name, what: 'organiser' })),
							this.button('put out', async () => {
								const text = 'The club gets a new link. They come back only when an organiser lets them.';
								if (await sure(`Put ${m.name} out of the club?`, text, 'Put out'))
									await this.do('members', { name: m.name, what: 'out' });
							}),
						)
					: el('td', {}),
			);
		const heads = ['', 'Member', 'Won', 'Drawn', 'Lost', ''];
		return el(
			'section.ladder',
			{ 'aria-label': 'Ladder' },
			el('h2', {}, 'Ladder'),
			el(
				'table.standings',
				{},
				el('thead', {}, el('tr', {}, ...heads.map(h => (h ? el('th', { scope: 'col' }, h) : el('td', {}))))),
				el('tbody', {}, ...c.ladder.map(row)),
			),
			el(
				'p.hint',
				{},
				'Whoever beats a member above takes that place, and those between move down. ',
				'Matches of the club’s hall and of its tournaments count.',
			),
			c.ladder.some(m => m.punctual) ? el('p.hint', {}, punctualRule) : null,
		);
	}

	/** The invitations of the club. @param {ClubView} c */
	async hall(c) {
		const look = async () => {
			/** @type {ClubView} */ const now = await call(`/api/clubs/${this.id}`);
			return { ...this.now, invitations: now.invitations, matches: [] };
		};
		const me = await whoAmI().catch(() => null),
			hall = new Hall(this.games, look, me, c.id),
			now = { ...this.now, invitations: c.invitations, matches: [] };
		await hall.show(now);
		hall.follow();
		return [hall.begun, hall.open, hall.form(now)];
	}

	/** @param {ClubView} c */
	organise(c) {
		const about = field('About it', { maxLength: mostAbout, value: c.about }),
			open = el('input', { type: 'checkbox', checked: c.open });
		const form = (/** @type {boolean} */ anew) => ({ about: about.input.value, open: open.checked, anew });
		return el(
			'section.new',
			{ 'aria-label': 'Organise' },
			el('h2', {}, 'Organise'),
			el(
				'form',
				{
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						this.do('change', form(false));
					},
				},
				about.node,
				el('label.row', {}, open, el('span', {}, 'Anyone may see and join it')),
				el('button.option', { type: 'submit' }, 'Save'),
				...c.out.map(name =>
					el(
						'p.row',
						{},
						`${name} was put out.`,
						this.button('Let them come back', () => this.do('members', { name, what: 'back' })),
					),
				),
				this.button('New link for members', async () => {
					const text = 'The old link no longer opens the club. Members stay.';
					if (await sure('Make the link anew?', text, 'Make a new link')) await this.do('change', form(true));
				}),
			),
		);
	}
}
