package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// rolled carries a step on over faces that are given, and returns the position.
func rolled(t *testing.T, g *State, faces ...uint16) *State {
	t.Helper()
	h := *g
	script := &faceList{faces}
	turn := engine.Turn{Dice: script}
	engine.Attempt(&turn, func() { h.run(&turn) })
	if len(script.faces) != 0 {
		t.Fatalf("%d faces were not asked for", len(script.faces))
	}
	return &h
}

// faceList answers throws with faces in order, then is dry.
type faceList struct{ faces []uint16 }

func (l *faceList) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	if len(l.faces) < int(th.Dice) {
		return f, false
	}
	copy(f[:th.Dice], l.faces)
	l.faces = l.faces[th.Dice:]
	return f, true
}

// chance counts in how many of the 36 ways two dice fall something holds.
func chance(t *testing.T, g *State, holds func(*State) bool) (ways int) {
	t.Helper()
	for a := uint16(1); a <= 6; a++ {
		for b := uint16(1); b <= 6; b++ {
			if holds(rolled(t, g, a, b)) {
				ways++
			}
		}
	}
	return ways
}

// quiet is a position of the campaign in Portland Bill with nothing going on: its
// outermost frame waits for the English tactical phase.
func quiet(t *testing.T, rules Rules) *State {
	t.Helper()
	r := game(t)
	g := start(t, r, "campaign", nil, &dice.Mixer{})
	g.rules = rules
	g.turn, g.armada = 4, 5
	for i, s := 0, firstSpanish; s <= lastSpanish; s, i = s+1, i+1 {
		g.put(s, r.tables.Deployments[0].At[s])
	}
	g.flow = engine.Flow{}
	g.flow.Push(engine.Frame{Step: stepEnglishMoves})
	return g
}

func TestMoraleChances(t *testing.T) {
	for _, tt := range []struct {
		name string
		hits uint8
		ways int // of 36
	}{
		{"7.6 three Hits break a squadron in 21 of 36", 3, 21},
		{"7.6 two Hits in 15 of 36", 2, 15},
		{"7.6 none in 6 of 36", 0, 6},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			g.hits[Oquendo] = tt.hits
			g.pushMorale(Oquendo, 0)
			if ways := chance(t, g, func(h *State) bool { return h.broken[Oquendo] }); ways != tt.ways {
				t.Errorf("breaks in %d of 36 ways, want %d", ways, tt.ways)
			}
		})
	}
}

func TestWithdrawalChances(t *testing.T) {
	for _, tt := range []struct {
		name  string
		rules Rules
		ways  int
	}{
		{"7.3 a Retreat Check passes in 26 of 36", 0, 26},
		{"17.1.6b without the reforms in 15 of 36", ruleNoReformsWithdrawal, 15},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, tt.rules)
			g.put(Drake, squareAt(0, 4))
			g.place[Drake] = g.armada
			g.put(Oquendo, squareAt(1, 4))
			g.combat = Combat{Attacker: Oquendo, Defender: Drake}
			g.flow.Push(engine.Frame{Step: stepRetreatCheck})
			passed := chance(t, g, func(h *State) bool { return !h.combat.Forced })
			forced := chance(t, g, func(h *State) bool { return h.combat.Tactic[English] == StandOff })
			if passed != tt.ways || forced != 36-tt.ways {
				t.Errorf("passes in %d and is forced to stand off in %d of 36, want %d", passed, forced, tt.ways)
			}
		})
	}
}

func TestGaugeChances(t *testing.T) {
	for _, tt := range []struct {
		name  string
		holds func(*State) bool
		ways  int
	}{
		{"11.0 the wind is westerly in 26 of 36",
			func(h *State) bool { return h.wind == Westerly && h.flow.Top().Step != stepBadWeather }, 26},
		{"11.0 easterly in 7 of 36", func(h *State) bool { return h.wind == Easterly }, 7},
		{"11.0 bad weather comes in 3 of 36",
			func(h *State) bool { return h.flow.Top().Step == stepBadWeather }, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			g.flow.Top().Step = stepGauge
			if ways := chance(t, g, tt.holds); ways != tt.ways {
				t.Errorf("in %d of 36 ways, want %d", ways, tt.ways)
			}
		})
	}
}

