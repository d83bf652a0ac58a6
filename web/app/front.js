// The front page: what this is, a match in two clicks, and my matches.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { keep } from './mine.js';
import { copying } from './link.js';
import { Matches } from './matches.js';
import { umpire } from './umpire.js';
import { ownRow, waiting } from './own.js';
import { pageHead } from './page.js';
import { seatTitle } from './seats.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {Omit<import('../types.d.ts').NewMatch, 'commit' | 'words'>} NewMatch
 * @typedef {import('../types.d.ts').Made} Made
 */

/** @param {HTMLElement} root */
export async function openFront(root) {
	/** @type {{games: GameInfo[]}} */ const { games } = await call('/api/games');
	const front = new Front(games);
	root.className = 'front';
	fill(
		root,
		pageHead(
			'Weathergage',
			'Historical wargames that know their own rulebooks: play a friend, a bot, or both sides of your own table.',
		),
		el(
			'main',
			{},
			front.mine.open ? front.mine.node : null,
			el('section.games', { 'aria-label': 'Games' }, ...games.map(g => front.card(g))),
			front.form,
			front.mine.open ? null : front.mine.node,
		),
		el('footer', {}, el('a', { href: '/lab' }, 'The laboratory'), ' · ', el('a', { href: '/open' }, 'Open a record')),
	);
	const built = games.find(g => g.key === new URLSearchParams(location.search).get('own'));
	if (built) front.choose(built);
}

/** Words a seat adds to the dice, so that the house cannot choose them. */
function someWords() {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
}

class Front {
	/** @param {GameInfo[]} games */
	constructor(games) {
		this.games = games;
		this.form = el('section.new', { 'aria-label': 'A new match', hidden: true });
		this.mine = new Matches(games, m => this.links(m.invited ?? [], false, `/m/${m.tokens.join('+')}`));
	}

	/** @param {GameInfo} g */
	card(g) {
		const told = el('p', { role: 'alert' }),
			about = el('p', {}, g.about),
			which = el(
				'select',
				{ 'aria-label': `Scenario of ${g.name}` },
				...g.scenarios.map(s => el('option', { value: s.key }, s.name)),
			);
		const plays = g.seats.map((_, i) =>
			el('button.option', { type: 'button', onclick: () => this.quick(g, which.value, i, told) }),
		);
		const name = () =>
			plays.forEach((b, i) => {
				b.textContent = `Play ${seatTitle(g, which.value, i)}`;
			});
		which.onchange = () => {
			about.textContent = g.scenarios[which.selectedIndex].about;
			name();
		};
		name();
		return el(
			'article.card',
			{},
			el('h2', {}, g.name),
			el('p.edition', {}, g.edition),
			about,
			el(
				'div.row',
				{},
				g.scenarios.length > 1 ? which : null,
				...plays,
				el(
					'span.row.more',
					{},
					el('button.quiet', { type: 'button', onclick: () => this.choose(g, which.value) }, 'More options'),
					g.own ? el('a.quiet', { href: `/build/${g.key}` }, 'Own scenario') : null,
				),
			),
			told,
		);
	}

	/**
	 * A match against the best bot.
	 * @param {GameInfo} g
	 * @param {string} scenario
	 * @param {number} own seat
	 * @param {HTMLElement} told
	 */
	quick(g, scenario, own, told) {
		this.make(
			{
				game: g.key,
				scenario,
				settings: {},
				dice: 'house',
				pace: 0,
				seats: g.seats.map((_, i) => (i === own ? { kind: 'me' } : { kind: 'bot', bot: g.bots[0].spec })),
			},
			told,
		);
	}

