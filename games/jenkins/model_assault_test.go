package jenkins

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A brawl is a land combat as a player without a computer would reckon it from the book
// (7.6, 9.2, 11.1, 11.7): who is ashore and afloat in one hex, by the keys of the counters.
type brawl struct {
	tb       *Tables
	hex      string
	port     *PortRow // nil in the open
	attacker engine.Seat
	ashore   [2][]string
	afloat   [2][]string
	hulk     bool // a scuttled ship bars the fairway
	dice     [2]int
	values   [2][]int    // green values as the dice are thrown
	victims  [2][]string // what can be lost then
}

func (b *brawl) row(key string) *CounterRow {
	for c := range b.tb.Counters {
		if b.tb.Counters[c].Key == key {
			return &b.tb.Counters[c]
		}
	}
	panic(key)
}

// fighters are the green values of a side: troops ashore, and bomb ships that may reach
// them, which they do not in a seaport of their own.
func (b *brawl) fighters(side engine.Seat) (values []int) {
	for _, key := range b.ashore[side] {
		if v := b.row(key).Land; v > 0 {
			values = append(values, int(v))
		}
	}
	for _, key := range b.bombs(side) {
		values = append(values, int(b.row(key).Land))
	}
	return values
}

func (b *brawl) bombs(side engine.Seat) (keys []string) {
	if b.hulk && side == English || b.port != nil && side != b.attacker {
		return nil
	}
	for _, key := range b.afloat[side] {
		if b.row(key).Type == BombShip {
			keys = append(keys, key)
		}
	}
	return keys
}

// reckon counts the dice of both sides (9.2(1) to 9.2(3)).
func (b *brawl) reckon() {
	defender := foe(b.attacker)
	if b.port != nil && len(b.fighters(defender)) == 0 {
		return // a seaport without a green defender falls without dice
	}
	for side := English; side <= Spanish; side++ {
		if b.dice[side] = len(b.fighters(side)); b.dice[side] == 0 {
			continue
		}
		for _, key := range b.ashore[side] {
			b.dice[side] += int(b.row(key).Cannonade + b.row(key).Tactics)
		}
		for _, key := range b.afloat[side] {
			if !b.hulk || side == Spanish {
				b.dice[side] += int(b.row(key).Cannonade)
			}
		}
	}
	if b.port != nil {
		b.dice[b.attacker] = max(0, b.dice[b.attacker]-int(b.port.Value))
	}
}

// note keeps who fights and what can be lost as the dice are thrown, for both sides fire
// at once (9.2(5)).
func (b *brawl) note() {
	for side := English; side <= Spanish; side++ {
		b.values[side] = b.fighters(side)
		for _, key := range append(slices.Clone(b.ashore[side]), b.bombs(side)...) {
			if b.row(key).Type != Deception {
				b.victims[side] = append(b.victims[side], key)
			}
		}
	}
}

