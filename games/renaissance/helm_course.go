package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// course draws what has been ordered: the track, where it ends, what it takes.
func (h *helm) course() engine.Course {
	g, n := h.g, h.n
	c := g.course(n)
	h.end(&c)
	at, ends := g.endsAt(&h.v, n)
	if at != never {
		h.v.path[n].Cut(at)
	}
	out := engine.Course{Track: h.track(), Marks: g.arcs(n, h.v.path[n].End()), Gauges: h.gauges(&c)}
	chain := h.given
	if !h.goal.On {
		chain = append(h.kept, h.given...)
	}
	for i := range chain {
		out.Choices = append(out.Choices, chain[i].choice(g.ships[n].holder, g.object(n)))
	}
	if !h.short.OK() {
		out.Short = h.note(h.short)
	}
	switch {
	case at != never:
		out.Short = ends
	case ends.Text != "":
		h.notes = append(h.notes, ends)
	}
	if g.turnsBy(n, &c) && g.callsBack(n) {
		h.add("19.4", "her mariners leave their party to change course")
	}
	h.noteWind(&c)
	h.notePace(&c)
	h.noteBow(&c)
	out.Notes = h.notes
	return out
}

// track returns where her middle goes, evenly in time.
func (h *helm) track() []engine.Pose {
	const steps = 24
	p := &h.v.path[h.n]
	poses := make([]engine.Pose, 0, steps+1)
	from := int32(p.Start().Heading)
	for i := range plane.Time(steps + 1) {
		at := plane.Whole / steps * i
		if i == steps {
			at = plane.Whole
		}
		middle := p.At(at).Centre()
		poses = append(poses, engine.Pose{At: engine.Point{X: middle.X, Y: middle.Y},
			Heading: (from + int32(p.Turned(at))) / int32(tenth)})
	}
	return poses
}

// gauges returns how far she goes of what she could, how far she turns and along how much of the circle, and how far
// she went in the last move.
func (h *helm) gauges(c *course) []engine.Gauge {
	left := int32(0)
	if ill := h.g.mayGo(h.n, c); ill.OK() {
		left = h.g.ahead(h.n, c) / plane.MM
	}
	run := (c.run + plane.MM/2) / plane.MM
	turned, along := max(c.turned, -c.turned), Length(0)
	for i := range c.part[:c.many] {
		if c.part[i].turn != 0 {
			along += c.part[i].length
		}
	}
	return []engine.Gauge{
		{Name: "runs", Unit: engine.Length, Value: run, Max: run + left},
		{Name: "turns", Unit: engine.Degree, Value: int32(turned / tenth)},
		{Name: "along the circle", Unit: engine.Length, Value: (along + plane.MM/2) / plane.MM},
		{Name: "ran last move", Unit: engine.Length, Value: h.g.ships[h.n].speed / plane.MM},
	}
}

// noteWind notes how she has the wind at the end, and what it does to her.
//
// Cases 7.1, 7.2, 7.3, 7.7.
func (h *helm) noteWind(c *course) {
	g, n := h.g, h.n
	if h.v.drifts.has(n) {
		h.add("7.7", "she drifts "+millimetres(h.v.goal[n]))
		return
	}
	switch on := g.windOn(n, c.end, c.means != bySail); {
	case on != WindAhead:
		h.add("7.1", "she ends with the wind "+[...]string{WindAft: "aft", WindQuarter: "on the quarter", WindBow: "on the bow"}[on])
	default:
		h.add("7.2", "she ends inside the limit of the wind")
	}
	if h.v.luff[n] != never {
		h.add("7.2", "she turns into the wind: two dice decide whether she can")
	}
	straight := Length(0)
	for i := range c.part[:c.many] {
		if p := &c.part[i]; p.turn == 0 && g.makesLeeway(n, c, c.end) {
			straight += p.length
		}
	}
	if lee := g.leeway(straight); lee > 0 {
		h.add("7.3", millimetres(lee)+" of leeway")
	}
}

// notePace notes what turning costs her, and how she gains or loses speed.
//
// Cases 7.4, 7.6, 17.2, 17.5.
func (h *helm) notePace(c *course) {
	g, n := h.g, h.n
	if cost := g.turnCost(n, c.means); cost > 1 && c.turned != 0 {
		rule := engine.Case("17.5")
		if g.ships[n].rudder {
			rule = "17.2"
		}
		h.add(rule, "each millimetre of the turn counts "+strconv.Itoa(int(cost))+" times")
	}
	speed, k := g.ships[n].speed, g.kind(n)
	switch gain := c.run - speed; {
	case c.fixed != 0 || speed < 0 || h.v.drifts.has(n):
	case gain > k.SpeedUp:
		h.add("7.4", "she is "+millimetres(gain)+" faster than in the last move, at attack speed")
	case gain >= plane.MM:
		h.add("7.6", "she is "+millimetres(gain)+" faster than in the last move; at most "+millimetres(k.SpeedUp))
	case -gain > k.SlowDown:
		h.add("7.6", "she is "+millimetres(-gain)+" slower than in the last move, as she can go no farther this way")
	case gain <= -plane.MM:
		h.add("7.6", "she is "+millimetres(-gain)+" slower than in the last move; at most "+millimetres(k.SlowDown))
	}
}

// noteBow notes how far her bow goes if that is more than her orders: a turn is measured at her inner corner, and the
// log tells of her bow.
//
// Cases 7.3, 8.1.
func (h *helm) noteBow(c *course) {
	if far, _ := run(&h.v.path[h.n]); c.turned != 0 && far >= c.run+plane.MM {
		h.add("8.1", "her bow goes "+millimetres(far)+", as the turn is measured at her inner corner")
	}
}

func (h *helm) add(rule engine.Case, text string) {
	h.notes = append(h.notes, engine.Note{Rule: rule, Text: text})
}

// note says why she ends short of where the hand points, as one would say it while pointing: how far she can go, and
// not how far that is from there.
func (h *helm) note(ill engine.Illegal) engine.Note {
	says := ""
	switch ill.Why {
	case whyPace:
		says = "after this turn she can go %2 mm straight on in this move"
	case whyMost:
		says = "she can go at most %2 mm in this move"
	case whySpeedUp:
		says = "she can go at most %3 mm farther than in the last move"
	case whyShort:
		says = "she can go at most %1 mm less than in the last move"
	case whyTurn:
		says = "she can turn no farther in this move"
	default:
		return engine.Note{Rule: ill.Rule, Text: h.words.Reason(ill)}
	}
	return engine.Note{Rule: ill.Rule, Text: string(h.words.Fill(nil, says, engine.NoObject, engine.NoObject, engine.NoObject, ill.N[:]...))}
}

// millimetres writes a length to the nearest millimetre.
func millimetres(l Length) string { return strconv.Itoa(int((l+plane.MM/2)/plane.MM)) + " mm" }
