// Package games lists the games of this project. It is the only place that names
// them all; adding a game adds one entry to its list. A program is given a list:
// this one, another, or this one with more behind it.
package games
