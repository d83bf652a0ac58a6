// The compass rose, which is the wind indicator: its gilded needle points where
// the wind blows to.

/** @param {number|null} blowsTo tenths of a degree from north */
export function rose(blowsTo) {
	let points = '';
	for (let i = 0; i < 16; i++) {
		const long = i % 4 === 0 ? 78 : i % 2 === 0 ? 58 : 40,
			w = i % 4 === 0 ? 10 : i % 2 === 0 ? 8 : 5;
		points =
			`<g transform="rotate(${i * 22.5})"><path class="ray light" d="M0 ${-long}L${w} ${-w * 1.6}L0 0z"/>` +
			`<path class="ray dark" d="M0 ${-long}L${-w} ${-w * 1.6}L0 0z"/></g>` +
			points;
	}
	const lily = '<path class="lily" d="M0 -98q-7 7 0 17q7 -10 0 -17M0 -82q-11 -9 -9 2q1 4 9 3q8 1 9 -3q2 -11 -9 -2"/>';
	const needle =
		blowsTo === null
			? ''
			: `<g class="needle" transform="rotate(${blowsTo / 10})"><path d="M0 -94L9 -70H3V58L10 70L0 66L-10 70` +
				'L-3 58V-70H-9Z"/></g>';
	return (
		'<g class="rose"><circle class="ring" r="84"/><circle class="ring" r="64"/><circle class="ring" ' +
		`r="30"/>${points}${lily}${needle}` +
		'<circle class="hub" r="5"/></g>'
	);
}
