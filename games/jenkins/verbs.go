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
		engine.Pass: {Why: (*State).mayPass, Asks: asks(AskIntercept, AskBombard, AskDeceive, AskLoss, AskPrize), VerbWords: engine.VerbWords{
			Name: "pass", Says: "Pass", When: "that question cannot be passed"}},
		VerbDone: {Why: (*State).mayEnd, Asks: asks(AskBuy, AskPlace, AskMove, AskLanding, AskMarch, AskCombat, AskBombs, AskTidy, AskCommit, AskLend, AskLoss), VerbWords: engine.VerbWords{
			Name: "done", Says: "Done", Does: engine.Silent, When: "that question is not settled yet"}},
		VerbBox: {Why: (*State).maySchedule, Do: (*State).schedule, Asks: asks(AskIsidro), VerbWords: engine.VerbWords{
			Name: "box", Says: "Schedule her for %O", Does: "schedule the San Isidro for %O.", Rule: "11.9", When: "the San Isidro is scheduled in the Spanish set-up"}},
		VerbBuy: {May: (*State).mayPurchase, Alone: true, Do: (*State).buy, Asks: asks(AskBuy), VerbWords: engine.VerbWords{
			Name: "buy", Says: "Buy %O", Rule: "3.3", When: "counters are bought in set-up and in one's own War Fund Purchases Step"}},
		VerbPlace: {Why: (*State).mayPlaceNew, Alone: true, Do: (*State).place, Asks: asks(AskPlace), VerbWords: engine.VerbWords{
			Name: "place", Says: "Place %W at %O", Rule: "3.5", When: "new counters are placed right after they have been bought"}},
		VerbGarrison: {Why: (*State).mayGarrison, Do: (*State).garrison, Asks: asks(AskGarrison), VerbWords: engine.VerbWords{
			Name: "garrison", Says: "%O garrison %A", Rule: "3.1", When: "garrisons are placed in the Spanish set-up"}},
		VerbPick: {Why: (*State).mayPickUp, Alone: true, Do: (*State).pick, Asks: asks(AskMove, AskAwait), VerbWords: engine.VerbWords{
			Name: "pick", Says: "Move from %O", Does: engine.Silent, Takes: true, Rule: "7.0", When: "stacks are picked one after another in their owner's Movement Step"}},
		VerbArrange: {Why: (*State).mayArrange, Do: (*State).arrange, Asks: asks(AskMove, AskPlace, AskCombat, AskBombs, AskTidy), VerbWords: engine.VerbWords{
			Name: "arrange", Says: "Arrange %O", Does: engine.Silent, Rule: "4.3", When: "stacks are put in order in their owner's own phase, between his moves or after his combats"}},
		VerbTake: {Why: (*State).mayTake, Do: (*State).take, Asks: asks(AskPick, AskSail, AskMarch), VerbWords: engine.VerbWords{
			Name: "take", Says: "Take %O", Does: engine.Silent, Rule: "7.0", When: "part of a stack is taken when the stack has been picked to move"}},
		VerbDrop: {Do: (*State).drop, Asks: asks(AskPick, AskArrange, AskHeld, AskAwait), VerbWords: engine.VerbWords{
			Name: "drop", Says: "Put the stack down", Does: engine.Silent, Rule: "7.0", When: "only a stack that has just been picked is put down again"}},
		VerbRaise: {Why: (*State).mayRaise, Do: (*State).raiseNamed, Asks: asks(AskPick, AskArrange, AskHeld), VerbWords: engine.VerbWords{
			Name: "raise", Says: "Put %O on top", Does: "put %O on top of its stack.", Rule: "4.3", When: "a counter is put on top of a stack that lies still, once it has been picked"}},
		VerbSail: {Why: (*State).mayEnter, Do: (*State).sailOn, Asks: asks(AskPick, AskSail), VerbWords: engine.VerbWords{
			Name: "sail", Says: "Sail to %O", Rule: "7.0", When: "ships sail in their owner's Movement Step, once their stack has been picked"}},
		VerbAttack: {Why: (*State).mayEnter, Do: (*State).sailOn, Asks: asks(AskPick, AskSail), VerbWords: engine.VerbWords{
			Name: "attack", Says: "Intercept the ships at %O", Foe: classHex, Does: "sail to intercept the ships at %O.", Rule: "7.2", When: "ships try to enter an enemy's hex in their owner's Movement Step, once their stack has been picked"}},
		VerbGather: {Why: (*State).mayGather, Do: (*State).gather, Asks: asks(AskSail), VerbWords: engine.VerbWords{
			Name: "gather", Says: "Take %O along", Does: "take %O along.", Rule: "7.0", When: "ships join a stack that is under way"}},
		VerbStop: {Why: ofStack((*State).mayHalt), Do: (*State).stop, Asks: asks(AskPick, AskSail), VerbWords: engine.VerbWords{
			Name: "stop", Says: "Stop here", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way stops"}},
		VerbAwait: {Why: ofStack((*State).mayWait), Do: (*State).await, Asks: asks(AskSail), VerbWords: engine.VerbWords{
			Name: "await", Says: "Wait for ships to join", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way waits"}},
		VerbLoad: {Why: (*State).mayLoad, Do: (*State).loadAboard, Asks: asks(AskPick, AskSail, AskMarch, AskFlight), VerbWords: engine.VerbWords{
			Name: "load", Says: "Embark %O in %W", Rule: "7.3", When: "land counters go aboard once the ships that take them have been picked"}},
		VerbHorn: {Why: ofStack((*State).mayRound), Do: (*State).roundHorn, Asks: asks(AskPick, AskSail), VerbWords: engine.VerbWords{
			Name: "horn", Says: "Round the Horn", Does: engine.Silent, Rule: "7.4", When: "ships go round the Horn in their owner's Movement Step, once their stack has been picked"}},
		VerbColumn: {Why: (*State).mayChooseColumn, Do: (*State).chooseColumn, Asks: asks(AskColumn), VerbWords: engine.VerbWords{
			Name: "column", Says: "In %O", Does: engine.Silent, Rule: "7.4", When: "ships are placed in a column of the map when they come from round the Horn"}},
		VerbArrive: {Why: (*State).mayArrive, Do: (*State).arrive, Asks: asks(AskPick, AskArrive), VerbWords: engine.VerbWords{
			Name: "arrive", Says: "Arrive at %O", Does: engine.Silent, Rule: "7.4", When: "ships arrive when they have been picked from the Turn Record Track"}},
		VerbDock: {Why: ofStack((*State).mayGoIn), Do: (*State).dock, Asks: asks(AskPick, AskSail, AskLanding), VerbWords: engine.VerbWords{
			Name: "dock", Says: "Dock", Rule: "4.0", When: "ships dock when they have been picked or have ended their move"}},
		VerbPutOut: {Why: ofStack((*State).mayGoOut), Do: (*State).putOut, Asks: asks(AskPick, AskSail), VerbWords: engine.VerbWords{
			Name: "put-out", Says: "Put out", Rule: "4.0", When: "ships put out when they have been picked"}},
		VerbLand: {Why: (*State).mayGoAshore, Do: (*State).debark, Asks: asks(AskPick, AskSail, AskMarch, AskLanding), VerbWords: engine.VerbWords{
			Name: "land", Says: "Land %O", Rule: "7.3", When: "land counters go ashore when their ship has ended its move or won its combat"}},
		VerbScuttle: {Why: (*State).mayScuttleShip, Do: (*State).sink, Asks: asks(AskPick, AskArrange, AskHeld), VerbWords: engine.VerbWords{
			Name: "scuttle", Says: "Scuttle %O", Rule: "11.7", When: "ships are scuttled in the Spanish Movement Step, while their stack lies still, once it has been picked"}},
		VerbMarch: {Why: (*State).mayMarchOn, Do: (*State).march, Asks: asks(AskPick, AskSail, AskMarch), VerbWords: engine.VerbWords{
			Name: "march", Says: "March to %O", Rule: "7.0", When: "land counters march in their owner's Movement Step, once their stack has been picked"}},
		VerbShed: {Why: (*State).mayShed, Do: (*State).shed, Asks: asks(AskMove), VerbWords: engine.VerbWords{
			Name: "shed", Says: "Give up %O at %W", Rule: "4.5", When: "excess counters in a seaport are given up in their owner's Movement Step, between moves"}},
		VerbJoin: {Why: (*State).mayTakePart, Do: (*State).join, Asks: asks(AskIntercept), VerbWords: engine.VerbWords{
			Name: "join", Says: "%O%{W? of %W} joins in", Does: "name %O%{W? of %W} for the attempt.", Rule: "7.2", When: "ships are named for an attempt when the enemy comes next to them"}},
		VerbAttempt: {Why: (*State).mayAttempt, Do: (*State).attempt, Asks: asks(AskIntercept), VerbWords: engine.VerbWords{
			Name: "attempt", Says: "Try to intercept", Does: engine.Silent, Rule: "7.2", When: "an attempt to intercept is made when the enemy comes next to one's ships"}},
		VerbResolve: {Why: (*State).mayResolve, Do: (*State).resolve, Asks: asks(AskCombat, AskBombs, AskTidy), VerbWords: engine.VerbWords{
			Name: "resolve", Says: "Fight at %O", Does: engine.Silent, Rule: "6.4", When: "combats are named one by one in the Combat Resolution Step, each when the one before it is over"}},
		VerbBombard: {Why: (*State).mayBombardNow, Do: (*State).bombard, Asks: asks(AskCombat, AskBombs, AskTidy, AskBombard), VerbWords: engine.VerbWords{
			Name: "bombard", Says: "Bombard %O", Does: engine.Silent, Rule: "11.1", When: "bomb ships fight troops ashore in their owner's Combat Resolution Step"}},
		VerbCommit: {Why: (*State).mayFireWith, Do: (*State).commit, Asks: asks(AskCommit), VerbWords: engine.VerbWords{
			Name: "commit", Says: "Fire with %O", Rule: "9.1", When: "shore guns and fire ships are declared before the dice of a naval combat"}},
		VerbDirect: {Why: (*State).mayDirectTo, Do: (*State).direct, Asks: asks(AskCommit), VerbWords: engine.VerbWords{
			Name: "direct", Says: "Give a leader's die to %O", Rule: "9.1", When: "leaders give their dice away before the dice of a naval combat"}},
		VerbLend: {Why: (*State).mayLend, Do: (*State).lend, Asks: asks(AskLend), VerbWords: engine.VerbWords{
			Name: "lend", Says: "Lend the dice of %O", Rule: "11.4", When: "leaders aboard lend their dice before the dice of a land combat"}},
		VerbDeceive: {Why: (*State).mayDeceive, Do: (*State).deceive, Asks: asks(AskDeceive), VerbWords: engine.VerbWords{
			Name: "deceive", Says: "Spend %{W?%W|a deception counter} to reroll %O", Rule: "11.2", When: "deception counters are spent when the dice of a combat have been rolled"}},
		VerbLose: {Why: (*State).mayGiveUp, Do: (*State).giveUp, Asks: asks(AskLoss, AskPrize), VerbWords: engine.VerbWords{
			Name: "lose", Says: "Lose %O%{W? at %W}", Rule: "9.3", When: "a counter is lost where combat, sea, disease, supply or the war in Europe takes one"}},
		VerbRetreat: {Why: (*State).mayRetreatTo, Do: (*State).retreat, Asks: asks(AskRetreat, AskFlight), VerbWords: engine.VerbWords{
			Name: "retreat", Says: "Retreat to %O", Rule: "9.1", When: "the attacker retreats when a combat has left defenders: ships by this case, land counters by 9.2"}},
		VerbStrike: {Why: (*State).mayStrikeAt, Do: (*State).strike, Asks: asks(AskStrike), VerbWords: engine.VerbWords{
			Name: "strike", Says: "Strike the top of %O", Rule: "6.6", When: "a counter is struck when the Fortune of War calls for it"}},
		VerbClaim: {Why: (*State).mayClaimAt, Do: (*State).claim, Asks: asks(AskClaim), VerbWords: engine.VerbWords{
			Name: "claim", Says: "Roll for %O", Does: engine.Silent, Rule: "5.0", When: "the English roll for captured seaports after the last turn"}},
	}
}

// asks lists the questions that a verb answers.
func asks(some ...engine.Prompt) []engine.Prompt { return some }

// ofStack turns a function that refuses a verb to the stack that is picked or under way into the Why of the verb.
func ofStack(may func(*State, *engine.Frame, *stack) engine.Reason) func(*State, engine.Choice) engine.Reason {
	return func(g *State, _ engine.Choice) engine.Reason {
		s := g.picked(g.flow.Top())
		return may(g, g.flow.Top(), &s)
	}
}
