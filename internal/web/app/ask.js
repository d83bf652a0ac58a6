// The panel that asks: what is chosen, proposed and committed to, from one question to the next.

import { capital, el, fill } from './dom.js';
import { sure } from './dialog.js';
import { Answers, alike } from './answers.js';
import { againForm } from './again.js';
import { aimForm } from './aim.js';
import { others, sealing, undone, unordered, waiting } from './undone.js';
import { preference } from './preferences.js';
import { Questions } from './question.js';
import { restForm } from './rest.js';
import { wayForm } from './setout.js';
import { narrow, sideways } from './sheet.js';
import { Tray } from './tray.js';
import { Unfolded } from './unfolded.js';

/** @typedef {import('../types.d.ts').Ask} Ask @typedef {import('../types.d.ts').Option} Option */
/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Way} Way @typedef {import('../types.d.ts').Scene} Scene */
/**
 * @typedef {{ play: (...choices: string[]) => void, each: (choices: string[]) => void,
 * odds: (o: Option) => Promise<HTMLElement|null>, weigh: (o: Option, choice: string) =>
 * Promise<HTMLElement|null>|null, changed: () => void, look: (id: string|null) => void,
 * scene: () => Scene|null, written: () => Set<string>, acted: () => Set<string>,
 * messages: () => import('../types.d.ts').Message[],
 * open: () => boolean, order: (text: string) => void, seats: string[], led: (of: { command?: string }) => string,
 * likely: (times: number) => void, shared: () => boolean, space: (id: string) => boolean, listed: () => boolean,
 * called: (id: string) => string, far: (way: Way) => string }} Hand
 * Open says that all sides' orders lie open to who sits here, Led who of the team leads a command, Shared that there is
 * one, Space that a name is one of a space, Listed that the panel lists what the board shows; Called is what the board
 * calls a space, Far how long a way is.
 */
/**
 * @typedef {{ option: Option, spot: string, given?: string }|{ way: Way }|{ repeats: Ask }|{ rests: Ask }} Proposal
 * What one more tap commits to: an answer, with the place where the hand asked for it if it names none; a way; the
 * answers of last turn; or to pass the rest of this one.
 */

/** Whether the focus is nowhere, or on a button at the hand, which goes with its question. @param {Element|null} at */
const idle = at => at === document.body || Boolean(at?.closest('.athand'));

/** Classes of the panel that say what it holds: a style that looked for it would be worked out for all beside it. */
const holds = { planned: '.plan', sealing: '.seals', selling: '.sells', aiming: '.aim' };

export class AskPanel {
	/** @param {Hand} hand */
	constructor(hand) {
		this.hand = hand;
		this.node = el('section.ask', { id: 'question', tabIndex: -1, 'aria-label': 'What you may do' });
		this.live = el('div.unseen', { role: 'status', 'aria-live': 'assertive' });
		this.answers = new Answers(hand.scene, hand.space);
		this.unfolded = new Unfolded();
		/** @type {Proposal|null} */ this.proposal = null;
		/** Whether an answer is on its way. */ this.gone = false;
		this.tray = new Tray(
			o => this.take(o, false),
			() => this.draw(),
		);
		/** @type {HTMLElement|null} the odds that stand below the question */ this.chances = null;
		/** What is said where there is nothing to answer. */ this.waits = '';
		/** What has been shown: how eye and focus find it, if it is new, its words, what lay open, digits; what is next. */
		this.shown = { looks: () => {}, news: false, asked: '', open: '', keys: new Map(), leads: '' };
	}

	/** The answer that one more tap commits to. */
	get aimed() {
		return this.proposal && 'option' in this.proposal ? this.proposal.option : null;
	}
	/** Where the hand asked for that, if it names no place. */
	get spot() {
		return this.proposal && 'option' in this.proposal ? this.proposal.spot : '';
	}
	/** The way that one more tap sets out on. */
	get way() {
		return this.proposal && 'way' in this.proposal ? this.proposal.way : null;
	}
	/** Whether an answer is half made. */
	get begun() {
		return Boolean(this.proposal || this.answers.picked);
	}

