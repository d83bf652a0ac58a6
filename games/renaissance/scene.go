package renaissance

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// makeBoards draws the table of each scenario: hundredths of a millimetre, x to the
// right and y down, with its coasts and shoals, and its tidal races if they are set.
func makeBoards(tables *Tables, races bool) [][]*engine.Board {
	boards := make([][]*engine.Board, len(tables.Scenarios))
	for i := range tables.Scenarios {
		sc := &tables.Scenarios[i]
		b := &engine.Board{Key: "table", Name: sc.Name, Kind: engine.Plane, Width: sc.Width, Height: sc.Height, Scale: plane.MM}
		for j := range sc.Areas {
			a := &sc.Areas[j]
			if a.Choice && !races {
				continue
			}
			shape := engine.Shape{Kind: groundLooks[a.Ground], Name: a.Name, Closed: true}
			for _, p := range a.Shape {
				shape.Line = append(shape.Line, engine.Point{X: p.X, Y: p.Y})
			}
			b.Shapes = append(b.Shapes, shape)
		}
		boards[i] = []*engine.Board{b}
	}
	return boards
}

var groundLooks = [...]string{Shallows: "shoal", Land: "land", HighLand: "hills", Current: "current"}

// Scene draws the position: the table with every ship from above, the wind, the
// courses that the viewer has plotted, the points, and a damage sheet for each fleet.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: r.boards[g.setting>>halfScale&1][g.setting>>tidalRaces&1][g.scene], Phase: phase,
		Turn: "move " + strconv.Itoa(int(g.move)) + " of " + strconv.Itoa(int(g.played().Moves))}
	sc.Marks = append(sc.Marks, engine.Mark{Kind: "wind", Board: "table", Label: g.windLabel(),
		Value: int32(g.downwind()) / int32(tenth)})
	sc.Marks = append(sc.Marks, g.barrierMarks(viewer)...)
	ways := new(voyage)
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		sc.Pieces = append(sc.Pieces, g.piece(n, viewer))
		sc.Marks = append(sc.Marks, g.grapples(n)...)
		g.foresee(ways, n)
		sc.Marks = append(sc.Marks, g.plotted(n, &ways.path[n])...)
		sc.Marks = append(sc.Marks, g.arcs(n, ways.path[n].End())...)
	}
	g.drawForts(sc)
	sc.Pieces = append(sc.Pieces, r.boatPieces(g)...)
	sc.Marks = append(sc.Marks, g.boatLines()...)
	sc.Charts = append(sc.Charts, g.pointsChart())
	sc.Outlook, sc.OutlookRule = r.whoLeads(g), "1.2"
	for seat := range numSeats {
		sc.Charts = append(sc.Charts, g.fleetChart(seat))
	}
	return sc
}

// windLabel says the force of the wind, where it comes from, and the weather.
func (g *State) windLabel() string {
	return "Beaufort " + strconv.Itoa(int(g.air.beaufort)) + " from " + bearing(int32(g.air.from)/int32(tenth)) + ", " + weathers[g.air.weather]
}

// silhouettes are the pictures of the kinds of ships.
var silhouettes = [NumKinds]string{
	RaceBuilt: "race-built", Galleon: "galleon", ArmedMerchant: "merchant", Greatship: "galleon", Carrack: "carrack",
	Hulk: "hulk", Pinnace: "pinnace", Caravel: "pinnace", Galley: "galley", Galleass: "galleass",
	MerchantGalleass: "galleass", Boat: "boat",
}

// piece returns a ship on the table as a viewer sees her.
func (g *State) piece(n shipNo, viewer engine.Seat) engine.Piece {
	s, k, row := &g.ships[n], g.kind(n), g.row(n)
	middle := g.base(n).Centre()
	return engine.Piece{
		Key: row.Key, ID: g.object(n), X: middle.X, Y: middle.Y, Heading: int32(s.heading) / int32(tenth),
		Base: [2]int32{k.Length, k.Width}, Masts: g.rig(n), Silhouette: silhouettes[k.Kind], Name: row.Name, Type: g.typeOf(n, viewer), Side: s.holder,
		Numbers: []engine.Stat{
			{Name: "crew", Value: int32(s.soldiers + s.mariners), Max: int32(g.nominal(n))},
			{Name: "speed", Value: s.speed / plane.MM},
		},
		State: g.states(n), Group: squadron(row.Squadron),
	}
}

