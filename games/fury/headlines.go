package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Acts returns what the log puts under one headline: a company's own segment, a charge, a shot, a round of a
// battle.
func (r *ruleset) Acts() []engine.Act { return acts }

var acts = []engine.Act{
	{Begins: KindAdvantage, Says: "%{1@} have Advantage%{2? by %2 to %3: %6 on the die and %7 for Canny companies, against %8 and %9}"},
	{Begins: KindActs, Says: "%A", Joint: " ", Same: true, Deeds: deeds},
	{Begins: KindMoves, Says: "%A", Joint: " ", Same: true, Own: true, Deeds: deeds},
	{Begins: KindFaces, Says: "%A", Joint: " ", Same: true, Own: true, Deeds: deeds},
	{Begins: KindAppears, Says: "%A %{A:comes|come} onto the board, %1 %{1:squadron|squadrons} of %O" + waited, Joint: "; %{A:it|they} ", Same: true, Deeds: deeds},
	{Begins: KindRides, Deeds: []engine.Deed{{Kind: KindRides, Says: "The Colonel of %{1@} goes %2″", Sums: 1 << 1, Heads: true}}},
	{Begins: KindCharges, Says: "%A %{A:charges|charge} %O %{1=in front|in the flank|in the rear}", Deeds: slices.Concat(onTheWay, fates)},
	{Begins: KindShoots, Says: "%A %{A:shoots|shoot} at %O over %1″", Deeds: slices.Concat(theShot, fates)},
	{Begins: KindBombards, Says: "The fleet shoots at %A%{3= without effect|}", Deeds: fates},
	{Begins: KindChallenges, Says: "The officer of %A challenges that of %O", Deeds: slices.Concat([]engine.Deed{{Kind: KindDuel, Says: "they fight %1 to %2"}}, fates)},
	{Begins: KindRound, Says: wins + "%{4=, and they stay locked|, for a Stand Off||||||}", Deeds: slices.Concat(inBattle, fates)},
	{Begins: KindTests, Says: "%A %{4=%{A:fails|fail}|%{A:passes|pass}} %{A:its|their} %{1=Charge|Fear|Serious|Rally} test, %2 against %3", Deeds: fates},
	{Begins: KindPursues, Says: "%A %{A:pursues|pursue} %O by %1″", Deeds: fates},
	{Begins: KindFlight, Deeds: fates},
	{Begins: KindWarEnters, Says: "The English %{1=enter|fall back to} %O", Joint: ": ", Deeds: entering},
	{Begins: KindWarWeek, Says: "Week %1 begins" + weekOver},
	{Begins: KindWarEnds, Says: "The campaign ends with %1 %{1:point|points} for the English%{3?, %4 of them from the last week for " + missionAt3 + "|}"},
	{Begins: KindWarUnopposed, Deeds: withoutBattle},
	{Begins: KindWarBattle, Says: "Battle at %O, %{1=an interception|the storm of a sconce|a raid on the herds|a raid on the communications}", Deeds: inWar},
}

// wins says who has the better of a round, where number 5 is not 0, or that the totals are equal.
const wins = "%{5?%A %{A:beats|beat} %O|%A and %O are even,} %{1%} to %{2%} and %{5?|%A }%{A:rolls|roll} %3"

// waited says which of several with the same troops has come, to those who have seen it wait.
const waited = "%{5=| (I)| (II)| (III)| (IV)| (V)| (VI)| (VII)| (VIII)| (IX)|}"

// weekOver tells what came of the week before, and missionAt3 names its mission at %O.
const (
	weekOver   = "%{3?, after " + missionAt3 + ": |%{2?, after |}}%{2?%2 %{2:point|points} for the English|%{3?no points for the English|}}"
	missionAt3 = "%{3=|the storm of the sconce at|supplies for|a raid on the herds at|the cutting of communications at} %O"
)

