// What is asked, drawn: a list that says the same as what is lit on the board.

import { most as atHand } from './athand.js';
import { againButton } from './again.js';
import { alsoButtons, alsoOf, nextButton } from './also.js';
import { anywayOf, excuseOf, promptOf, whereOf, wholesOf } from './above.js';
import { gives } from './answers.js';
import { capital, el } from './dom.js';
import { byKey, common, grouped, parted } from './groups.js';
import { distinct, eachNumber } from './numbers.js';
import { Buttons } from './option.js';
import { each, several } from './party.js';
import { planOf } from './plan.js';
import { restButton } from './rest.js';
import { shelvesOf } from './shelves.js';
import { shop } from './shop.js';
import { undone, undoneSays } from './undone.js';

/**
 * @typedef {import('../types.d.ts').Ask} Ask
 * @typedef {import('../types.d.ts').Option} Option
 * @typedef {import('./ask.js').Hand} Hand
 * @typedef {import('./answers.js').Answers} Answers
 * @typedef {import('./unfolded.js').Unfolded} Unfolded
 */
/**
 * @typedef {{ take: (o: Option) => void, pick: (id: string) => void, turn: (a: Ask) => void,
 * repeat: (a: Ask) => void, point: (of: string, name: string) => void, list: (of: string) => void,
 * seal: (o: Option) => Option|undefined, rest: (a: Ask) => void }} Does
 * What a person does with a question. List opens all answers to one, seal returns the answer that seals all orders
 * where Enter may give it.
 */
/**
 * @typedef {{ hand: Hand, answers: Answers, unfolded: Unfolded, tray: import('./tray.js').Tray,
 * chances: HTMLElement|null, shown: { open: string, keys: Map<string, number> } }} Drawn what there is to draw, and the
 * question that lay open last, with the keys of its answers
 */

/** How many answers are so few that all stand in view, how many stand there at the most, and how many without heads. */
const fewAnswers = 3,
	most = 7,
	headless = 9;

/** The heads of many answers, in their order; none where they are few or have one head. @param {Option[]} options */
function headsOf(options) {
	const heads = [...new Set(options.map(o => o.head).filter(Boolean))];
	return options.length > headless && heads.length > 1 ? heads : [];
}

/** What stands in a question, as a class of it. @param {{ node: HTMLElement }[]} open @param {boolean} final */
function kindOf(open, final) {
	if (open.some(p => p.node.matches('.shop'))) return '.sells';
	if (open.some(p => p.node.matches('.shelves'))) return '.shelved';
	return final ? '.seals' : '';
}

/** One drawing of all questions, from the first to the last, which share the room and the keys. */
export class Questions {
	/** @param {Drawn} drawn @param {Does} does */
	constructor({ hand, answers, unfolded, tray, chances, shown }, does) {
		this.hand = hand;
		this.answers = answers;
		this.unfolded = unfolded;
		this.tray = tray;
		this.chances = chances;
		this.does = does;
		this.shown = shown;
		this.buttons = new Buttons(
			{ scene: hand.scene, look: hand.look, led: hand.led, take: does.take, pick: does.pick },
			answers.picked !== '',
			shown.keys,
		);
		this.buttons.ender = answers.ender();
		/** For how many more answers there is room in view. */ this.room =
			most - answers.asks.filter(a => a.sealed && !a.about).length;
	}

	/** Draws all questions. @param {{ first: Ask|undefined, heads: Ask[] }} folded */
	all({ first, heads }) {
		const { asks, picked } = this.answers,
			open = asks.filter(a => a !== first && !heads.includes(a));
		this.renumber(first ?? asks[0]);
		if (first) open.unshift(first);
		const others = heads.filter(a => !picked || a.about === picked);
		/** @type {(HTMLElement|null)[]} */ const questions = open.flatMap((ask, i) => [
			this.answers.final(ask) ? anywayOf(ask) : null, // it scrolls, and what seals stays in view
			this.question(ask),
			others.length && !i ? this.also(others, ask.plan.length > 0) : null,
		]);
		if (several(picked)) questions.unshift(this.force());
		else if (picked) questions.push(whereOf(this.answers, this.hand));
		if (picked)
			questions.push(
				el(
					'button.quiet',
					{ type: 'button', onclick: () => this.does.pick('') },
					'Show everything',
					el('kbd', {}, 'Esc'),
				),
			);
		this.buttons.label();
		return questions;
	}

