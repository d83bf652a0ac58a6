package fury

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A verbRow is one thing that a seat can do: its name in records, what its button says, its
// numbers, the heading under which it is offered, and when it is done, for a refusal at any
// other time.
type verbRow struct {
	name, says string
	wants      []engine.Unit
	group      string
	rule       engine.Case
	when       string
}

// The numbers that choices have.
var (
	aLength = []engine.Unit{engine.Length}
	anAngle = []engine.Unit{engine.Degree}
	aNumber = []engine.Unit{engine.Count}
)

var verbs = [numVerbs]verbRow{
	engine.Pass:    {"pass", "Done", nil, "", "", ""},
	VerbAct:        {"act", "Act with %O", nil, "", "3.2", "a side picks a company at the start of its segment"},
	VerbWithdraw:   {"withdraw", "Withdraw from the field: you lose", nil, "end", "19.1", "a side withdraws at the start of one of its segments"},
	VerbAhead:      {"ahead", "Go %1″ straight on", aLength, "move", "8.1", "a company moves in its own segment"},
	VerbDrift:      {"drift", "Go %1″ aslant, by %2°", []engine.Unit{engine.Length, engine.Degree}, "move", "8.2", "a company drifts in its own segment"},
	VerbWheelLeft:  {"wheel-left", "Wheel left by %1°", anAngle, "move", "8.2", "a company wheels in its own segment"},
	VerbWheelRight: {"wheel-right", "Wheel right by %1°", anAngle, "move", "8.2", "a company wheels in its own segment"},
	VerbFaceLeft:   {"face-left", "Face left", nil, "move", "8.2", "a company faces in its own segment"},
	VerbFaceRight:  {"face-right", "Face right", nil, "move", "8.2", "a company faces in its own segment"},
	VerbFaceAbout:  {"face-about", "Face about", nil, "move", "8.2", "a company faces in its own segment"},
	VerbForm:       {"form", "Form up", nil, "formation", "8.10", "a company forms at the start of its segment"},
	VerbLoosen:     {"loosen", "Go loose", nil, "formation", "8.10", "a company goes loose at the start of its segment"},
	VerbDraw:       {"draw-up", "Draw up %1 wide", aNumber, "formation", "8.3", "a company changes its shape in its own segment"},
	VerbDivide:     {"divide", "Divide: %1 %{1:leaves|leave} %{2=to the left|to the right|to the rear}", []engine.Unit{engine.Count, engine.Count}, "companies", "4.2", "a company divides in its own segment"},
	VerbCombine:    {"combine", "Combine with %O", nil, "companies", "4.3", "a company combines in its own segment"},
	VerbRally:      {"rally", "Rally from Terror", nil, "", "9.5", "a company rallies from Terror in its own segment"},
	VerbRoll:       {"roll", "Roll", nil, "", "9.2", "Tough troops choose when a morale test is due"},
	VerbForgo:      {"forgo", "Take a Terror marker instead", nil, "", "5.3", "Tough troops choose when a morale test is due"},
	VerbShoot:      {"shoot", "Shoot at %O", nil, "fire", "10.1", "a company shoots in its own segment, in a fire-fight, or at a charge"},
	VerbDismount:   {"dismount", "Dismount", nil, "formation", "8.11", "horsemen dismount in their own segment"},
	VerbMount:      {"mount", "Mount", nil, "formation", "8.11", "horsemen mount in their own segment"},
	VerbLimber:     {"limber", "Limber up", nil, "gun", "16.6", "a Gun limbers in its own segment"},
	VerbUnlimber:   {"unlimber", "Unlimber", nil, "gun", "16.6", "a Gun unlimbers in its own segment"},
	VerbReload:     {"reload", "Reload", nil, "gun", "16.4", "a Gun is reloaded in its own segment"},
	VerbTurn:       {"turn", "Turn the Gun to %1°", anAngle, "gun", "16.6", "a Gun turns in its own segment"},
	VerbMan:        {"man", "Take over the Gun", nil, "gun", "16.2", "a crew takes over a Gun in its own segment"},
	VerbEnter:      {"enter", "Enter %O", nil, "move", "17.1", "a company enters a building in its own segment"},
	VerbLeave:      {"leave", "Leave by the %{1=front|right|rear|left}, %2 wide", []engine.Unit{engine.Count, engine.Count}, "move", "17.1", "a company leaves a building in its own segment"},
	VerbOpen:       {"open", "Open %O", nil, "works", "20.2", "a company opens a gate in its own segment"},
	VerbLadder:     {"ladder", "Climb over %O", nil, "works", "20.3", "a company climbs a wall at the start of its own segment"},
	VerbPetard:     {"petard", "Blow up %O", nil, "works", "23.1", "Petardmen act in their own segment"},
	VerbIgnite:     {"ignite", "Set %O on fire", nil, "works", "23.2", "a company sets fires in its own segment"},
	VerbFight:      {"fight-fire", "Fight the fire in %O", nil, "works", "23.3", "a company fights fires in its own segment"},
	VerbDress:      {"dress", "Stand %1 wide, facing %2°%{3?, formed|, loose}", []engine.Unit{engine.Count, engine.Degree, engine.Count}, "", "13.7", "a company takes a new shape when it has rallied from a rout"},
	VerbSpring:     {"spring", "Spring %O when it has gone %1″", aLength, "ambush", "14.4", "an ambush is sprung in the middle of an enemy's move"},
	VerbScout:      {"scout", "Scout %O", nil, "", "14.3", "a company scouts in its own segment"},
	VerbDrive:      {"drive", "Drive %O and its like", nil, "objects", "22.1", "objects are driven in a segment of their own"},
	VerbLead:       {"lead", "Take %O %1″ along, heading %2°", []engine.Unit{engine.Length, engine.Degree}, "objects", "22.1", "an object moves in its own segment, or in that of a company that touches it"},
	VerbCarry:      {"carry", "Take %O off by %W", nil, "objects", "22.1", "an object leaves the board in its own segment, or in that of a company that touches it"},
	VerbTake:       {"take", "Take %O out of the building", nil, "objects", "22.4.1", "a company takes possession in its own segment"},
	VerbKill:       {"kill", "Kill %O", nil, "objects", "22.4.1", "a company harms prisoners in its own segment"},
	VerbCharge:     {"charge", "Charge %O %{1=in front|in the flank|in the rear}", aNumber, "charge", "11.1", "a company charges in its own segment, before it moves"},
	VerbBattle:     {"battle", "Fight it out", nil, "", "7.3", "a company that is engaged fights in its segment"},
	VerbPursue:     {"pursue", "Pursue", nil, "", "13.5", "a company goes on with a pursuit at the start of its segment"},
	VerbSlip:       {"slip", "Slip away", nil, "", "5.8", "Slippery troops leave when a charge on them is declared"},
	VerbMeet:       {"meet", "Meet it half way", nil, "", "11.3", "a company meets a charge when it comes on"},
	VerbChallenge:  {"challenge", "Challenge the officer of %O", nil, "", "6.4", "officers challenge before the first round of a turn"},
	VerbSpend:      {"spend", "Add half to the total", nil, "", "6.3.3", "a Mars does that before a round"},
	VerbStandOff:   {"stand-off", "Stand off", nil, "", "12.10", "companies stand off at the end of a round"},
	VerbDemand:     {"demand", "Demand a third round", nil, "", "5.6", "Disciplined troops demand a third round after the second"},
	VerbSuffer:     {"suffer", "%O suffers it", nil, "", "12.5", "a side picks who suffers when it has several companies in a battle"},
	VerbEndure:     {"endure", "Fight on for a Terror marker", nil, "", "20.4", "a Stand Off is bought off in a battle on a wall"},
	VerbYield:      {"yield", "Move back", nil, "", "20.4", "whoever holds a work or a building says in a Stand Off whether it moves back"},
	VerbLand:       {"land", "Land %1 wide", aNumber, "", "21.3", "a company lands in its own segment, from a beached boat"},
	VerbBoard:      {"board", "Take to %O", nil, "", "21.3", "a company takes to a boat in its own segment"},
	VerbBombard:    {"bombard", "The fleet shoots%{O? at %O|}", nil, "fire", "27.6", "the fleet shoots in segments of its side"},
	VerbShut:       {"shut-up", "Hide the prisoners in %O", nil, "", "26.5", "prisoners are hidden in the set-up"},
	VerbHide:       {"hide", "Hide %O, %W, at %1″ and %2″", []engine.Unit{engine.PointX, engine.PointY, engine.Degree}, "", "14.1", "an ambush is laid in the set-up, once companies have their officers"},
	VerbNation:     {"nation", "Be the %O", nil, "", "25.2", "nations are chosen at the start of the set-up"},
	VerbMuster:     {"muster", "Form a company of %1 %O", aNumber, "", "4.1", "companies are formed in the set-up, once the nations are chosen"},
	VerbExchange:   {"exchange", "Exchange %1 %W for %O", aNumber, "", "28.15", "squadrons are exchanged before companies are formed"},
	VerbColonel:    {"colonel", "%O is Colonel", nil, "", "6.7", "a Colonel is chosen in the set-up, once companies are formed"},
	VerbDrawOn:     {"draw-on", "Draw another Colonel", nil, "", "28.8", "a Colonel is chosen in the set-up, once companies are formed"},
	VerbRedraw:     {"redraw", "Draw another Captain for %O", nil, "", "28.2", "Captains are drawn in the set-up, once companies are formed"},
	VerbSeek:       {"seek", "Draw more Captains for %O to choose from", nil, "", "28.5", "Captains are drawn in the set-up, once companies are formed"},
	VerbCaptain:    {"captain", "%W leads %O", nil, "", "28.3", "Captains are drawn in the set-up, once companies are formed"},
	VerbLadders:    {"ladders", "%O carries ladders", nil, "", "27.5", "ladders are given out in the set-up, once companies have their officers"},
	VerbPlace:      {"place", "Place %O, %W, at %1″ and %2″", []engine.Unit{engine.PointX, engine.PointY, engine.Degree}, "", "25.6", "companies are placed in the set-up, once they have their officers"},
	VerbSet:        {"set", "Place one: %O, at %1″ and %2″", []engine.Unit{engine.PointX, engine.PointY}, "", "26.4", "objects are placed in the set-up, before the companies come onto the board"},
	VerbEdge:       {"enter-by", "Enter by %O", nil, "", "25.6", "an edge is chosen when the other side has set up"},
	VerbArrive:     {"arrive", "Bring on %O, %W, %1″ along the edge", aLength, "", "25.6", "companies come onto the board in segments of their side"},
	VerbBring:      {"bring", "Bring the train onto the road", nil, "", "26.1", "the train comes onto the road at the start of a segment of its side"},
	VerbRide:       {"ride", "Send the Colonel %1″, heading %2°", []engine.Unit{engine.Length, engine.Degree}, "colonel", "6.6", "a Colonel moves in a segment of a company of his side"},
	VerbJoin:       {"join", "The Colonel leads %O", nil, "colonel", "6.1", "a Colonel joins a company in a segment of a company of his side"},
	VerbAppeal:     {"appeal", "Appeal to Fortune's Wheel", nil, "", "18.2", "a player appeals to Fortune's Wheel once a turn: before an enemy company acts, before a shot, a round of a battle, a morale test or a single combat, or when a marker of his own is due"},
	VerbExit:       {"leave-board", "Leave the board", nil, "move", "19.1", "a company leaves the board in its own segment"},
}

