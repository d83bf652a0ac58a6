// The books beside the board, one open at a time: the log, sheets and moves of a table
// with ships, displays, the board in words, the handbook, talk, standing orders.

import { BookPanel } from './book.js';
import { ChartsPanel } from './charts.js';
import { CountersPanel } from './counters.js';
import { el } from './dom.js';
import { LogPanel } from './log.js';
import { MessagesPanel } from './messages.js';
import { MovesPanel, SheetsPanel } from './papers.js';
import { PlacesPanel } from './places.js';
import { StandingPanel } from './standing.js';
import { TalkPanel } from './talk.js';

/** @typedef {import('../types.d.ts').View} View @typedef {import('../types.d.ts').Line} Line */

export class Books {
	/** @param {import('./table.js').Table} table */
	constructor(table) {
		const t = (this.table = table),
			d = t.data,
			{ names } = t;
		this.opened = 'Log';
		this.log = new LogPanel(step => {
			t.replay.stopRun();
			t.replay.go(step);
		}, names);
		this.book = new BookPanel(d.game.key);
		this.charts = new ChartsPanel(id => t.find(id));
		this.counters = new CountersPanel((id, b) => t.find(id, b));
		this.places = new PlacesPanel(id => t.choose(id, false));
		this.messages = d.messages && !d.watching ? new MessagesPanel(d.messages, m => t.post('write', m)) : null;
		this.talk = new TalkPanel(text => t.post('say', { text }), d.match, names, d.watching, this.messages?.node);
		this.standing = new StandingPanel(() => ({
			seat: t.view.seat,
			get: what => t.hand.get(what),
			post: (what, body) => t.post(what, body),
		}));
		this.sheets = new SheetsPanel(() => t.umpire.hands());
		this.moves = new MovesPanel(() => t.umpire.hands());
		/** @type {[string, HTMLElement][]} */
		const all = [
			['Log', this.log.node],
			['Displays', this.charts.node],
			['Places', this.places.node],
			['Counters', this.counters.node],
			['Rules', this.book.node],
			['Talk', this.talk.node],
		];
		if (!d.watching) all.push(['Standing', this.standing.node]);
		if (d.boards.some(b => b.kind === 'plane')) all.splice(1, 0, ['Moves', this.moves.node]);
		if (d.sheets) all.splice(1, 0, ['Sheets', this.sheets.node]);
		this.pages = all.map(([, node]) => node);
		all.forEach(([name, node]) => {
			node.id = `drawer-${name}`;
			node.setAttribute('role', 'tabpanel');
			node.tabIndex = 0;
		});
		this.tabs = el(
			'div.tabs.drawers',
			{ role: 'tablist', 'aria-label': 'Books' },
			...all.map(([name]) =>
				el(
					'button',
					{
						type: 'button',
						role: 'tab',
						'aria-controls': `drawer-${name}`,
						onclick: () => {
							this.open(name);
							this.reach();
						},
					},
					name,
				),
			),
		);
		this.node = el('div.drawer', {}, ...this.pages);
	}

	/** Opens one of the books. @param {string} name */
	open(name) {
		this.opened = name;
		this.pages.forEach(n => {
			n.hidden = n.id !== `drawer-${name}`;
		});
		[...this.tabs.children].forEach(t => t.setAttribute('aria-selected', String(t.textContent === name)));
		if (name === 'Log') this.log.end();
		else if (name === 'Displays') this.fillCharts();
		else if (name === 'Places') this.fillPlaces();
		else if (name === 'Counters') this.fillCounters();
		else if (name === 'Rules') this.book.load();
		else if (name === 'Standing') this.standing.look();
		this.fillPapers();
	}

	/** Opens the handbook at a case. @param {string} rule */
	rule(rule) {
		this.open('Rules');
		this.book.at(rule);
		this.reach();
	}

	/** Brings what was opened into sight, where it may lie far below: on a narrow screen. */
	reach() {
		if (matchMedia('(max-width: 760px), (max-width: 1000px) and (orientation: portrait)').matches)
			this.tabs.scrollIntoView({ block: 'start' });
	}

	/** Opens the sheet of a ship. @param {string} id */
	sheet(id) {
		this.sheets.turn(id);
		if (this.opened === 'Log') this.open('Sheets');
	}

	/**
	 * Writes down what is new.
	 * @param {View} v
	 * @param {Line[]} lines from the beginning
	 * @param {boolean} anew another seat looks, or the page has opened
	 * @param {Line[]} fresh
	 */
	show(v, lines, anew, fresh) {
		this.log.word = /^move \d/.test(v.scene?.turn ?? '') ? 'Move' : 'Turn';
		if (anew) this.log.reset(lines);
		else this.log.add(fresh, true);
		this.fillCharts();
		this.fillPapers();
		this.talk.show(lines, v.seat);
		this.messages?.show(v);
		this.standing.show(v, this.opened === 'Standing');
	}

	/** What may be chosen has changed. */
	relit() {
		if (this.opened === 'Places') this.fillPlaces();
		if (this.opened === 'Counters' && !this.counters.node.contains(document.activeElement)) this.fillCounters();
	}

	/** The displays, which may be long, are made only while they are looked at. */
	fillCharts() {
		if (this.opened === 'Displays') this.charts.show((this.table.history.shown ?? this.table.view).scene?.charts ?? []);
	}

	/** Sheets and moves are fetched only while they are looked at. */
	fillPapers() {
		if (this.opened === 'Sheets') this.sheets.show();
		else if (this.opened === 'Moves') this.moves.show();
	}

	fillPlaces() {
		const t = this.table;
		this.places.show(t.boards, t.replay.step ? new Set() : t.ask.lit(), t.names);
	}

	fillCounters() {
		const t = this.table;
		this.counters.show(t.boards, t.names, t.data.watching ? -1 : t.view.seat);
	}
}
