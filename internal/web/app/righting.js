// An umpire puts models right: what a sleeve has moved is dragged, turned or given other figures, until all stands as
// it does on the table. Nothing changes before he gives his reason and rules.

import { el, fill } from './dom.js';
import { Refused } from './net.js';
import { rightingPanel } from './rightingpanel.js';
import { narrow } from './sheet.js';
import { picture } from './tray.js';
import { turnHandle, Was } from '../board/was.js';
import { millimetre } from '../board/ruler.js';
import { underHand } from '../board/under.js';

/** @typedef {import('../types.d.ts').Drafted} Drafted @typedef {import('../types.d.ts').Piece} Piece */
/** @typedef {{ x: number, y: number }} Spot */
/**
 * @typedef {{ lines: string[], ways: import('../types.d.ts').DraftWay[], key: string }} Change
 * Lines as they are typed behind "set", with the other ways in which what was dragged may stand there.
 * @typedef {{ room: () => import('./boards.js').Boards, draft: (body: any) => Promise<Drafted>,
 * rule: (body: any) => Promise<any>, seen: (drafted: Drafted|null) => import('../types.d.ts').Scene|null,
 * redraw: () => void, root: HTMLElement }} Does
 * The boards, what the server makes of changes, what carries them out, the pieces as all sides together see them, what
 * draws the boards anew, and the page.
 */

/** How far a key turns, in tenths of a degree, and with Shift. */
const turns = [10, 100];

export class Righting {
	/** @param {Does} does */
	constructor(does) {
		this.does = does;
		this.on = false;
		/** @type {Change[]} */ this.changes = [];
		/** @type {Change[][]} what Undo goes back to */ this.before = [];
		/** @type {Drafted|null} what the server made of the changes */ this.drafted = null;
		/** The key of the piece that is picked, or "". */ this.picked = '';
		/** @type {Piece|null} the picked piece as the player has it */ this.held = null;
		this.off = { x: 0, y: 0 };
		this.why = '';
		this.said = '';
		this.asking = false;
		/** @type {(() => Promise<void>)|null} what is asked for next */ this.next = null;
		/** Whether the player has just taken hold, so that Undo goes back to here. */ this.fresh = false;
		/** @type {HTMLElement|null} */ this.ghost = null;
		/** @type {Piece[]} what the player drags from space to space */ this.grabbed = [];
		/** Whether the list of figures is open. */ this.open = !narrow.matches;
		this.node = el('div.righting', {});
		this.was = new Was(() => does.room().large);
	}

	begin() {
		if (this.on) return;
		this.on = true;
		this.does.root.classList.add('rights');
		this.does.redraw();
		void this.draft();
		if (narrow.matches) this.node.scrollIntoView({ block: 'start' });
	}

	/** Leaves the mode: what is not ruled is dropped. */
	leave() {
		this.on = false;
		this.changes = [];
		this.before = [];
		this.drafted = this.held = null;
		this.picked = this.said = this.why = '';
		this.does.root.classList.remove('rights');
		this.was.clear();
		fill(this.node);
		this.does.redraw();
	}

	/** The pieces as they would stand. */
	get pieces() {
		return this.does.seen(this.drafted)?.pieces ?? [];
	}

	/** Those of the board that is large: one thing may stand on two. */
	get here() {
		const board = this.does.room().large;
		return board?.table ? this.pieces : this.pieces.filter(p => board?.m.at.has(p.at));
	}

	/** @param {string} key */
	piece(key) {
		return this.pieces.find(p => p.key === key);
	}

	// --- what the server makes of it -----------------------------------------

	/**
	 * Asks how things would stand, one request after the other: the newest counts.
	 * @param {any} [put] what the player puts elsewhere
	 */
	async draft(put) {
		const ask = async () => {
			const lines = this.changes.flatMap(c => c.lines),
				of = this.picked.replace(/-no-\d+$|-at-sea$/, ''); // as the position names it
			try {
				const drafted = await this.does.draft({ lines, put: put ?? null, of });
				this.said = '';
				this.drafted = drafted.bad ? this.drafted : drafted;
				if (put) this.took(put, drafted.lines.slice(lines.length), drafted);
				if (drafted.bad) this.refuse(drafted.bad);
			} catch (e) {
				if (!(e instanceof Refused)) throw e;
				this.said = e.message;
			}
		};
		this.next = ask;
		if (this.asking) return;
		this.asking = true;
		while (this.next) {
			const now = this.next;
			this.next = null;
			await now();
		}
		this.asking = false;
		if (!this.on) return;
		this.does.redraw();
		this.show();
	}

