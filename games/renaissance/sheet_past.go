package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A diary is what has been told of one ship, for her damage sheet: what a position does
// not keep. Moves are those in which it was told.
//
// Case 27.1.
type diary struct {
	crew     []crewLeft
	oars     []oarsLeft
	silenced [numGroups][]uint8 // a move for each battery lost
	smalls   []uint8            // a move for each small gun lost
	fell     [NumSections]string
	officers []string // moves of those who fell, as the scenario counts them
	captain  string
	record   [numRecords][]string
}

// A crewLeft is who was left after the losses of a move.
type crewLeft struct {
	move               uint8
	soldiers, mariners int16
}

// An oarsLeft is how many oars were left on each side after the losses of a move.
type oarsLeft struct {
	move uint8
	left [2]uint8
}

// A record is a line of the sheet on which moves are written down.
//
// Case 27.1.
type record uint8

const (
	recordFire record = iota
	recordHoles
	recordRudder
	recordRepairs
	recordAground
	recordFactor
	recordSinks
	recordColours
	numRecords = iota
)

// recordNames are the lines and the section that each is about.
var recordNames = [numRecords]struct {
	name string
	rule engine.Case
}{
	{"fire", "16.0"}, {"holes", "17.7"}, {"rudder", "17.2"}, {"repairs", "17.9"}, {"aground", "23.2"},
	{"factor", "23.2"}, {"sinks", "17.7"}, {"colours", "21.1"},
}

// diary reads what has been told of a ship.
//
// Case 27.1.
func (g *State) diary(n shipNo, past []engine.Dated) *diary {
	me, row, k := g.object(n), g.row(n), g.kind(n)
	d := &diary{officers: make([]string, len(row.Persons))}
	crew := crewLeft{soldiers: row.Soldiers, mariners: k.Mariners}
	oars := oarsLeft{left: [2]uint8{k.Oars, k.Oars}}
	for _, p := range past {
		e, move := &p.Event, uint8(p.Turn)
		switch {
		case e.Kind == KindKilled || e.Kind == KindTaken:
			d.bury(me, e, move)
		case e.Kind == KindHoled && e.On == me:
			d.note(recordHoles, move, "")
		case e.About != me:
		case e.Kind == KindCasualties:
			crew.move, crew.soldiers, crew.mariners = move, crew.soldiers-int16(e.N[lostSoldiers]), crew.mariners-int16(e.N[lostMariners])
			d.crew = append(before(d.crew, move, func(c crewLeft) uint8 { return c.move }), crew)
		case e.Kind == KindOars:
			oars.move, oars.left[e.On.Number()] = move, uint8(e.N[oarsRemain])
			d.oars = append(before(d.oars, move, func(o oarsLeft) uint8 { return o.move }), oars)
		case e.Kind == KindFell:
			d.fall(e, move)
		default:
			d.suffer(e, move)
		}
	}
	return d
}

// before returns a list without what was noted of the same move.
func before[T any](list []T, move uint8, of func(T) uint8) []T {
	return slices.DeleteFunc(list, func(one T) bool { return of(one) == move })
}

// bury notes the move in which an officer was killed or taken.
func (d *diary) bury(ship engine.Object, e *engine.Event, move uint8) {
	switch {
	case e.On != ship:
	case Rank(e.N[officerRank]) == NoRank:
		d.captain = num(move)
	case int(e.N[officerPlace]) < len(d.officers):
		d.officers[e.N[officerPlace]] = num(move)
	}
}

// fall notes the move and the side of each section that fell.
//
// Cases 13.6, 27.1.
func (d *diary) fall(e *engine.Event, move uint8) {
	for sec := range Section(NumSections) {
		if Sections(e.N[fellSections]).Has(sec) {
			if d.fell[sec] = num(move); e.On != engine.NoObject {
				d.fell[sec] += " " + sideNames[e.On.Number()]
			}
		}
	}
}

// suffer notes what is written down with the move alone.
//
// Case 27.1.
func (d *diary) suffer(e *engine.Event, move uint8) {
	switch e.Kind {
	case KindSilenced, KindBurst:
		lost := e.N[gunsLost]
		if e.Kind == KindBurst {
			lost = 1
		}
		d.silenced[e.On.Number()] = append(d.silenced[e.On.Number()], slices.Repeat([]uint8{move}, int(lost))...)
	case KindSmallGuns:
		d.smalls = append(d.smalls, slices.Repeat([]uint8{move}, int(e.N[gunsLost]))...)
	case KindFireTest:
		d.note(recordFire, move, fireRecords[FireResult(e.N[fireResult])])
	case KindShotHole:
		d.note(recordHoles, move, "")
	case KindRudder:
		d.note(recordRudder, move, "gone")
	case KindSteering:
		d.note(recordRudder, move, "steering")
	case KindRepaired:
		d.note(recordRepairs, move, repairRecords[Task(e.N[repairedTask])])
	case KindJuryFell:
		d.note(recordRepairs, move, "JM falls")
	case KindAground:
		d.note(recordAground, move, "")
		d.note(recordFactor, move, num(e.N[groundFactor]))
	case KindAgroundStill:
		d.note(recordFactor, move, num(e.N[stillFactor]))
	case KindAfloat:
		d.note(recordAground, move, "afloat")
	case KindSinking:
		d.note(recordSinks, move+uint8(e.N[sinkingMoves]), "")
	case KindLost:
		d.note(recordSinks, move, fateWords[e.N[lostFate]])
	case KindStruck:
		d.note(recordColours, move, "struck")
	case KindRehoisted:
		d.note(recordColours, move, "hoisted")
	}
}

// note writes what and the move on a line of the sheet: "JM-16".
func (d *diary) note(on record, move uint8, what string) {
	if what != "" {
		what += "-"
	}
	d.record[on] = append(d.record[on], what+num(move))
}

// fireRecords and repairRecords are the short words for what is written down.
var (
	fireRecords = [...]string{FireOut: "out", FireBurns: "burns", FireHalf: "half", FireQuarter: "quarter",
		FireWild: "out of control"}
	repairRecords = [NumTasks]string{JuryMast: "JM", RepairHole: "hole", ShiftOars: "oars", ShiftChaser: "gun aft"}
)
