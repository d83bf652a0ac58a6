// Which page this is.

import { beside } from './asked.js';
import { el, fill } from './dom.js';
import { follow } from './preferences.js';
import { steady } from './slips.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const table = location.pathname.match(/^\/m\/([\w-]+(?:\+[\w-]+)*)$/),
	build = location.pathname.match(/^\/build\/([\w-]+)$/),
	read = location.pathname.match(/^\/book\/([\w-]+)$/),
	replay = location.pathname.match(/^\/replay\/([\w-]+)$/),
	notice = location.pathname.match(/^\/notice\/([\w-]+)$/),
	pass = location.pathname.match(/^\/pass\/([\w-]+)$/),
	club = location.pathname.match(/^\/club\/([\w-]+)$/),
	cup = location.pathname.match(/^\/tournament\/([\w-]+)$/),
	offer = location.pathname.match(/^\/hall\/([\w-]+)$/),
	story = location.pathname.match(/^\/story\/([\w-]+)$/),
	seat = location.pathname.match(/^\/seat\/([\w-]+)\/(\d+)$/);

/** The letters of the page, or what there is of them after half a second: nothing jumps when they come. */
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
	const page = table
		? import('./table.js')
		: build
			? import('./build.js')
			: notice
				? import('./away.js')
				: pass
					? import('./pass.js')
					: seat || location.pathname === '/me'
						? import('./me.js')
						: replay
							? import('./embed.js')
							: story
								? import('./story.js')
								: read
									? import('./read.js')
									: location.pathname === '/lab'
										? import('./lab.js')
										: club || location.pathname === '/clubs'
											? import('./clubs.js')
											: cup
												? import('./tournament.js')
												: offer || location.pathname === '/hall'
													? import('./hall.js')
													: location.pathname === '/owner'
														? import('./owner.js')
														: location.pathname === '/library'
															? import('./library.js')
															: location.pathname === '/open'
																? import('./upload.js')
																: location.pathname === '/'
																	? import('./front.js')
																	: Promise.reject(
																			new Error('There is no page at this address. Did you copy all of it?'),
																		);
	const [made] = await Promise.all([page, letters, follow()]);
	if ('openTable' in made) await made.openTable(root, table?.[1].split('+') ?? []);
	else if ('openBuild' in made) await made.openBuild(root, build?.[1] ?? '');
	else if ('openEmbed' in made) await made.openEmbed(root, replay?.[1] ?? '');
	else if ('openStory' in made) await made.openStory(root, story?.[1] ?? '');
	else if ('openLibrary' in made) await made.openLibrary(root);
	else if ('openNotice' in made) await made.openNotice(root, notice?.[1] ?? '');
	else if ('openRead' in made) await made.openRead(root, read?.[1] ?? '');
	else if ('openClubs' in made) await (club ? made.openClub(root, club[1]) : made.openClubs(root));
	else if ('openTournament' in made) await made.openTournament(root, cup?.[1] ?? '');
	else if ('openHall' in made) await (offer ? made.openOne(root, offer[1]) : made.openHall(root));
	else if ('openPass' in made) await made.openPass(root, pass?.[1] ?? '');
	else if ('openMe' in made) await (seat ? made.openSeat(root, seat[1], seat[2]) : made.openMe(root));
	else if ('openOwner' in made) await made.openOwner(root);
	else if ('openLab' in made) await made.openLab(root);
	else if ('openUpload' in made) made.openUpload(root);
	else await made.openFront(root);
	// most who are elsewhere go to a table next
	if (!table) document.head.append(el('link', { rel: 'prefetch', href: beside('./table.js') }));
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
