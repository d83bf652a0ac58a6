// Package match is a live match: who sits where, what each seat is asked, the turns of the bots, standing
// orders, dice typed by hand, taking back, chat, numbered messages, and the ends other than by the rules. It
// is given a ruleset, a source of dice and its bots, and depends on nothing else.
//
// A match has three parts: what plays, what is written down, and what is shown. A step of the session goes to
// all three. A match that replays its journal, after a failed write or because another node has played,
// begins with three empty ones.
//
// A seat learns everything through a [View], made from a copy of the position that is redacted for it. Any
// goroutine may call a [Match]; one lock guards it, which is not held while a bot thinks.
//
// A match keeps a record of itself, which Spec.Keep is given after each change. With a [Journal] it is stored
// entry by entry, and [Load] resumes it. Each entry is stored before anyone is told, so nothing acknowledged
// is lost; and because no entry number is used twice, several nodes may hold one match. The slower of two
// takes in what the faster has stored, and tries again.
package match
