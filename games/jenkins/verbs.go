package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// Verbs.
const (
	VerbDone     = engine.Pass + 1 + iota // this step, this stack or this landing is over
	VerbBox                               // the San Isidro: on a turn
	VerbBuy                               // on a kind
	VerbPlace                             // on a stack, with a kind
	VerbGarrison                          // on a kind, about a hex
	VerbPick                              // on a stack, to move it
	VerbArrange                           // on a stack: another counter on top, or scuttling
	VerbTake                              // on a kind: part of the stack that goes on
	VerbDrop                              // puts the stack down again
	VerbRaise                             // on a kind: to the top of its stack
	VerbSail                              // on a hex
	VerbAttack                            // on a hex: try to intercept the ships there
	VerbGather                            // on a kind that joins the moving stack
	VerbStop                              // ends the move of a stack
	VerbAwait                             // another stack comes to join the moving one
	VerbLoad                              // on a land counter, with the ship that carries it
	VerbHorn                              // onto the Turn Record Track
	VerbColumn                            // on a column of the map
	VerbArrive                            // on a hex
	VerbDock                              // into the seaport
	VerbPutOut                            // out of the seaport
	VerbLand                              // on a land counter aboard
	VerbScuttle                           // on a ship
	VerbMarch                             // on a hex
	VerbShed                              // on a kind, with a hex: out of an overstacked seaport
	VerbJoin                              // on a kind with its stack, or on a stack: takes part in an interception
	VerbAttempt                           // rolls for an interception
	VerbResolve                           // on a hex: combat there
	VerbBombard                           // on a hex: land combat by bomb ships
	VerbCommit                            // on a counter that fires
	VerbDirect                            // on a counter that gets a leader's die
	VerbLend                              // on a leader aboard: his dice in a land combat
	VerbDeceive                           // on a die, to be rolled again
	VerbLose                              // on a kind
	VerbRetreat                           // on a hex
	VerbStrike                            // on an enemy stack: its top counter
	VerbClaim                             // on a hex: its die for victory
)

