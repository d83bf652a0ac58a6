package jenkins

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A ledger says whose each seaport is, as a player would write it down from 3.4, 6.8 and 7.6
// alone: he looks at who has land counters ashore whenever nothing is being fought or landed.
type ledger struct {
	tb     *Tables
	holder map[Port]Holder
	points [2]int // War Fund points that captures have paid
	french bool
	dutch  bool
	turn   uint8
	by     map[engine.Verb]int // captures by the verb after which they were seen
}

// ashore reports which sides have land counters ashore in a seaport.
func (l *ledger) ashore(g *State, h Hex) (out [2]bool) {
	for seat := English; seat <= Spanish; seat++ {
		for _, pc := range g.Pieces(seat) {
			out[seat] = out[seat] || pc.Place == At(h, LayerShore)
		}
	}
	return out
}

// look writes down what has changed hands.
func (l *ledger) look(g *State, after engine.Verb) {
	for p := Port(1); int(p) < len(l.tb.Ports); p++ {
		row := &l.tb.Ports[p]
		there := l.ashore(g, row.Hex)
		seat := English
		if there[Spanish] {
			seat = Spanish
		}
		if row.Value == 0 || there[English] == there[Spanish] || l.holder[p] == holderOf(seat) {
			continue
		}
		l.holder[p] = holderOf(seat)
		if after != 0 {
			l.by[after]++
		}
		if row.Owner != holderOf(seat) {
			l.points[seat] += int(row.Value)
			l.french = l.french || row.Owner == HolderFrench
			l.dutch = l.dutch || row.Owner == HolderDutch
		}
	}
	if g.turn != l.turn { // nothing is captured in the Administrative Phase
		l.turn, l.french, l.dutch = g.turn, false, false
	}
}

// friendly is 6.7 and 3.5: a side's own seaport that the enemy does not occupy, or one that it
// has captured and occupies.
func (l *ledger) friendly(g *State, seat engine.Seat, p Port) bool {
	row := &l.tb.Ports[p]
	there, held := l.ashore(g, row.Hex), l.holder[p]
	if row.Owner == holderOf(seat) {
		return held == holderOf(seat) || held == holderOf(foe(seat)) && !there[foe(seat)]
	}
	return held == holderOf(seat) && there[seat]
}

// told adds up the points of captures that the game has told of.
func told(events []engine.Event, points *[2]int) {
	for _, e := range events {
		if e.Kind == KindFunds && e.Rule == "3.4" {
			points[e.N[0]] += int(e.N[1])
		}
	}
}

// unsettled are the questions in the midst of a landing, a combat or a loss, when a hex is
// nobody's business yet.
var unsettled = []engine.Prompt{AskLanding, AskLoss, AskPrize, AskCommit, AskLend, AskDeceive, AskRetreat, AskFlight, AskBombard}

// TestCaptureAgainstALedger plays random phases from random positions, with counters to be
// placed, aboard, on the march and in harbours full of ships, and holds whose each seaport is,
// what it paid, and where ships may lie docked against a ledger.
//
// Cases 3.4, 4.0, 6.8, 7.6. Rulings R8, R9, R12, R138, R164.
func TestCaptureAgainstALedger(t *testing.T) {
	r := rules(t)
	by, looks := map[engine.Verb]int{}, 0
	for n := range 800 {
		d := &testDice{rand.New(rand.NewPCG(uint64(n), 76))}
		text := drawSeaports(r.tables, d)
		g := sound(t, r, text)
		l := &ledger{tb: r.tables, holder: map[Port]Holder{}, turn: g.turn, by: by}
		for p := range r.tables.Ports[1:] {
			l.holder[Port(p+1)] = g.holder[p+1]
		}
		l.look(g, 0) // what is read is taken as having come about before
		for p := range l.holder {
			g.holder[p] = l.holder[p]
		}
		paid := l.points
		l.french, l.dutch = g.french, g.dutch
		turn := engine.Turn{Dice: d, Hear: true}
		for range 120 {
			ds := g.Pending(nil)
			if len(ds) == 0 {
				break
			}
			c := landward(g, ds[0], d)
			turn.Reset()
			g.Apply(c, &turn)
			told(turn.Events, &paid)
			if ds = g.Pending(nil); len(ds) == 0 || slices.Contains(unsettled, ds[0].Ask) {
				continue
			}
			looks++
			l.look(g, c.Verb)
			l.check(t, r, g, paid, text)
		}
	}
	for verb, least := range map[engine.Verb]int{VerbPlace: 60, VerbDone: 120, VerbMarch: 200, VerbScuttle: 25, VerbLose: 8} {
		if by[verb] < least {
			t.Errorf("%d seaports changed hands by %q: too few to tell", by[verb], sequence.Verbs[verb].Name)
		}
	}
	t.Logf("%d looks; placed %d, landed %d, marched %d, scuttled %d", looks, by[VerbPlace], by[VerbDone], by[VerbMarch], by[VerbScuttle])
}

