package invincible

import "github.com/weathergage/weathergage/engine"

// Rules is the set of optional rules in force.
type Rules uint32

// The optional rules, each a switch of its own.
//
// Case 17.0.
const (
	ruleCadiz Rules = 1 << iota
	ruleSantaCruz
	ruleParmaPrepared
	ruleMoreGunners
	ruleGunCarriages
	ruleNoReformsStandOff
	ruleNoReformsWithdrawal
	ruleNoReformsThird
	rulePapalBlessing
	ruleLisbon
	ruleDrakeCommands
	ruleNassau
	ruleWindward
	ruleTreasury
	ruleCorunna
	ruleSeymour
	ruleProtestantWind
)

var offOn = []string{"off", "on"}

// switches are the optional rules in the order of their bits.
var switches = []engine.Switch{
	{Key: "cadiz-raid-fails", Name: "Drake's raid on Cadiz fails", Values: offOn, Rule: "17.1.1"},
	{Key: "santa-cruz-lives", Name: "The Marquis of Santa Cruz lives", Values: offOn, Rule: "17.1.2"},
	{Key: "parma-prepared", Name: "Parma is prepared", Values: offOn, Rule: "17.1.3"},
	{Key: "more-gunners", Name: "More gunners than priests", Values: offOn, Rule: "17.1.4"},
	{Key: "gun-carriages", Name: "Naval gun carriages", Values: offOn, Rule: "17.1.5"},
	{Key: "no-reforms-stand-off", Name: "No Hawkins reforms: worse at Stand Off", Values: offOn, Rule: "17.1.6a"},
	{Key: "no-reforms-withdrawal", Name: "No Hawkins reforms: worse at withdrawing", Values: offOn, Rule: "17.1.6b"},
	{Key: "no-reforms-third-square", Name: "No Hawkins reforms: a third square by die", Values: offOn, Rule: "17.1.6c"},
	{Key: "papal-blessing", Name: "Papal blessing", Values: offOn, Rule: "17.1.7"},
	{Key: "lisbon-stores-burnt", Name: "Drake burns the Lisbon stores", Values: offOn, Rule: "17.2.1"},
	{Key: "drake-commands", Name: "Drake commands the fleet", Values: offOn, Rule: "17.2.2"},
	{Key: "nassau-closes-the-ports", Name: "Justin of Nassau closes the ports", Values: offOn, Rule: "17.2.3"},
	{Key: "gunners-to-windward", Name: "Gunners trained to windward", Values: offOn, Rule: "17.2.4"},
	{Key: "generous-treasury", Name: "A generous treasury", Values: offOn, Rule: "17.2.5"},
	{Key: "storms-off-corunna", Name: "Storms off Corunna", Values: offOn, Rule: "17.2.6"},
	{Key: "seymour-unleashed", Name: "Seymour unleashed", Values: offOn, Rule: "17.2.7"},
	{Key: "protestant-wind", Name: "The Protestant wind", Values: offOn, Rule: "17.2.8"},
}

// has reports whether an optional rule is in force. Each rule is asked for in
// one place only.
func (r Rules) has(rule Rules) bool { return r&rule != 0 }

// battleOptions returns what optional rules add to each Battle Die of a side that has
// chosen a tactic.
//
// Cases 17.1.2, 17.1.4, 17.1.5, 17.1.6a, 17.2.4. Rulings R150, R157.
func (g *State) battleOptions(seat engine.Seat, tactic Tactic) (drm int8) {
	m := &g.tables.Modifiers
	if seat == Spanish {
		if g.hasSantaCruz(seat) {
			drm += m.SantaCruzBattle
		}
		if g.rules.has(ruleMoreGunners) {
			drm += m.MoreGunnersBattle
		}
		if g.rules.has(ruleGunCarriages) {
			drm += m.GunCarriagesBattle
		}
		return drm
	}
	if tactic == StandOff && g.rules.has(ruleNoReformsStandOff) {
		drm += m.NoReformsStandOff
	}
	if tactic == StandOff && g.rules.has(ruleWindward) {
		drm += m.WindwardStandOff
	}
	return drm
}

