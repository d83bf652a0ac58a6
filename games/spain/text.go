package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game spain 1
//	scenario war
//	set ford closed
//	turn 3
//	flow english-sailing begun
//	funds English 900 Spanish 2300
//	fleet fleet-1 at plymouth munitions 2
//	English at london norris-foot:done willoughby
//	English afloat dover english-pinnaces-1
//	English aboard fleet-1 revenge drake@revenge
//	English track portsmouth-track 2 triumph:reduced
//
// The lines of flow say what is going on, the outermost step of the sequence of play
// first. A unit is followed by the ship that a leader is aboard, by what holds of it and
// by the hexes it has moved. Units that no line names are off the map, and everyone knows
// it. Further lines, where there is something to say:
//
//	paid English 3 units 75 upkeep 240   ; in turn 3
//	owed 800
//	acts 12
//	order English construct london-track queens-ships-1
//	month june-1587
//	wake 5
//	events english-broke ireland
//	sailed English 2
//	lost English 3
//	fines English 1
//	fined Spanish
//	owner london spanish
//	last English london 2113
//	besieged English london
//	blocked Spanish cadiz
//	struck dover
//	clock london 2
//	voyage plymouth 0816 0815 at fleet-1 1
//	combat naval English plymouth 0816 fleets 6 column 3 rounds 1 hits 2 1
//	English off revenge             ; and the enemy does not know it
//	English gone walsingham         ; never in play again
//	English hidden revenge drake    ; the viewer does not know where
//	ashore English london           ; and what everyone sees of them
//	loose English dover
//	outcome 4
//
// ; begins a comment. Lines may stand in any order, names in small or capital letters,
// and a city's name for its hex.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	w := &textWriter{lines.Writer{Buf: buf}, g}
	w.Head("spain", version)
	w.Line("scenario %s", g.scenario().Key)
	for i, sw := range g.tables.Switches {
		if n := g.chosen[i]; n != 0 {
			w.Line("set %s %s", sw.Key, sw.Choices[n].Key)
		}
	}
	w.Line("turn %d", g.turn)
	if g.flow.Depth() == 0 && g.outcome == 0 {
		w.Line("flow none")
	}
	w.Flow(r.steps, &g.flow)
	w.Line("funds English %d Spanish %d", g.funds[English], g.funds[Spanish])
	w.paid()
	w.war()
	w.places()
	w.moving()
	for seat := English; seat <= Spanish; seat++ {
		w.units(seat)
	}
	if g.outcome != 0 {
		w.Line("outcome %d", g.outcome)
	}
	return w.Buf
}

// textWriter writes one position.
type textWriter struct {
	lines.Writer
	g *State
}

// eventNames and markNames are the sets of a position, bit by bit.
var (
	eventNames = []string{"english-broke", "spanish-broke", "ireland", "britain", "invaded", "irish-risen",
		"scots-risen", "loyal-irish", "loyal-scots", "hosts", "pope", "treasure-lost", "landed-ireland", "landed-britain", "host-out", "main-host-out"}
	markNames = []string{"reduced", "known", "seen", "done", "taken", "high", "coast", "held", "moved", "flight", "intercepted"}
)

// paid writes a line for each turn in which a seat has paid something.
func (w *textWriter) paid() {
	for seat := English; seat <= Spanish; seat++ {
		for turn := range w.g.paid[seat] {
			if w.g.spentIn(seat, turn) == 0 {
				continue
			}
			w.Line("paid %s %d", seatTitles[seat], turn)
			for on, name := range purposeNames {
				w.Count(int(w.g.paid[seat][turn][on]), name)
			}
		}
	}
}

// number writes a line with a number, unless it is 0.
func (w *textWriter) number(word string, n int) {
	if n != 0 {
		w.Line("%s %d", word, n)
	}
}

// seats writes a line of a number of each seat, where there is one.
func (w *textWriter) seats(word string, n [2]uint8) {
	if n == ([2]uint8{}) {
		return
	}
	w.Line("%s", word)
	for seat, title := range seatTitles {
		if n[seat] != 0 {
			w.More(" %s %d", title, n[seat])
		}
	}
}

// war writes what belongs to the war as a whole.
func (w *textWriter) war() {
	g := w.g
	w.number("owed", int(g.owed))
	w.number("acts", int(g.acts))
	w.number("wake", int(g.wake))
	switch g.month {
	case 0:
	case unknownMonth:
		w.Line("month hidden")
	default:
		w.Line("month %s", g.tables.name(monthObject(g.month)))
	}
	if g.events != 0 {
		w.Line("events")
		for bit, name := range eventNames {
			w.Flag(g.events>>bit&1 != 0, name)
		}
	}
	w.orders()
	w.seats("sailed", [2]uint8{uint8(g.sailed[English]), uint8(g.sailed[Spanish])})
	w.seats("lost", g.lost)
	w.seats("fines", g.fines)
	if g.fined != ([2]bool{}) {
		w.Line("fined")
		for seat, title := range seatTitles {
			w.Flag(g.fined[seat], title)
		}
	}
}

// orders writes what waits under seal.
func (w *textWriter) orders() {
	for seat, title := range seatTitles {
		for i := range int(w.g.written[seat]) {
			o := &w.g.orders[seat][i]
			w.Line("order %s %s %s", title, verbs[o.Verb].name, w.g.tables.name(o.On))
			if o.With != engine.NoObject {
				w.More(" %s", w.g.tables.name(o.With))
			}
			w.Count(int(o.N), "points")
		}
	}
}

