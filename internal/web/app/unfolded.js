// Which of many questions lies open, and what of it.

/** @typedef {import('../types.d.ts').Ask} Ask */

export class Unfolded {
	constructor() {
		/** What was chosen or written about last: of many secret questions, the one about it lies open. */ this.about = '';
		/** Of several about one thing, the one that was turned to, by its words. */ this.turned = '';
		/** The head of answers that was opened last in this turn. */ this.head = '';
		/** The turn, as the scene names it. */ this.turn = '';
		/** @type {string|null} what lies open behind "more": a head, a part, or "" of answers without heads */ this.more =
			null;
		/** The part that was pointed at, of what it is a part. */ this.part = { of: '', name: '' };
		/** The question of which all answers are listed. */ this.listed = '';
	}

	/** Another turn begins with the first head of its answers. @param {string} turn */
	begins(turn) {
		if (turn !== this.turn) this.head = '';
		this.turn = turn;
	}

	/**
	 * Of many secret questions, each about one thing, one lies open; of the others there are heads.
	 * @param {Ask[]} asks
	 * @param {string} picked
	 * @param {(a: Ask) => boolean} waits whether nothing is written about it yet, and no other of the team leads it
	 * @returns {{ first: Ask|undefined, heads: Ask[] }}
	 */
	folded(asks, picked, waits) {
		const many = asks.filter(a => a.sealed && a.about);
		const of = (/** @type {string} */ id) =>
			many.find(a => id && a.about === id && a.prompt === this.turned) ?? many.find(a => id && a.about === id);
		const first = of(picked) ?? (picked ? undefined : (of(this.about) ?? many.find(waits) ?? many[0]));
		return {
			first: first ?? asks.find(a => picked && a.about === picked),
			heads: first ? many.filter(a => a !== first) : [],
		};
	}

	/** The part of what a question is about that was pointed at. @param {Ask} ask @param {string} picked */
	pointed(ask, picked) {
		return this.part.of === ask.about && (!picked || picked === ask.about)
			? ask.plan.find(p => p.name === this.part.name && p.offered.length)
			: undefined;
	}
}
