// The table: one match as one seat (or several at one screen) sees it.

import { Board } from '../board/board.js';
import { happened } from '../board/happened.js';
import { AccountsPanel } from './accounts.js';
import { AskPanel } from './ask.js';
import { AtHand } from './athand.js';
import { Boards } from './boards.js';
import { Books } from './books.js';
import { Carry } from './carry.js';
import { chosen } from './chosen.js';
import { Connection } from './connection.js';
import { veiled } from './curtain.js';
import { DicePanel } from './dice.js';
import { Ending } from './ending.js';
import { Gesture } from './gesture.js';
import { Glass } from './glass.js';
import { History } from './history.js';
import { holding } from './holding.js';
import { layTable } from './layout.js';
import { Menu } from './menu.js';
import { Objective } from './objective.js';
import { Opening } from './opening.js';
import { Notices } from './notices.js';
import { Print } from './print.js';
import { Replay } from './replay.js';
import { Said } from './said.js';
import { Sending } from './sending.js';
import { Screen } from './screen.js';
import { narrow, sideways } from './sheet.js';
import { sayOrdered } from './standing.js';
import { SeatsHead, scenarioName, waitsFor } from './seats.js';
import { Strip } from './strip.js';
import { Umpire } from './umpire.js';
import { Ways } from './ways.js';
import { Whys } from './whys.js';
import * as wiring from './wiring.js';
import { tableKey } from './keys.js';
import { drawnSince } from './drawn.js';
import { FleetPanel } from './fleet.js';
import { Helm } from './helm.js';
import { LessonPanel } from './lesson.js';
import { el, fill } from './dom.js';
import { remember } from './mine.js';
import { ruleLink } from './book.js';
import { TeamPanel } from './team.js';
import { Tracer } from './tracer.js';

/** @typedef {import('../types.d.ts').Line} Line @typedef {import('./seat.js').SeatLine} SeatLine */

export class Table {
	/**
	 * @param {HTMLElement} root
	 * @param {SeatLine[]} hands all open
	 * @param {SeatLine} hand that sits at it
	 * @param {(to: SeatLine) => void} pass hands the screen to another, behind a curtain
	 */
	constructor(root, hands, hand, pass) {
		this.root = root;
		this.hands = hands;
		this.pass = pass;
		this.left = new AbortController();
		this.screen = new Screen(root, hands, hand, this.left.signal);
		/** The view at which the server was found to be of another version than the page, or -1. */ this.upgraded = -1;
		/** @type {number|undefined} the view that the list of answers was made for */ this.drawnAt = undefined;
		this.sending = new Sending(wiring.hereOf(this));
		this.connection = new Connection(hands, this.sending.outbox);
		this.whys = new Whys(
			() => this.hand,
			(id, why) => {
				for (const b of this.boards) b.refuse(id);
				this.say(why.text, why.rule);
			},
		);
		const d = this.data;
		this.root.className = 'table';
		this.boards = d.boards.map(b => new Board(b, wiring.eventsOf(this)));
		this.fleet = new FleetPanel(wiring.fleetOf(this));
		this.team = new TeamPanel(() => this.hand);
		this.strip = new Strip(
			d.game.name,
			scenarioName(d),
			i => this.room.turnTo(i),
			id => this.find(id),
		);
		this.room = new Boards(this.boards, this.strip, wiring.roomOf(this));
		this.said = new Said(root, this.left.signal);
		this.ask = new AskPanel(wiring.handOf(this));
		this.accounts = new AccountsPanel(this.screen, this.ask);
		this.carry = new Carry(this.screen, wiring.carryOf(this));
		this.ways = new Ways(wiring.waysOf(this));
		this.athand = new AtHand(this.ask, this.room.sea, () => this.ways.reached.keys());
		this.helm = new Helm(this.screen, wiring.helmOf(this));
		this.tracer = new Tracer(this.screen, this.helm);
		this.gesture = new Gesture(this.screen, wiring.gestureOf(this));
		this.glass = new Glass(
			wiring.foretoldOf(this),
			() => this.data.helm && this.ask.answers.steers(),
			() => this.names,
			() => [...this.ask.answers.lit()].some(id => this.ask.answers.space(id) || this.room.sees(id)),
		);
		this.dice = new DicePanel(
			faces => this.sending.choice('dice', { faces }, this.roller ?? this.hand),
			() => this.post('retract', {}, this.roller ?? this.hands.find(h => h.now.retype) ?? this.hand),
		);
		this.replay = new Replay(
			step => this.history.at(step),
			past => this.history.show(past),
		);
		this.history = new History(this.screen, wiring.historyOf(this));
		this.umpire = new Umpire(this.screen, wiring.umpireOf(this));
		this.seats = new SeatsHead();
		if (d.rated) this.seats.rate(hand).then(() => this.seats.show(this.data, this.view, hands));
		/** Who is winning, in one line. */ this.outlook = el('p.outlook', { 'aria-label': 'Who is winning' });
		this.notices = new Notices(
			() => this.data,
			(what, body, h) => this.post(what, body, h),
			() => this.reloads,
		);
		this.objective = new Objective(d, space => this.find(space));
		this.opening = new Opening(this.screen, wiring.openingOf(this));
		this.lesson = new LessonPanel(d, id => this.find(id));
		this.print = new Print(this.screen, wiring.printOf(this));
		this.menu = new Menu(this.screen, wiring.menuOf(this));
		this.ending = new Ending(this.screen, wiring.endingOf(this));
		this.books = new Books(this.screen, wiring.booksOf(this));
		layTable(this);
		this.root.addEventListener('click', e => this.rule(e), { signal: this.left.signal });
		this.books.open('Log');
		this.history.present();
	}

