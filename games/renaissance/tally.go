package renaissance

import "github.com/weathergage/weathergage/engine"

// A tally is what the throw that is made now rests on, as the law has counted it: what is added to its dice, and what
// else decides what they do. It is empty between throws.
//
// Case 1.2.
type tally struct {
	parts [mostCounted]counted
	n     [mostStakes]int32 // numbers of the throw, by stakeHolder and the others
	salvo stroke            // Case 11.2
	many  uint8
	own   bool           // only those may know who hold the ship or fort that throws
	spare [padTally]bool // never set; makes the whole free of padding
}

// padTally fills tally up to a multiple of four bytes.
const padTally = 2

// A counted is one thing that is added to the dice.
type counted struct {
	add   int16
	of    FactorNo
	spare bool // never set; makes the whole free of padding
}

// How much a tally holds at most: more lines than any list of factors has that apply together, and numbers.
const (
	mostCounted = 24
	mostStakes  = 8
)

// What is added to dice besides what the lists of factors have, numbered above these.
const (
	countedLosses  FactorNo = NumFactors + iota // the share of her crew that is lost. Case 20.2
	countedKnight                               // Case 4.3.3
	countedNoble                                // Case 4.3.2
	countedMoves                                // since the fire got out of control. Case 16.1
	countedGuns                                 // the gunnery factor of a gun that bursts. Case 14.4
	countedClass                                // of shallows above those that she crosses. Case 23.2
	countedAground                              // the grounding factor so far. Case 23.3
	countedRam                                  // Case 23.7
	countedDie                                  // the other die
	countedOther                                // who throws against her adds this. Case 4.3.2
)

// weigh begins to count what the next throw rests on.
func (g *State) weigh() *tally {
	g.stakes = tally{}
	return &g.stakes
}

// add counts what is added to the dice, if it is anything.
func (w *tally) add(of FactorNo, much int) {
	if much != 0 && int(w.many) < len(w.parts) {
		w.parts[w.many] = counted{add: int16(much), of: of}
		w.many++
	}
}

// when counts a factor if it applies, so many times.
func (g *State) when(w *tally, applies bool, of FactorNo, times int) {
	if applies {
		w.add(of, times*int(g.tables.Factor[of]))
	}
}

// sum returns all that is added to the dice.
func (w *tally) sum() (sum int) {
	for _, c := range w.parts[:w.many] {
		sum += int(c.add)
	}
	return sum
}

// hideStakes forgets of a throw what only those may know who hold who throws.
//
// Cases 4.1, 10.3.
func (g *State) hideStakes(viewer engine.Seat) {
	if g.stakes.own && g.stakes.n[stakeHolder] != int32(viewer) {
		g.stakes = tally{}
	}
}

// What the numbers of a tally are.
const (
	stakeSituation = 0              // 6.3, 20.2: in which column the total is read
	stakeFaces     = 0              // 18.1: how many faces send her past on the side on which she lies
	stakeWay       = 0              // 18.3: how far both go, or come together, in a move
	stakeHull      = 0              // 10.1: 1 if the rigging cannot be hit whatever the die shows
	stakeNeeds     = 0              // 10.11, 23.7: what is needed, or has to be beaten
	stakeClass     = 1              // 10.11: how good the gunners are
	stakeBand      = 2              // 10.11: at which range
	stakeDouble    = 0              // 14.4: 1 more than the row of the doubles
	stakeRake      = 1              // 11.2, 13.1, 14.4: 1 if she is raked, 2 if from astern
	stakeMasts     = 2              // 14.4: the masts that a hit below decks brings down, by bit
	stakeTells     = 0              // 11.2: what a double does besides: one of the tells
	stakeGroups    = 0              // 15.0: groups of small arms
	stakeSmalls    = 1              // 15.0: small guns
	stakePart      = 2              // 15.0: the share of their effect that is left
	stakeOf        = 3              // 15.0
	stakeSweeps    = 4              // 15.0: 1 if a party alone is fired at
	stakeOwn       = 0              // 19.5: the basic melee factor of who throws
	stakeTheirs    = 1              // 19.5: that of the others
	stakeDie       = 2              // 4.3.2, 19.5: the die of the others, 0 if it is not thrown yet
	stakeTied      = 0              // 22.3: the prizes, each 1 more than her number
	stakeWeather   = 0              // 5.2: what was thrown for the weather
	stakeHolder    = mostStakes - 1 // of a throw whose stakes are not for all: who may know them
)
