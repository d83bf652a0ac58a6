// Package captain is the judgement of a bot for Spanish Fury, Actions!: what a side wants in
// a scenario, where each company goes for that, whom it charges or shoots at, how a side sets
// up and lies in ambush, and how it plans the weeks of a campaign.
//
// It is shown only what its seat may see, and makes its plan again from that at each question.
// Start reading at captain.go; intent.go is what a side wants, errand.go where a company goes,
// support.go how shot shoots past others, fetch.go what it fetches, ground.go where it goes for the
// ground, mass.go where companies wait for each other and join, storm.go how they get into a sconce,
// act.go what it does in its segment, route.go, crowd.go, trek.go and jam.go how it gets there, setup.go
// and ambush.go the set-up, answers.go what is asked in between, war.go the campaign, standing.go the
// standing orders that the game offers.
package captain
