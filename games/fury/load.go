package fury

import (
	"embed"
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
	handColumns = []string{"advantage", "3-to-2", "2-to-1", "3-to-1", "4-to-1"}
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
	p *pack.Pack
	t *Tables
}

// load reads the pack and checks all that rules may take for granted about it. An error
// tells file, line and column of each fault of the first file that has any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.numbers, l.troops, l.guns, l.objects, l.officers, l.wheel, l.grounds, l.shooting, l.hands, l.header,
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
	return l.p.Each("numbers.csv", int(NumNumbers), func(tab *pack.Table) {
		n := Number(tab.Row())
		if n >= NumNumbers {
			return
		}
		if tab.Text("key") != numberNames[n] {
			tab.Fail("key", "expected %s, as rows are in order, found %q", numberNames[n], tab.Text("key"))
		}
		l.t.About[n] = tab.Word("about")
		l.t.Numbers[n] = int16(tab.Int("value", 1, n.most()))
	}, "key", "value", "about")
}

// most is the greatest value that a number may have.
func (n Number) most() int {
	switch n {
	case NumBookish, NumMarsKilled, NumScoutFinds, NumPetard, NumFireSet, NumCompany:
		return 6
	case NumOfficerKilled:
		return 12
	case NumFormed, NumMars, NumFortified, NumCover, NumVantage:
		return 100
	case NumDrift, NumArc:
		return 4500
	case NumFootSteady, NumFootSlippery, NumRanks, NumBuilding, NumBoat, NumAdvantageMost, NumOfficerRouted,
		NumDuelMargin, NumFlankTerror, NumRearTerror, NumAmbushTerror, NumFireGone:
		return 20
	}
	return 2000
}

// natures is a cell of characteristics of those allowed, or none.
func natures(tab *pack.Table, column string, allowed Characteristics) (all Characteristics) {
	if tab.Text(column) == "none" {
		return 0
	}
	return natureOf(strings.Fields(tab.Word(column)), allowed, func(format string, args ...any) { tab.Fail(column, format, args...) })
}

// natureOf is what some words say of a card or a counter; fail is told what is wrong with them.
func natureOf(words []string, allowed Characteristics, fail func(string, ...any)) (all Characteristics) {
	for _, word := range words {
		i := slices.Index(natureNames, word)
		if one := Characteristics(1) << max(i, 0); i >= 0 && allowed.Has(one) && !all.Has(one) {
			all |= one
		} else {
			fail("expected characteristics, each once, such as %s, or none, found %q", natureNames[0], word)
		}
	}
	if all.Has(Disciplined | Undisciplined) {
		fail("expected Disciplined or Undisciplined, found both")
	}
	return all
}

// inches is a cell of whole inches up to most.
func inches(tab *pack.Table, column string, most int) Length {
	return Length(tab.Int(column, 0, most)) * Inch
}
