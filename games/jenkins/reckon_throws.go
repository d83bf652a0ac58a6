package jenkins

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning of one throw say.
const (
	reckonDice     = "The dice of the %{1@} at %O are those of"
	reckonHits     = "a hit"
	reckonMisses   = "a miss"
	reckonBack     = "The %{1@} may buy %O again if one die shows more than"
	reckonBuys     = "they may"
	reckonLostGood = "it is lost for good"
	reckonNoStorm  = "no storm"
	reckonStorms   = "storms over %s"
	reckonFortune  = "The Fortune of War: one die"
	reckonStrikes  = "struck by "
	reckonWar      = "The war in Europe: one die"
	reckonFrench   = "a French seaport captured this turn"
	reckonDutch    = "a Dutch seaport captured this turn"
	reckonWhere    = "Storms: one die"
	reckonTurn     = "her turn"
	reckonGun      = "her gun value"
	reckonLosses   = "Ships lost: one die"
	reckonSoMany   = "as many ships are lost as the die shows, or all if there are fewer; the %{1@} choose them"
	reckonPoints   = "The war in Europe: two dice"
	reckonGains    = "the %{1@} gain as many points as the dice show"
)

// ReckonThrow returns what decides a roll in the position in which it is made. It implements engine.Reckoner.
//
// Cases 5.0, 6.2, 6.3, 6.6, 6.8, 7.2, 7.5, 9.1, 9.2, 9.3, 11.2, 11.7, 11.9.
func (r *ruleset) ReckonThrow(at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	k := reckoning{at.(*State), r.words.At(at), th}
	switch th.Rule {
	case "5.0":
		return k.claim()
	case "6.3":
		if th.About.Class() == classStack {
			return k.spots(reckonLosses, reckonSoMany)
		}
		return k.peril(seat)
	case "7.2":
		return k.attempt(seat)
	case "7.5":
		return []engine.Sum{k.results(reckonDisease, th.About, func(die int) string {
			if die%2 == 1 {
				return reckonStruck
			}
			return reckonSpared
		})}
	case "9.1":
		return k.shots()
	case "9.2":
		return []engine.Sum{k.assault(th.Seat)}
	case "9.3":
		cost := int(k.g.tables.Row(Counter(th.About.Number())).Cost)
		s := k.die(reckonBack, th.About, reckonLostGood, cost, reckonBuys)
		s.Total = strconv.Itoa(cost)
		return []engine.Sum{s}
	case "11.2":
		return k.again()
	case "11.7":
		return k.scuttle()
	case "11.9":
		turn := int(k.g.flow.Top().N[isidroTurn])
		s := k.die(reckonDie, th.About, reckonComes, turn-1, reckonStays)
		s.Parts = append([]engine.SumPart{{Text: reckonTurn, Value: strconv.Itoa(turn), Rule: "11.9"}}, s.Parts...)
		return []engine.Sum{s}
	}
	return k.event()
}

// event reckons a die of the Administration Phase.
//
// Cases 6.2, 6.6, 6.8.
func (k *reckoning) event() []engine.Sum {
	g := k.g
	switch {
	case k.th.Rule == "6.2":
		return []engine.Sum{k.results(reckonWhere, engine.NoObject, func(die int) string {
			var at []string
			for _, h := range g.tables.Storms[die] {
				at = append(at, k.w.Title(hexObject(h)))
			}
			if len(at) == 0 {
				return reckonNoStorm
			}
			return strings.Replace(reckonStorms, "%s", strings.Join(at, ", "), 1)
		})}
	case k.th.Rule == "6.6":
		return []engine.Sum{k.results(reckonFortune, engine.NoObject, func(die int) string {
			by, what := fortuneTexts(&g.tables.Fortunes[die])
			return reckonStrikes + by + ": " + what
		})}
	case k.th.Rule == "6.8" && k.th.Dice == 1:
		s := k.results(reckonWar, engine.NoObject, func(die int) string { return successionTexts[g.succession(die)] })
		var more engine.Sum
		add(&more, reckonFrench, int(engine.Truth(g.french)), "6.8")
		add(&more, reckonDutch, -int(engine.Truth(g.dutch)), "6.8")
		s.Parts = append(more.Parts, s.Parts...)
		return []engine.Sum{s}
	case k.th.Rule == "6.8":
		return k.spots(reckonPoints, reckonGains)
	}
	return nil
}

// spots reckons dice whose number itself is what is wanted.
//
// Cases 6.3, 6.8.
func (k *reckoning) spots(title, does string) []engine.Sum {
	text := k.title(does, k.th.Seat, engine.NoObject, 0)
	return []engine.Sum{{Title: title, Parts: engine.Results(int(k.th.Dice), func(int) (string, engine.Case) { return text, k.th.Rule })}}
}

// results returns what the faces of one die do.
func (k *reckoning) results(title string, on engine.Object, does func(die int) string) engine.Sum {
	return engine.Sum{Title: k.title(title, k.th.Seat, on, 0), Parts: engine.Results(1, func(die int) (string, engine.Case) { return does(die), k.th.Rule })}
}

// die returns a roll of one die that does one thing with a number of faces or less, and another with more.
func (k *reckoning) die(title string, on engine.Object, does string, most int, otherwise string) engine.Sum {
	return k.results(title, on, func(die int) string {
		if die <= most {
			return does
		}
		return otherwise
	})
}

