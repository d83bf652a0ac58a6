package invincible

import "github.com/weathergage/weathergage/engine"

// Acts returns what the log tells under one headline: a combat from the attack to the Morale rolls, and each roll with
// what comes of it.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: KindPlaced, Deeds: []engine.Deed{
		{Kind: KindPlaced, Says: "The %{A@} deploy %{1w} %{1:squadron|squadrons}", Count: 1, Heads: true},
	}},
	{Begins: KindAttacked, Deeds: append([]engine.Deed{
		{Kind: KindRetreatCheck, Says: "%{3?|%A does not get away}"},
		{Kind: KindWithdrew, Says: "%A withdraws to %O", Ends: true},
		{Kind: KindTactic, Says: "%A %{1=waits|stands off|closes in|tries to board}"},
		{Kind: KindBattle, Says: "%A scores %{3w} %{3:hit|hits}", Sums: 1 << 2},
		{Kind: KindLowAmmo, Says: "%A is low on ammunition"},
		{Kind: KindSilenced, Says: "%A does not fire back"},
		{Kind: KindHit}, {Kind: KindAccepted}, {Kind: KindNoWithdrawal}, {Kind: KindModifiers},
		{Kind: KindLowAmmoRoll}, rolls,
	}, fates...)},
	{Begins: KindMoraleRoll, Says: rolledMorale, Vain: "it holds", Deeds: reacted},
	{Begins: KindHit, Says: "%A is broken and takes %{1w} %{1:hit|hits}", Deeds: append([]engine.Deed{
		{Kind: KindScatterRoll, Says: "it drifts on %{1d}"},
	}, drifted...)},
	{Begins: KindRepairRoll, Vain: "in vain", Deeds: []engine.Deed{{Kind: KindRepaired, Says: "it repairs a hit, with %{1=none|%1} left"}}},
	{Begins: KindRallyRoll, Vain: "in vain", Deeds: []engine.Deed{{Kind: KindRallied, Says: "it rallies"}}},
	{Begins: KindResupplyRoll, Vain: "in vain", Deeds: []engine.Deed{
		{Kind: KindResupplied, Says: "it restores one Shot, with %{1=none|%1} left"},
		{Kind: KindNoLowAmmo, Says: "it has powder and shot again"},
	}},
	{Begins: KindReinforceRoll, Vain: "none come", Deeds: []engine.Deed{
		{Kind: KindReinforced, Says: "%1 strength is added so far"},
		{Kind: KindRepaired, Says: "it repairs a hit, with %{1=none|%1} left"},
	}},
	{Begins: KindGaleRoll, Deeds: append([]engine.Deed{
		{Kind: KindGaleRoll, Says: "The gale tests %{2w} %{2:squadron|squadrons}", Count: 2, Heads: true},
		{Kind: KindHit, Says: "it damages ", Each: "%A"},
		rolls,
	}, fates...)},
	{Begins: KindGaugeRoll, Says: "Weather gauge %{1d}", Deeds: []engine.Deed{
		{Kind: KindWind, Says: "the wind is %{1=westerly|easterly}"},
		{Kind: KindBadWeather, Says: "bad weather, %1, brings %{2=" + toldWeathers + "}"},
	}},
	{Begins: KindReorganized, Deeds: []engine.Deed{
		{Kind: KindReorganized, Says: "%{1w} %{A@} %{1:squadron rejoins|squadrons rejoin} the Armada", Count: 1, Heads: true},
	}},
	{Begins: KindExit, Deeds: []engine.Deed{
		{Kind: KindExit, Says: "%{1w} %{A@} %{1:squadron leaves|squadrons leave} the Tactical Map", Count: 1, Heads: true},
	}},
	{Begins: KindDrawn, Joint: " and ", Deeds: []engine.Deed{
		{Kind: KindHeld, Says: "hold it"},
		{Kind: KindHanded, Says: "hand it to the %{1@}"},
		{Kind: KindWeather, Says: "the weather turns to %{1=" + toldWeathers + "}"},
		{Kind: KindWind, Says: "the wind turns %{1=westerly|easterly}"},
		{Kind: KindThrownBack, Says: "throw it back"},
	}},
	{Begins: KindStruck, Deeds: append([]engine.Deed{
		{Kind: KindHit, Says: "it takes %{1w} %{1:hit|hits}"}, {Kind: KindMoraleRoll, Says: "it makes %4 in its Morale roll"},
		{Kind: KindLost, Says: "it is eliminated"}, {Kind: KindBroken, Says: "it breaks"},
	}, playedIn...)},
	{Begins: KindConditionRoll, Deeds: []engine.Deed{{Kind: KindCondition, Says: "the Armada is %{1?fit|not fit}", Ends: true}}},
	{Begins: KindArrivalRoll, Deeds: []engine.Deed{{Kind: KindArrived, Says: "the army is %{1?there and embarks|not there}"}}},
	{Begins: KindPlayed, Deeds: append([]engine.Deed{
		{Kind: KindUnused, Says: "it finds nobody to strike and goes back"},
		{Kind: KindStruck, Says: "it strikes %O"},
		{Kind: KindNothing, Says: "nothing comes of it"},
		{Kind: KindHit, Says: "%A takes %{1w} %{1:hit|hits}"},
	}, fates...)},
}

// rolls tells the Morale rolls within an act, so that one that is passed shows too.
var rolls = engine.Deed{Kind: KindMoraleRoll, Says: "%A makes %4 in its Morale roll"}

// rolledMorale tells a Morale roll that is an act of its own, with its dice and what is added to them.
const rolledMorale = "%A makes %4 in its Morale roll (%{1d}%{2?, %{2+} for hits}%{3?, %{3+} for all else})"

// reacted is what can come of a Morale roll, and what a squadron does after it in the course of the fireships.
//
// Cases 13.1, 13.2.
var reacted = append([]engine.Deed{
	{Kind: KindBroken, Says: "it breaks"},
	{Kind: KindShifted, Says: "it slips its cables and shifts to %O", Ends: true},
	{Kind: KindScatterRoll, Says: "it takes a hit and drifts on %{1d}"},
}, drifted...)

// drifted is what can come of a squadron that is driven at random.
//
// Case 13.2.
var drifted = append([]engine.Deed{
	{Kind: KindHit},
	{Kind: KindShoals, Says: "it hits the shoals for another hit"},
	{Kind: KindCollided, Says: "it runs into %O, which takes a hit"},
	{Kind: KindScattered, Says: "%A comes to %O", Ends: true},
	{Kind: KindLost, Says: "%A is eliminated"},
}, playedIn...)

// fates are what can become of squadrons in every act, with the chits.
var fates = append([]engine.Deed{
	{Kind: KindLost, Says: "%A is eliminated"},
	{Kind: KindBroken, Says: "%A breaks"},
}, playedIn...)

// playedIn are the chits that are played in an act.
var playedIn = []engine.Deed{
	{Kind: KindPlayed, Says: "the %{1@} play %A"},
	{Kind: KindCancelled, Says: "%A is cancelled"},
}

// Phrase appends a phrase of an act, filled in with an event.
func (r *ruleset) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	return r.words.Fill(buf, says, e.About, e.On, e.With, e.N[:]...)
}

// sideOf returns the seat of a squadron, NoSeat of other things.
func sideOf(o engine.Object) engine.Seat {
	if s := SquadronOf(o); s != NoSquadron {
		return s.Seat()
	}
	return engine.NoSeat
}
