// Package law makes what is alike in all games from rows: a game gives a row for each step
// of its sequence of play and for each verb, in the order of its rulebook, and gets from
// them the questions that are open, their answers, the refusals, and how a match goes on.
//
// A [Step] says what happens by itself when play comes to it, what it asks, what it offers,
// and what an answer does. A [Verb] says how it is named, what the button and the log say of
// it, when it is done, and which rule forbids it. [Law] joins them.
//
// The rows of a game refer to functions that read the rows, so a game fills them in an init
// function and not where it declares them.
package law
