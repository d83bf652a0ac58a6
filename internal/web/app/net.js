// Talking to the house: moves by POST, news by an event stream that resumes.

/** @typedef {import('../types.d.ts').View} View */

/** A refusal of the rules or of the house, with what it says. */
export class Refused extends Error {
	/** @param {string} text @param {string} rule @param {View|null} view @param {boolean} [gone] nothing is there */
	constructor(text, rule, view, gone = false) {
		super(text);
		this.rule = rule;
		this.view = view;
		this.gone = gone;
	}
}

/** The house could not be asked. */
export class Offline extends Refused {}

/**
 * What was asked for before this script was here, each taken once; null where it is to be asked for again.
 * @type {Map<string, Promise<any>>}
 */
const early = /** @type {any} */ (window).early;

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export async function call(path, body) {
	const told = await early.get(path);
	early.delete(path);
	if (told) return told;
	let answer;
	try {
		answer = await fetch(
			path,
			body === undefined
				? {}
				: {
						method: 'POST',
						headers: { 'Content-Type': 'application/json' },
						body: JSON.stringify(body),
					},
		);
	} catch {
		throw new Offline('Connection lost. This was not sent. Try again when you are reconnected.', '', null);
	}
	if (answer.status === 204) return null;
	const kind = answer.headers.get('Content-Type') ?? '';
	const data = kind.startsWith('application/json') ? await answer.json() : { text: await answer.text() };
	if (!answer.ok)
		throw new Refused(
			data.text ?? `The server answered ${answer.status}.`,
			data.rule ?? '',
			data.view ?? null,
			answer.status === 404 || answer.status === 410,
		);
	return data;
}

/** How long a page may be out of sight before its lines are closed, and how often it then asks, in milliseconds. */
const grace = 5000,
	quiet = 5000;

/** How many lines the pages of one browser that are out of sight keep together: it has six to one house. */
const spared = 2;

/**
 * Keeps a line for a page out of sight.
 * @returns {Promise<(() => void)|null>} how to let it go; null if none is left
 */
async function keepLine() {
	for (let i = 0; navigator.locks && i < spared; i++) {
		// they are there on secure addresses only
		const go = await new Promise(done => {
			navigator.locks.request(`line-${i}`, { ifAvailable: true }, lock =>
				lock ? new Promise(free => done(() => free(null))) : done(null),
			);
		});
		if (go) return go;
	}
	return null;
}

/**
 * An event stream that reconnects by itself. Of the pages out of sight a few keep
 * theirs open, for a browser has few lines to one house; the others ask now and
 * then instead.
 * @param {() => string} url @param {string} name of the events @param {(data: any) => void} onData
 * @param {(up: boolean) => void} onLine @param {() => Promise<void>} meanwhile asks while the page is out of sight
 * @param {(why: string) => void} onGone called when the house refuses the line: it is not tried again
 * @returns {() => void} ends it
 */
export function stream(url, name, onData, onLine, meanwhile, onGone = () => {}) {
	/** @type {EventSource|undefined} */ let source;
	/** @type {(() => void)|null} lets go of the line that it keeps out of sight */ let letGo = null;
	let wait = 500,
		timer = 0;
	const shut = () => {
		clearTimeout(timer);
		source?.close();
		source = undefined;
	};
	const open = () => {
		shut();
		source = new EventSource(url());
		source.addEventListener(name, e => onData(JSON.parse(e.data)));
		source.onopen = () => {
			wait = 500;
			onLine(true);
		};
		source.onerror = () => {
			const refused = source?.readyState === EventSource.CLOSED;
			shut();
			onLine(false);
			timer = window.setTimeout(open, wait);
			wait = Math.min(wait * 2, 15000);
			// The house has answered, but not with a line: it says why to who asks.
			if (refused)
				meanwhile().catch(e => {
					if (!(e instanceof Refused) || e instanceof Offline || !e.gone) return;
					end();
					onGone(e.message);
				});
		};
	};
	const seen = () => !document.hidden || left.signal.aborted;
	const free = () => {
		letGo?.();
		letGo = null;
	};
	const rest = async () => {
		letGo ??= await keepLine();
		if (seen()) free();
		if (seen() || letGo) return;
		shut();
		timer = window.setTimeout(async () => {
			await meanwhile().catch(() => {});
			if (!seen()) rest();
		}, quiet);
	};
	const turned = () => {
		clearTimeout(timer);
		if (!document.hidden) free();
		if (document.hidden) timer = window.setTimeout(rest, grace);
		else if (!source) open();
	};
	const left = new AbortController();
	document.addEventListener('visibilitychange', turned, { signal: left.signal });
	// A page that is left may be kept by the browser, with its streams if it had any.
	window.addEventListener('pagehide', shut, { signal: left.signal });
	window.addEventListener(
		'pageshow',
		e => {
			if (e.persisted) turned();
		},
		{ signal: left.signal },
	);
	const end = () => {
		left.abort();
		free();
		shut();
	};
	open();
	turned();
	return end;
}

/**
 * Puts the asks that the page has had where a view gives only their places.
 * @param {View} v @param {View['asks']} had those whose tag was sent
 */
export function whole(v, had) {
	v.asks = v.asks.map(a => (typeof a === 'number' ? had[a] : a));
	return v;
}

/**
 * Listens to a match from the present view on.
 * @param {string} token @param {() => View} now @param {() => View['asks']} every question of that view
 * @param {(v: View) => void} onView @param {(up: boolean) => void} onLine
 * @param {(why: string) => void} onGone called when the link no longer works
 */
export function listen(token, now, every, onView, onLine, onGone) {
	/** What came last on this line, or was had when it was opened. */ let had = every();
	const since = () => `at=${now().at}&here=${now().here.map(Number).join('')}&asked=${now().asked}`;
	return stream(
		() => {
			had = every();
			return `/api/m/${token}/events?${since()}`;
		},
		'view',
		v => {
			had = whole(v, had).asks;
			onView(v);
		},
		onLine,
		async () => {
			const asks = every(),
				v = await call(`/api/m/${token}/view?${since()}`);
			if (v) onView(whole(v, asks));
		},
		onGone,
	);
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