// shots reckons the next dice of one seat in a naval combat, which all hit with the same faces.
//
// Cases 9.1, 11.2, 11.3.
func (k *reckoning) shots() []engine.Sum {
	g, c, seat := k.g, &k.g.combat, k.th.Seat
	shots := c.Shots[seat][:c.NumShots[seat]]
	first := slices.IndexFunc(shots, func(sh Shot) bool { return sh.Face == 0 })
	if first < 0 || first+int(k.th.Dice) > len(shots) {
		return nil
	}
	s := k.die(reckonDice, hexObject(c.Hex), reckonHits, int(shots[first].Gun), reckonMisses)
	var names []string
	less := false
	for _, sh := range shots[first : first+int(k.th.Dice)] {
		if name := k.w.Title(counterObject(sh.By)); !slices.Contains(names, name) {
			names = append(names, name)
		}
		less = less || sh.Gun < g.tables.Row(sh.By).Gun
	}
	s.Total = strings.Join(names, ", ")
	if less {
		var port engine.Sum
		add(&port, reckonPort, -int(g.tables.Ports[g.tables.PortAt[c.Hex]].Value), "9.1")
		s.Parts = append(port.Parts, s.Parts...)
	}
	return []engine.Sum{s}
}

// claim reckons a victory die.
//
// Case 5.0.
func (k *reckoning) claim() []engine.Sum {
	port := k.g.tables.PortAt[hexOf(k.th.About)]
	value, links := int(k.g.tables.Ports[port].Value), k.g.routes(port)
	most := engine.Sum{Title: k.title(reckonClaim, English, k.th.About, 0), Total: strconv.Itoa(max(value-links, 0))}
	add(&most, reckonPlace, value, "5.0")
	add(&most, reckonRoutes, -links, "5.0")
	faces := k.die(reckonDie, k.th.About, reckonWon, value-links, reckonNothing)
	return []engine.Sum{most, faces}
}

// peril reckons what a perilous sea does to the seat's own ships. Whether a leader is aboard only it knows.
//
// Case 6.3.
func (k *reckoning) peril(seat engine.Seat) []engine.Sum {
	f := k.g.flow.Top()
	if f.Step != stepPeril || f.Code != perilRoll || f.Seat != seat {
		return nil
	}
	s := engine.Sum{Title: k.title(reckonPeril, k.th.Seat, k.th.About, 0)}
	storm := f.N[perilStorm] != 0
	add(&s, reckonAdmiral, k.g.admiral(f.Seat, fleetOf(f)), "6.3")
	if storm {
		add(&s, reckonStorm, -1, "6.3")
	}
	drm := k.g.perilDRM(f.Seat, fleetOf(f), storm)
	faces := k.results("", engine.NoObject, func(die int) string { return perilTexts[k.g.tables.peril(die+drm)] })
	s.Parts = append(s.Parts, faces.Parts...)
	return []engine.Sum{s}
}

// attempt reckons an attempt to intercept by the seat's own ships. Only the enemy knows how many of his ships count.
//
// Case 7.2.
func (k *reckoning) attempt(seat engine.Seat) []engine.Sum {
	f := k.g.flow.Top()
	if k.th.Seat != seat {
		return nil
	}
	ships := 0
	if f.Step == stepIntercept {
		ships = k.g.interceptorsTaken(f)
	} else if sail := k.g.below(stepSail); sail != nil {
		ships = k.g.triers(seat, fleetOf(sail), 0)
	}
	s := k.die(reckonAttempt, k.th.About, reckonCatch, interceptFaces(ships), reckonVain)
	s.Parts = append([]engine.SumPart{{Text: reckonShips, Value: strconv.Itoa(ships), Rule: "7.2"}}, s.Parts...)
	return []engine.Sum{s}
}

// again reckons a die that is rolled again for a deception counter.
//
// Case 11.2.
func (k *reckoning) again() []engine.Sum {
	c := &k.g.combat
	if n := c.dieNamed(k.th.About); c.Naval && n >= 0 {
		owner, _, _, _ := dieParts(k.th.About)
		return []engine.Sum{k.die(reckonAgain, k.th.About, reckonHits, int(c.Shots[owner][n].Gun), reckonMisses)}
	}
	owner, _, _, _ := dieParts(k.th.About)
	return []engine.Sum{k.assault(owner)}
}

// scuttle reckons whether a ship blocks the fairway.
//
// Case 11.7.
func (k *reckoning) scuttle() []engine.Sum {
	f := k.g.flow.Top()
	lo, hi := k.g.span(f.Seat, stackOf(f.About))
	for i := lo; i < hi; i++ {
		if p := &k.g.pieces[f.Seat][i]; p.Mark&markTaken != 0 && k.g.naval(p) {
			gun := int(k.g.row(p).Gun)
			s := k.die(reckonSunk, counterObject(p.Counter), reckonBlocks, gun, reckonOpen)
			s.Parts = append([]engine.SumPart{{Text: reckonGun, Value: strconv.Itoa(gun), Rule: "11.7"}}, s.Parts...)
			return []engine.Sum{s}
		}
	}
	return nil
}
