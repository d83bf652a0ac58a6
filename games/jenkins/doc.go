// Package jenkins is the law of The War of Jenkins' Ear: England and Spain fight
// for the Caribbean from 1739 to 1748, with fleets and garrisons of which the
// other side sees only what lies on top. Every case of the rulebook, 3.0 to 11.9,
// is enforced.
//
// Where the chapters of the rulebook are:
//
//	1  the game                     administration.go
//	2  the box                      load_counters.go
//	3  set-up and purchases         setup.go purchase.go
//	4  stacking                     stacks.go overstacking.go arranging.go
//	5  victory                      victory.go
//	6  sequence of play             sequence.go purchase.go administration.go losses.go law.go
//	7  movement                     moving.go picking.go sailing.go joining.go attempts.go
//	                                interception.go perils.go transport.go pacific.go
//	                                landing.go marching.go
//	8  storms                       administration.go arranging.go
//	9  combat                       combat.go naval.go naval_results.go assault.go losses.go
//	                                flight.go
//	10 fortunes of war              administration.go
//	11 special rules                scuttling.go deceiving.go naval.go combat.go moving.go
//	                                administration.go
//
// The special rules of 11 stand where they act. state.go is the
// position, view.go what each side may know of it, tables.go the shape of the
// printed tables, whose numbers come from the data pack (load.go). Start with
// sequence.go, and verbs.go for what a seat can do.
package jenkins
