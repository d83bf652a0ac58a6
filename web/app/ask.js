// The question and its answers: a list that says the same as what is lit on the
// board, numbers by slider and by typing, odds before an attack.

import { el, fill } from './dom.js';
import { undone, undoneNote } from './undone.js';
import { ruleLink } from './book.js';
import { grouped } from './groups.js';
import { shop } from './shop.js';
import { Tray } from './tray.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('../types.d.ts').Option} Option @typedef {import('../types.d.ts').View} View */
/** @typedef {{ ask: Ask, option: Option }} Answer */
/** @typedef {import('../types.d.ts').Way} Way @typedef {import('../types.d.ts').Scene} Scene */
/** @typedef {{ play: (...choices: string[]) => void, odds: (o: Option) => Promise<HTMLElement|null>, changed: () => void, look: (id: string|null) => void, scene: () => Scene|null, written: () => Set<string>, messages: () => import('../types.d.ts').Message[], seats: string[] }} Hand */

const reserved = 'gfn';

export class AskPanel {
	/** @param {Hand} hand */
	constructor(hand) {
		this.hand = hand;
		this.node = el('section.ask', { 'aria-label': 'What you may do' });
		/** @type {Ask[]} */ this.asks = [];
		/** The object chosen on the board, whose options are shown alone. */ this.picked = '';
		/** What was chosen or written about last: of many secret questions, the one about it lies open. */ this.opened = '';
		/** @type {Option|null} the answer that one more tap commits to */ this.aimed = null;
		/** Whether an answer is on its way. */ this.gone = false;
		/** @type {Way|null} the way that one more tap sets out on */ this.way = null;
		this.tray = new Tray(o => this.take(o, false), () => this.draw());
		/** @type {HTMLElement|null} the odds of what is proposed, where stacks lie open */ this.chances = null;
		this.waits = '';
		/** @type {Set<string>} */ this.shared = new Set();
	}

	/** @param {Ask[]} asks @param {string} waits what is said where there is nothing to answer */
	show(asks, waits) {
		if (this.aimed && !this.gone && JSON.stringify(asks) === JSON.stringify(this.asks)) return; // what another did leaves the number that is being typed
		this.gone = false;
		const same = asks.length === 1 && this.asks.length === 1 && asks[0].prompt === this.asks[0].prompt && asks[0].options.some(o => o.with && o.with === this.picked);
		this.asks = asks;
		this.waits = waits;
		if (!same) this.picked = '';
		this.aimed = this.way = this.chances = null;
		this.tray.clear();
		this.draw();
		this.forecast();
	}

	/** Where stacks lie open, the odds of what is proposed stand below them. */
	async forecast() {
		const o = this.all().map(a => a.option).sort((a, b) => Number(b.likely) - Number(a.likely)).find(o => o.odds), asks = this.asks;
		if (!o || !this.hand.scene()?.open) return;
		const odds = await this.hand.odds(o);
		if (!odds || asks !== this.asks) return;
		this.chances = odds;
		this.draw();
	}

	/** Shows a way before it is set out on. @param {Way|null} way */
	propose(way) {
		this.way = way;
		this.aimed = null;
		this.draw();
		this.hand.changed();
	}

	/** Answers whose place, piece or target is this object, first those to what is asked about it. @param {string} id @returns {Answer[]} */
	on(id) {
		return this.asks.toSorted((a, b) => Number(b.about === id) - Number(a.about === id)).flatMap(ask => ask.options.map(option => ({ ask, option }))).filter(({ ask, option }) => option.on === id || option.with === id || option.at === id || !option.on && ask.about === id);
	}

	/** @returns {Answer[]} */
	all() { return this.asks.flatMap(ask => ask.options.map(option => ({ ask, option }))); }

	/** Everything that may be clicked. @returns {Set<string>} */
	lit() {
		const shown = this.picked ? this.on(this.picked) : this.all();
		const ids = new Set();
		for (const { ask, option } of shown) {
			if (option.on) { ids.add(option.on); if (option.at) ids.add(option.at); }
			else if (option.with) ids.add(option.with);
			else if (ask.about && ask.options.length > 1) ids.add(ask.about);
		}
		return ids;
	}

	/** Narrows the list to one object, or widens it again. @param {string} id */
	pick(id) {
		this.picked = id;
		if (id) this.opened = id;
		this.aimed = this.way = null;
		this.draw();
		this.hand.changed();
	}

