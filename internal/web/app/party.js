// Several counters of one stack that go as one force: they are ticked in the open stack, then moved together.

/**
 * @typedef {import('../types.d.ts').Piece} Piece
 * @typedef {import('./gesture.js').Gesture} Gesture
 */

/** Between the names of what goes as one force, where one name is wanted. */
const and = ',';

/** Whether a name stands for several things that go as one force. @param {string} of */
export const several = of => of.includes(and);

/** The things that a name stands for. @param {string} of */
export const each = of => of.split(and);

export class Party {
	/** @param {Gesture} gesture */
	constructor(gesture) {
		this.gesture = gesture;
		/** The keys of the counters that are ticked. @type {Set<string>} */ this.keys = new Set();
	}

	/** @returns {Piece[]} */
	get pieces() {
		return this.gesture.screen.view.scene?.pieces ?? [];
	}

	/** The counters that are ticked, as they lie now. */
	get ticked() {
		return this.pieces.filter(p => this.keys.has(p.key));
	}

	/**
	 * Whether a counter of an open stack can be ticked: others of its stack can go with it.
	 * @param {Piece} piece
	 */
	may(piece) {
		if (!this.gesture.asked || !piece.at) return false;
		const may = this.byName(piece)
			? (/** @type {Piece} */ p) => this.byName(p)
			: () => this.whole(piece.stack) !== null;
		return this.pieces.filter(p => alike(p, piece) && may(p)).length > 1 && may(piece);
	}

	/** Whether a counter moves by its own name, and with others by theirs. @param {Piece} piece */
	byName({ id, stack }) {
		const all = this.gesture.answers.all();
		return id !== '' && id !== stack && all.some(({ ask, option }) => ask.musters && option.with === id);
	}

	/**
	 * The answer that takes up a whole stack, parts of which are chosen then; null if there is none, or several.
	 * @param {string} stack
	 */
	whole(stack) {
		const { answers } = this.gesture,
			all = stack ? answers.on(stack).filter(o => o.option.on === stack && this.gesture.taken(o)) : [];
		return all.length === 1 ? all[0].option : null;
	}

	/** Ticks a counter, or no more: those of another stack are left out. @param {string} key */
	tick(key) {
		const piece = this.pieces.find(p => p.key === key);
		if (!piece) return;
		for (const other of this.ticked) if (!alike(other, piece)) this.keys.delete(other.key);
		if (!this.keys.delete(key)) this.keys.add(key);
		if (several(this.gesture.answers.picked)) this.gesture.does.ask.pick('');
	}

	/**
	 * Ticks those of a closed stack that can do what its top counter can, such as ships that sail as one fleet. A
	 * stack that moves by an answer of its own needs no ticks. @param {string} of the top counter
	 */
	all(of) {
		const top = this.pieces.find(p => p.id === of && p.depth === 0),
			options = this.gesture.answers.all().flatMap(({ ask, option }) => (ask.musters ? option : [])),
			as = top && options.find(o => o.with === of);
		if (!top || !as || options.some(o => o.with === top.at)) return;
		const able = new Set(options.filter(o => o.verb === as.verb && o.on === as.on).map(o => o.with)),
			all = this.pieces.filter(p => alike(p, top) && able.has(p.id));
		if (all.length > 1) this.keys = new Set(all.map(p => p.key));
	}

	/** What those that are ticked are called together where they move by their names; "" if they do not. */
	get names() {
		const all = this.ticked;
		return all.length && all.every(p => this.byName(p)) ? all.map(p => p.id).join(and) : '';
	}

	/** Takes up those that are ticked: where they can go together lights. */
	take() {
		const { names, gesture } = this,
			[first] = this.ticked,
			whole = first && this.whole(first.stack);
		gesture.does.room.close();
		if (names) gesture.does.ask.pick(names);
		else if (whole) {
			gesture.alone = [...this.keys];
			gesture.does.ask.play(whole.choice);
		}
	}

	/** A click while several things are picked up as one force. @param {string} id */
	go(id) {
		const { answers, does } = this.gesture,
			of = answers.picked,
			at = answers.space(id) ? id : this.home(id);
		if (each(of).includes(id) || at === this.home(each(of)[0])) this.gesture.lose();
		else does.ways.drop(of, at);
	}

	/** The space on which a thing lies, or "". @param {string} id */
	home(id) {
		return this.pieces.find(p => p.id === id)?.at ?? '';
	}

	/** Takes a counter of the stack that is asked about, or what it is aboard. @param {Piece} piece */
	part(piece) {
		const { answers, does } = this.gesture;
		for (let p = /** @type {Piece|undefined} */ (piece); p; p = this.carrier(p)) {
			const { id, key } = p,
				part = answers.all().find(({ option }) => option.part && option.on === id)?.option;
			if (!part) continue;
			does.ask.part(key, part.choice);
			return;
		}
	}

	/** What lies below a piece that is aboard: the ship, or what is aboard with it. @param {Piece} piece */
	carrier(piece) {
		const { at, stack, side, depth, state } = piece;
		if (!state.includes('aboard')) return undefined;
		return this.pieces.find(p => p.at === at && p.stack === stack && p.side === side && p.depth === depth + 1);
	}

	/** Nobody is ticked. */
	clear() {
		this.keys.clear();
	}
}

/** Whether two counters lie in one stack. @param {Piece} a @param {Piece} b */
const alike = (a, b) => a.at === b.at && a.side === b.side && a.stack === b.stack;
