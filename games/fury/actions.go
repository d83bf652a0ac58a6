package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// tenth is a tenth of a degree, in which choices count angles.
const tenth = plane.Degree / 10

// offerAct offers what a company may do now. Lengths and angles go up to what is left of the move on open
// ground; Check decides.
//
// Case 7.1.
func (g *State) offerAct(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	n := g.companyOf(f.About)
	f, c := g.flow.Top(), &g.companies[n]
	defer g.offerColonel(n.seat(), o) // after what the company does
	if c.engaged() {
		o.Plain(VerbBattle, engine.NoObject, engine.NoObject, "7.3")
		g.offerCombines(f, n, o)
		return
	}
	if f.Code&didPounce == 0 || !g.canPounce(f, n) {
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "7.1")
	}
	left := g.left(f, c)
	drift := g.mostAslant()
	length := engine.Span{Min: 1, Max: int32(left), Step: 1, Unit: engine.Length, Loose: true}
	angle := engine.Span{Min: 1, Max: g.widest(c, left), Step: 1, Unit: engine.Degree, Loose: true}
	g.addLikely(n, &engine.Option{Verb: VerbAhead, Span: [3]engine.Span{length}, Rule: "8.1"}, o)
	g.addLikely(n, &engine.Option{Verb: VerbDrift, Span: [3]engine.Span{length, {Min: -drift, Max: drift, Step: 1, Unit: engine.Degree, Loose: true}}, Rule: "8.2"}, o)
	g.addLikely(n, &engine.Option{Verb: VerbWheelLeft, Span: [3]engine.Span{angle}, Rule: "8.2"}, o)
	g.addLikely(n, &engine.Option{Verb: VerbWheelRight, Span: [3]engine.Span{angle}, Rule: "8.2"}, o)
	for i := range plainActs {
		g.addLikely(n, &plainActs[i], o)
	}
	g.offerBoats(f, n, o)
	if c.has(markAfloat) {
		return
	}
	g.offerShapes(n, o)
	g.offerDeeds(f, n, o)
	g.offerScout(n, o)
	g.offerGoods(f, n, o)
	g.offerCombines(f, n, o)
	g.offerCharges(f, n, o)
	if ill := g.mayPursue(f, n); ill.OK() {
		o.Plain(VerbPursue, engine.NoObject, engine.NoObject, "13.5")
	}
}

// plainActs are what a company may do beside its legs that wants no number and names nothing.
//
// Cases 8.2, 8.10, 9.5, 19.1.
var plainActs = [...]engine.Option{
	{Verb: VerbFaceLeft, Rule: "8.2"},
	{Verb: VerbFaceRight, Rule: "8.2"},
	{Verb: VerbFaceAbout, Rule: "8.2"},
	{Verb: VerbForm, Rule: "8.10"},
	{Verb: VerbLoosen, Rule: "8.10"},
	{Verb: VerbRally, Rule: "9.5"},
	{Verb: VerbExit, Rule: "19.1"},
}

// offerCombines offers to combine with each company of its side that may be.
//
// Case 4.3.
func (g *State) offerCombines(f *engine.Frame, n companyNo, o *engine.Offer) {
	if f.Code&didBegin != 0 {
		return // it comes first
	}
	for m := range g.each(n.seat()) {
		if ill := g.mayCombine(f, n, m); ill.OK() {
			o.Plain(VerbCombine, m.object(), engine.NoObject, "4.3")
		}
	}
}

// offerShapes offers to draw up again and to divide.
//
// Cases 4.2, 8.3.
func (g *State) offerShapes(n companyNo, o *engine.Offer) {
	if g.flow.Top().Code&didBegin != 0 {
		return // both come first
	}
	just := func(n int32) engine.Span { return engine.Span{Min: n, Max: n, Step: 1} }
	for k := int32(1); k <= int32(g.companies[n].squadrons); k++ {
		g.addLikely(n, &engine.Option{Verb: VerbDraw, Span: [3]engine.Span{just(k)}, Rule: "8.3"}, o)
		for place := range numParts {
			g.addLikely(n, &engine.Option{Verb: VerbDivide, Span: [3]engine.Span{just(k), just(place)}, Rule: "4.2"}, o)
		}
	}
}

// widest returns the greatest angle in tenths of a degree that what is left of a move lets a company wheel
// by.
//
// Case 8.2. Ruling R403.
func (g *State) widest(c *company, left Length) int32 {
	if left <= 0 {
		return 0
	}
	return min(int32(plane.MostAngle(left, g.block(c).Front())/tenth), mostWheel)
}

// mostWheel is the most that one wheel turns, in tenths of a degree: half a circle.
const mostWheel = 1800

// grid is how many numbers of each span are tried with each other before it is said that none can be gone, as many as
// bots consider; finest is the least part of a length or an angle that is tried besides, a sixteenth.
const (
	grid   = 5
	finest = 16
)

