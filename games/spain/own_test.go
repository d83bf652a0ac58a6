package spain

import (
	_ "embed"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/pack"
)

//go:embed testdata/own/flushing.toml
var flushing string

// withOwn is the game with a scenario of the players' own.
func withOwn(t testing.TB, text string) (*ruleset, error) {
	t.Helper()
	r, err := enginetest.LoadOwn(t, Data, New, Scenarios, text)
	if err != nil {
		return nil, err
	}
	return r.(*ruleset), nil
}

// begun is the first position of a scenario.
func begun(t testing.TB, r engine.Ruleset, key string) *State {
	t.Helper()
	mix := dice.NewMixer(1588, 2)
	s, err := r.Setup(key, nil, &engine.Turn{Dice: &mix})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// ownOnly is a game with no scenario but that of the players' own.
type ownOnly struct {
	engine.Ruleset
	info engine.Info
}

func (r *ownOnly) Info() *engine.Info { return &r.info }

// TestOwnScenario tries all laws at a scenario of the players' own.
func TestOwnScenario(t *testing.T) {
	r, err := withOwn(t, flushing)
	if err != nil {
		t.Fatal(err)
	}
	alone := &ownOnly{Ruleset: r, info: *r.Info()}
	alone.info.Scenarios = alone.info.Scenarios[len(alone.info.Scenarios)-1:]
	if alone.info.Own.Name != "scenarios/flushing.toml" || alone.info.Own.Text == "" || alone.info.Scenarios[0].Key != "flushing" {
		t.Fatalf("records do not carry it: %+v", alone.info.Own)
	}
	enginetest.Exercise(t, alone, enginetest.Options{Exchange: exchange, Rename: rename, Choices: 600})
}

// TestOwnOutset: 2.2 what a scenario says of sieges, tracks, cities and politics is so when it begins.
func TestOwnOutset(t *testing.T) {
	r, err := withOwn(t, flushing)
	if err != nil {
		t.Fatal(err)
	}
	text := string(r.FormatPosition(nil, begun(t, r, "flushing")))
	for _, want := range []string{
		"turn 12\n", "funds English 150 Spanish 260\n", "wake 12\n", "events spanish-broke ireland irish-risen pope\n",
		"owner galway spanish\n", "owner brill spanish\n", "owner paris spanish\n", "besieged English flushing\n", "clock flushing 1\n",
		"fleet fleet-2 at dover munitions 3\n", "English aboard fleet-2 queens-ships-1:reduced queens-ships-3",
		"English track amsterdam-track 2 dutch-flyboats-4:done\n", "English track protestant-netherlands-track 1 states-foot-2\n",
		"English at flushing", "Spanish aboard armada-1",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("expected %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "owner flushing") {
		t.Error("16.2 the besiegers hold Flushing")
	}
}

// TestOwnBlockade: 10.21 ships begin under siege by sea where a scenario says so.
func TestOwnBlockade(t *testing.T) {
	text := strings.Replace(flushing, `at         = "antwerp"`, `at         = "dover"`, 1)
	r, err := withOwn(t, strings.Replace(text, "fleet      = 2\n", "fleet      = 2\nbesieged   = true\n", 1))
	if err != nil {
		t.Fatal(err)
	}
	if text := string(r.FormatPosition(nil, begun(t, r, "flushing"))); !strings.Contains(text, "blocked English dover\n") {
		t.Errorf("nobody is besieged in Dover:\n%s", text)
	}
}

// TestOwnCopies: each scenario of the pack can be copied under a key of one's own, and begins as the original does.
func TestOwnCopies(t *testing.T) {
	for _, key := range scenarioFiles {
		text, err := fs.ReadFile(Data, Scenarios+"/"+key+".toml")
		if err != nil {
			t.Fatal(err)
		}
		r, err := withOwn(t, strings.Replace(string(text), `"`+key+`"`, `"copy-of-`+key+`"`, 1))
		if err != nil {
			t.Fatal(err)
		}
		was, is := begun(t, r, key), begun(t, r, "copy-of-"+key)
		if is.number = was.number; *was != *is {
			t.Errorf("the copy of %s begins otherwise", key)
		}
	}
}

// TestOwnFaults: what breaks the set-up is told with its line and column, and the case that it breaks.
func TestOwnFaults(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"a counter twice", `"zeeland-foot", `, `"zeeland-foot", "parma", `, "mine.toml:40:52: expected counters of one side (2.1), found parma"},
		{"a counter in two places", `"dublin-garrison"`, `"zeeland-foot"`, "mine.toml:87:15: zeeland-foot is there already (2.2)"},
		{"no such counter", `"dublin-garrison"`, `"dublin-guard"`, `mine.toml:87:15: expected a counter, or one that is reduced as in queens-ships-1:reduced, found "dublin-guard"`},
		{"a word that is no mark", `-1:reduced`, `-1:sunk`, `found "queens-ships-1:sunk"`},
		{"the back of a blank", `"norris-foot"`, `"london-guard:reduced"`, "mine.toml:59:59: expected a counter with two steps (7.32), found london-guard"},
		{"a fleet inland", `at         = "dover"`, `at         = "utrecht"`, "mine.toml:59:15: queens-ships-3: it is afloat where there is no water (6.8)"},
		{"deep draft in the shallows", `at         = "dover"`, `at         = "amsterdam"`, "queens-ships-3: a deep-draft ship lies in shallow waters (6.35)"},
		{"enemy fleets in one hex", `at         = "antwerp"`, `at         = "dover"`, "dunkirk-flyboats-1: it lies with enemy ships, and neither besiege the other (7.64)"},
		{"enemies in one hex", "besieged   = true\nsegments   = 1\n", "", "mine.toml:38:15: flushing-garrison: it stands with enemy units that are not besieged (8.12)"},
		{"besieged by nobody", "besieged   = true\nsegments   = 1\n", "besieged = false\n", "8.12"},
		{"a siege without besiegers", "at         = \"flushing\"\ncounters", "at         = \"ghent\"\ncounters", "mine.toml:38:14: a siege by land wants land units of both sides in Flushing (10.12)"},
		{"time without a siege", "at         = \"paris\"", "at         = \"paris\"\nsegments = 2", "expected none of a stack that is not besieged (10.31), found 2"},
		{"ships besieged in no fortress", "at         = \"dover\"", "at         = \"london\"\nbesieged = true", "expected ships in a fortress port, as no others are besieged (7.63)"},
		{"a leader besieged alone", `"guises-army", "guise"]`, "\"guise\"]\nbesieged = true", "expected land units or ships on the map, as nothing else is besieged (10.0)"},
		{"a seventh fleet", "fleet      = 2", "fleet      = 7", "mine.toml:57:14: expected a fleet from 1 to 6 (6.11), found 7"},
		{"a fleet number twice", "at         = \"antwerp\"\nfleet      = 1\nmunitions  = 2\ncounters   = [", "at         = \"dover\"\nfleet      = 2\nmunitions  = 2\ncounters   = [\"queens-ships-2\"]\nprovenance = \"reconstructed: x\"\n[[stack]]\nat = \"antwerp\"\nfleet = 1\ncounters   = [", "mine.toml:62:14: a second fleet of this number (6.11)"},
		{"a fleet of leaders", `"queens-ships-3", "queens-ships-1:reduced", "norris-foot", `, "", "a fleet without ships (6.11)"},
		{"too much aboard", `"norris-foot"`, `"norris-foot", "leicester-horse", "london-guard"`, "the ships with it cannot carry all the land units aboard (6.52)"},
		{"a box that is not there", "box        = 3", "box        = 5", "mine.toml:65:14: expected a box from 1 to 4 (5.0), found 5"},
		{"a box of land units", `at         = "protestant-netherlands"`, "at         = \"protestant-netherlands\"\nbox        = 2", "expected a box from 1 to 1 (5.0), found 2"},
		{"a box on the map", `at         = "paris"`, "at         = \"paris\"\nbox        = 2", "expected no box outside a track (5.0), found 2"},
		{"a track that is not there", `at         = "protestant-netherlands"`, `at         = "scotland"`, `expected an activation track, and no fleet on it (5.22), found "scotland"`},
		{"a yard that the enemy holds", `"brill", "galway"`, `"amsterdam"`, "dutch-flyboats-4: it stands on a track that the enemy holds (5.55)"},
		{"a city of nobody's land", `"brill", "galway"`, `"brull", "galway"`, `mine.toml:33:15: expected a city, found "brull"`},
		{"a city twice", `"brill", "galway"`, `"brill", "brill"`, "mine.toml:33:24: brill has an owner already (16.2)"},
		{"a holder who is not there", `"brill", "galway"`, `"brill", "dublin"`, "mine.toml:33:24: expected the side whose land units hold Dublin (16.2)"},
		{"besiegers who hold the city", `"brill", "galway"`, `"brill", "flushing"`, "expected the side whose land units hold Flushing (16.2)"},
		{"rebels before they rise", `risen      = ["ireland"]`, "", "irish-rebel-1: Ireland has not risen (15.22)"},
		{"rebels without a landing", `landed     = ["ireland"]`, "", "mine.toml:27:15: expected ireland among those where the Spanish have landed (15.23)"},
		{"troops without a landing", "landed     = [\"ireland\"]\nrisen      = [\"ireland\"]\n", "", "tercio-of-toledo: the Spanish have not landed in Ireland (15.21)"},
		{"Spaniards in England", `at         = "galway"`, `at         = "york"`, "tercio-of-toledo: the Spanish have not landed in Britain (15.31)"},
		{"English Catholics too soon", `"irish-rebel-5"`, `"english-catholic-1"`, "english-catholic-1: the Spanish have not landed in Britain (15.32)"},
		{"Scots too soon", `"irish-rebel-5"`, `"scottish-catholic-1"`, "scottish-catholic-1: Scotland has not risen (15.33)"},
		{"troops in neutral France", "[politics]\nbroken     = \"spanish\"\n", "[[stack]]\nat = \"calais\"\ncounters = [\"tercio-of-passi\"]\nprovenance = \"reconstructed: x\"\n[politics]\n", "tercio-of-passi: nobody has broken French neutrality (8.28)"},
		{"ships in neutral France", "[politics]\nbroken     = \"spanish\"\n", "[[stack]]\nat = \"brest\"\ncounters = [\"queens-ships-2\"]\nprovenance = \"reconstructed: x\"\n[politics]\n", "queens-ships-2: nobody has broken French neutrality (15.11)"},
		{"Irish rebels off Spain", `"tercio-of-mexia"`, `"irish-rebel-2"`, "irish-rebel-2: it is aboard off a land to which its nation does not go (8.26)"},
		{"treasure at home", "[politics]\n", "[[stack]]\nat = \"seville\"\ncounters = [\"treasure-fleet\"]\nprovenance = \"reconstructed: x\"\n[politics]\n", "treasure-fleet: in Seville the Treasure Fleet leaves the map (11.24)"},
		{"a leader in Scotland", "[politics]\n", "[[stack]]\nat = \"edinburgh\"\ncounters = [\"drake\"]\nprovenance = \"reconstructed: x\"\n[politics]\n", "(8.27)"},
		{"hosts before a landing", "pope       = true", "hosts      = true", "mine.toml:28:14: expected no great hosts before the Spanish have landed in Britain (15.36)"},
		{"who broke it", `broken     = "spanish"`, `broken     = "french"`, `mine.toml:25:14: expected one of english, spanish, found "french"`},
		{"a word of the rules' own", `key        = "flushing"`, `key        = "sluys"`, `mine.toml:2:14: expected a key of your own: the game has "sluys" already`},
		{"a long name", `"Flushing besieged"`, `"` + strings.Repeat("x", 61) + `"`, "mine.toml:3:14: expected a name of at most 60 letters on one line, found 61 letters"},
		{"a long story", `"Invented: what`, `"` + strings.Repeat("x", 2001), "mine.toml:5:14: expected at most 2000 letters"},
		{"too long a file", "# A scenario", strings.Repeat("#", pack.MostOwn) + "\n# A scenario", "mine.toml:1:1: expected at most 65536 bytes"},
		{"too many stacks", "[[stack]]\nat         = \"paris\"", strings.Repeat("[[stack]]\nat='paris'\nprovenance='reconstructed: x'\n", maxCounters) + "[[stack]]\nat         = \"paris\"", "expected at most 192 of these"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if strings.Count(flushing, tt.old) == 0 {
				t.Fatal("not in the file: " + tt.old)
			}
			_, err := withOwn(t, strings.Replace(flushing, tt.old, tt.new, 1))
			var at *pack.Error
			if (tt.want != "") != (err != nil) || err != nil && (!errors.As(err, &at) || !strings.Contains(err.Error(), tt.want)) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

// FuzzOwn reads scenarios that nobody would write: the text as it comes, with words in it changed for others that a
// scenario may hold. What can be played begins, and the rules object to nothing in it.
func FuzzOwn(f *testing.F) {
	base, err := pack.Read(Data)
	if err != nil {
		f.Fatal(err)
	}
	tb := loaded(f)
	f.Add(flushing, []byte{})
	for _, key := range scenarioFiles {
		text, err := fs.ReadFile(Data, Scenarios+"/"+key+".toml")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(strings.Replace(string(text), `"`+key+`"`, `"copy"`, 1), []byte{40, 0, 7, 80, 1, 9})
	}
	f.Fuzz(func(t *testing.T, text string, picks []byte) {
		file, err := pack.ReadOwn(Scenarios, "mine.toml", changed(tb, text, picks))
		if err != nil {
			return
		}
		with, err := base.With(file)
		if err != nil {
			return
		}
		own := *tb
		own.Scenarios = slices.Clip(tb.Scenarios)
		l := &loader{p: with, t: &own}
		if err := l.scenario(file.Key()); err != nil {
			var at *pack.Error
			if !errors.As(err, &at) || at.File != "mine.toml" || at.Line < 1 || at.Column < 1 {
				t.Fatalf("no place: %v", err)
			}
			return
		}
		mix := dice.NewMixer(1588, 2)
		g := own.setUp(len(own.Scenarios)-1, &Choices{}, &engine.Turn{Dice: &mix})
		checked := &lines.Reader{}
		if g.object(checked); len(checked.Problems) > 0 {
			t.Fatalf("%v\n%s", checked.Problems, file.Text)
		}
	})
}

// changed is a text with words in quotes changed for others: each three picks are which word, and for what.
func changed(tb *Tables, text string, picks []byte) string {
	var words []string
	for _, row := range tb.Counters[1:] {
		words = append(words, row.Key, row.Key+":reduced")
	}
	for _, row := range tb.Cities[1:] {
		words = append(words, row.Key)
	}
	for _, row := range tb.Tracks[1:] {
		words = append(words, row.Key)
	}
	words = append(words, "english", "spanish", "nobody", "ireland", "britain", "scotland", "0101", "2113")
	quoted := strings.Split(text, `"`)
	for i := 0; i+2 < len(picks); i += 3 {
		if at := int(picks[i])*2 + 1; at < len(quoted)-1 {
			quoted[at] = words[(int(picks[i+1])<<8|int(picks[i+2]))%len(words)]
		}
	}
	return strings.Join(quoted, `"`)
}
