// The tutor, for those who want one: asks before an answer that the captain would not give, if it costs too much.

import { gives } from './answers.js';
import { doubt, hundredths } from './numbers.js';
import { preference } from './preferences.js';
import { sure } from './dialog.js';

/**
 * Whether a choice is meant: where the tutor is on and the captain thinks it dear, the player says so himself.
 * @param {{ hand: import('./seat.js').SeatLine, hints: boolean, asks: import('../types.d.ts').Ask[] }} at hints says
 * that the captain may be asked here
 * @param {string} choice
 */
export async function means({ hand, hints, asks }, choice) {
	const most = Number(preference('tutor'));
	if (!most || !hints) return true;
	const about = asks.find(a => a.options.some(o => gives(o, choice)))?.about ?? '',
		params = new URLSearchParams({ about, choice });
	/** @type {import('../types.d.ts').Hint|null} */
	const hint = await hand.get(`hint?${params}`).catch(() => null);
	const own = hint?.answers.find(a => a.choice === choice);
	if (!hint || !own || own.behind * 100 < most || own.behind < 2 * own.error) return true;
	return sure(
		'Sure?',
		`${own.says}: the captain thinks that it costs ${hundredths(own.behind)} matches of a hundred, ` +
			`±\u00a0${doubt(own.error)}. ` +
			`He would rather: ${hint.answers[0].says}.`,
		'Play it',
	);
}
