// How somebody wants to be notified about a match that is still to begin.

import { pushable, subscription, zone } from './away.js';
import { el } from './dom.js';
import { pick } from './name.js';

/** The ways to be notified. */
const ways = { push: 'in this browser, also with the page closed', mail: 'by mail', hook: 'by a webhook' };

/**
 * @param {{ ways: ('hook' | 'push' | 'mail')[], key: string }} now what the server can do
 * @param {string} label @param {string} otherwise where one is told without it
 * @returns {{ rows: HTMLElement[], read: () => Promise<import('../types.d.ts').NewNotice|null> }}
 */
export function telling(now, label, otherwise) {
	const able = now.ways.filter(w => w !== 'push' || pushable());
	const { s: way, row } = pick(label, [
			['', otherwise],
			...able.map(w => /** @type {[string, string]} */ ([w, ways[w]])),
		]),
		address = el('input', { type: 'text', maxLength: 2000, 'aria-label': 'Where to' }),
		where = el('label.row', { hidden: true }, el('span', {}, 'Where to'), address);
	way.onchange = () => {
		const wanted = way.value === 'mail' || way.value === 'hook';
		where.hidden = !wanted;
		address.required = wanted;
		address.type = way.value === 'mail' ? 'email' : 'url';
	};
	return {
		rows: now.ways.length ? [row, where] : [],
		read: async () =>
			way.value
				? {
						way: /** @type {'hook' | 'push' | 'mail'} */ (way.value),
						address: way.value === 'push' ? await subscription(now.key) : address.value.trim(),
						about: ['turn', 'asks', 'late', 'ended', 'joined'],
						zone: zone(),
						daily: 0,
						quiet: [0, 0],
					}
				: null,
	};
}
