// What another seat asks, and what may be done when a clock has run out.

import { absenceName } from './paces.js';
import { capital, el, fill } from './dom.js';
import { looksOn } from './seat.js';

export class Notices {
	/**
	 * @param {() => import('../types.d.ts').Table} data
	 * @param {(what: string, body: any, hand: import('./seat.js').SeatLine) => void} post
	 * @param {() => boolean} reloads whether the page may be loaded again, of another version
	 */
	constructor(data, post, reloads) {
		this.data = data;
		this.post = post;
		this.reloads = reloads;
		this.node = el('section.notices', { 'aria-label': 'Notices', 'aria-live': 'polite' });
	}

	/** @param {import('./seat.js').SeatLine[]} hands */
	show(hands) {
		/** The name of the person in a seat, in the singular. */
		const player = (/** @type {number} */ n) => {
			const { name, the } = this.data().seats[n];
			return the === name ? name : `${the} player`;
		};
		/** @type {HTMLElement[]} */ const out = [];
		const notice = (/** @type {string} */ text, /** @type {[string, () => void][]} */ answers) =>
			out.push(
				el(
					'div.notice',
					{},
					el('p', {}, text),
					el(
						'div.row',
						{},
						...answers.map(([says, onclick]) => el('button.option', { type: 'button', onclick }, says)),
					),
				),
			);
		for (const h of hands) {
			const v = h.now,
				send = (/** @type {string} */ what, /** @type {any} */ body) => () => {
					this.post(what, body, h);
				};
			if (v.ended?.adjourned && v.resume >= 0 && !looksOn(this.data()))
				notice(`${capital(player(v.resume))} wants to resume the match.`, [
					['Resume', send('resume', { agree: true })],
					['Not now', send('resume', { agree: false })],
				]);
			if (v.ended || looksOn(this.data())) continue;
			if (v.back.asked && (v.back.asked.hand || v.back.asked.by !== v.seat))
				notice(
					v.back.asked.hand
						? `${capital(v.back.asked.text)}.`
						: `${capital(player(v.back.asked.by))} asks to take back: ${v.back.asked.text}`,
					[
						['Agree', send('consent', { agree: true })],
						['Refuse', send('consent', { agree: false })],
					],
				);
			if (v.draw >= 0 && v.draw !== v.seat)
				notice(`${capital(player(v.draw))} offers a draw.`, [
					['Accept the draw', send('draw', { offer: true })],
					['Decline', send('draw', { offer: false })],
				]);
			if (v.clock?.ran && v.clock.seat !== v.seat) {
				const { absent, rated, terms } = this.data();
				/** @type {[string, () => void][]} */ const answers = [];
				if (!absent || absent === 'captain') answers.push(['Let the captain play', send('clock', { what: 'captain' })]);
				if (!absent || absent === 'loss') answers.push(['Claim the match', send('clock', { what: 'claim' })]);
				const says = terms
					? `By itself follows what the terms say: ${absenceName(absent, rated, terms)}.`
					: absent === 'wait'
						? 'The terms of this match say that you wait.'
						: 'Nothing is lost: you may simply wait.';
				notice(`The time of ${player(v.clock.seat)} has run out. ${says}`, answers);
			}
			if (v.relieved)
				notice('Your captain has been playing for you.', [['Take over again', send('clock', { what: 'return' })]]);
		}
		if (this.reloads())
			notice('The server has been upgraded. Reload the page to go on with its new version.', [
				['Reload page', () => location.reload()],
			]);
		fill(this.node, ...out);
	}
}
