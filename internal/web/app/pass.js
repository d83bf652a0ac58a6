// The page of a link that is good for once. Opening it changes nothing: a press does.

import { el, fill } from './dom.js';
import { does, field, known } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';

/** @typedef {import('../types.d.ts').Pass} Pass */

/** What a press does. @param {Pass} p */
function deed(p) {
	if (p.kind === 'hand')
		return `Take over a seat: ${p.name}. The others at the table are asked to agree; then it is on your page.`;
	if (p.kind === 'mail') return `Sign in as ${p.name}, now and later, with ${p.mail}.`;
	if (p.kind === 'owner')
		return p.new ? 'Become the owner of this server under a name.' : `Make ${p.name} the owner of this server.`;
	if (p.new)
		return p.mail ? `Keep a name at this table with ${p.mail}.` : 'You are invited to keep a name at this table.';
	return `Sign in as ${p.name} in this browser.`;
}

/** @param {HTMLElement} root @param {string} token */
export async function openPass(root, token) {
	const path = `/api/passes/${token}`;
	/** @type {Pass} */ const p = await call(path);
	const told = el('p', { role: 'alert' });
	const name = field('Your name', { maxLength: 30, autocomplete: 'nickname', value: p.name });
	const press = async () => {
		known(await call(path, p.new ? { name: name.input.value } : {}));
		location.replace('/me');
	};
	root.className = 'front';
	fill(
		root,
		pageHead('Your link', deed(p)),
		el(
			'main.invitation',
			{},
			el(
				'form.keeping',
				{ onsubmit: does(told, press) },
				p.new ? name.node : null,
				el(
					'button.option',
					{},
					p.new
						? 'Keep this name'
						: p.kind === 'hand'
							? 'Take the seat'
							: p.kind === 'owner'
								? 'Own this server'
								: 'Sign in',
				),
			),
			told,
			el('p.hint', {}, 'If you did not ask for this link, close the page: nothing has changed.'),
		),
	);
}
