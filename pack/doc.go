// Package pack reads data packs: the maps, counters, scenarios and long tables of a game, kept as text so
// that the owner of a printed copy can replace them with the printed numbers.
//
// A pack is a folder of TOML files (headers, scenarios) and CSV files (one file a printed component, one row
// a printed row). A CSV file begins with a row of column names, in any order; lines that begin with # are
// comments. Every row, and every TOML table that holds values of its own, has a provenance: where the numbers
// come from. It contains one of these:
//
//	rulebook 6.1.2         stated by, or following directly from, that case
//	public: SOURCE         taken from a public page
//	printed: COMPONENT     typed from a printed copy by its owner
//	reconstructed: REASON  found nowhere; invented here, for that reason
//
// A Reader reads a CSV file into rows, structs whose tags name the columns and say what they may hold; a
// Printer writes such rows as people read them. Reflection is used when a pack is loaded or printed, never in
// play. We use no library for it: those that fill structs from CSV know no bounds, words, keys of other rows
// or lists over several columns, and stop at the first fault.
//
// Errors name file, line and column, what was expected and what was found.
package pack
