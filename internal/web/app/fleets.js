// The fleets of a scenario: ships from the lists and of one's own, with crews,
// personalities and squadrons, and what each side is worth.

import { el } from './dom.js';
import { dialog } from './dialog.js';
import { choice, flag, number, pairs, text } from './fields.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Doc} Doc
 * @typedef {import('../types.d.ts').Part} Part
 * @typedef {import('../types.d.ts').Yard} Yard
 */
/**
 * @typedef {{ draft: Draft, yard: Yard, parts: () => Part[], chosen: string, choose: (path: string) => void,
 * remove: (path: string) => void }} Bench
 */

/** A name as a key that no other has. @param {string} name @param {Doc[]} all @param {string} or */
export function keyOf(name, all, or) {
	const taken = new Set(all.map(x => x.key)),
		root =
			name
				.normalize('NFD')
				.toLowerCase()
				.replace(/[^a-z0-9]+/g, '-')
				.replace(/^[^a-z]+|-+$/g, '') || or;
	let key = root;
	for (let n = 2; taken.has(key); n++) key = `${root}-${n}`;
	return key;
}

/**
 * A part of a panel that opens.
 * @param {Bench} b
 * @param {string} path
 * @param {string|HTMLElement} name
 * @param {...any} inside
 */
export function item(b, path, name, ...inside) {
	const node = el(
		'details.item',
		{ open: b.chosen === path, data: { item: path } },
		el('summary', {}, name),
		...inside,
		el('button.quiet', { type: 'button', onclick: () => b.remove(path) }, 'Remove'),
	);
	node.ontoggle = () => {
		if (node.isConnected && node.open !== (b.chosen === path)) b.choose(node.open ? path : '');
	};
	return node;
}

/** Both fleets. @param {Bench} b */
export function fleets(b) {
	const { draft: d } = b;
	return [
		...(d.doc.side ?? []).map((/** @type {Doc} */ side, /** @type {number} */ n) => {
			const mine = (d.doc.ship ?? [])
				.map((/** @type {Doc} */ s, /** @type {number} */ i) => ({ s, i }))
				.filter((/** @type {{s: Doc}} */ { s }) => s.side === side.key);
			return el(
				'section.fleet-of',
				{ 'aria-label': `Ships of ${side.name}` },
				el(`h2.side-${n}`, {}, side.name, ' ', el('small', { data: { worth: side.key } })),
				el(
					'details.item',
					{},
					el('summary', {}, 'The side itself'),
					text(d, `side.${n}.name`, 'Name'),
					choice(d, `side.${n}.nation`, 'Nation', b.yard.terms.nation),
					choice(d, `side.${n}.religion`, 'Religion', b.yard.terms.religion),
				),
				...mine.map((/** @type {{s: Doc, i: number}} */ { s, i }) => ship(b, s, i)),
				mine.length ? null : el('p.hint', {}, 'No ships yet.'),
				el('button.option', { type: 'button', onclick: () => chooser(b, side.key) }, `Add a ship of ${side.name}`),
			);
		}),
		designs(b),
	];
}

/** What the sides are worth, as the server computes it. @param {HTMLElement} root @param {Draft} d */
export function tally(root, d) {
	const worth = d.told?.worth ?? [];
	for (const small of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-worth]'))) {
		const sum = (d.doc.ship ?? []).reduce(
			(/** @type {number} */ n, /** @type {Doc} */ s, /** @type {number} */ i) =>
				n + (s.side === small.dataset.worth ? (worth[i] ?? 0) : 0),
			0,
		);
		small.textContent = worth.length ? `${sum} points of our own` : '';
	}
	for (const small of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-points]'))) {
		const n = worth[Number(small.dataset.points)];
		small.textContent = n ? ` · ${n} points` : '';
	}
}

