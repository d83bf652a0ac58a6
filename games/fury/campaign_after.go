package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// What answers of the campaign bring about, for engine.Aftermath.
const (
	afterStorm   = "%1 points if the sconce falls%{2?, held by %2 %{2:squadron|squadrons} that you know of|}; %3 %{3:location|locations} away at least"
	afterRun     = "%1 points for each of %2 wagons that arrive; %3 %{3:location|locations} away at least"
	afterHerds   = "%1 points for each herd brought home and %4 for each scattered, of %2 there; %3 %{3:location|locations} away at least"
	afterCut     = "%1 points, once in the campaign%{2?, against %2 %{2:squadron|squadrons} that you know of|}; %3 %{3:location|locations} away at least"
	afterWay     = "%1 %{1:squadron|squadrons} that you know of"
	afterAbort   = "no points from it"
	afterHome    = "%1 points for %2 %{2:herd|herds}"
	afterLetGo   = "the enemy outscouts you with %1"
	afterNoBids  = "nobody is outscouted"
	afterWorth   = "scouting %1 each"
	afterNoScout = "no use as scouts"
)

// Questions with what is at stake: what the enemy draws, and who can fight.
const (
	askedLie    = "%S: what does your false sheet say? The enemy draws two of four sheets: two true ones, this one and a blank one."
	outscouts   = ", you draw two of four sheets about the %{4=Reserve|mission} and may change your plan."
	askedAttack = "%S: do you attack the English? %1 of your squadrons %{1:is|are} at %O, and %2 of the Reserve next to it can be summoned."
)

// askedMarch is the question where the mission goes, with the odds that it is discovered on its planned way.
const askedMarch = "%S: where does the mission go? At %O it is discovered in %1 of 36 rolls, and more easily by Canny or Slippery Spaniards."

// afterWar says what a choice of the campaign brings about.
//
// Cases 29.7, 29.9, 29.11, 29.12, 29.21.
func (g *State) afterWar(d engine.Decision, c engine.Choice) engine.After {
	switch w := &g.war; c.Verb {
	case VerbWarMission:
		return g.afterMission(missionOf(c.On), placeOf(c.With))
	case VerbWarCarryOut:
		if w.mission != 0 {
			return g.afterMission(Mission(w.mission-1), 0)
		}
	case VerbWarRoute, VerbWarMarch:
		if many := g.knownAt(placeOf(c.On)); many > 0 {
			return engine.After{Says: afterWay, N: [4]int32{int32(many)}}
		}
	case VerbWarLead:
		seat, i := colonelOf(c.On)
		if who := w.colonels[seat][i].who; who != 0 && who != unknownOfficer && g.tables.Officers[who].Nature != 0 {
			return engine.After{Says: natureText(g.tables.Officers[who].Nature) + ": " + g.officerDoes(who)}
		}
	case VerbWarAbort:
		return engine.After{Says: afterAbort}
	case VerbWarHome:
		if w.droves > 0 {
			return engine.After{Says: afterHome, N: [4]int32{int32(int(w.droves) * g.numberOf(HerdPoints)), int32(w.droves)}}
		}
	case VerbWarScout:
		return engine.After{Says: afterWorth, N: [4]int32{int32(g.tables.scouting(kindOf(c.On)))}}
	case engine.Pass:
		return g.afterNoBid(d)
	}
	return engine.After{}
}

