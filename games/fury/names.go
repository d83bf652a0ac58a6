package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Classes of objects.
const (
	classCompany    uint8 = 1 + iota // a company, by its place from 1 on
	classOfficer                     // an officer's counter, by its number
	classObject                      // a herd, prisoners or a wagon, by its place from 1 on
	classPiece                       // a piece of the ground, by its number from 1 on
	classTroop                       // a squadron card, by its number
	classNation                      // a nation, by its number
	classEdge                        // an edge of the board
	classHidden                      // a company in ambush, by its place from 1 on
	classColonel                     // the Colonel of a seat, 1 more than it
	classPlace                       // a location of the campaign, by its number
	classMission                     // 1 more than which
	classStyle                       // a column of the force tables, 1 more than which
	classGun                         // a type of Gun, by its number
	classWarColonel                  // a Colonel of the campaign, by seat and place from 1 on
	numClasses      = 1 + iota
)

// wheelObject is Fortune's Wheel as it lies beside the board.
//
// Case 18.1.
var wheelObject = engine.Thing(classCounter, 0)

// Classes of objects that only a set-up names; those from 10 to 16 are the campaign's.
const (
	classKind    uint8 = 20 + iota // herds, prisoners or wagons
	classShape                     // how a company stands
	classCounter                   // a counter of Fortune's Wheel, 1 more than which
	classGround                    // what a piece of the ground is, for those who are told of it: see kindOf
)

// object returns a company as choices and events name it.
func (n companyNo) object() engine.Object { return engine.Thing(classCompany, int(n)+1) }

// companyOf returns the company on the table that an object names, noCompany if it names none.
func (g *State) companyOf(o engine.Object) companyNo {
	n := companyNo(o.Number() - 1)
	if o.Class() != classCompany || o.Number() < 1 || o.Number() > len(g.companies) || !g.companies[n].isOut() {
		return noCompany
	}
	return n
}

// seatNames are the seats as positions write them.
var seatNames = []string{SeatA: "A", SeatB: "B"}

// name returns a company as positions and choices write it: a-1 to b-32.
func (n companyNo) name() string { return companyNames[n] }

// companyNames are the names of all.
var companyNames = func() (names [numSeats * ofSide]string) {
	for n := range companyNo(len(names)) {
		names[n] = numberedName(n.seat(), "", int(n%ofSide))
	}
	return names
}()

// numberedName returns the name of the i-th of a seat's things, from 0: a-1, b-ambush-3.
func numberedName(seat engine.Seat, kind string, i int) string {
	return fmt.Sprintf("%c-%s%d", 'a'+rune(seat), kind, i+1)
}

// namedCompany returns the company of that name, noCompany if there is none of it.
func namedCompany(name string) companyNo {
	for n := range companyNo(numSeats) * ofSide {
		if n.name() == name {
			return n
		}
	}
	return noCompany
}

// A thing is one object that choices and events may name: its name in records, and as a
// person reads it.
type thing struct {
	object     engine.Object
	key, title string
}

