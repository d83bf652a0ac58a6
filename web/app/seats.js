// Who sits where, whose turn it is and how long it has; the same in the title
// of the page and the icon of its tab.

import { el, fill } from './dom.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').View} View */

/** @param {number} s seconds */
export function span(s) {
	const two = (/** @type {number} */ n) => String(Math.floor(n)).padStart(2, '0');
	if (s >= 86400) return `${Math.floor(s / 86400)} d ${Math.floor(s % 86400 / 3600)} h`;
	return s >= 3600 ? `${Math.floor(s / 3600)}:${two(s % 3600 / 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** Who a seat is in a scenario: its side there, or else its own name. @param {import('../types.d.ts').GameInfo} g @param {string} scenario its key @param {number} seat */
export function seatTitle(g, scenario, seat) {
	return g.scenarios.find(s => s.key === scenario)?.sides[seat] || g.seats[seat];
}

/** What the scenario of a table is called. @param {TableData} d */
export function scenarioName(d) { return d.game.scenarios.find(s => s.key === d.scenario)?.name ?? d.scenario; }

export class SeatsHead {
	constructor() { this.node = el('div.seats', { role: 'group', 'aria-label': 'Seats' }); }

	/** @param {TableData} d @param {View} v @param {{now: View}[]} hands */
	show(d, v, hands) {
		const mine = hands.some(h => h.now.asks.length > 0 || h.now.need);
		const held = new Set(hands.map(h => h.now.seat));
		fill(this.node, ...d.seats.map((s, i) => {
			const turn = v.waiting.includes(i) && !v.ended;
			const says = v.ended ? (v.ended.winner === i ? 'wins' : '') : v.chosen.includes(i) ? 'has chosen' : turn ? (v.seat === i ? 'your turn' : 'to decide') : '';
			return el(`div.seat.side-${i}`, { 'aria-current': turn ? 'true' : undefined },
				el('b', {}, s.name), ' ', el('span.who', {}, s.bot ? `${s.bot.split(' ')[0]}, bot` : s.who || (held.has(i) ? d.study ? 'study' : 'you' : s.here ? 'here' : 'not here yet')),
				el('em', {}, says), v.clock && v.clock.seat === i && !v.ended ? this.clock(v.clock) : null);
		}));
		document.title = `${mine && !v.ended ? '● ' : ''}${d.game.name} — ${v.ended?.adjourned ? 'adjourned' : v.ended ? 'over' : mine ? 'your turn' : 'waiting'}`;
		document.querySelector('link[rel=icon]')?.setAttribute('href', mine && !v.ended ? '/icon-turn.svg' : '/icon.svg');
		if (mine && !this.wasMine && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
			new Notification(d.game.name, { body: 'It is your turn.', icon: '/icon-turn.svg' });
		}
		this.wasMine = mine;
	}

	/** @param {NonNullable<View['clock']>} c */
	clock(c) {
		clearInterval(this.timer);
		const until = Date.now() + c.left * 1000, node = el('span.clock', { role: 'timer' });
		const tick = () => { node.textContent = c.ran ? 'time has run out' : span(Math.max(0, (until - Date.now()) / 1000)); };
		tick();
		this.timer = window.setInterval(() => { if (node.isConnected) tick(); else clearInterval(this.timer); }, 1000);
		return node;
	}
}
