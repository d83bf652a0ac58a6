package invincible

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Classes of objects. Squadrons, chits and places are numbered as their types
// are, squares as Square is, deployments from 1.
const (
	classSquadron uint8 = 1 + iota
	classSquare
	classPlace
	classChit
	classDeployment
)

// object returns the squadron as choices and events name it.
func (s Squadron) object() engine.Object {
	if s == NoSquadron {
		return engine.NoObject
	}
	return engine.Thing(classSquadron, int(s))
}

func (sq Square) object() engine.Object {
	if sq == 0 {
		return engine.NoObject
	}
	return engine.Thing(classSquare, int(sq))
}

func (p Place) object() engine.Object { return engine.Thing(classPlace, int(p)) }
func (c Chit) object() engine.Object  { return engine.Thing(classChit, int(c)) }

// SquadronOf returns the squadron that an object names, NoSquadron for other things.
func SquadronOf(o engine.Object) Squadron {
	if o.Class() != classSquadron || o.Number() >= numSquadrons {
		return NoSquadron
	}
	return Squadron(o.Number())
}

// SquareOf returns the square that an object names, 0 for other things.
func SquareOf(o engine.Object) Square {
	if o.Class() != classSquare || o.Number() >= numSquares {
		return 0
	}
	return Square(o.Number())
}

// PlaceOf returns the box or port that an object names, 0 for other things.
func PlaceOf(o engine.Object) Place {
	if o.Class() != classPlace || o.Number() >= numPlaces {
		return 0
	}
	return Place(o.Number())
}

// ChitOf returns the chit that an object names, NoChit for other things.
func ChitOf(o engine.Object) Chit {
	if o.Class() != classChit || o.Number() >= numChits {
		return NoChit
	}
	return Chit(o.Number())
}

// Prompts.
const (
	AskDeploy        engine.Prompt = 2 + iota // the whole fleet at once
	AskPlace                                  // where a Spanish squadron is placed
	AskAction                                 // which squadron acts, and how
	AskStep                                   // the next square of a Move, an attack, or stop
	AskWithdraw                               // withdraw or accept combat
	AskRetreat                                // the square withdrawn to
	AskTactic                                 // the tactic of this combat
	AskChitMove                               // play a chit as a squadron begins its Move, or pass
	AskChitCombat                             // in a combat, before the dice
	AskChitMorale                             // before a Morale roll
	AskChitAction                             // on a Repair, Rally or Resupply Action
	AskChitReinforce                          // before a roll to reinforce
	AskCancel                                 // answer a chit with Hand of God, or pass
	AskKeep                                   // keep a drawn chit or throw it back
	AskVictim                                 // whom an accident strikes
	AskDisengage                              // where an English squadron disengages to
	AskReorganize                             // where a Spanish squadron reorganizes to
	AskExit                                   // which squadron leaves the Tactical Map
	AskArmada                                 // how far the Armada sails
	AskSail                                   // which English squadron sails
	AskVoyage                                 // the next box of its voyage, or stop
	AskEnter                                  // which squadron comes onto the Tactical Map
	AskEntry                                  // its square on the edge
	AskShift                                  // where a squadron shifts from the fireships
	AskScatter                                // where a scattered squadron goes after a collision
	AskTest                                   // whose Morale roll comes next
	numPrompts       = iota + 2
)

