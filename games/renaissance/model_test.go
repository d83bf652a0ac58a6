package renaissance

import (
	"math"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What follows is the book once more, written down from its pages in floats and without the
// law's own geometry and tables, and held against the law in thousands of random positions.

// randomShips is how many random positions each model is held against.
const randomShips = 3000

// Battles of sailing ships, and of vessels with oars.
var (
	underSail = []string{"gravelines", "coursing-the-bull", "lion-and-bull"}
	withOars  = []string{"dog-fight", "duodo", "lepanto", "portland-bill", "puerto-rico"}
)

// modelBattles are battles as they begin.
func modelBattles(t *testing.T, keys ...string) (battles []*State) {
	t.Helper()
	r := rules(t)
	for _, key := range keys {
		s, err := r.Setup(key, nil, &engine.Turn{})
		if err != nil {
			t.Fatal(err)
		}
		battles = append(battles, s.(*State))
	}
	return battles
}

// away is a point so far from another on a heading in degrees, clockwise from the top.
func away(x, y, heading, far float64) (float64, float64) {
	return x + far*math.Sin(heading*math.Pi/180), y - far*math.Cos(heading*math.Pi/180)
}

// offWind is the angle between two headings in degrees, 0 to 180.
func offWind(a, b float64) float64 {
	off := math.Mod(math.Abs(a-b), 360)
	return math.Min(off, 360-off)
}

// A bow is the middle of a ship's front edge, in millimetres, and where it points. Where the
// wind lies on the border of a sector the model is unsure.
type bow struct {
	x, y, heading float64
	unsure        bool
}

// sail moves a bow by one order of a way. A ship that slides to leeward does so with the wind at limit
// degrees or more, as near as her rig sails to it.
func (b *bow) sail(o *order, width, wind, limit float64, lee bool, small bool, straight *float64) {
	radius, turn := 100.0, 0.0
	if small {
		radius = 50
	}
	switch o.verb {
	case VerbAhead:
		far, h := float64(o.n), b.heading
		b.x, b.y = away(b.x, b.y, h, far)
		off := offWind(h, wind)
		b.unsure = b.unsure || lee && math.Min(math.Abs(off-limit), math.Abs(off-150)) < 0.02
		if lee && off >= limit && off <= 150 { // wind on bow or quarter
			drift := math.Floor((*straight+far)/10) - math.Floor(*straight/10)
			side := h + 90
			if math.Mod(wind-h+720, 360) < 180 {
				side = h - 90
			}
			b.x, b.y = away(b.x, b.y, side, drift)
			*straight += far
		}
		return
	case VerbPort:
		turn = -float64(o.n) / 10
	case VerbStarboard:
		turn = float64(o.n) / 10
	case VerbArcPort:
		turn = -float64(o.n) / radius * 180 / math.Pi
	case VerbArcStarboard:
		turn = float64(o.n) / radius * 180 / math.Pi
	}
	b.turn(turn, radius, width)
}

// turn moves a bow round a circle by an angle in degrees, to port below 0: the front corner on that
// side runs along the circle.
func (b *bow) turn(turn, radius, width float64) {
	out := radius + width/2
	if turn < 0 {
		out = -out
	}
	cx, cy := away(b.x, b.y, b.heading+90, out)
	b.heading = math.Mod(b.heading+turn+360, 360)
	b.x, b.y = away(cx, cy, b.heading-90, out)
}

// Where a ship comes to by her orders: of all types under sail, square and lateen, and under oars, in
// light and fresh winds.
func TestModelOfWays(t *testing.T) { // 7.3, 7.3.1, 7.4, 8.1
	mix, battles := dice.NewMixer(17, 3), modelBattles(t, slices.Concat(underSail, withOars)...)
	var held [3]int // square, lateen, under oars
	slides := []Kind{Galleon, Greatship, Carrack, Hulk, Galleass}
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n := shipNo(mix.Pick(g.ofFleet()))
		s := &g.ships[n]
		k := g.kind(n)
		if s.held != free {
			continue
		}
		how, limit := 0, 60.0
		if !k.Square {
			how, limit = 1, 30.0
		}
		if s.canvas = uint8(s.masts.Count()); k.Oars > 0 && mix.Pick(2) == 0 {
			s.canvas, how = 0, 2
		}
		s.heading, g.air.from, g.air.beaufort = plane.Heading(mix.Pick(3600)*10), plane.Heading(mix.Pick(3600)*10), uint8(2+mix.Pick(5))
		s.speed = Length(mix.Pick(120)) * plane.MM
		at := bow{x: float64(s.at.X) / 100, y: float64(s.at.Y) / 100, heading: float64(s.heading) / 100}
		small, straight, wind := false, 0.0, float64(g.air.from)/100
		lee := slices.Contains(slides, k.Kind) && k.Tons > 150 && how < 2
		for range 6 {
			v := []engine.Verb{VerbAhead, VerbPort, VerbStarboard, VerbArcPort, VerbArcStarboard, VerbSmall}[mix.Pick(6)]
			o := order{verb: v, n: int32(1 + mix.Pick(90))}
			if v == VerbPort || v == VerbStarboard {
				o.n *= 8
			}
			if v == VerbSmall {
				o.n = 0
			}
			c := o.choice(s.holder, g.object(n))
			if ill := g.Check(c); !ill.OK() {
				continue
			}
			g.Apply(c, &engine.Turn{})
			if small = small || v == VerbSmall; v != VerbSmall {
				at.sail(&o, float64(k.Width)/100, wind, limit, lee, small, &straight)
			}
		}
		c := g.course(n)
		if c.run == 0 || at.unsure {
			continue
		}
		held[how]++
		var v voyage
		v.path[n].Begin(g.base(n), 0)
		g.planWay(&v, n, &c)
		end := v.path[n].End()
		if dx, dy := float64(end.At.X)/100-at.x, float64(end.At.Y)/100-at.y; math.Hypot(dx, dy) > 0.3 || offWind(float64(end.Heading)/100, at.heading) > 0.1 {
			t.Fatalf("%s by %v comes to %.2f %.2f heading %.2f, want %.2f %.2f heading %.2f with the wind at %.2f", g.row(n).Key, g.hidden[n].orders[:g.hidden[n].many],
				float64(end.At.X)/100, float64(end.At.Y)/100, float64(end.Heading)/100, at.x, at.y, at.heading, wind)
		}
	}
	if slices.Min(held[:]) < randomShips/15 {
		t.Errorf("only %d ways, square and lateen rigged and under oars, were held against the model", held)
	}
}