var prompts = [numPrompts]string{
	AskSegment:  "%S: which company acts?",
	AskAct:      "%S: what does %A do?",
	AskTest:     "%S: does %A roll, or take a Terror marker?",
	AskReturn:   "%S: does %A return fire?",
	AskReact:    "%S: does %A shoot at the charge?",
	AskDress:    "%S: %A has rallied: how does it stand?",
	AskSpring:   "%S: does an ambush spring while %A moves?",
	AskDrive:    "%S: where do the objects go?",
	AskSlip:     "%S: does %A slip away from the charge?",
	AskMeet:     "%S: does %A meet the charge half way?",
	AskDuel:     "%S: does the officer of %A challenge another?",
	AskMars:     "%S: does the officer of %A add half to its total, at the risk of his life?",
	AskSuffer:   "%S: which company suffers the result?",
	AskStop:     "%S: do you stop the battle?",
	AskEndure:   "%S: does %A fight on, for a Terror marker?",
	AskYield:    "%S: does %A move back 2″, or stay where it is?",
	AskLeave:    "%S: does %A leave the battle?",
	AskDemand:   "%S: does %A demand a third round?",
	AskHunt:     "%S: does %A pursue?",
	AskNation:   "%S: which nation are you?",
	AskForm:     "%S: which companies do you form?",
	AskOfficers: "%S: which officers do you keep?",
	AskPlace:    "%S: where does everything stand?",
	AskEdge:     "%S: by which edge do you enter?",
	AskColonel:  "%S: does your Colonel move?",

	AskAppeal:       "%S: do you appeal to Fortune's Wheel before %A acts?",
	AskAppealRoll:   "%S: do you appeal to Fortune's Wheel for the roll of %A?",
	AskAppealTest:   "%S: do you appeal to Fortune's Wheel for the test of %A?",
	AskAppealTerror: "%S: do you appeal to Fortune's Wheel for the Terror of %A?",
	AskAppealDuel:   "%S: do you appeal to Fortune's Wheel for the single combat of %A?",
	AskSteal:        "%S: which company steals a march?",
	AskBide:         "%S: does an ambush come out?",
}