	// --- what is asked ------------------------------------------------------

	/** @param {Ask[]} asks @param {string} waits what is said where there is nothing to answer */
	show(asks, waits) {
		const { answers } = this;
		// what another did leaves the number that is being typed
		if (this.aimed && !this.gone && alike(asks, answers.asks)) return;
		if (this.hand.shared() && !this.gone && this.stays(asks)) return;
		this.gone = false;
		const turn = this.hand.scene()?.turn ?? '',
			asked = `${turn} ${asks.map(a => a.prompt).join()}`,
			news = asked !== this.shown.asked;
		this.unfolded.begins(turn);
		this.node.dataset.asked = this.shown.asked = asked;
		if (!answers.goesOn(asks)) answers.picked = '';
		answers.asks = asks;
		if (answers.on(this.shown.leads).length) answers.picked = this.shown.leads;
		answers.there = this.shown.leads = '';
		this.waits = waits;
		this.proposal = this.chances = null;
		this.tray.clear();
		const own = this.node.contains(document.activeElement),
			here = own || idle(document.activeElement);
		this.shown.looks = this.lay();
		this.forecast();
		const says = this.says();
		if (says !== this.live.textContent) this.live.textContent = says;
		if (news) this.shown.news = true;
		if (news && here)
			this.shown.looks = () => {
				this.reach(); // who has just answered a long question reads the next from its beginning
				if (own) this.node.querySelector('.prompt')?.scrollIntoView({ block: 'nearest' });
			};
	}

	/** Brings the eye and the focus to what has been shown, when all of the page has: to lay it out takes long. */
	settle() {
		const at = document.activeElement,
			free = idle(at) || this.node.contains(at);
		if (this.shown.news) {
			this.node.scrollTop = 0;
			this.raise();
		}
		if (free) this.shown.looks();
		this.shown.looks = () => {};
		this.shown.news = false;
	}

	/**
	 * What somebody else of the team has written leaves what is being done here, if that is asked as before.
	 * @param {Ask[]} asks
	 */
	stays(asks) {
		const { aimed, answers, proposal } = this,
			about = answers.asks.find(a => aimed && a.options.includes(aimed))?.about ?? answers.picked,
			was = answers.asks.filter(a => a.about === about),
			now = asks.filter(a => a.about === about);
		if (!about || !now.length || (proposal && !aimed) || !alike(was, now)) return false;
		answers.asks = asks;
		const still = now.flatMap(a => a.options).find(o => o.choice === aimed?.choice);
		this.proposal = still ? { ...this.proposal, option: still, spot: this.spot } : null;
		if (!still) this.draw();
		return true;
	}

	/** What is asked, for those who hear it. */
	says() {
		const { asks } = this.answers,
			[first] = asks,
			n = asks.flatMap(a => a.options).length;
		return first ? `${this.folded().first?.prompt ?? first.prompt} ${n} ${n === 1 ? 'answer' : 'answers'}.` : '';
	}

	/** Which of many secret questions lies open. */
	folded() {
		const written = this.hand.written();
		return this.unfolded.folded(
			this.answers.asks,
			this.answers.picked,
			a => !written.has(a.about) && !this.hand.led(a),
		);
	}

	/** On a phone brings the question to the upper edge of the panel, where its answers are in sight. */
	raise() {
		if ((narrow.matches || sideways.matches) && this.answers.asks.length) this.node.scrollIntoView({ block: 'start' });
	}

	/** Brings the focus to the question. */
	reach() {
		/** @type {HTMLElement|null} */ (this.node.querySelector('.prompt'))?.focus({ preventScroll: true });
	}