// printedMoves are the tables of moves in light and fresh winds: aft, quarter, bow.
var printedMoves = map[string][3][2]float64{
	"race-built up to 500 t":       {{60, 140}, {70, 180}, {35, 60}},
	"other English, Spanish small": {{50, 115}, {60, 150}, {25, 50}},
	"Spanish over 600 t":           {{40, 95}, {40, 120}, {10, 40}},
	"carrack, hulk":                {{40, 80}, {30, 90}, {5, 20}},
}

// tableOf is the printed table for a ship of the square rig.
func tableOf(k *ShipType, english bool) string {
	switch {
	case k.Kind == Carrack || k.Kind == Hulk:
		return "carrack, hulk"
	case k.Kind == RaceBuilt && k.Tons <= 500:
		return "race-built up to 500 t"
	case !english && (k.Tons > 600 || k.Kind == Greatship):
		return "Spanish over 600 t"
	}
	return "other English, Spanish small"
}

// How far a ship may go straight on: by wind, masts lost, and what she went in the last move.
func TestModelOfPace(t *testing.T) { // 7.1, 7.3, 7.6, 17.5
	mix, battles := dice.NewMixer(19, 5), modelBattles(t, underSail...)
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n := shipNo(mix.Pick(g.ofFleet()))
		s, k := &g.ships[n], g.kind(n)
		if !k.Square {
			continue
		}
		s.heading, g.air.from = plane.Heading(mix.Pick(36000)), plane.Heading(mix.Pick(36000))
		force := mix.Pick(2)
		g.air.beaufort = []uint8{2 + uint8(mix.Pick(2)), 4 + uint8(mix.Pick(3))}[force]
		s.speed = Length(mix.Pick(150)) * plane.MM
		all := g.tables.Layouts[k.Layout].Has
		for sec := range Section(NumSections) {
			if mix.Pick(6) == 0 {
				s.masts &^= 1 << sec
			}
		}
		s.canvas = uint8(s.masts.Count())
		wind, want := offWind(float64(s.heading)/100, float64(g.air.from)/100), 0.0
		row := 0
		switch {
		case wind < 60:
			row = -1
		case wind < 90:
			row = 2
		case wind <= 150:
			row = 1
		}
		if row >= 0 && s.masts != 0 {
			stand, had := float64(s.masts.Count()), float64(all.Count())
			keeps := 1 - math.Ceil((had-stand)/had*10-1e-9)/10
			want = printedMoves[tableOf(k, g.row(n).Nation == English)][row][force]
			want *= math.Min(keeps, stand/had)
			up := 50.0
			switch {
			case k.Tons < 151:
				up = 70
			case k.Tons < 501:
				up = 70
			}
			want = math.Floor(math.Min(want, float64(s.speed)/100+up) + 1e-6)
		}
		c := g.course(n)
		got := 0.0
		if c.means == bySail {
			got = float64(g.ahead(n, &c) / plane.MM)
		}
		if math.Abs(got-want) > 0 && math.Abs(wind-60) > 0.01 && math.Abs(wind-90) > 0.01 && math.Abs(wind-150) > 0.01 {
			t.Fatalf("%s with the wind %.2f off, force %d, %d of %d sections, %d before: %.0f mm, want %.0f", g.row(n).Key, wind, g.air.beaufort,
				s.masts.Count(), all.Count(), s.speed/plane.MM, got, want)
		}
	}
}

// A hullModel is a base in floats: the middle of its front edge, its heading, length and width.
type hullModel struct{ x, y, heading, length, width float64 }

