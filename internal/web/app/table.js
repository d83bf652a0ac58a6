// The table: one match as one seat (or several at one screen) sees it.

import { Board } from '../board/board.js';
import { isCountry } from '../board/country.js';
import { happened } from '../board/happened.js';
import { AccountsPanel } from './accounts.js';
import { AskPanel } from './ask.js';
import { AtHand } from './athand.js';
import { Books } from './books.js';
import { Carry } from './carry.js';
import { drawCurtain, veiled } from './curtain.js';
import { DicePanel } from './dice.js';
import { Ending } from './ending.js';
import { Gesture } from './gesture.js';
import { Glass } from './glass.js';
import { History } from './history.js';
import { Menu } from './menu.js';
import { Objective } from './objective.js';
import { Opening } from './opening.js';
import { Outbox, patience } from './outbox.js';
import { Notices } from './notices.js';
import { oddsTable } from './odds.js';
import { Print } from './print.js';
import { Replay } from './replay.js';
import { Said } from './said.js';
import { SeatLine } from './seat.js';
import { SeatsHead, scenarioName } from './seats.js';
import { Strip } from './strip.js';
import { Umpire } from './umpire.js';
import { Ways } from './ways.js';
import { tableKey } from './keys.js';
import { sheet } from './sheet.js';
import { drawnSince } from './drawn.js';
import { FleetPanel } from './fleet.js';
import { Helm } from './helm.js';
import { invites, sitDown } from './invitation.js';
import { LessonPanel } from './lesson.js';
import { el, fill } from './dom.js';
import { Refused } from './net.js';
import { remember } from './mine.js';
import { preference } from './preferences.js';
import { ruleLink } from './book.js';
import { put } from './stored.js';
import { TeamPanel, leader, whose } from './team.js';

/** @typedef {import('../types.d.ts').View} View @typedef {import('../types.d.ts').Line} Line */

/**
 * Opens the table of these tokens.
 * @param {HTMLElement} root
 * @param {string} all one, or several at one screen with a + between
 */
export async function openTable(root, all) {
	const tokens = all.split('+');
	const hands = tokens.map(t => new SeatLine(t));
	await Promise.all(hands.map(h => h.open()));
	const hand = hands.find(h => h.wanted) ?? hands[0];
	if (invites(hands)) await sitDown(root, hand);
	remember(tokens, hand.data);
	for (const h of hands) h.listen();
	if (hands.some(h => h !== hand && veiled(h, hand))) veil(root, hands, hand);
	else lay(root, hands, hand);
}

/**
 * Lays the table for one of the seats at this screen.
 * @param {HTMLElement} root
 * @param {SeatLine[]} hands
 * @param {SeatLine} hand
 */
function lay(root, hands, hand) {
	new Table(root, hands, hand).begin();
}

/**
 * Draws the curtain; behind it lies nothing, until the seat that lifts it finds its own table.
 * @param {HTMLElement} root
 * @param {SeatLine[]} hands
 * @param {SeatLine} to
 */
function veil(root, hands, to) {
	root.className = '';
	fill(root, el('main', {}, el('h1.unseen', {}, to.data.game.name)));
	document.title = to.data.game.name;
	drawCurtain(to, () => lay(root, hands, to));
}

