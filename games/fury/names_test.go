package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestNamesInSentences: 22.1, 25.1 what is driven is called by what it is, on the board, on buttons and in
// the log, and the log calls sides as their scenario does.
func TestNamesInSentences(t *testing.T) {
	g := position(t, `
scenario cattle-lifting
side A force 4 flight 30
side B force 4 flight 45
muster A nation scots edge south gone 0 0 0 0 0
muster B nation english
company a-1 border-reivers squadrons 4 at 2000 3300 captain 1
company b-1 demilancers squadrons 4 at 500 500 captain 3
object herd of A at 200 2000
object saker of B at 3000 2000
`)
	r := &ruleset{tables: g.tables, words: makeWords(g.tables)}
	r.info.Scenarios = []engine.Scenario{{Key: "cattle-lifting", Sides: []string{"Attackers", "Defenders"}, Peoples: true}}
	r.info.Seats = seatNames
	for i, want := range []string{"herd 1", "Saker 2"} {
		if got := g.objectPiece(i).Name; got != want {
			t.Errorf("on the board it is %q, want %q", got, want)
		}
	}
	if got, want := r.words.At(g).Say(engine.Choice{Verb: VerbCarry, On: objectAt(0), With: engine.Thing(classEdge, int(WestEdge))}), "Take herd 1 off by the western edge"; got != want {
		t.Errorf("the button says %q, want %q", got, want)
	}
	led := position(t, colonelled)
	act(t, led, "a-1")
	if of := options(t, led); of[0] == VerbRide || of[len(of)-1] != VerbRide {
		t.Errorf("a company is offered %v: its Colonel does not come last", of)
	}
	events := play(t, g, engine.Choice{Seat: SeatA, Verb: VerbDrive, On: objectAt(0)})
	events = append(events, play(t, g, engine.Choice{Seat: SeatA, Verb: VerbLead, About: objectAt(0), On: objectAt(0), N: [3]int32{50, 900}})...)
	told := ""
	for _, e := range append(events, engine.Event{Kind: KindTakes, N: [4]int32{1, int32(kindWagon), 3}}) {
		told += string(r.In("cattle-lifting").Tell(nil, e)) + " "
	}
	if want := "Herd 1 goes 0.5″. The Defenders have wagon 3 now. "; told != want {
		t.Errorf("the log has %q, want %q", told, want)
	}
	if got, want := string(r.In("").Tell(nil, engine.Event{Kind: KindWithdraws, N: [4]int32{1}})), "The men of B withdraw."; got != want {
		t.Errorf("without a scenario it has %q, want %q", got, want)
	}
}

// colonelled is a company in its segment, and its Colonel apart from it.
const colonelled = `
side A force 8 flight 60 colonel 5 at 3000 3000
side B force 6 flight 60
company a-1 veteran-shot squadrons 4 at 1500 2300 facing 9000 captain 1
company b-1 kern squadrons 2 at 500 500 captain 3
`

// options are the verbs that are offered now, in their order.
func options(t *testing.T, g *State) (verbs []engine.Verb) {
	t.Helper()
	for _, op := range g.Options(g.Pending(nil)[0], nil) {
		verbs = append(verbs, op.Verb)
	}
	return verbs
}

// TestFormingIsRefused: 4.1 who forms a company that cannot be is told whether its squadrons are not there
// or how many there are.
func TestFormingIsRefused(t *testing.T) {
	g := position(t, "company a-1 kern at 500 500\n")
	kern, horse := g.companies[0].troop, g.tables.horse()
	g.sides[SeatA].pool.add(kern, 3)
	for _, tt := range []struct {
		troop Troop
		many  int32
		want  engine.Illegal
	}{{kern, 4, no(whyFewLeft, 6, 3)}, {kern, 0, no(whyFewLeft, 6, 3)}, {horse, 2, no(whyNotInForce)}, {kern, 2, no(whyMuster, 6)}} {
		if got := g.whyNotFormed(SeatA, engine.Choice{Verb: VerbMuster, On: engine.Thing(classTroop, int(tt.troop)), N: [3]int32{tt.many}}); got != tt.want {
			t.Errorf("%d of troop %d: %+v, want %+v", tt.many, tt.troop, got, tt.want)
		}
	}
}
