// The board on which a scenario is laid out: ships and forts are dragged and turned, coasts, shoals and
// barriers drawn corner by corner, by hand or by keys.

import { el, fill, svg } from './dom.js';
import { buildKey } from './buildkeys.js';
import { ahead, areaAt, barrierAt, cornersOf, heads, round, setCorners, whole } from './corners.js';
import { Board } from '../board/board.js';
import { rose } from '../board/rose.js';

/** @typedef {import('./draft.js').Doc} Doc @typedef {import('../types.d.ts').Part} Part */
/**
 * @typedef {{ choose: (path: string) => void, place: (of: string, how: (doc: Doc) => void) => void, remove: (path:
 * string) => void }} Events
 */

/** How areas look, by their ground. @type {Record<string, string>} */
const looks = { shallows: 'shoal', land: 'land', 'high-land': 'hills', current: 'current' };

/** Pixels within which the pointer is on a line. */
const reach = 9;

export class BuildBoard {
	/** @param {Events} events @param {(type: string) => Part|undefined} partOf */
	constructor(events, partOf) {
		this.events = events;
		this.partOf = partOf;
		/** @type {Doc} */ this.doc = {};
		/** What is worked on: "ship.2", "area.0", "barrier.1" or "". */ this.chosen = '';
		/** The corner of an area, or end of a barrier, that the keys are on, or -1. */ this.corner = -1;
		this.drawn = '';
		/** @type {Board|null} */ this.board = null;
		this.wind = svg('svg', { class: 'build-wind', viewBox: '-110 -110 220 220', 'aria-hidden': 'true' });
		this.handles = svg('g', { class: 'handles' });
		this.tools = el('div.tools');
		this.node = el('div.build-sea', {}, this.wind, this.tools);
		this.node.addEventListener('pointerdown', e => this.grab(e), true);
		this.node.addEventListener('keydown', e => buildKey(this, e), true);
		new ResizeObserver(() => this.board?.frame()).observe(this.node);
	}

	/** @param {Doc} doc @param {string} chosen */
	show(doc, chosen) {
		if (chosen !== this.chosen) this.corner = -1;
		this.chosen = chosen;
		this.doc = doc;
		this.draw(doc);
	}

	/** @param {Doc} doc */
	draw(doc) {
		const size = [Number(doc.table?.[0]) || 300, Number(doc.table?.[1]) || 300];
		const shapes = (doc.area ?? []).map((/** @type {Doc} */ a) => ({
			kind: looks[a.ground] ?? 'land',
			name: a.name ?? '',
			closed: true,
			line: (a.shape ?? []).map((/** @type {number[]} */ p) => p.map(v => v * 100)),
		}));
		const drawn = JSON.stringify([size, shapes]);
		if (drawn !== this.drawn) this.lay(size, shapes);
		this.drawn = drawn;
		const board = /** @type {Board} */ (this.board);
		const booms = (doc.barrier ?? []).map((/** @type {Doc} */ b) => ({
			kind: 'boom',
			board: 'build',
			from: '',
			to: '',
			line: cornersOf(b).map(p => p.map(v => v * 100)),
			label: b.name ?? '',
			value: 0,
		}));
		board.show(
			{
				turn: '',
				phase: '',
				pieces: [...this.pieces(doc), ...this.forts(doc)],
				marks: booms,
				charts: [],
				open: '',
				outlook: '',
				outlookRule: '',
			},
			true,
		);
		const [kind, n] = this.chosen.split('.'),
			wind = (kind === 'change' && doc.change?.[n]) || doc.wind;
		board.light(heads[kind] ? [this.chosen] : []);
		this.wind.innerHTML = rose((Number(wind?.from) || 0) * 10 + 1800);
		this.grips(doc);
	}

	/** Lays the board out again, at the same zoom. @param {number[]} size @param {any[]} shapes */
	lay(size, shapes) {
		const was = this.board,
			data = {
				key: 'build',
				name: 'The table',
				kind: /** @type {const} */ ('plane'),
				width: size[0] * 100,
				height: size[1] * 100,
				scale: { units: 100, unit: 'mm' },
				outlines: [],
				spaces: [],
				links: [],
				shapes,
			};
		const board = new Board(data, {
			onChoose: id => this.events.choose(id),
			commits: () => false,
			onLook: () => {},
			onAway: () => {
				if (this.board) this.grips(this.doc);
			},
			goes: () => false,
			holds: () => '',
			says: () => '',
			heads: () => '',
			ticks: () => false,
			ticked: () => new Set(),
			onTick() {},
			onTicked() {},
			onDrag: () => {},
			maySteer: () => false,
			onSteer: () => {},
			onBare: () => false,
			onKey: () => false,
		});
		if (board.table) board.table.held = true; // the player chooses the view
		this.board = board;
		const hand = was !== null && document.activeElement === was.node;
		was?.node.remove();
		was?.table?.scale.remove();
		this.node.prepend(board.node, board.table?.scale ?? '');
		if (hand) board.node.focus({ preventScroll: true });
		if (board.table) fill(this.tools, board.table.ruler.press, board.table.ruler.said);
		board.svg.append(this.handles);
		if (was && was.data.width === data.width && was.data.height === data.height) board.look = was.look;
		else board.fit();
		board.frame();
	}

