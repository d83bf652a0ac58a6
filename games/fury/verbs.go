package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// A verb is one thing that a seat can do on a board. May and do are of what a company does in its own segment; what
// sets up, interrupts or answers has neither, and its step checks it and carries it out.
//
// Case 7.1.
type verb struct {
	engine.VerbWords
	asks  []engine.Prompt // the questions that it answers, of those that come up in play
	marks verbMarks
	// fits reports whether the numbers are such as the verb has; nil: it has none.
	fits func(g *State, n [3]int32) bool
	// spent reports, at a glance, that a company can do it no more in its segment; nil: it has to be looked at.
	spent func(c *company, did uint16) bool
	// may refuses it to the company that acts, by the rule that forbids it.
	may func(g *State, f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal
	// do carries it out.
	do func(g *State, f *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn)
}

// verbMarks say which of the rules for all acts of a company are asked about one.
type verbMarks uint16

const (
	verbLeg     verbMarks = 1 << iota // of a move: not in a building, nor with a team that is not limbered. Cases 8.1, 16.6, 17.1
	verbShape                         // changes how it stands: not in a building, and no Gun does it. Cases 8.2, 8.3, 8.10, 16.3
	verbNames                         // it names a company or a piece of ground
	verbAfloat                        // it may be done in a boat. Case 21.3
	verbPounces                       // an ambush that has sprung may do it. Case 14.4
	verbOffRoad                       // it leaves the column of companies that keep to the road. Case 26.1
	verbCalm                          // not while the company fights hand to hand. Case 7.3
	verbApart                         // none of these: its May says all. Cases 6.6, 21.3, 22.1
	verbAlike                         // a refusal that several verbs share cites the case of the verb
)

func (m verbMarks) has(mark verbMarks) bool { return m&mark != 0 }

// The numbers that choices have.
var (
	aLength = []engine.Unit{engine.Length}
	anAngle = []engine.Unit{engine.Degree}
	aNumber = []engine.Unit{engine.Count}
)

// verbs are the things that a seat can do on a board. Those with engine.Silent tell nothing in the log: what they do
// shows in what follows.
var verbs [numVerbs]verb

func init() { // what they do refers to them
	verbs = [numVerbs]verb{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Done"},
			marks: verbAfloat, may: (*State).mayRest, do: (*State).doRest},
		VerbAct:      {asks: []engine.Prompt{AskSegment, AskBide}, VerbWords: engine.VerbWords{Name: "act", Says: "Act with %O", Does: engine.Silent, Rule: "3.2", When: "a side picks a company at the start of its segment"}},
		VerbWithdraw: {asks: []engine.Prompt{AskSegment, AskBide}, VerbWords: engine.VerbWords{Name: "withdraw", Says: "Withdraw from the field: you lose", Group: "end", Yields: true, Rule: "19.1", When: "a side withdraws at the start of one of its segments"}},
		VerbAhead: {VerbWords: engine.VerbWords{Name: "ahead", Says: "Go %1″ straight on", Does: engine.Silent, Wants: aLength, Most: true, Group: "move", Rule: "8.1", When: "a company moves in its own segment"},
			marks: verbLeg | verbAfloat | verbCalm, fits: fitsAhead, may: (*State).mayGo, do: (*State).setOut},
		VerbDrift: {VerbWords: engine.VerbWords{Name: "drift", Says: "Go %1″ aslant, by %2°", Does: engine.Silent, Wants: []engine.Unit{engine.Length, engine.Degree}, Group: "move", Rule: "8.2", When: "a company drifts in its own segment"},
			marks: verbLeg | verbAfloat | verbCalm, fits: fitsDrift, may: (*State).mayGo, do: (*State).setOut},
		VerbWheelLeft: {VerbWords: engine.VerbWords{Name: "wheel-left", Says: "Wheel left by %1°", Does: engine.Silent, Wants: anAngle, Group: "move", Rule: "8.2", When: "a company wheels in its own segment"},
			marks: verbLeg | verbAfloat | verbCalm, fits: fitsWheel, may: (*State).mayGo, do: (*State).setOut},
		VerbWheelRight: {VerbWords: engine.VerbWords{Name: "wheel-right", Says: "Wheel right by %1°", Does: engine.Silent, Wants: anAngle, Group: "move", Rule: "8.2", When: "a company wheels in its own segment"},
			marks: verbLeg | verbAfloat | verbCalm, fits: fitsWheel, may: (*State).mayGo, do: (*State).setOut},
		VerbFaceLeft: {VerbWords: engine.VerbWords{Name: "face-left", Says: "Face left", Does: engine.Silent, Group: "move", Rule: "8.2", When: "a company faces in its own segment"},
			marks: verbShape | verbOffRoad | verbCalm, spent: hasFaced, may: (*State).mayFaceTo, do: (*State).face},
		VerbFaceRight: {VerbWords: engine.VerbWords{Name: "face-right", Says: "Face right", Does: engine.Silent, Group: "move", Rule: "8.2", When: "a company faces in its own segment"},
			marks: verbShape | verbOffRoad | verbCalm, spent: hasFaced, may: (*State).mayFaceTo, do: (*State).face},
		VerbFaceAbout: {VerbWords: engine.VerbWords{Name: "face-about", Says: "Face about", Does: engine.Silent, Group: "move", Rule: "8.2", When: "a company faces in its own segment"},
			marks: verbShape | verbAfloat | verbCalm, spent: hasFaced, may: (*State).mayFaceTo, do: (*State).face},
		VerbForm: {VerbWords: engine.VerbWords{Name: "form", Says: "Form up", Group: "formation", Rule: "8.10", When: "a company forms at the start of its segment"},
			marks: verbShape | verbOffRoad | verbCalm, spent: cannotForm, may: (*State).mayForm, do: (*State).form},
		VerbLoosen: {VerbWords: engine.VerbWords{Name: "loosen", Says: "Go loose", Group: "formation", Rule: "8.10", When: "a company goes loose at the start of its segment"},
			marks: verbShape | verbOffRoad | verbCalm, spent: cannotLoosen, may: (*State).mayForm, do: (*State).form},
		VerbDraw: {VerbWords: engine.VerbWords{Name: "draw-up", Says: "Draw up %1 wide", Wants: aNumber, Group: "formation", Rule: "8.3", When: "a company changes its shape in its own segment"},
			marks: verbShape | verbOffRoad | verbCalm | verbAlike, fits: fitsCount, spent: hasBegun, may: (*State).mayDraw, do: (*State).draw},
		VerbDivide: {VerbWords: engine.VerbWords{Name: "divide", Says: "Divide: %1 %{1:leaves|leave} %{2=to the left|to the right|to the rear}", Wants: []engine.Unit{engine.Count, engine.Count}, Group: "companies", Rule: "4.2", When: "a company divides in its own segment"},
			marks: verbShape | verbCalm, fits: fitsDivide, spent: hasBegun, may: (*State).mayDivide, do: (*State).divide},
		VerbCombine: {VerbWords: engine.VerbWords{Name: "combine", Says: "Combine with %O", Group: "companies", Rule: "4.3", When: "a company combines in its own segment"},
			marks: verbShape | verbNames, may: (*State).mayJoinWith, do: (*State).combine},
		VerbRally: {VerbWords: engine.VerbWords{Name: "rally", Says: "Rally from Terror", Does: engine.Silent, Rule: "9.5", When: "a company rallies from Terror in its own segment"},
			marks: verbAfloat | verbCalm, spent: cannotRally, may: (*State).mayRally, do: (*State).rallyFromTerror},
		VerbRoll:  {asks: []engine.Prompt{AskTest}, VerbWords: engine.VerbWords{Name: "roll", Says: "Roll", Does: engine.Silent, Rule: "9.2", When: "Tough troops choose when a morale test is due"}},
		VerbForgo: {asks: []engine.Prompt{AskTest}, VerbWords: engine.VerbWords{Name: "forgo", Says: "Take a Terror marker instead", Rule: "5.3", When: "Tough troops choose when a morale test is due"}},
		VerbShoot: {asks: []engine.Prompt{AskReturn, AskReact}, VerbWords: engine.VerbWords{Name: "shoot", Says: "Shoot at %O", Does: engine.Silent, Group: "fire", Rule: "10.1", When: "a company shoots in its own segment, in a fire-fight, or at a charge"},
			marks: verbNames | verbPounces | verbCalm | verbAlike, may: (*State).mayShootAt, do: (*State).shootAt},
		VerbDismount: {VerbWords: engine.VerbWords{Name: "dismount", Says: "Dismount", Group: "formation", Rule: "8.11", When: "horsemen dismount in their own segment"},
			marks: verbOffRoad | verbCalm | verbAlike, may: (*State).mayDismount, do: (*State).dismount},
		VerbMount: {VerbWords: engine.VerbWords{Name: "mount", Says: "Mount", Group: "formation", Rule: "8.11", When: "horsemen mount in their own segment"},
			marks: verbOffRoad | verbCalm | verbAlike, may: (*State).mayMount, do: (*State).mount},
		VerbLimber: {VerbWords: engine.VerbWords{Name: "limber", Says: "Limber up", Group: "gun", Rule: "16.6", When: "a Gun limbers in its own segment"},
			marks: verbCalm | verbAlike, may: (*State).mayLimber, do: (*State).limber},
		VerbUnlimber: {VerbWords: engine.VerbWords{Name: "unlimber", Says: "Unlimber", Group: "gun", Rule: "16.6", When: "a Gun unlimbers in its own segment"},
			marks: verbCalm | verbAlike, may: (*State).mayLimber, do: (*State).limber},
		VerbReload: {VerbWords: engine.VerbWords{Name: "reload", Says: "Reload", Group: "gun", Rule: "16.4", When: "a Gun is reloaded in its own segment"},
			marks: verbCalm | verbAlike, may: (*State).mayReload, do: (*State).reload},
		VerbTurn: {VerbWords: engine.VerbWords{Name: "turn", Says: "Turn the Gun to %1°", Wants: anAngle, Group: "gun", Rule: "16.6", When: "a Gun turns in its own segment"},
			marks: verbCalm | verbAlike, fits: fitsTurn, may: (*State).mayTurnGun, do: (*State).turnGun},
		VerbMan: {VerbWords: engine.VerbWords{Name: "man", Says: "Take over the Gun", Group: "gun", Rule: "16.2", When: "a crew takes over a Gun in its own segment"},
			marks: verbCalm | verbAlike, may: (*State).mayMan, do: (*State).man},
		VerbEnter: {VerbWords: engine.VerbWords{Name: "enter", Says: "Enter %O", Does: engine.Silent, Group: "move", Rule: "17.1", When: "a company enters a building in its own segment"},
			marks: verbNames | verbOffRoad | verbCalm | verbAlike, may: (*State).mayEnter, do: (*State).goIn},
		VerbLeave: {VerbWords: engine.VerbWords{Name: "leave", Says: "Leave by the %{1=front|right|rear|left}, %2 wide", Does: engine.Silent, Wants: []engine.Unit{engine.Count, engine.Count}, Group: "move", Rule: "17.1", When: "a company leaves a building in its own segment"},
			marks: verbCalm | verbAlike, fits: fitsLeave, may: (*State).mayLeaveBy, do: (*State).leaveHouse},
		VerbOpen: {VerbWords: engine.VerbWords{Name: "open", Says: "Open %O", Group: "works", Rule: "20.2", When: "a company opens a gate in its own segment"},
			marks: verbNames | verbCalm | verbAlike, may: (*State).mayOpen, do: (*State).open},
		VerbLadder: {VerbWords: engine.VerbWords{Name: "ladder", Says: "Climb over %O", Does: engine.Silent, Group: "works", Rule: "20.3", When: "a company climbs a wall at the start of its own segment"},
			marks: verbNames | verbCalm | verbAlike, may: (*State).mayClimb, do: (*State).climb},
		VerbPetard: {VerbWords: engine.VerbWords{Name: "petard", Says: "Blow up %O", Does: engine.Silent, Group: "works", Rule: "23.1", When: "Petardmen act in their own segment"},
			marks: verbNames | verbCalm | verbAlike, may: (*State).mayPetard, do: (*State).petard},
		VerbIgnite: {VerbWords: engine.VerbWords{Name: "ignite", Says: "Set %O on fire", Does: engine.Silent, Group: "works", Rule: "23.2", When: "a company sets fires in its own segment"},
			marks: verbNames | verbCalm | verbAlike, may: (*State).mayBurn, do: (*State).burn},
		VerbFight: {VerbWords: engine.VerbWords{Name: "fight-fire", Says: "Fight the fire in %O", Does: engine.Silent, Group: "works", Rule: "23.3", When: "a company fights fires in its own segment"},
			marks: verbNames | verbCalm | verbAlike, may: (*State).mayBurn, do: (*State).burn},
		VerbDress:  {asks: []engine.Prompt{AskDress}, VerbWords: engine.VerbWords{Name: "dress", Says: "Stand %1 wide, facing %2°%{3?, formed|, loose}", Does: engine.Silent, Wants: []engine.Unit{engine.Count, engine.Degree, engine.Count}, Rule: "13.7", When: "a company takes a new shape when it has rallied from a rout"}},
		VerbSpring: {asks: []engine.Prompt{AskSpring}, VerbWords: engine.VerbWords{Name: "spring", Says: "Spring %O when it has gone %1″", Does: engine.Silent, Wants: aLength, Group: "ambush", Rule: "14.4", When: "an ambush is sprung in the middle of an enemy's move"}},
		VerbScout: {VerbWords: engine.VerbWords{Name: "scout", Says: "Scout %O", Does: engine.Silent, Rule: "14.3", When: "a company scouts in its own segment"},
			marks: verbNames | verbCalm, may: (*State).mayScoutAt, do: (*State).scout},
		VerbDrive: {asks: []engine.Prompt{AskSegment}, VerbWords: engine.VerbWords{Name: "drive", Says: "Drive %O and its like", Does: engine.Silent, Group: "objects", Rule: "22.1", When: "objects are driven in a segment of their own"}},
		VerbLead: {asks: []engine.Prompt{AskDrive}, VerbWords: engine.VerbWords{Name: "lead", Says: "Take %O %1″ along, heading %2°", Does: engine.Silent, Wants: []engine.Unit{engine.Length, engine.Degree}, Group: "objects", Rule: "22.1", When: "an object moves in its own segment, or in that of a company that touches it"},
			marks: verbApart | verbAlike, may: (*State).mayGoods, do: (*State).doGoods},
		VerbCarry: {asks: []engine.Prompt{AskDrive}, VerbWords: engine.VerbWords{Name: "carry", Says: "Take %O off by %W", Group: "objects", Rule: "22.1", When: "an object leaves the board in its own segment, or in that of a company that touches it"},
			marks: verbApart | verbAlike, may: (*State).mayGoods, do: (*State).doGoods},
		VerbTake: {VerbWords: engine.VerbWords{Name: "take", Says: "Take %O out of the building", Group: "objects", Rule: "22.4.1", When: "a company takes possession in its own segment"},
			marks: verbApart | verbAlike, may: (*State).mayGoods, do: (*State).doGoods},
		VerbKill: {VerbWords: engine.VerbWords{Name: "kill", Says: "Kill %O", Group: "objects", Rule: "22.4.1", When: "a company harms prisoners in its own segment"},
			marks: verbApart | verbAlike, may: (*State).mayGoods, do: (*State).doGoods},
		VerbCharge: {VerbWords: engine.VerbWords{Name: "charge", Says: "Charge %O %{1=in front|in the flank|in the rear}", Short: "Charge %{1=in front|in the flank|in the rear}", Does: engine.Silent, Wants: aNumber, Group: "charge", Rule: "11.1", When: "a company charges in its own segment, before it moves"},
			marks: verbNames | verbPounces | verbCalm, fits: fitsCharge, may: (*State).mayChargeAt, do: (*State).declare},
		VerbBattle: {VerbWords: engine.VerbWords{Name: "battle", Says: "Fight it out", Does: engine.Silent, Rule: "7.3", When: "a company that is engaged fights in its segment"},
			may: (*State).mayRest, do: (*State).fightBattle},
		VerbPursue: {asks: []engine.Prompt{AskHunt}, VerbWords: engine.VerbWords{Name: "pursue", Says: "Pursue", Does: engine.Silent, Rule: "13.5", When: "a company goes on with a pursuit at the start of its segment"},
			may: (*State).mayPursueOn, do: (*State).pursueOn},
		VerbSlip:      {asks: []engine.Prompt{AskSlip}, VerbWords: engine.VerbWords{Name: "slip", Says: "Slip away", Does: engine.Silent, Rule: "5.8", When: "Slippery troops leave when a charge on them is declared"}},
		VerbMeet:      {asks: []engine.Prompt{AskMeet}, VerbWords: engine.VerbWords{Name: "meet", Says: "Meet it half way", Does: engine.Silent, Rule: "11.3", When: "a company meets a charge when it comes on"}},
		VerbChallenge: {asks: []engine.Prompt{AskDuel}, VerbWords: engine.VerbWords{Name: "challenge", Says: "Challenge the officer of %O", Does: engine.Silent, Rule: "6.4", When: "officers challenge before the first round of a turn"}},
		VerbSpend:     {asks: []engine.Prompt{AskMars}, VerbWords: engine.VerbWords{Name: "spend", Says: "Add half to the total", Does: engine.Silent, Rule: "6.3.3", When: "a Mars does that before a round"}},
		VerbStandOff:  {asks: []engine.Prompt{AskLeave, AskStop}, VerbWords: engine.VerbWords{Name: "stand-off", Says: "Stand off", Does: engine.Silent, Rule: "12.10", When: "companies stand off at the end of a round"}},
		VerbDemand:    {asks: []engine.Prompt{AskDemand}, VerbWords: engine.VerbWords{Name: "demand", Says: "Demand a third round", Does: engine.Silent, Rule: "5.6", When: "Disciplined troops demand a third round after the second"}},
		VerbSuffer:    {asks: []engine.Prompt{AskSuffer}, VerbWords: engine.VerbWords{Name: "suffer", Says: "%O suffers it", Does: engine.Silent, Rule: "12.5", When: "a side picks who suffers when it has several companies in a battle"}},
		VerbEndure:    {asks: []engine.Prompt{AskEndure}, VerbWords: engine.VerbWords{Name: "endure", Says: "Fight on for a Terror marker", Does: engine.Silent, Rule: "20.4", When: "a Stand Off is bought off in a battle on a wall"}},
		VerbYield:     {asks: []engine.Prompt{AskYield}, VerbWords: engine.VerbWords{Name: "yield", Says: "Move back", Does: engine.Silent, Rule: "20.4", When: "whoever holds a work or a building says in a Stand Off whether it moves back"}},
		VerbLand: {VerbWords: engine.VerbWords{Name: "land", Says: "Land %1 wide", Does: engine.Silent, Wants: aNumber, Rule: "21.3", When: "a company lands in its own segment, from a beached boat"},
			marks: verbApart | verbAfloat | verbAlike, may: (*State).mayBoats, do: (*State).land},
		VerbBoard: {VerbWords: engine.VerbWords{Name: "board", Says: "Take to %O", Rule: "21.3", When: "a company takes to a boat in its own segment"},
			marks: verbApart | verbAlike, may: (*State).mayBoats, do: (*State).embark},
		VerbBombard:  {asks: []engine.Prompt{AskSegment}, VerbWords: engine.VerbWords{Name: "bombard", Says: "The fleet shoots%{O? at %O|}", Does: engine.Silent, Group: "fire", Rule: "27.6", When: "the fleet shoots in segments of its side"}},
		VerbShut:     {VerbWords: engine.VerbWords{Name: "shut-up", Says: "Hide the prisoners in %O", Rule: "26.5", When: "prisoners are hidden in the set-up"}},
		VerbHide:     {VerbWords: engine.VerbWords{Name: "hide", Says: "Hide %O, %W, at %1″ and %2″", Wants: []engine.Unit{engine.PointX, engine.PointY, engine.Degree}, Rule: "14.1", When: "an ambush is laid in the set-up, once companies have their officers"}},
		VerbNation:   {VerbWords: engine.VerbWords{Name: "nation", Says: "Be the %O", Does: "choose to be the %O.", Rule: "25.2", When: "nations are chosen at the start of the set-up"}},
		VerbMuster:   {VerbWords: engine.VerbWords{Name: "muster", Says: "Form a company of %1 %O", Does: "form a company of %1 %O.", Wants: aNumber, Most: true, Rule: "4.1", When: "companies are formed in the set-up, once the nations are chosen"}},
		VerbExchange: {VerbWords: engine.VerbWords{Name: "exchange", Says: "Exchange %1 %W for %O", Does: "exchange %1 %W for %O.", Wants: aNumber, Rule: "28.15", When: "squadrons are exchanged before companies are formed"}},
		VerbColonel:  {VerbWords: engine.VerbWords{Name: "colonel", Says: "%O is Colonel", Does: "make %O their Colonel.", Rule: "6.7", When: "a Colonel is chosen in the set-up, once companies are formed"}},
		VerbDrawOn:   {VerbWords: engine.VerbWords{Name: "draw-on", Says: "Draw another Colonel", Does: "draw another Colonel.", Rule: "28.8", When: "a Colonel is chosen in the set-up, once companies are formed"}},
		VerbRedraw:   {VerbWords: engine.VerbWords{Name: "redraw", Says: "Draw another Captain for %O", Does: "draw another Captain for %O.", Rule: "28.2", When: "Captains are drawn in the set-up, once companies are formed"}},
		VerbSeek:     {VerbWords: engine.VerbWords{Name: "seek", Says: "Draw more Captains for %O to choose from", Does: "draw more Captains for %O to choose from.", Rule: "28.5", When: "Captains are drawn in the set-up, once companies are formed"}},
		VerbCaptain:  {VerbWords: engine.VerbWords{Name: "captain", Says: "%W leads %O", Does: "have %W lead %O.", Rule: "28.3", When: "Captains are drawn in the set-up, once companies are formed"}},
		VerbLadders:  {VerbWords: engine.VerbWords{Name: "ladders", Says: "%O carries ladders", Does: "have %O carry ladders.", Rule: "27.5", When: "ladders are given out in the set-up, once companies have their officers"}},
		VerbPlace:    {VerbWords: engine.VerbWords{Name: "place", Says: "Place %O, %W, at %1″ and %2″", Does: "place %O, %W, at %1″ and %2″.", Wants: []engine.Unit{engine.PointX, engine.PointY, engine.Degree}, Rule: "25.6", When: "companies are placed in the set-up, once they have their officers"}},
		VerbSet:      {VerbWords: engine.VerbWords{Name: "set", Says: "Place one: %O, at %1″ and %2″", Wants: []engine.Unit{engine.PointX, engine.PointY}, Rule: "26.4", When: "objects are placed in the set-up, before the companies come onto the board"}},
		VerbEdge:     {VerbWords: engine.VerbWords{Name: "enter-by", Says: "Enter by %O", Rule: "25.6", When: "an edge is chosen when the other side has set up"}},
		VerbArrive:   {asks: []engine.Prompt{AskSegment}, VerbWords: engine.VerbWords{Name: "arrive", Says: "Bring on %O, %W, %1″ along the edge", Does: engine.Silent, Wants: aLength, Rule: "25.6", When: "companies come onto the board in segments of their side"}},
		VerbBring:    {asks: []engine.Prompt{AskSegment}, VerbWords: engine.VerbWords{Name: "bring", Says: "Bring the train onto the road", Does: engine.Silent, Rule: "26.1", When: "the train comes onto the road at the start of a segment of its side"}},
		VerbRide: {asks: []engine.Prompt{AskColonel}, VerbWords: engine.VerbWords{Name: "ride", Says: "Send the Colonel %1″, heading %2°", Does: engine.Silent, Wants: []engine.Unit{engine.Length, engine.Degree}, Group: "colonel", Rule: "6.6", When: "a Colonel moves in a segment of a company of his side"},
			marks: verbApart, may: (*State).mayLeadFrom, do: (*State).doColonel},
		VerbJoin: {asks: []engine.Prompt{AskColonel}, VerbWords: engine.VerbWords{Name: "join", Says: "The Colonel leads %O", Does: engine.Silent, Group: "colonel", Rule: "6.1", When: "a Colonel joins a company in a segment of a company of his side"},
			marks: verbApart, may: (*State).mayLeadFrom, do: (*State).doColonel},
		VerbAppeal: {asks: []engine.Prompt{AskAppeal, AskAppealRoll, AskAppealTest, AskAppealTerror, AskAppealDuel}, VerbWords: engine.VerbWords{Name: "appeal", Says: "Appeal to Fortune's Wheel", Does: engine.Silent, Rule: "18.2", When: "a player appeals to Fortune's Wheel once a turn: before an enemy company acts, before a shot, a round of a battle, a morale test or a single combat, or when a marker of his own is due"}},
		VerbExit: {VerbWords: engine.VerbWords{Name: "leave-board", Says: "Leave the board", Does: engine.Silent, Group: "move", Rule: "19.1", When: "a company leaves the board in its own segment"},
			marks: verbCalm, may: (*State).mayExit, do: (*State).exit},
	}
	for v := range verbs {
		sequence.Verbs = append(sequence.Verbs, law.Verb[*State]{VerbWords: verbs[v].VerbWords, Rules: law.Freely[*State](verbs[v].asks...)})
	}
	sequence.Verbs[engine.Pass].Rules = law.May((*State).mayPassOnMap)
	sequence.Verbs = append(sequence.Verbs, campaignVerbs()...)
}

// rowOf returns the row of a verb; that of a campaign's verb, or of none, is empty.
func rowOf(v engine.Verb) *verb {
	if v < numVerbs {
		return &verbs[v]
	}
	return &noVerb
}

var noVerb verb
