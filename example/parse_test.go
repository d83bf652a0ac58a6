package example

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestParse(t *testing.T) {
	x, err := Parse("a.txtar", []byte("# case 7.32, 7.33 R4\r\n# Resolute crosses\r\n# her stern.\r\n\r\n"+
		"game duel\r\nA pass\r\n# case 9.9 is not in the head\r\n"))
	if err != nil {
		t.Fatal(err)
	}
	if want := []engine.Case{"7.32", "7.33"}; !slices.Equal(x.Cases, want) {
		t.Errorf("cases %v, want %v", x.Cases, want)
	}
	if want := "Resolute crosses her stern."; x.Story != want {
		t.Errorf("story %q, want %q", x.Story, want)
	}
	if x.Game != "duel" {
		t.Errorf("game %q, want duel", x.Game)
	}
}

func TestParseGameOfPosition(t *testing.T) {
	x, err := Parse("a.txtar", []byte("# case 1\nA pass\n-- position --\nweathergage position 1\ngame duel 3\n"))
	if err != nil {
		t.Fatal(err)
	}
	if x.Game != "duel" {
		t.Errorf("game %q, want duel", x.Game)
	}
}

func TestParseFaults(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"no case", "game duel\nA pass\n", "a:1:1: expected a first line that cites"},
		{"no game", "# case 1\nA pass\n", "a:1:1: expected a line that names the game"},
		{"nothing tried", "# case 1\ngame duel\n", "a:1:1: expected a choice or an expectation"},
		{"a second game", "# case 1\ngame duel\n  game duel\n", "a:3:3: a second game"},
		{"a second scenario", "# case 1\nscenario a\nscenario b\n", "a:3:1: a second scenario"},
		{"a switch without a value", "# case 1\nset wind\n", `a:2:5: expected key=value, found "wind"`},
		{"a late scenario", "# case 1\ngame duel\nA pass\nscenario b\n", "a:4:1: scenario comes before the first"},
		{"an empty directive", "# case 1\ngame duel\ndice # none\n", "a:3:6: expected faces after dice"},
		{"a lone !", "# case 1\n! # nothing\n", "a:2:3: expected a choice or a directive after !"},
		{"a second lesson", "# case 1\nlesson A One\nlesson A Two\n", "a:3:1: a second lesson"},
		{"said to nobody", "# case 1\ngame duel\nsay Fire.\n", "a:3:1: say is for lessons"},
		{"no opposite", "# case 1\ngame duel\n! dice 3\n", "a:3:1: ! does not go with dice"},
		{"no dice on a line", "# case 1\ngame duel\nA fire x dice  # none\n", "a:3:14: expected faces after dice"},
		{"dice of what is refused", "# case 1\ngame duel\n! A fire x dice 3\n", "a:3:12: dice do not go with a choice that is refused"},
		{"refused alone", "# case 1\ngame duel\nA pass\nrefused 1\n", "a:4:1: refused comes right after"},
		{"unknown block", "# case 1\ngame duel\nA pass\n-- before --\n", `a:4:4: no block "before": expected position, change, after, scenario, pack FILE`},
		{"a second file of one name", "# case 1\n-- pack a.csv --\nx\n-- pack a.csv --\n", `a:4:4: a second block "pack a.csv"`},
		{"a second block", "# case 1\n-- after --\nx\n-- after --\n", `a:4:4: a second block "after"`},
		{"two starts", "# case 1\nscenario b\nA pass\n-- position --\ngame duel\n", "a:2:1: a scenario does not go with a position"},
		{"set and position", "# case 1\nset b=c\nA pass\n-- position --\ngame duel\n", "a:2:1: set does not go with a position"},
		{"change and position", "# case 1\nA pass\n-- position --\ngame duel\n-- change --\n", "a:5:1: a change goes with a scenario"},
		{"no text", "# case 1\n\xff\n", "a:2:1: expected text in UTF-8"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Parse("a", []byte(tt.text))
			var fault *engine.TextError
			if !errors.As(err, &fault) {
				t.Fatalf("got %v, want an engine.TextError", err)
			}
			if !strings.HasPrefix(err.Error(), tt.want) {
				t.Errorf("got  %s\nwant %s", err, tt.want)
			}
		})
	}
}

func TestCutLine(t *testing.T) {
	for _, tt := range []struct {
		raw     string
		want    line
		comment string
	}{
		{"A fire resolute > vengeur  # why", line{text: "A fire resolute > vengeur", from: 1, column: 1}, "why"},
		{"  ! see B \"a # b\" # c", line{not: true, word: "see", text: `B "a # b"`, from: 3, column: 9}, "c"},
		{"!event", line{not: true, word: "event", from: 1, column: 7}, ""},
		{"dice\t5  3", line{word: "dice", text: "5  3", from: 1, column: 6}, ""},
		{"A place E5#6", line{text: "A place E5#6", from: 1, column: 1}, ""},
		{"expect schöne see", line{word: "expect", text: "schöne see", from: 1, column: 8}, ""},
		{"eventful B", line{text: "eventful B", from: 1, column: 1}, ""},
	} {
		t.Run(tt.raw, func(t *testing.T) {
			got, comment := cutLine(0, tt.raw)
			if got != tt.want || comment != tt.comment {
				t.Errorf("got %+v %q, want %+v %q", got, comment, tt.want, tt.comment)
			}
		})
	}
}

// FuzzParse looks for texts that make the reader panic or that it faults at a
// place outside of them.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"testdata/*.txtar", "../games/*/testdata/*.txtar"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	f.Add([]byte("# case 7.1\ngame duel\nset a=b\ndice 5 3\nA fire x > y 85mm\n! A pass\nrefused 7.2 \"a # b\"\n-- change --\n+ a\n- b\n-- after --\nc"))
	f.Add([]byte("# case 1\ngame duel\nA fire x > y dice 5 3 # é\nA é dice\n! B dice 2\nexpect 6 x ship …\nexpect shown points A 3"))
	f.Add([]byte("! \"\r\n#\n-- position --\r\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		x, err := Parse("a", text)
		var fault *engine.TextError
		switch {
		case err == nil:
			if x.Game == "" || len(x.Cases) == 0 {
				t.Error("read without a game or a case")
			}
		case !errors.As(err, &fault):
			t.Errorf("got %v, want an engine.TextError", err)
		default:
			lines := strings.Split(string(text), "\n")
			if fault.Line < 1 || fault.Line > len(lines) || fault.Column < 1 || fault.Column > len(lines[fault.Line-1])+1 {
				t.Errorf("%v is not in the text of %d lines", fault, len(lines))
			}
		}
	})
}

func TestNoGameSaysWhereTheGameIsNamed(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a line", "# case 2.4\ngame deul\nA pass\n", "a:2:6: no such game"},
		{"a position", "# case 2.4\nA pass\n-- position --\nweathergage position 1\ngame  deul\n", "a:5:7: no such game"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, err := Parse("a", []byte(tt.text))
			if err != nil {
				t.Fatal(err)
			}
			if got := x.NoGame(errors.New("no such game")).Error(); x.Game != "deul" || got != tt.want {
				t.Errorf("%s of %s, want %s", got, x.Game, tt.want)
			}
		})
	}
}
