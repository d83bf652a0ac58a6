// The page of a link that works once. Opening it changes nothing: its button does.

import { el, fill } from './dom.js';
import { does, field, known, nameLine, whoAmI } from './name.js';
import { call } from './net.js';
import { pageHead } from './page.js';
import { absenceName, momentName, paceName, punctualName } from './paces.js';

/** @typedef {import('../types.d.ts').Pass} Pass */

/** What a press does. @param {Pass} p */
function deed(p) {
	if (p.kind === 'hand')
		return 'The player in the seat and the others at the table are asked whether they agree. Then it is on your page.';
	if (p.kind === 'mail') return `Sign in as ${p.name}, now and later, with ${p.mail}.`;
	if (p.kind === 'owner')
		return p.new ? 'Become the owner of this server under a name.' : `Make ${p.name} the owner of this server.`;
	if (p.new)
		return p.mail ? `Keep a name at this table with ${p.mail}.` : 'You are invited to keep a name at this table.';
	return `Sign in as ${p.name} in this browser.`;
}

/** @param {Pass} p */
function verb(p) {
	if (p.new) return 'Keep this name';
	return { hand: 'Take the seat', owner: 'Own this server' }[/** @type {string} */ (p.kind)] ?? 'Sign in';
}

/** The seat that somebody takes over. @param {import('../types.d.ts').HandedSeat} h */
function facts(h) {
	const others = h.seats.flatMap((s, i) => {
		if (i === h.seat) return [];
		const who = s.bot ? `the bot ${s.bot}` : h.names[i] || 'somebody without a name';
		return [`${who} plays ${s.name}${s.punctual ? `, ${punctualName(s.punctual)}` : ''}`];
	});
	const says = [
		`you play ${h.seats[h.seat].name}`,
		...others,
		paceName(h.pace, h.terms),
		h.pace ? absenceName(h.absent, false, h.terms) : '',
		h.latest ? `it ends at the latest ${momentName(h.latest)}` : '',
	];
	return el(
		'div',
		{},
		el('h2', {}, [h.game, h.scenario].filter(Boolean).join(': ')),
		el('p.facts', {}, says.filter(Boolean).join(' · ')),
	);
}

/** @param {HTMLElement} root @param {string} token */
export async function openPass(root, token) {
	const path = `/api/passes/${token}`;
	/** @type {[Pass, import('../types.d.ts').Me|null]} */
	const [p, me] = await Promise.all([call(path), whoAmI().catch(() => null)]);
	const told = el('p', { role: 'alert' });
	const name = field('Your name', { maxLength: 30, autocomplete: 'nickname', value: p.name });
	const press = async () => {
		known(await call(path, p.new ? { name: name.input.value } : {}));
		location.replace('/me');
	};
	const guest = p.kind === 'hand' && !me?.person;
	root.className = 'front';
	fill(
		root,
		pageHead(p.hand ? 'A seat for you' : 'Your link', deed(p)),
		p.hand ? nameLine(me) : null,
		el(
			'main.invitation',
			{},
			p.hand ? facts(p.hand) : null,
			guest
				? el('p', {}, 'Keep a name here or sign in first: a seat goes from one account to another.')
				: el(
						'form.keeping',
						{ onsubmit: does(told, press) },
						p.new ? name.node : null,
						el('button.option', {}, verb(p)),
					),
			told,
			el('p.hint', {}, 'If you did not ask for this link, close the page: nothing has changed.'),
		),
	);
}
