// Package law makes what all games share from rows: a game has a row for each step of its sequence of play
// and for each verb, in the order of its rulebook, and gets from them the open questions, their answers, the
// refusals, and how a match continues.
//
// A [Step] says what happens by itself when play reaches it, what it asks, what it offers, and what an answer
// does. A [Verb] says how it is named, what the button and the log say, and when it is done; each [Rule] of
// it forbids answers to some questions. [Law] joins them.
//
// The rows of a game refer to functions that read the rows, so a game fills them in an init function and not
// where it declares them.
package law
