package fury

import (
	"iter"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// The seats: the attacker and the defender of a scenario.
const (
	SeatA engine.Seat = iota
	SeatB
	numSeats
)

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return SeatB - seat }

// State is one position of a match.
type State struct {
	tables *Tables // never written
	flat
}

// flat is everything that changes in a match.
type flat struct {
	flow      engine.Flow                  // what is going on; see sequence.go for what frames hold
	companies [numSeats * ofSide]company   // on the table and off it, those of each side together
	hidden    [numSeats][maxHidden]company // in ambush: known to their own seat alone. Case 14.1
	sides     [numSeats]side
	objects   [maxObjects]object // on the table. Case 22.0
	ground    ground             // what the table is made of
	war       war                // the campaign; zero outside it. Case 29.0
	outset    outset             // of the move that goes on. Case 14.4
	out       bodies             // the companies that are on the table; see setCompany
	goods     pieces             // the places of the objects that there are; see setObject
	dead      uint64             // counters of officers who are out of the pool, by bit. Case 6.5
	turn      uint16             // from 1
	scenario  uint16             // 1 more than which is played, battles of the campaign behind scenarios; 0: none
	sky       sky                // by day, at night or in fog. Case 15.1
	fortune   bool               // Fortune's Wheel is in play. Case 18.1
	outcome   outcome            // how the match ended; outcomeNone while it lasts
	loser     engine.Seat        // who lost it; 0 while it lasts or if nobody did
}

// How many companies a position holds. What is divided or springs from an ambush takes
// the first free place of its side, so that places tell nothing about ambushes.
const (
	ofSide    = 32
	maxHidden = 12
	// A company that surrenders leaves as many objects as it has squadrons. Two large forces
	// have 72 of them; in the campaign flight ends a battle before there are more.
	maxObjects = 98
)

// An object is a herd, prisoners or a wagon.
//
// Case 22.1.
type object struct {
	at    plane.Point // its middle
	kind  uint16      // 1 more than which it is; 0: there is none
	owner uint16      // the seat that has it, or nobody
	spent uint16      // of its rate this turn
	from  uint8       // of prisoners: the seat whose men they are. Case 22.4.1
	men   Troop       // and of which card, 0 if that does not matter
}

// A side is what holds of one seat's force as a whole.
type side struct {
	place   plane.Point // of its Colonel while he is with no company. Case 6.6
	force   uint16      // squadrons that it has brought
	lost    uint16      // of these, destroyed, captured or routed off the table
	flight  uint8       // its Flight number, in percent. Case 19.2
	colonel Officer     // 0: it has none. Case 6.1
	with    companyNo   // the company that he leads, noCompany if none
	marks   sideMark

	nation   Nation            // Case 25.2
	edge     Edge              // by which it enters. Case 25.6
	seek     uint8             // 1 more than the company of the side for which the spares are drawn; 0: for all
	spares   [9]Officer        // drawn besides, who may take the place of Captains. Cases 28.3, 28.5
	choices  [4]Officer        // drawn for a Colonel. Case 6.7
	gone     [numGone]uint8    // what has left the board by the edge of its goal. Case 19.1
	stock    [NumObjects]uint8 // objects that have yet to come onto the board, or to be found
	cell     uint8             // 1 more than the building, as a piece of the ground, in which its prisoners are hidden. Case 26.5
	searched [3]uint8          // buildings that have been searched for them, by bit
	pool     Force             // squadrons that are in no company yet. Case 4.1
	ridden   uint16            // of the rate of its Colonel this turn. Case 6.6
	drawn    uint16            // 1 more than the counter of the Wheel that it has drawn this turn. Case 18.1
}

// sideMark is a set of what holds of one side.
type sideMark uint32

const (
	sideLurks     sideMark = 1 << iota // by the scenario it may lie in ambush, which both sides know. Case 14.1
	sideHerds                          // its herds have had their segment. Case 22.1
	sidePrisoners                      // its prisoners
	sideWagons                         // its wagons
	sideComes                          // companies have yet to come. Case 25.6
	sideWaits                          // and wait for the next turn. Ruling R317
	sideBrings                         // its Colonel comes with the first of them. Ruling R504
	sideFallen                         // its Colonel is dead or taken. Case 26.6
	sideRelief                         // its reinforcements have come. Cases 26.3, 26.5, 27.10
	sideFleet                          // one culverin of its fleet has had its segment. Case 27.6
	sideFleets                         // and the other
	sideDumb                           // it loses its next segment. Case 18.3
	sideBides                          // what else of it is to act has acted, and its ambushes lie on for the rest of the turn. Ruling R228
	sideUnseen                         // in what its enemy may know: somebody lies in ambush, or the match would be over. Case 14.1
	numSideMarks  = iota
)

// has reports whether all of some marks are set.
func (s *side) has(some sideMark) bool { return s.marks&some == some }

// What may leave the board, as goals count it.
const (
	goneSquadrons = iota
	goneHerds
	gonePrisoners
	goneWagons
	goneGuns
	numGone = iota
)

// outcome is how a match ended.
type outcome uint8

