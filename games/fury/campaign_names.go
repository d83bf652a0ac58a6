package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// Names of what the campaign speaks of.
var (
	missionKeys   = [NumMissions]string{Storm: "storm", RunSupplies: "supplies", StealHerds: "herds", CutCommunications: "communications"}
	missionTitles = [NumMissions]string{Storm: "storming a sconce", RunSupplies: "running supplies", StealHerds: "stealing herds", CutCommunications: "cutting communications"}
	styleTitles   = [NumStyles]string{MainlyFoot: "mainly foot", Mixed: "mixed", MainlyMounted: "mainly mounted"}
	warSeats      = [numSeats]string{EnglishSeat: "English", SpanishSeat: "Spanish"}
)

// warThings adds the objects of the campaign.
func (tb *Tables) warThings(add func(class uint8, n int, key, title string)) {
	for i := 1; i < len(tb.Campaign.Places); i++ {
		add(classPlace, i, tb.Campaign.Places[i].Key, tb.Campaign.Places[i].Name)
	}
	for m := range NumMissions {
		add(classMission, int(m)+1, missionKeys[m], missionTitles[m])
	}
	add(classMission, columnObject.Number(), "mission", "the mission")
	for s := range NumStyles {
		add(classStyle, int(s)+1, styleNames[s], styleTitles[s])
	}
	for n := 1; n < len(tb.Guns); n++ {
		add(classGun, n, tb.Guns[n].Key, tb.Guns[n].Name)
	}
	for seat := range numSeats {
		for i := range maxColonels {
			title := fmt.Sprintf("the %s Colonel %d", warSeats[seat], i+1)
			if seat == SpanishSeat && i == villiago {
				title = "Villiago"
			}
			add(classWarColonel, int(seat)*maxColonels+i+1, numberedName(seat, "war-colonel-", i), title)
		}
	}
}

// columnObject is the English force on its mission, which stands on the map.
//
// Case 29.12.
var columnObject = engine.Thing(classMission, 0)

// placeObject returns a location as an object.
func placeObject(at Location) engine.Object { return engine.Thing(classPlace, int(at)) }

// placeOf returns the location that an object names; 0 if it names none.
func placeOf(o engine.Object) Location {
	if o.Class() != classPlace {
		return 0
	}
	return Location(o.Number())
}

// missionObject returns a mission as an object.
func missionObject(m Mission) engine.Object { return engine.Thing(classMission, int(m)+1) }

func missionOf(o engine.Object) Mission { return Mission(o.Number() - 1) }

// styleObject returns a column of the force tables as an object.
func styleObject(s Style) engine.Object { return engine.Thing(classStyle, int(s)+1) }

func styleOf(o engine.Object) Style { return Style(o.Number() - 1) }

// kindObject returns the squadron card or the type of Gun of a body.
func kindObject(k kind) engine.Object {
	if k.isGun() {
		return engine.Thing(classGun, int(k.gun()))
	}
	return engine.Thing(classTroop, int(k))
}

func kindOf(o engine.Object) kind {
	if o.Class() == classGun {
		return kindOfGun(Gun(o.Number()))
	}
	return kind(o.Number())
}

// colonelObject returns a Colonel of the campaign as an object.
func colonelObject(seat engine.Seat, i int) engine.Object {
	return engine.Thing(classWarColonel, int(seat)*maxColonels+i+1)
}

func colonelOf(o engine.Object) (seat engine.Seat, i int) {
	n := o.Number() - 1
	return engine.Seat(n / maxColonels), n % maxColonels
}

// speaksOf reports whether an object is none or one that the campaign speaks of.
func (tb *Tables) speaksOf(o engine.Object) bool {
	most := 0
	switch o.Class() {
	case 0:
		return o == engine.NoObject
	case classPlace:
		most = len(tb.Campaign.Places) - 1
	case classMission:
		most = int(NumMissions)
	case classStyle:
		most = int(NumStyles)
	case classGun:
		most = len(tb.Guns) - 1
	case classTroop:
		most = len(tb.Troops) - 1
	case classWarColonel:
		most = int(numSeats) * maxColonels
	}
	return o.Number() >= 1 && o.Number() <= most
}
