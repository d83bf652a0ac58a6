package renaissance

import "testing"

func TestTheLastBatteryGoesOverboardWithItsCharge(t *testing.T) { // 23.3
	start := "scenario lion-and-bull\nship triumph speed 0 guns 4 4 1 1 held aground grounding 14\n" +
		"charges triumph ball ball ball empty"
	g := play(t, start, "A jettison triumph > stern-chasers")
	if s, held := &g.ships[0], g.hidden[0].load[sternGuns]; s.battery[sternGuns] != 0 || held != unloaded {
		t.Errorf("%d batteries hold charge %d", s.battery[sternGuns], held)
	}
}
