// What this browser stores for the person, while it has space.

let asked = false;

/**
 * Stores a text under a key. It asks the browser once not to clear its storage. False if there is no space.
 * @param {string} key @param {string} value
 */
export function put(key, value) {
	try {
		localStorage.setItem(key, value);
	} catch {
		return false;
	}
	if (!asked) {
		asked = true;
		navigator.storage?.persist?.().catch(() => {});
	}
	return true;
}
