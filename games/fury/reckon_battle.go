package fury

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// rolledShot reckons the roll of a shot in the column that the Wheel and all else have left it in.
//
// Cases 10.5, 10.7, 18.3.
func (k *reckoning) rolledShot(th engine.Throw) []engine.Sum {
	f, n := k.g.flow.Top(), k.g.companyOf(th.About)
	if f.Step != stepShot || n == noCompany {
		return nil
	}
	which, m := k.g.rolls(f, th.About)
	at, faces := turnedShot(f, which), k.shotFaces(n, m, turnedShot(f, which), "10.7")
	a := k.g.aimNow(true, n, m)
	if column, sum := k.column(n, m, a); a.bears > 0 && column == min(max(shotColumnOf(f, which), -1), ShotColumns-1) {
		if moved := turned(int32(f.Code), shotWheel); moved != 0 {
			sum.Total = nameOfColumn(at)
			sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonTurned, Value: engine.Signed(moved), Rule: "18.3"})
		}
		return []engine.Sum{k.total(n, m, a), sum, faces}
	}
	sum := engine.Sum{Title: k.title(reckonShot, n, m, 0), Total: "column " + nameOfColumn(at), Parts: k.wheeled(shotColumnOf(f, which), int32(f.Code), shotWheel)}
	return []engine.Sum{sum, faces}
}

// wheeled says by how much the Wheel has moved a column of the Shooting table, if it has.
//
// Case 18.3.
func (k *reckoning) wheeled(column int, held int32, at int) []engine.SumPart {
	moved := turned(held, at)
	if moved == 0 {
		return nil
	}
	return []engine.SumPart{{Text: reckonByTotal, Value: nameOfColumn(min(column, ShotColumns-1)), Rule: "10.5"}, {Text: reckonTurned, Value: engine.Signed(moved), Rule: "18.3"}}
}

// bombardment reckons a shot of the fleet.
//
// Cases 18.3, 27.6.
func (k *reckoning) bombardment(th engine.Throw) []engine.Sum {
	f := k.g.flow.Top()
	if f.Step != stepFleet {
		return nil
	}
	at := fleetColumn(f)
	sum := engine.Sum{Title: k.throwTitle(reckonFleet, th), Total: "column " + nameOfColumn(at), Parts: k.wheeled(fleetAims(f), int32(f.Code), shotWheel)}
	return []engine.Sum{sum, k.shotFaces(noCompany, k.g.companyOf(th.On), at, "27.6")}
}

// round reckons a round of a battle, or the die that says who counts as the stronger of two equals: the totals of both
// sides with their parts, that of the seat that asks first, the column, and what each face does.
//
// Cases 12.6, 12.7, 12.8, 12.9, 18.3.
func (k *reckoning) round(th engine.Throw) []engine.Sum {
	g, f, own := k.g, k.g.flow.Top(), k.seat
	if f.Step != stepBattle {
		return nil
	}
	if own >= numSeats {
		own = SeatA
	}
	var sums []engine.Sum
	for _, seat := range [2]engine.Seat{own, foe(own)} {
		for n := range g.each(seat) {
			if g.fights(f, n) {
				sums = append(sums, k.hand(n))
			}
		}
	}
	if th.Code != 1 {
		return append(sums, k.clash(battleFrame{f}, own, false))
	}
	return append(sums, engine.Sum{Title: reckonEven, Parts: engine.Results(1, func(die int) (string, engine.Case) {
		return k.about(reckonStronger, strongerOn(die)), "12.7"
	})})
}

// clash reckons the faces of the die of a round, for a side that is, if both are equal, the stronger.
//
// Cases 12.7, 12.9, 18.3.
func (k *reckoning) clash(f battleFrame, own engine.Seat, even bool) engine.Sum {
	g := k.g
	before, column, stronger := g.clashColumn(f)
	sum := engine.Sum{Title: fmt.Sprintf(reckonHand, handTitles[column])}
	if even {
		stronger = own
		sum.Title += ", if " + k.befalls(f.Frame, stronger, "counts as the stronger", "count as the stronger")
	}
	if moved := turned(int32(f.Code), clashWheel); moved != 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonByTotals, Value: handTitles[before], Rule: "12.7"},
			engine.SumPart{Text: reckonTurned, Value: engine.Signed(moved), Rule: "18.3"})
	}
	sum.Parts = append(sum.Parts, engine.Results(1, func(die int) (string, engine.Case) {
		r := g.tables.Hands[die][column]
		told := &handTold[r.Hand]
		says := told.many
		switch {
		case told.weaker:
			says = k.befalls(f.Frame, foe(stronger), told.one, told.many)
		case told.one != "":
			says = k.befalls(f.Frame, stronger, told.one, told.many)
		}
		if r.Starred {
			says += ", a test of Fear and the officer's life"
		}
		return says, "12.9"
	})...)
	return sum
}

// handTold is what a result of the Hand-to-Hand table does: of one company or of many, the stronger or the weaker, or, with
// nothing of one, of both.
//
// Case 12.9.
var handTold = [...]struct {
	one, many string
	weaker    bool
}{
	HandLocked: {many: "it stays locked"}, HandStandOff: {many: "both move back"},
	HandStrongerTerror: {"takes a marker", "take a marker", false}, HandHumiliated: {"is humiliated", "are humiliated", false},
	HandWeakerTerror: {"takes a marker", "take a marker", true}, HandLoseSquadron: {"loses a squadron", "lose a squadron", true},
	HandDefeated: {"is defeated", "are defeated", true},
}

