// Package lab asks questions of many matches between bots: who wins and how
// surely, how long matches last, how they end, and which cases of the rulebook
// never came into force.
//
// An [Experiment] is all there is to know: game, scenario, settings, bots, key
// and number of matches. Match k is played with chance that follows from the key
// and k alone, so the [Result] is the same on any number of cores, and any match
// can be played again by itself. Most matches are only played; some are recorded
// as well, their records written, read, replayed and compared, and the events in
// them counted.
package lab
