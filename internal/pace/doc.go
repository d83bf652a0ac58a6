// Package pace knows how long the players of a match may take. It has no clock: it is told
// when the match begins to wait for whom, and computes from that alone when whose time will
// have run out, and the latest moment at which the match can end.
//
// Everything in it is public. A player's time runs only while the match waits for him, which
// everybody sees, and what he does meanwhile does not change it.
package pace
