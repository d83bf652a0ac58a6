// The commander of a side gives parts of it to team-mates, each through a link of his own.

import { capital, el, fill } from './dom.js';
import { dialog, sure } from './dialog.js';
import { coded, copying } from './link.js';
import { leader, leads } from './team.js';

/** @typedef {import('../types.d.ts').Mate} Mate */

/** The longest name of a team-mate, and how many a side has at most. */
const mostLetters = 40,
	mostMates = 8;

/** The dialog of one side. @param {import('./seat.js').SeatLine} hand */
export function shareSide(hand) {
	const told = el('p', { role: 'alert' }),
		made = el('div.madelink', {}),
		team = el('div', {}),
		adds = el('div', {});
	/** Changes the team, and shows what it is then. @param {any} body @returns {Promise<any>} null where it is refused */
	const change = async body => {
		told.textContent = '';
		fill(made);
		const answer = await hand.post('team', body).catch(e => {
			told.textContent = e.message;
			return null;
		});
		if (answer?.text) told.textContent = answer.text;
		if (answer) show();
		return answer?.stale ? null : answer;
	};
	/** A link that was made. @param {string} name @param {string} token */
	const link = (name, token) => {
		const url = `${location.origin}/m/${token}`,
			field = el('input', { readOnly: true, value: url, 'aria-label': `Link for ${name}` });
		fill(
			made,
			el('p', {}, `Send this link to ${name}, and to nobody else: whoever opens it sees your secrets.`),
			field,
			el('div.row', {}, ...copying(field)),
			coded(url, name),
		);
		field.select();
	};
	/** Gives one command to a team-mate, or back to the commander. @param {string} key @param {number} number */
	const give = (key, number) => {
		const v = hand.now,
			of = v.team.find(m => m.number === number) ?? leader(v, key),
			keys = (of?.commands ?? []).filter(k => k !== key);
		return change({ what: 'give', number: of?.number, to: number ? [...keys, key] : keys });
	};
	const renew = async (/** @type {Mate} */ m) => {
		const answer = await change({ what: 'link', number: m.number });
		if (answer?.token) link(m.name, answer.token);
	};
	const take = async (/** @type {Mate} */ m) => {
		if (await sure('Take the link back?', `The link of ${m.name} opens nothing any more.`, 'Take it back'))
			change({ what: 'take', number: m.number });
	};
	const show = () => {
		const v = hand.now;
		fill(
			team,
			...v.team.map(m =>
				el(
					'div.mate',
					{},
					el('p', {}, el('b', {}, m.name), ` leads ${leads(v, m)}.`),
					el(
						'div.row',
						{},
						el('button.quiet', { type: 'button', onclick: () => renew(m) }, 'New link'),
						el('button.quiet', { type: 'button', onclick: () => take(m) }, 'Take back'),
					),
				),
			),
			v.team.length
				? el(
						'ul.commands',
						{ role: 'list' },
						...v.commands.map(c =>
							el(
								'li',
								{},
								el(
									'label',
									{},
									el('span', {}, capital(c.name)),
									el(
										'select',
										{
											onchange: (/** @type {Event} */ e) =>
												give(c.key, Number(/** @type {HTMLSelectElement} */ (e.target).value)),
										},
										...[{ number: 0, name: 'you' }, ...v.team].map(m =>
											el(
												'option',
												{ value: String(m.number), selected: (leader(v, c.key)?.number ?? 0) === m.number },
												m.name,
											),
										),
									),
								),
							),
						),
					)
				: null,
		);
		fill(
			adds,
			v.team.length < mostMates ? another() : el('p.hint', {}, `Your side has ${mostMates} team-mates, the limit.`),
		);
	};
	/** The form to add somebody, folded away once there is a team. */
	const another = () =>
		hand.now.team.length ? el('details', {}, el('summary', {}, 'Another team-mate'), form()) : form();
	const form = () => {
		const v = hand.now,
			name = el('input', { type: 'text', maxLength: mostLetters, required: true, autocomplete: 'off' }),
			boxes = v.commands.map(c => el('input', { type: 'checkbox', value: c.key }));
		const adds = async (/** @type {Event} */ e) => {
			e.preventDefault();
			const to = boxes.filter(b => b.checked).map(b => b.value),
				answer = await change({ what: 'give', number: 0, text: name.value, to });
			if (answer?.token) link(name.value, answer.token);
		};
		return el(
			'form',
			{ onsubmit: adds },
			el('label.row', {}, el('span', {}, 'Name of a new team-mate'), name),
			el(
				'fieldset',
				{},
				el('legend', {}, 'Leads'),
				...v.commands.map((c, i) => {
					const by = leader(v, c.key);
					return el('label', {}, boxes[i], ' ', capital(c.name), by ? el('small', {}, ` (${by.name} now)`) : null);
				}),
			),
			el('button.option', {}, 'Make a link'),
		);
	};
	show();
	const box = dialog(
		'Share this side',
		el(
			'p',
			{},
			'A team-mate sees all that you see, and decides what belongs to his part. You may still decide everything, ' +
				'and you alone seal. Your opponent does not learn of it.',
		),
		told,
		made,
		team,
		adds,
		el('form', { method: 'dialog' }, el('button.option', {}, 'Close')),
	);
	box.classList.add('share');
}