	get hand() {
		return this.screen.hand;
	}
	get data() {
		return this.hand.data;
	}
	get names() {
		return this.screen.names;
	}
	get view() {
		return this.hand.now;
	}
	get scene() {
		return this.umpire.scene();
	}
	get past() {
		return this.history.past || Boolean(this.umpire?.righting.on);
	}
	/** The seat of this screen that types the dice that are wanted, if the one that looks may know of them. */
	get roller() {
		return this.umpire.need(this.view.need) ? this.hands.find(h => h.now.need?.yours) : undefined;
	}

	/** Shows the present, and listens; of a match between bots, its beginning. */
	begin() {
		const d = this.data;
		this.root.classList.add('laying');
		this.room.turnTo(0);
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
			h.onLine = () => this.connection.show();
		}
		this.connection.show();
		this.sized = new ResizeObserver(() => {
			if (!this.print.lies && !this.room.large?.fits()) this.room.home();
		});
		this.sized.observe(this.room.sea);
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

	/** Takes in that the server is of another version than the page. */
	upgrade() {
		if (this.upgraded >= 0) return;
		this.upgraded = this.view.at;
		this.notices.show(this.hands);
	}

	/** Shows where a thing is, on the board that has it. @param {string} id */
	find(id) {
		this.room.find(id);
	}

	/**
	 * Sends anything but a choice.
	 * @param {string} what
	 * @param {any} body
	 * @param {SeatLine} [hand]
	 */
	post(what, body, hand) {
		return this.sending.post(what, body, hand);
	}

	/** Whether the page was upgraded, and nothing is lost where it is loaded again: between two decisions. */
	get reloads() {
		const busy = this.sending.busy || this.helm.of || this.ask.begun || this.books.talk.typing;
		return this.upgraded >= 0 && !busy && (this.view.at > this.upgraded || !this.hands.some(h => h.wanted));
	}

	/** The hand has let go of the board. */
	away() {
		this.athand?.hide();
		this.strip?.moved(this.room?.large);
	}