const (
	outcomeNone   outcome = iota
	outcomeFlight         // one side has been put to flight. Case 19.2
	outcomeLeaves         // one side has withdrawn. Case 19.1
	outcomeLate           // the last turn is over, and one side has lost by that. Case 19.1
	outcomeDraw           // the same, and nobody has
	outcomeGoal           // one side has reached its goal. Case 19.1
	numOutcomes   = iota
)

// outcomePoints is how a campaign ends, apart from how its battles do. Case 29.21.
const outcomePoints outcome = 32

// A companyNo is the place of a company in flat.companies.
type companyNo int16

// noCompany stands for no company.
const noCompany companyNo = -1

// seatOf is whose company stands in a place.
func (n companyNo) seat() engine.Seat { return engine.Seat(n / ofSide) }

// A company is one body of squadrons, all of one type. The middle of the front edge of its
// first rank is its place.
//
// Cases 2.3, 4.1. Ruling R45.
type company struct {
	at         plane.Point
	facing     plane.Heading
	passed     uint32 // friends that it has routed through this turn, by their places. Case 13.3
	shotAt     uint32 // enemies that it has shot at this turn, by their places. Cases 7.4, 11.4
	spotted    uint32 // enemies that have come upon it in ambush, by their places, until it has acted. Case 14.3
	marks      mark
	stance     stance
	troop      Troop // 0: there is none
	squadrons  uint8 // left
	files      uint8 // squadrons in its first rank
	terror     uint8 // markers that can be rallied. Case 9.4
	humiliated uint8 // markers that cannot. Case 12.9
	captain    Officer
	gun        Gun   // that it is the crew of. Case 16.2
	inside     uint8 // 1 more than the building, as a piece of the ground, that it is in; 0: none. Case 17.1
	battle     uint8 // which hand-to-hand battle it fights in; 0: none. Case 12.1
	chases     uint8 // 1 more than the place of the routers whom it pursues; 0: nobody. Case 13.4
}

// engaged reports whether a company fights in a hand-to-hand battle.
//
// Case 12.1.
func (c *company) engaged() bool { return c.battle != 0 }

// chased returns the company of routers that one pursues, noCompany if none.
//
// Case 13.4.
func (c *company) chased() companyNo { return companyNo(c.chases) - 1 }

// isBound reports whether a company has to go on with its pursuit in its next segment.
//
// Case 13.5. Ruling R611.
func (c *company) isBound() bool { return c.stance&stanceBound != 0 && c.chased() != noCompany }

// chase has a company pursue routers, or nobody.
//
// Case 13.4.
func (c *company) chase(n companyNo) { c.chases = uint8(n + 1) }

// stance is a set of what holds of a company for a turn or a battle.
type stance uint16

const (
	stanceFought    stance = 1 << iota // it has fought hand to hand this turn. Case 12.4
	stanceHalved                       // charged in flank or rear this turn. Cases 12.2, 12.3
	stanceQuartered                    // charged in the flank this turn after it had fought. Case 12.4
	stanceFortified                    // it was charged behind fortifications. Case 12.8
	stanceCovered                      // in cover. Case 12.8
	stanceVantage                      // uphill, or holding a breach, a bridge or a ford. Case 12.8
	stanceNarrow                       // in a gate, in a breach or on a bridge. Case 20.5
	stanceMars                         // its Mars spends himself this turn. Case 6.3.3
	stanceDuel                         // its officer has fought single combat this turn. Case 6.4
	stanceSilent                       // no officer's characteristics count in its battle this turn. Case 6.4
	stanceBarred                       // it has failed a Charge test this turn. Case 9.3
	stanceBound                        // it must pursue in its next segment. Case 13.5
	stanceApart                        // it fights apart from the rest of its battle this turn. Case 12.4
	stanceRisk                         // the life of its officer is still to be rolled for. Case 6.5
	stanceFated                        // its Mars has been diced for this turn. Case 6.3.3
	stanceScales                       // it fights from ladders. Case 20.4
	numStances      = iota
)

// ofTurn is what of a stance goes when a turn ends.
const ofTurn = stanceFought | stanceHalved | stanceQuartered | stanceMars | stanceDuel | stanceSilent | stanceBarred |
	stanceApart | stanceRisk | stanceFated

// ofBattle is what of a stance goes when a company leaves its battle.
const ofBattle = stanceFortified | stanceCovered | stanceVantage | stanceNarrow | stanceHalved | stanceQuartered | stanceApart | stanceScales

// mark is a set of what holds of one company.
type mark uint32