// places writes what has become of cities, hexes and fleets.
func (w *textWriter) places() {
	g := w.g
	for c := 1; c < len(g.tables.Cities); c++ {
		if row := &g.tables.Cities[c]; g.owner[c] != g.tables.firstOwner(City(c)) {
			w.Line("owner %s %s", row.Key, ownerNames[g.owner[c]])
		}
	}
	for seat, title := range seatTitles {
		w.hexes("last "+title, &g.last[seat])
		w.hexes("besieged "+title, &g.shut[seat])
		w.hexes("blocked "+title, &g.blocked[seat])
		if g.veiled[seat] {
			w.hexes("ashore "+title, &g.ashore[seat])
			w.hexes("loose "+title, &g.loose[seat])
		}
	}
	w.hexes("struck", &g.struck)
	for h := Hex(1); h < numHexes; h++ {
		if g.clock[h] != 0 {
			w.Line("clock %s %d", g.tables.name(hexObject(h)), g.clock[h])
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		for n := range g.fleets[seat] {
			if g.fleets[seat][n]|Hex(g.shot[seat][n])|Hex(g.tried[seat][n]) == 0 {
				continue
			}
			w.Line("fleet %s", g.tables.name(fleetObject(seat, uint8(n))))
			if h := g.fleets[seat][n]; h != 0 {
				w.More(" at %s", g.tables.name(hexObject(h)))
			}
			w.Count(int(g.shot[seat][n]), "munitions")
			w.Count(int(g.tried[seat][n]), "tried")
		}
	}
}

// ownerNames are the holders of cities.
var ownerNames = []string{"nobody", "english", "spanish"}

// hexes writes a line of hexes, if there are any.
func (w *textWriter) hexes(head string, set *hexSet) {
	if *set == (hexSet{}) {
		return
	}
	w.Line("%s", head)
	for h := Hex(1); h < numHexes; h++ {
		if set.has(h) {
			w.More(" %s", w.g.tables.name(hexObject(h)))
		}
	}
}

// moving writes the voyage and the combat that go on.
func (w *textWriter) moving() {
	g := w.g
	if v := &g.voyage; *v != (Voyage{}) {
		w.Line("voyage")
		for i := range int(v.Steps) + 1 {
			w.More(" %s", g.tables.name(hexObject(v.Path[i])))
		}
		for n, at := range v.At {
			if at != 0 {
				w.More(" at %s %d", g.tables.name(fleetObject(g.flow.Top().Seat, uint8(n))), at)
			}
		}
	}
	c := &g.combat
	if *c == (Combat{}) {
		return
	}
	kind := "land"
	if c.Naval {
		kind = "naval"
	}
	w.Line("combat %s %s %s %s", kind, seatTitles[c.Attacker], g.tables.name(hexObject(c.From)), g.tables.name(hexObject(c.To)))
	w.Count(int(c.Fleets), "fleets")
	w.Count(int(c.Column), "column")
	w.Count(int(c.Rounds), "rounds")
	if c.Hits != ([2]uint8{}) {
		w.More(" hits %d %d", c.Hits[English], c.Hits[Spanish])
	}
	w.Flag(c.Quiet, "quiet")
	w.Flag(c.Barred, "barred")
	w.Flag(c.Relief, "relief")
	w.Flag(c.Retreats[English], "english-retreat")
	w.Flag(c.Retreats[Spanish], "spanish-retreat")
}

// units writes a line for each place where units of a seat are.
func (w *textWriter) units(seat engine.Seat) {
	g := w.g
	var done [maxCounters]bool
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := g.units[c]; done[c] || u == (Unit{Mark: markKnown}) {
			continue
		}
		w.Line("%s %s", seatTitles[seat], g.placeText(seat, &g.units[c]))
		for d := c; d < end; d++ {
			if sameLine(&g.units[c], &g.units[d]) && !done[d] {
				done[d] = true
				w.unit(d)
			}
		}
	}
}

// sameLine reports whether two units stand in one line of a position.
func sameLine(a, b *Unit) bool {
	return a.Where == b.Where && a.Hex == b.Hex && a.Fleet == b.Fleet && a.Track == b.Track && a.Box == b.Box &&
		(a.Where != Off || a.Mark == b.Mark)
}

// placeText is where a unit is, as a line about units begins.
func (g *State) placeText(seat engine.Seat, u *Unit) string {
	tb := g.tables
	switch u.Where {
	case Ashore:
		return "at " + tb.name(hexObject(u.Hex))
	case Afloat:
		if u.Fleet != 0 {
			return "aboard " + tb.name(fleetObject(seat, u.Fleet))
		}
		return "afloat " + tb.name(hexObject(u.Hex))
	case OnTrack:
		return "track " + tb.name(trackObject(u.Track)) + " " + itoa(u.Box)
	case Gone:
		return "gone"
	case Hidden:
		return "hidden"
	}
	return "off"
}

// unit writes one unit: its name, the ship of a leader, and what holds of it.
func (w *textWriter) unit(c Counter) {
	u := &w.g.units[c]
	w.More(" %s", w.g.tables.Row(c).Key)
	if u.Ship != Unseen {
		w.More("@%s", w.g.tables.Row(u.Ship).Key)
	}
	marks := u.Mark
	if u.Where == Gone {
		marks &^= markKnown
	}
	for bit, name := range markNames {
		if marks>>bit&1 != 0 {
			w.More(":%s", name)
		}
	}
	if u.Spent != 0 {
		w.More(":spent-%d", u.Spent)
	}
}

// firstOwner is who holds a city when the war begins.
//
// Case 16.2. Ruling R267.
func (tb *Tables) firstOwner(city City) Holder {
	if seat := tb.RegionAt(tb.Cities[city].Hex).Control; seat != engine.NoSeat {
		return holderOf(seat)
	}
	return 0
}