// befalls says what befalls a side in a battle: its company by name, or all its men.
func (k *reckoning) befalls(f *engine.Frame, seat engine.Seat, one, many string) string {
	only, fighting := noCompany, 0
	for n := range k.g.each(seat) {
		if k.g.fights(f, n) {
			only = n
			fighting++
		}
	}
	if fighting == 1 {
		return k.title("%A %{A:"+one+"|"+many+"}", only, noCompany, 0)
	}
	return k.about("%{1@} "+many, seat)
}

// hand returns the total of a company in a battle with all that makes it.
//
// Cases 6.3.2, 6.3.3, 12.2, 12.4, 12.6, 12.8, 20.5.
func (k *reckoning) hand(n companyNo) engine.Sum {
	g, in := k.g, k.g.standOn(n)
	count, fighting := g.strikers(n, in)
	s := engine.Sum{Title: k.title(reckonBattle, n, noCompany, 0), Total: string(engine.AppendParts(nil, hundredths(g.handTotal(n, in)), 100)), Parts: []engine.SumPart{
		{Text: reckonSquadrons, Value: sixteenths(count * Parts / 2), Rule: "12.6"},
		{Text: reckonFighting, Value: "×" + strconv.Itoa(fighting), Rule: "12.6"}}}
	for _, b := range g.bonuses(n, in) {
		if b.has {
			s.Parts = append(s.Parts, engine.SumPart{Text: b.says, Value: "+" + strconv.Itoa(g.number(b.of)) + " %", Rule: b.rule})
		}
	}
	if in.share > 1 {
		s.Parts = append(s.Parts, engine.SumPart{Text: reckonShare, Value: "1 in " + strconv.Itoa(in.share), Rule: "12.4"})
	}
	return s
}

// charge reckons what a charge comes to hand to hand, by what is known of the enemy: the totals of both sides and the
// first round.
//
// Cases 12.2, 12.3, 12.6, 12.7, 12.9.
func (k *reckoning) charge(n, m companyNo, on face) []engine.Sum {
	seen := *k.g
	h := &helm{g: &seen, words: k.w, seat: n.seat(), n: n}
	h.unmet()
	h.noteTotals(m, on)
	sum := engine.Sum{Title: reckonMeets}
	for _, note := range h.notes {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: note.Text, Rule: note.Rule})
	}
	sum.Parts = append(sum.Parts, h.rounds...)
	return []engine.Sum{sum}
}

// mars reckons whether a Mars who has spent himself is killed.
//
// Case 6.3.3.
func (k *reckoning) mars(th engine.Throw) []engine.Sum {
	return k.one(reckonMars, th, "he is killed, and they rout", "he lives", k.g.spendsMars)
}

// blows reckons a single combat: what is added, and who falls, by both dice or by the second when the first is thrown.
//
// Cases 6.3.1, 6.4.
func (k *reckoning) blows(th engine.Throw) []engine.Sum {
	g, f := k.g, k.g.flow.Top()
	n, m := g.companyOf(f.About), otherOf(f)
	if f.Step != stepBlows || n == noCompany {
		return nil
	}
	s := engine.Sum{Title: k.title(reckonDuel, n, m, 0)}
	first := int(f.N[blowsDie])
	if first != 0 {
		s.Parts = append(s.Parts, engine.SumPart{Text: k.title(reckonBlow, n, noCompany, 0), Value: strconv.Itoa(first), Rule: "6.4"})
	}
	for _, who := range [2]companyNo{n, m} {
		if g.skill(who) > 0 {
			s.Parts = append(s.Parts, engine.SumPart{Text: k.title(reckonSkill, who, noCompany, 0), Value: engine.Signed(g.skill(who)), Rule: "6.3.1"})
		}
	}
	falls := [3]string{k.title("the officer of %O is killed", n, m, 0), k.title("the officer of %A is killed", n, m, 0), "neither is"}
	who := func(one, two int) int {
		switch one, two = one+g.skill(n), two+g.skill(m); {
		case g.outfights(one, two):
			return 0
		case g.outfights(two, one):
			return 1
		}
		return 2
	}
	if first != 0 {
		s.Parts = append(s.Parts, engine.Results(1, func(die int) (string, engine.Case) { return falls[who(first, die)], "6.4" })...)
		return []engine.Sum{s}
	}
	s.Parts = append(s.Parts, engine.SumPart{Text: fmt.Sprintf(reckonLess, k.title(reckonItsDie, n, noCompany, 0), k.title(reckonItsDie, m, noCompany, 0)), Rule: "6.4"})
	s.Parts = append(s.Parts, engine.Differences(func(lead int) (string, engine.Case) { return falls[who(lead, 0)], "6.4" })...)
	return []engine.Sum{s}
}

// life reckons whether an officer is killed, in a battle or in one that dice decide.
//
// Cases 6.5, 29.6.
func (k *reckoning) life(th engine.Throw) []engine.Sum {
	g, f := k.g, k.g.flow.Top()
	title, more := reckonColonel, 0
	if f.Step == stepLife {
		title, more = reckonLife, g.peril(f)
	}
	s := yesNo(k.throwTitle(title, th), 2, "6.5", "he is killed", "he lives", func(dice int) bool { return g.slays(dice + more) })
	if more != 0 {
		s.Parts = append([]engine.SumPart{{Text: reckonRouted, Value: engine.Signed(more), Rule: "6.5"}}, s.Parts...)
	}
	return []engine.Sum{s}
}
