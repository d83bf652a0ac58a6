package fury

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func placeNamed(t *testing.T, g *State, key string) Location {
	t.Helper()
	for at := range g.campaign().Places {
		if g.campaign().Places[at].Key == key {
			return Location(at)
		}
	}
	t.Fatalf("no location %s", key)
	return 0
}

// TestOneClickPlansAWay: 29.9 a far location is reached by one route of choices, each of which is allowed after the one
// before it; nothing leads on from the target.
func TestOneClickPlansAWay(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1\nplan herds kwartier\nherds kwartier 8\nbody ready veteran-pikemen 12\nbody reserve spanish-pikemen 1\nflow plans\n")
	d := engine.Decision{Seat: EnglishSeat, Ask: AskWarPlan}
	to := placeObject(placeNamed(t, g, "kwartier"))
	way, ok := r.Way(g, d, engine.NoObject, to)
	if !ok || len(way.Choices) < 3 || way.Through[len(way.Through)-1] != to {
		t.Fatalf("the way is %+v, %v", way, ok)
	}
	if steps := len(way.Through) - 1; way.Through[0] != engine.NoObject || steps != len(way.Choices) {
		t.Errorf("from the English lines it counts %d steps through %v for %d choices", steps, way.Through, len(way.Choices))
	}
	for _, c := range way.Choices {
		if ill := g.Check(c); !ill.OK() {
			t.Fatalf("%+v: %+v", c, ill)
		}
		g.Apply(c, &engine.Turn{})
	}
	if !g.isWayPlanned() {
		t.Error("the way does not come to its target")
	}
	if _, ok := r.Way(g, d, engine.NoObject, placeObject(placeNamed(t, g, "tolbrug"))); ok {
		t.Error("a way leads on from the target")
	}
	if _, ok := r.Way(g, engine.Decision{Seat: SpanishSeat, Ask: AskWarPlan}, engine.NoObject, to); ok {
		t.Error("the Spanish plan a way")
	}
}

// TestMissionsSayWhatTheyAreWorth: 29.21 each mission says its points, what is known to hold its target, and how far that is.
func TestMissionsSayWhatTheyAreWorth(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1\nherds kwartier 4\nbody ready veteran-pikemen 12\nbody garrison moerschans spanish-pikemen 5\nbody reserve spanish-pikemen 1\nflow plans\n")
	d := engine.Decision{Seat: EnglishSeat, Ask: AskWarPlan}
	for _, tt := range []struct {
		m        Mission
		at, want string
	}{
		{Storm, "moerschans", "8 points if the sconce falls, held by 5 squadrons that you know of; 2 locations away at least"},
		{RunSupplies, "oudeveer", "4 points for each of 6 wagons that arrive; 3 locations away at least"},
		{StealHerds, "kwartier", "2 points for each herd brought home and 1 for each scattered, of 4 there; 4 locations away at least"},
		{CutCommunications, "stapelveld", "12 points, once in the campaign; 4 locations away at least"},
	} {
		c := engine.Choice{Seat: EnglishSeat, Verb: VerbWarMission, On: missionObject(tt.m), With: placeObject(placeNamed(t, g, tt.at))}
		a := g.After(d, c)
		if got := string(r.words.At(g).Fill(nil, a.Says, c.About, c.On, c.With, a.N[:]...)); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
}

// TestTheWarSaysHowItStands: 29.21 the map says the points, the level and what can still be earned.
func TestTheWarSaysHowItStands(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 2\nherds kwartier 4\nbody ready veteran-pikemen 12\nbody reserve spanish-pikemen 1\nflow scouting-parties\n")
	want := "The English have 0 points: Spanish major victory, from 11 on Spanish minor victory. Still to earn: " +
		"24 by supplies each week, 8 for each of 3 sconces, 2 for each of 4 herds, 12 for communications"
	if got := r.Scene(g, EnglishSeat).Outlook; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestABotAgreesHowABattleIsDecided: 29.14 the answer that agrees is the one that the other side has given, and none
// before it has.
func TestABotAgreesHowABattleIsDecided(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1 steps 1 battle interception at veenrand from veenrand\nplan storm moerschans by veenrand moerschans\nherds kwartier 8\n"+
		"body column veteran-pikemen 2\nbody reserve veenrand spanish-pikemen 1\nflow how\n")
	d := engine.Decision{Seat: SpanishSeat, Ask: AskWarHow}
	if _, ok := r.Consent(g, d, EnglishSeat); ok || !r.Consents(d) {
		t.Fatal("a bot agrees before anyone has chosen")
	}
	g.Apply(engine.Choice{Seat: EnglishSeat, Verb: VerbWarAtTable}, &engine.Turn{})
	if c, ok := r.Consent(g, d, EnglishSeat); !ok || c.Verb != VerbWarAtTable {
		t.Errorf("it answers %+v, %v", c, ok)
	}
}

// TestOfficersSayWhatTheyDo: 6.2 each characteristic says what it does, with its case.
func TestOfficersSayWhatTheyDo(t *testing.T) {
	if len(natureTexts) != len(natureNames) {
		t.Fatalf("%d texts for %d characteristics", len(natureTexts), len(natureNames))
	}
	if got := natureDoes(Hero | Tough); !strings.Contains(got, "5.3") || !strings.Contains(got, "6.3.2") {
		t.Error(got)
	}
}

// TestWhatMostWouldDoOnTheMap: 29.11, 29.12 a bid is all that the party is worth, and the way goes on as planned, then home.
func TestWhatMostWouldDoOnTheMap(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1\nherds kwartier 8\nplan storm moerschans by veenrand moerschans\nbody scouts veteran-pikemen 2\nbody column veteran-pikemen 9\n"+
		"body reserve veenrand spanish-pikemen 1\nflow bids A open\n")
	if c, ok := r.Propose(g, engine.Decision{Seat: EnglishSeat, Ask: AskWarBid}); !ok || c.Verb != VerbWarBid || c.N[0] != 2 {
		t.Errorf("%+v, %v", c, ok)
	}
}

