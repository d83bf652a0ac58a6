// The log: what happened, in sentences, with dice drawn and the case as a link.

import { capital, el, fill } from './dom.js';
import { ruleLink } from './book.js';
import { barePhase, Moments } from './moments.js';

/** @typedef {import('../types.d.ts').Line} Line @typedef {import('../types.d.ts').Throw} Throw */

/** How a line begins that says whose orders are written anew. */
const discards = 'Orders discarded: ';

/** How long after a touch, or the last scrolling after one, the reader scrolls, in milliseconds. */
const reading = 500;

const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A bone die. @param {number} face @param {number} sides */
export function die(face, sides) {
	const label = String(face);
	if (sides !== 6 || !pips[face]) return el('span.die.plain', {}, label);
	const box = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	box.setAttribute('viewBox', '0 0 30 30');
	box.setAttribute('class', 'die');
	box.setAttribute('role', 'img');
	box.setAttribute('aria-label', label);
	box.innerHTML =
		'<rect x="1.5" y="1.5" width="27" height="27" rx="6"/>' +
		pips[face].map(i => `<circle cx="${7.5 + (i % 3) * 7.5}" cy="${7.5 + Math.floor(i / 3) * 7.5}" r="2.7"/>`).join('');
	return box;
}

/** One throw with who threw it and its case. @param {Throw} t @param {string[]} seats */
export function throwLine(t, seats) {
	const sides = Number(t.dice.split('d')[1] ?? 0);
	const who = seats[t.seat] ?? 'the house';
	const title =
		`${t.drawn ? 'drawn' : t.dice} for ${who}, case ${t.rule}, ` +
		`${t.typed ? 'rolled by hand' : 'rolled by the house'}`;
	return el('span.throw', { title }, ...(t.drawn ? [el('span.chit', {}, t.drawn)] : t.faces.map(f => die(f, sides))));
}

export class LogPanel {
	/** @param {(step: number) => void} onStep @param {string[]} seats */
	constructor(onStep, seats) {
		this.onStep = onStep;
		this.seats = seats;
		this.list = el('ol.log', { 'aria-label': 'Log', tabIndex: 0 });
		this.live = el('div.unseen', { role: 'status', 'aria-live': 'polite' });
		this.node = el('section.logbox', { 'aria-label': 'Log of the match' }, this.list, this.live);
		this.turn = -1;
		this.phase = '';
		/** The head under which lines are put. */ this.under = { turn: -1, phase: '' };
		/** How its turns and phases are called. */ this.moments = new Moments();
		/** The leg that the last voyage shows in full. @type {Line|null} */ this.leg = null;
		this.follows = true;
		/** The frame in which the newest line is brought into sight, or 0. */ this.ends = 0;
		/** When the reader last touched the list. */ this.touched = -Infinity;
		for (const kind of ['wheel', 'pointerdown', 'touchmove', 'keydown'])
			this.list.addEventListener(kind, e => (this.touched = e.timeStamp), { passive: true });
		this.list.addEventListener('scroll', e => {
			// New layout scrolls too: only scrolling by the reader leaves the end.
			if (this.ends || e.timeStamp - this.touched > reading) return;
			this.touched = e.timeStamp;
			this.follows = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
		});
		new ResizeObserver(() => {
			if (this.follows) this.end();
		}).observe(this.list);
	}

	/** @param {Line[]} lines @param {boolean} spoken whether they are news */
	add(lines, spoken) {
		for (const l of lines) this.moments.name(l.text);
		for (const l of lines.filter(l => !l.known)) {
			if (l.phase && (l.turn !== this.turn || l.phase !== this.phase)) {
				this.head(l.turn, l.phase);
				this.turn = l.turn;
				this.phase = l.phase;
			}
			const begins = l.kind === 'event' ? this.moments.begins(l.text, this.under.turn) : null,
				more = l.throws.length || l.ordered || l.by || (l.head && !this.moments.begins(l.head, this.under.turn));
			if (l.undoes) this.undo(l.undoes);
			if (begins) this.head(begins.turn, begins.phase, !begins.phase);
			if (l.order) this.replaced(l);
			if (!begins || more) this.put(l); // a line that names its order stays below the heading
		}
		if (spoken && lines.length)
			this.live.textContent = lines
				.filter(l => !l.known)
				.map(l => l.text)
				.join(' ');
		if (!spoken) this.follows = true;
		if (this.follows) this.end();
	}

