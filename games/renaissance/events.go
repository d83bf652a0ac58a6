package renaissance

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Kinds of events.
const (
	KindOrdered      engine.Kind = 2 + iota // About On With; N: the numbers of the order, its verb, of a turn its other measure
	KindOrdersDone                          // About
	KindSealed                              // N: the seat
	KindMove                                // N: the move
	KindWind                                // N: where from in tenths of a degree, Beaufort, weather, move
	KindArrived                             // About
	KindVanished                            // About
	KindLost                                // About; N: fate
	KindIntoWind                            // About; N: dice, result
	KindFell                                // About On the side; N: sections, sections left
	KindOars                                // About On the side; N: broken, left
	KindCasualties                          // About; N: soldiers, mariners, crew left
	KindFoul                                // About On; N: when in thousandths, area
	KindFoulTest                            // About On; N: die, total, 1 if locked
	KindGlanced                             // About On; N: die
	KindHoled                               // About On; N: die, holes
	KindCutting                             // About On; N: dice, moves
	KindPrevented                           // About On; N: dice
	KindLoose                               // About On
	KindAground                             // About; N: die, factor, class
	KindAgroundStill                        // About; N: die, die, factor
	KindAfloat                              // About
	KindHeld                                // About; N: how
	KindCutAway                             // About On the side
	KindSinking                             // About; N: moves
	KindGale                                // About; N: dice, total in half spots, result
	KindSaid                                // About; N: number, how, seat
	KindHeard                               // About On who said it; N: number, how
	KindBoards                              // About On; N: soldiers, mariners
	KindStage                               // About the ship boarded; N: stage, deck
	KindMelee                               // About the ship boarded; N: totals of attackers and defenders, 2 if attackers won, 0 if defenders did
	KindRepelled                            // About On the ship boarded
	KindTakenShip                           // About the captor On the prize; N: men in her
	KindMorale                              // About; N: die, total, result, situation
	KindStruck                              // About
	KindRehoisted                           // About
	KindDispersed                           // About
	KindAbandoned                           // About
	KindFreed                               // About the ship he is found in, On the ship he began in; N: rank, which of hers
	KindDuel                                // About On; N: the scores of both
	KindTempted                             // About On; N: die, factor, 1 if he is overcome
	KindGreedy                              // About On; N: 1 if he has lost control of himself
	KindSated                               // About On
	KindRepaired                            // About; N: task
	KindTowed                               // About On in tow
	KindTowLost                             // About On in tow
	KindKilled                              // About the ship On the ship he began in; N: rank, which of hers, 1 if he is lost with a ship
	KindTaken                               // About the ship On the ship he began in; N: rank, which of hers
	KindMuskets                             // About On; N: groups of men, small guns, die, casualties and when
	KindFireTest                            // About; N: total, result
	KindFired                               // About On With the group; N: batteries, range, points in tenths, how and when
	KindBurst                               // About On the group; N: die, batteries left
	KindSilenced                            // About On the group; N: lost, left
	KindSmallGuns                           // About; N: lost, left
	KindDouble                              // About; N: the double, the further die
	KindShotHole                            // About; N: holes
	KindRudder                              // About
	KindSteering                            // About; N: moves
	KindJuryFell                            // About
	KindIdle                                // About On With; N: the verb of the order, the reason why it is not carried out, the numbers of the order
	KindShares                              // N: scenario, men lost by A and by B in hundredths of a percent
	KindEnd                                 // N: result and scenario, winner, points
	KindMark                                // About On With the mark; N: points so far, value, both in tenths
	KindMarkHit                             // About On With the mark; N: 1 if it is hit
	KindShelled                             // About the fort; N: guns, gunners and troops lost, guns left
	KindFortBurst                           // About the fort; N: die, guns left
	KindFortFire                            // About the fort; N: total, result
	KindRams                                // About On the barrier; N: die, total, 1 if it breaks
	KindBreached                            // About On the barrier
	KindAlight                              // About
	KindQuit                                // About; N: men in her boats, men left aboard
	KindBoatAt                              // About the boat On the ship; N: where it is
	KindManned                              // About the boat On the ship; N: soldiers, mariners, men in it
	KindUnmanned                            // About the boat On the ship; N: soldiers, mariners, men in it
	KindBoatLost                            // About the boat; N: men
	KindBoatMissed                          // About the boat; N: tests
	KindBoatBoards                          // About the boat On the ship; N: soldiers, mariners
	KindGunShifted                          // About On the ship or boat With the group
	KindDispatch                            // About On the bearer; N: number, how, seat
	KindSounded                             // About; N: class, 1 if there are shallows
	KindRan                                 // About On the nearest enemy; N: how far, turned, the distance, off which side of the enemy
	KindWorks                               // About On the barrier, of work on one; N: task, moves done, moves needed
	numKinds         = iota + 2
)

