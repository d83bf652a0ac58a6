// Words a seat adds to the dice, so that the house cannot choose them.

export function someWords() {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))));
}
