// Package bot holds the players that are programs: what a bot is, the bots that play any game, and the one
// way to ask a bot.
//
// A bot never holds the true position. [Asker] copies it, redacts what the seat may not know and hands over
// that copy; the answer goes through the same gate as a person's. [Spec] names a bot in text:
//
//	random                  any candidate, each with the same probability
//	novice                  the captain, if the game has one, that answers one decision in four at random
//	captain                 the game's own judgement, if it has one
//	master                  the captain's answer or a better one, found by playing on to positions whose worth was
//	                        learned from matches; the captain where nothing was learned
//	master:playouts=500     with that many playouts for each decision; also master:time=1s
//	search                  a tree search over imagined positions, as below
//	search:playouts=2000    with that many playouts for each decision
//	search:time=50ms        with that much time for each decision
//
// A standing order is a small bot that a person leaves in a seat: [Order] is one that a game offers, [Given]
// one that a seat gave, [Orders] all of a game.
//
// Every bot except one that thinks by time gives the same answers for the same key, the same positions and the same
// order of questions.
package bot