// What an event holds in N, where the code reads it.
const (
	movedLeft      = 0 // engine.Moved: how far from the left edge, in hundredths of a millimetre
	movedTop       = 1
	movedHeading   = 2 // tenths of a degree
	movedWhen      = 3 // thousandths of the move
	orderVerb      = 2 // KindOrdered
	orderOther     = 3 // KindOrdered: of a turn its other measure, below 0 on the small circle
	windWeather    = 2 // KindWind
	lostFate       = 0 // KindLost
	fellSections   = 0 // KindFell
	oarsRemain     = 1 // KindOars
	lostSoldiers   = 0 // KindCasualties
	lostMariners   = 1
	cutDice        = 0 // KindCutting, KindPrevented
	cutMoves       = 1
	groundFactor   = 1 // KindAground
	stillFactor    = 2 // KindAgroundStill
	sinkingMoves   = 0 // KindSinking
	saidNumber     = 0 // KindSaid, KindDispatch
	saidSeat       = 2
	officerRank    = 0 // KindFreed, KindKilled, KindTaken
	officerPlace   = 1 // the same: his place among the officers of his ship
	officerLost    = 2 // KindKilled: 1 if he is lost with a ship
	repairedTask   = 0 // KindRepaired
	fireResult     = 1 // KindFireTest, KindFortFire
	firedBatteries = 0 // KindFired
	firedRange     = 1
	firedPoints    = 2
	firedTimed     = 3 // KindFired, KindMuskets: with the moment; see ofTimed
	gunsLost       = 0 // KindSilenced, KindSmallGuns
	idleVerb       = 0 // KindIdle
	idleReason     = 1
	idleNumbers    = 2 // from here on the numbers of the order
	sharesScenario = 0 // KindShares
	sharesOfA      = 1
	sharesOfB      = 2
	endResult      = 0 // KindEnd: with the scenario above resultBits
	endWinner      = 1
	endPointsA     = 2
	endPointsB     = 3
	markPoints     = 0 // KindMark
	markValue      = 1
	shelledGunners = 1 // KindShelled
	shelledTroops  = 2
	shelledLeft    = 3
	burstLeft      = 1 // KindFortBurst
	worksTask      = 0 // KindWorks
	worksDone      = 1
	worksNeeded    = 2
)

// telling is what an event is called and the sentence that tells it, unless tell makes one.
type telling struct{ name, sentence string }

