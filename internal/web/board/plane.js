// What a table measured with a ruler wants beside its pieces: courses and ghosts,
// arcs and lanes of fire, grapples; letters of one size at every distance; a walk
// from ship to ship by the arrow keys.

import { el, esc, svg } from '../app/dom.js';
import { millimetre, Ruler } from './ruler.js';
import { brief } from './troops.js';
import { Voyage } from './voyage.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {{x: number, y: number}} Spot
 */

/**
 * A bar by which lengths are told, of a round number of units.
 * @param {string} unit
 * @param {number} one pixels of a unit
 * @param {number} room pixels that it may be long
 */
function scaleBar(unit, one, room) {
	const most = room / one,
		ten = 10 ** Math.floor(Math.log10(most)),
		long = ten * (most / ten >= 5 ? 5 : most / ten >= 2 ? 2 : 1),
		part = (long * one) / 4;
	return {
		wide: Math.round(4 * part + 40),
		drawn:
			[0, 1, 2, 3]
				.map(i => `<rect class="${i % 2 ? 'light' : 'dark'}" x="${8 + i * part}" y="18" width="${part}" height="6"/>`)
				.join('') +
			[0, 2, 4].map(i => `<text x="${8 + i * part}" y="12">${(long * i) / 4}</text>`).join('') +
			`<text class="unit" x="${14 + 4 * part}" y="25">${esc(unit)}</text>`,
	};
}

/** How far a flag rises above what it belongs to, in pixels. */
const raised = 48;
/** How far its name stands below it. */
const named = 28;

export class Table {
	/** @param {Board} board */
	constructor(board) {
		this.board = board;
		this.ruler = new Ruler(board);
		/** Units of the board to a pixel. */ this.px = 1;
		/** The ship that the eye is on. */ this.seen = '';
		/** Whether the player has chosen the view. */ this.held = false;
		this.voyage = new Voyage(board);
		this.turned = false;
		this.about = el(
			'button',
			{
				type: 'button',
				'aria-pressed': 'false',
				title: 'See the table from its other edge',
				onclick: () => this.turnAbout(),
			},
			'Other edge',
		);
		/** How long a length is, wherever the eye is. */ this.scale = svg('svg', {
			class: 'scalebar',
			role: 'img',
			'aria-label': 'Scale',
		});
		/** Buttons that lie on the board. */ this.tools = el(
			'div.tools',
			{},
			this.voyage.node,
			this.about,
			this.ruler.press,
			this.ruler.said,
		);
		board.node.addEventListener('pointerover', e =>
			this.eye(/** @type {SVGElement|null} */ (/** @type {Element} */ (e.target).closest('.piece'))?.dataset.id ?? ''),
		);
		board.node.addEventListener('pointerleave', e => e.pointerType === 'mouse' && this.eye(''));
	}

	/** Turns the table half round, as who sits at its other edge sees it. */
	turnAbout() {
		this.turned = this.board.node.classList.toggle('turned');
		this.about.setAttribute('aria-pressed', String(this.turned));
		document.documentElement.classList.toggle('turned-about', this.turned);
		this.letter();
		this.ruler.draw();
	}

	/** Shows the arcs of fire of the ship that the eye is on, and of no other. @param {string} id */
	eye(id) {
		this.seen = id;
		for (const arc of /** @type {NodeListOf<SVGElement>} */ (this.board.marks.querySelectorAll('.arc')))
			arc.classList.toggle('seen', id !== '' && arc.dataset.from === id);
	}

	/** Keeps letters and marks of one size, whatever the distance. */
	framed() {
		const { board } = this,
			v = board.look,
			room = board.room(),
			px = Math.max(v.w / (room.width || v.w), v.h / (room.height || v.h));
		this.px = px;
		if (board.data.scale) {
			const bar = scaleBar(
				board.data.scale.unit,
				(board.data.scale.units * board.m.k) / px,
				Math.min(200, room.width * 0.4 || 200),
			);
			this.scale.innerHTML = bar.drawn;
			this.scale.style.width = `${bar.wide}px`;
		}
		board.node.style.setProperty('--px', String(px));
		board.node.classList.toggle('near', px < 0.35);
		board.node.classList.toggle('tiny', px > 0.75);
		this.letter();
		this.ruler.framed(px);
	}

