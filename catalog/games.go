package catalog

// games is the list to which a new game is added.
var games = []*Game{}
