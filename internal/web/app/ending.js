// After the match: how it ended, its losses and turning points as plots, the dice verified in this browser, a
// rematch with sides changed.

import { capital, download, el, fill } from './dom.js';
import { ruleLink } from './book.js';
import { showLink } from './link.js';
import { moved } from './ratings.js';
import { pictureOf } from './picture.js';
import { looksOn } from './seat.js';
import { narrow } from './sheet.js';
import { verify } from './verify.js';
import { victory } from './words.js';
import { scenarioName } from './seats.js';
import { summary } from './summary.js';

/** @typedef {import('../types.d.ts').View} View */
/**
 * @typedef {{ sending: import('./sending.js').Sending, replay: import('./replay.js').Replay,
 * board: () => import('../board/board.js').Board|undefined, say: (text: string) => void }} Does
 * What sends, what goes back over the match, the large board, and what says a sentence.
 */

/**
 * The seats of people who have not agreed to put a finished match in the library.
 * @param {View} v
 * @param {import('../types.d.ts').Table['seats']} seats
 */
export const withholding = (v, seats) => seats.flatMap((s, i) => (s.bot || v.ended?.public.includes(i) ? [] : [i]));

export class Ending {
	/** @param {import('./screen.js').Screen} screen @param {Does} does */
	constructor(screen, does) {
		this.screen = screen;
		this.does = does;
		/** What is drawn: '' for a match in play. */ this.drawn = '';
		this.node = el('section.ending', { 'aria-label': 'The end', hidden: true });
		/** The text for screen readers. */ this.live = el('div.unseen', { role: 'status', 'aria-live': 'assertive' });
	}

	/** @param {View} v */
	show(v) {
		const stands = v.ended?.adjourned
			? `adjourned ${this.screen.hands.some(h => h.now.resume >= 0)}`
			: v.ended
				? 'over'
				: '';
		if (this.drawn === stands) {
			if (v.ended && this.again) this.waits(v.ended);
			if (v.ended) this.shelf(v.ended);
			return;
		}
		this.drawn = stands;
		this.node.hidden = !v.ended;
		if (!v.ended) return;
		const held = document.activeElement;
		if (v.ended.adjourned) this.rests(v.ended);
		else this.over(v.ended);
		const head = /** @type {HTMLElement} */ (this.node.querySelector('h2'));
		this.live.textContent = [...this.node.querySelectorAll('h2, p')]
			.slice(0, 2)
			.map(e => e.textContent)
			.join('. ');
		if (!held?.matches('input, textarea, select')) head.focus({ preventScroll: true });
		if (narrow.matches) this.node.scrollIntoView({ block: 'start' });
	}

	/** An adjourned match: it reveals nothing. @param {import('../types.d.ts').Ending} ended */
	rests(ended) {
		this.again = undefined;
		fill(
			this.node,
			el('h2', { tabIndex: -1 }, 'Adjourned'),
			el('p', {}, `${ended.text}. `, 'It goes on as it stands when both players resume.'),
			looksOn(this.screen.data)
				? null
				: el(
						'div.row',
						{ hidden: this.screen.hands.some(h => h.now.resume >= 0) },
						el('button.option', { type: 'button', onclick: () => this.resume() }, 'Resume'),
					),
		);
	}

	/** Every seat of this screen wants to resume the match. */
	async resume() {
		for (const hand of this.screen.hands)
			if (hand.now.ended) await this.does.sending.post('resume', { agree: true }, hand);
	}

	/** @param {import('../types.d.ts').Ending} ended */
	over(ended) {
		const t = this.screen,
			winner = t.names[ended.winner];
		const last = t.hand.lines.findLast(l => l.kind === 'event'),
			won = ended.winner >= 0 && ended.rule, // by the law: the game says how
			why = won && last?.rule === ended.rule ? capital(last.text) : ended.text;
		this.proof = el('div.proof', { role: 'status' });
		this.plots = el('div.plots', {});
		this.again = el('button.option', { type: 'button', onclick: () => this.rematch() });
		this.rated = el('p.ratings', { role: 'status' });
		this.public = el('p.public', { role: 'status' });
		this.waits(ended);
		fill(
			this.node,
			el(
				`div.plate${winner ? `.side-${ended.winner}` : ''}`,
				{},
				el('h2', { tabIndex: -1 }, winner ? this.yours(ended) + victory(winner) : 'Nobody wins'),
				el('p', {}, why, ' ', ruleLink(ended.rule)),
				// unless the game's last words said so
				ended.how && !why.toLowerCase().includes(ended.how.toLowerCase())
					? el('p', {}, `The match is over: ${ended.how}.`)
					: null,
				t.view.scene?.outlook ? el('p', {}, `${t.view.scene.outlook}.`) : null,
				el('p.hint', {}, [scenarioName(t.data), t.view.scene?.turn].filter(Boolean).join(' · ')),
			),
			el(
				'div.row',
				{},
				looksOn(t.data) ? null : this.again,
				t.data.watch ? el('button.option', { type: 'button', onclick: () => this.share() }, 'Share') : null,
				el('a.option', { href: `/story/${t.data.watch || t.tokens[0]}` }, 'The story'),
				el('button.option', { type: 'button', onclick: () => this.check() }, 'Verify the dice'),
				t.data.watching ? el('button.option', { type: 'button', onclick: () => this.sum() }, 'How it went') : null,
			),
			this.rated,
			this.public,
			this.proof,
			this.plots,
		);
		this.shelf(ended);
		if (t.data.rated) this.rate();
		if (!t.data.watching) this.sum();
	}

