package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// pool returns the set of officers' counters that nobody uses and nobody has died by, by bit.
//
// Cases 6.7, 6.8. Ruling R59.
func (g *State) pool() uint64 {
	pool := uint64(1)<<len(g.tables.Officers) - 2
	pool &^= g.dead | g.warOfficers()
	for n := range g.companies {
		pool &^= 1 << g.companies[n].captain
	}
	for seat := range numSeats {
		s := &g.sides[seat]
		pool &^= 1 << s.colonel
		for i := range g.hidden[seat] {
			pool &^= 1 << g.hidden[seat][i].captain
		}
		for _, by := range s.spares {
			pool &^= 1 << by
		}
		for _, by := range s.choices {
			pool &^= 1 << by
		}
	}
	return pool
}

// drawn draws an officer's counter for a seat: any of all counters, and again while
// it is one that is used or dead. Nobody sees it fall, and the number of counters that are
// left tells nobody how many are with companies that he cannot see. 0: none is left.
//
// Cases 6.7, 6.8. Rulings R58, R59, R320, R505.
func (g *State) drawn(seat engine.Seat, rule engine.Case, about engine.Object, t *engine.Turn) Officer {
	pool := g.pool()
	for pool != 0 {
		face := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: uint16(len(g.tables.Officers) - 1), Drawn: true, Rule: rule, About: about})
		if by := Officer(face[0]); pool>>by&1 != 0 {
			t.Reveal(engine.Only(seat)) // what one draws the other does not have
			return by
		}
	}
	return 0
}

// Draws appends what each face of a draw stands for: a squadron that is lost in a battle of the
// campaign, one of the unused officers' counters there, or in a battle one of all.
//
// Cases 6.8, 29.6, 29.14.
func (g *State) Draws(th engine.Throw, buf []engine.Object) []engine.Object {
	pool := g.pool()
	for i := range int(th.Sides) {
		switch {
		case th.Rule == "18.1":
			buf = append(buf, engine.Thing(classCounter, int(g.counterAt(i+1))+1))
		case th.Rule == "29.14":
			_, b := g.squadronsIn(th.Seat, i+1)
			buf = append(buf, kindObject(b.kind))
		case g.flow.Depth() > 0 && isWarStep(g.flow.Top().Step):
			buf = append(buf, engine.Thing(classOfficer, int(nth(pool, i+1))))
		default:
			buf = append(buf, engine.Thing(classOfficer, i+1))
		}
	}
	return buf
}

// IsLeft reports whether a face of a draw stands for an officer's counter that is unused, or for another counter, which
// all are there.
//
// Cases 6.7, 6.8. Ruling R58.
func (g *State) IsLeft(th engine.Throw, n int) bool {
	return th.Seen != 0 || g.pool()>>n&1 != 0
}

// drawOfficer draws a new officer for a company on the table; if no counter is left it has
// none.
//
// Cases 4.2, 6.8. Rulings R58, R59, R505.
func (g *State) drawOfficer(f *engine.Frame, t *engine.Turn) bool {
	n := g.companyOf(f.About)
	if n == noCompany {
		g.flow.Pop()
		return false
	}
	if by := g.drawn(n.seat(), "6.8", f.About, t); by != 0 {
		t.Reveal(engine.Everyone) // who is drawn was with no company that is hidden
		g.companies[n].captain = by
		t.Tell(engine.Event{Kind: KindOfficer, Rule: "6.8", About: f.About, With: engine.Thing(classOfficer, int(by))})
	}
	g.looseUnder(n, t)
	g.flow.Pop()
	return false
}

// appoint draws the officers of a side that forms: one for each company, then those of whom
// it keeps one as its Colonel, then those who may take the place of Captains. The side alone
// learns them, and then says whom it keeps.
//
// Cases 6.7, 25.3, 28.3, 29.20. Rulings R60, R320, R506.
func (g *State) appoint(f *engine.Frame, t *engine.Turn) bool {
	if f.Code&codeAsked != 0 {
		return true
	}
	seat := f.Seat
	s := &g.sides[seat]
	companies, left := 0, g.pool() != 0
	for n := range g.reserve(seat) {
		c := &g.companies[n]
		if c.gun != 0 {
			continue
		}
		companies += b2i(c.came() == g.war.coming)
		if c.captain == 0 && left {
			c.captain = g.drawn(seat, "6.7", n.object(), t)
			return false
		}
	}
	if row := &g.tables.Nations[s.nation]; left {
		leads := f.Code&codeRelief == 0 && !g.isCampaign()
		if leads && g.drawInto(s.choices[:row.Colonel], seat, t) || g.drawInto(s.spares[:min(row.SpareCaptains(companies), len(s.spares))], seat, t) {
			return false
		}
	}
	if g.isCampaign() {
		g.joinColonels(seat)
	}
	if s.colonel == 0 && s.choices[0] != 0 {
		s.colonel, s.choices[0] = s.choices[0], 0
		s.marks |= sideBrings
	}
	f.Code |= codeAsked
	return true
}

