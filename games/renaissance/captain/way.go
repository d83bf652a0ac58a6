package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// A way is orders that say where a ship goes, with where that brings her.
type way struct {
	orders [4]engine.Choice
	many   int
	track  track
	rams   int  // the ship that is rammed, -1 if none
	rides  bool // to a sea anchor
}

// most stands for as far as she can.
const most = 30000

// Turns that are tried, in tenths of a degree.
var turns = [...]int32{50, 100, 150, 220, 300, 400, 550, 700, 900, 1200, 1600}

// sail writes the best way that a ship can go.
func (p *plan) sail(n int) {
	s := &p.fleet[n]
	p.ways = p.ways[:0]
	p.try(n)
	if s.Foul == 0 && !s.Held && !s.Flees && !s.Taken || s.Taken && s.Foul == 0 {
		p.straight(n)
		p.turning(n)
		p.rowing(n)
		p.others(n)
	}
	best, value := 0, 0.0
	for i := range p.ways {
		if v := p.judge(n, &p.ways[i]); i == 0 || v > value {
			best, value = i, v
		}
	}
	chosen := &p.ways[best]
	for _, o := range chosen.orders[:chosen.many] {
		p.order(o)
	}
	s.track = chosen.track
}

func verb(v engine.Verb, n int32) engine.Choice { return engine.Choice{Verb: v, N: [3]int32{n}} }

// try adds a way, each order cut down to what is lawful; one that cannot be begun is
// none. It returns the numbers that the orders came to.
func (p *plan) try(n int, orders ...engine.Choice) (got [4]int32) {
	p.trial.CopyFrom(p.bench)
	var w way
	w.rams = -1
	var t engine.Turn
	for _, o := range orders {
		o, ok := p.lawful(p.trial, o)
		if !ok {
			if w.many == 0 || o.Verb != renaissance.VerbAhead {
				return got
			}
			break
		}
		p.trial.Apply(o, &t)
		if o.Verb == renaissance.VerbRam {
			w.rams = p.ground.ShipOf(o.On)
		}
		got[w.many] = o.N[0]
		o.Seat, o.About = 0, 0
		w.orders[w.many] = o
		w.many++
	}
	pass := engine.Choice{Seat: p.seat, About: p.ground.Object(n), Verb: engine.Pass}
	if ill := p.trial.Check(pass); !ill.OK() && ill.Near.Verb == renaissance.VerbAhead && w.many < len(w.orders) {
		if o, ok := p.lawful(p.trial, ill.Near); ok {
			p.trial.Apply(o, &t)
			w.orders[w.many] = verb(o.Verb, o.N[0])
			w.many++
		}
	}
	path := p.trial.Course(n)
	p.follow(&p.fleet[n], &w, &path)
	p.stop(n, &w.track)
	p.ways = append(p.ways, w)
	return got
}

// follow notes where a path leads, and where the ship would be a move later if she
// went straight on from there as fast as she can; one that cannot drifts. A ship that is
// given no way drifts at once, unless her oars keep her.
func (p *plan) follow(s *ship, w *way, path *plane.Path) {
	t := &w.track
	for i := range t.at {
		t.at[i] = path.At(plane.Whole / quarters * plane.Time(i))
		if i > 0 {
			t.run += t.at[i-1].At.Distance(t.at[i].At)
		}
	}
	t.next = t.at[quarters]
	last := engine.Pass
	if w.many > 0 {
		last = w.orders[w.many-1].Verb
	}
	if path.Until() == 0 && last != renaissance.VerbHold {
		t.carry(s.drift)
	}
	end := t.at[quarters]
	switch {
	case s.Foul != 0:
	case last == renaissance.VerbSeaAnchor:
		w.rides, t.next = true, end
	case s.oared() || end.Heading.Off(p.wind) >= p.limit(s):
		t.later = min(t.run+s.kind.SpeedUp, renaissance.Length(p.speed(s, end.Heading)*plane.MM))
		t.next = ahead(end, t.later)
	default:
		t.next.At = end.At.Add(s.drift)
	}
}