// scatters tells of a herd, or of horses, through which a company has gone.
const scatters = "%{2=|herd %1 scatters|||horses %1 scatter}"

// deeds are what a company does in its own segment.
var deeds = []engine.Deed{
	{Kind: KindMoves, Says: "%{A:moves|move} %1″", Sums: 1},
	{Kind: KindFaces, Says: "%{A:turns|turn} %1° to the %{2:left|right}"},
	{Kind: KindForms, Says: "%{A:forms|form} up"},
	{Kind: KindLoosens, Says: "%{A:becomes|become} a loose body"},
	{Kind: KindDraws, Says: "%{A:draws|draw} up %1 wide"},
	{Kind: KindDismounts, Says: "%{A:dismounts|dismount}"},
	{Kind: KindMounts, Says: "%{A:mounts|mount}"},
	{Kind: KindLimbers, Says: "%{1=%{A:unlimbers|unlimber}|%{A:limbers|limber}} %{A:its|their} Gun"},
	{Kind: KindReloads, Says: "%{A:reloads|reload}"},
	{Kind: KindTurnsGun, Says: "%{A:turns|turn} %{A:its|their} Gun"},
	{Kind: KindMans, Says: "%{A:takes|take} over a Gun"},
	{Kind: KindEnters, Says: "%{A:enters|enter} %O"},
	{Kind: KindLeaves, Says: "%{A:leaves|leave} %O"},
	{Kind: KindClimbs, Says: "%{A:climbs|climb} over %O"},
	{Kind: KindLands, Says: "%{A:lands|land}"},
	{Kind: KindBoards, Says: "%{A:takes|take} to a boat"},
	{Kind: KindStrays, Says: "%{A:strays|stray} to the %{1=left|right} in the dark"},
	{Kind: KindBatters, Says: "%{A:shoots|shoot} at %O, which %{1=holds|gives way}"},
	{Kind: KindPetard, Says: "%{A:lays|lay} a petard at %O, which %{1=fails|blows up}"},
	{Kind: KindIgnites, Says: "%{A:tries|try} to set %O on fire, %{1=in vain|and it burns}"},
	{Kind: KindFights, Says: "%{A:takes|take} %{1w} %{1:marker|markers} off the fire in %O"},
	{Kind: KindScouts, Says: "%{A:scouts|scout} %O with a %1 and %{A:finds|find} %{2=nothing|whoever hides there}"},
	{Kind: KindKills, Says: "%{A:kills|kill} prisoners %1"},
	{Kind: KindDivides}, {Kind: KindCombines},
	{Kind: KindExits, Says: "%{A:leaves|leave} the board by %O%{1= and %{A:loses its|lose their} squadrons|}", Ends: true},
	{Kind: KindRallies, Says: "%{A:rallies|rally}"},
	{Kind: KindDresses, Says: "%{A:stands|stand} in order again"},
	{Kind: KindScatters, Says: scatters},
	{Kind: KindCharges, Begins: true},
	{Kind: KindShoots, Begins: true},
	{Kind: KindTests, Begins: true},
	{Kind: KindRound, Begins: true},
	{Kind: KindPursues, Begins: true},
}

// onTheWay is what happens between the declaration of a charge and the battle.
var onTheWay = []engine.Deed{
	{Kind: KindReacts, Says: "%O %{O:is|are} shot at"},
	{Kind: KindAppeals, Says: "%{1@} appeal to Fortune's Wheel"},
	{Kind: KindShot, Says: "%{3=the shot of %A has no effect|}"},
	{Kind: KindMeets, Says: "%A %{A:meets|meet} it half way"},
	{Kind: KindSlips, Says: "%A %{A:slips|slip} away"},
	{Kind: KindBarred, Says: "%A %{A:does|do} not dare to go on, but may do something else"},
	{Kind: KindGoesOn, Says: "%A %{A:goes|go} on to where %O stood"},
	{Kind: KindAssaults, Says: "they fight on the wall"},
	{Kind: KindMoves}, {Kind: KindFaces}, {Kind: KindClimbs}, {Kind: KindForms}, {Kind: KindLoosens},
}