	/** @param {Doc} doc @returns {import('../types.d.ts').Piece[]} */
	pieces(doc) {
		return (doc.ship ?? []).map((/** @type {Doc} */ s, /** @type {number} */ i) => {
			const part = this.partOf(s.type);
			return {
				...this.stands(doc, `ship.${i}`, s),
				masts: (part?.masts ?? []).map(m => ({ ...m, set: !s.oars })),
				silhouette: part?.silhouette ?? 'merchant',
				state: s.oars ? ['oars-out'] : [],
			};
		});
	}

	/** @param {Doc} doc @returns {import('../types.d.ts').Piece[]} */
	forts(doc) {
		return (doc.fort ?? []).map((/** @type {Doc} */ f, /** @type {number} */ i) => ({
			...this.stands(doc, `fort.${i}`, f),
			masts: [],
			silhouette: 'fort',
			state: [],
		}));
	}

	/** A piece of the draft. @param {Doc} doc @param {string} path @param {Doc} of */
	stands(doc, path, of) {
		const base = this.baseOf(of),
			heading = of.heading ?? of.facing,
			[dx, dy] = ahead(heading);
		return {
			key: path,
			id: path,
			at: '',
			depth: 0,
			stack: '',
			group: '',
			x: (of.at?.[0] ?? 0) * 100 - (dx * base[0]) / 2,
			y: (of.at?.[1] ?? 0) * 100 - (dy * base[0]) / 2,
			heading: (Number(heading) || 0) * 10,
			base,
			name: of.name ?? '',
			numbers: [],
			side: Math.max(
				0,
				(doc.side ?? []).findIndex((/** @type {Doc} */ x) => x.key === of.side),
			),
			under: 0,
			body: [],
			each: [0, 0],
			flag: '',
			leader: '',
			tokens: [],
		};
	}

	/** Length and width, in hundredths of a mm: of a ship her type's; a fort has a mm for each gun. @param {Doc} of */
	baseOf(of) {
		return of.type === undefined ? [800, Math.max(8, of.guns) * 100] : (this.partOf(of.type)?.base ?? [6000, 2000]);
	}

	/** Draws the handles. @param {Doc} doc */
	grips(doc) {
		const board = this.board,
			px = board?.table?.px ?? 1,
			[kind, n] = this.chosen.split('.'),
			k = (board?.m.k ?? 1) * 100;
		const of = doc[kind]?.[n];
		let out = '';
		if (of && heads[kind]) {
			const s = of,
				[dx, dy] = ahead(s[heads[kind]]),
				x = s.at[0] * k + dx * 30 * px,
				y = s.at[1] * k + dy * 30 * px;
			out =
				`<path class="stem" d="M${s.at[0] * k} ${s.at[1] * k}L${x} ${y}"/><circle class="handle" ` +
				`data-grip="turn" cx="${x}" cy="${y}" r="${11 * px}"/>`;
		} else if (of) {
			const line = cornersOf(of).map(p => p.map(v => v * k));
			if (line.length)
				out =
					`<path class="edge" d="M${line.map(p => p.join(' ')).join('L')}Z"/>` +
					(kind === 'area'
						? line
								.map((p, i) => {
									const q = line[(i + 1) % line.length];
									return (
										`<circle class="handle more" data-grip="more.${i}" cx="${(p[0] + q[0]) / 2}" ` +
										`cy="${(p[1] + q[1]) / 2}" r="${7 * px}"/>`
									);
								})
								.join('')
						: '') +
					line
						.map(
							(p, i) =>
								`<circle class="handle${i === this.corner ? ' on' : ''}" data-grip="corner.${i}" ` +
								`cx="${p[0]}" cy="${p[1]}" r="${10 * px}"/>`,
						)
						.join('');
		}
		this.handles.innerHTML = out;
	}