// A verb without a case ends questions of many cases: notNow cites theirs.
func init() {
	sequence.Cites = func(_ *State, why engine.Reason, _ engine.Verb) engine.Case { return refusals[why].rule }
	sequence.Verbs = []law.Verb[*State]{
		engine.Pass: {Rules: law.Why((*State).mayPass, AskIntercept, AskBombard, AskDeceive, AskLoss, AskPrize), VerbWords: engine.VerbWords{
			Name: "pass", Says: "Pass", When: "that question cannot be passed"}},
		VerbDone: {Rules: law.Why((*State).mayEnd, AskBuy, AskPlace, AskMove, AskLanding, AskMarch, AskCombat, AskBombs, AskTidy, AskCommit, AskLend, AskLoss), VerbWords: engine.VerbWords{
			Name: "done", Says: "Done", Does: engine.Silent, When: "that question is not settled yet"}},
		VerbBox: {Rules: law.Why((*State).maySchedule, AskIsidro), Do: (*State).schedule, VerbWords: engine.VerbWords{
			Name: "box", Says: "Schedule her for %O", Does: "schedule the San Isidro for %O.", Rule: "11.9", When: "the San Isidro is scheduled in the Spanish set-up"}},
		VerbBuy: {Rules: law.May((*State).mayPurchase, AskBuy), Alone: true, Do: (*State).buy, VerbWords: engine.VerbWords{
			Name: "buy", Says: "Buy %O", Rule: "3.3", When: "counters are bought in set-up and in one's own War Fund Purchases Step"}},
		VerbPlace: {Rules: law.Why((*State).mayPlaceNew, AskPlace), Alone: true, Do: (*State).place, VerbWords: engine.VerbWords{
			Name: "place", Says: "Place %W at %O", Rule: "3.5", When: "new counters are placed right after they have been bought"}},
		VerbGarrison: {Rules: law.Why((*State).mayGarrison, AskGarrison), Do: (*State).garrison, VerbWords: engine.VerbWords{
			Name: "garrison", Says: "%O garrison %A", Rule: "3.1", When: "garrisons are placed in the Spanish set-up"}},
		VerbPick: {Rules: law.Why((*State).mayPickUp, AskMove, AskAwait), Alone: true, Do: (*State).pick, VerbWords: engine.VerbWords{
			Name: "pick", Says: "Move from %O", Does: engine.Silent, Takes: true, Rule: "7.0", When: "stacks are picked one after another in their owner's Movement Step"}},
		VerbArrange: {Rules: law.Why((*State).mayArrange, AskMove, AskPlace, AskCombat, AskBombs, AskTidy), Do: (*State).arrange, VerbWords: engine.VerbWords{
			Name: "arrange", Says: "Arrange %O", Does: engine.Silent, Rule: "4.3", When: "stacks are put in order in their owner's own phase, between his moves or after his combats"}},
		VerbTake: {Rules: law.Why((*State).mayTake, AskPick, AskSail, AskMarch), Do: (*State).take, VerbWords: engine.VerbWords{
			Name: "take", Says: "Take %O", Does: engine.Silent, Rule: "7.0", When: "part of a stack is taken when the stack has been picked to move"}},
		VerbDrop: {Rules: law.Freely[*State](AskPick, AskArrange, AskHeld, AskAwait), Do: (*State).drop, VerbWords: engine.VerbWords{
			Name: "drop", Says: "Put the stack down", Does: engine.Silent, Rule: "7.0", When: "only a stack that has just been picked is put down again"}},
		VerbRaise: {Rules: law.Why((*State).mayRaise, AskPick, AskArrange, AskHeld), Do: (*State).raiseNamed, VerbWords: engine.VerbWords{
			Name: "raise", Says: "Put %O on top", Does: "put %O on top of its stack.", Rule: "4.3", When: "a counter is put on top of a stack that lies still, once it has been picked"}},
		VerbSail: {Rules: law.Why((*State).mayEnter, AskPick, AskSail), Do: (*State).sailOn, VerbWords: engine.VerbWords{
			Name: "sail", Says: "Sail to %O", Rule: "7.0", When: "ships sail in their owner's Movement Step, once their stack has been picked"}},
		VerbAttack: {Rules: law.Why((*State).mayEnter, AskPick, AskSail), Do: (*State).sailOn, VerbWords: engine.VerbWords{
			Name: "attack", Says: "Intercept the ships at %O", Foe: classHex, Does: "sail to intercept the ships at %O.", Rule: "7.2", When: "ships try to enter an enemy's hex in their owner's Movement Step, once their stack has been picked"}},
		VerbGather: {Rules: law.Why((*State).mayGather, AskSail), Do: (*State).gather, VerbWords: engine.VerbWords{
			Name: "gather", Says: "Take %O along", Does: "take %O along.", Rule: "7.0", When: "ships join a stack that is under way"}},
		VerbStop: {Rules: law.Why(ofStack((*State).mayHalt), AskPick, AskSail), Do: (*State).stop, VerbWords: engine.VerbWords{
			Name: "stop", Says: "Stop here", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way stops"}},
		VerbAwait: {Rules: law.Why(ofStack((*State).mayWait), AskSail), Do: (*State).await, VerbWords: engine.VerbWords{
			Name: "await", Says: "Wait for ships to join", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way waits"}},
		VerbLoad: {Rules: law.Why((*State).mayLoad, AskPick, AskSail, AskMarch, AskFlight), Do: (*State).loadAboard, VerbWords: engine.VerbWords{
			Name: "load", Says: "Embark %O in %W", Rule: "7.3", When: "land counters go aboard once the ships that take them have been picked"}},
		VerbHorn: {Rules: law.Why(ofStack((*State).mayRound), AskPick, AskSail), Do: (*State).roundHorn, VerbWords: engine.VerbWords{
			Name: "horn", Says: "Round the Horn", Does: engine.Silent, Rare: true, Rule: "7.4", When: "ships go round the Horn in their owner's Movement Step, once their stack has been picked"}},
		VerbColumn: {Rules: law.Why((*State).mayChooseColumn, AskColumn), Do: (*State).chooseColumn, VerbWords: engine.VerbWords{
			Name: "column", Says: "In %O", Does: engine.Silent, Rule: "7.4", When: "ships are placed in a column of the map when they come from round the Horn"}},
		VerbArrive: {Rules: law.Why((*State).mayArrive, AskPick, AskArrive), Do: (*State).arrive, VerbWords: engine.VerbWords{
			Name: "arrive", Says: "Arrive at %O", Does: engine.Silent, Rule: "7.4", When: "ships arrive when they have been picked from the Turn Record Track"}},
		VerbDock: {Rules: law.Why(ofStack((*State).mayGoIn), AskPick, AskSail, AskLanding), Do: (*State).dock, VerbWords: engine.VerbWords{
			Name: "dock", Says: "Dock", Rule: "4.0", When: "ships dock when they have been picked or have ended their move"}},
		VerbPutOut: {Rules: law.Why(ofStack((*State).mayGoOut), AskPick, AskSail), Do: (*State).putOut, VerbWords: engine.VerbWords{
			Name: "put-out", Says: "Put out", Rule: "4.0", When: "ships put out when they have been picked"}},
		VerbLand: {Rules: law.Why((*State).mayGoAshore, AskPick, AskSail, AskMarch, AskLanding), Do: (*State).debark, VerbWords: engine.VerbWords{
			Name: "land", Says: "Land %O", Rest: "Land all %1 that fight or supply", Rule: "7.3", When: "land counters go ashore when their ship has ended its move or won its combat"}},
		VerbScuttle: {Rules: law.Why((*State).mayScuttleShip, AskPick, AskArrange, AskHeld), Do: (*State).sink, VerbWords: engine.VerbWords{
			Name: "scuttle", Says: "Scuttle %O", Rule: "11.7", When: "ships are scuttled in the Spanish Movement Step, while their stack lies still, once it has been picked"}},
		VerbMarch: {Rules: law.Why((*State).mayMarchOn, AskPick, AskSail, AskMarch), Do: (*State).march, VerbWords: engine.VerbWords{
			Name: "march", Says: "March to %O", Rule: "7.0", When: "land counters march in their owner's Movement Step, once their stack has been picked"}},
		VerbShed: {Rules: law.Why((*State).mayShed, AskMove), Do: (*State).shed, VerbWords: engine.VerbWords{
			Name: "shed", Says: "Give up %O at %W", Rule: "4.5", When: "excess counters in a seaport are given up in their owner's Movement Step, between moves"}},
		VerbJoin: {Rules: law.Why((*State).mayTakePart, AskIntercept), Do: (*State).join, VerbWords: engine.VerbWords{
			Name: "join", Says: "%O%{W? of %W} joins in", Does: "name %O%{W? of %W} for the attempt.", Rule: "7.2", When: "ships are named for an attempt when the enemy comes next to them"}},
		VerbAttempt: {Rules: law.Why((*State).mayAttempt, AskIntercept), Do: (*State).attempt, VerbWords: engine.VerbWords{
			Name: "attempt", Says: "Try to intercept", Does: engine.Silent, Rule: "7.2", When: "an attempt to intercept is made when the enemy comes next to one's ships"}},
		VerbResolve: {Rules: law.Why((*State).mayResolve, AskCombat, AskBombs, AskTidy), Do: (*State).resolve, VerbWords: engine.VerbWords{
			Name: "resolve", Says: "Fight at %O", Does: engine.Silent, Rule: "6.4", When: "combats are named one by one in the Combat Resolution Step, each when the one before it is over"}},
		VerbBombard: {Rules: law.Why((*State).mayBombardNow, AskCombat, AskBombs, AskTidy, AskBombard), Do: (*State).bombard, VerbWords: engine.VerbWords{
			Name: "bombard", Says: "Bombard %O", Does: engine.Silent, Rule: "11.1", When: "bomb ships fight troops ashore in their owner's Combat Resolution Step"}},
		VerbCommit: {Rules: law.Why((*State).mayFireWith, AskCommit), Do: (*State).commit, VerbWords: engine.VerbWords{
			Name: "commit", Says: "Fire with %O", Rule: "9.1", When: "shore guns and fire ships are declared before the dice of a naval combat"}},
		VerbDirect: {Rules: law.Why((*State).mayDirectTo, AskCommit), Do: (*State).direct, VerbWords: engine.VerbWords{
			Name: "direct", Says: "Give a leader's die to %O", Rule: "9.1", When: "leaders give their dice away before the dice of a naval combat"}},
		VerbLend: {Rules: law.Why((*State).mayLend, AskLend), Do: (*State).lend, VerbWords: engine.VerbWords{
			Name: "lend", Says: "Lend the dice of %O", Rule: "11.4", When: "leaders aboard lend their dice before the dice of a land combat"}},
		VerbDeceive: {Rules: law.Why((*State).mayDeceive, AskDeceive), Do: (*State).deceive, VerbWords: engine.VerbWords{
			Name: "deceive", Says: "Spend %{W?%W|a deception counter} to reroll %O", Rule: "11.2", When: "deception counters are spent when the dice of a combat have been rolled"}},
		VerbLose: {Rules: law.Why((*State).mayGiveUp, AskLoss, AskPrize), Do: (*State).giveUp, VerbWords: engine.VerbWords{
			Name: "lose", Says: "Lose %O%{W? at %W}", Rest: "Choose all %1 for me, the cheapest first", Rule: "9.3", When: "a counter is lost where combat, sea, disease, supply or the war in Europe takes one"}},
		VerbRetreat: {Rules: law.Why((*State).mayRetreatTo, AskRetreat, AskFlight), Do: (*State).retreat, VerbWords: engine.VerbWords{
			Name: "retreat", Says: "Retreat to %O", Rule: "9.1", When: "the attacker retreats when a combat has left defenders: ships by this case, land counters by 9.2"}},
		VerbStrike: {Rules: law.Why((*State).mayStrikeAt, AskStrike), Do: (*State).strike, VerbWords: engine.VerbWords{
			Name: "strike", Says: "Strike the top of %O", Rule: "6.6", When: "a counter is struck when the Fortune of War calls for it"}},
		VerbClaim: {Rules: law.Why((*State).mayClaimAt, AskClaim), Do: (*State).claim, VerbWords: engine.VerbWords{
			Name: "claim", Says: "Roll for %O", Does: engine.Silent, Rule: "5.0", When: "the English roll for captured seaports after the last turn"}},
	}
}

// ofStack turns a function that refuses a verb to the stack that is picked or under way into the Why of the verb.
func ofStack(may func(*State, *engine.Frame, *stack) engine.Reason) func(*State, engine.Choice) engine.Reason {
	return func(g *State, _ engine.Choice) engine.Reason {
		s := g.picked(g.flow.Top())
		return may(g, g.flow.Top(), &s)
	}
}
