// The books beside the board, one open at a time: the log, the handbook, chat, and, under the game's name for
// all pieces of a side, the displays, sheets and moves, the board in words and standing orders.

import { BookPanel } from './book.js';
import { ChartsPanel } from './charts.js';
import { CountersPanel } from './counters.js';
import { el } from './dom.js';
import { LogPanel } from './log.js';
import { MessagesPanel } from './messages.js';
import { MovesPanel, SheetsPanel } from './papers.js';
import { PlacesPanel } from './places.js';
import { looksOn } from './seat.js';
import { narrow } from './sheet.js';
import { StandingPanel } from './standing.js';
import { TalkPanel } from './talk.js';
import { TreePanel } from './tree.js';
import { read, unread } from './unread.js';
import { turnWord } from './words.js';

/** @typedef {import('../types.d.ts').View} View @typedef {import('../types.d.ts').Line} Line */
/**
 * @typedef {{ sending: import('./sending.js').Sending, replay: import('./replay.js').Replay,
 * room: import('./boards.js').Boards, past: () => import('./replay.js').Past|undefined,
 * knows: () => import('./seat.js').SeatLine[], lit: () => Set<string>, choose: (id: string) => void }} Does
 * What sends, what goes through the steps, the boards, what is shown of the past, the seats that may know what is
 * shown, what may be chosen on a board now, and a choice made in the words of the board.
 */

/** The id of a book's page. @param {string} name */
const drawer = name => `drawer-${name.replace(' ', '-')}`;

