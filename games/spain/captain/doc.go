// Package captain is the judgement of a bot for Armada: The War with Spain: what it spends,
// where its armies march, where its fleets sail, and what it answers in a combat.
//
// It is shown only what its seat may see, and makes its plans again from that at each
// question: they stay the same because what was worth doing before the first step is worth
// more when it is half done. Spain's plan of the whole war it draws from the key of the match.
// Start reading at captain.go; design.go is that plan, campaign.go the plan of a Land Phase,
// roads.go how far it is to march, reckoning.go what money will be left and purse.go what it is spent on,
// cruise.go the plan of a Naval Phase, passage.go the courses of fleets and weather.go what the wind makes
// of them, and standing.go the standing orders that the game offers.
package captain
