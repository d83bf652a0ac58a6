// How a seat gets its news while nobody is at its page: by push to this browser, by mail, by a webhook, by a
// feed.

import { dialog } from './dialog.js';
import { el, fill } from './dom.js';
import { copying } from './link.js';
import { call } from './net.js';
import { momentOf } from './words.js';

/** @typedef {import('../types.d.ts').NoticeList} NoticeList */
/** @typedef {import('../types.d.ts').Notice} Notice */

/** The kinds of news, and whether each is sent by default. @type {[string, string, boolean][]} */
const kinds = [
	['turn', 'it is my turn', true],
	['asks', 'my opponent asks me something', true],
	['late', 'my time runs short: half is over, seven eighths, the last hour', true],
	['ended', 'the match is over', true],
	['joined', 'somebody sits down in another seat', true],
	['wrote', 'my opponent writes', false],
];

const ways = { push: 'This browser', mail: 'Mail', hook: 'Webhook' };

/** The time zone of this browser. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';

/** Whether this browser can be pushed to. */
export const pushable = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription of this browser, as the server keeps it. @param {string} key of the server */
export async function subscription(key) {
	if ((await Notification.requestPermission()) !== 'granted')
		throw new Error('Your browser does not allow notifications from this site. Allow them in its settings.');
	const worker = await navigator.serviceWorker.register('/sw.js');
	await navigator.serviceWorker.ready;
	try {
		const sub = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
		return JSON.stringify(sub);
	} catch {
		throw new Error('Your browser’s push service does not answer. Try another way, or try again later.');
	}
}

/** What a notice is about, in words. @param {Notice} n */
function about(n) {
	return kinds
		.filter(([key]) => n.about.includes(key))
		.map(([, text]) => text)
		.join(', ');
}

