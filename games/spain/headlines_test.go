package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHeadlines: a storm and a combat are told in one sentence each, with all that they cost.
func TestHeadlines(t *testing.T) {
	r := rules(t).(*ruleset)
	find := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
	queens, portugal, guard := find("queens-ships-1"), find("galleons-of-portugal-1"), find("london-guard")
	london, dover, fleet := find("london"), find("dover"), find("fleet-1")
	stepLost := func(of engine.Object, rule engine.Case, left int32) engine.Event {
		return engine.Event{Kind: KindStepLost, Rule: rule, With: of, N: [4]int32{leftOver: left}}
	}
	wind := engine.Event{Kind: KindWind, Rule: "6.24", About: fleet, N: [4]int32{9, 0, 2, 3}}
	windLost := engine.Event{Kind: KindWindLost, Rule: "6.24", About: fleet, N: [4]int32{1}}
	naval := engine.Event{Kind: KindNaval, Rule: "7.0", About: london, On: dover, N: [4]int32{int32(English)}}
	round := engine.Event{Kind: KindRound, Rule: "7.2", N: [4]int32{6, 5, 6, 1 | 2<<resultBits}}
	assault := engine.Event{Kind: KindAssault, Rule: "9.0", About: london, On: dover, N: [4]int32{int32(English), 2}}
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"The storm costs English Fleet 1 three steps: one ship is lost and one land unit drowns.", []engine.Event{
			wind, windLost, stepLost(queens, "6.24", 1), windLost, stepLost(queens, "6.24", 0), {Kind: KindDrowned, With: guard}, windLost}},
		{"The storm costs English Fleet 1 two steps.", []engine.Event{wind, windLost, windLost}},
		{"The English attack the ships in Dover from London: the English lose one step, the Spanish lose two steps and one Spanish ship is eliminated.", []engine.Event{
			naval, round, stepLost(queens, "7.32", 1), stepLost(portugal, "7.32", 1), stepLost(portugal, "7.32", 0)}},
		{"The English attack the ships in Dover from London.", []engine.Event{naval, round}},
		{"The English attack the ships in Dover from London: the Spanish enter siege.", []engine.Event{
			naval, {Kind: KindSiege, On: dover, N: [4]int32{int32(Spanish)}}}},
		{"The English storm Dover: 5 against 2 and a roll of 2 have no effect.", []engine.Event{
			assault, {Kind: KindResult, Rule: "9.3", N: [4]int32{5, 2, 2, 0}}}},
		{"The English storm Dover: the English lose one step and the Spanish retreat to London.", []engine.Event{
			assault, {Kind: KindResult, Rule: "9.3", N: [4]int32{6, 5, 6, defenderRetreat}}, stepLost(queens, "9.13", 1),
			{Kind: KindRetreated, On: london, N: [4]int32{int32(Spanish)}}}},
		{"The English storm Dover: they are too weak, 4 against 15; the English capture Dover.", []engine.Event{
			assault, {Kind: KindTooWeak, N: [4]int32{4, 15}}, {Kind: KindCaptured, On: dover}}},
		{"", []engine.Event{ // the enemy marches, which is not told, into another town
			assault, {Kind: KindTooWeak, N: [4]int32{4, 15}}, {Kind: KindCaptured, On: london, N: [4]int32{int32(Spanish)}}}},
	} {
		if got := enginetest.Headline(r, nil, tt.told...); got != tt.want {
			t.Errorf("told is %q, want %q", got, tt.want)
		}
	}
	if got, want := string(r.Tell(nil, round)), "Strength 6 against 5, the die shows 6. Result: the attackers lose one step and the defenders lose two steps."; got != want {
		t.Errorf("a round says %q, want %q", got, want)
	}
}
