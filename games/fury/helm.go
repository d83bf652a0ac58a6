package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Steer brings a company, or an object, as near to where a player wants it as its move allows:
// onto the board in the set-up or by its edge, along the board in its segment, into contact if
// the goal is on an enemy whom it may charge.
func (r *ruleset) Steer(s engine.State, seat engine.Seat, of engine.Object, to engine.Goal) (engine.Course, bool) {
	from := s.(*State)
	if seat >= numSeats || from.isCampaign() && !from.isOnField() || from.outcome != outcomeNone || from.flow.Depth() == 0 {
		return engine.Course{}, false
	}
	h := &helm{g: new(State), words: from.troopWords(r.words), seat: seat, goal: to, at: plane.Point{X: to.At.X, Y: to.At.Y}}
	h.g.CopyFrom(from)
	h.unmet()
	if of == engine.Thing(classColonel, int(seat)+1) {
		return h.ride()
	}
	switch f := h.g.flow.Top(); {
	case f.Step == stepPlace && f.Seat == seat:
		return h.set(of)
	case f.Step == stepSegments && f.Seat == seat:
		return h.begin(of)
	case f.Step == stepAct && h.g.companyOf(f.About) != noCompany && h.g.companyOf(f.About).seat() == seat:
		if h.n = h.g.companyOf(of); of == f.About && h.g.companyOf(of) != noCompany {
			return h.move()
		}
		if i := h.g.objectNo(of); i >= 0 {
			return h.drive(i, engine.Choice{Seat: seat, Verb: VerbLead, About: f.About, On: of})
		}
		return h.refused(no(whyNotItsSegment))
	case f.Step == stepDrive && f.Seat == seat && h.g.objectNo(of) >= 0:
		return h.drive(h.g.objectNo(of), engine.Choice{Seat: seat, Verb: VerbLead, About: f.About, On: of})
	}
	return engine.Course{}, false
}

// Trace returns no course: what companies do is drawn while they are dragged.
func (r *ruleset) Trace(engine.State, engine.Choice) (engine.Course, bool) {
	return engine.Course{}, false
}

// Steers reports whether a player gives a verb with its numbers by steering.
func (r *ruleset) Steers(v engine.Verb) bool {
	switch v {
	case VerbPlace, VerbArrive, VerbDrift, VerbWheelLeft, VerbWheelRight, VerbLead, VerbDrive, VerbRide:
		return true
	}
	return false
}

// A helm steers one company or object in a position of its own.
type helm struct {
	g      *State
	words  *engine.Words
	seat   engine.Seat
	n      companyNo
	goal   engine.Goal
	at     plane.Point // the goal
	chain  []engine.Choice
	marks  []engine.Mark
	notes  []engine.Note
	odds   []engine.Chart
	rounds []engine.SumPart // what may come of the first round of a charge
	short  engine.Illegal   // why it ends short of the goal
	goods  int              // the object at the goal, or noGoods
	dice   bool             // dice are thrown before it moves
	asks   bool             // the hand may not mean what comes of it
	// brings is what comes of it that matters most.
	brings engine.Note
}

// refused returns a course that goes nowhere.
func (h *helm) refused(ill engine.Illegal) (engine.Course, bool) {
	return engine.Course{Short: h.note(ill)}, true
}

// note returns a refusal as a note.
func (h *helm) note(ill engine.Illegal) engine.Note {
	return engine.Note{Rule: ill.Rule, Text: h.words.Reason(ill)}
}

// add notes something. The sentence is filled in as those of words are.
func (h *helm) add(rule engine.Case, sentence string, about, on engine.Object, n ...int32) {
	h.notes = append(h.notes, engine.Note{Rule: rule, Text: string(h.words.Fill(nil, sentence, about, on, engine.NoObject, n...))})
}

// give adds a choice to those that lead to the goal.
func (h *helm) give(c engine.Choice) {
	c.Seat = h.seat
	h.chain = append(h.chain, c)
}

