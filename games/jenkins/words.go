package jenkins

import "github.com/weathergage/weathergage/engine"

// Classes of objects.
const (
	classHex     uint8 = 1 + iota // a hex, by its index: 2719
	classStack                    // a Place: 2719-docked
	classCounter                  // a kind of counter, by Counter; see nthObject
	classTurn                     // a box of the Turn Record Track
	classColumn                   // a column of the map
	classDie                      // a die of combat, by what it shows; see dieObject
)

func hexObject(h Hex) engine.Object         { return engine.Thing(classHex, int(h)) }
func stackObject(p Place) engine.Object     { return engine.Thing(classStack, int(p)) }
func counterObject(c Counter) engine.Object { return engine.Thing(classCounter, int(c)) }
func turnObject(turn int) engine.Object     { return engine.Thing(classTurn, turn) }
func columnObject(column int) engine.Object { return engine.Thing(classColumn, column) }

// hexOf is the hex that an object names, 0 if it names none.
func hexOf(o engine.Object) Hex {
	if o.Class() != classHex || o.Number() >= numHexes {
		return 0
	}
	return Hex(o.Number())
}

// stackOf is the place that an object names, 0 if it names none.
func stackOf(o engine.Object) Place {
	if o.Class() != classStack || o.Number() >= int(At(numPlaces, 0)) {
		return 0
	}
	return Place(o.Number())
}

// counterOf is the kind that an object names, Unseen if it names none.
func (g *State) counterOf(o engine.Object) Counter {
	if o.Class() != classCounter || o.Number()&0xFF >= len(g.tables.Counters) || nthOf(o) >= mostAlike {
		return Unseen
	}
	return Counter(o.Number() & 0xFF)
}

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
	VerbAttempt                           // throws the die of an interception
	VerbResolve                           // on a hex: combat there
	VerbBombard                           // on a hex: land combat by bomb ships
	VerbCommit                            // on a counter that shall fire
	VerbDirect                            // on a counter that gets a leader's die
	VerbLend                              // on a leader aboard: his dice in a land combat
	VerbDeceive                           // on a die, to be thrown again
	VerbLose                              // on a kind
	VerbRetreat                           // on a hex
	VerbStrike                            // on an enemy stack: its top counter
	VerbClaim                             // on a hex: its die for victory
	numVerbs     = iota + int(engine.Pass) + 1
)

var verbs = [numVerbs]string{
	engine.Pass: "pass", VerbDone: "done", VerbBox: "box", VerbBuy: "buy", VerbPlace: "place",
	VerbGarrison: "garrison", VerbPick: "pick", VerbArrange: "arrange", VerbTake: "take", VerbDrop: "drop",
	VerbRaise: "raise", VerbSail: "sail", VerbAttack: "attack", VerbGather: "gather",
	VerbStop: "stop", VerbAwait: "await", VerbLoad: "load", VerbHorn: "horn",
	VerbColumn: "column", VerbArrive: "arrive", VerbDock: "dock", VerbPutOut: "put-out",
	VerbLand: "land", VerbScuttle: "scuttle", VerbMarch: "march", VerbShed: "shed",
	VerbJoin: "join", VerbAttempt: "attempt", VerbResolve: "resolve", VerbBombard: "bombard",
	VerbCommit: "commit", VerbDirect: "direct", VerbLend: "lend", VerbDeceive: "deceive",
	VerbLose: "lose", VerbRetreat: "retreat", VerbStrike: "strike", VerbClaim: "claim",
}

var says = [numVerbs]string{
	engine.Pass: "Pass", VerbDone: "Done", VerbBox: "Schedule her for %O", VerbBuy: "Buy %O",
	VerbPlace: "Place %W at %O", VerbGarrison: "%O garrison %A", VerbPick: "Move from %O",
	VerbArrange: "Arrange %O", VerbTake: "Take %O", VerbDrop: "Put the stack down", VerbRaise: "Put %O on top",
	VerbSail: "Sail to %O", VerbAttack: "Intercept the ships at %O", VerbGather: "%O joins",
	VerbStop: "Stop here", VerbAwait: "Wait for ships to join", VerbLoad: "Embark %O in %W",
	VerbHorn: "Round the Horn", VerbColumn: "In %O", VerbArrive: "Arrive at %O",
	VerbDock: "Dock", VerbPutOut: "Put out", VerbLand: "Land %O", VerbScuttle: "Scuttle %O",
	VerbMarch: "March to %O", VerbShed: "Give up %O at %W", VerbJoin: "%O%{W? of %W} joins in",
	VerbAttempt: "Try to intercept", VerbResolve: "Fight at %O", VerbBombard: "Bombard %O",
	VerbCommit: "%O fires", VerbDirect: "A leader's die for %O", VerbLend: "%O leads ashore",
	VerbDeceive: "Spend a deception counter to reroll %O", VerbLose: "Lose %O%{W? at %W}",
	VerbRetreat: "Retreat to %O", VerbStrike: "Strike the top of %O", VerbClaim: "Roll for %O",
}