/** One ship. @param {Bench} b @param {Doc} s @param {number} i */
function ship(b, s, i) {
	const {
			draft: d,
			yard: { terms },
		} = b,
		p = `ship.${i}`,
		part = b.parts().find(x => x.key === s.type),
		crew = 'as her nation’s';
	const node = item(
		b,
		p,
		s.name || s.key || 'A ship',
		el(
			'p.hint',
			{},
			part
				? `${part.name}, ${part.figures
						.filter(f => f.text !== '0' && f.text !== '-')
						.map(f => `${f.name} ${f.text}`)
						.join(', ')}`
				: 'Of no list.',
		),
		text(d, `${p}.name`, 'Name'),
		text(d, `${p}.key`, 'Name in records'),
		choice(
			d,
			`${p}.side`,
			'Side',
			(d.doc.side ?? []).map((/** @type {Doc} */ x) => [x.key, x.name]),
		),
		choice(
			d,
			`${p}.type`,
			'Type',
			b.parts().map(x => [x.key, `${x.name}, ${x.figures[0]?.text} tons (${x.list})`]),
		),
		number(d, `${p}.at.0`, 'Bow from the left, mm'),
		number(d, `${p}.at.1`, 'Bow from the top, mm'),
		text(d, `${p}.heading`, 'Heading, degrees'),
		number(d, `${p}.speed`, 'Speed, mm a move'),
		flag(d, `${p}.oars`, 'Under oars'),
		choice(d, `${p}.mariners`, 'Mariners', terms.class, crew),
		choice(d, `${p}.gunnery`, 'Gunners', terms.class, crew),
		choice(d, `${p}.soldiers`, 'Soldiers', terms.class, crew),
		number(d, `${p}.squadron`, 'Squadron, 0 for none', { most: 9 }),
		number(d, `${p}.arrives`, 'Arrives in move, 0 at once'),
		number(d, `${p}.men`, 'How many soldiers', { none: 'as listed' }),
		choice(d, `${p}.held`, 'Lies', terms.held, 'under way'),
		flag(d, `${p}.treasure`, 'Carries treasure'),
		flag(d, `${p}.janissaries`, 'Janissaries'),
		flag(d, `${p}.fire-ship`, 'A fire ship'),
		s['fire-ship'] || s.explosive ? flag(d, `${p}.explosive`, 'Full of powder') : null,
		...(s.persons ?? []).map((/** @type {Doc} */ _, /** @type {number} */ j) =>
			el(
				'fieldset',
				{},
				el('legend', {}, 'Personality'),
				text(d, `${p}.persons.${j}.name`, 'Name'),
				choice(d, `${p}.persons.${j}.rank`, 'Rank', terms.rank),
				flag(d, `${p}.persons.${j}.commands`, 'Commands the squadron'),
				el(
					'button.quiet',
					{ type: 'button', onclick: () => d.change('persons', doc => doc.ship[i].persons.splice(j, 1)) },
					'Remove',
				),
			),
		),
		el(
			'button.quiet',
			{
				type: 'button',
				onclick: () =>
					d.change('persons', doc => {
						(doc.ship[i].persons ??= []).push({ name: 'A captain', rank: terms.rank[0], commands: false });
					}),
			},
			'Add a personality',
		),
	);
	node.querySelector('summary')?.append(el('small', { data: { points: String(i) } }));
	return node;
}

/** A list of types to choose from, by list and kind. @param {Bench} b @param {string} side */
function chooser(b, side) {
	const parts = b.parts(),
		every = (/** @type {(p: Part) => string} */ of) => [...new Set(parts.map(of))];
	const pick = (/** @type {string} */ label, /** @type {string[]} */ all) =>
		el(
			'select',
			{ 'aria-label': label },
			el('option', { value: '' }, label),
			...all.map(x => el('option', { value: x }, x)),
		);
	const list = pick(
			'Every list',
			every(p => p.list),
		),
		kind = pick(
			'Every kind',
			every(p => p.kind),
		),
		rows = el('tbody', {});
	const fit = () =>
		rows.replaceChildren(
			...parts
				.filter(p => (!list.value || p.list === list.value) && (!kind.value || p.kind === kind.value))
				.map(p =>
					el(
						'tr',
						{},
						el(
							'th',
							{ scope: 'row' },
							el(
								'button.quiet',
								{
									type: 'button',
									onclick: () => {
										box.close();
										add(b, side, p);
									},
								},
								p.name,
							),
						),
						...p.figures.map(f => el('td', {}, f.text)),
						el('td', {}, String(p.worth)),
						el('td', {}, p.list),
					),
				),
		);
	list.onchange = kind.onchange = fit;
	fit();
	const box = dialog(
		'Choose a ship',
		el('div.row', {}, list, kind),
		el(
			'div.scroll',
			{ tabIndex: 0, role: 'region', 'aria-label': 'Ships of the lists' },
			el(
				'table.parts',
				{},
				el(
					'thead',
					{},
					el(
						'tr',
						{},
						...['ship', ...(parts[0]?.figures ?? []).map(f => f.name), 'points', 'list'].map(h =>
							el('th', { scope: 'col' }, h),
						),
					),
				),
				rows,
			),
		),
		el('p.hint', {}, 'The points are ours, for an average crew.'),
		el('form', { method: 'dialog' }, el('button.option', {}, 'Close')),
	);
	box.classList.add('wide');
}

