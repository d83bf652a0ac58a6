// Package spain is Armada: The War with Spain, in which England and Spain fight over
// western Europe from the winter of 1586 to that of 1588.
//
// map.go is what the map is made of, counters.go what is printed on the counters,
// charts.go the tables that dice are held against, tables.go all of them together.
// Their numbers come from the data pack, file by file: load.go and load_map.go,
// load_cities.go, load_counters.go, load_charts.go, load_scenario.go, load_stacks.go and load_outset.go.
//
// sequence.go is the order of a turn (4), law.go how a match goes through it. Chapters of
// the rulebook have their files, in its order: activation.go and layingup.go (5); fleets.go,
// sailing.go, course.go, voyage.go, wind.go, coasting.go, interception.go, berth.go,
// transport.go and drowning.go (6); naval_combat.go and naval_rounds.go (7); marching.go (8,
// 14.1); assault.go, land_strength.go, land_losses.go and retreat.go (9); siege.go (10);
// finance.go and arrears.go (11); munitions.go (12); leaders.go (13); politics.go (15);
// victory.go (16). control.go is the one place that settles what a land unit's coming into
// a hex brings about, units.go the one through which a counter comes and goes. state.go is
// the position, view.go what each side may know of it, text.go its text. Start with
// sequence.go.
package spain
