// Package lines reads and writes the text of positions as games with a board and
// counters have it: a line for each thing, words between spaces, ; before a
// comment. A [Reader] goes through it word by word and says of what it finds
// wrong where it stands and what was wanted; a [Writer] writes the one canonical
// text. [Entries] are a list of what a position may tell, from which it is both written
// and read. All know the lines of flow, which say what is going on.
package lines