	/** Does what an answer wants: numbers, a look at the odds, a second tap, or it is played. @param {Option} o @param {boolean} touch */
	take(o, touch) {
		if (o.spans.some(s => s.step)) { this.aim(o); return; }
		const lies = Boolean(this.hand.scene()?.open);
		if (this.aimed?.choice === o.choice || lies && !touch) { this.play(o.choice); return; }
		if (o.odds || touch && (o.on || o.with) || undone(this.asks, o, this.hand.scene(), this.hand.written()).length) this.aim(o);
		else this.play(o.choice);
	}

	/** Plays an answer, what was taken of a stack before it. @param {...string} choices */
	play(...choices) { this.gone = true; this.hand.play(...this.tray.parts(), ...choices); }

	/** Shows one answer alone, with its odds and numbers, and a button that commits to it. @param {Option} o */
	aim(o) {
		this.aimed = o;
		this.draw();
		this.hand.changed();
		if (o) this.node.firstElementChild?.scrollIntoView({ block: 'nearest' }); // it may be shorter than what was scrolled through
	}

	/** One level back; false if there is none. */
	back() {
		if (!this.picked && !this.aimed && !this.way) return false;
		if (this.way) this.propose(null);
		else if (this.aimed) this.aim(/** @type {any} */ (null));
		else this.pick('');
		return true;
	}

	draw() {
		const focused = this.node.contains(document.activeElement);
		if (this.way) this.drawWay(this.way);
		else if (this.aimed) this.drawAim(this.aimed);
		else if (!this.asks.length) fill(this.node, this.waits ? el('p.prompt', {}, this.waits) : null);
		else {
			const letters = new Set(reserved), { first, heads } = this.folded(), open = this.asks.filter(a => a !== first && !heads.includes(a));
			if (first) open.unshift(first);
			this.shared = shared(open.flatMap(a => a.options.map(o => o.says)));
			/** @type {(HTMLElement|null)[]} */ const questions = open.map(ask => this.question(ask, letters));
			if (heads.length && !this.picked) questions.splice(1, 0, el('div.groups.heads', {}, ...heads.map(a => el('button.option.group', { type: 'button', onclick: () => this.pick(a.about) }, a.prompt))));
			fill(this.node, ...questions,
				this.picked ? el('button.quiet', { type: 'button', onclick: () => this.pick('') }, 'Show everything', el('kbd', {}, 'Esc')) : null);
		}
		if (focused || this.aimed || this.way) /** @type {HTMLElement|null} */ (this.node.querySelector('.dial input, button.option'))?.focus({ preventScroll: true });
	}

	/** Of many secret questions, each about one thing, one lies open; of the others there are heads. @returns {{ first: Ask|undefined, heads: Ask[] }} */
	folded() {
		const many = this.asks.filter(a => a.sealed && a.about), of = (/** @type {string} */ id) => many.find(a => id && a.about === id), written = this.hand.written();
		const first = of(this.picked) ?? (this.picked ? undefined : of(this.opened) ?? many.find(a => !written.has(a.about)) ?? many[0]);
		return { first: first ?? this.asks.find(a => this.picked && a.about === this.picked), heads: first ? many.filter(a => a !== first) : [] };
	}

	/** @param {Ask} ask @param {Set<string>} letters */
	question(ask, letters) {
		const some = ask.options.filter(o => !this.picked || o.on === this.picked || o.with === this.picked || o.at === this.picked || !o.on && ask.about === this.picked);
		const final = ask.sealed && !ask.about && this.asks.length > 1, options = distinct(final ? ask.options : some.length ? some : this.picked ? [] : ask.options);
		if (!options.length) return null;
		const scene = this.hand.scene(), open = this.picked ? null : this.tray.show(ask, scene, this.hand.seats) ?? shop(ask, scene?.charts ?? [], o => this.take(o, false));
		const likely = options.find(o => o.likely), rest = options.filter(o => !open?.shown.has(o) && o !== likely);
		const { alone, groups } = grouped(rest), headsFirst = groups.some(g => g.options.includes(rest[0]));
		const heads = el('div.groups', {}, ...groups.map((g, i) => this.group(ask, g, letters, headsFirst && i === 0)));
		const commit = likely ? [this.button(ask, likely, letters)] : [];
		for (const b of commit) b.classList.add('commit');
		return el(open?.node.matches('.shop') ? 'div.question.sells' : final ? 'div.question.seals' : 'div.question', {},
			el('p.prompt', {}, ask.prompt, ' ', ruleLink(ask.rule), ask.sealed ? el('span.sealed', {}, 'Secret until both have chosen.') : null),
			open?.node, ...commit, this.chances, headsFirst ? heads : null,
			alone.length ? el(alone.length > 8 ? 'ul.options.many' : 'ul.options', { role: 'list' }, ...alone.map(o => el('li', {}, this.button(ask, o, letters)))) : null,
			headsFirst ? null : heads);
	}

