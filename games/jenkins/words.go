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

// hexOf returns the hex that an object names, 0 if it names none.
func hexOf(o engine.Object) Hex {
	if o.Class() != classHex || o.Number() >= numHexes {
		return 0
	}
	return Hex(o.Number())
}

// stackOf returns the place that an object names, 0 if it names none.
func stackOf(o engine.Object) Place {
	if o.Class() != classStack || o.Number() >= int(At(numPlaces, 0)) {
		return 0
	}
	return Place(o.Number())
}

// counterOf returns the kind that an object names, Unseen if it names none.
func (g *State) counterOf(o engine.Object) Counter {
	if o.Class() != classCounter || o.Number()&0xFF >= len(g.tables.Counters) || nthOf(o) >= mostAlike {
		return Unseen
	}
	return Counter(o.Number() & 0xFF)
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
	AskClaim                              // for which captured seaport to roll
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

// quits reports whether an answer puts a picked stack down, scuttles a ship, or ends a step in which something is left
// to do.
func quits(ask engine.Prompt, v engine.Verb, only bool) bool {
	switch v {
	case VerbDrop, VerbScuttle:
		return true
	case VerbDone:
		return !only && (ask == AskBuy || ask == AskPlace || ask == AskMove || ask == AskCombat)
	}
	return false
}

// words returns the words of a match with these tables.
func words(tb *Tables) *engine.Words {
	w := &engine.Words{Seats: seatTitles, Guns: []engine.Kind{KindHits}, Verbs: sequence.Words(), Prompts: prompts[:], Reasons: reasonWords(),
		Object: tb.name, Title: tb.title, Side: tb.sideOf, Find: tb.find, Quits: quits}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	return w
}
