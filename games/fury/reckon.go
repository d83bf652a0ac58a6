package fury

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning say. %A is the company, %O its enemy.
const (
	reckonShot     = "The shot of %A at %O"
	reckonBears    = "squadrons that bear, less Terror"
	reckonEach     = "Shooting of each"
	reckonFormed   = "formed"
	reckonHalf     = "long range or night"
	reckonColumn   = "Column"
	reckonByTotal  = "by the total, or of the Gun"
	reckonSizes    = "moved by the sizes of both and by cover"
	reckonFaces    = "One die"
	reckonTest     = "%A %{A:tests|test} %{1=Charge|Fear|Serious|Rally}"
	reckonCard     = "the number on its card"
	reckonByCard   = ": the number on the card is"
	reckonTurned   = "Fortune's Wheel"
	reckonExpert   = "an Expert shoots"
	reckonSinks    = "its boat capsizes, with all aboard"
	reckonStarred  = ", with a risk to the officer"
	reckonPasses   = "it passes"
	reckonTwelve   = "12 on the dice always fails"
	reckonWheel    = "One counter of the cup"
	reckonNoEffect = "no effect here"
)

// shotSays is what a result of the Shooting table does to the target, and shotTitles are its columns.
//
// Cases 10.5, 10.7.
var (
	shotSays   = [...]string{ShotNothing: "no effect", ShotRetire: "it retires", ShotTerror: "a Terror marker", ShotLoseSquadron: "it loses a squadron"}
	shotTitles = [ShotColumns]string{"4-8", "9-16", "17-24", "25-35", "36+"}
)

// counterSays is what a counter of the Wheel does.
//
// Case 18.3.
var counterSays = [NumCounters]string{
	StealAMarch: "you act first", Dumbfounded: "you lose your next segment", RomanLike: "one column to the right",
	Confusion: "one column to the left", Manly: "2 more passes", Unmanly: "2 less passes", BulletProof: "one marker less",
	CleanHeeled: "one marker more", MarkAnthony: "your officer wins", KingSaul: "your officer loses",
}

// Reckon says what the throw depends on that a choice brings: a shot, a charge, a test, a round of a battle,
// an appeal to the Wheel or any other. It implements engine.Reckoner.
//
// Cases 9.2, 10.4, 11.4, 12.6, 18.3.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	g := s.(*State)
	if g.flow.Depth() == 0 {
		return nil
	}
	k := r.reckoning(g, c.Seat)
	f, n, m := g.flow.Top(), g.companyOf(c.About), g.companyOf(c.On)
	switch {
	case c.Verb == engine.Pass && (f.Step == stepAppeal || f.Step == stepDuel || f.Step == stepMars):
		return nil // the other answer says what the dice rest on
	case c.Verb == VerbAppeal && f.Step == stepAppeal:
		if at := Situation(f.Code & appealMask); at == EnemySegment || at == TakingTerror {
			return k.wheel(f)
		}
		c.Verb = engine.Pass
		return append(k.wheel(f), r.reckonFirst(s, c)...)
	case c.Verb == VerbShoot && n != noCompany && m != noCompany:
		return k.shot(f, n, m)
	case c.Verb == VerbCharge && n != noCompany && m != noCompany:
		return append(r.reckonFirst(s, c), k.charge(n, m, face(c.N[0]))...)
	}
	return r.reckonFirst(s, c)
}

// ReckonThrow says what a throw depends on and what its faces do. It implements engine.Reckoner.
//
// Cases 3.1, 4.3, 6.3.3, 6.3.6, 6.4, 6.5, 9.2, 10.5, 12.7, 14.3, 15.5, 20.6, 23.1, 25.5, 26.4, 26.5, 27.6, 28.1, 29.11, 29.13,
// 29.14, 29.20.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	g := at.(*State)
	if seat < numSeats && !th.Seen.Has(seat) {
		return nil
	}
	k := r.reckoning(g, seat)
	if th.Rule == "25.5" {
		return k.board()
	}
	if g.flow.Depth() == 0 {
		return nil
	}
	return k.thrown(th)
}

// ofAChoice lists the cases whose throws come of a choice. The first throw after a choice may also begin a turn or a week.
var ofAChoice = []engine.Case{"4.3", "6.3.6", "6.4", "6.5", "9.2", "10.5", "12.7", "14.3", "15.5", "20.6", "23.1", "23.2", "23.3", "27.6", "29.13"}

