package jenkins

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A sketch is a position as a player without a computer would keep it: ships by name, each
// in a hex by its printed number. It knows interception from the book alone (7.0, 7.1, 7.2,
// 8.1), for one step of one English fleet, and shares no code with the game but the map.
type sketch struct {
	tb     *Tables
	at     map[string]string // the hex of each ship
	side   map[string]engine.Seat
	marked map[string]bool // it has intercepted this turn
	fleet  []string        // the English ships that move
	storms []string
	battle map[string]engine.Seat // hexes with a combat to come, and who attacks
	asked  []string               // the hexes from which the Spanish could try, at each attempt
	halted bool
}

// near are the neighbours of a printed hex number: even columns lie half a hex lower.
func near(hex string) (out []string) {
	var c, r int
	fmt.Sscanf(hex, "%02d%02d", &c, &r)
	low := 0
	if c%2 == 0 {
		low = 1
	}
	for _, d := range [][2]int{{0, -1}, {0, 1}, {-1, low - 1}, {-1, low}, {1, low - 1}, {1, low}} {
		if c+d[0] >= 1 && c+d[0] <= Columns && r+d[1] >= 1 && r+d[1] <= Rows {
			out = append(out, fmt.Sprintf("%02d%02d", c+d[0], r+d[1]))
		}
	}
	return out
}

// open reports whether ships can cross from one hex to another (7.1, 8.1).
func (k *sketch) open(from, to string) bool {
	a, _ := Grid.Parse(from)
	b, _ := Grid.Parse(to)
	if !slices.Contains(near(from), to) || k.tb.Terrain[a] == Land || k.tb.Terrain[b] == Land {
		return false
	}
	d, _ := Grid.Toward(a, b)
	return k.tb.AllLand[a]>>d&1 == 0 && !slices.Contains(k.storms, from) && !slices.Contains(k.storms, to)
}