var prompts = [numPrompts]engine.PromptWords{
	AskDeploy:        {Says: "%S: a suggested deployment for the whole fleet?"},
	AskPlace:         {Says: "%S: where does %A lie?"},
	AskAction:        {Says: "%S: which squadron acts?"},
	AskStep:          {Says: "%S: where does %A sail, and does it attack?"},
	AskWithdraw:      {Says: "%S: %A is attacked: withdraw or accept combat?"},
	AskRetreat:       {Says: "%S: where does %A withdraw to?"},
	AskTactic:        {Says: "%S: which tactic for %A?"},
	AskChitMove:      {Says: "%S: play an event chit for the Move of %A?", Pass: "Go on without a chit"},
	AskChitCombat:    {Says: "%S: play an event chit in the combat of %A?", Pass: "Go on without a chit"},
	AskChitMorale:    {Says: "%S: play an event chit on the Morale roll of %A?", Pass: "Go on without a chit"},
	AskChitAction:    {Says: "%S: play an event chit for the Action of %A?", Pass: "Go on without a chit"},
	AskChitReinforce: {Says: "%S: play an event chit to reinforce %A?", Pass: "Go on without a chit"},
	AskCancel:        {Says: "%S: cancel %A with Hand of God?", Pass: "Go on and let it happen"},
	AskKeep:          {Says: "%S: keep %A or throw it back?"},
	AskVictim:        {Says: "%S: whom does %A strike?"},
	AskDisengage:     {Says: "%S: where does %A disengage to?"},
	AskReorganize:    {Says: "%S: where does %A reorganize to?"},
	AskExit:          {Says: "%S: which squadron leaves the Tactical Map?", Pass: "Go on: the rest stay"},
	AskArmada:        {Says: "%S: how far does the Armada sail in the gale?"},
	AskSail:          {Says: "%S: which squadron sails?", Pass: "Go on: the rest stay"},
	AskVoyage:        {Says: "%S: where does %A sail next?"},
	AskEnter:         {Says: "%S: which squadron comes onto the Tactical Map?", Pass: "Go on: the rest stay"},
	AskEntry:         {Says: "%S: where does %A come onto the Tactical Map?"},
	AskShift:         {Says: "%S: where does %A shift, away from the fireships?"},
	AskScatter:       {Says: "%S: where does %A end after the collision?"},
	AskTest:          {Says: "%S: whose Morale roll comes next?"},
}