var tellings = [numKinds]telling{
	engine.Moved:   {"moved", "%A comes to %{1%} mm from the left and %{2%} mm from the top, heading %3°%{5?, after %4% of the move}."},
	KindOrdered:    {"ordered", ""},
	KindOrdersDone: {"orders-done", "The orders of %A are complete."},
	KindSealed:     {"sealed", "All orders are sealed."},
	KindMove:       {"move", "Move %1."},
	KindRan: {"ran", "%A %{1?runs %1 mm|stays in place}%{2? and turns %2° to starboard}%{3? and turns %3° to port}" +
		"%{O?, now %{6=touching|%4 mm off|%5 cm off} the %{7&bow|stern|starboard side|port side} of %O}."},
	KindWind:     {"wind", "The wind blows from %1°, Beaufort %2, and the weather is %{3=clear|misty|stormy}."},
	KindArrived:  {"arrived", "%A comes into sight."},
	KindVanished: {"vanished", "%A is lost to sight."},
	KindLost:     {"lost", "%A %{1=is afloat|is still to come|goes down|explodes|capsizes|is wrecked|leaves the table}."},
	KindIntoWind: {"into-wind", "%A sails into the wind and rolls %1: she %{2=may turn out of it|drifts|loses her fore top and drifts" +
		"|loses all her tops and drifts|is dismasted and drifts}."},
	KindFell:         {"fell", "%A loses her %{1&" + sectionList + "}%{O?, over the %O}."},
	KindOars:         {"oars", "%A loses %1 %{1:oar|oars} on the %O; %2 %{2:is|are} left."},
	KindCasualties:   {"casualties", "%A loses %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}; %3 %{3:man is|men are} left."},
	KindFoul:         {"foul", "%A runs foul of %O, in area %2."},
	KindFoulTest:     {"foul-test", "%A and %O roll %1, %2 in all, and %{3=do not lock|lock together}."},
	KindGlanced:      {"glanced", "%A rolls %1 and glances past %O."},
	KindHoled:        {"holed", "%A strikes %O, rolls %1 and makes %2 %{2:hole|holes} in her."},
	KindCutting:      {"cutting", "%A starts to cut loose from %O, which takes %2 %{2:move|moves}."},
	KindPrevented:    {"prevented", "%A rolls %1 and cannot cut loose from %O."},
	KindLoose:        {"loose", "%A is free of %O."},
	KindAground:      {"aground", "%A runs into shallows of class %3 and rolls %1: her grounding factor is %2."},
	KindAgroundStill: {"aground-still", "%A is aground and rolls %1 and %2: her grounding factor is %3."},
	KindAfloat:       {"afloat", "%A is afloat again."},
	KindHeld: {"held", "%A %{1=is under way|is anchored by the bow|is anchored by the stern|is anchored by bow and stern" +
		"|rides a sea anchor|is moored|is aground}."},
	KindCutAway:   {"cut-away", "%A cuts away a mast section on the %O."},
	KindSinking:   {"sinking", "%A is seriously damaged: she sinks in %1 %{1:move|moves}."},
	KindGale:      {"gale", "%A rolls %1 in the gale%{3=| and loses her anchor| and her tow parts| and is dismasted| and capsizes}."},
	KindSaid:      {"said", "%A %{2=shouts message %1|signals message %1 with her guns}."},
	KindHeard:     {"heard", "%A hears message %1 from %O."},
	KindBoards:    {"boards", "%A boards %O with %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}."},
	KindStage:     {"stage", "The boarders aboard %A reach stage %1."},
	KindMelee:     {"melee", "Melee aboard %A: %1 to %2, %{3=the boarders lose|neither side gives way|the boarders win}."},
	KindRepelled:  {"repelled", "The boarders from %A are driven off %O."},
	KindTakenShip: {"taken-ship", "%A takes %O; %1 %{1:man holds|men hold} her."},
	KindMorale: {"morale", "%A rolls %1 for morale, %2 in all: %{3=it holds|her guns fire at three quarters effect|her guns fire at half effect" +
		"|her guns cease fire|she retires to recover|she retires from action|she retires or strikes|she ceases fire and retires to recover" +
		"|she ceases fire and retires from action|she strikes}."},
	KindStruck:    {"struck", "%A strikes her colours."},
	KindRehoisted: {"rehoisted", "%A hoists her colours again."},
	KindAbandoned: {"abandoned", "%A has nobody left to hold her."},
	KindDispersed: {"dispersed", "The mariners of %A leave her parties to change course."},
	KindFreed:     {"freed", " is found at the oars of %A and freed."},
	KindDuel:      {"duel", "Single combat between %A and %O: %1 to %2."},
	KindTempted:   {"tempted", "The commander of %A eyes %O, worth %2, and rolls %1: %{3=he masters his greed|greed overcomes him}."},
	KindGreedy:    {"greedy", "%A goes after %O, %{1=whatever her orders|out of all control}."},
	KindSated:     {"sated", "%A no longer goes after %O."},
	KindRepaired:  {"repaired", "%A %{1=has repaired|rigs a jury mast|stops a hole|brings oars over|hauls a battery to her stern ports}."},
	KindTowed:     {"towed", "%A takes %O in tow."},
	KindTowLost:   {"tow-lost", "%A no longer tows %O."},
	KindKilled:    {"killed", " %{3=is killed aboard|is lost with} %A."},
	KindTaken:     {"taken", " is captured aboard %A."},
	KindIdle:      {"not-done", ""},
	KindShares:    {"shares", "The points are equal, so the smaller share of men lost decides: %{3@} has lost %{1%}%, and %{4@} %{2%}%."},
	KindEnd:       {"end", "%{1=|The last move has been played|One side has no ship left|A goal is met}: %{2=nobody|%{3@}} wins, with %4 %{4:point|points}%{6= to %5| each}."},
	KindMuskets:   {"muskets", "%A fires %1 %{1:group|groups} of small arms%{2? and %2 small %{2:gun|guns}} at %O and rolls %3."},
	KindFireTest: {"fire-test", "%A scores %1 in the fire test: %{2=the fire is out|the fire burns|she slows down and fires at half effect" +
		"|she slows down and fires at quarter effect|the fire is out of control}."},
	KindFired: {"fired", "%A fires %1 %{7=%{1:battery|batteries} of her %W|%{1:gun|guns}} at %O" +
		"%{4?, %{4&with hail|into the rigging|a ranging shot|raking her|with red hot shot}}, from %{2%} mm: %{3%} %{5:point|points}."},
	KindBurst:     {"burst", "A gun of the %O bursts aboard %A: the die for her men shows %1, and %2 %{2:battery is|batteries are} left."},
	KindSilenced:  {"silenced", "%A loses %1 %{1:battery|batteries} of the %O; %2 %{2:is|are} left."},
	KindSmallGuns: {"small-guns", "%A loses %1 small %{1:gun|guns}; %2 %{2:is|are} left."},
	KindDouble:    {"double", "Double %1 at %A: the next die shows %2."},
	KindShotHole:  {"shot-hole", "%A is holed: %1 %{1:hole|holes}."},
	KindRudder:    {"rudder", "%A loses her rudder."},
	KindSteering:  {"steering", "%A loses her steering gear: she keeps her course for %1 %{1:move|moves}."},
	KindJuryFell:  {"jury-fell", "%A loses her jury mast."},
	KindMark:      {"mark", "%A fires at the %W of %O: %{1%} %{3:point|points} so far, and more than %{2%} are needed."},
	KindMarkHit:   {"mark-hit", "The shot of %A %{1=could have hit the %W of %O but missed: only crew are lost|hits the %W of %O}."},
	KindShelled:   {"shelled", "%A loses %{1?%1 %{1:gun|guns}, }%{2?%2 %{2:gunner|gunners} and }%3 of its troops; %4 %{4:gun is|guns are} left."},
	KindFortBurst: {"fort-burst", "A gun bursts in %A: the die for its men shows %1, and %2 %{2:gun is|guns are} left."},
	KindFortFire:  {"fort-fire", "%A scores %1 in the fire test: the fire %{2=is out|burns|burns|burns|is out of control}."},
	KindRams:      {"rams", "%A rams %O and rolls %1, %2 in all: it %{3=holds|breaks}."},
	KindBreached:  {"breached", "The men of %A have broken %O."},
	KindAlight:    {"alight", "The crew of %A sets her alight."},
	KindQuit:      {"quit", "%1 %{1:man leaves|men leave} %A in her boats%{2?; %2 %{2:stays|stay} aboard}."},
	KindBoatAt: {"boat-at", "%A %{1=is gone|is aboard %O again|is being launched|is being stowed|is alongside %O" +
		"|rows to %O|takes the line of %O|carries out the kedge of %O|is at work on a barrier|has boarded %O|is lost}."},
	KindManned:     {"manned", "%{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}} go from %O into %A: %3 %{3:man|men}."},
	KindUnmanned:   {"unmanned", "%{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}} go from %A aboard %O; %3 %{3:man stays|men stay}."},
	KindBoatLost:   {"boat-lost", "%A is lost%{1?, and %1 %{1:man|men} with it}."},
	KindBoatMissed: {"boat-missed", "%A survives %1 %{1:test|tests}."},
	KindBoatBoards: {"boat-boards", "%A boards %O with %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}."},
	KindGunShifted: {"gun-shifted", "A battery of the %W goes from %A to %O."},
	KindDispatch:   {"dispatch", "%A gives message %1 to %O to carry."},
	KindWorks: {"works", "%A works %{1=on %O|on a jury mast|at a hole|to bring oars over|to haul a battery aft|to raise an anchor|to moor}: " +
		"%2 of %3 moves done."},
	KindSounded: {"sounded", "%A has %{2=deep water|shallows of class %1} at her bow."},
}

