// The page for composing a scenario: the board on one side, on the other what is in its file. The server
// checks it after each change.

import { el, fill, later } from './dom.js';
import { call } from './net.js';
import { Bench } from './bench.js';
import { BuildBoard } from './buildboard.js';
import { goals, ground } from './buildground.js';
import { bare } from './draft.js';
import { choice, find, flag, mark, number, some, text } from './fields.js';
import { fleets, item, tally } from './fleets.js';

/**
 * @typedef {import('../types.d.ts').Yard} Yard
 * @typedef {import('../types.d.ts').Draft} Told
 * @typedef {import('./draft.js').Doc} Doc
 */

const panels = ['Battle', 'Ships', 'Ground', 'Goals', 'File'];
/** Which panel a field stands in, by how its path begins. @type {Record<string, string>} */
const panelOf = {
	ship: 'Ships',
	side: 'Ships',
	design: 'Ships',
	area: 'Ground',
	fort: 'Ground',
	barrier: 'Ground',
	goal: 'Goals',
};

/** @param {HTMLElement} root @param {string} game */
export async function openBuild(root, game) {
	/** @type {Yard} */ const yard = await call(`/api/games/${game}/yard`);
	document.title = `Own scenario — ${yard.game.name}`;
	root.className = 'build';
	if (yard.terms.style) (await later(import('./muster.js'))).openMuster(root, yard);
	else new Build(root, yard).open();
}

export class Build extends Bench {
	/** @param {HTMLElement} root @param {Yard} yard */
	constructor(root, yard) {
		super(root, yard, bare());
		this.chosen = '';
		this.panel = 'Battle';
		/** Where the ship that was moved last lay when nothing was wrong. @type {{ path: string, ship: Doc }|null} */
		this.moved = null;
		/** @type {Set<string>} */ this.wrong = new Set();
		this.board = new BuildBoard(
			{ choose: p => this.choose(p), place: (of, how) => this.place(of, how), remove: p => this.remove(p) },
			type => this.parts().find(p => p.key === type),
		);
		this.form = el('div.build-form', { id: 'build-form', role: 'tabpanel', tabIndex: -1 });
		this.tabs = el(
			'div.tabs',
			{ role: 'tablist', 'aria-label': 'Parts of the scenario' },
			...panels.map(name =>
				el(
					'button',
					{ type: 'button', role: 'tab', 'aria-controls': 'build-form', onclick: () => this.turnTo(name) },
					name,
				),
			),
		);
	}

	open() {
		const begin = el(
			'select',
			{ 'aria-label': 'Start from' },
			el('option', { value: '' }, 'Start from …'),
			el('option', { value: '-' }, 'an empty table'),
			...this.yard.game.scenarios.map(s => el('option', { value: s.key }, s.name)),
		);
		begin.onchange = () => this.begin(begin);
		fill(
			this.root,
			this.bar(begin),
			el(
				'main.build-body',
				{},
				el(
					'section.build-table',
					{ 'aria-label': 'The table' },
					this.board.node,
					el(
						'p.hint.build-keys',
						{},
						'Drag a ship or a fort, or its handle to turn it; a coast, or a corner of it; a barrier, or ' +
							'an end of it. By keys: arrows walk from ship to ship, Enter takes one, arrows then move it ' +
							'10 mm (Shift 1), comma and point turn it, Delete takes it away, Esc lets go; of a coast or ' +
							'a barrier, [ and ] walk corners and ends, Insert adds a corner.',
					),
				),
				el(
					'section.build-side',
					{ 'aria-label': 'Contents of the file' },
					this.said,
					this.alert,
					this.faults,
					this.tabs,
					this.form,
				),
			),
		);
		this.draft.put(this.kept() ?? bare());
	}

	// --- the draft ----------------------------------------------------------

	/** Draws the fields as they are now. */
	drawn() {
		this.foreign = null;
		const { doc } = this.draft,
			[kind, n] = this.chosen.split('.');
		if (kind && !doc[kind]?.[n]) this.chosen = '';
		this.unread();
		this.board.show(doc, this.chosen);
		this.fillForm();
	}

