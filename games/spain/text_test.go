package spain

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// FuzzPosition reads positions that nobody would write.
func FuzzPosition(f *testing.F) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	var texts []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		if _, position, ok := strings.Cut(string(text), "-- position --\n"); ok {
			texts = append(texts, "weathergage position 1\n"+position)
		}
	}
	enginetest.FuzzPosition(f, rules(f), texts...)
}

// R271 what is seen of hidden land units in a port is kept where a ship in it is seen too.
func TestHiddenUnitsStaySeenBesideAShip(t *testing.T) {
	r := rules(t)
	text := "weathergage position 1\ngame spain\nscenario war\nturn 4\nashore Spanish antwerp\nfleet armada-1 at antwerp\n" +
		"Spanish hidden walloon-foot-3\nSpanish aboard armada-1 dunkirk-flyboats-1:seen\n"
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if again := string(r.FormatPosition(nil, s)); !strings.Contains(again, "ashore Spanish antwerp\n") {
		t.Errorf("the land units are forgotten:\n%s", again)
	}
}

// 6.52 who cannot see into a stack of which land units must drown imagines one that is too full.
func TestWhatIsToDrownIsImagined(t *testing.T) {
	r := rules(t)
	text := "weathergage position 1\ngame spain\nscenario sluys\nturn 5\nflow english-sailing begun\nflow drown English fleet-1\n" +
		"fleet fleet-1 at brill\nEnglish aboard fleet-1 dutch-flyboats-2:reduced states-foot-1\nEnglish at utrecht norris-foot\n" +
		"English at flushing zeeland-foot flushing-garrison\nEnglish afloat flushing dutch-flyboats-1\n"
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for key := range uint64(50) {
		seen, mixer := r.Blank(), dice.NewMixer(key, 52)
		seen.CopyFrom(s)
		seen.Redact(Spanish)
		seen.Imagine(Spanish, &mixer)
		g := seen.(*State)
		if g.flow.Top().Step != stepDrown || g.room(g.fleet(English, 1)) >= 0 {
			t.Fatalf("nobody need drown in what is imagined:\n%s", r.FormatPosition(nil, g))
		}
	}
}

// 11.3 who cannot see which ships lie in a port imagines one that fits on its track, where its owner is asked to lay
// one up for want of money.
func TestWhatIsLaidUpIsImagined(t *testing.T) {
	r := rules(t)
	text := "weathergage position 1\ngame spain\nscenario war\nturn 3\nflow maintenance english\nflow arrears English ships\n" +
		"funds English 0 Spanish 500\nEnglish track dover-track 2 london-merchants-1\nEnglish afloat dover pinnaces-and-hoys-1\n" +
		"fleet fleet-1 at 2116\nEnglish aboard fleet-1 queens-ships-2\n"
	s, _, err := r.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for key := range uint64(50) {
		seen, mixer := r.Blank(), dice.NewMixer(key, 113)
		seen.CopyFrom(s)
		seen.Redact(Spanish)
		seen.Imagine(Spanish, &mixer)
		if g := seen.(*State); !g.mustLayUp(English) {
			t.Fatalf("nothing can be laid up in what is imagined:\n%s", r.FormatPosition(nil, g))
		}
	}
}

// TestPositionRefused: what could be no position is refused where it stands.
func TestPositionRefused(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, text, want string }{
		{"a unit twice", "English at london norris-foot\nEnglish at dover norris-foot", "2:18: a second place of norris-foot"},
		{"the other side's unit", "English at london parma", "1:19: expected a counter of the English, found \"parma\""},
		{"no such hex", "English at paris2 norris-foot", "1:12: expected a hex from 0101 to 3340 or a city, found \"paris2\""},
		{"no such mark", "English at london norris-foot:wet", "found \"wet\""},
		{"a month without treasure", "month april-1587", "1:7: expected a month in which the Treasure Fleet may come"},
		{"a fleet of the other side", "English aboard armada-1 drake", "1:16: expected a fleet of the English such as fleet-1, found \"armada-1\""},
		{"a place that is no city", "owner 0101 english", "1:7: expected a city, found \"0101\""},
		{"a voyage without hexes", "voyage at fleet-1 1", "expected the hex where the voyage began"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := r.ParsePosition([]byte(tt.text))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

// TestPositionObjected: the rules object to a position set up by hand that play cannot come to, by the case that
// forbids it.
func TestPositionObjected(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ name, text, rule, want string }{
		{"besieged by nobody", "besieged English dover\nEnglish at dover norris-foot", "10.12", "both sides in Dover"},
		{"blocked without ships", "blocked English dover\nSpanish afloat dover galleons-of-portugal-1", "10.21", "both sides in Dover"},
		{"a clock without a siege", "clock dover 3", "10.31", "besieged in Dover"},
		{"his ship elsewhere", "English afloat dover queens-ships-2 drake@queens-ships-1\nEnglish afloat london queens-ships-1", "13.16", "his ship"},
		{"aboard nothing", "English afloat dover leicester", "6.15", "no ship"},
		{"too much aboard", "English afloat dover queens-ships-1 norris-foot", "6.52", "cannot carry"},
		{"among enemies", "English afloat dover queens-ships-1\nSpanish afloat dover galleons-of-portugal-1", "7.64", "neither besiege"},
		{"a Dutchman in England", "English at london states-foot-1", "8.23", "the Netherlands"},
		{"Englishmen in Scotland", "English at edinburgh norris-foot", "8.27", "Scotland"},
		{"treasure on a slip", "Spanish track lisbon-track 2 treasure-fleet", "5.61", "no track"},
		{"a ship on land", "English track england-track 2 queens-ships-1", "5.22", "no port"},
		{"deep draft in Amsterdam", "English track amsterdam-track 2 queens-ships-1", "6.35", "may not enter"},
		{"a Dutchman laid up in Hull", "English track hull-track 1 dutch-flyboats-1", "6.6", "may not enter"},
		{"a Walloon in Spain", "Spanish track spain-track 1 walloon-foot-1", "5.12", "does not build"},
		{"land units in box 3", "English track london-track 3 london-guard", "5.0", "another box"},
		{"a captured track", "owner london spanish\nEnglish track london-track 2 queens-ships-1", "5.55", "the enemy holds"},
		{"nothing", "English at london norris-foot\nEnglish afloat dover queens-ships-1 kent-bands drake@queens-ships-1", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, problems, err := r.ParsePosition([]byte("weathergage position 1\ngame spain\nscenario war\nturn 5\n" + tt.text + "\n"))
			switch {
			case err != nil:
				t.Fatal(err)
			case tt.rule == "" && len(problems) > 0:
				t.Errorf("objected to: %v", problems)
			case tt.rule != "" && (len(problems) == 0 || string(problems[0].Rule) != tt.rule || !strings.Contains(problems[0].Why, tt.want)):
				t.Errorf("got  %v\nwant %q by case %s", problems, tt.want, tt.rule)
			}
		})
	}
}