// drawInto draws a counter for the first empty place of some; false: there is none.
func (g *State) drawInto(places []Officer, seat engine.Seat, t *engine.Turn) bool {
	for i := range places {
		if places[i] == 0 {
			places[i] = g.drawn(seat, "6.7", engine.NoObject, t)
			return true
		}
	}
	return false
}

// offerOffices offers what the side that is asked may do about its officers.
//
// Case 6.7.
func (g *State) offerOffices(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerOfficers(d.Seat, o)
}

// offerOfficers offers what a side may do about the officers it has drawn, and to keep them.
//
// Cases 6.7, 20.3, 28.2, 28.3, 28.5, 28.8. Rulings R506, R507.
func (g *State) offerOfficers(seat engine.Seat, o *engine.Offer) {
	s := &g.sides[seat]
	row := &g.tables.Nations[s.nation]
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "6.7")
	for _, by := range s.choices {
		if by != 0 && g.mayCommand(seat) {
			o.Plain(VerbColonel, engine.Thing(classOfficer, int(by)), engine.NoObject, "6.7")
		}
	}
	if s.colonel != 0 && row.MayDrawOn(g.tables.Officers[s.colonel].Nature) && g.pool() != 0 {
		o.Plain(VerbDrawOn, engine.NoObject, engine.NoObject, "28.8")
	}
	for n := range g.reserve(seat) {
		if g.companies[n].captain != 0 {
			g.offerCaptain(n, row, o)
		}
	}
}

// offerCaptain offers what a side may do about the Captain of a company, and ladders for it.
//
// Cases 20.3, 28.2, 28.3, 28.5, 29.6. Rulings R506, R507, R550.
func (g *State) offerCaptain(n companyNo, row *NationRow, o *engine.Offer) {
	c, seat := &g.companies[n], n.seat()
	s := &g.sides[seat]
	if row.MayReplace(c.troop, g.tables.Officers[c.captain].Nature) && g.pool() != 0 {
		o.Plain(VerbRedraw, n.object(), engine.NoObject, "28.2")
	}
	if row.CaptainDraws(c.troop) > 1 && !c.has(markActed) && g.pool() != 0 {
		o.Plain(VerbSeek, n.object(), engine.NoObject, "28.5")
	}
	for _, by := range s.choices {
		if by != 0 && g.isCampaign() {
			o.Plain(VerbCaptain, n.object(), engine.Thing(classOfficer, int(by)), "29.6")
		}
	}
	for _, by := range s.spares {
		if by != 0 && (s.seek == 0 || companyNo(seat)*ofSide+companyNo(s.seek)-1 == n) {
			o.Plain(VerbCaptain, n.object(), engine.Thing(classOfficer, int(by)), "28.3")
		}
	}
	if sc := g.played(); sc.Special&Ladders != 0 && seat == SeatA && g.card(c).Arm == Foot && !c.has(markLadders) {
		o.Plain(VerbLadders, n.object(), engine.NoObject, sc.Rule)
	}
}

// mayAppoint refuses what a side does about its officers.
//
// Case 6.7.
func (g *State) mayAppoint(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	seat := d.Seat
	o := engine.Comparing(c)
	g.offerOfficers(seat, &o)
	switch {
	case o.Found() || c.Verb == engine.Pass && c.On == engine.NoObject && c.With == engine.NoObject && c.N == [3]int32{}:
		return engine.Illegal{}
	case c.Verb >= VerbColonel && c.Verb <= VerbCaptain || c.Verb == VerbLadders:
		return g.whyNotAppointed(seat, c)
	}
	return whenOf(c.Verb)
}

