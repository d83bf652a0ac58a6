// The library: finished matches that all their players have made public.

import { dialog } from './dialog.js';
import { el, fill } from './dom.js';
import { copying } from './link.js';
import { miniature } from './miniature.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { botName } from './seats.js';
import { dayOf, victory } from './words.js';

/** @typedef {import('../types.d.ts').Shelved} Shelved @typedef {import('../types.d.ts').GameInfo} GameInfo */

/** How many matches the server lists at once. */
const page = 24;

/** @param {HTMLElement} root */
export async function openLibrary(root) {
	/** @type {{games: GameInfo[]}} */ const { games } = await call('/api/games');
	const list = el('ul.games.library', {}),
		told = el('p.hint', { role: 'status' });
	const more = el('button.option', { type: 'button', hidden: true, onclick: () => show(true) }, 'Older matches');
	const which = el(
		'select',
		{ 'aria-label': 'Game', onchange: () => show(false) },
		el('option', { value: '' }, 'All games'),
		...games.map(g => el('option', { value: g.key }, g.name)),
	);
	let before = 0;
	const show = async (/** @type {boolean} */ on) => {
		if (!on) {
			before = 0;
			fill(list);
		}
		/** @type {{matches: Shelved[]}} */
		const { matches } = await call(`/api/library?game=${which.value}&before=${before}`);
		list.append(...matches.map(m => item(games, m)));
		before = matches.at(-1)?.since ?? before;
		more.hidden = matches.length < page;
		told.textContent = list.childElementCount
			? ''
			: 'No matches yet. When a match is over, its players can put it here: the button is below its result.';
	};
	root.className = 'front';
	fill(
		root,
		pageHead('The library', 'Finished matches that their players have made public, to look through step by step.'),
		el('main', {}, el('div.row', {}, which), list, told, more),
		el('footer', {}, el('a', { href: '/' }, 'Front page')),
	);
	await show(false);
}

/** One match, with its last position. @param {GameInfo[]} games @param {Shelved} m */
function item(games, m) {
	const g = games.find(x => x.key === m.game),
		scenario = g?.scenarios.find(s => s.key === m.scenario)?.name ?? m.scenario;
	const won = m.players[m.winner]?.side,
		day = dayOf(m.since);
	const who = m.players.map((p, i) => [
		i ? ' against ' : '',
		el(`b.side-${i}.owner`, {}, p.side),
		p.bot && g ? `, ${botName(g, p.name)}` : p.name ? `, ${p.name}` : '',
	]);
	return el(
		'li.card',
		{},
		el(
			'div.picture',
			{},
			miniature(async () => {
				const { boards, view } = await call(`/api/m/${m.token}`);
				return { boards, scene: view.scene };
			}),
		),
		el('h2', {}, g?.name ?? m.game),
		el('p.brief', {}, el('em', {}, scenario)),
		el('p.brief', {}, ...who.flat()),
		el('p.facts', {}, [won ? victory(won) : 'Nobody wins', m.result, `${m.steps} steps`, day].join(' · ')),
		el(
			'div.row',
			{},
			el('a.option', { href: `/m/${m.token}#start` }, 'Watch'),
			el('button.option', { type: 'button', onclick: () => embed(m.token) }, 'Embed'),
		),
	);
}

/** The text that shows the replay on another page. @param {string} token */
export function embed(token) {
	const src = `${location.origin}/replay/${token}`;
	const field = el('input', {
		readOnly: true,
		value: `<iframe src="${src}" width="720" height="540" title="A match of Weathergage"></iframe>`,
		'aria-label': 'Text for a web page',
	});
	dialog(
		'Embed the replay',
		el('p', {}, 'Put this text in a web page: it shows the match, step by step.'),
		field,
		el('form', { method: 'dialog' }, el('div.row', {}, el('button.option', {}, 'Close'), ...copying(field))),
	);
	field.select();
}