// Kinds of events. What their numbers mean stands beside them.
const (
	KindTurn            engine.Kind = 2 + iota // N1 the turn
	KindPhase                                  // N1 the step whose phase begins
	KindStorm                                  // About rolled N1 before set-up
	KindPlaced                                 // About in square On
	KindMoved                                  // About to square On
	KindThirdSquare                            // About rolled N1: N2 1 if it may enter a third square
	KindAttacked                               // About attacks On
	KindAccepted                               // About accepts combat with On
	KindRetreatCheck                           // About rolled N1 (its dice as digits), N2 the modifier, N3 1 if it passed
	KindWithdrew                               // About to square On
	KindTactic                                 // About uses tactic N1; N2 1 if forced
	KindModifiers                              // of each Battle Die of About against On: N1 matrix, N2 squadron bonus, N3 its state, N4 chits and options
	KindBattle                                 // About fires on On: N1 the dice as digits, N2 the modifier of each, N3 hits
	KindHit                                    // About takes N1 hits, N2 now marked
	KindLost                                   // About is eliminated
	KindLowAmmoRoll                            // About rolled N1 with N2 Shots
	KindLowAmmo                                // About is low on ammunition
	KindMoraleRoll                             // About rolled N1 (its dice as digits), N2 for Hits, N3 other modifiers, N4 in all
	KindBroken                                 // About breaks
	KindSilenced                               // About broke under fire and does not fire
	KindRepairRoll                             // About rolled N1 (digits), N2 modifier, N3 in all, N4 1 if it is a second roll
	KindRepaired                               // About: one Hit less, N1 left
	KindRallyRoll                              // About rolled N1 (digits), N2 modifier, N3 in all, N4 1 if Sidonia helped
	KindRallied                                // About
	KindResupplyRoll                           // About rolled N1, N2 modifier, N3 in all
	KindResupplied                             // About: N1 Shots left
	KindNoLowAmmo                              // About: its Low Ammo marker is removed
	KindGift                                   // With takes over the Low Ammo marker of About
	KindDisengaged                             // About to square On
	KindReorganized                            // About to square On
	KindReinforceRoll                          // About rolled N1
	KindReinforced                             // About: N1 strength added so far
	KindWeather                                // the weather is N1, by About
	KindGaugeRoll                              // N1 the dice as digits
	KindWind                                   // the wind is N1, by About if a chit did it; N2 1 if it changed
	KindBadWeather                             // N1 rolled, weather N2
	KindGaleRoll                               // About rolled N1
	KindExit                                   // About leaves the Tactical Map
	KindArmada                                 // the Armada comes to On
	KindArmadaStays                            // by the case that keeps it
	KindSailed                                 // About to On
	KindEntered                                // About onto the Tactical Map at On
	KindFireships                              // N1 squadrons of the English on the Tactical Map, N2 their modifier
	KindShifted                                // About to square On
	KindScatterRoll                            // About rolled N1 (digits)
	KindScattered                              // About to square On
	KindCollided                               // About runs into On
	KindShoals                                 // About is driven off the map and stays
	KindConditionRoll                          // N1 rolled, N2 modifier, N3 in all
	KindCondition                              // N1 1 if fit
	KindPutOff                                 // N1: 0 rendezvous, 1 invasion
	KindArrivalRoll                            // N1 rolled, N2 modifier, N3 in all, N4 the attempt
	KindArrived                                // N1 1 if the army is there
	KindOpeningRoll                            // N1 chits to be drawn before turn 1; N2 the seat
	KindDrawn                                  // About drawn by seat N1
	KindHeld                                   // About held by seat N1
	KindHanded                                 // About handed over to seat N1
	KindPlayed                                 // About played by seat N1 for On
	KindCancelled                              // About cancelled
	KindUnused                                 // About returned without effect
	KindThrownBack                             // About
	KindStruck                                 // About strikes On
	KindNothing                                // About had no effect
	KindBonus                                  // About gives seat N1 another N2 draws
	KindProcedure                              // N1: 0 rendezvous, 1 invasion
	KindEnd                                    // N1 the result, N2 the winner
	KindIdle                                   // seat N1 cannot act in its phase; N2 the weather, if that is why
	KindBecalmed                               // nobody makes a strategic move
	KindNoReinforcement                        // About is at sea in a calm
	KindNoWithdrawal                           // About is attacked and cannot withdraw; N1 1 in a calm
	numKinds            = iota + 2
)

// idleWeather is where KindIdle holds the weather.
const idleWeather = 1

var kinds = [numKinds]string{
	engine.Moved: "moved-to",
	KindTurn:     "turn", KindPhase: "phase", KindStorm: "storm", KindPlaced: "placed",
	KindMoved: "moved", KindThirdSquare: "third-square", KindAttacked: "attacked",
	KindAccepted: "accepted", KindRetreatCheck: "retreat-check", KindWithdrew: "withdrew",
	KindTactic: "tactic", KindModifiers: "modifiers", KindBattle: "battle", KindHit: "hit",
	KindLost: "lost", KindLowAmmoRoll: "low-ammo-roll", KindLowAmmo: "low-ammo",
	KindMoraleRoll: "morale", KindBroken: "broken", KindSilenced: "silenced",
	KindRepairRoll: "repair-roll", KindRepaired: "repaired", KindRallyRoll: "rally-roll",
	KindRallied: "rallied", KindResupplyRoll: "resupply-roll", KindResupplied: "resupplied",
	KindNoLowAmmo: "low-ammo-removed", KindGift: "gift", KindDisengaged: "disengaged",
	KindReorganized: "reorganized", KindReinforceRoll: "reinforce-roll",
	KindReinforced: "reinforced", KindWeather: "weather", KindGaugeRoll: "gauge-roll",
	KindWind: "wind", KindBadWeather: "bad-weather", KindGaleRoll: "gale-roll",
	KindExit: "exit", KindArmada: "armada", KindArmadaStays: "armada-stays",
	KindSailed: "sailed", KindEntered: "entered", KindFireships: "fireships",
	KindShifted: "shifted", KindScatterRoll: "scatter-roll", KindScattered: "scattered",
	KindCollided: "collided", KindShoals: "shoals", KindConditionRoll: "condition-roll",
	KindCondition: "condition", KindPutOff: "put-off", KindArrivalRoll: "arrival-roll",
	KindArrived: "arrived", KindOpeningRoll: "opening-roll", KindDrawn: "drawn",
	KindHeld: "held", KindHanded: "handed", KindPlayed: "played", KindCancelled: "cancelled",
	KindUnused: "unused", KindThrownBack: "thrown-back", KindStruck: "struck",
	KindNothing: "nothing", KindBonus: "bonus", KindProcedure: "procedure",
	KindEnd: "end", KindIdle: "idle", KindBecalmed: "becalmed-all", KindNoReinforcement: "no-reinforcement",
	KindNoWithdrawal: "no-withdrawal",
}