// Prompts.
const (
	AskIsidro    engine.Prompt = 2 + iota // on which turn the San Isidro is due
	AskBuy                                // what to buy
	AskPlace                              // where a bought counter is placed
	AskGarrison                           // which soldiers garrison a seaport
	AskMove                               // which stack moves
	AskPick                               // what of it, and where to
	AskArrange                            // what of a stack comes to the top
	AskHeld                               // the same of a stack that a storm holds
	AskAwait                              // which stack comes to join the moving one
	AskSail                               // the next hex of the moving stack
	AskIntercept                          // who tries to intercept
	AskColumn                             // in which column ships arrive
	AskArrive                             // in which hex of it
	AskLanding                            // what lands, and whether the ships dock
	AskMarch                              // the next hex of a marching stack
	AskCombat                             // where to fight next
	AskBombs                              // whether bomb ships fight anywhere on their own
	AskTidy                               // what comes to the top of stacks after combat
	AskBombard                            // whether bomb ships go on after a naval combat
	AskCommit                             // what fires
	AskDeceive                            // whether to spend a deception counter
	AskRetreat                            // where beaten ships go
	AskLend                               // which leaders aboard lend their dice ashore
	AskFlight                             // where beaten land counters go
	AskStrike                             // whom a Fortune of War strikes
	AskLoss                               // what is eliminated
	AskPrize                              // what of the enemy is eliminated
	AskClaim                              // for which captured seaport a die is thrown
	numPrompts   = iota + 2
)

var prompts = [numPrompts]string{
	AskIsidro:    "%S: on which turn is the San Isidro due?",
	AskBuy:       "%S: what will you buy?",
	AskPlace:     "%S: where do the new counters go?",
	AskGarrison:  "%S: which soldiers garrison %A?",
	AskMove:      "%S: which stack moves?",
	AskPick:      "%S: what of %A moves, and where?",
	AskArrange:   "%S: what of %A comes to the top?",
	AskHeld:      "%S: a storm lets nothing out of %A; what comes to the top there?",
	AskAwait:     "%S: which ships join the stack at %A?",
	AskSail:      "%S: where does the stack at %A sail?",
	AskIntercept: "%S: intercept the ships at %A? You are asked if any stack of yours might.",
	AskColumn:    "%S: in which column of the map do they arrive?",
	AskArrive:    "%S: in which hex do they arrive?",
	AskLanding:   "%S: what lands at %A?",
	AskMarch:     "%S: where do the troops at %A march?",
	AskCombat:    "%S: where is the next combat?",
	AskBombs:     "%S: do bomb ships fight troops ashore anywhere?",
	AskTidy:      "%S: combat is over. What comes to the top of a stack?",
	AskBombard:   "%S: do bomb ships fight the troops at %A?",
	AskCommit:    "%S: which shore guns and fire ships fire at %A? All other ships fire anyway.",
	AskDeceive:   "%S: spend a deception counter at %A?",
	AskRetreat:   "%S: where do the ships at %A retreat?",
	AskLend:      "%S: which leaders aboard lend their dice at %A?",
	AskFlight:    "%S: where do the troops at %A retreat?",
	AskStrike:    "%S: what does the Fortune of War strike?",
	AskLoss:      "%S: what is lost?",
	AskPrize:     "%S: what of the enemy is lost?",
	AskClaim:     "%S: for which seaport do you roll?",
}

