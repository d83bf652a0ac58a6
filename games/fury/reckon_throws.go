package fury

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of other throws say. %A is the company, %O its enemy or a piece of ground, and number 1
// a side.
const (
	reckonBattle    = "%A in battle"
	reckonMeets     = "If it comes to a battle: the first round"
	reckonEven      = "Totals are equal: one die says who counts as the stronger"
	reckonStronger  = "%{1@} count as the stronger"
	reckonByTotals  = "by the totals"
	reckonHand      = "Hand-to-hand, column %s: one die"
	reckonSquadrons = "squadrons that count, less Terror"
	reckonFighting  = "Fighting of each, with its officer"
	reckonShare     = "in the flank or rear, or engaged before"
	reckonDuel      = "Single combat of %A and %O: one die each"
	reckonSkill     = "%A is a Swordsman"
	reckonBlow      = "The die of %A"
	reckonItsDie    = "the die of %A"
	reckonLife      = "The life of the officer of %A: two dice"
	reckonColonel   = "The life of %O: two dice"
	reckonRouted    = "routed in a battle that it lost"
	reckonMars      = "The Mars of %A, who has spent himself: one die"
	reckonIdle      = "The Bookish officer of %A: one die"
	reckonPonders   = "The Bookish officer of the company in ambush: one die"
	reckonScout     = "%A %{A:scouts|scout} %O: one die"
	reckonGate      = "The shot of %A at %O: one die"
	reckonPetard    = "The petard of %A at %O: one die"
	reckonFire      = "%A %{A:sets|set} fire to %O: one die"
	reckonKindling  = "Petardmen"
	reckonQuench    = "%A %{A:fights|fight} the fire in %O: one die"
	reckonDark      = "%A in the dark: one die"
	reckonFleet     = "The fleet's shot at %O"
	reckonLot       = "Who leads %A once it has combined: a lot"
	reckonAdvantage = "Advantage: one die each, the higher total acts first"
	reckonCanny     = "Canny companies and officers of %{1@}"
	reckonFirst     = "%{1@} act first"
	reckonAttacks   = "Which nation attacks: one die each, the higher"
	reckonRelief    = "Reinforcements of %{1@}"
	reckonSpanish   = "added for the Spanish"
	reckonBoard     = "The board"
	reckonSpots     = "it follows from the four numbers and their order: any of them makes one"
	reckonLess      = "it goes by %s less %s"
	reckonDieOf     = "the die of %{1@}"
	reckonForce     = "The force of %{1@}: one die"
	reckonStyle     = "column of the force table"
)

// handTitles are the columns of the Hand-to-Hand table as they are printed.
//
// Case 12.7.
var handTitles = [HandColumns]string{"advantage", "3 to 2", "2 to 1", "3 to 1", "4 to 1"}

// mostOnTheWay bounds how many questions are passed before the first throw of a choice.
const mostOnTheWay = 6

// firstThrow returns the first throw that a choice brings if nobody appeals to the Wheel, challenges or
// spends a Mars before it, and the position in which it is made.
//
// Cases 6.3.3, 6.4, 18.2.
func (r *ruleset) firstThrow(s engine.State, c engine.Choice) (th engine.Throw, at *State, ok bool) {
	ahead := *s.(*State)
	for range mostOnTheWay {
		th, at, ok := engine.FirstThrow(r, &ahead, c)
		if ok {
			return th, at.(*State), true
		}
		ahead.Apply(c, &engine.Turn{})
		d, asked := ahead.question(c.Seat)
		if !asked || !isOnTheWay(d.Ask) {
			break
		}
		c = engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About}
	}
	return engine.Throw{}, nil, false
}

// isOnTheWay reports whether a question may come between a choice and its dice, to which nobody need say anything.
func isOnTheWay(ask engine.Prompt) bool {
	return ask >= AskAppeal && ask <= AskAppealDuel || ask == AskDuel || ask == AskMars
}

// throwers reckon the throws, by their case.
var throwers = map[engine.Case]func(*reckoning, engine.Throw) []engine.Sum{
	"3.1": (*reckoning).advantage, "4.3": (*reckoning).lot, "6.3.3": (*reckoning).mars, "6.3.6": (*reckoning).book,
	"6.4": (*reckoning).blows, "6.5": (*reckoning).life, "9.2": (*reckoning).test, "10.5": (*reckoning).rolledShot,
	"12.7": (*reckoning).round, "14.3": (*reckoning).scout, "15.5": (*reckoning).dark, "20.6": (*reckoning).gate,
	"23.1": (*reckoning).petard, "23.2": (*reckoning).fire, "23.3": (*reckoning).quench, "26.4": (*reckoning).attackers,
	"27.6": (*reckoning).bombardment, "28.1": (*reckoning).force, "29.11": (*reckoning).opening, "29.13": (*reckoning).discovery,
	"29.14": (*reckoning).decided, "29.15": (*reckoning).baggage, "29.17": (*reckoning).herds, "29.20": (*reckoning).rescue,
}

