// What the parts of a table want of each other: each is handed what it needs, as it is when it asks.

import { advise } from './advice.js';
import { means } from './tutor.js';
import { deedOn, heapSays } from './heaps.js';
import { preference } from './preferences.js';
import { leader } from './team.js';
import { far, foretold } from './ways.js';

/** @typedef {import('./table.js').Table} Table */

/** What puts models right while the umpire does that; else null. @param {Table} t */
const rights = t => (t.umpire?.righting.on ? t.umpire.righting : null);

/** What a board tells of the hand upon it. @param {Table} t @returns {import('../board/board.js').Events} */
export const eventsOf = t => ({
	onChoose: (id, touch, key) => (rights(t) ? rights(t)?.choose(id, key) : t.choose(id, touch, key)),
	goes: () => t.gesture.goes,
	commits: space => t.gesture.commits(space),
	onLook: (id, space) => t.look(id, space),
	onAway: () => t.away(),
	holds: (names, able) => (rights(t) ? (rights(t)?.holds(names) ?? '') : t.gesture.holds(names, able)),
	says: space => t.gesture.says(space),
	heads: (pieces, whole) => heapSays(pieces, whole && deedOn(whole, t.ask.answers), t.names, t.gesture.party.keys),
	onDrag: (id, what, at, key) => (rights(t) ?? t.gesture).drag(id, what, at, key),
	ticks: piece => t.gesture.party.may(piece),
	ticked: () => t.gesture.party.keys,
	onTick: key => t.gesture.party.tick(key),
	onTicked: () => t.gesture.party.take(),
	maySteer: id => (rights(t) ?? t.helm).may(id),
	onSteer: (id, at, what, how) => (rights(t) ? rights(t)?.steer(id, at, what, how) : t.helm.hand(id, at, what, how)),
	onBare: at => rights(t) !== null || t.history.refuses() || t.helm.point(at),
	onHeld: held => t.history.holds(held),
	onKey: e => (rights(t) ?? t.helm).key(e),
});

/** What the boards lie in. @param {Table} t @returns {import('./boards.js').Room} */
export const roomOf = t => ({
	view: () => t.view,
	seen: () => (t.history.shown ?? t.view).scene,
	over: () => [t.athand.node, t.helm.node, t.opening.node, t.history.frame],
	shown: () => t.drawnAt !== undefined,
	busy: () => t.replay.step > 0 || t.gesture.ghost !== null,
});

/** For whom choices are sent, and what follows. @param {Table} t @returns {import('./sending.js').Here} */
export const hereOf = t => ({
	hand: () => t.hand,
	past: () => t.replay.step > 0,
	shows: () => t.umpire.on,
	say: (text, rule) => t.say(text, rule),
	sends: () => {
		t.room.close();
		t.books.log.follow();
	},
	sent: (choices, played) => {
		t.ways.sent(choices, played);
		t.ways.goOn();
	},
	waits: () => t.connection.show(),
	writes: of => {
		t.ask.unfolded.about = of; // the list stays with what is written about
	},
	means: choice => means({ hand: t.hand, hints: t.data.hints, asks: t.ask.answers.asks }, choice),
	far: bound => void t.helm.goOn(bound),
});

/** What the panel that asks does, and reads. @param {Table} t @returns {import('./ask.js').Hand} */
export const handOf = t => ({
	play: (...c) => t.sending.play(...c),
	each: c => t.sending.each(c),
	likely: n => t.sending.likely(n),
	odds: o => t.whys.odds(o),
	weigh: (o, choice) => {
		t.tracer.draw(o, choice);
		return o.odds ? t.whys.odds({ ...o, choice }) : null;
	},
	changed: () => t.relight(),
	look: id => t.look(id, ''),
	scene: () => t.view.scene,
	written: () => new Set(t.view.written.map(w => w.about)),
	acted: () => t.sending.acted,
	messages: () => t.view.messages,
	open: () => t.umpire.on,
	order: text => t.post('standing', { what: 'give', text }),
	seats: t.names,
	led: of => (t.data.mate ? '' : (leader(t.view, of.command ?? '')?.name ?? '')),
	shared: () => t.view.team.length > 0,
	space: id => t.boards.some(b => b.m.at.has(id)),
	listed: () => preference('list') === 'open',
	called: id => t.boards.map(b => b.m.at.get(id)?.space).find(Boolean)?.name || id,
	far: way => far(way, t.boards.find(b => way.through.some(id => b.m.at.has(id)))?.data.kind),
});

