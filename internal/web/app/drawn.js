// When something is on the screen: for what can wait until then, and for measurements.

/**
 * Does something when the next frame has been drawn; at once on a page that is out of sight, which draws none.
 * @param {() => void} then
 */
export function whenDrawn(then) {
	if (document.hidden) {
		then();
		return;
	}
	let done = false;
	const once = () => {
		if (!done) then();
		done = true;
	};
	setTimeout(once, 1000); // it may have gone out of sight
	requestAnimationFrame(() => {
		const after = new MessageChannel();
		after.port1.onmessage = () => {
			once();
			after.port1.close();
		};
		after.port2.postMessage(0);
	});
}

/**
 * Measures from a time of the page's clock to the end of the next frame; only the
 * last measure of a name is kept. @param {string} name @param {number} start in milliseconds
 */
export function drawnSince(name, start) {
	if (document.hidden) return;
	whenDrawn(() => {
		performance.clearMeasures(name);
		performance.measure(name, { start });
	});
}
