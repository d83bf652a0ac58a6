// What the pages for composing scenarios share: the bar above them, what the server says, and the file.

import { download, el, fill } from './dom.js';
import { Draft } from './draft.js';
import { textOf } from './net.js';
import { keep, mostLetters } from './own.js';
import { nextTheme } from './preferences.js';

/**
 * @typedef {import('../types.d.ts').Yard} Yard
 * @typedef {import('../types.d.ts').Part} Part
 * @typedef {import('../types.d.ts').Draft} Told
 * @typedef {import('../types.d.ts').DraftFault} Fault
 * @typedef {import('./draft.js').Doc} Doc
 */

export class Bench {
	/** @param {HTMLElement} root @param {Yard} yard @param {Doc} doc what it begins with */
	constructor(root, yard, doc) {
		this.root = root;
		this.yard = yard;
		this.draft = new Draft(
			yard.game.key,
			doc,
			() => this.drawn(),
			() => this.judged(),
		);
		/** A file whose text is not yet a scenario, as it was read. @type {Told|null} */ this.foreign = null;
		/** Parts that the scenario brings itself. @type {Part[]} */ this.ownParts = [];
		this.said = el('p.build-said', { role: 'status' });
		this.alert = el('p.build-alert', { role: 'alert' });
		this.faults = el('ul.build-faults', { 'aria-label': 'What is wrong' });
		this.undo = el('button.option', { type: 'button', title: 'Ctrl Z', onclick: () => this.draft.undo() }, 'Undo');
		this.redo = el('button.option', { type: 'button', title: 'Ctrl Y', onclick: () => this.draft.redo() }, 'Redo');
		this.playIt = el('button.option.begin', { type: 'button', onclick: () => this.play() }, 'Play it');
		document.addEventListener('keydown', e => this.key(e));
	}

	/** Draws the fields as they are now. */
	drawn() {}
	/** Shows what the server says. */
	judged() {}
	/** Reads a file. @param {string} text */
	async read(text) {
		await this.draft.check(text);
	}
	/** Goes to the place of a fault. @param {Fault} f */
	go(f) {
		this.toLine(f.line);
	}

	/** Parts that may be chosen, those of the scenario's own last. */
	parts() {
		return [...this.yard.parts, ...this.ownParts];
	}

	/** The fields that were left here, or null. @returns {Doc|null} */
	kept() {
		return JSON.parse(localStorage.getItem(`build-${this.yard.game.key}`) ?? 'null');
	}

	/** The bar above the page. @param {HTMLElement} begin what it can start from */
	bar(begin) {
		const file = el('input', { type: 'file', accept: '.toml,.txt,text/plain', hidden: true });
		file.onchange = async () => {
			const f = file.files?.[0];
			if (f) await this.read(await textOf(f, mostLetters + 1));
			file.value = '';
		};
		return el(
			'header.build-bar',
			{},
			el('h1', {}, 'Own scenario'),
			el(
				'div.row',
				{ role: 'toolbar', 'aria-label': 'The scenario' },
				begin,
				el('button.option', { type: 'button', onclick: () => file.click() }, 'Open file'),
				file,
				el('button.option', { type: 'button', onclick: () => this.save() }, 'Save file'),
				this.undo,
				this.redo,
				this.playIt,
				el('button.quiet', { type: 'button', onclick: nextTheme }, 'Day or night'),
				el('a.quiet', { href: '/' }, 'Front page'),
			),
		);
	}

	/** Updates the buttons of a draft that the server has not checked yet. */
	unread() {
		this.undo.disabled = !this.draft.past.length;
		this.redo.disabled = !this.draft.next.length;
		this.playIt.disabled = true;
	}

	/**
	 * Says whether it can be played, or what is wrong. @param {Told} told @param {string} empty said instead
	 * of faults
	 */
	tell(told, empty) {
		if (told.scenario) this.ownParts = told.own;
		this.playIt.disabled = !told.scenario;
		this.said.textContent =
			empty ||
			(told.scenario
				? 'It can be played.'
				: `${told.faults.length === 1 ? 'One thing is' : `${told.faults.length} things are`} wrong:`);
		fill(
			this.faults,
			...(empty ? [] : told.faults).map(f =>
				el('li', {}, el('button.quiet', { type: 'button', onclick: () => this.go(f) }, `Line ${f.line}: ${f.text}`)),
			),
		);
	}

	/** Saves the file. */
	save() {
		const { text } = this.draft.told ?? { text: '' };
		download(`${this.draft.doc.key || 'our-own'}.toml`, new Blob([text], { type: 'text/plain' }));
	}

	/** Goes to the front page, where seats and dice are chosen. */
	play() {
		const { scenario, text } = this.draft.told ?? { scenario: null, text: '' };
		if (!scenario) return;
		keep(this.yard.game.key, { ...scenario, key: '', text });
		location.href = `/?own=${this.yard.game.key}`;
	}

	/** @param {KeyboardEvent} e */
	key(e) {
		const target = /** @type {Element} */ (e.target),
			typing = target.matches('input:not([type=checkbox]), textarea');
		if (!(e.ctrlKey || e.metaKey) || typing || target.closest('dialog')) return;
		const key = e.key.toLowerCase(),
			back = key === 'z' && !e.shiftKey;
		if (!back && key !== 'y' && key !== 'z') return;
		e.preventDefault();
		if (back) this.draft.undo();
		else this.draft.redo();
	}

	/** The file as text. */
	file() {
		const told = this.foreign ?? this.draft.told,
			area = el('textarea', {
				rows: 26,
				spellcheck: false,
				value: told?.text ?? '',
				'aria-label': 'The scenario as text',
			});
		return [
			el(
				'p.hint',
				{},
				'This is the file. You can change it here too; errors show their line. Comments stay with the ' +
					'table they stand in or above.',
			),
			area,
			el('button.option', { type: 'button', onclick: () => this.read(area.value) }, 'Read it'),
		];
	}

	/** Shows a line of that text, from 1. @param {number} line */
	toLine(line) {
		const area = /** @type {HTMLTextAreaElement|null} */ (
			this.root.querySelector('textarea[aria-label="The scenario as text"]')
		);
		if (!area) return;
		const at =
				area.value
					.split('\n')
					.slice(0, line - 1)
					.join('\n').length + (line > 1 ? 1 : 0),
			end = area.value.indexOf('\n', at);
		area.focus();
		area.setSelectionRange(at, end < 0 ? area.value.length : end);
	}
}
