package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// noteEnd says what a company has before it where it ends: whom it comes near, whom it could
// shoot at and who could shoot at it, who could charge it and on which face.
//
// Cases 8.9, 10.2, 11.5.
func (h *helm) noteEnd(formed bool) {
	g := h.g
	c := &g.companies[h.n]
	if formed && !c.has(markFormed) {
		h.add("8.9", "the ground makes it a loose body", engine.NoObject, engine.NoObject)
	}
	b := g.block(c)
	nearest, least := noCompany, mostBoard
	for m := range g.each(foe(h.seat)) {
		if apart := b.Apart(g.block(&g.companies[m])); apart < least {
			nearest, least = m, apart
		}
	}
	if nearest == noCompany {
		return
	}
	if near := g.length(NumApart); least < near && least >= near-hair-1 {
		least = near // as the law has it
	}
	h.add("8.5", "it ends %1″ from %A", nearest.object(), engine.NoObject, int32(least))
	for m := range g.each(foe(h.seat)) {
		h.noteShot(h.n, m, "it can shoot at %A")
		h.noteShot(m, h.n, "%A can shoot at it")
		h.noteThreat(m)
	}
}

// noteShot says that one company can shoot at another as they stand, in which column and with
// which chance that anything comes of it.
//
// Cases 10.2, 10.4, 10.5.
func (h *helm) noteShot(n, m companyNo, sentence string) {
	g := h.g
	c := &g.companies[n]
	if c.shotAt != 0 || c.engaged() || c.has(markRouting) || !g.isArmed(c) || g.companies[m].engaged() {
		return
	}
	a, why := g.aimAt(n, m, g.block(&g.companies[m]))
	if why != 0 {
		return
	}
	about := m
	if n != h.n {
		about = n
	}
	column := g.columnOf(n, m, a)
	far := int32(0)
	if a.long {
		far = 1
	}
	h.add("10.5", sentence+" at %1″%{2=|, at long range}%{3=, to no effect|, column 4-8|, column 9-16|, column 17-24|, column 25-35|, column 36+}%{4?: an effect on %4 of 6}",
		about.object(), engine.NoObject, int32(a.gap), far, int32(column), g.telling(n, column))
	if n == h.n {
		h.marks = append(h.marks, engine.Mark{Kind: "lane", Board: tableKey, From: n.object(), To: m.object(),
			Line: drawnLine([]plane.Point{g.companies[n].at, g.block(&g.companies[m]).Hull().Centre()})})
	}
}

// telling returns how many faces of a die do anything in a column, counted from 1.
//
// Case 10.5.
func (g *State) telling(n companyNo, column uint16) (faces int32) {
	for die := 1; die <= 6; die++ {
		if g.shot(int(column)-1, die, g.natureOf(n)).Shot != ShotNothing {
			faces++
		}
	}
	return faces
}

// natureOf returns the nature of a company as its card has it, as it is known of an enemy.
//
// Case 2.6. Ruling R320.
func (g *State) natureOf(n companyNo) Characteristics { return g.card(&g.companies[n]).Nature }

// noteThreat says that an enemy could charge the company where it ends, and on which face.
//
// Cases 11.1, 11.2, 11.5.
func (h *helm) noteThreat(m companyNo) {
	g := h.g
	c := &g.companies[m]
	if c.engaged() || c.has(markRouting) || c.gun != 0 || c.has(markAfloat) {
		return
	}
	f := engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: m.object()}
	if !g.block(c).Within(g.block(&g.companies[h.n]), g.rate(c)) {
		return
	}
	for on := int(g.zone(m, h.n)); on >= 0; on-- {
		if ill := g.mayCharge(&f, m, h.n, face(on)); ill.OK() {
			h.add("11.5", "%A could charge it %{1=in front|in the flank|in the rear}", m.object(), engine.NoObject, int32(on))
			return
		}
	}
}

// noteCharge says what a charge has to pass: its face and why, the tests with their chances,
// fire at it, and what both sides would count hand to hand.
//
// Cases 9.1, 9.2, 11.4, 11.5, 12.2, 12.6.
func (h *helm) noteCharge(m companyNo, on face, ch charge) {
	g := h.g
	h.add("11.5", "the target, %A, is charged %{1=in front|in the flank, from behind the line of its front|in the rear, from behind the line of its rear}", m.object(), engine.NoObject, int32(on))
	if !g.springs(h.n, m) {
		h.noteTest(h.n, TestCharge, g.natureOf(m).Has(Terrible))
	}
	if g.isBetterAsKnown(h.n, m) && !g.companies[m].engaged() || g.springs(h.n, m) {
		h.noteTest(m, TestFear, false)
	}
	if g.natureOf(m).Has(Slippery) && !g.nature(h.n).Has(Slippery) {
		h.add("5.8", "%A may slip away", m.object(), engine.NoObject)
	}
	h.noteReaction(m, ch)
	h.noteTotals(m, on)
}

// isBetterAsKnown is isBetter by what the charger knows: its own officer, and the card of its
// enemy.
//
// Case 2.5. Ruling R320.
func (g *State) isBetterAsKnown(n, than companyNo) bool {
	return g.nature(n).Discipline() > g.natureOf(than).Discipline() && g.companies[n].troop != g.tables.Crew
}

