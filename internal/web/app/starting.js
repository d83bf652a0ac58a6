// A new match: the form of it, what the server makes of it, and the links for friends.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { keep } from './mine.js';
import { coded, copying } from './link.js';
import { pick } from './name.js';
import { put } from './stored.js';
import { umpire } from './umpire.js';
import { ownRow, waiting } from './own.js';
import { keepOffer } from './offers.js';
import { absences } from './paces.js';
import { pacing } from './pacing.js';
import { ratedRow, unmeasured } from './ratings.js';
import { seatTitle } from './seats.js';
import { proposed, switchRows } from './switches.js';
import { someWords } from './words.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {Omit<import('../types.d.ts').NewMatch, 'commit' | 'words'>} NewMatch
 * @typedef {import('../types.d.ts').Made} Made
 */

export class Starting {
	/** @param {GameInfo[]} games @param {boolean} known whether somebody is signed in @param {() => void} shown */
	constructor(games, known, shown) {
		this.games = games;
		this.known = known;
		this.shown = shown;
		this.form = el('section.new', { 'aria-label': 'A new match', hidden: true });
	}

	/** The whole form. @param {GameInfo} g @param {string} [first] the scenario that it begins with */
	choose(g, first = g.scenarios[0].key) {
		const scenario = pick(
			'Scenario',
			g.scenarios.map(s => [s.key, s.name]),
			first,
		);
		const switches = switchRows(g, first);
		const about = el('p.hint', {}, g.scenarios[scenario.s.selectedIndex].about);
		const titled = (/** @type {number} */ i) =>
			seatTitle(scenario.s.value ? g : { ...g, scenarios: [waiting(g.key) ?? g.scenarios[0]] }, scenario.s.value, i);
		scenario.s.onchange = () => {
			about.textContent = (g.scenarios[scenario.s.selectedIndex] ?? waiting(g.key))?.about ?? '';
			seats.forEach(({ row }, i) => {
				/** @type {HTMLElement} */ (row.firstElementChild).textContent = titled(i);
			});
			switches.propose(scenario.s.value);
		};
		const seats = g.seats.map((_, i) =>
			pick(
				titled(i),
				[
					['me', 'me, at this screen'],
					['friend', 'a friend, by a link'],
					...g.bots.map(b => [`bot ${b.spec}`, b.about ? `${b.name}: ${b.about}` : b.name]),
				],
				i ? `bot ${g.bots[0].spec}` : 'me',
			),
		);
		const brought = g.own ? ownRow(g, scenario.s) : null;
		brought?.offer(new URLSearchParams(location.search).get('own') === g.key);
		const own = el('input', {
			type: 'text',
			maxLength: 60,
			autocomplete: 'nickname',
			value: localStorage.getItem('name') ?? '',
		});
		const dice = pick('Dice', [
			['house', 'the house rolls, and proves it afterwards'],
			['typed', 'real dice: you type the results'],
		]);
		const umpires = el('input', {
			type: 'checkbox',
			onchange: () => {
				for (const { s } of [...seats, dice]) s.disabled = umpires.checked;
			},
		});
		const pace = pacing(() => umpires.checked || dice.s.value === 'typed');
		const absent = pick('If time runs out', absences);
		const rated = ratedRow(pace.s, absent, () => {
			const others = seats.filter(({ s }) => s.value !== 'me').map(({ s }) => s.value);
			if (!this.known) return 'keep a name or sign in first';
			if (seats.length !== 2 || others.length !== 1) return 'you play one of two seats';
			if (umpires.checked || dice.s.value === 'typed') return 'the house has to roll the dice';
			if (!scenario.s.value) return 'not with a scenario of your own';
			const against = unmeasured(g, scenario.s.value, switches.rows);
			if (against) return against;
			const bot = g.bots.find(b => `bot ${b.spec}` === others[0]);
			return bot && !bot.rating ? 'nobody has measured how well this bot plays' : '';
		});
		for (const s of [scenario.s, dice.s, umpires, ...seats.map(x => x.s), ...switches.rows.map(x => x.s)])
			s.addEventListener('change', rated.show);
		for (const s of [dice.s, umpires]) s.addEventListener('change', pace.show);
		const told = el('p', { role: 'alert' });
		const send = () => {
			const settings = switches.read();
			put('name', own.value);
			const side = seats.findIndex(({ s }) => s.value === 'me');
			if (rated.box.checked && seats.some(({ s }) => s.value === 'friend')) {
				const offer = { game: g.key, scenario: scenario.s.value, settings, side, ...pace.read() };
				this.invite(offer, titled(1 - side), told);
				return;
			}
			this.make(
				{
					game: g.key,
					scenario: scenario.s.value,
					own: scenario.s.value ? undefined : waiting(g.key)?.text,
					settings,
					dice: umpires.checked ? 'umpire' : /** @type {any} */ (dice.s.value),
					...pace.read(),
					absent: /** @type {any} */ (absent.s.value),
					rated: rated.box.checked,
					seats: seats.map(({ s }) =>
						umpires.checked
							? { kind: 'me', name: own.value }
							: s.value.startsWith('bot ')
								? { kind: 'bot', bot: s.value.slice(4) }
								: { kind: /** @type {any} */ (s.value), name: s.value === 'me' ? own.value : '' },
					),
				},
				told,
				umpires.checked,
			);
		};
		fill(
			this.form,
			el('h2', {}, g.name),
			el(
				'form',
				{
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						send();
					},
				},
				scenario.row,
				about,
				brought?.node,
				...seats.map(s => s.row),
				el('label.row', {}, el('span', {}, 'My name'), own),
				dice.row,
				el(
					'label.row',
					{},
					umpires,
					el('span', {}, 'I am the umpire of a real table: I play all seats with real dice and no curtain'),
				),
				...pace.rows,
				absent.row,
				rated.row,
				switches.node,
				told,
				el('button.option.begin', { type: 'submit' }, 'Start'),
			),
		);
		this.form.hidden = false;
		this.form.scrollIntoView({ block: 'nearest' });
		/** @type {HTMLElement} */ (this.form.querySelector('select')).focus();
	}

	/**
	 * A match against a bot.
	 * @param {GameInfo} g
	 * @param {string} scenario
	 * @param {number} own seat
	 * @param {string} bot its spec
	 * @param {HTMLElement} told
	 */
	against(g, scenario, own, bot, told) {
		this.quick(
			g,
			scenario,
			g.seats.map((_, i) => (i === own ? { kind: 'me' } : { kind: 'bot', bot })),
			told,
		);
	}

	/**
	 * A match with all else as the scenario proposes, or as usual.
	 * @param {GameInfo} g
	 * @param {string} scenario
	 * @param {NewMatch['seats']} seats
	 * @param {HTMLElement} told
	 */
	quick(g, scenario, seats, told) {
		const name = localStorage.getItem('name') ?? '';
		this.make(
			{
				game: g.key,
				scenario,
				settings: proposed(g, scenario),
				dice: 'house',
				pace: 0,
				seats: seats.map(s => (s.kind === 'me' && name ? { ...s, name } : s)),
			},
			told,
		);
	}

	/**
	 * The house commits itself to its dice, then the seats add their words.
	 * @param {NewMatch} spec
	 * @param {HTMLElement} told
	 * @param {boolean} [umpires] of a real table
	 */
	async make(spec, told, umpires = false) {
		try {
			const { commit } = await call('/api/commit');
			/** @type {Made} */
			const made = await call('/api/matches', {
				...spec,
				commit,
				words: spec.seats.map(s => (s.kind === 'bot' ? '' : someWords())),
			});
			if (umpires) umpire(made.match, true);
			const own = made.seats.flatMap((t, i) => (t && spec.seats[i].kind === 'me' ? [t] : [])),
				tokens = own.length ? own : [made.watch];
			const g = /** @type {GameInfo} */ (this.games.find(x => x.key === spec.game)),
				base = made.url || location.origin;
			const title = (/** @type {number} */ i) =>
				seatTitle(spec.own ? { ...g, scenarios: [waiting(g.key) ?? g.scenarios[0]] } : g, spec.scenario, i);
			const invited = made.seats.flatMap((t, i) =>
				t && spec.seats[i].kind === 'friend' ? [{ name: title(i), url: `${base}/m/${t}#sit` }] : [],
			);
			// The seat is kept as soon as it is made: who closes the tab finds it under "My matches".
			const kept = keep({
				tokens,
				match: made.match,
				name: g.name,
				scenario: (spec.own ? waiting(g.key) : g.scenarios.find(s => s.key === spec.scenario))?.name,
				seats: g.seats.map((_, i) => title(i)),
				when: Date.now(),
				over: false,
				study: false,
				invited,
			});
			const go = `/m/${tokens.join('+')}`;
			if (!kept) invited.unshift({ name: 'Your own', url: base + go });
			if (invited.length) this.links(invited, made.local, go, kept);
			else location.href = `/m/${tokens.join('+')}${spec.seats.every(s => s.kind === 'bot') ? '#start' : ''}`;
		} catch (e) {
			told.textContent = e instanceof Error ? e.message : String(e);
		}
	}

	/**
	 * Invites a friend to a rated match, which begins when he takes the invitation under his own name.
	 * @param {{ game: string, scenario: string, settings: Record<string, string>, side: number, pace: number,
	 * terms: import('../types.d.ts').TimeTerms|null }} offer
	 * @param {string} seat what the friend plays
	 * @param {HTMLElement} told
	 */
	async invite(offer, seat, told) {
		try {
			const { commit } = await call('/api/commit');
			/** @type {import('../types.d.ts').NewInvitation} */
			const terms = {
				...offer,
				absent: 'loss',
				club: '',
				name: '',
				says: '',
				public: false,
				private: true,
				rated: true,
				commit,
				words: someWords(),
				tell: null,
			};
			/** @type {import('../types.d.ts').Invited} */ const made = await call('/api/hall', terms);
			keepOffer({ id: made.id, key: made.key });
			const link = el('input', {
				readOnly: true,
				value: `${location.origin}/hall/${made.id}`,
				onfocus: () => link.select(),
			});
			fill(
				this.form,
				el('h2', {}, 'An invitation for your friend'),
				el('p', {}, 'The match begins when your friend opens it, signs in and takes it.'),
				el('div.row.link', {}, el('label.row', {}, el('span', {}, seat), link), ...copying(link)),
				el('p.hint', {}, 'You find it in the hall until then, and can withdraw it there.'),
				el('a.option.begin', { href: '/hall' }, 'To the hall'),
			);
			link.focus();
		} catch (e) {
			told.textContent = e instanceof Error ? e.message : String(e);
		}
	}

	/**
	 * @param {{ name: string, url: string }[]} invited
	 * @param {boolean} local whether the links work on this machine only
	 * @param {string} go
	 */
	links(invited, local, go, kept = true) {
		this.shown();
		fill(
			this.form,
			el('h2', {}, kept ? 'Links for your friends' : 'Links of this match'),
			kept
				? null
				: el(
						'p',
						{ role: 'alert' },
						'This browser has no room to keep links. Copy them now: without your own link you cannot come back.',
					),
			el('p', {}, 'Each link is a seat: whoever opens it plays that seat. Send it to nobody else.'),
			...invited.map(({ name, url }) => {
				const field = el('input', { readOnly: true, value: url, onfocus: () => field.select() });
				return el(
					'div',
					{},
					el('div.row.link', {}, el('label.row', {}, el('span', {}, name), field), ...copying(field)),
					coded(url, name),
				);
			}),
			local
				? el(
						'p.hint',
						{},
						'This address works on this machine only. To play with a friend elsewhere, start with ' +
							'--listen 0.0.0.0:8088 --public-url https://your.address, an address you can both reach.',
					)
				: null,
			kept ? el('p.hint', {}, 'You find your seat and these links under “My matches” on this page.') : null,
			el('a.option.begin', { href: go }, 'To the table'),
		);
		this.form.hidden = false;
		this.form.scrollIntoView({ block: 'nearest' });
		/** @type {HTMLElement|null} */ (this.form.querySelector('input'))?.focus();
	}
}
