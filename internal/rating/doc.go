// Package rating measures how well players play, by Glicko-2 as in Mark Glickman's paper "Example of the
// Glicko-2 system" of 2022. Two things are added: a match may be easier for one side than for the other, and
// a rating may be fixed as an anchor.
package rating
