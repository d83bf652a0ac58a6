// Package paper makes what a real table needs from a match: the sheets of a game as pages to print, and a
// list of what to move where, measured from the table's edges. It knows no game: sheets come from an
// engine.Clerk, moves from scenes and events.
package paper