	/** Another question than the last numbers its answers from 1. @param {Ask} ask */
	renumber({ prompt }) {
		const open = `${this.unfolded.turn} ${prompt}`;
		if (open !== this.shown.open) this.shown.keys.clear();
		this.shown.open = open;
	}

	/** What is asked about several things that are taken up as one force. */
	force() {
		const { picked } = this.answers,
			pieces = this.hand.scene()?.pieces ?? [],
			names = each(picked).map(id => pieces.find(p => p.id === id)?.name ?? id);
		return el('p.prompt', { tabIndex: -1 }, `Where do ${names.slice(0, -1).join(', ')} and ${names.at(-1)} go?`);
	}

	/**
	 * The other questions, behind a button where there is no room for them.
	 * @param {Ask[]} others
	 * @param {boolean} drawn whether the one that lies open has a drawing, which leaves little
	 */
	also(others, drawn) {
		const { buttons, does } = this,
			name = this.hand.scene()?.pieces.find(p => p.id === others[0].about)?.name;
		if (this.hand.listed()) return alsoOf(others, buttons, does.turn);
		if (others.length === 1 && (drawn || !this.room)) return nextButton(others[0], name, buttons, does.turn);
		if (others.length <= this.room) return alsoOf(others, buttons, does.turn);
		const listed = () => alsoButtons(others, buttons, does.turn, false);
		return el('div.groups.heads', {}, this.aslist('others', others.length, listed, 'Also to decide'));
	}

	/** @param {Ask} ask */
	question(ask) {
		const { picked } = this.answers,
			part = this.unfolded.pointed(ask, picked),
			final = this.answers.final(ask),
			options = this.offered(ask, part, final);
		if (!options.length) return null;
		const open = picked ? [] : this.opens(ask);
		const likely = options.find(o => o.likely),
			yields = options.filter(o => o.yields),
			due = this.tray.due(options).slice(0, fewAnswers),
			stands = (/** @type {Option} */ o) => open.some(p => [...p.shown].some(s => gives(s, o.choice))),
			rest = options.filter(o => !stands(o) && o !== likely && !o.yields && !due.includes(o));
		const heads = picked && picked !== ask.about ? [] : headsOf(distinct(part ? ask.options : rest)),
			under = part ? '' : heads.includes(this.unfolded.head) ? this.unfolded.head : heads[0],
			all = heads.length && !part ? rest.filter(o => !o.head || o.head === under) : rest,
			usual = all.length > 1 ? all.filter(o => !o.rare) : all,
			listed = usual.length ? usual : all;
		const main = likely || ask.beside?.usual ? undefined : final ? this.does.seal(options[0]) : this.main(options),
			wholes = picked ? [] : wholesOf(ask, this.hand),
			resting = picked ? null : restButton(ask, a => this.does.rest(a));
		this.room -= wholes.length + (resting ? 1 : 0) + (likely ? 1 : 0) + due.length + heads.length;
		const view = this.fold(ask, listed, main),
			commit = likely ? [this.buttons.one(ask, likely)] : [];
		for (const b of commit) b.classList.add('commit');
		return el(
			`div.question${kindOf(open, final)}`,
			{},
			promptOf(ask, this.hand),
			...wholes,
			excuseOf(ask),
			final ? this.without(ask, options[0]) : anywayOf(ask),
			picked ? null : againButton(ask, a => this.does.repeat(a)),
			this.plan(ask, part),
			...open.map(p => p.node),
			...commit,
			due.length ? el('div.due', {}, ...due.map(o => this.buttons.one(ask, o))) : null,
			ask.beside?.usual ? resting : null,
			heads.length ? this.heads(heads, under) : null,
			...this.inView(ask, view.inView, main),
			this.chances,
			...this.behind(ask, view),
			listed.length < all.length
				? this.rare(
						ask,
						all.filter(o => o.rare),
						part?.name ?? under ?? '',
					)
				: null,
			ask.beside?.usual ? null : resting,
			yields.length ? el('div.yields', {}, ...yields.map(o => this.buttons.one(ask, o, false, false))) : null,
		);
	}

