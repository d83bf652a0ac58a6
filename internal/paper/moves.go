package paper

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A Move says what to do with one model on a real table.
type Move struct {
	ID   engine.Object
	Name string
	Side engine.Seat
	// Legs is its route in order: "ahead 40.0 mm", "port 30.0° on the circle". Nil if it stays where it is.
	Legs []string
	// Place is where the middle of its front edge ends, from the left edge and the top edge of the table, as the
	// board is drawn and as the log says it: "312.4 mm from the left". Heading is clockwise from the top of the
	// board: "90.0°". Both are "" if it is no longer seen or goes off the table.
	Place   [2]string
	Heading string
}

// Moves lists what to move where: for each piece on a plane of the scene before, and each new one since, its
// route by the events told and where it ends. after is nil while a move still waits for dice: then places are
// those told so far. unit is the game's Info.Length.
func Moves(before, after *engine.Scene, told []engine.Event, unit string) []Move {
	r := ruler{}
	r.unit, r.parts = (&engine.Info{Length: unit}).Ruler()
	for _, b := range before.Boards {
		if b.Kind == engine.Plane {
			r.board = b
			break
		}
	}
	if r.board == nil {
		return nil
	}
	r.wind = windOf(before)
	var moves []Move
	for i := range before.Pieces {
		p := &before.Pieces[i]
		if p.At != engine.NoObject || r.isBeside(p) {
			continue
		}
		m := Move{ID: p.ID, Name: p.Name, Side: p.Side}
		at := r.follow(&m, r.front(p), told)
		switch now := piece(after, p.Key); {
		case after != nil && now == nil:
			m.Legs = append(m.Legs, "is no longer seen")
		case now == nil:
			r.lies(&m, at)
		case r.isBeside(now):
			m.Legs = append(m.Legs, "goes off the table")
		default:
			r.lies(&m, r.front(now))
		}
		moves = append(moves, m)
	}
	if after != nil {
		moves = append(moves, r.come(before, after)...)
	}
	return moves
}

// windOf returns where the wind of a scene blows to, in tenths of a degree; NaN without wind.
func windOf(sc *engine.Scene) float64 {
	for i := range sc.Marks {
		if sc.Marks[i].Kind == "wind" {
			return float64(sc.Marks[i].Value)
		}
	}
	return math.NaN()
}

// Text formats moves for a terminal, or for paper.
func Text(moves []Move) string {
	rows := [][]string{{"", "bow or front", "", "heading", "way"}}
	for _, m := range moves {
		way := strings.Join(m.Legs, ", ")
		if way == "" {
			way = "stays"
		}
		rows = append(rows, []string{m.Name, m.Place[0], m.Place[1], m.Heading, way})
	}
	return engine.Columns(rows)
}

// piece returns the piece with a key, or nil.
func piece(sc *engine.Scene, key string) *engine.Piece {
	if sc == nil {
		return nil
	}
	if i := slices.IndexFunc(sc.Pieces, func(p engine.Piece) bool { return p.Key == key }); i >= 0 {
		return &sc.Pieces[i]
	}
	return nil
}

// come returns the pieces that were not on the table before.
func (r *ruler) come(before, after *engine.Scene) []Move {
	var moves []Move
	for i := range after.Pieces {
		p := &after.Pieces[i]
		was := piece(before, p.Key)
		if p.At != engine.NoObject || r.isBeside(p) || was != nil && !r.isBeside(was) {
			continue
		}
		m := Move{ID: p.ID, Name: p.Name, Side: p.Side, Legs: []string{"is placed"}}
		r.lies(&m, r.front(p))
		moves = append(moves, m)
	}
	return moves
}

// A ruler measures on one board.
type ruler struct {
	board *engine.Board
	unit  string
	parts int32   // units of the game to one unit of length
	wind  float64 // where the wind blows to, in tenths of a degree; NaN without wind
}

// A pose is where the middle of a front edge lies, in units of the board, and its heading, in tenths of a
// degree. base is the length of the base, and sails is set for a ship with masts.
type pose struct {
	x, y, heading, base float64
	sails               bool
}

// turn returns an angle of tenths of a degree in radians.
func turn(tenths float64) float64 { return tenths * math.Pi / 1800 }

