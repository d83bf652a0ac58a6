package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Questions that say against whom and how much hangs on them, for engine.Asker. In those about the Wheel number 1 is
// a column, a test or how many markers, and number 2 the greatest sum of the dice that passes; number 3 of a test is
// 1 of routers.
const (
	askedReturn = "%S: %O %{O:shoots|shoot} at %A. %{A:Does|Do} %A shoot back?"
	askedReact  = "%S: %O %{O:charges|charge} %A. %{A:Does|Do} %A shoot at the charge%{1?, in column " + columnOf1 + "}?"
	askedSlip   = "%S: %O %{O:charges|charge} %A. %{A:Does|Do} %A slip away?"
	askedMeet   = "%S: %O %{O:charges|charge} %A. %{A:Does|Do} %A meet the charge half way?"
	askedTest   = "%S: %A must test %{1=Charge|Fear|Serious|Rally}, with %2 or less on two dice. %{A:Does it|Do they} roll, or take a Terror marker?" + failing

	failing = " If %{A:it fails, it|they fail, they} %{1=may not charge this turn|%{A:routs|rout}|%{A:retires|retire}|%{3=%{A:keeps its|keep their} Terror markers|%{A:goes|go} on routing}}."

	askedWheel       = " Do you spend this turn's appeal to Fortune's Wheel?"
	askedWheelAct    = "%S: %A %{A:is|are} about to act." + askedWheel
	askedWheelShot   = "%S: %A %{A:rolls for its|roll for their} shot at %O, in column " + columnOf1 + "." + askedWheel
	askedWheelRound  = "%S: %A %{A:rolls|roll} for a round of battle, with %{1%} to %{2%}." + askedWheel
	askedWheelTest   = "%S: %A %{A:tests|test} %{1=Charge|Fear|Serious|Rally}, with %2 or less on two dice." + askedWheel + failing
	askedWheelTerror = "%S: %A %{A:is|are} due to take %1 Terror %{1:marker|markers}." + askedWheel
	askedWheelDuel   = "%S: the officers of %A and %O fight." + askedWheel
)

// plain are the questions about a company that need no more than its opponent, where it has one.
var plain = [numPrompts]string{
	AskAct:    "%S: what %{A:does|do} %A do?",
	AskReturn: "%S: %{A:does|do} %A return fire?",
	AskReact:  "%S: %{A:does|do} %A shoot at the charge?",
	AskDress:  "%S: %A %{A:has|have} rallied: how %{A:does it|do they} stand?",
	AskSpring: "%S: does an ambush spring while %A %{A:moves|move}?",
	AskSlip:   "%S: %{A:does|do} %A slip away from the charge?",
	AskMeet:   "%S: %{A:does|do} %A meet the charge half way?",
	AskMars:   "%S: does the officer of %A add half to %{A:its|their} total%{O? against %O|}, at the risk of his life?",
	AskEndure: "%S: %{A:does|do} %A fight on, for a Terror marker?",
	AskYield:  "%S: %{A:does|do} %A move back 2″, or stay where %{A:it is|they are}?",
	AskLeave:  "%S: %{A:does|do} %A leave the battle%{O? with %O|}?",
	AskDemand: "%S: %{A:does|do} %A demand a third round%{O? against %O|}?",
	AskHunt:   "%S: %{A:does|do} %A pursue%{O? %O|}?",
	AskAppeal: "%S: do you appeal to Fortune's Wheel before %A %{A:acts|act}?",
}

// Questions of the set-up, and one that companies off the board may be let wait at.
const (
	askedNation = "%S: which nation do you choose?%{1? Each side chooses one, and both nations roll a die: the higher one attacks. You lead the %{1=|attackers|defenders}, whichever nation that is.|}"
	askedWait   = "%S: which company acts? Done lets those off the board wait for the next turn."
	askedLevy   = "%S: on which column of the force table do you roll? Roll %1 of %2: %{3=few|moderate|large}."
	askedForm   = "%S: which companies do you form? %1 %{1:squadron is|squadrons are} in none yet."
)

// afterNation is what comes of the choice of a nation where the dice say which side is of it: number 1 is 1 for the
// attackers and 2 for the defenders, who know what the others have chosen.
const afterNation = "%{1=|yours only if they roll higher, else you are the nation that the enemy chooses|yours only if they roll lower, else you are the %W}"

