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

// A verbRow is one thing that a seat can do: its name in records, what its button says,
// and when it is done, for a refusal at any other time.
type verbRow struct {
	name, says string
	rule       engine.Case
	when       string
}

var verbs = [numVerbs]verbRow{
	engine.Pass:   {"pass", "Done", "", ""},
	VerbNote:      {"note", "The Treasure Fleet comes in %O", "11.21", "the month of the Treasure Fleet is noted in the Joint Activation Phase of a winter turn that brings income"},
	VerbPlace:     {"place", "Place %W in %O", "5.13", "units are placed on the map in the Joint Activation Phase"},
	VerbAdvance:   {"advance", "Advance %O to box 1", "5.24", "ships advance on their tracks in the Joint Activation Phase"},
	VerbConstruct: {"construct", "Construct %W on the track of %O", "5.0", "construction begins in the Joint Activation Phase"},
	VerbRepair:    {"repair", "Repair %O", "5.32", "repairs begin in the Joint Activation Phase"},
	VerbSummon:    {"summon", "Call out %W on the track of %O", "15.36", "the great hosts are called out in the Joint Activation Phase after an invasion"},
	VerbAssign:    {"assign", "%W %{W:goes|go} aboard %O", "13.16", "naval leaders are given ships in their side's Naval Movement Segment, before they sail"},
	VerbJoin:      {"join", "%W %{W:joins|join} %O", "6.12", "fleets are formed in one's own Naval Movement Segment and in the Acquisition Segment"},
	VerbDetach:    {"detach", "%O %{O:leaves its|leave their} fleet", "6.12", "ships leave their fleets in one's own Naval Movement Segment and in the Acquisition Segment"},
	VerbEmbark:    {"embark", "Embark %W on the ships of %O", "6.51", "units embark at the start of one's own Naval Movement Segment"},
	VerbDebark:    {"debark", "Debark %O", "6.54", "units debark in one's own Naval Movement Segment"},
	VerbSail:      {"sail", "Sail with %O by high seas movement", "6.21", "fleets sail in one's own Naval Movement Segment"},
	VerbCoast:     {"coast", "Move %{O/the ships in |}%O along the coast", "6.31", "ships move along the coast in one's own Naval Movement Segment"},
	VerbSteer:     {"steer", "On to %O", "6.22", "a way is steered hex by hex after you choose who moves"},
	VerbDeclare:   {"declare", "Declare this path and roll for the wind", "6.23", "a path is declared for a fleet that you have chosen to sail"},
	VerbRun:       {"run", "Run on to %O", "6.24", "a fleet runs along its path once the wind is known"},
	VerbLeave:     {"leave", "Leave %O behind", "6.31", "ships are left behind before the others move"},
	VerbIntercept: {"intercept", "Intercept with %O", "6.41", "a fleet intercepts an enemy fleet that comes within 2 hexes of it by high seas movement"},
	VerbBerth:     {"berth", "Intercept in %O", "6.4", "an interceptor's hex is chosen when two are equally near"},
	VerbLose:      {"lose", "Lose a step of %O", "7.32", "steps are lost by combat and by the wind"},
	VerbDrown:     {"drown", "%O %{O:drowns|drown}", "6.52", "land units drown when their ships can no longer carry them"},
	VerbAttack:    {"attack", "Attack the ships in %O with %W", "7.13", "ships attack in their own Naval Combat Segment"},
	VerbSupport:   {"support", "%O attacks too", "7.14", "other fleets of the same hex join an attack when it is declared"},
	VerbBesiege:   {"enter-siege", "Enter siege", "10.0", "siege is chosen when an attack is declared"},
	VerbDisengage: {"disengage", "Try to disengage", "7.51", "the defender may try to disengage at the end of a round of naval combat"},
	VerbPress:     {"press", "Attack again", "7.0", "the attacker decides to attack again at the end of a round of naval combat"},
	VerbMarch:     {"march", "March %{W/all units in |}%W to %O", "8.11", "land units march in their own Land Movement Segment"},
	VerbAssault:   {"assault", "Attack %O from %W", "9.0", "land units attack in their own Land Combat Segment"},
	VerbWithhold:  {"withhold", "%O %{O:does|do} not attack", "9.0", "units are held back from an attack before it is made"},
	VerbCombine:   {"combine", "The units in %O attack too", "10.14", "besieged units and those of a hex beside them join for an attack on the besiegers before it is made"},
	VerbCommit:    {"commit", "Attack", "9.0", "an attack is made after you have chosen its target"},
	VerbReplace:   {"replace", "%O %{O:takes|take} its place", "9.14", "a host that is lost may be replaced at once"},
	VerbRetreat:   {"retreat", "Retreat from %W to %O", "9.21", "units retreat when a result of land combat says so"},
	VerbFollow:    {"follow", "%O %{O:advances|advance}", "9.23", "units advance at once into a hex that combat has emptied"},
	VerbFlee:      {"flee", "%W leaves for %O", "13.17", "a leader leaves when the units with him are gone"},
	VerbDeploy:    {"deploy", "Deploy %W in %O", "15.22", "units rise at once after a landing"},
	VerbLayUp:     {"lay-up", "Lay up %O", "5.61", "units are de-activated in the De-Activation Segment"},
	VerbDisband:   {"disband", "Disband %O", "11.3", "land units are disbanded by who cannot pay"},
	VerbBuy:       {"buy", "Buy a munitions point for %O", "12.0", "munitions are bought in the Acquisition Segment"},
	VerbArm:       {"arm", "Buy %1 munitions points for %W and add it to %O", "12.13", "ships are armed for a fleet in the Acquisition Segment"},
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

var prompts = [numAsks]string{
	AskNote:      "%S: in which month does the Treasure Fleet come?",
	AskTreasure:  "%S: where does the Treasure Fleet appear?",
	AskActivate:  "%S: what do you place, advance, construct or repair?",
	AskSail:      "%S: which ships move?",
	AskSeaFight:  "%S: which ships attack?",
	AskMarch:     "%S: which land units move?",
	AskFight:     "%S: which land units attack?",
	AskAcquire:   "%S: which fleets take on munitions?",
	AskLayUp:     "%S: which units are laid up?",
	AskCourse:    "%S: what is the path of %A?",
	AskVoyage:    "%S: how far does %A run?",
	AskCoast:     "%S: where %{A/do the ships in|does} %A go?",
	AskIntercept: "%S: who intercepts %A?",
	AskBerth:     "%S: from which hex does %A intercept?",
	AskLose:      "%S: which ship or unit loses a step?",
	AskDrown:     "%S: which land unit drowns?",
	AskSupport:   "%S: who else attacks?",
	AskSiege:     "%S: do the attacked units enter siege?",
	AskDisengage: "%S: do you try to disengage?",
	AskPress:     "%S: do you attack again?",
	AskMuster:    "%S: which units of %A attack?",
	AskReplace:   "%S: which unit takes the place of %A?",
	AskRetreat:   "%S: where do the units retreat?",
	AskAdvance:   "%S: who advances?",
	AskFlee:      "%S: where does %A go?",
	AskDeploy:    "%S: where do the units rise?",
	AskArrears:   "%S cannot pay: which units go?",
}

// passes is what the button of passing says, by question; the others say Done.
var passes = [numAsks]string{
	AskActivate:  "No more: end this phase",
	AskSail:      "Move no more ships",
	AskSeaFight:  "No more attacks",
	AskMarch:     "March no more",
	AskFight:     "No more attacks",
	AskAcquire:   "Buy no more",
	AskLayUp:     "Lay up no more",
	AskCourse:    "Give up this path",
	AskVoyage:    "Stop here",
	AskCoast:     "Stop here",
	AskIntercept: "Do not intercept",
	AskSupport:   "Nobody else attacks",
	AskSiege:     "Stay outside and fight",
	AskDisengage: "Stay and fight",
	AskPress:     "Break off",
	AskMuster:    "Call off the attack",
	AskReplace:   "None takes its place",
	AskAdvance:   "Nobody else advances",
	AskDeploy:    "No more rise",
	AskArrears:   "No more go",
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
	ranHexes     = 0 // KindRan: how many, where several are told as one; else 0
	toldAlike    = 0 // what must be the same of units that are told as one: the box of KindAdvanced
	toldCost     = 1 // what is added up: the price of KindConstructed
	toldUnits    = 2 // how many units are told as one; else 0
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
		Seats: seatTitles, Prompts: prompts[:], Passes: passes[:], Kept: keptAsks[:], Does: did[:],
		Object: tb.name, Title: tb.title, Plural: tb.isPlural, Place: isHex, Side: tb.sideOf, Find: tb.find, Quits: quits,
	}
	for i, v := range verbs {
		w.Verbs, w.Says = append(w.Verbs, v.name), append(w.Says, v.says)
		w.Takes = append(w.Takes, i == int(VerbSail) || i == int(VerbCoast))
	}
	w.Wants = make([][]engine.Unit, numVerbs)
	w.Wants[VerbArm] = []engine.Unit{engine.Count}
	w.All = make([]string, numVerbs)
	w.All[VerbAdvance], w.All[VerbLayUp] = "Advance all", "Lay up all ships and land units that you can"
	w.Again = make([]bool, numVerbs)
	for _, v := range [...]engine.Verb{VerbPlace, VerbAdvance, VerbConstruct, VerbRepair, VerbMarch, VerbLayUp, VerbBuy, VerbArm} {
		w.Again[v] = true
	}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	for _, r := range reasons {
		w.Reasons = append(w.Reasons, r.text)
	}
	for _, v := range verbs[VerbNote:] {
		w.Reasons = append(w.Reasons, v.when)
	}
	w.Ended = tb.ended
	return w
}

// isHex reports whether an object is a hex: a choice that names one moves all that may move of what is there.
func isHex(o engine.Object) bool { return hexOf(o) != 0 }

// whenOf is the refusal of a verb that is not asked for now: it says when it is.
func whenOf(v engine.Verb) engine.Illegal {
	return engine.Illegal{Rule: verbs[v].rule, Why: engine.Reason(numReasons) + engine.Reason(v-VerbNote)}
}
