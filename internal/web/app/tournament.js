// The page of a tournament, with its rounds and standings.

import { forms, states } from './cups.js';
import { sure } from './dialog.js';
import { el, fill } from './dom.js';
import { does, said } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { absenceName, paceName, punctualName, punctualRule } from './paces.js';
import { botName, seatTitle, titled } from './seats.js';
import { telling } from './telling.js';

/**
 * @typedef {import('../types.d.ts').GameInfo} GameInfo
 * @typedef {import('../types.d.ts').Tournament} View
 * @typedef {import('../types.d.ts').TournamentMatch} Match
 */

/** How often the page of a running tournament is requested, in milliseconds. */
const often = 10000;

/** @param {HTMLElement} root @param {string} id */
export async function openTournament(root, id) {
	/** @type {[{games: GameInfo[]}, View]} */
	const [{ games }, now] = await Promise.all([call('/api/games'), call(`/api/tournaments/${id}`)]);
	const page = new Page(root, games, id);
	page.show(now);
	page.follow();
}

class Page {
	/** @param {HTMLElement} root @param {GameInfo[]} games @param {string} id */
	constructor(root, games, id) {
		this.root = root;
		this.games = games;
		this.id = id;
		this.told = el('p', { role: 'alert' });
		this.drawn = '';
	}

	/** Requests the tournament from time to time while the page is visible. */
	follow() {
		setTimeout(async () => {
			if (!document.hidden) {
				const now = await call(`/api/tournaments/${this.id}`).catch(() => null);
				if (now) this.show(now);
			}
			this.follow();
		}, often);
	}

	/** @param {string} what @param {object} [body] */
	async do(what, body = {}) {
		this.told.textContent = '';
		try {
			this.show(await call(`/api/tournaments/${this.id}/${what}`, body));
		} catch (e) {
			this.told.textContent = said(e);
		}
	}

	/** @param {View} v */
	show(v) {
		const shown = JSON.stringify(v);
		if (shown === this.drawn) return; // what has the focus keeps it
		this.drawn = shown;
		const { g, name } = titled(this.games, v);
		if (g) for (const p of v.players) if (p.bot) p.name = botName(g, p.bot);
		this.root.className = 'front';
		const facts = [
			name,
			forms[v.form],
			v.both ? 'each pairing is played from both sides' : '',
			paceName(v.pace, v.terms),
			v.pace ? absenceName(v.absent, v.rated, v.terms) : '',
			v.rated ? 'rated' : '',
			v.seeded ? 'ranked by ratings' : 'ranked by lot',
			v.public ? 'anyone may watch' : 'no watchers',
			`organised by ${v.organiser}`,
			states[v.state],
		];
		fill(
			this.root,
			pageHead(v.name, v.says || 'A tournament'),
			el(
				'main.hall',
				{},
				el('p.facts', {}, facts.filter(Boolean).join(' · ')),
				this.told,
				this.verbs(v, g),
				v.standings.length ? this.standings(v) : this.entered(v),
				v.players.some(p => p.punctual) ? el('p.hint', {}, punctualRule) : null,
				...this.rounds(v, g),
			),
			el(
				'footer',
				{},
				v.clubName ? el('span', {}, el('a', { href: `/club/${v.club}` }, v.clubName), ' · ') : null,
				el('a', { href: '/clubs' }, 'Clubs and tournaments'),
				' · ',
				el('a', { href: '/' }, 'Front page'),
			),
		);
	}

