package fury

import (
	_ "embed"
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

//go:embed testdata/own/mill-raid.toml
var millRaid string

// withOwn is the game with a scenario of the players' own.
func withOwn(t testing.TB, text string) (engine.Ruleset, error) {
	t.Helper()
	return enginetest.LoadOwn(t, Data, New, Scenarios, text)
}

// TestOwnScenario tries all laws at a scenario of the players' own, with a board that is drawn, a nation and a card.
func TestOwnScenario(t *testing.T) {
	r, err := withOwn(t, millRaid)
	if err != nil {
		t.Fatal(err)
	}
	alone := &campaignOnly{Ruleset: r, info: *r.Info()}
	if alone.info.Own.Name != "scenarios/mill-raid.toml" || alone.info.Own.Text == "" {
		t.Errorf("records do not carry it: %+v", alone.info.Own)
	}
	for _, s := range r.Info().Scenarios {
		if s.Key == "mill-raid" {
			alone.info.Scenarios = []engine.Scenario{s}
		}
	}
	if len(alone.info.Scenarios) != 1 {
		t.Fatal("it is not among the scenarios")
	}
	enginetest.Exercise(t, alone, enginetest.Options{Exchange: exchange, Choices: 600, Without: enginetest.Forms})
}

// TestOwnBoardIsCopied: 25.5 the board of a position is a board that is drawn.
func TestOwnBoardIsCopied(t *testing.T) {
	mix := dice.NewMixer(8, 1)
	g, err := rules(t).Setup("feud", nil, &engine.Turn{Dice: &mix})
	if err != nil {
		t.Fatal(err)
	}
	var copied []string
	for line := range strings.Lines(string(rules(t).FormatPosition(nil, g))) {
		if strings.HasPrefix(line, "board ") || strings.HasPrefix(line, "piece ") {
			copied = append(copied, line)
		}
	}
	if b, _, err := readBoard([]byte(strings.Join(copied, ""))); err != nil || len(b.Pieces) != len(copied)-1 || b.Width != 4800 {
		t.Errorf("%v\n%s", err, strings.Join(copied, ""))
	}
}

// TestOwnFaults: what is wrong with such a scenario, its board or its forces is told with its line and column.
func TestOwnFaults(t *testing.T) {
	for _, tt := range []struct{ name, old, new, want string }{
		{"a piece of unknown ground", "light-wood 24,5", "light-wod 24,5", `mine.toml:44:1: expected one of 25 words, found "light-wod": perhaps light-wood`},
		{"a point off the board", "14,15 14,22", "14,15 14,42", "mine.toml:47:13: expected a point of the board"},
		{"a board of 6 inches", "table 36 36", "table 36 6", "mine.toml:42:10: expected 12 to 120 inches"},
		{"houses that touch", "21,18 23,18 23,20 21,20", "19,17 21,17 21,19 19,19", "mine.toml:46:1: expected buildings apart, found one that touches that of line 4"},
		{"a house in a lake", "hedge 14,15 14,22", "water 14,14 26,14 26,23 14,23", "mine.toml:46:1: expected a way to this building"},
		{"a side that comes out of the sea", "road 17.25,36 17.25,20 18.75,20 18.75,36", "water 0,33 36,33 36,36 0,36", "mine.toml:57:40: expected ground on the southern edge to come on by, found none"},
		{"boats on dry land", `edge = "south" }`, `edge = "south", afloat = true }`, "expected water for boats on the board"},
		{"wagons without a road", "herds      = 4", "wagons = 1\nherds = 4", "expected a road to the northern edge, found none"},
		{"a zone without room", `near-houses", within = 8`, `away-from-houses", apart = 40`, "mine.toml:66:23: expected room on the board for this zone, found none"},
		{"prisoners in no house", `late       = "b"`, "late = \"b\"\nspecial = [\"hidden-prisoners\"]", "mine.toml:9:12: expected prisoners of the second side for this rule, found none"},
		{"words about a drawn board", "[board]", "[board]\nwood = [5, 10]", "expected nothing but hamlet-at and provenance beside a board that is drawn"},
		{"a card that there is not", "4xLA 4xScP", "4xLA 4xXX", `mine.toml:62:14: expected the code of a squadron card or a Gun, found "4xXX"`},
		{"a card twice", `code            = "TR"`, `code = "LA"`, "mine.toml:12:19: a second card levy-arquebusiers, or with its code"},
		{"a characteristic of officers", `"canny", "slippery"`, `"hero", "slippery"`, "mine.toml:17:1: expected characteristics, each once"},
		{"a nation twice", `key        = "tynedale"`, `key = "scots"`, "mine.toml:28:7: a second nation scots"},
		{"a die of five", `, "10xTR"]`, "]", "mine.toml:37:1: expected a row for each face of the die, 6 in all, found 5"},
		{"a roll on no table", `size       = "few"
style      = "mounted"
flees`, `size = "large"
style = "mounted"
flees`, "mine.toml:54:8: expected force tables of this size and style for each nation, found none of the Men of Tynedale"},
		{"a key of the game", `"mill-raid"`, `"feud"`, `mine.toml:2:14: expected a key of your own: the game has "feud" already`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if strings.Count(millRaid, tt.old) == 0 {
				t.Fatal("not in the file: " + tt.old)
			}
			_, err := withOwn(t, strings.Replace(millRaid, tt.old, tt.new, 1))
			var at *pack.Error
			if err == nil || !errors.As(err, &at) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}
