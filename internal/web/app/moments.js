// Turns and phases as a log and a story head them: by what the lines say that begin them.

export class Moments {
	constructor() {
		/** What a turn is called; "" before the first. */ this.word = 'Turn';
		/** Turns that have a name beside their number, such as a month. @type {Map<number, string>} */ this.names =
			new Map();
	}

	/** Keeps the name of a turn, where a text is "May 1588 begins (turn 11)"; its number. @param {string} text */
	name(text) {
		const [, name, turn] = new RegExp(`^(.+) begins \\(${this.word} (\\d+)\\)\\.?$`, 'i').exec(text) ?? [];
		if (turn) this.names.set(Number(turn), name);
		return turn;
	}

	/** A turn as a head has it: "Turn 11", or "May 1588 (turn 11)". @param {number} turn */
	title(turn) {
		const name = this.names.get(turn);
		if (!this.word) return '';
		return name ? `${name} (${this.word.toLowerCase()} ${turn})` : `${this.word} ${turn}`;
	}

	/**
	 * The turn or the phase that begins, where a text says no more than that. @param {string} text
	 * @param {number} turn the one that goes on, where a phase begins
	 */
	begins(text, turn) {
		const next = this.name(text) ?? new RegExp(`^${this.word} (\\d+)(?: begins)?\\.?$`, 'i').exec(text)?.[1],
			phase = /^(?:Phase: (.+?)|The (.+ phase) begins)\.?$/.exec(text);
		if (next) return { turn: Number(next), phase: '' };
		return phase ? { turn, phase: phase[1] ?? phase[2] } : null;
	}
}

/** The name of a phase without that word, to compare it. @param {string} phase */
export const barePhase = phase => phase.toLowerCase().replace(/ phase$/, '');