	/**
	 * Adds the heading of a turn or of a phase, unless it is there already.
	 * @param {number} turn @param {string} phase @param {boolean} [begins] whether a line says that the turn begins
	 */
	head(turn, phase, begins = false) {
		const turns = this.list.querySelectorAll('.turn');
		if (begins && turn === this.under.turn && this.under.phase && turns.length === 1) {
			turns[0].textContent = capital(/** @type {HTMLElement} */ (turns[0]).dataset.phase ?? ''); // it came before
			this.under = { turn: -1, phase: '' };
		}
		const { under } = this;
		if (turn === under.turn && (!phase || barePhase(phase) === barePhase(under.phase))) return;
		const last = this.list.lastElementChild,
			alone = turn === under.turn && !under.phase && last?.matches('.turn');
		const says =
			turn > 0 && (turn !== under.turn || alone) ? [this.moments.title(turn), phase].filter(Boolean) : [phase];
		if (alone || last?.matches('.phase')) last?.remove(); // a phase in which nothing happens has no heading
		const text = says.join(' · ');
		this.list.append(
			turn !== under.turn || alone ? el('li.turn', { data: { phase } }, capital(text)) : el('li.phase', {}, text),
		);
		this.under = { turn, phase };
	}

	/**
	 * Adds a line at the end; one that continues the last is joined with it, and both are below. @param
	 * {Line} l
	 */
	put(l) {
		const last = /** @type {HTMLElement|null} */ (this.list.lastElementChild);
		if (last && this.again(last, l)) return;
		if (!l.whole || !last?.matches('.line')) {
			this.list.append(this.line(l));
			return;
		}
		const fold = last.matches('.voyage') ? last : this.fold(last),
			legs = fold.querySelector('ol');
		if (this.leg) legs?.append(this.line(this.leg));
		this.leg = l.text === l.whole ? l : null;
		if (!this.leg) legs?.append(this.line(l));
		fold.dataset.step = String(l.step);
		fill(/** @type {HTMLElement} */ (fold.querySelector('summary')), l.whole);
	}

	/** Strikes out the lines since a view: what they tell has been taken back. @param {number} since */
	undo(since) {
		for (const li of this.list.querySelectorAll('.line'))
			if (Number(/** @type {HTMLElement} */ (li).dataset.step) >= since) li.classList.add('withdrawn');
	}

	/** Folds up the orders of this phase that an order replaces: those that stand are read at once. @param {Line} l */
	replaced(l) {
		/** @type {HTMLElement[]} */ const lines = [];
		for (let li = this.list.lastElementChild; li?.matches('.line'); li = li.previousElementSibling)
			lines.unshift(/** @type {HTMLElement} */ (li));
		const said = lines.findLast(li => li.dataset.discards && l.text.startsWith(`${li.dataset.discards}: `)),
			of = said?.dataset.discards ?? '',
			gone = said ? lines.slice(0, lines.indexOf(said)).filter(li => li.dataset.orders?.startsWith(`${of}: `)) : [];
		if (!said || !gone.length) return;
		let fold = lines.find(li => li.matches('.discarded') && li.dataset.same === of);
		if (!fold) {
			fold = el(
				'li.line.voyage.discarded',
				{ data: { same: of } },
				el('details', {}, el('summary', {}, `${discards}${of}`), el('ol')),
			);
			gone[0].before(fold);
		}
		fold.dataset.step = String(l.step);
		fold.querySelector('ol')?.append(...gone);
		for (const li of gone) li.classList.add('withdrawn');
		said.remove();
	}

