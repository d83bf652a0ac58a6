package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game renaissance 2
//	scenario lion-and-bull
//	set scale=600
//	move 3
//	wind 0 beaufort 5
//	weather clear
//	ship triumph at 712.5 1000 heading 97.25 speed 115 masts sprit fore-lower
//	order A ahead triumph 40mm
//	order A to-port triumph 22.5deg
//	complete triumph
//
// What is not told of a ship is as it is when her scenario begins. Lengths are in
// millimetres, places from the left and from the top, headings and the wind in
// degrees from the top. Further lines, where there is something to say:
//
//	broken the-boom
//	fort castle gunners 30 guns 3 heat 4
//	battery castle empty load-hot 1
//	wind 0 beaufort 5 tends 3 veers 60
//	weather clear brings storm
//	person triumph 1 captive aboard san-juan-de-portugal
//	person triumph 2 dead aboard triumph unseen
//	tempted triumph san-juan-de-portugal 3
//	message 7 from triumph shouted move 2 heard golden-lion
//	message 8 from triumph holder b shouted move 9
//	dispatch 8 from triumph by triumph-boat-1 move 2 near golden-lion
//	boat triumph-boat-1 alongside triumph moves 1 men 0 20
//	parties triumph boarders 20 0 guards 0 30 below
//	fuse hope 3
//	sealed A
//	result moves
//
// ; begins a comment. Lines may stand in any order after that of the scenario, but
// orders stand in the order in which they were given.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	w := &lines.Writer{Buf: buf}
	w.Head("renaissance", version)
	w.Line("scenario %s", g.played().Key)
	for i := range switchRows {
		row := &switchRows[i]
		w.Line("set %s=%s", row.Key, row.Values[g.setting>>i&1])
	}
	w.Line("move %d", g.move)
	g.writeAir(w)
	start := atStart(g.tables, int(g.scene), g.setting)
	for i := range g.played().Barriers {
		if !g.stands(i) {
			w.Line("broken %s", g.played().Barriers[i].Key)
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		g.writeFort(w, start, k)
	}
	for n := range shipNo(g.ofFleet()) {
		g.writeShip(w, start, n)
	}
	for i := range g.persons[:g.crowd] {
		if p := &g.persons[i]; *p != start.persons[i] {
			unseen := ""
			if p.unseen {
				unseen = " unseen"
			}
			w.Line("person %s %d %s aboard %s%s", g.row(p.of).Key, p.nth+1, fortuneNames[p.fortune], g.row(p.at).Key, unseen)
		}
	}
	for i := range g.lusts[:g.lusted] {
		l := &g.lusts[i]
		w.Line("tempted %s %s %d", g.row(l.of).Key, g.row(l.on).Key, l.factor)
	}
	for n := range shipNo(g.ofFleet()) {
		g.writeCharges(w, start, n)
	}
	r.writeBoats(w, g, start)
	for i := range g.says[:g.spoken] {
		g.writeMessage(w, &g.says[i])
	}
	for n := range shipNo(g.ofFleet()) {
		r.writeOrders(w, g, n)
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		r.writeGarrison(w, g, start, k)
	}
	for seat := range numSeats {
		if g.sealed[seat] {
			w.Line("sealed %s", r.info.SeatName(seat))
		}
	}
	if g.result != resultNone {
		w.Line("result %s", resultNames[g.result])
	}
	return w.Buf
}

var (
	resultNames  = []string{"none", "moves", "fleet", "goal"}
	reachNames   = []string{"shouted", "gun-code-a", "gun-code-b"}
	fortuneNames = []string{"in-command", "captive", "dead", "freed"}
	fateWords    = []string{"afloat", "awaited", "foundered", "exploded", "capsized", "wrecked", "gone", "out-of-sight"}
	holdNames    = []string{"free", "bow-anchor", "stern-anchor", "both-anchors", "sea-anchor", "moored", "aground"}
)

