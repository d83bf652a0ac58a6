// The page on which forces are raised: a scenario gives the ground, and each side has what its nation rolls,
// or squadrons chosen for it by their points. The server checks it after each change.

import { Bench } from './bench.js';
import { cards, forceTable, styles } from './cards.js';
import { capital, el, fill } from './dom.js';
import { choice, find, mark, number, text } from './fields.js';
import { bands, muster, sizeOf } from './force.js';
import { call } from './net.js';
import { put } from './stored.js';

/**
 * @typedef {import('../types.d.ts').Yard} Yard
 * @typedef {import('../types.d.ts').Part} Part
 * @typedef {import('../types.d.ts').Draft} Told
 * @typedef {import('./draft.js').Doc} Doc
 */

/** A key as a name. @param {string} key */
const titled = key => key.split('-').map(capital).join(' ');

/** @param {HTMLElement} root @param {Yard} yard */
export function openMuster(root, yard) {
	root.className = 'build muster';
	new Muster(root, yard).open();
}

export class Muster extends Bench {
	/** @param {HTMLElement} root @param {Yard} yard */
	constructor(root, yard) {
		super(root, yard, {});
		this.sums = el('p.force-sums', { role: 'status' });
		this.note = el('p.force-note', { role: 'status' });
		this.form = el('div.muster-form', {});
		/** Which force table of each side is shown, and whether cards of all nations are. */
		this.looks = [0, 1].map(() => ({ size: 'moderate', style: 'mixed', all: false }));
		/** Which parts of the page are open. @type {Set<string>} */ this.unfolded = new Set();
		this.limit = Number(localStorage.getItem('build-limit') ?? 0);
	}

	open() {
		const { yard } = this,
			scenarios = yard.game.scenarios.filter(s => yard.terms.key.includes(s.key));
		const begin = el(
			'select',
			{ 'aria-label': 'Start from' },
			el('option', { value: '' }, 'Start from …'),
			...scenarios.map(s => el('option', { value: s.key }, s.name)),
		);
		begin.onchange = () => {
			if (begin.value) this.begin(begin.value);
			begin.value = '';
		};
		this.grounds = scenarios.map(s =>
			el(
				'li',
				{},
				el('button.option', { type: 'button', onclick: () => this.begin(s.key) }, s.name),
				el('p.hint', {}, s.brief || s.about),
			),
		);
		fill(
			this.root,
			this.bar(begin),
			el('main.muster-body', {}, this.said, this.sums, this.note, this.faults, this.form),
		);
		const kept = this.kept();
		if (kept?.side) this.draft.put(kept);
		else this.drawn();
	}

	/** Copies a scenario of the game. @param {string} key */
	async begin(key) {
		const { text } = await call(`/api/games/${this.yard.game.key}/scenarios/${key}`);
		await this.read(text.replace(`"${key}"`, `"our-${key}"`));
		this.root.scrollTo(0, 0);
	}

	// --- the draft ----------------------------------------------------------

	drawn() {
		this.foreign = null;
		this.note.textContent = '';
		this.unread();
		this.fillForm();
	}

	judged() {
		const told = /** @type {Told} */ (this.draft.told);
		if (!told.doc) this.foreign = told;
		this.tell(told, this.empty() && !this.foreign ? 'Choose the ground first.' : '');
		if (this.foreign) this.unfolded.add('file');
		this.fillForm();
	}

	/** Whether there is no scenario yet. */
	empty() {
		return !Array.isArray(this.draft.doc.side) || this.draft.doc.side.length < 2;
	}

	/** Goes to the place of a fault. @param {import('../types.d.ts').DraftFault} f */
	go(f) {
		const field = this.foreign ? null : find(this.form, f.path);
		if (!field) this.unfolded.add('file');
		else {
			const part = field.closest('details');
			if (part && !part.open) part.querySelector('summary')?.click();
			return field.focus();
		}
		this.fillForm();
		this.toLine(f.line);
	}

