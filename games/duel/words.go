package duel

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Classes of objects. Ships are numbered as their seats, shots as shot.
const (
	classShip uint8 = 1 + iota
	classShot
)

func shipOf(seat engine.Seat) engine.Object { return engine.Thing(classShip, int(seat)) }
func shotObject(s shot) engine.Object       { return engine.Thing(classShot, int(s)) }
func other(seat engine.Seat) engine.Seat    { return seatB - seat }

// Verbs.
const (
	verbPlot  = engine.Pass + 1 + iota // N[0] the speed
	verbLoad                           // on a shot
	verbClose                          // on the enemy, N[0] mm
	verbSheer                          // off the enemy, N[0] mm
	verbFire                           // on the enemy
)

// Prompts.
const (
	askSpeed engine.Prompt = 2 + iota
	askShot
	askRun
	askFire
)

// Kinds of events.
const (
	sighted       engine.Kind = 2 + iota // N: the dice, the range
	orderedSpeed                         // N: the speed
	orderedShot                          // On: the shot
	madeSpeed                            // N: the speed
	gotGage                              // N: the die, 0 if none was thrown
	closed                               // N: by how much, the range now
	sheered                              // N: by how much, the range now
	held                                 // N: the range
	heldFire                             //
	fired                                // With: the shot; N: the least face that hit, the hits
	sank                                 //
	struckColours                        // N: the die, the hull
	foughtOn                             // N: the die, the hull
	fellNight                            //
)

// firedHits is where fired holds the hits in N.
const firedHits = 1

// Reasons of refusals.
const (
	noChainLeft  engine.Reason = 2 + iota // N: what there was
	tooFewSails                           // N: the sails
	offScale                              // N: mm in a step
	tooFar                                // N: the reach
	outOfSight                            // N: the greatest range
	tooNear                               // N: the least range
	runsPast                              // N: the range
	gunsEmpty                             //
	doesNotCarry                          // N: how far chain carries, the range
	notYours                              // the ship is the other captain's
	noGage                                // only the ship with the gage runs
)

var shots = [...]string{noShot: "none", round: "round", chain: "chain", unseen: "?"}

func makeWords(tables *Tables) engine.Words {
	names := []string{shots[round], shots[chain], tables.Ships[seatA].Key, tables.Ships[seatB].Key}
	titles := []string{"round shot", "chain shot", tables.Ships[seatA].Name, tables.Ships[seatB].Name}
	objects := []engine.Object{shotObject(round), shotObject(chain), shipOf(seatA), shipOf(seatB)}
	among := func(texts []string) func(engine.Object) string {
		return func(o engine.Object) string {
			for i, known := range objects {
				if known == o {
					return texts[i]
				}
			}
			return ""
		}
	}
	return engine.Words{
		Verbs: sequence.Words(),
		// Sealed answers hide who had a choice, and a shot what is loaded; that a becalmed ship holds her
		// course is a form.
		Prompts: []engine.PromptWords{
			askSpeed: {Says: "%S: what speed shall %A make?", Kept: "2.1"},
			askShot:  {Says: "%S: what shall %A load?", Kept: "2.1"},
			askRun:   {Says: "%S: %A has the gage: shall she run?", Pass: "Hold her course", Kept: "3.3"},
			askFire:  {Says: "%S: shall %A fire?", Pass: "Hold her fire", Kept: "4.2"},
		},
		Kinds: []string{engine.Moved: "moved", sighted: "sighted", orderedSpeed: "ordered-speed",
			orderedShot: "ordered-shot", madeSpeed: "speed", gotGage: "gage", closed: "closed",
			sheered: "sheered", held: "held-course", heldFire: "held-fire", fired: "fired", sank: "sank",
			struckColours: "struck", foughtOn: "fought-on", fellNight: "nightfall"},
		Guns:   []engine.Kind{fired},
		Orders: []engine.Kind{orderedSpeed, orderedShot},
		// Enter holds no fire: that throws a broadside away.
		Quits: func(ask engine.Prompt, v engine.Verb, only bool) bool {
			return ask == askFire && v == engine.Pass && !only
		},
		Reasons: []string{engine.NotOpen: "that does not answer any open question",
			noChainLeft:  "all %1 loads of chain are fired",
			tooFewSails:  "her sails give a speed of at most %1",
			offScale:     "lengths are measured in steps of %1 mm",
			tooFar:       "she can run at most %1 mm at this speed",
			outOfSight:   "the range is never more than %1 mm",
			tooNear:      "the ships would be less than %1 mm apart, and not alongside",
			runsPast:     "the enemy is only %1 mm away",
			gunsEmpty:    "her guns are empty",
			doesNotCarry: "her guns are loaded with chain, which carries %1 mm; the range is %2 mm",
			notYours:     "that ship is not yours",
			noGage:       "only the ship with the weather gage runs, and the enemy has it"},
		Ended:  func(out engine.Outcome) string { return ended(tables, out) },
		Object: among(names),
		Title:  among(titles),
		Find: func(name string) (engine.Object, bool) {
			for i, known := range names {
				if strings.EqualFold(known, name) {
					return objects[i], true
				}
			}
			return engine.NoObject, false
		},
	}
}

// ended says how a match ended.
func ended(tables *Tables, out engine.Outcome) string {
	if out.Winner == engine.NoSeat {
		return "night has fallen, and it is a draw"
	}
	how := " has struck her colours, and "
	if out.Rule == "5.1" {
		how = " has sunk, and "
	}
	return tables.Ships[other(out.Winner)].Name + how + tables.Ships[out.Winner].Name + " has won"
}

// sentences tell each event, as engine.Words.Fill reads them.
var sentences = [...]string{
	sighted:       "The dice show %1: the ships sight each other at %2 mm.",
	orderedSpeed:  "%A is ordered to make speed %1.",
	orderedShot:   "%A is ordered to load %O.",
	madeSpeed:     "%A makes speed %1.",
	gotGage:       "%A has the gage%{1? (the die shows %1)}.",
	closed:        "%A closes %O by %1 mm; the range is %2 mm.",
	sheered:       "%A sheers off from %O by %1 mm; the range is %2 mm.",
	held:          "%A holds her course; the range is %1 mm.",
	heldFire:      "%A holds her fire.",
	fired:         "%A fires %W at %O, hitting on %1 or more: %2 %{2:hit|hits}.",
	sank:          "%A sinks.",
	struckColours: "%A rolls %1 with a hull of %2: she strikes her colours.",
	foughtOn:      "%A rolls %1 with a hull of %2: she fights on.",
	fellNight:     "Night falls, and the ships lose each other.",
}

// Tell appends an event as a sentence for the log.
func (r *ruleset) Tell(buf []byte, e engine.Event) []byte {
	if int(e.Kind) >= len(sentences) {
		return buf
	}
	return r.Phrase(buf, nil, sentences[e.Kind], e)
}
