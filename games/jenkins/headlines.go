package jenkins

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Acts returns what the log puts under one headline: a combat with its hits and losses, a perilous sea, and what is
// bought, placed, embarked and landed at one place.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: KindNaval, Says: "The %{1@} attack the ships at %O", Deeds: slices.Concat(inCombat, lost)},
	{Begins: KindAssault, Says: "The %{1@} attack the troops at %O%{2?, %2 %{2:die|dice} against %3}", Deeds: slices.Concat(inCombat, lost)},
	{Begins: KindPeril, Says: "Perilous sea at %O%{3?|: no harm is done}", Deeds: slices.Concat([]engine.Deed{{Kind: KindHowMany}}, lost)},
	{Begins: KindDisease, Says: "%{1=|Disease strikes|No disease strikes|Disease strikes|No disease strikes|Disease strikes|No disease strikes} the %{2@} at %O", Deeds: lost},
	{Begins: KindFortune, Says: fortuneSays, Deeds: slices.Concat([]engine.Deed{
		{Kind: KindStruck, Says: "the %{A@} lose %A at %O"},
		{Kind: KindNoTarget, Says: "the %{1@} see nothing that it could strike"},
	}, takenAway)},
	{Begins: KindStruck, Says: "The Fortune of War takes %A at %O", Deeds: takenAway},
	{Begins: KindLost, Deeds: slices.Concat([]engine.Deed{
		{Kind: KindLost, Says: "The %{A@} lose ", Each: "%A at %O", Heads: true},
	}, takenAway[1:])},
	{Begins: KindSuccession, Deeds: slices.Concat([]engine.Deed{
		{Kind: KindFunds, Says: "the %{1@} gain %{2w} %{2:point|points}"},
		{Kind: KindPeace},
	}, lost)},
	{Begins: KindStorm, Deeds: []engine.Deed{{Kind: KindStormAt, Says: "Storms lie over ", Each: "%O", Heads: true}}},
	{Begins: KindBought, Deeds: []engine.Deed{{Kind: KindBought, Says: "The %{1@} buy ", Each: "%A", Heads: true}}},
	{Begins: KindPlaced, Deeds: []engine.Deed{{Kind: KindPlaced, Says: "At %O, the %{A@} place ", Each: "%A", Heads: true}}},
	{Begins: KindPlacedHidden, Deeds: []engine.Deed{
		{Kind: KindPlacedHidden, Says: "The %{1@} place %{2w} %{2:counter|counters} at %O", Count: 2, Heads: true},
	}},
	{Begins: KindGarrison, Deeds: []engine.Deed{{Kind: KindGarrison, Says: "%O has for its garrison ", Each: "%A", Heads: true}}},
	{Begins: KindEmbarked, Deeds: []engine.Deed{{Kind: KindEmbarked, Says: "At %W %O takes aboard ", Each: "%A", Heads: true}}},
	{Begins: KindEmbarkedHidden, Deeds: []engine.Deed{
		{Kind: KindEmbarkedHidden, Says: "The %{1@} embark %{2w} %{2:counter|counters} at %O", Count: 2, Heads: true},
	}},
	{Begins: KindLanded, Deeds: []engine.Deed{{Kind: KindLanded, Says: "At %O the %{A@} land ", Each: "%A", Heads: true}}},
	{Begins: KindLandedHidden, Deeds: []engine.Deed{
		{Kind: KindLandedHidden, Says: "The %{1@} land %{2w} %{2:counter|counters} at %O", Count: 2, Heads: true},
	}},
}

// fortuneSays is what a Fortune of War brings: number 2 is the seat that strikes, 3 what it may strike, 4 whether both do.
const fortuneSays = "The Fortune of War shows %1, by which %{4?each side eliminates|the %{2@} eliminate} %{3=" +
	"any visible enemy counter|a visible enemy ship|a visible enemy land counter|a visible enemy counter outside its friendly seaports}"

// inCombat lists the events of every combat.
var inCombat = []engine.Deed{
	{Kind: KindHits, Says: "the %{1@} score %{2w} %{2:hit|hits}"},
	{Kind: KindRetreated, Says: "the %{1@} retreat to %O"},
	{Kind: KindNoRetreat, Says: "the %{1@} have nowhere to retreat to"},
	{Kind: KindCaptured, Says: "the %{1@} capture %O"},
	{Kind: KindReoccupied, Says: "the %{1@} retake %O"},
	{Kind: KindCommitted}, {Kind: KindDirected}, {Kind: KindShot}, {Kind: KindThrown}, {Kind: KindDeceived}, {Kind: KindLent},
}

// lost lists what can follow a loss: the counter, and what becomes of it.
var lost = []engine.Deed{
	{Kind: KindLost, Says: "the %{A@} lose ", Each: "%A"},
	{Kind: KindNoLoss, Says: "the %{1@} have nothing there to lose"},
	{Kind: KindDisposal}, {Kind: KindGoneForGood},
}

// takenAway lists the loss of a counter that the headline names already.
var takenAway = []engine.Deed{{Kind: KindLost}, {Kind: KindDisposal}, {Kind: KindGoneForGood}}

// Phrase appends a phrase of an act, filled in with an event.
func (r *ruleset) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	if die := e.N[fortuneShown]; e.Kind == KindFortune && die > 0 && int(die) < len(r.tables.Fortunes) {
		f := &r.tables.Fortunes[die]
		e.N = [4]int32{die, int32(f.By[0]), int32(f.Target[0]), engine.Truth(f.Strikes > 1)}
	}
	if e.Kind == KindLost && e.Rule == spending {
		says = strings.Replace(says, " lose ", " spend ", 1)
	}
	return r.words.Fill(buf, says, e.About, e.On, e.With, e.N[:]...)
}

// spending is the case of a deception counter that leaves the map because it has been used.
const spending = "11.2"

// sideOf returns the seat of a kind of counter, NoSeat for other things.
func (tb *Tables) sideOf(o engine.Object) engine.Seat {
	if c := o.Number() & 0xFF; o.Class() == classCounter && c > 0 && c < len(tb.Counters) {
		return tb.Counters[c].Seat
	}
	return engine.NoSeat
}
