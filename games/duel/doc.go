// Package duel is a toy of two ships in which a newcomer learns how a game is
// written, and in which the engine itself is tested. It has dice, a shot loaded
// in secret, sealed orders, a length in millimetres, an optional rule, and three
// ways to end.
//
// Where the chapters of the rulebook are:
//
//	1  the ships                    ruleset.go state.go closing.go
//	2  orders                       orders.go
//	3  closing                      closing.go
//	4  fire                         fire.go
//	5  the end                      ending.go
//
// Read state.go and sequence.go first.
package duel
