// Package match is a live match: who sits where, what is open to whom, the
// turns of the bots, standing orders, dice typed by hand, taking back, words
// between the seats and those of each seat's own messages, and the ends that are
// no choices of the law. It is handed a ruleset, a source of dice and its bots,
// and asks nobody else for anything.
//
// A match has three parts: what plays, what is written down, and what is shown. A step of
// the session goes to all three. A match that does the entries of its journal again, after
// a write that failed or what another node has played, begins with three empty ones.
//
// Everything a seat learns comes to it in a [View], made from a copy of the
// position that has been redacted for that seat. Every call on a [Match] may be
// made from any goroutine; one lock guards a match, and it is not held while a
// bot thinks.
//
// A match keeps a record of itself, which Spec.Keep is given after each change.
// With a [Journal] it is stored entry by entry and taken up again by [Load]: what
// is done is stored first and told second, so that nothing acknowledged is lost,
// and because no number of an entry is used twice, several nodes may hold one
// match. The slower of two takes in what the faster has stored, and looks again.
package match
