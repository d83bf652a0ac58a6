package renaissance

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of orders about a ship alongside say. %A is the ship that is ordered, %O the
// other.
const (
	reckonMutual  = "If %A and %O %{1=meet|grapple} and %O wishes to lock too"
	reckonNeutral = "If %A and %O %{1=meet|grapple} and %O wishes neither"
	reckonAvoided = "If %A and %O %{1=meet|grapple} and %O avoids it"
	reckonFriends = "If %A and %O %{1=meet|grapple}"
	reckonLocks   = "they lock on %d or more"
	reckonAreaTwo = "if one strikes the other's side, also %s: they lock"
	reckonLoose   = "%A cuts loose from %O"
	reckonFree    = "if %O neither keeps nor boards her, this move is the first of"
	reckonTwo     = "if %O keeps or boards her, cutting begins in the next move on a roll of more than %1"
	reckonPrevent = "%A keeps %O from cutting loose"
	reckonSpoils  = "The crew of %O may first cut loose from %A"
	reckonHeld    = "if %O orders to cut loose: held on a roll of %1 or less"
	movesText     = "%d moves"
	ofSix         = "0 in 6"
)

// Reckon says what the dice of an order depend on: of a shot, of being locked, of cutting loose and of the
// next round of a melee. All orders are carried out once everybody's are open, so it counts with what the
// seat knows: the others as they lie, and each thing they may have ordered. It implements engine.Reckoner.
//
// Cases 10.1, 18.1, 18.4, 19.1, 19.5.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	g := s.(*State)
	n, e := g.shipOf(c.About), g.shipOf(c.On)
	if n == noShip {
		return nil
	}
	switch c.Verb {
	case VerbTarget, VerbRanging:
		return r.reckonTarget(g, n, e, c)
	case VerbBoard:
		return append(r.reckonBoard(g, n, e, g.toldOff(n)), r.reckonSpoilt(g, n, e)...)
	case VerbBoarders:
		return r.reckonBoard(g, n, g.quarry(n), party{int16(c.N[0]), int16(c.N[1])})
	case VerbReinforce:
		return r.reckonReinforced(g, n, party{int16(c.N[0]), int16(c.N[1])})
	}
	if e == noShip {
		return nil
	}
	switch c.Verb {
	case VerbLock, VerbGrapple:
		return r.reckonLock(g, n, e, locks)
	case VerbAvoid:
		return r.reckonLock(g, n, e, avoids)
	case VerbLoose, VerbPrevent:
		return r.reckonLoose(g, n, e, c.Verb)
	}
	return nil
}

// reckonLock reckons the joint test of two ships for each thing that the other may have ordered. Ships that touch
// are in the area in which they lie; of others it is not known yet.
//
// Cases 18.1, 18.4. Ruling R350.
func (r *ruleset) reckonLock(g *State, n, e shipNo, own wish) []engine.Sum {
	touching := g.ships[n].touch.has(e)
	if g.lockedWith(n).has(e) {
		return nil
	}
	f := fouling{ships: justOne(n) | justOne(e), many: 1}
	f.list[0] = contact{a: n, b: e}
	var goal [MaxShips]Length
	for _, m := range [...]shipNo{n, e} {
		c := g.fullCourse(m)
		goal[m] = c.run
	}
	if touching {
		g.layContact(&f, &goal, n, e)
	}
	may := []struct {
		wish wish
		says string
	}{{locks, reckonMutual}, {neither, reckonNeutral}, {avoids, reckonAvoided}}
	switch {
	case g.ships[e].holder == g.ships[n].holder:
		may = may[:1]
		may[0].wish, may[0].says = g.wishOf(e, n), reckonFriends
	case g.ships[e].crew().men() == 0:
		may = may[1:2]
	}
	var out []engine.Sum
	for _, one := range may {
		var wishes [MaxShips]wish
		wishes[n], wishes[e] = own, one.wish
		title := string(r.words.At(g).Fill(nil, one.says, g.object(n), g.object(e), engine.NoObject, engine.Truth(touching)))
		out = append(out, g.reckonJoint(title, &f, &goal, &wishes, !touching))
	}
	return out
}

// layContact is how two ships that touch meet if each goes as she is ordered so far.
//
// Cases 18.1, 18.4.
func (g *State) layContact(f *fouling, goal *[MaxShips]Length, n, e shipNo) {
	v := new(voyage)
	for _, m := range [...]shipNo{n, e} {
		h := helm{g: g, n: m}
		c := g.fullCourse(m)
		h.end(&c)
		v.path[m], v.goal[m], v.toward[m] = h.v.path[m], h.v.goal[m], h.v.toward[m]
		v.drifts, v.backs = v.drifts|h.v.drifts, v.backs|h.v.backs
		goal[m] = v.goal[m]
	}
	f.list[0] = g.contact(v, n, e, 0)
	f.adrift = v.drifts.has(n) && v.drifts.has(e)
}

