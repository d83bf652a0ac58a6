package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Acts returns what the log tells under one headline: a storm and a combat, each with all that it costs.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: KindWind, Deeds: inStorm},
	{Begins: KindWindLost, Deeds: inStorm},
	{Begins: KindNaval, Deeds: slices.Concat(inCombat, []engine.Deed{
		{Kind: KindStepLost, Says: "%{1=%{2w} %{W@} %{2:ship is|ships are} eliminated|}", Count: 2},
		{Kind: KindDisengaged, Says: "%{3=|the %{1@} disengage}"},
		{Kind: KindRound, Says: inVain}, {Kind: KindMunitions}, {Kind: KindAdvanceInto},
	})},
	{Begins: KindAssault, Deeds: slices.Concat(inCombat, []engine.Deed{
		{Kind: KindStepLost, Says: "%{1=%{2w} %{W@} %{2:unit is|units are} eliminated|}", Count: 2},
		{Kind: KindTooWeak, Says: "they are too weak, %1 against %2"},
		{Kind: KindRetreated, Says: "the %{1@} retreat to %O"},
		{Kind: KindStarved, Says: "the %{1@} in %O can hold out no longer"},
		{Kind: KindAdvanceInto, Says: "%{1w} %{1:unit advances|units advance} into %O", Count: 1},
		{Kind: KindResult, Says: inVain}, {Kind: KindReplaced}, {Kind: KindLeaderGone},
	})},
}

// inStorm is what the wind costs.
var inStorm = []engine.Deed{
	{Kind: KindWindLost, Says: "The storm costs %A %{1w} %{1:step|steps}", Sums: 1, Heads: true},
	{Kind: KindStepLost, Says: "%{1=%{2w} %{2:ship is|ships are} lost|}", Count: 2},
	{Kind: KindDrowned, Says: "%{1w} land %{1:unit drowns|units drown}", Count: 1},
	{Kind: KindLeaderLost, Says: "%W %{W:is|are} lost"},
}

// inCombat is what can come of every combat.
var inCombat = []engine.Deed{
	{Kind: KindSiege, Says: "the %{1@} enter siege", Ends: true},
	{Kind: KindStepLost, Says: "the %{W@} lose %{2w} %{2:step|steps}", Count: 2},
	{Kind: KindDrowned, Says: "%{1w} %{W@} land %{1:unit drowns|units drown}", Count: 1},
	{Kind: KindLeaderLost, Says: "%W %{W:is|are} lost"},
	{Kind: KindTreasureLost, Says: "the Treasure Fleet is destroyed"},
	{Kind: KindCaptured, Says: "the %{1@} capture %O", There: true}, // others capture a place by a march, which is not told
	{Kind: KindBrokeOff, Says: "the %{1@} break off"},
}

// inVain is what a roll in combat says in the headline if it has no effect.
const inVain = "%{5?|%1 against %2 and a roll of %3 have no effect}"

// strengths tells a roll in combat with its result. Numbers from 5 on are those of resultOf.
const strengths = "Strength %1 against %2, the die shows %3. Result: %{5?%{5&the attackers lose %{6w} %{6:step|steps}" +
	"|the defenders lose %{7w} %{7:step|steps}|the attackers retreat|the defenders retreat}|no effect}."

// The numbers of a result in an event: the steps that the attackers lose, then those of the defenders, then who
// retreats.
const (
	resultBits      = 8
	attackerRetreat = 1 << (2 * resultBits)
	defenderRetreat = attackerRetreat << 1
)

// told returns the result of a roll in combat as its event has it.
func (cb *Combat) told() int32 {
	a, d := cb.Attacker, foe(cb.Attacker)
	return int32(cb.Hits[a]) | int32(cb.Hits[d])<<resultBits |
		engine.Truth(cb.Retreats[a])*attackerRetreat | engine.Truth(cb.Retreats[d])*defenderRetreat
}

// resultOf takes apart what an event tells of a result: what of it is there, by bit, and the steps of both sides.
func resultOf(n int32) (which, attacker, defender int32) {
	attacker, defender = n&(1<<resultBits-1), n>>resultBits&(1<<resultBits-1)
	which = engine.Truth(attacker > 0) | engine.Truth(defender > 0)<<1 | n>>(2*resultBits)<<2
	return which, attacker, defender
}

// Phrase appends a phrase of an act, filled in with an event.
func (r *ruleset) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	var n [7]int32
	copy(n[:], e.N[:])
	if e.Kind == KindRound || e.Kind == KindResult {
		n[4], n[5], n[6] = resultOf(e.N[foughtResult])
	}
	return r.words.Fill(buf, says, e.About, e.On, e.With, n[:]...)
}

// sideOf returns the seat of a counter, NoSeat of other things.
func (tb *Tables) sideOf(o engine.Object) engine.Seat {
	if c := tb.counterOf(o); c != Unseen {
		return tb.Seat(c)
	}
	return engine.NoSeat
}