	/** A point of the screen in millimetres. @param {PointerEvent} e */
	spot(e) {
		const board = /** @type {Board} */ (this.board),
			p = board.toBoard(e.clientX, e.clientY);
		return [p.x / board.m.k / 100, p.y / board.m.k / 100];
	}

	/**
	 * Takes hold of a ship, a fort, a handle or the chosen area or barrier; the sea is left to be panned.
	 * @param {PointerEvent} e
	 */
	grab(e) {
		if (e.button !== 0 || !e.isPrimary) return;
		const target = /** @type {Element} */ (e.target),
			[x, y] = this.spot(e);
		const grip = /** @type {SVGElement|null} */ (target.closest('[data-grip]'))?.dataset.grip ?? '';
		const ship = /** @type {SVGElement|null} */ (target.closest('.piece'))?.dataset.id ?? '';
		const drawn =
			grip || ship || !target.closest('.board') ? '' : barrierAt(this.doc, x, y, this.near()) || areaAt(this.doc, x, y);
		if (!grip && !ship && !drawn) return;
		if (drawn && drawn !== this.chosen) {
			this.events.choose(drawn);
			return;
		}
		if (ship && ship !== this.chosen) this.events.choose(ship);
		e.stopPropagation();
		e.preventDefault();
		this.board?.node.focus();
		this.drag(e, this.mover(grip, x, y), grip.startsWith('more'));
	}

	/**
	 * Returns what a drag from here does to the fields. @param {string} grip @param {number} fx @param
	 * {number} fy
	 */
	mover(grip, fx, fy) {
		const from = structuredClone(this.doc),
			[kind, n] = this.chosen.split('.'),
			[what, i] = grip.split('.');
		const most = (/** @type {number} */ v, /** @type {number} */ axis) => whole(v, from.table[axis]);
		if (what === 'more') {
			from.area[n].shape.splice(Number(i) + 1, 0, [most(fx, 0), most(fy, 1)]);
			this.corner = Number(i) + 1;
		} else if (what === 'corner') this.corner = Number(i);
		return (/** @type {Doc} */ doc, /** @type {number} */ x, /** @type {number} */ y) => {
			const by = [x - fx, y - fy],
				was = from[kind][n],
				is = doc[kind][n],
				head = heads[kind];
			if (what === 'turn') {
				const [cx, cy] = was.at,
					l = this.baseOf(was)[0] / 200,
					[dx, dy] = ahead(was[head]),
					mx = cx - dx * l,
					my = cy - dy * l;
				const heading = round((Math.atan2(x - mx, my - y) * 180) / Math.PI),
					[hx, hy] = ahead(heading);
				Object.assign(is, { [head]: heading, at: [most(mx + hx * l, 0), most(my + hy * l, 1)] });
			} else if (head) is.at = was.at.map((/** @type {number} */ v, /** @type {number} */ a) => most(v + by[a], a));
			else
				setCorners(
					is,
					cornersOf(was).map((p, j) => (!what || j === this.corner ? p.map((v, a) => most(v + by[a], a)) : p)),
				);
		};
	}

	/**
	 * Follows the pointer until it lets go.
	 * @param {PointerEvent} e
	 * @param {(doc: Doc, x: number, y: number) => void} how
	 * @param {boolean} went whether a click alone does something
	 */
	drag(e, how, went) {
		const left = new AbortController(),
			of = this.chosen,
			[sx, sy] = [e.clientX, e.clientY];
		const at = (/** @type {PointerEvent} */ m) => {
			const [x, y] = this.spot(m);
			return (/** @type {Doc} */ doc) => how(doc, x, y);
		};
		const on = (/** @type {string} */ type, /** @type {(m: PointerEvent) => void} */ act) =>
			window.addEventListener(
				/** @type {'pointermove'} */ (type),
				m => {
					if (m.pointerId === e.pointerId) act(m);
				},
				{ signal: left.signal },
			);
		on('pointermove', m => {
			went ||= Math.hypot(m.clientX - sx, m.clientY - sy) > 4;
			if (!went) return;
			const live = structuredClone(this.doc);
			at(m)(live);
			this.draw(live);
		});
		on('pointerup', m => {
			left.abort();
			if (went) this.events.place(`${of} drag ${Date.now()}`, at(m));
			else this.grips(this.doc);
		});
		on('pointercancel', () => {
			left.abort();
			this.draw(this.doc);
		});
	}

	/** How near the pointer must be to a line, in millimetres. */
	near() {
		return (reach * (this.board?.table?.px ?? 1)) / (this.board?.m.k ?? 1) / 100;
	}
}