// theShot is what a shot does at once. In a fire-fight both sides shoot before either suffers.
var theShot = []engine.Deed{
	{Kind: KindAppeals, Says: "%{1@} appeal to Fortune's Wheel"},
	{Kind: KindShoots, Says: "%A %{A:shoots|shoot} at %O"},
	{Kind: KindShot, Says: "%{3=the shot of %A has no effect|}"},
}

// inBattle is what can follow a round of a battle besides what the companies suffer.
var inBattle = []engine.Deed{
	{Kind: KindStandsOff, Says: "%A %{A:stands|stand} off"},
	{Kind: KindEndures, Says: "%A %{A:fights|fight} on"},
	{Kind: KindGoesOn, Says: "%A %{A:goes|go} on to where %O stood"},
	{Kind: KindDemands, Says: "%A %{A:demands|demand} a third round"},
	{Kind: KindFate, Says: "%{2?the officer of %A is killed|}"},
}

// fates are what companies suffer and how they bear it.
var fates = []engine.Deed{
	{Kind: KindTerror, Says: "%A %{A:takes|take} %{1w} Terror %{1:marker|markers}", Sums: 1},
	{Kind: KindLoses, Says: "%A %{A:loses|lose} %{1w} %{1:squadron|squadrons}", Sums: 1},
	{Kind: KindHumiliated, Says: "%A %{A:is|are} humiliated"},
	{Kind: KindRetires, Says: "%A %{A:retires|retire}"},
	{Kind: KindTests, Says: "%{4=%A %{A:fails|fail} %{A:its|their} %{1=Charge|Fear|Serious|Rally} test|}"},
	{Kind: KindLife, Says: "%{2?the officer of %A is killed|}"},
	{Kind: KindRouts, Says: "%A %{A:routs|rout}"},
	{Kind: KindRallies, Says: "%A %{A:rallies|rally}"},
	{Kind: KindSurrenders, Says: "%A %{A:surrenders|surrender}"},
	{Kind: KindDestroyed, Says: "%A %{A:is|are} destroyed"},
	{Kind: KindSinks, Says: "the boat of %A goes down"},
	{Kind: KindFallen, Says: "%{1@} lose their Colonel, %W"},
	{Kind: KindFlight, Says: "%{1@} are put to flight"},
	{Kind: KindExits, Says: "%A %{A:leaves|leave} the board by %O"},
	{Kind: KindForgoes}, {Kind: KindFlees}, {Kind: KindDresses}, {Kind: KindOfficer}, {Kind: KindScatters, Says: scatters},
}

// entering is what follows when the mission comes to a location.
var entering = []engine.Deed{
	{Kind: KindWarDiscovers, Says: "%{4=nobody discovers them|they are discovered}"},
	{Kind: KindWarSupplies, Says: "%{1w} %{1:wagon arrives|wagons arrive}"},
}

// What a mission achieves, fought for or not.
const (
	sconceFalls = "the sconce falls"
	cutOff      = "communications are cut"
	herdsTaken  = "%{1w} %{1:herd is|herds are} taken%{2? and %{2w} scattered|}"
)

// withoutBattle is what follows where nobody comes to fight: there is no battle that anyone could win.
var withoutBattle = []engine.Deed{
	{Kind: KindWarStormed, Says: sconceFalls},
	{Kind: KindWarCut, Says: cutOff},
	{Kind: KindWarStolen, Says: herdsTaken},
	{Kind: KindWarSettled},
}

