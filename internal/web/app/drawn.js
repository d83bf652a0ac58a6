// How long it took until something was on the screen, for whoever measures.

/**
 * Measures from a time of the page's clock to the end of the next frame; only the
 * last measure of a name is kept. @param {string} name @param {number} start in milliseconds
 */
export function drawnSince(name, start) {
	if (document.hidden) return;
	requestAnimationFrame(() => {
		const after = new MessageChannel();
		after.port1.onmessage = () => {
			performance.clearMeasures(name);
			performance.measure(name, { start });
			after.port1.close();
		};
		after.port2.postMessage(0);
	});
}
