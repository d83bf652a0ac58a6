package fury

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of other throws say. %A is the company, %O its enemy or a piece of ground.
const (
	reckonBattle    = "%A in battle"
	reckonMeets     = "If it comes to a battle: the first round"
	reckonEven      = "Totals are equal: one die says who counts as the stronger"
	reckonHand      = "Hand-to-hand, column %s: one die"
	reckonSquadrons = "squadrons that count, less Terror"
	reckonFighting  = "Fighting of each, with its officer"
	reckonFortified = "fortified"
	reckonCover     = "in cover"
	reckonVantage   = "vantage"
	reckonMars      = "a Mars spends himself"
	reckonShare     = "in the flank or rear, or engaged before"
	reckonDuel      = "Single combat of %A and %O: one die each"
	reckonSkill     = "%A is a Swordsman"
	reckonLife      = "The life of the officer of %A: two dice"
	reckonIdle      = "The Bookish officer of %A: one die"
	reckonPonders   = "The Bookish officer of the company in ambush: one die"
	reckonScout     = "%A scouts %O: one die"
	reckonGate      = "The shot of %A at %O: one die"
	reckonPetard    = "The petard of %A at %O: one die"
	reckonFire      = "%A sets fire to %O: one die"
	reckonQuench    = "%A fights the fire in %O: one die"
	reckonDark      = "%A in the dark: one die"
	reckonFleet     = "The fleet's shot at %O"
	reckonDiscovery = "The English are discovered with at least: two dice"
	reckonLot       = "Who leads %A once it has combined: a lot"
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

// thrown reckons the first throw of a choice. own is the seat that chooses.
func (k *reckoning) thrown(th engine.Throw, own engine.Seat) []engine.Sum {
	g, n := k.g, k.g.companyOf(th.About)
	f := g.flow.Top()
	six := func(title string, least int, does, otherwise string) []engine.Sum {
		ways := int32(min(max(7-least, 0), 6))
		return []engine.Sum{{Title: k.throwTitle(title, th), Parts: []engine.SumPart{
			{Text: does, Rule: th.Rule, Ways: ways, Of: 6}, {Text: otherwise, Rule: th.Rule, Ways: 6 - ways, Of: 6}}}}
	}
	switch th.Rule {
	case "9.2":
		return k.test(n, Test(th.Code), otherOf(f))
	case "10.5":
		return k.rolledShot(f, n)
	case "12.7":
		return k.round(f, own)
	case "6.4":
		return k.blows(f)
	case "6.5":
		return k.life(f, n)
	case "6.3.6":
		if n == noCompany {
			return six(reckonPonders, g.number(NumBookish), "it lies on", "it comes out")
		}
		return six(reckonIdle, g.number(NumBookish), "it keeps idle", "it acts")
	case "14.3":
		return six(reckonScout, g.number(NumScoutFinds), "finds whoever is there", "finds nothing")
	case "15.5":
		return []engine.Sum{{Title: k.throwTitle(reckonDark, th), Parts: []engine.SumPart{
			{Text: "strays to the left", Rule: "15.5", Ways: 1, Of: 6}, {Text: "strays to the right", Rule: "15.5", Ways: 1, Of: 6}, {Text: "keeps its way", Rule: "15.5", Ways: 4, Of: 6}}}}
	case "20.6":
		return k.gate(th, n)
	case "23.1":
		return six(reckonPetard, g.number(NumPetard), "it opens the gate", "the squadron is lost")
	case "23.2":
		least := g.number(NumFireSet)
		if g.companies[n].troop == g.tables.Petardmen {
			least--
		}
		return six(reckonFire, least, "it burns", "no effect")
	case "23.3":
		return k.quench(th)
	case "27.6":
		return k.bombardment(th, f)
	case "29.13":
		return k.discovery()
	case "4.3":
		return []engine.Sum{{Title: k.throwTitle(reckonLot, th), Parts: []engine.SumPart{
			{Text: "its own Captain", Rule: "4.3", Ways: 1, Of: 2}, {Text: "the Captain of the other", Rule: "4.3", Ways: 1, Of: 2}}}}
	}
	return nil
}

// throwTitle returns a title about what a throw is about and at.
func (k *reckoning) throwTitle(text string, th engine.Throw) string {
	return string(k.r.wordsOn(k.w, th.On, th.With).Fill(nil, text, th.About, th.On, th.With))
}

// faces returns what the faces of one die do, alike ones together.
func faces(title string, rule engine.Case, does func(die int) string) engine.Sum {
	s := engine.Sum{Title: title}
	for die := 1; die <= 6; die++ {
		says, found := does(die), false
		for i := range s.Parts {
			if s.Parts[i].Text == says {
				s.Parts[i].Ways++
				found = true
			}
		}
		if !found {
			s.Parts = append(s.Parts, engine.SumPart{Text: says, Rule: rule, Ways: 1, Of: 6})
		}
	}
	return s
}

// rolledShot reckons the roll of a shot in the column that the Wheel and all else have left it in.
//
// Cases 10.5, 10.7, 18.3.
func (k *reckoning) rolledShot(f *engine.Frame, n companyNo) []engine.Sum {
	if f.Step != stepShot || n == noCompany {
		return nil
	}
	g := k.g
	which, m := g.rolls(f, n.object())
	at := min(turnedShot(f, which), ShotColumns-1)
	sum := engine.Sum{Title: k.title(reckonShot, n, m, 0), Total: nameOfColumn(at)}
	return []engine.Sum{sum, faces(reckonFaces, "10.7", func(die int) string { return shotSays[g.shot(at, die, g.nature(n)).Shot] })}
}

// round reckons a round of a battle: the totals of both sides with their parts, the column, and what each face does to
// the seat that asks.
//
// Cases 12.6, 12.7, 12.8, 12.9, 18.3.
func (k *reckoning) round(f *engine.Frame, own engine.Seat) []engine.Sum {
	g := k.g
	if f.Step != stepBattle {
		return nil
	}
	var sums []engine.Sum
	for _, seat := range [2]engine.Seat{own, foe(own)} {
		for n := range g.each(seat) {
			if g.fights(f, n) {
				sums = append(sums, k.hand(n))
			}
		}
	}
	mine, theirs := g.sum(f, own), g.sum(f, foe(own))
	column := 0
	if mine != theirs {
		column = g.tables.HandColumn(max(mine, theirs), min(mine, theirs))
	}
	column = min(max(column+turned(int32(f.Code), clashWheel), 0), HandColumns-1)
	stronger, rolled := battleFrame{f}.stronger()
	weaker, even := 0, mine == theirs && !rolled
	if mine < theirs || mine == theirs && rolled && stronger != own {
		weaker = 1
	}
	if even {
		sums = append(sums, engine.Sum{Title: reckonEven, Parts: []engine.SumPart{
			{Text: "you", Rule: "12.7", Ways: 3, Of: 6}, {Text: "they", Rule: "12.7", Ways: 3, Of: 6}}})
	}
	title := fmt.Sprintf(reckonHand, handTitles[column])
	if even {
		title += ", if you are the stronger"
	}
	return append(sums, faces(title, "12.9", func(die int) string {
		r := g.tables.Hands[die][column]
		says := handSays[r.Hand][weaker]
		if r.Starred {
			says += ", a test of Fear and the officer's life"
		}
		return says
	}))
}

// hand returns the total of a company in a battle with all that makes it.
//
// Cases 6.3.2, 6.3.3, 12.2, 12.4, 12.6, 12.8, 20.5.
func (k *reckoning) hand(n companyNo) engine.Sum {
	g, c, in := k.g, &k.g.companies[n], k.g.standOn(n)
	count, fighting := g.counted(c), g.fighting(c)
	if in.narrow {
		count = min(count, 2)
	}
	if g.nature(n)&(Hero|Mars) != 0 && c.troop != g.tables.Crew {
		fighting++
	}
	s := engine.Sum{Title: k.title(reckonBattle, n, noCompany, 0), Total: string(engine.AppendParts(nil, hundredths(g.handTotal(n, in)), 100)), Parts: []engine.SumPart{
		{Text: reckonSquadrons, Value: sixteenths(count * Parts / 2), Rule: "12.6"},
		{Text: reckonFighting, Value: "×" + strconv.Itoa(fighting), Rule: "12.6"}}}
	for _, bonus := range [...]struct {
		has  bool
		text string
		of   Number
		rule engine.Case
	}{
		{in.fortified, reckonFortified, NumFortified, "12.8"}, {in.covered && !in.fortified, reckonCover, NumCover, "12.8"},
		{in.vantage, reckonVantage, NumVantage, "12.8"}, {c.has(markFormed), reckonFormed, NumFormed, "12.6"}, {in.mars, reckonMars, NumMars, "6.3.3"},
	} {
		if bonus.has {
			s.Parts = append(s.Parts, engine.SumPart{Text: bonus.text, Value: "+" + strconv.Itoa(g.number(bonus.of)) + " %", Rule: bonus.rule})
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

// blows reckons a single combat: what is added, and who falls with all falls of both dice.
//
// Cases 6.3.1, 6.4.
func (k *reckoning) blows(f *engine.Frame) []engine.Sum {
	g, n, m := k.g, k.g.companyOf(f.About), otherOf(f)
	if f.Step != stepBlows || n == noCompany {
		return nil
	}
	s := engine.Sum{Title: k.title(reckonDuel, n, m, 0)}
	for _, who := range [2]companyNo{n, m} {
		if g.skill(who) > 0 {
			s.Parts = append(s.Parts, engine.SumPart{Text: k.title(reckonSkill, who, noCompany, 0), Value: engine.Signed(g.skill(who)), Rule: "6.3.1"})
		}
	}
	var ways [3]int32
	for one := 1; one <= 6; one++ {
		for two := 1; two <= 6; two++ {
			switch lead := one + g.skill(n) - two - g.skill(m); {
			case lead >= g.number(NumDuelMargin):
				ways[0]++
			case -lead >= g.number(NumDuelMargin):
				ways[1]++
			default:
				ways[2]++
			}
		}
	}
	s.Parts = append(s.Parts,
		engine.SumPart{Text: k.title("the officer of %O is killed", n, m, 0), Rule: "6.4", Ways: ways[0], Of: 36},
		engine.SumPart{Text: k.title("the officer of %A is killed", n, m, 0), Rule: "6.4", Ways: ways[1], Of: 36},
		engine.SumPart{Text: "neither is", Rule: "6.4", Ways: ways[2], Of: 36})
	return []engine.Sum{s}
}

// life reckons whether an officer is killed.
//
// Case 6.5.
func (k *reckoning) life(f *engine.Frame, n companyNo) []engine.Sum {
	if f.Step != stepLife || n == noCompany {
		return nil
	}
	s := engine.Sum{Title: k.title(reckonLife, n, noCompany, 0)}
	least := k.g.number(NumOfficerKilled)
	if f.Code == lifeBeaten {
		s.Parts = append(s.Parts, engine.SumPart{Text: "routed in a battle that it lost", Value: engine.Signed(k.g.number(NumOfficerRouted)), Rule: "6.5"})
		least -= k.g.number(NumOfficerRouted)
	}
	lives, of := engine.WaysTo(least-1, 2)
	s.Parts = append(s.Parts, engine.SumPart{Text: "he is killed", Rule: "6.5", Ways: of - lives, Of: of}, engine.SumPart{Text: "he lives", Rule: "6.5", Ways: lives, Of: of})
	return []engine.Sum{s}
}

// gate reckons a shot at a gate: what takes a squadron opens it.
//
// Case 20.6.
func (k *reckoning) gate(th engine.Throw, n companyNo) []engine.Sum {
	column := k.g.tables.Guns[k.g.companies[n].gun].Column
	return []engine.Sum{faces(k.throwTitle(reckonGate, th), "20.6", func(die int) string {
		if k.g.tables.Shooting[die][column].Shot == ShotLoseSquadron {
			return "it opens the gate"
		}
		return "no effect"
	})}
}

// quench reckons how many markers of a fire are taken away.
//
// Case 23.3.
func (k *reckoning) quench(th engine.Throw) []engine.Sum {
	least := k.g.number(NumFireSet)
	return []engine.Sum{faces(k.throwTitle(reckonQuench, th), "23.3", func(die int) string {
		switch less := max(die-(least-2), 0); less {
		case 0:
			return "no effect"
		case 1:
			return "one marker less"
		default:
			return strconv.Itoa(less) + " markers less"
		}
	})}
}

// bombardment reckons a shot of the fleet.
//
// Case 27.6.
func (k *reckoning) bombardment(th engine.Throw, f *engine.Frame) []engine.Sum {
	g := k.g
	at := min(int(f.Code&(1<<shotColumnBits-1))-1+turned(int32(f.Code), shotWheel), ShotColumns-1)
	sum := engine.Sum{Title: k.throwTitle(reckonFleet, th), Total: nameOfColumn(at)}
	return []engine.Sum{sum, faces(reckonFaces, "27.6", func(die int) string { return shotSays[g.shot(at, die, 0).Shot] })}
}

// discovery reckons whether the English are discovered. What the Spanish there add only they know.
//
// Case 29.13.
func (k *reckoning) discovery() []engine.Sum {
	c := k.g.campaign()
	own, _ := c.discovery(k.g.musterOf(roleColumn, anywhere), muster{})
	needs := int(c.Numbers[DiscoveryOn])
	s := engine.Sum{Title: reckonDiscovery, Total: strconv.Itoa(needs), Parts: []engine.SumPart{
		{Text: "added for the English force", Value: engine.Signed(own), Rule: "29.13"}}}
	for theirs := range mostDiscoverers {
		less, of := engine.WaysTo(needs-own-theirs*int(c.Numbers[DiscoveryEach])-1, 2)
		s.Parts = append(s.Parts, engine.SumPart{Text: "discovered, with " + counted(theirs, "squadron") + " of Canny or Slippery Spaniards there", Rule: "29.13", Ways: of - less, Of: of})
	}
	return []engine.Sum{s}
}

// mostDiscoverers is up to how many squadrons that the English do not see are reckoned with.
const mostDiscoverers = 4