// things returns all objects of the game.
func (tb *Tables) things() (all []thing) {
	add := func(class uint8, n int, key, title string) {
		all = append(all, thing{engine.Thing(class, n), key, title})
	}
	for n := range companyNo(numSeats) * ofSide {
		add(classCompany, int(n)+1, n.name(), fmt.Sprintf("company %s%d", seatNames[n.seat()], n%ofSide+1))
	}
	for seat := range numSeats {
		for i := range maxHidden {
			add(classHidden, int(seat)*maxHidden+i+1, numberedName(seat, "ambush-", i), fmt.Sprintf("ambush %s%d", seatNames[seat], i+1))
		}
		add(classColonel, int(seat)+1, numberedName(seat, "colonel-", 0), "the Colonel of "+seatNames[seat])
	}
	for by := 1; by < len(tb.Officers); by++ {
		title := natureText(tb.Officers[by].Nature)
		if tb.Officers[by].Nature == 0 {
			title = "no characteristic"
		}
		add(classOfficer, by, fmt.Sprintf("officer-%d", by), fmt.Sprintf("officer %d (%s)", by, title))
	}
	for i := range maxObjects {
		add(classObject, i+1, fmt.Sprintf("object-%d", i+1), fmt.Sprintf("object %d", i+1))
	}
	for i := range maxPieces {
		add(classPiece, i+1, fmt.Sprintf("piece-%d", i+1), fmt.Sprintf("piece %d of the ground", i+1))
	}
	for i := 1; i < len(tb.Troops); i++ {
		add(classTroop, i, tb.Troops[i].Key, tb.Troops[i].Name)
	}
	for i := 1; i < len(tb.Nations); i++ {
		add(classNation, i, "nation-"+tb.Nations[i].Key, tb.Nations[i].Name)
	}
	for kind := range NumObjects {
		add(classKind, int(kind)+1, "kind-"+tb.Objects[kind].Key, tb.Objects[kind].Name)
	}
	for files := 1; files <= int(tb.Numbers[NumCompany]); files++ {
		add(classShape, 2*files, fmt.Sprintf("wide-%d", files), fmt.Sprintf("%d wide, loose", files))
		add(classShape, 2*files+1, fmt.Sprintf("wide-%d-formed", files), fmt.Sprintf("%d wide, formed", files))
	}
	all = append(all, thing{wheelObject, "fortunes-wheel", "Fortune's Wheel"})
	for of := range NumCounters {
		add(classCounter, int(of)+1, tb.Wheel[of].Key, tb.Wheel[of].Name)
	}
	for e := NorthEdge; e <= WestEdge; e++ {
		add(classEdge, int(e), edgeNames[e]+"-edge", "the "+edgeNames[e]+"ern edge")
	}
	tb.warThings(add)
	return all
}

// objectName returns a company or an object as positions write it.
func objectName(o engine.Object) string {
	if o.Class() == classObject {
		return fmt.Sprintf("object-%d", o.Number())
	}
	return companyNo(o.Number() - 1).name()
}

// findObject returns the company or the object of a name.
func findObject(name string) (engine.Object, bool) {
	for i := range maxObjects {
		if objectName(objectAt(i)) == name {
			return objectAt(i), true
		}
	}
	n := namedCompany(name)
	return n.object(), n != noCompany
}

