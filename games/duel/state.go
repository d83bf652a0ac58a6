package duel

import (
	"github.com/weathergage/weathergage/engine"
)

// The seats, which are also the numbers of their ships.
const (
	seatA engine.Seat = iota
	seatB
	numSeats
)

// State is one position of a match.
type State struct {
	tables *Tables // never written
	position
}

// position is everything that changes in a match. All of it is public but what
// lies in hidden.
type position struct {
	flow     engine.Flow      // where in the sequence of play; empty once the match is over
	rangeMM  int32            // between the ships, in mm; 0 is alongside
	scenario int16            // its number in the tables
	turn     int16            // from 1
	ships    [numSeats]ship   // by seat
	hidden   [numSeats]secret // by seat: known to that seat alone
	gage     engine.Seat      // who has the weather gage; 0 before it is settled
	variable bool             // the setting wind=variable
}

// ship is what everybody sees of one ship.
type ship struct {
	hull       int8 // points left; 0: sunk
	sails      int8 // that still stand
	speed      int8 // made this turn; 0 until orders are opened
	chainFired int8 // loads of chain shot fired so far
	struck     bool // she has hauled down her colours
}

// secret is what only her own captain knows of one ship.
type secret struct {
	loaded  shot // in the guns; that they are loaded at all is public
	order   shot // to be loaded when orders are opened
	speed   int8 // ordered; meaningful if plotted
	plotted bool // a speed has been ordered this turn
}

// shot is what lies in a broadside.
type shot uint8

const (
	noShot shot = iota
	round
	chain
	unseen // loaded, and the viewer may not know with what
)

// Flow returns the step that is unfinished; its frame holds whose it is.
func (g *State) Flow() *engine.Flow { return &g.flow }

// CopyFrom makes this position the same as another.
func (g *State) CopyFrom(s engine.State) { *g = *s.(*State) }

// Equal reports whether both are the same position of the same match data.
func (g *State) Equal(s engine.State) bool { return *g == *s.(*State) }

// Fingerprint hashes the position.
func (g *State) Fingerprint() uint64 { return engine.Print(&g.position) }