// reckonFirst reckons the first throw of a choice.
func (r *ruleset) reckonFirst(s engine.State, c engine.Choice) []engine.Sum {
	th, at, ok := r.firstThrow(s, c)
	if !ok || !slices.Contains(ofAChoice, th.Rule) {
		return nil
	}
	sums := r.ReckonThrow(at, th, c.Seat)
	if th.Rule == "12.7" && th.Code == 1 { // the roll for the round follows at once
		k := r.reckoning(at, c.Seat)
		sums = append(sums, k.clash(battleFrame{at.flow.Top()}, c.Seat, true))
	}
	return sums
}

// A reckoning is what a seat can reckon from what it sees.
type reckoning struct {
	g    *State
	r    *ruleset
	w    *engine.Words
	seat engine.Seat // engine.NoSeat for one who has no side
}

// reckoning returns what a seat can reckon in a position. Who is asked for dice by "company A1" finds that number behind
// what the company is.
func (r *ruleset) reckoning(g *State, seat engine.Seat) reckoning {
	by := r.words.At(g)
	words := *by
	words.Title = func(o engine.Object) string {
		title := by.Title(o)
		if n := g.companyOf(o); n != noCompany && !strings.HasSuffix(title, ")") {
			title += " (" + g.shortName(n) + ")"
		}
		return title
	}
	return reckoning{g, r, &words, seat}
}

func (k *reckoning) title(text string, n, m companyNo, number int32) string {
	on := engine.NoObject
	if m != noCompany {
		on = m.object()
	}
	return string(k.w.Fill(nil, text, n.object(), on, engine.NoObject, number))
}

// shot reckons a shot: the total with its parts, the column, and what the faces of the die do.
//
// Cases 10.4, 10.5, 10.6, 16.9.
func (k *reckoning) shot(f *engine.Frame, n, m companyNo) []engine.Sum {
	g := k.g
	a := g.aimNow(f.Step == stepReact, n, m)
	column, sum := k.column(n, m, a)
	return []engine.Sum{k.total(n, m, a), sum, k.shotFaces(n, m, column, "10.7")}
}

// aimNow returns how a company shoots at another where both stand, or at a charge that it reacts to.
//
// Cases 10.1, 11.4.
func (g *State) aimNow(reacts bool, n, m companyNo) aim {
	if depth := g.flow.Depth(); reacts && depth > 1 && g.flow.At(depth-2).Step == stepCharge {
		return g.aimAtCharge(n, m, chargeFrame{g.flow.At(depth - 2)}.way())
	}
	a, _ := g.aimAt(n, m, g.block(&g.companies[m]))
	return a
}

// total reckons the Shooting total of a company, with its parts.
//
// Cases 10.4, 16.9.
func (k *reckoning) total(n, m companyNo, a aim) engine.Sum {
	g, c := k.g, &k.g.companies[n]
	total := engine.Sum{Title: k.title(reckonShot, n, m, 0)}
	if c.gun == 0 {
		whole := g.shootingTotal(c, a.bears, a.long)
		shoot := min(g.counted(c), 2*a.bears)
		plain := shoot * int(g.card(c).Shooting) * Parts / 2
		total.Total = sixteenths(whole)
		total.Parts = append(total.Parts, engine.SumPart{Text: reckonBears, Value: sixteenths(shoot * Parts / 2), Rule: "10.4"},
			engine.SumPart{Text: reckonEach, Value: "×" + strconv.Itoa(int(g.card(c).Shooting)), Rule: "10.4"})
		if c.has(markFormed) {
			total.Parts = append(total.Parts, engine.SumPart{Text: reckonFormed, Value: "+" + strconv.Itoa(g.number(NumFormed)) + " %", Rule: "10.4"})
			plain += plain * g.number(NumFormed) / 100
		}
		if whole < plain {
			total.Parts = append(total.Parts, engine.SumPart{Text: reckonHalf, Value: "half", Rule: "10.4"})
		}
	}
	return total
}

// column reckons the column of a shot.
//
// Cases 10.5, 10.6, 16.9.
func (k *reckoning) column(n, m companyNo, a aim) (at int, sum engine.Sum) {
	g, c := k.g, &k.g.companies[n]
	total := g.shootingTotal(c, a.bears, a.long)
	first := g.tables.ShotColumn(total)
	if c.gun != 0 {
		first = g.tables.Guns[c.gun].Column
	}
	at = g.shotColumn(total, c, &g.companies[m], a.covered)
	sum = engine.Sum{Title: reckonColumn, Total: nameOfColumn(at), Parts: []engine.SumPart{{Text: reckonByTotal, Value: nameOfColumn(first), Rule: "10.5"}}}
	if moved := g.shifted(total, c, &g.companies[m], a.covered) - first; first >= 0 && moved != 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonSizes, Value: engine.Signed(moved), Rule: "10.6"})
	}
	return at, sum
}

