package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// classCompany is the class of companies as objects, by their places from 1 on.
const classCompany uint8 = 1

// object is a company as choices and events name it.
func (n companyNo) object() engine.Object { return engine.Thing(classCompany, int(n)+1) }

// companyOf is the company on the table that an object names, noCompany if it names none.
func (g *State) companyOf(o engine.Object) companyNo {
	n := companyNo(o.Number() - 1)
	if o.Class() != classCompany || o.Number() < 1 || o.Number() > len(g.companies) || !g.companies[n].isOut() {
		return noCompany
	}
	return n
}

// seatNames are the seats as positions write them.
var seatNames = []string{SeatA: "A", SeatB: "B"}

// name is a company as positions and choices write it: a-1 to b-32.
func (n companyNo) name() string { return fmt.Sprintf("%c-%d", 'a'+rune(n.seat()), n%ofSide+1) }

// namedCompany is the company of that name, noCompany if there is none of it.
func namedCompany(name string) companyNo {
	for n := range companyNo(numSeats) * ofSide {
		if n.name() == name {
			return n
		}
	}
	return noCompany
}

// objectName is an object as positions and choices write it.
func objectName(o engine.Object) string { return companyNo(o.Number() - 1).name() }

// findObject is the object of a name.
func findObject(name string) (engine.Object, bool) {
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
	numVerbs       = iota + 2
)

// The questions.
const (
	AskSegment engine.Prompt = 2 + iota // which company acts? Case 3.2
	AskAct                              // what does it do? Case 7.1
	AskTest                             // does it roll, Tough as it is? Case 5.3
	AskDress                            // how does it stand, now that it has rallied? Case 13.7
	numPrompts = iota + 2
)

// The events.
const (
	KindTurn       engine.Kind = 2 + iota // turn N[0] begins. Case 2.2
	KindAdvantage                         // the side N[0] has Advantage by N[1] to N[2]. Case 3.1
	KindActs                              // About acts. Case 3.2
	KindIdle                              // About's Bookish officer keeps it idle. Case 6.3.6
	KindMoves                             // About goes N[0] hundredths of an inch at a cost of N[1]. Case 8.1
	KindFaces                             // About faces by N[0] tenths of a degree. Case 8.2
	KindForms                             // About forms. Case 8.10
	KindLoosens                           // About goes loose. Cases 8.9, 8.10
	KindDraws                             // About draws up N[0] wide. Case 8.3
	KindDivides                           // N[0] squadrons of About become On. Case 4.2
	KindCombines                          // On joins About. Case 4.3
	KindOfficer                           // About has a new officer, the counter N[0]. Cases 4.2, 6.8
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
	numKinds       = iota + 2
)