	/** What the reader may do. @param {View} v @param {GameInfo|undefined} g */
	verbs(v, g) {
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick, look = 'option') =>
			el(`button.${look}`, { type: 'button', onclick }, text);
		const leaves = async () => {
			const text =
				v.state === 'on'
					? 'You lose the matches that you still have to play in it.'
					: 'You can enter again until it begins.';
			if (await sure(`Leave ${v.name}?`, text, 'Leave')) await this.do('leave');
		};
		const cancels = async () => {
			if (await sure(`Cancel ${v.name}?`, 'Matches that are being played go on, but count for nothing.', 'Cancel it'))
				await this.do('cancel');
		};
		const bots = g?.bots ?? [],
			bot = el('select', { 'aria-label': 'A bot' }, ...bots.map(b => el('option', { value: b.spec }, b.name)));
		const playing = v.you >= 0 && !v.players[v.you].left;
		return el(
			'div.row',
			{},
			v.known || v.state !== 'open'
				? null
				: el('p.hint', {}, el('a', { href: '/me' }, 'Keep a name or sign in'), ' to enter.'),
			...(v.may ? this.entering(v) : []),
			v.organises && v.state === 'open' ? b('Begin the first round', () => this.do('begin')) : null,
			v.organises && v.state === 'open'
				? el(
						'span.row',
						{},
						bot,
						b('Enter this bot', () => this.do('enter', { bot: bot.value }), 'quiet'),
					)
				: null,
			playing && (v.state === 'open' || v.state === 'on') ? b('Leave', leaves, 'quiet') : null,
			v.organises && (v.state === 'open' || v.state === 'on') ? b('Cancel the tournament', cancels, 'quiet') : null,
			v.matches.length
				? el('a', { href: `/api/tournaments/${this.id}/table`, download: '' }, 'Download the tables (CSV)')
				: null,
		);
	}

	/** How the reader enters, and is notified of his matches. @param {View} v */
	entering(v) {
		const tell = telling(v, 'Tell me when it is my turn', 'at this page, and on the front page');
		const enters = does(this.told, async () => this.do('enter', { tell: await tell.read() }));
		return [el('form.row', { onsubmit: enters }, el('button.option', {}, 'Enter'), ...tell.rows)];
	}

	/** Who has entered, before the first round. @param {View} v */
	entered(v) {
		return el(
			'section.listed',
			{ 'aria-label': 'Players' },
			el('h2', {}, `Players (${v.players.length})`),
			v.players.length
				? el(
						'ul',
						{ role: 'list' },
						...v.players.map(p => el('li', {}, p.name, ' ', el('span.facts', {}, punctualName(p.punctual)))),
					)
				: el('p.hint', {}, 'Nobody has entered yet.'),
		);
	}

	/** @param {View} v */
	standings(v) {
		const heads = ['', 'Player', v.form === 'knock-out' ? 'Rounds won' : 'Points', 'Won', 'Drawn', 'Lost'];
		const figure = (/** @type {number} */ n) => el('td', {}, n.toLocaleString());
		return el(
			'section',
			{ 'aria-label': 'Standings' },
			el('h2', {}, 'Standings'),
			el(
				'div.wide',
				{},
				el(
					'table.standings',
					{},
					el(
						'thead',
						{},
						el(
							'tr',
							{},
							...heads.map(h => (h ? el('th', { scope: 'col' }, h) : el('td', {}))),
							...v.breaks.map((b, i) => el('th', { scope: 'col', title: b }, `Tie-break ${i + 1}`)),
						),
					),
					el(
						'tbody',
						{},
						...v.standings.map(s =>
							el(
								s.player === v.you ? 'tr.own' : 'tr',
								{},
								el('td', {}, String(s.rank)),
								el(
									'th',
									{ scope: 'row' },
									v.players[s.player].name,
									v.players[s.player].left ? el('small', {}, ' left') : null,
									el('small', {}, ` ${punctualName(v.players[s.player].punctual)}`),
								),
								...[s.points, s.wins, s.draws, s.losses, ...s.ties].map(figure),
							),
						),
					),
				),
			),
			v.breaks.length
				? el(
						'p.hint',
						{},
						'Players of equal points are ranked by: ',
						v.breaks.map((b, i) => `${i + 1}. ${b}`).join('; '),
						'.',
					)
				: null,
		);
	}

	/** The rounds, the last first. @param {View} v @param {GameInfo|undefined} g */
	rounds(v, g) {
		const last = Math.max(0, ...v.matches.map(m => m.round));
		return Array.from({ length: last }, (_, i) => last - i).map(round =>
			el(
				'section.listed',
				{ 'aria-label': `Round ${round}` },
				el('h2', {}, `Round ${round} of ${v.length}`),
				el('ul', { role: 'list' }, ...v.matches.filter(m => m.round === round).map(m => this.match(v, g, m))),
			),
		);
	}

	/** @param {View} v @param {GameInfo|undefined} g @param {Match} m */
	match(v, g, m) {
		const who = (/** @type {number} */ player, /** @type {number} */ seat) =>
			`${v.players[player].name}${g ? ` (${seatTitle(g, v.scenario, seat)})` : ''}`;
		if (m.second < 0) return el('li', {}, `${v.players[m.first].name} has a bye`);
		const title = `${who(m.first, 0)} against ${who(m.second, 1)}`,
			at = m.seat >= 0 ? `/seat/${m.match}/${m.seat}` : m.watch ? `/m/${m.watch}` : '',
			won = { '': '', first: v.players[m.first].name, second: v.players[m.second].name, drawn: '' }[m.result];
		const how = m.result === 'drawn' ? 'drawn' : won ? `${won} wins` : 'being played';
		return el(
			m.seat >= 0 && !m.result ? 'li.own' : 'li',
			{},
			el(
				'div',
				{},
				at ? el('a', { href: at }, title) : title,
				el('p.facts', {}, how, m.decided ? ', decided by the organiser' : m.result && !m.match ? ', not played' : ''),
			),
			v.organises && m.match && !m.result && v.state === 'on' ? this.settling(v, m) : null,
		);
	}

	/** How the organiser decides a match that does not end. @param {View} v @param {Match} m */
	settling(v, m) {
		const how = el(
			'select',
			{ 'aria-label': 'Its result' },
			el('option', { value: 'first' }, `${v.players[m.first].name} wins`),
			el('option', { value: 'second' }, `${v.players[m.second].name} wins`),
			el('option', { value: 'drawn' }, 'drawn'),
		);
		const decides = async () => {
			const text = 'Do this only if it cannot be played to its end. The match itself stays as it is.';
			if (await sure('Decide this match?', text, 'Decide'))
				await this.do('settle', { match: m.match, result: how.value });
		};
		return el(
			'details',
			{},
			el('summary', {}, 'Decide'),
			el('div.row', {}, how, el('button.quiet', { type: 'button', onclick: decides }, 'Set this result')),
		);
	}
}
