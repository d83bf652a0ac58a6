// Where everything of a table lies on the page.

import { el, fill } from './dom.js';
import { scenarioName } from './seats.js';
import { sheet } from './sheet.js';

/** Lays a table on the page. @param {import('./table.js').Table} t */
export function layTable(t) {
	const d = t.data,
		side = el(
			'aside.instruments',
			{ 'aria-label': 'Instruments' },
			t.seats.node,
			t.outlook,
			t.umpire.node,
			t.notices.node,
			t.objective.node,
			t.lesson.node,
			t.team.node,
			t.fleet.node,
			t.ask.node,
			t.accounts.node,
			t.books.standing.here,
			t.ending.node,
			t.dice.node,
			t.books.tabs,
			t.books.node,
			t.menu.node,
		);
	fill(
		t.root,
		el(
			'a.skip',
			{
				href: '#question',
				onclick: (/** @type {Event} */ e) => {
					e.preventDefault();
					reach(t);
				},
			},
			'Skip to the question',
		),
		el(
			'main.chartroom',
			{},
			el('h1.unseen', {}, `${d.game.name}: ${scenarioName(d)}`),
			t.strip.node,
			t.room.sea,
			t.glass.node,
			t.room.scale,
			t.room.bar,
			t.replay.node,
			t.said.node,
			t.connection.node,
			t.glass.live,
			t.helm.live,
			t.ask.live,
			t.ending.live,
		),
		side,
	);
	// Enter goes on to mean the table's answer when a player has clicked a tab.
	t.root.addEventListener(
		'click',
		e => {
			const tab = /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.target).closest('[role="tab"]'));
			if (e.detail) tab?.blur();
		},
		{ signal: t.left.signal },
	);
	sheet(t.root, side, t.left.signal, t.room.bar, t.replay.node);
}

/**
 * Brings the focus to what is asked, to the dice, or to the end.
 * @param {import('./table.js').Table} t
 */
function reach(t) {
	const at = [
		t.dice.node.querySelector('input, select'),
		t.ask.node.querySelector('.prompt'),
		t.ending.node.querySelector('h2'),
	].find(e => e?.checkVisibility());
	/** @type {HTMLElement|null|undefined} */ (at)?.focus();
}
