// Shows what the server pushes to this browser while no page is open, and opens the match at a click;
// gives it a handbook to read while there is no connection.

const worker = /** @type {any} */ (self);

worker.addEventListener('push', (/** @type {any} */ e) => {
	/** @type {{ id: string, title: string, text: string, link: string }} */
	const { id, title, text, link } = e.data.json();
	e.waitUntil(
		worker.registration.showNotification(title, { body: text, tag: id, icon: '/icon-turn.svg', data: link }),
	);
});

worker.addEventListener('notificationclick', (/** @type {any} */ e) => {
	e.notification.close();
	e.waitUntil(open(new URL(e.notification.data, worker.location.origin).href));
});

/** Shows the page of a match if it is open, otherwise opens it. @param {string} url */
async function open(url) {
	const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const there = pages.find((/** @type {any} */ p) => p.url.split('#')[0] === url);
	return there ? there.focus() : worker.clients.openWindow(url);
}

/** The pages that are read without a connection, as app/read.js keeps them. */
const shelf = 'handbooks';
const readable = /^\/(book|v)\/|^\/api\/games\/[\w-]+\/book$/;

// What a handbook's page asks for is taken from the shelf where the server does not answer. Nothing
// of a match is ever kept.
worker.addEventListener('fetch', (/** @type {any} */ e) => {
	const at = new URL(e.request.url);
	if (e.request.method !== 'GET' || at.origin !== worker.location.origin || !readable.test(at.pathname)) return;
	e.respondWith(
		fetch(e.request).catch(async lost => {
			const books = await caches.open(shelf);
			const kept = await books.match(at.pathname, { ignoreVary: true });
			if (!kept) throw lost;
			return kept;
		}),
	);
});
