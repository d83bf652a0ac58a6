package server

import (
	"net/http"
	"testing"

	"github.com/weathergage/weathergage/record"
)

// TestABoardOfOnesOwnVerifies tells matches again on boards of one's own, whose dice then
// fell in the matches before. What the boards' records say of them holds.
func TestABoardOfOnesOwnVerifies(t *testing.T) {
	s := openSite(t)
	for _, dice := range []string{"house", "typed"} {
		n := newMatch{Game: "duel", Scenario: "fog", Dice: dice, Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
		var m made
		if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
			t.Fatalf("a match was answered with %d", code)
		}
		thrown := 0
		for range 400 {
			for _, token := range m.Seats {
				v := s.table(*token).View
				switch {
				case v.Need != nil:
					faces := make([]uint16, v.Need.Dice)
					for i := range faces {
						faces[i] = uint16(1 + s.luck.IntN(v.Need.Sides))
					}
					s.ask("POST", "/api/m/"+*token+"/dice", move{At: v.At, Faces: faces}, nil)
					thrown++
				case len(v.Asks) > 0:
					s.playOn(*token, 1)
				}
			}
			if s.table(*m.Seats[0]).View.Ended != nil {
				break
			}
		}
		own := s.study(*m.Seats[0], 0)
		l := s.house.matches[own.Match]
		rec, err := record.Parse(own.Match, l.match.Record())
		if err != nil {
			t.Fatal(err)
		}
		carried := 0
		for _, th := range rec.Throws() {
			if th.House == 0 {
				carried++
			}
		}
		if carried == 0 || dice == "typed" && thrown == 0 {
			t.Errorf("%s dice: %d are told again, %d were typed", dice, carried, thrown)
		}
		if report := record.Verify(l.match.Rules(), rec); !report.OK() {
			t.Errorf("%s dice: %v", dice, report.Faults)
		}
	}
}