	/** Many answers of one kind under one head; those with one thing are chosen by it first. @param {Ask} ask @param {import('./groups.js').Group} g @param {Set<string>} letters @param {boolean} open */
	group(ask, g, letters, open) {
		if (g.options.length === 1) return this.button(ask, g.options[0], letters);
		if (g.with && !this.picked) return el('button.option.group', { type: 'button', onclick: () => this.pick(g.with) }, el('span', {}, g.name), el('span.chance', {}, String(g.options.length)));
		return el('details.group', { open: open || this.picked !== '' }, el('summary', {}, g.name, el('span.chance', {}, String(g.options.length))),
			el('ul.options.many', { role: 'list' }, ...g.options.map(o => el('li', {}, this.button(ask, o, letters)))));
	}

	/** @param {Ask} ask @param {Option} o @param {Set<string>} letters */
	button(ask, o, letters) {
		const letter = letterOf(o.says, letters, this.shared);
		letters.add(letter);
		const at = o.on || o.with || ask.about;
		return el('button.option', {
			type: 'button', data: { choice: o.choice, letter }, onclick: () => this.take(o, false),
			onmouseenter: () => this.hand.look(at), onmouseleave: () => this.hand.look(null), onfocus: () => this.hand.look(at),
			title: o.rule ? `case ${o.rule}` : '',
		}, letter ? el('kbd', { 'aria-hidden': 'true' }, letter) : null, el('span', {}, o.says), o.odds ? el('span.chance', { title: 'its odds are shown first' }, 'odds') : null);
	}

