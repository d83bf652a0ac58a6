// Package external lets another program play a seat. A bot named exec:./mybot is a program that reads questions from its
// standard input and writes answers to its standard output, one JSON object on a line. docs/bots.md describes the lines
// and has two such programs.
//
// The program is only ever shown what its seat may know: a Question is made of a redacted position. What it answers goes
// through the same gate as everybody's choices. Where it is late, wrong too often, or gone, the game's captain answers
// for it, and Faults says so.
package external