// After says what the choice of a nation, of an officer or of a plan brings about, who comes out of an ambush, and that
// who withdraws from a battle of the campaign goes on with that. It implements engine.Aftermath.
//
// Cases 6.2, 14.3, 19.1, 25.2, 26.4, 29.14.
func (g *State) After(d engine.Decision, c engine.Choice) engine.After {
	switch {
	case g.isOnMap():
		return g.afterWar(d, c)
	case c.Verb == VerbWithdraw && g.isCampaign():
		return engine.After{Says: "this battle, not the campaign"}
	case c.Verb == VerbAct:
		if i := g.hiddenOf(d.Seat, c.On); i >= 0 && g.hidden[d.Seat][i].troop != 0 {
			return engine.After{Says: "%W", With: engine.Thing(classTroop, int(g.hidden[d.Seat][i].troop))}
		}
	case c.Verb == VerbColonel:
		return engine.After{Says: g.officerDoes(Officer(c.On.Number()))}
	case c.Verb == VerbCaptain:
		return engine.After{Says: g.officerDoes(Officer(c.With.Number()))}
	}
	if c.Verb != VerbNation || d.Ask != AskNation || !g.played().Sides[SeatB].Other {
		return engine.After{}
	}
	out := engine.After{Says: afterNation, N: [4]int32{1 + int32(d.Seat)}}
	if other := g.sides[foe(d.Seat)].nation; d.Seat == SeatB && other != 0 {
		out.With = engine.Thing(classNation, int(other))
	}
	return out
}

// columnOf1 is the column of the Shooting table that is 1 less than number 1, as it is printed.
const columnOf1 = "%{1=under 4|4-8|9-16|17-24|25-35|36+}"

// Asked returns the text of a question, with the opponent and what depends on the answer. It implements
// engine.Asker.
func (g *State) Asked(d engine.Decision) engine.Asked {
	switch {
	case g.flow.Depth() == 0:
		return engine.Asked{}
	case d.Ask == AskWarStyle:
		f := g.flow.Top()
		all := levies[f.Seat]
		return engine.Asked{Prompt: askedLevy, N: [4]int32{int32(f.Code) + 1, int32(len(all)), int32(all[f.Code])}}
	case d.Ask == AskWarKeep:
		return g.askedColonel()
	case d.Ask == AskWarHow:
		return g.askedHow()
	case g.isCampaign() && !g.isOnField():
		return g.askedWar(d)
	}
	f := g.flow.Top()
	about := func(prompt string, n ...int32) engine.Asked {
		a := engine.Asked{Prompt: prompt}
		if m := otherOf(f); g.companyOf(m.object()) != noCompany {
			a.On = m.object()
		}
		copy(a.N[:], n)
		if a.On == engine.NoObject && d.Ask != AskTest {
			return g.askedPlain(d)
		}
		return a
	}
	switch d.Ask {
	case AskReturn:
		return about(askedReturn)
	case AskReact:
		return about(askedReact, columnShown(uint16(f.N[reactColumn])))
	case AskSlip:
		return about(askedSlip)
	case AskMeet:
		return about(askedMeet)
	case AskTest:
		n, test := g.companyOf(f.About), Test(f.Code)
		return about(askedTest, int32(test), int32(g.passesBy(n, test, otherOf(f), 0)), engine.Truth(g.companies[n].has(markRouting)))
	case AskAppeal, AskAppealRoll, AskAppealTest, AskAppealTerror, AskAppealDuel:
		return g.askedWheel(d)
	}
	return g.askedPlain(d)
}

// askedPlain puts a question about a company, with its opponent in a battle, or one of the set-up.
//
// Cases 4.1, 25.6, 26.4.
func (g *State) askedPlain(d engine.Decision) engine.Asked {
	switch d.Ask {
	case AskNation:
		a := engine.Asked{Prompt: askedNation}
		if g.played().Sides[SeatB].Other {
			a.N[0] = 1 + int32(d.Seat)
		}
		return a
	case AskSegment:
		if ill := g.mayWait(d.Seat); ill.OK() {
			return engine.Asked{Prompt: askedWait}
		}
	case AskForm:
		left := int32(0)
		for _, b := range g.sides[d.Seat].pool.Bands {
			left += int32(b.Squadrons)
		}
		if left > 0 {
			return engine.Asked{Prompt: askedForm, N: [4]int32{left}}
		}
	}
	if int(d.Ask) >= len(plain) {
		return engine.Asked{}
	}
	a := engine.Asked{Prompt: plain[d.Ask]}
	if n := g.companyOf(d.About); n != noCompany && g.companies[n].engaged() {
		if m := g.opponent(n); m != noCompany {
			a.On = m.object()
		}
	}
	return a
}

