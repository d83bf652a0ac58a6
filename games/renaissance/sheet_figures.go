package renaissance

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// speedBlock returns how far she goes in a move now, by where the wind comes from and how strong it is: under
// all sail that stands, and under oars. What was more is beside it.
//
// Cases 7.3, 7.4, 17.5, 17.8, 27.1.
func (g *State) speedBlock(n shipNo) engine.Block {
	k := g.kind(n)
	b := engine.Block{Title: "Speed, mm", Rule: "7.3", Columns: []string{"calm", "light", "fresh", "gale"}}
	canvas := uint8(g.sections(n))
	for on := range WindOn(NumWindOn) {
		e := engine.Entry{Name: "sail, wind " + windWords[on]}
		for force := range Force(NumForces) {
			whole := g.tables.Sail[k.Sail][on][force]
			e.Boxes = append(e.Boxes, speedBox(g.underSailIn(n, on, canvas, force), whole))
		}
		b.Rows = append(b.Rows, e)
	}
	for on := range WindOn(NumWindOn) {
		if k.Oar == 0 {
			break
		}
		e := engine.Entry{Name: "oars, wind " + windWords[on], Rule: "7.4"}
		for force := range Force(NumForces) {
			whole := g.tables.Oar[k.Oar][on][force]
			now := whole * int32(100-g.oarLoss(n)) / 100 >> g.ships[n].settled
			e.Boxes = append(e.Boxes, speedBox(now, whole))
		}
		b.Rows = append(b.Rows, e)
	}
	return b
}

var windWords = [NumWindOn]string{"aft", "quarter", "bow"}

// speedBox returns a speed as it is now, in whole millimetres as orders are, and as it was built if that is
// more.
func speedBox(now, whole Length) engine.Box {
	if whole == 0 {
		return engine.Box{Text: "–"}
	}
	if now != whole {
		return engine.Box{Text: num(now / plane.MM), Note: "of " + move(whole)}
	}
	return engine.Box{Text: move(now)}
}

// recordBlock returns the lines of the sheet on which moves are written down, and what is left of her speed.
//
// Cases 17.5, 27.1.
func (g *State) recordBlock(n shipNo, d *diary) engine.Block {
	s, k := &g.ships[n], g.kind(n)
	b := engine.Block{Title: "Record", Rule: "27.1"}
	speed := engine.Entry{Name: "speed", Rule: "17.5", Boxes: written("")}
	if lost := g.lost(n); lost > 0 {
		left := 100 - int(g.tables.LossPercent[k.Sections][lost])
		speed.Boxes[0] = engine.Box{Text: num(left/10) + "/10", Written: true}
	}
	for on := range record(numRecords) {
		e := engine.Entry{Name: recordNames[on].name, Rule: recordNames[on].rule}
		for _, text := range d.record[on] {
			e.Boxes = append(e.Boxes, engine.Box{Text: text, Written: true})
		}
		if len(e.Boxes) == 0 {
			e.Boxes = []engine.Box{{Text: g.shows(n, on)}}
			e.Boxes[0].Written = e.Boxes[0].Text != ""
		}
		b.Rows = append(b.Rows, e)
	}
	words := g.states(n)
	if s.spirit == threeQuarters || s.spirit == half {
		words = append(words, "guns at "+strings.ReplaceAll(spiritNames[s.spirit], "-", " "))
	}
	e := engine.Entry{Name: "now"}
	for _, w := range words {
		e.Boxes = append(e.Boxes, engine.Box{Text: w, Written: true})
	}
	if len(words) == 0 {
		e.Boxes = written("")
	}
	b.Rows = append(b.Rows, speed, e)
	return b
}

// written returns one box.
func written(text string) []engine.Box { return []engine.Box{{Text: text}} }

// shows returns what the position itself shows of a line of the sheet, of which nothing has been told.
//
// Case 27.1. Ruling R495.
func (g *State) shows(n shipNo, on record) string {
	s := &g.ships[n]
	switch {
	case on == recordFire && s.fire.how != FireOut:
		return fireRecords[s.fire.how]
	case on == recordHoles && s.holes > 0:
		return num(s.holes)
	case on == recordRudder && s.rudder:
		return "gone"
	case on == recordRudder && s.steer > 0:
		return "steering"
	case on == recordRepairs && s.jury != 0:
		return "JM"
	case on == recordAground && s.held == ground:
		return "aground"
	case on == recordFactor && s.held == ground:
		return num(s.factor)
	case on == recordSinks && s.fate != afloat && s.fate != awaited:
		return fateWords[s.fate]
	case on == recordSinks && s.sinks > 0:
		return num(int(g.move) + int(s.sinks) - 1)
	case on == recordColours && s.colours != flying:
		return colourNames[s.colours]
	}
	return ""
}

// classesBlock returns how good her people are.
//
// Cases 4.2, 27.1.
func (g *State) classesBlock(n shipNo) engine.Block {
	row := g.row(n)
	soldiers := classNames[row.Men]
	if row.Janissaries {
		soldiers += ", Janissaries"
	}
	b := engine.Block{Title: "Classes", Rule: "4.2", Columns: []string{""}, Rows: []engine.Entry{
		{Name: "mariners", Boxes: written(classNames[row.Sailing])},
		{Name: "at the guns", Boxes: written(classNames[row.Gunnery])},
		{Name: "soldiers", Boxes: written(soldiers)},
	}}
	if row.Squadron > 0 {
		b.Rows = append(b.Rows, engine.Entry{Name: "squadron", Boxes: written(num(row.Squadron))})
	}
	if row.Treasure {
		b.Rows = append(b.Rows, engine.Entry{Name: "treasure aboard"})
	}
	return b
}

// factorsBlock returns the figures about her that are looked up in play.
//
// Cases 7.6, 8.1, 9.2, 14.3, 17.2, 17.5, 19.5, 23.1, 27.1.
func (g *State) factorsBlock(n shipNo) engine.Block {
	k := g.kind(n)
	b := engine.Block{Title: "Factors", Columns: []string{""}}
	row := func(rule engine.Case, name, text string) {
		b.Rows = append(b.Rows, engine.Entry{Name: name, Rule: rule, Boxes: written(text)})
	}
	row("14.3", "defence of the hull", num(k.Hull))
	row("19.5", "freeboard", num(k.Freeboard))
	circle := "radius " + mm(g.tables.Distance[CircleLarge])
	if k.Small {
		circle += " or " + mm(g.tables.Distance[CircleSmall])
	}
	row("8.1", "turning circle", circle)
	if cost := g.turnCost(n, g.meansOf(n)); cost > 1 {
		row("17.5", "each mm on it counts", num(cost))
	}
	if k.Oar != 0 {
		row("7.4", "turns in her length", bearing(int32(g.tables.OarTurn[k.Oar])/int32(tenth)))
	}
	row("7.6", "slows, speeds up by", mm(k.SlowDown)+", "+mm(k.SpeedUp)+" mm")
	row("7.2", "rig", rigWords[k.Square]+", to "+bearing(int32(g.limit(n))/int32(tenth)))
	if k.Leeway {
		row("7.3", "makes leeway", "yes")
	}
	row("23.1", "crosses shallows", num(k.Crosses[0])+", oars "+num(k.Crosses[1]))
	row("9.2", "boats", num(g.boatsLeft(n))+" of "+num(k.Boats))
	return b
}

var rigWords = map[bool]string{true: "square", false: "lateen"}
