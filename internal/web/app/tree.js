// What was tried in a study, as a tree: each step with its notes, and what else was tried
// instead of it folded beneath. A click goes there.

import { el, fill } from './dom.js';
import { showLink } from './link.js';

/**
 * @typedef {import('../types.d.ts').Tree} Tree
 * @typedef {import('../types.d.ts').TreeNode} TreeNode
 */

/** How many steps of a line are shown at once, and how many ways that were tried at one step. */
const most = 120,
	mostWays = 30;

export class TreePanel {
	/**
	 * @param {import('./screen.js').Screen} screen
	 * @param {import('./sending.js').Sending} sending
	 * @param {import('./replay.js').Replay} replay
	 */
	constructor(screen, sending, replay) {
		this.screen = screen;
		this.sending = sending;
		this.replay = replay;
		/** @type {Tree} */ this.tree = { here: 0, nodes: [] };
		/** @type {number[][]} the steps tried after each one */ this.kids = [];
		/** @type {number[]} how many steps lead to each one */ this.depth = [];
		/** @type {Set<number>} the steps that lead to where the study stands */ this.path = new Set();
		/** For which view it was asked for. */ this.at = '';
		/** @type {Set<number>} the ways that the pointer has opened, by their first steps */ this.opened = new Set();
		this.list = el('div.steps', {});
		const typed = el('input', {
			type: 'text',
			maxLength: 500,
			placeholder: 'Note this position',
			'aria-label': 'Note this position',
		});
		this.form = el(
			'form',
			{
				onsubmit: async (/** @type {Event} */ e) => {
					e.preventDefault();
					const text = typed.value.trim();
					typed.value = '';
					if (text && (await this.sending.post('say', { text }))) this.look();
				},
			},
			typed,
			el('button.option', { type: 'submit' }, 'Add'),
		);
		this.text = el('a.option', { download: '' }, 'Download');
		this.node = el(
			'section.tree',
			{ 'aria-label': 'What was tried' },
			this.form,
			this.list,
			el('div.row', {}, this.text, el('button.option', { type: 'button', onclick: () => this.share() }, 'Link')),
		);
	}

	/** The links of the sides that do not look just now. */
	get others() {
		return this.screen.tokens.filter(t => t !== this.screen.hand.token);
	}

	/** The link by which others go through the study, and on with it. */
	share() {
		const text = 'Anyone who opens it can go through this study, and try more in it.';
		showLink('Link to this study', text, `/m/${this.screen.tokens.join('+')}`);
	}

	/** Asks for the tree, unless it is there for the present view. @param {boolean} [only] if it is not */
	async look(only) {
		const { view, hand } = this.screen,
			at = `${view.at} ${hand.token}`;
		if (only && this.at === at) return;
		this.at = at;
		const told = `tree?with=${this.others.join(',')}`;
		this.text.href = `/api/m/${hand.token}/tree/record?with=${this.others.join(',')}`;
		try {
			this.tree = await hand.get(told);
			this.read();
		} catch (e) {
			fill(this.list, el('p.hint', {}, e instanceof Error ? e.message : String(e)));
		}
	}

	/** Takes up the tree, and shows it. */
	read() {
		const { nodes, here } = this.tree;
		this.kids = nodes.map(() => []);
		this.depth = nodes.map(() => 0);
		nodes.forEach((n, i) => {
			if (i) this.depth[i] = this.depth[n.parent] + 1;
			if (i && !n.gone) this.kids[n.parent].push(i);
		});
		this.path = new Set();
		for (let i = here; i >= 0; i = nodes[i].parent) this.path.add(i);
		if (this.list.querySelector('.naming form:not([hidden])')) return; // nothing is drawn again under the pointer
		fill(this.list, this.line(0));
		this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
	}

	/**
	 * A line from one of its steps on: to each what else was tried instead of the next.
	 * @param {number} first
	 */
	line(first) {
		const steps = [first];
		for (let i = first; this.kids[i].length; steps.push(i)) i = this.kids[i][0];
		const at = Math.max(
			steps.findLastIndex(i => this.path.has(i)),
			0,
		);
		const list = el('ol', {});
		this.window(list, steps, Math.max(at - most / 2, 0), Math.min(at + most / 2, steps.length));
		return list;
	}