// typeOf returns what a ship is as her list has it, and whether she is a fire ship if she burns or her own side looks.
//
// Case 16.2.
func (g *State) typeOf(n shipNo, viewer engine.Seat) string {
	if g.row(n).FireShip && (viewer == g.row(n).Seat || g.wild(n)) {
		return g.kind(n).Name + ", fire ship"
	}
	return g.kind(n).Name
}

// squadron returns the name of a squadron: "1st squadron".
func squadron(n uint8) string {
	if n == 0 {
		return ""
	}
	ending := "th"
	if n <= 3 {
		ending = [...]string{1: "st", 2: "nd", 3: "rd"}[n]
	}
	return strconv.Itoa(int(n)) + ending + " squadron"
}

// states returns what can be seen of a ship, in words.
func (g *State) states(n shipNo) []string {
	s := &g.ships[n]
	var words []string
	for _, w := range [...]struct {
		holds bool
		word  string
	}{
		{g.dismasted(n), "dismasted"}, {s.rowing || s.canvas == 0 && g.kind(n).Oar != 0, "oars-out"},
		{s.colours == struck, "struck"}, {s.colours == taken, "prize"}, {s.stage > 0, "boarded"},
		{s.spirit == silent, "silent"}, {s.spirit == recovering, "recovering"}, {s.spirit == retiring, "retiring"},
		{s.foul != 0, "locked"}, {s.held == ground, "aground"}, {s.held != free && s.held != ground, "anchored"},
		{s.fire.how != FireOut, "on-fire"}, {s.drift > 0, "drifting"}, {s.stays > 0, "tacking"}, {s.holes > 0, "holed"}, {s.sinks > 0, "sinking"},
	} {
		if w.holds {
			words = append(words, w.word)
		}
	}
	return words
}

// plottedPath returns the way that a ship's orders give her so far, as far as the viewer knows them: none if
// she stands, or is carried along.
func (g *State) plottedPath(n shipNo) (path plane.Path) {
	path.Begin(g.base(n), 0)
	if g.hidden[n].many == 0 || g.isCarried(n) {
		return path
	}
	c := g.course(n)
	v := voyage{}
	v.luff[n], v.path[n] = never, path
	g.planShip(&v, n, &c)
	return v.path[n]
}

// plotted draws a plotted way: the track of the ship's bow, and her base where she
// would come to lie.
func (g *State) plotted(n shipNo, path *plane.Path) []engine.Mark {
	if far, turned := run(path); far < plane.MM/2 && turned == 0 {
		return nil
	}
	track := engine.Mark{Kind: "course", Board: "table", From: g.object(n)}
	const steps = 16
	for i := range plane.Time(steps + 1) {
		at := path.At(plane.Whole / steps * i).At
		track.Line = append(track.Line, engine.Point{X: at.X, Y: at.Y})
	}
	ghost := engine.Mark{Kind: "ghost", Board: "table", From: g.object(n)}
	for _, corner := range path.End().Corners() {
		ghost.Line = append(ghost.Line, engine.Point{X: corner.X, Y: corner.Y})
	}
	ghost.Line = append(ghost.Line, ghost.Line[0])
	return []engine.Mark{track, ghost}
}

// whoLeads returns what each side would have points for if the battle ended now, and what most points are
// for.
func (r *ruleset) whoLeads(g *State) string {
	now, words := g.points(), r.sided[g.scene]
	begins := "If the battle ended now"
	if g.result != resultNone {
		begins = "At the end"
	}
	text := words.Fill(nil, begins+": %{3@} %1 %{1:point|points}, %{4@} %2 %{2:point|points}",
		engine.NoObject, engine.NoObject, engine.NoObject, now[seatA], now[seatB], int32(seatA), int32(seatB))
	if g.result != resultNone {
		return string(text)
	}
	var most Goal
	for _, goal := range g.played().Goals {
		if goal.Points > most.Points {
			most = goal
		}
	}
	if most.Points > 0 {
		text = words.Fill(text, "; %{2@} can score %1 %{1:point|points} for ",
			engine.NoObject, engine.NoObject, engine.NoObject, int32(most.Points), int32(most.Seat))
		text = append(text, most.Text...)
	}
	return string(text)
}