	/** Draws the page again, with the focus on the same field. */
	fillForm() {
		const at = /** @type {HTMLElement|null} */ (document.activeElement),
			hand = at?.dataset.path
				? `[data-path="${CSS.escape(at.dataset.path)}"]`
				: at?.dataset.hand && `[data-hand="${CSS.escape(at.dataset.hand)}"]`,
			inside = this.form.contains(at);
		this.sums.textContent = this.empty() ? '' : this.compared();
		fill(this.form, ...(this.empty() ? this.ground() : this.sides()));
		mark(this.form, this.draft.told?.faults ?? []);
		if (inside && hand) /** @type {HTMLElement|null} */ (this.form.querySelector(hand))?.focus();
	}

	/** What can be begun with. */
	ground() {
		if (!this.foreign) this.said.textContent = 'Choose the ground first.';
		return [
			el(
				'p.hint',
				{},
				'A scenario of the game gives the board, the places, the goals and the turns. Then you raise a force for ' +
					'each side. Or open a file of yours.',
			),
			el('ul.grounds', {}, ...(this.grounds ?? [])),
			this.foreign ? this.part('file', 'The file as text', ...this.file()) : null,
		];
	}

	sides() {
		const d = this.draft,
			limit = el('input', { type: 'number', min: 0, step: '1', value: this.limit || '', placeholder: 'none' });
		limit.dataset.hand = 'limit';
		limit.onchange = () => {
			this.limit = Math.max(0, Math.round(Number(limit.value)));
			put('build-limit', String(this.limit));
			this.fillForm();
		};
		return [
			el('label.field', {}, el('span', {}, 'Points to fill up to'), limit),
			el('div.forces', {}, this.side(0), this.side(1)),
			this.part(
				'scenario',
				'Name and ground',
				text(d, 'name', 'Name'),
				text(d, 'key', 'Name of the file'),
				text(d, 'about', 'What it is', 3),
				number(d, 'turns', 'Turns', { least: 1, most: 99 }),
			),
			this.part('file', 'The file as text', ...this.file()),
		];
	}

	/** A part of the page that opens. @param {string} name @param {string} title @param {...(Node|null)} inside */
	part(name, title, ...inside) {
		const turn = () => {
			if (!this.unfolded.delete(name)) this.unfolded.add(name);
		};
		return el(
			'details.item',
			{ open: this.unfolded.has(name) },
			el('summary', { data: { hand: name }, onclick: turn }, title),
			...inside,
		);
	}

	// --- the forces ---------------------------------------------------------

	/** What a side is called. @param {number} n */
	title(n) {
		const { doc, told } = this.draft;
		return doc.side[n].name || told?.scenario?.sides[n] || (n ? 'Defenders' : 'Attackers');
	}

	/** What a side is worth; null until the server has said what it may roll. @param {number} n */
	sum(n) {
		const side = this.draft.doc.side[n];
		return side.size ? (this.draft.told?.worth[n] ?? null) : sizeOf(bands(side.fixed), this.parts()).points;
	}

	/** Both sums, side by side. */
	compared() {
		const [a, b] = [this.sum(0), this.sum(1)];
		if (a === null || b === null) return '';
		const more = a === b ? '' : `, ${Math.abs(a - b)} more for the ${this.title(a > b ? 0 : 1)}`;
		return `${this.title(0)} ${a} points, ${this.title(1)} ${b}${more}.`;
	}

	/** The nation of a side, as far as the file says one. @param {number} n @returns {string} */
	nation(n) {
		const side = this.draft.doc.side[n];
		return side.nations?.length === 1 && !side.pools && !side.same && !side.other ? side.nations[0] : '';
	}

	/** @param {string} key */
	nationName(key) {
		return this.draft.doc.nation?.find((/** @type {Doc} */ x) => x.key === key)?.name ?? titled(key);
	}

	/** The six forces of a table; none if a nation has no such table. @returns {string[]} */
	rows(/** @type {string} */ nation, /** @type {string} */ size, /** @type {string} */ style) {
		const own = this.draft.doc.nation?.find((/** @type {Doc} */ x) => x.key === nation);
		if (own?.force) return own.force.find((/** @type {Doc} */ f) => f.size === size && f.style === style)?.rows ?? [];
		return this.yard.terms[`fixed ${own?.table || nation} ${size} ${style}`] ?? [];
	}