// whyNotAppointed returns why a side cannot do about its officers what a choice says.
//
// Cases 6.7, 25.6, 27.5, 28.2, 28.3, 28.5, 28.8.
func (g *State) whyNotAppointed(seat engine.Seat, c engine.Choice) engine.Illegal {
	switch {
	case c.Verb == VerbColonel:
		return no(whyNotDrawn)
	case c.Verb == VerbDrawOn:
		return no(whyNoDrawOn)
	case g.reserveOf(seat, c.On) == noCompany:
		return g.whyNotInReserve(seat, c.On)
	case c.Verb == VerbSeek:
		return no(whyNoSeek)
	case c.Verb == VerbCaptain:
		return no(whyNoCaptain)
	case c.Verb == VerbLadders && g.played().Special&Ladders != 0:
		return g.noHere(whyLadders)
	case c.Verb == VerbLadders:
		return no(whyLadders)
	}
	return no(whyNoRedraw)
}

// keepOfficers carries out a choice about officers. That a side is ready is told to all.
//
// Case 6.7.
func (g *State) keepOfficers(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if g.keep(f, c); c.Verb == engine.Pass {
		t.Reveal(engine.Everyone)
	}
}

// keep does what a side does about its officers. Counters that are not kept go back to the
// pool; one that is drawn again takes the place of the old one before that does.
//
// Cases 6.7, 28.2, 28.3, 28.5, 28.8. Rulings R506, R507.
func (g *State) keep(f *engine.Frame, c engine.Choice) {
	seat, s := f.Seat, &g.sides[f.Seat]
	n, by := g.reserveOf(seat, c.On), Officer(c.On.Number())
	switch c.Verb {
	case VerbColonel:
		for i := range s.choices {
			if s.choices[i] == by {
				s.choices[i], s.colonel = s.colonel, by
				break
			}
		}
	case VerbDrawOn:
		s.choices = [4]Officer{}
		f.Step = stepSeek
	case VerbRedraw:
		f.Step, f.N[otherCompany] = stepSeek, int32(n)+1
	case VerbSeek:
		g.companies[n].set(markActed, true)
		s.spares = [9]Officer{}
		s.seek = uint8(n%ofSide) + 1
		f.Step, f.N[seekSpares] = stepSeek, int32(g.tables.Nations[s.nation].CaptainDraws(g.companies[n].troop))-1
	case VerbCaptain:
		g.swapCaptain(n, Officer(c.With.Number()), s)
	case VerbLadders:
		g.companies[n].set(markLadders, true)
	case engine.Pass:
		s.choices, s.spares, s.seek = [4]Officer{}, [9]Officer{}, 0
		for m := range g.reserve(seat) {
			g.companies[m].set(markActed, false)
		}
		g.begin(f)
	}
}

// swapCaptain puts a spare officer in the place of a Captain. One who was drawn for this
// company alone may come back; else the other is out of the choice.
//
// Cases 28.3, 28.5. Ruling R506.
func (g *State) swapCaptain(n companyNo, by Officer, s *side) {
	if g.serve(n, by, s) {
		return
	}
	for i := range s.spares {
		if s.spares[i] != by {
			continue
		}
		old := g.companies[n].captain
		g.companies[n].captain = by
		if s.spares[i] = 0; s.seek != 0 {
			s.spares[i] = old
		}
	}
}

// seekOfficer draws one more counter for a side that forms: some from which it may choose the
// Captain of a company, another Captain, or another Colonel.
//
// Cases 28.2, 28.5, 28.8. Ruling R506.
func (g *State) seekOfficer(f *engine.Frame, t *engine.Turn) bool {
	s := &g.sides[f.Seat]
	for i := range int(f.N[seekSpares]) {
		if s.spares[i] == 0 && g.pool() != 0 {
			s.spares[i] = g.drawn(f.Seat, "28.5", engine.NoObject, t)
			return false
		}
	}
	switch {
	case f.N[seekSpares] > 0:
	case f.N[otherCompany] > 0:
		by := g.drawn(f.Seat, "28.2", otherOf(f).object(), t)
		g.companies[otherOf(f)].captain = by
	default:
		s.colonel = g.drawn(f.Seat, "28.8", engine.NoObject, t)
	}
	f.Step, f.N = stepOfficers, [2]int32{}
	return false
}

// nth returns the officer whose counter is the n-th of a set, from 1.
func nth(set uint64, n int) Officer {
	for ; n > 1; n-- {
		set &= set - 1
	}
	return Officer(bits.TrailingZeros64(set))
}
