// Which piece the panel speaks for: what is picked up, or what of many secret questions the open one is about.

/** @typedef {import('./ask.js').AskPanel} AskPanel */

/** @param {AskPanel} ask */
export const chosen = ask => ask.answers.picked || ask.folded().first?.about || '';

/** Turns to the secret question about a piece that is steered. @param {AskPanel} ask @param {string} id */
export function turnTo(ask, id) {
	if (chosen(ask) === id || !ask.answers.asks.some(a => a.sealed && a.about === id)) return;
	ask.answers.picked = '';
	ask.unfolded.about = id;
	ask.draw();
	ask.hand.changed();
}