// ships are those of a side in a hex, in the order of their names.
func (k *sketch) ships(side engine.Seat, hex string) (out []string) {
	for name, h := range k.at {
		if h == hex && k.side[name] == side {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// answer is what the Spanish do when they may try: who takes part, and the die.
type answer struct {
	join []string
	die  uint16
}

// attempt is a try of the Spanish from some hexes upon the fleet in a hex. All ships that
// take part are named before the die; merchants would not count, but they have none.
func (k *sketch) attempt(from []string, hex string, reply func([]string) answer) {
	var could []string
	might := false // as far as the English see: they see the mark of a ship that lies alone
	for _, h := range from {
		if _, caught := k.battle[h]; !caught && k.open(h, hex) && len(k.ships(Spanish, h)) > 0 {
			could = append(could, h)
			might = might || len(k.ships(Spanish, h)) > 1 || !k.marked[k.ships(Spanish, h)[0]]
		}
	}
	if !might {
		return
	}
	slices.Sort(could)
	k.asked = append(k.asked, strings.Join(could, " "))
	a := reply(could)
	if len(a.join) == 0 || a.die == 6 || int(a.die) > len(a.join) {
		return
	}
	for _, name := range a.join {
		k.at[name], k.marked[name] = hex, true
	}
	if _, already := k.battle[hex]; !already {
		k.battle[hex] = Spanish
	}
	k.halted = true
}

const jamaica = "2719" // Port Royal, the one English seaport in these waters

// sail is a step of the fleet without an attempt; false if the book forbids it.
func (k *sketch) sail(to string, reply func([]string) answer) bool {
	from := k.at[k.fleet[0]]
	if !k.open(from, to) || len(k.ships(Spanish, to)) > 0 && to != jamaica {
		return false
	}
	k.enter(to, reply)
	return true
}

// enter brings the fleet in; the Spanish next to it may try, but in its own seaport.
func (k *sketch) enter(to string, reply func([]string) answer) {
	for _, name := range k.fleet {
		k.at[name] = to
	}
	if len(k.ships(Spanish, to)) > 0 {
		k.halted = true
	}
	if to != jamaica {
		k.attempt(near(to), to, reply)
	}
}

// attack is an attempt of the fleet upon the ships in a hex; false if the book forbids it.
// Those ships may try first, unless the fleet lies in its own seaport.
func (k *sketch) attack(to string, roll func() uint16, reply func([]string) answer) bool {
	from := k.at[k.fleet[0]]
	if !k.open(from, to) || len(k.ships(Spanish, to)) == 0 {
		return false
	}
	count := 0
	for _, name := range k.fleet {
		if k.marked[name] {
			return false
		}
		if name != "e-merchant" {
			count++
		}
	}
	if from != jamaica {
		k.attempt([]string{to}, from, reply)
	}
	if k.halted || count == 0 {
		return true
	}
	if die := roll(); die == 6 || int(die) > count {
		return true
	}
	for _, name := range k.fleet {
		k.marked[name] = true
	}
	k.battle[to] = English
	k.enter(to, reply)
	return true
}

// waters are the hexes in which the random positions lie.
var waters = []string{"2619", "2620", "2621", "2718", "2719", "2720", "2721", "2722", "2818", "2819", "2820", "2821", "2822",
	"2919", "2920", "2921", "2717", "2817", "2918", "3018", "3019"}

// drawSketch is a random position.
func drawSketch(tb *Tables, d *rand.Rand) *sketch {
	k := &sketch{tb: tb, at: map[string]string{}, side: map[string]engine.Seat{}, marked: map[string]bool{},
		battle: map[string]engine.Seat{}}
	put := func(side engine.Seat, hex string, names ...string) {
		for _, name := range names {
			k.at[name], k.side[name], k.marked[name] = hex, side, d.IntN(6) == 0
		}
	}
	english := []string{"lion", "boyne", "russell", "e-merchant"}
	d.Shuffle(4, func(i, j int) { english[i], english[j] = english[j], english[i] })
	k.fleet = english[:1+d.IntN(4)]
	put(English, waters[d.IntN(len(waters))], k.fleet...)
	bases := waters[d.IntN(len(waters)):]
	bases = bases[:min(len(bases), 1+d.IntN(6))]
	for _, name := range []string{"africa", "oriente", "dragon", "hercules", "asia", "america", "neptuno", "castilla", "san-luis", "glorioso"} {
		if d.IntN(4) > 0 {
			put(Spanish, bases[d.IntN(len(bases))], name)
		}
	}
	if d.IntN(4) == 0 {
		k.storms = []string{"2719", "2717", "3018"}
	}
	if h := waters[d.IntN(len(waters))]; d.IntN(4) == 0 && h != k.at[k.fleet[0]] && len(k.ships(Spanish, h)) > 0 {
		put(English, h, "cornwall") // another English ship has caught the Spanish there
		k.battle[h] = English
	}
	return k
}

// text is the position as the game reads it.
func (k *sketch) text() string {
	t := "game jenkins\nscenario war\nturn 2\nflow english-movement begun\n"
	if len(k.storms) > 0 {
		t += "storm 2\n"
	}
	for _, h := range slices.Sorted(maps.Keys(k.battle)) {
		t += fmt.Sprintf("battle %s %s\n", seatTitles[k.battle[h]], h)
	}
	for side := English; side <= Spanish; side++ {
		for _, h := range waters {
			if names := k.ships(side, h); len(names) > 0 {
				t += fmt.Sprintf("%s at %s-outside", seatTitles[side], h)
				for _, name := range names {
					t += " " + name
					if k.marked[name] {
						t += ":flag"
					}
				}
				t += "\n"
			}
		}
	}
	return t
}

// sum is all that the sketch says, to be held against the game.
func (k *sketch) sum() string {
	out := fmt.Sprint(k.halted)
	for _, name := range slices.Sorted(maps.Keys(k.at)) {
		out += fmt.Sprintf(" %s %s %v", name, k.at[name], k.marked[name])
	}
	for _, h := range slices.Sorted(maps.Keys(k.battle)) {
		out += fmt.Sprintf(" battle %s %s", h, seatTitles[k.battle[h]])
	}
	return out
}
