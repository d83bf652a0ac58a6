// The rows of a form that say how long players have: one of the usual paces, or times of one's own.

import { el } from './dom.js';
import { pick } from './name.js';
import { latestName, paceName, paces, termsOf } from './paces.js';

/** @typedef {import('../types.d.ts').TimeTerms} TimeTerms */

const minute = 60,
	hour = 3600,
	day = 86400;

/**
 * A number of a form with its limits.
 * @param {string} label @param {number} min @param {number} max @param {number} value
 */
function figure(label, min, max, value) {
	const input = el('input', { type: 'number', min, max, value, step: 1, required: true });
	return { input, row: el('label.row', {}, el('span', {}, label), input), value: () => Number(input.value) };
}

/** Times of one's own for a match at one sitting: Fischer's clock. */
function live() {
	const base = figure('Minutes at the start', 1, 180, 20),
		more = figure('Seconds more with each answer', 1, 600, 20),
		whole = figure('Hours at most for each player', 1, 24, 2);
	return {
		figures: [base, more, whole],
		whole,
		unit: hour,
		/** @returns {{ pace: number, terms: TimeTerms }} */
		read: () => ({
			pace: more.value(),
			terms: { store: base.value() * minute, saves: true, whole: whole.value() * hour, holidays: false },
		}),
	};
}

/** Times of one's own for a match over days. */
function slow() {
	const days = figure('Days for each answer', 0, 14, 2),
		hours = figure('and hours', 0, 23, 0),
		store = figure('Days in store', 0, 60, 5),
		whole = figure('Days at most for each player', 1, 366, 120);
	return {
		figures: [days, hours, store, whole],
		whole,
		unit: day,
		/** @returns {{ pace: number, terms: TimeTerms }} */
		read: () => ({
			pace: days.value() * day + hours.value() * hour,
			terms: { store: store.value() * day, saves: false, whole: whole.value() * day, holidays: true },
		}),
	};
}

/**
 * @param {() => boolean} [plain] whether nothing but the time for an answer can count, as where dice are typed
 * @returns {{ s: HTMLSelectElement, rows: HTMLElement[], show: () => void,
 * read: () => { pace: number, terms: TimeTerms|null } }}
 */
export function pacing(plain = () => false) {
	const own = { live: live(), slow: slow() },
		{ s, row } = pick('Pace', [
			...paces.map(([v, t]) => [String(v), t]),
			['live', 'live: minutes of my own'],
			['slow', 'by the day: times of my own'],
		]),
		says = el('p.hint', { role: 'status' });
	const chosen = () => (s.value === 'live' ? own.live : s.value === 'slow' ? own.slow : null);
	const read = () => {
		const { pace, terms } = chosen()?.read() ?? { pace: Number(s.value), terms: termsOf(Number(s.value)) };
		return { pace, terms: plain() ? null : terms };
	};
	const show = () => {
		for (const o of Object.values(own))
			for (const f of o.figures) {
				f.row.hidden = o !== chosen();
				f.input.disabled = f.row.hidden; // what is not asked need not be right
			}
		const { pace, terms } = read();
		says.textContent = [chosen() ? paceName(pace, terms) : '', latestName(terms)].filter(Boolean).join(': ');
		says.hidden = !says.textContent;
		for (const o of Object.values(own)) for (const f of o.figures) f.input.setCustomValidity('');
		const c = chosen();
		if (!c || !terms) return;
		const least = Math.ceil((pace + terms.store) / c.unit);
		if (terms.whole < pace + terms.store)
			c.whole.input.setCustomValidity(`At least ${least}: one answer and what is in store.`);
		if (pace < 1 || (c === own.slow && (pace < hour || pace > 14 * day)))
			c.figures[0].input.setCustomValidity('From 1 hour to 14 days for each answer.');
	};
	s.addEventListener('change', show);
	for (const o of Object.values(own)) for (const f of o.figures) f.input.addEventListener('input', show);
	show();
	return { s, rows: [row, ...Object.values(own).flatMap(o => o.figures.map(f => f.row)), says], show, read };
}