	/** Notes what was put. @param {any} put @param {string[]} lines @param {Drafted} drafted */
	took(put, lines, drafted) {
		const plane = Boolean(this.does.room().large?.table),
			key = put.keys.join(),
			last = this.changes.at(-1);
		if (!plane || !last || last.key !== key) this.keep({ lines, ways: drafted.ways, key });
		else {
			if (this.fresh) this.before.push(this.changes);
			this.changes = [...this.changes.slice(0, -1), { ...last, lines }];
		}
		this.fresh = false;
	}

	/** @param {Change} change */
	keep(change) {
		this.before.push(this.changes);
		this.changes = [...this.changes, change];
	}

	/** Drops the last change, which makes no position. @param {string} why */
	refuse(why) {
		this.changes = this.before.pop() ?? [];
		this.said = why;
	}

	undo() {
		const last = this.before.pop();
		if (!last) return;
		this.changes = last;
		void this.draft();
	}

	/** @param {Change} change */
	drop(change) {
		this.before.push(this.changes);
		this.changes = this.changes.filter(c => c !== change);
		void this.draft();
	}

	/** A line that is typed. @param {string} line */
	type(line) {
		if (!line.trim()) return;
		this.keep({ lines: [line.trim()], ways: [], key: '' });
		void this.draft();
	}

	/** @param {Change} change @param {number} way */
	way(change, way) {
		this.before.push(this.changes);
		this.changes = this.changes.map(c => (c === change ? { ...c, lines: c.ways[way].lines } : c));
		void this.draft();
	}

	/** Carries all out. @param {boolean} agree */
	async rule(agree) {
		try {
			const what = this.changes.flatMap(c => c.lines).join('\n');
			const answer = await this.does.rule({ what, text: this.why, agree });
			if (!answer.stale) {
				this.leave();
				return;
			}
			this.said = answer.text;
		} catch (e) {
			if (!(e instanceof Refused)) throw e;
			this.said = e.message;
		}
		this.show();
	}

	show() {
		if (!this.on) return;
		rightingPanel(this);
		const now = this.does.seen(null)?.pieces ?? [];
		this.was.show(now, this.pieces);
		const picked = this.piece(this.picked);
		if (picked && this.does.room().large?.table) turnHandle(this.was, picked);
	}

	// --- the pointer and the keys ----------------------------------------------

	/** Picks a piece. @param {string} id @param {string} [key] */
	choose(id, key = '') {
		const all = this.here,
			one =
				all.find(p => p.key === key) ??
				all.find(p => p.id === id && id !== '') ??
				all.find(p => p.at === id && p.depth === 0);
		this.picked = one?.key ?? '';
		this.held = null;
		void this.draft();
	}

	/** What the player takes hold of on a board of spaces. @param {string[]} names */
	holds(names) {
		return names.find(n => this.grabs(n).length) ?? '';
	}

	/** The pieces that go together when something is grabbed. @param {string} id @param {string} [key] of a counter */
	grabs(id, key = '') {
		const all = this.here.filter(p => p.side >= 0 || p.key === key),
			by = (/** @type {(p: Piece) => boolean} */ f) => all.filter(f);
		if (key) return by(p => p.key === key);
		for (const some of [by(p => p.stack === id), by(p => p.id === id), by(p => p.at === id)])
			if (id && some.length) return some.filter(p => p.side === some[0].side);
		return [];
	}

