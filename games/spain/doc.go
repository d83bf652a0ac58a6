// Package spain is the ground of Armada: The War with Spain, in which England and
// Spain fight over western Europe from the winter of 1586 to that of 1588: the map,
// the counters, the printed tables, the scenarios and the book. It has no sequence of
// play yet; cases.txt says of each case whether it is enforced.
//
// map.go is what the map is made of, counters.go what is printed on the counters,
// charts.go the tables that dice are held against, tables.go all of them together.
// Their numbers come from the data pack, file by file: load.go and load_map.go,
// load_cities.go, load_counters.go, load_charts.go and load_scenario.go.
// tables_show.go lays them out for people, book.go is what they may read. Start with
// tables.go.
package spain
