// Day, night, or as the system has it; this browser remembers.

/** @param {string} theme "day", "night" or "" for the system's */
export function wear(theme) {
	if (theme) document.documentElement.dataset.theme = theme;
	else delete document.documentElement.dataset.theme;
}

/** From what is seen now to the other. */
export function nextTheme() {
	const now =
		document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
	const next = now === 'night' ? 'day' : 'night';
	localStorage.setItem('theme', next);
	wear(next);
}
