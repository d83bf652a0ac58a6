package towpath

import "github.com/weathergage/weathergage/engine"

// describe returns what a program shows of the game before it is played.
func describe(tables *Tables) engine.Info {
	info := engine.Info{
		Key: "towpath", Name: "Towpath", Rules: "the handbook of this project", Version: 1,
		Seats: sides, Piece: "barge",
	}
	for _, s := range tables.Scenarios {
		info.Scenarios = append(info.Scenarios, engine.Scenario{Key: s.Key, Name: s.Name, About: s.About, Longest: last})
	}
	return info
}
