// The invitations that this browser has open in the hall, each with the key that becomes the link of its seat.

import { call } from './net.js';
import { remember } from './mine.js';
import { put } from './stored.js';

/** @typedef {{ id: string, key: string }} Offer */

/** @returns {Offer[]} */
export function offers() {
	try {
		return JSON.parse(localStorage.getItem('offers') ?? '[]');
	} catch {
		return [];
	}
}

/** @param {Offer} one */
export function keepOffer(one) {
	put('offers', JSON.stringify([one, ...offers()]));
}

/** @param {string} id */
export function dropOffer(id) {
	put('offers', JSON.stringify(offers().filter(o => o.id !== id)));
}

/**
 * Checks one's own invitations that are not listed: taken ones become matches, and private ones may still
 * wait.
 * @param {string[]} listed the ids of those that are open
 */
export async function settle(listed) {
	/** @type {{ link: string, who: string, game: string }[]} */ const begun = [];
	/** @type {import('../types.d.ts').Invitation[]} */ const waiting = [];
	for (const { id, key } of offers().filter(o => !listed.includes(o.id))) {
		/** @type {import('../types.d.ts').Invitation|null} */ const now = await call(`/api/hall/${id}`).catch(() => null);
		if (now?.state === 'taken') {
			/** @type {import('../types.d.ts').Table} */ const table = await call(`/api/m/${key}`);
			remember([key], table);
			begun.push({
				link: `/m/${key}`,
				who: table.view.names.find((_, i) => i !== table.view.seat) || 'A guest',
				game: table.game.name,
			});
		}
		if (now?.state === 'open') waiting.push(now);
		else dropOffer(id);
	}
	return { begun, waiting };
}