	/**
	 * A counter is dragged from space to space.
	 * @param {string} id @param {'take'|'drag'|'drop'|'lose'} what @param {Spot} at @param {string} [key]
	 */
	drag(id, what, at, key = '') {
		if (what === 'take') {
			this.grabbed = this.grabs(id, key);
			const n = this.grabbed.length;
			this.ghost = el(
				'div.carried.lifted',
				{ 'aria-hidden': 'true' },
				picture(this.grabbed[0]),
				n > 1 ? el('b', {}, String(n)) : null,
			);
			this.does.root.append(this.ghost);
		}
		if (this.ghost) this.ghost.style.translate = `${at.x}px ${at.y}px`;
		if (what === 'take' || what === 'drag') return;
		this.ghost?.remove();
		this.ghost = null;
		const all = this.grabbed,
			space =
				underHand(
					this.does.room().large,
					all.map(p => p.id),
					at,
				).at(-1) ?? '';
		if (what === 'lose' || !all.length || !space || space === all[0].at) return;
		this.picked = all[0].key;
		void this.draft({ keys: all.map(p => p.key), seat: Math.max(0, all[0].side), space });
	}

	/** Whether the player moves a piece of a plane, or its handle. @param {string} id */
	may(id) {
		return this.pieces.some(p => p.id === id) || id === 'turn';
	}

	/**
	 * A model is dragged on a plane, or turned by its handle or with Alt; where it goes is asked as it goes.
	 * @param {string} id @param {Spot|null} at @param {'take'|'drag'|'drop'} what @param {{ aim: boolean }} how
	 */
	steer(id, at, what, how) {
		const turns = id === 'turn',
			piece = turns ? this.piece(this.picked) : this.pieces.find(p => p.id === id);
		if (!piece || !at) return;
		if (what === 'take') {
			this.picked = piece.key;
			this.held = { ...piece };
			this.fresh = true;
			this.off = { x: piece.x - at.x, y: piece.y - at.y };
		}
		if (!this.held) return;
		if (turns || how.aim) {
			const a = (Math.atan2(at.x - this.held.x, this.held.y - at.y) * 1800) / Math.PI;
			this.held.heading = round(a, 10);
		} else {
			const step = this.step(); // as finely as a hand measures, from the edges of the table
			this.held.x = Math.round((at.x + this.off.x) / step) * step;
			this.held.y = Math.round((at.y + this.off.y) / step) * step;
		}
		void this.put();
	}

	/** Puts the held piece where it is held. */
	put() {
		const p = this.held;
		if (!p) return;
		return this.draft({ keys: [p.key], seat: Math.max(0, p.side), x: p.x, y: p.y, heading: p.heading });
	}

	/** A millimetre, or a tenth of an inch. */
	step() {
		const board = this.does.room().large;
		if (!board) return 1;
		const { scale } = board.data;
		return scale?.unit === 'in' ? scale.units / 10 : millimetre(board.data);
	}

	/** Nudges or turns the picked piece. @param {number} right @param {number} down @param {number} [turn] */
	nudge(right, down, turn = 0) {
		const piece = this.piece(this.picked),
			board = this.does.room().large;
		if (!piece || !board?.table) return false;
		if (this.held?.key !== piece.key) this.held = { ...piece };
		const step = this.step(),
			way = board.table.turned ? -1 : 1;
		this.held.x = Math.round(this.held.x + right * step * way);
		this.held.y = Math.round(this.held.y + down * step * way);
		this.held.heading = round(this.held.heading + turn, 1);
		void this.put();
		return true;
	}

	/** Handles a key; returns whether it was one of the mode. @param {KeyboardEvent} e */
	key(e) {
		if (!this.on) return false;
		const arrows = /** @type {Record<string, number[]>} */ ({
			ArrowLeft: [-1, 0],
			ArrowRight: [1, 0],
			ArrowUp: [0, -1],
			ArrowDown: [0, 1],
		})[e.key];
		const turn = turns[Number(e.shiftKey)],
			sideways = { ',': -turn, '<': -turn, ';': -turn, '.': turn, '>': turn, ':': turn }[e.key];
		if (e.key === 'Escape') this.leave();
		else if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z') this.undo();
		else if (arrows && this.nudge(arrows[0] * (e.shiftKey ? 10 : 1), arrows[1] * (e.shiftKey ? 10 : 1))) return done(e);
		else if (sideways && this.nudge(0, 0, sideways)) return done(e);
		else return false;
		return done(e);
	}
}

/** @param {KeyboardEvent} e */
function done(e) {
	e.preventDefault();
	e.stopPropagation();
	return true;
}

/** A heading from 0 to 3599, in steps. @param {number} tenths @param {number} step */
const round = (tenths, step) => (((Math.round(tenths / step) * step) % 3600) + 3600) % 3600;
