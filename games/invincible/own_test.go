package invincible

import (
	"io/fs"
	"regexp"
	"slices"
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

// All laws hold at a scenario of one's own: another morning off Calais.
func TestOwnScenario(t *testing.T) {
	text := strings.NewReplacer(`"westerly"`, `"easterly"`, `at         = "A6"`, `at         = "A7"`).Replace(asShipped(t, "calais"))
	r, err := enginetest.LoadOwn(t, Data, New, Scenarios, text)
	if err != nil {
		t.Fatal(err)
	}
	alone := &onlyOwn{Ruleset: r, info: *r.Info()}
	alone.info.Scenarios = alone.info.Scenarios[len(alone.info.Scenarios)-1:]
	enginetest.Exercise(t, alone, enginetest.Options{Exchange: exchangeTactic, Without: enginetest.Forms, Fated: fated, Choices: 400})
}

// One slip in a file is one fault, with its place, in its words.
func TestOwnFaults(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"no such squadron", `"frobisher"`, `"forbisher"`, `expected a squadron, found "forbisher", perhaps frobisher`},
		{"no such box", `"calais-roads"`, `"calais-raods"`, `expected a box, found "calais-raods", perhaps calais-roads`},
		{"no such place", `"gravelines"`, `"gravlines"`, `expected a box or a port, found "gravlines", perhaps gravelines`},
		{"no such chit", `"damp-powder"`, `"damp-powdre"`, `found "damp-powdre", perhaps damp-powder`},
		{"no name", "name       = ", "# ", "expected name, which this file needs, found none"},
		{"a text for a turn", "turn       = 10", `turn = "ten"`, "expected a whole number, found a text in quotes"},
		{"no such word", "weather    =", "wether =", "no such field: wether, perhaps weather: expected one of key, name, about, history, turn, armada, wind, weather, provenance, out, hand, squadron"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := enginetest.LoadOwn(t, Data, New, Scenarios, strings.Replace(asShipped(t, "calais"), tt.old, tt.new, 1))
			if err == nil || !strings.HasSuffix(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "mine.toml:") || strings.Contains(err.Error(), "\n") {
				t.Errorf("expected one fault: %s\nfound %v", tt.want, err)
			}
		})
	}
}

// FuzzOwn reads scenarios that nobody would write.
func FuzzOwn(f *testing.F) {
	tb := loaded(f)
	words := append(slices.Clone(chitKeys[:]), "westerly", "easterly", "A1", "E5", "J9", "nowhere")
	words = append(words, squadronKeys[:]...)
	for i := range tb.Places {
		words = append(words, tb.Places[i].Key)
	}
	texts := []string{}
	for _, key := range scenarioFiles {
		texts = append(texts, asShipped(f, key))
	}
	enginetest.FuzzOwn(f, Data, New, Scenarios, words, texts...)
}
