package duel

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestOdds counts by hand: four dice that hit on 6 against a hull of 2, which
// strikes on more than is left of it.
func TestOdds(t *testing.T) {
	r := rules(t)
	s, _, err := r.ParsePosition([]byte("phase firing\ngage A\nrange 600mm\nship vengeur hull 2"))
	if err != nil {
		t.Fatal(err)
	}
	c := engine.Choice{Verb: verbFire, About: shipOf(seatA), On: shipOf(seatB)}
	table, err := dice.Forecast(r, s, c, dice.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(table.Rows) != 1 || !table.Exact {
		t.Fatalf("one row, exact: %+v", table)
	}
	none := math.Pow(5.0/6, 4)
	one := 4 * math.Pow(5.0/6, 3) / 6
	for i, want := range []float64{
		one + 2*(1-none-one), // hull lost
		0,                    // sails lost
		one * 5 / 6,          // strikes: with a hull of 1, on 2 or more
		1 - none - one,       // sinks
	} {
		if got := table.Rows[0].Columns[i].Mean; math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %v, want %v", table.Measures[i], got, want)
		}
	}
}

// TestNoOddsOfTheUnseen: of a shot that one may not know there are none.
func TestNoOddsOfTheUnseen(t *testing.T) {
	r := rules(t)
	s, _, err := r.ParsePosition([]byte("phase firing\ngage A"))
	if err != nil {
		t.Fatal(err)
	}
	s.Redact(seatB)
	c := engine.Choice{Verb: verbFire, About: shipOf(seatA), On: shipOf(seatB)}
	if _, err := dice.Forecast(r, s, c, dice.Options{}); err == nil {
		t.Error("there are odds")
	}
}

// 2.2 4.2 a captain whose chain shot does not carry so far is asked for his broadside like any other, and
// reads why he can only hold his fire (R2). Who may fire has no excuse.
func TestACaptainReadsWhyHeHoldsHisFire(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ loaded, says string }{
		{"chain", "her guns are loaded with chain, which carries 300 mm; the range is 600 mm (case 4.2)"}, {"round", ""},
	} {
		s, _, err := r.ParsePosition([]byte("phase firing\ngage A\nrange 600mm\nguns resolute " + tt.loaded))
		if err != nil {
			t.Fatal(err)
		}
		d := s.Pending(nil)[0]
		ill := r.(engine.Excuser).Excuse(s, d)
		if alone := len(s.Options(d, nil)) == 1; alone == ill.OK() {
			t.Errorf("loaded with %s: one answer %v, the excuse is %+v", tt.loaded, alone, ill)
		}
		if tt.says != "" && r.Words().Refuse(ill) != tt.says {
			t.Errorf("loaded with %s: %q, want %q", tt.loaded, r.Words().Refuse(ill), tt.says)
		}
	}
}

// 4.3 What a die needs is said with the range and the speed that make it.
func TestABroadsideSaysWhatItsDiceNeed(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		position, total string
		parts           int
	}{
		{"phase firing\ngage A\nship resolute speed 3\nrange 90mm", "5 or more", 2},
		{"phase firing\ngage A\nship resolute speed 2\nrange 90mm", "4 or more", 1},
		{"phase firing\ngage A\nguns resolute chain\nrange 600mm", "", 0},
	} {
		s, _, err := r.ParsePosition([]byte(tt.position))
		if err != nil {
			t.Fatal(err)
		}
		sums := r.(engine.Reckoner).Reckon(s, engine.Choice{Verb: verbFire, About: shipOf(seatA), On: shipOf(seatB)})
		if tt.parts == 0 {
			if sums != nil {
				t.Errorf("a shot that does not carry needs %+v", sums)
			}
			continue
		}
		if len(sums) != 1 || sums[0].Total != tt.total || len(sums[0].Parts) != tt.parts {
			t.Errorf("%+v, want %q of %d parts", sums, tt.total, tt.parts)
		}
	}
}
