package dice

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

var (
	open   = engine.Throw{Seat: 0, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "4.3"}
	theirs = engine.Throw{Seat: 1, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "4.3"}
	nobody = engine.Throw{Seat: engine.NoSeat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "1.2"}
	unseen = engine.Throw{Seat: 0, Dice: 1, Sides: 40, Drawn: true, Rule: "16.0"}
)

func TestTypedAsksTheHouseOnlyForItsOwn(t *testing.T) {
	for _, tt := range []struct {
		name  string
		seats engine.Seats
		throw engine.Throw
		house bool
	}{
		{"all dice are typed", engine.Everyone, open, false},
		{"what nobody may see the house throws", engine.Everyone, unseen, true},
		{"a typing seat", engine.Only(0), open, false},
		{"a seat that leaves it to the house", engine.Only(0), theirs, true},
		{"nobody's throw where somebody types", engine.Only(1), nobody, false},
		{"nobody's throw where none types", 0, nobody, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			house, err := NewHouse(Secret{1}, "m", nil)
			if err != nil {
				t.Fatal(err)
			}
			d := &Typed{Seats: tt.seats, House: house}
			_, ok := d.Throw(tt.throw)
			if ok != tt.house || (d.Count() == 1) != tt.house {
				t.Errorf("thrown %v, count %d; want by the house: %v", ok, d.Count(), tt.house)
			}
		})
	}
	house, err := NewHouse(Secret{1}, "m", nil)
	if err != nil {
		t.Fatal(err)
	}
	beside := &Typed{Seats: engine.Everyone, Persons: engine.Only(1), House: house}
	hidden := open
	hidden.Seen = engine.Only(0)
	if _, ok := beside.Throw(hidden); !ok {
		t.Error("a throw that only a bot may see was left to people")
	}
	if _, ok := beside.Throw(open); ok {
		t.Error("a throw that people see was made by the house")
	}
	d := &Typed{Seats: engine.Everyone}
	if _, ok := d.Throw(unseen); ok || d.Count() != 0 {
		t.Error("dice were thrown without a house")
	}
}

func TestKeeperRunsAgainOverWhatWasThrown(t *testing.T) {
	house, err := NewHouse(Secret{1}, "m", nil)
	if err != nil {
		t.Fatal(err)
	}
	k := &Keeper{Dice: &Typed{Seats: engine.Only(1), House: house}}
	first, _ := k.Throw(open)
	if _, ok := k.Throw(theirs); ok {
		t.Fatal("a typed throw was made")
	}
	k.Thrown = append(k.Thrown, engine.Thrown{Throw: theirs, Faces: engine.Faces{5, 3}})
	k.Rewind()
	again, _ := k.Throw(open)
	typed, _ := k.Throw(theirs)
	third, _ := k.Throw(open)
	if again != first || typed != (engine.Faces{5, 3}) || house.Count() != 2 {
		t.Errorf("thrown %v %v, count %d", again, typed, house.Count())
	}
	want := []engine.Thrown{{Throw: open, Faces: first, House: 1}, {Throw: theirs, Faces: typed}, {Throw: open, Faces: third, House: 2}}
	if !slices.Equal(k.Thrown, want) {
		t.Errorf("kept %v, want %v", k.Thrown, want)
	}
}

