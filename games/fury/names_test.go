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

// TestNationsAreTold: 25.2 a side that is called after its nation is not told to be it.
func TestNationsAreTold(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range []struct{ scenario, nation, want string }{
		{"", "english", "The men of A are the English, with a Flight number of 45 percent."},
		{"ambush-at-the-ford", "english", "The English take the field, with a Flight number of 45 percent."},
		{"ambush-at-the-ford", "irish", "The English are the Irish, with a Flight number of 45 percent."},
	} {
		e := engine.Event{Kind: KindNation, On: engine.Thing(classNation, int(r.tables.nation(tt.nation))), N: [4]int32{0, 45}}
		if got := string(r.In(tt.scenario).Tell(nil, e)); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// TestChoicesAreTold: 29.9 what no event tells of is told as what a side does.
func TestChoicesAreTold(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range []struct{ choice, want string }{
		{"A plan > herds with zuiderweide", "The English plan stealing herds at Zuiderweide."},
		{"A route-on > kerkhoven", "The English plan to go on to Kerkhoven."},
		{"A send-colonel > a-war-colonel-1", "The English send the English Colonel 1 with the mission."},
		{"B pasture > zuiderweide 1", "The Spanish put 1 herd at Zuiderweide."},
		{"B post-reserve > kerkhoven with veteran-shot 2", "The Spanish put 2 Veteran Shot of the Reserve at Kerkhoven."},
		{"A plan-anew", "The English plan anew."},
	} {
		c, bad := engine.ParseChoice(r.Info(), r.words, tt.choice)
		if bad != nil {
			t.Errorf("%s: %v", tt.choice, bad)
			continue
		}
		if got := r.words.Did(r.info.Called(campaignKey), c); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
