package fury

import (
	"strconv"

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
	reckonBurden   = "its officer, the dark, a Terrible enemy"
	reckonPasses   = "it passes"
	reckonFails    = "it fails"
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
	k := reckoning{g, r, r.words.At(s)}
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

// reckonFirst reckons the first throw of a choice.
func (r *ruleset) reckonFirst(s engine.State, c engine.Choice) []engine.Sum {
	th, at, ok := r.firstThrow(s, c)
	if !ok {
		return nil
	}
	return r.ReckonThrow(at, th, c.Seat)
}

// ReckonThrow says what a throw depends on in the position in which it is made. It implements engine.Reckoner.
//
// Cases 6.4, 6.5, 9.2, 10.5, 12.7.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	k := reckoning{at.(*State), r, r.words.At(at)}
	return k.thrown(th, seat)
}

// A reckoning is what a seat can reckon from what it sees.
type reckoning struct {
	g *State
	r *ruleset
	w *engine.Words
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
	g, c := k.g, &k.g.companies[n]
	a, _ := g.aimAt(n, m, g.block(&g.companies[m]))
	if depth := g.flow.Depth(); f.Step == stepReact && depth > 1 && g.flow.At(depth-2).Step == stepCharge {
		a = g.aimAtCharge(n, m, chargeFrame{g.flow.At(depth - 2)}.way())
	}
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
	return append([]engine.Sum{total}, k.column(n, m, a)...)
}

// column reckons the column of a shot and what each face does in it, alike ones together.
//
// Cases 10.5, 10.6, 16.9.
func (k *reckoning) column(n, m companyNo, a aim) []engine.Sum {
	g, c := k.g, &k.g.companies[n]
	total := g.shootingTotal(c, a.bears, a.long)
	first := g.tables.ShotColumn(total)
	if c.gun != 0 {
		first = g.tables.Guns[c.gun].Column
	}
	at := g.shotColumn(total, c, &g.companies[m], a.covered)
	sum := engine.Sum{Title: reckonColumn, Total: nameOfColumn(at), Parts: []engine.SumPart{{Text: reckonByTotal, Value: nameOfColumn(first), Rule: "10.5"}}}
	if moved := g.shifted(total, c, &g.companies[m], a.covered) - first; first >= 0 && moved != 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonSizes, Value: engine.Signed(moved), Rule: "10.6"})
	}
	faces := engine.Sum{Title: reckonFaces}
	for die := 1; die <= 6; die++ {
		says := shotSays[g.shot(at, die, g.nature(n)).Shot]
		if last := len(faces.Parts) - 1; last >= 0 && faces.Parts[last].Text == says {
			faces.Parts[last].Ways++
			continue
		}
		faces.Parts = append(faces.Parts, engine.SumPart{Text: says, Rule: "10.7", Ways: 1, Of: 6})
	}
	return []engine.Sum{sum, faces}
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

// test reckons a morale test of two dice.
//
// Cases 5.4, 6.3.4, 6.3.5, 9.2, 15.2.
func (k *reckoning) test(n companyNo, test Test, by companyNo) []engine.Sum {
	g := k.g
	most := g.passesBy(n, test, by, 0)
	sum := engine.Sum{Title: k.title(reckonTest, n, by, int32(test)), Total: strconv.Itoa(most), Parts: []engine.SumPart{
		{Text: reckonCard, Value: strconv.Itoa(int(g.card(&g.companies[n]).Morale[test])), Rule: "9.2"}}}
	if b := g.burden(n, test, by); b != 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonBurden, Value: engine.Signed(-b), Rule: "6.3.4"})
	}
	if int(g.card(&g.companies[n]).Morale[test])-g.burden(n, test, by) > most {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonTwelve, Value: "", Rule: "9.2"})
	}
	ways, of := engine.WaysTo(most, 2)
	return []engine.Sum{sum, {Title: "Two dice", Parts: []engine.SumPart{
		{Text: reckonPasses, Rule: "9.2", Ways: ways, Of: of}, {Text: reckonFails, Rule: "9.3", Ways: of - ways, Of: of}}}}
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
