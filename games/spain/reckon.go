package spain

import (
	"fmt"
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// What the lines of a reckoning say.
const (
	reckonAttack     = "%O: the attack"
	reckonDefence    = "%O: the defence"
	reckonLeaders    = "leaders"
	reckonHalved     = "besieged units count half"
	reckonDoubled    = "the units count double in their fortress or under siege"
	reckonTripled    = "the units count three times under siege in their fortress"
	reckonWind       = "the wind"
	reckonPlace      = "port and munitions"
	reckonHidden     = "Steps lost on average, by the strength of the enemy, which is hidden"
	reckonBand       = "%s: column %s"
	reckonExpected   = "you lose %s, they %s; they retreat %s, you %s"
	reckonExpectedAt = "you lose %s, they %s"
)

// The columns of the combat tables as they are printed.
//
// Cases 7.2, 9.3.
var (
	landColumns  = [combatColumns]string{"1 to 3", "1 to 2", "1 to 1", "2 to 1", "3 to 1", "above 3 to 1"}
	navalColumns = [combatColumns]string{"below -20", "-20 to -11", "-10 to 0", "1 to 10", "11 to 20", "above 20"}
)

// dieFaces is how many faces the die of a combat has.
const dieFaces = 6

// Reckon says what an attack, a stand against one, another round or an attempt to disengage rests on, and what a
// march in winter risks. It implements engine.Reckoner.
//
// Cases 6.4, 7.0, 7.51, 9.0, 14.1.
func (r *ruleset) Reckon(s engine.State, c engine.Choice) []engine.Sum {
	ahead := *s.(*State)
	k := reckoning{g: &ahead, r: r, seat: c.Seat}
	switch {
	case c.Verb == VerbCommit, c.Verb == engine.Pass && ahead.flow.Top().Step == stepAssault:
		return k.onLand()
	case c.Verb == VerbAttack:
		_, n := fleetOf(c.With)
		ahead.combat = Combat{From: ahead.fleets[c.Seat][n], To: hexOf(c.On), Attacker: c.Seat, Naval: true, Fleets: 1 << n}
		return k.atSea()
	case c.Verb == VerbPress:
		return k.atSea()
	case c.Verb == VerbDisengage:
		return k.disengaging()
	case c.Verb == VerbIntercept:
		return k.intercepting()
	case c.Verb == VerbMarch:
		return k.marching(c)
	}
	if c.Verb != engine.Pass && c.Verb != VerbBerth {
		return nil
	}
	th, at, ok := engine.FirstThrow(r, s, c)
	if !ok {
		return nil
	}
	switch th.Rule {
	case "6.4", "7.2", "9.3", "14.1":
		return r.ReckonThrow(at, th, c.Seat)
	}
	return nil // it comes after the choice and not of it
}

// A reckoning is what one seat can reckon of a combat.
type reckoning struct {
	g    *State
	r    *ruleset
	seat engine.Seat
}

// marching returns the attrition that a march in winter brings upon units that have not marched before. A leader
// marches without.
func (k *reckoning) marching(c engine.Choice) []engine.Sum {
	if !k.g.winter() {
		return nil
	}
	one, from, to := k.g.tables.counterOf(c.With), hexOf(c.With), hexOf(c.On)
	for m, end := k.g.tables.of(k.seat); m < end; m++ {
		u := &k.g.units[m]
		if m != one && (one != Unseen || u.Where != Ashore || u.Hex != from) || u.Mark&markMoved != 0 || !k.g.tables.Row(m).Kind.IsLand() {
			continue
		}
		if ill := k.g.mayMarch(m, to); ill.OK() {
			return k.attrition(reckonWinter)
		}
	}
	return nil
}

// title returns a title about the place of the combat.
func (k *reckoning) title(text string) string {
	return string(k.r.words.Fill(nil, text, 0, hexObject(k.g.combat.To), 0))
}

// add adds a part that is not 0.
func add(s *engine.Sum, text string, n int, rule engine.Case) {
	if n != 0 {
		s.Parts = append(s.Parts, engine.SumPart{Text: text, Value: strconv.Itoa(n), Rule: rule})
	}
}

// units adds the land units of a seat ashore in a hex, one line each.
func (k *reckoning) units(s *engine.Sum, seat engine.Seat, h Hex, taken bool) {
	for c, end := k.g.tables.of(seat); c < end; c++ {
		u := &k.g.units[c]
		if u.Where == Ashore && u.Hex == h && (!taken || u.Mark&markTaken != 0) && k.g.tables.Row(c).Kind.IsLand() {
			add(s, k.r.words.Title(counterObject(c)), k.g.strength(c), "9.0")
		}
	}
}

// onLand reckons an attack on land: the strength of the seat's own side with its parts, what a siege instead would mean,
// and the results by the strength of the enemy.
//
// Cases 9.0, 9.3, 9.15, 10.0, 10.15, 13.0. Rulings R158, R165.
func (k *reckoning) onLand() []engine.Sum {
	g, cb := k.g, &k.g.combat
	attacks := k.seat == cb.Attacker
	own, total := k.landSide(attacks)
	sums := append([]engine.Sum{own}, k.besieged()...)
	return append(sums, k.bands(total, attacks, landColumns[:], &g.tables.Land, func(a, d int) (int, bool) { return LandColumn(a, d) }))
}

// landSide returns the strength of the attackers or the defenders in a combat on land, with its parts.
//
// Cases 9.0, 9.15, 10.15, 13.0.
func (k *reckoning) landSide(attacks bool) (own engine.Sum, total int) {
	g, cb := k.g, &k.g.combat
	if attacks {
		total = g.attackStrength()
		own.Title = k.title(reckonAttack)
		for _, h := range [...]Hex{cb.From, cb.To} {
			k.units(&own, cb.Attacker, h, true)
			units, _ := g.sum(cb.Attacker, h, true)
			if g.shut[cb.Attacker].has(h) {
				add(&own, reckonHalved, units/2-units, "10.15")
			}
			if cb.From == cb.To {
				break
			}
		}
	} else {
		seat := foe(cb.Attacker)
		total = g.defenceStrength()
		own.Title = k.title(reckonDefence)
		k.units(&own, seat, cb.To, false)
		units, _ := g.sum(seat, cb.To, false)
		besieged, fortress := g.shut[seat].has(cb.To), g.hasFortress(seat, cb.To)
		if besieged && fortress {
			add(&own, reckonTripled, 2*units, "10.16")
		} else if besieged || fortress {
			add(&own, reckonDoubled, units, "9.15")
		}
	}
	k.rest(&own, total, "13.0")
	return own, total
}

// rest adds what is left of a total as that of the leaders, and writes the total.
func (k *reckoning) rest(s *engine.Sum, total int, rule engine.Case) {
	left := total
	for i := range s.Parts {
		n, _ := strconv.Atoi(s.Parts[i].Value)
		left -= n
	}
	add(s, reckonLeaders, left, rule)
	s.Total = strconv.Itoa(total)
}

// mostForeseen bounds the strengths of an enemy that are looked at.
const mostForeseen = 60

// bands returns the results by the strength of an enemy whom the seat does not see, one line for each column.
func (k *reckoning) bands(own int, attacks bool, names []string, table *[7][combatColumns]Result, columnOf func(a, d int) (int, bool)) engine.Sum {
	sum := engine.Sum{Title: reckonHidden}
	column := func(theirs int) int {
		a, d := own, theirs
		if !attacks {
			a, d = theirs, own
		}
		if at, ok := columnOf(a, d); ok {
			return at
		}
		return -1
	}
	for from := 1; from <= mostForeseen; {
		to := from
		for to < mostForeseen && column(to+1) == column(from) {
			to++
		}
		band := fmt.Sprintf("%d to %d", from, to)
		switch {
		case to == mostForeseen:
			band = fmt.Sprintf("%d or more", from)
		case to == from:
			band = strconv.Itoa(from)
		}
		if at := column(from); at < 0 {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: band, Value: "nothing happens", Rule: "9.3"})
		} else {
			sum.Parts = append(sum.Parts, engine.SumPart{Text: fmt.Sprintf(reckonBand, band, names[at]), Value: expected(table, at, attacks)})
		}
		from = to + 1
	}
	return sum
}