func TestLowAmmo(t *testing.T) {
	for _, tt := range []struct {
		name  string
		shots uint8 // before the volley
		die   uint16
		low   bool
	}{
		{"7.6 a 2 against three Shots is low", 2, 2, true},
		{"7.6 a 3 against three Shots is not", 2, 3, false},
		{"7.6 the first Shot is never a danger", 0, 1, false},
		{"7.6 the seventh always", 6, 6, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			g.put(Drake, squareAt(0, 4))
			g.shots[Drake] = tt.shots
			g.combat = Combat{Attacker: Drake, Defender: Medina1, Fired: [2]bool{true, false}}
			g.combat.Tactic = [2]Tactic{StandOff, StandOff}
			g.flow.Push(engine.Frame{Step: stepCombatAmmo})
			h := rolled(t, g, tt.die)
			want := tt.shots + 1
			if tt.low {
				want = 0
			}
			if h.lowAmmo[Drake] != tt.low || h.shots[Drake] != want {
				t.Errorf("low %v with %d Shots, want %v with %d", h.lowAmmo[Drake], h.shots[Drake], tt.low, want)
			}
		})
	}
}

func TestResupplyModifiers(t *testing.T) {
	for _, tt := range []struct {
		name  string
		rules Rules
		s     Squadron
		place Place
		drm   int8
	}{
		{"8.4.1 the Spanish", 0, Oquendo, 0, -1},
		{"8.4.3 the English in port", 0, Drake, firstPort, 2},
		{"8.4 the English at sea", 0, Drake, 5, 0},
		{"17.1.1 Cadiz not burnt", ruleCadiz, Oquendo, 0, 0},
		{"17.1.2 Santa Cruz", ruleSantaCruz, Oquendo, 0, 0},
		{"17.1.2 Santa Cruz and Cadiz not burnt", ruleSantaCruz | ruleCadiz, Oquendo, 0, 1},
		{"17.2.1 Lisbon burnt", ruleLisbon, Oquendo, 0, -2},
		{"17.2.5 a generous treasury", ruleTreasury, Drake, firstPort, 3},
		{"17.2.2 Drake commands", ruleDrakeCommands | ruleTreasury, Drake, 5, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, tt.rules)
			if tt.s <= lastEnglish {
				g.place[tt.s] = tt.place
			}
			if drm := g.resupplyModifier(tt.s); drm != tt.drm {
				t.Errorf("modifier %+d, want %+d", drm, tt.drm)
			}
		})
	}
}

func TestConditionModifier(t *testing.T) {
	for _, tt := range []struct {
		name         string
		lost, broken []Squadron
		drm          int8
	}{
		{"14.1 an untouched fleet", nil, nil, 15},
		{"14.1 five in order, two lost, hulks and Sidonia afloat",
			[]Squadron{Recalde, Oquendo}, []Squadron{DiegoFlores, PedroValdes, Bertendona}, 10},
		{"14.1 three in order, four lost with Sidonia and a hulk",
			[]Squadron{Sidonia, Medina3, Oquendo, Moncada}, []Squadron{DiegoFlores, PedroValdes, Bertendona}, 3},
		{"14.1 two in order, none lost",
			nil, []Squadron{Sidonia, Recalde, DiegoFlores, PedroValdes, Oquendo, Bertendona, Moncada, Medina1}, 7},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			for _, s := range tt.lost {
				g.eliminate(s, &engine.Turn{})
			}
			for _, s := range tt.broken {
				g.broken[s] = true
			}
			if drm := g.conditionModifier(); drm != tt.drm {
				t.Errorf("modifier %+d, want %+d", drm, tt.drm)
			}
		})
	}
}

