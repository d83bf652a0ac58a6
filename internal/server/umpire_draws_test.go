package server

import (
	"net/http"
	"regexp"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/record"
)

// An umpire, who has the seats of all persons, types what is drawn unseen for each: from a list of what is still in the
// bag. Without him the house draws it. The record says what he typed, and holds.
func TestAnUmpireDrawsOfficers(t *testing.T) {
	s := openSite(t)
	n := newMatch{Game: "fury", Scenario: "feud", Dice: "umpire", Seats: []newSeat{{Kind: "me"}, {Kind: "friend"}}}
	var m made
	if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusBadRequest {
		t.Errorf("an umpire without all seats was answered with %d", code)
	}
	n.Seats[1].Kind = "me"
	for _, dice := range []string{"umpire", "typed"} {
		t.Run(dice, func(t *testing.T) {
			n.Dice = dice
			if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
				t.Fatalf("a match was answered with %d", code)
			}
			drawn := s.drawsBy(t, *m.Seats[0], *m.Seats[1])
			if (len(drawn) > 1) != (dice == "umpire") {
				t.Errorf("drawn by hand were %q", drawn)
			}
			s.post(*m.Seats[1], "concede", move{At: s.table(*m.Seats[1]).View.At})
			l, err := s.house.hold(t.Context(), m.Match)
			if err != nil {
				t.Fatal(err)
			}
			text := l.match.Record()
			rec, err := record.Parse("", text)
			if err != nil {
				t.Fatal(err)
			}
			if report := record.Verify(l.match.Rules(), rec); !report.OK() {
				t.Errorf("the record does not hold: %v", report.Faults)
			}
			if typed := len(regexp.MustCompile(` draw 60 = .* officer-\d+ typed\n`).FindAll(text, -1)); typed != len(drawn) {
				t.Errorf("%d draws were typed, and the record says %d of:\n%s", len(drawn), typed, text)
			}
		})
	}
}

// drawsBy plays the first steps of a match for both seats, and returns what was drawn by hand, which is each time the
// first thing in the bag.
func (s *site) drawsBy(t *testing.T, tokens ...string) (drawn []string) {
	t.Helper()
	for range 60 {
		rolled := false
		for _, token := range tokens {
			v := s.table(token).View
			if v.Need == nil || !v.Need.Yours {
				continue
			}
			faces := slices.Repeat([]uint16{1}, v.Need.Dice)
			if bag := v.Need.Drawn; len(bag) > 0 {
				faces[0] = uint16(bag[0].Face)
				if len(drawn) < 3 && slices.Contains(drawn, bag[0].Name) { // later some are put back
					t.Errorf("%s, who was drawn, is still in the bag", bag[0].Name)
				}
				drawn = append(drawn, bag[0].Name)
			}
			s.post(token, "dice", move{At: v.At, Faces: faces})
			rolled = true
			break
		}
		if !rolled {
			s.playEither(tokens...)
		}
	}
	return drawn
}
