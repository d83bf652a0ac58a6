package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// levies are what each side rolls for, in order.
//
// Case 29.6. Rulings R323, R328.
var levies = [numSeats][2]Size{EnglishSeat: {Moderate, Few}, SpanishSeat: {Large, Large}}

// offerStyles offers the columns of the force table. The Spanish use none twice.
//
// Case 29.6. Rulings R323, R328.
func (g *State) offerStyles(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for s := range NumStyles {
		sequence.Name(g, d, VerbWarStyle, styleObject(s), engine.NoObject, "29.6", o)
	}
}

// mayRollLevy refuses the Spanish a column on which they have rolled.
//
// Case 29.6. Rulings R323, R328.
func (g *State) mayRollLevy(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if c.Seat == SpanishSeat && f.Code > 0 && c.On.Class() == classStyle && f.N[firstLevy] == int32(styleOf(c.On))+1 {
		return no(whyWarColumn)
	}
	return engine.Illegal{}
}

// rollLevy rolls on the column that a side has chosen. What comes up it alone knows.
//
// Cases 28.1, 29.6. Rulings R323, R328.
func (g *State) rollLevy(f *engine.Frame, t *engine.Turn) bool {
	if f.N[f.Code] == 0 {
		return true
	}
	l := g.warLevy(f)
	force := g.tables.Roll(l, f.Seat, t)
	g.muster(f.Seat, &force)
	t.TellApart(engine.Only(f.Seat), engine.Event{Kind: KindWarRaises, Rule: "29.6", On: styleObject(l.Style),
		N: [4]int32{int32(f.Seat), int32(l.Size), int32(force.Squadrons())}}, engine.Event{})
	if f.Code++; int(f.Code) == len(levies[f.Seat]) {
		g.goTo(stepWarColonels, f.Seat)
	}
	return false
}

// warLevy returns the roll on a force table for which a side has chosen the column.
//
// Case 29.6. Rulings R323, R328.
func (g *State) warLevy(f *engine.Frame) Levy {
	l := Levy{Nation: g.campaign().Nations[f.Seat], Size: levies[f.Seat][f.Code], Style: Style(f.N[f.Code] - 1)}
	if f.Seat == SpanishSeat {
		l.Bonus = uint8(g.numberOf(CampaignBonus))
	}
	return l
}

// muster adds a force to what a side has: the English in their lines, the Spanish in the
// Reserve.
//
// Cases 29.3, 29.6.
func (g *State) muster(seat engine.Seat, force *Force) {
	of := [numSeats]role{roleReady, roleReserve}[seat]
	for _, b := range force.Bands {
		g.war.add(body{role: of, kind: kind(b.Troop), many: b.Squadrons})
	}
	for n, many := range force.Guns {
		g.war.add(body{role: of, kind: kindOfGun(Gun(n)), many: many})
	}
}

// colonelsOf returns how many Colonels a side has at the start.
//
// Case 29.6. Ruling R530.
func (g *State) colonelsOf(seat engine.Seat) int {
	return g.numberOf([numSeats]CampaignNumber{CampaignColonelsEnglish, CampaignColonelsSpanish}[seat])
}

// drawColonels draws the counters of which a side keeps one as a Colonel, until it has all
// of its own.
//
// Cases 6.7, 28.3, 28.7, 29.6. Ruling R530.
func (g *State) drawColonels(f *engine.Frame, t *engine.Turn) bool {
	if int(f.Code) == g.colonelsOf(f.Seat) {
		if f.Seat == EnglishSeat {
			g.goTo(stepWarStyles, SpanishSeat)
		} else {
			g.goTo(stepWarAllot, SpanishSeat)
		}
		return false
	}
	draws := int(g.tables.Nations[g.campaign().Nations[f.Seat]].Colonel)
	for i := range draws {
		if g.war.drawn[i] != 0 {
			continue
		}
		pool := g.pool()
		face := t.Roll(engine.Throw{Seat: f.Seat, Dice: 1, Sides: uint16(bits.OnesCount64(pool)), Drawn: true,
			Seen: engine.Only(f.Seat), Rule: "6.7"})
		g.war.drawn[i] = nth(pool, int(face[0]))
		t.Reveal(engine.Only(f.Seat)) // what one draws the other does not have
		return false
	}
	if draws == 1 {
		g.keepColonel(f, 0, t)
		return false
	}
	return true
}

// offerColonels offers the counters that were drawn, of which one is kept.
//
// Cases 6.7, 29.6.
func (g *State) offerColonels(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerMany(d, VerbWarKeep, engine.NoObject, engine.NoObject, g.war.counters(), "6.7", o)
}

// mayKeepColonel refuses a number that no counter has.
//
// Cases 6.7, 29.6.
func (g *State) mayKeepColonel(c engine.Choice) engine.Illegal {
	if c.N[0] < 1 || int(c.N[0]) > g.war.counters() {
		return no(whyWarCounter, int32(g.tables.Nations[g.campaign().Nations[c.Seat]].Colonel))
	}
	return engine.Illegal{}
}

// counters returns how many counters are drawn of which one is kept as a Colonel.
func (w *war) counters() int {
	many := 0
	for many < maxDrawn && w.drawn[many] != 0 {
		many++
	}
	return many
}