// The choices.
const (
	VerbAct        engine.Verb = 2 + iota // with a company, in this segment. Case 3.2
	VerbWithdraw                          // the whole side. Case 19.1
	VerbAhead                             // N[0] hundredths of an inch. Case 8.1
	VerbDrift                             // the same, N[1] tenths of a degree off the facing. Case 8.2
	VerbWheelLeft                         // by N[0] tenths of a degree. Case 8.2
	VerbWheelRight                        // the same
	VerbFaceLeft                          // Case 8.2
	VerbFaceRight                         // Case 8.2
	VerbFaceAbout                         // Case 8.2
	VerbForm                              // into a formed body. Case 8.10
	VerbLoosen                            // into a loose body. Case 8.10
	VerbDraw                              // up with N[0] squadrons in the first rank. Case 8.3
	VerbDivide                            // N[0] squadrons go to the side N[1]. Case 4.2
	VerbCombine                           // with the company On. Case 4.3
	VerbRally                             // from Terror. Case 9.5
	VerbRoll                              // a morale test. Case 9.2
	VerbForgo                             // it, for a marker. Case 5.3
	VerbDress                             // N[0] wide, facing N[1] tenths, formed if N[2] is 1. Case 13.7
	VerbShoot                             // at the company or the gate On. Cases 10.1, 20.6
	VerbDismount                          // Case 8.11
	VerbMount                             // Case 8.11
	VerbLimber                            // Case 16.6
	VerbUnlimber                          // Case 16.6
	VerbReload                            // Case 16.4
	VerbTurn                              // a Gun, to N[0] tenths of a degree. Case 16.6
	VerbMan                               // a Gun. Case 16.2
	VerbEnter                             // the building On. Case 17.1
	VerbLeave                             // a building by the side N[0], N[1] wide. Case 17.1
	VerbOpen                              // the gate On. Case 20.2
	VerbLadder                            // over the parapet On. Case 20.3
	VerbPetard                            // the gate On. Case 23.1
	VerbIgnite                            // the building On. Case 23.2
	VerbFight                             // the fire in the building On. Case 23.3
	VerbSpring                            // the ambush On, after N[0] of a leg. Case 14.4
	VerbScout                             // the piece of ground On. Case 14.3
	VerbDrive                             // the drove of which On is the first, in this segment. Case 22.1
	VerbLead                              // the object On, N[0] hundredths of an inch, N[1] tenths of a degree. Case 22.1
	VerbCarry                             // the object On off the board by the edge With. Case 22.1
	VerbTake                              // the prisoners On out of a building. Case 22.4.1
	VerbKill                              // the prisoners On. Case 22.4.1
	VerbCharge                            // the company On on the face N[0]. Case 11.1
	VerbBattle                            // fight it out. Case 7.3
	VerbPursue                            // go on with a pursuit. Case 13.5
	VerbSlip                              // away from a charge. Case 5.8
	VerbMeet                              // a charge half way. Case 11.3
	VerbChallenge                         // the officer of On. Case 6.4
	VerbSpend                             // a Mars. Case 6.3.3
	VerbStandOff                          // leave a battle. Case 12.10
	VerbDemand                            // a third round. Case 5.6
	VerbSuffer                            // On suffers a result. Case 12.5
	VerbEndure                            // go on in spite of a Stand Off. Case 20.4
	VerbYield                             // move back in a Stand Off from a work or a building. Case 20.4
	VerbNation                            // On, for one's side. Case 25.2
	VerbMuster                            // a company of N[0] squadrons On. Case 4.1
	VerbExchange                          // N[0] squadrons With for On. Case 28.15
	VerbColonel                           // On, of those drawn. Case 6.7
	VerbDrawOn                            // for another Colonel. Case 28.8
	VerbRedraw                            // for another Captain of On. Case 28.2
	VerbSeek                              // more Captains to choose from for On. Case 28.5
	VerbCaptain                           // of On becomes With. Case 28.3
	VerbLadders                           // for On. Case 27.5
	VerbPlace                             // On, as With, at N[0], N[1], facing N[2] tenths. Case 25.6
	VerbSet                               // an object On at N[0], N[1]. Case 26.4
	VerbEdge                              // On, to enter by. Case 25.6
	VerbArrive                            // with On, as With, N[0] along the edge. Case 25.6
	VerbBring                             // a wagon or a Gun without a crew onto the road. Case 26.1
	VerbExit                              // from the board. Case 19.1
	VerbLand                              // from a boat, N[0] squadrons wide. Case 21.3
	VerbBoard                             // the boat On. Case 21.3
	VerbBombard                           // the company On with a culverin of the fleet, or nobody. Case 27.6
	VerbShut                              // prisoners up in the building On. Case 26.5
	VerbHide                              // the company On in the shape With at N[0], N[1], facing N[2]. Case 14.1
	VerbRide                              // the Colonel, N[0] hundredths of an inch at N[1] tenths of a degree. Case 6.6
	VerbJoin                              // the Colonel goes to lead On. Case 6.1
	VerbAppeal                            // to Fortune's Wheel. Case 18.1
	numVerbs       = iota + 2
)

// The questions.
const (
	AskSegment      engine.Prompt = 2 + iota // which company acts? Case 3.2
	AskAct                                   // what does it do? Case 7.1
	AskTest                                  // does it roll, Tough as it is? Case 5.3
	AskDress                                 // how does it stand, now that it has rallied? Case 13.7
	AskReturn                                // does it return fire? Case 7.4
	AskReact                                 // does it shoot at the charge? Case 11.4
	AskSpring                                // is an ambush sprung in the middle of a move? Case 14.4
	AskDrive                                 // where do these objects go? Case 22.1
	AskSlip                                  // does it leave? Case 5.8
	AskMeet                                  // does it meet the charge? Case 11.3
	AskDuel                                  // does its officer challenge? Case 6.4
	AskMars                                  // does he spend himself? Case 6.3.3
	AskSuffer                                // which company suffers? Case 12.5
	AskStop                                  // is the battle stopped? Case 12.10
	AskEndure                                // is a Stand Off bought off? Case 20.4
	AskYield                                 // does it leave its work or building in a Stand Off? Case 20.4
	AskLeave                                 // does it leave the battle? Case 12.10
	AskDemand                                // a third round? Case 5.6
	AskHunt                                  // does it pursue? Case 13.4
	AskNation                                // which nation? Case 25.2
	AskForm                                  // which companies are formed? Case 4.1
	AskOfficers                              // which officers are kept? Case 6.7
	AskPlace                                 // where does everything stand? Case 25.6
	AskEdge                                  // by which edge do you enter? Case 25.6
	AskColonel                               // does the Colonel move? Case 6.6
	AskAppeal                                // is the Wheel appealed to before an enemy acts? Case 18.2
	AskAppealRoll                            // for a shot or a round of a battle? Case 18.2
	AskAppealTest                            // for a morale test? Case 18.2
	AskAppealTerror                          // for a Terror marker? Case 18.2
	AskAppealDuel                            // for a single combat? Case 18.2
	AskSteal                                 // which company steals a march? Case 18.3
	AskBide                                  // does an ambush come out, as nothing else is left to act? Case 7.2
	numPrompts      = iota + 2
)

