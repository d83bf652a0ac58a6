// The account of a person: ways to sign in, devices that are signed in, its name and its end.

import { dialog } from './dialog.js';
import { el } from './dom.js';
import { does, field, makePasskey } from './name.js';
import { known, mailing } from './name.js';
import { call } from './net.js';
import { dayOf } from './words.js';

/**
 * @typedef {import('./me.js').MyPage} MyPage
 * @typedef {import('../types.d.ts').Me} Me
 * @typedef {import('../types.d.ts').Person} Person
 */

const day = (/** @type {number} */ seconds) => dayOf(seconds * 1000);

/** How a person signs in. @param {MyPage} page @param {Me} me @param {Person} person */
export function ways(page, me, person) {
	const told = el('p', { role: 'status' });
	const mail = field(person.mail ? 'Another address of mail' : 'Sign in with mail', {
		type: 'email',
		autocomplete: 'email',
	});
	return el(
		'section.mine',
		{ 'aria-label': 'How you sign in' },
		el('h2', {}, 'How you sign in'),
		el(
			'ul',
			{},
			...person.passkeys.map(k =>
				el(
					'li',
					{},
					`A passkey from ${k.name}, last used ${day(k.used)} `,
					page.button('remove', () => call('/api/me/passkeys/drop', { id: k.id })),
				),
			),
			person.mail ? el('li', {}, `A link by mail to ${person.mail}`) : null,
			el(
				'li',
				{},
				person.codes ? `${person.codes} recovery codes left ` : 'No recovery codes ',
				page.button('make new ones', () => codes()),
			),
		),
		me.passkeys
			? el(
					'button.option',
					{ type: 'button', onclick: () => page.try(() => makePasskey('/api/me/passkeys', {})) },
					'Add a passkey',
				)
			: null,
		me.mail
			? el(
					'form.keeping',
					{ onsubmit: does(told, () => mailing('/api/me/mail', { mail: mail.input.value })) },
					mail.node,
					el('button.option', {}, 'Send me a link'),
					told,
				)
			: null,
	);
}

/** Makes recovery codes and shows them this once. @returns {Promise<Me>} */
async function codes() {
	const { codes } = await call('/api/me/codes', {});
	const text = el('textarea', {
		readOnly: true,
		rows: codes.length,
		value: codes.join('\n'),
		'aria-label': 'Recovery codes',
	});
	dialog(
		'Recovery codes',
		el('p', {}, 'Each signs you in once. Write them down: they are shown only now. Older ones no longer work.'),
		text,
		el('form', { method: 'dialog' }, el('button.option', {}, 'I have them')),
	);
	return call('/api/me');
}

/** Where a person is signed in. @param {MyPage} page @param {Person} person */
export function devices(page, person) {
	return el(
		'section.mine',
		{ 'aria-label': 'Devices' },
		el('h2', {}, 'Devices'),
		el(
			'ul',
			{},
			...person.devices.map(d =>
				el(
					'li',
					{},
					d.here ? `${d.name}, this one ` : `${d.name}, last seen ${day(d.seen)} `,
					page.button(d.here ? 'sign out' : 'close', () => call('/api/me/devices/close', { id: d.id })),
				),
			),
		),
	);
}

/** The name, the archive and the end of an account. @param {MyPage} page @param {Person} person */
export function account(page, person) {
	const name = field('Your name', { maxLength: 30, autocomplete: 'nickname', value: person.name });
	return el(
		'section.mine',
		{ 'aria-label': 'Your account' },
		el('h2', {}, 'Your account'),
		el(
			'form.keeping',
			{
				onsubmit: (/** @type {Event} */ e) => {
					e.preventDefault();
					page.try(() => call('/api/me/name', { name: name.input.value }));
				},
			},
			name.node,
			el('button.option', {}, 'Change it'),
		),
		el('p', {}, el('a', { href: '/api/me/archive', download: '' }, 'Download all that is kept of you')),
		el('button.option.final', { type: 'button', onclick: () => close(person) }, 'Delete your account'),
	);
}

/** Deletes the account of who types its name. @param {Person} person */
function close(person) {
	const told = el('p', { role: 'alert' });
	const name = field('Your name', { autocomplete: 'off' });
	dialog(
		'Delete your account?',
		el(
			'p',
			{},
			'Your name, passkeys, codes and devices are deleted for good. Download your archive first if you want it.',
			' Opponents keep your matches and what you wrote to them.',
			' There, and in the library, you are “a former player”. Your invitations end.',
			' If you are rated: for a year a keyed hash of your name is kept with each rating and its number of matches,',
			' and nothing else. Whoever has the name again by then begins with that rating.',
			' Links to your seats still work.',
		),
		el(
			'form.keeping',
			{
				onsubmit: does(told, async () => {
					known(await call('/api/me/delete', { name: name.input.value }));
					location.assign('/');
				}),
			},
			name.node,
			el('button.option.final', {}, `Delete ${person.name} for good`),
		),
		told,
		el('form', { method: 'dialog' }, el('button.option', { autofocus: true }, 'Cancel')),
	);
}
