// The table: one match as one seat (or two at one screen) sees it.

import { Board } from '../board/board.js';
import { AskPanel } from './ask.js';
import { LogPanel } from './log.js';
import { BookPanel } from './book.js';
import { ChartsPanel } from './charts.js';
import { DicePanel } from './dice.js';
import { OddsPanel } from './odds.js';
import { TalkPanel } from './talk.js';
import { Replay } from './replay.js';
import { el, fill } from './dom.js';
import { call, listen, Refused } from './net.js';
import { remember } from './mine.js';
import { showKeys } from './keys.js';

/** @typedef {import('../types.d.ts').Table} TableData @typedef {import('../types.d.ts').View} View */

export class Table {
	/** @param {HTMLElement} root @param {string[]} tokens one, or two at one screen */
	constructor(root, tokens) {
		this.root = root;
		this.tokens = tokens;
		this.token = tokens[0];
		this.root.className = 'table';
	}

	async open() {
		/** @type {TableData} */
		this.data = await call(`/api/m/${this.token}`);
		remember(this.tokens, this.data);
		this.build();
		this.update(this.data.view, true);
		this.listen();
		document.addEventListener('keydown', e => this.key(e));
	}

	listen() {
		this.stop?.();
		this.stop = listen(this.token, () => this.view?.at ?? 0, v => this.update(v, false), up => this.ribbon.classList.toggle('up', !up));
	}

	build() {
		const d = /** @type {TableData} */ (this.data);
		const events = { onChoose: (/** @type {string} */ id) => this.choose(id), onLook: (/** @type {string|null} */ id) => this.look(id) };
		this.boards = d.boards.map(b => new Board(b, events));
		this.active = 0;
		this.tabs = el('div.tabs', { role: 'tablist', 'aria-label': 'Boards' }, ...d.boards.map((b, i) =>
			el('button', { type: 'button', role: 'tab', onclick: () => this.turnTo(i) }, b.name)));
		this.sea = el('div.sea', {});
		this.inset = el('div.inset', {});
		this.cartouche = el('div.cartouche', {});
		this.ribbon = el('div.ribbon', { role: 'status' }, 'The line is down. Trying again…');
		this.tag = el('div.tag', { hidden: true });
		this.ask = new AskPanel({ play: c => this.play(c), odds: c => this.odds.ask(c), onPick: () => this.relight(), look: id => this.look(id) });
		this.log = new LogPanel(step => this.replay.to(step));
		this.book = new BookPanel(d.game.key);
		this.charts = new ChartsPanel();
		this.dice = new DicePanel(faces => this.post('dice', { faces }));
		this.odds = new OddsPanel(() => this.token);
		this.talk = new TalkPanel(text => this.post('say', { text }), d.match);
		this.replay = new Replay(() => this.token, step => this.past(step));
		this.seats = el('div.seats', {});
		this.side = el('div.drawer', {});
		const drawers = [['Log', this.log.node], ['Squadrons', this.charts.node], ['Rules', this.book.node], ['Talk', this.talk.node]];
		this.drawers = el('div.tabs', { role: 'tablist', 'aria-label': 'Instruments' }, ...drawers.map(([name, node], i) =>
			el('button', { type: 'button', role: 'tab', 'aria-selected': i === 0, onclick: () => this.drawer(i) }, /** @type {string} */(name))));
		this.drawerNodes = drawers.map(([, node]) => /** @type {HTMLElement} */ (node));
		fill(this.side, ...this.drawerNodes);
		this.drawer(0);
		this.menu = this.makeMenu();
		fill(this.root,
			el('main.chartroom', {}, this.tabs, this.cartouche, this.sea, this.inset, this.tag, this.ribbon, this.replay.node),
			el('aside.instruments', { 'aria-label': 'Instruments' }, this.seats, this.ask.node, this.dice.node, this.odds.node, this.menu, this.drawers, this.side));
		this.side.addEventListener('click', e => this.rule(e));
		this.ask.node.addEventListener('click', e => this.rule(e));
		this.turnTo(0);
	}