export class Table {
	/** @param {HTMLElement} root @param {SeatLine[]} hands all open @param {SeatLine} hand that sits at it */
	constructor(root, hands, hand) {
		this.root = root;
		this.hands = hands;
		this.hand = hand;
		this.left = new AbortController();
		this.active = 0;
		/** The view on which an answer is being given, or 0. */ this.playing = 0;
		/** Whether answers are played one after another. */ this.inRow = false;
		/** The view at which the server was found to be of another version than the page, or -1. */ this.upgraded = -1;
		/** @type {number|undefined} the view that the list of answers was made for */ this.drawnAt = undefined;
		this.history = new History(this);
		this.opening = new Opening(this);
		this.outbox = new Outbox(() => this.line());
		/** The question for which a board was turned to. */ this.followed = '';
		/** The seat and the place to which its board was brought last. @type {string} */ this.attended = '';
		/** Whether the board stays, whatever is asked. */ this.pinned = false;
		/** @type {Map<string, {text: string, rule: string}|null>} */ this.whys = new Map();
		const d = this.data;
		this.root.className = 'table';
		this.boards = d.boards.map(
			b =>
				new Board(b, {
					onChoose: (id, touch, key) => this.choose(id, touch, key),
					goes: () => this.gesture.goes,
					commits: space => this.gesture.commits(space),
					says: space => this.gesture.says(space),
					onLook: (id, space) => this.look(id, space),
					onAway: () => this.away(),
					holds: (names, able) => this.gesture.holds(names, able),
					onDrag: (id, what, at) => this.gesture.drag(id, what, at),
					maySteer: id => this.helm.may(id),
					onSteer: (id, at, what, how) => this.helm.hand(id, at, what, how),
					onBare: at => this.helm.point(at),
					onKey: e => this.helm.key(e),
				}),
		);
		this.helm = new Helm(this);
		this.fleet = new FleetPanel(this);
		this.team = new TeamPanel(this);
		this.sea = el('div.sea', {});
		/** Where the scale of a table lies: beside the glass, off the board. */ this.scale = el('div.scaleline', {});
		this.strip = new Strip(
			d.game.name,
			scenarioName(d),
			i => this.turnTo(i),
			id => this.find(id),
		);
		this.ribbon = el('div.ribbon', { role: 'status' });
		this.said = new Said(root, this.left.signal);
		this.ask = new AskPanel({
			play: (...c) => this.play(...c),
			each: c => this.each(c),
			likely: n => this.likely(n),
			odds: o => this.odds(o),
			changed: () => this.relight(),
			look: id => this.look(id, ''),
			scene: () => this.view.scene,
			written: () => new Set(this.view.written.map(w => w.about)),
			messages: () => this.view.messages,
			open: () => this.umpire.on,
			order: text => this.post('standing', { what: 'give', text }),
			seats: this.names,
			led: of => (d.mate ? '' : (leader(this.view, of.command ?? '')?.name ?? '')),
			shared: () => this.view.team.length > 0,
			space: id => this.boards.some(b => b.m.at.has(id)),
			listed: () => preference('list') === 'open',
			called: id => this.boards.map(b => b.m.at.get(id)?.space).find(Boolean)?.name || id,
		});
		this.accounts = new AccountsPanel(this);
		this.carry = new Carry(this);
		this.ways = new Ways(this);
		this.gesture = new Gesture(this);
		this.athand = new AtHand(this.ask, this.sea);
		this.glass = new Glass(
			async id => ((await this.ways.find('', id)) ? null : this.why(id)),
			() => this.data.helm && this.view.asks.length > 0,
		);
		this.dice = new DicePanel(
			faces => this.give(faces),
			() => this.post('retract', {}, this.roller ?? this.hands.find(h => h.now.retype) ?? this.hand),
		);
		this.replay = new Replay(
			step => this.history.at(step),
			past => this.history.show(past),
		);
		this.umpire = new Umpire(this);
		this.seats = new SeatsHead();
		if (d.rated) this.rate();
		/** Who is winning, in one line. */ this.outlook = el('p.outlook', { 'aria-label': 'Who is winning' });
		this.notices = new Notices(this);
		this.objective = new Objective(d, space => this.find(space));
		this.lesson = new LessonPanel(d, id => this.find(id));
		this.print = new Print(this);
		this.menu = new Menu(this);
		this.ending = new Ending(this);
		const last = new Set(this.boards.map(b => / \S+$/.exec(b.data.name)?.[0] ?? ''));
		/** The last word of all their names, which goes without saying where there is little room: " Map". */
		const kind = last.size === 1 ? [...last][0] : '';
		this.tabs = el(
			'div.tabs.boards',
			{ role: 'tablist', 'aria-label': 'Boards' },
			...this.boards.map((b, i) =>
				el(
					'button',
					{ type: 'button', role: 'tab', id: `board-tab-${i}`, onclick: () => this.turnTo(i) },
					b.data.name.slice(0, b.data.name.length - kind.length),
					el('span.kind', {}, kind),
				),
			),
		);
		this.pin = el(
			'button.quiet.pin',
			{
				type: 'button',
				'aria-pressed': 'false',
				title: 'Stay on this board, even when a question is about another',
				onclick: () => this.stay(!this.pinned),
			},
			'Pin',
		);
		this.boardbar = el('div.boardbar', {}, this.tabs, this.pin);
		this.boardbar.hidden = this.boards.length < 2;
		this.books = new Books(this);
		const side = el(
			'aside.instruments',
			{ 'aria-label': 'Instruments' },
			this.seats.node,
			this.outlook,
			this.umpire.node,
			this.notices.node,
			this.objective.node,
			this.lesson.node,
			this.team.node,
			this.fleet.node,
			this.ask.node,
			this.accounts.node,
			this.books.standing.here,
			this.ending.node,
			this.dice.node,
			this.books.tabs,
			this.books.node,
			this.menu.node,
		);
		fill(
			this.root,
			el(
				'a.skip',
				{
					href: '#question',
					onclick: (/** @type {Event} */ e) => {
						e.preventDefault();
						this.reach();
					},
				},
				'Skip to the question',
			),
			el(
				'main.chartroom',
				{},
				el('h1.unseen', {}, `${d.game.name}: ${scenarioName(d)}`),
				this.strip.node,
				this.sea,
				this.glass.node,
				this.scale,
				this.boardbar,
				this.replay.node,
				this.said.node,
				this.ribbon,
				this.glass.live,
				this.helm.live,
				this.ask.live,
				this.ending.live,
			),
			side,
		);
		sheet(this.root, side, this.left.signal, this.boardbar, this.replay.node);
		this.root.addEventListener('click', e => this.rule(e), { signal: this.left.signal });
		this.books.open('Log');
		this.history.present();
	}

