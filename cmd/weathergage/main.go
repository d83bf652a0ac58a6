package main

import (
	"github.com/weathergage/weathergage"
	"github.com/weathergage/weathergage/games"
)

func main() { weathergage.Main(games.All()...) }
