package server

import (
	"net/http"
	"strconv"
	"strings"
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

// TestNamesOfVariations names what was tried in a study; the text that it is downloaded as
// has the names, and the study that is opened from it has them again.
func TestNamesOfVariations(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "open-sea", "me", "me")
	own := s.study(*m.Seats[0], 0)
	a, b := *own.Seats[0], *own.Seats[1]
	at := func() int { return s.table(a).View.At }
	tried := s.table(a).View.Asks[0].Options
	for _, o := range tried[:2] {
		s.post(a, "go", move{At: at(), Node: 0, With: []string{b}})
		choice := o.Choice
		for _, sp := range o.Spans {
			if sp.Step != 0 {
				choice += " " + strconv.Itoa(int(sp.Min))
			}
		}
		s.post(a, "play", move{At: at(), Choices: []string{choice}})
	}
	named := move{At: at(), Node: 2, Text: "To \"windward\"", With: []string{b}}
	for node, want := range map[int]int{1: http.StatusConflict, 7: http.StatusConflict} {
		if code := s.ask("POST", "/api/m/"+a+"/title", move{Node: node, Text: "x", With: []string{b}}, nil); code != want {
			t.Errorf("a name for node %d was answered with %d, want %d", node, code, want)
		}
	}
	if code := s.ask("POST", "/api/m/"+a+"/title", move{Node: 2, Text: "x"}, nil); code != http.StatusForbidden {
		t.Errorf("a name by one side of two was answered with %d", code)
	}
	s.post(a, "title", named)
	_, text := s.text("/api/m/" + a + "/tree/record?with=" + b)
	if !strings.Contains(text, `try "To \"windward\""`) {
		t.Errorf("the download has no name of the variation:\n%s", text)
	}
	var opened made
	if code := s.ask("POST", "/api/records", map[string]string{"text": text}, &opened); code != http.StatusCreated {
		t.Fatalf("the download was answered with %d", code)
	}
	c, d := *opened.Seats[0], *opened.Seats[1]
	var tree treeView
	s.ask("GET", "/api/m/"+c+"/tree?with="+d, nil, &tree)
	if len(tree.Nodes) != 3 || tree.Nodes[2].Title != named.Text || tree.Nodes[1].Title != "" {
		t.Errorf("opened again it has the nodes %+v", tree.Nodes)
	}
	if _, again := s.text("/api/m/" + c + "/tree/record?with=" + d); !strings.Contains(again, `try "To \"windward\""`) {
		t.Errorf("downloaded again it has no name:\n%s", again)
	}
}
