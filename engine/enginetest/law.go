package enginetest

// A moment is when a law is tried.
type moment uint8

const (
	once     moment = iota // before all matches
	atChoice               // with a decision, and a choice about to be made; and at the end
	atEnd                  // after a match
)

// A law is something that holds of every ruleset.
type law struct {
	name  string
	says  string
	at    moment
	every int // tried at one in so many choices
	check func(x *exercise)
}

// laws are all of them. The one without a function of its own is tried by play.
var laws [28]law

func init() { // in a function, for the laws call back into the exercise
	laws = [...]law{
		{"states are flat", "one pointer to what never changes, then numbers, booleans and arrays and structs of these, without padding", once, 1, statesAreFlat},
		{"words are clear", "names are single words, no two alike, and every verb, prompt and reason has its words", once, 1, wordsAreClear},
		{"set-up is sound", "the same dice lay out the same position, dice that run dry stop it, unknown names are errors", once, 1, setUpIsSound},

		{"listed is lawful", "every candidate passes Check, so does every option without a span and every end of a span that is not loose", atChoice, 1, listedIsLawful},
		{"lawful is listed", "a choice that Check accepts lies within an option of an open decision, its unused fields zero; a Near passes", atChoice, 1, lawfulIsListed},
		{"answers are clear", "decisions open together to one seat about one object never offer the same verb, and all or none are sealed", atChoice, 1, answersAreClear},
		{"the end is the end", "nothing is pending if and only if there is an outcome; every decision has a candidate", atChoice, 1, theEndIsTheEnd},
		{"it ends", "no match has more choices than its scenario says", atEnd, 1, nil},
		{"what is lawful is carried out", "Apply of a choice that Check allows does not panic", atChoice, 1, lawfulIsCarriedOut},
		{"looking changes nothing", "methods that only read leave the position as it is, and say the same again", atChoice, 8, lookingChangesNothing},
		{"hearing changes nothing", "a choice leads to the same position whether its events are heard or not", atChoice, 4, hearingChangesNothing},
		{"copies are whole", "after CopyFrom, Apply on one leaves the other as it was, and the same dice lead both to the same position", atChoice, 2, copiesAreWhole},
		{"equal is equal", "Equal says of two positions what == says of the structs they point to", atChoice, 4, equalIsEqual},
		{"the print sees all", "changing any one field changes Fingerprint, and Equal sees it", atChoice, 256, thePrintSeesAll},
		{"text is whole", "parsing what was formatted gives the same position and no problem, and formatting that the same text", atChoice, 8, textIsWhole},
		{"what is named is found", "choices, objects and events have words, and choices read back are the same", atChoice, 8, namedIsFound},
		{"scenes fit together", "pieces stand in spaces of a board, keys are single, rows have a cell for each column", atChoice, 16, scenesFit},

		{"no leaks up", "a seat has the same decisions, options and refusals on its redacted copy as on the true position", atChoice, 4, noLeaksUp},
		{"no leaks across", "positions that differ only in what a viewer may not know redact to the same, and show him the same scene, refusals and seats to wait for", atChoice, 4, noLeaksAcross},
		{"a step teaches only whom it says", "a choice applied with the same dice to two such positions shows the viewer the same, unless Turn.Out has him", atChoice, 2, stepTeachesOnly},
		{"imagination is sound", "what is imagined redacts to what it was imagined from, and the rules object to nothing in it", atChoice, 4, imaginationIsSound},
		{"imagination plays on", "every decision of an imagined position has a candidate, and random play from it ends", atChoice, 512, imaginationPlaysOn},
		{"sealing commutes", "sealed answers of different seats, interleaved in any way, lead to the same position", atChoice, 1, sealingCommutes},

		{"dry is harmless", "a choice whose dice run dry at any throw leaves the position as it was, and goes on with the faces given later as if nothing had happened", atChoice, 4, dryIsHarmless},
		{"resume is run", "an Apply carried on from a throw leads where running through does", atChoice, 4, resumeIsRun},
		{"forecasts are whole", "what a choice begins is settled after some choices more, and every measure has a name", atChoice, 16, forecastsAreWhole},
		{"replay is the match", "a record read back and replayed leads to the same positions, take-backs included", atEnd, 1, replayIsTheMatch},
		{"no garbage", "Pending, Options, Candidates, Check, Apply and CopyFrom allocate nothing with Hear off", atChoice, 512, noGarbage},
	}
}

func (l *law) number() int {
	for i := range laws {
		if &laws[i] == l {
			return i
		}
	}
	panic("enginetest: no such law")
}

// lawCalled is the law of that name.
func lawCalled(name string) *law {
	for i := range laws {
		if laws[i].name == name {
			return &laws[i]
		}
	}
	panic("enginetest: no law is called " + name)
}