	makeMenu() {
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick, /** @type {string} */ key = '') =>
			el('button.quiet', { type: 'button', onclick }, text, key ? el('kbd', {}, key) : null);
		this.backButton = b('Take back', () => this.post('back', {}), 'Ctrl Z');
		return el('div.menu', {}, this.backButton,
			b('Study from here', () => this.study(this.replay.step)),
			el('a.quiet', { href: `/api/m/${this.token}/record`, download: '' }, 'Record'),
			b('Draw?', () => this.post('draw', { offer: true })),
			b('Concede', () => { if (confirm('Concede the match?')) this.post('concede', {}); }),
			b('Keys', () => showKeys(), '?'));
	}

	/** Shows one board large, the others inset. @param {number} i */
	turnTo(i) {
		this.active = i;
		const boards = /** @type {Board[]} */ (this.boards);
		fill(this.sea, boards[i].svg);
		fill(this.inset, ...boards.filter((_, j) => j !== i).map(b =>
			el('button', { type: 'button', title: b.data.name, 'aria-label': `Turn to ${b.data.name}`, onclick: () => this.turnTo(boards.indexOf(b)) }, b.svg)));
		boards.forEach((b, j) => { if (j !== i) b.fit(); });
		[...this.tabs.children].forEach((t, j) => t.setAttribute('aria-selected', String(j === i)));
	}

	/** @param {number} i */
	drawer(i) {
		this.drawerNodes.forEach((n, j) => { n.hidden = j !== i; });
		[...this.drawers.children].forEach((t, j) => t.setAttribute('aria-selected', String(j === i)));
		if (i === 2) this.book.load();
	}

	/** Draws a view; only what changed moves. @param {View} v @param {boolean} still */
	update(v, still) {
		if (this.view && v.at < this.view.at) return;
		const fresh = !this.view;
		this.view = v;
		if (!this.replay.step) for (const b of /** @type {Board[]} */ (this.boards)) b.show(v.scene, still);
		this.log.add(fresh ? v.lines : v.lines.filter(l => !this.known.has(l.step + l.text)));
		this.known = new Set([...(this.known ?? []), ...v.lines.map(l => l.step + l.text)]);
		this.ask.show(v, this.data.game.seats);
		this.charts.show(v.scene.charts);
		this.dice.show(v.need, this.data.game.seats);
		this.odds.clear();
		this.talk.show(v.lines.filter(l => l.kind === 'say'));
		this.replay.show(v);
		this.head(v);
		this.relight();
		this.autoTurn();
	}

	/** Turns to the board on which there is something to choose. */
	autoTurn() {
		const lit = this.ask.lit();
		const boards = /** @type {Board[]} */ (this.boards);
		const has = boards.map(b => [...lit].some(id => b.m.at.has(id) || [...b.pieces.values()].some(p => p.piece.id === id)));
		if (has.some(Boolean) && !has[this.active]) this.turnTo(has.indexOf(true));
	}

	/** @param {View} v */
	head(v) {
		const d = /** @type {TableData} */ (this.data), mine = v.asks.length > 0;
		fill(this.cartouche, el('strong', {}, d.game.name), el('span', {}, v.scene.turn), el('span.phase', {}, v.scene.phase));
		fill(this.seats, ...d.seats.map((s, i) => el(`div.seat.side-${i}`, { 'aria-current': v.waiting.includes(i) ? 'true' : undefined },
			el('b', {}, s.name), ' ', s.bot || s.who || '', v.chosen.includes(i) ? el('em', {}, 'has chosen') : v.waiting.includes(i) ? el('em', {}, v.seat === i ? 'your turn' : 'to decide') : '')));
		document.title = `${mine ? '● ' : ''}${d.game.name} — ${mine ? 'your turn' : v.ended ? 'over' : 'waiting'}`;
		/** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel=icon]'))?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
		this.backButton.disabled = !v.back.free;
		if (v.ended) fill(this.ask.node, el('div.ending', {}, el('h2', {}, v.ended.text), el('a', { href: `#case-${v.ended.rule}`, data: { rule: v.ended.rule } }, v.ended.rule)));
	}

	relight() {
		const lit = this.ask.picked ? new Set(this.ask.on(this.ask.picked).map(({ option }) => option.on).filter(Boolean)) : this.ask.lit();
		for (const b of /** @type {Board[]} */ (this.boards)) b.light(lit);
	}

	/** A click on the board: the only answer there is played, of several the list is narrowed. @param {string} id */
	choose(id) {
		if (this.replay.step) return;
		const on = this.ask.on(id);
		if (on.length === 1 && !on[0].option.spans.some(s => s.step)) this.play(on[0].option.choice);
		else if (on.length) this.ask.pick(id);
		else if (this.ask.asks.length) this.tryAnyway(id);
	}

	/** Asks the house why not, so that the case can be shown. @param {string} id */
	async tryAnyway(id) {
		const why = await call(`/api/m/${this.token}/why`, { at: this.view.at, on: id }).catch(() => null);
		if (why?.rule) for (const b of /** @type {Board[]} */ (this.boards)) b.refuse(id, why.rule);
		if (why?.text) this.say(why.text, why.rule);
	}

	/** @param {string} choice */
	async play(choice) { await this.post('play', { choices: [choice] }); }

	/** @param {string} what @param {any} body */
	async post(what, body) {
		try {
			const answer = await call(`/api/m/${this.token}/${what}`, { at: this.view.at, ...body });
			if (answer.view) this.update(answer.view, false);
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			if (e.view) this.update(e.view, false);
			this.say(e.message, e.rule);
		}
	}

	/** A sentence of the house in place. @param {string} text @param {string} rule */
	say(text, rule) {
		fill(this.tag, text, ' ', rule ? el('a.rule', { href: `#case-${rule}`, data: { rule } }, `case ${rule}`) : null);
		this.tag.hidden = false;
		clearTimeout(this.tagTimer);
		this.tagTimer = window.setTimeout(() => { this.tag.hidden = true; }, 6000);
	}

	/** @param {Event} e */
	rule(e) {
		const a = /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.target).closest?.('[data-rule]'));
		if (!a) return;
		e.preventDefault();
		this.drawer(2);
		this.book.at(a.dataset.rule ?? '');
	}

	/** @param {string|null} id */
	look(id) { this.looked = id; }

	/** Shows the board as it was, or the present. @param {{scene: import('../types.d.ts').Scene, step: number}|null} past */
	past(past) {
		this.root.classList.toggle('past', Boolean(past));
		for (const b of /** @type {Board[]} */ (this.boards)) {
			b.show(past ? past.scene : this.view.scene);
			if (past) b.light([]);
		}
		this.log.mark(past?.step ?? 0);
		if (!past) this.relight();
	}

	/** Opens a board of one's own, in which all may be tried. @param {number} step 0 for the present */
	async study(step) {
		const made = await call(`/api/m/${this.token}/study`, { step });
		location.href = `/m/${made.seats.filter(Boolean).join('+')}`;
	}

	/** @param {KeyboardEvent} e */
	key(e) {
		const typing = /** @type {Element} */ (e.target).matches?.('input, textarea, select, dialog *');
		if (e.key === 'Escape') { this.escape(); return; }
		if (typing) return;
		if (e.ctrlKey && e.key === 'z') { e.preventDefault(); this.post('back', {}); return; }
		if (e.ctrlKey || e.metaKey || e.altKey) return;
		if (e.key === '?') showKeys();
		else if (e.key === '/') { e.preventDefault(); this.drawer(2); this.book.search.focus(); }
		else if (e.key === '[') this.replay.to((this.replay.step || this.replay.last) - 1);
		else if (e.key === ']') this.replay.to((this.replay.step || this.replay.last) + 1);
		else if (/^[1-9]$/.test(e.key) && this.boards?.[Number(e.key) - 1]) this.turnTo(Number(e.key) - 1);
		else if (e.key === 'Enter' && e.target === document.body) this.ask.node.querySelector('button.option')?.click();
		else if (/^[a-z]$/.test(e.key)) this.ask.node.querySelector(`button.option[data-letter="${e.key}"]`)?.click();
	}

	/** One level back: a refusal, the past, a picked piece, the odds. */
	escape() {
		if (!this.tag.hidden) this.tag.hidden = true;
		else if (this.replay.step) this.replay.to(this.replay.last);
		else if (this.ask.picked) this.ask.pick('');
		else this.odds.clear();
	}
}
