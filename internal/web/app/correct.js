// An umpire corrects what was typed wrong: a choice or a roll of any side. What came after is played again.

import { dialog } from './dialog.js';
import { el, fill } from './dom.js';
import { throwLine } from './log.js';
import { Refused } from './net.js';

/** @typedef {import('../types.d.ts').Slip} Slip @typedef {import('../types.d.ts').SlipThrow} SlipThrow */
/**
 * @typedef {{ names: string[], slips: () => Promise<Slip[]>, send: (body: any) => Promise<any>,
 * rule: (body: any) => Promise<any> }} Corrects
 * Send corrects a choice or a roll; rule changes how things stand, and throws what the server says against it.
 */

/** The step of a ruling, before which nothing is corrected. */
const RULED = -2;

/** Lists what may be corrected, until something is. @param {Corrects} by */
export async function correct(by) {
	const list = el('ol.slips', {}),
		bars = el('p', {});
	const box = dialog(
		'Correct what was typed',
		el('p', {}, 'What came after it is played again with the same choices and dice, as far as the rules let it.'),
		list,
		bars,
		ruling(by, () => box.close()),
		el('form', { method: 'dialog' }, el('button.option', { value: '' }, 'Close')),
	);
	const send = async (/** @type {any} */ body) => {
		box.close();
		await by.send(body);
	};
	const slips = await by.slips();
	fill(list, ...slips.filter(s => s.step !== RULED).map(s => row(s, by.names, send)));
	bars.textContent = slips.find(s => s.step === RULED)?.text ?? '';
	if (!slips.length) fill(list, el('li', {}, 'Nothing has been chosen yet.'));
}

/** Where the table is right and the program wrong. @param {Corrects} by @param {() => void} done */
function ruling(by, done) {
	const what = el('input', { size: 30, autocomplete: 'off', required: true, placeholder: 'swan 690 690 85' }),
		why = el('input', {
			size: 30,
			maxLength: 200,
			autocomplete: 'off',
			required: true,
			placeholder: 'A sleeve moved her.',
		}),
		told = el('p', { role: 'alert' }),
		force = el('button.option', { type: 'button', hidden: true, onclick: () => void rule(true) }, 'Force it');
	const rule = async (/** @type {boolean} */ agree) => {
		try {
			const answer = await by.rule({ what: what.value, text: why.value, agree });
			if (!answer.stale) done();
			else told.textContent = answer.text;
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			told.textContent = e.message;
			force.hidden = !e.message.startsWith('The rules do not lead there');
		}
	};
	return el(
		'details.ruling',
		{},
		el('summary', {}, 'Say how things stand'),
		el(
			'p',
			{},
			'A name with its place and heading, a word of its line with a number, or a whole line of the position.',
		),
		el(
			'form.column',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					void rule(false);
				},
			},
			el('label', {}, 'It stands ', what),
			el('label', {}, 'Why ', why),
			told,
			el('div.row', {}, el('button.option', { type: 'submit' }, 'Rule so'), force),
		),
	);
}

/** @param {Slip} s @param {string[]} names @param {(body: any) => void} send */
function row(s, names, send) {
	return el(
		'li',
		{},
		el('span', {}, s.step < 0 ? 'The set-up ' : `${names[s.seat]}: ${s.text}${s.waits ? ' (waits for dice)' : ''} `),
		s.bot || s.step < 0
			? null
			: el('button.option', { type: 'button', onclick: () => send({ step: s.step, number: -1 }) }, 'Choose again'),
		...s.throws.map(t => roll(s, t, names, send)),
	);
}

/**
 * A roll, with the faces to type in its place.
 * @param {Slip} s @param {SlipThrow} t @param {string[]} names @param {(body: any) => void} send
 */
function roll(s, t, names, send) {
	const again = (/** @type {number[]} */ faces) => send({ step: s.step, number: t.index, faces });
	const what = el('span', {}, throwLine(t.throw, names), ` ${t.call} `);
	if (t.throw.drawn)
		return el(
			'div.row',
			{},
			what,
			s.step < 0 ? null : el('button.option', { type: 'button', onclick: () => again([]) }, 'Draw again'),
		);
	const typed = el('input', {
		inputMode: 'numeric',
		autocomplete: 'off',
		size: 6,
		placeholder: t.throw.faces.join(' '),
		'aria-label': `${t.throw.faces.length} faces from 1 to ${t.sides}, in place of ${t.throw.faces.join(' ')}`,
		oninput: () => typed.setCustomValidity(''),
	});
	const submit = (/** @type {Event} */ e) => {
		e.preventDefault();
		const faces = facesOf(typed.value, t.sides);
		if (fit(faces, t.throw.faces.length, t.sides)) return again(faces);
		typed.setCustomValidity(wants(t.throw.faces.length, t.sides));
		typed.reportValidity();
	};
	return el('form.row', { onsubmit: submit }, what, typed, el('button.option', { type: 'submit' }, 'Type it so'));
}

/** The faces in a text, also without blanks where each has one digit. @param {string} text @param {number} sides */
export function facesOf(text, sides) {
	return (text.match(/\d+/g) ?? []).flatMap(w => (sides < 10 ? [...w].map(Number) : [Number(w)]));
}

/** Whether faces are those of so many dice. @param {number[]} faces @param {number} dice @param {number} sides */
export const fit = (faces, dice, sides) => faces.length === dice && faces.every(f => f >= 1 && f <= sides);

/** What is wanted of who types faces. @param {number} dice @param {number} sides */
export const wants = (dice, sides) => `Type ${dice} ${dice === 1 ? 'face' : 'faces'} from 1 to ${sides}`;
