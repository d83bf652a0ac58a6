package fury

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// tableKey is the key of the board of a battle.
const tableKey = "table"

// Scene draws the position: the board with every company from above, what the viewer's side
// has in ambush and in reserve, objects and Colonels, what has changed of the ground, and a
// roster of each side. While a battle of the campaign is on the board, the map comes behind it.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	if g.isCampaign() && !g.isOnField() {
		return r.warScene(g, viewer)
	}
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: []*engine.Board{g.board()}, Turn: fmt.Sprintf("turn %d", g.turn), Phase: phase,
		Outlook: g.outlook(), OutlookRule: "19.2"}
	for i := range g.objects {
		if g.objects[i].kind != 0 {
			sc.Pieces = append(sc.Pieces, g.objectPiece(i))
		}
	}
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() {
			sc.Pieces = append(sc.Pieces, g.companyPiece(n, c, n.object(), viewer))
			sc.Marks = append(sc.Marks, g.fightMarks(n)...)
		}
	}
	if viewer < numSeats {
		g.drawOwn(sc, viewer)
	}
	g.addColonels(sc, viewer)
	g.addWheel(sc, viewer)
	sc.Marks = append(append(sc.Marks, g.groundMarks()...), g.legMarks()...)
	for seat := range numSeats {
		sc.Charts = append(sc.Charts, g.roster(seat, viewer))
	}
	if g.isOnField() {
		r.addMap(sc, g, viewer)
	}
	return sc
}

// companyPiece returns a company from above: base by base as it stands.
func (g *State) companyPiece(n companyNo, c *company, id engine.Object, viewer engine.Seat) engine.Piece {
	b, row := g.block(c), g.card(c)
	hull := b.Hull()
	p := g.piece(hull)
	p.Key, p.ID, p.Side, p.Group = n.name(), id, n.seat(), row.Name
	p.Silhouette, p.Name, p.Flag = row.look(), strings.TrimSuffix(g.kindTitle(c)+", "+g.shortName(n), ", "), g.flag(n.seat())
	p.Numbers = []engine.Stat{{Name: "squadrons", Value: int32(c.squadrons)}, {Name: "Terror", Value: int32(g.markers(c))}}
	switch {
	case c.has(markAfloat):
		p.Silhouette = "rowing-boat"
	case c.inside != 0:
	case c.gun != 0:
		p.Silhouette = "cannon"
		if c.has(markLimbered) {
			p.Silhouette = "cannon-team"
		}
	case c.has(markOnFoot):
		p.Silhouette = "sword"
	}
	if c.inside == 0 && !c.has(markAfloat|markLimbered) && c.gun == 0 {
		p.Each = [2]int32{b.Length, b.Width}
		for i := range int(b.Bases) {
			ahead, right := hull.Local(b.Base(i).Centre())
			p.Body = append(p.Body, engine.Point{X: right, Y: -ahead - hull.Length/2})
		}
	}
	if by := g.leaderOf(n, c); by != 0 && viewer == n.seat() {
		p.Leader = officerPicture(by)
	}
	p.Tokens, p.State = g.tokens(c), g.states(c)
	return p
}

// piece returns where a base lies.
func (g *State) piece(b plane.Base) engine.Piece {
	at := b.Centre()
	return engine.Piece{X: at.X, Y: at.Y, Heading: int32(b.Heading / plane.Heading(tenth)), Base: [2]int32{b.Length, b.Width}}
}

// kindTitle returns what troops a company has, or its Gun.
func (g *State) kindTitle(c *company) string {
	if c.gun != 0 {
		return g.tables.Guns[c.gun].Name
	}
	return g.card(c).Name
}

// shortName returns a company in two letters, "A3". One that has yet to come has its place among the others when it
// comes: until then it has no name but its troops, and if others with the same are waiting too, the order in which they
// were formed, "III".
func (g *State) shortName(n companyNo) string {
	if c := &g.companies[n]; c.troop == 0 || !c.has(markOff) {
		return fmt.Sprintf("%s%d", seatNames[n.seat()], n%ofSide+1)
	}
	for m := range g.reserve(n.seat()) {
		if m != n && g.kindTitle(&g.companies[m]) == g.kindTitle(&g.companies[n]) {
			return roman(formedAs(n))
		}
	}
	return ""
}

// formedAs returns which of its side a company that has yet to come was formed as, from 1 on.
func formedAs(n companyNo) int { return int(ofSide - n%ofSide) }

// roman returns a number up to 39 in Roman numerals.
func roman(n int) string {
	return strings.Repeat("X", n/10) + [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}[n%10]
}

// leaderOf returns who leads a company, on the table, in ambush or in reserve.
func (g *State) leaderOf(n companyNo, c *company) Officer {
	if c == &g.companies[n] {
		return g.leads(n)
	}
	return c.captain
}

