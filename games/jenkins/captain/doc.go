// Package captain is the judgement of a bot for The War of Jenkins' Ear: what counters and seaports are worth, courses
// by sea, expeditions and raids, reliefs and garrisons, and the answers within a combat.
//
// It sees only what its seat may see, and makes its plan again at each question. The plan stays the same because what
// was worth doing before the first ship sailed is worth more when she is half way there. Start reading at captain.go;
// errand.go is the plan of a Movement Step, standing.go the standing orders that the game offers.
package captain
