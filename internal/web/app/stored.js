// What this browser keeps for the person, while it has room.

let asked = false;

/**
 * Keeps a text under a key. It asks the browser once not to clear what is kept. False if there is no room.
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
