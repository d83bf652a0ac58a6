// Before anything is drawn: a match's first requests are sent while its scripts are loading, and day or night
// is set as this browser remembers it.
{
	const tokens = location.pathname.match(/^\/m\/([\w-]+(?:\+[\w-]+)*)$/)?.[1].split('+') ?? [];
	/** @type {any} */ (window).early = new Map(
		tokens.map(t => [
			`/api/m/${t}`,
			fetch(`/api/m/${t}`, document.hidden ? { headers: { Page: 'away' } } : {})
				.then(answer => (answer.ok ? answer.json() : null))
				.catch(() => null),
		]),
	);
	try {
		localStorage.getItem('theme');
	} catch {
		// in a frame that may store nothing: it lasts as long as the page
		/** @type {Map<string, string>} */ const kept = new Map();
		Object.defineProperty(window, 'localStorage', {
			value: {
				getItem: (/** @type {string} */ k) => kept.get(k) ?? null,
				setItem: (/** @type {string} */ k, /** @type {string} */ v) => kept.set(k, v),
				removeItem: (/** @type {string} */ k) => kept.delete(k),
			},
		});
	}
	const theme = localStorage.getItem('theme');
	if (theme) document.documentElement.dataset.theme = theme;
}
