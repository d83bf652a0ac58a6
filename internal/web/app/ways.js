// Ways to far spaces: the house proposes one, it is drawn under the hand with what
// it passes, and played in one go; where it was stopped, going on is proposed.

/** @typedef {import('../types.d.ts').Way} Way @typedef {import('./table.js').Table} Table */

/** How long the hand rests on a space before its way is asked for, in milliseconds. */
const rest = 90;

export class Ways {
	/** @param {Table} table */
	constructor(table) {
		this.table = table;
		/** @type {Map<string, Promise<Way|null>>} */ this.known = new Map();
		/** Where the way leads that is being played. */ this.bound = '';
		this.over = '';
		this.timer = 0;
	}

	/**
	 * The way to a space, or null.
	 * @param {string} of what is to go, or "" for what is asked about
	 * @param {string} to
	 * @returns {Promise<Way|null>}
	 */
	find(of, to) {
		const t = this.table,
			key = `${t.hand.token} ${t.view.at} ${of} ${to}`;
		if (!t.data.ways || !t.view.asks.length) return Promise.resolve(null);
		let way = this.known.get(key);
		if (!way) {
			if (this.known.size > 200) this.known.clear();
			way = t.hand.get(`way?of=${encodeURIComponent(of)}&to=${encodeURIComponent(to)}`).then(
				w => (w.choices.length ? w : null),
				() => null,
			);
			this.known.set(key, way);
		}
		return way;
	}

	/** The hand is over a space: its way is drawn, if a stack is in hand. @param {string} space @param {string} of */
	hover(space, of = '') {
		const t = this.table;
		if (space === this.over) return;
		this.over = space;
		clearTimeout(this.timer);
		if (t.ask.way && !of) return;
		if (!space || (!of && !t.view.asks.some(a => a.about))) {
			t.course(null);
			return;
		}
		this.timer = window.setTimeout(async () => {
			const way = await this.find(of, space);
			if (this.over === space && (!t.ask.way || of)) t.course(way);
		}, rest);
	}

	/** The hand lets a stack go on a space. @param {string} of @param {string} space */
	async drop(of, space) {
		const way = space ? await this.find(this.of(of), space) : null;
		this.over = '';
		if (way?.stops.some(s => s.kind === 'peril'))
			this.table.ask.propose({ way }); // dice are asked for once more
		else if (way) this.table.ask.play(...way.choices);
		else {
			this.table.course(null);
			if (space) this.table.refuse(space, of);
		}
	}

	/**
	 * What is dragged, as the house is asked for its way: a stack that is in question already has no name.
	 * @param {string} of
	 */
	of(of) {
		return this.table.view.asks.some(a => a.about === of) ? '' : of;
	}

	/**
	 * A click on a far space: its way is proposed.
	 * @param {string} to
	 * @param {string} of what goes, or "" for what is asked about
	 * @returns {Promise<boolean>}
	 */
	async propose(to, of = '') {
		const at = this.table.view.at,
			way = await this.find(this.of(of), to);
		if (!way || at !== this.table.view.at) return false;
		const ask = this.table.ask,
			one = ask.answers.all().find(({ option: o }) => o.odds && o.says === way.says)?.option;
		if (way.choices.length > 1 || !one) ask.propose({ way });
		else ask.aim(one, to);
		return true;
	}

	/** A way has been sent; it leads to its last space. @param {string[]} choices @param {number} played */
	sent(choices, played) {
		const last = choices.at(-1)?.split(' > ').at(-1) ?? '';
		this.bound = choices.length > 1 && played < choices.length ? last : '';
	}

	/** Going on is proposed, if the way was stopped and can go on. */
	async goOn() {
		const t = this.table,
			to = this.bound;
		if (!to || !t.view.asks.length || t.ask.way) return;
		if (t.view.asks.some(a => a.about === to)) {
			this.bound = '';
			return;
		}
		if (await this.propose(to)) this.bound = '';
	}
}