// expected says what a column of a combat table costs both sides on average, and how often either retreats.
func expected(table *[7][combatColumns]Result, column int, attacks bool) string {
	var lost, retreats [2]int // of the seat's own side, and of the enemy
	for die := 1; die <= dieFaces; die++ {
		own, theirs := 0, 1
		if !attacks {
			own, theirs = 1, 0
		}
		row := &table[die][column]
		lost[own] += int(row.Attacker)
		lost[theirs] += int(row.Defender)
		retreats[own] += int(engine.Truth(row.AttackerRetreats))
		retreats[theirs] += int(engine.Truth(row.DefenderRetreats))
	}
	if retreats[0]+retreats[1] == 0 {
		return fmt.Sprintf(reckonExpectedAt, average(lost[0]), average(lost[1]))
	}
	return fmt.Sprintf(reckonExpected, average(lost[0]), average(lost[1]), inSix(retreats[1]), inSix(retreats[0]))
}

// inSix writes how many faces of a die do something.
func inSix(faces int) string {
	if faces == 0 {
		return "never"
	}
	return strconv.Itoa(faces) + " in 6"
}

// average writes an average over the faces of a die, rounded to a tenth: 1.5 for 9.
func average(sum int) string {
	tenths := (20*sum + dieFaces) / (2 * dieFaces)
	return string(engine.AppendParts(nil, int32(tenths), 10))
}

