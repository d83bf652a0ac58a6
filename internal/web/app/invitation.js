// The first page of a friend who opens the link to a seat: who invites to what, and a field for a name.

import { el, fill } from './dom.js';
import { mine } from './mine.js';
import { miniature } from './miniature.js';
import { absenceName, latestName, momentName, paceName, punctualName } from './paces.js';
import { botName, lasts, scenarioName } from './seats.js';
import { put } from './stored.js';

/** @typedef {import('./seat.js').SeatLine} SeatLine */

/** The longest name that a person may take. */
export const mostLetters = 40;

/**
 * Whether a link invites: it is marked so, a name can be taken there, and this browser does not have the seat.
 * @param {SeatLine[]} hands
 */
export function invites([hand, ...others]) {
	const { data, now } = hand;
	return (
		/^#sit\W*$/.test(location.hash) && // a link pasted out of a sentence may end with a full stop
		!others.length &&
		!data.watching &&
		!data.mate &&
		!now.ended &&
		(now.renames || !now.names[now.seat]) &&
		!mine().some(m => m.tokens.includes(hand.token))
	);
}

/**
 * Shows the invitation until the friend sits down.
 * @param {HTMLElement} root
 * @param {SeatLine} hand
 */
export async function sitDown(root, hand) {
	const { data: d, now: v } = hand,
		scenario = d.game.scenarios.find(s => s.key === d.scenario),
		others = d.seats.flatMap((s, i) =>
			i === v.seat
				? []
				: [
						`${s.bot ? botName(d.game, s.bot) : v.names[i] || 'Your friend'} plays ${s.name}`,
						s.punctual ? `${v.names[i] || 'your friend'} answers ${punctualName(s.punctual)}` : '',
					],
		),
		host = v.names.find((name, i) => name && i !== v.seat);
	const name = el('input', {
		type: 'text',
		maxLength: mostLetters,
		autocomplete: 'nickname',
		value: localStorage.getItem('name') ?? '',
	});
	const told = el('p', { role: 'alert' });
	/** @type {() => void} */ let seated = () => {};
	const sat = new Promise(done => {
		seated = () => done(undefined);
	});
	const sits = async (/** @type {Event} */ e) => {
		e.preventDefault();
		try {
			put('name', name.value.trim());
			if (name.value.trim()) await hand.post('sit', { text: name.value });
			history.replaceState(null, '', location.pathname);
			seated();
		} catch (error) {
			told.textContent = error instanceof Error ? error.message : String(error);
		}
	};
	document.title = `${d.game.name}: you are invited`;
	fill(
		root,
		el(
			'main.front.invitation',
			{},
			el(
				'section.card',
				{ 'aria-label': 'Invitation' },
				el(
					'div.picture',
					{},
					miniature(async () => ({ boards: d.boards, scene: v.scene })),
				),
				el('p.hint', {}, host ? `${host} invites you to` : 'A friend invites you to'),
				el('h1', {}, d.game.name),
				el('h2', {}, scenarioName(d)),
				scenario?.brief ? el('p.brief', {}, scenario.brief) : null,
				el(
					'p.facts',
					{},
					[
						`You play ${d.seats[v.seat].name}`,
						...others,
						scenario?.minutes ? `about ${lasts(scenario.minutes)}` : '',
						paceName(d.pace, d.terms),
						d.pace ? absenceName(d.absent, d.rated, d.terms) : '',
						v.latest
							? `it ends at the latest ${momentName(v.latest)}`
							: latestName(d.terms, d.seats.filter(s => !s.bot).length),
					]
						.filter(Boolean)
						.join(' · '),
				),
				el(
					'form',
					{ onsubmit: sits },
					el('label.row', {}, el('span', {}, 'Your name'), name),
					told,
					el('button.option.begin', { type: 'submit' }, 'Sit down'),
				),
				el('p.hint', {}, 'This link is your seat: use it to come back at any time, and give it to nobody else.'),
			),
		),
	);
	name.focus();
	await sat;
}
