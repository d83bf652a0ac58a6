// The matches of an account, as its page and the front page list them.

import { el } from './dom.js';
import { mine } from './mine.js';
import { momentOf } from './words.js';

/** @typedef {import('../types.d.ts').HeldSeat} HeldSeat */

/** A match of the account with its link, and how it stands. @param {HeldSeat} s @returns {(string|HTMLElement)[]} */
export function heldMatch(s) {
	const clock = s.due ? `, the first clock runs out ${momentOf(s.due * 1000)}` : '',
		turn = s.turn ? `your turn since ${momentOf(s.since * 1000)}` : 'waiting for opponent',
		stands = s.over ? s.result || 'over' : turn + clock,
		against = s.against.map(o => (o.bot ? `the bot ${o.name}` : o.name || 'somebody without a name')).join(' and ');
	return [
		el('a', { href: `/seat/${s.match}/${s.seat}` }, [s.game, s.scenario].filter(Boolean).join(': ')),
		' ',
		el(s.turn ? 'span.state.own' : 'span.state', {}, `as ${s.as} against ${against}, ${stands}`),
	];
}

/**
 * The matches of an account that wait for its person and that this browser does not list itself, those that
 * wait longest first; null if there is none in play.
 * @param {HeldSeat[]} seats
 */
export function waiting(seats) {
	const here = new Set(mine().map(m => m.match)),
		open = seats.filter(s => !s.over && !here.has(s.match)),
		turns = open.filter(s => s.turn).sort((a, b) => a.since - b.since),
		others = open.length - turns.length;
	if (!open.length) return null;
	return el(
		'section.mine.waiting',
		{ 'aria-label': 'Matches of your account' },
		el('h2', {}, turns.length ? 'Your turn' : 'Your matches'),
		turns.length ? el('ul', {}, ...turns.map(s => el('li.turn', {}, ...heldMatch(s)))) : null,
		others
			? el(
					'p.hint',
					{},
					el(
						'a',
						{ href: '/me' },
						others === 1 ? 'One match waits for your opponent' : `${others} matches wait for your opponents`,
					),
				)
			: null,
	);
}
