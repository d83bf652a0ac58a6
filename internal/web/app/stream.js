// Hearing from the server: an event stream that reconnects by itself, and what a page does if a stream is
// dead, held back or never opens.

import { call, leaves, looked, Offline, pageName, Refused, served, whole } from './net.js';

/** @typedef {import('../types.d.ts').View} View */

/**
 * How long a page may be hidden before its streams are closed, and how often it then polls, in milliseconds.
 */
const grace = 5000,
	quiet = 5000;

/**
 * How many streams the hidden pages of one browser keep together: browsers allow six connections per host.
 */
const spared = 2;

/** How long an open stream may be silent before the page polls, in milliseconds: two heartbeats. */
const silent = 45_000;

/** A page that comes to the front keeps a stream that was silent for less, in milliseconds: a heartbeat. */
const missed = 25_000;

/** How long a stream may take to bring its first event, or, if streams fell silent before, its second. */
const opens = 8000,
	proves = 25_000;

/** How long after its opening an event shows that a stream is alive: what comes at once may be the last. */
const proven = 10_000;

/** How often a page without a stream polls, and how often it tries to open one. */
const polls = 5000,
	retries = 60_000;

/** After how long a request is sent again beside those that wait, how long each may take, and how many there are. */
const hedge = 2000,
	most = 6000,
	longest = 20_000,
	sends = 8;

/**
 * Keeps a stream for a hidden page.
 * @returns {Promise<(() => void)|null>} how to let it go; null if none is left
 */
