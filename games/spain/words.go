package spain

import "github.com/weathergage/weathergage/engine"

// Questions.
const (
	AskNote engine.Prompt = 2 + iota
	AskTreasure
	AskActivate
	AskSail
	AskSeaFight
	AskMarch
	AskFight
	AskAcquire
	AskLayUp
	AskCourse
	AskVoyage
	AskCoast
	AskIntercept
	AskBerth
	AskLose
	AskDrown
	AskSupport
	AskSiege
	AskDisengage
	AskPress
	AskMuster
	AskReplace
	AskRetreat
	AskAdvance
	AskFlee
	AskDeploy
	AskArrears
	numAsks = iota + 2
)

// prompts are the questions. Kept are those that are asked though they may have one answer: what could be
// done follows from units that the enemy may not look at (7.0, 9.0), so that he would learn something if the seat
// were not asked; where all lies open, it is a form that the standing order bot.Idle answers.
var prompts = [numAsks]engine.PromptWords{
	AskNote:      {Says: "%S: in which month does the Treasure Fleet come?"},
	AskTreasure:  {Says: "%S: where does the Treasure Fleet appear?"},
	AskActivate:  {Says: "%S: what do you place, advance, construct or repair?", Pass: "No more: end this phase", Kept: "7.0"},
	AskSail:      {Says: "%S: which ships move?", Pass: "Move no more ships", Kept: "7.0"},
	AskSeaFight:  {Says: "%S: which ships attack?", Pass: "No more attacks", Kept: "7.0"},
	AskMarch:     {Says: "%S: which land units move?", Pass: "March no more", Kept: "9.0"},
	AskFight:     {Says: "%S: which land units attack?", Pass: "No more attacks", Kept: "9.0"},
	AskAcquire:   {Says: "%S: which fleets take on munitions?", Pass: "Buy no more", Kept: "7.0"},
	AskLayUp:     {Says: "%S: which units are laid up?", Pass: "Lay up no more", Kept: "7.0"},
	AskCourse:    {Says: "%S: what is the path of %A?", Pass: "Give up this path", Kept: "7.0"},
	AskVoyage:    {Says: "%S: how far does %A run?", Pass: "Stop here", Kept: "7.0"},
	AskCoast:     {Says: "%S: where %{A/do the ships in|does} %A go?", Pass: "Stop here", Kept: "7.0"},
	AskIntercept: {Says: "%S: who intercepts %A?", Pass: "Do not intercept", Kept: "7.0"},
	AskBerth:     {Says: "%S: from which hex does %A intercept?", Kept: "7.0"},
	AskLose:      {Says: "%S: which ship or unit loses a step?", Kept: "7.0"},
	AskDrown:     {Says: "%S: which land unit drowns?", Kept: "7.0"},
	AskSupport:   {Says: "%S: who else attacks?", Pass: "Nobody else attacks", Kept: "7.0"},
	AskSiege:     {Says: "%S: do the attacked units enter siege?", Pass: "Stay outside and fight"},
	AskDisengage: {Says: "%S: do you try to disengage?", Pass: "Stay and fight"},
	AskPress:     {Says: "%S: do you attack again?", Pass: "Break off"},
	AskMuster:    {Says: "%S: which units of %A attack?", Pass: "Call off the attack", Kept: "9.0"},
	AskReplace:   {Says: "%S: which unit takes the place of %A?", Pass: "None takes its place", Kept: "9.0"},
	AskRetreat:   {Says: "%S: where do the units retreat?"},
	AskAdvance:   {Says: "%S: who advances?", Pass: "No more units advance"},
	AskFlee:      {Says: "%S: where does %A go?"},
	AskDeploy:    {Says: "%S: where do the units rise?", Pass: "No more rise", Kept: "9.0"},
	AskArrears:   {Says: "%S cannot pay: which units go?", Pass: "No more go", Kept: "7.0"},
}

// What can happen.
const (
	KindPhase engine.Kind = 2 + iota
	KindTurn
	KindIncome
	KindLessIncome
	KindNoted
	KindTreasure
	KindOrdered
	KindOpened
	KindUndone
	KindPlaced
	KindAdvanced
	KindConstructed
	KindRepaired
	KindSummoned
	KindOnTrack
	KindCaptured
	KindTrackLost
	KindViolated
	KindWake
	KindPope
	KindMaintenance
	KindArrears
	KindLaidUp
	KindDisbanded
	KindBought
	KindFormed
	KindJoined
	KindLeft
	KindEmbarked
	KindDebarked
	KindLanded
	KindAssigned
	KindSteered
	KindDeclared
	KindWind
	KindRan
	KindCoasted
	KindIntercept
	KindCaught
	KindStepLost
	KindWindLost
	KindDrowned
	KindTreasureHome
	KindTreasureLost
	KindTreasureLate
	KindNaval
	KindSiege
	KindRound
	KindMunitions
	KindDisengaged
	KindBrokeOff
	KindAssault
	KindResult
	KindTooWeak
	KindReplaced
	KindRetreated
	KindAdvanceInto
	KindMarched
	KindAttrition
	KindStarved
	KindLeaderGone
	KindLeaderLost
	KindRevolt
	KindDeployed
	KindSantaCruz
	KindEnd
	numKinds = iota + 2
)