/** What the list of orders asks for. @param {Table} t @returns {import('./fleet.js').Does} */
export const fleetOf = t => ({
	hand: () => t.hand,
	next: () => t.helm.next(1, true),
	pick: id => {
		t.find(id);
		t.ask.pick(id);
	},
	drop: id => t.sending.write(id, false, []),
});

/** What is steered on, and sent with. @param {Table} t @returns {import('./helm.js').Does} */
export const helmOf = t => ({
	ask: t.ask,
	room: t.room,
	sending: t.sending,
	athand: t.athand,
	past: () => t.past,
	say: (text, rule) => t.say(text, rule),
});

/** What the pointer does on the board. @param {Table} t @returns {import('./gesture.js').Does} */
export const gestureOf = t => ({
	ask: t.ask,
	room: t.room,
	sending: t.sending,
	athand: t.athand,
	helm: t.helm,
	ways: t.ways,
	whys: t.whys,
	said: t.said,
	past: () => t.past,
	changed: () => t.relight(),
});

/** What a carried counter is laid on. @param {Table} t @returns {import('./carry.js').Does} */
export const carryOf = t => ({
	ask: t.ask,
	room: t.room,
	whys: t.whys,
	changed: () => t.relight(),
});

/** What shows the past. @param {Table} t @returns {import('./history.js').Does} */
export const historyOf = t => ({
	room: t.room,
	replay: t.replay,
	scene: () => t.scene,
	say: text => t.say(text, ''),
	shows: (scene, step) => {
		t.strip.show(scene, t.room.large?.data.key ?? '');
		t.books.fillCharts();
		t.books.log.mark(step);
	},
	changed: () => t.relight(),
});

/** What is shown before the first decision. @param {Table} t @returns {import('./opening.js').Does} */
export const openingOf = t => ({
	room: t.room,
	aims: () => t.objective.spaces,
	open: () => t.umpire.on,
	scene: () => t.scene,
	changed: () => t.relight(),
});

/** What the books read, and do. @param {Table} t @returns {import('./books.js').Does} */
export const booksOf = t => ({
	sending: t.sending,
	replay: t.replay,
	room: t.room,
	past: () => t.history.shown,
	knows: () => t.umpire.hands(),
	lit: () => (t.replay.step ? new Set() : t.ask.answers.lit()),
	choose: id => t.choose(id, false),
});

/** What is printed. @param {Table} t @returns {import('./print.js').Shown} */
export const printOf = t => ({
	boards: () => t.boards,
	scene: () => t.history.shown?.scene ?? t.scene,
	log: () => t.books.log.list,
	sheets: () => t.books.sheets.own('slip'),
});

/** What is done at the end. @param {Table} t @returns {import('./ending.js').Does} */
export const endingOf = t => ({
	sending: t.sending,
	replay: t.replay,
	board: () => t.room.large,
	say: text => t.say(text, ''),
});

/** What the menu does. @param {Table} t @returns {import('./menu.js').Does} */
export const menuOf = t => ({
	sending: t.sending,
	replay: t.replay,
	umpire: t.umpire,
	fit: () => t.room.large?.fit(),
	resize: () => t.boards.forEach(b => b.stand.resize()),
	print: () => t.print.all(),
	hint: () => void advise({ hand: t.hand, ask: t.ask, weigh: (o, choice) => t.tracer.draw(o, choice) }),
});

/** What the umpire does. @param {Table} t @returns {import('./umpire.js').Does} */
export const umpireOf = t => ({
	sending: t.sending,
	sit: hand => t.takeSeat(hand),
	moved: () => t.books.open('Moves'),
	room: () => t.room,
	redraw: () => {
		const { scene } = t;
		if (scene) for (const b of t.boards) b.show(scene, true);
		t.relight();
		t.umpire.show();
	},
});

/** What ways are drawn on, and proposed to. @param {Table} t @returns {import('./ways.js').Does} */
export const waysOf = t => ({
	hand: () => t.hand,
	ask: t.ask,
	course: way => t.room.course(way),
	refuse: (id, of) => t.whys.refuse(id, of),
	reached: () => t.relight(),
	measured: () => Boolean(t.room.large?.table),
});

/** What going to a space with what is picked up would bring, or why nothing leads there. @param {Table} t */
export const foretoldOf = t => async (/** @type {string} */ id) => {
	const of = t.ask.answers.picked,
		way = await t.ways.find(t.ways.of(of), id);
	return way ? { text: foretold(way, t.room.large?.data.kind), rule: '' } : t.whys.why(id, of);
};