// check holds the game against the ledger.
func (l *ledger) check(t *testing.T, r *ruleset, g *State, paid [2]int, text string) {
	t.Helper()
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("%s\n%s\nthe game:\n%s", fmt.Sprintf(format, args...), text, r.FormatPosition(nil, g))
	}
	if paid != l.points || g.french != l.french || g.dutch != l.dutch {
		fail("captures have paid %v, a French seaport %v, a Dutch one %v; by the book %v, %v, %v",
			paid, g.french, g.dutch, l.points, l.french, l.dutch)
	}
	for p := Port(1); int(p) < len(l.tb.Ports); p++ {
		row := &l.tb.Ports[p]
		if g.holder[p] != l.holder[p] {
			fail("%s is held by %v, by the book by %v", row.Key, g.holder[p], l.holder[p])
		}
		for seat := English; seat <= Spanish; seat++ {
			if got, want := g.friendly(seat, p), l.friendly(g, seat, p); got != want && row.Value > 0 {
				fail("%s is friendly to the %s: %v, by the book %v", row.Key, seatTitles[seat], got, want)
			}
			for _, pc := range g.Pieces(seat) {
				if pc.Place == At(row.Hex, LayerDocked) && !g.moving() && !l.friendly(g, seat, p) {
					fail("ships of the %s lie docked at %s", seatTitles[seat], row.Key)
				}
			}
		}
	}
}

// landward is a choice at random, rather one that brings troops somewhere.
func landward(g *State, d engine.Decision, dice *testDice) engine.Choice {
	cs := g.Candidates(d, 2, nil)
	for range 3 {
		switch c := cs[dice.IntN(len(cs))]; c.Verb {
		case VerbMarch, VerbLand, VerbPlace, VerbStop, VerbScuttle, VerbResolve, VerbDone, VerbPick:
			return c
		}
	}
	return cs[dice.IntN(len(cs))]
}

// drawSeaports is a random position about four seaports, whoever holds them.
func drawSeaports(tb *Tables, d *testDice) string {
	t := "game jenkins\nscenario war\nturn 2\nflow " +
		[...]string{"english-movement begun", "spanish-movement begun", "english-purchase", "spanish-purchase"}[d.IntN(4)] + "\n"
	stock := [2][]string{
		strings.Fields("e-soldiers-1 e-soldiers-2 e-marines-3 e-marines-2 e-cannons-1 e-supplies wentworth vernon e-deception e-deception-2"),
		strings.Fields("s-soldiers-1 s-soldiers-2 s-soldiers-3 s-cannons-1 s-supplies montiano torres s-deception s-deception-2 s-heavy-guns"),
	}
	ships := [2][]string{{"lion", "e-frigate", "e-merchant", "boyne"}, {"africa", "s-frigate", "oriente", "asia"}}
	for seat := range stock {
		d.Shuffle(len(stock[seat]), func(i, j int) { stock[seat][i], stock[seat][j] = stock[seat][j], stock[seat][i] })
	}
	take := func(from *[]string) (key string) {
		if len(*from) > 0 {
			key, *from = (*from)[0], (*from)[1:]
		}
		return key
	}
	places, drawn := [2]map[Place]string{{}, {}}, map[Port]bool{}
	put := func(seat engine.Seat, at Place, keys ...string) {
		places[seat][at] = strings.TrimSpace(strings.Join(keys, " ") + " " + places[seat][at])
	}
	for range 4 {
		port := Port(1 + d.IntN(len(tb.Ports)-1))
		if tb.Ports[port].Value == 0 || drawn[port] {
			continue // Zihuatanejo has no purpose. Case 4.0
		}
		drawn[port] = true
		h, seat := tb.Ports[port].Hex, engine.Seat(d.IntN(2))
		held := d.IntN(2) == 0
		if held {
			t += fmt.Sprintf("holder %s %s\n", tb.Ports[port].Key, strings.ToLower(seatTitles[d.IntN(2)]))
		}
		if d.IntN(2) == 0 {
			put(seat, At(h, LayerShore), take(&stock[seat]))
		}
		seat = engine.Seat(d.IntN(2))
		if dir := hex.Direction(d.IntN(hex.Directions)); tb.March[h]>>dir&1 != 0 && tb.PortAt[tb.Near[h][dir]] == 0 {
			put(seat, At(tb.Near[h][dir], LayerShore), take(&stock[seat]))
		}
		if ship := take(&ships[seat]); ship != "" && len(stock[seat]) > 0 {
			cargo := take(&stock[seat])
			if cargo == "s-heavy-guns" {
				cargo = "s-deception-3"
			}
			at := At(h, LayerOutside)
			if !held && tb.Ports[port].Owner == holderOf(seat) && places[foe(seat)][At(h, LayerShore)] == "" {
				at = At(h, LayerDocked)
			}
			put(seat, at, cargo, ship)
		}
		put(seat, At(BoxBought, LayerOutside), take(&stock[seat]))
	}
	for seat := English; seat <= Spanish; seat++ {
		for p := Place(1); p < At(numPlaces, 0); p++ {
			if keys := places[seat][p]; keys != "" {
				t += fmt.Sprintf("%s at %s %s\n", seatTitles[seat], stackName(p), keys)
			}
		}
	}
	return t
}
