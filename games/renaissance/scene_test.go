package renaissance

import (
	"strings"
	"testing"
)

// A ship says what she is, and a fire ship what else she is to her own side until she burns.
func TestSceneTypes(t *testing.T) { // 4.4, 16.2
	g := begun(t, "puerto-rico")
	fire := noShip
	for n := range shipNo(g.ofFleet()) {
		if g.row(n).FireShip {
			fire = n
		}
	}
	if fire == noShip {
		t.Fatal("no fire ship")
	}
	own := g.row(fire).Seat
	if got := g.piece(fire, own).Type; !strings.HasSuffix(got, ", fire ship") {
		t.Errorf("her own side reads %q", got)
	}
	if got := g.piece(fire, foe(own)).Type; strings.Contains(got, "fire") || got == "" {
		t.Errorf("the enemy reads %q", got)
	}
	if g.piece(g.named("exchange"), seatA).Type != "Pinnace" {
		t.Errorf("Exchange is a %q", g.piece(g.named("exchange"), seatA).Type)
	}
}

// A barrier says to a player who points at it how it is broken and who of his can work on it.
func TestBarrierNote(t *testing.T) { // 23.7
	g := begun(t, "puerto-rico")
	own := g.ships[g.named("exchange")].holder
	m := g.barrierMarks(own)[0]
	if m.Rule != "23.7" || !strings.Contains(m.Note, "order the crew of Exchange, lying still within 20 mm, to work on it for 3 moves") {
		t.Errorf("%s: %s", m.Rule, m.Note)
	}
	if got := g.barrierMarks(foe(own))[0].Note; strings.Contains(got, "Exchange") {
		t.Errorf("the enemy reads %s", got)
	}
}

// The list of ships says what the guns of a player's own ships hold, and nothing of the enemy's. Case 10.3.
func TestTheListSaysWhatGunsHold(t *testing.T) {
	for _, tt := range []struct{ loads, want string }{
		{"", "ball"},
		{"charges triumph empty empty empty empty", "empty"},
		{"charges triumph hail empty ball ball", "port hail, starboard empty, stern ball, bow ball"},
	} {
		g, r := play(t, "scenario lion-and-bull\n"+tt.loads), rules(t)
		g.Redact(seatA)
		for _, c := range r.Scene(g, seatA).Charts {
			if c.Key != "fleet-a" && c.Key != "fleet-b" {
				continue
			}
			want := map[string]string{"fleet-a": tt.want, "fleet-b": ""}[c.Key]
			if got := c.Rows[0].Cells[len(c.Columns)-1]; got != want {
				t.Errorf("after %q the guns of %s hold %q, want %q", tt.loads, c.Rows[0].Name, got, want)
			}
		}
	}
}
