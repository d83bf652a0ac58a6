package plane

// Cut ends the path at a moment: later legs are dropped, and the leg under way ends there. The base is where
// At had it, to a fine part.
func (p *Path) Cut(t Time) {
	for p.n > 0 && p.legs[p.n-1].from >= t {
		p.n--
	}
	if p.n == 0 || p.legs[p.n-1].until <= t {
		return
	}
	l := &p.legs[p.n-1]
	at, h := l.pose(t)
	if l.sweep == 0 {
		l.by = spot{at.x - l.begin.x, at.y - l.begin.y}
	} else {
		l.sweep = h - l.heading
	}
	l.until = t
}

// Room returns how many more legs the path takes.
func (p *Path) Room() int { return Legs - p.n }

// Ends returns when the i-th leg ends, counted from 0; ok is false if there are not
// so many.
func (p *Path) Ends(i int) (t Time, ok bool) {
	if i >= p.n {
		return 0, false
	}
	return p.legs[i].until, true
}