// passes is what the button of passing says, by question; the others say Done.
var passes = [numPrompts]string{
	AskReturn:  "Do not return fire",
	AskReact:   "Do not shoot",
	AskSpring:  "Spring no ambush",
	AskSlip:    "Stand and take the charge",
	AskMeet:    "Await the charge",
	AskDuel:    "Challenge nobody",
	AskMars:    "Do not risk his life",
	AskStop:    "Fight on",
	AskEndure:  "Let them stand off",
	AskYield:   "Stay where it is",
	AskLeave:   "Stay in the battle",
	AskDemand:  "Demand no third round",
	AskHunt:    "Do not pursue",
	AskColonel: "Leave him where he is",

	AskAppeal:       "Do not appeal",
	AskAppealRoll:   "Do not appeal",
	AskAppealTest:   "Do not appeal",
	AskAppealTerror: "Do not appeal",
	AskAppealDuel:   "Do not appeal",
	AskSteal:        "Steal no march",
	AskBide:         "Lie in wait",
}

// goodsOf2 is what an object of the kind of number 2 is called.
const goodsOf2 = "%{2=|herd|prisoners|wagon|horses|ladders|boat|Gun}"

// A kindRow is one thing that can happen: a word for worked examples, and the sentence of
// the log. engine.Words.Fill says what a sentence may hold.
type kindRow struct{ name, sentence string }

