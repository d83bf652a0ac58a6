// Routes to far spaces: the server proposes one, it is drawn under the pointer with what it passes, and
// played in one go; if it was stopped, continuing is proposed.

/** @typedef {import('../types.d.ts').Way} Way @typedef {import('./seat.js').SeatLine} SeatLine */
/**
 * @typedef {{ hand: () => SeatLine, ask: import('./ask.js').AskPanel, course: (way: Way|null) => void,
 * refuse: (id: string, of: string) => void, reached: () => void, measured: () => boolean }} Does
 * Course draws a way on the board, Refuse says why none leads there, Reached lights where ways lead, Measured is
 * whether the board in front is measured with a ruler.
 */

/** How long the pointer rests on a space before its route is requested, in milliseconds. */
const rest = 90;

export class Ways {
	/** @param {Does} does */
	constructor(does) {
		this.does = does;
		/** @type {Map<string, Promise<Way|null>>} */ this.known = new Map();
		/** The end of the route that is being played. */ this.bound = '';
		/** The place with a name where a route has ended, until it is asked what happens there. */ this.end = '';
		this.over = '';
		this.timer = 0;
		/** Of what the reach is shown, at which view. */ this.reaching = '';
		/** Where that can go, with the steps to each place. @type {Map<string, number>} */ this.reached = new Map();
	}

	/** Whether there are routes on the board in front: on a measured one things are steered. */
	get lead() {
		return this.does.hand().data.ways && !this.does.measured();
	}

	/**
	 * Has the places lit to which something can go, beyond those that its answers name.
	 * @param {string} of what goes, or "" for what is asked about
	 * @param {boolean} goes whether anything is taken up
	 */
	async reach(of, goes) {
		const hand = this.does.hand(),
			key = goes && this.lead ? `${hand.token} ${hand.now.at} ${of}` : '';
		if (key === this.reaching) return;
		this.reaching = key;
		this.reached = new Map();
		if (key) {
			/** @type {{ places: { to: string, steps: number }[] }} */
			const found = await hand.get(`reach?of=${encodeURIComponent(of)}`).catch(() => ({ places: [] }));
			if (this.reaching !== key) return;
			this.reached = new Map(found.places.map(p => [p.to, p.steps]));
		}
		this.does.reached();
	}

	get view() {
		return this.does.hand().now;
	}

	/**
	 * The route to a space, or null.
	 * @param {string} of what is to go, or "" for what is asked about
	 * @param {string} to
	 * @returns {Promise<Way|null>}
	 */
	find(of, to) {
		const hand = this.does.hand(),
			key = `${hand.token} ${hand.now.at} ${of} ${to}`;
		if (!this.lead || !hand.now.asks.length) return Promise.resolve(null);
		let way = this.known.get(key);
		if (!way) {
			if (this.known.size > 200) this.known.clear();
			way = hand.get(`way?of=${encodeURIComponent(of)}&to=${encodeURIComponent(to)}`).then(
				w => (w.choices.length ? w : null),
				() => null,
			);
			this.known.set(key, way);
		}
		return way;
	}

	/**
	 * The pointer is on a thing on a space: the way there is drawn where a click would propose it, not on what is lit.
	 * @param {string} space
	 * @param {string} id
	 * @param {Set<string>} lit
	 */
	point(space, id, lit) {
		this.hover(lit.has(space) || lit.has(id) ? '' : space);
	}

	/**
	 * The pointer is over a space: draws the route, if a stack is picked up. @param {string} space @param
	 * {string} of
	 */
	hover(space, of = '') {
		const { ask, course } = this.does;
		if (space === this.over) return;
		this.over = space;
		clearTimeout(this.timer);
		if (ask.way && !of) return;
		if (!space || (!of && !this.view.asks.some(a => a.about))) {
			course(null);
			return;
		}
		this.timer = window.setTimeout(async () => {
			const way = await this.find(of, space);
			if (this.over === space && (!ask.way || of)) course(way);
		}, rest);
	}

	/**
	 * A stack is dropped on a space; returns the way there, null if there is none.
	 * @param {string} of
	 * @param {string} space
	 */
	async drop(of, space) {
		const way = space ? await this.find(this.of(of), space) : null;
		this.over = '';
		if (way?.stops.some(s => s.kind === 'peril'))
			this.does.ask.propose({ way }); // dice are asked for once more
		else if (way) this.does.ask.play(...way.choices);
		else {
			this.does.course(null);
			if (space) this.does.refuse(space, of);
		}
		return way;
	}

	/**
	 * What is dragged, as the request for its route names it: a stack that is in question already has no
	 * name.
	 * @param {string} of
	 */
	of(of) {
		return this.view.asks.some(a => a.about === of) ? '' : of;
	}

	/**
	 * A click on a far space: proposes the route.
	 * @param {string} to
	 * @param {string} of what goes, or "" for what is asked about
	 * @returns {Promise<boolean>}
	 */
	async propose(to, of = '') {
		const at = this.view.at,
			way = await this.find(this.of(of), to);
		if (!way || at !== this.view.at) return false;
		const ask = this.does.ask,
			one = ask.answers.all().find(({ option: o }) => o.odds && o.says === way.says)?.option;
		if (way.through.length < 2)
			ask.play(...way.choices); // aboard what lies beside it
		else if (way.choices.length > 1 || !one) ask.propose({ way });
		else ask.aim(one, to);
		return true;
	}

	/** A route has been sent; records its last space. @param {string[]} choices @param {number} played */
	sent(choices, played) {
		const last = choices.at(-1)?.split(' > ').at(-1) ?? '';
		this.bound = choices.length > 1 && played < choices.length ? last : '';
		const space = this.does.hand().data.boards.flatMap(b => b.spaces.filter(s => s.id === last))[0];
		this.end = choices.length > 1 && played === choices.length && space?.name ? last : '';
	}

	/** Ends a route to a place with a name: what the game proposes there is done without a question. */
	arrive() {
		const ask = this.view.asks.find(a => a.about === this.end),
			stays = this.end && ask?.options.find(o => o.likely && !o.on && !o.with && !o.odds);
		if (ask) this.end = '';
		if (stays) this.does.ask.play(stays.choice);
	}

	/** Proposes to continue, if the route was stopped and can continue; it ends where it leads. */
	async goOn() {
		this.arrive();
		const to = this.bound,
			{ asks } = this.view;
		if (!to || !asks.length || this.does.ask.way) return;
		if (asks.some(a => a.about === to)) {
			this.bound = '';
			return;
		}
		if (await this.propose(to)) this.bound = '';
	}
}

/** What a step of a route leads to on a board of each kind, but for hexes. @type {Record<string, string[]>} */
const steps = { boxes: ['location', 'locations'], squares: ['square', 'squares'] };

/**
 * How long a route is, in spaces of a board of that kind.
 * @param {Way} way
 * @param {string|undefined} kind
 */
export function far({ through }, kind) {
	const n = through.length - 1,
		[one, many] = steps[kind ?? ''] ?? ['hex', 'hexes'];
	return `${n} ${n === 1 ? one : many}`;
}

/**
 * A route in a line: how long it is, with or against what, and what may come of it.
 * @param {Way} way
 * @param {string|undefined} kind of the board
 */
export function foretold(way, kind) {
	const long = way.through.length > 1 ? far(way, kind) : 'They go aboard';
	return [long, way.title, ...way.stops.map(s => (s.chance ? `${s.text}: ${s.chance}` : s.text))]
		.filter(Boolean)
		.join('; ');
}
