package fury

import "github.com/weathergage/weathergage/engine"

// The commands of a side in the campaign that are no troops: the mission of the English with its way, the
// bids of scouts, and all Guns with their crews.
const (
	commandMission = "mission"
	commandScouts  = "scouting"
	commandGuns    = "guns"
)

// Commands are, of a side in the campaign, its troops kind by kind, its Guns, the bids of its scouts, and of
// the English their mission. Outside the campaign a side has none.
//
// Cases 29.6, 29.9, 29.11.
func (r *ruleset) Commands(s engine.State, seat engine.Seat) (all []engine.Command) {
	g := s.(*State)
	if !g.isCampaign() {
		return nil
	}
	if seat == EnglishSeat {
		all = append(all, engine.Command{Key: commandMission, Name: "the mission"})
	}
	all = append(all, engine.Command{Key: commandScouts, Name: "the scouting"})
	for k := kind(1); k < gunKinds && int(k) < len(g.tables.Troops); k++ {
		if key := g.commandOf(seat, k); key == g.tables.Troops[k].Key {
			all = append(all, engine.Command{Key: key, Name: "the " + g.tables.Troops[k].Name})
		}
	}
	if g.bringsGuns(seat) {
		all = append(all, engine.Command{Key: commandGuns, Name: "the Guns"})
	}
	return all
}

// Under returns the command that makes a choice in the campaign: what squadrons do belongs to those who lead
// their kind, on the map and on the board of a battle. What the whole side does is its holder's.
//
// Cases 29.7, 29.9, 29.10, 29.11, 29.12, 29.14.
func (r *ruleset) Under(s engine.State, c engine.Choice) string {
	g := s.(*State)
	switch {
	case !g.isCampaign() || g.outcome != outcomeNone || g.flow.Depth() == 0:
		return ""
	case isWarStep(g.flow.Top().Step):
		return g.underOnMap(c)
	}
	return g.underOnBoard(c)
}

// underOnMap is Under while weeks are planned and the mission is carried out.
//
// Cases 29.3, 29.7, 29.9, 29.10, 29.11, 29.12, 29.20.
func (g *State) underOnMap(c engine.Choice) string {
	switch c.Verb {
	case VerbWarScout, VerbWarTake:
		return g.commandOf(c.Seat, kindOf(c.On))
	case VerbWarAllot, VerbWarPost, VerbWarSummon:
		return g.commandOf(c.Seat, kindOf(c.With))
	case VerbWarMission, VerbWarRoute, VerbWarReplan:
		return g.ofMission(c.Seat)
	}
	switch g.flow.Top().Step {
	case stepWarMarch:
		return g.ofMission(c.Seat)
	case stepWarBids:
		return commandScouts
	}
	return ""
}

// ofMission returns the command that has the mission, of the English alone.
//
// Case 29.9.
func (g *State) ofMission(seat engine.Seat) string {
	if seat == EnglishSeat {
		return commandMission
	}
	return ""
}

// underOnBoard is Under in a battle on a board: a company is under who leads its troops. Fortune's Wheel and
// the Colonel are the side's.
//
// Cases 6.6, 18.2, 29.14. Ruling R549.
func (g *State) underOnBoard(c engine.Choice) string {
	f := g.flow.Top()
	switch {
	case f.Step == stepAppeal || f.Step == stepColonel || c.Verb == VerbRide || c.Verb == VerbJoin || c.Verb == VerbColonel:
		return ""
	case c.Verb == VerbMuster:
		return g.commandOf(c.Seat, kindOf(c.On))
	}
	for _, o := range [...]engine.Object{c.About, c.On} {
		if i := o.Number() - 1; o.Class() == classCompany && i >= 0 && i < len(g.companies) && companyNo(i).seat() == c.Seat {
			return g.commandOfCompany(c.Seat, &g.companies[i])
		}
		if i := g.hiddenOf(c.Seat, o); i >= 0 {
			return g.commandOfCompany(c.Seat, &g.hidden[c.Seat][i])
		}
	}
	return ""
}

// commandOfCompany returns the command that a company is under.
//
// Case 29.14.
func (g *State) commandOfCompany(seat engine.Seat, c *company) string {
	if c.gun != 0 {
		return commandGuns
	}
	return g.commandOf(seat, kind(c.troop))
}

// commandOf returns the command that a kind of a side is under, "" of what it never had. A troop that may be
// chosen instead of another is under who leads that.
//
// Case 29.6.
func (g *State) commandOf(seat engine.Seat, k kind) string {
	if k.isGun() || k == kind(g.tables.Crew) {
		return commandGuns
	}
	instead := ""
	for _, b := range g.war.bodies {
		switch {
		case b.many == 0 || b.role.seat() != seat || b.kind.isGun():
		case b.kind == k:
			return g.tables.Troops[k].Key
		case k != 0 && g.tables.Troops[b.kind].Or == Troop(k):
			instead = g.tables.Troops[b.kind].Key
		}
	}
	return instead
}

// bringsGuns reports whether a side of the campaign has Guns: of the Spanish there is one in each sconce.
//
// Cases 29.6, 29.15, 29.16.
func (g *State) bringsGuns(seat engine.Seat) bool {
	for _, b := range g.war.bodies {
		if b.many > 0 && b.role.seat() == seat && b.kind.isGun() {
			return true
		}
	}
	return seat == SpanishSeat
}