// Kinds of events. What their objects and numbers mean stands beside them.
const (
	KindTurn           engine.Kind = 2 + iota // N1 the turn
	KindPhase                                 // N1 the step that begins
	KindIsidro                                // N1 the die, N2 the turn; N3 1 if she will come
	KindIsidroHere                            // On the hex
	KindIncome                                // N1 seat, N2 points, N3 the track
	KindBought                                // About the kind, N1 seat, N2 points left
	KindPlaced                                // About the kind, On the stack
	KindPlacedHidden                          // On the stack, N1 seat
	KindGarrison                              // About the kind, On the hex
	KindStorm                                 // N1 the die, N2 how many seaports
	KindStormAt                               // On the hex
	KindSailed                                // On the hex, About where from, N1 seat, N2 counters
	KindMarched                               // On the hex, About where from, N1 seat, N2 counters
	KindStopped                               // On the hex, N1 seat
	KindDocked                                // On the hex, N1 seat, N2 1 if docked, 0 if put out
	KindEmbarked                              // About the kind, On the ship, With the hex
	KindEmbarkedHidden                        // On the hex, N1 seat
	KindLanded                                // About the kind, On the hex
	KindLandedHidden                          // On the hex, N1 seat
	KindTried                                 // N1 seat, N2 the die, N3 1 if it worked; On the hex of the moving stack
	KindCannotTry                             // On the hex: merchants alone
	KindPeril                                 // N1 the die, N2 the modifier, N3 the result; On the hex
	KindHowMany                               // N1 the die: so many are lost
	KindHorn                                  // N1 seat, N2 counters; On the hex they leave
	KindArrived                               // N1 seat, N2 counters; On the hex
	KindDisease                               // N1 the die; On the hex, N2 seat
	KindScuttled                              // About the ship, On the hex, N1 the die, N2 1 if it worked
	KindCaptured                              // On the hex, N1 seat, N2 points, N3 the track
	KindReoccupied                            // On the hex, N1 seat
	KindNaval                                 // On the hex, N1 the attacker
	KindCommitted                             // About the kind, On the hex
	KindDirected                              // About the kind, On the hex
	KindShot                                  // About the counter, N1 the die, N2 what hits, N3 its gun value, N4 1 if it hits
	KindHits                                  // N1 seat that scored, N2 hits; On the hex
	KindRetreated                             // N1 seat; About the hex left, On the hex
	KindNoRetreat                             // N1 seat; On the hex
	KindAssault                               // On the hex, N1 the attacker, N2 his dice, N3 the defender's
	KindLent                                  // About the leader, On the hex
	KindThrown                                // N1 seat, N2 dice with their faces as digits, N3 how many
	KindDeceived                              // About the deception counter, On the die, N1 the new face, N2 the old
	KindLost                                  // About the kind, On the hex
	KindNoLoss                                // N1 seat: nothing there can be lost
	KindDisposal                              // About the kind, N1 the die, N2 the cost, N3 1 if it may be bought again
	KindGoneForGood                           // About the kind
	KindFortune                               // N1 the die
	KindStruck                                // About the kind, On the hex, N1 seat that chose
	KindNoTarget                              // N1 seat that finds none
	KindSupplied                              // N1 seat: nothing is out of supply any more
	KindNoCombat                              // N1 seat: no combat waits in its phase
	KindNoneAbroad                            // N1 seat: its counters are all in supply, for none is abroad
	KindNoWar                                 // the war in Europe is over, and no die is rolled
	KindSuccession                            // N1 the die, N2 the modifier, N3 the result
	KindFunds                                 // N1 seat, N2 points, N3 the track
	KindPeace                                 //
	KindChance                                // On the hex, N1 the highest die that wins, N2 trade routes, N3 the seaport's value
	KindClaim                                 // On the hex, N1 the die, N2 trade routes, N3 the seaport's value, N4 1 if won
	KindEnd                                   // N1 the result, N2 the winner
	numKinds           = iota + 2
)

var kinds = [numKinds]string{
	engine.Moved: "moved-to",
	KindTurn:     "turn", KindPhase: "phase", KindIsidro: "isidro", KindIsidroHere: "isidro-here",
	KindIncome: "income", KindBought: "bought", KindPlaced: "placed", KindPlacedHidden: "placed-hidden",
	KindGarrison: "garrisoned", KindStorm: "storm", KindStormAt: "storm-at", KindSailed: "sailed",
	KindMarched: "marched", KindStopped: "stopped", KindDocked: "docked", KindEmbarked: "embarked",
	KindEmbarkedHidden: "embarked-hidden", KindLanded: "landed", KindLandedHidden: "landed-hidden",
	KindTried: "tried", KindCannotTry: "cannot-try", KindPeril: "peril", KindHowMany: "how-many",
	KindHorn: "rounded", KindArrived: "arrived", KindDisease: "disease", KindScuttled: "scuttled",
	KindCaptured: "captured", KindReoccupied: "reoccupied", KindNaval: "naval",
	KindCommitted: "committed", KindDirected: "directed", KindShot: "shot", KindHits: "hits",
	KindRetreated: "retreated", KindNoRetreat: "no-retreat", KindAssault: "assault",
	KindLent: "lent", KindThrown: "thrown", KindDeceived: "deceived", KindLost: "lost",
	KindNoLoss: "no-loss", KindDisposal: "disposal", KindGoneForGood: "gone-for-good",
	KindFortune: "fortune", KindStruck: "struck", KindNoTarget: "no-target",
	KindNoCombat: "no-combat", KindNoneAbroad: "none-abroad", KindNoWar: "no-war",
	KindSupplied: "supplied", KindSuccession: "succession", KindFunds: "funds",
	KindPeace: "peace", KindChance: "chance", KindClaim: "claim", KindEnd: "end",
}

// layers name the stacks of a hex after its number.
var layers = [numLayers]string{"fleet", "outside", "docked", "shore"}

// layerTitles say where a stack of a hex lies.
var layerTitles = [numLayers]string{"fleet at %s", "%s", "%s, docked", "%s, ashore"}

var boxes = [numPlaces - numHexes]struct{ name, title string }{
	{"bought", "the counters bought"},
	{"pacific-bound", "the ships bound for the Great South Sea"},
	{"atlantic-bound", "the ships bound for the Caribbean"},
	{"off-pacific", "the ships due in the Great South Sea"},
	{"off-atlantic", "the ships due in the Caribbean"},
}

// words makes the words of a match with these tables.
func words(tb *Tables) *engine.Words {
	return &engine.Words{
		Verbs: verbs[:], Says: says[:], Wants: make([][]engine.Unit, numVerbs),
		Prompts: prompts[:], Kinds: kinds[:], Guns: []engine.Kind{KindHits}, Reasons: reasonWords(),
		Object: tb.name, Title: tb.title, Find: tb.find,
	}
}
