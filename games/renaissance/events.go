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
	firedRange     = 1 // KindFired
	firedPoints    = 2 // KindFired
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
)

// telling is what an event is called and the sentence that tells it, unless tell makes one.
type telling struct{ name, sentence string }

var tellings = [numKinds]telling{
	engine.Moved:   {"moved", "%A moves."},
	KindOrdered:    {"ordered", ""},
	KindOrdersDone: {"orders-done", "The orders of %A are complete."},
	KindSealed:     {"sealed", "All orders are sealed."},
	KindMove:       {"move", "Move %1."},
	KindRan:        {"ran", ""},
	KindWind:       {"wind", ""},
	KindArrived:    {"arrived", "%A comes in sight."},
	KindVanished:   {"vanished", "%A is lost to sight."},
	KindLost:       {"lost", "%{1=%A is afloat.|%A is to come.|%A goes down.|%A explodes.|%A capsizes.|%A is wrecked.|%A leaves the table.}"},
	KindIntoWind: {"into-wind", "%{2=%A sails into the wind and rolls %1: she may turn out of it." +
		"|%A sails into the wind and rolls %1: she drifts." +
		"|%A sails into the wind and rolls %1: she loses her fore top and drifts." +
		"|%A sails into the wind and rolls %1: she loses all her tops and drifts." +
		"|%A sails into the wind and rolls %1: she is dismasted and drifts.}"},
	KindFell:         {"fell", ""},
	KindOars:         {"oars", "%A loses %1 %{1:oar|oars} on the %O; %2 %{2:is|are} left."},
	KindCasualties:   {"casualties", "%A loses %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}; %3 %{3:man is|men are} left."},
	KindFoul:         {"foul", "%A runs foul of %O, in area %2."},
	KindFoulTest:     {"foul-test", "%{3=%A and %O: the die shows %1, %2 in all: they are not locked.|%A and %O: the die shows %1, %2 in all: they are locked together.}"},
	KindGlanced:      {"glanced", "%A rolls %1 and glances past %O."},
	KindHoled:        {"holed", "%A strikes %O and makes %2 %{2:hole|holes}; the die shows %1."},
	KindCutting:      {"cutting", "%A starts to cut loose from %O, which takes %2 %{2:move|moves}."},
	KindPrevented:    {"prevented", "%A rolls %1 and cannot cut loose from %O."},
	KindLoose:        {"loose", "%A is free of %O."},
	KindAground:      {"aground", "%A runs into shallows of class %3, the die shows %1: grounding factor %2."},
	KindAgroundStill: {"aground-still", "%A is aground; the dice show %1 and %2: grounding factor %3."},
	KindAfloat:       {"afloat", "%A is afloat again."},
	KindHeld: {"held", "%{1=%A is under way.|%A is anchored by the bow.|%A is anchored by the stern.|%A is anchored by bow and stern." +
		"|%A rides a sea anchor.|%A is moored.|%A is aground.}"},
	KindCutAway: {"cut-away", "%A cuts away a mast section on the %O."},
	KindSinking: {"sinking", "%A is seriously damaged: she sinks in %1 %{1:move|moves}."},
	KindGale: {"gale", "%{3=%A rolls %1 in the gale.|%A rolls %1 in the gale and loses her anchor.|%A rolls %1 in the gale and her tow parts." +
		"|%A rolls %1 in the gale and is dismasted.|%A rolls %1 in the gale and capsizes.}"},
	KindSaid:      {"said", "%{2=%A shouts message %1.|%A makes the first signal by guns, message %1.|%A makes the second signal by guns, message %1.}"},
	KindHeard:     {"heard", "%A hears message %1 from %O."},
	KindBoards:    {"boards", "%A boards %O with %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}."},
	KindStage:     {"stage", "The boarders of %A come to stage %1."},
	KindMelee:     {"melee", "%{3=Melee aboard %A: %1 to %2, the boarders lose.|Melee aboard %A: %1 to %2, neither gives way.|Melee aboard %A: %1 to %2, the boarders win.}"},
	KindRepelled:  {"repelled", "The boarders from %A are driven off %O."},
	KindTakenShip: {"taken-ship", "%A takes %O; %1 %{1:man holds|men hold} her."},
	KindMorale: {"morale", "%{3=%A: the die shows %1, %2 in all: morale holds.|%A: the die shows %1, %2 in all: guns at three quarters of their effect.|%A: the die shows %1, %2 in all: guns at half effect." +
		"|%A: the die shows %1, %2 in all: guns cease fire.|%A: the die shows %1, %2 in all: she retires to recover.|%A: the die shows %1, %2 in all: she retires from action." +
		"|%A: the die shows %1, %2 in all: she retires or strikes.|%A: the die shows %1, %2 in all: she ceases fire and retires to recover." +
		"|%A: the die shows %1, %2 in all: she ceases fire and retires.|%A: the die shows %1, %2 in all: she strikes.}"},
	KindStruck:    {"struck", "%A strikes her colours."},
	KindRehoisted: {"rehoisted", "%A hoists her colours again."},
	KindAbandoned: {"abandoned", "%A has nobody left to hold her."},
	KindDispersed: {"dispersed", "The mariners of %A leave her parties to change course."},
	KindFreed:     {"freed", ""},
	KindDuel:      {"duel", "Single combat between %A and %O: %1 to %2."},
	KindTempted: {"tempted", "%{3=%A eyes %O, worth %2: the die shows %1, and his greed is mastered." +
		"|%A eyes %O, worth %2: the die shows %1, and greed prevails.}"},
	KindGreedy:   {"greedy", "%{1=%A goes after %O, whatever the orders.|%A goes after %O, out of all control.}"},
	KindSated:    {"sated", "%A no longer goes after %O."},
	KindRepaired: {"repaired", ""},
	KindTowed:    {"towed", "%A has %O in tow."},
	KindTowLost:  {"tow-lost", "The tow of %A and %O is cast off."},
	KindKilled:   {"killed", ""},
	KindTaken:    {"taken", ""},
	KindIdle:     {"not-done", ""},
	KindShares:   {"shares", ""},
	KindEnd:      {"end", ""},
	KindMuskets:  {"muskets", "%A fires %1 %{1:group|groups} of small arms%{2? and %2 small %{2:gun|guns}} at %O, the die shows %3."},
	KindFireTest: {"fire-test", "%{2=%A: %1 in the fire test, the fire is out.|%A: %1 in the fire test, the fire burns.|%A: %1 in the fire test, she slows down and fires at half effect." +
		"|%A: %1 in the fire test, she slows down and fires at quarter effect.|%A: %1 in the fire test, the fire is out of control.}"},
	KindFired:     {"fired", ""},
	KindBurst:     {"burst", "A gun of the %O bursts aboard %A, the die shows %1; %2 %{2:battery is|batteries are} left."},
	KindSilenced:  {"silenced", "%A loses %1 %{1:battery|batteries} of the %O; %2 %{2:is|are} left."},
	KindSmallGuns: {"small-guns", "%A loses %1 small %{1:gun|guns}; %2 %{2:is|are} left."},
	KindDouble:    {"double", "A double %1 at %A: the further die shows %2."},
	KindShotHole:  {"shot-hole", "%A is holed: %1 %{1:hole|holes}."},
	KindRudder:    {"rudder", "%A loses her rudder."},
	KindSteering:  {"steering", "%A loses her steering gear: she keeps her course for %1 %{1:move|moves}."},
	KindJuryFell:  {"jury-fell", "%A loses her jury mast."},
	KindMark:      {"mark", ""},
	KindMarkHit:   {"mark-hit", "%{1=The shot of %A could have hit the %W of %O but missed: only crew are lost.|The shot of %A hits the %W of %O.}"},
	KindShelled:   {"shelled", "%A loses %1 %{1:gun|guns}, %2 %{2:gunner|gunners} and %3 of her troops; %4 %{4:gun is|guns are} left."},
	KindFortBurst: {"fort-burst", "A gun bursts in %A, the die shows %1; %2 %{2:gun is|guns are} left."},
	KindFortFire:  {"fort-fire", "%{2=%A: %1 in the fire test, the fire is out.|%A: %1 in the fire test, the fire burns.|%A: %1 in the fire test, the fire burns.|%A: %1 in the fire test, the fire burns.|%A: %1 in the fire test, the fire is out of control.}"},
	KindRams:      {"rams", "%{3=%A rams %O, the die shows %1, %2 in all: it holds.|%A rams %O, the die shows %1, %2 in all: it breaks.}"},
	KindBreached:  {"breached", "The men of %A have broken %O."},
	KindAlight:    {"alight", "%A is set alight by her own crew."},
	KindQuit:      {"quit", "%1 %{1:man leaves|men leave} %A in her boats%{2?; %2 %{2:stays|stay} aboard}."},
	KindBoatAt: {"boat-at", "%{1=%A is gone.|%A is aboard %O again.|%A is being launched.|%A is being stowed.|%A lies alongside %O." +
		"|%A rows to %O.|%A takes the line of %O.|%A carries out the kedge of %O.|%A is at work on a barrier.|%A has boarded %O.|%A is lost.}"},
	KindManned:     {"manned", "%{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}} go from %O into %A: %3 %{3:man|men}."},
	KindUnmanned:   {"unmanned", "%{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}} go from %A aboard %O; %3 %{3:man stays|men stay}."},
	KindBoatLost:   {"boat-lost", "%A is lost%{1?, and %1 %{1:man|men} with it}."},
	KindBoatMissed: {"boat-missed", "%A survives %1 %{1:test|tests}."},
	KindBoatBoards: {"boat-boards", "%A boards %O with %{1?%1 %{1:soldier|soldiers}%{2? and }}%{2?%2 %{2:mariner|mariners}}."},
	KindGunShifted: {"gun-shifted", "A battery of the %W goes from %A to %O."},
	KindDispatch:   {"dispatch", "%A gives message %1 to %O to carry."},
	KindSounded:    {"sounded", "%{2=%A has deep water at her bow.|%A has shallows of class %1 at her bow.}"},
}