func TestReplayRefusesAThrowThatDiffers(t *testing.T) {
	was := engine.Throw{Seat: 0, Dice: 2, Sides: 6, Rule: "4.3"}
	for _, tt := range []struct {
		name   string
		change func(*engine.Throw)
		want   string
	}{
		{"the same", func(*engine.Throw) {}, ""},
		{"by whom", func(t *engine.Throw) { t.Seat = 1 }, "expected a throw of 2d6 by seat 1 for case 4.3, found 2d6 by seat 0 for case 4.3"},
		{"dice", func(t *engine.Throw) { t.Dice = 1 }, "expected a throw of 1d6 by seat 0 for case 4.3, found 2d6 by seat 0 for case 4.3"},
		{"sides", func(t *engine.Throw) { t.Sides = 8 }, "expected a throw of 2d8 by seat 0 for case 4.3, found 2d6 by seat 0 for case 4.3"},
		{"case", func(t *engine.Throw) { t.Rule = "4.4" }, "expected a throw of 2d6 by seat 0 for case 4.4, found 2d6 by seat 0 for case 4.3"},
		{"drawn", func(t *engine.Throw) { t.Drawn = true }, "expected a throw of a draw of 6 by seat 0 for case 4.3, found 2d6 by seat 0 for case 4.3"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := NewReplay([]engine.Thrown{{Throw: was, Faces: engine.Faces{5, 3}, House: 7}})
			asked := open
			tt.change(&asked)
			f, ok := r.Throw(asked)
			if tt.want == "" {
				if !ok || f != (engine.Faces{5, 3}) || r.Count() != 7 || r.Left() != 0 || r.Err() != nil {
					t.Errorf("%v %v %d %d %v", f, ok, r.Count(), r.Left(), r.Err())
				}
				return
			}
			if ok || r.Err() == nil || r.Err().Error() != tt.want || r.Left() != 1 {
				t.Errorf("%v, %v, want %s", ok, r.Err(), tt.want)
			}
			if _, ok := r.Throw(open); ok {
				t.Error("thrown after an error")
			}
		})
	}
	r := NewReplay([]engine.Thrown{{Throw: was, Faces: engine.Faces{7, 3}}})
	if _, ok := r.Throw(open); ok || r.Err() == nil {
		t.Error("a seven was thrown with six sides")
	}
	r.Reset(nil)
	if _, ok := r.Throw(open); ok || r.Err() != nil {
		t.Errorf("an empty record: %v, %v", ok, r.Err())
	}
}

func TestScript(t *testing.T) {
	s := NewScript(5, 3, 6, 1, 9)
	if f, ok := s.Throw(open); !ok || f != (engine.Faces{5, 3}) || s.Left() != 3 {
		t.Errorf("%v %v, %d left", f, ok, s.Left())
	}
	s.Throw(open)
	if _, ok := s.Throw(open); ok || s.Left() != 1 || s.Err() != nil {
		t.Errorf("a die short: %v, %d left, %v", ok, s.Left(), s.Err())
	}
	if _, ok := s.Throw(nobody); ok || s.Err() == nil || !strings.Contains(s.Err().Error(), "1 to 6, found [9]") {
		t.Errorf("a nine: %v, %v", ok, s.Err())
	}
}

// chits are the words of a cup with three soldiers, one sloop and one siege.
var (
	chits = []engine.Object{engine.Thing(1, 1), engine.Thing(1, 1), engine.Thing(1, 1), engine.Thing(1, 2), engine.Thing(1, 3)}
	words = engine.Words{
		Object: func(o engine.Object) string { return []string{"", "soldiers", "sloop", "siege"}[o.Number()] },
		Title:  func(o engine.Object) string { return []string{"", "Soldiers aboard", "A sloop", "A siege"}[o.Number()] },
	}
)