// shotFaces says what each face of the die does to a company in a column of the Shooting table. An Expert adds to it.
//
// Cases 5.2, 10.5, 10.7, 21.4. Ruling R73.
func (k *reckoning) shotFaces(n, m companyNo, column int, rule engine.Case) engine.Sum {
	g, faces, nature := k.g, engine.Sum{Title: reckonFaces}, Characteristics(0)
	if n != noCompany {
		nature = g.nature(n)
	}
	if nature.Has(Expert) {
		faces.Parts = append(faces.Parts, engine.SumPart{Text: reckonExpert, Value: "+1", Rule: "5.2"})
	}
	faces.Parts = append(faces.Parts, engine.Results(1, func(die int) (string, engine.Case) {
		switch r := g.shot(column, die, nature); {
		case g.shrugsOff(m, n, r):
			return shotSays[ShotNothing], rule
		case g.swamps(m, n, r):
			return reckonSinks, "21.4"
		case r.Officer:
			return shotSays[r.Shot] + reckonStarred, rule
		default:
			return shotSays[r.Shot], rule
		}
	})...)
	return faces
}

// nameOfColumn returns a column of the Shooting table as it is printed.
func nameOfColumn(column int) string {
	if column < 0 {
		return "none"
	}
	return shotTitles[min(column, ShotColumns-1)]
}

// sixteenths writes a number in sixteenths, in hundredths at most.
func sixteenths(n int) string {
	return string(engine.AppendParts(nil, int32(n*100/Parts), 100))
}

// test reckons a morale test of two dice, which the Wheel may have moved.
//
// Cases 5.4, 6.3.4, 6.3.5, 9.2, 15.2, 18.3.
func (k *reckoning) test(th engine.Throw) []engine.Sum {
	g, f, n, test := k.g, k.g.flow.Top(), k.g.companyOf(th.About), Test(th.Code)
	if f.Step != stepTest || n == noCompany {
		return nil
	}
	by, wheel := otherOf(f), turned(f.N[testNotes], testWheel)
	sum := engine.Sum{Title: k.title(reckonTest, n, by, int32(test)), Total: strconv.Itoa(g.passesBy(n, test, by, wheel)), Parts: []engine.SumPart{
		{Text: reckonCard, Value: strconv.Itoa(g.testNumber(n, test, 0)), Rule: "9.2"}}}
	if moved := g.testNumber(n, test, wheel) - g.testNumber(n, test, 0); moved != 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonTurned, Value: engine.Signed(moved), Rule: "18.3"})
	}
	for _, b := range g.burdens(n, test, by) {
		if b.more != 0 {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: b.says, Value: engine.Signed(-b.more), Rule: b.rule})
		}
	}
	if len(sum.Parts) == 1 {
		sum.Title, sum.Parts = sum.Title+reckonByCard, nil
	}
	if g.testNumber(n, test, wheel)-g.burden(n, test, by) >= 12 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonTwelve, Rule: "9.2"})
	}
	return []engine.Sum{sum, {Title: "Two dice", Parts: engine.Results(2, func(dice int) (string, engine.Case) {
		if g.passes(n, test, by, wheel, dice) {
			return reckonPasses, "9.2"
		}
		return g.failing(n, test), "9.3"
	})}}
}

// failing says what follows if a company fails a test.
//
// Case 9.3.
func (g *State) failing(n companyNo, test Test) string {
	switch {
	case test == TestCharge:
		return "it fails and may not charge this turn"
	case test == TestFear:
		return "it fails and routs"
	case test == TestSerious:
		return "it fails and retires"
	case g.companies[n].has(markRouting):
		return "it fails and goes on routing"
	}
	return "it fails and keeps its Terror markers"
}

// wheel reckons an appeal: what the counters of the cup do here.
//
// Cases 18.1, 18.3.
func (k *reckoning) wheel(f *engine.Frame) []engine.Sum {
	sum, all, idle := engine.Sum{Title: reckonWheel}, int32(0), int32(0)
	for of := range NumCounters {
		n := int32(k.g.cup(of))
		all += n
		if !k.g.suits(of, f) {
			idle += n
			continue
		}
		sum.Parts = append(sum.Parts, engine.SumPart{Text: k.g.tables.Wheel[of].Name + ": " + counterSays[of], Rule: "18.3", Ways: n})
	}
	sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonNoEffect, Rule: "18.3", Ways: idle})
	for i := range sum.Parts {
		sum.Parts[i].Of = all
	}
	return []engine.Sum{sum}
}