/** Puts a ship of a type in the line of her side. @param {Bench} b @param {string} side @param {Part} part */
function add(b, side, part) {
	const { doc } = b.draft,
		first = doc.side?.[0]?.key === side,
		all = doc.ship ?? [],
		n = all.filter((/** @type {Doc} */ s) => s.side === side).length;
	const name = `${part.name} ${all.filter((/** @type {Doc} */ s) => s.type === part.key).length + 1}`,
		rows = Math.max(1, Math.floor((doc.table[1] - 200) / 120)),
		deep = Math.floor(n / rows) * 160;
	b.draft.change('fleet', d => {
		(d.ship ??= []).push({
			key: keyOf(name, [...all, ...(doc.fort ?? []), ...(doc.barrier ?? [])], 'ship'),
			name,
			side,
			type: part.key,
			speed: 40,
			oars: false,
			squadron: 1,
			heading: first ? '90' : '270',
			at: [first ? 300 + deep : doc.table[0] - 300 - deep, 120 + (n % rows) * 120],
		});
	});
	b.choose(`ship.${b.draft.doc.ship.length - 1}`);
}

/** Ships of one's own. @param {Bench} b */
function designs(b) {
	const {
			draft: d,
			yard: { terms },
		} = b,
		all = d.doc.design ?? [];
	return el(
		'section.fleet-of',
		{ 'aria-label': 'Ships of your own' },
		el('h2', {}, 'Ships of your own'),
		...all.map((/** @type {Doc} */ s, /** @type {number} */ i) => {
			const p = `design.${i}`;
			return item(
				b,
				p,
				s.name || s.key,
				text(d, `${p}.name`, 'Name'),
				text(d, `${p}.key`, 'Name in this file'),
				choice(d, `${p}.kind`, 'Kind', terms.kind),
				number(d, `${p}.tons`, 'Tons'),
				choice(d, `${p}.layout`, 'Masts, as layout', terms.layout),
				choice(d, `${p}.sail`, 'Table of sail', terms.sail),
				choice(d, `${p}.oar`, 'Table of oars', terms.oar),
				number(d, `${p}.decks`, 'Gun decks'),
				number(d, `${p}.oars`, 'Oars a side'),
				flag(d, `${p}.small`, 'May use the small turning circle'),
				number(d, `${p}.feet.0`, 'Length, feet'),
				number(d, `${p}.feet.1`, 'Beam, oars included, feet'),
				number(d, `${p}.soldiers`, 'Soldiers'),
				number(d, `${p}.mariners`, 'Mariners'),
				number(d, `${p}.rowers`, 'Rowers'),
				pairs(d, `${p}.broadside`, 'Guns of a broadside x pounds'),
				pairs(d, `${p}.stern`, 'Guns astern x pounds'),
				pairs(d, `${p}.bow`, 'Guns ahead x pounds'),
				number(d, `${p}.small-guns`, 'Small guns'),
				number(d, `${p}.hull`, 'Hull'),
				number(d, `${p}.freeboard`, 'Freeboard, 0 to 4', { most: 4 }),
			);
		}),
		el(
			'button.option',
			{
				type: 'button',
				onclick: () => {
					d.change('fleet', doc => {
						(doc.design ??= []).push({
							key: keyOf('our-ship', all, 'our-ship'),
							name: 'A ship of our own',
							kind: 'galleon',
							tons: 500,
							layout: 'C',
							sail: 'C',
							oar: '-',
							decks: 1,
							oars: 0,
							small: false,
							feet: [105, 35],
							soldiers: 100,
							mariners: 150,
							rowers: 0,
							broadside: [
								[4, 12],
								[6, 9],
							],
							stern: [],
							bow: [],
							'small-guns': 6,
							hull: 30,
							freeboard: 3,
						});
					});
					b.choose(`design.${d.doc.design.length - 1}`);
				},
			},
			'Design a ship',
		),
	);
}
