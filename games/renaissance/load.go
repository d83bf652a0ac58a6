package renaissance

import (
	"embed"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/pack"
)

//go:embed pack
var files embed.FS

// Data is the data pack as shipped.
var Data = pack.Within(files, "pack")

// Names by which the pack and the text of a position know things, each by its
// number.
var (
	classNames   = []string{"raw", "average", "elite"}
	forceNames   = []string{"calm", "light", "fresh", "gale"}
	weatherNames = []string{"clear", "mist", "storm"}
	windOnNames  = []string{"aft", "quarter", "bow"}
	bandNames    = []string{"point-blank", "close", "medium", "long", "max-effective"}
	shotNames    = []string{"ball", "hail"}
	nationNames  = []string{
		"english", "spanish", "dutch", "venetian", "knights", "turkish", "barbary", "other",
	}
	rankNames = []string{
		"none", "captain", "elite-captain", "spanish-noble", "knight", "emir", "sea-dog", "c-in-c",
	}
	kindNames = []string{
		"race-built", "galleon", "armed-merchant", "greatship", "carrack", "hulk", "pinnace",
		"caravel", "galley", "galleass", "merchant-galleass", "boat",
	}
	familyNames  = []string{"ship", "galley", "galleass", "boat"}
	listNames    = []string{"english", "armada", "mediterranean"}
	watersNames  = []string{"any", "outside", "mediterranean"}
	crewOfNames  = []string{"any", "flag", "galleass", "merchant"}
	sectionNames = []string{
		"sprit", "fore-lower", "fore-top", "fore-topgallant", "main-lower", "main-top",
		"main-topgallant", "mizzen", "bonaventure",
	}
	mastRowNames    = []string{"lower", "sprit", "top", "topgallant", "mizzen", "jury", "-"}
	mastColumnNames = []string{"large", "middle", "small"}
	byTonnageNames  = []string{
		"slow", "up", "boats", "boat-tow", "masts", "masts-spanish", "shallows", "barrier",
	}
	sightNames = []string{
		"clear", "calm-mist", "light-mist", "gale-storm", "fresh-storm", "night", "moon", "night-storm",
	}
	shiftNames  = []string{"holds", "backs", "veers", "new"}
	doubleNames = []string{
		"-", "mizzen", "bonaventure", "fore", "main", "below-decks", "sprit", "rudder", "steering",
		"rudder-if-raked", "captain", "c-in-c", "personality",
	}
	deckNames          = []string{"-", "bulwarks", "waist", "forecastle", "stern-castle"}
	boardedFromNames   = []string{"beam", "bow", "stern"}
	intoWindNames      = []string{"turns-out", "drifts", "fore-top", "tops", "dismasted"}
	fireNames          = []string{"out", "burns", "half", "quarter", "wild"}
	galeNames          = []string{"nothing", "anchor-lost", "tow-parts", "dismasts", "capsizes"}
	galeSituationNames = []string{"firing", "sea-anchor", "tow", "sail", "other"}
	situationNames     = []string{"under-fire", "boarding", "other"}
	moraleNames        = []string{
		"holds", "three-quarters", "half", "ceases", "recover", "retire", "retire-or-strike",
		"cease-recover", "cease-retire", "strikes",
	}
)

// Scenarios is the folder of the pack to which scenarios of the players' own may be
// added.
const Scenarios = "scenarios"

// scenarioFiles are the scenarios of the pack as shipped, in the order in which they
// are offered.
var scenarioFiles = []string{
	"lion-and-bull", "dog-fight", "coursing-the-bull", "bear-pit",
	"portland-bill", "gravelines", "lepanto", "duodo", "puerto-rico",
}

// loader fills tables from a pack, file by file.
type loader struct {
	p *pack.Pack
	t *Tables
}

// load reads the pack and checks all that the rules take for granted about it.
// An error tells file, line and column of each fault of the first file that has
// any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.header, l.distances, l.angles, l.tasks, l.figures, l.factors,
		l.kinds, l.tonnage, l.layouts, l.rakes, l.mastDefence, l.mastLoss,
		l.sail, l.oars, l.ships, l.classes, l.limits,
		l.wheel, l.windChange, l.forces, l.weather, l.visibility,
		l.ranges, l.chance, l.hits, l.targetChoice, l.crewCasualties, l.doubles, l.smallArms,
		l.intoWind, l.lateen, l.fire, l.gale,
		l.stages, l.subZero, l.meleeGuns, l.parties, l.moraleLosses, l.morale, l.points,
		l.scenarios,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return l.t, nil
}

func (l *loader) header() error {
	var h struct{ Title, Edition, Provenance string }
	s, err := l.p.Sheet("pack.toml", &h)
	if err != nil {
		return err
	}
	s.Filled("", "title and edition", h.Title, h.Edition)
	l.t.Title, l.t.Edition = h.Title, h.Edition
	return s.Err()
}

// decimal reads a number with at most so many decimal places as a whole number of
// the last of them.
func decimal(text string, places int) (int, bool) {
	whole, part, point := strings.Cut(text, ".")
	if point && part == "" || len(part) > places || strings.ContainsAny(part, "+-") {
		return 0, false
	}
	n, err := strconv.Atoi(whole + part + strings.Repeat("0", places-len(part)))
	return n, err == nil && strings.Trim(whole, "+-") != ""
}

// fixed is a cell that holds a number with decimal places, in units of the last of
// them, from least to most, which are whole.
func fixed(tab *pack.Table, column string, places, least, most int) int {
	unit := 1
	for range places {
		unit *= 10
	}
	n, ok := decimal(tab.Text(column), places)
	if !ok || n < least*unit || n > most*unit {
		tab.Fail(column, "expected a number from %d to %d with at most %d decimal places, found %q",
			least, most, places, tab.Text(column))
		return 0
	}
	return n
}

// mostLength is the longest length of a pack in mm: the reach of package plane.
const mostLength = 20000

// length is a cell that holds millimetres.
func length(tab *pack.Table, column string, least, most int) Length {
	return Length(fixed(tab, column, 2, least, most))
}

// orNone is a cell that may hold - for none, given as the value, and else is read.
func orNone[N any](tab *pack.Table, column string, none N, read func() N) N {
	if tab.Text(column) == "-" {
		return none
	}
	return read()
}