// askedColonel puts the question which of the officers drawn is the Colonel, with what each is. What that does
// stands above it.
//
// Cases 6.7, 29.6.
func (g *State) askedColonel() engine.Asked {
	var all []string
	for i, by := range g.war.drawn {
		if by == 0 || by == unknownOfficer {
			break
		}
		what := "has no characteristic"
		if nature := g.tables.Officers[by].Nature; nature != 0 {
			what = "is " + natureText(nature)
		}
		all = append(all, fmt.Sprintf("number %d %s", i+1, what))
	}
	if len(all) == 0 {
		return engine.Asked{}
	}
	f := g.flow.Top()
	return engine.Asked{Prompt: "%S: which officer is your Colonel? Of those drawn, " + engine.Listed(all) + ". He is Colonel %1 of %2.",
		N: [4]int32{int32(f.Code) + 1, int32(g.colonelsOf(f.Seat))}}
}

// columnShown returns 1 more than the column that a frame holds of a shot, 0 under the first.
func columnShown(code uint16) int32 {
	switch code {
	case leftOfFirst:
		return 0
	case rightOfLast:
		return ShotColumns
	}
	return int32(code)
}

// passesBy returns the greatest sum of two dice that passes a test: by the card, moved by so many counters of
// the Wheel, and by what burdens the company. 12 fails.
//
// Cases 9.2, 18.3. Ruling R119.
func (g *State) passesBy(n companyNo, test Test, by companyNo, wheel int) int {
	return min(g.testNumber(n, test, wheel)-g.burden(n, test, by), 11)
}

// askedWheel puts the question whether a seat appeals to the Wheel: what is due, and what it rests on.
//
// Case 18.2.
func (g *State) askedWheel(d engine.Decision) engine.Asked {
	f := g.appealed()
	if f == nil {
		return engine.Asked{}
	}
	a := engine.Asked{Prompt: askedWheelAct}
	switch f.Step {
	case stepShot:
		which, target := g.rolls(f, d.About)
		a.Prompt, a.On, a.N[0] = askedWheelShot, target.object(), int32(turnedShot(f, which))+1
	case stepBattle:
		n := g.companyOf(d.About)
		if n == noCompany {
			return engine.Asked{}
		}
		a.Prompt, a.N[0], a.N[1] = askedWheelRound, hundredths(g.sum(f, n.seat())), hundredths(g.sum(f, foe(n.seat())))
	case stepTest:
		n := g.companyOf(f.About)
		if n == noCompany {
			return engine.Asked{}
		}
		a.Prompt, a.N[0] = askedWheelTest, int32(f.Code)
		a.N[1] = int32(g.passesBy(n, Test(f.Code), otherOf(f), turned(f.N[testNotes], testWheel)))
		a.N[2] = engine.Truth(g.companies[n].has(markRouting))
	case stepTerror:
		a.Prompt, a.N[0] = askedWheelTerror, f.N[terrorMarkers]
	case stepBlows:
		a.Prompt, a.On = askedWheelDuel, otherOf(f).object()
	}
	return a
}

// rolls returns which roll of a shot comes next, 0 of who began it and 1 of who answers, and at whom that is.
//
// Case 7.4.
func (g *State) rolls(f *engine.Frame, shooter engine.Object) (which int, target companyNo) {
	if shooter == f.About {
		return 0, otherOf(f)
	}
	return 1, g.companyOf(f.About)
}

// Threatened reports whether what an appeal to the Wheel is about may cost a seat a squadron: a shot at its company or
// a round of its battle in a column that can, a test of Fear, or more Terror than a company bears.
//
// Cases 9.3, 9.4, 10.5, 12.7, 12.9, 18.2.
func (g *State) Threatened(seat engine.Seat) bool {
	f := g.appealed()
	if f == nil {
		return false
	}
	n := g.companyOf(f.About)
	switch f.Step {
	case stepShot:
		which, target := g.rolls(f, g.flow.Top().About)
		if target == noCompany || target.seat() != seat {
			return false
		}
		column := min(turnedShot(f, which), ShotColumns-1)
		return column >= 0 && g.tables.Shooting[6][column].Shot == ShotLoseSquadron
	case stepBattle:
		own, theirs := g.sum(f, seat), g.sum(f, foe(seat))
		if own >= theirs {
			return false // the stronger side loses no squadron, nor does an equal one
		}
		column := g.tables.HandColumn(theirs, own) + turned(int32(f.Code), clashWheel)
		return g.tables.Hands[6][min(max(column, 0), HandColumns-1)].Hand >= HandLoseSquadron
	case stepTest:
		return n != noCompany && n.seat() == seat && Test(f.Code) == TestFear
	case stepTerror:
		c := &g.companies[max(n, 0)]
		return n != noCompany && n.seat() == seat && g.markers(c)+int(f.N[terrorMarkers])+1 > int(c.squadrons)
	}
	return false
}
