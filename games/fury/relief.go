package fury

import "github.com/weathergage/weathergage/engine"

// atRelief rolls at the start of a turn for reinforcements that a side may have. When they
// come it forms their companies, which enter like others.
//
// Cases 26.3, 26.5, 27.10, 29.20. Rulings R41, R295, R303.
func (g *State) atRelief(f *engine.Frame, t *engine.Turn) bool {
	if g.isCampaign() {
		g.atRescue(f, t)
		return false
	}
	seat := f.Seat
	s := &g.sides[seat]
	next := engine.Frame{Step: stepRelief, Seat: SeatB}
	if seat == SeatB {
		next = engine.Frame{Step: stepAdvantage, Seat: engine.NoSeat}
	}
	sc := g.played()
	if sc == nil || s.has(sideRelief) || sc.Sides[seat].Relief.From == 0 || g.turn < uint16(sc.Sides[seat].Relief.From) {
		*f = next
		return false
	}
	if r := &sc.Sides[seat].Relief; r.Dice > 0 {
		dice := t.Roll(engine.Throw{Seat: seat, Dice: r.Dice, Sides: 6, Seen: engine.Everyone, Rule: sc.Rule})
		if !r.comes(dice.Sum()) {
			*f = next
			return false
		}
	}
	*f = next
	s.marks |= sideRelief
	t.Tell(engine.Event{Kind: KindRelief, Rule: sc.Rule, N: [4]int32{int32(seat)}})
	g.flow.Push(engine.Frame{Step: stepForm, Seat: seat, Code: codeRelief})
	return false
}

// comes reports whether the sum of the dice brings the reinforcements.
//
// Cases 26.5, 27.10.
func (r *Relief) comes(dice int) bool { return dice >= int(r.Least) }

// bring brings a wagon, a Gun without a crew or a herd onto the road at the edge of its side.
//
// Cases 26.1, 27.1, 29.15. Ruling R511.
func (g *State) bring(seat engine.Seat, t *engine.Turn) {
	s := &g.sides[seat]
	along, _ := g.roadEnd(seat)
	at := g.block(&along).Hull().Centre()
	kind := uint16(Wagon) + 1
	switch {
	case s.stock[Wagon] > 0:
		s.stock[Wagon]--
	case s.stock[Herd] > 0 && g.isOnField():
		s.stock[Herd]--
		kind = uint16(Herd) + 1
	default:
		for of := range s.pool.Guns {
			if s.pool.Guns[of] > 0 {
				s.pool.Guns[of]--
				kind = gunObject(Gun(of), true)
				break
			}
		}
	}
	g.set(kind, seat, at)
	t.Tell(engine.Event{Kind: KindBrings, Rule: g.byScenario("26.1"), N: [4]int32{int32(seat), int32(kind)}})
}

// roadEnd returns a stand of one base on the road at the edge of a side; false if something is in the way.
//
// Cases 26.1, 27.1. Ruling R511.
func (g *State) roadEnd(seat engine.Seat) (company, bool) {
	one := company{troop: 1, squadrons: 1, files: 1}
	first, last := Length(-1), Length(0)
	for along := Length(0); along <= max(g.ground.width, g.ground.depth); along += Inch / 10 {
		as := g.entry(seat, one, along)
		if on, _ := g.ground.under(as.at, true); on == Road {
			if last = along; first < 0 {
				first = along
			}
		}
	}
	as := g.entry(seat, one, (first+last)/2)
	b := g.block(&as)
	for m := range companyNo(len(g.companies)) {
		if c := &g.companies[m]; c.isOut() && b.Overlap(g.block(c)) {
			return as, false
		}
	}
	for i := range g.objects {
		if o := &g.objects[i]; o.kind != 0 && o.at.Distance(b.Hull().Centre()) < 2*g.length(NumBase) {
			return as, false
		}
	}
	return as, first >= 0
}

// mayBring refuses to bring on a wagon, a Gun without a crew or a herd.
//
// Cases 26.1, 27.1, 29.15. Ruling R511.
func (g *State) mayBring(seat engine.Seat) engine.Illegal {
	s := &g.sides[seat]
	if herds := s.stock[Herd] > 0 && g.isOnField(); s.stock[Wagon] == 0 && !herds && s.pool.Guns == [maxGuns + 1]uint8{} {
		return g.noHere(whyNoTrain)
	}
	if _, ok := g.roadEnd(seat); !ok {
		return no(whyNoRoom)
	}
	return engine.Illegal{}
}