	get data() {
		return this.hand.data;
	}
	/** Who the seats are in the scenario. */ get names() {
		return this.data.seats.map(s => s.name);
	}
	get view() {
		return this.hand.now;
	}
	get scene() {
		return this.umpire.scene();
	}
	get tokens() {
		return this.hands.map(h => h.token);
	}
	/** The seat of this screen that types the dice that are wanted, if the one that looks may know of them. */
	get roller() {
		return this.view.need ? this.hands.find(h => h.now.need?.yours) : undefined;
	}

	/** Shows how the players of a rated match are rated. */
	async rate() {
		/** @type {import('../types.d.ts').Rated|null} */ const r = await this.hand.get('rated').catch(() => null);
		this.seats.rated = r?.seats.map(s => s.is ?? s.was) ?? [];
		this.seats.show(this.data, this.view, this.hands);
	}

	/** Shows the present, and listens; of a match between bots, its beginning. */
	begin() {
		const d = this.data;
		this.root.classList.add('laying');
		this.turnTo(0);
		this.show(true, []);
		this.root.classList.remove('laying');
		drawnSince('table', 0);
		const start = location.hash === '#start' || (!location.hash && d.seats.every(s => s.bot)),
			step = start ? 1 : Number(location.hash.match(/^#step=(\d+)$/)?.[1]);
		this.root.classList.toggle('unspoiled', start);
		if (step) {
			this.books.log.mark(step);
			this.replay.go(step);
		}
		for (const h of this.hands) {
			h.onView = (...news) => this.heard(...news);
			h.onLine = () => this.line();
		}
		this.line();
		this.sized = new ResizeObserver(() => {
			if (!this.print.lies && !this.boards[this.active]?.fits()) this.home();
		});
		this.sized.observe(this.sea);
		document.addEventListener('keydown', e => tableKey(this, e), { signal: this.left.signal });
		window.addEventListener('upgrade', () => this.upgrade(), { signal: this.left.signal });
		this.handOver();
		if (this.left.signal.aborted || !this.opening.run(() => this.history.recall())) this.history.recall();
	}

	/** Leaves the table to another: nothing of it hears, moves or is told any more. */
	leave() {
		this.left.abort();
		this.opening.end();
		this.sized?.disconnect();
		this.replay.stopRun();
		this.glass.clear();
		this.said.clear();
		for (const h of this.hands) {
			h.onView = () => {};
			h.onLine = () => {};
		}
	}

	/** Says whether the line to the house is there, and what waits for it. */
	line() {
		const down = this.hands.some(h => !h.up),
			late = this.hands.some(h => h.late);
		if (!down) this.outbox.back();
		this.ribbon.classList.toggle('up', down || late || this.outbox.waits);
		if (this.hands.some(h => h.gone)) {
			fill(
				this.ribbon,
				'This link no longer works: it was withdrawn or replaced, or the match was closed. ',
				el('a', { href: '/' }, 'To the front page'),
			);
			return;
		}
		if (!down && !this.outbox.waits) fill(this.ribbon, late ? 'Updates come late through this network.' : null);
		else
			fill(
				this.ribbon,
				this.outbox.waits
					? 'Connection lost. Your choice is saved and will be sent when you are reconnected. '
					: 'Connection lost. Your moves are saved; reconnecting…',
				this.outbox.waits
					? el('button', { type: 'button', onclick: () => this.outbox.drop() }, 'Do not send it')
					: null,
			);
	}

	/** Takes in that the server is of another version than the page. */
	upgrade() {
		if (this.upgraded >= 0) return;
		this.upgraded = this.view.at;
		this.notices.show(this.hands);
	}

	/** Whether the page was upgraded, and nothing is lost where it is loaded again: between two decisions. */
	get reloads() {
		const busy =
			this.playing === this.view.at || this.outbox.waits || this.helm.of || this.ask.begun || this.books.talk.typing;
		return this.upgraded >= 0 && !busy && (this.view.at > this.upgraded || !this.hands.some(h => h.wanted));
	}

	/** Brings the focus to what is asked, to the dice, or to the end. */
	reach() {
		const at = [
			this.dice.node.querySelector('input, select'),
			this.ask.node.querySelector('.prompt'),
			this.ending.node.querySelector('h2'),
		].find(e => e?.checkVisibility());
		/** @type {HTMLElement|null|undefined} */ (at)?.focus();
	}

	/** Pins the board that is shown, or lets boards follow the question again. @param {boolean} pinned */
	stay(pinned) {
		this.pinned = pinned;
		this.pin.setAttribute('aria-pressed', String(pinned));
		this.followed = '';
		this.autoTurn();
	}

	/** The hand has let go of the board. */
	away() {
		this.athand?.hide();
		this.strip?.moved(this.boards?.[this.active]);
	}

	/** Shows one board large, the others small in the strip. @param {number} i */
	turnTo(i) {
		if (!this.boards[i]) {
			fill(this.sea, el('p.empty', {}, 'The board appears after the set-up dice are rolled.'));
			this.strip.show(null, '');
			return;
		}
		this.active = i;
		this.strip.boards(this.boards, i);
		fill(
			this.sea,
			this.boards[i].node,
			this.boards[i].table?.tools,
			...this.strip.margins.sides,
			this.athand.node,
			this.helm.node,
			this.opening.node,
			this.history.frame,
		);
		fill(this.scale, this.boards[i].table?.scale);
		this.strip.show((this.history.shown ?? this.view).scene, this.boards[i].data.key);
		this.sea.parentElement?.classList.toggle('land-table', isCountry(this.boards[i].data));
		if (this.drawnAt !== undefined) this.home();
		[...this.tabs.children].forEach((t, j) => t.setAttribute('aria-selected', String(j === i)));
	}

	/** Gives the board that is large its room, and shows in it what it opens on. */
	home() {
		this.strip.place(this.boards[this.active]);
		const board = this.boards[this.active],
			taught = this.view.lesson?.points.find(id => board?.placeOf(id));
		board?.home();
		if (taught) board.find(taught);
	}

	/**
	 * Shows where a thing is, on the board that has it, as Board.find does.
	 * @param {string} id
	 * @param {Board} [on]
	 * @param {boolean} [filled]
	 */
	find(id, on = this.boards.find(b => b.placeOf(id)), filled = false) {
		if (!on) return;
		if (on !== this.boards[this.active]) this.turnTo(this.boards.indexOf(on));
		on.find(id, filled);
	}

	// --- what the house tells -----------------------------------------------

	/**
	 * A view of one of the seats at this screen.
	 * @param {SeatLine} s
	 * @param {Line[]} fresh
	 * @param {boolean} known whether nothing is new but who is here
	 */
	heard(s, fresh, known) {
		if (known) {
			this.seats.show(this.data, this.view, this.hands);
			return;
		}
		drawnSince('update', performance.now());
		// boards come with the page: with others, such as that of a battle, it begins anew
		if (s.now.scene && (!this.boards.length || s.now.laid !== this.data.view.laid)) {
			location.reload();
			return;
		}
		if (fresh.length) this.opening.end();
		if (s === this.hand || this.umpire.on) this.show(false, s === this.hand ? fresh : []);
		if (s === this.hand && fresh.some(l => l.ordered)) this.ordered();
		this.notices.show(this.hands);
		this.handOver();
	}

	/** Says, once in this browser, that a standing order has answered: every person has some from the start. */
	ordered() {
		if (localStorage.getItem('ordered')) return;
		put('ordered', 'told');
		this.say(
			'Your standing orders have answered a question. They stand beside the log, where you can change them.',
			'',
		);
	}

	/** Gives the screen to a seat of this screen, as the umpire likes. @param {SeatLine} hand */
	takeSeat(hand) {
		this.hand = hand;
		this.show(true, []);
	}

	/**
	 * Gives the screen to the seat that must decide, behind a curtain where there are secrets.
	 * Each seat hears for itself: what another was asked before it hears of the end is asked no more.
	 */
	handOver() {
		if (this.hand.now.ended || this.hand.now.asks.length || this.roller) return;
		const next = this.hands.find(h => h.wanted);
		if (!next) return;
		if (this.replay.step) this.replay.go(this.replay.last);
		if (veiled(this.hand, next)) {
			this.leave();
			veil(this.root, this.hands, next);
			return;
		}
		this.hand = next;
		this.show(true, []);
	}

	/**
	 * Draws the present view; only what changed moves.
	 * @param {boolean} anew the seat has changed, or the page has opened
	 * @param {Line[]} fresh
	 */
	show(anew, fresh) {
		const v = this.view,
			d = this.data;
		const last = this.hand.lines.at(-1)?.step ?? v.at;
		const scene = this.scene;
		// First: where the focus leaves the page with what it lies on, all that is new on it so far is laid out.
		if (anew || fresh.length || this.drawnAt !== v.at) this.ask.show(v.ended ? [] : v.asks, this.waits(v));
		this.drawnAt = v.at;
		if (fresh.some(l => l.back)) for (const b of this.boards) b.table?.voyage.leave();
		if (scene && !this.replay.step) for (const b of this.boards) b.show(scene, anew, ...happened(fresh));
		for (const b of this.boards) b.sum(this.names);
		const aims = this.objective.show(this.hand.lines, v, this.umpire.on || Boolean(v.lesson ?? v.ended));
		for (const b of this.boards) b.signs.aims(aims, v.seat);
		this.lesson.show(v);
		this.books.show(v, this.hand.lines, anew, fresh);
		this.umpire.show();
		this.dice.show(
			v.ended ? null : v.need,
			this.names,
			Boolean(this.roller),
			this.hands.some(h => h.now.retype),
		);
		this.replay.show(v, Math.max(last, v.at), anew);
		this.strip.show(v.scene, this.boards[this.active]?.data.key ?? '');
		this.seats.show(d, v, this.hands);
		this.outlook.hidden = !scene?.outlook || Boolean(v.ended);
		fill(this.outlook, scene?.outlook ?? '', ' ', ruleLink(scene?.outlookRule ?? ''));
		this.menu.show(v);
		this.notices.show(this.hands);
		this.ending.show(v);
		this.glass.clear();
		this.helm.shown();
		this.team.show();
		this.fleet.show();
		this.accounts.show();
		this.relight();
		this.gesture.shown();
		this.ways.goOn();
		this.autoTurn();
		if (anew) this.home();
		else this.boards[this.active]?.reveal();
		this.attend();
		this.ask.settle();
		if (v.ended && !v.ended.adjourned && !this.wasOver) {
			this.wasOver = true;
			remember(this.tokens, this.data, true);
		}
	}

	/** What is said where there is nothing to answer. @param {View} v */
	waits(v) {
		if (v.need || v.ended || v.lesson?.done) return '';
		if (this.data.mate && v.waiting.includes(v.seat))
			return 'Nothing more is asked of you. The commander of your side decides the rest.';
		const names = v.waiting.map(s => this.data.seats[s].the).join(' and ');
		return names ? `Waiting for ${names}.` : 'Working out the position.';
	}

	/** Turns to the board on which most of a new question can be chosen, unless one is pinned. */
	autoTurn() {
		const { asks, seat } = this.view,
			question = `${seat} ${asks.map(a => `${a.prompt} ${a.about}`).join()}`;
		if (this.pinned || !asks.length || question === this.followed) return;
		this.followed = question;
		const { phase } = this.view.scene ?? { phase: '' },
			has = this.boards.map(
				b => asks.flatMap(a => a.options).filter(o => [o.on, o.with, o.at].some(id => id && b.placeOf(id))).length,
			);
		const named = (/** @type {(b: Board) => boolean} */ by) => this.boards.findIndex((b, i) => has[i] > 0 && by(b)),
			told = named(b => asks.some(a => a.prompt.includes(b.data.name)));
		// A squadron may stand on two maps: the question or the phase says which is meant.
		const to = told >= 0 ? told : named(b => phase.toLowerCase().includes(b.data.key)),
			most = Math.max(...has);
		const best = to >= 0 ? to : has[this.active] < most ? has.indexOf(most) : this.active;
		if (best !== this.active) this.turnTo(best);
	}

	/** Brings the place of a new question into the middle of its board. */
	attend() {
		const { asks, seat } = this.view,
			place = asks.length === 1 && !this.replay.step && !this.gesture.ghost ? asks[0].place : '',
			there = place && `${seat} ${place}`;
		if (there && there !== this.attended && !this.boards[this.active]?.sees(place)) this.find(place, undefined, true);
		this.attended = there;
		for (const b of this.boards) b.signs.asks(place);
	}

	relight() {
		if (this.upgraded >= 0) this.notices.show(this.hands);
		const past = this.replay.step > 0;
		const lit = past ? new Set() : this.ask.answers.lit();
		const aimed = this.ask.aimed ? this.ask.aimed.on || this.ask.aimed.with : '';
		for (const b of this.boards) b.light(lit, aimed, past ? '' : this.ask.answers.picked);
		this.course(past ? null : this.ask.way);
		this.books.relit();
		this.athand.show(this.boards[this.active]);
	}

	/** Draws a way on the board, or none. @param {import('../types.d.ts').Way|null} way */
	course(way) {
		this.boards[this.active]?.signs.course(way);
	}

	// --- what the player does -----------------------------------------------

	/**
	 * A click on the board.
	 * @param {string} id
	 * @param {boolean} touch
	 * @param {string} [key] of the counter of an open stack that it is on
	 */
	choose(id, touch, key = '') {
		if (this.data.sheets) this.sheet(id);
		if (!this.replay.step) this.gesture.choose(id, touch, key);
	}

	/** Opens the sheet of a ship that is on the board, beside it. @param {string} id */
	sheet(id) {
		if (!this.boards.some(b => [...b.pieces.values()].some(p => p.piece.id === id))) return;
		this.books.sheet(id);
	}

	/**
	 * Says why nothing may be done with it, and by which case.
	 * @param {string} id
	 * @param {string} of what was taken up
	 */
	async refuse(id, of = '') {
		const why = await this.why(id, of);
		if (!why?.text) return;
		for (const b of this.boards) b.refuse(id);
		this.say(why.text, why.rule);
	}

	/** @param {string} id @param {string} of @returns {Promise<{text: string, rule: string}|null>} */
	async why(id, of = '') {
		const other = whose(this.hand, of || id);
		if (other) return { text: `It is ${other}.`, rule: '' };
		const key = `${this.view.seat} ${this.view.at} ${id} ${of}`;
		if (!this.whys.has(key)) this.whys.set(key, await this.hand.post('why', { on: id, of }).catch(() => null));
		return this.whys.get(key) ?? null;
	}

	/** @param {import('../types.d.ts').Option} o */
	async odds(o) {
		const t = await this.hand.get(`odds?choice=${encodeURIComponent(o.choice)}`).catch(() => null);
		return t ? oddsTable(t, this.view.seat) : null;
	}

	/**
	 * Plays choices in one go, which stops where something is thrown or another is asked; how many are left.
	 * @param {...string} choices
	 */
	async play(...choices) {
		return this.inRow ? 0 : this.send(...choices); // what is pressed meanwhile would end a row half way
	}

	/** Plays choices, now or as the next of a row. @param {...string} choices */
	async send(...choices) {
		const at = this.view.at;
		if (this.playing === at || this.replay.step) return 0; // it is on its way: once is enough
		this.playing = at;
		for (const b of this.boards) b.fan.close();
		const answer = await this.choice('play', { choices: choices.slice(0, 64) }).finally(() => {
			if (this.playing === at) this.playing = 0;
		});
		if (!answer) return 0;
		const played = answer.played ?? choices.length;
		this.ways.sent(choices, played);
		this.ways.goOn();
		return choices.length - played;
	}

	/**
	 * Plays one choice after another, until none is left or one is refused.
	 * @param {() => string|undefined} next the next choice in the view as it is then
	 */
	async row(next) {
		if (this.inRow) return;
		this.inRow = true;
		for (let c = next(); c && !this.replay.step; c = next()) {
			const at = this.view.at;
			await this.send(c).catch(() => 0);
			if (this.view.at === at) break;
		}
		this.inRow = false;
	}

	/** Plays choices one after another, until another question is asked. @param {string[]} choices */
	each(choices) {
		const asked = () => this.view.asks.map(a => a.prompt).join(),
			question = asked(),
			left = [...choices];
		return this.row(() => (asked() === question ? left.shift() : undefined));
	}

	/** Gives the answer that the game proposes, as often as answers of its kind are due. @param {number} left */
	likely(left) {
		return this.row(() => {
			const ask = left > 0 ? this.view.asks.find(a => a.left === left) : undefined;
			left--;
			return ask?.options.find(o => o.likely)?.choice;
		});
	}

	/**
	 * Writes choices about one thing: in place of what is written about it, or after that; what is not sealed is played.
	 * @param {string} of
	 * @param {boolean} on
	 * @param {string[]} choices
	 * @param {import('./helm.js').Bound} [bound] where they lead, for which they are worked out anew if something comes
	 * between
	 */
	async write(of, on, choices, bound) {
		const at = this.view.at;
		if (this.playing === at) return;
		if (!this.view.asks.some(a => a.sealed)) {
			if ((await this.play(...choices)) && bound) this.helm.goOn(bound);
			return;
		}
		this.playing = at;
		this.ask.unfolded.about = of;
		await this.choice('play', on ? { choices } : { anew: of, choices }).finally(() => {
			if (this.playing === at) this.playing = 0;
		});
	}

	/** Types the faces of dice, as whichever seat of this screen rolls them. @param {number[]} faces */
	give(faces) {
		return this.choice('dice', { faces }, this.roller ?? this.hand);
	}

	/**
	 * Sends a choice, which is kept while the line is down.
	 * @param {string} what
	 * @param {any} body
	 * @param {SeatLine} [hand]
	 * @returns {Promise<any>} null where it is refused or dropped
	 */
	choice(what, body, hand = this.hand) {
		return this.told(this.outbox.send(hand, what, body));
	}

	/**
	 * Sends anything else.
	 * @param {string} what
	 * @param {any} body
	 * @param {SeatLine} [hand]
	 * @returns {Promise<any>} null where it is refused
	 */
	post(what, body, hand = this.hand) {
		return this.told(hand.post(what, body, body.id && patience));
	}

	/** Says what the house says to something that was sent. @param {Promise<any>} sent */
	async told(sent) {
		try {
			const answer = await sent;
			if (answer?.text && !(answer.asked && this.umpire.on)) this.say(answer.text, answer.rule ?? '');
			return answer;
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			this.say(e.message, e.rule);
			return null;
		}
	}

	/** A sentence of the house, at the hand and nowhere else. @param {string} text @param {string} rule */
	say(text, rule) {
		this.glass.hush();
		this.said.say(text, rule);
	}

	/** A case anywhere on the page opens the handbook there. @param {Event} e */
	rule(e) {
		const a = /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.target).closest?.('[data-rule]'));
		if (!a) return;
		e.preventDefault();
		this.books.rule(a.dataset.rule ?? '');
	}

	/** @param {string|null} id @param {string} space */
	look(id, space) {
		const b = this.boards[this.active];
		if (b && !this.replay.step) this.ways.hover(space && id === space && !this.ask.answers.lit().has(id) ? space : '');
		if (b)
			this.glass.show(
				b,
				id,
				space,
				id && !this.replay.step ? this.ask.answers.on(id) : [],
				!this.replay.step && this.ask.answers.asks.length > 0,
			);
	}

	/** One level back: a refusal, a stack, a choice half made, the past. */
	escape() {
		const b = this.boards[this.active];
		b?.settle();
		if (this.replay.step) this.replay.go(this.replay.last);
		else if (this.helm.of) this.helm.leave();
		else if (b?.table?.ruler.out) b.table.ruler.turn();
		else if (this.said.up) this.said.clear();
		else if (b?.fan.space) b.fan.close();
		else if (this.ask.back()) this.relight();
		else this.gesture.putBack();
	}
}
