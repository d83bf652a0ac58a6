package invincible

import "github.com/weathergage/weathergage/engine"

// Acts are what the log tells under one headline: a combat from the attack to the Morale rolls, and each roll with
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
		{Kind: KindLowAmmoRoll}, {Kind: KindMoraleRoll},
	}, fates...)},
	{Begins: KindMoraleRoll, Says: "%A tests its morale and makes %4", Deeds: append([]engine.Deed{{Kind: KindBroken, Says: "it breaks"}}, playedIn...)},
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
		{Kind: KindMoraleRoll},
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
		{Kind: KindThrownBack, Says: "throw it back"},
	}},
	{Begins: KindStruck, Deeds: append([]engine.Deed{
		{Kind: KindHit, Says: "it takes %{1w} %{1:hit|hits}"}, {Kind: KindMoraleRoll},
	}, fates...)},
	{Begins: KindFireships, Says: "Fireships drift down on the Armada", Deeds: []engine.Deed{
		{Kind: KindShifted, Says: "%{1w} %{1:squadron slips its|squadrons slip their} cables and %{1:shifts|shift}", Count: 1},
		{Kind: KindScattered, Says: "%{1w} %{1:squadron is|squadrons are} scattered", Count: 1},
		{Kind: KindBroken, Says: "%{1w} %{1:squadron breaks|squadrons break}", Count: 1},
		{Kind: KindHit, Says: "%{1w} %{1:hit is|hits are} taken", Sums: 1},
		{Kind: KindLost, Says: "%A is eliminated"},
		{Kind: KindShoals, Says: "%A is driven among the shoals"},
		{Kind: KindCollided}, {Kind: KindScatterRoll}, {Kind: KindMoraleRoll}, {Kind: KindPlayed}, {Kind: KindCancelled},
	}},
	{Begins: KindConditionRoll, Deeds: []engine.Deed{{Kind: KindCondition, Says: "the Armada is %{1?fit|not fit}"}}},
	{Begins: KindArrivalRoll, Deeds: []engine.Deed{{Kind: KindArrived, Says: "the army is %{1?there and embarks|not there}"}}},
	{Begins: KindPlayed, Deeds: append([]engine.Deed{
		{Kind: KindCancelled, Says: "%A is cancelled"},
		{Kind: KindUnused, Says: "it finds nobody to strike and goes back"},
		{Kind: KindStruck, Says: "it strikes %O"},
		{Kind: KindNothing, Says: "nothing comes of it"},
		{Kind: KindHit, Says: "%A takes %{1w} %{1:hit|hits}"},
	}, fates...)},
}

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

// sideOf is the seat of a squadron, NoSeat of other things.
func sideOf(o engine.Object) engine.Seat {
	if s := SquadronOf(o); s != NoSquadron {
		return s.Seat()
	}
	return engine.NoSeat
}