// quits reports whether an answer withdraws, leaves the map, throws a chit back, or ends a phase in which
// squadrons can still act.
func quits(ask engine.Prompt, v engine.Verb, only bool) bool {
	switch v {
	case VerbWithdraw, VerbExit, VerbThrowBack:
		return true
	case engine.Pass:
		return !only && (ask == AskAction || ask == AskSail || ask == AskEnter)
	}
	return false
}

// words makes the words of a match with these tables.
func words(tb *Tables) *engine.Words {
	titles := [...][]string{classSquadron: nil, classSquare: nil, classPlace: nil, classChit: nil, classDeployment: nil}
	names := titles
	put := func(class uint8, n int, name, title string) {
		for len(names[class]) <= n {
			names[class] = append(names[class], "")
			titles[class] = append(titles[class], "")
		}
		names[class][n], titles[class][n] = name, title
	}
	for s := firstEnglish; s <= lastSpanish; s++ {
		put(classSquadron, int(s), tb.Squadrons[s].Key, tb.Squadrons[s].Name)
	}
	for sq := Square(1); sq < numSquares; sq++ {
		put(classSquare, int(sq), sq.String(), sq.String())
	}
	for p := Place(1); int(p) < int(firstPort)+tb.Ports; p++ {
		put(classPlace, int(p), tb.Places[p].Key, tb.Places[p].Name)
	}
	for c := NoEvent; c < numChits; c++ {
		put(classChit, int(c), tb.Chits[c].Key, tb.Chits[c].Name)
	}
	for i, d := range tb.Deployments {
		put(classDeployment, i+1, d.Key, d.Name)
	}
	lookup := func(in *[classDeployment + 1][]string) func(engine.Object) string {
		return func(o engine.Object) string {
			if c := int(o.Class()); c < len(in) && o.Number() < len(in[c]) {
				return in[c][o.Number()]
			}
			return ""
		}
	}
	sentences := make([]string, numReasons)
	for why := range refusals {
		sentences[why] = refusals[why].text
	}
	return &engine.Words{
		Verbs:   sequence.Words(),
		Prompts: prompts[:], Kinds: kinds[:], Guns: []engine.Kind{KindBattle}, Reasons: sentences,
		Seats:  []string{English: "English", Spanish: "Spanish"},
		Ended:  func(out engine.Outcome) string { return toldResults[out.Level] },
		Object: lookup(&names), Title: lookup(&titles), Side: sideOf, Quits: quits,
		Find: func(name string) (engine.Object, bool) {
			for class := range names {
				for n, known := range names[class] {
					if known != "" && strings.EqualFold(name, known) {
						return engine.Thing(uint8(class), n), true
					}
				}
			}
			return engine.NoObject, false
		},
	}
}

// String returns the square's name, such as F7.
func (sq Square) String() string {
	if sq == 0 || sq >= numSquares {
		return ""
	}
	return string(rune('A'+(sq-1)%columns)) + strconv.Itoa(1+int(sq-1)/columns)
}
