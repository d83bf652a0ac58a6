// What a line of the log tells of an act: an act is told in one sentence, which grows with each line of it.

/** @typedef {import('../types.d.ts').Line} Line */

/** The act as far as the line, or what the line says by itself. @param {Line} l */
export const told = l => l.whole || l.head || l.text;

/** Whether the act has come to something by then. @param {Line} l */
export const hasResult = l => /[:;] /.test(l.whole);
