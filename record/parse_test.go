package record

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/weathergage/weathergage/engine"
)

// unplaced compares records without regard to where their lines stood.
var unplaced = cmp.Options{
	cmpopts.IgnoreTypes(Place(0), Places{}),
	cmpopts.IgnoreUnexported(Step{}),
}

func TestTheSampleIsCanonical(t *testing.T) {
	rec, err := Parse("sample.wgm", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(sample, string(rec.Format())); diff != "" {
		t.Error(diff)
	}
	fire := rec.Lines[3].(*Step)
	if got := []int{fire.Throws[0].House, fire.Throws[1].House, fire.Throws[2].House, fire.Throws[3].House}; !cmp.Equal(got, []int{3, 0, 9, 10}) {
		t.Errorf("the throws have numbers %v", got)
	}
}

func TestTheReaderIsLenient(t *testing.T) {
	loose := strings.NewReplacer(
		"game      toy", "GAME toy ; the toy",
		"A close resolute > vengeur 85mm\n", "\ta   close resolute  >\tvengeur 85mm\r\n",
		"6.2 A 2d6 = 6 1\n  6.3", "    6.2 a 2D6  = 6 1 ; well thrown\n6.3",
		"back 2 by B, agreed A, B", "back 2 by b agreed a B",
		"end concede A", "END Concede a",
	).Replace(sample)
	rec, err := Parse("", []byte(loose))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(sample, string(rec.Format())); diff != "" {
		t.Error(diff)
	}
}

func TestFaultsSayWhereAndWhat(t *testing.T) {
	for _, tt := range []struct {
		name, old, new string
		want           string
	}{
		{"not a record", "weathergage match 1", "weathergage position 1", `1:1: expected "weathergage match 1", found "weathergage"`},
		{"a newer form", "weathergage match 1", "weathergage match 2", "1:19: the record has form 2, and this program reads forms up to 1: a newer one wrote it"},
		{"an unknown heading", "scenario  open", "scenaro  open", `9:1: expected one of game, rules, pack, own, scenario, set, match, fork, seat, dice, view, start, found "scenaro"; did you mean scenario?`},
		{"a heading twice", "scenario  open", "game toy", "9:1: a second game line"},
		{"no pack", "pack      3f9ac1\n", "", "16:1: expected a pack line before start"},
		{"no version", `edition" 3`, `edition" x`, `3:28: expected the version of the law from 0, found "x"`},
		{"a setting without a value", "set       wind=variable", "set wind", `10:5: expected KEY=VALUE, found "wind"`},
		{"an unclosed quote", `today"`, `today`, `14:67: expected a closing quote, with only \" \\ \n \r \t escaped`},
		{"a seat named like a keyword", "seat      A", "seat      turn", `14:11: "turn" cannot name a seat`},
		{"neither person nor bot", "B bot", "B robot", `15:13: expected person or bot, found "robot"`},
		{"strange dice", "mixed commit", "loaded commit", `16:11: expected house, typed, mixed or lab, found "loaded"`},
		{"an unknown keyword", "say B", "sy B", `34:1: expected a seat (A, B), a throw (CASE SEAT 2d6 = 5 3) or one of turn, at, check, told, say, back, ruling, try, sitting, sealed, opened, held, end, result, key, found "sy"; did you mean say?`},
		{"a face that is not on the die", "= 6 1\n  6.3", "= 6 7\n  6.3", `29:17: expected 2 faces from 1 to 6, found "7"`},
		{"too few faces", "= 6 1\n  6.3", "= 6\n  6.3", `29:16: expected 2 faces from 1 to 6, found the end of the line`},
		{"too many faces", "= 6 1\n  6.3", "= 6 1 1\n  6.3", `29:19: expected the end of the line, found "1"`},
		{"too many dice", "2d6 = 6 1\n  6.3", "9d6 = 6 1\n  6.3", `29:9: expected dice such as 2d6 (at most 8) or draw, found "9d6"`},
		{"a stranger throws", "6.3 B", "6.3 C", `30:7: expected a seat (A, B), found "C"`},
		{"a check too short", "check 5d1c90aa02b4e6f1", "check 5d1c", `33:9: expected 16 hexadecimal digits, found "5d1c"`},
		{"a check of nothing", "say B", "turn 1\ncheck 5d1c90aa02b4e6f1\nsay B", "35:1: a check stands only under a choice"},
		{"a seat that does nothing", "A pass", "A", "47:2: expected what A does, found the end of the line"},
		{"a choice in quotes", "A pass", `A "pass"`, "47:3: a choice has no quoted words"},
		{"at without a position", "    at\n      | x\n", "    at\n", `44:5: expected a position in lines that begin with |, found "B"`},
		{"a stray position line", "say B", "turn 2\n  | x\nsay B", "35:3: a line with | stands only after own, at, ruling or start position"},
		{"an end in a variation", "    B pass", "    end draw", "45:5: end cannot stand in a variation"},
		{"a choice after the end", "held B", "end draw\nB pass\nheld B", "60:1: nothing can be played after end, found \"B\""},
		{"a seal too short", "sealed B 3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b8553", "sealed B 3b0c", `54:10: expected 64 hexadecimal digits, found "3b0c"`},
		{"a seal of nobody", "sealed B", "sealed C", `54:8: expected a seat (A, B), found "C"`},
		{"a seal opened without a number", "opened B 1", "opened B", `56:10: expected the number of sealed choices from 1, found "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"…`},
		{"a seal in a variation", "    B pass", "    sealed B", "45:5: nothing is sealed in a variation"},
		{"a seal opened in a variation", "    B pass", "    opened B", "45:5: nothing is opened in a variation"},
		{"a file of one's own without a check", "open.toml 3e23f5b34b9a9846", "open.toml", `5:30: expected 16 hexadecimal digits, found the end of the line`},
		{"a file of one's own without lines", "  | key = \"open\"  # ours ; and \"yours\"\n  |\n  |   indented\n", "", `6:1: expected a file in lines that begin with |, found "scenario"`},
		{"a file of one's own that was changed", "# ours", "# theirs", "5:1: expected the file whose check is 3e23f5b34b9a9846, found one of b8711dd10ae3d6e1: its text has been changed"},
		{"two files of one's own", "scenario  open", "own x.toml 3e23f5b34b9a9846", "9:1: a second own line"},
		{"a message without a number", "say A 3", "say A x", `35:7: expected the number of a message from 1, found "x"`},
		{"a message numbered 0", "say A 3", "say A 0", `35:7: expected the number of a message from 1, found "0"`},
		{"a message of one who watches", "say A 3", "say observer 3", `35:5: expected a seat (A, B), for who watches gives no message, found "observer"`},
		{"a message and more", `flagship."`, `flagship." B`, `35:31: expected the end of the line, found "B"`},
		{"text that is not UTF-8", "say B", "say \xff", "34:5: expected text in UTF-8"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(sample, tt.old, tt.new, 1)
			if text == sample {
				t.Fatalf("the sample has no %q", tt.old)
			}
			_, err := Parse("", []byte(text))
			var fault *engine.TextError
			if !errors.As(err, &fault) || err.Error() != tt.want {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestATextCutShortIsRefusedOrWhole(t *testing.T) {
	whole := strings.Index(sample, "start     scenario") + len("start     scenario")
	for n := range len(sample) {
		_, err := Parse("", []byte(sample[:n]))
		if n < whole && err == nil {
			t.Errorf("a header of %d bytes was taken", n)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(sample))
	for _, cut := range []string{"held", "turn 1", "try", "start"} {
		f.Add([]byte(sample[:strings.Index(sample, cut)]))
	}
	f.Add([]byte(strings.ReplaceAll(sample, "dice      mixed commit=9f2c known", "view A\ndice lab key=x number=7")))
	f.Add([]byte(strings.Replace(sample, "start     scenario", "start position\n|a\n |  b", 1)))
	f.Fuzz(func(t *testing.T, text []byte) {
		first, err := Parse("f", text)
		if err != nil {
			var fault *engine.TextError
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1 || fault.Why == "" {
				t.Fatalf("a poor error: %#v", err)
			}
			return
		}
		printed := first.Format()
		second, err := Parse("f", printed)
		if err != nil {
			t.Fatalf("%v in what was written:\n%s", err, printed)
		}
		if diff := cmp.Diff(first, second, unplaced); diff != "" {
			t.Fatalf("%s in:\n%s", diff, printed)
		}
		if again := second.Format(); string(again) != string(printed) {
			t.Fatalf("written first:\n%s\nthen:\n%s", printed, again)
		}
	})
}