// pointsChart returns what each side has points for, and what it would have, as far as the viewer knows, if
// the battle ended now.
func (g *State) pointsChart() engine.Chart {
	sc, now := g.played(), g.points()
	chart := engine.Chart{Key: "points", Title: "Points", Side: engine.NoSeat}
	row := func(name string, cells [numSeats]string) {
		chart.Rows = append(chart.Rows, engine.Row{Name: name, Cells: cells[:]})
	}
	var total [numSeats]string
	for seat := range numSeats {
		chart.Columns = append(chart.Columns, sc.Sides[seat].Name)
		total[seat] = strconv.Itoa(int(now[seat]))
	}
	if g.result != resultNone {
		row("at the end", total)
	} else {
		row("if it ended now", total)
	}
	for i := range sc.Goals {
		var cells [numSeats]string
		cells[sc.Goals[i].Seat] = strconv.Itoa(int(sc.Goals[i].Points))
		row(sc.Goals[i].Text, cells)
	}
	return chart
}

// fleetChart returns the damage sheets of one side.
func (g *State) fleetChart(seat engine.Seat) engine.Chart {
	chart := engine.Chart{Key: "fleet-" + [...]string{"a", "b"}[seat], Title: g.played().Sides[seat].Name, Side: seat,
		Columns: []string{"speed", "soldiers", "mariners", "port", "starboard", "stern", "bow", "small", "masts", "oars", "holes", "loaded"}}
	for n := range shipNo(g.ofFleet()) {
		if g.row(n).Seat != seat {
			continue
		}
		s, k := &g.ships[n], g.kind(n)
		if s.fate == outOfSight {
			chart.Rows = append(chart.Rows, engine.Row{ID: g.object(n), Name: g.row(n).Name, Note: "out of sight",
				Silhouette: silhouettes[k.Kind], Cells: slices.Repeat([]string{"?"}, len(chart.Columns))})
			continue
		}
		of := func(left, all int) string { return strconv.Itoa(left) + "/" + strconv.Itoa(all) }
		row := engine.Row{ID: g.object(n), Name: g.row(n).Name, Gone: s.fate != afloat, Note: k.Name,
			Silhouette: silhouettes[k.Kind],
			Cells: []string{
				strconv.Itoa(int(s.speed / plane.MM)),
				of(int(s.soldiers), int(g.row(n).Soldiers)), of(int(s.mariners), int(g.row(n).Mariners)),
				of(int(s.battery[portGuns]), int(k.Broadside)), of(int(s.battery[starboardGuns]), int(k.Broadside)),
				of(int(s.battery[sternGuns]), int(k.Stern)), of(int(s.battery[bowGuns]), int(k.Bow)),
				of(int(s.smalls), int(k.SmallGuns)), of(s.masts.Count(), int(k.Sections)),
				of(int(s.oars[port]), int(k.Oars)) + " " + of(int(s.oars[starboard]), int(k.Oars)),
				strconv.Itoa(int(s.holes)), g.loadedWith(n),
			}}
		chart.Rows = append(chart.Rows, row)
	}
	return chart
}

// loadedWith returns what the guns of a ship hold, as far as that is known: one word if it is the same for all.
//
// Case 10.3.
func (g *State) loadedWith(n shipNo) string {
	var each []string
	same, first := true, unseen
	for b, left := range g.ships[n].battery {
		load := g.hidden[n].load[b]
		if left == 0 || load == unseen {
			continue
		}
		same, first = same && (len(each) == 0 || load == first), load
		each = append(each, groupNames[b]+" "+chargeWords[load])
	}
	if same && len(each) > 0 {
		return chargeWords[first]
	}
	return strings.Join(each, ", ")
}