// drop takes a counter out of a list.
func drop(list []string, key string) []string {
	if i := slices.Index(list, key); i >= 0 {
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	return list
}

// orphans fall: guns and leaders of a side without a green value, but a bomb ship in the
// hex keeps guns (9.2(2), 11.1).
func (b *brawl) orphans(side engine.Seat) {
	if len(b.fighters(side)) > 0 {
		return
	}
	bomb := slices.ContainsFunc(b.afloat[side], func(key string) bool { return b.row(key).Type == BombShip })
	b.ashore[side] = slices.DeleteFunc(slices.Clone(b.ashore[side]), func(key string) bool {
		row := b.row(key)
		return row.Tactics > 0 || row.Cannonade > 0 && !bomb
	})
}

// score is the most counters that can hit: every way of giving dice to counters is tried
// (9.2(4)).
func score(values, faces []int) int {
	if len(values) == 0 || len(faces) == 0 {
		return 0
	}
	best := score(values[1:], faces)
	for i, face := range faces {
		if face <= values[0] {
			best = max(best, 1+score(values[1:], slices.Delete(slices.Clone(faces), i, i+1)))
			break // of faces in order any that fits does as well as the highest that fits
		}
	}
	return best
}

// end says what is left and whose the hex is (7.6, 9.2(8)).
func (b *brawl) end() (retreats bool) {
	attacker, defender := b.attacker, foe(b.attacker)
	b.orphans(defender)
	b.orphans(attacker)
	decoys := !slices.ContainsFunc(b.ashore[defender], func(key string) bool { return b.row(key).Type != Deception })
	guns := slices.ContainsFunc(b.ashore[defender], func(key string) bool { return b.row(key).Cannonade > 0 })
	if len(b.fighters(defender)) == 0 && len(b.ashore[attacker]) > 0 && !guns && (b.port != nil || decoys) {
		b.ashore[defender] = nil
	}
	return len(b.ashore[attacker]) > 0 && len(b.ashore[defender]) > 0
}

// drawBrawl is a random combat.
func drawBrawl(tb *Tables, d *rand.Rand) *brawl {
	b := &brawl{tb: tb, hex: "2926", attacker: engine.Seat(d.IntN(2))}
	if d.IntN(4) > 0 {
		key := []string{"santa-marta", "cumana", "leogane", "curacao", "antigua", "havana"}[d.IntN(6)]
		for p := 1; p < len(tb.Ports); p++ {
			if tb.Ports[p].Key == key {
				b.port, b.hex = &tb.Ports[p], Grid.Name(tb.Ports[p].Hex)
			}
		}
		b.hulk = b.attacker == English && d.IntN(4) == 0
	}
	stock := [2][]string{
		{"e-soldiers-1", "e-soldiers-2", "e-marines-3", "e-marines-2", "e-cannons-1", "e-supplies", "wentworth", "vernon", "e-deception"},
		{"s-soldiers-1", "s-soldiers-2", "s-soldiers-3", "s-soldiers-3-first", "s-cannons-1", "s-supplies", "montiano", "torres", "s-deception", "s-heavy-guns"},
	}
	fleet := [2][]string{{"lion", "e-frigate", "e-bomb-ship", "e-merchant"}, {"africa", "s-frigate"}}
	for side := English; side <= Spanish; side++ {
		most := 1 + d.IntN(5)
		for len(b.ashore[side]) < most {
			if key := stock[side][d.IntN(len(stock[side]))]; !slices.Contains(b.ashore[side], key) {
				b.ashore[side] = append(b.ashore[side], key)
			}
		}
		for _, key := range fleet[side] {
			if b.hex != "2926" && d.IntN(4) == 0 {
				b.afloat[side] = append(b.afloat[side], key)
			}
		}
	}
	return b
}

func (b *brawl) text() string {
	t := fmt.Sprintf("game jenkins\nscenario war\nturn 2\nflow %s-movement begun\n", strings.ToLower(seatTitles[b.attacker]))
	if b.port != nil {
		t += fmt.Sprintf("holder %s %s\n", b.port.Key, strings.ToLower(seatTitles[foe(b.attacker)]))
	}
	if b.hulk {
		t += fmt.Sprintf("scuttled %s\n", b.port.Key)
	}
	for side := English; side <= Spanish; side++ {
		t += fmt.Sprintf("%s at %s-shore %s\n", seatTitles[side], b.hex, strings.Join(b.ashore[side], " "))
		if len(b.afloat[side]) > 0 {
			t += fmt.Sprintf("%s at %s-outside %s\n", seatTitles[side], b.hex, strings.Join(b.afloat[side], " "))
		}
	}
	return t
}

// Throw throws at random and notes the dice of the combat.
func (b *brawlDice) Throw(th engine.Throw) (f engine.Faces, ok bool) {
	for i := range th.Dice {
		f[i] = uint16(1 + b.IntN(6))
		if th.Rule == "9.2" {
			b.faces[th.Seat] = append(b.faces[th.Seat], int(f[i]))
		}
	}
	return f, true
}

type brawlDice struct {
	*rand.Rand
	faces [2][]int
}

// TestLandCombatAgainstASketch plays random land combats and holds dice, hits, losses, what
// stands at the end and whose the seaport is against a player's reckoning of 9.2 and 7.6.
func TestLandCombatAgainstASketch(t *testing.T) {
	r := rules(t)
	fought, taken, beaten := 0, 0, 0
	for n := range 4000 {
		d := rand.New(rand.NewPCG(uint64(n), 92))
		b := drawBrawl(r.tables, d)
		text := b.text()
		g := sound(t, r, text)
		dice := &brawlDice{Rand: d}
		turn := engine.Turn{Dice: dice, Hear: true}
		fail := func(format string, args ...any) {
			t.Helper()
			t.Fatalf("%s\n%s\nthe game:\n%s", fmt.Sprintf(format, args...), text, r.FormatPosition(nil, g))
		}
		b.reckon()
		b.orphans(English)
		b.orphans(Spanish)
		b.note()
		funds, retreated, over := g.funds, false, false
		for !over {
			ds := g.Pending(nil)
			c := engine.Choice{Seat: ds[0].Seat, Verb: VerbDone, About: ds[0].About}
			switch ds[0].Ask {
			case AskMove, AskLend:
			case AskDeceive:
				c.Verb = engine.Pass
			case AskFlight:
				retreated, over = true, true
				continue
			case AskLoss:
				if g.flow.Top().Step != stepLoss || g.flow.Top().Code != lossLand {
					over = true
					continue
				}
				c = b.lose(fail, g, ds[0], dice)
			default:
				over = true
				continue
			}
			g.Apply(c, &turn)
			if g.combat == (Combat{}) && g.below(stepField) == nil {
				over = true
			}
		}
		h := hexAt(t, b.hex)
		b.check(fail, turn.Events, dice, g, h)
		retreated = retreated || slices.ContainsFunc(turn.Events, func(e engine.Event) bool {
			return e.Kind == KindRetreated || e.Kind == KindNoRetreat
		})
		if want := b.end(); want != retreated {
			fail("the attacker retreats: by the book %v", want)
		}
		fought++
		if retreated {
			beaten++
			continue
		}
		for side := English; side <= Spanish; side++ {
			if got := b.standing(g, side, h); got != fmt.Sprint(b.ashore[side]) {
				fail("ashore of the %s are %s, by the book %v", seatTitles[side], got, b.ashore[side])
			}
		}
		if b.port == nil || len(b.ashore[b.attacker]) == 0 {
			continue
		}
		taken++
		points := int(b.port.Value) * int(engine.Truth(b.port.Owner != holderOf(b.attacker)))
		if g.holder[g.tables.PortAt[h]] != holderOf(b.attacker) || g.active() == b.attacker && int(g.funds[b.attacker]-funds[b.attacker]) != points {
			fail("the seaport is not the attacker's, or not for %d points", points)
		}
	}
	if fought < 3000 || taken < 800 || beaten < 400 {
		t.Errorf("%d combats, %d seaports taken, %d attackers beaten: too few to tell", fought, taken, beaten)
	}
	t.Logf("%d combats, %d seaports taken, %d attackers beaten", fought, taken, beaten)
}

// lose chooses one of the losses that are offered, which must be those that the book admits
// (9.2(7), 11.1): all that is ashore but deception counters, and bomb ships that fight.
func (b *brawl) lose(fail func(string, ...any), g *State, d engine.Decision, dice *brawlDice) engine.Choice {
	side := d.Seat
	var could, offered []string
	for _, key := range append(slices.Clone(b.ashore[side]), b.bombs(side)...) {
		if b.row(key).Type != Deception {
			could = append(could, key)
		}
	}
	cs := g.Candidates(d, 2, nil)
	for _, c := range cs {
		offered = append(offered, g.tables.Row(g.counterOf(c.On)).Key)
	}
	slices.Sort(could)
	slices.Sort(offered)
	if !slices.Equal(could, offered) {
		fail("the %s may lose %v, by the book %v", seatTitles[side], offered, could)
	}
	c := cs[dice.IntN(len(cs))]
	key := g.tables.Row(g.counterOf(c.On)).Key
	b.ashore[side], b.afloat[side] = drop(b.ashore[side], key), drop(b.afloat[side], key)
	return c
}

// check holds dice and hits against what was told, and takes what fell without a choice.
func (b *brawl) check(fail func(string, ...any), events []engine.Event, dice *brawlDice, g *State, h Hex) {
	var hits [2]int
	for _, e := range events {
		switch e.Kind {
		case KindAssault:
			if int(e.N[1]) != b.dice[b.attacker] || int(e.N[2]) != b.dice[foe(b.attacker)] {
				fail("%d dice against %d, by the book %d against %d", e.N[1], e.N[2], b.dice[b.attacker], b.dice[foe(b.attacker)])
			}
		case KindHits:
			hits[e.N[0]] = int(e.N[1])
		}
	}
	for side := English; side <= Spanish; side++ {
		if len(dice.faces[side]) != b.dice[side] {
			fail("the %s throw %d dice, by the book %d", seatTitles[side], len(dice.faces[side]), b.dice[side])
		}
		slices.SortFunc(dice.faces[side], func(a, b int) int { return b - a })
		if want := score(b.values[side], dice.faces[side]); hits[side] != want {
			fail("the %s score %d, by the book %d", seatTitles[side], hits[side], want)
		}
		if all := b.victims[foe(side)]; hits[side] >= len(all) {
			for _, key := range all {
				b.ashore[foe(side)], b.afloat[foe(side)] = drop(b.ashore[foe(side)], key), drop(b.afloat[foe(side)], key)
			}
		}
	}
}

// standing are the keys of what a side has ashore, in the order of the sketch.
func (b *brawl) standing(g *State, side engine.Seat, h Hex) string {
	var there []string
	lo, hi := g.span(side, At(h, LayerShore))
	for i := lo; i < hi; i++ {
		there = append(there, g.row(&g.pieces[side][i]).Key)
	}
	slices.Sort(there)
	slices.Sort(b.ashore[side])
	if there == nil {
		return fmt.Sprint([]string{})
	}
	return fmt.Sprint(there)
}
