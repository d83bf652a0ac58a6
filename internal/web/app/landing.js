// What was dropped on a table stays where it was dropped. A game that knows only how far apart things are lays its
// table out anew after a move: then the view goes with what the hand moved.

/** @typedef {{ x: number, y: number }} Spot @typedef {import('../types.d.ts').Scene} Scene */

export class Landing {
	/** @param {() => Scene|null} scene @param {import('./boards.js').Boards} room */
	constructor(scene, room) {
		this.scene = scene;
		this.room = room;
		/** @type {{ of: string, from: Spot, to: Spot, rest: string }|null} */ this.due = null;
	}

	/** @param {string} of @returns {Spot|undefined} */
	at(of) {
		return this.scene()?.pieces.find(p => p.id === of);
	}

	/** Where everything else lies. @param {string} of */
	rest(of) {
		return (this.scene()?.pieces ?? []).flatMap(p => (p.id === of ? [] : `${p.key} ${p.x} ${p.y}`)).join();
	}

	/** Something is dropped. @param {string} of @param {number[]|undefined} end of its way, on the board */
	drop(of, end) {
		const from = this.at(of);
		this.due =
			from && end ? { of, from: { x: from.x, y: from.y }, to: { x: end[0], y: end[1] }, rest: this.rest(of) } : null;
	}

	/**
	 * The board has been drawn: where the dropped piece has moved and the table is laid out anew, the piece is brought to
	 * where it was dropped. A table on which nothing else has moved lies as it did.
	 */
	drawn() {
		const { due } = this,
			now = due && this.at(due.of),
			board = this.room.large;
		if (!due || !now || !board?.table || (now.x === due.from.x && now.y === due.from.y)) return;
		this.due = null;
		if (due.rest === this.rest(due.of)) return;
		const { k } = board.m,
			dx = (now.x - due.to.x) * k,
			dy = (now.y - due.to.y) * k;
		if (!dx && !dy) return;
		board.settle();
		board.see({ ...board.look, x: board.look.x + dx, y: board.look.y + dy });
	}
}
