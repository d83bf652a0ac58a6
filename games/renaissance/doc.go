// Package renaissance is the law of Armada, Renaissance Naval Warfare: sea fights
// of 1500 to 1650 on a table measured in millimetres, with orders written in secret
// and carried out together.
//
// Every seat writes a chain of orders for each of its ships, may change them until
// it seals, and when both have sealed the whole move is carried out in one go: so a
// position always stands between two moves, and all its decisions are orders.
//
// Where the chapters of the rulebook are:
//
//	1  sequence of a move          sequence.go setup.go victory.go
//	2  orders                      orders.go courses.go verbs.go reasons.go
//	3  signalling                  signals.go
//	5  wind and weather            wind.go
//	6  effects of weather          gale.go sailing.go
//	7  movement                    sailing.go oars.go into_wind.go voyage.go passage.go
//	8  alteration of course        ways.go courses.go tacking.go
//	13 falling masts               masts.go
//	17 effects of damage           damage.go sailing.go holds.go
//	18 ships running foul          fouling.go glancing.go contacts.go
//	23 shallows                    grounding.go wind.go
//	24 mooring                     holds.go
//
// The tables*.go files are the shape of every printed table, of the ships and of
// the scenarios, load*.go read them from the pack. Sections of the rulebook are
// cited by the numbers of cases.txt.
package renaissance
