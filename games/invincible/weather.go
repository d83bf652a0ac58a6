package invincible

import "github.com/weathergage/weathergage/engine"

// enterClearWeather ends the weather of the turn: the marker goes to Normal and
// weather chits go back to the pool.
//
// Case 11.0. Rulings R78, R88, R145.
func (g *State) enterClearWeather(_ *engine.Frame, t *engine.Turn) bool {
	for c := Becalmed; c <= ChannelGale; c++ {
		g.out[c] = 0
	}
	g.weather = Normal
	return g.next(t)
}

// enterGauge rolls on the Weather Gauge Table.
//
// Case 11.0. Ruling R79.
func (g *State) enterGauge(_ *engine.Frame, t *engine.Turn) bool {
	faces := g.roll(t, Spanish, 2, "11.0", NoSquadron)
	gauge := g.tables.Gauge[faces.Sum()]
	t.Tell(engine.Event{Kind: KindGaugeRoll, Rule: "11.0", N: [4]int32{digits(&faces, 2), int32(gauge)}})
	if gauge == GaugeBad {
		return g.next(t)
	}
	g.setWind(Wind(gauge), engine.NoObject, "11.0", t)
	return g.goTo(stepExit, t)
}

// setWind moves the wind marker: gauges are numbered as winds are.
func (g *State) setWind(w Wind, by engine.Object, rule engine.Case, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindWind, Rule: rule, About: by, N: [4]int32{int32(w), engine.Truth(w != g.wind)}})
	g.wind = w
}

// enterBadWeather rolls on the Bad Weather Table. Gales do their damage at once.
// Frame: Code 1 after the damage.
//
// Cases 11.0, 11.1.
func (g *State) enterBadWeather(f *engine.Frame, t *engine.Turn) bool {
	if f.Code == 1 {
		return g.next(t)
	}
	faces := g.roll(t, Spanish, 1, "11.0", NoSquadron)
	g.weather = g.tables.BadWeather[faces[0]]
	f.Code = 1
	t.Tell(engine.Event{Kind: KindBadWeather, Rule: "11.1", N: [4]int32{int32(faces[0]), int32(g.weather)}})
	if g.weather == Gales {
		g.flow.Push(engine.Frame{Step: stepGale})
	}
	return false
}

// enterGale rolls for each squadron that is not in port, the Spanish first; one
// that is hit makes its Morale roll at once. Frame: N[0] squadrons done.
//
// Case 11.1. Rulings R80, R167.
func (g *State) enterGale(f *engine.Frame, t *engine.Turn) bool {
	n := Squadron(f.N[squadronsDone])
	if n == lastSpanish {
		g.flow.Pop()
		return false
	}
	s := firstSpanish + n
	if s > lastSpanish {
		s -= lastSpanish
	}
	if g.lost[s] || g.IsInPort(s) {
		f.N[squadronsDone]++
		return false
	}
	faces := g.roll(t, s.Seat(), 1, "11.1", s)
	f.N[squadronsDone]++
	t.Tell(engine.Event{Kind: KindGaleRoll, Rule: "11.1", About: s.object(), N: [4]int32{int32(faces[0])}})
	if int8(faces[0]) <= g.tables.Modifiers.GaleMost {
		g.hurt(s, 1, 0, "11.1", t)
	}
	return false
}

// hurt gives a squadron hits that it must then make a Morale roll for, with an
// extra modifier, unless it is Broken or lost.
//
// Case 7.6. Ruling R140.
func (g *State) hurt(s Squadron, hits uint8, extra int8, rule engine.Case, t *engine.Turn) {
	g.takeHits(s, hits, rule, t)
	if !g.lost[s] && !g.broken[s] {
		g.pushMorale(s, extra)
	}
}

// setWeather is what a weather chit does: the latest weather replaces the one
// before, and a gale does its damage.
//
// Cases 11.0, 11.1. Rulings R87, R88.
func (g *State) setWeather(w Weather, by Chit, t *engine.Turn) {
	g.weather = w
	t.Tell(engine.Event{Kind: KindWeather, Rule: "11.1", About: by.object(), N: [4]int32{int32(w)}})
	if w == Gales {
		g.flow.Push(engine.Frame{Step: stepGale})
	}
}
