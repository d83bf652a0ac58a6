// Steering: a model on a plane is dragged, or steered by the arrow keys, to where it should go; the server, which alone
// knows what a ship can do, returns its course, one request at a time, and letting go writes it down.

import { capital, el, fill } from './dom.js';
import { Ghost } from '../board/helm.js';
import { millimetre } from '../board/ruler.js';
import { setFocus } from '../board/walk.js';
import { turnTo } from './chosen.js';
import { beside, corner } from './corner.js';
import { boundFor, cardOf, gripOf, leadsOn, nudged, over, query, spoken } from './course.js';
import { Landing } from './landing.js';
import { preference } from './preferences.js';
import { whose } from './team.js';

/** @typedef {import('../types.d.ts').Course} Course @typedef {import('../types.d.ts').Piece} Piece */
/**
 * @typedef {{ ask: import('./ask.js').AskPanel, room: import('./boards.js').Boards,
 * sending: import('./sending.js').Sending, athand: import('./athand.js').AtHand, past: () => boolean,
 * say: (text: string, rule: string) => void }} Does
 * The panel that asks, the boards, what sends, the buttons at a piece, whether the boards show the past, and what says
 * a sentence.
 */
/** @typedef {{ x: number, y: number, heading?: number }} Spot and the heading wanted there, in tenths of a degree */

/** How long after one answer the next is asked for, in milliseconds. */
const rest = 45;
/**
 * How near a second click must be to the first to be one on the same place, and what is dragged to what it touches, in
 * pixels.
 */
const near = 12;

