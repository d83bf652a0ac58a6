package fury

import (
	"fmt"
	"iter"
	"slices"
)

// fit refuses goals and places that the board and the forces of a scenario could never serve: a sconce to
// storm where none stands, more herds than there are.
//
// Cases 19.1, 25.5, 25.6.
func (s *scenarioLoader) fit() {
	for i := range s.to.Goals {
		g := &s.to.Goals[i]
		if wants := s.lacks(g); wants != "" {
			s.sheet.Fail(fmt.Sprintf("goal.%d.want", i), "expected %s for this goal, found none", wants)
		} else if have := s.most(g); have >= 0 && int(g.Least) > have {
			s.sheet.Fail(fmt.Sprintf("goal.%d.least", i), "expected at most %d, as there are no more, found %d", have, g.Least)
		}
	}
	for i, word := range s.file.Special {
		if wants := s.lacksFor(s.to.Special & (1 << max(slices.Index(specialNames, word), 0))); wants != "" {
			s.sheet.Fail(fmt.Sprintf("special.%d", i), "expected %s for this rule, found none", wants)
		}
	}
	for i := range s.to.Sides {
		for field, place := range s.to.Sides[i].places() {
			if wants := s.to.Plan.lacks(place); wants != "" {
				s.sheet.Fail(fmt.Sprintf("side.%d.%s.zone", i, field), "expected %s for this zone, found none", wants)
			}
		}
	}
}

// places returns those where a side begins, by the fields of its file.
func (side *SideRow) places() iter.Seq2[string, Place] {
	return func(yield func(string, Place) bool) {
		_ = yield("place", side.Place) && yield("guard", side.Guard) && yield("relief.place", side.Relief.Place)
	}
}

// lacks returns what a goal is about and the scenario does not have, "" if it has everything. Stone never
// burns.
//
// Cases 19.1, 23.2.
func (s *scenarioLoader) lacks(g *Goal) string {
	p := &s.to.Plan
	switch g.Want {
	case WantSconce, WantDrivenIn, WantSole:
		if p.Sconce == 0 {
			return "a sconce on the board"
		}
	case WantChain:
		if p.Water != RiverBlocked {
			return "a river with a chain on the board"
		}
	case WantBurned:
		if p.Hamlet.Least == 0 || !p.Timber {
			return "a hamlet of timber on the board"
		}
	case WantNoHerds:
		if s.objects(Herd) == 0 {
			return "herds"
		}
	case WantGuns, WantGunsOff:
		if s.to.Special&CrewlessGuns == 0 {
			return "Guns without crews"
		}
	}
	return ""
}

// lacksFor returns what a special rule is about and the scenario does not have, "" if it has everything.
//
// Cases 26.1, 26.5, 27.1, 27.6, 27.10.
func (s *scenarioLoader) lacksFor(rule Special) string {
	p := &s.to.Plan
	switch {
	case rule == ColumnOnRoad && p.Road == NoRoad:
		return "a road on the board"
	case rule&(HiddenPrisoners|Civilians) != 0 && p.Hamlet.Least+p.Cottages.Least == 0:
		return "a building on the board"
	case rule == HiddenPrisoners && s.to.Sides[SeatB].Objects[Prisoners] == 0:
		return "prisoners of the second side"
	case rule == CrewlessGuns && s.to.Sides[SeatA].Guns == [maxGuns + 1]uint8{} && s.to.Sides[SeatB].Guns == [maxGuns + 1]uint8{}:
		return "fixed Guns"
	case rule == Fleet && p.Water != Sea:
		return "a sea on the board"
	}
	return ""
}

// most returns the most that a goal could ever count, -1 if that is not known from the file.
//
// Case 19.1.
func (s *scenarioLoader) most(g *Goal) int {
	switch g.Want {
	case WantWagonsOff:
		return int(s.to.Sides[g.Seat].Objects[Wagon])
	case WantHerdsOff:
		return s.objects(Herd)
	case WantPrisonersOff:
		return s.objects(Prisoners)
	case WantBurned:
		return s.to.Plan.Hamlet.Least
	}
	return -1
}

// objects counts those of one kind that both sides have.
func (s *scenarioLoader) objects(kind Object) int {
	return int(s.to.Sides[SeatA].Objects[kind]) + int(s.to.Sides[SeatB].Objects[kind])
}

// lacks returns what a zone is measured from and the board does not have, "" if it does.
//
// Case 25.6.
func (p *Plan) lacks(of Place) string {
	switch {
	case (of.Zone == NearHouses || of.Zone == NearHamlet) && p.Hamlet.Least == 0:
		return "a hamlet on the board"
	case of.Zone == NearFords && p.Water != StreamFord && p.Water != StreamFords:
		return "a ford on the board"
	case of.Zone == InSconce && p.Sconce == 0:
		return "a sconce on the board"
	case of.Zone == OnHill && p.HillsBeyond.Least == 0:
		return "a hill beyond the stream"
	case of.Afloat && p.Water != Sea && p.Water != RiverBlocked:
		return "water for boats on the board"
	}
	return ""
}
