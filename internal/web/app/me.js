// A person's page: the matches of the account, the ways to sign in, the devices that are signed in.

import { dialog, sure } from './dialog.js';
import { el, fill } from './dom.js';
import { habits } from './habits.js';
import { heldMatch } from './held.js';
import { copying } from './link.js';
import { field, keepName, signIn } from './name.js';
import { known, nameLine, said, strays, takeAlong, whoAmI } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { momentName } from './paces.js';
import { preferenceRows } from './preferences.js';
import { rated, ratingPlot } from './ratings.js';
import { account, devices, ways } from './signin.js';
import { dayOf } from './words.js';

/**
 * @typedef {import('../types.d.ts').Me} Me
 * @typedef {import('../types.d.ts').Person} Person
 * @typedef {import('../types.d.ts').HeldSeat} HeldSeat
 */

const day = (/** @type {number} */ seconds) => dayOf(seconds * 1000);

/** @param {HTMLElement} root */
export async function openMe(root) {
	root.className = 'front';
	new MyPage(root).show(await whoAmI());
}

/**
 * The page of a seat of one's own: this browser is given a link to it.
 * @param {HTMLElement} root @param {string} match @param {string} seat
 */
export async function openSeat(root, match, seat) {
	try {
		const { token } = await call('/api/me/seats/open', { match, seat: Number(seat) });
		location.replace(`/m/${token}`);
	} catch (e) {
		const me = await whoAmI();
		root.className = 'front';
		fill(
			root,
			pageHead('Your seat', said(e)),
			el(
				'main',
				{},
				me.person ? nameLine(me) : el('button.option', { type: 'button', onclick: () => signIn(me) }, 'Sign in'),
			),
		);
	}
}

export class MyPage {
	/** @param {HTMLElement} root */
	constructor(root) {
		this.root = root;
		this.told = el('p', { role: 'alert' });
	}

	/** @param {Me} me */
	show(me) {
		if (me.person) {
			this.draw(me, me.person);
			return;
		}
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('button.option', { type: 'button', onclick }, text);
		fill(
			this.root,
			pageHead('Your name', 'You can play without one. With a name, your matches follow you to any browser.'),
			el(
				'main',
				{},
				me.names
					? el(
							'div.row',
							{},
							b('Keep a name', () => keepName(me)),
							b('Sign in', () => signIn(me)),
						)
					: el('p', {}, 'This server keeps no names: it forgets everything when it stops.'),
				el('p', {}, el('a', { href: '/' }, 'Front page')),
			),
		);
	}

	/** @param {Me} me @param {Person} person */
	draw(me, person) {
		fill(
			this.root,
			pageHead(person.name, person.owner ? 'You own this server.' : 'Your matches, and how you sign in.'),
			el(
				'main.me',
				{},
				this.told,
				person.owner ? el('p', {}, el('a', { href: '/owner' }, 'The owner’s page of this server')) : null,
				this.matches(person),
				this.ratings(person),
				this.time(person),
				this.habits(person),
				ways(this, me, person),
				devices(this, person),
				account(this, person),
			),
			el('footer', {}, el('a', { href: '/' }, 'Front page')),
		);
	}

	/** Does something, and draws the result. @param {() => Promise<Me|null>} what */
	async try(what) {
		this.told.textContent = '';
		try {
			const me = await what();
			if (me) this.show(known(me));
		} catch (e) {
			this.told.textContent = said(e);
		}
	}

	/** @param {string} text @param {() => Promise<Me|null>} what */
	button(text, what) {
		return el('button.quiet', { type: 'button', onclick: () => this.try(what) }, text);
	}

	/** @param {Person} person */
	matches(person) {
		const left = strays(person),
			seats = person.seats.filter(s => !s.study),
			over = seats.filter(s => s.over && s.result !== 'adjourned'),
			open = seats.filter(s => !over.includes(s)).sort((a, b) => Number(b.turn) - Number(a.turn));
		return el(
			'section.mine',
			{ 'aria-label': 'My matches' },
			el('h2', {}, 'My matches'),
			open.length
				? el('ul', {}, ...open.map(s => this.match(s)))
				: el('p.hint', {}, 'A match that you begin or join while you are signed in is listed here.'),
			over.length
				? el(
						'details',
						{},
						el('summary', {}, `Finished matches (${over.length})`),
						el('ul', {}, ...over.map(s => this.match(s))),
					)
				: null,
			left.length
				? el(
						'p',
						{},
						`This browser has ${left.length} matches that your account does not have: `,
						this.button('Add them', () => takeAlong(person)),
					)
				: null,
		);
	}

	/** One match of the account. @param {HeldSeat} s */
	match(s) {
		const seat = { match: s.match, seat: s.seat };
		return el(
			s.turn ? 'li.turn' : 'li',
			{},
			...heldMatch(s),
			` begun ${day(s.began)} `,
			s.over ? null : this.orders(seat),
			this.button('new link', () => this.renew(seat)),
			this.button('remove', () => call('/api/me/seats/leave', seat)),
		);
	}