	/**
	 * Shows some steps of a line; the others can be asked for.
	 * @param {HTMLElement} list
	 * @param {number[]} steps
	 * @param {number} from
	 * @param {number} to
	 */
	window(list, steps, from, to) {
		const more = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('li', {}, el('button.quiet', { type: 'button', onclick }, text));
		const rows = steps.slice(from, to).map(i => el('li', {}, this.step(i), ...this.ways(i)));
		fill(
			list,
			from > 0 && more(`${from} steps before`, () => this.window(list, steps, Math.max(from - most, 0), to)),
			...rows,
			to < steps.length &&
				more(`${steps.length - to} steps after`, () =>
					this.window(list, steps, from, Math.min(to + most, steps.length)),
				),
		);
	}

	/** One step, with its notes. @param {number} i */
	step(i) {
		const n = this.tree.nodes[i],
			here = i === this.tree.here;
		return el(
			'div',
			{},
			el(
				'button.step',
				{ type: 'button', 'aria-current': here ? 'step' : undefined, onclick: () => this.go(i) },
				el('span.number', {}, i ? `${this.depth[i]}.` : ''),
				el(
					'span',
					{},
					i ? el(`b.side-${n.seat}.owner`, {}, this.screen.names[n.seat], ': ') : null,
					i ? n.text : 'The start',
				),
				n.faces.length ? el('span.faces', { 'aria-label': `rolled ${n.faces.join(' ')}` }, n.faces.join(' ')) : null,
			),
			...n.notes.map(note => el('p.note', {}, note.text)),
		);
	}

	/** What else was tried after a step, folded where the study does not stand in it. @param {number} i */
	ways(i) {
		const all = this.kids[i].slice(1).map(k => {
			const head = el('summary', {}, this.called(k)),
				way = el('details.way', {}, head);
			head.onclick = () => {
				if (way.open) this.opened.delete(k);
				else this.opened.add(k);
			};
			const open = () => {
				if (way.open && !way.querySelector('ol')) way.append(this.naming(k), this.line(k));
			};
			way.addEventListener('toggle', open);
			if (this.path.has(k) || this.opened.has(k)) {
				way.open = true;
				open();
			}
			return way;
		});
		if (all.length <= mostWays) return all;
		const rest = el('details.way', {}, el('summary', {}, `${all.length - mostWays} more ways`));
		rest.addEventListener('toggle', () => rest.append(...all.slice(mostWays)), { once: true });
		return [...all.slice(0, mostWays), rest];
	}

	/** A way by its name, its first note, or its first step. @param {number} k */
	called(k) {
		const n = this.tree.nodes[k];
		return `${n.title ? '' : 'Or '}${this.depth[k]}. ${n.title || (n.notes[0]?.text ?? n.text)}`;
	}

	/** What gives a way its name. @param {number} k */
	naming(k) {
		const n = this.tree.nodes[k],
			typed = el('input', { type: 'text', maxLength: 60, value: n.title, 'aria-label': 'Name of this variation' });
		const form = el(
			'form',
			{
				hidden: true,
				onkeydown: (/** @type {KeyboardEvent} */ e) => {
					if (e.key !== 'Escape') return;
					e.stopPropagation();
					form.hidden = true;
					this.read();
				},
				onsubmit: async (/** @type {Event} */ e) => {
					e.preventDefault();
					form.hidden = true;
					if (await this.sending.post('title', { node: k, text: typed.value.trim(), with: this.others })) this.look();
				},
			},
			typed,
			el('button.option', { type: 'submit' }, 'Save'),
		);
		const open = el(
			'button.quiet',
			{
				type: 'button',
				onclick: () => {
					form.hidden = false;
					open.hidden = true;
					typed.focus();
				},
			},
			n.title ? 'Rename' : 'Name it',
		);
		return el('div.naming', {}, open, form);
	}

	/** Moves the study to a step. @param {number} node */
	async go(node) {
		if (this.replay.step) this.replay.go(this.replay.last);
		if (node !== this.tree.here && (await this.sending.post('go', { node, with: this.others }))) await this.look();
		/** @type {HTMLElement|null} */ (this.list.querySelector('[aria-current]'))?.focus();
	}
}
