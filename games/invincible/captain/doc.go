// Package captain is the judgement of a bot that plays The Invincible Armada: it
// values positions, and chooses deployments, moves, attacks, tactics and chits
// from what its seat may know. Given the same key and the same questions it gives
// the same answers.
//
// All values are in one currency, points of the Condition of the Armada roll
// (case 14.1): a Spanish squadron that will stand that test is worth one, and
// everything else, a Hit, a Shot, an English squadron fit to fight, is worth what
// it is expected to change in that sum.
package captain
