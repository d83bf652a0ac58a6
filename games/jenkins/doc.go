// Package jenkins is the law of The War of Jenkins' Ear: England and Spain fight
// for the Caribbean from 1739 to 1748, with fleets and garrisons of which the
// other side sees only what lies on top. Every case of the rulebook, 3.0 to 11.9,
// is enforced.
//
// Files are chapters of the rulebook, in its order: setup.go (3), purchase.go
// (3.2 to 3.5, 6.1), stacks.go (4), victory.go (5), sequence.go (6), moving.go,
// sailing.go, interception.go, perils.go, transport.go, pacific.go, landing.go,
// marching.go (6.3 and 7), combat.go, naval.go, naval_results.go, assault.go,
// losses.go (9) and administration.go (6.2, 6.5 to 6.8, 10); of the special rules of
// 11 scuttling.go has one, the others stand where they act. state.go is the
// position, view.go what each side may know of it, tables.go the shape of the
// printed tables, whose numbers come from the data pack (load.go). Start with
// sequence.go.
package jenkins
