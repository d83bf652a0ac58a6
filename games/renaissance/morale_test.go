package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// begun is a scenario as it begins.
func begun(t *testing.T, scenario string) *State {
	t.Helper()
	s, err := rules(t).Setup(scenario, nil, &engine.Turn{})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// named is the ship of a key; there must be one.
func (g *State) named(key string) shipNo {
	for n := range shipNo(g.ofFleet()) {
		if g.row(n).Key == key {
			return n
		}
	}
	panic("no ship " + key)
}

// TestMoraleFactors adds up what is added to the die, and reads the result.
func TestMoraleFactors(t *testing.T) {
	for _, tt := range []struct {
		name           string // starts with the case
		scenario, ship string
		so             func(g *State, n shipNo, toll *toll)
		factors, die   int
		result         MoraleResult
	}{
		{"20.2 a Spanish flagship holds", "gravelines", "san-martin", func(g *State, n shipNo, toll *toll) {
			g.ships[n].soldiers, g.ships[n].mariners = 200, 112 // 35 % lost
			toll.raked = true
		}, 4 + 2 - 5 - 1, 2, MoraleHolds},
		{"20.2 a captured flagship in sight", "dog-fight", "second-galley", func(g *State, n shipNo, toll *toll) {
			g.ships[n].soldiers, g.ships[n].mariners = 40, 30 // 22 % lost
			toll.burst = true
			flag := &g.ships[g.named("uluj-ali")]
			flag.holder, flag.colours = seatA, taken
		}, 2 - 4 - 2 - 2, 3, MoraleHalf},
		{"20.2 thirty points from within 100 mm", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			toll.near100, toll.near200 = 300, 300
		}, 4 + 2 - 2, 1, MoraleHolds},
		{"20.2 twenty points from within 100 mm", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			toll.near100, toll.near200 = 299, 299
		}, 4 + 2 - 1, 1, MoraleHolds},
		{"20.2 thirty points from within 200 mm", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			toll.near200 = 300
		}, 4 + 2 - 1, 1, MoraleHolds},
		{"20.2 fifty men lost in a move", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			toll.lost = 59
			g.ships[n].mariners -= 59 // 11.8 %
		}, 4 + 2 - 2 - 2, 1, MoraleHolds},
		{"20.2 the third move under fire without reply", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			g.ships[n].galled = 3
		}, 4 + 2 - 2, 1, MoraleHolds},
		{"20.2 the second move with boarders on deck, all soldiers dead", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			s := &g.ships[n]
			s.boarded, s.stage, s.soldiers = 2, 2, 0 // 150 of 500 are 30 %
		}, 4 + 2 - 5 - 2 - 1, 1, MoraleHalf},
		{"20.2 Frobisher is killed, and was the senior", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			g.persons[0].fortune = dead
			toll.leaderKilled, toll.seniorKilled = true, true
		}, 4 - 2 - 2, 1, MoraleHolds},
		{"20.2 Frobisher is taken", "lion-and-bull", "triumph", func(g *State, n shipNo, toll *toll) {
			g.persons[0].fortune = captive
			toll.leaderTaken = true
		}, 0, 1, MoraleHolds}, // 4 for the elite crew, 4 less for the leader
		{"20.3 under fire from less than 151 mm", "dog-fight", "second-galley", func(g *State, n shipNo, toll *toll) {
			g.ships[n].soldiers = 0 // 55 %
			toll.firedOn151 = true
		}, 2 - 10 - 1, 2, MoraleRetireOrStrike},
		{"20.3 locked with an enemy", "dog-fight", "second-galley", func(g *State, n shipNo, toll *toll) {
			g.ships[n].soldiers = 0
			g.ships[n].foul.add(g.named("santa-ana"))
			toll.firedOn151 = true
		}, 2 - 10 - 1, 2, MoraleStrikes},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := begun(t, tt.scenario)
			n := g.named(tt.ship)
			var v voyage
			tt.so(g, n, &v.toll[n])
			weighed := g.moraleFactors(&v, n)
			factors := weighed.sum()
			if factors != tt.factors {
				t.Errorf("the factors are %d, want %d", factors, tt.factors)
			}
			result := g.tables.moraleAt(g.situation(&v, n), factors+tt.die)
			if result != tt.result {
				t.Errorf("the result is %d, want %d", result, tt.result)
			}
		})
	}
}

// TestDisabled is who strikes at -7 with no enemy personality near.
//
// Cases 20.3, 22.2. Ruling R284.
func TestDisabled(t *testing.T) {
	for _, tt := range []struct {
		name     string // starts with the case
		scenario string
		so       func(s *ship)
		want     bool
	}{
		{"20.3 a whole ship", "lion-and-bull", func(s *ship) {}, false},
		{"20.3 all masts lost", "lion-and-bull", func(s *ship) { s.masts = 0 }, true},
		{"20.3 a jury mast in their place", "lion-and-bull", func(s *ship) { s.masts, s.jury = 0, 1<<MainLower }, false},
		{"20.3 a rudder lost", "lion-and-bull", func(s *ship) { s.rudder = true }, true},
		{"20.3 a galley's masts, and oars left", "dog-fight", func(s *ship) { s.masts = 0 }, false},
		{"20.3 a galley's masts and oars", "dog-fight", func(s *ship) { s.masts, s.oars = 0, [2]uint8{} }, true},
		{"20.3 two of twelve batteries left", "lion-and-bull", func(s *ship) { s.battery = [numGroups]uint8{1, 1} }, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := begun(t, tt.scenario)
			if tt.so(&g.ships[0]); g.disabled(0) != tt.want {
				t.Errorf("disabled: %v", !tt.want)
			}
		})
	}
}

