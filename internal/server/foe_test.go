package server

import (
	"net/http"
	"testing"
)

// TestAFoeIsRefusedByTheRuleOfAttack clicks an enemy's piece, or the space where one stands, with a piece in hand that
// cannot attack it: the refusal is that of the attack, not that of the move into its space.
func TestAFoeIsRefusedByTheRuleOfAttack(t *testing.T) {
	s := openSite(t)
	const squares = `game invincible
squadron drake at D5
squadron sidonia at F5
squadron recalde at E6
`
	const siege = `game spain
scenario war
turn 5
flow spanish-fight begun
owner utrecht spanish
besieged Spanish utrecht
English at leeuwarden ostend-garrison
English at utrecht london-guard
Spanish at 2712 tercio-of-naples tercio-of-sicily
Spanish at utrecht tercio-of-iniguez
`
	const sea = `game spain
scenario war
turn 4
flow english-sea-fight begun
fleet fleet-1 at 2236 munitions 1
fleet fleet-2 at 2138 munitions 1
fleet armada-1 at 2237 munitions 2
fleet armada-2 at 2238 munitions 2
English aboard fleet-1 queens-ships-1
English aboard fleet-2 queens-ships-2
Spanish aboard armada-1 galleons-of-castile-1
Spanish aboard armada-2 galleons-of-castile-2
`
	for _, c := range []struct{ name, position, first, of, on, want string }{
		{"diagonally", squares, "English move > drake", "drake", "recalde",
			"A squadron attacks straight across a side of its square, never diagonally (case 7.1)"},
		{"the square of an enemy", squares, "English move > drake", "drake", "E6",
			"A squadron attacks straight across a side of its square, never diagonally (case 7.1)"},
		{"too far", squares, "English move > drake", "drake", "sidonia",
			"A squadron attacks only one that lies next to it (case 7.1)"},
		{"a vacant square", squares, "English move > drake", "drake", "F6",
			"It enters one neighbouring square after another (case 6.1.1)"},
		{"from a besieged city", siege, "", "utrecht", "leeuwarden",
			"Besieged units attack only their besiegers (case 10.0)"},
		{"ships out of reach", sea, "", "fleet-1", "armada-2",
			"A fleet attacks ships in a neighbouring hex (case 7.14)"},
		// nobody who rises stands on the board, to be clicked first
		{"a hex of the enemy", "game spain\nscenario war\nturn 5\nflow loyal\nevents britain invaded scots-risen\n", "", "", "madrid",
			"Those units do not rise in that hex (case 15.34)"},
	} {
		var m made
		if code := s.ask("POST", "/api/records", map[string]string{"text": "weathergage position 1\n" + c.position}, &m); code != http.StatusCreated {
			t.Fatalf("%s: the position was answered with %d", c.name, code)
		}
		token := *m.Seats[0]
		if c.position == siege {
			token = *m.Seats[1]
		}
		if c.first != "" {
			s.plays(token, c.first)
		}
		var why refusal
		if code := s.ask("POST", "/api/m/"+token+"/why", move{At: s.table(token).View.At, On: c.on, Of: c.of}, &why); code != http.StatusOK || why.Text != c.want {
			t.Errorf("%s: %d %q, want %q", c.name, code, why.Text, c.want)
		}
	}
}

// TestWhyAtAnotherTime drags what does not move now: the refusal says when it does. What is built is refused by the rule
// of building.
//
// Spain, cases 5.51, 6.21, 8.11.
func TestWhyAtAnotherTime(t *testing.T) {
	s := openSite(t)
	const position = "weathergage position 1\ngame spain\nscenario war\nturn 3\nflow english-activation\n" +
		"funds English 500 Spanish 500\nEnglish at plymouth devon-bands\nEnglish afloat plymouth queens-ships-6\n"
	var m made
	if code := s.ask("POST", "/api/records", map[string]string{"text": position}, &m); code != http.StatusCreated {
		t.Fatalf("the position was answered with %d", code)
	}
	token := *m.Seats[0]
	for _, c := range []struct{ of, on, want string }{
		{"queens-ships-6", "1517", "Fleets sail in one's own Naval Movement Segment (case 6.21)"},
		{"devon-bands", "1612", "Land units march in their own Land Movement Segment (case 8.11)"},
		{"london-merchants-1", "amsterdam", "English units are built in England, Dutch ships in ports of the Protestant Netherlands, " +
			"Dutch land units on the track of that country (case 5.51)"},
	} {
		var why refusal
		if code := s.ask("POST", "/api/m/"+token+"/why", move{At: s.table(token).View.At, On: c.on, Of: c.of}, &why); code != http.StatusOK || why.Text != c.want {
			t.Errorf("%s on %s: %d %q, want %q", c.of, c.on, code, why.Text, c.want)
		}
	}
}
