// Who sits where, whose turn it is and how long it has; the same in the title
// of the page and the icon of its tab.

import { ring } from './bell.js';
import { el, fill, keep } from './dom.js';
import { whenDrawn } from './drawn.js';
import { momentName, punctualName, timeName } from './paces.js';
import { preference } from './preferences.js';
import { ratedShort } from './ratings.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').View} View */

/** @param {number} s seconds */
export function span(s) {
	const two = (/** @type {number} */ n) => String(Math.floor(n)).padStart(2, '0');
	if (s >= 86400) return `${Math.floor(s / 86400)} d ${Math.floor((s % 86400) / 3600)} h`;
	return s >= 3600
		? `${Math.floor(s / 3600)}:${two((s % 3600) / 60)}:${two(s % 60)}`
		: `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** How long a scenario takes, in words. @param {number} minutes */
export function lasts(minutes) {
	const hours = Math.floor(minutes / 60),
		rest = minutes % 60;
	if (!hours) return `${minutes} minutes`;
	return `${hours} ${hours === 1 ? 'hour' : 'hours'}${rest ? ` ${rest} minutes` : ''}`;
}

/**
 * Who a seat is in a scenario: its side there, or else its own name.
 * @param {import('../types.d.ts').GameInfo} g
 * @param {string} scenario its key
 * @param {number} seat
 */
export function seatTitle(g, scenario, seat) {
	return g.scenarios.find(s => s.key === scenario)?.sides[seat] || g.seats[seat];
}

/**
 * The name of a bot: the one in the list, or its spec.
 * @param {import('../types.d.ts').GameInfo} g
 * @param {string} spec
 */
export function botName(g, spec) {
	const [kind] = spec.split(/[ :]/),
		bot = g.bots.find(b => b.spec === spec) ?? g.bots.find(b => b.spec.split(':')[0] === kind);
	return bot ? `${bot.name} (bot)` : `${kind} (bot)`;
}

/**
 * The game and the scenario of something, in words.
 * @param {import('../types.d.ts').GameInfo[]} games @param {{ game: string, scenario: string }} of
 */
export function titled(games, { game, scenario }) {
	const g = games.find(x => x.key === game),
		s = g?.scenarios.find(x => x.key === scenario);
	return { g, s, name: g ? `${g.name}: ${s?.name ?? scenario}` : game };
}

/** The name of a match's scenario; without one, its lesson, or a position. @param {TableData} d */
export function scenarioName(d) {
	const unnamed = d.view.lesson?.title ?? 'A position of your own';
	return d.game.scenarios.find(s => s.key === d.scenario)?.name ?? (d.scenario || unnamed);
}

/** How long one waits for one's turn, in milliseconds, before the bell rings on a visible page. */
const soon = 10_000;

/** What a seat has left beside its time for an answer. @param {TableData} d @param {View} v @param {number} i */
function store(d, v, i) {
	const left = v.times.find(t => t.seat === i);
	if (!left || !d.terms) return null;
	const says = left.away
		? `on holiday until ${momentName(left.away)}`
		: d.terms.saves
			? v.clock?.seat === i
				? ''
				: span(left.store)
			: left.store
				? `${left.store >= 3600 ? timeName(Math.floor(left.store / 3600) * 3600) : span(left.store)} in store`
				: 'nothing in store';
	return says ? el('small.store', {}, says) : null;
}

export class SeatsHead {
	constructor() {
		/** Since when others must act, in milliseconds; 0 while it is one's turn. */ this.waits = 0;
		this.node = el('div.seats', { role: 'group', 'aria-label': 'Seats' });
		/** How players are rated. @type {(import('../types.d.ts').Rating|null)[]} */ this.rated = [];
		/** Seats that have been here, or have done something. @type {Set<number>} */ this.came = new Set();
	}

	/** Asks how the players of a rated match are rated. @param {import('./seat.js').SeatLine} hand */
	async rate(hand) {
		/** @type {import('../types.d.ts').Rated|null} */ const r = await hand.get('rated').catch(() => null);
		this.rated = r?.seats.map(s => s.is ?? s.was) ?? [];
	}

	/** @param {TableData} d @param {View} v @param {import('./seat.js').SeatLine[]} hands */
	show(d, v, hands) {
		const mine = hands.some(h => h.wanted),
			alone = hands.length === 1;
		const asked = new Set([...v.waiting, ...hands.flatMap(h => (h.now.asks.length ? [h.now.seat] : []))]);
		const held = new Set(hands.map(h => h.now.seat));
		for (const [i, here] of v.here.entries()) if (here) this.came.add(i);
		for (const l of v.lines) if (l.seat >= 0) this.came.add(l.seat);
		const put = v.clock ? fill : keep; // a clock ticks in its last place
		put(
			this.node,
			...d.seats.map((s, i) => {
				const rolls = v.need?.roller === i,
					turn = !v.ended && !v.lesson?.done && (v.need ? rolls : asked.has(i)),
					own = alone && v.seat === i;
				const says = v.ended
					? v.ended.winner === i
						? 'wins'
						: ''
					: v.lesson?.done
						? ''
						: rolls
							? own
								? 'your roll'
								: 'to roll'
							: v.chosen.includes(i)
								? 'has chosen'
								: turn
									? own
										? d.mate && !mine
											? 'your side’s turn'
											: 'your turn'
										: 'to decide'
									: '';
				return el(
					`div.seat.side-${i}`,
					{ 'aria-current': turn ? 'true' : undefined },
					el('b', {}, s.name),
					' ',
					el(
						'span.who',
						{ title: punctualName(s.punctual) },
						s.bot
							? botName(d.game, s.bot)
							: [
									v.names[i],
									held.has(i)
										? d.study
											? 'study'
											: d.mate
												? 'your side'
												: v.names[i]
													? ''
													: 'you'
										: v.here[i]
											? v.names[i]
												? ''
												: 'here'
											: v.ended || d.study
												? ''
												: this.came.has(i)
													? 'away'
													: 'not here yet',
								]
									.filter(Boolean)
									.join(', '),
					),
					this.rated[i] ? ratedShort(this.rated[i]) : null,
					el('em', {}, says),
					v.clock && v.clock.seat === i && !v.ended ? this.clock(v.clock) : null,
					v.ended ? null : store(d, v, i),
				);
			}),
		);
		whenDrawn(() => this.tab(d, v, mine));
		if (mine && !this.wasMine && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
			new Notification(d.game.name, { body: 'It is your turn.', icon: '/icon-turn.svg' });
		}
		if (mine && this.waits && preference('bell') && (document.hidden || Date.now() - this.waits > soon)) ring();
		this.waits = mine ? 0 : this.waits || Date.now();
		this.wasMine = mine;
	}

	/** Says on the tab of the page whose turn it is. @param {TableData} d @param {View} v @param {boolean} mine */
	tab(d, v, mine) {
		const over = v.ended || v.lesson?.done,
			won = v.ended && v.ended.winner >= 0 ? `, ${d.seats[v.ended.winner].name} won` : '';
		const title =
			`${mine && !over ? '● ' : ''}${d.game.name} — ` +
			`${v.ended?.adjourned ? 'adjourned' : over ? `over${won}` : mine ? 'your turn' : 'waiting'}`;
		if (document.title !== title) document.title = title;
		const icon = document.querySelector('link[rel=icon]'),
			href = mine && !over ? '/icon-turn.svg' : '/icon.svg';
		if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href); // it would be fetched again
	}

	/** @param {NonNullable<View['clock']>} c */
	clock(c) {
		clearInterval(this.timer);
		const until = Date.now() + c.left * 1000,
			node = el('span.clock', { role: 'timer' });
		const tick = () => {
			node.textContent = c.ran ? 'time has run out' : span(Math.max(0, (until - Date.now()) / 1000));
		};
		tick();
		this.timer = window.setInterval(() => {
			if (node.isConnected) tick();
			else clearInterval(this.timer);
		}, 1000);
		return node;
	}
}

/**
 * What is said to who has nothing to answer.
 * @param {import('../types.d.ts').Table} d
 * @param {import('../types.d.ts').View} v
 */
export function waitsFor(d, v) {
	if (v.need || v.ended || v.lesson?.done) return '';
	if (d.mate && v.waiting.includes(v.seat))
		return 'Nothing more is asked of you. The commander of your side decides the rest.';
	const names = v.waiting.map(s => d.seats[s].the).join(' and ');
	return names ? `Waiting for ${names}.` : 'Working out the position.';
}

/** The scenario to learn a game with. @param {import('../types.d.ts').GameInfo} g */
export const easiest = g => g.scenarios.find(s => s.level === 'easy') ?? g.scenarios[0];