	/** Counts a repeated line; returns whether it was one. @param {HTMLElement} last @param {Line} l */
	again(last, l) {
		const same = `${l.text} ${l.rule} ${l.by}`,
			times = last.querySelector(':scope > .times');
		if (l.kind !== 'event' || l.whole || l.throws.length || last.dataset.same !== same) return false;
		const n = Number(times?.textContent?.slice(1) ?? 1) + 1;
		times?.remove();
		last.querySelector(':scope > .text')?.after(el('span.times', {}, `×${n}`));
		last.dataset.step = String(l.step);
		return true;
	}

	/** Replaces the first leg by its voyage. @param {HTMLElement} leg */
	fold(leg) {
		this.leg = null;
		const legs = el('ol', {}),
			rule = leg.querySelector(':scope > .rule')?.cloneNode(true) ?? null,
			fold = el('li.line.event.voyage', {}, el('details', {}, el('summary', { title: 'One by one' }), legs), rule);
		leg.replaceWith(fold);
		legs.append(leg);
		const text = /** @type {HTMLElement|null} */ (leg.querySelector('.text[data-told]'));
		if (text) text.textContent = text.dataset.told ?? ''; // below the headline it keeps its own words
		return fold;
	}

	/** @param {Line} l */
	line(l) {
		const who =
			l.kind === 'say' && this.seats[l.seat] ? el(`b.side-${l.seat}.owner`, {}, this.seats[l.seat], ': ') : null;
		return el(
			`li.line.${l.kind}`,
			{
				data: {
					step: String(l.step),
					same: l.throws.length ? '' : `${l.text} ${l.rule} ${l.by}`,
					...(l.order ? { orders: l.text } : {}),
					...(l.kind === 'house' && l.text.startsWith(discards) ? { discards: l.text.slice(discards.length) } : {}),
				},
			},
			...l.throws.map(t => throwLine(t, this.seats)),
			who,
			el(
				'button.text',
				{
					type: 'button',
					onclick: () => this.onStep(l.step),
					title: l.head ? l.text : 'See the board as it was then',
					data: l.head ? { told: l.text } : {},
				},
				l.head || l.text,
			),
			l.by ? el('span.ordered', {}, `by ${l.by}`) : null,
			l.ordered ? el('span.ordered', {}, `answered for you${l.answer ? `: ${l.answer}` : ''}`) : null,
			' ',
			ruleLink(l.rule),
		);
	}

	/** Draws all lines again, as another seat has them. @param {Line[]} lines */
	reset(lines) {
		this.clear();
		this.add(lines, false);
	}

	clear() {
		this.list.replaceChildren();
		this.turn = -1;
		this.phase = '';
		this.under = { turn: -1, phase: '' };
	}

	/** Follows again: who acts wants to see what comes of it. */
	follow() {
		this.follows = true;
		this.end();
	}

	/** Scrolls to the newest line, once everything new on the page can be laid out. */
	end() {
		cancelAnimationFrame(this.ends);
		this.ends = requestAnimationFrame(() => {
			this.ends = 0;
			this.list.scrollTop = this.list.scrollHeight;
		});
	}

	/**
	 * Marks the lines up to a step, and scrolls to its own, preferably the first.
	 * @param {number} step 0 for the present
	 */
	mark(step) {
		let first = null,
			last = null;
		for (const li of this.list.querySelectorAll('.line')) {
			const past = step > 0 && Number(/** @type {HTMLElement} */ (li).dataset.step) <= step;
			li.classList.toggle('seen', past);
			if (past) last = li;
			if (past && Number(/** @type {HTMLElement} */ (li).dataset.step) === step) {
				first ??= li;
				const fold = li.parentElement?.closest('details');
				if (fold) fold.open = true;
			}
		}
		if (step) this.follows = false;
		else this.follow();
		let later = step > 0; // a head belongs to the line below it
		for (const li of [...this.list.children].reverse()) {
			if (li.matches('.line')) later = step > 0 && !li.classList.contains('seen');
			li.classList.toggle('later', later);
		}
		for (const li of [last, first]) li?.scrollIntoView({ block: 'nearest' });
	}
}
