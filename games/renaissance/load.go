package renaissance

import (
	"embed"
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
	p  *pack.Pack
	in *pack.Reader
	t  *Tables
}

// load reads the pack and checks all that the rules rely on. An error names file, line and column of each
// fault of the first file that has any.
func load(p *pack.Pack) (*Tables, error) {
	l := &loader{p: p, in: pack.NewReader(p, kinds()...), t: &Tables{Digest: p.Digest()}}
	for _, step := range []func() error{
		l.header, l.figures, l.factors, l.kinds, l.tonnage, l.layouts, l.masts,
		l.sail, l.oars, l.ships, l.classes, l.winds, l.ranges, l.gunnery, l.results, l.gale,
		l.boarding, l.subZero, l.morale,
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

// mostLength is the longest length of a pack in mm: the reach of package plane.
const mostLength = 20000

// kinds returns the types of the tables for which the pack has words.
func kinds() []pack.Kind {
	letters := func(all string) []string { return strings.Split(all, "") }
	return []pack.Kind{
		pack.Words[Class](classNames), pack.Words[Force](forceNames), pack.Words[Weather](weatherNames), pack.Words[WindOn](windOnNames),
		pack.Words[Band](append(bandNames, "never")), pack.Words[Nation](append(nationNames, "any")), pack.Words[Kind](kindNames),
		pack.Words[Family](familyNames), pack.Words[List](listNames), pack.Words[Waters](watersNames), pack.Words[CrewOf](crewOfNames),
		pack.Words[Section](sectionNames), pack.Words[MastRow](mastRowNames), pack.Words[ByTonnage](byTonnageNames),
		pack.Words[WindShift](shiftNames), pack.Words[DoubleResult](doubleNames), pack.Words[Deck](deckNames),
		pack.Words[IntoWindResult](intoWindNames), pack.Words[FireResult](fireNames), pack.Words[GaleResult](galeNames),
		pack.Words[GaleSituation](galeSituationNames), pack.Words[MoraleResult](moraleNames), pack.Words[Layout](letters(layoutLetters)),
		pack.Words[SailTable](letters(sailLetters)), pack.Words[OarTable](letters(oarLetters)), pack.Cell(headingOf),
	}
}
