package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestWrongChoicesSayWhy: each wrong choice is refused by the case that forbids it, not by the first gate
// that is shut.
func TestWrongChoicesSayWhy(t *testing.T) {
	g := position(t, wheelAsked+"company a-2 border-reivers squadrons 2 at 3000 3000 off\n")
	for _, tt := range []struct {
		story string
		c     engine.Choice
		rule  engine.Case
		why   engine.Reason
	}{
		{"8.1 a move while a company is to be picked", engine.Choice{Seat: SeatA, Verb: VerbAhead, N: [3]int32{100}}, "8.1", engine.NotNow},
		{"12.10 a Stand Off without a battle", engine.Choice{Seat: SeatA, Verb: VerbStandOff}, "12.10", engine.NotNow},
		{"25.6 a company on the board comes on", engine.Choice{Seat: SeatA, Verb: VerbArrive, On: of("a-1")}, "25.6", whyOnBoard},
		{"3.2 the enemy's comes on", engine.Choice{Seat: SeatA, Verb: VerbArrive, On: of("b-1")}, "3.2", whyNotYours},
		{"25.6 nobody comes on", engine.Choice{Seat: SeatA, Verb: VerbArrive, On: of("a-9")}, "25.6", whyNoReserve},
	} {
		if ill := g.Check(tt.c); ill.Rule != tt.rule || ill.Why != tt.why {
			t.Errorf("%s: refused by %s, reason %d; want %s, %d", tt.story, ill.Rule, ill.Why, tt.rule, tt.why)
		} else if tt.why == engine.NotNow && ill.N[0] != int32(tt.c.Verb) {
			t.Errorf("%s: it is said when verb %d is done", tt.story, ill.N[0])
		}
	}
	act(t, g, "a-1")
	g.flow.Pop() // the appeal
	refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbShoot, About: of("a-1")}, whyNoTarget, 0)
	g.sides[SeatA].colonel, g.sides[SeatA].with = 5, namedCompany("a-1")
	g.sides[SeatA].ridden = uint16(g.length(NumColonelRate))
	refused(t, g, engine.Choice{Seat: SeatA, Verb: VerbRide, About: of("a-1"), N: [3]int32{100}}, whyColonelSpent, 0)
}

// TestExchangesAreRefused: 28.15 whoever exchanges squadrons that he may not is told whether his nation
// does it at all, with those squadrons, once or before companies are formed, and how many it may be.
func TestExchangesAreRefused(t *testing.T) {
	g := position(t, "company a-1 kern at 500 500\n")
	s := &g.sides[SeatA]
	exchange := func(to, from Troop, n int32) engine.Choice {
		return engine.Choice{Verb: VerbExchange, On: engine.Thing(classTroop, int(to)), With: engine.Thing(classTroop, int(from)), N: [3]int32{n}}
	}
	for nation := range g.tables.Nations {
		rows := g.tables.Nations[nation].Exchanges
		s.nation, s.pool = Nation(nation), Force{}
		if len(rows) == 0 {
			if got := g.whyNotExchanged(SeatA, exchange(1, 2, 1)); nation > 0 && got != no(whyExchangeNone) {
				t.Errorf("a nation without exchanges: %+v", got)
			}
			continue
		}
		row := rows[0]
		if got := g.whyNotExchanged(SeatA, exchange(row.From, row.From, 1)); got != no(whyExchange) {
			t.Errorf("other squadrons: %+v", got)
		}
		if got := g.whyNotExchanged(SeatA, exchange(row.To, row.From, 1)); got != no(whyNotInForce) {
			t.Errorf("none in the force: %+v", got)
		}
		s.pool.add(row.From, 10)
		if most := g.mayExchangeOf(SeatA, row); most == 0 {
			t.Fatal("nothing may be exchanged")
		} else if got := g.whyNotExchanged(SeatA, exchange(row.To, row.From, 11)); got != no(whyExchangeMany, int32(most)) {
			t.Errorf("too many: %+v", got)
		}
		g.setCompany(1, company{troop: row.From, squadrons: 1, files: 1, marks: markOff})
		if got := g.whyNotExchanged(SeatA, exchange(row.To, row.From, 1)); got != no(whyExchangeLate) {
			t.Errorf("too late: %+v", got)
		}
		g.setCompany(1, company{})
	}
}