export class Books {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		const { data: d, names } = screen,
			{ sending, replay, room } = does;
		this.opened = 'Log';
		/** The piece that was chosen last. */ this.followed = '';
		/** Whether the sheet of a clicked piece replaces the log, which returns with the next event. */
		this.lent = false;
		this.log = new LogPanel(step => {
			replay.stopRun();
			replay.go(step);
		}, names);
		this.book = new BookPanel(d.game.key);
		this.charts = new ChartsPanel(id => room.find(id));
		this.counters = new CountersPanel((id, b) => room.find(id, b));
		this.places = new PlacesPanel(id => does.choose(id));
		this.messages = d.messages && !looksOn(d) ? new MessagesPanel(d.messages, m => sending.post('write', m)) : null;
		this.talk = new TalkPanel(words => sending.post('say', words), d.match, names, looksOn(d), this.messages?.node);
		this.tree = d.study && !d.watching ? new TreePanel(screen, sending, replay) : null;
		this.standing = new StandingPanel(() => ({
			seat: screen.view.seat,
			get: what => screen.hand.get(what),
			post: (what, body) => sending.post(what, body),
		}));
		this.sheets = new SheetsPanel(() => does.knows());
		this.moves = new MovesPanel(() => does.knows());
		/** What the game calls all pieces of a side. */ this.force = d.game.force;
		/** What is open under that, the first time its displays. */ this.fleet = 'Displays';
		/** @type {[string, HTMLElement][]} */
		const fleet = [['Displays', this.charts.node]];
		if (d.sheets) fleet.push(['Sheets', this.sheets.node]);
		if (d.boards.some(b => b.kind === 'plane')) fleet.push(['Moves', this.moves.node]);
		fleet.push(['Counters', this.counters.node], ['Places', this.places.node]);
		if (!looksOn(d)) fleet.push(['Standing orders', this.standing.node]);
		/** @type {[string, HTMLElement][]} */
		const all = [['Log', this.log.node], ['Rules', this.book.node], ...fleet, ['Talk', this.talk.node]];
		if (this.tree) all.push(['Tree', this.tree.node]);
		/** Chat with others, or the tree when one plays all sides. */ this.last =
			this.tree && !this.messages ? ['Tree'] : this.tree ? ['Talk', 'Tree'] : ['Talk'];
		this.pages = new Map(all);
		for (const [name, node] of all) {
			node.id = drawer(name);
			node.setAttribute('role', 'tabpanel');
			node.tabIndex = 0;
		}
		this.tabs = this.row('Books', ['Log', 'Rules', this.force, ...this.last], name =>
			this.open(name === this.force ? this.fleet : name),
		);
		this.under = this.row(
			this.force,
			fleet.map(([name]) => name),
			name => this.open(name),
		);
		this.node = el('div.drawer', {}, this.under, ...this.pages.values());
		document.addEventListener('visibilitychange', () => this.count(), { signal: screen.signal });
	}

	/** A row of tabs. @param {string} label @param {string[]} names @param {(name: string) => void} open */
	row(label, names, open) {
		const tab = (/** @type {string} */ name) =>
			el(
				'button',
				{
					type: 'button',
					role: 'tab',
					'aria-controls': this.pages.has(name) ? drawer(name) : undefined,
					onclick: () => {
						open(name);
						this.reach();
					},
				},
				name,
			);
		return el('div.tabs.drawers', { role: 'tablist', 'aria-label': label }, ...names.map(tab));
	}

	/** Opens one of the books. @param {string} name */
	open(name) {
		this.opened = name;
		this.lent = false;
		for (const [page, node] of this.pages) node.hidden = page !== name;
		const under = [...this.under.children].some(t => t.textContent === name);
		if (under) this.fleet = name;
		this.under.hidden = !under;
		for (const t of [...this.tabs.children, ...this.under.children])
			t.setAttribute('aria-selected', String(t.textContent === name || (under && t.textContent === this.force)));
		if (name === 'Log') this.log.end();
		else if (name === 'Displays') this.fillCharts();
		else if (name === 'Places') this.fillPlaces();
		else if (name === 'Counters') this.fillCounters();
		else if (name === 'Rules') this.book.load();
		else if (name === 'Standing orders') this.standing.look();
		else if (name === 'Tree') this.tree?.look(true);
		this.fillPapers();
		this.count();
	}

	/** Shows on its tab how much of the chat is unread; an open chat counts as read. */
	count() {
		const t = this.screen,
			own = t.hands.map(h => h.now.seat),
			tab = [...this.tabs.children].find(b => b.textContent === 'Talk');
		if (!tab) return;
		if (this.opened === 'Talk' && !document.hidden) read(t.data.match, t.hand.lines, own);
		const n = unread(t.data.match, t.hand.lines, own);
		if (n) {
			tab.setAttribute('data-unread', String(n));
			tab.setAttribute('aria-label', `Talk, ${n} unread`);
		} else for (const name of ['data-unread', 'aria-label']) tab.removeAttribute(name);
	}

	/** Opens the handbook at a case. @param {string} rule */
	rule(rule) {
		this.open('Rules');
		this.book.at(rule);
		this.reach();
	}

	/** Scrolls to what was opened, which may be far below on a narrow screen. */
	reach() {
		if (narrow.matches) this.tabs.scrollIntoView({ block: 'start' });
	}

	/** An open sheet is that of the piece which is chosen, once another is. @param {string} id */
	follow(id) {
		if (id && id !== this.followed && this.opened === 'Sheets') this.sheets.turn(id);
		this.followed = id;
	}

	/** Opens the sheet of a piece, if it has one. @param {string} id */
	async sheet(id) {
		this.sheets.turn(id);
		if (this.opened !== 'Log' || !(await this.sheets.has(id)) || this.opened !== 'Log') return;
		this.open('Sheets');
		this.lent = true;
	}

	/**
	 * Shows what is new.
	 * @param {View} v
	 * @param {Line[]} lines from the beginning
	 * @param {boolean} anew another seat looks, or the page has opened
	 * @param {Line[]} fresh
	 */
	show(v, lines, anew, fresh) {
		this.log.moments.word = /\d/.test(v.scene?.turn ?? '1') ? turnWord(v.scene) : ''; // "before the first week"
		if (anew) this.log.reset(lines);
		else this.log.add(fresh, !this.screen.root.classList.contains('unspoiled'));
		if (this.lent && fresh.some(l => l.kind === 'event' && (l.seat !== v.seat || l.throws.length > 0)))
			this.open('Log');
		this.node.classList.toggle('blank', !this.log.list.childElementCount);
		const past = this.does.past();
		if (fresh.length && past) this.log.mark(past.step); // what comes now is later
		this.fillCharts();
		this.fillPapers();
		this.talk.show(lines, v.seat);
		this.count();
		this.messages?.show(v);
		if (this.opened === 'Tree') this.tree?.look(true);
		this.standing.show(v, this.opened === 'Standing orders');
	}

	/** What may be chosen has changed. */
	relit() {
		if (this.opened === 'Places') this.fillPlaces();
		if (this.opened === 'Counters' && !this.counters.node.contains(document.activeElement)) this.fillCounters();
	}

	/** The displays, which may be long, are made only while they are looked at. */
	fillCharts() {
		if (this.opened === 'Displays') this.charts.show((this.does.past() ?? this.screen.view).scene?.charts ?? []);
	}

	/** Sheets and moves are fetched only while they are looked at. */
	fillPapers() {
		if (this.opened === 'Sheets') this.sheets.show();
		else if (this.opened === 'Moves') this.moves.show();
	}

	fillPlaces() {
		this.places.show(this.does.room.all, this.does.lit(), this.screen.names);
	}

	fillCounters() {
		const { names, data, view } = this.screen;
		this.counters.show(this.does.room.all, names, data.watching ? -1 : view.seat);
	}
}
