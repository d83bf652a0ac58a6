// Which page this is.

import { el, fill, later } from './dom.js';
import { follow } from './preferences.js';
import { steady } from './slips.js';

/**
 * @typedef {(root: HTMLElement, ...parts: string[]) => unknown} Page draws a page, of the parts of its address
 * @typedef {[RegExp, () => Promise<Page>]} Route
 */

/** The pages, by their addresses. What stands in brackets is a part that the page is drawn of. @type {Route[]} */
const routes = [
	[/^\/$/, async () => (await import('./front.js')).openFront],
	[/^\/m\/([\w-]+(?:\+[\w-]+)*)$/, async () => (await import('./sit.js')).openTable],
	[/^\/build\/([\w-]+)$/, async () => (await import('./build.js')).openBuild],
	[/^\/book\/([\w-]+)$/, async () => (await import('./read.js')).openRead],
	[/^\/replay\/([\w-]+)$/, async () => (await import('./embed.js')).openEmbed],
	[/^\/story\/([\w-]+)$/, async () => (await import('./story.js')).openStory],
	[/^\/notice\/([\w-]+)$/, async () => (await import('./away.js')).openNotice],
	[/^\/pass\/([\w-]+)$/, async () => (await import('./pass.js')).openPass],
	[/^\/me$/, async () => (await import('./me.js')).openMe],
	[/^\/seat\/([\w-]+)\/(\d+)$/, async () => (await import('./me.js')).openSeat],
	[/^\/clubs$/, async () => (await import('./clubs.js')).openClubs],
	[/^\/club\/([\w-]+)$/, async () => (await import('./clubs.js')).openClub],
	[/^\/tournament\/([\w-]+)$/, async () => (await import('./tournament.js')).openTournament],
	[/^\/hall$/, async () => (await import('./hall.js')).openHall],
	[/^\/hall\/([\w-]+)$/, async () => (await import('./hall.js')).openOne],
	[/^\/library$/, async () => (await import('./library.js')).openLibrary],
	[/^\/lab$/, async () => (await import('./lab.js')).openLab],
	[/^\/open$/, async () => (await import('./upload.js')).openUpload],
	[/^\/owner$/, async () => (await import('./owner.js')).openOwner],
];

const root = /** @type {HTMLElement} */ (document.getElementById('root')),
	here = location.pathname;

/** The fonts of the page, or those loaded within half a second: nothing jumps when they come. */
const letters = Promise.race([
	new Promise(done => setTimeout(done, 500)),
	Promise.all(
		[
			'1rem Garamond',
			'600 1rem Garamond',
			'italic 1rem Fell',
			'1rem FellCaps',
			'1rem Instrument',
			'600 1rem Instrument',
		].map(f => document.fonts.load(f)),
	),
]);

steady();

async function open() {
	const route = routes.find(([at]) => at.test(here));
	if (!route) throw new Error('There is no page at this address. Did you copy all of it?');
	const [at, load] = route,
		[, ...parts] = here.match(at) ?? [];
	const [page] = await Promise.all([later(load()), letters, follow()]);
	await page(root, ...parts);
	// most who are elsewhere go to a table next
	if (!here.startsWith('/m/'))
		document.head.append(el('link', { rel: 'prefetch', href: new URL('./sit.js', import.meta.url).href }));
}

open().catch(e =>
	fill(
		root,
		el(
			'main.lost',
			{},
			el('h1', {}, 'Nothing here'),
			el('p', {}, e instanceof Error ? e.message : String(e)),
			el('a.option', { href: '/' }, 'To the front page'),
		),
	),
);
