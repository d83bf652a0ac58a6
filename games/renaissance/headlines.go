package renaissance

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Acts returns what the log puts under one headline: a ship's fire on another, a collision, a boarding, a
// melee.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: KindFired, Deeds: slices.Concat(broadside, damage)},
	{Begins: KindMuskets, Says: "%A fires small arms at %O", Vain: "nobody is hit", Deeds: damage},
	{Begins: KindMark, Deeds: slices.Concat([]engine.Deed{{Kind: KindMarkHit, Says: "%{1=the shot misses it|it is hit}"}}, damage)},
	{Begins: KindFoul, Says: "%A runs foul of %O", Deeds: slices.Concat(collision, damage)},
	{Begins: KindBoards, Deeds: slices.Concat(inMelee, damage)},
	{Begins: KindBoatBoards, Deeds: slices.Concat(inMelee, damage)},
	{Begins: KindMelee, Deeds: slices.Concat(inMelee, damage)},
	{Begins: KindDuel, Says: "The commanders of %A and %O fight %1 to %2", Deeds: damage},
	{Begins: KindFireTest, Deeds: damage},
	{Begins: KindFortFire, Deeds: damage},
	{Begins: KindGale, Deeds: damage},
	{Begins: KindIntoWind, Deeds: damage},
	{Begins: KindRams, Deeds: slices.Concat([]engine.Deed{{Kind: KindBreached}}, damage)},
	{Begins: KindMorale, Says: "%A rolls %1 for morale, %2 in all, and %{3=holds|fires at three quarters effect|fires at half effect" +
		"|ceases fire|retires to recover|retires from action|must retire or strike|ceases fire and retires to recover" +
		"|ceases fire and retires from action|must strike}", Deeds: []engine.Deed{
		{Kind: KindStruck, Says: "%A strikes her colours"}, {Kind: KindTaken, Says: " is captured"},
	}},
}

// broadside is all that one ship fires at another.
var broadside = []engine.Deed{
	{Kind: KindFired, Says: "%A fires %1 %{7=%{1:battery|batteries}|%{1:gun|guns}} at %O for %{3%} %{5:point|points}", Sums: 1<<firedBatteries | 1<<firedPoints, Heads: true},
	{Kind: KindDouble}, {Kind: KindMark}, {Kind: KindMarkHit},
}

// collision is what follows when two ships meet.
var collision = []engine.Deed{
	{Kind: KindFoulTest, Says: "they %{3=do not lock|lock together}"},
	{Kind: KindGlanced, Says: "%A glances past %O"},
	{Kind: KindHoled, Says: "%A makes %{2w} %{2:hole|holes} in %O"},
}

// inMelee is what follows when men board a ship.
var inMelee = []engine.Deed{
	{Kind: KindMelee, Says: "%{3=the boarders lose|neither side gives way|the boarders win}, %1 to %2"},
	{Kind: KindStage, Says: "the boarders reach stage %1"},
	{Kind: KindRepelled, Says: "the boarders from %A are driven off"},
	{Kind: KindTakenShip, Says: "%A takes %O"},
	{Kind: KindFreed, Says: " is freed"},
	{Kind: KindTaken, Says: " is captured"},
	{Kind: KindDispersed}, {Kind: KindRehoisted}, {Kind: KindMuskets},
}

// damage is what ships suffer.
var damage = []engine.Deed{
	{Kind: KindFell, Says: "%A loses ", Each: "her %{1&" + sectionList + "}"},
	{Kind: KindSilenced, Says: "%A loses ", Each: "%{1w} %{1:battery|batteries} of the %O", Sums: 1 << gunsLost},
	{Kind: KindSmallGuns, Says: "%A loses ", Each: "%{1w} small %{1:gun|guns}", Sums: 1 << gunsLost},
	{Kind: KindOars, Says: "%A loses ", Each: "%{1w} %{1:oar|oars}", Sums: 1},
	{Kind: KindCasualties, Says: "%A loses ", Each: "%{1?%1 %{1:soldier|soldiers}}", Sums: 1 << lostSoldiers},
	{Kind: KindCasualties, Says: "%A loses ", Each: "%{2?%2 %{2:mariner|mariners}}", Sums: 1 << lostMariners},
	{Kind: KindRudder, Says: "%A loses ", Each: "her rudder"},
	{Kind: KindSteering, Says: "%A loses ", Each: "her steering gear"},
	{Kind: KindJuryFell, Says: "%A loses ", Each: "her jury mast"},
	{Kind: KindShelled, Says: "%A loses %{1w} %{1:gun|guns}, %2 %{2:gunner|gunners} and %3 of its troops", Sums: 1 | 1<<shelledGunners | 1<<shelledTroops},
	{Kind: KindShotHole, Says: "%A is holed"},
	{Kind: KindBurst, Says: "a gun bursts aboard %A"},
	{Kind: KindFortBurst, Says: "a gun bursts in %A"},
	{Kind: KindSinking, Says: "%A begins to sink"},
	{Kind: KindBoatLost, Says: "%A is lost"},
	{Kind: KindTowLost, Says: "%A no longer tows %O"},
	{Kind: KindKilled, Says: " is killed"},
	{Kind: KindStruck, Says: "%A strikes her colours"},
	{Kind: KindAbandoned, Says: "%A has nobody left to hold her"},
	{Kind: KindLost, Says: "%A %{1=is afloat|is still to come|goes down|explodes|capsizes|is wrecked|leaves the table}"},
	{Kind: KindBoatMissed}, {Kind: KindDouble},
}

// Phrase appends a phrase of an act, filled in with an event. One about an officer begins after his name.
func (r *ruleset) Phrase(buf []byte, _ engine.State, says string, e engine.Event) []byte {
	words, n := r.words, facts{}
	copy(n[:], e.N[:])
	switch e.Kind {
	case engine.Moved:
		n = movedFacts(&e)
	case KindRan:
		n = ranFacts(&e)
	case KindOrdered:
		n[4], n[5] = max(e.N[orderOther], -e.N[orderOther]), engine.Truth(e.N[orderOther] < 0)
	case KindIdle:
		n = facts{e.N[idleNumbers], e.N[idleNumbers+1]}
	case KindKilled, KindTaken, KindFreed:
		buf = append(buf, strings.Replace(r.officer(e), "The captain", "the captain", 1)...)
	case KindFired:
		n = firedFacts(&e)
	case KindMark:
		n = facts{hundredths(e.N[markPoints]), hundredths(e.N[markValue]), engine.Truth(hundredths(e.N[markPoints]) == 100)}
	case KindWorks:
		n = facts{int32(worksOn[e.N[worksTask]]), e.N[worksDone], e.N[worksNeeded]}
	case KindShares:
		words, n = &r.sided[e.N[sharesScenario]], facts{e.N[sharesOfA], e.N[sharesOfB], int32(seatA), int32(seatB)}
	case KindEnd:
		words, n = &r.sided[e.N[endResult]>>resultBits], endFacts(&e)
	}
	return words.Fill(buf, says, e.About, e.On, e.With, n[:]...)
}
