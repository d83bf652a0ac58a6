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

// A verbRow is one thing that a seat can do: its name in records, what its button says, the
// case that orders it, when it is done, and the questions that it can answer. A verb without
// a case ends questions of many cases: theirs is cited.
type verbRow struct {
	name, says string
	rule       engine.Case
	when       string
	asks       uint32 // by Prompt
}

var verbs = [numVerbs]verbRow{
	engine.Pass:  {"pass", "Pass", "", "that question cannot be passed", asks(AskIntercept, AskBombard, AskDeceive, AskLoss, AskPrize)},
	VerbDone:     {"done", "Done", "", "that question is not settled yet", asks(AskBuy, AskPlace, AskMove, AskLanding, AskMarch, AskCombat, AskBombs, AskTidy, AskCommit, AskLend, AskLoss)},
	VerbBox:      {"box", "Schedule her for %O", "11.9", "the San Isidro is scheduled in the Spanish set-up", asks(AskIsidro)},
	VerbBuy:      {"buy", "Buy %O", "3.3", "counters are bought in set-up and in one's own War Fund Purchases Step", asks(AskBuy)},
	VerbPlace:    {"place", "Place %W at %O", "3.5", "new counters are placed right after they have been bought", asks(AskPlace)},
	VerbGarrison: {"garrison", "%O garrison %A", "3.1", "garrisons are placed in the Spanish set-up", asks(AskGarrison)},
	VerbPick:     {"pick", "Move from %O", "7.0", "stacks are picked one after another in their owner's Movement Step", asks(AskMove, AskAwait)},
	VerbArrange:  {"arrange", "Arrange %O", "4.3", "stacks are put in order in their owner's own phase, between his moves or after his combats", asks(AskMove, AskPlace, AskCombat, AskBombs, AskTidy)},
	VerbTake:     {"take", "Take %O", "7.0", "part of a stack is taken when the stack has been picked to move", asks(AskPick, AskSail)},
	VerbDrop:     {"drop", "Put the stack down", "7.0", "only a stack that has just been picked is put down again", asks(AskPick, AskArrange, AskHeld, AskAwait)},
	VerbRaise:    {"raise", "Put %O on top", "4.3", "a counter is put on top of a stack that lies still, once it has been picked", asks(AskPick, AskArrange, AskHeld)},
	VerbSail:     {"sail", "Sail to %O", "7.0", "ships sail in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbAttack:   {"attack", "Intercept the ships at %O", "7.2", "ships try to enter an enemy's hex in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbGather:   {"gather", "Take %O along", "7.0", "ships join a stack that is under way", asks(AskSail)},
	VerbStop:     {"stop", "Stop here", "7.0", "only a stack that is under way stops", asks(AskPick, AskSail)},
	VerbAwait:    {"await", "Wait for ships to join", "7.0", "only a stack that is under way waits", asks(AskSail)},
	VerbLoad:     {"load", "Embark %O in %W", "7.3", "land counters go aboard once the ships that take them have been picked", asks(AskPick, AskSail)},
	VerbHorn:     {"horn", "Round the Horn", "7.4", "ships go round the Horn in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbColumn:   {"column", "In %O", "7.4", "ships are placed in a column of the map when they come from round the Horn", asks(AskColumn)},
	VerbArrive:   {"arrive", "Arrive at %O", "7.4", "ships arrive when they have been picked from the Turn Record Track", asks(AskPick, AskArrive)},
	VerbDock:     {"dock", "Dock", "4.0", "ships dock when they have been picked or have ended their move", asks(AskPick, AskSail, AskLanding)},
	VerbPutOut:   {"put-out", "Put out", "4.0", "ships put out when they have been picked", asks(AskPick)},
	VerbLand:     {"land", "Land %O", "7.3", "land counters go ashore when their ship has ended its move or won its combat", asks(AskPick, AskSail, AskLanding)},
	VerbScuttle:  {"scuttle", "Scuttle %O", "11.7", "ships are scuttled in the Spanish Movement Step, while their stack lies still, once it has been picked", asks(AskPick, AskArrange, AskHeld)},
	VerbMarch:    {"march", "March to %O", "7.0", "land counters march in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskMarch)},
	VerbShed:     {"shed", "Give up %O at %W", "4.5", "excess counters in a seaport are given up in their owner's Movement Step, between moves", asks(AskMove)},
	VerbJoin:     {"join", "%O%{W? of %W} joins in", "7.2", "ships are named for an attempt when the enemy comes next to them", asks(AskIntercept)},
	VerbAttempt:  {"attempt", "Try to intercept", "7.2", "an attempt to intercept is made when the enemy comes next to one's ships", asks(AskIntercept)},
	VerbResolve:  {"resolve", "Fight at %O", "6.4", "combats are named one by one in the Combat Resolution Step, each when the one before it is over", asks(AskCombat, AskBombs, AskTidy)},
	VerbBombard:  {"bombard", "Bombard %O", "11.1", "bomb ships fight troops ashore in their owner's Combat Resolution Step", asks(AskCombat, AskBombs, AskTidy, AskBombard)},
	VerbCommit:   {"commit", "Fire with %O", "9.1", "shore guns and fire ships are declared before the dice of a naval combat", asks(AskCommit)},
	VerbDirect:   {"direct", "Give a leader's die to %O", "9.1", "leaders give their dice away before the dice of a naval combat", asks(AskCommit)},
	VerbLend:     {"lend", "Lend the dice of %O", "11.4", "leaders aboard lend their dice before the dice of a land combat", asks(AskLend)},
	VerbDeceive:  {"deceive", "Spend %{W?%W|a deception counter} to reroll %O", "11.2", "deception counters are spent when the dice of a combat have been rolled", asks(AskDeceive)},
	VerbLose:     {"lose", "Lose %O%{W? at %W}", "9.3", "a counter is lost where combat, sea, disease, supply or the war in Europe takes one", asks(AskLoss, AskPrize)},
	VerbRetreat:  {"retreat", "Retreat to %O", "9.1", "the attacker retreats when a combat has left defenders: ships by this case, land counters by 9.2", asks(AskRetreat, AskFlight)},
	VerbStrike:   {"strike", "Strike the top of %O", "6.6", "a counter is struck when the Fortune of War calls for it", asks(AskStrike)},
	VerbClaim:    {"claim", "Roll for %O", "5.0", "the English roll for captured seaports after the last turn", asks(AskClaim)},
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
	AskPick:      "%S: which counters of %A move, and where to?",
	AskArrange:   "%S: which counter of %A goes on top?",
	AskHeld:      "%S: a storm lets nothing out of %A. Which counter goes on top there?",
	AskAwait:     "%S: which ships join the stack at %A?",
	AskSail:      "%S: where does the stack at %A sail?",
	AskIntercept: "%S: intercept the ships at %A? You are asked whenever a stack of yours might try.",
	AskColumn:    "%S: in which column of the map do they arrive?",
	AskArrive:    "%S: in which hex do they arrive?",
	AskLanding:   "%S: what lands at %A?",
	AskMarch:     "%S: where do the troops at %A march?",
	AskCombat:    "%S: where is the next combat?",
	AskBombs:     "%S: do bomb ships fight troops ashore anywhere?",
	AskTidy:      "%S: combat is over. Which stack do you put in order?",
	AskBombard:   "%S: do bomb ships fight the troops at %A?",
	AskCommit:    "%S: which shore guns and fire ships fire at %A? All other ships fire anyway.",
	AskDeceive:   "%S: spend a deception counter at %A?",
	AskRetreat:   "%S: where do the ships at %A retreat?",
	AskLend:      "%S: which leaders aboard lend their dice at %A?",
	AskFlight:    "%S: where do the troops at %A retreat?",
	AskStrike:    "%S: what does the Fortune of War strike?",
	AskLoss:      "%S: what is lost?",
	AskPrize:     "%S: which enemy counter is lost?",
	AskClaim:     "%S: for which seaport do you roll?",
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

// quits reports whether an answer puts a picked stack down, scuttles a ship, or ends a step in which
// something is left to do.
func quits(ask engine.Prompt, v engine.Verb, only bool) bool {
	switch v {
	case VerbDrop, VerbScuttle:
		return true
	case VerbDone:
		return !only && (ask == AskBuy || ask == AskPlace || ask == AskMove || ask == AskCombat)
	}
	return false
}

// words makes the words of a match with these tables.
func words(tb *Tables) *engine.Words {
	w := &engine.Words{Seats: seatTitles, Guns: []engine.Kind{KindHits}, Wants: make([][]engine.Unit, numVerbs),
		Prompts: prompts[:], Reasons: reasonWords(), Object: tb.name, Title: tb.title, Side: tb.sideOf, Find: tb.find, Quits: quits, Does: did[:]}
	for i, v := range verbs {
		w.Verbs, w.Says = append(w.Verbs, v.name), append(w.Says, v.says)
		w.Takes = append(w.Takes, i == int(VerbPick))
	}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	return w
}