// chooseStyle notes the column on which a force is rolled.
//
// Case 29.6.
func (g *State) chooseStyle(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.N[f.Code] = int32(styleOf(c.On)) + 1
}

// chooseColonel keeps the Colonel of a number.
//
// Case 29.6.
func (g *State) chooseColonel(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.keepColonel(f, int(c.N[0])-1, t)
}

// keepColonel keeps one of the counters that were drawn; the others go back.
//
// Cases 6.7, 29.6. Ruling R530.
func (g *State) keepColonel(f *engine.Frame, which int, t *engine.Turn) {
	who := g.war.drawn[which]
	g.war.colonels[f.Seat][f.Code] = warColonel{who: who}
	g.war.drawn = [maxDrawn]Officer{}
	t.TellApart(engine.Only(f.Seat), engine.Event{Kind: KindWarColonel, Rule: "29.6", On: colonelObject(f.Seat, int(f.Code)),
		N: [4]int32{int32(f.Seat), int32(who)}}, engine.Event{Kind: KindWarColonel, Rule: "29.6",
		On: colonelObject(f.Seat, int(f.Code)), N: [4]int32{int32(f.Seat)}})
	f.Code++
}

// offerAllot offers garrisons and herds. The Spanish are done once all herds stand in pastures.
//
// Case 29.3. Ruling R531.
func (g *State) offerAllot(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	left := g.herdsLeft()
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		for _, b := range g.war.bodies {
			if b.role == roleReserve {
				g.offerMany(d, VerbWarAllot, placeObject(at), kindObject(b.kind), int(b.many), "29.3", o)
			}
		}
		g.offerMany(d, VerbWarPasture, placeObject(at), engine.NoObject, left, "29.3", o)
	}
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.3", o)
}

// mayPostGarrison refuses garrisons in the town, and more squadrons than there are.
//
// Case 29.3.
func (g *State) mayPostGarrison(c engine.Choice) engine.Illegal {
	at := placeOf(c.On)
	switch {
	case at == 0 || !isKind(c.With) && !g.hasThere(at, Town):
		return engine.Illegal{}
	case g.hasThere(at, Town):
		return no(whyWarTown)
	}
	return g.mayMany(c, g.war.many(roleReserve, 0, kindOf(c.With)))
}

// mayPutHerds refuses herds where there is no pasture, and more than have yet to be placed.
//
// Case 29.3.
func (g *State) mayPutHerds(c engine.Choice) engine.Illegal {
	switch at := placeOf(c.On); {
	case at == 0:
		return engine.Illegal{}
	case g.hasThere(at, Town):
		return no(whyWarTown)
	case !g.hasThere(at, Pasturage):
		return no(whyWarPasture)
	}
	return g.mayMany(c, g.herdsLeft())
}

// herdsLeft returns how many herds the Spanish have yet to place.
//
// Case 29.3.
func (g *State) herdsLeft() int {
	left := g.numberOf(CampaignHerds)
	for _, n := range g.war.herds {
		left -= int(n)
	}
	return left
}

// postGarrison posts squadrons or Guns as a garrison.
//
// Case 29.3.
func (g *State) postGarrison(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.war.move(body{role: roleReserve, kind: kindOf(c.With), many: uint8(c.N[0])}, rolePosted, placeOf(c.On))
}

// putHerds places herds in a pasture.
//
// Case 29.3.
func (g *State) putHerds(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.war.herds[placeOf(c.On)] += uint8(c.N[0])
}

// endAllotment has the English learn the garrisons of known locations, and the first week begin.
//
// Case 29.3. Ruling R531.
func (g *State) endAllotment(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		if g.campaign().Places[at].Has&Known != 0 {
			g.war.known |= 1 << at
		}
	}
	g.showHerds(t)
	g.showGarrisons(g.war.known, t)
	g.beginWeek(engine.Event{}, t)
}

// showHerds tells everyone where herds are.
//
// Case 29.3.
func (g *State) showHerds(t *engine.Turn) {
	for at, n := range g.war.herds {
		if n > 0 {
			t.Tell(engine.Event{Kind: KindWarHerds, Rule: "29.3", On: placeObject(Location(at)), N: [4]int32{int32(n)}})
		}
	}
	t.Reveal(engine.Everyone)
}

// showGarrisons tells everyone what is posted at some locations.
//
// Cases 29.3, 29.14.
func (g *State) showGarrisons(at uint32, t *engine.Turn) {
	for _, b := range g.war.bodies {
		if b.role == rolePosted && at>>b.at&1 != 0 {
			t.Tell(engine.Event{Kind: KindWarPosted, Rule: "29.3", On: placeObject(b.at), With: kindObject(b.kind), N: [4]int32{int32(b.many)}})
		}
	}
	t.Reveal(engine.Everyone)
}

// warOfficers returns the counters that the campaign has out of the pool, by bit: its Colonels, and those
// drawn of whom one becomes a Colonel.
//
// Cases 6.7, 29.6.
func (g *State) warOfficers() (out uint64) {
	for seat := range g.war.colonels {
		for _, one := range g.war.colonels[seat] {
			out |= 1 << one.who
		}
	}
	for _, by := range g.war.drawn {
		out |= 1 << by
	}
	return out
}
