package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// hitRigging brings down mast sections, one after another, for as long as the damage
// points last. The chance dice show the first, new dice each that follows.
//
// Cases 13.1, 13.2, 13.4, 13.5, 13.7. Rulings R156, R157, R158, R159, R366, R367.
func (g *State) hitRigging(one *salvo, e shipNo, points int32, t *engine.Turn) {
	dice := one.dice
	for {
		least := g.weakest(e)
		if least == 0 || points < point*least {
			return
		}
		total := int(dice[0])
		if g.showsBySum(e, one.rake()) {
			total = dice.Sum()
		}
		sec := g.shown(e, one.rake(), total)
		value, stands := g.mastValue(e, sec)
		switch {
		case sec == NoSection && g.uses(hitOrMiss): // thrown again
			value = 0
		case sec == NoSection:
			value = g.missCosts(e)
		case !stands:
		case points < point*value:
			return
		case !g.tells(one, e, t):
			value = g.missCosts(e)
		default:
			g.bringDown(e, 1<<sec, dice.Sum(), t)
		}
		points -= point * value
		if least = g.weakest(e); least == 0 || points < point*least {
			return
		}
		g.weigh().n[stakeRake] = one.rake()
		dice = g.throwAt(t, 2, "13.1", g.object(e), stake{on: g.shooter(one)})
	}
}

// tells throws for a hit on a section: with furled sails, or by the optional test.
//
// Cases 10.11, 13.7. Ruling R156.
func (g *State) tells(one *salvo, e shipNo, t *engine.Turn) bool {
	switch {
	case g.ships[e].canvas == 0 && g.kind(e).Oar != 0:
		return g.throwAt(t, 1, "13.7", g.object(e), stake{on: g.shooter(one)})[0] == furledHit
	case g.uses(hitOrMiss):
		return g.hits(one, t)
	}
	return true
}

// furledHit is the face on which furled sails are hit.
//
// Case 13.7.
const furledHit = 6

// hits makes the hit or miss test.
//
// Case 10.11.
func (g *State) hits(one *salvo, t *engine.Turn) bool {
	class := g.gunnersOf(one)
	needs := g.tables.HitNeeds[class][one.band]
	w := g.weigh()
	w.n[stakeNeeds], w.n[stakeClass], w.n[stakeBand] = int32(needs), int32(class), int32(one.band)
	return uint8(g.throwAt(t, 1, "10.11", g.shooter(one), stake{on: g.markOf(one), with: groupObject(one.by)})[0]) >= needs
}

// rake returns 0 if a salvo does not rake, 1 if it rakes from the bow, 2 from astern.
//
// Case 13.5.
func (one *salvo) rake() int32 {
	if !one.raked {
		return 0
	}
	return 1 + engine.Truth(one.end == plane.Rear)
}

// showsBySum reports whether both dice together show which section of a ship is hit, and not the plus die alone.
//
// Cases 13.4, 13.5.
func (g *State) showsBySum(e shipNo, rake int32) bool {
	return rake == 0 && g.tables.Layouts[g.kind(e).Layout].Sum
}

// shown returns the section that a total of the dice, or the plus die, shows on a ship.
//
// Cases 13.4, 13.5. Ruling R22.
func (g *State) shown(e shipNo, rake int32, total int) Section {
	row := &g.tables.Layouts[g.kind(e).Layout]
	switch rake {
	case 0:
		return row.Shown[total]
	case 1:
		return g.rakedSection(e, row.Rake[total], plane.Front)
	}
	return g.rakedSection(e, row.Rake[total], plane.Rear)
}

// fromBow are all sections in the order in which shot that rakes from the bow meets
// them.
var fromBow = [...]Section{
	Sprit, ForeLower, ForeTop, ForeTopgallant, MainLower, MainTop, MainTopgallant, Mizzen, Bonaventure,
}

// rakedSection returns the first section of a level that stands along the line of fire; a jury mast stands
// for all sections of the mast it replaces.
//
// Cases 13.5, 17.9.
func (g *State) rakedSection(e shipNo, level MastRow, end plane.Edge) Section {
	has := g.tables.Layouts[g.kind(e).Layout].Has
	for i := range fromBow {
		sec := fromBow[i]
		if end == plane.Rear {
			sec = fromBow[len(fromBow)-1-i]
		}
		if _, stands := g.mastValue(e, sec); stands && has.Has(sec) && levels[sec] == level {
			return sec
		}
	}
	return NoSection
}

// levels are the levels at which sections are hit by raking fire: the sprit and the
// masts of one section are hit with the lowers.
//
// Case 13.5.
var levels = [NumSections]MastRow{
	Sprit: RowLower, ForeLower: RowLower, ForeTop: RowTop, ForeTopgallant: RowTopgallant,
	MainLower: RowLower, MainTop: RowTop, MainTopgallant: RowTopgallant, Mizzen: RowLower, Bonaventure: RowLower,
}

// mastValue returns the defence value of a section, and whether it stands. A jury mast stands for all
// sections of the mast it replaces.
//
// Cases 13.3, 17.9.
func (g *State) mastValue(e shipNo, sec Section) (value int32, stands bool) {
	if sec == NoSection {
		return 0, false
	}
	s, column := &g.ships[e], g.kind(e).MastColumn
	if s.masts.Has(sec) {
		return int32(g.tables.MastDefence[MastRowOf[sec]][column]), true
	}
	if s.jury.Has(lowerOf(sec)) {
		return int32(g.tables.MastDefence[RowJury][column]), true
	}
	return int32(g.tables.MastDefence[MastRowOf[sec]][column]), false
}

// lowerOf returns the lower of the mast that a section belongs to.
func lowerOf(sec Section) Section {
	for _, lower := range [...]Section{ForeLower, MainLower} {
		if Falls[lower].Has(sec) {
			return lower
		}
	}
	return sec
}

// missCosts returns what a miss at the rigging uses up.
//
// Case 13.2. Ruling R366.
func (g *State) missCosts(e shipNo) int32 {
	return int32(g.tables.MastDefence[RowMizzen][g.kind(e).MastColumn])
}

// weakest returns the least defence value of what stands on a ship, 0 if nothing does.
//
// Case 13.1. Ruling R158.
func (g *State) weakest(e shipNo) (least int32) {
	for sec := range Section(NumSections) {
		if value, stands := g.mastValue(e, sec); stands && (least == 0 || value < least) {
			least = value
		}
	}
	return least
}

// bringDown fells sections, or the jury mast that stands in their place.
//
// Cases 13.4, 13.6, 17.9.
func (g *State) bringDown(e shipNo, sections Sections, dice int, t *engine.Turn) {
	s := &g.ships[e]
	if s.masts&sections != 0 {
		g.fell(e, s.heading, sections, dice, t)
		return
	}
	for sec := range Section(NumSections) {
		if lower := lowerOf(sec); sections.Has(sec) && s.jury.Has(lower) {
			g.fellJury(e, lower, dice, t)
		}
	}
}
