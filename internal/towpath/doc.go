// Package towpath is the game Towpath: a barge is hauled along a chain of boxes. It is the smallest game that is
// whole, from which weathergage new --empty makes another.
//
// Where the chapters of the rulebook are:
//
//	1  the chain                    state.go scene.go
//	2  hauling                      sequence.go
//	3  the end                      sequence.go
//
// Read state.go and sequence.go first. game.go joins the rest and hardly changes.
package towpath