	// --- what the server tells -----------------------------------------------

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
		if (s === this.hand) this.said.results(fresh, narrow.matches || sideways.matches);
		if (s === this.hand) sayOrdered(fresh, text => this.said.note(text));
		this.notices.show(this.hands);
		this.handOver();
	}

	/** Gives the screen to a seat of this screen, as the umpire likes. @param {SeatLine} hand */
	takeSeat(hand) {
		this.screen.hand = hand;
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
			this.pass(next);
			return;
		}
		this.screen.hand = next;
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
		if (anew || fresh.length || this.drawnAt !== v.at) this.ask.show(v.ended ? [] : v.asks, waitsFor(d, v));
		this.drawnAt = v.at;
		if (fresh.some(l => l.back)) for (const b of this.boards) b.table?.voyage.leave();
		if (scene && !this.replay.step) for (const b of this.boards) b.show(scene, anew, ...happened(fresh));
		this.helm.landing.drawn();
		for (const b of this.boards) b.sum(this.names);
		const aims = this.objective.show(this.hand.lines, v, this.umpire.on || Boolean(v.lesson ?? v.ended));
		for (const b of this.boards) b.signs.aims(aims, v.seat);
		this.lesson.show(v);
		this.books.show(v, this.hand.lines, anew, fresh);
		this.umpire.show();
		this.dice.show(
			v.ended ? null : this.umpire.need(v.need),
			this.names,
			Boolean(this.roller),
			this.hands.some(h => h.now.retype),
		);
		this.replay.show(v, Math.max(last, v.at), anew);
		this.strip.show(v.scene, this.room.large?.data.key ?? '');
		this.seats.show(d, v, this.hands);
		this.outlook.hidden = !scene?.outlook || Boolean(v.ended);
		fill(this.outlook, scene?.outlook ?? '', ' ', ruleLink(scene?.outlookRule ?? ''), holding(scene, v.seat));
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
		this.room.follow();
		if (anew) this.room.home();
		else this.room.large?.reveal();
		this.room.attend();
		this.ask.settle();
		if (v.ended && !v.ended.adjourned && !this.wasOver) {
			this.wasOver = true;
			remember(this.screen.tokens, this.data, v);
		}
	}

	relight() {
		if (this.ask.proposal) this.helm.leave(); // one answer at a time
		if (!this.ask.aimed) this.tracer.clear();
		if (this.upgraded >= 0) this.notices.show(this.hands);
		const { past } = this,
			goes = !past && this.gesture.goes;
		this.ways.reach(this.gesture.dragged || this.ways.of(this.ask.answers.picked), goes || this.gesture.dragged !== '');
		const lit = past ? new Set() : this.ask.answers.lit(),
			reached = past ? new Map() : this.ways.reached;
		for (const id of reached.keys()) if (this.ask.answers.stands(id)) lit.add(id);
		for (const b of this.boards) b.signs.reach(reached, lit);
		const aimed = this.ask.aimed ? this.ask.aimed.on || this.ask.aimed.with : '';
		const asked = past ? '' : chosen(this.ask);
		for (const b of this.boards) b.light(lit, aimed, past ? '' : this.ask.answers.picked, asked);
		this.books.follow(asked);
		this.room.course(past ? null : this.ask.way);
		this.books.relit();
		this.athand.show(this.room.large);
	}
	// --- what the player does -----------------------------------------------
	/** A click on the board. @param {string} id @param {boolean} touch @param {string} [key] of a stacked counter */
	choose(id, touch, key = '') {
		if (this.data.sheets) this.sheet(id);
		if (!this.ask.answers.acts(id) || !this.history.refuses()) this.gesture.choose(id, touch, key);
	}

	/** Opens the sheet of a ship that is on the board, beside it. @param {string} id */
	sheet(id) {
		if (!this.boards.some(b => [...b.pieces.values()].some(p => p.piece.id === id))) return;
		this.books.sheet(id);
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
		const b = this.room.large;
		if (b && !this.replay.step) this.ways.point(space, id ?? '', this.ask.answers.lit());
		if (b)
			this.glass.show(
				b,
				id,
				space,
				id && !this.replay.step ? this.ask.answers.meets(id) : [],
				!this.replay.step && this.ask.answers.leaves(id),
			);
	}
}
