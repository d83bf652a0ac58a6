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
func (g *State) offerStyles(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for s := range NumStyles {
		if f.Seat == EnglishSeat || f.Code == 0 || f.N[firstLevy] != int32(s)+1 {
			o.Plain(VerbWarStyle, styleObject(s), engine.NoObject, "29.6")
		}
	}
}

// rollLevy rolls on the column that a side has chosen. What comes up it alone knows.
//
// Cases 28.1, 29.6. Rulings R323, R328.
func (g *State) rollLevy(f *engine.Frame, t *engine.Turn) bool {
	chosen := f.N[f.Code]
	if chosen == 0 {
		return true
	}
	l := Levy{Nation: g.campaign().Nations[f.Seat], Size: levies[f.Seat][f.Code], Style: Style(chosen - 1)}
	if f.Seat == SpanishSeat {
		l.Bonus = uint8(g.numberOf(CampaignBonus))
	}
	force := g.tables.Roll(l, f.Seat, t)
	g.muster(f.Seat, &force)
	t.TellApart(engine.Only(f.Seat), engine.Event{Kind: KindWarRaises, Rule: "29.6", On: styleObject(l.Style),
		N: [4]int32{int32(f.Seat), int32(l.Size), int32(force.Squadrons())}}, engine.Event{})
	if f.Code++; int(f.Code) == len(levies[f.Seat]) {
		g.goWar(stepWarColonels, f.Seat)
	}
	return false
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
			g.goWar(stepWarStyles, SpanishSeat)
		} else {
			g.goWar(stepWarAllot, SpanishSeat)
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
func (g *State) offerColonels(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	many := 0
	for many < maxDrawn && g.war.drawn[many] != 0 {
		many++
	}
	o.Add(engine.Option{Verb: VerbWarKeep, Span: upTo(many), Rule: "6.7"})
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
func (g *State) offerAllot(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	w := &g.war
	left := g.herdsLeft()
	g.eachPlace(func(at Location) {
		for _, b := range w.bodies {
			if b.role == roleReserve {
				o.Add(engine.Option{Verb: VerbWarAllot, On: placeObject(at), With: kindObject(b.kind), Span: upTo(int(b.many)), Rule: "29.3"})
			}
		}
		if left > 0 && g.hasThere(at, Pasturage) {
			o.Add(engine.Option{Verb: VerbWarPasture, On: placeObject(at), Span: upTo(left), Rule: "29.3"})
		}
	})
	if left == 0 {
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.3")
	}
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

// allot posts a garrison or places herds. When the Spanish are done the English learn the
// garrisons of known locations, and the first week begins.
//
// Case 29.3. Ruling R531.
func (g *State) allot(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	w, at, many := &g.war, placeOf(c.On), uint8(c.N[0])
	switch c.Verb {
	case VerbWarAllot:
		w.move(body{role: roleReserve, kind: kindOf(c.With), many: many}, rolePosted, at)
	case VerbWarPasture:
		w.herds[at] += many
	default:
		for at := Location(1); int(at) < len(g.campaign().Places); at++ {
			if g.campaign().Places[at].Has&Known != 0 {
				w.known |= 1 << at
			}
		}
		g.showHerds(t)
		g.showGarrisons(w.known, t)
		g.beginWeek(t)
	}
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
