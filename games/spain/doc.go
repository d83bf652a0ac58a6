// Package spain is Armada: The War with Spain, in which England and Spain fight over
// western Europe from the winter of 1586 to that of 1588.
//
// map.go is what the map is made of, counters.go what is printed on the counters,
// charts.go the tables that dice are held against, tables.go all of them together.
// Their numbers come from the data pack, file by file: load.go and load_map.go,
// load_cities.go, load_counters.go, load_charts.go, load_scenario.go, load_stacks.go and load_outset.go.
//
// Where the chapters of the rulebook are:
//
//	2  course of play               setup.go
//	3  equipment                    map.go counters.go board.go charts.go units.go
//	4  sequence of play             sequence.go activation.go joint.go
//	5  activation tracks            activation.go layingup.go yards.go
//	6  movement at sea              fleets.go sailing.go course.go voyage.go wind.go coasting.go
//	                                interception.go berth.go transport.go drowning.go charts.go
//	7  naval combat                 naval_combat.go naval_rounds.go naval_relief.go control.go
//	8  land movement                marching.go
//	9  land combat                  assault.go land_strength.go land_losses.go retreat.go
//	10 sieges                       siege.go naval_combat.go land_strength.go marching.go units.go
//	11 money                        finance.go arrears.go yards.go wind.go
//	12 munitions                    munitions.go naval_rounds.go fleets.go
//	13 leaders                      leaders.go naval_rounds.go assault.go land_strength.go
//	                                marching.go victory.go
//	14 winter                       activation.go ships.go finance.go marching.go
//	15 political events             politics.go
//	16 victory                      victory.go
//	18 errata                       counters.go charts.go
//
// law.go is how a match goes through a turn. control.go is the one place that settles what a land unit's coming into
// a hex brings about, units.go the one through which a counter comes and goes. state.go is
// the position, view.go what each side may know of it, text.go its text. Start with
// sequence.go and verbs.go: the steps, and what a seat can do in them.
package spain