// isOffered reports whether any choice of an option is allowed: one that bots consider, among them those at
// the ends of its spans, or an eighth or a sixteenth as far straight on.
func (g *State) isOffered(n companyNo, op *engine.Option) bool {
	c := engine.Choice{Seat: n.seat(), Verb: op.Verb, About: n.object(), N: [3]int32{2: op.Span[2].Min}}
	for i := range int32(grid) {
		for j := range int32(grid) {
			var inFirst, inSecond bool
			c.N[0], inFirst = op.Span[0].Nth(i, grid)
			c.N[1], inSecond = op.Span[1].Nth(j, grid)
			if inFirst && inSecond && g.allows(&c) {
				return true
			}
		}
	}
	c.N[1] = min(max(op.Span[1].Min, 0), op.Span[1].Max)
	for part := int32(2); part > 0 && op.Span[0].Max > op.Span[0].Min; part-- {
		c.N[0] = op.Span[0].Min + (op.Span[0].Max-op.Span[0].Min)*part/finest
		if g.allows(&c) {
			return true
		}
	}
	return false
}

// facings are how far a company turns that faces, by verb.
//
// Case 8.2.
var facings = [...]plane.Angle{-90 * plane.Degree, 90 * plane.Degree, 180 * plane.Degree}

// mayAct refuses what the company that acts may not do.
//
// Case 7.1.
func (g *State) mayAct(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	return g.mayDo(g.companyOf(d.About), c)
}

// mayDo refuses what a company does in its segment.
//
// Cases 7.1, 8.1.
func (g *State) mayDo(n companyNo, c engine.Choice) engine.Illegal {
	f, v := g.flow.Top(), rowOf(c.Verb)
	if !v.marks.has(verbApart) {
		if ill := g.mayTry(f, n, c); !ill.OK() {
			return ill
		}
	}
	if v.may == nil {
		return engine.Illegal{Why: engine.NotOpen}
	}
	ill := v.may(g, f, n, c)
	if v.marks.has(verbAlike) {
		return ofVerb(ill, c.Verb)
	}
	return ill
}

// mayTry refuses what a company that stands as it does cannot do in its segment wherever that leads.
//
// Cases 7.1, 8.2, 14.4.
func (g *State) mayTry(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	v := rowOf(c.Verb)
	if ill := mayAfloat(&g.companies[n], c.Verb); !ill.OK() {
		return ill
	}
	if most := g.mostAslant(); c.Verb == VerbDrift && c.With == engine.NoObject && c.On == engine.NoObject && max(c.N[1], -c.N[1]) > most {
		return g.tooAslant(c, most)
	}
	if c.With != engine.NoObject || c.On != engine.NoObject && !v.marks.has(verbNames) || !g.fits(c) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	switch {
	case f.Code&didPounce == 0 || v.marks.has(verbPounces):
	case c.Verb != engine.Pass:
		return no(whyPounce)
	case g.canPounce(f, n):
		return no(whyMustPounce)
	}
	if ill := g.mayUncolumn(n, c); !ill.OK() {
		return ill
	}
	switch engaged := g.companies[n].engaged(); {
	case engaged && c.Verb == VerbBattle:
		return engine.Illegal{}
	case engaged && c.Verb != VerbCombine:
		return no(whyFights)
	case c.Verb == VerbBattle:
		return no(whyNoBattle)
	}
	return mayIndoors(&g.companies[n], v)
}

// ofVerb returns a refusal that is much the same for several things, with the case of the one that was to be
// done.
func ofVerb(ill engine.Illegal, v engine.Verb) engine.Illegal {
	switch ill.Why {
	case whyFootOnly, whyNotThere, whySame, whyFiles, whyHerds:
		ill.Rule = verbs[v].Rule
	}
	return ill
}

// mostAslant returns how far a company drifts to either side at most, in tenths of a degree.
//
// Case 8.2.
func (g *State) mostAslant() int32 { return int32(g.number(NumDrift)) / int32(tenth) }

// tooAslant refuses to drift by more than so many tenths of a degree, with the most that is allowed.
//
// Case 8.2.
func (g *State) tooAslant(c engine.Choice, most int32) engine.Illegal {
	ill, near := no(whyDrift, most), c
	near.N[1] = min(max(c.N[1], -most), most)
	if again := g.refusal(near); again.OK() {
		ill.Near = near
	}
	return ill
}

// do carries out what a company does in its segment.
//
// Case 7.1.
func (g *State) do(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	verbs[c.Verb].do(g, f, g.companyOf(c.About), c, t)
}

// offerDress offers shapes to a company that has rallied from a rout, first of all that in
// which it stands.
//
// Case 13.7. Ruling R413.
func (g *State) offerDress(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	n := g.companyOf(f.About)
	c := &g.companies[n]
	just := func(n int32) engine.Span { return engine.Span{Min: n, Max: n, Step: 1} }
	o.Add(engine.Option{Verb: VerbDress, Span: [3]engine.Span{just(int32(c.files)), just(int32(c.facing) / int32(tenth)), {}}, Rule: "13.7"})
	for k := int32(1); k <= int32(c.squadrons); k++ {
		for formed := range int32(2) {
			op := engine.Option{Verb: VerbDress, Span: [3]engine.Span{just(k), {Min: 0, Max: 3599, Step: 1, Unit: engine.Degree, Loose: true}, just(formed)}, Rule: "13.7"}
			g.addLikely(n, &op, o)
		}
	}
}

// dress stands a company in the shape that its player wants.
//
// Case 13.7. Ruling R413.
func (g *State) dress(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	n := g.companyOf(f.About)
	g.companies[n] = g.dressed(g.companies[n], c)
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindDresses, Rule: "13.7", About: n.object()})
}
