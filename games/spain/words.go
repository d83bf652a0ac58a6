package spain

import "github.com/weathergage/weathergage/engine"

// What a seat can do.
const (
	VerbNote = engine.Pass + 1 + iota
	VerbPlace
	VerbAdvance
	VerbConstruct
	VerbRepair
	VerbSummon
	VerbAssign
	VerbJoin
	VerbDetach
	VerbEmbark
	VerbDebark
	VerbSail
	VerbCoast
	VerbSteer
	VerbDeclare
	VerbRun
	VerbLeave
	VerbIntercept
	VerbBerth
	VerbLose
	VerbDrown
	VerbAttack
	VerbSupport
	VerbBesiege
	VerbDisengage
	VerbPress
	VerbMarch
	VerbAssault
	VerbWithhold
	VerbCombine
	VerbCommit
	VerbReplace
	VerbRetreat
	VerbFollow
	VerbFlee
	VerbDeploy
	VerbLayUp
	VerbDisband
	VerbBuy
	VerbArm
	numVerbs = iota + 2
)

// verbs are the things that a seat can do. Those with engine.Silent tell nothing in the log: what they do shows in
// what follows.
var verbs = [numVerbs]engine.VerbWords{
	engine.Pass:   {Name: "pass", Says: "Done"},
	VerbNote:      {Name: "note", Says: "The Treasure Fleet comes in %O", Rule: "11.21", When: "the month of the Treasure Fleet is noted in the Joint Activation Phase of a winter turn that brings income"},
	VerbPlace:     {Name: "place", Says: "Place %W in %O", Again: true, Rule: "5.13", When: "units are placed on the map in the Joint Activation Phase"},
	VerbAdvance:   {Name: "advance", Says: "Advance %O to box 1", All: "Advance all", Again: true, Rule: "5.24", When: "ships advance on their tracks in the Joint Activation Phase"},
	VerbConstruct: {Name: "construct", Says: "Construct %W on the track of %O", Again: true, Rule: "5.0", When: "construction begins in the Joint Activation Phase"},
	VerbRepair:    {Name: "repair", Says: "Repair %O", Again: true, Rule: "5.32", When: "repairs begin in the Joint Activation Phase"},
	VerbSummon:    {Name: "summon", Says: "Call out %W on the track of %O", Rule: "15.36", When: "the great hosts are called out in the Joint Activation Phase after an invasion"},
	VerbAssign:    {Name: "assign", Says: "%W %{W:goes|go} aboard %O", Rule: "13.16", When: "naval leaders are given ships in their side's Naval Movement Segment, before they sail"},
	VerbJoin:      {Name: "join", Says: "%W %{W:joins|join} %O", Rule: "6.12", When: "fleets are formed in one's own Naval Movement Segment and in the Acquisition Segment"},
	VerbDetach:    {Name: "detach", Says: "%O %{O:leaves its|leave their} fleet", Rule: "6.12", When: "ships leave their fleets in one's own Naval Movement Segment and in the Acquisition Segment"},
	VerbEmbark:    {Name: "embark", Says: "Embark %W on the ships of %O", Rule: "6.51", When: "units embark at the start of one's own Naval Movement Segment"},
	VerbDebark:    {Name: "debark", Says: "Debark %O", Rule: "6.54", When: "units debark in one's own Naval Movement Segment"},
	VerbSail:      {Name: "sail", Says: "Sail with %O by high seas movement", Does: engine.Silent, Takes: true, Rule: "6.21", When: "fleets sail in one's own Naval Movement Segment"},
	VerbCoast:     {Name: "coast", Says: "Move %{O/the ships in |}%O along the coast", Does: engine.Silent, Takes: true, Rule: "6.31", When: "ships move along the coast in one's own Naval Movement Segment"},
	VerbSteer:     {Name: "steer", Says: "On to %O", Rule: "6.22", When: "a way is steered hex by hex after you choose who moves"},
	VerbDeclare:   {Name: "declare", Says: "Declare this path and roll for the wind", Rule: "6.23", When: "a path is declared for a fleet that you have chosen to sail"},
	VerbRun:       {Name: "run", Says: "Run on to %O", Rule: "6.24", When: "a fleet runs along its path once the wind is known"},
	VerbLeave:     {Name: "leave", Says: "Leave %O behind", Does: "leave %O behind.", Rule: "6.31", When: "ships are left behind before the others move"},
	VerbIntercept: {Name: "intercept", Says: "Intercept with %O", Rule: "6.41", When: "a fleet intercepts an enemy fleet that comes within 2 hexes of it by high seas movement"},
	VerbBerth:     {Name: "berth", Says: "Intercept in %O", Rule: "6.4", When: "an interceptor's hex is chosen when two are equally near"},
	VerbLose:      {Name: "lose", Says: "Lose a step of %O", Rule: "7.32", When: "steps are lost by combat and by the wind"},
	VerbDrown:     {Name: "drown", Says: "%O %{O:drowns|drown}", Rule: "6.52", When: "land units drown when their ships can no longer carry them"},
	VerbAttack:    {Name: "attack", Says: "Attack the ships in %O with %W", Foe: classHex, Rule: "7.13", When: "ships attack in their own Naval Combat Segment"},
	VerbSupport:   {Name: "support", Says: "%O attacks too", Does: "add %O to the attack.", Rule: "7.14", When: "other fleets of the same hex join an attack when it is declared"},
	VerbBesiege:   {Name: "enter-siege", Says: "Enter siege", Rule: "10.0", When: "siege is chosen when an attack is declared"},
	VerbDisengage: {Name: "disengage", Says: "Try to disengage", Does: engine.Silent, Rule: "7.51", When: "the defender may try to disengage at the end of a round of naval combat"},
	VerbPress:     {Name: "press", Says: "Attack again", Does: "attack again.", Rule: "7.0", When: "the attacker decides to attack again at the end of a round of naval combat"},
	VerbMarch:     {Name: "march", Says: "March %{W/all units in |}%W to %O", Again: true, Rule: "8.11", When: "land units march in their own Land Movement Segment"},
	VerbAssault:   {Name: "assault", Says: "Attack %O from %W", Foe: classHex, Does: engine.Silent, Rule: "9.0", When: "land units attack in their own Land Combat Segment"},
	VerbWithhold:  {Name: "withhold", Says: "%O %{O:does|do} not attack", Does: "hold %O back.", Rule: "9.0", When: "units are held back from an attack before it is made"},
	VerbCombine:   {Name: "combine", Says: "The units in %O attack too", Does: "let the units in %O attack too.", Rule: "10.14", When: "besieged units and those of a hex beside them join for an attack on the besiegers before it is made"},
	VerbCommit:    {Name: "commit", Says: "Attack", Does: engine.Silent, Rule: "9.0", When: "an attack is made after you have chosen its target"},
	VerbReplace:   {Name: "replace", Says: "%O %{O:takes|take} its place", Rule: "9.14", When: "a host that is lost may be replaced at once"},
	VerbRetreat:   {Name: "retreat", Says: "Retreat from %W to %O", Rule: "9.21", When: "units retreat when a result of land combat says so"},
	VerbFollow:    {Name: "follow", Says: "%O %{O:advances|advance}", Rule: "9.23", When: "units advance at once into a hex that combat has emptied"},
	VerbFlee:      {Name: "flee", Says: "%W leaves for %O", Rule: "13.17", When: "a leader leaves when the units with him are gone"},
	VerbDeploy:    {Name: "deploy", Says: "Deploy %W in %O", Rule: "15.22", When: "units rise at once after a landing"},
	VerbLayUp:     {Name: "lay-up", Says: "Lay up %O", All: "Lay up all ships and land units that you can", Again: true, Rule: "5.61", When: "units are de-activated in the De-Activation Segment"},
	VerbDisband:   {Name: "disband", Says: "Disband %O", Rule: "11.3", When: "land units are disbanded by who cannot pay"},
	VerbBuy:       {Name: "buy", Says: "Buy a munitions point for %O", Again: true, Rule: "12.0", When: "munitions are bought in the Acquisition Segment"},
	VerbArm:       {Name: "arm", Says: "Buy %1 munitions points for %W and add it to %O", Wants: []engine.Unit{engine.Count}, Again: true, Rule: "12.13", When: "ships are armed for a fleet in the Acquisition Segment"},
}

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
	AskAdvance:   {Says: "%S: who advances?", Pass: "Nobody else advances"},
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
	marchedStack = 1 // KindMarched: 1 if others march with the first
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
	KindMarched:      {"marched", "%{2?The %{1@} march|%W %{W:marches|march}} to %O."},
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

// makeWords are the names of everything.
func makeWords(tb *Tables) *engine.Words {
	w := &engine.Words{
		Verbs: verbs[:], Prompts: prompts[:], Seats: seatTitles,
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