/** The dialog for one seat. @param {string} token @param {string} name of the seat, as a sentence has it */
export async function away(token, name) {
	const list = el('ul.notices-kept', {}),
		told = el('p', { role: 'alert' }),
		adds = el('div.row', {}),
		address = el('div.address', {});
	const boxes = kinds.map(([key, , is]) => el('input', { type: 'checkbox', name: key, checked: is }));
	/** Changes the notices, and shows the result. @param {() => Promise<NoticeList>} what */
	const doing = async what => {
		told.textContent = '';
		try {
			show(await what());
			fill(address);
		} catch (e) {
			told.textContent = e instanceof Error ? e.message : String(e);
		}
	};
	const path = `/api/m/${token}/notices`;
	const hour = (/** @type {string} */ label) =>
		el(
			'select',
			{ 'aria-label': label },
			...Array.from({ length: 24 }, (_, h) => el('option', { value: String(h) }, `${h}:00`)),
		);
	const [first, last] = [hour('Quiet from'), hour('Quiet until')];
	const daily = el(
		'select',
		{ 'aria-label': 'When I am told' },
		el('option', {}, 'at once'),
		...Array.from({ length: 24 }, (_, h) => el('option', {}, `once a day at ${h + 1}:00`)),
	);
	const add = (/** @type {string} */ way, /** @type {string} */ to) =>
		call(path, {
			way,
			address: to,
			about: boxes.filter(b => b.checked).map(b => b.name),
			zone: zone(),
			daily: daily.selectedIndex,
			quiet: [first.selectedIndex, last.selectedIndex],
		});
	/** @param {'mail' | 'hook'} way @param {string} label @param {string} type @param {string} example */
	const wanted = (way, label, type, example) => {
		const field = el('input', { type, required: true, placeholder: example, maxLength: 2000 });
		fill(
			address,
			el(
				'form',
				{
					onsubmit: (/** @type {Event} */ e) => {
						e.preventDefault();
						doing(() => add(way, field.value.trim()));
					},
				},
				el('label.row', {}, el('span', {}, label), field),
				el('button.option', { type: 'submit' }, 'Add'),
			),
		);
		field.focus();
	};
	/** @param {NoticeList} l */
	const show = l => {
		fill(
			list,
			...l.notices.map(n =>
				el(
					'li',
					{},
					el('strong', {}, `${ways[n.way]}: ${n.to}`),
					` when ${about(n)}. `,
					n.daily ? `Once a day at ${n.daily}:00. ` : null,
					n.quiet[0] === n.quiet[1] || n.daily ? null : `Nothing from ${n.quiet[0]}:00 to ${n.quiet[1]}:00. `,
					n.confirmed ? null : el('em', {}, 'Open the mail we sent and confirm the address. '),
					n.failing ? el('em', {}, `Nothing could be delivered since ${momentOf(n.failing * 1000)}. `) : null,
					el(
						'button.quiet',
						{ type: 'button', onclick: () => doing(() => call(`${path}/drop`, { id: n.id })) },
						'Remove',
					),
				),
			),
		);
		const b = (/** @type {string} */ text, /** @type {() => void} */ onclick) =>
			el('button.option', { type: 'button', onclick }, text);
		fill(
			adds,
			l.ways.includes('push') && pushable()
				? b(ways.push, () => doing(async () => add('push', await subscription(l.key))))
				: null,
			l.ways.includes('mail') ? b(ways.mail, () => wanted('mail', 'Your address', 'email', 'anna@example.org')) : null,
			l.ways.includes('hook')
				? b(ways.hook, () => wanted('hook', 'Its address, from Discord, Slack or Matrix', 'url', 'https:'))
				: null,
		);
		adds.hidden = !adds.children.length;
		none.hidden = Boolean(adds.children.length);
	};
	const none = el('p.hint', { hidden: true }, 'This server sends no mail and no messages; use the feed.');
	const feed = el('input', {
		readOnly: true,
		value: `${location.origin}/api/m/${token}/feed`,
		'aria-label': 'Address of the feed',
	});
	dialog(
		'Tell me while I am away',
		el('p', {}, `You play ${name}. You are told while you are away: while no page of this seat is in sight.`),
		list,
		el(
			'fieldset',
			{},
			el('legend', {}, 'Tell me when'),
			...kinds.map(([, text], i) => el('label', {}, boxes[i], ` ${text}`)),
		),
		el('p.quiet-hours', {}, 'Tell me ', daily, ` (${zone()}). Once a day, one message tells of all your matches.`),
		el(
			'p.quiet-hours',
			{},
			'Quiet hours: ',
			first,
			' to ',
			last,
			` (${zone()}). Nothing is sent at once then; the same hour twice: there are none.`,
		),
		adds,
		none,
		address,
		told,
		el('p.hint', {}, 'A feed reader can follow this address. It contains the link to your seat: keep it to yourself.'),
		feed,
		el('form', { method: 'dialog' }, el('div.row', {}, el('button.option', {}, 'Close'), ...copying(feed))),
	);
	await doing(() => call(path));
}

/**
 * The page to which a mail leads: the owner of the address confirms it there, or ends the mails.
 * @param {HTMLElement} root
 * @param {string} id of the notice
 */
export async function openNotice(root, id) {
	const path = `/api/notices/${id}`;
	document.title = 'Mails from this table';
	/** @param {string} text @param {...HTMLElement} buttons */
	const show = (text, ...buttons) =>
		fill(
			root,
			el(
				'main.front.invitation',
				{},
				el(
					'section.card',
					{ 'aria-label': 'Mails' },
					el('h1', {}, 'Mails from this table'),
					el('p', { role: 'status' }, text),
					el('div.row', {}, ...buttons, el('a.quiet', { href: '/' }, 'Front page')),
				),
			),
		);
	const b = (/** @type {string} */ text, /** @type {string} */ what, /** @type {string} */ done) =>
		el(
			'button.option',
			{
				type: 'button',
				onclick: async () => {
					try {
						await call(`${path}/${what}`, {});
						show(done);
					} catch (e) {
						show(e instanceof Error ? e.message : String(e));
					}
				},
			},
			text,
		);
	const stop = b('No mails', 'stop', 'No more mails will come.');
	/** @type {Notice} */ const n = await call(path);
	if (n.confirmed) show(`${n.to} gets a mail when ${about(n)}.`, stop);
	else
		show(
			`Somebody wants ${n.to} to get a mail when ${about(n)}. Is that you?`,
			b('Send me these mails', 'confirm', 'From now on mails are sent to this address.'),
			stop,
		);
}