// reckonJoint reckons a joint test whose wishes are known.
//
// Case 18.1.
func (g *State) reckonJoint(title string, f *fouling, goal *[MaxShips]Length, wishes *[MaxShips]wish, apart bool) engine.Sum {
	sum := engine.Sum{Title: title}
	total := 0
	g.addFoul(goal, f, wishes, func(applies bool, n FactorNo) {
		if add := int(g.tables.Factor[n]); applies && add != 0 {
			total += add
			text := strings.TrimSuffix(g.tables.When[n], ", instead") // of what is not in this sum
			sum.Parts = append(sum.Parts, engine.SumPart{Text: text, Value: engine.Signed(add), Rule: "18.1"})
		}
	})
	sum.Total = engine.Signed(total)
	locks := func(text string, add int) {
		ways := int32(min(max(7-int(g.tables.Figure[FoulLocks])+add, 0), 6))
		part := engine.SumPart{Text: text, Rule: "18.1", Ways: ways, Of: 6}
		if ways == 0 {
			part.Value = ofSix
		}
		sum.Parts = append(sum.Parts, part)
	}
	locks(fmt.Sprintf(reckonLocks, g.tables.Figure[FoulLocks]), total)
	if more := int(g.tables.Factor[FoulAreaTwo]); apart {
		locks(fmt.Sprintf(reckonAreaTwo, engine.Signed(more)), total+more)
	}
	return sum
}

// reckonLoose reckons how one crew cuts loose and the other keeps it from that.
//
// Cases 18.4, 19.1. Rulings R239, R240, R355.
func (r *ruleset) reckonLoose(g *State, n, e shipNo, v engine.Verb) []engine.Sum {
	over := int32(g.tables.Figure[CutLooseOver])
	if v == VerbPrevent {
		return []engine.Sum{r.reckonHold(g, n, e, reckonPrevent)}
	}
	held, of := engine.WaysTo(int(over), 2)
	says := func(text string, from, to shipNo) string {
		return string(r.words.At(g).Fill(nil, text, g.object(from), g.object(to), engine.NoObject, over))
	}
	return []engine.Sum{{Title: says(reckonLoose, n, e), Parts: []engine.SumPart{
		{Text: says(reckonFree, n, e), Value: fmt.Sprintf(movesText, g.cuttingMoves(n, e)), Rule: "18.4"},
		{Text: says(reckonTwo, n, e), Rule: "19.1", Ways: of - held, Of: of},
	}}}
}

// reckonSpoilt reckons whether those who are boarded cut loose first, if they can still begin to.
//
// Cases 18.4, 19.1. Ruling R355.
func (r *ruleset) reckonSpoilt(g *State, n, e shipNo) []engine.Sum {
	d := &g.ships[e]
	if !d.foul.has(n) || d.holder == g.ships[n].holder || d.invaded() || d.loosing != 0 || g.ships[n].loosing.has(e) {
		return nil
	}
	return []engine.Sum{r.reckonHold(g, n, e, reckonSpoils)}
}

// reckonHold reckons whether a crew that tries to cut loose is held.
//
// Case 19.1. Ruling R240.
func (r *ruleset) reckonHold(g *State, n, e shipNo, title string) engine.Sum {
	over := int32(g.tables.Figure[CutLooseOver])
	held, of := engine.WaysTo(int(over), 2)
	says := func(text string) string {
		return string(r.words.At(g).Fill(nil, text, g.object(n), g.object(e), engine.NoObject, over))
	}
	return engine.Sum{Title: says(title), Parts: []engine.SumPart{{Text: says(reckonHeld), Rule: "19.1", Ways: held, Of: of}}}
}

// quarry returns the one enemy whose hull a ship touches and whom she might board; noShip if there is none or
// more.
//
// Case 19.1.
func (g *State) quarry(n shipNo) (one shipNo) {
	one = noShip
	for e := range g.ships[n].touch.each {
		switch {
		case !g.hostile(n, e):
		case one != noShip:
			return noShip
		default:
			one = e
		}
	}
	return one
}

