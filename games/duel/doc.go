// Package duel is a toy of two ships in which a newcomer learns how a game is
// written, and in which the engine itself is tested. It has dice, a shot loaded
// in secret, sealed orders, a length in millimetres, an optional rule, and three
// ways to end.
//
// Read state.go and sequence.go first, then the chapters of handbook.md in
// order: orders.go, closing.go, fire.go, ending.go.
package duel
