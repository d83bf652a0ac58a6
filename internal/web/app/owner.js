// The owner's page: figures, who may create an account, blocked names, closed matches.

import { sure } from './dialog.js';
import { el, fill } from './dom.js';
import { copying } from './link.js';
import { field, said } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';

/** @typedef {import('../types.d.ts').Owner} OwnerView */

/** @param {HTMLElement} root */
export async function openOwner(root) {
	root.className = 'front';
	const told = el('p', { role: 'status' }),
		page = el('main.me', {});
	fill(
		root,
		pageHead('Your server', 'What an owner sees and does. On the command line: weathergage owner.'),
		page,
		el('footer', {}, el('a', { href: '/' }, 'Front page')),
	);
	/** Does something, and shows the result. @param {string} what @param {string} [text] */
	const does = async (what, text = '') => {
		try {
			show(await call('/api/owner', { what, text }));
		} catch (e) {
			told.textContent = said(e);
		}
	};
	/** @param {string} label @param {Record<string, any>} set @param {string} verb @param {(text: string) => void} act */
	const form = (label, set, verb, act) => {
		const f = field(label, { required: true, autocomplete: 'off', ...set });
		return el(
			'form.keeping',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					act(f.input.value.trim());
				},
			},
			f.node,
			el('button.option', {}, verb),
		);
	};
	/** @param {string} name @param {...Node|null} inside */
	const section = (name, ...inside) => el('section.mine', { 'aria-label': name }, el('h2', {}, name), ...inside);
	/** @param {OwnerView} v */
	const show = v => {
		told.textContent = v.says;
		const link = v.link ? el('input', { readOnly: true, value: v.link, 'aria-label': 'The link' }) : null;
		/** @type {[string, number][]} */ const figures = [
			['people who keep a name', v.people],
			['owners', v.owners],
			['devices in use within 7 days', v.devices],
			['matches', v.matches],
			['matches in play', v.open],
			['matches begun within 7 days', v.begun],
		];
		fill(
			page,
			told,
			link,
			link ? el('div.row', {}, ...copying(link)) : null,
			section(
				'Figures',
				el(
					'table.figures',
					{},
					...figures.map(([name, n]) => el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, n))),
				),
			),
			section(
				'Who may keep a name',
				el('p', {}, v.invited ? 'Only those with an invitation.' : 'Everybody.'),
				el(
					'div.row',
					{},
					el(
						'button.option',
						{ type: 'button', onclick: () => does(v.invited ? 'open' : 'invited') },
						v.invited ? 'Let everybody in' : 'Let only those with an invitation in',
					),
					el('button.option', { type: 'button', onclick: () => does('invite') }, 'Make an invitation'),
				),
			),
			section(
				'Blocked names',
				v.blocked.length
					? el(
							'ul',
							{},
							...v.blocked.map(name =>
								el(
									'li',
									{},
									`${name} `,
									el('button.quiet', { type: 'button', onclick: () => does('unblock', name) }, 'unblock'),
								),
							),
						)
					: el('p.hint', {}, 'No name is blocked.'),
				form('A name', { maxLength: 30 }, 'Block it', async name => {
					const text = 'Whoever has it, or one that looks like it, is signed out, and the links to his seats end.';
					if (await sure(`Block “${name}”?`, text, 'Block the name')) does('block', name);
				}),
			),
			section(
				'Close a match',
				form('A link to it, or its number', { maxLength: 500 }, 'Close it', async at => {
					const text = 'Nobody can open it any more, and one in play is not rated. Its record stays in the database.';
					if (await sure('Close this match?', text, 'Close the match')) does('close', at);
				}),
			),
		);
	};
	try {
		show(await call('/api/owner'));
	} catch (e) {
		fill(page, el('p', { role: 'alert' }, said(e)), el('p', {}, el('a', { href: '/me' }, 'Sign in')));
	}
}
