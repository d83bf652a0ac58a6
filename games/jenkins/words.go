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

// A verbRow is one thing that a seat can do, and the questions that it can answer. A verb without
// a case ends questions of many cases: theirs is cited.
type verbRow struct {
	engine.VerbWords
	asks uint32 // by Prompt
}

var verbs = [numVerbs]verbRow{
	engine.Pass:  {engine.VerbWords{Name: "pass", Says: "Pass", When: "that question cannot be passed"}, asks(AskIntercept, AskBombard, AskDeceive, AskLoss, AskPrize)},
	VerbDone:     {engine.VerbWords{Name: "done", Says: "Done", Does: engine.Silent, When: "that question is not settled yet"}, asks(AskBuy, AskPlace, AskMove, AskLanding, AskMarch, AskCombat, AskBombs, AskTidy, AskCommit, AskLend, AskLoss)},
	VerbBox:      {engine.VerbWords{Name: "box", Says: "Schedule her for %O", Does: "schedule the San Isidro for %O.", Rule: "11.9", When: "the San Isidro is scheduled in the Spanish set-up"}, asks(AskIsidro)},
	VerbBuy:      {engine.VerbWords{Name: "buy", Says: "Buy %O", Rule: "3.3", When: "counters are bought in set-up and in one's own War Fund Purchases Step"}, asks(AskBuy)},
	VerbPlace:    {engine.VerbWords{Name: "place", Says: "Place %W at %O", Rule: "3.5", When: "new counters are placed right after they have been bought"}, asks(AskPlace)},
	VerbGarrison: {engine.VerbWords{Name: "garrison", Says: "%O garrison %A", Rule: "3.1", When: "garrisons are placed in the Spanish set-up"}, asks(AskGarrison)},
	VerbPick:     {engine.VerbWords{Name: "pick", Says: "Move from %O", Does: engine.Silent, Takes: true, Rule: "7.0", When: "stacks are picked one after another in their owner's Movement Step"}, asks(AskMove, AskAwait)},
	VerbArrange:  {engine.VerbWords{Name: "arrange", Says: "Arrange %O", Does: engine.Silent, Rule: "4.3", When: "stacks are put in order in their owner's own phase, between his moves or after his combats"}, asks(AskMove, AskPlace, AskCombat, AskBombs, AskTidy)},
	VerbTake:     {engine.VerbWords{Name: "take", Says: "Take %O", Does: engine.Silent, Rule: "7.0", When: "part of a stack is taken when the stack has been picked to move"}, asks(AskPick, AskSail)},
	VerbDrop:     {engine.VerbWords{Name: "drop", Says: "Put the stack down", Does: engine.Silent, Rule: "7.0", When: "only a stack that has just been picked is put down again"}, asks(AskPick, AskArrange, AskHeld, AskAwait)},
	VerbRaise:    {engine.VerbWords{Name: "raise", Says: "Put %O on top", Does: "put %O on top of its stack.", Rule: "4.3", When: "a counter is put on top of a stack that lies still, once it has been picked"}, asks(AskPick, AskArrange, AskHeld)},
	VerbSail:     {engine.VerbWords{Name: "sail", Says: "Sail to %O", Rule: "7.0", When: "ships sail in their owner's Movement Step, once their stack has been picked"}, asks(AskPick, AskSail)},
	VerbAttack:   {engine.VerbWords{Name: "attack", Says: "Intercept the ships at %O", Foe: classHex, Does: "sail to intercept the ships at %O.", Rule: "7.2", When: "ships try to enter an enemy's hex in their owner's Movement Step, once their stack has been picked"}, asks(AskPick, AskSail)},
	VerbGather:   {engine.VerbWords{Name: "gather", Says: "Take %O along", Does: "take %O along.", Rule: "7.0", When: "ships join a stack that is under way"}, asks(AskSail)},
	VerbStop:     {engine.VerbWords{Name: "stop", Says: "Stop here", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way stops"}, asks(AskPick, AskSail)},
	VerbAwait:    {engine.VerbWords{Name: "await", Says: "Wait for ships to join", Does: engine.Silent, Rule: "7.0", When: "only a stack that is under way waits"}, asks(AskSail)},
	VerbLoad:     {engine.VerbWords{Name: "load", Says: "Embark %O in %W", Rule: "7.3", When: "land counters go aboard once the ships that take them have been picked"}, asks(AskPick, AskSail)},
	VerbHorn:     {engine.VerbWords{Name: "horn", Says: "Round the Horn", Does: engine.Silent, Rule: "7.4", When: "ships go round the Horn in their owner's Movement Step, once their stack has been picked"}, asks(AskPick, AskSail)},
	VerbColumn:   {engine.VerbWords{Name: "column", Says: "In %O", Does: engine.Silent, Rule: "7.4", When: "ships are placed in a column of the map when they come from round the Horn"}, asks(AskColumn)},
	VerbArrive:   {engine.VerbWords{Name: "arrive", Says: "Arrive at %O", Does: engine.Silent, Rule: "7.4", When: "ships arrive when they have been picked from the Turn Record Track"}, asks(AskPick, AskArrive)},
	VerbDock:     {engine.VerbWords{Name: "dock", Says: "Dock", Rule: "4.0", When: "ships dock when they have been picked or have ended their move"}, asks(AskPick, AskSail, AskLanding)},
	VerbPutOut:   {engine.VerbWords{Name: "put-out", Says: "Put out", Rule: "4.0", When: "ships put out when they have been picked"}, asks(AskPick)},
	VerbLand:     {engine.VerbWords{Name: "land", Says: "Land %O", Rule: "7.3", When: "land counters go ashore when their ship has ended its move or won its combat"}, asks(AskPick, AskSail, AskLanding)},
	VerbScuttle:  {engine.VerbWords{Name: "scuttle", Says: "Scuttle %O", Rule: "11.7", When: "ships are scuttled in the Spanish Movement Step, while their stack lies still, once it has been picked"}, asks(AskPick, AskArrange, AskHeld)},
	VerbMarch:    {engine.VerbWords{Name: "march", Says: "March to %O", Rule: "7.0", When: "land counters march in their owner's Movement Step, once their stack has been picked"}, asks(AskPick, AskMarch)},
	VerbShed:     {engine.VerbWords{Name: "shed", Says: "Give up %O at %W", Rule: "4.5", When: "excess counters in a seaport are given up in their owner's Movement Step, between moves"}, asks(AskMove)},
	VerbJoin:     {engine.VerbWords{Name: "join", Says: "%O%{W? of %W} joins in", Does: "name %O%{W? of %W} for the attempt.", Rule: "7.2", When: "ships are named for an attempt when the enemy comes next to them"}, asks(AskIntercept)},
	VerbAttempt:  {engine.VerbWords{Name: "attempt", Says: "Try to intercept", Does: engine.Silent, Rule: "7.2", When: "an attempt to intercept is made when the enemy comes next to one's ships"}, asks(AskIntercept)},
	VerbResolve:  {engine.VerbWords{Name: "resolve", Says: "Fight at %O", Does: engine.Silent, Rule: "6.4", When: "combats are named one by one in the Combat Resolution Step, each when the one before it is over"}, asks(AskCombat, AskBombs, AskTidy)},
	VerbBombard:  {engine.VerbWords{Name: "bombard", Says: "Bombard %O", Does: engine.Silent, Rule: "11.1", When: "bomb ships fight troops ashore in their owner's Combat Resolution Step"}, asks(AskCombat, AskBombs, AskTidy, AskBombard)},
	VerbCommit:   {engine.VerbWords{Name: "commit", Says: "Fire with %O", Rule: "9.1", When: "shore guns and fire ships are declared before the dice of a naval combat"}, asks(AskCommit)},
	VerbDirect:   {engine.VerbWords{Name: "direct", Says: "Give a leader's die to %O", Rule: "9.1", When: "leaders give their dice away before the dice of a naval combat"}, asks(AskCommit)},
	VerbLend:     {engine.VerbWords{Name: "lend", Says: "Lend the dice of %O", Rule: "11.4", When: "leaders aboard lend their dice before the dice of a land combat"}, asks(AskLend)},
	VerbDeceive:  {engine.VerbWords{Name: "deceive", Says: "Spend %{W?%W|a deception counter} to reroll %O", Rule: "11.2", When: "deception counters are spent when the dice of a combat have been rolled"}, asks(AskDeceive)},
	VerbLose:     {engine.VerbWords{Name: "lose", Says: "Lose %O%{W? at %W}", Rule: "9.3", When: "a counter is lost where combat, sea, disease, supply or the war in Europe takes one"}, asks(AskLoss, AskPrize)},
	VerbRetreat:  {engine.VerbWords{Name: "retreat", Says: "Retreat to %O", Rule: "9.1", When: "the attacker retreats when a combat has left defenders: ships by this case, land counters by 9.2"}, asks(AskRetreat, AskFlight)},
	VerbStrike:   {engine.VerbWords{Name: "strike", Says: "Strike the top of %O", Rule: "6.6", When: "a counter is struck when the Fortune of War calls for it"}, asks(AskStrike)},
	VerbClaim:    {engine.VerbWords{Name: "claim", Says: "Roll for %O", Does: engine.Silent, Rule: "5.0", When: "the English roll for captured seaports after the last turn"}, asks(AskClaim)},
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

var prompts = [numPrompts]engine.PromptWords{
	AskIsidro:    {Says: "%S: on which turn is the San Isidro due?"},
	AskBuy:       {Says: "%S: what will you buy?"},
	AskPlace:     {Says: "%S: where do the new counters go?"},
	AskGarrison:  {Says: "%S: which soldiers garrison %A?"},
	AskMove:      {Says: "%S: which stack moves?"},
	AskPick:      {Says: "%S: which counters of %A move, and where to?"},
	AskArrange:   {Says: "%S: which counter of %A goes on top?"},
	AskHeld:      {Says: "%S: a storm lets nothing out of %A. Which counter goes on top there?"},
	AskAwait:     {Says: "%S: which ships join the stack at %A?"},
	AskSail:      {Says: "%S: where does the stack at %A sail?"},
	AskIntercept: {Says: "%S: intercept the ships at %A? You are asked whenever a stack of yours might try."},
	AskColumn:    {Says: "%S: in which column of the map do they arrive?"},
	AskArrive:    {Says: "%S: in which hex do they arrive?"},
	AskLanding:   {Says: "%S: what lands at %A?"},
	AskMarch:     {Says: "%S: where do the troops at %A march?"},
	AskCombat:    {Says: "%S: where is the next combat?"},
	AskBombs:     {Says: "%S: do bomb ships fight troops ashore anywhere?"},
	AskTidy:      {Says: "%S: combat is over. Which stack do you put in order?"},
	AskBombard:   {Says: "%S: do bomb ships fight the troops at %A?"},
	AskCommit:    {Says: "%S: which shore guns and fire ships fire at %A? All other ships fire anyway."},
	AskDeceive:   {Says: "%S: spend a deception counter at %A?"},
	AskRetreat:   {Says: "%S: where do the ships at %A retreat?"},
	AskLend:      {Says: "%S: which leaders aboard lend their dice at %A?"},
	AskFlight:    {Says: "%S: where do the troops at %A retreat?"},
	AskStrike:    {Says: "%S: what does the Fortune of War strike?"},
	AskLoss:      {Says: "%S: what is lost?"},
	AskPrize:     {Says: "%S: which enemy counter is lost?"},
	AskClaim:     {Says: "%S: for which seaport do you roll?"},
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
	w := &engine.Words{Seats: seatTitles, Guns: []engine.Kind{KindHits}, Prompts: prompts[:], Reasons: reasonWords(),
		Object: tb.name, Title: tb.title, Side: tb.sideOf, Find: tb.find, Quits: quits}
	for i := range verbs {
		w.Verbs = append(w.Verbs, verbs[i].VerbWords)
	}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	return w
}
