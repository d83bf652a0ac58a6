package renaissance

import "github.com/weathergage/weathergage/engine"

// A verb is one thing that a seat can order.
type verb struct {
	engine.VerbWords
	of    chapter // the orders that it is offered with
	at    place   // where a person points to order it
	marks verbMarks
}

// verbMarks say what more there is to know of a verb.
type verbMarks uint8

const (
	saysWay     verbMarks = 1 << iota // it says where a ship goes
	isSteered                         // a player gives it with its number by steering
	fixesWay                          // it says all there is to say of her way
	staysSecret                       // it is not opened with the other orders. Cases 4.1, 10.3, 16.2, 19.3. Rulings R80, R421
	hidesLoad                         // nor told of if it comes to nothing: it is about what guns hold. Case 10.3
	quitsFight                        // it strikes the colours, leaves a melee, abandons a ship or burns her
)

// is reports whether a verb has a mark.
func (v *verb) is(mark verbMarks) bool { return v.marks&mark != 0 }

// A chapter is orders that are offered together.
type chapter uint8

const (
	noChapter chapter = iota
	ofWays
	ofSails
	ofOars
	ofFollowing
	ofHolds
	ofRepairs
	ofTows
	ofBoats
	ofContacts
	ofBoarding
	ofFlight
	ofSignals
	ofGuns
	ofFireShips
	numChapters
)