	/**
	 * Names below their ships, above or at a side. Where none of these is clear of others, a short name lies on its own
	 * piece, and others are left out. What is lit comes first. At the edge of what is in sight they are pushed in.
	 */
	letter() {
		const { board, px } = this,
			near = px < 0.35,
			{ width } = board.room(),
			v = board.look,
			half = ((width || v.w / px) * px) / 2,
			left = v.x + v.w / 2 - half,
			right = left + 2 * half;
		const all = [...board.pieces.values()]
			.flatMap(({ x, y, node, piece }) => {
				const label = /** @type {SVGElement|null} */ (node.querySelector('.label')),
					held = this.voyage.heldAt(piece.id);
				return label
					? [
							{
								...(held ?? { x, y }),
								piece,
								label,
								beside: Number(/** @type {SVGElement|null} */ (node.querySelector('.beside'))?.dataset.wide ?? 0) * px,
								tall: Math.max(Number(label.dataset.tall), near ? 0 : Number(label.dataset.least ?? 0) * px),
								wide: Math.max(Number(label.dataset.wide), near ? 0 : Number(label.dataset.least ?? 0) * px),
							},
						]
					: [];
			})
			.sort((a, b) => Number(board.lit.has(b.piece.id)) - Number(board.lit.has(a.piece.id)));
		const taken = all.map(p => [p.x - p.wide, p.y - p.tall + 0.1, p.x + p.wide, p.y + p.tall - 0.1]);
		const clear = (/** @type {number[]} */ b) =>
			taken.every(t => b[2] < t[0] || b[0] > t[2] || b[3] < t[1] || b[1] > t[3]);
		for (const { x, y, beside, tall } of all)
			if (beside && !this.turned) taken.push([x - beside / 2, y - tall - 32 * px, x + beside / 2, y - tall]);
		/** @type {{ type: string, label: SVGElement, off: number, box: number[]|null, under: boolean }[]} */
		const placed = [];
		for (const { x, y, piece, label, tall, wide, beside } of all) {
			const high = (near ? 40 : 25) * px,
				over = beside && !this.turned ? 32 * px : 0,
				short = brief(piece.name);
			const lay = (/** @type {number} */ letters, /** @type {number} */ least) => {
				const side = (Math.max(letters * 7.2 + 6, least) / 2) * px; // with the edge of the letters
				const push =
						x < left || x > right ? 0 : Math.max(0, left + 4 * px - x + side) - Math.max(0, x + side - right + 4 * px),
					mid = x + push;
				const south = [mid - side, y + tall, mid + side, y + tall + high],
					north = [mid - side, y - tall - over - high, mid + side, y - tall - over];
				const [below, above] = this.turned ? [north, south] : [south, north],
					free = clear(below) ? below : clear(above) ? above : null;
				return free && { free, push, under: free === below, aside: false };
			};
			const lean = (/** @type {number} */ letters) => {
				const side = ((letters * 7.2 + 6) / 2) * px,
					box = (/** @type {number} */ by) => [x + by - side, y - high / 2, x + by + side, y + high / 2],
					by = [wide + side, -wide - side].find(one => clear(box(one))) ?? (short ? 0 : undefined);
				return by === undefined ? null : { free: box(by), push: by, under: true, aside: true };
			};
			const whole = lay(piece.name.length, near ? 130 : 0),
				place = whole ?? (short ? (lay(short.length, 0) ?? lean(short.length)) : lean(piece.name.length));
			if (place) taken.push(place.free);
			label.classList.toggle('hushed', !place);
			label.classList.toggle('briefly', Boolean(place && !whole && short));
			label.style.setProperty('--push', `${Math.round(((this.turned ? -1 : 1) * (place?.push ?? 0)) / px)}px`);
			const off = place?.aside ? -high / 2 : !place || place.under ? tall : -tall - over - high;
			placed.push({ type: piece.type ?? '', label, off, box: whole?.free ?? null, under: whole?.under ?? true });
		}
		for (const one of placed) {
			const line = (one.under ? 13 : 20) * px, // what each is, where names leave room for it, clear of the hull
				{ type, label, box, under } = one,
				mid = box ? (box[0] + box[2]) / 2 : 0,
				half = (type.length * 6 + 6) * px * 0.5,
				top = !box ? 0 : under !== this.turned ? box[3] + 0.1 * px : box[1] - line - 0.1 * px,
				strip = [mid - half, top, mid + half, top + line],
				typed = Boolean(type && box && clear(strip));
			if (typed) taken.push(strip);
			label.classList.toggle('untyped', Boolean(type) && !typed);
			const lift = typed && !under ? line : 0;
			label.setAttribute('transform', `translate(0 ${(this.turned ? -1 : 1) * (one.off - lift)})`);
		}
	}