var kinds = [numKinds]kindRow{
	engine.Moved:   {"moved", ""},
	KindTurn:       {"turn", "Turn %1 begins."},
	KindAdvantage:  {"advantage", "%{1@} have Advantage%{2? by %2 to %3}."},
	KindActs:       {"acts", "%A acts."},
	KindIdle:       {"idle", "The Bookish officer of %A keeps it idle."},
	KindPonders:    {"ponders", "The Bookish officer of a company in ambush keeps it there: %{1@} do not spring it."},
	KindMoves:      {"moves", "%A moves %1″%{2?, at a cost of %2″}."},
	KindFaces:      {"faces", "%A turns %1° to the %{2:left|right}."},
	KindForms:      {"forms", "%A forms up."},
	KindLoosens:    {"loosens", "%A becomes a loose body."},
	KindDraws:      {"draws", "%A draws up %1 wide."},
	KindDivides:    {"divides", "%1 %{1:squadron|squadrons} of %A become %O."},
	KindCombines:   {"combines", "%O joins %A."},
	KindOfficer:    {"officer", "%A has a new Captain: %W."},
	KindFlight:     {"flight", "%{1@} are put to flight: %2 of %3 squadrons are lost."},
	KindWithdraws:  {"withdraws", "%{1@} withdraw."},
	KindTests:      {"tests", "%A tests %{1=Charge|Fear|Serious|Rally} with %2 against %3: %{4=it fails|it passes}."},
	KindForgoes:    {"forgoes", "%A is Tough and forgoes the test."},
	KindTerror:     {"terror", "%A takes %1 Terror %{1:marker|markers}."},
	KindRallies:    {"rallies", "%A rallies."},
	KindRouts:      {"routs", "%A routs."},
	KindFlees:      {"flees", "%A flees %1″."},
	KindSurrenders: {"surrenders", "%A surrenders."},
	KindDestroyed:  {"destroyed", "%A is destroyed."},
	KindDresses:    {"dresses", "%A stands in order again."},
	KindHumiliated: {"humiliated", "%A is humiliated."},
	KindLoses:      {"loses", "%A loses %1 %{1:squadron|squadrons}."},
	KindLife:       {"life", "The officer of %A is in danger: a roll of %1, and %{2=he lives|he is killed}."},
	KindShoots:     {"shoots", "%A shoots at %O over %1″%{2=|, at long range|, into cover|, at long range and into cover}: %3 %{3:squadron|squadrons}%{4?, a total of %4}."},
	KindShot:       {"shot", "The shot of %A at %O%{1= is in no column| is in column 4-8| is in column 9-16| is in column 17-24| is in column 25-35| is in column 36+}: %{3=no effect|Retire|Terror|Lose Squadron}%{4?*}."},
	KindReacts:     {"reacts", "%A shoots at the charge of %O over %1″%{2=|, at long range|, into cover|, at long range and into cover}: %3 %{3:squadron|squadrons}%{4?, a total of %4}."},
	KindRetires:    {"retires", "%A retires by %1″."},
	KindDismounts:  {"dismounts", "%A dismounts."},
	KindMounts:     {"mounts", "%A mounts."},
	KindLimbers:    {"limbers", "%A %{1=unlimbers|limbers} its Gun."},
	KindReloads:    {"reloads", "%A reloads."},
	KindTurnsGun:   {"turns-gun", "%A turns its Gun."},
	KindMans:       {"mans", "%A takes over a Gun."},
	KindEnters:     {"enters", "%A enters %O."},
	KindLeaves:     {"leaves", "%A leaves %O."},
	KindOpens:      {"opens", "%O is open."},
	KindClimbs:     {"climbs", "%A climbs over %O."},
	KindBatters:    {"batters", "%A shoots at %O: %{1=it holds|it gives way}."},
	KindPetard:     {"petards", "%A lays a petard at %O: %{1=it fails|it blows up}."},
	KindIgnites:    {"ignites", "%A tries to set %O on fire: %{1=it fails|it burns}."},
	KindBurns:      {"burns", "%O burns with %1 %{1:marker|markers}."},
	KindBurnt:      {"burnt", "%O is burnt down."},
	KindFights:     {"fights-fire", "%A takes %1 %{1:marker|markers} off the fire in %O; %2 %{2:is|are} left."},
	KindLate:       {"late", "Turn %1 was the last."},
	KindBoard:      {"board", "The board is laid out."},
	KindNation:     {"nation", "%{1@} are the %O%{2?, with a Flight number of %2 percent}."},
	KindAttacker:   {"attacker", "The %O attack, by %1 to %2."},
	KindAppears:    {"appears", "%A comes onto the board: %1 %{1:squadron|squadrons} of %O."},
	KindColonel:    {"colonel", "The Colonel of %{1@} is with %A: %W."},
	KindSet:        {"set", "%{1@} set up one %O."},
	KindEdge:       {"edge", "%{1@} enter by %O."},
	KindBrings:     {"brings", "%{1@} bring a wagon onto the road."},
	KindExits:      {"exits", "%A leaves the board by %O%{1=: its squadrons are lost|}."},
	KindCarried:    {"carried", "%{1@} carry off %{2=|a herd|prisoners|a wagon|horses|ladders|a boat|a Gun} by %O%{3=, where it does not count|}."},
	KindRelief:     {"relief", "Reinforcements of %{1@} arrive."},
	KindGoal:       {"goal", "%{1@} have reached their goal."},
	KindForce:      {"force", "You have %2 %{2:squadron|squadrons}."},
	KindSprings:    {"springs", "%A, %O, springs from ambush!"},
	KindSpotted:    {"spotted", "%A, %O, comes into sight."},
	KindFound:      {"found", "%A, %O, is found in ambush."},
	KindScouts:     {"scouts", "%A scouts %O with a %1: %{2=nothing is found|whoever hides there is found}."},
	KindStrays:     {"strays", "%A loses its way in the dark and strays to the %{1=left|right}."},
	KindAmbushed:   {"ambushed", "%A is ambushed by %O."},
	KindShows:      {"shows", "%A, %O, comes out of ambush."},
	KindDriven:     {"driven", "%{3=|Herd %4 goes|Prisoners %4 go|Wagon %4 goes|Horses %4 go|Ladders %4 go|Boat %4 goes|Gun %4 goes} %1″."},
	KindScatters:   {"scatters", "%{2=|Herd %1 scatters|||Horses %1 scatter}."},
	KindTakes:      {"takes", "%{1@} have " + goodsOf2 + " %3 now."},
	KindKills:      {"kills", "%A kills prisoners %1."},
	KindCharges:    {"charges", "%A charges %O %{1=in front|in the flank|in the rear}."},
	KindSlips:      {"slips", "%A slips away from %O."},
	KindGoesOn:     {"goes-on", "%A goes on %1″ to where %O stood."},
	KindMeets:      {"meets", "%A meets %O half way."},
	KindAssaults:   {"assaults", "%A fights %O on the wall."},
	KindRound:      {"round", "%A has the better of %O, %{1%} to %{2%}: a %3, %{4=locked|a Stand Off|a marker for the stronger|the stronger is humiliated|a marker for the weaker|the weaker loses a squadron|the weaker is defeated}."},
	KindStandsOff:  {"stands-off", "%A stands off by %1″."},
	KindChallenges: {"challenges", "The officer of %A challenges that of %O."},
	KindDuel:       {"duel", "The officers of %A and %O fight: %1 to %2."},
	KindSpends:     {"spends", "The officer of %A throws himself into the fight."},
	KindFate:       {"fate", "A %1 for the officer of %A: %{2=he lives|he is killed}."},
	KindDemands:    {"demands", "%A demands a third round."},
	KindEndures:    {"endures", "%A fights on."},
	KindPursues:    {"pursues", "%A pursues %O by %1″."},
	KindBarred:     {"barred", "%A does not dare to charge."},
	KindLands:      {"lands", "%A lands."},
	KindBoards:     {"boards", "%A takes to a boat."},
	KindSinks:      {"sinks", "The boat of %A goes down with all aboard."},
	KindShuts:      {"shuts", "You hide the prisoners in %O."},
	KindCell:       {"cell", "The prisoners are found in %O."},
	KindCamps:      {"camps", "%O sleep there in the dark, unseen."},
	KindWakes:      {"wakes", "%{1@} wake."},
	KindBombards:   {"bombards", "The fleet shoots at %A%{1= in no column| in column 4-8| in column 9-16| in column 17-24| in column 25-35| in column 36+}: %{3=no effect|Retire|Terror|Lose Squadron}%{4?*}."},
	KindHides:      {"hides", "You hide %O there."},
	KindRides:      {"rides", "The Colonel of %{1@} goes %2″."},
	KindAppeals:    {"appeals", "%{1@} appeal to Fortune's Wheel and draw %W%{2=, which has no effect here|}."},
	KindSteals:     {"steals", "%{1@} steal a march."},
	KindSkips:      {"skips", "%{1@} are Dumbfounded and lose this segment."},
	KindFallen:     {"fallen", "%{1@} have lost their Colonel, %W."},
}