// What an event holds in N, where the code reads it.
const (
	marchedSeat  = 0 // KindMarched
	marchedWith  = 1 // KindMarched: how many have come to the last hex with the first
	endLevel     = 0 // KindEnd: see levelName
	foughtResult = 3 // KindRound, KindResult: see resultOf
	leftOver     = 0 // KindStepLost: 1 if the unit is still there
	boughtPoints = 1 // KindBought
	boughtCost   = 2 // KindBought
	ranHexes     = 0 // KindRan: how many, if several are reported in one event; else 0
	toldAlike    = 0 // what must be the same of units that are reported in one event: the box of KindAdvanced
	toldCost     = 1 // what is added up: the price of KindConstructed
	toldUnits    = 2 // how many units are reported in one event; else 0
	toldSeat     = 3 // whose they are
)

// A kindRow is one thing that can happen: a word for worked examples, and the sentence
// of the log. engine.Words.Fill says what a sentence may hold.
type kindRow struct{ name, sentence string }

var kinds = [numKinds]kindRow{
	KindPhase:        {"phase", "The %{1=joint activation|naval|land|joint administrative} phase begins."},
	KindTurn:         {"turn", "%O begins (turn %1)."},
	KindIncome:       {"income", "The %{1@} roll %2 and receive %3 ducats."},
	KindLessIncome:   {"less-income", "The lost Treasure Fleet costs Spain %1 ducats of it."},
	KindNoted:        {"noted", "The %{1@} note the month of the Treasure Fleet."},
	KindTreasure:     {"treasure", "The Treasure Fleet appears at %O."},
	KindOrdered:      {"ordered", "You write under seal: %{W?%W, }%O."},
	KindOpened:       {"opened", "Both sides open their orders."},
	KindUndone:       {"undone", "An order comes to nothing: %{W?%W, }%O."},
	KindPlaced:       {"placed", "%{3?The %{4@} place %{3w} units%{O? in %O| on the map}|%W %{W:is|are} placed in %O}."},
	KindAdvanced:     {"advanced", "%{3?%{3w} units of the %{4@} advance|%W %{W:advances|advance}} to box %1%{O? of the track of %O| of their tracks}."},
	KindConstructed:  {"constructed", "The %{1@} begin to construct %{3?%{3w} units|%W}%{O? on the track of %O} for %2 %{2:ducat|ducats}."},
	KindRepaired:     {"repaired", "The %{1@} begin to repair %W at %O for %2 %{2:ducat|ducats}."},
	KindSummoned:     {"summoned", "%W %{W:is|are} called out on the track of %O."},
	KindOnTrack:      {"on-track", "A unit of the %{1@} goes to the track of %O."},
	KindCaptured:     {"captured", "The %{1@} capture %O."},
	KindTrackLost:    {"track-lost", "%W %{W:is|are} lost on the track of %O."},
	KindViolated:     {"violated", "The %{1@} violate French neutrality and pay %2 ducats; the other side pays %3."},
	KindWake:         {"wake", "The French factions take up arms."},
	KindPope:         {"pope", "The Pope sends the %{1@} %2 ducats."},
	KindMaintenance:  {"maintenance", "The %{1@} pay %2 %{2:ducat|ducats} for maintenance and have %3."},
	KindArrears:      {"arrears", "The %{1@} cannot pay %2 %{2:ducat|ducats}."},
	KindLaidUp:       {"laid-up", "%{3?The %{4@} lay up %{3w} units|%W %{W:is|are} laid up}%{O? at %O}."},
	KindDisbanded:    {"disbanded", "%{3?The %{4@} disband %{3w} units|%W %{W:is|are} disbanded}."},
	KindBought:       {"bought", "The %{1@} buy %2 munitions %{2:point|points} for %O at %3 ducats."},
	KindFormed:       {"formed", "%O is formed."},
	KindJoined:       {"joined", "%{3?%{3w} units join|%W %{W:joins|join}} %O."},
	KindLeft:         {"left", "%W %{W:leaves|leave} %O."},
	KindEmbarked:     {"embarked", "%{3?%{3w} units embark|%W %{W:embarks|embark}} in %O."},
	KindDebarked:     {"debarked", "%W %{W:debarks|debark} at %O."},
	KindLanded:       {"landed", "Land units of the %{1@} debark at %O."},
	KindAssigned:     {"assigned", "%W %{W:goes|go} aboard %O."},
	KindSteered:      {"steered", "The path of %A leads to %O, %1 %{1:hex|hexes}."},
	KindDeclared:     {"declared", "%A declares a path of %1 %{1:hex|hexes} to %O."},
	KindWind:         {"wind", "The dice for %A show %1, %{2=against|with} the wind: %3 %{3:hex|hexes} less and %4 %{4:step|steps} lost."},
	KindRan:          {"ran", "%A %{1?sails %{1w} hexes|runs on} to %O."},
	KindCoasted:      {"coasted", "Ships move along the coast from %A to %O."},
	KindIntercept:    {"intercept", "%A %{A:tries|try} to intercept %O and %{A:rolls|roll} %1: %{2=in vain|%{A:it succeeds|they succeed}}."},
	KindCaught:       {"caught", "%A %{A:intercepts|intercept} %O from %W."},
	KindStepLost:     {"step-lost", "%W %{1=%{W:is|are} eliminated|%{W:loses|lose} a step}."},
	KindWindLost:     {"wind-lost", "The wind costs %A %1 %{1:step|steps}."},
	KindDrowned:      {"drowned", "%W %{W:drowns|drown}."},
	KindTreasureHome: {"treasure-home", "The Treasure Fleet is safe in %O."},
	KindTreasureLost: {"treasure-lost", "The Treasure Fleet is destroyed%{1?, and the English take %1 ducats}."},
	KindTreasureLate: {"treasure-late", "The Treasure Fleet has not come to Seville this year: it leaves the map, and costs Spain nothing."},
	KindNaval:        {"naval", "The %{1@} attack the ships in %O from %A."},
	KindSiege:        {"siege", "The %{1@} in %O enter siege."},
	KindRound:        {"round", strengths},
	KindMunitions:    {"munitions", "%O has %1 munitions %{1:point|points} left."},
	KindDisengaged:   {"disengaged", "The %{1@} try to disengage and roll %2: %{3=in vain|the combat is over}."},
	KindBrokeOff:     {"broke-off", "The %{1@} break off."},
	KindAssault:      {"assault", "The %{1@} %{2=attack %O from %A|sally against the besiegers of %O|storm %O}."},
	KindResult:       {"result", strengths},
	KindTooWeak:      {"too-weak", "Strength %1 against %2 is less than 1 to 3: nothing happens."},
	KindReplaced:     {"replaced", "%W %{W:takes|take} the place of %O."},
	KindRetreated:    {"retreated", "The %{1@} retreat to %O."},
	KindAdvanceInto:  {"advanced-into", "%W %{W:advances|advance} into %O."},
	KindMarched:      {"marched", "%{2?%W and %{2w} %{2:other|others} march|%W %{W:marches|march}} to %O."},
	KindAttrition:    {"attrition", "%W %{W:rolls|roll} %1 for the winter: %{W:it|they} %{2=%{W:survives|survive}|%{W:is|are} lost}."},
	KindStarved:      {"starved", "The %{1@} in %O can hold out no longer."},
	KindLeaderGone:   {"leader-gone", "%W leaves for %O."},
	KindLeaderLost:   {"leader-lost", "%W %{W:is|are} lost."},
	KindRevolt:       {"revolt", "The die for %{1=Ireland|the English Catholics|Scotland} shows %2: %{3?rebels of strength %3 rise|nobody rises}."},
	KindDeployed:     {"deployed", "%W %{W:rises|rise} in %O."},
	KindSantaCruz:    {"santa-cruz", "%W dies of old age."},
	KindEnd:          {"end", "The war is over: %{1@}."},
}

// seatTitles are the seats as sentences have them.
var seatTitles = []string{English: "English", Spanish: "Spanish"}

// makeWords returns the names of everything.
func makeWords(tb *Tables) *engine.Words {
	w := &engine.Words{
		Verbs: sequence.Words(), Prompts: prompts[:], Seats: seatTitles,
		Object: tb.name, Title: tb.title, Plural: tb.isPlural, Place: isHex, Side: tb.sideOf, Find: tb.find, Quits: quits,
	}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	for _, r := range reasons {
		w.Reasons = append(w.Reasons, r.text)
	}
	w.Ended = tb.ended
	return w
}

// isHex reports whether an object is a hex: a choice that names one moves all that may move of what is there.
func isHex(o engine.Object) bool { return hexOf(o) != 0 }
