package fury

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

var prompts = [numPrompts]engine.PromptWords{
	AskSegment:      {Says: "%S: which company acts?"},
	AskAct:          {Says: "%S: what does %A do?"},
	AskTest:         {Says: "%S: does %A roll, or take a Terror marker?"},
	AskReturn:       {Says: "%S: does %A return fire?", Pass: "Do not return fire"},
	AskReact:        {Says: "%S: does %A shoot at the charge?", Pass: "Do not shoot"},
	AskDress:        {Says: "%S: %A has rallied: how does it stand?"},
	AskSpring:       {Says: "%S: does an ambush spring while %A moves?", Pass: "Spring no ambush"},
	AskDrive:        {Says: "%S: where do the objects go?"},
	AskSlip:         {Says: "%S: does %A slip away from the charge?", Pass: "Stand and take the charge"},
	AskMeet:         {Says: "%S: does %A meet the charge half way?", Pass: "Await the charge"},
	AskDuel:         {Says: "%S: does the officer of %A challenge another?", Pass: "Challenge nobody"},
	AskMars:         {Says: "%S: does the officer of %A add half to its total, at the risk of his life?", Pass: "Do not risk his life"},
	AskSuffer:       {Says: "%S: which company suffers the result?"},
	AskStop:         {Says: "%S: do you stop the battle?", Pass: "Fight on"},
	AskEndure:       {Says: "%S: does %A fight on, for a Terror marker?", Pass: "Let them stand off"},
	AskYield:        {Says: "%S: does %A move back 2″, or stay where it is?", Pass: "Stay where it is"},
	AskLeave:        {Says: "%S: does %A leave the battle?", Pass: "Stay in the battle"},
	AskDemand:       {Says: "%S: does %A demand a third round?", Pass: "Demand no third round"},
	AskHunt:         {Says: "%S: does %A pursue?", Pass: "Do not pursue"},
	AskNation:       {Says: "%S: which nation are you?"},
	AskForm:         {Says: "%S: which companies do you form?"},
	AskOfficers:     {Says: "%S: which officers do you keep?"},
	AskPlace:        {Says: "%S: where does everything stand?"},
	AskEdge:         {Says: "%S: by which edge do you enter?"},
	AskColonel:      {Says: "%S: does your Colonel move?", Pass: "Leave him where he is"},
	AskAppeal:       {Says: "%S: do you appeal to Fortune's Wheel before %A acts?", Pass: "Do not appeal"},
	AskAppealRoll:   {Says: "%S: do you appeal to Fortune's Wheel for the roll of %A?", Pass: "Do not appeal"},
	AskAppealTest:   {Says: "%S: do you appeal to Fortune's Wheel for the test of %A?", Pass: "Do not appeal"},
	AskAppealTerror: {Says: "%S: do you appeal to Fortune's Wheel for the Terror of %A?", Pass: "Do not appeal"},
	AskAppealDuel:   {Says: "%S: do you appeal to Fortune's Wheel for the single combat of %A?", Pass: "Do not appeal"},
	AskSteal:        {Says: "%S: which company steals a march?", Pass: "Steal no march"},
	AskBide:         {Says: "%S: does an ambush come out?", Pass: "Lie in wait"},
}

// goodsOf2 is what an object of the kind of number 2 is called.
const goodsOf2 = "%{2=|herd|prisoners|wagon|horses|ladders|boat|Gun}"

// A kindRow is one thing that can happen: a word for worked examples, and the sentence of
// the log. engine.Words.Fill says what a sentence may hold.
type kindRow struct{ name, sentence string }

var kinds = slices.Concat(battleKinds, campaignKinds)

// battleKinds are those of battles.
var battleKinds = []kindRow{
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
	KindForce:      {"force", "You have %2 %{2:squadron|squadrons}.%{3? The scenario gives you %3 %{3:Gun|Guns}.|}%{4? The force table gives you %4 %{4:Gun|Guns}.|}"},
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
	case VerbWithdraw, VerbExit, VerbStandOff, VerbYield, VerbSlip, VerbWarAbort, VerbWarDrop:
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

// makeWords returns the names of everything.
func makeWords(tb *Tables) *engine.Words {
	w := &engine.Words{Verbs: sequence.Words(), Prompts: slices.Concat(prompts[:], warPrompts[:]),
		Seats: []string{"the men of A", "the men of B"}, Ended: tb.ended, Quits: quits}
	for _, k := range kinds {
		w.Kinds = append(w.Kinds, k.name)
	}
	for _, r := range refusals {
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

// misnamed returns the refusal of a verb that is asked for now, but not with what is named or with such
// numbers.
func misnamed(v engine.Verb) engine.Illegal {
	ill := whenOf(v)
	if ill.Why == engine.NotOpen {
		return ill
	}
	return engine.Illegal{Rule: ill.Rule, Why: whyMisnamed}
}

// whenOf returns the refusal of a verb that is not asked for now: it says when it is.
func whenOf(v engine.Verb) engine.Illegal {
	if v < VerbAct || v >= allVerbs {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return sequence.Verbs[v].NotNow(v)
}