// endings say how a match ended, by outcome.
var endings = [...]string{
	outcomeFlight: "one side was put to flight", outcomeLeaves: "one side has withdrawn",
	outcomeLate: "the last turn is over", outcomeDraw: "the last turn is over, and nobody has won",
	outcomeGoal: "one side has reached its goal",
}

// ended says how a match ended: a campaign by its level of victory.
//
// Cases 19.1, 29.21.
func (tb *Tables) ended(out engine.Outcome) string {
	if out.Level >= uint8(outcomePoints) {
		row := &tb.Campaign.Levels[min(int(out.Level-uint8(outcomePoints)), len(tb.Campaign.Levels)-1)]
		return "the campaign is over: " + row.Name
	}
	return endings[out.Level]
}

// quits reports whether an answer withdraws, leaves the board or a battle, gives up a mission, or ends a
// segment or the set-up while something is left to do.
func quits(ask engine.Prompt, v engine.Verb, only bool) bool {
	switch v {
	case VerbWithdraw, VerbExit, VerbStandOff, VerbYield, VerbSlip, VerbWarAbort, VerbWarHome, VerbWarDrop:
		return true
	case engine.Pass:
		switch ask {
		case AskSegment, AskAct, AskDrive, AskForm, AskOfficers, AskPlace,
			AskWarAllot, AskWarScouts, AskWarPlan, AskWarBid, AskWarSummon:
			return !only
		}
	}
	return false
}