	/** Shows what the server says. */
	judged() {
		const told = /** @type {Told} */ (this.draft.told),
			wrong = new Set(told.faults.map(f => f.path));
		if (!told.doc) this.foreign = told;
		if (this.refused(told, wrong)) return;
		this.wrong = wrong;
		if (told.scenario) this.moved = null;
		const empty = told.doc !== null && !told.doc.ship?.length;
		this.tell(told, empty ? 'An empty table: add ships of both sides, or start from an existing battle.' : '');
		if (told.own.length) this.board.show(this.draft.doc, this.chosen);
		this.fillForm();
	}

	/**
	 * A ship that was moved onto another, the shore or off the board goes back.
	 * @param {Told} told
	 * @param {Set<string>} wrong
	 */
	refused(told, wrong) {
		const of = told.faults.find(f => /^ship\.\d+\.at/.test(f.path) && !this.wrong.has(f.path)),
			{ moved } = this;
		this.moved = null;
		if (!of || !moved) {
			this.alert.textContent = '';
			return false;
		}
		const now = this.draft.get(moved.path),
			name = now.name;
		this.draft.told = null;
		Object.assign(now, { at: moved.ship.at, heading: moved.ship.heading });
		this.draft.put(this.draft.doc);
		this.alert.textContent = `Refused: ${of.text} ${name} is back where she was.`;
		return true;
	}

	/** Moves something on the board. @param {string} of @param {(doc: Doc) => void} how */
	place(of, how) {
		const path = this.chosen;
		if (path.startsWith('ship.')) this.moved ??= { path, ship: structuredClone(this.draft.get(path)) };
		if (this.moved && this.moved.path !== path) this.moved = { path, ship: structuredClone(this.draft.get(path)) };
		this.draft.change(of, how);
	}

	/** @param {string} path */
	remove(path) {
		const [kind, n] = path.split('.');
		this.chosen = '';
		this.draft.change(`remove ${path} ${Date.now()}`, doc => doc[kind].splice(Number(n), 1));
	}

	/** Reads a file. @param {string} text */
	async read(text) {
		await this.draft.check(text);
		if (this.draft.told && !this.draft.told.doc) {
			this.foreign = this.draft.told;
			this.turnTo('File');
		} else this.board.board?.fit();
	}

	/** Begins with an empty board or a copy of a scenario of the game. @param {HTMLSelectElement} from */
	async begin(from) {
		const key = from.value;
		from.value = '';
		if (key === '-')
			this.draft.change('begin', doc => {
				for (const k of Object.keys(doc)) delete doc[k];
				Object.assign(doc, bare());
			});
		if (!key || key === '-') return;
		const { text } = await call(`/api/games/${this.yard.game.key}/scenarios/${key}`);
		await this.read(text.replace(`"${key}"`, `"our-${key}"`));
	}

	// --- what is looked at --------------------------------------------------

	/** Works on a ship, an area or nothing. @param {string} path */
	choose(path) {
		if (path === this.chosen) return;
		this.chosen = path;
		const panel = panelOf[path.split('.')[0]];
		if (panel) this.panel = panel;
		this.board.show(this.draft.doc, path);
		this.fillForm();
		if (path) this.form.querySelector(`[data-item="${path}"]`)?.scrollIntoView({ block: 'nearest' });
	}

	/** @param {string} name */
	turnTo(name) {
		this.panel = name;
		this.fillForm();
	}

	/** Goes to the place of a fault. @param {import('../types.d.ts').DraftFault} f */
	go(f) {
		const [kind, n] = f.path.split('.');
		if (n !== undefined && this.draft.doc[kind]?.[n]) this.chosen = `${kind}.${n}`;
		this.panel = this.foreign || !f.path ? 'File' : (panelOf[kind] ?? 'Battle');
		this.board.show(this.draft.doc, this.chosen);
		this.fillForm();
		const field = find(this.form, f.path);
		if (field) {
			field.closest('details')?.setAttribute('open', '');
			field.focus();
			return;
		}
		this.panel = 'File';
		this.fillForm();
		this.toLine(f.line);
	}

