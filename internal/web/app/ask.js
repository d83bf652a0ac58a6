// The question and its answers: a list that says the same as what is lit on the
// board, numbers by slider and by typing, odds before an attack.

import { capital, el, fill } from './dom.js';
import { sure } from './dialog.js';
import { most as atHand } from './athand.js';
import { undone, undoneNote } from './undone.js';
import { againButton, againForm } from './again.js';
import { caseless, ruleLink } from './book.js';
import { byKey, grouped } from './groups.js';
import { eachNumber, numbered, sign, isGiven } from './numbers.js';
import { planOf } from './plan.js';
import { preference } from './preferences.js';
import { narrow } from './sheet.js';
import { shelvesOf } from './shelves.js';
import { shop } from './shop.js';
import { Tray } from './tray.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('../types.d.ts').View} View
 */
/** @typedef {{ ask: Ask, option: Option }} Answer */
/** @typedef {import('../types.d.ts').Way} Way @typedef {import('../types.d.ts').Scene} Scene */
/**
 * @typedef {{ play: (...choices: string[]) => void, each: (choices: string[]) => void,
 * odds: (o: Option) => Promise<HTMLElement|null>, changed: () => void, look: (id: string|null) => void,
 * scene: () => Scene|null, written: () => Set<string>, messages: () => import('../types.d.ts').Message[],
 * open: () => boolean, order: (text: string) => void, seats: string[], led: (of: { command?: string }) => string,
 * likely: (times: number) => void, shared: () => boolean, space: (id: string) => boolean, listed: () => boolean,
 * called: (id: string) => string }} Hand
 * Open says that all sides' orders lie open to who sits here, Led who of the team leads a command, Shared that there is
 * one, Space that a name is one of a space, Listed that the panel lists what the board shows; Called is what the board
 * calls a space.
 */

/** How many answers have a digit as their key, are so few that all stand in view, and stand there at the most. */
const digits = 9,
	fewAnswers = 3,
	most = 7;

/** Whether the focus is nowhere, or on a button at the hand, which goes with its question. @param {Element|null} at */
const idle = at => at === document.body || Boolean(at?.closest('.athand'));

export class AskPanel {
	/** @param {Hand} hand */
	constructor(hand) {
		this.hand = hand;
		this.node = el('section.ask', { id: 'question', tabIndex: -1, 'aria-label': 'What you may do' });
		this.live = el('div.unseen', { role: 'status', 'aria-live': 'assertive' });
		/** @type {Ask[]} */ this.asks = [];
		/** The object chosen on the board, whose options are shown alone. */ this.picked = '';
		/** Where it goes or whom it meets, if it can do several things there. */ this.there = '';
		/** What was chosen or written about last: of many secret questions, the one about it lies open. */ this.opened =
			'';
		/** Of several about one thing, the one that was turned to, by its words. */ this.turned = '';
		/** @type {Option|null} the answer that one more tap commits to */ this.aimed = null;
		/** Where the hand asked for that, if it names no place. */ this.spot = '';
		/** Whether an answer is on its way. */ this.gone = false;
		/** @type {Way|null} the way that one more tap sets out on */ this.way = null;
		/** @type {Ask|null} the question of which the answers of last turn are proposed */ this.repeats = null;
		/** The head of answers that was opened last. */ this.head = '';
		/** What lies open behind "more": a head, or a part that was pointed at. */ this.more = '';
		/** The part that was pointed at, of what it is a part. */ this.part = { of: '', name: '' };
		this.tray = new Tray(
			o => this.take(o, false),
			() => this.draw(),
		);
		/** @type {HTMLElement|null} the odds of what is proposed, where stacks lie open */ this.chances = null;
		this.waits = '';
		/** How the eye and the focus find what has just been shown. */ this.looks = () => {};
		/** Whether that is another question. */ this.news = false;
		/** What was asked last, and when. */ this.asked = '';
		/** How many answers on the page have a key. */ this.keyed = 0;
		/** For how many more there is room in view. */ this.room = most;
		/** The question of which all answers are listed. */ this.listed = '';
	}

	/** @param {Ask[]} asks @param {string} waits what is said where there is nothing to answer */
	show(asks, waits) {
		// what another did leaves the number that is being typed
		if (this.aimed && !this.gone && JSON.stringify(asks) === JSON.stringify(this.asks)) return;
		if (this.hand.shared() && !this.gone && this.stays(asks)) return;
		this.gone = false;
		const asked = `${this.hand.scene()?.turn} ${asks.map(a => a.prompt).join()}`,
			news = asked !== this.asked;
		this.asked = asked;
		// of what is bought there may be more; what has come to its place on the board is done with
		const same =
			asks.length === 1 &&
			this.asks.length === 1 &&
			asks[0].prompt === this.asks[0].prompt &&
			asks[0].options.some(o => o.with && o.with === this.picked) &&
			!this.hand.scene()?.pieces.some(p => p.id === this.picked);
		this.asks = asks;
		this.waits = waits;
		if (!same) this.picked = '';
		this.there = '';
		this.aimed = this.way = this.chances = this.repeats = null;
		this.tray.clear();
		const own = this.node.contains(document.activeElement),
			here = own || idle(document.activeElement);
		this.looks = this.lay();
		this.forecast();
		const says = this.says();
		if (says !== this.live.textContent) this.live.textContent = says;
		if (!news) return;
		this.news = true;
		if (here)
			this.looks = () => {
				this.reach();
				// who has just answered a long question reads the next from its beginning
				if (own) this.node.querySelector('.prompt')?.scrollIntoView({ block: 'nearest' });
			};
	}

