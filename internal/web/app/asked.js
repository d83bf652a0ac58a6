// The parts of the client that a page asks for when it runs. They are written as dynamic imports; the server
// makes a script of each part, and an import of it a call of asked.

const own = /** @type {HTMLScriptElement} */ (document.currentScript).src;

/** Where a file beside the page's own script lies. @param {string} name */
export const beside = name => new URL(name, own).href;

/**
 * What another script exports, when it has run.
 * @param {string} name
 * @returns {Promise<any>}
 */
export function asked(name) {
	return new Promise((done, lost) => {
		const script = document.createElement('script');
		script.src = beside(name);
		script.onload = () => done(/** @type {any} */ (window).made);
		script.onerror = () =>
			lost(new Error('A part of this page could not be loaded. Reload it when you are connected.'));
		document.head.append(script);
	});
}