	/** The whole form. @param {GameInfo} g @param {string} [first] the scenario that it begins with */
	choose(g, first = g.scenarios[0].key) {
		const pick = (/** @type {string} */ label, /** @type {string[][]} */ values, /** @type {string} */ value = '') => {
			const s = el('select', {}, ...values.map(([v, t]) => el('option', { value: v, selected: v === value }, t)));
			return { s, row: el('label.row', {}, el('span', {}, label), s) };
		};
		const scenario = pick(
			'Scenario',
			g.scenarios.map(s => [s.key, s.name]),
			first,
		);
		const about = el('p.hint', {}, g.scenarios[scenario.s.selectedIndex].about);
		const titled = (/** @type {number} */ i) =>
			seatTitle(scenario.s.value ? g : { ...g, scenarios: [waiting(g.key) ?? g.scenarios[0]] }, scenario.s.value, i);
		scenario.s.onchange = () => {
			about.textContent = (g.scenarios[scenario.s.selectedIndex] ?? waiting(g.key))?.about ?? '';
			seats.forEach(({ row }, i) => {
				/** @type {HTMLElement} */ (row.firstElementChild).textContent = titled(i);
			});
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
		const pace = pick('Pace', [
			['0', 'no clock'],
			['60', 'a minute a decision'],
			['600', 'ten minutes a decision'],
			['86400', 'a day a decision'],
			['259200', 'three days a decision'],
		]);
		const switches = g.switches.map(s => ({
			key: s.key,
			...pick(
				s.rule ? `${s.name} (${s.rule})` : s.name,
				s.values.map(v => [v, v.replaceAll('-', ' ')]),
			),
		}));
		const told = el('p', { role: 'alert' });
		const send = () => {
			/** @type {Record<string, string>} */ const settings = {};
			for (const s of switches) if (s.s.selectedIndex) settings[s.key] = s.s.value;
			localStorage.setItem('name', own.value);
			this.make(
				{
					game: g.key,
					scenario: scenario.s.value,
					own: scenario.s.value ? undefined : waiting(g.key)?.text,
					settings,
					dice: umpires.checked ? 'typed' : /** @type {any} */ (dice.s.value),
					pace: Number(pace.s.value),
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
				pace.row,
				switches.length
					? el('details', {}, el('summary', {}, `Optional rules (${switches.length})`), ...switches.map(s => s.row))
					: null,
				told,
				el('button.option.begin', { type: 'submit' }, 'Start'),
			),
		);
		this.form.hidden = false;
		this.form.scrollIntoView({ block: 'nearest' });
		/** @type {HTMLElement} */ (this.form.querySelector('select')).focus();
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
				t && spec.seats[i].kind === 'friend' ? [{ name: title(i), url: `${base}/m/${t}` }] : [],
			);
			// The seat is kept as soon as it is made: who closes the tab finds it under "My matches".
			keep({
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
			if (invited.length) this.links(invited, made.local, `/m/${tokens.join('+')}`);
			else location.href = `/m/${tokens.join('+')}${spec.seats.every(s => s.kind === 'bot') ? '#start' : ''}`;
		} catch (e) {
			told.textContent = e instanceof Error ? e.message : String(e);
		}
	}

	/**
	 * @param {{ name: string, url: string }[]} invited
	 * @param {boolean} local whether the links work on this machine only
	 * @param {string} go
	 */
	links(invited, local, go) {
		this.mine.show();
		fill(
			this.form,
			el('h2', {}, 'Links for your friends'),
			el('p', {}, 'Each link is a seat: whoever opens it sits there. Send it to nobody else.'),
			...invited.map(({ name, url }) => {
				const field = el('input', { readOnly: true, value: url, onfocus: () => field.select() });
				return el('div.row.link', {}, el('label.row', {}, el('span', {}, name), field), ...copying(field));
			}),
			local
				? el(
						'p.hint',
						{},
						'This address works on this machine only. To play with a friend elsewhere, start with ' +
							'--listen 0.0.0.0:8088 --public-url https://your.address, an address you can both reach.',
					)
				: null,
			el('p.hint', {}, 'You find your seat and these links under “My matches” on this page.'),
			el('a.option.begin', { href: go }, 'To the table'),
		);
		this.form.hidden = false;
		this.form.scrollIntoView({ block: 'nearest' });
		/** @type {HTMLElement|null} */ (this.form.querySelector('input'))?.focus();
	}
}