// tokens returns what lies beside a company: a marker for each Terror and each humiliation, the cotton of a
// Gun that is not loaded, and ladders.
//
// Cases 9.4, 12.9, 15.3, 16.4, 20.3.
func (g *State) tokens(c *company) []string {
	all := slices.Repeat([]string{"terror"}, g.markers(c)-int(c.humiliated))
	all = append(all, slices.Repeat([]string{"shame"}, int(c.humiliated))...)
	if c.gun != 0 && !c.has(markLoaded) {
		all = append(all, "cotton")
	}
	if c.has(markLadders) {
		all = append(all, "ladders")
	}
	return all
}

// states returns what can be seen of a company, in words.
func (g *State) states(c *company) []string {
	var words []string
	for _, w := range [...]struct {
		holds bool
		word  string
	}{
		{c.has(markRouting), "routing"}, {c.engaged(), "engaged"}, {c.has(markFormed), "formed"}, {c.has(markOnFoot), "dismounted"},
		{c.has(markActed), "done"}, {c.inside != 0, "inside"}, {c.has(markLimbered), "limbered"}, {c.has(markAfloat), "afloat"},
	} {
		if w.holds {
			words = append(words, w.word)
		}
	}
	return words
}

// drawOwn draws what only the viewer's side sees: who lies in ambush, and who has yet to come,
// in rows beside the board.
//
// Cases 14.1, 25.6.
func (g *State) drawOwn(sc *engine.Scene, viewer engine.Seat) {
	for i := range g.hidden[viewer] {
		h := &g.hidden[viewer][i]
		if !h.isOut() {
			continue
		}
		n := companyNo(viewer)*ofSide + companyNo(i)
		p := g.companyPiece(n, h, hiddenObject(viewer, i), viewer)
		p.Key, p.Name = fmt.Sprintf("ambush-%d", i+1), fmt.Sprintf("%s, ambush %s%d", g.card(h).Name, seatNames[viewer], i+1)
		p.State = append(p.State, "hidden")
		sc.Pieces = append(sc.Pieces, p)
	}
	for n := range g.reserve(viewer) {
		c := g.waiting(n)
		p := g.companyPiece(n, &c, n.object(), viewer)
		p.State = append(p.State, "waiting")
		sc.Pieces = append(sc.Pieces, p)
	}
}

// objectLooks are the pictures of objects, by kind.
var objectLooks = [...]string{kindHerd: "herd", kindPrisoners: "prisoners", kindWagon: "wagon", kindHorses: "horses", kindLadders: "ladders",
	kindBoat: "rowing-boat"}

// objectWords are what objects are called, by kind.
var objectWords = [...]string{kindHerd: "herd", kindPrisoners: "prisoners", kindWagon: "wagon", kindHorses: "horses", kindLadders: "ladders",
	kindBoat: "boat"}

// Called returns what an object or a piece of the ground is called by what it is: "herd 3", "saker 5", "the
// sconce". A company that has yet to come is "Reiters", or "Reiters III" if others wait too, a Gun with its crew "the
// Saker".
//
// Cases 8.4, 22.1.
func (g *State) Called(of engine.Object) string {
	for seat := range numSeats {
		if n := g.reserveOf(seat, of); n != noCompany {
			return strings.TrimSpace(g.kindTitle(&g.companies[n]) + " " + g.shortName(n))
		}
	}
	if n := g.companyOf(of); n != noCompany && g.companies[n].gun != 0 {
		return g.troopTitle(n)
	}
	if i := g.pieceOf(of); i >= 0 {
		return g.tables.groundTitle(i, g.kindOf(i))
	}
	i := g.objectNo(of)
	if i < 0 {
		return ""
	}
	if gun, _ := g.objects[i].gun(); gun != 0 {
		return fmt.Sprintf("%s %d", g.tables.Guns[gun].Name, i+1)
	}
	return fmt.Sprintf("%s %d", objectWords[g.objects[i].kind], i+1)
}

// objectPiece returns an object from above.
//
// Case 22.1.
func (g *State) objectPiece(i int) engine.Piece {
	o := &g.objects[i]
	p := g.piece(g.stand(o))
	p.Key, p.ID, p.Side = objectName(objectAt(i)), objectAt(i), engine.NoSeat
	if o.owner < uint16(numSeats) {
		p.Side = engine.Seat(o.owner)
	}
	p.Silhouette, p.Name = "cannon", g.Called(objectAt(i))
	if gun, team := o.gun(); gun == 0 {
		p.Silhouette = objectLooks[o.kind]
	} else if team {
		p.Silhouette = "cannon-team"
	}
	if o.kind == kindBoat {
		b := plane.Base{At: o.at, Heading: heading(int32(o.spent)), Length: boatLength, Width: g.length(NumBase)}
		at := g.piece(b)
		p.X, p.Y, p.Heading, p.Base = at.X, at.Y, at.Heading, at.Base
	}
	return p
}

