package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHeadlines: a combat is told in one sentence with its hits and losses, and so is what lands at one place.
func TestHeadlines(t *testing.T) {
	r := rules(t)
	find := func(name string) engine.Object { t.Helper(); return enginetest.Object(t, r, name) }
	porto, frigate, soldiers, cornwall := find("porto-bello"), find("s-frigate"), find("e-soldiers-2"), find("cornwall")
	deception := find("s-deception")
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"The English attack the ships at Porto Bello: the English score two hits, the Spanish score one hit, the Spanish lose Frigates ×2 and the English lose Cornwall.", []engine.Event{
			{Kind: KindNaval, On: porto, N: [4]int32{int32(English)}},
			{Kind: KindThrown, N: [4]int32{int32(English), 16, 2}}, {Kind: KindShot, About: cornwall, N: [4]int32{1, 3, 0, 1}},
			{Kind: KindHits, On: porto, N: [4]int32{int32(English), 2}}, {Kind: KindHits, On: porto, N: [4]int32{int32(Spanish), 1}},
			{Kind: KindLost, About: frigate, On: porto}, {Kind: KindLost, About: cornwall, On: porto}, {Kind: KindLost, About: frigate, On: porto},
			{Kind: KindDisposal, About: frigate, N: [4]int32{4, 2, 1}}}},
		{"The English attack the troops at Porto Bello, 5 dice against 3: the English score one hit, the Spanish retreat to Panama and the English capture Porto Bello.", []engine.Event{
			{Kind: KindAssault, On: porto, N: [4]int32{int32(English), 5, 3}}, {Kind: KindHits, On: porto, N: [4]int32{int32(English), 1}},
			{Kind: KindRetreated, About: porto, On: find("panama"), N: [4]int32{int32(Spanish)}}, {Kind: KindCaptured, On: porto, N: [4]int32{int32(English)}}}},
		{"The English attack the ships at Porto Bello: the Spanish spend Deception and the Spanish lose Frigates.", []engine.Event{
			{Kind: KindNaval, On: porto, N: [4]int32{int32(English)}},
			{Kind: KindDeceived, Rule: "11.2", About: deception, N: [4]int32{1, 6}},
			{Kind: KindLost, Rule: "11.2", About: deception, On: porto}, {Kind: KindLost, Rule: "9.3", About: frigate, On: porto}}},
		{"The Fortune of War shows 3, by which the English eliminate a visible enemy land counter: the Spanish lose Frigates at Porto Bello.", []engine.Event{
			{Kind: KindFortune, N: [4]int32{3}}, {Kind: KindStruck, About: frigate, On: porto}, {Kind: KindLost, About: frigate, On: porto}}},
		{"The Fortune of War shows 6, by which each side eliminates a visible enemy counter outside its friendly seaports: the English see nothing that it could strike " +
			"and the English lose Soldiers (2) at Porto Bello.", []engine.Event{
			{Kind: KindFortune, N: [4]int32{6}}, {Kind: KindNoTarget, N: [4]int32{int32(English)}}, {Kind: KindStruck, About: soldiers, On: porto}}},
		{"At Porto Bello the English land Soldiers (2) ×2 and Cornwall.", []engine.Event{
			{Kind: KindLanded, About: soldiers, On: porto}, {Kind: KindLanded, About: soldiers, On: porto}, {Kind: KindLanded, About: cornwall, On: porto}}},
		{"At Porto Bello, docked, the English place Cornwall and Soldiers (2).", []engine.Event{
			{Kind: KindPlaced, About: cornwall, On: stackObject(At(hexOf(porto), LayerDocked))},
			{Kind: KindPlaced, About: soldiers, On: stackObject(At(hexOf(porto), LayerDocked))}}},
		{"The English land two counters at Porto Bello.", []engine.Event{
			{Kind: KindLandedHidden, On: porto, N: [4]int32{int32(English)}}, {Kind: KindLandedHidden, On: porto, N: [4]int32{int32(English)}}}},
	} {
		if got := enginetest.Headline(r, nil, tt.told...); got != tt.want {
			t.Errorf("told is %q,\nwant %q", got, tt.want)
		}
	}
}