const (
	markFormed      mark = 1 << iota // it is a formed body. Case 8.7
	markRepelled                     // a shot has made it retire this turn, and it shoots no more. Case 10.7
	markActed                        // it has had its action segment. Case 2.1
	markRouting                      // Case 13.1
	markOnFoot                       // horsemen who have dismounted. Case 8.11
	markRetired                      // it has retired in the segment that goes on. Case 11.4
	markTeam                         // its Gun has a team. Case 16.6
	markLimbered                     // its Gun. Case 16.6
	markLoaded                       // its Gun. Case 16.4
	markLadders                      // it carries ladders. Case 20.3
	markAmbushed                     // an ambush has surprised it this turn. Case 14.5
	markAfloat                       // it is in a boat. Case 21.1
	markOff                          // it has yet to come onto the board. Case 25.6
	markAsleep                       // Cases 26.5, 27.4
	markShaken                       // it has yet to test for one of the routers who have gone through it. Case 13.3
	markShakenTwice                  // for two, besides
	markShakenOften                  // for four, besides
	markShot                         // it has shot this turn at a company that is gone, or at a gate. Cases 7.4, 16.4
	markTight                        // it is loose, but has no room for gaps between its bases. Case 8.7
	markLanded                       // it has left a boat this turn, and does not shoot. Case 21.3
	markHot                          // its Gun has shot in the turn before. Case 16.4
	numMarks        = iota
)

// cameShift is where the marks of a company hold the Location from which it came in a Rescue Party of
// the campaign; 0: it did not. A position has no room for it elsewhere.
//
// Case 29.20.
const cameShift = 24

// came returns the Location from which a company came in a Rescue Party, 0 if it did not.
//
// Case 29.20.
func (c *company) came() Location { return Location(c.marks >> cameShift) }

// setCame notes from where a company came in a Rescue Party.
//
// Case 29.20.
func (c *company) setCame(from Location) {
	c.marks = c.marks&(1<<cameShift-1) | mark(from)<<cameShift
}

// has reports whether all of some marks are set.
func (c *company) has(some mark) bool { return c.marks&some == some }

// set sets marks or clears them.
func (c *company) set(some mark, on bool) {
	if on {
		c.marks |= some
	} else {
		c.marks &^= some
	}
}

// isOut reports whether a company is on the table.
func (c *company) isOut() bool { return c.troop != 0 && c.marks&markOff == 0 }

// Flow returns the steps that are unfinished.
func (g *State) Flow() *engine.Flow { return &g.flow }

// CopyFrom makes g the same position as another of this game.
func (g *State) CopyFrom(from engine.State) { *g = *from.(*State) }

// Equal reports whether both are the same position under the same tables.
func (g *State) Equal(other engine.State) bool { return *g == *other.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.flat) }

// number returns a single number of the rulebook.
func (g *State) number(n Number) int { return int(g.tables.Numbers[n]) }

// length returns a single length of the rulebook.
func (g *State) length(n Number) Length { return Length(g.tables.Numbers[n]) }

// played returns the scenario or the battle of the campaign, nil on an open table.
func (g *State) played() *ScenarioRow {
	n := int(g.scenario) - 1
	switch {
	case n < 0:
		return nil
	case n >= len(g.tables.Scenarios):
		return &g.tables.Campaign.Battles[n-len(g.tables.Scenarios)]
	}
	return &g.tables.Scenarios[n]
}

// card returns the squadron card of a company.
func (g *State) card(c *company) *TroopRow { return &g.tables.Troops[c.troop] }

// leads returns the officer whose counter counts for a company: its Colonel, if he is with it, else its
// Captain; 0 if it has none.
//
// Case 6.1. Ruling R55.
func (g *State) leads(n companyNo) Officer {
	if s := &g.sides[n.seat()]; s.colonel != 0 && s.with == n {
		return s.colonel
	}
	return g.companies[n].captain
}

// nature returns what a company is under its officer.
//
// Cases 2.6, 6.2. Ruling R55.
func (g *State) nature(n companyNo) Characteristics {
	if g.companies[n].stance&stanceSilent != 0 {
		return g.card(&g.companies[n]).Nature
	}
	return g.natureUnder(&g.companies[n], g.leads(n))
}

// natureUnder returns what a company is under an officer, or under none.
//
// Case 6.2.
func (g *State) natureUnder(c *company, by Officer) Characteristics {
	if by == 0 {
		return g.card(c).Nature
	}
	return g.card(c).Nature.Under(g.tables.Officers[by].Nature)
}

// each goes through the companies of a side that are on the table.
func (g *State) each(seat engine.Seat) iter.Seq[companyNo] {
	return func(do func(companyNo) bool) {
		end := companyNo(seat+1) * ofSide
		for n := g.out.from(end - ofSide); n < end; n = g.out.from(n + 1) {
			if !do(n) {
				return
			}
		}
	}
}

// setCompany has a company stand in a place, or nobody.
func (g *State) setCompany(n companyNo, as company) {
	g.companies[n] = as
	g.out &^= 1 << n
	if as.isOut() {
		g.out |= 1 << n
	}
}

// free returns the first place of a side without a company, and about which nothing goes on any more;
// noCompany if there is none.
func (g *State) free(seat engine.Seat) companyNo {
	for n := companyNo(seat) * ofSide; n < companyNo(seat+1)*ofSide; n++ {
		if g.companies[n].troop == 0 && !g.isNamed(n) {
			return n
		}
	}
	return noCompany
}

// isNamed reports whether a segment that goes on is that of the company of a place.
//
// Case 18.3.
func (g *State) isNamed(n companyNo) bool {
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepAct && f.About == n.object() {
			return true
		}
	}
	return false
}