// makeWords are the names of everything.
func makeWords(tb *Tables) *engine.Words {
	w := &engine.Words{Seats: []string{"the men of A", "the men of B"}, Prompts: slices.Concat(prompts[:], warPrompts[:]),
		Passes: slices.Concat(passes[:], warPasses[:]), Does: did[:], Ended: tb.ended, Quits: quits}
	all := slices.Concat(verbs[:], warVerbs[:])
	for i, v := range all {
		w.Verbs, w.Says = append(w.Verbs, v.name), append(w.Says, v.says)
		w.Wants, w.Groups, w.Yields = append(w.Wants, v.wants), append(w.Groups, v.group), append(w.Yields, i == int(VerbWithdraw))
	}
	for _, k := range slices.Concat(kinds[:], warKinds[:]) {
		w.Kinds = append(w.Kinds, k.name)
	}
	for _, r := range refusals {
		w.Reasons = append(w.Reasons, r.text)
	}
	for _, v := range all[VerbAct:] {
		w.Reasons = append(w.Reasons, v.when)
	}
	for _, r := range warRefusals {
		w.Reasons = append(w.Reasons, r.text)
	}
	things := tb.things()
	named, keyed := map[engine.Object]*thing{}, map[string]engine.Object{}
	for i := range things {
		named[things[i].object], keyed[things[i].key] = &things[i], things[i].object
	}
	w.Object = func(o engine.Object) string {
		if one := named[o]; one != nil {
			return one.key
		}
		return ""
	}
	w.Title = func(o engine.Object) string {
		if one := named[o]; one != nil {
			return one.title
		}
		return "a company"
	}
	w.Find = func(name string) (engine.Object, bool) {
		o, ok := keyed[strings.ToLower(name)]
		return o, ok
	}
	return w
}

// misnamed is the refusal of a verb that is asked for now, but not with what is named or with such numbers.
func misnamed(v engine.Verb) engine.Illegal {
	ill := whenOf(v)
	if ill.Why != engine.NotOpen {
		ill.Why = whyMisnamed
	}
	return ill
}

// whenOf is the refusal of a verb that is not asked for now: it says when it is.
func whenOf(v engine.Verb) engine.Illegal {
	if v < VerbAct || int(v) >= len(verbs)+len(warVerbs) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	var row *verbRow
	if v < numVerbs {
		row = &verbs[v]
	} else {
		row = &warVerbs[v-numVerbs]
	}
	return engine.Illegal{Rule: row.rule, Why: engine.Reason(numReasons) + engine.Reason(v-VerbAct)}
}