// The events.
const (
	KindTurn       engine.Kind = 2 + iota // turn N[0] begins. Case 2.2
	KindAdvantage                         // the side N[0] has Advantage by N[1] to N[2], 0 where the sums are not told. Case 3.1
	KindActs                              // About acts. Case 3.2
	KindIdle                              // About's Bookish officer keeps it idle. Case 6.3.6
	KindPonders                           // the Bookish officer of a company of the side N[0] in ambush keeps it there. Case 6.3.6
	KindMoves                             // About goes N[0] hundredths of an inch at a cost of N[1]. Case 8.1
	KindFaces                             // About faces by N[0] tenths of a degree, N[1] = 1 to the left. Case 8.2
	KindForms                             // About forms. Case 8.10
	KindLoosens                           // About goes loose. Cases 8.9, 8.10
	KindDraws                             // About draws up N[0] wide. Case 8.3
	KindDivides                           // N[0] squadrons of About become On. Case 4.2
	KindCombines                          // On joins About. Case 4.3
	KindOfficer                           // About has a new officer, With. Cases 4.2, 6.8
	KindFlight                            // the side N[0] is put to flight, N[1] of N[2] squadrons lost. Case 19.2
	KindWithdraws                         // the side N[0] withdraws. Case 19.1
	KindTests                             // About tests N[0] with N[1] against N[2]; N[3] is 1 if it passes. Case 9.2
	KindForgoes                           // About forgoes a test. Case 5.3
	KindTerror                            // N[0] markers are placed on About. Case 9.4
	KindRallies                           // About rallies. Cases 9.5, 13.7
	KindRouts                             // About breaks. Case 13.1
	KindFlees                             // About has fled N[0] hundredths of an inch. Case 13.3
	KindSurrenders                        // About surrenders. Case 13.3
	KindDestroyed                         // About is destroyed. Case 13.3
	KindDresses                           // About stands in order again. Case 13.7
	KindLate                              // the last turn, N[0], is over. Case 19.1
	KindBoard                             // the board is laid out. Case 25.5
	KindForce                             // the side N[0] raises its force, N[1] squadrons, N[2] Guns of the scenario and N[3] of the force table. Case 28.1
	KindHumiliated                        // a marker that is never rallied is placed on About. Case 12.9
	KindLoses                             // About loses N[0] squadrons. Cases 10.7, 12.9
	KindLife                              // the life of About's officer is rolled for: N[0]; N[1] is 1 if he is killed. Case 6.5
	KindShoots                            // About shoots at On, N[0] hundredths of an inch away; N[1] 1 at long range and 2 into cover; N[2] squadrons, a total of N[3]. Case 10.4
	KindShot                              // About's shot at On in the column N[0], 0 for none, with the die N[1] does N[2]; N[3] starred. Case 10.7
	KindReacts                            // About shoots at the charge of On; N as of KindShoots. Case 11.4
	KindRetires                           // About retires by N[0] hundredths of an inch. Case 8.6
	KindDismounts                         // About. Case 8.11
	KindMounts                            // About. Case 8.11
	KindLimbers                           // About, or unlimbers if N[0] is 0. Case 16.6
	KindReloads                           // About. Case 16.4
	KindTurnsGun                          // About turns to N[0] tenths of a degree. Case 16.6
	KindMans                              // About takes over a Gun. Case 16.2
	KindEnters                            // About enters On. Case 17.1
	KindLeaves                            // About leaves On. Case 17.1
	KindOpens                             // the gate On is open. Case 20.2
	KindClimbs                            // About climbs over On. Case 20.3
	KindBatters                           // About shoots at the gate On; N[0] is 1 if it opens. Case 20.6
	KindPetard                            // About blows up the gate On if N[0] is 1. Case 23.1
	KindIgnites                           // About sets On on fire if N[0] is 1. Case 23.2
	KindBurns                             // On burns with N[0] markers. Case 23.2
	KindBurnt                             // On is burnt down. Case 23.2
	KindFights                            // About takes N[0] markers off the fire of On, N[1] are left. Case 23.3
	KindSprings                           // About springs from ambush, troops of the card On. Case 14.5
	KindSpotted                           // About, of the card On, comes into sight. Case 14.3
	KindFound                             // About, of the card On, has been scouted out. Case 14.3
	KindScouts                            // About scouts the piece On with the die N[0]; N[1] is 1 if it would find. Case 14.3
	KindStrays                            // About loses its way to the left or, N[0] = 1, to the right. Case 15.5
	KindAmbushed                          // On ambushes About. Case 14.5
	KindShows                             // About, of the card On, comes out of ambush in its segment. Case 14.4
	KindDriven                            // About goes N[0] hundredths of an inch, N[1] tenths of a degree; it is number N[3], of the kind N[2]. Case 22.1
	KindScatters                          // About, number N[0] of the kind N[1]. Case 22.3
	KindTakes                             // the side N[0] has About now, number N[2] of the kind N[1]. Case 22.4
	KindKills                             // About kills the prisoners On, of number N[0]. Case 22.4.1
	KindCharges                           // About charges On on the face N[0]. Case 11.3
	KindSlips                             // About leaves before On. Case 5.8
	KindGoesOn                            // About goes on N[0] hundredths of an inch to where On stood. Case 11.3
	KindMeets                             // About meets On half way. Case 11.3
	KindAssaults                          // About fights On on the wall. Case 20.4
	KindRound                             // About, stronger, fights On: N[0] to N[1] in hundredths, die N[2], result N[3]. Case 12.7
	KindStandsOff                         // About leaves its battle by N[0] hundredths of an inch. Case 12.9
	KindChallenges                        // About's officer challenges On's. Case 6.4
	KindDuel                              // they fight, N[0] to N[1]. Case 6.4
	KindSpends                            // About's Mars spends himself. Case 6.3.3
	KindFate                              // his die is N[0]; N[1] is 1 if he is killed. Case 6.3.3
	KindDemands                           // About demands a third round. Case 5.6
	KindEndures                           // About takes a marker and fights on. Case 20.4
	KindPursues                           // About pursues On by N[0] hundredths of an inch. Case 13.4
	KindBarred                            // About does not dare to charge. Case 9.3
	KindNation                            // the side N[0] is On, with the Flight number N[1]. Case 25.2
	KindAttacker                          // On attacks, by N[0] to N[1]. Case 26.4
	KindAppears                           // About, N[0] squadrons of On, comes onto the board. Case 25.6
	KindColonel                           // the Colonel With of the side N[0] comes with About. Case 6.1
	KindSet                               // the side N[0] sets up an object On. Case 26.4
	KindEdge                              // the side N[0] enters by On. Case 25.6
	KindBrings                            // the side N[0] brings on an object. Case 26.1
	KindExits                             // About leaves by On; N[0] is 1 if it gets away. Case 19.1
	KindCarried                           // the side N[0] carries About, of kind N[1], off by On; N[2] is 1 if it counts. Case 19.1
	KindRelief                            // reinforcements of the side N[0] come. Case 26.3
	KindGoal                              // the side N[0] has met its goal. Case 19.1
	KindLands                             // About, from its boat. Case 21.3
	KindBoards                            // About takes to a boat. Case 21.3
	KindSinks                             // the boat of About. Case 21.4
	KindShuts                             // the prisoners are hidden in On. Case 26.5
	KindCell                              // they are found there. Case 26.5
	KindCamps                             // a company of the card On sleeps in the dark at N[0], N[1]. Case 15.1
	KindWakes                             // the side N[0], as About is charged or shot at. Cases 26.5, 27.4
	KindBombards                          // the fleet shoots at About in the column N[0] with the die N[1], which does N[2]; N[3] starred. Case 27.6
	KindHides                             // a company of the card On lies in ambush at N[0], N[1]. Case 14.1
	KindRides                             // the Colonel of the side N[0] goes N[1] hundredths of an inch. Case 6.6
	KindAppeals                           // the side N[0] draws With for About; N[1] is 1 if it fits. Case 18.1
	KindSteals                            // the side N[0] steals a march. Case 18.3
	KindSkips                             // the side N[0] loses a segment. Case 18.3
	KindFallen                            // the side N[0] has lost its Colonel With. Cases 6.5, 6.6
	numKinds       = iota + 2
)