// eventNames are the names of all kinds.
func eventNames() []string {
	names := make([]string, numKinds)
	for k := range tellings {
		names[k] = tellings[k].name
	}
	return names
}

var weathers = [NumWeathers]string{"clear", "mist", "storm"}

// tell writes an event as a sentence, of one thing as of several.
func (r *ruleset) tell(buf []byte, e engine.Event) []byte {
	sentence := tellings[e.Kind].sentence
	switch e.Kind {
	case engine.Moved:
		sentence = tellMoved(&e)
	case KindRan:
		sentence = sayRan(&e)
	case KindOrdered:
		sentence = "%A: " + verbRows[min(max(int(e.N[orderVerb]), 1), numVerbs-1)].says + turnWords(&e) + "."
	case KindWind:
		sentence = "The wind blows from %1°, Beaufort %2; " + weathers[e.N[windWeather]%NumWeathers] + "."
	case KindFell:
		over := ""
		if e.On != engine.NoObject {
			over = r.words.Title(e.On)
		}
		return append(buf, fallen(r.words.Title(e.About), over, Sections(e.N[fellSections]))...)
	case KindRepaired:
		sentence = repairs[Task(e.N[repairedTask])]
	case KindKilled, KindTaken:
		sentence = r.officer(e) + [...]string{" is killed aboard %A.", " is taken from %A."}[e.Kind-KindKilled]
		if e.Kind == KindKilled && e.N[officerLost] == 1 {
			sentence = r.officer(e) + " is lost with %A."
		}
	case KindFreed:
		sentence = r.officer(e) + " is found at the oars of %A and freed."
	case KindFired:
		sentence = "%A fires %1 %{1:battery|batteries} of her %W at %O"
		if e.About.Class() == classFort {
			sentence = "%A fires %1 %{1:gun|guns} at %O"
		}
		sentence += salvoWords(e.N[firedTimed]) + ", from " + parts(int(e.N[firedRange])) + " mm: " + points(e.N[firedPoints]) + "."
	case KindMark:
		sentence = "%A fires at the %W of %O: " + points(e.N[markPoints]) + " so far, of more than " + parts(100/point*int(e.N[markValue])) + "."
	case KindIdle:
		sentence = "%A: " + verbRows[min(max(int(e.N[idleVerb]), 1), numVerbs-1)].says + ": " + refusals[min(max(e.N[idleReason], 1), numReasons-1)].text + "."
		return r.words.Fill(buf, sentence, e.About, e.On, e.With, e.N[idleNumbers:]...)
	case KindShares:
		sides := &r.tables.Scenarios[e.N[sharesScenario]].Sides
		return append(buf, "The points are equal: the smaller share of men lost decides. "+sides[seatA].Name+" has lost "+
			parts(int(e.N[sharesOfA]))+" %, "+sides[seatB].Name+" "+parts(int(e.N[sharesOfB]))+" %."...)
	case KindEnd:
		return append(buf, r.ending(e)...)
	}
	return r.words.Fill(buf, sentence, e.About, e.On, e.With, e.N[:]...)
}