	/**
	 * Turns a hull from its last heading, the shorter way, while it goes.
	 * @param {SVGElement} node
	 * @param {number} from
	 * @param {number} to tenths of a degree
	 * @param {number} lasts ms
	 */
	swing(node, from, to, lasts) {
		const hull = node.querySelector('.swings'),
			by = ((to - from + 5400) % 3600) - 1800;
		if (hull && by)
			hull.animate([{ transform: `rotate(${(to - by) / 10 - 90}deg)` }, { transform: `rotate(${to / 10 - 90}deg)` }], {
				duration: lasts,
				easing: 'ease-in-out',
			});
	}

	/** The sheet, and what stands beyond its edge. @returns {import('./view.js').Look} */
	reach() {
		const { paper, m } = this.board,
			{ width, height } = this.board.room(),
			one = width && height ? Math.max(paper.w / width, paper.h / height) : 0;
		let [left, top, right, bottom] = [paper.x, paper.y, paper.x + paper.w, paper.y + paper.h];
		for (const { x, y, piece } of this.board.pieces.values()) {
			const r = (Math.hypot(...piece.base) / 2) * m.k;
			left = Math.min(left, x - r);
			top = Math.min(top, y - r - (piece.flag || piece.leader ? raised * one : 0));
			right = Math.max(right, x + r);
			bottom = Math.max(bottom, y + r + named * one);
		}
		return { x: left, y: top, w: right - left, h: bottom - top };
	}

	/**
	 * Keeps all ships in sight, unless the player has chosen the view: the table is moved, and seen from farther off
	 * only where they have no room in the window.
	 */
	follow() {
		if (!this.held && !this.bring(this.spots())) this.home();
	}

	/**
	 * Moves the table under the window, no farther than must be, until some places are in sight; whether they have room.
	 * @param {Spot[]} spots
	 */
	bring(spots) {
		const { board } = this,
			v = board.look,
			{ width, height } = board.room(),
			k = Math.min(width / v.w, height / v.h) || 1,
			edge = 40 / k,
			/** What the window shows, which is more than is looked at. */
			seen = { x: v.x + (v.w - width / k) / 2, y: v.y + (v.h - height / k) / 2, w: width / k, h: height / k };
		const by = (/** @type {number[]} */ all, /** @type {number} */ from, /** @type {number} */ size) => {
			const least = Math.min(...all) - edge,
				most = Math.max(...all) + edge;
			if (most - least > size) return NaN;
			return least < from ? least - from : most > from + size ? most - from - size : 0;
		};
		const dx = by(
				spots.map(p => p.x),
				seen.x,
				seen.w,
			),
			dy = by(
				spots.flatMap(p => [p.y, p.y + ((this.turned ? -1 : 1) * named) / k]),
				seen.y,
				seen.h,
			);
		if (Number.isNaN(dx + dy)) return false;
		if (dx || dy) board.see({ ...v, x: v.x + dx, y: v.y + dy });
		return true;
	}

	/** Where ships lie, and lay as the move that is shown began. @returns {Spot[]} */
	spots() {
		const { board, voyage } = this,
			{ k } = board.m,
			were = !voyage.all.length ? [] : [...voyage.were.values()];
		return [...board.pieces.values(), ...were.map(p => ({ x: p.x * k, y: p.y * k }))];
	}