// front returns the pose of a piece; a scene has its middle.
func (r *ruler) front(p *engine.Piece) pose {
	sin, cos := math.Sincos(turn(float64(p.Heading)))
	half := float64(p.Base[0]) / 2
	return pose{float64(p.X) + half*sin, float64(p.Y) - half*cos, float64(p.Heading), float64(p.Base[0]), len(p.Masts) > 0}
}

// isBeside reports whether the middle of a piece lies beside the board: Fortune's Wheel, or a company that is not on the
// table.
func (r *ruler) isBeside(p *engine.Piece) bool {
	return p.X < 0 || p.Y < 0 || p.X > r.board.Width || p.Y > r.board.Height
}

// follow adds the legs of a piece that have been told, and returns where it ends.
func (r *ruler) follow(m *Move, at pose, told []engine.Event) pose {
	last := int32(0)
	for i := range told {
		e := &told[i]
		if e.Kind != engine.Moved || e.About != m.ID {
			continue
		}
		to := pose{float64(e.N[0]), float64(e.N[1]), float64(e.N[2]), at.base, at.sails}
		if last == 0 { // a heading may differ by whole turns
			at.heading += 3600 * math.Round((to.heading-at.heading)/3600)
		}
		if leg := r.leg(at, to); leg != "" {
			m.Legs = append(m.Legs, leg)
		}
		at, last = to, e.N[3]
	}
	if whole := int32(1000); last > 0 && last < whole {
		m.Legs = append(m.Legs, fmt.Sprintf("stops at %d%% of the time", last*100/whole))
	}
	return at
}

// leg returns how one pose leads to the next; "" if they are the same.
func (r *ruler) leg(from, to pose) string {
	dx, dy := to.x-from.x, to.y-from.y
	sin, cos := math.Sincos(turn(from.heading))
	ahead, aside := dx*sin-dy*cos, dx*cos+dy*sin
	if by := to.heading - from.heading; math.Abs(by) >= 1 {
		side := "starboard"
		if by < 0 {
			side = "port"
		}
		on := " on the circle"
		if radius := math.Hypot(dx, dy) / 2 / math.Abs(math.Sin(turn(by)/2)); radius <= from.base {
			on = " about itself"
		}
		return fmt.Sprintf("%s %.1f°%s", side, math.Abs(by)/10, on)
	}
	var parts []string
	leeway := from.sails && ahead > 0 && math.Abs(aside)*mostLeeway <= ahead && !r.downwind(dx, dy)
	for _, way := range [...]struct {
		by         float64
		fore, back string
	}{{ahead, "ahead", "astern"}, {aside, "to starboard", "to port"}} {
		word := way.fore
		if way.by < 0 {
			word = way.back
		}
		length := r.length(math.Abs(way.by))
		switch {
		case length == r.length(0):
		case leeway && way.fore != "ahead":
			parts = append(parts, length+" of leeway "+word)
		default:
			parts = append(parts, word+" "+length)
		}
	}
	return strings.Join(parts, " and ")
}

// mostLeeway is how many times as far as she is carried to leeward a ship goes ahead at least.
const mostLeeway = 8

// downwind reports whether a way leads where the wind blows: such a ship drifts, and makes no leeway.
func (r *ruler) downwind(dx, dy float64) bool {
	off := math.Remainder(math.Atan2(dx, -dy)*1800/math.Pi-r.wind, 3600)
	return math.Abs(off) <= 10
}

// length formats a length of the board, to a tenth, or to the smallest part of the unit.
func (r *ruler) length(l float64) string {
	digits := 1
	if r.parts > 10 {
		digits = 2
	}
	return fmt.Sprintf("%.*f %s", digits, l/float64(max(r.board.Scale, 1)*r.parts), r.unit)
}

// lies sets where a pose is.
func (r *ruler) lies(m *Move, at pose) {
	m.Place = [2]string{r.length(at.x) + " from the left", r.length(at.y) + " from the top"}
	m.Heading = fmt.Sprintf("%.1f°", math.Mod(math.Mod(at.heading, 3600)+3600, 3600)/10)
}

// Join adds another seat's moves to a list: for that seat's own side they replace what others know, and for
// other sides it adds only what nobody else knows.
func Join(all, more []Move, seat engine.Seat) []Move {
	for _, m := range more {
		i := slices.IndexFunc(all, func(had Move) bool { return had.ID == m.ID })
		switch {
		case i < 0:
			all = append(all, m)
		case m.Side == seat:
			all[i] = m
		}
	}
	return all
}