	/** Brings the eye and the focus to what has been shown, when all of the page has: to lay it out takes long. */
	settle() {
		const at = document.activeElement,
			free = idle(at) || this.node.contains(at);
		if (this.news) {
			this.node.scrollTop = 0;
			this.raise();
		}
		if (free) this.looks();
		this.looks = () => {};
		this.news = false;
	}

	/**
	 * What somebody else of the team has written leaves what is being done here, if that is asked as before.
	 * @param {Ask[]} asks
	 */
	stays(asks) {
		const about = this.asks.find(a => this.aimed && a.options.includes(this.aimed))?.about ?? this.picked,
			was = this.asks.filter(a => a.about === about),
			now = asks.filter(a => a.about === about);
		if (!about || !now.length || this.way || this.repeats || JSON.stringify(was) !== JSON.stringify(now)) return false;
		this.asks = asks;
		this.aimed = now.flatMap(a => a.options).find(o => o.choice === this.aimed?.choice) ?? null;
		if (!this.aimed) this.draw();
		return true;
	}

	/** What is asked, for those who hear it. */
	says() {
		const [first] = this.asks,
			n = this.asks.flatMap(a => a.options).length;
		return first ? `${this.folded().first?.prompt ?? first.prompt} ${n} ${n === 1 ? 'answer' : 'answers'}.` : '';
	}

	/** On a narrow screen brings the question to the upper edge of the sheet, where its answers are in sight. */
	raise() {
		if (narrow.matches && this.asks.length) this.node.scrollIntoView({ block: 'start' });
	}

	/** Brings the focus to the question. */
	reach() {
		/** @type {HTMLElement|null} */ (this.node.querySelector('.prompt'))?.focus({ preventScroll: true });
	}