// afterMission says what a mission is worth at a location, what is known to hold it, and how many locations there are
// on the shortest way to it; at location 0, where the English are, no more than the points.
//
// Cases 29.8, 29.21.
func (g *State) afterMission(m Mission, at Location) engine.After {
	of := [NumMissions]struct {
		says string
		each CampaignNumber
	}{Storm: {afterStorm, StormPoints}, RunSupplies: {afterRun, WagonPoints}, StealHerds: {afterHerds, HerdPoints}, CutCommunications: {afterCut, CutPoints}}[m]
	a := engine.After{Says: of.says, N: [4]int32{int32(g.numberOf(of.each))}}
	if at == 0 {
		return engine.After{Says: "%1 points" + map[bool]string{true: " a herd"}[m == StealHerds], N: a.N}
	}
	a.N[1], a.N[2] = int32(g.knownAt(at)), int32(len(g.wayOn(at)))
	switch m {
	case RunSupplies:
		a.N[1] = int32(g.numberOf(CampaignWagons))
	case StealHerds:
		a.N[1], a.N[3] = int32(min(g.numberOf(CampaignHerdsMost), int(g.war.herds[at]))), int32(g.numberOf(ScatteredPoints))
	}
	return a
}

// knownAt returns how many squadrons the position shows as the garrison of a location or the Reserve there.
func (g *State) knownAt(at Location) (many int) {
	for _, b := range g.war.bodies {
		if (b.role == rolePosted || b.role == roleReserve) && b.at == at && at != 0 && !b.kind.isGun() {
			many += int(b.many)
		}
	}
	return many
}

// afterNoBid says what it means to bid no more.
//
// Case 29.11.
func (g *State) afterNoBid(d engine.Decision) engine.After {
	if d.Ask != AskWarBid {
		return engine.After{}
	}
	switch b := bids(g.flow.Top()); {
	case b.Holder == foe(d.Seat):
		return engine.After{Says: afterLetGo, N: [4]int32{int32(b.Standing)}}
	case b.Holder == engine.NoSeat && b.Passed[foe(d.Seat)]:
		return engine.After{Says: afterNoBids}
	}
	return engine.After{}
}

// askedWar puts a question of the campaign with what is at stake; the zero Asked if there is nothing to add.
//
// Cases 29.9, 29.10, 29.11, 29.13.
func (g *State) askedWar(d engine.Decision) engine.Asked {
	switch d.Ask {
	case AskWarBid:
		return engine.Asked{Prompt: "%S: how much do you bid? Your party is worth %1, and %{2?the enemy's bid of %2 stands|nobody has bid yet}. The higher bid outscouts the enemy. If it is yours" + outscouts,
			N: [4]int32{int32(g.worth(d.Seat)), g.flow.Top().N[bidStands], 0, int32(d.Seat)}}
	case AskWarScouts:
		return engine.Asked{Prompt: "%S: who goes scouting this week? Your party is worth %1 so far, with %2 of %3 squadrons. They take no other part this week. If they outscout the enemy" + outscouts,
			N: [4]int32{int32(g.worth(d.Seat)), int32(g.war.squadrons(scoutsOf[d.Seat].to)), int32(g.numberOf(CampaignScouts)), int32(d.Seat)}}
	case AskWarPlan:
		return g.askedPlan(d.Seat)
	case AskWarChange:
		if drawn := g.reports(d.Seat); drawn != "" {
			return engine.Asked{Prompt: "%S: do you change your plan? Your scouts drew: " + drawn + ". One of the four sheets is false."}
		}
	case AskWarMarch:
		return g.askedMarch()
	case AskWarLie:
		return engine.Asked{Prompt: askedLie}
	case AskWarAttack:
		return engine.Asked{Prompt: askedAttack, On: placeObject(g.war.at), N: [4]int32{int32(g.present().squadrons), int32(g.nextToMission())}}
	}
	return engine.Asked{}
}

// askedMarch asks where the mission goes, and says how easily it is discovered at the next location of its planned way.
//
// Cases 29.12, 29.13.
func (g *State) askedMarch() engine.Asked {
	a := engine.Asked{Goes: columnObject}
	if next := g.nextOnWay(); next != 0 && !g.hasThere(next, Town) {
		added, _ := g.campaign().discovery(g.musterOf(roleColumn, anywhere), muster{})
		a.Prompt, a.On, a.N[0] = askedMarch, placeObject(next), int32(rollsFrom(g.numberOf(DiscoveryOn)-added))
	}
	return a
}