	/** Draws the open panel again, with the focus on the same field. */
	fillForm() {
		for (const t of this.tabs.children) t.setAttribute('aria-selected', String(t.textContent === this.panel));
		const at = /** @type {HTMLElement|null} */ (
				this.form.contains(document.activeElement) ? document.activeElement : null
			)?.dataset.path,
			top = this.form.scrollTop;
		fill(this.form, ...this.inside());
		mark(this.form, this.draft.told?.faults ?? []);
		tally(this.form, this.draft);
		this.form.scrollTop = top;
		if (at) /** @type {HTMLElement|null} */ (this.form.querySelector(`[data-path="${CSS.escape(at)}"]`))?.focus();
	}

	/** @returns {(Node|null)[]} */
	inside() {
		if (this.panel === 'Ships') return fleets(this);
		if (this.panel === 'Ground') return ground(this);
		if (this.panel === 'Goals') return goals(this);
		return this.panel === 'File' ? this.file() : this.battle();
	}

	battle() {
		const {
			draft: d,
			yard: { terms, game },
		} = this;
		return [
			text(d, 'name', 'Name'),
			text(d, 'key', 'Name of the file'),
			text(d, 'about', 'What it is', 3),
			text(d, 'history', 'Its history', 3),
			number(d, 'table.0', 'Table, mm from left to right', { least: 300 }),
			number(d, 'table.1', 'Table, mm from top to bottom', { least: 300 }),
			number(d, 'moves', 'Moves', { least: 1 }),
			text(d, 'wind.from', 'Wind from, degrees'),
			number(d, 'wind.beaufort', 'Beaufort', { most: 7 }),
			choice(d, 'later', 'The wind later', terms.later),
			...this.changes(),
			choice(d, 'weather', 'Weather', terms.weather),
			choice(d, 'night', 'Night', terms.night),
			flag(d, 'armada', 'Crews and guns of the Armada'),
			flag(d, 'mediterranean', 'In the Mediterranean'),
			flag(d, 'outright', 'The first goal ends the battle'),
			flag(d, 'less-lost', 'With equal points the smaller share of men lost wins'),
			some(
				d,
				'settings',
				'Optional rules it asks for',
				game.switches.map(s => [`${s.key}=${s.values.at(-1)}`, `${s.name}: ${s.values.at(-1)}`]),
			),
		];
	}

	/** Changes of a wind that is not rolled for. */
	changes() {
		const { draft: d } = this,
			all = d.doc.change ?? [];
		const add = () => {
			const last = all.at(-1) ?? { move: 1, ...d.doc.wind };
			this.add('change', { move: last.move + 1, from: last.from, beaufort: last.beaufort });
		};
		return [
			...all.map((/** @type {Doc} */ w, /** @type {number} */ i) => {
				const p = `change.${i}`;
				return item(
					this,
					p,
					`From move ${w.move}: wind from ${w.from}°, Beaufort ${w.beaufort}`,
					number(d, `${p}.move`, 'From move', { least: 2 }),
					text(d, `${p}.from`, 'Wind from, degrees'),
					number(d, `${p}.beaufort`, 'Beaufort', { most: 7 }),
				);
			}),
			d.doc.later === 'fixed' ? el('button.option', { type: 'button', onclick: add }, 'Add a change of wind') : null,
		];
	}

	/** Adds one of a kind and works on it. @param {string} kind @param {Doc} one */
	add(kind, one) {
		this.draft.change(`add ${kind} ${Date.now()}`, doc => {
			(doc[kind] ??= []).push(one);
		});
		this.choose(`${kind}.${this.draft.doc[kind].length - 1}`);
	}
}