// eventNames returns the names of all kinds.
func eventNames() []string {
	names := make([]string, numKinds)
	for k := range tellings {
		names[k] = tellings[k].name
	}
	return names
}

// sectionList are the mast sections for a sentence, by bit.
var sectionList = strings.ReplaceAll(strings.Join(sectionNames, "|"), "-", " ")

var weathers = [NumWeathers]string{"clear", "mist", "storm"}

// tell writes an event as a sentence, of one thing as of several.
func (r *ruleset) tell(buf []byte, e engine.Event) []byte {
	sentence := tellings[e.Kind].sentence
	switch e.Kind {
	case KindOrdered:
		verb := engine.Verb(min(max(int(e.N[orderVerb]), 1), numVerbs-1))
		sentence = "%A: " + verbs[verb].Says + turnWords(verb) + "."
	case KindIdle:
		sentence = "%A: " + verbs[min(max(int(e.N[idleVerb]), 1), numVerbs-1)].Says + ": " + refusals[min(max(e.N[idleReason], 1), numReasons-1)].text + "."
	}
	return r.Phrase(buf, nil, sentence, e)
}

// facts are the numbers of a sentence, worked out from those of its event.
type facts [7]int32

// hundredths converts points of an event to hundredths.
func hundredths(points int32) int32 { return 100 / point * points }

