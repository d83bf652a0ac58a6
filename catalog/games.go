package catalog

import "weathergage/games/duel"

// games is the list to which a new game is added.
var games = []*Game{
	{Key: "duel", Pack: duel.Data, New: duel.New},
}