	/** Below open stacks the odds of what is proposed, else those of a main answer that names nothing on the board. */
	async forecast() {
		const { asks } = this.answers,
			o = this.answers
				.all()
				.map(a => a.option)
				.sort((a, b) => Number(b.likely) - Number(a.likely))
				.find(o => o.odds && (this.hand.scene()?.open || (o.enter && !o.on && !o.with)));
		const odds = o && (await this.hand.odds(o));
		if (!odds || asks !== this.answers.asks) return;
		odds.dataset.of = o.choice;
		this.chances = odds;
		this.draw();
	}

	// --- what the player does -----------------------------------------------

	/** Proposes something, or nothing. @param {Proposal|null} proposal */
	propose(proposal) {
		this.proposal = proposal;
		this.draw();
		this.hand.changed();
	}

	/**
	 * Shows one answer alone, with its odds and numbers, and a button that commits to it.
	 * @param {Option} option
	 * @param {string} [spot] where the hand asked for it, if it names no place
	 * @param {string} [given] the choice of it whose numbers are proposed
	 */
	aim(option, spot = '', given = '') {
		this.propose({ option, spot, given }); // it may be shorter than what was scrolled through
		this.node.firstElementChild?.scrollIntoView({ block: 'nearest' });
	}

	/** Shows what may be done at a place, of several things. @param {string} id */
	turnTo(id) {
		this.answers.there = id;
		this.draw();
		this.hand.changed();
	}

	/** Narrows the list to one object, or widens it again. @param {string} id */
	pick(id) {
		this.answers.picked = id;
		this.answers.there = '';
		if (id) this.unfolded.about = id;
		this.propose(null);
		if (id) this.raise();
	}

	/** Opens one of many secret questions. @param {Ask} a */
	turn(a) {
		this.unfolded.turned = a.prompt;
		this.pick(a.about);
	}

	/** Proposes what was done last turn. @param {Ask} ask */
	repeat(ask) {
		this.proposal = { repeats: ask };
		this.draw();
	}

	/** Gives the order that lies beside a question: asked once more if it passes what may still act. @param {Ask} ask */
	rest(ask) {
		if (!ask.beside?.usual && waiting(ask, this.hand).length) this.propose({ rests: ask });
		else this.order(ask);
	}

	/** Gives the standing order that is offered with a question. @param {Ask} ask */
	order = ask => ask.beside && this.hand.order(ask.beside.text);

	/** Shows the answers about one part alone, or all. @param {string} of @param {string} name */
	point(of, name) {
		this.unfolded.part = { of, name };
		this.shown.keys.clear();
		this.draw();
		if (name) this.raise(); // on a phone they stand above the drawing
	}

	/** Lists all answers to a question, or hides them. @param {string} of */
	list(of) {
		this.unfolded.listed = of;
		this.draw();
		this.node.querySelector('.aslist:not(.folded)')?.scrollIntoView({ block: 'nearest' });
	}

	/** Takes one counter of the stack that is asked about. @param {string} key @param {string} choice that takes it */
	part(key, choice) {
		this.tray.taken.set(key, choice);
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
		const slips = touch && !o.takes && (o.on || o.with || o.at); // to pick up can be taken back
		const rolls = o.odds && o.choice !== this.chances?.dataset.of; // what that leads to stands below the question
		const seals = this.answers.asks.some(a => a.sealed && !a.about && a.options.includes(o));
		if ((preference('confirm') !== 'quiet' && (rolls || slips)) || (!seals && this.undone(o).length)) this.aim(o);
		else this.play(o.choice);
	}

	/** What an answer that ends a phase would leave undone. @param {Option} o */
	undone(o) {
		return undone(this.answers.asks, o, this.hand);
	}

	/** Gives up, if that is meant. @param {Option} o */
	async yield(o) {
		const [does, ...then] = o.says.split(': ');
		if (
			(await sure(`${does}?`, `${capital(then.join(': ') || 'you lose')}.`, does)) &&
			this.answers.all().some(a => a.option === o)
		)
			this.play(o.choice);
	}