	/** Whether anything stands on the table yet: who waits beside it is no reason to turn away from it. */
	begun() {
		const { width, height } = this.board.m;
		return this.spots().some(p => p.x >= 0 && p.x <= width && p.y >= 0 && p.y <= height);
	}

	/** How much all ships want, with sea about them. */
	wide() {
		if (!this.begun()) return Infinity;
		const { board } = this,
			all = this.spots(),
			{ width, height } = board.room(),
			one = millimetre(board.data) * board.m.k;
		const span = (/** @type {number[]} */ v) => Math.max(...v) - Math.min(...v) + 160 * one,
			w = Math.max(1.2 * span(all.map(p => p.x)), (1.15 * span(all.map(p => p.y)) * width) / height, 500 * one);
		return width && w <= board.bounds.w * 0.9 ? w : Infinity;
	}

	/** Shows all ships, and no more beyond the table than must be. */
	home() {
		this.held = false;
		const { board } = this,
			b = board.bounds,
			all = this.spots(),
			w = this.wide(),
			h = (w * board.room().height) / board.room().width;
		if (w === Infinity) {
			board.fit();
			return;
		}
		const from = (
			/** @type {number[]} */ v,
			/** @type {number} */ size,
			/** @type {number} */ least,
			/** @type {number} */ most,
		) =>
			size > most
				? least + (most - size) / 2
				: Math.max(least, Math.min((Math.min(...v) + Math.max(...v) - size) / 2, least + most - size));
		board.look = {
			x: from(
				all.map(p => p.x),
				w,
				b.x,
				b.w,
			),
			y: from(
				all.map(p => p.y),
				h,
				b.y,
				b.h,
			),
			w,
			h,
		};
		board.frame();
	}

	/** Whether a thing is in sight. @param {string} id */
	sees(id) {
		const at = this.board.placeOf(id),
			v = this.board.look;
		return Boolean(at && at.x > v.x && at.x < v.x + v.w && at.y > v.y && at.y < v.y + v.h);
	}

	/** Whether a ship cannot be placed well from so far: 3 mm or more are one pixel. */
	small() {
		const { data, m } = this.board;
		return this.px >= 3 * millimetre(data) * m.k;
	}

	/**
	 * Shows a ship: where she cannot be placed well from so far, with what lies within 300 mm of her, and the nearest
	 * enemy as long as the ships stay large enough to place; else as far off as the player looks from.
	 * @param {Spot} at
	 * @param {string} id
	 * @param {boolean} [close] as near as that in any case
	 */
	find(at, id, close = false) {
		this.held = true;
		if (!close && !this.small()) {
			this.bring([at]);
			return;
		}
		const { board } = this,
			one = millimetre(board.data) * board.m.k,
			share = board.look.h / board.look.w,
			own = board.stand.first.get(id)?.piece.side ?? -1,
			ways = [...board.pieces.values()]
				.filter(p => own >= 0 && p.piece.side >= 0 && p.piece.side !== own)
				.map(p => Math.max(Math.abs(p.x - at.x), Math.abs(p.y - at.y) / share)),
			room = 2.9 * one * board.room().width,
			wide = Math.max(600 * one, ways.length ? Math.min(2.3 * Math.min(...ways), room) : 0);
		board.look = { x: at.x - wide / 2, y: at.y - (wide * share) / 2, w: wide, h: wide * share };
	}

	/** The next piece that way, or the first that is lit. @param {string} here @param {number} dx @param {number} dy */
	next(here, dx, dy) {
		const all = [...this.board.pieces.values()],
			from = all.find(p => p.piece.id === here);
		if (!from) return (all.find(p => this.board.lit.has(p.piece.id)) ?? all[0])?.piece.id ?? '';
		let best = here,
			least = Infinity;
		for (const p of all) {
			const ax = p.x - from.x,
				ay = p.y - from.y,
				along = ax * dx + ay * dy,
				off = Math.abs(ax * dy) + Math.abs(ay * dx);
			if (p !== from && along > 0 && along + 2.2 * off < least) {
				least = along + 2.2 * off;
				best = p.piece.id;
			}
		}
		return best;
	}
}
