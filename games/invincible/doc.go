// Package invincible is the law of The Invincible Armada: the Spanish fleet sails
// up the Channel in the summer of 1588 to fetch an army, and the English try to
// stop it. Every case of the rulebook, modules 4 to 17, is enforced.
//
// Files are chapters of the rulebook, in its order: sequence.go (module 5),
// setup.go (4), movement.go (6), combat.go and combat_results.go (7), repair.go
// (8), reorganize.go (9), reinforce.go (10), weather.go (11), strategic.go (12),
// fireships.go (13), rendezvous.go (14, 15), chits.go and chits_play.go (16),
// options.go (17). state.go is the position, tables.go the shape of the printed
// tables, whose numbers come from the data pack (load.go). Start with
// sequence.go.
package invincible