	/** @param {number} n */
	side(n) {
		const side = this.draft.doc.side[n],
			sum = this.sum(n),
			left = this.limit - (sum ?? 0),
			average = side.size ? ' on average' : '';
		return el(
			'section.force',
			{ 'aria-label': `Force of the ${this.title(n)}`, data: { side: n } },
			el(
				`h2.side-${n}`,
				{},
				this.title(n),
				' ',
				el(
					'small',
					{},
					sum === null ? '' : `${sum} points${average}`,
					!this.limit || sum === null ? '' : left < 0 ? `, ${-left} too many` : `, ${left} left`,
				),
			),
			this.nationField(n),
			this.howField(n),
			side.size ? this.levy(n) : null,
			this.part(`table-${n}`, 'Force table', ...forceTable(this, n)),
			side.size
				? this.part(`cards-${n}`, 'Squadrons and Guns besides', ...cards(this, n))
				: el('div', {}, ...cards(this, n)),
		);
	}

	/** A select that is no field of the file alone. */
	select(
		/** @type {string} */ label,
		/** @type {string} */ hand,
		/** @type {[string, string][]} */ words,
		/** @type {string} */ now,
		/** @type {(value: string) => void} */ chosen,
	) {
		const field = el(
			'select',
			{},
			...words.map(([value, name]) => el('option', { value, selected: value === now }, name)),
		);
		field.dataset[hand.includes('.') ? 'path' : 'hand'] = hand;
		field.onchange = () => chosen(field.value);
		return el('label.field', {}, el('span', {}, label), field);
	}

	/** @param {number} n */
	nationField(n) {
		const side = this.draft.doc.side[n],
			own = (this.draft.doc.nation ?? []).map((/** @type {Doc} */ x) => x.key),
			some = [
				...(side.nations ?? []).map((/** @type {string} */ x) => this.nationName(x)),
				...(side.pools ?? []).map(capital),
			];
		/** @type {[string, string][]} */
		const words = [...this.yard.terms.nation, ...own].map(key => [key, this.nationName(key)]);
		if (!this.nation(n)) words.unshift(['', side.same ? 'That of the other side' : `One of: ${some.join(', ')}`]);
		return this.select('Nation', `side.${n}.nations`, words, this.nation(n), key =>
			this.draft.change(`nation ${n} ${Date.now()}`, ({ side }) => {
				for (const field of ['pools', 'same', 'other']) delete side[n][field];
				side[n].nations = [key];
			}),
		);
	}

	/** @param {number} n */
	howField(n) {
		const side = this.draft.doc.side[n];
		return this.select(
			'Its force is',
			`how-${n}`,
			[
				['rolled', 'rolled in the match'],
				['chosen', 'chosen here'],
			],
			side.size ? 'rolled' : 'chosen',
			how =>
				this.draft.change(`how ${n} ${Date.now()}`, doc => {
					const to = doc.side[n];
					if (how === 'chosen') {
						delete to.size;
						delete to.style;
						return;
					}
					Object.assign(to, { size: this.looks[n].size, style: this.looks[n].style });
					this.write(to, new Map([...bands(to.fixed)].filter(([key]) => this.partOf(key)?.kind === 'gun')));
				}),
		);
	}

	/** What a side rolls. @param {number} n */
	levy(n) {
		const { terms } = this.yard;
		return el(
			'div',
			{},
			choice(this.draft, `side.${n}.size`, 'Size', terms.size),
			choice(
				this.draft,
				`side.${n}.style`,
				'Style',
				terms.style.map(s => [s, styles[s] ?? s]),
			),
		);
	}

	/** @param {string} key @returns {Part|undefined} */
	partOf(key) {
		return this.parts().find(p => p.key === key);
	}

	/** A row of a force table becomes the chosen force. @param {number} n @param {string} row @param {string} said */
	take(n, row, said) {
		this.draft.change(`row ${n} ${Date.now()}`, doc => {
			const to = doc.side[n];
			Object.assign(this.looks[n], { size: to.size ?? this.looks[n].size, style: to.style ?? this.looks[n].style });
			delete to.size;
			delete to.style;
			to.fixed = row;
		});
		this.note.textContent = `${said}The ${this.title(n)} have ${row}.`;
	}

	/** Writes a force into a side. @param {Doc} to @param {Map<string, number>} force */
	write(to, force) {
		to.fixed = muster(force);
		if (!to.fixed) delete to.fixed;
	}
}
