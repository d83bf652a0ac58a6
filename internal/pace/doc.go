// Package pace computes how long the players of a match may take. It has no clock: it is told when the match
// begins to wait for a player, and computes from that alone when his time will run out, and the latest moment
// at which the match can end.
//
// Everything in it is public. A player's time runs only while the match waits for him, which everyone sees,
// and what he does meanwhile does not change it.
package pace