// points are hundredths of one in events, as a sentence counts them.
func points(n int32) string {
	text := parts(100 / point * int(n))
	if text == "1" {
		return "1 point"
	}
	return text + " points"
}

// turnWords tell of the order of a turn what it is in the other measure, and on which circle.
func turnWords(e *engine.Event) string {
	circle, other := "large circle", parts(int(max(e.N[orderOther], -e.N[orderOther])))
	if e.N[orderOther] < 0 {
		circle = "small circle"
	}
	switch engine.Verb(e.N[orderVerb]) {
	case VerbPort, VerbStarboard:
		return ": " + other + " mm of the " + circle
	case VerbArcPort, VerbArcStarboard:
		return ": " + other + "° on the " + circle
	}
	return ""
}

// bearing writes tenths of a degree.
func bearing(tenths int32) string {
	return string(engine.AppendBare(nil, engine.Degree, tenths)) + "°"
}

// fallen tells which sections fall, and over which side; the bowsprit alone falls clear.
func fallen(ship, over string, down Sections) string {
	var names []string
	for sec := range Section(NumSections) {
		if down.Has(sec) {
			names = append(names, strings.ReplaceAll(sectionNames[sec], "-", " "))
		}
	}
	if over == "" {
		return ship + " loses " + strings.Join(names, ", ") + "."
	}
	return ship + " loses " + strings.Join(names, ", ") + ", over the " + over + "."
}

// ending tells how a match ended, and with how many points on each side.
func (r *ruleset) ending(e engine.Event) string {
	why := "The last move has been played: "
	switch result(e.N[endResult] & (1<<resultBits - 1)) {
	case resultFleet:
		why = "One side has no ship left: "
	case resultGoal:
		why = "A goal is met: "
	}
	sides, winner := &r.tables.Scenarios[e.N[endResult]>>resultBits].Sides, engine.Seat(e.N[endWinner])
	points := [...]string{num(e.N[endPointsA]), num(e.N[endPointsB])}
	switch {
	case winner >= numSeats:
		return why + "nobody wins, with " + points[0] + " points each."
	case e.N[endPointsA] == e.N[endPointsB]:
		return why + sides[winner].Name + " wins, with " + points[0] + " points each."
	}
	return why + sides[winner].Name + " wins, with " + points[winner] + " points to " + points[foe(winner)] + "."
}

// officer is the name of a personality of whom an event tells.
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

// repairs tell what has been put right.
var repairs = [NumTasks]string{
	JuryMast: "%A has rigged a jury mast.", RepairHole: "%A has stopped a hole.",
	ShiftOars: "%A has brought oars over.", ShiftChaser: "%A has hauled a battery to her stern ports.",
}
