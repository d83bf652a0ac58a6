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
// checking, so each game writes them once. A game is written as rows: package
// engine/law makes its State from a row for each step of its sequence of play and
// for each verb.
package engine
