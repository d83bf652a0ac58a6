package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// atSailing is a position at the start of the English Naval Movement Segment, with
// a ship and a land unit of the English in a port of theirs.
func atSailing(t *testing.T) (g *State, ship, unit Counter) {
	t.Helper()
	tb := loaded(t)
	g = &State{tables: tb}
	g.turn = 4
	for c, end := tb.of(English); c < end; c++ {
		switch row := tb.Row(c); {
		case ship == Unseen && row.Kind == DeepSail && row.Carries > 0:
			ship = c
		case unit == Unseen && row.Kind == Foot && tb.Nations[row.Nation].Limit == LimitEnglish:
			if ship != Unseen && row.Strength <= tb.Row(ship).Carries {
				unit = c
			}
		}
	}
	h := tb.Cities[tb.city("falmouth")].Hex
	g.set(ship, Unit{Where: Afloat, Hex: h})
	g.set(unit, Unit{Where: Ashore, Hex: h})
	g.flow.Push(engine.Frame{Step: stepEnglishSailing, Seat: English})
	g.run(&engine.Turn{})
	return g, ship, unit
}

func TestTransport(t *testing.T) {
	g, ship, unit := atSailing(t)
	h := g.units[ship].Hex
	aboard := engine.Choice{Seat: English, Verb: VerbEmbark, On: hexObject(h), With: counterObject(unit)}
	besieged := *g
	besieged.shut[English].add(h)
	if ill := besieged.Check(aboard); ill.Why != reasonEmbarkSiege {
		t.Errorf("8.13 a besieged unit embarks: %+v", ill)
	}
	late := *g
	late.units[ship].Mark &^= markHeld
	if ill := late.Check(aboard); ill.Why != reasonNoShipsThere {
		t.Errorf("6.51 a unit embarks in a ship that came later: %+v", ill)
	}
	if ill := g.Check(aboard); !ill.OK() {
		t.Fatalf("6.51 %+v", ill)
	}
	g.Apply(aboard, &engine.Turn{})
	if g.ashore[English].has(h) || g.units[unit].Where != Afloat {
		t.Error("6.51 it is still ashore")
	}
	landing := engine.Choice{Seat: English, Verb: VerbDebark, On: counterObject(unit)}
	enemy := *g
	enemy.ashore[Spanish].add(h)
	if ill := enemy.Check(landing); ill.Why != reasonDebarkEnemy {
		t.Errorf("6.54 it debarks among enemies: %+v", ill)
	}
	g.Apply(landing, &engine.Turn{})
	if !g.ashore[English].has(h) || !g.last[English].has(h) {
		t.Error("6.54 it has not come ashore")
	}
	if ill := g.Check(aboard); ill.Why != reasonEmbarkPort {
		t.Errorf("6.51 it embarks twice: %+v", ill)
	}
}
