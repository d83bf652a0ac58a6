// Package catalog holds what a program knows about a game (its law, its data pack, its captain) and looks
// games up in the list that the program was given. It names no game; package games has the list of this
// project.
package catalog
