package captain

import (
	"slices"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// orders is what a seat may order to be done for it: the set-up, and what it is asked in the
// middle of the other side's moves, charges and battles. It implements bot.Standing, bot.Passer
// and bot.Proposer.
type orders struct{ rules engine.Ruleset }

// Standing makes the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing { return &orders{rules} }

// The keys of the orders.
const (
	keyLie    = "lie-low"
	keySpring = "spring"
	keyBide   = "captain-springs"
	keyFire   = "fire-back"
	keyHold   = "hold-fire"
	keyStand  = "stand"
	keySlip   = "slip-away"
	keyRoll   = "roll"
	keyBattle = "captain-fights"
	keySetUp  = "set-up"
	keyWheel  = "no-wheel"
	keyRisk   = "wheel-at-risk"
	keyStays  = "colonel-stays"
	keyRides  = "colonel-asks"
	keyRows   = "boats-done"
	keyWaits  = "others-wait"
)

// Orders lists what a seat may order.
func (o *orders) Orders(seen engine.State, seat engine.Seat) []bot.Order {
	lairs := []engine.Object{}
	for _, a := range seen.(*fury.State).Aspects(seat, nil) {
		if a.Hidden {
			lairs = append(lairs, a.Object)
		}
	}
	all := []bot.Order{
		{Key: keyLie, Name: "Let everyone pass", Rule: "14.4",
			About: "No ambush springs in the middle of a move. Your enemy cannot tell whether there was one."},
		{Key: keySpring, Name: "Spring %O on whoever comes within %1 hundredths of an inch", Rule: "14.4",
			Objects: lairs, Anywhere: "any ambush", Number: engine.Span{Min: 25, Max: 1500, Step: 25, Unit: engine.Length},
			About: "It springs at the first eighth of the move at which the enemy has come so near and the rules allow it. All others are let pass."},
		{Key: keyBide, Name: "The program's captain springs ambushes", Rule: "14.4",
			About: "It springs where it expects to win, and lets all others pass."},
		{Key: keyFire, Name: "Always shoot back", Rule: "7.4",
			About: "Your companies return fire, and shoot at whoever charges them, whenever they may."},
		{Key: keyHold, Name: "Never shoot back", Rule: "7.4", About: "Your companies save their shot."},
		{Key: keySlip, Name: "Slip away from every charge", Rule: "5.8", About: "Slippery companies leave whenever they may."},
		{Key: keyStand, Name: "Never slip away", Rule: "5.8", About: "Slippery companies await every charge."},
		{Key: keyRoll, Name: "Always roll for morale", Rule: "5.3", About: "Tough companies take no marker in place of a test."},
		{Key: keyWheel, Name: "Never ask about Fortune's Wheel", Rule: "18.2", About: "You make no appeal."},
		{Key: keyRisk, Name: "Ask about Fortune's Wheel only when I could lose a squadron", Rule: "18.2",
			About: "You are asked before a shot or a round of battle that can cost you one, before your tests of Fear, and before more Terror than a company bears. All other appeals are let pass."},
		{Key: keyStays, Name: "My Colonel moves only while I choose what a company does", Rule: "6.6",
			About: "You are not asked about him before a company fights, routs, pursues or rolls for a Bookish officer, nor after the segment of one that has charged, shot or fought. While you choose what a company does, you can send him wherever he may go."},
		{Key: keyRides, Name: "Ask about my Colonel in every segment of this turn", Rule: "6.6", Lapses: true, Lifts: keyStays,
			About: "Before your companies fight or rout, and after your segments, you are asked whether he moves."},
		{Key: keyRows, Name: "A boat, or an object, that has gone as far as it can is done", Rule: "21.2",
			About: "You are not asked whether a boat turns about at the end of its move, nor where objects go when none of them can go on. You are asked whenever the company of a boat can land."},
		{Key: keyWaits, Name: "Companies that cannot come on wait for the next turn", Rule: "25.6",
			About: "You are not asked which company acts when all that you could do is to let them wait, or to withdraw."},
		{Key: keySetUp, Name: "Set up as proposed", Rule: "25.0", Lapses: true, Usual: true,
			About: "The program's captain answers all that is asked in the set-up: companies, officers, places and the edge by which you enter. What it did last can be taken back and done otherwise."},
	}
	if _, week := seen.(*fury.State).Planned(); week > 0 {
		all = append(all, bot.Order{Key: keyBattle, Name: "The program's captain fights the battles", Rule: "29.14",
			About: "From forming companies to the end of each battle on a board. The campaign between battles stays yours."})
	}
	return all
}

// Start has every person asked about the Wheel only when a squadron is at stake: two are asked before
// each roll otherwise. About the Colonel nobody is asked who can send him while he chooses what a company does,
// nor about a boat that can only turn about or objects that cannot go on, nor about companies that can only wait off the board.
func (o *orders) Start() []bot.Given {
	return []bot.Given{{Key: keyRisk}, {Key: keyStays}, {Key: keyRows}, {Key: keyWaits}}
}

// Pass lets a question go by with engine.Pass, but what a side asks itself in its own segments and
// in the set-up: there the answer is the game.
func (o *orders) Pass(_ engine.State, d engine.Decision) (engine.Choice, bool) {
	switch d.Ask {
	case fury.AskAct, fury.AskDrive, fury.AskSegment, fury.AskForm, fury.AskOfficers, fury.AskPlace:
		return engine.Choice{}, true
	}
	return engine.Choice{}, false
}

// Answer answers as an order bids.
func (o *orders) Answer(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	pass := engine.Choice{Verb: engine.Pass}
	switch {
	case given.Key == keyBattle:
		return o.battle(seen, d)
	case given.Key == keySetUp && isSetUp(d.Ask):
		return o.captain(seen, d), true
	}
	switch d.Ask {
	case fury.AskSpring:
		return o.spring(seen, d, given)
	case fury.AskBide:
		if given.Key == keyBide {
			return o.captain(seen, d), true
		}
		return pass, given.Key == keyLie || given.Key == keySpring
	case fury.AskReturn, fury.AskReact:
		if given.Key == keyFire {
			for _, op := range seen.Options(d, nil) {
				if op.Verb != engine.Pass {
					return engine.Choice{Verb: op.Verb, On: op.On, With: op.With}, true
				}
			}
		}
		return pass, given.Key == keyHold
	case fury.AskSlip:
		if given.Key == keySlip {
			return engine.Choice{Verb: fury.VerbSlip}, true
		}
		return pass, given.Key == keyStand
	case fury.AskColonel:
		return pass, given.Key == keyStays
	case fury.AskAct:
		return pass, given.Key == keyRows && isRowed(seen, d)
	case fury.AskDrive:
		return pass, given.Key == keyRows && isAll(seen, d, engine.Pass)
	case fury.AskSegment:
		return pass, given.Key == keyWaits && isAll(seen, d, engine.Pass, fury.VerbWithdraw)
	case fury.AskTest:
		return engine.Choice{Verb: fury.VerbRoll}, given.Key == keyRoll
	}
	if isAppeal(d.Ask) {
		return pass, given.Key == keyWheel || given.Key == keyRisk && !seen.(*fury.State).Threatened(d.Seat)
	}
	return pass, false
}

// battle answers as the captain would in a battle of the campaign that is fought on a board.
//
// Case 29.14. Ruling R549.
func (o *orders) battle(seen engine.State, d engine.Decision) (engine.Choice, bool) {
	g := seen.(*fury.State)
	if _, week := g.Planned(); week == 0 || g.Scenario() == nil {
		return engine.Choice{}, false
	}
	return o.captain(seen, d), true
}

// captain returns what the captain would answer.
func (o *orders) captain(seen engine.State, d engine.Decision) engine.Choice {
	c := New(o.rules)
	c.Begin(0)
	return c.Choose(seen, d, bot.Budget{})
}

// isSetUp reports whether a question is asked before a side's forces come onto the board.
func isSetUp(ask engine.Prompt) bool {
	switch ask {
	case fury.AskNation, fury.AskForm, fury.AskOfficers, fury.AskPlace, fury.AskEdge:
		return true
	}
	return false
}

// isRowed reports whether a question is about a boat that has gone as far as it can, and can only turn about.
//
// Case 21.2.
func isRowed(seen engine.State, d engine.Decision) bool {
	return seen.(*fury.State).HasRowed() && isAll(seen, d, engine.Pass, fury.VerbFaceAbout, fury.VerbRide, fury.VerbJoin)
}

// isAll reports whether all answers to a question have one of some verbs.
func isAll(seen engine.State, d engine.Decision, verbs ...engine.Verb) bool {
	return !slices.ContainsFunc(seen.Options(d, nil), func(o engine.Option) bool { return !slices.Contains(verbs, o.Verb) })
}

// isAppeal reports whether a question is about Fortune's Wheel.
//
// Case 18.2.
func isAppeal(ask engine.Prompt) bool {
	switch ask {
	case fury.AskAppeal, fury.AskAppealRoll, fury.AskAppealTest, fury.AskAppealTerror, fury.AskAppealDuel:
		return true
	}
	return false
}

// Beside offers to set up with the questions of the set-up, to be asked about the Wheel only when a squadron is at
// stake, to be asked about the Colonel before a company is chosen that acts, and not to be where he is asked about.
func (o *orders) Beside(seen engine.State, d engine.Decision) (bot.Given, bool) {
	switch g := seen.(*fury.State); {
	case isAppeal(d.Ask):
		return bot.Given{Key: keyRisk}, !g.Threatened(d.Seat)
	case d.Ask == fury.AskSegment:
		return bot.Given{Key: keyRides}, g.CanStir(d.Seat)
	case d.Ask == fury.AskColonel:
		return bot.Given{Key: keyStays}, true
	}
	return bot.Given{Key: keySetUp}, isSetUp(d.Ask)
}

// spring answers whether an ambush springs in the middle of a move.
//
// Case 14.4.
func (o *orders) spring(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	pass := engine.Choice{Verb: engine.Pass}
	switch given.Key {
	case keyLie:
		return pass, true
	case keyBide:
		return o.captain(seen, d), true
	case keySpring:
	default:
		return pass, false
	}
	g := seen.(*fury.State)
	const parts = 8
	_, _, long := g.Leg()
	for part := int32(1); part <= parts; part++ {
		at := max(long*part/parts, 1)
		is := g.LegAt(at)
		for _, a := range g.Aspects(d.Seat, nil) {
			if !a.Hidden || given.Object != engine.NoObject && given.Object != a.Object || !is.Within(a.Body, given.Number) {
				continue
			}
			ch := engine.Choice{Seat: d.Seat, Verb: fury.VerbSpring, About: d.About, On: a.Object, N: [3]int32{at}}
			if g.Allows(ch) {
				return ch, true
			}
		}
	}
	return pass, true
}
