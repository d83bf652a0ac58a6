// Before anything is drawn: what a table asks for first is asked for while its scripts
// are on their way, and it is day or night as this browser remembers it.
{
	const tokens = location.pathname.match(/^\/m\/([\w-]+(?:\+[\w-]+)*)$/)?.[1].split('+') ?? [];
	/** @type {any} */ (window).early = new Map(
		tokens.map(t => [
			`/api/m/${t}`,
			fetch(`/api/m/${t}`)
				.then(answer => (answer.ok ? answer.json() : null))
				.catch(() => null),
		]),
	);
	const theme = localStorage.getItem('theme');
	if (theme) document.documentElement.dataset.theme = theme;
}
