package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHeadlines: a ship's fire on another, a collision and a boarding are told in one sentence each, with what they do.
func TestHeadlines(t *testing.T) {
	r := rules(t).(*ruleset)
	find := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
	triumph, juan := find("triumph"), find("san-juan-de-portugal")
	broadside, bow, port := find("port-broadside"), find("bow-chasers"), find("port-side")
	fired := func(with engine.Object, batteries, points int32) engine.Event {
		return engine.Event{Kind: KindFired, About: triumph, On: juan, With: with, N: [4]int32{batteries, 8000, points * point}}
	}
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"Triumph fires 7 batteries at San Juan de Portugal for 5 points: San Juan de Portugal loses her fore top, 5 soldiers, 2 mariners and two batteries of the port broadside; San Juan de Portugal is holed.", []engine.Event{
			fired(broadside, 5, 4), {Kind: KindFell, About: juan, On: port, N: [4]int32{1 << ForeTop, 4}},
			{Kind: KindCasualties, About: juan, N: [4]int32{3, 0, 100}}, {Kind: KindCasualties, About: juan, N: [4]int32{2, 2, 96}},
			{Kind: KindSilenced, About: juan, On: broadside, N: [4]int32{2, 3}}, fired(bow, 2, 1), {Kind: KindShotHole, About: juan, N: [4]int32{1}}}},
		{"Triumph fires 5 batteries at San Juan de Portugal for 4 points: San Juan de Portugal loses 3 soldiers and the captain is killed.", []engine.Event{
			fired(broadside, 5, 4), {Kind: KindCasualties, About: juan, N: [4]int32{3, 0, 100}}, {Kind: KindKilled, About: juan, On: juan, N: [4]int32{int32(NoRank)}}}},
		{"Triumph runs foul of San Juan de Portugal: they lock together.", []engine.Event{
			{Kind: KindFoul, About: triumph, On: juan, N: [4]int32{500, 2}}, {Kind: KindFoulTest, About: triumph, On: juan, N: [4]int32{5, 7, 1}}}},
		{"Triumph boards San Juan de Portugal with 20 soldiers: the boarders win, 9 to 4; San Juan de Portugal loses 4 soldiers; Triumph takes San Juan de Portugal.", []engine.Event{
			{Kind: KindBoards, About: triumph, On: juan, N: [4]int32{20}}, {Kind: KindMelee, About: juan, N: [4]int32{9, 4, 2}},
			{Kind: KindCasualties, About: juan, N: [4]int32{4, 0, 80}}, {Kind: KindTakenShip, About: triumph, On: juan, N: [4]int32{20}}}},
		{"San Juan de Portugal rolls 3 for morale, -8 in all, and must retire or strike: San Juan de Portugal strikes her colours.", []engine.Event{
			{Kind: KindMorale, About: juan, N: [4]int32{3, -8, int32(MoraleRetireOrStrike)}}, {Kind: KindStruck, About: juan}}},
		{"Triumph fires small arms at San Juan de Portugal: San Juan de Portugal loses 4 soldiers.", []engine.Event{
			{Kind: KindMuskets, About: triumph, On: juan, N: [4]int32{4, 2, 3}}, {Kind: KindCasualties, About: juan, N: [4]int32{4, 0, 80}}}},
	} {
		if got := enginetest.Headline(r, nil, tt.told...); got != tt.want {
			t.Errorf("told is %q,\nwant %q", got, tt.want)
		}
	}
	var alone engine.Scribe
	alone.Tell(r, nil, engine.Event{Kind: KindMuskets, About: triumph, On: juan, N: [4]int32{4, 2, 3}}, true)
	if got, want := alone.Alone(), "Triumph fires small arms at San Juan de Portugal: nobody is hit."; got != want {
		t.Errorf("told is %q, want %q", got, want)
	}
}
