// Package rating measures how well players play, by Glicko-2 as Mark Glickman's paper
// "Example of the Glicko-2 system" of 2022 has it. Two things are added: a match may be
// easier for one side than for the other, and a rating may stand still as an anchor.
package rating