// begin begins the segment of a company or of objects, or brings a company onto the board.
//
// Cases 3.2, 22.1, 25.6.
func (h *helm) begin(of engine.Object) (engine.Course, bool) {
	g := h.g
	if g.reserveOf(h.seat, of) != noCompany {
		return h.arrive(of)
	}
	act := engine.Choice{Seat: h.seat, Verb: VerbAct, On: of}
	i := g.objectNo(of)
	if i >= 0 {
		first := g.led(h.seat, g.drove(&g.objects[i]))
		if act.Verb = VerbDrive; first >= 0 {
			act.On = objectAt(first)
		}
	}
	if ill := g.Check(act); !ill.OK() {
		return h.refused(ill)
	}
	h.give(act)
	if i >= 0 {
		g.drive(h.seat, g.objectNo(act.On))
		return h.drive(i, engine.Choice{Seat: h.seat, Verb: VerbLead, About: act.On, On: of})
	}
	h.n = g.companyOf(of)
	if h.n == noCompany {
		return h.comesOut(g.hiddenOf(h.seat, of))
	}
	for n := range g.companies {
		g.companies[n].set(markRetired, false)
	}
	g.flow.Top().Seat = foe(h.seat)
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: of})
	switch c := &g.companies[h.n]; {
	case c.has(markRouting) || c.stance&stanceBound != 0 && c.chased() != noCompany || c.engaged():
		return engine.Course{Choices: h.chain, Track: h.stands(), Notes: h.first(), Throws: true}, true
	case g.nature(h.n).Has(Bookish):
		h.dice = true
		h.add("6.3.6", "its Bookish officer is diced for first: on a 6 it does nothing", engine.NoObject, engine.NoObject)
	}
	return h.move()
}

// comesOut returns the course of an ambush: it comes out where it lies, and moves only after that.
//
// Case 14.4.
func (h *helm) comesOut(slot int) (engine.Course, bool) {
	out := engine.Course{Choices: h.chain}
	if slot >= 0 && h.g.hidden[h.seat][slot].troop != 0 {
		out.Track = []engine.Pose{poseOf(h.g.block(&h.g.hidden[h.seat][slot]).Hull(), 0)}
		out.Brings = engine.Note{Rule: "14.4", Text: "it comes out here; then drag it on"}
	}
	return out, true
}

// first says what comes before anything else in the segment of a company that is not free.
//
// Cases 7.3, 13.5, 13.7.
func (h *helm) first() []engine.Note {
	switch c := &h.g.companies[h.n]; {
	case c.engaged():
		h.add("7.3", "it fights its battle on", engine.NoObject, engine.NoObject)
	case c.has(markRouting):
		h.add("13.7", "it tries to rally", engine.NoObject, engine.NoObject)
	default:
		h.add("13.5", "it goes on with its pursuit", engine.NoObject, engine.NoObject)
	}
	return h.notes
}

// set places a company in the set-up, at the goal.
//
// Case 25.6.
func (h *helm) set(of engine.Object) (engine.Course, bool) {
	g := h.g
	n := g.reserveOf(h.seat, of)
	if n == noCompany {
		return engine.Course{}, false
	}
	as := g.companies[n]
	as.facing = 0
	if h.seat == SeatB {
		as.facing = as.facing.Opposite()
	}
	if h.goal.Heading >= 0 {
		as.facing = heading(h.goal.Heading)
	}
	as = g.about(as, h.at)
	c := engine.Choice{Verb: VerbPlace, On: of, With: shapeObject(as.files, as.has(markFormed)),
		N: [3]int32{as.at.X, as.at.Y, int32(as.facing) / int32(tenth)}}
	if c.Seat = h.seat; h.isHidden(&c) {
		h.add("14.1", "it lies in ambush there: nobody else sees it", engine.NoObject, engine.NoObject)
	}
	if ill := g.Check(c); !ill.OK() {
		h.short = ill
	} else {
		h.give(c)
	}
	return h.placed(n, as)
}

// isHidden lays a company in ambush instead of placing it in sight, where it may lie.
//
// Case 14.1.
func (h *helm) isHidden(c *engine.Choice) bool {
	hide := *c
	hide.Verb = VerbHide
	if ill := h.g.Check(hide); !ill.OK() {
		return false
	}
	c.Verb = VerbHide
	return true
}

// arrive brings a company onto the board by its edge, and on from there as near to the goal as it may come.
//
// Case 25.6.
func (h *helm) arrive(of engine.Object) (engine.Course, bool) {
	n := h.g.reserveOf(h.seat, of)
	as, along, ok := h.entrance(n)
	if !ok {
		return h.refused(no(whyEntrance))
	}
	c := engine.Choice{Seat: h.seat, Verb: VerbArrive, On: of, With: shapeObject(as.files, as.has(markFormed)), N: [3]int32{along}}
	h.give(c)
	if h.g.nature(n).Has(Bookish) || h.g.entersInColumn(h.seat) {
		h.add("25.6", "it comes onto the board here and may go on", engine.NoObject, engine.NoObject)
		return h.placed(n, h.g.entry(h.seat, as, along))
	}
	h.add("25.6", "it comes onto the board by its edge and goes on", engine.NoObject, engine.NoObject)
	h.g.come(c, new(engine.Turn))
	h.n = h.g.companyOf(h.g.flow.Top().About)
	out, _ := h.move()
	if len(out.Choices) == 0 { // it stays where it comes on
		out.Choices, out.Short, out.Asks = []engine.Choice{c}, engine.Note{}, false
	}
	return out, true
}