	/** A way with where it stops and why, before the hand lets go. @param {Way} w */
	drawWay(w) {
		const n = w.through.length - 1, count = (/** @type {string} */ kind) => w.stops.filter(s => s.kind === kind).length;
		const tell = [`${n} ${n === 1 ? 'step' : 'steps'}`, count('peril') ? `${count('peril')} with dice` : '', count('watched') ? `${count('watched')} within the enemy's reach` : ''].filter(Boolean).join(', ');
		fill(this.node, el('form.aim', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); this.play(...w.choices); } },
			el('p.prompt', {}, w.says), el('p.hint', { role: 'status' }, `${tell}. ${w.stops.length ? 'It stops where something is thrown or another is asked.' : 'Nothing is known that would stop it.'}`),
			w.stops.length ? el('ol.stops', {}, ...w.stops.map(s => el('li', {}, el('b', {}, s.at), ' ', s.text, ' ', ruleLink(s.rule)))) : null,
			el('div.row', {}, el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, 'Enter'), w.says),
				el('button.option', { type: 'button', onclick: () => this.back() }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Back'))));
	}

	/** @param {Option} o */
	drawAim(o) {
		const wants = o.spans.map(s => s.min);
		const box = el('div.oddsbox', {}), says = el('span', {}), left = undone(this.asks, o, this.hand.scene(), this.hand.written());
		const named = o.says.includes('…') ? o : this.all().find(a => a.option.choice === o.choice)?.option ?? o, after = named.says.split('…').slice(1);
		const about = this.all().find(a => a.option.choice === o.choice)?.ask.about, whose = this.hand.scene()?.pieces.find(p => about && p.id === about)?.name ?? '';
		const name = () => { says.textContent = numbered({ ...o, says: named.says }, (_, i) => String(wants[i])); };
		const of = (/** @type {number} */ i) => o.spans[i].unit || after[o.spans.slice(0, i).filter(s => s.step).length]?.match(/\w+/)?.[0] || 'number';
		name();
		const commit = () => this.play(o.spans.some(s => s.step) ? [o.choice, ...wants].join(' ') : o.choice);
		// Of a number out of bounds the house says by which case, and the nearest that is allowed.
		fill(this.node, el('form.aim', { noValidate: true, onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); commit(); } },
			el('p.prompt', {}, whose && !o.says.includes(whose) ? `${whose}: ` : '', o.says, ' ', ruleLink(o.rule)),
			left.length ? undoneNote(left, this.asks.some(a => a.sealed)) : null,
			...o.spans.map((s, i) => s.step && s.max > s.min ? this[s.unit === 'message' ? 'message' : 'dial'](s, n => { wants[i] = n; name(); }, of(i)) : null),
			el('div.row', {}, el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, 'Enter'), says),
				el('button.option', { type: 'button', onclick: () => this.back() }, el('kbd', { 'aria-hidden': 'true' }, 'Esc'), 'Back')), box));
		if (o.odds) this.hand.odds(o).then(n => { if (n) fill(box, n); });
	}

	/** A number by slider and by typing. @param {import('../types.d.ts').Span} s @param {(n: number) => void} set @param {string} of what it is a number of */
	dial(s, set, of) {
		const given = { min: String(s.min), max: String(s.max), step: String(s.step), value: String(s.min) };
		const slide = el('input', { type: 'range', ...given, 'aria-label': `${of}, by slider` });
		const typed = el('input', { type: 'number', ...given, 'aria-label': `${of}, typed`, onfocus: () => typed.select() });
		slide.oninput = () => { typed.value = slide.value; set(Number(slide.value)); };
		typed.oninput = () => { slide.value = typed.value; set(Number(typed.value)); };
		return el('div.dial', {}, typed, el('span', {}, of === 'number' ? '' : of), slide, el('span.ends', {}, `${s.min} to ${s.max}`, s.loose ? ', as room allows' : ''));
	}

	/** The number of a message, with its words. @param {import('../types.d.ts').Span} s @param {(n: number) => void} set */
	message(s, set) {
		const typed = el('input', { type: 'number', min: String(s.min), max: String(s.max), step: String(s.step), value: String(s.min), 'aria-label': 'number of the message', onfocus: () => typed.select() });
		const words = el('output', {});
		const tell = () => {
			const m = this.hand.messages().find(m => m.number === Number(typed.value));
			words.textContent = m ? `“${m.text}”` : 'It has no words yet: write them under Talk.';
		};
		typed.oninput = () => { set(Number(typed.value)); tell(); };
		tell();
		return el('div.dial', {}, typed, words);
	}
}

/** Whether all numbers that an answer takes fit another. @param {Option} o @param {Option} other */
const within = (o, other) => o.spans.every((s, i) => s.min >= other.spans[i].min && s.max <= other.spans[i].max);

/** Answers of the same words say by their numbers how they differ; one that another holds is left out. @param {Option[]} options */
function distinct(options) {
	return options.flatMap((o, i) => {
		const same = options.filter(x => x.choice === o.choice && x !== o);
		if (same.some(x => within(o, x) && (!within(x, o) || options.indexOf(x) < i))) return [];
		return same.every(x => within(x, o)) ? [o] : [{ ...o, says: numbered(o, s => s.min === s.max ? String(s.min) : `${s.min} to ${s.max}`) }];
	});
}

/** What an answer says, with something for each number that it takes. @param {Option} o @param {(s: import('../types.d.ts').Span, i: number) => string} how */
function numbered(o, how) {
	const open = o.spans.flatMap((s, i) => s.step ? [how(s, i)] : []);
	return o.says.replace(/…/g, () => open.shift() ?? '…');
}

const wordsOf = (/** @type {string} */ says) => says.toLowerCase().split(/[^a-z]+/).filter(Boolean);

/** Words that several answers have. @param {string[]} says */
function shared(says) {
	const seen = new Set(), twice = new Set();
	for (const s of says) for (const w of new Set(wordsOf(s))) (seen.has(w) ? twice : seen).add(w);
	return twice;
}

/** A letter for an answer: first of the words that set it apart. @param {string} says @param {Set<string>} taken @param {Set<string>} common */
function letterOf(says, taken, common) {
	const words = wordsOf(says), own = words.filter(w => !common.has(w));
	return [...own, ...words].map(w => w[0]).concat(...own, ...words).flatMap(w => [...w]).find(c => !taken.has(c)) ?? '';
}