async function keepLine() {
	for (let i = 0; navigator.locks && i < spared; i++) {
		// only secure addresses have them
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
 * Sends a request until it is answered. A browser may hold connections that died silently: a request on one
 * of them waits forever, and the next request takes another.
 * @param {(most: number) => Promise<void>} ask
 * @returns {Promise<void>}
 */
function surely(ask) {
	return new Promise((done, fail) => {
		let sent = 0,
			open = 0;
		const again = () => {
			sent++;
			open++;
			if (sent >= sends) clearInterval(timer);
			ask(sent < sends ? most : longest).then(
				() => {
					clearInterval(timer);
					done();
				},
				e => {
					open--;
					if (open && e instanceof Offline) return;
					clearInterval(timer);
					fail(e);
				},
			);
		};
		const timer = setInterval(again, hedge);
		again();
	});
}

/**
 * An event stream that reconnects by itself. A few hidden pages keep theirs open, because a browser opens few
 * connections to one host; the others poll now and then. A page that has heard nothing for long, comes to the
 * front or goes online polls at once. If no stream opens it keeps polling.
 * @param {() => string} url @param {string} name of the events @param {(data: any) => void} onData
 * @param {(up: boolean, late: boolean) => void} onLine late: the page has no stream and asks instead
 * @param {(most?: number) => Promise<void>} ask asks for what there is, for so many milliseconds at most
 * @param {{ onGone?: (why: string) => void, answers?: boolean }} [how] onGone is called when the house
 * refuses the line: it is not tried again; answers: a page that somebody looks at answers heartbeats
 * @returns {() => void} ends it
 */
export function stream(url, name, onData, onLine, ask, { onGone = () => {}, answers = false } = {}) {
	/** @type {EventSource|undefined} */ let source;
	/** @type {(() => void)|null} lets go of the line that it keeps out of sight */ let letGo = null;
	let wait = 500,
		timer = 0;
	/** When the stream was opened, and when it brought something last. */ let opened = 0,
		heard = 0;
	/** Whether the open stream has shown that it is alive. */ let lives = false;
	/** How many streams fell silent since one lasted long. */ let deaths = 0;
	/**
	 * Since when streams break off, 0 while one is alive, and whether one was tried since the server
	 * answered.
	 */
	let broken = 0,
		tried = false;
	let up = true,
		late = false,
		asking = false;
	/** When to poll next, and when to open a stream, while none is alive. */ let nextAsk = 0,
		nextOpen = 0;
	const seen = () => !document.hidden || left.signal.aborted;
	/** Reports the state of the connection. @param {boolean} nowUp @param {boolean} nowLate */
	const tells = (nowUp, nowLate) => {
		if (nowUp === up && nowLate === late) return;
		up = nowUp;
		late = nowLate;
		onLine(up, late);
	};
	const shut = () => {
		clearTimeout(timer);
		source?.close();
		source = undefined;
	};
	/** Records that the server has answered. If no stream is alive the page keeps polling. */
	const answered = () => {
		if (broken && !late && !tried) {
			tried = true; // it may have been away until now
			open();
		} else if (broken) {
			if (!late) nextOpen = Date.now() + retries;
			tells(true, true);
		}
	};
	const asks = async () => {
		if (asking) return;
		asking = true;
		try {
			await surely(ask);
			answered();
		} catch (e) {
			if (e instanceof Refused && !(e instanceof Offline) && e.gone) {
				end();
				onGone(e.message);
			} else if (e instanceof Offline && broken) tells(false, late);
		} finally {
			asking = false;
			nextAsk = Date.now() + polls;
		}
	};
	/** Handles something from the stream. */
	const hears = () => {
		heard = Date.now();
		if (heard - opened > proven) deaths = 0;
		if (deaths > 1) return;
		wait = 500;
		lives = true;
		broken = 0;
		tried = false;
		tells(true, false);
	};
	const open = () => {
		shut();
		opened = heard = Date.now();
		lives = false;
		source = new EventSource(url());
		source.addEventListener(name, e => {
			hears();
			onData(JSON.parse(e.data));
		});
		source.addEventListener('beat', e => {
			const first = !lives;
			hears();
			served(e.data);
			if (answers && !first && looked()) asks();
		});
		source.onerror = () => {
			const refused = source?.readyState === EventSource.CLOSED;
			shut();
			broken ||= Date.now();
			nextOpen = Date.now() + retries;
			if (late) return;
			tells(false, false);
			timer = window.setTimeout(open, wait);
			wait = Math.min(wait * 2, 15000);
			if (refused) asks(); // The server has answered, but not with a stream: a request says why.
		};
	};
	const watch = () => {
		const now = Date.now();
		if (!seen() && !letGo) return; // it rests
		if (source && !lives && now - opened > (deaths > 1 ? proves : opens)) {
			shut();
			broken ||= now;
			tried = true;
			nextOpen = now + retries;
			asks();
		} else if (source && lives && now - heard > silent) {
			if (++deaths > 1) broken = now;
			asks();
			open();
		} else if (late && !source && now > nextOpen) open();
		else if (broken && now - broken > opens && now > nextAsk) asks();
	};
	const free = () => {
		letGo?.();
		letGo = null;
	};
	const rest = async () => {
		letGo ??= await keepLine();
		if (seen()) free();
		if (seen() || letGo) return;
		shut();
		if (!late) broken = 0;
		timer = window.setTimeout(async () => {
			await asks();
			if (!seen()) rest();
		}, quiet);
	};
	const turned = () => {
		clearTimeout(timer);
		if (document.hidden) {
			timer = window.setTimeout(rest, grace);
			return;
		}
		free();
		if (source ? Date.now() - heard > missed : !late) open();
		asks();
	};
	const left = new AbortController(),
		{ signal } = left;
	document.addEventListener('visibilitychange', turned, { signal });
	// The browser may keep a page that was left, with its streams if it had any.
	window.addEventListener('pagehide', shut, { signal });
	window.addEventListener('pageshow', e => e.persisted && turned(), { signal });
	window.addEventListener(
		'online',
		() => {
			if (source) open(); // it may belong to the network that was left
			asks();
		},
		{ signal },
	);
	const watching = window.setInterval(watch, 1000);
	const end = () => {
		left.abort();
		clearInterval(watching);
		free();
		shut();
	};
	open();
	if (document.hidden) turned();
	return end;
}

/**
 * Listens to a match from the present view on.
 * @param {string} token @param {() => View} now @param {() => View['asks']} every question of that view
 * @param {(v: View) => void} onView @param {(up: boolean, late: boolean) => void} onLine
 * @param {(why: string) => void} onGone called when the link no longer works
 */
export function listen(token, now, every, onView, onLine, onGone) {
	/** What came last on this stream, or was known when it was opened. */ let had = every();
	const since = () => `at=${now().at}&here=${now().here.map(Number).join('')}&asked=${now().asked}`;
	const end = stream(
		() => {
			had = every();
			return `/api/m/${token}/events?${since()}&page=${pageName()}`;
		},
		'view',
		v => {
			had = whole(v, had).asks;
			onView(v);
		},
		onLine,
		async most => {
			const asks = every(),
				v = await call(`/api/m/${token}/view?${since()}`, undefined, most);
			if (v) onView(whole(v, asks));
		},
		{ onGone, answers: true },
	);
	const hides = () => {
		if (document.hidden) leaves(token);
	};
	document.addEventListener('visibilitychange', hides);
	return () => {
		document.removeEventListener('visibilitychange', hides);
		end();
	};
}