// nextToMission returns how many squadrons of the Reserve stand next to the English.
//
// Case 29.13.
func (g *State) nextToMission() (many int) {
	for _, b := range g.war.bodies {
		if b.role == roleReserve && !b.kind.isGun() && g.nearby()>>b.at&1 != 0 {
			many += int(b.many)
		}
	}
	return many
}

// nextOnWay returns the next location of the planned way; 0 at its end, on the way home, and for who does not know it.
//
// Case 29.12.
func (g *State) nextOnWay() Location {
	if w := &g.war; !w.has(warBack) && w.at != w.target {
		return w.way[w.steps]
	}
	return 0
}

// Foresee says that the dice of a march along the planned way are told of by the question: its odds are not shown
// before it is given. It implements engine.Foreseer.
//
// Cases 29.12, 29.13.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	if d.Ask != AskWarMarch || s.(*State).nextOnWay() == 0 {
		return nil
	}
	all := make([]engine.Prospect, len(offered))
	for i := range offered {
		all[i].Apart = offered[i].Verb == VerbWarMarch
	}
	return all
}

// askedPlan asks for what a plan still lacks, and says how easily the force that is chosen is discovered.
//
// Cases 29.9, 29.10, 29.13.
func (g *State) askedPlan(seat engine.Seat) engine.Asked {
	w := &g.war
	switch force := g.musterOf(roleColumn, anywhere); {
	case seat == SpanishSeat && g.isUnplaced():
		return engine.Asked{Prompt: "%S: what do you plan? Part of the Reserve stands nowhere yet. It can stand at %1 locations at most.", N: [4]int32{int32(g.numberOf(CampaignReserves))}}
	case seat == SpanishSeat:
	case w.mission == 0:
		return engine.Asked{Prompt: "%S: what do you plan? First choose a mission and its target."}
	case !g.isWayPlanned():
		return engine.Asked{Prompt: "%S: what do you plan? Now plan the way to %O: click it, or one location after another.", On: placeObject(w.target)}
	case force.squadrons == 0:
		return engine.Asked{Prompt: "%S: what do you plan? Now choose the squadrons that go to %O.", On: placeObject(w.target)}
	default:
		added, _ := g.campaign().discovery(force, muster{})
		return engine.Asked{Prompt: "%S: what do you plan? %1 %{1:squadron goes|squadrons go} to %O. At each location where no Canny or Slippery enemies are, they are discovered in %2 of 36 rolls.",
			On: placeObject(w.target), N: [4]int32{int32(force.squadrons), int32(rollsFrom(g.numberOf(DiscoveryOn) - added))}}
	}
	return engine.Asked{}
}

// warOutlook says how the campaign stands by its points, what the next level of victory needs, and what points can
// still be earned; "" before the first week and after the last.
//
// Case 29.21.
func (g *State) warOutlook() string {
	w, c := &g.war, g.campaign()
	if w.week == 0 || g.outcome != outcomeNone {
		return ""
	}
	points, level := g.points(), g.level()
	text := fmt.Sprintf("The English have %s: %s", counted(points, "point"), c.Levels[level].Name)
	if level+1 < len(c.Levels) {
		text += fmt.Sprintf(", from %d on %s", c.Levels[level].Most+1, c.Levels[level+1].Name)
	}
	sconces, herds := 0, int(w.droves)
	for at := Location(1); int(at) < len(c.Places); at++ {
		sconces += b2i(g.hasThere(at, SconceThere))
		herds += int(w.herds[at])
	}
	text += fmt.Sprintf(". Still to earn: %d by supplies each week, %d for each of %s, %d for each of %s",
		g.numberOf(CampaignWagons)*g.numberOf(WagonPoints), g.numberOf(StormPoints), counted(sconces, "sconce"), g.numberOf(HerdPoints), counted(herds, "herd"))
	if !w.has(warCut) {
		text += fmt.Sprintf(", %d for communications", g.numberOf(CutPoints))
	}
	return text
}

// counted returns a number with its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