	/** The link to the standing orders of a seat. @param {{ match: string, seat: number }} seat */
	orders(seat) {
		return this.button('standing orders', async () => {
			/** @type {import('../types.d.ts').LeftOrders} */ const left = await call('/api/me/seats/orders', seat);
			const orders = left.orders.length ? left.orders : ['No standing orders: you are asked everything yourself.'];
			if (left.resting && left.orders.length) orders.push('They rest until you have chosen yourself.');
			dialog(
				'Standing orders',
				el('ul', {}, ...orders.map(o => el('li', {}, o))),
				el('p.hint', {}, 'You give and revoke them at the table.'),
				el('form', { method: 'dialog' }, el('button.option', {}, 'Close')),
			);
			return null;
		});
	}

	/**
	 * Replaces the link to a seat, and shows it.
	 * @param {{ match: string, seat: number }} seat
	 * @returns {Promise<null>}
	 */
	async renew(seat) {
		const text =
			'Every other way into this seat ends: its links, its notices, and accounts that took it with a link. ' +
			'You still open it from this page, and team-mates keep their links.';
		if (!(await sure('Make a new link?', text, 'Make a new link'))) return null;
		const { token, team } = await call('/api/me/seats/renew', seat);
		const link = el('input', { readOnly: true, value: `${location.origin}/m/${token}`, 'aria-label': 'The new link' });
		dialog(
			'The new link',
			el('p', {}, 'Whoever has it can play this seat. It is shown only now.'),
			team?.length ? el('p', {}, `Team-mates keep their own links: ${team.join(', ')}.`) : null,
			link,
			el('form', { method: 'dialog' }, el('div.row', {}, el('button.option', {}, 'Close'), ...copying(link))),
		);
		return null;
	}

	/** One's ratings, game by game, and their history. @param {Person} person */
	ratings(person) {
		if (!person.ratings.length) return null;
		const who = (/** @type {import('../types.d.ts').RatedPast} */ h) =>
			h.bot ? `the bot ${h.opponent}` : h.opponent || 'a former player';
		const result = (/** @type {number} */ score) => (score === 1 ? 'won' : score ? 'drawn' : 'lost');
		return el(
			'section.mine',
			{ 'aria-label': 'My ratings' },
			el('h2', {}, 'My ratings'),
			...person.ratings.map(g =>
				el(
					'div.ratedgame',
					{},
					el('p', {}, el('b', {}, g.game), ` ${rated(g.rating)}`),
					ratingPlot(g),
					el(
						'details',
						{},
						el('summary', {}, `Rated matches (${g.history.length})`),
						el(
							'ul',
							{},
							...[...g.history]
								.reverse()
								.map(h => el('li', {}, `${day(h.at)}: ${result(h.score)} against ${who(h)}, then ${rated(h.rating)}`)),
						),
					),
				),
			),
		);
	}

	/** Holidays, and how reliable one is. @param {Person} person */
	time(person) {
		const { yearly, left, until } = person.holidays,
			kept = person.punctual,
			days = field('Days', { type: 'number', min: 1, max: left, value: Math.min(7, left), required: true });
		const takes = async (/** @type {number} */ n) => call('/api/me/holidays', { days: n });
		return el(
			'section.mine',
			{ 'aria-label': 'My time' },
			el('h2', {}, 'My time'),
			el(
				'p',
				{},
				kept
					? `In time in ${kept.kept} of ${kept.all} matches with a clock: ${Math.round((100 * kept.kept) / kept.all)} %`
					: 'No match with a clock has ended yet.',
			),
			el(
				'p.hint',
				{},
				'Counted are those of the last 365 days that have ended, or in which your time ran out so that you ' +
					'lost or your captain played. In time are those in which that did not happen.',
			),
			until
				? el(
						'p',
						{},
						`You are on holiday until ${momentName(until)}. `,
						this.button('End it now', () => takes(0)),
					)
				: left > 0
					? el(
							'form.keeping',
							{
								onsubmit: (/** @type {Event} */ e) => {
									e.preventDefault();
									this.try(() => takes(Number(days.input.value)));
								},
							},
							days.node,
							el('button.option', {}, 'Go on holiday'),
						)
					: null,
			el(
				'p.hint',
				{},
				`${Math.max(0, left)} of ${yearly} days of holidays are left for these 365 days. On holiday your clock stops ` +
					'in all matches that allow it, but the latest end of a match stays.',
			),
		);
	}

	/** One's habits, and how boards look. @param {Person} person */
	habits(person) {
		return el(
			'section.mine',
			{ 'aria-label': 'Colours and habits' },
			el('h2', {}, 'Colours and habits'),
			habits(person.seats.filter(s => !s.study)),
			...preferenceRows(() => {}),
			el('p.hint', {}, 'Your account keeps these choices for every browser in which you sign in.'),
		);
	}
}
