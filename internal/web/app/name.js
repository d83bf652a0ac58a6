// Creating an account, and signing in: with a passkey, a mailed link or a recovery code.

import { el } from './dom.js';
import { dialog } from './dialog.js';
import { mine } from './mine.js';
import { call } from './net.js';
import { put } from './stored.js';

/** @typedef {import('../types.d.ts').Me} Me @typedef {import('../types.d.ts').Person} Person */

/** Stores in this browser who is signed in, and announces it. @param {Me} me @returns {Me} */
export function known(me) {
	if (me.person) put('person', me.person.name);
	else localStorage.removeItem('person');
	return me;
}

/** @returns {Promise<Me>} who is signed in here */
export async function whoAmI() {
	return known(await call('/api/me'));
}

/** The links of this browser whose matches an account does not have. @param {Person} person */
export function strays(person) {
	const has = new Set(person.seats.map(s => s.match));
	return mine().filter(m => !m.study && !has.has(m.match));
}

/** Adds the matches of this browser to the account. @param {Person} person @returns {Promise<Me>} */
export async function takeAlong(person) {
	return known(await call('/api/me/seats', { links: strays(person).flatMap(m => m.tokens) }));
}

/** What went wrong with a passkey, for people. @param {unknown} e */
export function said(e) {
	if (e instanceof DOMException && e.name === 'NotAllowedError')
		return 'The passkey was cancelled. Nothing was changed.';
	if (e instanceof DOMException && e.name === 'InvalidStateError') return 'This device already has a passkey for you.';
	return e instanceof Error ? e.message : String(e);
}

/**
 * Makes the browser create a passkey, and returns the answer to it. @param {string} under @param {object}
 * body
 */
export async function makePasskey(under, body) {
	const { publicKey } = await call(`${under}/begin`, body);
	const key = /** @type {any} */ (
		await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey) })
	);
	return call(`${under}/end`, { credential: key.toJSON() });
}

/** Signs in with a passkey. @returns {Promise<Me>} */
async function usePasskey() {
	const { publicKey } = await call('/api/signin/begin', {});
	const key = /** @type {any} */ (
		await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(publicKey) })
	);
	return known(await call('/api/signin/end', { credential: key.toJSON() }));
}

/**
 * A field with its label above it. @param {string} label @param {Record<string, any>} set
 * @returns {{ node: HTMLElement, input: HTMLInputElement }}
 */
export function field(label, set) {
	const input = el('input', { type: 'text', ...set });
	return { node: el('label.asking', {}, label, input), input };
}

/**
 * A choice with its label beside it.
 * @param {string} label
 * @param {string[][]} values each with its name
 * @param {string} [first] the value that it begins with, if not the first
 */
export function pick(label, values, first) {
	const s = el('select', {}, ...values.map(([v, t]) => el('option', { value: v, selected: v === first }, t)));
	return { s, row: el('label.row', {}, el('span', {}, label), s) };
}

/** A form that shows its result. @param {HTMLElement} told @param {() => Promise<any>} does */
export function does(told, does) {
	return async (/** @type {Event} */ e) => {
		e.preventDefault();
		told.textContent = '';
		try {
			const text = await does();
			if (text) told.textContent = text;
		} catch (error) {
			told.textContent = said(error);
		}
	};
}

/** Asks for a mail with a link. @param {string} path @param {object} body @returns {Promise<string>} what is said */
export async function mailing(path, body) {
	return (await call(path, body)).text;
}