// TestEffect is what part of their damage points guns do.
func TestEffect(t *testing.T) {
	for _, tt := range []struct {
		name     string // starts with the case
		ship     string
		so       func(s *ship)
		num, den int32 // in lowest terms
	}{
		{"19.2 nobody fights", "triumph", func(s *ship) {}, 1, 1},
		{"19.2 an English crew, a hundred and ninety-nine of five hundred", "triumph", func(s *ship) {
			s.stage, s.guard = 2, party{50, 149}
		}, 1, 1},
		{"19.2 two fifths of an English crew, the dead counted", "triumph", func(s *ship) {
			s.stage, s.guard, s.mariners = 2, party{50, 100}, 300
		}, 3, 4},
		{"19.2 Spanish soldiers alone count: three fifths of three hundred", "san-juan-de-portugal", func(s *ship) {
			s.boards, s.sent, s.mariners = 0, party{180, 0}, 100
		}, 1, 2},
		{"19.2 all Spanish soldiers fight or are dead", "san-juan-de-portugal", func(s *ship) {
			s.boards, s.sent, s.soldiers = 0, party{80, 0}, 80
		}, 0, 1},
		{"19.2 all who hold a prize defend her", "triumph", func(s *ship) {
			s.colours, s.prize, s.stage, s.guard = taken, party{60, 0}, 2, party{60, 0}
		}, 0, 1},
		{"20.3 at three quarters", "triumph", func(s *ship) { s.spirit = threeQuarters }, 3, 4},
		{"20.3 at half, and half of that in a melee", "san-juan-de-portugal", func(s *ship) {
			s.spirit, s.boards, s.sent = half, 0, party{180, 0}
		}, 1, 4},
		{"20.3 guns cease fire", "triumph", func(s *ship) { s.spirit = silent }, 0, 1},
		{"20.4 half while she retires to recover", "triumph", func(s *ship) { s.spirit = recovering }, 1, 2},
		{"20.4 none while she retires from action", "triumph", func(s *ship) { s.spirit = retiring }, 0, 1},
		{"21.0 none of a ship that has struck", "triumph", func(s *ship) { s.colours = struck }, 0, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := begun(t, "lion-and-bull")
			n := g.named(tt.ship)
			tt.so(&g.ships[n])
			if num, den := g.effect(n, steady); num*tt.den != tt.num*den {
				t.Errorf("the guns do %d/%d, want %d/%d", num, den, tt.num, tt.den)
			}
		})
	}
}

// TestLoadedUnder is what part of their damage points guns do with what they were loaded
// with under a morale result.
func TestLoadedUnder(t *testing.T) {
	for _, tt := range []struct {
		name        string // starts with the case
		now, loaded spirit
		num, den    int32
	}{
		{"20.4 loaded at half effect, though she is steady again", steady, half, 1, 2},
		{"20.4 loaded and fired at half effect: half, not a quarter", half, half, 1, 2},
		{"20.4 loaded at three quarters, fired at half", half, threeQuarters, 1, 2},
		{"20.4 loaded at half, fired at three quarters", threeQuarters, half, 1, 2},
		{"20.4 loaded while she retired from action, which reduces nothing afterwards", steady, retiring, 1, 1},
		{"20.4 loaded while she retired to recover", steady, recovering, 1, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := begun(t, "lion-and-bull")
			g.ships[0].spirit = tt.now
			if num, den := g.effect(0, tt.loaded); num*tt.den != tt.num*den {
				t.Errorf("the guns do %d/%d, want %d/%d", num, den, tt.num, tt.den)
			}
		})
	}
}

// TestTaker is to whom of several enemies aboard a ship surrenders.
func TestTaker(t *testing.T) {
	g := begun(t, "gravelines")
	n, mateo, martin := g.named("mary-rose"), g.named("san-mateo"), g.named("san-martin")
	for _, e := range [...]shipNo{mateo, martin} {
		g.ships[e].boards, g.ships[e].sent = n, party{soldiers: 20}
	}
	if by := g.taker(g.attackers(n)); by != martin {
		t.Errorf("20.3 to the C-in-C before a Noble: to %d, want %d", by, martin)
	}
	g.persons[g.senior(martin, CinC, CinC)].fortune = dead
	if by := g.taker(g.attackers(n)); by != mateo {
		t.Errorf("20.3 to a Noble when the C-in-C is dead: to %d, want %d", by, mateo)
	}
}