	/** Plays an answer, what was taken of a stack before it. @param {...string} choices */
	play(...choices) {
		const about = this.answers.all().find(a => choices[0]?.startsWith(a.option.choice) && a.ask.sealed)?.ask.about;
		if (about) this.unfolded.about = about; // the list stays with her until she is done or another is chosen
		this.shown.leads = this.aimed?.leads ? this.aimed.on : '';
		this.gone = true;
		this.hand.play(...this.tray.parts(), ...choices);
	}

	/** One level back; false if there is none. */
	back() {
		const { asks, picked, there } = this.answers;
		if (this.proposal) this.propose(null);
		else if (asks.some(a => this.unfolded.pointed(a, picked))) this.point('', '');
		else if (there) this.turnTo('');
		else if (picked) this.pick('');
		else return false;
		return true;
	}

	// --- how it is drawn ----------------------------------------------------

	draw() {
		this.lay()();
	}

	/** Draws what is asked. @returns {() => void} brings the focus to it, where it belongs there */
	lay() {
		const was = document.activeElement,
			focused = this.node.contains(was),
			reads = was?.matches('.prompt') && !this.proposal;
		fill(this.node, ...this.inside());
		for (const [says, part] of Object.entries(holds))
			this.node.parentElement?.classList.toggle(says, this.node.querySelector(part) !== null);
		const takes = focused || this.proposal;
		return () => {
			if (!takes) return;
			const first = /** @type {HTMLElement|null} */ (
				(reads ? this.node.querySelector('.prompt') : this.node.querySelector('.dial input')) ??
					this.node.querySelector('button.main') ??
					this.node.querySelector('button.option')
			);
			first?.focus({ preventScroll: true });
		};
	}

	/** What the panel holds: what is proposed, or the questions. @returns {(HTMLElement|null)[]} */
	inside() {
		const p = this.proposal,
			{ called, far } = this.hand,
			planned = this.answers.asks.every(a => a.sealed),
			play = (/** @type {string[]} */ choices) => this.play(...choices),
			propose = (/** @type {import('../types.d.ts').Way} */ way) => this.propose({ way }),
			back = () => void this.back();
		if (p && 'way' in p) return wayForm(p.way, { called, far, goes: this.tray.says(), planned, play, back, propose });
		if (p && 'option' in p) return [this.drawAim(p.option)];
		if (p && 'rests' in p) return [restForm(p.rests, waiting(p.rests, this.hand), () => this.order(p.rests), back)];
		if (p) return [againForm(p.repeats.again, choices => this.hand.each(choices), back)];
		if (!this.answers.asks.length) return [this.waits ? el('p.prompt', { tabIndex: -1 }, this.waits) : null];
		return new Questions(this, {
			take: o => this.take(o, false),
			pick: id => this.pick(id),
			turn: a => this.turn(a),
			repeat: a => this.repeat(a),
			rest: a => this.rest(a),
			point: (of, name) => this.point(of, name),
			list: of => this.list(of),
			// Enter seals all orders once nothing is left without any
			seal: o => (this.undone(o).length ? undefined : o),
		}).all(this.folded());
	}

	/** @param {Option} o */
	drawAim(o) {
		const { asks } = this.answers,
			asked = this.answers.all().find(a => a.option.choice === o.choice);
		return aimForm({
			option: o,
			given: this.proposal && 'given' in this.proposal ? this.proposal.given : '',
			says: o.says.includes('…') ? o.says : (asked?.option.says ?? o.says),
			whose: this.hand.scene()?.pieces.find(p => p.id && p.id === asked?.ask.about)?.name ?? '',
			left: this.undone(o),
			open: others(asks, o) || (asked && this.answers.final(asked.ask) ? sealing(unordered(asks, this.hand)) : ''),
			sealed: asks.some(a => a.sealed),
			odds: choice => this.hand.weigh(o, choice),
			words: n => this.hand.messages().find(m => m.number === n)?.text,
			play: choice => this.play(choice),
			back: () => this.back(),
		});
	}
}
