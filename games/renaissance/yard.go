package renaissance

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// listTitles are the printed lists as a person chooses among them.
var listTitles = [...]string{
	EnglishList: "English, 1588", ArmadaList: "The Armada, 1588", MediterraneanList: "The Mediterranean", OwnList: "Your own",
}

// Parts returns the ships of the lists, and those of one's own.
//
// Cases 4.4, 30.0. Ruling R480.
func (r *ruleset) Parts() []engine.Part {
	t := r.tables
	parts := make([]engine.Part, 0, len(t.Ships)-1)
	for i := range t.Ships[1:] {
		k := &t.Ships[i+1]
		average := ScenarioShip{Type: TypeNo(i + 1), Sailing: Average, Gunnery: Average, Men: Average, Soldiers: k.Soldiers, Factor: k.Factor}
		parts = append(parts, engine.Part{
			Key: k.Key, Name: k.Name, List: listTitles[k.List], Kind: t.Kinds[k.Kind].Name, Worth: t.Points(&average),
			Base: [2]int32{k.Length, k.Width}, Masts: t.builtMasts(k), Silhouette: silhouettes[k.Kind],
			Figures: []engine.Figure{
				{Name: "tons", Text: num(k.Tons)}, {Name: "soldiers", Text: num(k.Soldiers)}, {Name: "mariners", Text: num(k.Mariners)},
				{Name: "rowers", Text: num(k.Rowers)}, {Name: "batteries a side", Text: num(int16(k.Broadside))},
				{Name: "gunnery factor", Text: tenths(k.Factor)}, {Name: "hull", Text: num(int16(k.Hull))},
			},
		})
	}
	return parts
}

// builtMasts returns the masts of a ship of the lists, whole and under sail.
func (t *Tables) builtMasts(k *ShipType) []engine.Mast {
	layout := &t.Layouts[k.Layout]
	var masts []engine.Mast
	for _, of := range mastSections {
		if has := of & layout.Has; has != 0 {
			lowest := Section(bits.TrailingZeros16(uint16(has)))
			masts = append(masts, engine.Mast{
				At: int32(layout.At[lowest]) / 10, Sections: int32(has.Count()), Standing: int32(has.Count()),
				Set: true, Lateen: !layout.Square || lowest >= Mizzen,
			})
		}
	}
	return masts
}

// Terms returns the words of the fields of a scenario.
func (r *ruleset) Terms() []engine.Term {
	return []engine.Term{
		{Field: "nation", Words: nationNames}, {Field: "religion", Words: religionNames},
		{Field: "class", Words: classNames}, {Field: "rank", Words: rankNames[1:]},
		{Field: "weather", Words: weatherNames}, {Field: "night", Words: nightNames}, {Field: "later", Words: []string{"fixed", "rolled"}},
		{Field: "ground", Words: groundNames}, {Field: "cover", Words: coverNames}, {Field: "held", Words: heldNames[1:]},
		{Field: "fate", Words: fateNames}, {Field: "edge", Words: edgeNames},
		{Field: "kind", Words: kindNames[:Boat]}, {Field: "layout", Words: strings.Split(layoutLetters, "")},
		{Field: "sail", Words: strings.Split(sailLetters, "")}, {Field: "oar", Words: strings.Split(oarLetters, "")},
	}
}

// Worth returns what the ships of a scenario are worth.
//
// Ruling R480.
func (r *ruleset) Worth(scenario string) []int32 {
	i := slices.IndexFunc(r.tables.Scenarios, func(sc ScenarioRow) bool { return sc.Key == scenario })
	if i < 0 {
		return nil
	}
	var worth []int32
	for n := range r.tables.Scenarios[i].Ships {
		worth = append(worth, r.tables.Points(&r.tables.Scenarios[i].Ships[n]))
	}
	return worth
}
