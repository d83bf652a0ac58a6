// Package lab learns from many matches between bots: who wins and how certain that is, how long matches last,
// how they end, and which cases of the rulebook never came into force.
//
// An [Experiment] is complete: game, scenario, settings, bots, key and number of matches. The chance in match
// k follows from the key and k alone, so the [Result] is the same on any number of cores, and any match can
// be repeated by itself. Most matches are only played; some are also recorded, their records written, read,
// replayed and compared, and their events counted.
package lab