// entrance returns a company in its own shape, or in the widest below that in which it may come on, and the place along its
// edge nearest to the hand at which it may; false if there is none.
//
// Cases 25.6, 26.1.
func (h *helm) entrance(n companyNo) (as company, along Length, ok bool) {
	g := h.g
	own := g.companies[n]
	if g.entersInColumn(h.seat) {
		own.files = 1
	}
	for _, formed := range [2]bool{own.has(markFormed), !own.has(markFormed)} {
		for files := own.files; files > 0; files-- {
			as, fits := g.shaped(own, shapeObject(files, formed))
			if !fits {
				continue
			}
			if first, last, some := g.entrances(n, as); some {
				return as, h.nearest(n, as, first, last), true
			}
		}
	}
	return own, 0, false
}

// nearest returns the place along its edge nearest to the hand at which a company may come on, between the first and the
// last of its entrances.
//
// Case 25.6.
func (h *helm) nearest(n companyNo, as company, first, last Length) Length {
	g, along := h.g, h.at.X
	if e := g.edgeFor(n); e == EastEdge || e == WestEdge {
		along = h.at.Y
	}
	along = min(max(along, first), last)
	for off := Length(0); off <= last-first; off += Inch / 4 {
		for _, try := range [...]Length{along - off, along + off} {
			if at := g.entry(h.seat, as, try); try >= first && try <= last && g.mayComeAt(n, &at, try) {
				return try
			}
		}
	}
	if along-first > last-along {
		return last
	}
	return first
}

// edgeFor returns the edge by which a company comes.
//
// Case 25.6.
func (g *State) edgeFor(n companyNo) Edge {
	if p := g.placeOf(n.seat(), &g.companies[n]); p.Edge != AnyEdge {
		return p.Edge
	}
	return g.sides[n.seat()].edge
}

// placed returns the course of a company that is put somewhere.
func (h *helm) placed(n companyNo, as company) (engine.Course, bool) {
	as.set(markOff, false)
	h.g.setCompany(n, as)
	h.n = n
	out := engine.Course{Choices: h.chain, Track: h.stands(), Notes: h.notes, Marks: h.g.fireArcs(n), Ends: h.ends()}
	if !h.short.OK() {
		out.Short = h.note(h.short)
	}
	return out, true
}

// stands returns a track that goes nowhere.
func (h *helm) stands() []engine.Pose {
	return []engine.Pose{poseOf(h.g.block(&h.g.companies[h.n]).Hull(), 0)}
}

// ends returns the company as it stands at the end.
func (h *helm) ends() *engine.Piece {
	p := h.g.companyPiece(h.n, &h.g.companies[h.n], h.n.object(), engine.NoSeat)
	p.Tokens, p.Flag = nil, ""
	return &p
}

// poseOf returns where the middle of a base lies. turned is how far it has turned in all since its heading,
// in tenths of a degree.
func poseOf(b plane.Base, turned int32) engine.Pose {
	at := b.Centre()
	return engine.Pose{At: engine.Point{X: at.X, Y: at.Y}, Heading: int32(b.Heading)/int32(tenth) + turned}
}

// drive leads an object to the goal, as far as it may go.
//
// Case 22.1.
func (h *helm) drive(i int, c engine.Choice) (engine.Course, bool) {
	g := h.g
	o := g.objects[i]
	far := o.at.Distance(h.at)
	if far < 1 {
		return engine.Course{}, true
	}
	left := max(g.rateOf(&o)-Length(o.spent), 0)
	if off, ok := h.offBoard(c); ok {
		h.give(off)
		h.add("22.1", "it leaves the board by %O", engine.NoObject, off.With)
		return engine.Course{Choices: h.chain, Notes: h.notes, Track: []engine.Pose{poseOf(g.stand(&o), 0), {At: engine.Point{X: h.at.X, Y: h.at.Y}}}}, true
	}
	c.N = [3]int32{min(far, left), int32(o.at.Bearing(h.at)) / int32(tenth)}
	out := engine.Course{Gauges: []engine.Gauge{{Name: "goes", Unit: engine.Length, Value: c.N[0], Max: left}}}
	ill := g.Check(c)
	if !ill.OK() {
		out.Short = h.note(ill)
		if ill.Near.Verb == 0 {
			return out, true
		}
		c = ill.Near
		out.Gauges[0].Value = c.N[0]
	} else if far > left {
		out.Short = h.note(no(whyNoFarther))
	}
	h.give(c)
	end := o
	end.at = o.at.Go(heading(c.N[1]), c.N[0])
	out.Choices = h.chain
	out.Track = []engine.Pose{poseOf(g.stand(&o), 0), poseOf(g.stand(&end), 0)}
	return out, true
}