// turnWords add to the order of a turn what it is in the other measure, and on which circle.
func turnWords(verb engine.Verb) string {
	switch verb {
	case VerbPort, VerbStarboard:
		return ": %{5%} mm of the %{6=large|small} circle"
	case VerbArcPort, VerbArcStarboard:
		return ": %{5%}° on the %{6=large|small} circle"
	}
	return ""
}

// firedFacts are: what is fired, the range, the points, how, whether it is one point, and whether
// a fort fires.
func firedFacts(e *engine.Event) facts {
	how, _ := ofTimed(e.N[firedTimed])
	points := hundredths(e.N[firedPoints])
	return facts{e.N[firedBatteries], e.N[firedRange], points, how, engine.Truth(points == 100), 0, engine.Truth(e.About.Class() == classFort)}
}

// endFacts are: how a match ended, whether anybody wins, who, the points of the winner and of
// the other, and whether these are equal.
func endFacts(e *engine.Event) facts {
	points, winner := [numSeats]int32{e.N[endPointsA], e.N[endPointsB]}, engine.Seat(e.N[endWinner])
	n := facts{e.N[endResult] & (1<<resultBits - 1), 0, 0, points[seatA], points[seatB], engine.Truth(points[seatA] == points[seatB])}
	if winner < numSeats {
		n[1], n[2], n[3], n[4] = 1, int32(winner), points[winner], points[foe(winner)]
	}
	return n
}

// bearing writes tenths of a degree.
func bearing(tenths int32) string {
	return string(engine.AppendBare(nil, engine.Degree, tenths)) + "°"
}

// officer returns the name of a personality of whom an event tells.
func (r *ruleset) officer(e engine.Event) string {
	if Rank(e.N[officerRank]) != NoRank {
		for i := range r.tables.Scenarios {
			for n := range r.tables.Scenarios[i].Ships {
				s := &r.tables.Scenarios[i].Ships[n]
				at := int(r.tables.roster.of[i][n])
				if at == e.On.Number() && int(e.N[officerPlace]) < len(s.Persons) && s.Persons[e.N[officerPlace]].Rank == Rank(e.N[officerRank]) {
					return s.Persons[e.N[officerPlace]].Name
				}
			}
		}
	}
	return "The captain"
}
