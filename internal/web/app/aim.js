// One answer alone, before it is played: its numbers by slider and by typing, its odds, what it leaves undone.

import { capital, el, fill } from './dom.js';
import { ruleLink } from './book.js';
import { numbered, sign } from './numbers.js';
import { undoneNote } from './undone.js';

/** @typedef {import('../types.d.ts').Option} Option @typedef {import('../types.d.ts').Span} Span */

/**
 * @typedef {{ option: Option, given?: string, says: string, whose: string, left: string[], open: string,
 * sealed: boolean, odds: (choice: string) => Promise<HTMLElement|null>|null, words: (n: number) => string|undefined,
 * play: (choice: string) => void, back: () => void }} Aim
 * Given is a choice of this answer whose numbers are proposed, says is the answer with its open numbers, odds are those
 * of a choice if it has any, whose what it is about, left what it leaves undone, open what else can be answered, if it
 * ends a step; words are those of a message by its number.
 */

/** The numbers that were last set in this tab, by verb and place. @type {Map<string, number>} */
const last = new Map();

/** The numbers that are proposed first: those last set for such an answer, where allowed. @param {Option} o */
const starts = o =>
	o.spans.map((s, i) => {
		const n = last.get(`${o.verb} ${i}`) ?? s.start;
		return s.step && n >= s.min && n <= s.max ? n : s.start;
	});

/** The numbers of a choice of an answer, as "478in/100 -10deg" has them. @param {Option} o @param {string} choice */
function numbersOf(o, choice) {
	const given = choice.slice(o.choice.length).trim().split(' ');
	return starts(o).map((n, i) => {
		const [, digits, parts] = given[i]?.match(/^(-?[\d.]+)[a-z]*(?:\/(\d+))?$/) ?? [];
		return digits ? Number(digits) / Number(parts ?? 1) : n;
	});
}

/** The form of an answer, with a button that commits to it. @param {Aim} aim */
export function aimForm({ option: o, given = '', says, whose, left, open, sealed, odds, words, play, back }) {
	const wants = numbersOf(o, given),
		after = says.split('…').slice(1),
		box = el('div.oddsbox', {}),
		widest = numbered({ ...o, says }, s => String(s.max)),
		name = el('span.steady', { 'data-widest': widest });
	const rename = () => {
		name.textContent = numbered({ ...o, says }, (_, i) => String(wants[i]));
	};
	const of = (/** @type {number} */ i) =>
		o.spans[i].unit ||
		after[o.spans.slice(0, i).filter(s => s.step).length]?.match(/^[^,.:;]*/)?.[0].trim() ||
		'number';
	const chosen = () =>
		o.spans.some(s => s.step) ? [o.choice, ...wants.map((n, i) => n + sign(o.spans[i]))].join(' ') : o.choice;
	const forecast = () => {
		const choice = chosen();
		odds(choice)?.then(n => {
			if (choice === chosen()) fill(box, n); // else another number is set by now
		});
	};
	rename();
	forecast();
	// Of a number out of bounds the house says by which case, and the nearest that is allowed.
	return el(
		'form.aim',
		{
			noValidate: true,
			onsubmit: (/** @type {Event} */ e) => {
				e.preventDefault();
				play(chosen());
			},
		},
		el(
			'p.prompt',
			{ tabIndex: -1 },
			whose && !o.says.includes(whose) ? `${whose}: ` : '',
			o.spans.some(s => s.step) ? o.says : `${o.says}?`,
			' ',
			ruleLink(o.rule),
		),
		left.length ? undoneNote(left, sealed) : open ? el('p.hint', {}, open) : null,
		o.after && o.spans.some(s => s.step) ? el('p.hint', {}, `${capital(o.after)}.`) : null,
		...o.spans.map((s, i) => {
			if (!s.step || s.max <= s.min) return null;
			const set = (/** @type {number} */ n) => {
				wants[i] = n;
				last.set(`${o.verb} ${i}`, n);
				rename();
				forecast();
			};
			return s.unit === 'message' ? message(s, set, words) : dial(s, wants[i], set, of(i));
		}),
		commitRow(name, back),
		box,
	);
}

/**
 * The buttons below what is proposed: one that commits to it, and one that goes back.
 * @param {Node|string} says
 * @param {() => void} back
 */
export function commitRow(says, back) {
	return el(
		'div.row',
		{},
		el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, '⏎'), says),
		el('button.option', { type: 'button', onclick: back }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Back'),
	);
}

/**
 * A typed number in whole steps, if the steps are whole numbers; what is out of bounds stays so.
 * @param {number} n @param {Span} s
 */
function stepped(n, s) {
	if (!Number.isInteger(s.step) || s.step < 2) return n;
	return s.min + Math.round((n - s.min) / s.step) * s.step;
}

/**
 * A number by slider and by typing.
 * @param {Span} s
 * @param {number} start
 * @param {(n: number) => void} set
 * @param {string} of what it is a number of
 */
function dial(s, start, set, of) {
	const given = { min: String(s.min), max: String(s.max), step: String(s.step), value: String(start) };
	const slide = el('input', { type: 'range', ...given, 'aria-label': `${of}, by slider` });
	const typed = el('input', {
		type: 'number',
		...given,
		'aria-label': `${of}, typed`,
		onfocus: () => typed.select(),
	});
	slide.oninput = () => {
		typed.value = slide.value;
		set(Number(slide.value));
	};
	typed.oninput = () => {
		slide.value = typed.value;
		set(stepped(Number(typed.value), s));
	};
	typed.onchange = () => {
		typed.value = String(stepped(Number(typed.value), s));
	};
	return el(
		'div.dial',
		{},
		typed,
		el('span', {}, of === 'number' ? '' : of),
		slide,
		el(
			'span.ends',
			{},
			`${s.min} to ${s.max}`,
			Number.isInteger(s.step) && s.step > 1 ? ` in steps of ${s.step}` : '',
			s.loose ? ', as room allows' : '',
		),
	);
}

/**
 * The number of a message, with its words.
 * @param {Span} s
 * @param {(n: number) => void} set
 * @param {(n: number) => string|undefined} words
 */
function message(s, set, words) {
	const typed = el('input', {
		type: 'number',
		min: String(s.min),
		max: String(s.max),
		step: String(s.step),
		value: String(s.min),
		'aria-label': 'number of the message',
		onfocus: () => typed.select(),
	});
	const says = el('output', {});
	const tell = () => {
		const text = words(Number(typed.value));
		says.textContent = text !== undefined ? `“${text}”` : 'It has no words yet: write them under Talk.';
	};
	typed.oninput = () => {
		set(Number(typed.value));
		tell();
	};
	tell();
	return el('div.dial', {}, typed, says);
}