// inWar is what follows a battle of the campaign.
var inWar = []engine.Deed{
	{Kind: KindWarFights, Says: "%{1=the English|the Spanish} bring ", Each: "%2 %W", Sums: 1 << 1},
	{Kind: KindWarUnopposed, Begins: true},
	{Kind: KindWarSettled, Says: "%{1=the English|the Spanish} win"},
	{Kind: KindWarLoses, Says: "%{1=the English|the Spanish} lose ", Each: "%2 %W", Sums: 1 << 1},
	{Kind: KindWarStormed, Says: sconceFalls},
	{Kind: KindWarCut, Says: cutOff},
	{Kind: KindWarStolen, Says: herdsTaken},
	{Kind: KindWarDrops, Says: "the English lose %{1w} of their %{2=herds|wagons}"},
	{Kind: KindWarCaptured, Says: "%{1w} %{1:squadron|squadrons} of the English are captured"},
	{Kind: KindWarColonelLost, Says: "%O is lost"},
	{Kind: KindWarDecides}, {Kind: KindWarHow}, {Kind: KindWarRescue},
}

// advantageAdded is where a KindAdvantage holds what was added to both dice, the higher sum's in tens.
const advantageAdded = 3

// appearsSquadrons is where a KindAppears holds how many squadrons have come.
const appearsSquadrons = 0

// What a KindRound holds in N: the totals.
const (
	roundStronger = 0
	roundWeaker   = 1
)

// Phrase appends a phrase of an act, filled in with an event. Companies are called by their troops, as on the board.
func (r *ruleset) Phrase(buf []byte, s engine.State, says string, e engine.Event) []byte {
	var n [9]int32
	copy(n[:], e.N[:])
	n[4] = engine.Truth(e.N[roundStronger] > e.N[roundWeaker])
	if e.Kind == KindAdvantage {
		n[6], n[8] = e.N[advantageAdded]/10, e.N[advantageAdded]%10
		n[5], n[7] = n[1]-n[6], n[2]-n[8]
	}
	words := r.wordsOn(r.words, e.On, e.With)
	if g, ok := s.(*State); ok {
		words = g.troopWords(words)
		if e.Kind == KindAppears {
			n[4] = g.waitedAs(e)
		}
	}
	return words.Fill(buf, says, e.About, e.On, e.With, n[:]...)
}

// waitedAs returns which of its side a company that comes onto the board was formed as, as long as others with the same
// troops wait; 0 if nobody can tell.
func (g *State) waitedAs(e engine.Event) (was int32) {
	for n := range g.reserve(companyNo(e.About.Number() - 1).seat()) {
		c := &g.companies[n]
		switch {
		case g.shortName(n) == "" || engine.Thing(classTroop, int(c.troop)) != e.On || int32(c.squadrons) != e.N[appearsSquadrons]:
		case was != 0:
			return 0
		default:
			was = int32(formedAs(n))
		}
	}
	return was
}

// troopWords returns words that call companies by their troops: "the Petronels" for company A3.
func (g *State) troopWords(words *engine.Words) *engine.Words {
	out := *words
	out.Title = func(o engine.Object) string {
		if title := g.Several(o); title != "" {
			return title
		}
		return words.Title(o)
	}
	out.Plural = func(o engine.Object) bool { return g.Several(o) != "" }
	return &out
}

// Several returns what troops a company on the table has, and with its number if others of either side have
// the same: "the Petronels (A3)"; "" of other things, Guns and those that are not known.
func (g *State) Several(o engine.Object) string {
	if n := g.companyOf(o); n != noCompany && g.companies[n].gun == 0 {
		return g.troopTitle(n)
	}
	return ""
}

// troopTitle returns a company on the table by its troops or its Gun, and which it is if there are more of
// its kind.
func (g *State) troopTitle(n companyNo) string {
	c := &g.companies[n]
	title := "the " + g.kindTitle(c)
	for seat := range numSeats {
		for m := range g.each(seat) {
			if o := &g.companies[m]; m != n && o.troop == c.troop && o.gun == c.gun {
				return title + " (" + g.shortName(n) + ")"
			}
		}
	}
	return title
}
