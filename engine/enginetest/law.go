package enginetest

// A moment is when a law is tried.
type moment uint8

const (
	once     moment = iota // before all matches
	atChoice               // with a decision, and a choice about to be made; and at the end
	atEnd                  // after a match
)

// A law is something that is true of every ruleset.
type law struct {
	name  string
	at    moment
	every int // tried at one in this many choices
	check func(x *exercise)
	says  string
}

// laws lists all laws. play tries the one without a function of its own.
var laws [38]law

func init() { // in a function, because the laws call back into the exercise
	laws = [...]law{
		{"states are flat", once, 1, statesAreFlat,
			"one pointer to what never changes, then numbers, booleans and arrays and " +
				"structs of these, without padding"},
		{"words are clear", once, 1, wordsAreClear,
			"names are single words, no two alike, and every verb, prompt and reason has " +
				"its words"},
		{"set-up is sound", once, 1, setUpIsSound,
			"the same dice lay out the same position, dice that run dry stop it, unknown " +
				"names are errors"},

		{"listed is lawful", atChoice, 1, listedIsLawful,
			"every candidate passes Check, so does every option without a span and every " +
				"end of a span that is not loose"},
		{"lawful is listed", atChoice, 1, lawfulIsListed,
			"a choice that Check accepts lies within an option of an open decision, its " +
				"unused fields zero; a Near passes"},
		{"refusals help", atChoice, 2, refusalsHelp,
			"a refusal cites a case or says what is open; after the end it says how the match " +
				"ended"},
		{"refusals cite", atChoice, 2, refusalsCite,
			"with Options.Cites, what was lawful in the match and is not now is refused by a case"},
		{"answers are clear", atChoice, 1, answersAreClear,
			"decisions open together to one seat about one object never offer the same " +
				"verb, and all or none are sealed"},
		{"one answer is not asked", atChoice, 1, oneAnswerIsNotAsked,
			"no decision has one answer, unless PromptWords.Kept names the case for which it is asked all the same"},
		{"the end is the end", atChoice, 1, theEndIsTheEnd,
			"nothing is pending if and only if there is an outcome; every decision has a " +
				"candidate"},
		{"it ends", atEnd, 1, nil,
			"no match has more choices than its scenario says"},
		{"what is lawful is carried out", atChoice, 1, lawfulIsCarriedOut,
			"Apply of a choice that Check allows does not panic"},
		{"looking changes nothing", atChoice, 8, lookingChangesNothing,
			"methods that only read leave the position as it is, and say the same again"},
		{"hearing changes nothing", atChoice, 4, hearingChangesNothing,
			"a choice leads to the same position whether its events are heard or not"},
		{"copies are whole", atChoice, 2, copiesAreWhole,
			"after CopyFrom, Apply on one leaves the other as it was, and the same dice " +
				"lead both to the same position"},
		{"equal is equal", atChoice, 4, equalIsEqual,
			"Equal says of two positions what == says of the structs they point to"},
		{"the print sees all", atChoice, 256, thePrintSeesAll,
			"changing any one field changes Fingerprint, and Equal sees it"},
		{"text is whole", atChoice, 8, textIsWhole,
			"parsing what was formatted gives the same position and no problem, and " +
				"formatting that the same text"},
		{"what is named is found", atChoice, 8, namedIsFound,
			"choices, objects and events have words, and choices read back are the same"},
		{"deeds are told", atChoice, 2, deedsAreTold,
			"what no event tells its own seat is told by VerbWords.Does, in other words than the button's, or is Silent"},
		{"throws are called", atChoice, 2, throwsAreCalled,
			"a Caller says of every throw what it decides"},
		{"options differ in words", atChoice, 4, optionsDiffer,
			"no two options of one question are said alike but for their numbers"},
		{"one is not many", atChoice, 8, oneIsNotMany,
			"no choice is said with the number 1 before a plural"},
		{"scenes fit together", atChoice, 16, scenesFit,
			"pieces stand in spaces of a board, those of a stack each at a depth of its own, keys are " +
				"single, rows have a cell for each column"},
		{"sheets fit together", atChoice, 64, sheetsFit,
			"keys are single words, sheets are about what has a name, rows have no more boxes " +
				"than columns"},

		{"no leaks up", atChoice, 4, noLeaksUp,
			"a seat has the same decisions, options and refusals on its redacted copy as on " +
				"the true position"},
		{"no leaks across", atChoice, 4, noLeaksAcross,
			"positions that differ only in what a viewer may not know redact to the same, " +
				"and show him the same scene, refusals and seats to wait for"},
		{"a step teaches only whom it says", atChoice, 2, stepTeachesOnly,
			"a choice applied with the same dice to two such positions shows the viewer the " +
				"same, unless Turn.Out has him"},
		{"imagination is sound", atChoice, 4, imaginationIsSound,
			"what is imagined redacts to what it was imagined from, and the rules object to " +
				"nothing in it"},
		{"imagination plays on", atChoice, 512, imaginationPlaysOn,
			"every decision of an imagined position has a candidate, and random play from " +
				"it ends"},
		{"sealing commutes", atChoice, 4, sealingCommutes,
			"sealed answers of different seats, interleaved in any way, lead to the same " +
				"position"},

		{"dry is harmless", atChoice, 4, dryIsHarmless,
			"a choice whose dice run dry at any throw leaves the position as it was, and " +
				"goes on with the faces given later as if nothing had happened"},
		{"resume is run", atChoice, 4, resumeIsRun,
			"an Apply carried on from a throw leads where running through does"},
		{"forecasts are whole", atChoice, 16, forecastsAreWhole,
			"what a choice begins is settled after some choices more, and every measure has " +
				"a name"},
		{"dice have odds", atChoice, 4, diceHaveOdds,
			"a choice that brings a throw at once has odds or says what it rests on, unless Options.Fated names the " +
				"case of the throw"},
		{"throws are reckoned", atChoice, 4, throwsAreReckoned,
			"what a Reckoner says of a throw changes nothing, lists all rolls where it lists results, and is the same " +
				"whatever the viewer may not know"},
		{"replay is the match", atEnd, 1, replayIsTheMatch,
			"a record read back and replayed leads to the same positions, take-backs " +
				"included"},
		{"no garbage", atChoice, 512, noGarbage,
			"Pending, Options, Candidates, Check, Apply and CopyFrom allocate nothing with " +
				"Hear off"},
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

// lawCalled returns the law with that name.
func lawCalled(name string) *law {
	for i := range laws {
		if laws[i].name == name {
			return &laws[i]
		}
	}
	panic("enginetest: no law is called " + name)
}
