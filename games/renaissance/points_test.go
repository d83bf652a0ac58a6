package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// One line says what each side would have, and what counts most of all that may still happen.
//
// Case 1.2.
func TestWhoLeads(t *testing.T) {
	r := rules(t)
	for key, want := range map[string]string{
		"lepanto":   "If the battle ended now: Holy League 0 points, Ottoman 0 points; Ottoman can score 9 points for each enemy vessel captured",
		"dog-fight": "If the battle ended now: Order of Saint John 0 points, Ottoman 0 points; Order of Saint John can score 8 points for each enemy galley captured",
	} {
		s, err := r.Setup(key, nil, &engine.Turn{})
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Scene(s, engine.Observer).Outlook; got != want {
			t.Errorf("%s begins with %q, want %q", key, got, want)
		}
	}
}

// What a ship is worth grows with her crew's class and with her men, and follows from
// the pack to the point.
//
// Ruling R480.
func TestPoints(t *testing.T) {
	tb := loaded(t)
	find := func(key string) ScenarioShip {
		for i := range tb.Ships {
			if s := &tb.Ships[i]; s.Key == key {
				return ScenarioShip{Type: TypeNo(i), Sailing: Average, Gunnery: Average, Men: Average, Soldiers: s.Soldiers, Factor: s.Factor}
			}
		}
		t.Fatalf("no ship %q", key)
		return ScenarioShip{}
	}
	one := find("galleon-1000")
	w := tb.Worth
	tb.Worth = [NumWorths]int32{WorthSoldier: 50, WorthSize: 100_00, WorthAverage: 100_00, WorthElite: 150_00}
	if got := tb.Points(&one); got != 66 {
		t.Errorf("150 average soldiers at half a point, 75 x 175 / 200: %d points, want 66", got)
	}
	one.Men = Elite
	if got := tb.Points(&one); got != 120 {
		t.Errorf("150 elite soldiers at half as much again, 112.5 x 212.5 / 200: %d points, want 120", got)
	}
	tb.Worth = w
	for _, tt := range []struct {
		name   string
		change func(*ScenarioShip)
		more   bool
	}{
		{"R480 an elite crew is worth more", func(s *ScenarioShip) { s.Sailing, s.Gunnery, s.Men = Elite, Elite, Elite }, true},
		{"R480 a raw crew is worth less", func(s *ScenarioShip) { s.Sailing, s.Gunnery, s.Men = Raw, Raw, Raw }, false},
		{"R480 soldiers are worth something", func(s *ScenarioShip) { s.Soldiers += 20 }, true},
		{"R480 lighter guns are worth less", func(s *ScenarioShip) { s.Factor -= 20 }, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			before, after := find("galleon-1000"), find("galleon-1000")
			tt.change(&after)
			if a, b := tb.Points(&before), tb.Points(&after); a == b || (b > a) != tt.more {
				t.Errorf("%d points become %d", a, b)
			}
		})
	}
}