// addColonels draws the Colonels that are with no company.
//
// Case 6.6.
func (g *State) addColonels(sc *engine.Scene, viewer engine.Seat) {
	for seat := range numSeats {
		s := &g.sides[seat]
		if s.colonel == 0 || s.with != noCompany || s.place == (plane.Point{}) {
			continue
		}
		side := g.length(NumBase) / 2
		p := g.piece(plane.Base{At: s.place, Length: side, Width: side})
		p.Key, p.ID, p.Side, p.Flag = "colonel-"+seatNames[seat], engine.Thing(classColonel, int(seat)+1), seat, g.flag(seat)
		p.Silhouette, p.Name = "colonel", "Colonel of "+seatNames[seat]
		if viewer == seat {
			p.Leader = officerPicture(s.colonel)
		}
		sc.Pieces = append(sc.Pieces, p)
	}
}

// fightMarks join a company to the enemies that it fights, each pair once.
//
// Case 12.1.
func (g *State) fightMarks(n companyNo) (all []engine.Mark) {
	c := &g.companies[n]
	if !c.engaged() || n.seat() != SeatA {
		return nil
	}
	for m := range g.each(foe(n.seat())) {
		if g.companies[m].battle == c.battle {
			all = append(all, engine.Mark{Kind: "melee", Board: tableKey, From: n.object(), To: m.object()})
		}
	}
	return all
}

// outlook returns how near each side is to being put to flight, and whether it is dark.
//
// Cases 15.1, 19.2.
func (g *State) outlook() string {
	if g.flow.Depth() == 0 && g.outcome == outcomeNone || g.sides[SeatA].force == 0 {
		return ""
	}
	text := [...]string{skyNight: "Night. ", skyFog: "Fog. "}[g.sky] + "Squadrons lost:"
	for seat := range numSeats {
		s := &g.sides[seat]
		text += fmt.Sprintf(" %s %d", g.sideName(seat), s.lost)
		flees := int(s.force)*int(s.flight)/100 + 1
		if s.flight > 0 && s.force > 0 && s.marks&(sideLurks|sideComes) == 0 && flees <= int(s.lost)+g.squadronsOf(seat) {
			text += fmt.Sprintf(" (flee at %d)", flees)
		}
		if seat == SeatA {
			text += ","
		}
	}
	return text + g.booty()
}

// squadronsOf counts the squadrons of a side on the table.
func (g *State) squadronsOf(seat engine.Seat) (all int) {
	for n := range g.each(seat) {
		all += int(g.companies[n].squadrons)
	}
	return all
}

// booty returns how much each side has taken off the board of what its goals count, and what is left of it.
//
// Cases 19.1, 26.4, 26.5.
func (g *State) booty() (text string) {
	sc := g.played()
	if sc == nil {
		return ""
	}
	counted := [...]struct {
		want Want
		of   Object
		name string
	}{{WantWagonsOff, Wagon, "wagons"}, {WantHerdsOff, Herd, "herds"}, {WantPrisonersOff, Prisoners, "groups of prisoners"}}
	for i := range sc.Goals {
		goal := &sc.Goals[i]
		for _, c := range counted {
			if goal.Want == c.want {
				text += fmt.Sprintf("; %s taken off by %s: %d of %d, %d left", c.name, g.sideName(goal.Seat), g.off(goal), goal.Least, g.many(c.of))
			}
		}
	}
	return text
}

// sideName returns what a side is called in the log: by its part in the scenario, or by its seat on an open
// table.
func (g *State) sideName(seat engine.Seat) string {
	if sc := g.played(); sc != nil {
		return "the " + g.tables.sidesOf(sc)[seat]
	}
	return seatNames[seat]
}

// roster lists the companies of a side that the viewer knows of, with their officers if they
// are his own.
func (g *State) roster(seat, viewer engine.Seat) engine.Chart {
	chart := engine.Chart{Key: "companies-" + seatNames[seat], Title: "Companies of " + g.sideName(seat), Side: seat,
		Columns: []string{"troops", "squadrons", "Terror", "officer"}}
	add := func(n companyNo, c *company, id engine.Object, name, note string) {
		officer := "unknown"
		if by := g.leaderOf(n, c); viewer == seat {
			officer = "none"
			if by != 0 {
				officer = natureText(g.tables.Officers[by].Nature)
			}
		}
		chart.Rows = append(chart.Rows, engine.Row{ID: id, Name: name, Silhouette: g.card(c).look(), Note: note,
			Cells: []string{g.card(c).Name, itoa(c.squadrons), itoa(g.markers(c)), officer}})
	}
	for n := range g.each(seat) {
		add(n, &g.companies[n], n.object(), g.shortName(n), "")
	}
	if viewer != seat {
		return chart
	}
	for i := range g.hidden[seat] {
		if h := &g.hidden[seat][i]; h.isOut() {
			add(companyNo(seat)*ofSide+companyNo(i), h, hiddenObject(seat, i), fmt.Sprintf("ambush %s%d", seatNames[seat], i+1), "in ambush")
		}
	}
	for n := range g.reserve(seat) {
		add(n, &g.companies[n], n.object(), cmp.Or(g.shortName(n), "–"), "has yet to come")
	}
	return chart
}
