// Package tournament pairs the players of a tournament and ranks them, by round robin, Swiss or knock-out,
// and ranks the members of a club on a ladder. It knows nothing of games, people or storage: players are
// numbers, from 0 for the strongest, and what has been played is a list.
//
// Swiss rounds are paired by FIDE's Dutch system, round robins by its Berger tables, both by chesspairing;
// the bracket of a knock-out is our own.
package tournament