// reckonBoard reckons the first round at the bulwarks of a boarding party: against the largest party that the other may
// form, and against a crew without one.
//
// Cases 19.1, 19.3, 19.4, 19.5. Ruling R246.
func (r *ruleset) reckonBoard(g *State, n, e shipNo, sent party) []engine.Sum {
	if e == noShip || g.ships[n].boards != noShip || g.ships[e].colours == struck || g.prizeOf(n, e) || g.ships[e].holder == g.ships[n].holder {
		return nil // she is taken without a fight
	}
	own := new(State)
	own.CopyFrom(g)
	s, d := &own.ships[n], &own.ships[e]
	s.sent, s.boards = sent.within(s.crew()), e
	most, _ := own.musters(e, VerbDefenders)
	guard := most[0]
	if most[1].men() > guard.men() {
		guard = most[1]
	}
	fresh := d.stage == 0
	own.hidden[e].guards, own.hidden[e].below = guard, false
	own.land(n, e, own.boardedFrom(n, e))
	if !fresh {
		return r.reckonRound(own, e, reckonRoundOf)
	}
	out := r.reckonRound(own, e, reckonFormed)
	if d.guard = own.standTo(e); d.guard.men() > 0 {
		out = append(out, r.reckonRound(own, e, reckonUnformed)...)
	}
	return out
}

// reckonReinforced reckons the next round of a melee with more men of one side.
//
// Cases 19.4, 19.5.
func (r *ruleset) reckonReinforced(g *State, n shipNo, more party) []engine.Sum {
	own := new(State)
	own.CopyFrom(g)
	e := n
	if s := &own.ships[n]; s.boards != noShip {
		e, s.sent = s.boards, s.sent.more(more)
	} else {
		s.guard = s.guard.more(more)
	}
	return r.reckonRound(own, e, reckonRoundOf)
}

// What the lines of a reckoning of a round say. %O is the ship that is boarded.
const (
	reckonRoundOf  = "on %O"
	reckonFormed   = "on %O, if her largest counter-boarding party meets them"
	reckonUnformed = "on %O, if no party was formed to meet them"
	reckonAttack   = "The boarders %s"
	reckonDefend   = "Those who meet them"
	reckonResults  = "A die on each side"
	reckonMen      = "%{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}"
	reckonQuality  = "the classes of the men, and officers lost"
	reckonDeck     = "the decks and the ships' sides"
	reckonWin      = "the boarders win"
	reckonDrawn    = "neither side gives way"
	reckonLose     = "the boarders lose"
)

// reckonRound reckons the next round on a ship, all attackers against all who meet them.
//
// Case 19.5.
func (r *ruleset) reckonRound(g *State, e shipNo, where string) []engine.Sum {
	d, over := &g.ships[e], g.attackers(e)
	if over == 0 || d.stage == 0 {
		return nil
	}
	on := [2]bool{true, d.flank.stage > 0}
	a, b := force{ships: over, on: on, men: g.sentFrom(over), attacks: true}, force{ships: justOne(e), on: on, men: d.guard}
	place := string(r.words.At(g).Fill(nil, where, engine.NoObject, g.object(e), engine.NoObject))
	out := []engine.Sum{r.reckonSide(g, &a, e, fmt.Sprintf(reckonAttack, place)), r.reckonSide(g, &b, e, reckonDefend)}
	var won [3]int32
	for first := int32(1); first <= 6; first++ {
		for second := int32(1); second <= 6; second++ {
			a.die, b.die = first, second
			won[1+g.winner(&a, &b)]++
		}
	}
	all := engine.Sum{Title: reckonResults}
	for i, text := range [...]string{reckonLose, reckonDrawn, reckonWin} {
		if won[i] > 0 {
			all.Parts = append(all.Parts, engine.SumPart{Text: text, Rule: "19.5", Ways: won[i], Of: 36})
		}
	}
	return append(out, all)
}

// reckonSide adds up the basic melee factor of a side, with its parts.
//
// Case 19.5.
func (r *ruleset) reckonSide(g *State, f *force, e shipNo, title string) engine.Sum {
	sum := engine.Sum{Title: title}
	men := int32(0)
	f.basic = 0
	g.addMelee(f, e, func(n FactorNo, much int32) {
		f.basic += much
		text := g.tables.When[n]
		switch n {
		case MeleeMariners:
			men = much
			return
		case MeleeSoldiers:
			text, much = string(r.words.Fill(nil, reckonMen, engine.NoObject, engine.NoObject, engine.NoObject, int32(f.men.soldiers), int32(f.men.mariners))), much+men
		case MeleeElite:
			text = reckonQuality
		case MeleeLower:
			text = reckonDeck
		}
		if much != 0 || n == MeleeSoldiers {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: text, Value: engine.Signed(int(much)), Rule: "19.5"})
		}
	})
	sum.Total = strconv.Itoa(int(f.basic))
	return sum
}
