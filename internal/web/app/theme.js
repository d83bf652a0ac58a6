// Day, night, or as the system has it.

/** @param {string} theme "day", "night" or "" for the system's */
export function wear(theme) {
	if (theme) document.documentElement.dataset.theme = theme;
	else delete document.documentElement.dataset.theme;
}
