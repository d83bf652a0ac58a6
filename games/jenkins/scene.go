package jenkins

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Scene draws the position: the map with every stack as the viewer sees it, and storms; beside it the war, the
// seaports, what can be bought and what is lost, the Turn Record Track, the combat being fought, and where the viewer's
// own counters are.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: r.boards, Turn: g.turnName(), Phase: phase}
	d := &drawing{g: g, viewer: viewer}
	d.markers()
	for seat := English; seat <= Spanish; seat++ {
		d.stacks(seat)
	}
	sc.Pieces, sc.Marks = d.pieces, g.flags()
	sc.Outlook, sc.OutlookRule = g.whoLeads(r.words), "5.0"
	sc.Charts = append(sc.Charts, g.warChart())
	if g.combat != (Combat{}) {
		sc.Open = hexObject(g.combat.Hex)
		sc.Charts = append(sc.Charts, g.combatChart())
	}
	sc.Charts = append(sc.Charts, g.seaportChart())
	for seat := English; seat <= Spanish; seat++ {
		if c := g.offMapChart(seat); len(c.Rows) > 0 {
			sc.Charts = append(sc.Charts, c)
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		sc.Charts = append(sc.Charts, g.poolChart(seat))
	}
	if viewer <= Spanish {
		sc.Charts = append(sc.Charts, g.ownChart(viewer))
	}
	return sc
}

func (g *State) turnName() string {
	if g.turn == 0 {
		return "before the first turn"
	}
	return "turn " + strconv.Itoa(int(g.turn)) + " of " + strconv.Itoa(int(g.played().Last))
}

// drawing gathers the pieces of a scene.
type drawing struct {
	g      *State
	viewer engine.Seat
	pieces []engine.Piece
	depth  [numHexes]uint8    // pieces drawn on each hex
	number [maxCounters]uint8 // pieces drawn of each kind
}

// put draws a piece under those of its hex that are drawn already.
func (d *drawing) put(h Hex, p engine.Piece) {
	p.At, p.Depth = hexObject(h), int(d.depth[h])
	d.depth[h]++
	d.pieces = append(d.pieces, p)
}

// markers draws storms and scuttled counters.
//
// Cases 8.0, 11.7.
func (d *drawing) markers() {
	g := d.g
	for h := Hex(1); h < numHexes; h++ {
		if g.storm != 0 && g.stormy(h) {
			d.put(h, marker("storm-", h, "storm", "Storm"))
		}
		if p := g.tables.PortAt[h]; p != 0 && g.scuttled>>p&1 != 0 {
			d.put(h, marker("scuttled-", h, "wreck", "Scuttled"))
		}
	}
}

// marker returns a piece that belongs to nobody.
func marker(key string, h Hex, silhouette, name string) engine.Piece {
	return engine.Piece{Key: key + Grid.Name(h), Silhouette: silhouette, Name: name, Side: engine.NoSeat}
}

// holderTitles are the holders of seaports as flags name them.
var holderTitles = [numHolders]string{"", "English", "Spanish", "French", "Dutch", "another power's"}

// flags show who holds each seaport.
func (g *State) flags() []engine.Mark {
	var marks []engine.Mark
	for p := 1; p < len(g.tables.Ports); p++ {
		m := engine.Mark{Kind: "flag", Board: mapKey, From: hexObject(g.tables.Ports[p].Hex),
			Label: holderTitles[g.holder[p]], Value: int32(engine.NoSeat)}
		switch g.holder[p] {
		case HolderEnglish:
			m.Value = int32(English)
		case HolderSpanish:
			m.Value = int32(Spanish)
		}
		marks = append(marks, m)
	}
	return marks
}

// stacks draws the stacks of a side on the map, each from the top down. Of counters that the viewer does not know it
// draws only the number, on those that he sees.
//
// Case 4.4. Rulings R27, R160.
func (d *drawing) stacks(seat engine.Seat) {
	list := d.g.pieces[seat][:d.g.count[seat]]
	last := Place(0)
	for i := range list {
		pc := &list[i]
		h := pc.Place.Hex()
		if h >= numHexes {
			continue
		}
		top := pc.Place != last
		last = pc.Place
		if pc.Counter == Unseen && !top {
			d.pieces[len(d.pieces)-1].Under++
			continue
		}
		d.put(h, d.piece(seat, i, top))
	}
}