// thrown reckons a throw. What brings reinforcements stands under the case of the scenario.
func (k *reckoning) thrown(th engine.Throw) []engine.Sum {
	if k.g.flow.Top().Step == stepRelief && !k.g.isCampaign() {
		return k.relief(th)
	}
	if does := throwers[th.Rule]; does != nil && !th.Drawn {
		return does(k, th)
	}
	return nil
}

// throwTitle returns a title about what a throw is about and at.
func (k *reckoning) throwTitle(text string, th engine.Throw) string {
	return string(k.r.wordsOn(k.w, th.On, th.With).Fill(nil, text, th.About, th.On, th.With))
}

// about fills in a text about a side.
func (k *reckoning) about(text string, seat engine.Seat) string {
	return string(k.w.Fill(nil, text, engine.NoObject, engine.NoObject, engine.NoObject, int32(seat)))
}

// yesNo reckons dice that bring something about, which stands first, or do not.
func yesNo(title string, dice int, rule engine.Case, yes, no string, is func(total int) bool) engine.Sum {
	s := engine.Sum{Title: title, Parts: engine.Results(dice, func(total int) (string, engine.Case) {
		if is(total) {
			return yes, rule
		}
		return no, rule
	})}
	if s.Parts[0].Text == no {
		slices.Reverse(s.Parts)
	}
	return s
}

// one reckons one die that brings something about or does not.
func (k *reckoning) one(title string, th engine.Throw, yes, no string, is func(die int) bool) []engine.Sum {
	return []engine.Sum{yesNo(k.throwTitle(title, th), 1, th.Rule, yes, no, is)}
}

// higher says which of two totals of one die each is the higher, once the first is known: words for each side, and for
// equal ones.
func higher(rule engine.Case, first int, more int, sides [numSeats]string) []engine.SumPart {
	return engine.Results(1, func(die int) (string, engine.Case) {
		switch second := die + more; {
		case first > second:
			return sides[SeatA], rule
		case first < second:
			return sides[SeatB], rule
		}
		return "both roll again", rule
	})
}

// ofBoth is higher where both dice are to come: by the die of side A less that of side B, to which one and two are added.
func (k *reckoning) ofBoth(rule engine.Case, one, two int, sides [numSeats]string) []engine.SumPart {
	less := engine.SumPart{Text: fmt.Sprintf(reckonLess, k.about(reckonDieOf, SeatA), k.about(reckonDieOf, SeatB)), Rule: rule}
	return append([]engine.SumPart{less}, engine.Differences(func(lead int) (string, engine.Case) {
		switch lead += one - two; {
		case lead > 0:
			return sides[SeatA], rule
		case lead < 0:
			return sides[SeatB], rule
		}
		return "both roll again", rule
	})...)
}

// advantage reckons the die of a side for Advantage: what each side adds, as far as that is known, and, where the
// first die is, who acts first.
//
// Case 3.1. Rulings R23, R24, R25.
func (k *reckoning) advantage(th engine.Throw) []engine.Sum {
	g, f := k.g, k.g.flow.Top()
	sum, known := engine.Sum{Title: reckonAdvantage}, true
	for seat := range numSeats {
		if seat != k.seat && g.couldHide(seat) {
			known = false
		} else if more := g.cunning(seat); more != 0 {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: k.about(reckonCanny, seat), Value: engine.Signed(more), Rule: "3.1"})
		}
	}
	switch sides := [numSeats]string{k.about(reckonFirst, SeatA), k.about(reckonFirst, SeatB)}; {
	case !known || g.couldHide(SeatA):
	case f.Code == 1:
		sum.Parts = append(sum.Parts, higher("3.1", int(f.N[firstDie])+g.cunning(SeatA), g.cunning(SeatB), sides)...)
	case !g.couldHide(SeatB):
		sum.Parts = append(sum.Parts, k.ofBoth("3.1", g.cunning(SeatA), g.cunning(SeatB), sides)...)
	}
	return []engine.Sum{sum}
}

// attackers reckons the die of a side where either nation may attack.
//
// Case 26.4. Ruling R318.
func (k *reckoning) attackers(engine.Throw) []engine.Sum {
	sides := [numSeats]string{"the " + k.nation(SeatA) + " attack", "the " + k.nation(SeatB) + " attack"}
	parts := k.ofBoth("26.4", 0, 0, sides)
	if f := k.g.flow.Top(); f.Code == 1 {
		parts = higher("26.4", int(f.N[firstDie]), 0, sides)
	}
	return []engine.Sum{{Title: reckonAttacks, Parts: parts}}
}

// board says that a board follows from what is thrown for it.
//
// Case 25.5.
func (k *reckoning) board() []engine.Sum {
	return []engine.Sum{{Title: reckonBoard, Parts: []engine.SumPart{{Text: reckonSpots, Rule: "25.5"}}}}
}

// nation returns the nation of a side.
func (k *reckoning) nation(seat engine.Seat) string {
	return k.w.Title(engine.Thing(classNation, int(k.g.sides[seat].nation)))
}