// TestTheMissionGoesWhereItIsDragged: 29.12, 29.13 the question where the mission goes names its piece, and the odds of
// discovery on the planned way, whose dice are not asked about again; on the way home each location has its own odds.
func TestTheMissionGoesWhereItIsDragged(t *testing.T) {
	r := rules(t).(*ruleset)
	in := r.In(campaignKey).(*ruleset)
	d := engine.Decision{Seat: EnglishSeat, Ask: AskWarMarch}
	for _, tt := range []struct {
		name, line, want string
		apart            bool
	}{
		{"out", "steps 1 at veenrand\nplan storm moerschans by veenrand moerschans",
			"English: where does the mission go? At Moerschans it is discovered in 3 of 36 rolls, and more easily by Canny or Slippery Spaniards.", true},
		{"home", "steps 1 back at moerschans from veenrand\nplan storm moerschans", "English: where does the mission go?", false},
	} {
		g := position(t, "campaign each week 1 "+tt.line+"\nherds kwartier 8\nbody column veteran-pikemen 6\nflow march\n")
		if got := in.words.At(g).AskIn(in.info.Called(campaignKey), g, d); got != tt.want {
			t.Errorf("%s: it is asked %q, want %q", tt.name, got, tt.want)
		}
		goes := engine.AskedIn(g, d).Goes
		if !slices.ContainsFunc(r.Scene(g, EnglishSeat).Pieces, func(p engine.Piece) bool { return p.ID == goes }) {
			t.Errorf("%s: %v is no piece", tt.name, goes)
		}
		options := g.Options(d, nil)
		all := r.Foresee(g, d, options)
		for i, o := range options {
			if apart := all != nil && all[i].Apart; apart != (tt.apart && o.Verb == VerbWarMarch) {
				t.Errorf("%s: the odds of %+v are apart: %v", tt.name, o, apart)
			}
		}
	}
}

// TestToGoHomeIsNotToGiveUp: 29.12 who has come to where a way leads off the map goes home by Enter.
func TestToGoHomeIsNotToGiveUp(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1 steps 1 back at veenrand from moerschans\nplan storm moerschans\nherds kwartier 8\nbody column veteran-pikemen 6\nflow march\n")
	d := engine.Decision{Seat: EnglishSeat, Ask: AskWarMarch}
	if c, proposed, ok := engine.Enter(r, g, d, g.Options(d, nil)); !ok || !proposed || c.Verb != VerbWarHome {
		t.Errorf("Enter gives %+v, proposed %v, %v", c, proposed, ok)
	}
	if r.Words().GivesUp(AskWarMarch, VerbWarHome, false) || !r.Words().GivesUp(AskWarMarch, VerbWarAbort, false) {
		t.Error("to go home gives up, or to give up the mission does not")
	}
}

// TestSquadronsOnTheMapAreTheViewersOwn: 29.3 answers that name a kind of squadrons light no enemy of that kind, and no
// garrison, which never moves.
func TestSquadronsOnTheMapAreTheViewersOwn(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1\nherds kwartier 8\nknown moerschans\nbody ready veteran-pikemen 6\nbody garrison moerschans spanish-pikemen 3\n"+
		"body reserve kwartier herreruelos 4\nflow plans\n")
	for seat, want := range map[engine.Seat]int{EnglishSeat: 0, SpanishSeat: 1} {
		named := 0
		for _, p := range r.Scene(g, seat).Pieces {
			named += b2i(isKind(p.ID))
		}
		if named != want {
			t.Errorf("seat %d can take up %d pieces, want %d", seat, named, want)
		}
	}
}

// TestAClickBeforeAMissionSaysWhatIsWanted: 29.9 a location that is no mission's target is refused as one.
func TestAClickBeforeAMissionSaysWhatIsWanted(t *testing.T) {
	g := position(t, "campaign each week 1\nherds kwartier 4\nbody ready veteran-pikemen 12\nbody reserve spanish-pikemen 1\nflow plans\n")
	target := placeObject(placeNamed(t, g, "noordschans"))
	for key, why := range map[string]engine.Reason{"kerkhoven": whyWarNoTarget, "noordschans": whyMisnamed} {
		c := engine.Choice{Seat: EnglishSeat, Verb: VerbWarMission, On: placeObject(placeNamed(t, g, key)), With: target}
		if ill := g.Check(c); ill.Why != why || ill.Rule != "29.9" {
			t.Errorf("%s is refused by %s, reason %d; want 29.9, %d", key, ill.Rule, ill.Why, why)
		}
	}
}
