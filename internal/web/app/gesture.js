// One gesture for all games. A press on what can act picks it up and lights where it can go; drag it there,
// or click there. A move that rolls dice stays drawn until the same place is clicked again.

import { el } from './dom.js';
import { picture } from './tray.js';
import { each, Party, several } from './party.js';
import { spaceAt, underHand } from '../board/under.js';

/** @typedef {import('./answers.js').Answer} Answer */
/** @typedef {{ x: number, y: number }} Spot on the screen */

/**
 * @typedef {{ ask: import('./ask.js').AskPanel, room: import('./boards.js').Boards,
 * sending: import('./sending.js').Sending, athand: import('./athand.js').AtHand, helm: import('./helm.js').Helm,
 * ways: import('./ways.js').Ways, whys: import('./whys.js').Whys, said: import('./said.js').Said,
 * past: () => boolean, changed: () => void }} Does
 * The panel that asks, the boards, what sends, the buttons at a piece, what steers, what finds a way, what says why
 * there is none, what shows that, whether the boards show the past, and what lights them again.
 */

/** How long a piece that is picked up may take to be asked where it goes, in milliseconds. */
const patience = 3000;

export class Gesture {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		/** @type {HTMLElement|null} it under the hand */ this.ghost = null;
		/** @type {Promise<unknown>|null} that it is taken up, where that is an answer of its own */ this.taking = null;
		/** What was taken up last by an answer of its own, and the view in which it was. */ this.took = { of: '', at: 0 };
		/** What is being dragged, "" if nothing. */ this.dragged = '';
		/** What is grabbed in place of what is under the hand: several things, or "". */ this.grabbed = '';
		/** @type {{ of: string, names: string[] }|null} what was dropped on what, if another question comes first */
		this.due = null;
		/** The keys of the counters of a stack that alone are to go, once the stack is asked about. @type {string[]} */
		this.alone = [];
		this.party = new Party(this);
	}

	/** The questions, and which answers a thing has. */
	get answers() {
		return this.does.ask.answers;
	}

	/** Whether anything may be done now. */
	get asked() {
		const { view } = this.screen;
		return view.asks.length > 0 && !this.does.past() && !view.ended;
	}

	/**
	 * Which of the things under the pointer it picks up: the first that can act, else the first that is lit, else the
	 * first; "" if nothing is asked.
	 * @param {string[]} names
	 * @param {boolean} able whether it must be able to act
	 */
	holds(names, able) {
		if (!this.asked) return '';
		const can = names.find(id => this.answers.acts(id) || this.does.ways.reached.has(id));
		if (can || able) return can ?? '';
		return names.find(id => this.does.room.large?.lit.has(id)) ?? names[0] ?? '';
	}

	// --- clicks ---------------------------------------------------------------

	/**
	 * A click on the board.
	 * @param {string} id
	 * @param {boolean} touch
	 * @param {string} key of the counter of an open stack that it is on, or ""
	 */
	choose(id, touch, key) {
		if (this.does.past()) return;
		this.due = null;
		this.does.said.clear(); // a refusal is of the click before
		const a = this.does.ask,
			{ aimed, way } = a;
		if (this.does.helm.charges(id)) return;
		if (this.commits(id)) {
			a.play(...(way ? way.choices : [aimed?.choice ?? '']));
			return;
		}
		if (this.answers.picked && this.onward(id, touch)) return;
		this.party.clear();
		if (key && this.counter(key)) return;
		this.first(id, touch);
	}

	/** Whether a click there commits to what is proposed. @param {string} id */
	commits(id) {
		const { aimed, way, spot } = this.does.ask;
		if (!id || this.does.past()) return false;
		return way ? way.through.at(-1) === id : aimed !== null && [aimed.on, aimed.at, spot].includes(id);
	}

	/** What a click on a space does, if anything is asked about the space itself. @param {string} id */
	says(id) {
		const all = this.comes(id);
		return all.length > 1 ? 'More to do here' : (all[0]?.option.says ?? '');
	}

	/**
	 * The answers of a thing by itself: of a space those by which something comes onto the board there, if there are any,
	 * before what is done with what stands there.
	 * @param {string} id
	 */
	comes(id) {
		const all = this.answers.of(id),
			come = all.filter(
				({ option }) => option.with && [option.on, option.at].includes(id) && !this.answers.drawn(option.with),
			);
		return come.length && this.answers.space(id) ? come : all;
	}

	/**
	 * A click while something is picked up; returns whether it was handled.
	 * @param {string} id
	 * @param {boolean} touch
	 */
	onward(id, touch) {
		const a = this.does.ask,
			of = this.answers.picked;
		if (several(of)) {
			this.party.go(id);
			return true;
		}
		if (id === of) {
			const all = this.answers.on(id);
			if (all.length === 1) a.take(all[0].option, touch);
			else a.pick('');
			return true;
		}
		const both = this.answers.both(of, id);
		const orders = this.answers.written(id);
		if (both.length === 1 && !both[0].option.idle && !orders) a.take(both[0].option, touch);
		else if (both.length) a.turnTo(id);
		else if (this.answers.acts(id)) return false;
		else this.far(id, of);
		return true;
	}

	/** A click while nothing is picked up. @param {string} id @param {boolean} touch */
	first(id, touch) {
		const a = this.does.ask,
			all = this.comes(id),
			[only] = all;
		if (!all.length) {
			if (this.answers.asks.length) this.far(id, this.answers.picked);
			return;
		}
		this.does.room.close(); // what is taken up lies on its space, and the spaces around are free
		if (all.length === 1 && this.taken(only)) this.took = { of: id, at: this.screen.view.at };
		const comes = this.answers.of(id).length > 1; // and is the only one that does
		if (all.length === 1 && (comes || this.taken(only) || this.leads(only, id))) a.take(only.option, touch);
		else a.pick(id);
	}

	/** Whether an answer only picks something up. @param {Answer} answer */
	taken({ option }) {
		return option.takes && this.answers.stands(option.on);
	}

	/**
	 * Whether an answer is where the thing that is picked up goes, or what it meets.
	 * @param {Answer} answer
	 * @param {string} id
	 */
	leads({ ask, option }, id) {
		const goes = option.on === id || option.at === id;
		return goes && Boolean(ask.about) && ask.about !== id && (option.with === ask.about || !this.stand(option.with));
	}

	/** Whether a thing is a space or stands on one. @param {string} id */
	stand(id) {
		return id !== '' && this.does.room.all.some(b => b.placeOf(id));
	}

	/**
	 * A click on one counter of an open stack that is picked up whole: only that one is to go. @param
	 * {string} key
	 */
	counter(key) {
		const pieces = this.screen.view.scene?.pieces ?? [],
			stack = pieces.find(p => p.key === key)?.stack ?? '',
			[whole, other] = this.answers.on(stack).filter(o => o.option.on === stack && this.taken(o));
		if (!whole || other) return false; // it may go in several ways
		if (pieces.filter(p => p.stack === stack).length > 1) this.alone = [key];
		this.does.ask.play(whole.option.choice);
		return true;
	}

	/** Whether something is picked up. */
	get goes() {
		const a = this.answers;
		return this.asked && (a.picked !== '' || a.asks.some(q => q.about && !q.sealed));
	}

	/**
	 * A click where nothing can be done: it shows a route, or else why there is none.
	 * @param {string} id
	 * @param {string} of
	 */
	async far(id, of = '') {
		const { helm, ways, whys } = this.does,
			on = helm.may(helm.of || of) && helm.piece(id);
		if (on && helm.point(on)) return;
		if (!(await ways.propose(id, of))) whys.refuse(id, of);
	}

	/** The view has changed: what was dropped goes on, and the counters of a stack that is asked about are taken. */
	shown() {
		const a = this.answers,
			{ due } = this,
			all = (this.screen.view.scene?.pieces ?? []).filter(p => this.alone.includes(p.key));
		if (all.some(p => a.asks.some(q => q.about && q.about === p.stack))) {
			this.alone = [];
			for (const piece of all) this.party.part(piece);
		}
		if (due && (this.places || due.names.some(id => a.both(due.of, id).length))) {
			this.due = null;
			this.put(due.of, due.names);
		}
		this.party.clear();
	}

	// --- drags ----------------------------------------------------------------

	/**
	 * A pointer picks something up, drags it, drops it, or loses it.
	 * @param {string} of
	 * @param {'take'|'drag'|'drop'|'lose'} what
	 * @param {Spot} at
	 * @param {string} [key] of the counter of an open stack that it grabs
	 */
	drag(of, what, at, key = '') {
		if (what === 'take') {
			this.does.athand.hide();
			this.does.said.clear();
			this.grab(of, key);
		}
		of = this.grabbed || of;
		if (this.ghost) this.ghost.style.translate = `${at.x}px ${at.y}px`;
		const { room, ways } = this.does;
		if (what === 'drag' && ways.lead) ways.hover(spaceAt(room.large, at.x, at.y), ways.of(of) || of);
		if (what === 'drop' || what === 'lose') {
			this.ghost?.remove();
			this.ghost = null;
			this.dragged = '';
			if (what === 'drop') this.drop(of, at);
			else this.lose();
		}
	}

	/** Picks something up: all that are ticked with the counter that it grabs. @param {string} of @param {string} key */
	grab(of, key) {
		const { party } = this;
		if (!party.keys.has(key)) party.clear();
		if (key && !party.names && party.whole(of)) party.keys.add(key); // it is taken out of its stack
		if (!key) party.all(of);
		this.grabbed = party.names;
		this.take(party.names || of);
		this.does.room.close(); // where it goes is not hidden by the open stack
	}

	/** @param {string} of */
	take(of) {
		const { view, root } = this.screen,
			a = this.answers,
			pieces = view.scene?.pieces ?? [],
			piece =
				pieces.find(p => this.party.keys.has(p.key)) ??
				pieces.find(p => p.id === of) ??
				pieces.find(p => p.stack === of) ??
				pieces.find(p => p.at === of && p.depth === 0);
		this.taking = null;
		this.due = null;
		if (piece) {
			const n = this.party.keys.size;
			this.ghost = el(
				'div.carried.lifted',
				{ 'aria-hidden': 'true' },
				picture(piece),
				n > 1 ? el('b', {}, String(n)) : null,
			);
			root.append(this.ghost);
		}
		const taken = a.on(of).find(o => this.taken(o));
		if (taken && !this.does.ways.lead) {
			this.took = { of, at: view.at };
			this.taking = this.does.sending.play(taken.option.choice);
		} else if (this.does.ways.lead && (taken || several(of) || a.asks.some(q => q.about === of))) {
			this.dragged = this.does.ways.of(of);
			this.does.changed();
		} else if (!taken && a.picked !== of && a.acts(of) && !a.asks.some(q => q.about === of)) this.does.ask.pick(of);
	}

	/** Lets go. @param {string} of @param {Spot} at */
	async drop(of, at) {
		const a = this.answers,
			names = underHand(this.does.room.large, each(of), at),
			parts = [...this.party.keys],
			whole = parts.length && !several(of) ? this.party.whole(of) : null;
		if (whole && names.length && !names.includes(of)) {
			this.alone = parts;
			this.due = { of, names };
			this.does.ask.play(whole.choice);
			return;
		}
		if (this.taking) {
			await this.taking;
			await until(() => a.asks.some(q => q.about === of) || !a.asks.length);
			if (names.length && a.asks.length && !this.places && !names.includes(of)) {
				this.due = { of, names };
				return;
			}
		}
		await this.put(of, names);
	}

	/** Whether an answer names a place; a question whether a chit is played names none. */
	get places() {
		const a = this.answers;
		return a.all().some(({ option: o }) => [o.on, o.with, o.at].some(id => id && a.space(id)));
	}

	/** Puts what was dragged on the first of some things where it may go. @param {string} of @param {string[]} names */
	async put(of, names) {
		const { ask, room, ways, whys } = this.does,
			a = this.answers,
			board = room.large,
			home = board?.placeOf(each(of)[0]);
		const beside = names.find(id => id !== of && a.stands(id) && ways.reached.has(id) && !a.both(of, id).length);
		if (beside) {
			const way = await ways.drop(of, beside); // if it only leads there, what is done there comes next
			if (way && !way.choices.at(-1)?.split(' ').includes(beside)) this.due = { of, names: [beside] };
			return;
		}
		const own =
			names.includes(of) ||
			names.some(id => home && board?.m.at.has(id) && board.stand.on(id).some(p => each(of).includes(p.piece.id)));
		if (own) {
			this.lose();
			return;
		}
		for (const id of names) {
			const to = a.both(of, id);
			if (!to.length) continue;
			if (to.length === 1) {
				ask.take(to[0].option, false);
				return;
			}
			if (a.picked !== of) ask.pick(of);
			ask.turnTo(id);
			return;
		}
		const space = names.at(-1) ?? '',
			numbered = a.on(of).filter(o => o.option.spans.some(s => s.step));
		if (!space && numbered.length === 1)
			ask.take(numbered[0].option, false); // how far is a number
		else if (space && ways.lead) await ways.drop(of, space);
		else {
			if (names.length) await whys.refuse(names[0], of);
			this.lose();
		}
	}

	/** The hand has let go in vain: what it took up by an answer of its own is put back. */
	async lose() {
		this.party.clear();
		if (several(this.answers.picked)) this.does.ask.pick('');
		this.does.room.course(null);
		this.does.changed();
		if (!this.taking) return;
		await this.taking;
		this.taking = null;
		this.putBack();
	}

	/** Takes back the answer by which something was taken up, if it was the last one and that is free. */
	putBack() {
		const { view, hand } = this.screen,
			{ of, at } = this.took;
		if (of && at + 1 === view.at && view.back.free && view.asks.some(q => q.about))
			hand.post('back', {}).catch(() => {});
	}
}

/** Waits for a while until something is true. @param {() => boolean} holds */
async function until(holds) {
	for (const end = performance.now() + patience; !holds() && performance.now() < end; )
		await new Promise(done => setTimeout(done, 16));
}