// lot reckons who leads a company that has combined.
//
// Case 4.3.
func (k *reckoning) lot(th engine.Throw) []engine.Sum {
	return []engine.Sum{{Title: k.throwTitle(reckonLot, th), Parts: []engine.SumPart{
		{Text: "its own Captain", Rule: "4.3", Ways: 1, Of: 2, Faces: "1"}, {Text: "the Captain of the other", Rule: "4.3", Ways: 1, Of: 2, Faces: "2"}}}}
}

// book reckons whether a Bookish officer keeps his company idle, in the open or in ambush.
//
// Case 6.3.6.
func (k *reckoning) book(th engine.Throw) []engine.Sum {
	if th.About == engine.NoObject {
		return k.one(reckonPonders, th, "it lies on", "it comes out", k.g.reads)
	}
	return k.one(reckonIdle, th, "it stays idle", "it acts", k.g.reads)
}

// scout reckons whether a company finds who hides.
//
// Case 14.3.
func (k *reckoning) scout(th engine.Throw) []engine.Sum {
	return k.one(reckonScout, th, "finds whoever is there", "finds nothing", k.g.finds)
}

// petard reckons a petard.
//
// Case 23.1.
func (k *reckoning) petard(th engine.Throw) []engine.Sum {
	return k.one(reckonPetard, th, "it opens the gate", "the squadron is lost", k.g.blowsIn)
}

// gate reckons a shot at a gate: what takes a squadron opens it.
//
// Case 20.6.
func (k *reckoning) gate(th engine.Throw) []engine.Sum {
	n := k.g.companyOf(th.About)
	return k.one(reckonGate, th, "it opens the gate", "no effect", func(die int) bool { return k.g.opensGate(n, die) })
}

// fire reckons whether a company sets a building on fire.
//
// Cases 23.1, 23.2.
func (k *reckoning) fire(th engine.Throw) []engine.Sum {
	n := k.g.companyOf(th.About)
	out := k.one(reckonFire, th, "it burns", "no effect", func(die int) bool { return k.g.kindles(n, die) })
	if more := k.g.kindling(n); more != 0 {
		out[0].Parts = append([]engine.SumPart{{Text: reckonKindling, Value: engine.Signed(more), Rule: "23.1"}}, out[0].Parts...)
	}
	return out
}

// quench reckons how many markers of a fire are taken away.
//
// Case 23.3.
func (k *reckoning) quench(th engine.Throw) []engine.Sum {
	return []engine.Sum{{Title: k.throwTitle(reckonQuench, th), Parts: engine.Results(1, func(die int) (string, engine.Case) {
		switch less := k.g.quenches(die); less {
		case 0:
			return "no effect", "23.3"
		case 1:
			return "one marker less", "23.3"
		default:
			return strconv.Itoa(int(less)) + " markers less", "23.3"
		}
	})}}
}

// dark reckons whether a company loses its way.
//
// Case 15.5.
func (k *reckoning) dark(th engine.Throw) []engine.Sum {
	return []engine.Sum{{Title: k.throwTitle(reckonDark, th), Parts: engine.Results(1, func(die int) (string, engine.Case) {
		switch straysOn(die) {
		case didStrayLeft:
			return "strays to the left", "15.5"
		case didStrayRight:
			return "strays to the right", "15.5"
		}
		return "keeps its way", "15.5"
	})}}
}

// relief reckons whether reinforcements come.
//
// Cases 26.5, 27.10.
func (k *reckoning) relief(th engine.Throw) []engine.Sum {
	sc := k.g.played()
	if sc == nil || th.Seat >= numSeats {
		return nil
	}
	r := &sc.Sides[th.Seat].Relief
	return []engine.Sum{yesNo(k.about(reckonRelief, th.Seat), int(r.Dice), th.Rule, "they come", "not yet", r.comes)}
}

// force reckons which force a side gets on its force table.
//
// Cases 28.1, 29.6. Ruling R323.
func (k *reckoning) force(th engine.Throw) []engine.Sum {
	g, f := k.g, k.g.flow.Top()
	var l Levy
	switch {
	case th.Seat != k.seat:
		return nil
	case f.Step == stepWarStyles:
		l = g.warLevy(f)
	case f.Step == stepForm:
		l, _, _ = g.levyOf(f)
	}
	if l.Nation == 0 {
		return nil
	}
	sum := engine.Sum{Title: k.about(reckonForce, th.Seat), Parts: []engine.SumPart{
		{Text: reckonStyle, Value: sizeNames[l.Size] + ", " + styleTitles[l.Style], Rule: "28.1"}}}
	if l.Bonus > 0 {
		sum.Parts = append(sum.Parts, engine.SumPart{Text: reckonSpanish, Value: engine.Signed(int(l.Bonus)), Rule: "29.6"})
	}
	sum.Parts = append(sum.Parts, engine.Results(1, func(die int) (string, engine.Case) {
		of := g.tables.Raise(l, die)
		return g.tables.forceText(&of), "28.1"
	})...)
	return []engine.Sum{sum}
}
