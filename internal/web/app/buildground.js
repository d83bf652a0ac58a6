// Two panels of the page on which scenarios are built: coasts, shoals, forts and barriers; and the goals.

import { el } from './dom.js';
import { choice, flag, number, some, text, words } from './fields.js';
import { item, keyOf } from './fleets.js';

/** @typedef {import('./build.js').Build} Build @typedef {import('./draft.js').Doc} Doc */

/** Coasts, shoals, forts and barriers. @param {Build} b */
export function ground(b) {
	const {
			draft: d,
			yard: { terms },
		} = b,
		{ area = [], fort = [], barrier = [] } = d.doc,
		sides = d.doc.side ?? [];
	const [w, h] = (d.doc.table ?? []).map(Number),
		x = Math.round(w / 2),
		y = Math.round(h / 2),
		r = Math.round(Math.min(w, h) / 10);
	const draw = (/** @type {string} */ ground, /** @type {string} */ name) =>
		b.add('area', {
			name,
			ground,
			...(ground === 'shallows' ? { class: 3 } : {}),
			shape: [
				[x - r, y - r],
				[x + r, y - r],
				[x + r, y + r],
				[x - r, y + r],
			],
		});
	const button = (/** @type {string} */ words, /** @type {() => void} */ onclick) =>
			el('button.option', { type: 'button', onclick }, words),
		key = (/** @type {string} */ name) => keyOf(name, [...(d.doc.ship ?? []), ...fort, ...barrier], name);
	return [
		el(
			'div.row',
			{},
			button('Draw a coast', () => draw('land', 'Land')),
			button('Draw a shoal', () => draw('shallows', 'A shoal')),
			button('Build a fort', () =>
				b.add('fort', {
					key: key('fort'),
					name: 'A fort',
					side: sides[1]?.key ?? '',
					at: [x, y],
					facing: '0',
					cover: 'earth',
					guns: 3,
					pounds: 18,
					gunners: 30,
					troops: 50,
					height: 2,
					'red-hot': false,
				}),
			),
			button('Lay a barrier', () =>
				b.add('barrier', { key: key('boom'), name: 'A boom', a: [x - r, y], b: [x + r, y], defence: 3 }),
			),
		),
		area.length || fort.length || barrier.length ? null : el('p.hint', {}, 'Open sea from edge to edge.'),
		...area.map((/** @type {Doc} */ a, /** @type {number} */ i) => {
			const p = `area.${i}`;
			return item(
				b,
				p,
				a.name || 'An area',
				text(d, `${p}.name`, 'Name'),
				choice(d, `${p}.ground`, 'Ground', terms.ground),
				a.ground === 'shallows' ? number(d, `${p}.class`, 'Class of shallows', { most: 5 }) : null,
				a.ground === 'high-land' ? number(d, `${p}.height`, 'Height', { least: 1, most: 9 }) : null,
				...(a.ground === 'current'
					? [
							text(d, `${p}.set`, 'Sets to, degrees'),
							number(d, `${p}.rate`, 'mm a move'),
							number(d, `${p}.move`, 'From move'),
							flag(d, `${p}.choice`, 'Only where tidal races are set'),
						]
					: []),
				el(
					'fieldset.corners',
					{ data: { path: `${p}.shape` }, tabIndex: -1 },
					el('legend', {}, 'Corners, mm from left and top'),
					...(a.shape ?? []).map((/** @type {number[]} */ _, /** @type {number} */ j) =>
						cornerRow(b, `${p}.shape`, i, j),
					),
				),
			);
		}),
		...fort.map((/** @type {Doc} */ f, /** @type {number} */ i) => {
			const p = `fort.${i}`;
			return item(
				b,
				p,
				f.name || 'A fort',
				text(d, `${p}.name`, 'Name'),
				text(d, `${p}.key`, 'Name in records'),
				choice(
					d,
					`${p}.side`,
					'Side',
					sides.map((/** @type {Doc} */ s) => [s.key, s.name]),
				),
				number(d, `${p}.at.0`, 'Front from the left, mm'),
				number(d, `${p}.at.1`, 'Front from the top, mm'),
				text(d, `${p}.facing`, 'Faces, degrees'),
				choice(d, `${p}.cover`, 'Cover', terms.cover),
				number(d, `${p}.guns`, 'Guns', { least: 1, most: 60 }),
				number(d, `${p}.pounds`, 'Pounds of their shot', { least: 1, most: 100 }),
				number(d, `${p}.gunners`, 'Gunners'),
				number(d, `${p}.troops`, 'Troops, gunners included'),
				number(d, `${p}.height`, 'Height', { most: 9 }),
				flag(d, `${p}.red-hot`, 'Heats shot'),
			);
		}),
		...barrier.map((/** @type {Doc} */ boom, /** @type {number} */ i) => {
			const p = `barrier.${i}`,
				end = (/** @type {string} */ e, /** @type {string} */ name) => [
					number(d, `${p}.${e}.0`, `${name} end from the left, mm`),
					number(d, `${p}.${e}.1`, `${name} end from the top, mm`),
				];
			return item(
				b,
				p,
				boom.name || 'A barrier',
				text(d, `${p}.name`, 'Name'),
				text(d, `${p}.key`, 'Name in records'),
				number(d, `${p}.defence`, 'Defence factor', { least: 1, most: 5 }),
				...end('a', 'One'),
				...end('b', 'Other'),
			);
		}),
	];
}

