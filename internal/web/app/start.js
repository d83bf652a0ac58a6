// Before anything is drawn: what a table asks for first is asked for while its scripts
// are on their way, and it is day or night as this browser remembers it.
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
		// in a frame that may keep nothing: it is forgotten with the page
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