// writeAir writes wind and weather.
func (g *State) writeAir(w *lines.Writer) {
	a := &g.air
	w.Line("wind %s beaufort %d", parts(int(a.from)), a.beaufort)
	if a.tends != a.beaufort {
		w.More(" tends %d", a.tends)
	}
	switch {
	case a.veer > 0:
		w.More(" veers %s", parts(int(a.to)))
	case a.veer < 0:
		w.More(" backs %s", parts(int(a.to)))
	}
	w.Line("weather %s", weatherNames[a.weather])
	if a.brings != a.weather {
		w.More(" brings %s", weatherNames[a.brings])
	}
}

// writeShip writes what of a ship is not as at the start.
func (g *State) writeShip(w *lines.Writer, start *State, n shipNo) {
	if g.ships[n] == start.ships[n] {
		return
	}
	w.Line("ship %s", g.row(n).Key)
	for i := range shipFields {
		f := &shipFields[i]
		if !f.same(&g.ships[n], &start.ships[n]) {
			w.More(" %s", f.word)
			f.write(w, g, &g.ships[n])
		}
	}
}

// writeMessage writes one message.
func (g *State) writeMessage(w *lines.Writer, m *message) {
	w.Line("message %d from", m.number)
	g.writeSender(w, m.from, m.seat)
	w.More(" %s move %d", reachNames[m.how], m.move)
	if m.heard != 0 {
		w.More(" heard")
		g.writeSquad(w, m.heard)
	}
}

// writeSender writes the ship that gave a message, and her holder then if she was a prize.
func (g *State) writeSender(w *lines.Writer, n shipNo, seat engine.Seat) {
	w.More(" %s", g.row(n).Key)
	if seat != g.row(n).Seat {
		w.More(" holder %s", seatWords[seat])
	}
}

func (g *State) writeSquad(w *lines.Writer, ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if ships.has(n) {
			w.More(" %s", g.row(n).Key)
		}
	}
}

// writeOrders writes a ship's orders as the choices they were.
func (r *ruleset) writeOrders(w *lines.Writer, g *State, n shipNo) {
	h := &g.hidden[n]
	if h.boarders != (party{}) || h.guards != (party{}) || h.below {
		w.Line("parties %s boarders %d %d guards %d %d", g.row(n).Key,
			h.boarders.soldiers, h.boarders.mariners, h.guards.soldiers, h.guards.mariners)
		w.Flag(h.below, "below")
	}
	if h.fuse > 0 {
		w.Line("fuse %s %d", g.row(n).Key, h.fuse)
	}
	for i := range h.orders[:h.many] {
		c := h.orders[i].choice(g.ships[n].holder, g.object(n))
		w.Line("order %s", engine.FormatChoice(nil, &r.info, r.words, c))
	}
	if h.done {
		w.Line("complete %s", g.row(n).Key)
	}
}

// choice is an order as it was chosen.
func (o *order) choice(seat engine.Seat, about engine.Object) engine.Choice {
	return engine.Choice{Seat: seat, Verb: o.verb, About: about, On: o.on, With: o.with, N: [3]int32{o.n, int32(o.m)}}
}

// writeCharges writes what the guns of a ship hold, how many, and how far they are unloaded, if
// that is not as at the start: port, starboard, stern, bow.
func (g *State) writeCharges(w *lines.Writer, start *State, n shipNo) {
	h, was := &g.hidden[n], &start.hidden[n]
	if h.load != was.load {
		w.Line("charges %s", g.row(n).Key)
		for _, l := range h.load {
			w.More(" %s", chargeWords[l])
		}
	}
	if h.slack != was.slack {
		w.Line("slack %s", g.row(n).Key)
		for _, s := range h.slack {
			w.More(" %s", spiritNames[s])
		}
	}
	if h.kept != was.kept {
		w.Line("kept %s", g.row(n).Key)
		for _, left := range h.kept {
			w.More(" %d", left)
		}
	}
	if h.unloading != was.unloading {
		w.Line("unloading %s", g.row(n).Key)
		for _, done := range h.unloading {
			w.More(" %d", done)
		}
	}
}
