package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

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
)

// A rule refuses a choice.
type rule = func(g *State, c engine.Choice) engine.Illegal

// during returns a rule that holds while one of some questions is open, also for the seat that is not asked.
func during(may rule, asks ...engine.Prompt) law.Rule[*State] {
	return law.Rule[*State]{May: may, Asks: asks, Anyone: true}
}

// answering returns a rule that holds only for the seat that is asked.
func answering(may rule, asks ...engine.Prompt) law.Rule[*State] {
	return law.Rule[*State]{May: may, Asks: asks}
}

// The verbs stand in the order of the sequence of play. Those with engine.Silent tell nothing in the log: what they do
// shows in what follows.
func init() {
	type rules = []law.Rule[*State]
	sequence.Verbs = []law.Verb[*State]{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Done"}},
		VerbNote: {Rules: rules{during((*State).mayNote, AskNote)}, VerbWords: engine.VerbWords{
			Name: "note", Says: "The Treasure Fleet comes in %O", Rule: "11.21", When: "the month of the Treasure Fleet is noted in the Joint Activation Phase of a winter turn that brings income"}},
		VerbPlace: {Rules: rules{during((*State).mayAppear, AskTreasure), during((*State).mayPlace, AskActivate)}, Do: (*State).doPlace, VerbWords: engine.VerbWords{
			Name: "place", Says: "Place %W in %O", Again: true, Rule: "5.13", When: "units are placed on the map in the Joint Activation Phase"}},
		VerbAdvance: {Rules: rules{during((*State).mayAdvance, AskActivate)}, Do: (*State).doAdvance, VerbWords: engine.VerbWords{
			Name: "advance", Says: "Advance %O to box 1", All: "Advance all", Again: true, Rule: "5.24", When: "ships advance on their tracks in the Joint Activation Phase"}},
		VerbConstruct: {Rules: rules{during((*State).mayConstruct, AskActivate)}, Do: (*State).doConstruct, VerbWords: engine.VerbWords{
			Name: "construct", Says: "Construct %W on the track of %O", Again: true, Rule: "5.0", When: "construction begins in the Joint Activation Phase"}},
		VerbRepair: {Rules: rules{during((*State).mayRepair, AskActivate)}, Do: (*State).doRepair, VerbWords: engine.VerbWords{
			Name: "repair", Says: "Repair %O", Again: true, Rule: "5.32", When: "repairs begin in the Joint Activation Phase"}},
		VerbSummon: {Rules: rules{during((*State).maySummon, AskActivate)}, Do: (*State).doSummon, VerbWords: engine.VerbWords{
			Name: "summon", Says: "Call out %W on the track of %O", Rule: "15.36", When: "the great hosts are called out in the Joint Activation Phase after an invasion"}},
		VerbAssign: {Rules: rules{during((*State).mayAssign, AskSail)}, Do: (*State).assign, VerbWords: engine.VerbWords{
			Name: "assign", Says: "%W %{W:goes|go} aboard %O", Rule: "13.16", When: "naval leaders are given ships in their side's Naval Movement Segment, before they sail"}},
		VerbJoin: {Rules: rules{during((*State).mayJoin, AskSail, AskAcquire), answering((*State).mayShift, AskVoyage), answering((*State).mayWait, AskCourse, AskCoast)}, Do: (*State).doJoin, VerbWords: engine.VerbWords{
			Name: "join", Says: "%W %{W:joins|join} %O", Rule: "6.12", When: "fleets are formed in one's own Naval Movement Segment and in the Acquisition Segment"}},
		VerbDetach: {Rules: rules{during((*State).mayDetach, AskSail, AskAcquire), answering((*State).mayPart, AskVoyage), answering((*State).mayWait, AskCourse, AskCoast)}, Do: (*State).doDetach, VerbWords: engine.VerbWords{
			Name: "detach", Says: "%O %{O:leaves its|leave their} fleet", Rule: "6.12", When: "ships leave their fleets in one's own Naval Movement Segment and in the Acquisition Segment"}},
		VerbEmbark: {Rules: rules{during((*State).mayEmbark, AskSail)}, Do: (*State).embark, VerbWords: engine.VerbWords{
			Name: "embark", Says: "Embark %W on the ships of %O", Rule: "6.51", When: "units embark at the start of one's own Naval Movement Segment"}},
		VerbDebark: {Rules: rules{during((*State).mayDebark, AskSail), answering((*State).mayDebarkFrom, AskVoyage, AskCoast), answering((*State).mayWait, AskCourse)}, Do: (*State).doDebark, VerbWords: engine.VerbWords{
			Name: "debark", Says: "Debark %O", Rule: "6.54", When: "units debark in one's own Naval Movement Segment"}},
		VerbSail: {Rules: rules{during((*State).maySail, AskSail), answering((*State).mayWait, AskCourse, AskVoyage, AskCoast)}, Do: (*State).setCourse, VerbWords: engine.VerbWords{
			Name: "sail", Says: "Sail with %O by high seas movement", Does: engine.Silent, Takes: true, Rule: "6.21", When: "fleets sail in one's own Naval Movement Segment"}},
		VerbCoast: {Rules: rules{during((*State).mayCoast, AskSail), answering((*State).mayWait, AskCourse, AskVoyage, AskCoast)}, Do: (*State).setCoasting, VerbWords: engine.VerbWords{
			Name: "coast", Says: "Move %{O/the ships in |}%O along the coast", Does: engine.Silent, Takes: true, Rule: "6.31", When: "ships move along the coast in one's own Naval Movement Segment"}},
		VerbSteer: {Rules: rules{answering((*State).mayPlot, AskCourse), answering((*State).mayCoastTo, AskCoast)}, Do: (*State).doSteer, VerbWords: engine.VerbWords{
			Name: "steer", Says: "On to %O", Rule: "6.22", When: "a way is steered hex by hex after you choose who moves"}},
		VerbDeclare: {Rules: rules{answering((*State).mayDeclare, AskCourse)}, Do: (*State).declare, VerbWords: engine.VerbWords{
			Name: "declare", Says: "Declare this path and roll for the wind", Rule: "6.23", When: "a path is declared for a fleet that you have chosen to sail"}},
		VerbRun: {Rules: rules{answering((*State).mayRun, AskVoyage)}, Do: (*State).doRun, VerbWords: engine.VerbWords{
			Name: "run", Says: "Run on to %O", Rule: "6.24", When: "a fleet runs along its path once the wind is known"}},
		VerbLeave: {Rules: rules{answering((*State).mayLeave, AskCoast)}, Do: (*State).leaveBehind, VerbWords: engine.VerbWords{
			Name: "leave", Says: "Leave %O behind", Does: "leave %O behind.", Rule: "6.31", When: "ships are left behind before the others move"}},
		VerbIntercept: {Rules: rules{during((*State).mayTryLater, AskSail), during((*State).mayStopCoasters, AskCoast), answering((*State).mayIntercept, AskIntercept)}, Do: (*State).intercept, VerbWords: engine.VerbWords{
			Name: "intercept", Says: "Intercept with %O", Rule: "6.41", When: "a fleet intercepts an enemy fleet that comes within 2 hexes of it by high seas movement"}},
		VerbBerth: {Rules: rules{answering((*State).mayBerth, AskBerth)}, Do: (*State).berth, VerbWords: engine.VerbWords{
			Name: "berth", Says: "Intercept in %O", Rule: "6.4", When: "an interceptor's hex is chosen when two are equally near"}},
		VerbLose: {Rules: rules{during((*State).mayLoseStep, AskLose), during((*State).mayLoseLater, AskMarch, AskFight, AskMuster, AskSiege, AskReplace, AskRetreat, AskAdvance, AskFlee)}, VerbWords: engine.VerbWords{
			Name: "lose", Says: "Lose a step of %O", Rest: "Choose all %1 for me, the cheapest first", Rule: "7.32", When: "steps are lost by combat and by the wind"}},
		VerbDrown: {Rules: rules{answering((*State).mayDrown, AskDrown)}, Do: (*State).drown, VerbWords: engine.VerbWords{
			Name: "drown", Says: "%O %{O:drowns|drown}", Rule: "6.52", When: "land units drown when their ships can no longer carry them"}},
		VerbAttack: {Rules: rules{during((*State).mayAttackNow, AskSeaFight)}, Do: (*State).attack, VerbWords: engine.VerbWords{
			Name: "attack", Says: "Attack the ships in %O with %W", Foe: classHex, Rule: "7.13", When: "ships attack in their own Naval Combat Segment"}},
		VerbSupport: {Rules: rules{answering((*State).maySupport, AskSupport)}, Do: (*State).support, VerbWords: engine.VerbWords{
			Name: "support", Says: "%O attacks too", Does: "add %O to the attack.", Rule: "7.14", When: "other fleets of the same hex join an attack when it is declared"}},
		VerbBesiege: {Rules: law.May((*State).mayEnterSiege), Do: (*State).enterSiege, VerbWords: engine.VerbWords{
			Name: "enter-siege", Says: "Enter siege", Rule: "10.0", When: "siege is chosen when an attack is declared"}},
		VerbDisengage: {Do: (*State).disengage, VerbWords: engine.VerbWords{
			Name: "disengage", Says: "Try to disengage", Does: engine.Silent, Rule: "7.51", When: "the defender may try to disengage at the end of a round of naval combat"}},
		VerbPress: {Do: (*State).press, VerbWords: engine.VerbWords{
			Name: "press", Says: "Attack again", Does: "attack again.", Rule: "7.0", When: "the attacker decides to attack again at the end of a round of naval combat"}},
		VerbMarch: {Rules: rules{answering((*State).mayMarchOn, AskMarch)}, Do: (*State).march, VerbWords: engine.VerbWords{
			Name: "march", Says: "March %{W/all units in |}%W to %O", Again: true, Rule: "8.11", When: "land units march in their own Land Movement Segment"}},
		VerbAssault: {Rules: rules{answering((*State).mayAssault, AskFight)}, Do: (*State).assault, VerbWords: engine.VerbWords{
			Name: "assault", Says: "Attack %O from %W", Does: engine.Silent, Foe: classHex, Rule: "9.0", When: "land units attack in their own Land Combat Segment"}},
		VerbWithhold: {Rules: rules{answering((*State).mayWithhold, AskMuster)}, Do: (*State).withhold, VerbWords: engine.VerbWords{
			Name: "withhold", Says: "%O %{O:does|do} not attack", Does: "hold %O back.", Rule: "9.0", When: "units are held back from an attack before it is made"}},
		VerbCombine: {Rules: rules{answering((*State).mayCombine, AskMuster)}, Do: (*State).combine, VerbWords: engine.VerbWords{
			Name: "combine", Says: "The units in %O attack too", Does: "let the units in %O attack too.", Rule: "10.14", When: "besieged units and those of a hex beside them join for an attack on the besiegers before it is made"}},
		VerbCommit: {Rules: rules{answering((*State).mayCommit, AskMuster)}, Do: (*State).commit, VerbWords: engine.VerbWords{
			Name: "commit", Says: "Attack", Does: engine.Silent, Rule: "9.0", When: "an attack is made after you have chosen its target"}},
		VerbReplace: {Rules: rules{answering((*State).mayReplace, AskReplace)}, VerbWords: engine.VerbWords{
			Name: "replace", Says: "%O %{O:takes|take} its place", Rule: "9.14", When: "a host that is lost may be replaced at once"}},
		VerbRetreat: {Rules: rules{answering((*State).mayAnyRetreat, AskRetreat)}, Do: (*State).retreat, VerbWords: engine.VerbWords{
			Name: "retreat", Says: "Retreat from %W to %O", Rule: "9.21", When: "units retreat when a result of land combat says so"}},
		VerbFollow: {Rules: rules{answering((*State).mayFollowInto, AskAdvance)}, Do: (*State).advance, VerbWords: engine.VerbWords{
			Name: "follow", Says: "%O %{O:advances|advance}", Short: "Advance", All: "All advance", Rule: "9.23", When: "units advance at once into a hex that combat has emptied"}},
		VerbFlee: {Rules: rules{answering((*State).mayFlee, AskFlee)}, Do: (*State).flee, VerbWords: engine.VerbWords{
			Name: "flee", Says: "%W leaves for %O", Rule: "13.17", When: "a leader leaves when the units with him are gone"}},
		VerbDeploy: {Rules: law.May((*State).mayRise), Do: (*State).deploy, VerbWords: engine.VerbWords{
			Name: "deploy", Says: "Deploy %W in %O", Rule: "15.22", When: "units rise at once after a landing"}},
		VerbLayUp: {Rules: rules{during((*State).mayLayUp, AskLayUp), answering((*State).mayYield, AskArrears)}, VerbWords: engine.VerbWords{
			Name: "lay-up", Says: "Lay up %O", All: "Lay up all ships and land units that you can", Again: true, Rule: "5.61", When: "units are de-activated in the De-Activation Segment"}},
		VerbDisband: {Rules: rules{answering((*State).mayDisband, AskArrears)}, VerbWords: engine.VerbWords{
			Name: "disband", Says: "Disband %O", Rule: "11.3", When: "land units are disbanded by who cannot pay"}},
		VerbBuy: {Rules: rules{during((*State).mayBuy, AskAcquire)}, Do: (*State).buy, VerbWords: engine.VerbWords{
			Name: "buy", Says: "Buy a munitions point for %O", Again: true, Rule: "12.0", When: "munitions are bought in the Acquisition Segment"}},
		VerbArm: {Rules: rules{during((*State).mayArm, AskAcquire)}, Do: (*State).arm, VerbWords: engine.VerbWords{
			Name: "arm", Says: "Buy %1 munitions %{1:point|points} for %W and add it to %O", Wants: []engine.Unit{engine.Count}, Again: true, Rule: "12.13", When: "ships are armed for a fleet in the Acquisition Segment"}},
	}
}
