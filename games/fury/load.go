package fury

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Names by which the pack knows things.
var (
	natureNames = []string{
		"canny", "expert", "tough", "terrible", "undisciplined", "disciplined", "fanatical", "slippery",
		"swordsman", "hero", "mars", "inspirational", "coward", "bookish",
	}
	armNames    = []string{"foot", "horse"}
	objectNames = []string{"herd", "prisoners", "wagon"}
	shotNames   = []string{"-", "retire", "terror", "lose"}
	handNames   = []string{
		"locked", "stand-off", "stronger-terror", "humiliated", "weaker-terror", "lose", "defeated",
	}
	shotColumns = []string{"4-8", "9-16", "17-24", "25-35", "36-up"}
	wheelNames  = []string{
		"steal-a-march", "dumbfounded", "roman-like", "confusion", "manly", "unmanly", "bullet-proof",
		"clean-heeled", "mark-anthony", "king-saul",
	}
	situationNames = []string{
		"enemy-segment", "shooting-or-fighting", "testing-morale", "taking-terror", "single-combat",
	}
	groundNames = []string{
		"open", "gentle-hill", "steep-hill", "light-wood", "deep-wood", "orchard", "broken", "marsh", "beach",
		"water", "mountain", "field", "building", "sconce", "road", "ford", "bridge", "pier", "hedge", "wall", "trench",
		"parapet", "gate", "breach", "chain",
	}
	costNames   = []string{"free", "double", "half", "barred"}
	screenNames = []string{"clear", "rim", "crest", "opaque"}
	numberNames = []string{
		"base", "gap", "company", "advantage-most", "officer-killed", "officer-routed", "duel-margin",
		"mars-killed", "bookish", "colonel-rate", "drift", "apart", "retire-foot", "retire-horse", "foot-steady",
		"foot-slippery", "foot-steady-rate", "foot-slippery-rate", "close-range", "arc", "ranks", "formed", "mars",
		"fortified", "cover", "vantage", "stand-off", "flank-terror", "rear-terror", "ambush-terror",
		"ambush-reach", "scout", "scout-canny", "scout-finds", "night-range", "building", "boat", "boat-still",
		"boat-down", "boat-up", "petard", "fire-set", "fire-gone",
	}
)

// Scenarios is the folder of the pack to which scenarios of the players' own may be added.
const Scenarios = "scenarios"

// loader fills tables from a pack, file by file.
type loader struct {
	p  *pack.Pack
	in *pack.Reader
	t  *Tables
}

// load reads the pack and checks all that the rules rely on. An error names file, line and column of each
// fault of the first file that has any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	l.in = pack.NewReader(p, pack.Words[Number](numberNames), pack.Words[Arm](armNames), pack.Words[Object](objectNames), pack.Words[Situation](situationNames),
		pack.Words[Cost](costNames), pack.Words[Screen](screenNames), pack.Words[CampaignNumber](campaignNames),
		pack.Words(winnerNames, winnerSeats...), pack.Words(moreNames, moreGrounds...), pack.Set[Pools](poolNames),
		pack.Set[Feature](featureNames), pack.Cell(shotResult), pack.Cell(handResult), pack.Cell(l.force),
		pack.Ref("a squadron card", l.t.troop), pack.Ref("a nation", l.t.nation), pack.Ref("a location", l.t.Campaign.place))
	for _, step := range []func() error{
		l.numbers, l.troops, l.guns, l.objects, l.officers, l.things, l.charts, l.header,
		l.nations, l.captains, l.exchanges, l.forces, l.scenarios, l.campaign,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
}

// header reads what the pack is called, and the few troops that the rules call by name.
//
// Cases 16.2, 23.1.
func (l *loader) header() error {
	var h struct {
		Title, Edition, Crew, Petardmen, Provenance string
		Former                                      []string
	}
	s, err := l.p.Sheet("pack.toml", &h)
	if err != nil {
		return err
	}
	s.Filled("", "title and edition", h.Title, h.Edition)
	l.t.Title, l.t.Edition, l.t.Former = h.Title, h.Edition, h.Former
	s.Digests("former", h.Former)
	for _, c := range []struct {
		field, key string
		to         *Troop
	}{{"crew", h.Crew, &l.t.Crew}, {"petardmen", h.Petardmen, &l.t.Petardmen}} {
		if *c.to = l.t.troop(c.key); *c.to == 0 || !l.t.Troops[*c.to].Single {
			s.Fail(c.field, "expected troops of one squadron a company, found %q", c.key)
		}
	}
	return s.Err()
}

// numbers reads the single numbers.
func (l *loader) numbers() error {
	return pack.Each(l.in, "numbers.csv", int(NumNumbers), func(tab *pack.Table, row *struct {
		_     Number `csv:"key,ordered"`
		Value string `csv:"value"`
		About string `csv:"about,word"`
	}) {
		n := Number(tab.Row())
		l.t.Numbers[n], l.t.About[n] = int16(l.in.Number(tab, "value", n.bounds())), row.About
	}).Err()
}

// bounds returns the bounds of a number, written as in a tag.
func (n Number) bounds() string {
	switch n {
	case NumBookish, NumMarsKilled, NumScoutFinds, NumPetard, NumFireSet, NumCompany:
		return "1..6"
	case NumOfficerKilled:
		return "1..12"
	case NumFormed, NumMars, NumFortified, NumCover, NumVantage:
		return "1..100"
	case NumDrift, NumArc:
		return "1..4500"
	case NumFootSteady, NumFootSlippery, NumRanks, NumBuilding, NumBoat, NumAdvantageMost, NumOfficerRouted,
		NumDuelMargin, NumFlankTerror, NumRearTerror, NumAmbushTerror, NumFireGone:
		return "1..20"
	}
	return "1..2000"
}

// natures returns what reads a cell of some of the characteristics that are allowed, or none.
func natures(allowed Characteristics) func(string) (Characteristics, string) {
	return func(text string) (Characteristics, string) {
		switch text {
		case "none":
			return 0, ""
		case "":
			return 0, "expected a word, found an empty cell"
		}
		return natureOf(strings.Fields(text), allowed)
	}
}

// natureOf returns what some words say of a card or a counter, or what is wrong with them.
func natureOf(words []string, allowed Characteristics) (all Characteristics, why string) {
	for _, word := range words {
		i := slices.Index(natureNames, word)
		one := Characteristics(1) << max(i, 0)
		if i < 0 || !allowed.Has(one) || all.Has(one) {
			return 0, fmt.Sprintf("expected characteristics, each once, such as %s, or none, found %q", natureNames[0], word)
		}
		all |= one
	}
	if all.Has(Disciplined | Undisciplined) {
		return 0, "expected Disciplined or Undisciplined, found both"
	}
	return all, ""
}