// atSea reckons a round of naval combat: the strength of the seat's own side, and that of the enemy if it lies
// open, or else what a siege instead would mean and the results by that strength.
//
// Cases 7.0, 7.12, 7.2, 7.71, 12.21, 13.0. Ruling R228.
func (k *reckoning) atSea() []engine.Sum {
	g := k.g
	own := k.ships(k.seat, reckonAttack)
	total := g.navalStrength(k.seat)
	if g.combat.Rounds > 0 && !g.isCapHidden() {
		return k.round()
	}
	sums := append([]engine.Sum{own}, k.sheltered()...)
	return append(sums, k.bands(total, true, navalColumns[:], &g.tables.Naval, func(a, d int) (int, bool) { return NavalColumn(a - d), true }))
}

// ships returns the strength of one side in a naval combat, with its parts.
func (k *reckoning) ships(seat engine.Seat, title string) engine.Sum {
	g, cb := k.g, &k.g.combat
	s := engine.Sum{Title: k.title(title)}
	deep, wind, blown := g.hasDeepFighting(seat), g.hasWind(seat), 0
	for c, end := g.tables.of(seat); c < end; c++ {
		row := g.tables.Row(c)
		if !row.Kind.IsNaval() || !g.fights(c) || deep && !row.Kind.IsDeep() {
			continue
		}
		add(&s, k.r.words.Title(counterObject(c)), g.strength(c), "7.0")
		if wind && !row.Kind.HasOars() && (seat != cb.Attacker || g.units[c].Hex == cb.From) {
			blown += int(g.tables.Numbers[NumWindBonus])
		}
	}
	add(&s, reckonWind, blown, "7.71")
	bonus := g.navalBonus(seat, cb.To)
	if cb.From != cb.To {
		bonus += g.navalBonus(seat, cb.From)
	}
	add(&s, reckonLeaders, bonus, "13.0")
	total, left := g.navalStrength(seat), 0
	for i := range s.Parts {
		n, _ := strconv.Atoi(s.Parts[i].Value)
		left += n
	}
	add(&s, reckonPlace, total-left, "7.12")
	s.Total = strconv.Itoa(total)
	return s
}