	/** Where stacks lie open, the odds of what is proposed stand below them. */
	async forecast() {
		const o = this.all()
				.map(a => a.option)
				.sort((a, b) => Number(b.likely) - Number(a.likely))
				.find(o => o.odds),
			asks = this.asks;
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

	/**
	 * Answers whose place, piece or target is this object, first those to what is asked about it.
	 * @param {string} id
	 * @returns {Answer[]}
	 */
	on(id) {
		const all = this.named(id),
			own = all.filter(({ option }) => option.with === id && option.on !== id);
		return own.length && this.hand.space(id) ? own : all;
	}

	/** All answers that name an object. @param {string} id @returns {Answer[]} */
	named(id) {
		return this.asks
			.toSorted((a, b) => Number(b.about === id) - Number(a.about === id))
			.flatMap(ask => ask.options.map(option => ({ ask, option })))
			.filter(
				({ ask, option }) =>
					option.on === id || option.with === id || option.at === id || (!option.on && ask.about === id),
			);
	}

	/** @returns {Answer[]} */
	all() {
		return this.asks.flatMap(ask => ask.options.map(option => ({ ask, option })));
	}

	/**
	 * Answers in which a thing that is taken up goes to another, or meets it.
	 * @param {string} of
	 * @param {string} id
	 */
	both(of, id) {
		return this.of(of).filter(({ option }) => id !== of && [option.on, option.with, option.at].includes(id));
	}

	/**
	 * Answers that a thing may give: those that name it, and all that are about it.
	 * @param {string} id
	 * @returns {Answer[]}
	 */
	of(id) {
		const all = this.on(id);
		return [...all, ...this.all().filter(a => a.ask.about === id && !all.some(b => b.option === a.option))];
	}

	/** Whether a thing on the board can act: it is asked about, or an answer begins with it. @param {string} id */
	acts(id) {
		return (
			id !== '' &&
			this.all().some(
				({ ask, option }) =>
					ask.about === id ||
					option.with === id ||
					(option.on === id && this.stands(id) && !(option.with && this.drawn(option.with)) && !ask.about),
			)
		);
	}

	/** Whether a thing lies on a board, or is a space of it. @param {string} id */
	drawn(id) {
		return this.stands(id) || this.hand.space(id);
	}

	/** What has short verbs at the hand, and its answers. @returns {{ id: string, options: Option[] }} */
	choices() {
		const id = this.there || this.picked;
		if (!id) return { id, options: [] };
		const all = this.there
			? this.both(this.picked, this.there)
			: this.of(id).filter(a => this.places(a).every(p => this.under(p)) && !a.option.steered);
		return { id, options: all.map(a => a.option).filter(o => !o.idle) };
	}

	/** Where on the board an answer leads from what is taken up. @param {Answer} answer */
	places({ option }) {
		return [option.on, option.with, option.at].filter(id => id && !this.here(id) && this.drawn(id));
	}

	/** Whether a thing is what is taken up, or the stack or space where that lies. @param {string} id */
	here(id) {
		if (id === this.picked) return true;
		const pieces = this.hand.scene()?.pieces ?? [],
			own = this.hand.space(this.picked);
		return pieces.some(p =>
			own ? p.at === this.picked && p.stack === id : p.id === this.picked && [p.stack, p.at].includes(id),
		);
	}

	/** Whether a thing lies in the pile of what is taken up, where no hand comes at it. @param {string} id */
	under(id) {
		const pieces = this.hand.scene()?.pieces ?? [],
			of = pieces.find(p => p.id === this.picked);
		return Boolean(of?.stack) && pieces.some(p => p.id === id && p.stack === of?.stack && p.at === of?.at);
	}

	/** Everything that may be clicked. @returns {Set<string>} */
	lit() {
		/** @type {Set<string>} */ const ids = new Set();
		if (this.picked) {
			ids.add(this.picked);
			for (const a of this.of(this.picked)) if (!a.option.idle) for (const id of this.places(a)) ids.add(id);
			return ids;
		}
		for (const { ask, option } of this.all()) {
			if (option.idle) continue;
			if (option.on && option.with && this.drawn(option.with)) {
				ids.add(option.with);
				if (this.stands(option.on) && !this.hand.space(option.on)) ids.add(option.on);
			} else if (option.on) {
				ids.add(option.on);
				if (option.at) ids.add(option.at);
			} else if (option.with) ids.add(option.with);
			else if (option.at) ids.add(option.at);
			else if (ask.about && ask.options.length > 1) ids.add(ask.about);
		}
		return ids;
	}

	/** Shows what may be done at a place, of several things. @param {string} id */
	turnTo(id) {
		this.there = id;
		this.draw();
		this.hand.changed();
	}

	/** Narrows the list to one object, or widens it again. @param {string} id */
	pick(id) {
		this.picked = id;
		this.there = '';
		if (id) this.opened = id;
		this.aimed = this.way = this.repeats = null;
		this.draw();
		this.hand.changed();
		if (id) this.raise();
	}

	/** Proposes what was done last turn, or no more. @param {Ask|null} ask */
	repeat(ask) {
		this.repeats = ask;
		this.draw();
	}

	/**
	 * Does what an answer wants: numbers, a look at the odds, a second tap, or it is played.
	 * @param {Option} o
	 * @param {boolean} touch
	 */
	take(o, touch) {
		if (o.yields) {
			this.yield(o);
			return;
		}
		if (o.spans.some(s => s.step)) {
			this.aim(o);
			return;
		}
		const lies = Boolean(this.hand.scene()?.open);
		if (this.aimed?.choice === o.choice || (lies && !touch)) {
			this.play(o.choice);
			return;
		}
		if (
			(preference('confirm') !== 'quiet' && (o.odds || (touch && (o.on || o.with || o.at)))) ||
			undone(this.asks, o, this.hand.scene(), this.hand.written()).length
		)
			this.aim(o);
		else this.play(o.choice);
	}

	/** Gives up, if that is meant. @param {Option} o */
	async yield(o) {
		const [does, then] = o.says.split(': ');
		if ((await sure(`${does}?`, `${capital(then ?? 'you lose')}.`, does)) && this.all().some(a => a.option === o))
			this.play(o.choice);
	}

	/** Plays an answer, what was taken of a stack before it. @param {...string} choices */
	play(...choices) {
		const about = this.all().find(a => choices[0]?.startsWith(a.option.choice) && a.ask.sealed)?.ask.about;
		if (about) this.opened = about; // the list stays with her until she is done or another is chosen
		this.gone = true;
		this.hand.play(...this.tray.parts(), ...choices);
	}

	/** Shows one answer alone, with its odds and numbers, and a button that commits to it. @param {Option} o */
	aim(o) {
		this.aimed = o;
		this.spot = '';
		this.draw();
		this.hand.changed();
		// it may be shorter than what was scrolled through
		if (o) this.node.firstElementChild?.scrollIntoView({ block: 'nearest' });
	}

	/** Whether an answer is half made. */
	get begun() {
		return Boolean(this.repeats || this.way || this.aimed || this.picked);
	}

	/** One level back; false if there is none. */
	back() {
		if (this.repeats) this.repeat(null);
		else if (this.way) this.propose(null);
		else if (this.aimed) this.aim(/** @type {any} */ (null));
		else if (this.asks.some(a => this.pointed(a))) this.point('', '');
		else if (this.there) this.turnTo('');
		else if (this.picked) this.pick('');
		else return false;
		return true;
	}

	draw() {
		this.lay()();
	}

	/** Draws what is asked. @returns {() => void} brings the focus to it, where it belongs there */
	lay() {
		const was = document.activeElement,
			focused = this.node.contains(was),
			reads = was?.matches('.prompt') && !this.aimed && !this.way && !this.repeats;
		if (this.way) this.drawWay(this.way);
		else if (this.aimed) this.drawAim(this.aimed);
		else if (this.repeats)
			fill(
				this.node,
				againForm(
					this.repeats.again,
					choices => this.hand.each(choices),
					() => this.back(),
				),
			);
		else if (!this.asks.length) fill(this.node, this.waits ? el('p.prompt', { tabIndex: -1 }, this.waits) : null);
		else {
			this.keyed = 0;
			this.room = most - this.asks.filter(a => a.sealed && !a.about).length;
			const { first, heads } = this.folded(),
				open = this.asks.filter(a => a !== first && !heads.includes(a));
			if (first) open.unshift(first);
			/** @type {(HTMLElement|null)[]} */ const questions = open.map(ask => this.question(ask)),
				others = heads.filter(a => !this.picked || a.about === this.picked);
			if (others.length) questions.splice(1, 0, this.also(others));
			fill(
				this.node,
				...questions,
				this.picked
					? el(
							'button.quiet',
							{ type: 'button', onclick: () => this.pick('') },
							'Show everything',
							el('kbd', {}, 'Esc'),
						)
					: null,
			);
		}
		// Classes say what it holds: a style that looked for it would be worked out for all beside it, the log too.
		for (const [says, part] of Object.entries({
			planned: '.plan',
			sealing: '.seals',
			selling: '.sells',
			aiming: '.aim',
		}))
			this.node.parentElement?.classList.toggle(says, this.node.querySelector(part) !== null);
		const holds = focused || this.aimed || this.way || this.repeats;
		return () => {
			if (!holds) return;
			const first = /** @type {HTMLElement|null} */ (
				(reads ? this.node.querySelector('.prompt') : this.node.querySelector('.dial input')) ??
					this.node.querySelector('button.main') ??
					this.node.querySelector('button.option')
			);
			first?.focus({ preventScroll: true });
		};
	}

	/**
	 * The other questions, each a button; behind "Show as a list" where there is no room for them.
	 * @param {Ask[]} others
	 */
	also(others) {
		const heads = (/** @type {boolean} */ keyed) =>
			others.map(a =>
				el(
					'button.option.group',
					{ type: 'button', onclick: () => this.turn(a) },
					keyed ? this.key() : null,
					el('span', {}, a.prompt, this.ledBy(a)),
				),
			);
		const room = this.hand.listed() || others.length <= this.room;
		return el(
			'div.groups.heads',
			{},
			el('p', {}, 'Also to decide'),
			...(room ? heads(true) : [this.aslist('others', others.length, heads)]),
		);
	}

	/** Opens one of many secret questions. @param {Ask} a */
	turn(a) {
		this.turned = a.prompt;
		this.pick(a.about);
	}

	/**
	 * The key of the next answer in the list, shown on it, or nothing.
	 * @param {boolean} [main] whether it is the one for Enter
	 */
	key(main = false) {
		if (main) return el('kbd', { 'aria-hidden': 'true' }, 'Enter');
		return this.keyed < digits
			? el('kbd', { 'aria-hidden': 'true', data: { key: String(++this.keyed) } }, String(this.keyed))
			: null;
	}

	/**
	 * Of many secret questions, each about one thing, one lies open; of the others there are heads.
	 * @returns {{ first: Ask|undefined, heads: Ask[] }}
	 */
	folded() {
		const many = this.asks.filter(a => a.sealed && a.about),
			written = this.hand.written();
		const of = (/** @type {string} */ id) =>
			many.find(a => id && a.about === id && a.prompt === this.turned) ?? many.find(a => id && a.about === id);
		const first =
			of(this.picked) ??
			(this.picked
				? undefined
				: (of(this.opened) ?? many.find(a => !written.has(a.about) && !this.hand.led(a)) ?? many[0]));
		return {
			first: first ?? this.asks.find(a => this.picked && a.about === this.picked),
			heads: first ? many.filter(a => a !== first) : [],
		};
	}

	/** The part of what a question is about that was pointed at. @param {Ask} ask */
	pointed(ask) {
		return this.part.of === ask.about && (!this.picked || this.picked === ask.about)
			? ask.plan.find(p => p.name === this.part.name && p.offered.length)
			: undefined;
	}

	/** Shows the answers about one part alone, or all. @param {string} of @param {string} name */
	point(of, name) {
		this.part = { of, name };
		this.draw();
	}

	/** What a question is about, drawn large, if the game draws it. @param {Ask} ask */
	plan(ask) {
		const piece = ask.plan.length && this.hand.scene()?.pieces.find(p => p.id === ask.about);
		if (!piece || (this.picked && this.picked !== ask.about)) return null;
		return planOf(ask, piece, this.pointed(ask), p => this.point(ask.about, p?.name ?? ''));
	}

	/** @param {Ask} ask */
	question(ask) {
		const part = this.pointed(ask),
			asked = (part ? part.offered.map(i => ask.options[i]) : ask.options).toSorted((x, y) => +x.idle - +y.idle);
		const own = new Set((this.there ? this.both(this.picked, this.there) : this.of(this.picked)).map(a => a.option)),
			some = asked.filter(o => !this.picked || own.has(o));
		const final = ask.sealed && !ask.about && this.asks.length > 1,
			each = distinct(final ? ask.options : some.length ? some : this.picked ? [] : asked),
			typed = this.hand.listed() || ask.plan.length > 0 || each.some(o => o.likely),
			options = typed ? each : eachNumber(each, most);
		if (!options.length) return null;
		const scene = this.hand.scene(),
			open = this.picked ? [] : this.opens(ask, scene);
		const likely = options.find(o => o.likely),
			yields = options.filter(o => o.yields),
			rest = options.filter(o => !open.some(p => p.shown.has(o)) && o !== likely && !o.yields);
		const heads = this.picked && this.picked !== ask.about ? [] : headsOf(distinct(part ? ask.options : rest)),
			under = part ? '' : heads.includes(this.head) ? this.head : heads[0],
			all = heads.length && !part ? rest.filter(o => !o.head || o.head === under) : rest,
			usual = all.length > 1 ? all.filter(o => !o.rare) : all,
			listed = usual.length ? usual : all;
		const main = likely ? undefined : final ? this.seal(options[0]) : this.main(options),
			wholes = this.wholes(ask),
			beside = this.picked ? null : this.beside(ask);
		this.room -= wholes.length + (beside ? 1 : 0) + (likely ? 1 : 0) + heads.length;
		const { inView, folded, exact } = this.fold(ask, listed, main);
		const { alone, groups } = grouped(inView, id => this.stands(id)),
			headsFirst = groups.some(g => g.options.includes(inView[0]));
		const commit = likely ? [this.button(ask, likely)] : [];
		for (const b of commit) b.classList.add('commit');
		const makeHeads = () => el('div.groups', {}, ...groups.map((g, i) => this.group(ask, g, headsFirst && i === 0)));
		const before = headsFirst ? makeHeads() : null;
		return el(
			open.some(p => p.node.matches('.shop')) ? 'div.question.sells' : final ? 'div.question.seals' : 'div.question',
			{},
			el(
				'p.prompt',
				{ tabIndex: -1, role: 'heading', 'aria-level': '2' },
				ask.prompt,
				' ',
				ruleLink(ask.rule),
				ask.sealed && !this.hand.open() ? el('span.sealed', {}, 'Secret until both have chosen.') : null,
			),
			...wholes,
			beside,
			this.excuse(ask),
			this.picked ? null : againButton(ask, a => this.repeat(a)),
			this.plan(ask),
			...open.map(p => p.node),
			...commit,
			heads.length ? this.heads(heads, under) : null,
			before,
			alone.length
				? el(
						alone.length > 8 ? 'ul.options.many' : 'ul.options',
						{ role: 'list' },
						...alone.map(o => el('li', {}, this.button(ask, o, o === main))),
					)
				: null,
			before ? null : makeHeads(),
			this.chances,
			folded.length ? this.aslist(ask.prompt, folded.length, open => this.list(ask, folded, open)) : null,
			exact.length
				? this.aslist(`${ask.prompt} exact`, exact.length, open => this.list(ask, exact, open), 'Exact figures')
				: null,
			listed.length < all.length
				? this.rare(
						ask,
						all.filter(o => o.rare),
						part?.name ?? under ?? '',
					)
				: null,
			yields.length ? el('div.yields', {}, ...yields.map(o => this.button(ask, o, false, false))) : null,
		);
	}

	/**
	 * Which answers stand in view: all where they are few, else what the board does not show, as many as there is room
	 * for, that for Enter first. What a hand does better by steering stands behind "Exact figures".
	 * @param {Ask} ask
	 * @param {Option[]} options
	 * @param {Option|undefined} main
	 */
	fold(ask, options, main) {
		if (this.hand.listed()) return { inView: options, folded: [], exact: [] };
		if (this.there) return { inView: options.filter(o => !o.idle), folded: options.filter(o => o.idle), exact: [] };
		if (options.length <= fewAnswers && options.length <= this.room && !options.some(o => o.steered || o.idle)) {
			this.room -= options.length;
			return { inView: options, folded: [], exact: [] };
		}
		const first = main && options.includes(main) ? [main] : [],
			exact = options.filter(o => o.steered && o !== main),
			others = options.filter(o => o !== main && !o.steered),
			own = (ask.plan.length ? others : others.filter(o => !this.shown(o))).filter(o => !o.idle),
			least = ask.sealed && !ask.about ? 1 : first.length; // what seals all is always in view
		const inView = [...first, ...own].slice(0, Math.max(least, this.room));
		this.room -= inView.length;
		return {
			inView: options.filter(o => inView.includes(o)),
			folded: others.filter(o => !inView.includes(o)),
			exact,
		};
	}

	/** Whether the board shows an answer: it names something that lies there. @param {Option} o */
	shown(o) {
		return [o.on, o.with, o.at].some(id => id !== '' && this.drawn(id));
	}

	/**
	 * What stands behind "Show as a list": out of sight, but for who hears the page or walks it by keys.
	 * @param {string} of what, by which it stays open
	 * @param {number} n how much
	 * @param {(open: boolean) => HTMLElement[]} inside
	 * @param {string} [title] what the button says that opens it
	 */
	aslist(of, n, inside, title = 'Show as a list') {
		const open = this.listed === of || this.choices().options.length > atHand;
		return el(
			open ? 'div.aslist' : 'div.aslist.folded',
			{},
			el(
				'button.quiet',
				{
					type: 'button',
					'aria-expanded': String(open),
					onclick: () => {
						this.listed = open ? '' : of;
						this.draw();
						this.node.querySelector('.aslist:not(.folded)')?.scrollIntoView({ block: 'nearest' });
					},
				},
				open ? 'Hide the list' : title,
				el('span.chance', {}, `(${n})`),
			),
			el('div.all', {}, ...inside(open)),
		);
	}

	/** Answers to a question as a list. @param {Ask} ask @param {Option[]} options @param {boolean} open */
	list(ask, options, open) {
		const { alone, groups } = grouped(options, id => this.stands(id));
		return [
			el('ul.options.many', { role: 'list' }, ...alone.map(o => el('li', {}, this.button(ask, o, o.likely, open)))),
			el('div.groups', {}, ...groups.map(g => this.group(ask, g, false, open))),
		];
	}

	/** The answer that seals all orders, for Enter once nothing is left without any. @param {Option} o */
	seal(o) {
		return undone(this.asks, o, this.hand.scene(), this.hand.written()).length ? undefined : o;
	}

	/** A button that has the game answer as it proposes, here and at what is asked next. @param {Ask} ask */
	beside({ beside }) {
		return beside
			? el('button.option.whole', { type: 'button', onclick: () => this.hand.order(beside.text) }, beside.says)
			: null;
	}

	/** Whether a thing is a piece on the board. @param {string} id */
	stands(id) {
		return this.hand.scene()?.pieces.some(p => p.id === id || (id !== '' && p.stack === id)) ?? false;
	}

	/** Why all that can be done is to pass. @param {Ask} ask */
	excuse({ excuse }) {
		return excuse
			? el(
					'p.hint',
					{},
					`${caseless(excuse.text, excuse.rule)} `,
					ruleLink(excuse.rule),
					' You are asked all the same: if you were not, your opponent would know why.',
				)
			: null;
	}

	/** What is seldom answered, behind "more". @param {Ask} ask @param {Option[]} options @param {string} of */
	rare(ask, options, of) {
		const { alone, groups } = grouped(options, id => this.stands(id));
		return el(
			'details.group.more',
			{
				open: this.more === of,
				ontoggle: (/** @type {Event} */ e) => {
					if (/** @type {HTMLDetailsElement} */ (e.target).open) this.more = of;
					else if (this.more === of) this.more = '';
				},
			},
			el('summary', {}, 'More orders', el('span.chance', {}, String(options.length))),
			el(
				'ul.options.many',
				{ role: 'list' },
				...alone.map(o => el('li', {}, this.button(ask, o, false, this.more === of))),
			),
			el('div.groups', {}, ...groups.map(g => this.group(ask, g, false))),
		);
	}

	/**
	 * The heads under which the answers to one question are put, of which one lies open.
	 * @param {string[]} heads
	 * @param {string} under
	 */
	heads(heads, under) {
		return el(
			'div.underheads',
			{ role: 'group', 'aria-label': 'Kinds of orders' },
			...heads.map(head =>
				el(
					'button.option',
					{
						type: 'button',
						'aria-pressed': String(head === under),
						onclick: () => {
							this.head = head;
							this.point('', '');
						},
					},
					capital(head),
				),
			),
		);
	}

	/** What lies open below a question: a stack, or a shop and shelves. @param {Ask} ask @param {Scene|null} scene */
	opens(ask, scene) {
		const tray = this.tray.show(ask, scene, this.hand.seats),
			charts = scene?.charts ?? [],
			take = (/** @type {Option} */ o) => this.take(o, false);
		if (tray) return [tray];
		const pick = (/** @type {string} */ id) => this.pick(id);
		return [...shelvesOf(ask, charts, take, pick), shop(ask, charts, take, pick)].filter(p => p !== null);
	}

	/** Buttons that do with everything what may be done with each of several. @param {Ask} ask */
	wholes(ask) {
		const wholes = [...byKey(this.picked ? [] : ask.options, o => (o.with ? '' : o.all))]
			.filter(([, all]) => all.length > 1)
			.map(([says, all]) =>
				el(
					'button.option.whole',
					{ type: 'button', onclick: () => this.hand.each(all.map(o => o.choice)) },
					el('span', {}, says),
					el('span.chance', {}, String(all.length)),
				),
			);
		if (ask.left > 1 && !this.picked && ask.options.some(o => o.likely))
			wholes.push(
				el(
					'button.option.whole',
					{ type: 'button', onclick: () => this.hand.likely(ask.left) },
					el('span', {}, `Choose all ${ask.left} for me, the cheapest first`),
				),
			);
		return wholes;
	}

	/**
	 * The answer for Enter where the game proposes none.
	 * @param {Option[]} options
	 */
	main(options) {
		return this.asks.length > 1 ? undefined : options.find(o => o.enter);
	}

	/**
	 * Many answers of one kind under one head; those with or on one thing are chosen by it first.
	 * @param {Ask} ask
	 * @param {import('./groups.js').Group} g
	 * @param {boolean} open
	 * @param {boolean} [keyed] whether it may have a key
	 */
	group(ask, g, open, keyed = true) {
		if (g.options.length === 1) return this.button(ask, g.options[0], g.options[0].likely, keyed);
		if (g.by && !this.picked)
			return el(
				'button.option.group',
				{ type: 'button', onclick: () => this.pick(g.by) },
				keyed ? this.key() : null,
				el('span', {}, g.name),
				el('span.chance', {}, String(g.options.length)),
			);
		const lies = open || this.picked !== '';
		return el(
			'details.group',
			{ open: lies },
			el('summary', {}, g.name, el('span.chance', {}, String(g.options.length))),
			el('ul.options.many', { role: 'list' }, ...g.options.map(o => el('li', {}, this.button(ask, o, false, lies)))),
		);
	}

	/**
	 * @param {Ask} ask
	 * @param {Option} o
	 * @param {boolean} [main] whether Enter chooses it
	 * @param {boolean} [keyed] whether it may have a key
	 */
	button(ask, o, main = o.likely, keyed = true) {
		const at = o.on || o.with || ask.about;
		return el(
			main ? 'button.option.main' : 'button.option',
			{
				type: 'button',
				data: { choice: o.choice },
				onclick: () => this.take(o, false),
				onmouseenter: () => this.hand.look(at),
				onmouseleave: () => this.hand.look(null),
				onfocus: () => this.hand.look(at),
				title: o.rule ? `case ${o.rule}` : '',
			},
			(keyed && !isGiven(o)) || main ? this.key(main) : null, // a digit beside a number would be read as it
			el('span', {}, unbroken(o.says), o.command ? this.ledBy(o) : null, this.effect(o)),
			o.price ? el('span.price', {}, o.price) : null,
			o.prospect ? el('span.chance', {}, o.prospect) : null,
			o.odds ? el('span.chance', { title: 'its odds are shown first' }, 'odds') : null,
		);
	}

	/** Who of the team leads what is asked about, or what an answer is for. @param {{ command?: string }} of */
	ledBy(of) {
		const by = this.hand.led(of);
		return by ? el('small', {}, ` (${by})`) : null;
	}

	/** What the card or chit does that an answer plays. @param {Option} o */
	effect(o) {
		const cards = this.hand.scene()?.charts.filter(c => c.kind === 'cards') ?? [],
			does = cards.flatMap(c => c.rows).find(r => r.id && r.id === o.on)?.note;
		return does ? el('small.effect', {}, does) : null;
	}

	/** A way with where it stops and why, before the hand lets go. @param {Way} w */
	drawWay(w) {
		const n = w.through.length - 1,
			count = (/** @type {string} */ kind) => w.stops.filter(s => s.kind === kind).length;
		const tell = [
			`${n} ${n === 1 ? 'step' : 'steps'}`,
			count('peril') ? `${count('peril')} with dice` : '',
			count('watched') ? "within the enemy's reach" : '',
		]
			.filter(Boolean)
			.join(', ');
		fill(
			this.node,
			el(
				'form.aim',
				{
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						this.play(...w.choices);
					},
				},
				el('p.prompt', { tabIndex: -1 }, w.says),
				el(
					'p.hint',
					{ role: 'status' },
					`${tell}. `,
					w.stops.some(s => s.kind !== 'reach')
						? 'It stops at dice rolls and at your opponent’s decisions.'
						: w.stops.length
							? 'The wind decides how far it comes.'
							: 'As far as you can know, nothing will stop it.',
				),
				w.stops.length
					? el(
							'ol.stops',
							{},
							...w.stops.map(s =>
								el('li', {}, el('b', {}, this.hand.called(s.at)), ' ', s.text, ' ', ruleLink(s.rule)),
							),
						)
					: null,
				el(
					'div.row',
					{},
					el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, 'Enter'), w.says),
					el(
						'button.option',
						{ type: 'button', onclick: () => this.back() },
						el('kbd', { 'aria-hidden': 'true' }, 'Esc'),
						'Back',
					),
				),
			),
			w.beside
				? el(
						'p.hint.otherway',
						{},
						`Drawn is ${w.title}. ${capital(w.beside.title)}, dotted, has `,
						`${w.beside.through.length - 1} steps. `,
						el('button.quiet', { type: 'button', onclick: () => this.swap(w) }, `Look at ${w.beside.title}`),
					)
				: null,
		);
	}

	/** Proposes the way that lies beside another. @param {Way} w */
	swap(w) {
		if (w.beside) this.propose({ ...w.beside, beside: { ...w, beside: null } });
	}

	/** @param {Option} o */
	drawAim(o) {
		const wants = o.spans.map(s => s.min);
		const box = el('div.oddsbox', {}),
			says = el('span', {}),
			left = undone(this.asks, o, this.hand.scene(), this.hand.written());
		const named = o.says.includes('…') ? o : (this.all().find(a => a.option.choice === o.choice)?.option ?? o),
			after = named.says.split('…').slice(1);
		const about = this.all().find(a => a.option.choice === o.choice)?.ask.about,
			whose = this.hand.scene()?.pieces.find(p => about && p.id === about)?.name ?? '';
		const name = () => {
			says.textContent = numbered({ ...o, says: named.says }, (_, i) => String(wants[i]));
		};
		const of = (/** @type {number} */ i) =>
			o.spans[i].unit ||
			after[o.spans.slice(0, i).filter(s => s.step).length]?.match(/^[^,.:;]*/)?.[0].trim() ||
			'number';
		name();
		const commit = () =>
			this.play(
				o.spans.some(s => s.step) ? [o.choice, ...wants.map((n, i) => n + sign(o.spans[i]))].join(' ') : o.choice,
			);
		// Of a number out of bounds the house says by which case, and the nearest that is allowed.
		fill(
			this.node,
			el(
				'form.aim',
				{
					noValidate: true,
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						commit();
					},
				},
				el(
					'p.prompt',
					{ tabIndex: -1 },
					whose && !o.says.includes(whose) ? `${whose}: ` : '',
					o.says,
					' ',
					ruleLink(o.rule),
				),
				left.length
					? undoneNote(
							left,
							this.asks.some(a => a.sealed),
						)
					: null,
				...o.spans.map((s, i) =>
					s.step && s.max > s.min
						? this[s.unit === 'message' ? 'message' : 'dial'](
								s,
								n => {
									wants[i] = n;
									name();
								},
								of(i),
							)
						: null,
				),
				el(
					'div.row',
					{},
					el('button.option.commit', { type: 'submit' }, el('kbd', { 'aria-hidden': 'true' }, 'Enter'), says),
					el(
						'button.option',
						{ type: 'button', onclick: () => this.back() },
						el('kbd', { 'aria-hidden': 'true' }, 'Esc'),
						'Back',
					),
				),
				box,
			),
		);
		if (o.odds)
			this.hand.odds(o).then(n => {
				if (n) fill(box, n);
			});
	}

	/**
	 * A number by slider and by typing.
	 * @param {import('../types.d.ts').Span} s
	 * @param {(n: number) => void} set
	 * @param {string} of what it is a number of
	 */
	dial(s, set, of) {
		const given = { min: String(s.min), max: String(s.max), step: String(s.step), value: String(s.min) };
		const slide = el('input', { type: 'range', ...given, 'aria-label': `${of}, by slider` });
		const typed = el('input', {
			type: 'number',
			...given,
			'aria-label': `${of}, typed`,
			onfocus: () => typed.select(),
		});
		slide.oninput = () => {
			typed.value = slide.value;
			set(Number(slide.value));
		};
		typed.oninput = () => {
			slide.value = typed.value;
			set(Number(typed.value));
		};
		return el(
			'div.dial',
			{},
			typed,
			el('span', {}, of === 'number' ? '' : of),
			slide,
			el('span.ends', {}, `${s.min} to ${s.max}`, s.loose ? ', as room allows' : ''),
		);
	}

	/**
	 * The number of a message, with its words.
	 * @param {import('../types.d.ts').Span} s
	 * @param {(n: number) => void} set
	 */
	message(s, set) {
		const typed = el('input', {
			type: 'number',
			min: String(s.min),
			max: String(s.max),
			step: String(s.step),
			value: String(s.min),
			'aria-label': 'number of the message',
			onfocus: () => typed.select(),
		});
		const words = el('output', {});
		const tell = () => {
			const m = this.hand.messages().find(m => m.number === Number(typed.value));
			words.textContent = m ? `“${m.text}”` : 'It has no words yet: write them under Talk.';
		};
		typed.oninput = () => {
			set(Number(typed.value));
			tell();
		};
		tell();
		return el('div.dial', {}, typed, words);
	}
}

/** Whether all numbers that an answer takes fit another. @param {Option} o @param {Option} other */
const within = (o, other) => o.spans.every((s, i) => s.min >= other.spans[i].min && s.max <= other.spans[i].max);

/**
 * Answers of the same words say by their numbers how they differ; one that another holds is left out.
 * @param {Option[]} options
 */
function distinct(options) {
	return options.flatMap((o, i) => {
		const same = options.filter(x => x.choice === o.choice && x !== o);
		if (same.some(x => within(o, x) && (!within(x, o) || options.indexOf(x) < i))) return [];
		return same.every(x => within(x, o))
			? [o]
			: [{ ...o, says: numbered(o, s => (s.min === s.max ? String(s.min) : `${s.min} to ${s.max}`)) }];
	});
}

/** How many answers to one question are listed without heads. */
const few = 9;

/** The heads of many answers, in their order; none where they are few or have one head. @param {Option[]} options */
function headsOf(options) {
	const heads = [...new Set(options.map(o => o.head).filter(Boolean))];
	return options.length > few && heads.length > 1 ? heads : [];
}

/**
 * A sentence whose open numbers stay on a line with their units.
 * @param {string} says
 */
function unbroken(says) {
	return says.replace(/…(?=[°″])/g, '…\u2060');
}