// noteTest says what a company must roll and how likely that is.
//
// Cases 9.1, 9.2.
func (h *helm) noteTest(n companyNo, test Test, terrible bool) {
	g := h.g
	need := int(g.card(&g.companies[n]).Morale[test]) - g.gloom(n)
	nature := g.natureOf(n)
	if n == h.n {
		nature = g.nature(n)
	}
	if nature.Has(Inspirational) {
		need++
	}
	if nature.Has(Coward) {
		need--
	}
	if terrible {
		need--
	}
	need = min(need, 11) // 12 on the dice fails
	ways, _ := engine.WaysTo(need, 2)
	h.add("9.2", "%A %{A:tests|test} %{1=Charge|Fear|Serious|Rally}: %2 or less on two dice, %3 in 36", n.object(), engine.NoObject, int32(test), int32(need), ways)
}

// noteReaction says how the target may shoot at its charger: from where on the way it sees it
// best.
//
// Case 11.4. Ruling R436.
func (h *helm) noteReaction(m companyNo, ch charge) {
	g := h.g
	c := &g.companies[m]
	if c.shotAt>>(h.n%ofSide)&1 != 0 || c.has(markRouting) || c.engaged() || !g.isArmed(c) {
		return
	}
	l := g.chargeLeg(&g.companies[h.n], ch)
	then := *g
	then.companies[h.n], _ = g.sallied(g.companies[h.n], ch.door)
	var best aim
	for part := plane.Time(0); part <= reactParts; part++ {
		if a, why := then.aimAt(m, h.n, l.At(plane.Whole*part/reactParts)); why == 0 && (best.bears == 0 || a.gap < best.gap) {
			best = a
		}
	}
	if best.bears == 0 {
		return
	}
	column := g.columnOf(m, h.n, best)
	h.add("11.4", "%A may shoot at the charge%{1=, to no effect|, column 4-8|, column 9-16|, column 17-24|, column 25-35|, column 36+}%{2?: an effect on %2 of 6}",
		m.object(), engine.NoObject, int32(column), g.telling(m, column))
}

// noteTotals says what both would count in the first round, and who would have the better of it,
// by what is known of the enemy's officer: nothing.
//
// Cases 12.2, 12.3, 12.6, 12.7.
func (h *helm) noteTotals(m companyNo, on face) {
	then := *h.g
	target := &then.companies[m]
	if target.gun != 0 || target.has(markRouting) {
		h.add("11.3", "%A %{A:is|are} taken on contact", m.object(), engine.NoObject)
		return
	}
	in := stand{share: 1, covered: on == faceFront && then.isScreened(h.n, m)}
	if on != faceFront {
		in.share = 2
		if target.engaged() && target.stance&stanceFought != 0 {
			in.share = 4
		}
		markers := [numFaces]Number{faceFlank: NumFlankTerror, faceRear: NumRearTerror}[on]
		target.terror += uint8(then.number(markers))
		if int(target.terror) > int(target.squadrons) {
			h.add("12.3", "%A would rout by its markers", m.object(), engine.NoObject)
			return
		}
	}
	if s := &then.sides[m.seat()]; m.seat() != h.seat && s.with == m {
		s.with = noCompany
	}
	own, theirs := then.handTotal(h.n, stand{share: 1}), then.handTotal(m, in)
	h.add("12.6", "hand to hand it counts %{1%} against %{2%} of %A", m.object(), engine.NoObject, hundredths(own), hundredths(theirs))
	better := then.tables.HandColumn(max(own, theirs), max(min(own, theirs), 1))
	h.add("12.7", "%{1=its enemy is stronger|it is stronger|both are equal}, column %{2=Advantage|3:2|2:1|3:1|4:1}", engine.NoObject, engine.NoObject, whose(own, theirs), int32(better))
	h.rounds = h.roundParts(own, theirs, better)
	h.odds = append(h.odds, h.firstRound(own, theirs, better))
}

// whose returns 1 where the first total is higher, 2 where both are equal.
func whose(own, theirs int) int32 {
	switch {
	case own > theirs:
		return 1
	case own == theirs:
		return 2
	}
	return 0
}

// fireArcs returns where a company shoots, close and as far as its weapons reach: from the ends of its front,
// to either side as far as each of its squadrons looks.
//
// Cases 10.2, 10.3.
func (g *State) fireArcs(n companyNo) (all []engine.Mark) {
	c := &g.companies[n]
	if !g.isArmed(c) || c.inside != 0 || c.has(markAfloat) || c.has(markRouting) {
		return nil
	}
	ranges := []Length{g.reach(c)}
	if far := g.reach(c); !g.isDark() && c.gun == 0 && far > g.length(NumCloseRange) {
		ranges = []Length{far / 2, far}
	}
	if c.gun != 0 {
		ranges = []Length{16 * Inch}
	}
	const step = 5 * plane.Degree
	half, front := plane.Angle(g.number(NumArc)), g.block(c).Front()/2
	left, right := c.at.Go(c.facing.Turn(-90*plane.Degree), front), c.at.Go(c.facing.Turn(90*plane.Degree), front)
	for _, far := range ranges {
		line := []plane.Point{left}
		for a := -half; a <= 0; a += step {
			line = append(line, left.Go(c.facing.Turn(a), far))
		}
		for a := plane.Angle(0); a <= half; a += step {
			line = append(line, right.Go(c.facing.Turn(a), far))
		}
		mark := engine.Mark{Kind: "arc", Board: tableKey, From: n.object(), Line: drawnLine(append(line, right))}
		if c.gun == 0 {
			mark.Label = string(engine.AppendParts(nil, int32(far), int32(Inch))) + "″"
		}
		all = append(all, mark)
	}
	return all
}