// stop lets a track end where a friend lies in the way.
//
// Case 18.1.
func (p *plan) stop(n int, t *track) {
	for i := 1; i <= quarters; i++ {
		if !p.runsInto(n, t, i) {
			continue
		}
		for j := i; j <= quarters; j++ {
			t.at[j] = t.at[i-1]
		}
		t.run, t.later, t.next = t.run*renaissance.Length(i-1)/quarters, 0, t.at[i-1]
		return
	}
}

// runsInto reports whether a ship on her track lies at a quarter of the move where a friend
// does.
func (p *plan) runsInto(n int, t *track, i int) bool {
	for m := range p.count {
		f := &p.fleet[m]
		if m != n && f.there && f.Holder == p.fleet[n].Holder && plane.Overlap(t.at[i], f.track.at[i]) {
			return true
		}
	}
	return false
}

// straight tries to go straight on.
func (p *plan) straight(n int) {
	far := p.try(n, verb(renaissance.VerbAhead, most))[0]
	for _, part := range [...]int32{3, 2, 1} {
		if mm := far * part / 4; mm > 0 {
			p.try(n, verb(renaissance.VerbAhead, mm))
		}
	}
}

// turning tries turns to both sides, early and late in the move.
func (p *plan) turning(n int) {
	s := &p.fleet[n]
	for _, v := range [...]engine.Verb{renaissance.VerbPort, renaissance.VerbStarboard} {
		before := int32(0)
		for _, angle := range turns {
			got := p.try(n, verb(v, angle), verb(renaissance.VerbAhead, most))
			if got[0] <= before {
				break
			}
			before = got[0]
			if got[1] > 20 {
				p.try(n, verb(v, angle), verb(renaissance.VerbAhead, got[1]/2))
			}
			if got[1] > 0 {
				p.try(n, verb(v, angle))
			}
		}
		for _, first := range [...]int32{20, 40} {
			for _, angle := range [...]int32{200, 450, most} {
				p.try(n, verb(renaissance.VerbAhead, first), verb(v, angle), verb(renaissance.VerbAhead, most))
			}
		}
		if s.kind.Small {
			small := engine.Choice{Verb: renaissance.VerbSmall}
			for _, angle := range [...]int32{450, 900, 1350} {
				p.try(n, small, verb(v, angle), verb(renaissance.VerbAhead, most))
				p.try(n, small, verb(v, angle))
			}
		}
	}
}

// rowing tries what is done with oars alone.
func (p *plan) rowing(n int) {
	s := &p.fleet[n]
	if s.kind.Oar == 0 {
		return
	}
	p.try(n, engine.Choice{Verb: renaissance.VerbHold})
	for _, v := range [...]engine.Verb{renaissance.VerbSpinPort, renaissance.VerbSpinStarboard} {
		for _, angle := range [...]int32{100, 250, 500, 900, 1350, 1800} {
			p.try(n, verb(v, angle))
		}
	}
	p.try(n, engine.Choice{Verb: renaissance.VerbAttack}, verb(renaissance.VerbAhead, most))
	p.try(n, verb(renaissance.VerbAstern, 60))
	p.try(n, verb(renaissance.VerbAstern, 30))
	if e := s.aim.at; e >= 0 && s.aim.board && !p.fleet[e].Struck {
		ram := engine.Choice{Verb: renaissance.VerbRam, On: p.ground.Object(e)}
		p.try(n, ram, verb(renaissance.VerbAhead, most))
	}
}

// others tries to go about, and to ride to a sea anchor if too little stands to sail with.
//
// Cases 8.2, 24.0.
func (p *plan) others(n int) {
	s := &p.fleet[n]
	if s.Canvas > 0 {
		p.try(n, engine.Choice{Verb: renaissance.VerbTack})
	}
	const few = 3 // sections of which one is left, or none
	if !s.oared() && few*s.Masts.Count() <= int(s.kind.Sections) {
		p.try(n, engine.Choice{Verb: renaissance.VerbSeaAnchor})
	}
}
