// A ship's bell, struck when it is one's turn.

/** The bell's partials: how high above its note, how loud, and how many seconds they ring. */
const partials = [
	[0.5, 0.25, 2.2],
	[1, 0.5, 1.6],
	[1.19, 0.25, 1.1],
	[2, 0.2, 0.7],
	[2.74, 0.12, 0.4],
];

/** @type {AudioContext|undefined} */ let air;

/** Strikes the bell twice. */
export function ring() {
	air ??= new AudioContext();
	air.resume(); // a browser is silent until somebody has clicked
	for (const after of [0, 0.32]) {
		for (const [ratio, loud, lasts] of partials) {
			const tone = air.createOscillator(),
				volume = air.createGain(),
				from = air.currentTime + after;
			tone.frequency.value = 1046 * ratio;
			volume.gain.setValueAtTime(loud * 0.4, from);
			volume.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
			tone.connect(volume).connect(air.destination);
			tone.start(from);
			tone.stop(from + lasts);
		}
	}
}