/** @param {Build} b @param {string} path @param {number} i @param {number} j */
function cornerRow(b, path, i, j) {
	const d = b.draft,
		field = (/** @type {number} */ axis) => {
			const row = number(d, `${path}.${j}.${axis}`, ['x', 'y'][axis]);
			row.className = 'corner';
			return row;
		};
	return el(
		'div.row',
		{},
		el('b', {}, String(j + 1)),
		field(0),
		field(1),
		el(
			'button.quiet',
			{
				type: 'button',
				'aria-label': `Add a corner after ${j + 1}`,
				onclick: () =>
					d.change(`corner ${Date.now()}`, doc => {
						const s = doc.area[i].shape,
							q = s[(j + 1) % s.length];
						s.splice(
							j + 1,
							0,
							s[j].map((/** @type {number} */ v, /** @type {number} */ a) => Math.round((v + q[a]) / 2)),
						);
					}),
			},
			'add',
		),
		el(
			'button.quiet',
			{
				type: 'button',
				'aria-label': `Remove corner ${j + 1}`,
				onclick: () => d.change(`corner ${Date.now()}`, doc => doc.area[i].shape.splice(j, 1)),
			},
			'drop',
		),
	);
}

/** The goals of the sides. @param {Build} b */
export function goals(b) {
	const {
			draft: d,
			yard: { terms },
		} = b,
		all = d.doc.goal ?? [],
		sides = [['both', 'both'], ...(d.doc.side ?? []).map((/** @type {Doc} */ s) => [s.key, s.name])];
	return [
		...all.map((/** @type {Doc} */ g, /** @type {number} */ i) => {
			const p = `goal.${i}`,
				named = [...(g.any ?? []), ...(g.all ?? []), ...(g.not ?? [])],
				has = (/** @type {string[]} */ ...of) => of.some(w => named.includes(w));
			const whose = sides.find(([key]) => key === g.side)?.[1],
				worth = ` · ${g.points} ${g.points === 1 ? 'point' : 'points'}${whose ? `, ${whose}` : ''}`;
			return item(
				b,
				p,
				el('span', {}, g.text || 'A goal', el('small', {}, worth)),
				text(d, `${p}.text`, 'In words', 2),
				choice(d, `${p}.side`, 'Side', /** @type {[string, string][]} */ (sides)),
				number(d, `${p}.points`, 'Points', { least: 1 }),
				choice(d, `${p}.ships`, 'Of which ships', [
					['enemy', 'the enemy’s'],
					['own', 'its own'],
					['keys', 'those named'],
				]),
				g.ships === 'keys' ? words(d, `${p}.keys`, 'Ships, as in records') : null,
				some(d, `${p}.any`, 'Any of these', terms.fate),
				some(d, `${p}.all`, 'And all of these', terms.fate),
				some(d, `${p}.not`, 'And none of these', terms.fate),
				has('crew-lost', 'hurt-lost') ? number(d, `${p}.percent`, 'Percent') : null,
				has('left-table', 'left-sailing', 'beyond') ? choice(d, `${p}.edge`, 'Edge', terms.edge) : null,
				has('beyond') ? number(d, `${p}.line`, 'Beyond, mm') : null,
				has('clear-of-land') ? number(d, `${p}.reach`, 'Clear by, mm') : null,
				number(d, `${p}.group`, 'Group (only the best in a group counts)', { most: 9 }),
			);
		}),
		el(
			'button.option',
			{
				type: 'button',
				onclick: () =>
					b.add('goal', { text: 'an enemy taken', side: 'both', ships: 'enemy', points: 1, any: ['captured'] }),
			},
			'Add a goal',
		),
	];
}
