package renaissance

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What the lines of a reckoning of a shot say. %W is the group of guns, %A the ship and %O the target.
const (
	reckonShot    = "%W of %A at %O: batteries"
	reckonRange   = "range, %s"
	reckonMasked  = "of these, through her own wreckage"
	reckonEach    = "Damage points of each battery, before the dice"
	reckonFactor  = "gunnery factor"
	reckonEffect  = "morale, fire and men away leave"
	reckonDice    = "Damage points in all: plus die less minus die"
	reckonPoints  = "%s points"
	reckonRigging = "for the rigging, on a die of 1 to 3, else for the hull"
)

// reckonTarget says what the dice of an ordered shot depend on, if the target stays where she lies and the
// ship goes as she is ordered so far: the batteries that bear from nearest by, each factor, and the damage
// points by the dice.
//
// Cases 10.1, 10.2, 11.1, 11.2, 11.3.
func (r *ruleset) reckonTarget(g *State, n, e shipNo, c engine.Choice) []engine.Sum {
	b, guns := groupOf(c.With)
	if !guns || e == noShip {
		return nil
	}
	course := g.fullCourse(n)
	if !plane.Within(g.base(n), g.base(e), g.farthest(g.hidden[n].load[b].shot())+course.run) {
		return nil
	}
	h := helm{g: g, n: n}
	h.end(&course)
	one, ok := g.nearestShot(&h.v, n, e, b, c.Verb == VerbRanging)
	if !ok {
		return nil
	}
	return r.reckonShot(g, &h.v, &one)
}

// nearestShot returns the salvo of a group from nearest to its target.
func (g *State) nearestShot(v *voyage, n, e shipNo, b group, ranging bool) (best salvo, ok bool) {
	for i := range moments + 1 {
		when := plane.Whole / moments * plane.Time(i)
		one := salvo{from: n, to: e, by: b, shot: g.hidden[n].load[b].shot(), when: when, ranging: ranging, base: v.path[n].At(when), mark: g.base(e)}
		if ranging {
			one.base = g.base(n)
		}
		if g.lay(&one); one.bears+one.masked > 0 && (!ok || one.distance < best.distance) {
			best, ok = one, true
		}
		if ranging {
			best.cut(1)
			break
		}
	}
	best.rigging = g.orders(n, VerbRigging, groupObject(b))
	return best, ok
}

// reckonShot reckons a salvo: its batteries, the factors of each, and what each score of the dice does.
//
// Cases 10.1, 11.1, 11.2, 11.3.
func (r *ruleset) reckonShot(g *State, v *voyage, one *salvo) []engine.Sum {
	class := g.hands(one.from).Gunnery
	count := engine.Sum{Total: strconv.Itoa(one.bears + one.masked), Parts: []engine.SumPart{
		{Text: fmt.Sprintf(reckonRange, plain(bandNames[one.band])), Value: num(one.distance/plane.MM) + " mm", Rule: "10.4"}},
		Title: string(r.words.At(g).Fill(nil, reckonShot, g.object(one.from), g.object(one.to), groupObject(one.by)))}
	if one.masked > 0 {
		count.Parts = append(count.Parts, engine.SumPart{Text: reckonMasked, Value: strconv.Itoa(one.masked), Rule: "11.3"})
	}
	if one.band > g.tables.ForcedPast[class] && g.forceOn(one.from) != Calm {
		count.Parts = append(count.Parts, engine.SumPart{Text: reckonRigging, Rule: "10.1"})
	}
	each := engine.Sum{Title: reckonEach, Parts: []engine.SumPart{{Text: reckonFactor, Value: inTenths(g.gunFactor(one.from, one.by)), Rule: "11.1"}}}
	factors := int32(0)
	g.addTactics(v, one, func(applies bool, f FactorNo) {
		if n := int32(g.tables.Factor[f]); applies && n != 0 {
			factors += n
			each.Parts = append(each.Parts, engine.SumPart{Text: g.tables.When[f], Value: engine.Signed(int(n)), Rule: "11.3"})
		}
	})
	plainly := g.gunFactor(one.from, one.by) + point*factors
	each.Total = inTenths(plainly)
	part, of := g.effect(one.from, g.hidden[one.from].slack[one.by])
	if part != of {
		each.Parts = append(each.Parts, engine.SumPart{Text: reckonEffect, Value: fmt.Sprintf("%d in %d", part, of), Rule: "20.3"})
	}
	dice := stroke{class: class, band: one.band, plain: plainly, bears: int32(one.bears), masked: int32(one.masked), part: part, of: of}
	all := engine.Sum{Title: reckonDice}
	for score := -5; score <= 5; score++ {
		text := fmt.Sprintf(reckonPoints, inTenths(g.pointsAt(&dice, score)))
		ways := int32(6 - max(score, -score))
		if last := len(all.Parts) - 1; last >= 0 && all.Parts[last].Text == text {
			all.Parts[last].Ways += ways
			continue
		}
		all.Parts = append(all.Parts, engine.SumPart{Text: text, Rule: "11.2", Ways: ways, Of: 36})
	}
	return []engine.Sum{count, each, all}
}

// inTenths writes points that are counted in tenths.
func inTenths(n int32) string { return string(engine.AppendParts(nil, n, point)) }