// piece returns one counter as it is drawn, or the back of a stack of which nothing is seen.
//
// Cases 2.2, 4.4. Ruling R159.
func (d *drawing) piece(seat engine.Seat, i int, top bool) engine.Piece {
	g := d.g
	pc := &g.pieces[seat][i]
	p := engine.Piece{Side: seat, State: g.states(seat, i), Stack: stackObject(pc.Place), Lies: g.lies(pc.Place)}
	if top && !g.inQuestion(pc.Place) {
		p.ID = stackObject(pc.Place)
	} else if pc.Counter != Unseen && seat == d.viewer {
		p.ID = counterObject(pc.Counter)
	}
	if pc.Counter == Unseen {
		p.Key, p.Name, p.Silhouette = stackName(pc.Place), "unseen", "counter"
		return p
	}
	row := g.row(pc)
	d.number[pc.Counter]++
	p.Key, p.Name, p.Silhouette = row.Key, row.Name, silhouettes[row.Type]
	if n := d.number[pc.Counter]; n > 1 || row.Count > 1 {
		p.Key += "-no-" + strconv.Itoa(int(n))
	}
	for _, v := range [...]struct {
		name  string
		value int8
	}{
		{"gun", row.Gun}, {"land", row.Land}, {"cannonade", row.Cannonade},
		{"naval", row.Naval}, {"ashore", row.Tactics},
	} {
		if v.value != 0 {
			p.Numbers = append(p.Numbers, engine.Stat{Name: v.name, Value: int32(v.value)})
		}
	}
	return p
}

// inQuestion reports whether the open question is about the counters of a place, so that they are chosen and not their
// stack.
func (g *State) inQuestion(p Place) bool {
	if g.flow.Depth() == 0 {
		return false
	}
	switch about := g.flow.Top().About; about.Class() {
	case classStack:
		return stackOf(about) == p
	case classHex:
		return hexOf(about) == p.Hex()
	}
	return false
}

// silhouettes are the pictures of the types.
var silhouettes = [NumTypes]string{
	ShipOfLine: "ship of the line", Frigate: "frigate", Merchant: "hulk",
	BombShip: "bomb", FireShip: "fire ship",
	Infantry: "shot", Cannons: "gun", HeavyGuns: "fort", BoomChain: "chain", Supplies: "supplies",
	Leader: "leader", Deception: "deception",
}

// lies says where in its hex a stack lies, for the heading of its counters.
//
// Case 4.0.
func (g *State) lies(p Place) string {
	switch layer := p.Layer(); {
	case layer == LayerMoving:
		return "under way"
	case layer != LayerOutside:
		return layerStates[layer]
	case g.tables.PortAt[p.Hex()] != 0:
		return "outside the port"
	}
	return openSea
}

// openSea says where ships lie that are in no hex with a seaport.
const openSea = "at sea"

// layerStates say where in its hex a counter lies.
var layerStates = [numLayers]string{"moving", "outside", "docked", "ashore"}

// states returns where a counter lies in its hex and the marks on it, in words.
func (g *State) states(seat engine.Seat, i int) []string {
	pc := &g.pieces[seat][i]
	words := []string{layerStates[pc.Place.Layer()]}
	if pc.Place.Layer() == LayerOutside && g.tables.PortAt[pc.Place.Hex()] == 0 {
		words[0] = openSea
	}
	if g.cargo(pc) {
		words = append(words, "aboard")
	}
	for _, m := range [...]struct {
		mark Mark
		word string
	}{{markFlag, "intercepted"}, {markDone, "moved"}, {markTaken, "taken"}, {markOpen, "open"}, {markLast, "came last"}} {
		if pc.Mark&m.mark != 0 {
			words = append(words, m.word)
		}
	}
	return words
}
