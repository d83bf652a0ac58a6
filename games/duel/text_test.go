package duel

import (
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestTextIsOfOneForm reads a position that is written with all liberties.
func TestTextIsOfOneForm(t *testing.T) {
	r := rules(t)
	loose := "; a position to fire from\n\tRANGE 85   ; no unit\ngame duel\nphase firing\ngage b\n\nship VENGEUR speed 2 hull 7\n" +
		"scenario fog\nwind variable\nturn 3\nguns resolute chain\nship resolute struck chain-fired 1\r\n"
	want := `weathergage position 1
game duel 1
scenario fog
wind variable
turn 3
phase firing
gage B
firing B
range 85mm
ship resolute hull 6 sails 3 speed 0 chain-fired 1 struck
guns resolute chain
ship vengeur hull 7 sails 2 speed 2 chain-fired 0
guns vengeur round
`
	s, problems, err := r.ParsePosition([]byte(loose))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(r.FormatPosition(nil, s)); got != want {
		t.Errorf("written as\n%swant\n%s", got, want)
	}
	if len(problems) != 1 || problems[0].Rule != "5.1" {
		t.Errorf("the match goes on though she has struck (5.1), and the problems are %+v", problems)
	}
}

func TestFaultsOfText(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		text         string
		line, column int
		why          string
	}{
		{"weathergage match 1", 1, 13, `expected position, found "match"`},
		{"game duel 2", 1, 6 + len("duel "), `expected a whole number from 1 to 1, found "2"`},
		{"game no-such-game", 1, 6, `expected duel, found "no-such-game"`},
		{"\nwind calm", 2, 6, `expected steady or variable, found "calm"`},
		{"scenario calm", 1, 10, `expected open-sea or fog, found "calm"`},
		{"speed 3", 1, 1, "expected weathergage, game, scenario"},
		{"turn 100", 1, 6, `expected a whole number from 0 to 99, found "100"`},
		{"turn 2\nturn 3", 2, 1, `a second line "turn"`},
		{"turn", 1, 5, "expected a whole number from 0 to 99, found the end of the line"},
		{"phase", 1, 6, "expected orders, closing, firing or over, found the end of the line"},
		{"phase striking", 1, 7, `found "striking"`},
		{"gage C", 1, 6, `expected A or B, found "C"`},
		{"range 5km", 1, 7, `found "5km"`},
		{"range 5mm away", 1, 11, `expected the end of the line, found "away"`},
		{"ship victory hull 3", 1, 6, `expected resolute or vengeur, found "victory"`},
		{"ship resolute Größe 3", 1, 15, `expected hull, sails, speed, chain-fired or struck, found "Größe"`},
		{"guns vengeur grape", 1, 14, `expected none, round, chain or ?, found "grape"`},
		{"order vengeur load ?", 1, 20, `expected none, round or chain, found "?"`},
		{"order vengeur fire", 1, 15, "expected speed or load"},
		{"phase closing\norder vengeur speed 1", 2, 22, "expected orders only in the phase orders, found some in closing"},
		{"guns vengeur round\norder vengeur load chain", 2, 25, "expected no order to load guns that are loaded"},
		{"order vengeur load chain speed 1\norder resolute speed 0 load round", 2, 34, "expected an order still to be given"},
	} {
		_, _, err := r.ParsePosition([]byte(tt.text))
		var fault *engine.TextError
		if !errors.As(err, &fault) || fault.Line != tt.line || fault.Column != tt.column || !strings.Contains(fault.Why, tt.why) {
			t.Errorf("%q: %v, want %d:%d: %s", tt.text, err, tt.line, tt.column, tt.why)
		}
	}
}

func TestObjections(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		name string // starts with the case
		text string
	}{
		{"1.1 more hull than at first", "ship resolute hull 7"},
		{"1.1 more sails than at first", "ship resolute sails 4"},
		{"2.2 empty guns before the fire", "phase closing\nguns resolute none"},
		{"2.2 empty guns of the second to fire", "phase firing\ngage A\nguns vengeur none"},
		{"2.3 more chain fired than there was", "ship vengeur chain-fired 2"},
		{"2.3 chain loaded from empty racks", "ship vengeur chain-fired 1\nguns vengeur chain"},
		{"2.4 more speed made than sails give", "phase closing\nship vengeur speed 3"},
		{"2.4 more speed ordered than sails give", "order vengeur speed 3"},
		{"3.4 between alongside and 40 mm", "range 35mm"},
		{"1.3 off the scale", "range 301mm"},
		{"3.3 out of sight", "range 605mm"},
		{"5.1 a sunken ship fights on", "ship vengeur hull 0"},
		{"5.3 a turn too many", "turn 9"},
		{"5.3 over before nightfall", "phase over\nturn 7"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, problems, err := r.ParsePosition([]byte(tt.text))
			rule, _, _ := strings.Cut(tt.name, " ")
			if err != nil || len(problems) != 1 || string(problems[0].Rule) != rule {
				t.Errorf("%v, %+v", err, problems)
			}
		})
	}
	for _, sound := range []string{"", "scenario fog", "phase over\nturn 8", "phase firing\ngage A\nfiring B\nguns resolute none"} {
		if _, problems, err := r.ParsePosition([]byte(sound)); err != nil || len(problems) > 0 {
			t.Errorf("%q: %v, %+v", sound, err, problems)
		}
	}
}

func FuzzParsePosition(f *testing.F) {
	r := rules(f)
	for _, seed := range []string{
		"", "phase firing\ngage B\nrange 85mm\nship resolute hull 1 struck", "guns vengeur ?", "; nothing\n\n\twind variable",
		"order vengeur load chain", "phase closing\nrange 20\nship resolute speed 99", "phase over", "turn 0\nscenario fog",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		s, _, err := r.ParsePosition(text)
		var fault *engine.TextError
		if err != nil {
			if !errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1 || fault.Why == "" {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		written := r.FormatPosition(nil, s)
		again, _, err := r.ParsePosition(written)
		if err != nil || !again.Equal(s) || string(r.FormatPosition(nil, again)) != string(written) {
			t.Errorf("%q is written\n%sand read back with %v", text, written, err)
		}
		asked := s.Pending(nil)
		if _, over := s.Outcome(); over != (len(asked) == 0) {
			t.Errorf("%q: over is %v, and %d decisions are open", text, over, len(asked))
		}
		for _, d := range asked {
			for _, c := range s.Candidates(d, 3, nil) {
				if ill := s.Check(c); !ill.OK() {
					t.Errorf("%q: candidate %+v is refused", text, c)
				}
			}
		}
	})
}
