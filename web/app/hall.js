// The hall: invitations that anybody may take, one's own among them, and matches that anybody may watch.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { dropOffer, keepOffer, offers, settle } from './offers.js';
import { keep } from './mine.js';
import { whoAmI } from './name.js';
import { pageHead } from './page.js';
import { absenceName, absences, paceName, paces } from './paces.js';
import { lasts, seatTitle } from './seats.js';
import { telling } from './telling.js';
import { someWords } from './words.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {import('../types.d.ts').Invitation} Invitation
 * @typedef {import('../types.d.ts').Hall} HallView
 */

/** How often the hall is looked at while its page is in sight, in milliseconds. */
const often = 4000;

/** The longest name, and the most letters about an invitation. */
const mostName = 40,
	mostSaid = 140;

/** @param {HTMLElement} root */
export async function openHall(root) {
	/** @type {[{games: GameInfo[]}, HallView]} */
	const [{ games }, now] = await Promise.all([call('/api/games'), call('/api/hall')]);
	const hall = new Hall(games, () => call('/api/hall'));
	await hall.named();
	root.className = 'front';
	fill(
		root,
		pageHead('The hall', 'Find an opponent, or watch a match.'),
		el('main.hall', {}, hall.begun, hall.open, hall.form(now), hall.going),
		el('footer', {}, el('a', { href: '/clubs' }, 'Clubs and tournaments'), ' · ', el('a', { href: '/' }, 'Front page')),
	);
	await hall.show(now);
	hall.follow();
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
	 * @param {string} [club] whose members alone meet here
	 */
	constructor(games, look, club = '') {
		this.games = games;
		this.look = look;
		this.club = club;
		this.begun = el('section.begun', { 'aria-label': 'Your match', role: 'status' });
		this.open = el('section.invitations', { 'aria-label': 'Open invitations' });
		this.going = el('section.going', { 'aria-label': 'Matches to watch' });
		this.told = el('p', { role: 'alert' });
		this.name = el('input', {
			type: 'text',
			maxLength: mostName,
			autocomplete: 'nickname',
			value: localStorage.getItem('name') ?? '',
			onchange: () => localStorage.setItem('name', this.name.value.trim()),
		});
		this.drawn = '';
	}

	/** One comes into the hall under the name that one keeps. */
	async named() {
		const me = await whoAmI().catch(() => null);
		if (!me?.person) return;
		this.name.value = me.person.name;
		this.name.readOnly = true;
	}

	/** Does something, and tells what is wrong with it. @param {() => Promise<void>} what */
	async trying(what) {
		this.told.textContent = '';
		try {
			await what();
		} catch (e) {
			this.told.textContent = e instanceof Error ? e.message : String(e);
		}
	}

	/** Looks at the hall from time to time, while somebody looks at the page. */
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
		const begun = await settle(now.invitations.map(i => i.id));
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
		const shown = JSON.stringify(now);
		if (shown === this.drawn) return; // what has the focus keeps it
		this.drawn = shown;
		const own = offers().map(o => o.id);
		fill(
			this.open,
			el('h2', {}, 'Open invitations'),
			now.invitations.length
				? el('ul', { role: 'list' }, ...now.invitations.map(i => this.item(i, own.includes(i.id))))
				: el(
						'p.hint',
						{},
						`Nobody waits for an opponent just now. Be the first to invite ${this.club ? 'the members' : 'anyone'}.`,
					),
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

	/** The game and the scenario of something, in words. @param {{ game: string, scenario: string }} of */
	titled({ game, scenario }) {
		const g = this.games.find(x => x.key === game),
			s = g?.scenarios.find(x => x.key === scenario);
		return { g, s, name: g ? `${g.name}: ${s?.name ?? scenario}` : game };
	}

	/** An invitation. @param {Invitation} i @param {boolean} own */
	item(i, own) {
		const { g, s, name } = this.titled(i);
		const changed = Object.entries(i.settings).map(([key, value]) => {
			const sw = g?.switches.find(x => x.key === key);
			return `${sw?.name ?? key}: ${value.replaceAll('-', ' ')}`;
		});
		const side = own ? (i.side < 0 ? -1 : 1 - i.side) : i.side;
		const facts = [
			g && side >= 0 ? `you play ${seatTitle(g, i.scenario, side)}` : 'sides are drawn by lot',
			paceName(i.pace),
			i.pace ? absenceName(i.absent) : '',
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
					own ? ' your invitation' : ` ${i.name ? `${i.name}${i.guest ? ' (guest)' : ''}` : 'a guest'}`,
				),
				i.says ? el('q', {}, i.says) : null,
				el('p.facts', {}, facts.filter(Boolean).join(' · ')),
			),
			own ? verb('Withdraw', () => this.withdraw(i.id)) : verb('Take it', () => this.take(i)),
		);
	}

	/** A match that anybody may watch. @param {HallView['matches'][number]} m */
	watched(m) {
		const { g, name } = this.titled(m);
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
			{ g, s } = this.titled(i);
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

	/** What one offers to whoever takes it first. @param {HallView} now */
	form(now) {
		const pick = (/** @type {string} */ label, /** @type {[string, string][]} */ values) => {
			const s = el('select', {}, ...values.map(([v, t]) => el('option', { value: v }, t)));
			return { s, row: el('label.row', {}, el('span', {}, label), s) };
		};
		const two = this.games.filter(g => g.seats.length === 2);
		const game = pick(
				'Game',
				two.map(g => [g.key, g.name]),
			),
			scenario = pick('Scenario', []),
			side = pick('I play', []),
			pace = pick(
				'Pace',
				paces.map(([v, t]) => [String(v), t]),
			),
			absent = pick('If time runs out', absences),
			says = el('input', { type: 'text', maxLength: mostSaid, placeholder: 'A first match, gently' }),
			watch = el('input', { type: 'checkbox', checked: true }),
			tell = telling(now, 'Tell me when it begins', 'at this page, and on the front page'),
			rules = el('div', {});
		/** @type {{ key: string, s: HTMLSelectElement }[]} */ let switches = [];
		const g = () => two[game.s.selectedIndex];
		const sides = () =>
			fill(
				side.s,
				el('option', { value: '-1' }, 'either side, drawn by lot'),
				...g().seats.map((_, i) => el('option', { value: String(i) }, seatTitle(g(), scenario.s.value, i))),
			);
		game.s.onchange = () => {
			fill(scenario.s, ...g().scenarios.map(s => el('option', { value: s.key }, s.name)));
			const rows = g().switches.map(s => ({
				key: s.key,
				...pick(
					s.rule ? `${s.name} (${s.rule})` : s.name,
					s.values.map(v => [v, v.replaceAll('-', ' ')]),
				),
			}));
			switches = rows;
			fill(
				rules,
				rows.length
					? el('details', {}, el('summary', {}, `Optional rules (${rows.length})`), ...rows.map(r => r.row))
					: null,
			);
			sides();
		};
		scenario.s.onchange = sides;
		pace.s.onchange = () => {
			absent.row.hidden = !Number(pace.s.value);
		};
		absent.row.hidden = true;
		game.s.onchange(new Event('change'));
		const send = async () => {
			const { commit } = await call('/api/commit');
			/** @type {Record<string, string>} */ const settings = {};
			for (const { key, s } of switches) if (s.selectedIndex) settings[key] = s.value;
			/** @type {import('../types.d.ts').Invited} */
			const made = await call('/api/hall', {
				club: this.club,
				game: game.s.value,
				scenario: scenario.s.value,
				settings,
				side: Number(side.s.value),
				pace: Number(pace.s.value),
				absent: absent.s.value,
				name: this.name.value.trim(),
				says: says.value,
				public: watch.checked,
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
				pace.row,
				absent.row,
				el('label.row', {}, el('span', {}, 'A few words'), says),
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
