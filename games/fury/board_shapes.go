package fury

import "github.com/weathergage/weathergage/geo/plane"

// inchesAt returns a point by inches from the west and from the north.
func inchesAt(x, y int) plane.Point { return plane.Point{X: Length(x) * Inch, Y: Length(y) * Inch} }

// rectangle returns one by its north-western corner.
func rectangle(corner plane.Point, wide, deep Length) plane.Polygon {
	x, y := corner.X, corner.Y
	return plane.Polygon{corner, {X: x + wide, Y: y}, {X: x + wide, Y: y + deep}, {X: x, Y: y + deep}}
}

// oval returns an eight-cornered piece about a point, turned by a heading, each corner in
// or out by up to a tenth.
func (l *lots) oval(middle plane.Point, wide, deep Length, turned plane.Heading) plane.Polygon {
	const corners = 8
	g := make(plane.Polygon, corners)
	for i := range g {
		h := plane.Heading(0).Turn(plane.Full / corners * plane.Angle(i))
		part := Length(l.between(90, 110))
		across := int64(wide/2*part/100) * int64(h.Sin()) / plane.One
		along := int64(deep/2*part/100) * int64(h.Cos()) / plane.One
		g[i] = middle.Go(turned, Length(along)).Go(turned.Turn(90*plane.Degree), Length(across))
	}
	return g
}

// ribbon returns a road or a stream of a width along points. Where it begins or ends on
// an edge of the board it is cut off along that edge.
func (b *Board) ribbon(along []plane.Point, wide Length) plane.Polygon {
	n := len(along)
	g := make(plane.Polygon, 2*n)
	for i, p := range along {
		before, after := along[max(i-1, 0)], along[min(i+1, n-1)]
		in, out := before.Bearing(p), p.Bearing(after)
		switch i {
		case 0:
			in = out
		case n - 1:
			out = in
		}
		half := b.half(p, in, out, wide/2)
		g[i], g[2*n-1-i] = p.Add(half), p.Add(half.Minus())
	}
	return g
}

// half returns the way from a point of a ribbon, which comes in on one heading and goes out on another, to
// its right bank.
func (b *Board) half(p plane.Point, in, out plane.Heading, wide Length) plane.Vector {
	switch {
	case p.Y == 0 || p.Y == b.Depth:
		return plane.Vector{X: Length(int64(wide) * plane.One / int64(out.Cos()))}
	case p.X == 0 || p.X == b.Width:
		return plane.Vector{Y: Length(int64(wide) * plane.One / int64(out.Sin()))}
	}
	bend := in.To(out) / 2
	mitre := int64(wide) * plane.One / int64(plane.Heading(0).Turn(bend).Cos())
	return plane.Step(in.Turn(bend+90*plane.Degree), Length(mitre))
}

// area returns twice the area of a polygon, in square hundredths of an inch.
func area(g plane.Polygon) int64 {
	sum := int64(0)
	for i, p := range g {
		q := g[(i+1)%len(g)]
		sum += int64(p.X)*int64(q.Y) - int64(q.X)*int64(p.Y)
	}
	return max(sum, -sum)
}

// bounds returns the least and the greatest of both coordinates.
func bounds(g plane.Polygon) (least, most plane.Point) {
	least, most = g[0], g[0]
	for _, p := range g[1:] {
		least = plane.Point{X: min(least.X, p.X), Y: min(least.Y, p.Y)}
		most = plane.Point{X: max(most.X, p.X), Y: max(most.Y, p.Y)}
	}
	return least, most
}

// A frame is a rectangle along the edges of the board, with its least and its greatest coordinates.
type frame struct{ least, most plane.Point }

// frameOf returns the frame about a polygon, so much wider on each side.
func frameOf(g plane.Polygon, wider Length) frame {
	least, most := bounds(g)
	return frame{plane.Point{X: least.X - wider, Y: least.Y - wider}, plane.Point{X: most.X + wider, Y: most.Y + wider}}
}

// holds reports whether a point lies in the frame or on its edge.
func (f *frame) holds(p plane.Point) bool {
	return p.X >= f.least.X && p.X <= f.most.X && p.Y >= f.least.Y && p.Y <= f.most.Y
}

// misses reports whether a stretch lies wholly beyond one edge of the frame.
func (f *frame) misses(p, q plane.Point) bool {
	return max(p.X, q.X) < f.least.X || min(p.X, q.X) > f.most.X || max(p.Y, q.Y) < f.least.Y || min(p.Y, q.Y) > f.most.Y
}

// apart reports whether two polygons are more than a distance from each other.
func apart(g, h plane.Polygon, far Length) bool {
	aboutG, aboutH := frameOf(g, far), frameOf(h, far)
	if least, most := bounds(g); aboutH.misses(least, most) {
		return true
	}
	for i, p := range g {
		if q := g[(i+1)%len(g)]; !aboutH.misses(p, q) && h.Cuts(p, q) {
			return false
		}
	}
	return !(aboutG.holds(h[0]) && g.Has(h[0])) && cornersApart(g, h, &aboutH, far) && cornersApart(h, g, &aboutG, far)
}

// cornersApart reports whether the corners of one polygon are more than a distance from
// the edges of another, which has a frame about it that is so much wider.
func cornersApart(g, h plane.Polygon, about *frame, far Length) bool {
	for _, p := range g {
		if !about.holds(p) {
			continue
		}
		for i := range h {
			if near(p, h[i], h[(i+1)%len(h)], far) {
				return false
			}
		}
	}
	return true
}

// near reports whether a point is no more than a distance from a stretch. Coordinates are
// under 2^16, so that squares of products stay under 2^63.
func near(p, from, to plane.Point, far Length) bool {
	x, y := int64(to.X-from.X), int64(to.Y-from.Y)
	u, v := int64(p.X-from.X), int64(p.Y-from.Y)
	square, most := x*x+y*y, int64(far)*int64(far)
	switch along := u*x + v*y; {
	case square == 0 || along <= 0:
		return u*u+v*v <= most
	case along >= square:
		u, v = int64(p.X-to.X), int64(p.Y-to.Y)
		return u*u+v*v <= most
	}
	off := max(u*y-v*x, v*x-u*y)
	// off over the root of square is the distance; far times that root is under 2^31.
	return off <= int64(far)*rootUp(square)
}

// rootUp returns the least whole number whose square is no less than n.
func rootUp(n int64) int64 {
	r := int64(0)
	for bit := int64(1) << 31; bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) < n {
			r += bit
		}
	}
	return r + 1
}
