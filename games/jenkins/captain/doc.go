// Package captain is the judgement of a bot for The War of Jenkins' Ear: what
// counters and seaports are worth, courses by sea, expeditions and raids, reliefs
// and garrisons, and what is answered in the midst of a combat.
//
// It is shown only what its seat may see, and makes its plan again from that at each
// question: the plan stays the same because what was worth doing before the first
// ship sailed is worth more when she is half way there. Start reading at captain.go;
// errand.go is the plan of a Movement Step, standing.go the standing orders that the
// game offers.
package captain
