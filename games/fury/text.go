package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// version is raised whenever an old record would replay differently.
const version = 21

// format appends the one canonical text of the position:
//
//	weathergage position 1
//	game fury 1
//	scenario feud
//	turn 3
//	sky night
//	wheel
//	board 4800 4800
//	piece light-wood 100 100 900 150 500 800
//	piece building 2000 2000 2200 2000 2200 2200 2000 2200 stone
//	side A force 12 lost 2 flight 30 colonel 7 with a-1
//	side B force 16 flight 60 colonel 9 at 2400 100
//	dead 4 12
//	flow segments A
//	company a-1 kern squadrons 6 files 3 at 2400 3000 facing 0 captain 12 terror 1
//	company b-1 spanish-pikemen squadrons 6 files 6 at 2400 1000 facing 18000 captain 3 formed acted
//	company b-2 kern squadrons 2 files 2 at 900 900 facing 0 routing passed b-1 b-3
//	object prisoners of A at 2000 2400
//	hidden A kern squadrons 4 files 4 at 700 500 facing 9000 captain 20
//
// Lengths are hundredths of an inch, facings hundredths of a degree clockwise from north.
// Officers are numbers of counters. A match that is over has a line "outcome flight A" that
// names the loser, if anybody lost, and no flow. ; begins a comment.
func (g *State) format(buf []byte) []byte {
	w := &textWriter{lines.Writer{Buf: buf}, g}
	w.Head("fury", version)
	if sc := g.played(); sc != nil {
		w.Line("scenario %s", sc.Key)
	}
	w.Line("turn %d", g.turn)
	if g.sky != skyDay {
		w.Line("sky %s", skyNames[g.sky])
	}
	if g.fortune {
		w.Line("wheel")
	}
	w.writeWar()
	w.board()
	for seat := range numSeats {
		w.side(seat)
		w.muster(seat)
	}
	if g.dead != 0 {
		w.Line("dead")
		for by := range Officer(len(g.tables.Officers)) {
			if g.dead>>by&1 != 0 {
				w.More(" %d", by)
			}
		}
	}
	if g.flow.Depth() == 0 && g.outcome == outcomeNone {
		w.Line("flow none")
	}
	w.Flow(steps, &g.flow)
	w.outset()
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.troop != 0 {
			w.Line("company %s", n.name())
			w.company(n.seat(), c)
		}
	}
	for seat := range numSeats {
		for i := range g.hidden[seat] {
			if c := &g.hidden[seat][i]; c.isOut() {
				w.Line("hidden %s", seatNames[seat])
				w.company(seat, c)
			}
		}
	}
	w.objects()
	if g.outcome != outcomeNone {
		w.Line("outcome %s", outcomeNames[g.outcome])
		if g.outcome != outcomeDraw && g.outcome != outcomePoints {
			w.More(" %s", seatNames[g.loser])
		}
	}
	return w.Buf
}

// Names in positions, by number or by bit.
var (
	outcomeNames = []string{outcomeFlight: "flight", outcomeLeaves: "withdrawal", outcomeLate: "late", outcomeDraw: "draw", outcomePoints: "points", outcomeGoal: "goal"}
	markNames    = [numMarks]string{"formed", "repelled", "acted", "routing", "dismounted", "retired", "team", "limbered", "loaded", "ladders", "ambushed", "afloat", "off", "asleep", "shaken", "shaken-twice", "shaken-often", "shot", "tight", "landed", "hot"}
	stanceNames  = [numStances]string{"fought", "halved", "quartered", "fortified", "covered", "vantage", "narrow", "mars", "duelled",
		"silent", "barred", "bound", "apart", "risk", "fated", "scales"}
	// Of sides.
	sideMarkNames = [numSideMarks]string{"lurks", "herds-driven", "prisoners-driven", "wagons-driven", "comes", "waits", "brings", "fallen", "relief", "fleet-shot", "fleet-done", "dumbfounded", "bides", "unseen"}
	skyNames      = []string{skyDay: "day", skyNight: "night", skyFog: "fog"}
	steps         *lines.Sequence // see sequence
)

// textWriter writes one position.
type textWriter struct {
	lines.Writer
	g *State
}

func (w *textWriter) board() {
	gr := &w.g.ground
	w.Line("board %d %d", gr.width, gr.depth)
	for i := range int(gr.many) {
		p := &gr.pieces[i]
		w.Line("piece %s", w.g.tables.Grounds[p.ground].Key)
		for _, at := range gr.outline(i) {
			w.More(" %d %d", at.X, at.Y)
		}
		w.Flag(p.stone, "stone")
		w.Count(int(p.fire), "fire")
	}
}

func (w *textWriter) side(seat engine.Seat) {
	s := &w.g.sides[seat]
	w.Line("side %s force %d", seatNames[seat], s.force)
	w.Count(int(s.lost), "lost")
	w.Count(int(s.flight), "flight")
	w.Count(int(s.ridden), "ridden")
	if s.drawn != 0 {
		w.More(" drawn %s", w.g.tables.Wheel[s.drawn-1].Key)
	}
	for bit, name := range sideMarkNames {
		w.Flag(s.has(1<<bit), name)
	}
	if s.colonel == 0 {
		return
	}
	w.Count(int(s.colonel), "colonel")
	if s.with != noCompany {
		w.More(" with %s", s.with.name())
		return
	}
	if s.has(sideBrings) {
		return
	}
	w.More(" at %d %d", s.place.X, s.place.Y)
}

func (w *textWriter) company(seat engine.Seat, c *company) {
	w.More(" %s squadrons %d files %d at %d %d facing %d", w.g.card(c).Key, c.squadrons, c.files, c.at.X, c.at.Y, c.facing)
	w.Count(int(c.captain), "captain")
	w.Count(int(c.terror), "terror")
	w.Count(int(c.humiliated), "humiliated")
	for bit, name := range markNames {
		w.Flag(c.has(1<<bit), name)
	}
	for bit, name := range stanceNames {
		w.Flag(c.stance>>bit&1 != 0, name)
	}
	w.Count(int(c.battle), "battle")
	if n := c.chased(); n != noCompany {
		w.More(" chases %s", n.name())
	}
	if c.gun != 0 {
		w.More(" gun %s", w.g.tables.Guns[c.gun].Key)
	}
	w.Count(int(c.inside), "inside")
	if c.came() != 0 {
		w.More(" came %s", w.place(c.came()))
	}
	w.places(c.passed, "passed", seat)
	w.places(c.shotAt, "shot-at", foe(seat))
	w.places(c.spotted, "spotted-by", foe(seat))
}

// places writes a set of companies of a side by their places.
func (w *textWriter) places(set uint32, word string, seat engine.Seat) {
	w.Flag(set != 0, word)
	for m := range companyNo(ofSide) {
		w.Flag(set>>m&1 != 0, (companyNo(seat)*ofSide + m).name())
	}
}

// objects writes a line for each object. One whose place does not follow that of the one
// before it has its number.
func (w *textWriter) objects() {
	g, next := w.g, 0
	kinds := g.tables.objectKeys()
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind == 0 {
			continue
		}
		w.Line("object %s", kinds[o.kind-1])
		if o.owner != nobody {
			w.More(" of %s", seatNames[o.owner])
		}
		w.More(" at %d %d", o.at.X, o.at.Y)
		w.Count(int(o.spent), "spent")
		if o.from != 0 || o.men != 0 {
			w.More(" from %s", seatNames[o.from])
		}
		if o.men != 0 {
			w.More(" %s", g.tables.Troops[o.men].Key)
		}
		if i != next {
			w.More(" number %d", i+1)
		}
		next = i + 1
	}
}
