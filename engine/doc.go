// Package engine is the contract between a set of rules and everything that
// plays it: people, bots, records and experiments. It knows no game, no file,
// no clock and no network.
//
// Read engine.go first: a position ([State]) waits for [Decision]s, each is
// answered by one of its [Option]s with a [Choice], and carrying a choice out
// throws dice and tells [Event]s through a [Turn]. [Session] is the one gate
// through which a position changes; games/duel is a whole game in this form.
//
// An [Offer] carries one decision's answers for listing, for sampling and for
// checking, so each game writes them once. A step of the sequence is still three
// switches (what it does by itself, what it offers, what an answer does) and no row
// of a table of functions: what is passed to a function that only the running
// program knows escapes, so each listing, each sample and each check would allocate
// an Offer, and nothing is allocated in play. A table of functions that in turn
// reads the table, as going on to the next step does, cannot be initialised where
// it is declared either. What is data of a step (its phase, seat and case) is a row
// of the game's sequence.
package engine