export class Helm {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		this.landing = new Landing(() => screen.view.scene, does.room);
		this.ghosts = does.room.all.map(b => new Ghost(b));
		/** What is steered, or "". */ this.of = '';
		/** @type {Spot|null} where it is wanted */ this.goal = null;
		/** @type {Spot|null} the goal that the course was made for */ this.made = null;
		/** @type {Course|null} */ this.course = null;
		/** From the pointer to the middle of what it holds. */ this.off = { x: 0, y: 0 };
		/** Whether the course continues what is written. */ this.on = false;
		this.asking = false;
		/** Whether the hand drags, and writes by letting go. */ this.held = false;
		/** @type {import('./course.js').Bound|null} what was stopped on its way */ this.bound = null;
		/** @type {(() => void)|null} called when the course is the one for the goal */ this.then = null;
		this.node = el('div.helmcard', { hidden: true, role: 'group', 'aria-label': 'At the helm' });
		this.live = el('span.unseen', { role: 'status' });
	}

	get board() {
		return this.does.room.large;
	}
	get ghost() {
		return this.ghosts[this.does.room.active];
	}

	/** How far a player reaches, in the units of the board. */
	get reach() {
		return (near * (this.board.table?.px ?? 1)) / this.board.m.k;
	}

	/** Whether a thing can be steered now. @param {string} id */
	may(id) {
		const t = this.screen,
			v = t.view;
		if (!t.data.helm || !id || this.does.past() || !v.asks.length || v.ended) return false;
		return this.piece(id)?.side === v.seat && !whose(t.hand, id);
	}

	/** @param {string} id @returns {Piece|undefined} */
	piece(id) {
		return this.screen.view.scene?.pieces.find(p => p.id === id);
	}

	/** Starts to steer a ship. @param {string} id @param {Spot} [hand] where the hand takes hold of her */
	take(id, hand) {
		const piece = this.piece(id),
			ghost = this.ghost;
		if (!piece || !ghost || !this.may(id)) return false;
		if (this.of !== id) this.leave();
		if (this.does.ask.proposal) this.does.ask.propose(null); // one answer at a time
		const at = ghost.standsAt(piece);
		this.of = id;
		this.goal = at;
		this.held = Boolean(hand);
		this.off = hand ? gripOf(piece, at, hand) : { x: 0, y: 0 };
		this.board.settle();
		turnTo(this.does.ask, id);
		this.ask();
		return true;
	}

	/**
	 * Handles the pointer on the board: it takes hold, drags or lets go; null drops what it holds.
	 * @param {string} id
	 * @param {Spot|null} at
	 * @param {'take'|'drag'|'drop'} what
	 * @param {{ on: boolean, aim: boolean }} how from where it is written to go; pointing it to the hand
	 */
	hand(id, at, what, how) {
		if (!at) {
			this.leave();
			return;
		}
		if (what === 'take') {
			this.does.athand.hide();
			if (!this.take(id, at)) return;
		}
		if (how.aim) this.aim(at);
		else this.drag(at, how.on);
		if (what === 'drop') this.write();
	}

	/**
	 * A click where nothing stands: the thing that is picked up, or the only one asked about, is to go there,
	 * and goes at a second click. Returns whether there is such a thing.
	 * @param {Spot} at
	 */
	point(at) {
		const { ask } = this.does,
			{ view } = this.screen,
			about = new Set(view.asks.map(a => a.about).filter(id => this.may(id))),
			id =
				this.of || [ask.answers.picked, about.size === 1 ? [...about][0] : ''].find(one => one && this.may(one)) || '';
		if (!id) return false;
		const again = this.of && this.goal && Math.hypot(this.goal.x - at.x, this.goal.y - at.y) < this.reach;
		if (again && !this.on && view.written.some(w => w.about === id))
			this.does.say('She has orders: press Write to put these in their place.', '');
		else if (again) this.write();
		else if (this.of || this.take(id)) {
			this.does.athand.hide();
			this.goal = at;
			this.ask();
		}
		return true;
	}

	/**
	 * Lays the card where it covers neither what moves, nor its ghost, nor whom it charges: in a corner of the board, or
	 * beside the ghost once that waits to be confirmed.
	 */
	place() {
		const { sea } = this.does.room,
			of = [this.of, this.course?.meets].flatMap(id => [...sea.querySelectorAll(`.piece[data-id="${id}"] .base`)]),
			ghost = [...sea.querySelectorAll('.ghostly')],
			tools = [this.board.table?.tools].flatMap(e => e ?? []),
			keep = [...of, ...ghost, ...tools].map(e => e.getBoundingClientRect());
		corner(this.node, sea, keep);
		const free = getComputedStyle(this.node).position === 'absolute'; // in a narrow window it lies on the sheet
		if (free && !this.held && this.confirms && ghost[0]) beside(this.node, sea, ghost[0].getBoundingClientRect(), keep);
	}

	/** Whether the course is confirmed before it is written. */
	get confirms() {
		return this.course?.asks || (this.course?.throws && preference('confirm') !== 'quiet');
	}

	/** A click on whom the drawn course charges confirms it; whether it did. @param {string} id */
	charges(id) {
		if (!this.of || !id || this.course?.meets !== id) return false;
		this.write();
		return true;
	}

	/** The hand drags what it holds. @param {Spot} hand @param {boolean} on from where it is written to go */
	drag(hand, on) {
		if (!this.of) return;
		this.on = on;
		this.goal = { x: hand.x + this.off.x, y: hand.y + this.off.y };
		this.ask();
	}

	/** The ghost stays where it is and turns towards the pointer. @param {Spot} hand */
	aim(hand) {
		if (!this.of || !this.goal) return;
		const at = this.goal,
			heading = Math.round(((Math.atan2(hand.x - at.x, at.y - hand.y) * 1800) / Math.PI + 3600) % 3600) % 3600;
		this.goal = { x: at.x, y: at.y, heading };
		this.ask();
	}

	/**
	 * Arrow keys: a little farther or less far, to port or starboard.
	 * @param {number} right
	 * @param {number} ahead in steps
	 * @param {boolean} fine
	 */
	nudge(right, ahead, fine) {
		const piece = this.piece(this.of),
			end = this.course?.track.at(-1);
		if (!piece || !this.goal) return;
		const step = millimetre(this.board.data) * (fine ? 1 : 10);
		this.goal = nudged(piece, end, this.goal, step, fine, right, ahead);
		this.ask();
	}

	/** Asks the server, unless a request is under way; the last goal is always requested. */
	async ask() {
		if (this.asking || !this.goal) return;
		this.asking = true;
		const of = this.of,
			goal = this.goal,
			on = this.on;
		/** @type {Course|null} */
		const course = await this.screen.hand.get(query(of, goal, this.reach, on)).catch(() => null);
		this.asking = false;
		if (this.of !== of) {
			if (this.of) this.ask();
			return;
		}
		if (course) {
			this.course = course;
			this.made = goal;
			this.show();
		}
		if (this.goal !== goal || this.on !== on) {
			window.setTimeout(() => this.ask(), rest);
			return;
		}
		if (this.then) {
			const then = this.then;
			this.then = null;
			then();
		}
	}

	show() {
		const piece = this.piece(this.of),
			c = this.course;
		if (!piece || !c) return;
		this.ghost?.show(piece, c);
		fill(
			this.node,
			...cardOf(piece.name, c, {
				find: id => this.does.room.find(id),
				held: this.held,
				sealed: this.screen.view.asks.some(a => a.sealed),
				write: () => this.write(),
				leave: () => this.leave(),
			}),
		);
		this.node.hidden = false;
		this.node.classList.toggle('dragged', this.held);
		this.place();
		this.live.textContent = spoken(piece.name, c);
	}

	/**
	 * Writes the course down, once it is the one for the pointer's place. If it throws dice, or brings what the hand may
	 * not mean, it stays drawn until it is confirmed.
	 */
	write() {
		if (!this.of) return;
		if (this.asking || this.made !== this.goal) {
			this.then = () => this.write();
			this.ask();
			return;
		}
		const { of, course, on, goal, held } = this;
		if (held && this.confirms) {
			this.held = false;
			this.show();
			return;
		}
		this.leave();
		if (goal && !this.sails(course) && this.meets(of, { x: goal.x - this.off.x, y: goal.y - this.off.y })) return;
		if (!course?.choices.length) {
			if (course?.short) this.does.say(capital(course.short.text) + '.', course.short.rule);
			return;
		}
		const bound = goal && boundFor(of, goal, course, this.screen.view);
		if (!this.screen.view.asks.some(a => a.sealed)) this.landing.drop(of, course.track.at(-1));
		this.does.sending.write(of, on, course.choices, bound ?? undefined);
	}

	/**
	 * Whether a course is sailed by orders, and not only drifted: one that meets somebody is.
	 * @param {Course|null} course
	 */
	sails(course) {
		if (course?.meets) return true;
		const steered = new Set(this.does.ask.answers.all().flatMap(({ option }) => (option.steered ? [option.verb] : [])));
		return Boolean(course?.choices.some(c => !steered.size || steered.has(c.split(' ')[1])));
	}

	/**
	 * What can be done with another piece that lies where one was let go, but cannot go: that is shown. Whether there is
	 * anything.
	 * @param {string} of
	 * @param {Spot} at
	 */
	meets(of, at) {
		const { ask } = this.does,
			met = (this.screen.view.scene?.pieces ?? []).find(p => p.id !== of && p.id && over(p, at));
		if (!met || !ask.answers.both(of, met.id).length) return false;
		ask.pick(of);
		ask.turnTo(met.id);
		return true;
	}

	/**
	 * A piece was stopped on its way by a question to another. It goes on by itself if it comes where it was to come and
	 * nobody new is in sight; else that is proposed.
	 * @param {import('./course.js').Bound} bound
	 */
	goOn(bound) {
		this.bound = bound;
		this.shown();
	}

	/**
	 * Picks up the stopped piece again once its seat is asked what it does; any other question drops it. What has come
	 * onto the board by that is another piece, about which its seat is then asked.
	 */
	resume() {
		const { bound, screen } = this,
			{ asks, seat } = screen.view;
		if (!bound || this.of || !asks.length) return;
		const of = this.piece(bound.of) ? bound.of : asks[0].about;
		if (this.piece(of)?.side !== seat) return;
		this.bound = null;
		if (!asks.some(a => a.about === of) || !this.take(of)) return;
		this.goal = bound.to;
		this.then = () => {
			if (this.course && leadsOn(bound, this.course, this.screen.view)) this.write();
		};
		this.ask();
	}

	/** Stops steering: nothing is written. */
	leave() {
		this.of = '';
		this.goal = this.made = this.course = this.then = null;
		this.on = false;
		this.ghost?.hide();
		this.node.hidden = true;
	}

	/** Handles a key; returns whether it was one for steering. @param {KeyboardEvent} e */
	key(e) {
		const arrows = /** @type {Record<string, number[]>} */ ({
			ArrowLeft: [-1, 0],
			ArrowRight: [1, 0],
			ArrowUp: [0, 1],
			ArrowDown: [0, -1],
		})[e.key];
		if (e.key === 'n' && this.screen.data.helm) this.next();
		else if (!this.of) return false;
		else if (arrows) this.nudge(arrows[0], arrows[1], e.shiftKey);
		else if (e.key === 'Enter') this.write();
		else if (e.key === 'Escape') this.leave();
		else return false;
		e.preventDefault();
		e.stopPropagation();
		return true;
	}

	/** The view has changed: lets go of what can no longer be steered. */
	shown() {
		if (this.of && !this.may(this.of)) this.leave();
		else if (this.of && this.course && this.piece(this.of))
			this.ghost?.show(/** @type {Piece} */ (this.piece(this.of)), this.course);
		this.resume();
	}

	/**
	 * The next piece without orders, then the next whose orders are open; if none is asked about, the next
	 * that may be chosen.
	 * @param {number} [way]
	 * @param {boolean} [looks] whether she is only shown, and not steered yet
	 */
	next(way = 1, looks = false) {
		const { ask } = this.does,
			v = this.screen.view,
			written = new Set(v.written.map(w => w.about));
		const about = v.asks.map(a => a.about).filter(id => id && this.may(id)),
			open = about.length ? about : [...ask.answers.lit()].filter(id => this.may(id)),
			bare = open.filter(id => !written.has(id));
		const some = bare.length ? bare : open;
		if (!some.length) return;
		const here = some.indexOf(this.of || this.board.focus),
			id = some[(here + way + some.length) % some.length];
		this.board.node.focus({ preventScroll: true });
		setFocus(this.board, id);
		if (!this.board.table?.sees(id) || this.board.table.small()) this.board.find(id);
		ask.pick(id);
		if (looks) this.leave();
		else this.take(id);
	}
}