/** Where signing in leads: to one's own page, or back to an invitation or a seat. */
function arrive() {
	if (/^\/(hall|pass)\//.test(location.pathname)) location.reload();
	else location.assign('/me');
}

const canPasskey = () => 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/**
 * Where a browser can make passkeys if not here: at localhost, if this page is open under this computer's IP
 * address.
 * @param {Me} me
 */
function elsewhere(me) {
	if (!['127.0.0.1', '[::1]'].includes(location.hostname))
		return me.mail
			? null
			: el('p', {}, 'Browsers make passkeys only for pages with https, or on this computer itself, at localhost.');
	const at = new URL(location.href);
	at.hostname = 'localhost';
	return el(
		'div.keeping',
		{},
		el('p', {}, 'Browsers make no passkeys for this address. Matches that you began here stay here.'),
		el('a.option', { href: at.href }, 'Open this page at localhost'),
	);
}

/** Asks for a name, and creates the account. @param {Me} me @param {string} [invite] */
export function keepName(me, invite = '') {
	const told = el('p', { role: 'alert' });
	const name = field('Your name', {
		maxLength: 30,
		autocomplete: 'nickname',
		value: localStorage.getItem('name') ?? '',
	});
	const mail = field('Or your address of mail, without a passkey', { type: 'email', autocomplete: 'email' });
	const keeps = async () => {
		const made = known(await makePasskey('/api/names', { name: name.input.value, invite }));
		if (made.person) await takeAlong(made.person);
		arrive();
	};
	const mails = () => mailing('/api/names/mail', { name: name.input.value, mail: mail.input.value, invite });
	const passkeys = me.passkeys && canPasskey();
	dialog(
		'Keep a name',
		el(
			'p',
			{},
			'Your matches go with your name: you open them in any browser in which you sign in. There is no password.',
		),
		me.invited && !invite ? el('p', {}, 'This server keeps names by invitation only. Ask its owner for a link.') : null,
		el(
			'form.keeping',
			{ onsubmit: does(told, passkeys ? keeps : mails) },
			name.node,
			passkeys ? el('button.option', {}, 'Keep it with a passkey') : null,
			me.mail ? mail.node : null,
			me.mail ? el('button.option', { type: 'button', onclick: does(told, mails) }, 'Send me a link') : null,
		),
		passkeys ? null : elsewhere(me),
		told,
		el('form', { method: 'dialog' }, el('button.quiet', {}, 'Cancel')),
	);
	name.input.focus();
}

/** Asks how to sign in. @param {Me} me */
export function signIn(me) {
	const told = el('p', { role: 'alert' });
	const mail = field('Your address of mail', { type: 'email', autocomplete: 'email' });
	const code = field('A recovery code', {
		autocomplete: 'off',
		spellcheck: false,
		placeholder: 'abcde-fghjk-mnpqr-stuvw',
	});
	const enters = (/** @type {() => Promise<Me>} */ how) => async () => {
		await how();
		arrive();
	};
	const ways = [
		me.passkeys && canPasskey()
			? el('button.option', { type: 'button', onclick: does(told, enters(usePasskey)) }, 'Use a passkey')
			: null,
		me.mail
			? el(
					'form.keeping',
					{ onsubmit: does(told, () => mailing('/api/names/mail', { mail: mail.input.value })) },
					mail.node,
					el('button.option', {}, 'Send me a link'),
				)
			: null,
		el(
			'form.keeping',
			{
				onsubmit: does(
					told,
					enters(async () => known(await call('/api/signin/code', { code: code.input.value }))),
				),
			},
			code.node,
			el('button.option', {}, 'Use the code'),
		),
	];
	dialog('Sign in', ...ways, told, el('form', { method: 'dialog' }, el('button.quiet', {}, 'Cancel')));
}

/**
 * A line on a page that says who is signed in, with a link to the person's page, or to create an account.
 * @param {Me|null} me
 */
export function nameLine(me) {
	if (!me?.names) return null;
	const b = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
		el('button.quiet', { type: 'button', onclick }, text);
	return el(
		'nav.person',
		{ 'aria-label': 'Your name' },
		...(me.person
			? [el('a', { href: '/me' }, me.person.name)]
			: [b('Keep a name', () => keepName(me)), b('Sign in', () => signIn(me))]),
	);
}