// hasSantaCruz reports whether a seat's squadrons are under the Marquis of Santa Cruz.
//
// Case 17.1.2.
func (g *State) hasSantaCruz(seat engine.Seat) bool {
	return seat == Spanish && g.rules.has(ruleSantaCruz)
}

// hasDrake reports whether a seat's squadrons are under Drake.
//
// Case 17.2.2. Ruling R12.
func (g *State) hasDrake(seat engine.Seat) bool {
	return seat == English && g.rules.has(ruleDrakeCommands)
}

// moraleOptions returns what optional rules add to a side's Morale rolls.
//
// Cases 17.1.2, 17.2.2.
func (g *State) moraleOptions(seat engine.Seat) int8 {
	switch m := &g.tables.Modifiers; {
	case g.hasSantaCruz(seat):
		return m.SantaCruzMorale
	case g.hasDrake(seat):
		return m.DrakeCommandsMorale
	}
	return 0
}

// rallyOptions returns what optional rules add to a side's Rally rolls.
//
// Cases 17.1.2, 17.2.2.
func (g *State) rallyOptions(seat engine.Seat) int8 {
	switch m := &g.tables.Modifiers; {
	case g.hasSantaCruz(seat):
		return m.SantaCruzRally
	case g.hasDrake(seat):
		return m.DrakeCommandsRally
	}
	return 0
}

// repairOptions returns what optional rules add to a side's Repair rolls.
//
// Cases 17.1.2, 17.2.2.
func (g *State) repairOptions(seat engine.Seat) int8 {
	switch m := &g.tables.Modifiers; {
	case g.hasSantaCruz(seat):
		return m.SantaCruzRepair
	case g.hasDrake(seat):
		return m.DrakeCommandsRepair
	}
	return 0
}

// resupplyOptions returns what optional rules add to a side's Resupply rolls.
//
// Cases 17.1.2, 17.2.2, 17.2.5. Ruling R65.
func (g *State) resupplyOptions(seat engine.Seat) (drm int8) {
	m := &g.tables.Modifiers
	if g.hasSantaCruz(seat) {
		drm += m.SantaCruzResupply
	}
	if g.hasDrake(seat) {
		drm += m.DrakeCommandsResup
	}
	return drm + g.treasury(seat)
}

// treasury returns what a generous treasury adds to a side's Resupply rolls.
//
// Case 17.2.5.
func (g *State) treasury(seat engine.Seat) int8 {
	if seat == English && g.rules.has(ruleTreasury) {
		return g.tables.Modifiers.TreasuryResupply
	}
	return 0
}

// spanishResupply returns the Spanish Resupply modifier: none where Drake's raid failed,
// a worse one where he has burnt the stores in Lisbon too.
//
// Cases 8.4.1, 17.1.1, 17.2.1. Rulings R65, R157.
func (g *State) spanishResupply() int8 {
	switch m := &g.tables.Modifiers; {
	case g.rules.has(ruleCadiz):
		return m.CadizResupply
	case g.rules.has(ruleLisbon):
		return m.LisbonResupply
	default:
		return m.ResupplySpanish
	}
}

// withdrawModifier is what is added to the English Retreat Check.
//
// Case 17.1.6b. Ruling R10.
func (g *State) withdrawModifier() int8 {
	if g.rules.has(ruleNoReformsWithdrawal) {
		return g.tables.Modifiers.NoReformsWithdraw
	}
	return 0
}

// isParmaReady reports whether the Duke of Parma is ready.
//
// Case 17.1.3.
func (g *State) isParmaReady() bool { return g.rules.has(ruleParmaPrepared) }

// arrivalOptions returns what optional rules add to the Arrival roll.
//
// Cases 17.1.3, 17.2.3. Ruling R157.
func (g *State) arrivalOptions() (drm int8) {
	m := &g.tables.Modifiers
	if g.isParmaReady() {
		drm += m.ParmaPreparedArrival
	}
	if g.rules.has(ruleNassau) {
		drm += m.NassauArrival
	}
	return drm
}

// isSeymourFree reports whether Seymour may sail from the first turn on.
//
// Case 17.2.7.
func (g *State) isSeymourFree() bool { return g.rules.has(ruleSeymour) }
