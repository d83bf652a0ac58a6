// Requests to the server.

/** @typedef {import('../types.d.ts').View} View */

/** A refusal by the rules or by the server, with its text. */
export class Refused extends Error {
	/** @param {string} text @param {string} rule @param {View|null} view @param {boolean} [gone] nothing is there */
	constructor(text, rule, view, gone = false) {
		super(text);
		this.rule = rule;
		this.view = view;
		this.gone = gone;
	}
}

/** The server could not be reached. */
export class Offline extends Refused {}

/**
 * Requests sent before this script was loaded, each used once; null if it must be sent again.
 * @type {Map<string, Promise<any>>}
 */
const early = /** @type {any} */ (window).early;

/** The version of the server's files that this page was served with, such as "/v/0123456789abcdef". */
const version = /\/v\/[^/]+/.exec(import.meta.url)?.[0] ?? '';

/**
 * Checks the version of the server that answers: the page is told if it differs from its own. @param {string}
 * v
 */
export function served(v) {
	if (v && version && v !== version) window.dispatchEvent(new Event('upgrade'));
}

/** How long a page counts as used after the last key, mouse move or touch, in milliseconds. */
const idle = 600_000;

/** What the scripts of this page share. */
const shared = /** @type {any} */ (window);

/** @type {{ id: string, touched: number }} what the server knows this page by, and when it was touched last */
const page = (shared.page ??= sight());

function sight() {
	const made = {
		id: [...crypto.getRandomValues(new Uint8Array(8))].map(b => b.toString(36)).join(''),
		touched: Date.now(),
	};
	for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'])
		window.addEventListener(
			kind,
			() => {
				made.touched = Date.now();
			},
			{ capture: true, passive: true },
		);
	return made;
}

/** Whether somebody is using the page, as far as it can tell. */
export const looked = () => !document.hidden && Date.now() - page.touched < idle;

/** How a request names this page: an unused page does not count as presence. */
export const pageName = () => (looked() ? page.id : 'away');

/** Tells the server that a page of a seat is hidden. @param {string} token */
export const leaves = token =>
	fetch(`/api/m/${token}/view?hidden=1`, { keepalive: true, headers: { Page: page.id } }).catch(() => {});

/**
 * @param {string} path
 * @param {any} [body]
 * @param {number} [most] how long the answer may take, in milliseconds: a connection that died in silence brings none
 * @returns {Promise<any>}
 */
export async function call(path, body, most) {
	const told = await early.get(path);
	early.delete(path);
	if (told) return told;
	/** @type {Response} */ let answer;
	/** @type {any} */ let data;
	try {
		const how = { headers: { Page: pageName() }, signal: most ? AbortSignal.timeout(most) : null };
		answer = await fetch(
			path,
			body === undefined
				? how
				: {
						...how,
						method: 'POST',
						headers: { ...how.headers, 'Content-Type': 'application/json' },
						body: JSON.stringify(body),
					},
		);
		served(answer.headers.get('Version') ?? '');
		if (answer.status === 204) return null;
		const kind = answer.headers.get('Content-Type') ?? '';
		data = kind.startsWith('application/json') ? await answer.json() : { text: await answer.text() };
	} catch {
		throw new Offline('Connection lost. This was not sent. Try again when you are reconnected.', '', null);
	}
	if (!answer.ok)
		throw new Refused(
			data.text ?? `The server answered ${answer.status}.`,
			data.rule ?? '',
			data.view ?? null,
			answer.status === 404 || answer.status === 410,
		);
	return data;
}

/**
 * Fills in the questions that the page already has, of which a view sends only the indexes.
 * @param {View} v @param {View['asks']} had those whose tag was sent
 */
export function whole(v, had) {
	v.asks = v.asks.map(a => (typeof a === 'number' ? had[a] : a));
	return v;
}

/**
 * The first characters of a text file, which some editors save in UTF-16.
 * @param {File} file @param {number} most how many @returns {Promise<string>}
 */
export async function textOf(file, most) {
	const raw = new Uint8Array(await file.slice(0, 2 * most).arrayBuffer());
	const mark = raw.length > 1 ? (raw[0] << 8) | raw[1] : 0;
	const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
	return new TextDecoder(encoding).decode(raw).slice(0, most);
}
