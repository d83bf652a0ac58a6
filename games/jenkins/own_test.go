package jenkins

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// sourced matches what a player's own file may leave out.
var sourced = regexp.MustCompile(`(?m)^(provenance|history) .*\n`)

// asShipped is the file of a scenario of the pack, without what a player's own may leave out, under a key of one's
// own.
func asShipped(t testing.TB, key string) string {
	t.Helper()
	text, err := fs.ReadFile(Data, Scenarios+"/"+key+".toml")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Replace(sourced.ReplaceAllString(string(text), ""), `"`+key+`"`, `"my-`+key+`"`, 1)
}

// outset is the text of the first position of a scenario.
func outset(t testing.TB, r engine.Ruleset, key string) string {
	t.Helper()
	mix := dice.NewMixer(1588, 2)
	s, err := r.Setup(key, nil, &engine.Turn{Dice: &mix})
	if err != nil {
		t.Fatal(err)
	}
	return string(r.FormatPosition(nil, s))
}

// Each scenario of the pack can be copied under a key of one's own, begins as the original does, and goes with the
// record.
func TestOwnCopies(t *testing.T) {
	for _, key := range scenarioFiles {
		r, err := enginetest.LoadOwn(t, Data, New, Scenarios, asShipped(t, key))
		if err != nil {
			t.Fatal(err)
		}
		if own := r.Info().Own; own.Name != "scenarios/my-"+key+".toml" || own.Text == "" {
			t.Errorf("records do not carry it: %+v", own)
		}
		was, is := outset(t, r, key), outset(t, r, "my-"+key)
		if strings.Replace(is, "my-"+key, key, 1) != was {
			t.Errorf("the copy of %s begins otherwise:\n%s\n%s", key, was, is)
		}
	}
}

// onlyOwn is a game with no scenario but that of the players' own.
type onlyOwn struct {
	engine.Ruleset
	info engine.Info
}

func (r *onlyOwn) Info() *engine.Info { return &r.info }

// All laws hold at a scenario of one's own: a relief of Porto Bello that never was.
func TestOwnScenario(t *testing.T) {
	text := strings.NewReplacer(`"worcester"]`, `"worcester", "boyne"]`, `last       = 2`, `last       = 3`).Replace(asShipped(t, "porto-bello"))
	r, err := enginetest.LoadOwn(t, Data, New, Scenarios, text)
	if err != nil {
		t.Fatal(err)
	}
	alone := &onlyOwn{Ruleset: r, info: *r.Info()}
	alone.info.Scenarios = alone.info.Scenarios[len(alone.info.Scenarios)-1:]
	options := secrets
	options.Choices = 400
	enginetest.Exercise(t, alone, options)
}

// One slip in a file is one fault, with its place, in its words.
func TestOwnFaults(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"no such counter", `"burford"`, `"burfrod"`, `expected a counter, found "burfrod", perhaps burford`},
		{"no such port", `"panama"`, `"panmaa"`, `expected a seaport or a hex from 0101 to 4628, found "panmaa", perhaps panama`},
		{"no such place", `"docked"`, `"dockd"`, `expected one of outside, docked, ashore, found "dockd", perhaps docked`},
		{"no name", "name       = ", "# ", "expected name, which this file needs, found none"},
		{"a text for a turn", "first      = 1", `first = "one"`, "expected a whole number, found a text in quotes"},
		{"no such word", "isidro     =", "isodro =", "no such field: isodro, perhaps isidro: expected one of key, name, about, history, first, last, printed, purchase, isidro, austria, start, income, goals, provenance, held, stack"},
		{"a ship twice", `"burford", `, `"burford", "burford", `, "expected at most 1 of burford in all, found one more"},
		{"a goal that is none", `"chagres"]`, `"chagrse"]`, `expected a Spanish seaport (5.0), found "chagrse", perhaps chagres`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := enginetest.LoadOwn(t, Data, New, Scenarios, strings.Replace(asShipped(t, "porto-bello"), tt.old, tt.new, 1))
			if err == nil || !strings.HasSuffix(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "mine.toml:") || strings.Contains(err.Error(), "\n") {
				t.Errorf("expected one fault: %s\nfound %v", tt.want, err)
			}
		})
	}
}

// FuzzOwn reads scenarios that nobody would write.
func FuzzOwn(f *testing.F) {
	tb := loaded(f)
	words := []string{"english", "spanish", "outside", "docked", "ashore", "2719", "0101", "0402"}
	for i := range tb.Counters[1:] {
		words = append(words, tb.Counters[i+1].Key)
	}
	for i := range tb.Ports[1:] {
		words = append(words, tb.Ports[i+1].Key)
	}
	texts := []string{}
	for _, key := range scenarioFiles {
		texts = append(texts, asShipped(f, key))
	}
	enginetest.FuzzOwn(f, Data, New, Scenarios, words, texts...)
}
