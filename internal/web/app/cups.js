// Lists of tournaments, and what opens one.

import { el, fill } from './dom.js';
import { does, field, pick } from './name.js';
import { call } from './net.js';
import { absences, punctualName } from './paces.js';
import { pacing } from './pacing.js';
import { ratedRow, unmeasured } from './ratings.js';
import { titled } from './seats.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */

/** What a form is called. */
export const forms = {
	'round-robin': 'round robin: everyone plays everyone',
	swiss: 'Swiss: players of equal points meet',
	'knock-out': 'knock-out: who loses is out',
};

/** What a state is called. */
export const states = { open: 'open to enter', on: 'being played', over: 'over', cancelled: 'cancelled' };

/** @param {GameInfo[]} games @param {import('../types.d.ts').TournamentLine[]} list */
export function tournamentList(games, list) {
	if (!list.length) return el('p.hint', {}, 'No tournament yet.');
	return el(
		'ul',
		{ role: 'list' },
		...list.map(t =>
			el(
				'li',
				{},
				el(
					'div',
					{},
					el('a', { href: `/tournament/${t.id}` }, el('b', {}, t.name)),
					el(
						'p.facts',
						{},
						[
							titled(games, t).name,
							forms[t.form].split(':')[0],
							`${t.players} ${t.players === 1 ? 'player' : 'players'}`,
							states[t.state],
							t.punctual ? `together ${punctualName(t.punctual)}` : '',
						]
							.filter(Boolean)
							.join(' · '),
					),
				),
			),
		),
	);
}

/** What opens a tournament. @param {GameInfo[]} games @param {string} club '' for everyone */
export function tournamentForm(games, club) {
	const two = games.filter(g => g.seats.length === 2);
	const told = el('p', { role: 'alert' }),
		name = field('Its name', { maxLength: 30, required: true }),
		says = field('About it', { maxLength: 500 }),
		game = pick(
			'Game',
			two.map(g => [g.key, g.name]),
		),
		scenario = pick('Scenario', []),
		form = pick('Form', Object.entries(forms)),
		rounds = el('input', { type: 'number', min: 0, max: 63, value: 0 }),
		roundsRow = el('label.row', { hidden: true }, el('span', {}, 'Rounds, 0 for as many as it takes'), rounds),
		both = el('input', { type: 'checkbox', checked: true }),
		watch = el('input', { type: 'checkbox', checked: true }),
		pace = pacing(),
		absent = pick('If time runs out', absences);
	const g = () => two[game.s.selectedIndex];
	game.s.onchange = () => {
		fill(scenario.s, ...g().scenarios.map(s => el('option', { value: s.key }, s.name)));
		counts.show();
	};
	scenario.s.onchange = () => counts.show();
	form.s.onchange = () => {
		roundsRow.hidden = form.s.value !== 'swiss';
	};
	const seeds = el('input', { type: 'checkbox' }),
		counts = ratedRow(pace.s, absent, () => unmeasured(g(), scenario.s.value));
	game.s.onchange(new Event('change'));
	const opens = async () => {
		const made = await call('/api/tournaments', {
			club,
			name: name.input.value,
			says: says.input.value,
			game: game.s.value,
			scenario: scenario.s.value,
			settings: {},
			form: form.s.value,
			rounds: form.s.value === 'swiss' ? Number(rounds.value) : 0,
			both: both.checked,
			...pace.read(),
			absent: absent.s.value,
			public: watch.checked,
			rated: counts.box.checked,
			seeded: seeds.checked,
		});
		location.assign(`/tournament/${made.id}`);
	};
	return el(
		'section.new',
		{ 'aria-label': 'Open a tournament' },
		el('h2', {}, 'Open a tournament'),
		el(
			'form',
			{ onsubmit: does(told, opens) },
			name.node,
			says.node,
			game.row,
			scenario.row,
			form.row,
			roundsRow,
			el('label.row', {}, both, el('span', {}, 'Each pairing is two matches, so that each player plays both sides')),
			...pace.rows,
			absent.row,
			counts.row,
			el('label.row', {}, seeds, el('span', {}, 'Players are ranked by their ratings when it begins, not by lot')),
			el('label.row', {}, watch, el('span', {}, 'Anyone may watch its matches')),
			told,
			el('button.option.begin', { type: 'submit' }, 'Open it'),
		),
	);
}
