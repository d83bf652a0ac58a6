// Package lines reads and writes the text of positions in games with a board and counters: a line for each
// thing, words between spaces, ; before a comment. A [Reader] goes through it word by word; its errors say
// where a fault stands and what was wanted. A [Writer] writes the one canonical text. [Entries] list what a
// position may contain; they both write and read it. All know the lines of flow, which say what is in
// progress.
package lines