// point is so far ahead of the front edge, below 0 astern, and to the right of the middle.
func (h *hullModel) point(ahead, right float64) (float64, float64) {
	x, y := away(h.x, h.y, h.heading, ahead)
	return away(x, y, h.heading+90, right)
}

// seenIn goes along the edges of a hull: the nearest of what lies within 15 degrees of a line
// from a point, how far it is, and by how much the hull misses that arc, below 0 if it does not.
func (h *hullModel) seenIn(x, y, facing float64) (distance, misses float64) {
	distance, misses = math.Inf(1), math.Inf(1)
	const steps = 800
	corners := [5][2]float64{{0, -h.width / 2}, {0, h.width / 2}, {-h.length, h.width / 2}, {-h.length, -h.width / 2}, {0, -h.width / 2}}
	for i := range 4 {
		for k := range steps {
			part := float64(k) / steps
			px, py := h.point(corners[i][0]+(corners[i+1][0]-corners[i][0])*part, corners[i][1]+(corners[i+1][1]-corners[i][1])*part)
			off := offWind(math.Atan2(px-x, y-py)*180/math.Pi+360, facing+360) - 15
			if misses = math.Min(misses, off); off <= 0 {
				distance = math.Min(distance, math.Hypot(px-x, py-y))
			}
		}
	}
	return distance, misses
}

// Which batteries of a broadside bear, at what range, and whether it rakes.
func TestModelOfArcs(t *testing.T) { // 10.4, 10.5, 10.6
	mix, battles, held := dice.NewMixer(23, 7), modelBattles(t, underSail...), 0
	for range randomShips {
		g := *battles[mix.Pick(len(battles))]
		n, e := shipNo(mix.Pick(g.ofFleet())), shipNo(mix.Pick(g.ofFleet()))
		b := []group{portGuns, starboardGuns, sternGuns}[mix.Pick(3)]
		if n == e || g.ships[n].battery[b] == 0 {
			continue
		}
		var hulls [2]hullModel
		for i, m := range [...]shipNo{n, e} {
			s, k := &g.ships[m], g.kind(m)
			s.at = plane.Point{X: int32(40000 + mix.Pick(50000)), Y: int32(40000 + mix.Pick(50000))}
			s.heading = plane.Heading(mix.Pick(36000))
			hulls[i] = hullModel{float64(s.at.X) / 100, float64(s.at.Y) / 100, float64(s.heading) / 100, float64(k.Length) / 100, float64(k.Width) / 100}
		}
		if plane.Touching(g.base(n), g.base(e)) {
			continue
		}
		one := salvo{from: n, to: e, by: b, shot: Ball, base: g.base(n), mark: g.base(e)}
		g.lay(&one)
		own, mark := &hulls[0], &hulls[1]
		left, facing, sure := int(g.ships[n].battery[b]), own.heading+180, true
		place := func(i float64) (float64, float64) { // i from 0 to 1 along the edge
			switch b {
			case portGuns:
				return own.point(-own.length*i, -own.width/2)
			case starboardGuns:
				return own.point(-own.length*i, own.width/2)
			}
			return own.point(-own.length, own.width*(i-0.5))
		}
		switch b {
		case portGuns:
			facing = own.heading - 90
		case starboardGuns:
			facing = own.heading + 90
		}
		x, y := place(0.5)
		distance, misses := mark.seenIn(x, y, facing)
		sure = math.Abs(misses) > 0.2
		bears := left
		if misses > 0 {
			bears = 0
			for i := range left {
				bx, by := place((float64(i) + 0.5) / float64(left))
				_, off := mark.seenIn(bx, by, facing)
				sure = sure && math.Abs(off) > 0.2
				if off <= 0 {
					bears++
				}
			}
			distance = float64(one.distance) / 100 // of the spot that the nearest battery sees: the law's own
		}
		sure = sure && math.Abs(distance-950) > 1
		if distance > 950 {
			bears = 0
		}
		if !sure {
			continue
		}
		held++
		if one.bears != bears || bears == left && misses < 0 && math.Abs(float64(one.distance)/100-distance) > 1 {
			t.Fatalf("%s group %d of %d at %s: %d bear from %d, want %d from %.2f; %+v %+v", g.row(n).Key, b, left, g.row(e).Key, one.bears, one.distance, bears, distance, *own, *mark)
		}
		if bears == 0 {
			continue
		}
		ex, ey := mark.point(0, 0)
		if rx, ry := mark.point(-mark.length, 0); math.Hypot(rx-x, ry-y) < math.Hypot(ex-x, ey-y) {
			ex, ey = rx, ry
		}
		off := offWind(math.Atan2(ex-x, y-ey)*180/math.Pi+360, mark.heading+360)
		if off = math.Min(off, 180-off); math.Abs(off-5) > 0.05 && one.raked != (off < 5) {
			t.Fatalf("%s at %s: raked is %t at %.2f degrees off the centre line", g.row(n).Key, g.row(e).Key, one.raked, off)
		}
	}
	if held < randomShips/4 {
		t.Errorf("only %d salvoes were held against the model", held)
	}
}