func TestParseFaces(t *testing.T) {
	draw := engine.Throw{Dice: 1, Sides: 5, Drawn: true}
	many := engine.Throw{Dice: 2, Sides: 20}
	for _, tt := range []struct {
		name  string
		throw engine.Throw
		draws []engine.Object
		text  string
		want  engine.Faces
		err   string
	}{
		{"with a blank", open, nil, " 5 3", engine.Faces{5, 3}, ""},
		{"with a comma", open, nil, "5, 3", engine.Faces{5, 3}, ""},
		{"run together", open, nil, "53", engine.Faces{5, 3}, ""},
		{"two digits are one face of a big die", many, nil, "12 13", engine.Faces{12, 13}, ""},
		{"run together where it cannot be told", many, nil, "53", engine.Faces{}, `expected 2 faces from 1 to 20, found "53"`},
		{"too few", open, nil, "5", engine.Faces{}, `expected 2 faces from 1 to 6, found "5"`},
		{"none", open, nil, "", engine.Faces{}, `expected 2 faces from 1 to 6, found ""`},
		{"not on the die", open, nil, "5 7", engine.Faces{}, `expected a face from 1 to 6, found "7"`},
		{"not a number", open, nil, "five three", engine.Faces{}, `expected a face from 1 to 6, found "five"`},
		{"a chit by name", draw, chits, "Sloop", engine.Faces{4}, ""},
		{"the first of like chits", draw, chits, "soldiers", engine.Faces{1}, ""},
		{"a chit by its title", draw, chits, "a siege", engine.Faces{5}, ""},
		{"a chit by its beginning", draw, chits, "sl", engine.Faces{4}, ""},
		{"like chits are no doubt", draw, chits, "sol", engine.Faces{1}, ""},
		{"a beginning of two", draw, chits, "s", engine.Faces{}, `"s" may be soldiers or sloop`},
		{"no such chit", draw, chits, "gold", engine.Faces{}, `expected one of soldiers, sloop, siege, found "gold"`},
		{"a draw without names", draw, nil, "4", engine.Faces{4}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f, err := ParseFaces(tt.throw, tt.draws, &words, tt.text)
			if tt.err == "" && err != nil || tt.err != "" && (err == nil || err.Error() != tt.err) {
				t.Errorf("error %v, want %s", err, tt.err)
			}
			if f != tt.want {
				t.Errorf("%v, want %v", f, tt.want)
			}
		})
	}
}

// An umpire draws for the seats of persons what nobody sees fall, and not for those of bots.
func TestAnUmpireDrawsUnseen(t *testing.T) {
	unseen := engine.Throw{Seat: 0, Dice: 1, Sides: 40, Drawn: true}
	for _, umpire := range []bool{false, true} {
		d := &Typed{Seats: engine.Everyone, Persons: engine.Only(0), Umpire: umpire, House: NewScript(5, 5)}
		if _, thrown := d.Throw(unseen); thrown == umpire {
			t.Errorf("umpire %v: the house draws: %v", umpire, thrown)
		}
		bots := unseen
		bots.Seat = 1
		if _, thrown := d.Throw(bots); !thrown {
			t.Errorf("umpire %v: he draws for a bot", umpire)
		}
	}
}

// Of many numbered things, such as officers, a number alone names one, and a wrong name lists the first and the last.
func TestDrawsByNumber(t *testing.T) {
	var draws []engine.Object
	for i := range 40 {
		draws = append(draws, engine.Thing(1, i+1))
	}
	name := func(o engine.Object) string { return fmt.Sprintf("officer-%d", o.Number()) }
	officers := engine.Words{Object: name, Title: name}
	throw := engine.Throw{Dice: 1, Sides: 40, Drawn: true}
	if f, err := ParseFaces(throw, draws, &officers, "25"); err != nil || f[0] != 25 {
		t.Errorf("25 is read as %v (%v)", f, err)
	}
	if _, err := ParseFaces(throw, draws, &officers, "gold"); err == nil || err.Error() != `expected one of officer-1 to officer-40, found "gold"` {
		t.Errorf("gold: %v", err)
	}
	bag := append([]engine.Object{draws[0], draws[1], draws[4], draws[4]}, draws[6:]...)
	if got := strings.Join(DrawNames(bag, &officers), ", "); got != "officer-1, officer-2, officer-5 ×2, officer-7 to officer-40" {
		t.Errorf("the bag holds %s", got)
	}
}

func FuzzParseFaces(f *testing.F) {
	for _, text := range []string{"5 3", "53", "5,3", "sloop", "", "s", "+5++3", "-1 2", "\u0665 3"} {
		f.Add(text, true)
		f.Add(text, false)
	}
	f.Fuzz(func(t *testing.T, text string, drawn bool) {
		throw, draws := open, []engine.Object(nil)
		if drawn {
			throw, draws = engine.Throw{Dice: 1, Sides: 5, Drawn: true}, chits
		}
		if faces, err := ParseFaces(throw, draws, &words, text); err == nil && !faces.Fit(throw) {
			t.Errorf("%q was taken as %v", text, faces)
		}
	})
}
