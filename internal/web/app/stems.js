// Words as a search compares them: "boarding" and "boarded" are found where the book says "board".

/** The endings that a word may have besides its stem, the longest first. */
const endings = ['ings', 'ing', 'ers', 'ied', 'ies', 'ed', 'er', 'es', 's', 'e', 'y'];

/**
 * A word without its ending; of a doubled last letter one stays.
 * @param {string} word in small letters
 */
export function stem(word) {
	const end = endings.find(e => word.endsWith(e) && word.length - e.length > 2) ?? '';
	return word
		.slice(0, word.length - end.length)
		.replace(/(?<=...)[ey]$/, '')
		.replace(/([^aeiou])\1$/, '$1');
}

/** The stems of all words of a text. @param {string} text */
export function stems(text) {
	return new Set((text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []).map(stem));
}
