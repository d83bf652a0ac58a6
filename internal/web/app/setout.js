// A route before it is played: where it stops and why.

import { commitRow } from './aim.js';
import { ruleLink } from './book.js';
import { capital, el } from './dom.js';

/** @typedef {import('../types.d.ts').Way} Way */

/**
 * The form of a route, and the other route beside it.
 * @param {Way} w
 * @param {{ called: (id: string) => string, far: (w: Way) => string, goes: string, planned: boolean,
 * play: (choices: string[]) => void, back: () => void, propose: (w: Way) => void }} hand goes says which counters of a
 * stack go, "" if it goes as it is; planned, that it only writes down where
 */
export function wayForm(w, { called, far, goes, planned, play, back, propose }) {
	return [
		el(
			'form.aim',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					play(w.choices);
				},
			},
			el('p.prompt', { tabIndex: -1 }, w.says),
			el('p.hint', { role: 'status' }, goes && el('b', {}, goes, ' '), `${sums(w, far(w))}. `, planned ? '' : ends(w)),
			w.stops.length
				? el(
						'ol.stops',
						{},
						...w.stops.map(s =>
							el('li', {}, el('b', {}, called(s.at)), ' ', s.text, s.chance && `: ${s.chance}`, ' ', ruleLink(s.rule)),
						),
					)
				: null,
			commitRow(w.says, back),
		),
		w.beside ? otherWay(w, w.beside, far(w.beside), propose) : null,
	];
}

/** How long a route is, and how often it stops. @param {Way} w @param {string} long */
function sums(w, long) {
	const count = (/** @type {string} */ kind) => w.stops.filter(s => s.kind === kind).length;
	return [long, count('peril') ? `${count('peril')} with dice` : '', count('watched') ? "within the enemy's reach" : '']
		.filter(Boolean)
		.join(', ');
}

/** What ends a route early. @param {Way} w */
const ends = w =>
	w.stops.some(s => !['reach', 'wind', 'unsupplied'].includes(s.kind))
		? 'It stops at dice rolls and at your opponent’s decisions.'
		: w.stops.some(s => s.kind !== 'unsupplied')
			? 'The wind decides how far it comes.'
			: 'As far as you can know, nothing will stop it.';

/**
 * The route beside another, which can be proposed instead.
 * @param {Way} w
 * @param {Way} beside
 * @param {string} long how long that is
 * @param {(w: Way) => void} propose
 */
function otherWay(w, beside, long, propose) {
	return el(
		'p.hint.otherway',
		{},
		`Drawn is ${w.title}. ${capital(beside.title)}, dotted, has `,
		`${long}. `,
		el(
			'button.quiet',
			{ type: 'button', onclick: () => propose({ ...beside, beside: { ...w, beside: null } }) },
			`Look at ${beside.title}`,
		),
	);
}
