package spain

import "github.com/weathergage/weathergage/engine"

// reaches are the shares of rolls for the wind, in per cent, of which a proposed path says how
// far a fleet comes in them.
var reaches = [...]int{90, 50}

// foretell notes on a proposed path how far the fleet comes in most rolls for the wind.
//
// Cases 6.23, 6.24. Rulings R62, R64, R67.
func (g *State) foretell(w *engine.Way, s Stack, path []Hex) {
	if len(path) == 0 {
		return
	}
	v := g.voyage
	for _, h := range path[1:] {
		v.Steps++
		v.Path[v.Steps] = h
	}
	if counts, with := v.faces(g); counts && !g.isRowed(s) {
		if w.Title = "against the wind"; with {
			w.Title = "with the wind"
		}
		if n := g.stormy(with); n > 0 {
			w.Stops = append(w.Stops, engine.Stop{At: hexObject(v.Path[v.Steps]), Kind: "wind",
				Text: w.Title + " the roll costs steps of ships", Rule: "6.24", Chance: itoa(n) + " in 36"})
		}
		for _, share := range reaches {
			k, text := min(g.reach(s, with, share), int(v.Steps)), "is reached in at least "+itoa(share)+" % of rolls for the wind"
			if k == 0 {
				text = "is where it may stay: no hex beyond is sure in " + itoa(share) + " % of rolls for the wind"
			}
			w.Stops = append(w.Stops, engine.Stop{At: hexObject(v.Path[k]), Kind: "reach", Text: text, Rule: "6.23"})
			if k == int(v.Steps) {
				break // and in fewer rolls too
			}
		}
	}
}

// reach returns how many hexes a fleet sails in so many per cent of rolls for the wind, if it is not
// sunk.
//
// Cases 6.23, 6.24. Ruling R67.
func (g *State) reach(s Stack, with bool, share int) int {
	var sails [maxPath]int // by hexes: the rolls in which the fleet sails so many
	column := WindColumn(g.season(), with)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			sails[g.leftOf(s, int32(g.tables.Wind[a+b][column].Moves))]++
		}
	}
	rolls, k := 0, maxPath
	for 100*rolls < 36*share {
		k--
		rolls += sails[k]
	}
	return k
}

// stormy returns how many of 36 rolls for the wind cost a fleet steps.
//
// Cases 6.23, 6.24.
func (g *State) stormy(with bool) (n int) {
	column := WindColumn(g.season(), with)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			n += int(engine.Truth(g.tables.Wind[a+b][column].Steps > 0))
		}
	}
	return n
}
