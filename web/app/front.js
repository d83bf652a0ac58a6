// The front page: what this is, a match in two clicks, and my matches.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { mine, forget } from './mine.js';
import { silhouette } from '../board/silhouettes.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo @typedef {import('../types.d.ts').NewMatch} NewMatch */

export class Front {
	/** @param {HTMLElement} root */
	constructor(root) {
		this.root = root;
		root.className = 'front';
	}

	async open() {
		/** @type {{games: GameInfo[]}} */
		const { games } = await call('/api/games');
		this.games = games;
		this.form = el('section.new', { 'aria-label': 'A new match' });
		fill(this.root,
			el('header.title', {}, el('div.fleet', { 'aria-hidden': 'true' }), el('h1', {}, 'Weathergage'),
				el('p', {}, 'Historical wargames that know their own rulebooks: play a friend, a bot, or both sides of your own table.')),
			el('main', {}, el('section.games', { 'aria-label': 'Games' }, ...games.map((g, i) => this.card(g, i))), this.form, this.matches()),
			el('footer', {}, el('a', { href: '/lab' }, 'The laboratory'), ' · ', el('a', { href: '/open' }, 'Open a record')));
		/** @type {Element} */ (this.root.querySelector('.fleet')).innerHTML = ['galleon', 'race-built', 'galleass', 'hulk', 'race-built', 'galleon'].map((k, i) =>
			`<svg viewBox="0 0 100 80" class="ship side-${i % 2}">${silhouette(k)}</svg>`).join('');
	}

	/** @param {GameInfo} g @param {number} i */
	card(g, i) {
		return el('article.card', {}, el('h2', {}, g.name), el('p.edition', {}, g.edition), el('p', {}, g.about),
			el('div.row', {}, el('button.option', { type: 'button', onclick: () => this.quick(g), autofocus: i === 0 }, `Play ${g.seats[0]} against the captain`),
				el('button.quiet', { type: 'button', onclick: () => this.choose(g) }, 'Choose everything')));
	}

	/** @param {GameInfo} g */
	quick(g) {
		this.make({ game: g.key, scenario: g.scenarios[0].key, settings: {}, dice: 'house', pace: 0,
			seats: g.seats.map((_, i) => i === 0 ? { kind: 'me' } : { kind: 'bot', bot: g.bots[0].spec }) });
	}

	/** The whole form. @param {GameInfo} g */
	choose(g) {
		const pick = (/** @type {string} */ label, /** @type {[string, string][]} */ values, /** @type {string} */ value = '') => {
			const s = el('select', { 'aria-label': label }, ...values.map(([v, t]) => el('option', { value: v, selected: v === value }, t)));
			return { s, row: el('label.row', {}, el('span', {}, label), s) };
		};
		const scenario = pick('Scenario', g.scenarios.map(s => [s.key, s.name]));
		const about = el('p.hint', {}, g.scenarios[0].about);
		scenario.s.onchange = () => { about.textContent = g.scenarios[scenario.s.selectedIndex].about; };
		const seats = g.seats.map((name, i) => pick(name, [['me', 'me, at this screen'], ['friend', 'a friend, by a link'],
			...g.bots.map(b => /** @type {[string, string]} */ ([`bot ${b.spec}`, `${b.name}: ${b.about}`]))], i ? `bot ${g.bots[0].spec}` : 'me'));
		const dice = pick('Dice', [['house', 'the house throws, and proves it afterwards'], ['typed', 'real dice, typed as they fall']]);
		const pace = pick('Pace', [['0', 'no clock'], ['600', 'ten minutes a decision'], ['86400', 'a day a decision'], ['259200', 'three days a decision']]);
		const switches = g.switches.map(s => ({ key: s.key, ...pick(`${s.name} (${s.rule})`, s.values.map(v => [v, v])) }));
		fill(this.form, el('h2', {}, g.name), el('form', {
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				/** @type {Record<string, string>} */ const settings = {};
				for (const s of switches) if (s.s.selectedIndex) settings[s.key] = s.s.value;
				this.make({ game: g.key, scenario: scenario.s.value, settings, dice: /** @type {any} */ (dice.s.value), pace: Number(pace.s.value),
					seats: seats.map(({ s }) => s.value.startsWith('bot ') ? { kind: 'bot', bot: s.value.slice(4) } : { kind: /** @type {any} */ (s.value) }) });
			},
		}, scenario.row, about, ...seats.map(s => s.row), dice.row, pace.row,
			el('details', {}, el('summary', {}, `Optional rules (${switches.length})`), ...switches.map(s => s.row)),
			el('button.option.begin', { type: 'submit' }, 'Begin')));
		this.form.scrollIntoView({ block: 'nearest' });
		/** @type {HTMLElement} */ (this.form.querySelector('select')).focus();
	}

	/** @param {NewMatch} spec */
	async make(spec) {
		/** @type {import('../types.d.ts').Made} */
		const made = await call('/api/matches', spec);
		const own = made.seats.filter((t, i) => t && spec.seats[i].kind === 'me');
		const friends = made.seats.map((t, i) => ({ t, i })).filter(({ t, i }) => t && spec.seats[i].kind === 'friend');
		const go = `/m/${(own.length ? own : [made.watch]).join('+')}`;
		if (!friends.length) { location.href = go; return; }
		const g = /** @type {GameInfo} */ (this.games?.find(x => x.key === spec.game));
		fill(this.form, el('h2', {}, 'Links for your friends'),
			...friends.map(({ t, i }) => el('p', {}, el('b', {}, g.seats[i]), ': ', el('input', { readOnly: true, value: `${made.local ? location.origin : made.url}/m/${t}`, onclick: (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select() }))),
			made.local ? el('p.hint', {}, 'This address works on this machine only. Start with --listen 0.0.0.0:8088 --public-url https://your.address to play with a friend elsewhere.') : null,
			el('a.option', { href: go }, 'To the table'));
	}

	matches() {
		const list = mine();
		return el('section.mine', { 'aria-label': 'My matches' }, el('h2', {}, 'My matches'),
			list.length ? el('ul', {}, ...list.map(m => el('li', {}, el('a', { href: `/m/${m.tokens.join('+')}` }, m.name),
				el('span', {}, ` ${m.over ? 'over' : 'in play'}, ${new Date(m.when).toLocaleDateString()} `),
				el('button.quiet', { type: 'button', onclick: () => { forget(m.tokens); this.open(); } }, 'forget')))) :
				el('p.hint', {}, 'No matches yet. A campaign takes an evening; the bot answers at once.'));
	}
}