func TestBattle(t *testing.T) {
	for _, tt := range []struct {
		name               string
		attacker, defender Squadron
		english, spanish   Tactic
		seat               engine.Seat // whose volley
		dice               uint8
		drm                int8
		first              engine.Seat
	}{
		{"7.5 Howard fires three dice first when standing off", Howard, Recalde, StandOff, TryToBoard, English, 3, 0, English},
		{"7.5 any other fires two, first as well", Hawkins, Recalde, StandOff, TryToBoard, English, 2, 0, English},
		{"7.5 and is answered by two at -1", Hawkins, Recalde, StandOff, TryToBoard, Spanish, 2, -1, English},
		{"7.5 Howard fires first when closing in", Howard, Recalde, CloseIn, CloseIn, English, 3, 0, English},
		{"7.5 not when boarding", Howard, Recalde, TryToBoard, CloseIn, English, 3, 0, engine.NoSeat},
		{"7.1 hulks fire at -2", Hawkins, Medina1, CloseIn, StandOff, Spanish, 1, -2, engine.NoSeat},
		{"7.1 hulks standing off cannot hit", Hawkins, Medina1, StandOff, StandOff, Spanish, 1, -3, engine.NoSeat},
		{"7.4.3 Oquendo is better when he attacks", Oquendo, Hawkins, StandOff, StandOff, Spanish, 1, 0, engine.NoSeat},
		{"7.4.3 and not when he is attacked", Hawkins, Oquendo, StandOff, StandOff, Spanish, 1, -1, engine.NoSeat},
		{"7.4.3 Diego Flores at full strength", Hawkins, DiegoFlores, StandOff, StandOff, Spanish, 1, 0, engine.NoSeat},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, 0)
			g.combat = Combat{Attacker: tt.attacker, Defender: tt.defender}
			g.combat.Tactic = [2]Tactic{tt.english, tt.spanish}
			matrix, bonus, state, others := g.battleModifiers(tt.seat)
			drm := matrix + bonus + state + others
			if dice := g.battleDice(tt.seat); dice != tt.dice || drm != tt.drm || g.firstFire() != tt.first {
				t.Errorf("%d dice at %+d, first %d; want %d at %+d, first %d",
					dice, drm, g.firstFire(), tt.dice, tt.drm, tt.first)
			}
		})
	}
}

func TestArrival(t *testing.T) {
	for _, tt := range []struct {
		name     string
		rules    Rules
		attempts uint8
		least    uint16 // on the die; 0 if none is thrown
	}{
		{"14.2 the first attempt needs a 5", 0, 0, 5},
		{"14.2 the second a 3", 0, 1, 3},
		{"14.2 the third succeeds", 0, 2, 0},
		{"17.1.3 a prepared Parma needs a 3", ruleParmaPrepared, 0, 3},
		{"17.1.3 then anything will do", ruleParmaPrepared, 1, 1},
		{"17.2.3 with Nassau nothing will do at first", ruleNassau, 0, 7},
		{"17.1.3 both together change nothing", ruleParmaPrepared | ruleNassau, 0, 5},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := quiet(t, tt.rules)
			g.armada, g.attempts = boxGravelines, tt.attempts
			*g.flow.Top() = engine.Frame{Step: stepRendezvous, Code: 1}
			if tt.least == 0 {
				if h := rolled(t, g); !h.army {
					t.Error("the army has not come")
				}
				return
			}
			for die := uint16(1); die <= 6; die++ {
				if h := rolled(t, g, die); h.army != (die >= tt.least) {
					t.Errorf("a %d: army %v", die, h.army)
				}
			}
		})
	}
}

// fairWeather throws so that the wind stays westerly, nobody breaks, the army is
// there at an attempt from first on, and every draw brings No Event.
type fairWeather struct{ arrives uint16 }

func (d fairWeather) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	face := uint16(1)
	switch th.Rule {
	case "10.0", "14.1":
		face = 6
	case "14.2":
		face = d.arrives
	}
	for i := range th.Dice {
		f[i] = face
	}
	return f, true
}

func TestTimetable(t *testing.T) {
	for _, tt := range []struct {
		name    string
		arrives uint16
		boxes   []Place // of the Armada in the tactical phases of each turn
		over    int
	}{
		{"12.2 one box a turn, 13.2 a stop at Calais, 14.2 the army at once", 6,
			[]Place{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12}, 13},
		{"14.2 the army at the third attempt", 1,
			[]Place{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 11, 12}, 15},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := game(t)
			d := fairWeather{tt.arrives}
			g := start(t, r, "campaign", nil, d)
			turn := engine.Turn{Dice: d}
			for {
				ds := g.Pending(nil)
				if len(ds) == 0 {
					break
				}
				if g.turn > 0 && tt.boxes[g.turn-1] != g.armada && g.flow.At(0).Step <= stepSpanishMoves {
					t.Fatalf("turn %d: the Armada is in box %d, want %d", g.turn, g.armada, tt.boxes[g.turn-1])
				}
				options := g.Options(ds[0], nil)
				o := options[len(options)-1] // to go on, where one may
				g.Apply(engine.Choice{Seat: ds[0].Seat, Verb: o.Verb, About: ds[0].About, On: o.On, With: o.With}, &turn)
			}
			out, _ := g.Outcome()
			if int(g.turn) != tt.over || out.Winner != Spanish || out.Rule != "15.2" {
				t.Errorf("over on turn %d by %s, seat %d; want turn %d, 15.2, Spanish", g.turn, out.Rule, out.Winner, tt.over)
			}
		})
	}
}
