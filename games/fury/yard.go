package fury

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Parts returns the Guns and the squadron cards, with the code by which forces name them as their key.
//
// Cases 24.1, 24.2. Ruling R662.
func (r *ruleset) Parts() []engine.Part {
	tb := r.tables
	parts := make([]engine.Part, 0, len(tb.Guns)+len(tb.Troops)-2)
	for i := range tb.Guns[1:] {
		gun := &tb.Guns[i+1]
		parts = append(parts, engine.Part{
			Key: gun.Name, Name: gun.Name, List: tb.listed(func(f *Force) bool { return f.Guns[i+1] > 0 }), Kind: "gun",
			Worth: tb.gunPoints(Gun(i + 1)), Figures: []engine.Figure{
				{Name: "column", Text: shotColumns[gun.Column]}, {Name: "dragged", Text: dash(gun.Dragged)}, {Name: "drawn", Text: dash(gun.Drawn)},
			},
		})
	}
	for i := range tb.Troops[1:] {
		row := &tb.Troops[i+1]
		parts = append(parts, engine.Part{
			Key: row.Code, Name: row.Name, List: tb.listed(func(f *Force) bool { return f.Of(Troop(i+1)) > 0 }, Troop(i+1)), Kind: armNames[row.Arm],
			Worth: tb.Points(Troop(i + 1)), Figures: cardFigures(row),
		})
	}
	return parts
}

// cardFigures returns what is printed on a card.
//
// Case 24.1.
func cardFigures(row *TroopRow) []engine.Figure {
	morale := make([]string, NumTests)
	for test, n := range row.Morale {
		morale[test] = itoa(n)
	}
	return []engine.Figure{
		{Name: "fighting", Text: itoa(row.Fighting)}, {Name: "shooting", Text: itoa(row.Shooting)}, {Name: "range", Text: dash(row.Range)},
		{Name: "morale", Text: strings.Join(morale, "/")}, {Name: "loose", Text: dash(row.Loose)}, {Name: "formed", Text: dash(row.Formed)},
		{Name: "characteristics", Text: natureText(row.Nature)},
	}
}

// listed names the nations on whose force tables something stands, or that may have troops by an exchange or as
// another card.
//
// Cases 28.1, 28.15. Ruling R14.
func (tb *Tables) listed(has func(*Force) bool, troops ...Troop) string {
	var names []string
	for i := range tb.Nations[1:] {
		n := &tb.Nations[i+1]
		swaps := slices.ContainsFunc(n.Exchanges, func(x ExchangeRow) bool { return slices.Contains(troops, x.To) })
		if swaps || tb.onTable(n.Table, has) || tb.onTable(n.Table, func(f *Force) bool {
			return slices.ContainsFunc(f.Bands[:], func(b Band) bool { return b.Troop != 0 && slices.Contains(troops, tb.Troops[b.Troop].Or) })
		}) {
			names = append(names, n.Name)
		}
	}
	return strings.Join(names, ", ")
}

// onTable reports whether any force of a nation's tables is such.
//
// Case 28.1.
func (tb *Tables) onTable(n Nation, such func(*Force) bool) bool {
	for size := range NumSizes {
		for die := range tb.Nations[n].Forces[size] {
			for style := range NumStyles {
				if such(&tb.Nations[n].Forces[size][die][style]) {
					return true
				}
			}
		}
	}
	return false
}

// Terms returns the words of the fields of a scenario. What a nation rolls is under "fixed", with its key,
// size and style: six forces, by the face of the die. Under "key" are the scenarios whose board another can
// take over.
//
// Cases 25.2, 28.1.
func (r *ruleset) Terms() []engine.Term {
	tb := r.tables
	nations, grounds := engine.Term{Field: "nation"}, engine.Term{Field: "key"}
	for i := range tb.Scenarios {
		grounds.Words = append(grounds.Words, tb.Scenarios[i].Key)
	}
	terms := []engine.Term{{Field: "size", Words: sizeNames}, {Field: "style", Words: styleNames}, {Field: "pool", Words: poolNames}}
	for i := range tb.Nations[1:] {
		n := &tb.Nations[i+1]
		nations.Words = append(nations.Words, n.Key)
		if n.Table == 0 {
			continue
		}
		forces := &tb.Nations[n.Table].Forces
		for size := range NumSizes {
			for style := range NumStyles {
				if forces[size][1][style] == (Force{}) {
					continue
				}
				rolls := engine.Term{Field: strings.Join([]string{"fixed", n.Key, sizeNames[size], styleNames[style]}, " ")}
				for die := range forces[size][1:] {
					rolls.Words = append(rolls.Words, tb.forceText(&forces[size][die+1][style]))
				}
				terms = append(terms, rolls)
			}
		}
	}
	return append(terms, nations, grounds)
}

// Worth returns what the two sides of a scenario are worth at its start. A side that rolls its force is worth
// the average of the six forces of the first of its nations.
//
// Cases 25.4, 28.1. Ruling R662.
func (r *ruleset) Worth(scenario string) []int32 {
	tb := r.tables
	i := slices.IndexFunc(tb.Scenarios, func(sc ScenarioRow) bool { return sc.Key == scenario })
	if i < 0 {
		return nil
	}
	worth := make([]int32, 0, numSeats)
	for n := range tb.Scenarios[i].Sides {
		side := &tb.Scenarios[i].Sides[n]
		fixed := side.Fixed
		fixed.Guns = side.Guns
		points := tb.forcePoints(&fixed)
		if side.Rolls {
			const faces = 6
			levy, sum := side.Levy, int32(0)
			levy.Nation = side.Nations[0]
			for die := 1; die <= faces; die++ {
				force := tb.Raise(levy, die)
				sum += tb.forcePoints(&force)
			}
			points += (sum + faces/2) / faces
		}
		worth = append(worth, points)
	}
	return worth
}