	/** What a victory is to who sits here alone. @param {import('../types.d.ts').Ending} ended */
	yours({ winner }) {
		const { hands, data, view } = this.screen;
		if (hands.length !== 1 || looksOn(data)) return '';
		return winner === view.seat ? 'You win: ' : 'You lose: ';
	}

	/** What the match did to the ratings of its players. */
	async rate() {
		/** @type {import('../types.d.ts').Rated|null} */ const r = await this.screen.hand.get('rated').catch(() => null);
		if (this.rated && r?.over && !r.worth)
			fill(this.rated, `Not rated: a result counts if each player has made ${r.least} decisions.`);
		const text = r?.seats
			.filter(s => s.is && !this.screen.data.seats[s.seat].bot)
			.map(
				s =>
					`${this.screen.view.names[s.seat] || this.screen.names[s.seat]} ${moved(s.was, /** @type {any} */ (s.is))}`,
			);
		if (this.rated && text?.length)
			fill(
				this.rated,
				`Rated: ${text.join('; ')}.`,
				r && r.worth < 1 ? ` It counts ${Math.round(100 * r.worth)} %, since you two have met within a year.` : null,
			);
	}

	/**
	 * Shows who wants the match in the library, and whether it is there. @param
	 * {import('../types.d.ts').Ending} ended
	 */
	shelf(ended) {
		const { data, hands } = this.screen,
			persons = data.seats.filter(s => !s.bot),
			missing = withholding(this.screen.view, data.seats),
			mine = hands.map(h => h.now.seat);
		if (!this.public || data.study || !persons.length || this.screen.view.lesson) return;
		const names = missing.map(i => data.seats[i].the).join(' and ');
		const b = (/** @type {string} */ text, /** @type {boolean} */ agree) =>
			looksOn(data) ? null : el('button.quiet', { type: 'button', onclick: () => this.publish(agree) }, text);
		if (!missing.length)
			fill(
				this.public,
				el('a', { href: '/library' }, 'In the library'),
				': everyone can look through this match. ',
				b('Take it out', false),
			);
		else if (missing.some(i => mine.includes(i)))
			fill(
				this.public,
				ended.public.length ? 'The other side wants this match in the library. ' : '',
				b('Put it in the library', true),
				persons.length > 1 ? ' Everyone sees it once all sides agree.' : '',
			);
		else if (ended.public.length) fill(this.public, `In the library once ${names} agrees. `, b('Not after all', false));
		else fill(this.public);
	}

	/** Every seat of this screen wants the match in the library, or no longer. @param {boolean} agree */
	async publish(agree) {
		for (const hand of this.screen.hands) await this.does.sending.post('publish', { agree }, hand);
	}

	/** The link by which anyone goes through the match, and its board as a picture. */
	share() {
		const text = 'Anyone who opens it can step through the whole match.';
		const save = el('button.option', { type: 'button', onclick: () => this.picture() }, 'Save a picture');
		showLink('Link to this match', text, `/m/${this.screen.data.watch}`, save);
	}

	/** Saves the board under the result as a picture. */
	async picture() {
		const t = this.screen,
			board = this.does.board();
		const about = `${t.data.game.name}: ${scenarioName(t.data)}${t.view.scene ? `, ${t.view.scene.turn}` : ''}`,
			result = this.node.querySelector('h2')?.textContent ?? '';
		const png = board && (await pictureOf(board, result, about, t.view.ended?.winner ?? -1).catch(() => null));
		if (!png) {
			this.does.say('This browser cannot draw the picture.');
			return;
		}
		download(`${t.data.game.key}-${t.data.scenario}.png`, png);
	}

	async check() {
		const out = /** @type {HTMLElement} */ (this.proof);
		try {
			const p = await this.screen.hand.get('proof'),
				v = verify(p);
			const bad = v.wrong
				.map(w => `roll ${w.n}: the house said ${w.house.join(' ')}, the key gives ${w.here.join(' ')}`)
				.join('; ');
			fill(
				out,
				el(
					'p',
					{},
					v.bound && !bad
						? `Rolled again in this browser: all ${v.thrown} rolls of the house follow from its key, and ` +
								'the key is the one it committed to before the match.'
						: `Verification failed. ${v.bound ? '' : 'The key is not the one that was committed to. '}${bad}`,
				),
				el(
					'details',
					{},
					el('summary', {}, 'Key and commitment'),
					el('p.code', {}, `key ${p.key}`),
					el('p.code', {}, `commit ${p.commit}`),
				),
			);
		} catch (e) {
			fill(out, el('p', {}, e instanceof Error ? e.message : String(e)));
		}
	}

	async sum() {
		const out = /** @type {HTMLElement} */ (this.plots);
		fill(out, el('p.hint', {}, 'Going through the match…'));
		try {
			fill(out, await summary(this.screen.hand, step => this.does.replay.go(step)));
		} catch (e) {
			fill(
				out,
				el('p', {}, e instanceof Error ? e.message : String(e)),
				el('button.option', { type: 'button', onclick: () => this.sum() }, 'Try again'),
			);
		}
	}

	/** Says whether the match that follows waits already. @param {import('../types.d.ts').Ending} ended */
	waits(ended) {
		fill(
			/** @type {HTMLElement} */ (this.again),
			ended.rematch ? 'A rematch has started: take your seat' : 'Rematch, sides changed',
		);
	}

	/** Each seat of this screen takes its seat in the match that follows. */
	async rematch() {
		const tokens = [];
		for (const hand of this.screen.hands) {
			const made = await this.does.sending.post('rematch', {}, hand);
			if (!made?.seats) return;
			tokens.push(...made.seats.filter(Boolean));
		}
		location.href = `/m/${tokens.join('+')}`;
	}
}
