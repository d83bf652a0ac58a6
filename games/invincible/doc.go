// Package invincible is the law of The Invincible Armada: the Spanish fleet sails
// up the Channel in the summer of 1588 to fetch an army, and the English try to
// stop it. Every case of the rulebook, modules 4 to 17, is enforced.
//
// Where the chapters of the rulebook are:
//
//	2  what is in the box           chits.go load_tables.go
//	3  stacking                     squares.go setup.go
//	4  set-up                       setup.go rules.go
//	5  sequence of play             sequence.go law.go
//	6  movement                     actions.go movement.go placement.go
//	7  combat                       combat.go withdrawal.go combat_results.go
//	8  repair, rally, resupply      repair.go
//	9  disengaging, reorganizing    reorganize.go
//	10 reinforcement                reinforce.go
//	11 wind and weather             weather.go
//	12 strategic movement           strategic.go armada.go placement.go
//	13 fireships                    fireships.go
//	14 rendezvous                   rendezvous.go
//	15 invasion                     rendezvous.go
//	16 event chits                  chits.go chits_play.go
//	17 options                      options.go setup.go movement.go rules.go chits.go
//
// state.go is the position, tables.go the shape of the printed
// tables, whose numbers come from the data pack (load.go). Start with
// sequence.go.
package invincible
