// The laboratory: many matches between bots, their shares with intervals, plots,
// and each match to be opened as a replay.

import { el, fill } from './dom.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { seatTitle } from './seats.js';
import { put } from './stored.js';
import { stream } from './stream.js';

/** @typedef {import('../types.d.ts').LabRun} LabRun @typedef {import('../types.d.ts').GameInfo} GameInfo */

const percent = (/** @type {number} */ p) => `${(p * 100).toFixed(1)} %`;

/** @param {HTMLElement} root */
export async function openLab(root) {
	const [{ games }, { runs }] = await Promise.all([call('/api/games'), call('/api/lab')]);
	const list = el('section.runs', { 'aria-label': 'Runs' });
	root.className = 'front';
	fill(
		root,
		pageHead('The laboratory', 'Let bots play a scenario many times, and see who wins how often.'),
		el(
			'main',
			{},
			form(games, run => {
				list.querySelector('.hint')?.remove();
				list.prepend(watched(run, games));
			}),
			list,
		),
		el('footer', {}, el('a', { href: '/' }, 'Front page')),
	);
	for (const r of runs.toReversed()) list.prepend(watched(r, games)); // the oldest is played first
	if (!runs.length) list.append(el('p.hint', {}, 'No runs yet. A hundred matches take a few seconds.'));
}

/** @param {GameInfo[]} games @param {(r: LabRun) => void} begun */
function form(games, begun) {
	const told = el('p', { role: 'alert' });
	const row = (/** @type {string} */ label, /** @type {HTMLElement} */ field) =>
		el('label.row', {}, el('span', {}, label), field);
	const game = el('select', {}, ...games.map(g => el('option', { value: g.key }, g.name)));
	const scenario = el('select', {}),
		matches = el('input', { type: 'number', min: '1', max: '20000', value: '100' }),
		bots = el('div', {});
	const fit = () => {
		const g = games[game.selectedIndex];
		fill(scenario, ...g.scenarios.map(s => el('option', { value: s.key }, s.name)));
		fill(
			bots,
			...g.seats.map(name => row(name, el('select', {}, ...g.bots.map(b => el('option', { value: b.spec }, b.name))))),
		);
		name();
	};
	const name = () => {
		for (const [i, label] of bots.querySelectorAll('span').entries())
			label.textContent = seatTitle(games[game.selectedIndex], scenario.value, i);
	};
	game.onchange = fit;
	scenario.onchange = name;
	fit();
	return el(
		'form.new',
		{
			onsubmit: async (/** @type {Event} */ e) => {
				e.preventDefault();
				told.textContent = '';
				try {
					begun(
						mineToo(
							await call('/api/lab', {
								game: game.value,
								scenario: scenario.value,
								matches: Number(matches.value),
								bots: [...bots.querySelectorAll('select')].map(s => s.value),
							}),
						),
					);
				} catch (x) {
					told.textContent = x instanceof Error ? x.message : String(x);
				}
			},
		},
		row('Game', game),
		row('Scenario', scenario),
		bots,
		row('Matches', matches),
		told,
		el('button.option.begin', { type: 'submit' }, 'Run'),
	);
}

/** Shows a run in progress. @param {LabRun} run @param {GameInfo[]} games */
function watched(run, games) {
	const node = el('article.card', {});
	draw(node, run, games);
	if (goesOn(run)) follow(run.id, r => draw(node, r, games));
	return node;
}

const tokenKey = (/** @type {string} */ id) => `weathergage run ${id}`;

/** Keeps the token by which this browser may stop a run that it began. @param {LabRun} r */
function mineToo(r) {
	if (r.token) put(tokenKey(r.id), r.token);
	return r;
}

/** The button that stops a run, for the browser that began it. @param {string} id */
function stopper(id) {
	const token = localStorage.getItem(tokenKey(id));
	return token
		? el('button.option', { type: 'button', onclick: () => call(`/api/lab/${id}/stop`, { token }) }, 'Stop')
		: null;
}

/** @param {LabRun} r */
const goesOn = r => r.state === 'waiting' || r.state === 'running';

/** @type {{ id: string, onRun: (r: LabRun) => void }[]} runs that go on, the one that is followed first */
const followed = [];

/**
 * Follows runs one after another, as the server plays them: a browser opens few connections to one host.
 * @param {string} id
 * @param {(r: LabRun) => void} onRun
 */
function follow(id, onRun) {
	followed.push({ id, onRun });
	if (followed.length === 1) followFirst();
}

function followFirst() {
	const { id, onRun } = followed[0],
		look = async (/** @type {number|undefined} */ most) => told(await call(`/api/lab/${id}`, undefined, most));
	const end = stream(
		() => `/api/lab/${id}/events`,
		'run',
		told,
		() => {},
		look,
	);
	/** @param {LabRun} r */
	function told(r) {
		onRun(r);
		if (goesOn(r) || followed[0]?.id !== id) return;
		end();
		followed.shift();
		if (followed.length) followFirst();
	}
}

/** @param {HTMLElement} node @param {LabRun} r @param {GameInfo[]} games */
function draw(node, r, games) {
	const game = games.find(g => g.key === r.game),
		scenario = game?.scenarios.find(s => s.key === r.scenario);
	const going = goesOn(r);
	fill(
		node,
		el('h2', {}, `${game?.name ?? r.game}: ${scenario?.name ?? r.scenario}`),
		el(
			'p.edition',
			{},
			`${r.bots.map(b => (game ? (game.bots.find(x => x.spec === b)?.name ?? b) : b)).join(' against ')}` +
				`, ${r.matches} matches, ${r.state}${r.error ? `: ${r.error}` : ''}`,
		),
		going
			? el(
					'div.row',
					{},
					el('progress', { max: r.matches, value: r.done, 'aria-label': 'Matches played' }),
					el('span', {}, `${r.done} of ${r.matches}${r.left > 0 ? `, ${Math.ceil(r.left)} s left` : ''}`),
					stopper(r.id),
				)
			: null,
		r.wins.length
			? el(
					'table.shares',
					{},
					el(
						'thead',
						{},
						el(
							'tr',
							{},
							el('th', { scope: 'col' }, 'Won by'),
							el('th', { scope: 'col' }, 'share'),
							el('th', { scope: 'col' }, '95 % interval'),
						),
					),
					el(
						'tbody',
						{},
						...r.wins.map(w =>
							el(
								'tr',
								{},
								el('th', { scope: 'row' }, w.name),
								el('td', {}, percent(w.share)),
								el('td', {}, `${percent(w.low)} to ${percent(w.high)}`),
							),
						),
					),
				)
			: null,
		...r.plots.map(p => {
			const drawn = el('div', { role: 'img', 'aria-label': p.name });
			drawn.innerHTML = p.svg; // in the page it takes the page's inks and letters
			return el('figure', {}, drawn, el('figcaption', {}, p.name));
		}),
		r.played.length
			? el(
					'details',
					{},
					el('summary', {}, `Open one of ${r.played.length} matches`),
					el(
						'ul',
						{},
						...r.played
							.slice(0, 200)
							.map(m =>
								el(
									'li',
									{},
									el(
										'button.text',
										{ type: 'button', onclick: () => openMatch(r.id, m.k) },
										`Match ${m.k}: ${m.winner || 'a draw'}, ${m.length} choices`,
									),
								),
							),
					),
				)
			: null,
	);
}

/** @param {string} id @param {number} k */
async function openMatch(id, k) {
	const made = await call(`/api/lab/${id}/open`, { k });
	location.href = `/m/${made.seats.filter(Boolean).join('+') || made.watch}#start`;
}