	/** What would be sealed without orders, if the question does not name it. @param {Ask} ask @param {Option} o */
	without(ask, o) {
		const names = undone(this.answers.asks, o, this.hand);
		return names.every(n => ask.prompt.includes(n)) ? null : el('p.hint', {}, undoneSays(names, true));
	}

	/**
	 * The answers to a question that are shown: about the part that is pointed at, of the thing that is picked.
	 * @param {Ask} ask
	 * @param {import('../types.d.ts').PlanPart|undefined} part
	 * @param {boolean} final
	 */
	offered(ask, part, final) {
		const asked = (part ? part.offered.map(i => ask.options[i]) : ask.options).toSorted((x, y) => +x.idle - +y.idle),
			own = new Set(this.answers.own().map(a => a.option)),
			some = asked.filter(o => !this.answers.picked || own.has(o)),
			each = distinct(final ? ask.options : some.length ? some : this.answers.picked ? [] : asked),
			typed = this.hand.listed() || ask.plan.length > 0 || each.some(o => o.likely);
		return typed ? each : eachNumber(each, most);
	}

	/**
	 * Which answers stand in view: all where they are few, else what the board does not show, as many as
	 * there is room for, that for Enter first. What is better done by steering is behind "Exact figures".
	 * @param {Ask} ask
	 * @param {Option[]} options
	 * @param {Option|undefined} main
	 */
	fold(ask, options, main) {
		if (this.hand.listed()) return { inView: options, folded: [], exact: [] };
		if (this.answers.there)
			return { inView: options.filter(o => !o.idle), folded: options.filter(o => o.idle), exact: [] };
		if (options.length <= fewAnswers && options.length <= this.room && !options.some(o => o.steered || o.idle)) {
			this.room -= options.length;
			return { inView: options, folded: [], exact: [] };
		}
		const first = main && options.includes(main) ? [main] : [],
			exact = options.filter(o => o.steered && o !== main),
			others = options.filter(o => o !== main && !o.steered),
			own = (ask.plan.length ? others : others.filter(o => !this.answers.shown(o))).filter(o => !o.idle),
			least = ask.sealed && !ask.about ? 1 : first.length; // what seals all is always in view
		const inView = [...first, ...own].slice(0, Math.max(least, this.room)),
			left = others.filter(o => !inView.includes(o));
		// the last one, and the only figure, take no more room than a button for it alone
		if (left.length === 1 && inView.length < most) inView.push(...left.splice(0));
		if (exact.length === 1) inView.push(...exact.splice(0));
		this.room -= inView.length;
		return {
			inView: options.filter(o => inView.includes(o)),
			folded: left,
			exact,
		};
	}

	/** The answers in view, with their heads. @param {Ask} ask @param {Option[]} inView @param {Option|undefined} main */
	inView(ask, inView, main) {
		const { alone, groups } = grouped(inView, id => this.answers.stands(id)),
			headsFirst = groups.some(g => g.options.includes(inView[0]));
		const makeHeads = () =>
			el('div.groups', {}, ...groups.map((g, i) => this.buttons.group(ask, g, headsFirst && i === 0)));
		const before = headsFirst ? makeHeads() : null;
		return [
			before,
			alone.length
				? el(
						alone.length > 8 ? 'ul.options.many' : 'ul.options',
						{ role: 'list' },
						...alone.map(o => el('li', {}, this.buttons.one(ask, o, o === main))),
					)
				: null,
			before ? null : makeHeads(),
		];
	}

	/** What stands behind buttons. @param {Ask} ask @param {{ folded: Option[], exact: Option[] }} view */
	behind(ask, { folded, exact }) {
		return [
			folded.length ? this.aslist(ask.prompt, folded.length, open => this.list(ask, folded, open)) : null,
			exact.length
				? this.aslist(`${ask.prompt} exact`, exact.length, open => this.list(ask, exact, open), 'Exact figures')
				: null,
		];
	}

