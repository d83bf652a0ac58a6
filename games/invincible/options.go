package invincible

import "weathergage/engine"

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

// switches are the optional rules in the order of their bits.
var switches = []engine.Switch{
	{Key: "cadiz-raid-fails", Name: "Drake's raid on Cadiz fails", Rule: "17.1.1"},
	{Key: "santa-cruz-lives", Name: "The Marquis of Santa Cruz lives", Rule: "17.1.2"},
	{Key: "parma-prepared", Name: "Parma is prepared", Rule: "17.1.3"},
	{Key: "more-gunners", Name: "More gunners than priests", Rule: "17.1.4"},
	{Key: "gun-carriages", Name: "Naval gun carriages", Rule: "17.1.5"},
	{Key: "no-reforms-stand-off", Name: "No Hawkins reforms: worse at Stand Off", Rule: "17.1.6a"},
	{Key: "no-reforms-withdrawal", Name: "No Hawkins reforms: worse at withdrawing", Rule: "17.1.6b"},
	{Key: "no-reforms-third-square", Name: "No Hawkins reforms: a third square by die", Rule: "17.1.6c"},
	{Key: "papal-blessing", Name: "Papal blessing", Rule: "17.1.7"},
	{Key: "lisbon-stores-burnt", Name: "Drake burns the Lisbon stores", Rule: "17.2.1"},
	{Key: "drake-commands", Name: "Drake commands the fleet", Rule: "17.2.2"},
	{Key: "nassau-closes-the-ports", Name: "Justin of Nassau closes the ports", Rule: "17.2.3"},
	{Key: "gunners-to-windward", Name: "Gunners trained to windward", Rule: "17.2.4"},
	{Key: "generous-treasury", Name: "A generous treasury", Rule: "17.2.5"},
	{Key: "storms-off-corunna", Name: "Storms off Corunna", Rule: "17.2.6"},
	{Key: "seymour-unleashed", Name: "Seymour unleashed", Rule: "17.2.7"},
	{Key: "protestant-wind", Name: "The Protestant wind", Rule: "17.2.8"},
}

func init() {
	for i := range switches {
		switches[i].Values = []string{"off", "on"}
	}
}

// has reports whether an optional rule is in force. Each rule is asked for in
// one place only.
func (r Rules) has(rule Rules) bool { return r&rule != 0 }
