// Talking to the house: moves by POST, news by an event stream that resumes.

/** @typedef {import('../types.d.ts').View} View */

/** A refusal of the rules or of the house, with what it says. */
export class Refused extends Error {
	/** @param {string} text @param {string} rule @param {View|null} view */
	constructor(text, rule, view) {
		super(text);
		this.rule = rule;
		this.view = view;
	}
}

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export async function call(path, body) {
	let answer;
	try {
		answer = await fetch(path, body === undefined ? {} : {
			method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
		});
	} catch {
		throw new Refused('The house does not answer. Nothing was played; it is tried again when the line is back.', '', null);
	}
	const kind = answer.headers.get('Content-Type') ?? '';
	const data = kind.startsWith('application/json') ? await answer.json() : { text: await answer.text() };
	if (!answer.ok) throw new Refused(data.text ?? `The house said ${answer.status}.`, data.rule ?? '', data.view ?? null);
	return data;
}

/**
 * Listens to a match from position `at` on; reconnects by itself to the step it had.
 * @param {string} token @param {() => number} at
 * @param {(v: View) => void} onView @param {(up: boolean) => void} onLine
 */
export function listen(token, at, onView, onLine) {
	/** @type {EventSource} */ let source;
	let wait = 500, over = false, timer = 0;
	const open = () => {
		source = new EventSource(`/api/m/${token}/events?at=${at()}`);
		source.addEventListener('view', e => onView(JSON.parse(e.data)));
		source.onopen = () => { wait = 500; onLine(true); };
		source.onerror = () => {
			source.close();
			if (over) return;
			onLine(false);
			timer = window.setTimeout(open, wait);
			wait = Math.min(wait * 2, 15000);
		};
	};
	open();
	return () => { over = true; clearTimeout(timer); source.close(); };
}