	/**
	 * What stands behind "Show as a list": hidden, except for screen readers and the keyboard.
	 * @param {string} of what, by which it stays open
	 * @param {number} n how much
	 * @param {(open: boolean) => HTMLElement[]} inside
	 * @param {string} [title] what the button says that opens it
	 */
	aslist(of, n, inside, title = 'Show as a list') {
		const open = this.unfolded.listed === of || this.answers.choices().options.length > atHand;
		return el(
			open ? 'div.aslist' : 'div.aslist.folded',
			{},
			el(
				'button.quiet',
				{ type: 'button', 'aria-expanded': String(open), onclick: () => this.does.list(open ? '' : of) },
				open ? null : this.buttons.key(`list ${title}`),
				open ? 'Hide the list' : title,
				el('span.chance', {}, `(${n})`),
			),
			el('div.all', {}, ...inside(open)),
		);
	}

	/** Answers to a question as a list. @param {Ask} ask @param {Option[]} options @param {boolean} open */
	list(ask, options, open) {
		const { alone, groups } = grouped(options, id => this.answers.stands(id)),
			kinds = [...byKey(alone, o => o.verb).values()].filter(all => parted(all.map(o => o.says))),
			single = alone.filter(o => !kinds.some(all => all.includes(o)));
		return [
			this.buttons.many(ask, single, o => o.likely, open),
			...kinds.flatMap(all => [
				el('p.shared', {}, common(all.map(o => o.says))),
				this.buttons.many(ask, all, o => o.likely, open),
			]),
			el('div.groups', {}, ...groups.map(g => this.buttons.group(ask, g, false, open))),
		];
	}

	/** Rare answers, behind "more". @param {Ask} ask @param {Option[]} options @param {string} of */
	rare(ask, options, of) {
		const { alone, groups } = grouped(options, id => this.answers.stands(id)),
			lies = this.unfolded.more === of;
		return el(
			'details.group.more',
			{
				open: lies,
				ontoggle: (/** @type {Event} */ e) => {
					if (/** @type {HTMLDetailsElement} */ (e.target).open) this.unfolded.more = of;
					else if (this.unfolded.more === of) this.unfolded.more = null;
				},
			},
			el('summary', {}, 'More orders', el('span.chance', {}, String(options.length))),
			el('ul.options.many', { role: 'list' }, ...alone.map(o => el('li', {}, this.buttons.one(ask, o, false, lies)))),
			el('div.groups', {}, ...groups.map(g => this.buttons.group(ask, g, false, lies))),
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
							this.unfolded.head = head;
							this.does.point('', '');
						},
					},
					capital(head),
				),
			),
		);
	}

	/**
	 * What a question is about, drawn large, if the game draws it.
	 * @param {Ask} ask
	 * @param {import('../types.d.ts').PlanPart|undefined} part
	 */
	plan(ask, part) {
		const { picked } = this.answers,
			piece = ask.plan.length && this.hand.scene()?.pieces.find(p => p.id === ask.about);
		if (!piece || (picked && picked !== ask.about)) return null;
		return planOf(ask, piece, part, p => this.does.point(ask.about, p?.name ?? ''));
	}

	/** What lies open below a question: a stack, or a shop and shelves. @param {Ask} ask */
	opens(ask) {
		const scene = this.hand.scene(),
			tray = this.tray.show(ask, scene, this.hand.seats),
			charts = scene?.charts ?? [],
			{ take, pick } = this.does;
		if (tray) return [tray];
		return [...shelvesOf(ask, charts, take, pick), shop(ask, charts, take, pick)].filter(p => p !== null);
	}

	/**
	 * The answer for Enter if the game proposes none: the only one about what is picked, too, unless it gives up.
	 * @param {Option[]} options
	 */
	main(options) {
		if (this.answers.picked && options.length === 1 && !options[0].quits && !options[0].idle) return options[0];
		return this.answers.asks.length > 1 ? undefined : options.find(o => o.enter);
	}
}
