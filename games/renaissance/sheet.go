package renaissance

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Sheets returns the damage sheets of all ships of the battle, those still to come among them, in the order
// of the scenario, and those of its forts. Of ships out of sight there is none, and what the guns of an enemy
// hold is left blank.
//
// Cases 5.3, 25.2, 27.1. Ruling R495.
func (r *ruleset) Sheets(s engine.State, _ engine.Seat, past []engine.Dated) []engine.Sheet {
	g := s.(*State)
	sheets := make([]engine.Sheet, 0, g.ofFleet())
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == outOfSight {
			continue
		}
		k, row := g.kind(n), g.row(n)
		d := g.diary(n, past)
		sheets = append(sheets, engine.Sheet{
			ID: g.object(n), Key: row.Key, Title: row.Name, Side: g.ships[n].holder,
			About: k.Name + ", " + num(k.Tons) + " tons, " + nationWords[row.Nation] +
				"; base " + mm(k.Length) + " x " + mm(k.Width) + " mm",
			Silhouette: silhouettes[k.Kind], Base: [2]int32{k.Length, k.Width}, Masts: g.rig(n),
			Blocks: []engine.Block{
				g.crewBlock(n, d), g.officersBlock(n, d), g.gunsBlock(n, d), g.mastsBlock(n, d), g.speedBlock(n),
				g.recordBlock(n, d), g.classesBlock(n), g.factorsBlock(n),
			},
		})
		if k.Oars > 0 {
			last := &sheets[len(sheets)-1]
			last.Blocks = append(last.Blocks, g.oarsBlock(n, d))
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		sheets = append(sheets, g.fortSheet(k, past))
	}
	return sheets
}

// nationWords are the nations as a person reads them.
var nationWords = [NumNations]string{"English", "Spanish", "Dutch", "Venetian", "of the Knights of Saint John",
	"Turkish", "of Barbary", "of another nation"}

// crewBlock returns the crew, a row for each move in which men were lost: the last row holds what is left. T
// is soldiers and mariners together.
//
// Cases 4.1, 27.1.
func (g *State) crewBlock(n shipNo, d *diary) engine.Block {
	s, k, row := &g.ships[n], g.kind(n), g.row(n)
	b := engine.Block{Title: "Crew", Rule: "4.1", Columns: []string{"S", "M", "T", "R"}}
	men := func(soldiers, mariners int16) []engine.Box {
		return []engine.Box{{Text: num(soldiers)}, {Text: num(mariners)}, {Text: num(soldiers + mariners)}, {}}
	}
	first := men(row.Soldiers, k.Mariners)
	first[3].Text = num(k.Rowers)
	b.Rows = append(b.Rows, engine.Entry{Boxes: first})
	for _, c := range d.crew {
		b.Rows = append(b.Rows, engine.Entry{Name: num(c.move), Boxes: men(c.soldiers, c.mariners)})
	}
	now := men(s.soldiers, s.mariners)
	now[3].Text = num(s.rowers)
	last := &b.Rows[len(b.Rows)-1]
	switch {
	case len(d.crew) > 0 && now[0] == last.Boxes[0] && now[1] == last.Boxes[1]:
		last.Boxes[3] = now[3]
	case now[0] != last.Boxes[0] || now[1] != last.Boxes[1] || now[3] != last.Boxes[3]:
		b.Rows = append(b.Rows, engine.Entry{Boxes: now})
	}
	for i := range b.Rows[:len(b.Rows)-1] {
		for j := range b.Rows[i].Boxes {
			b.Rows[i].Boxes[j].Struck = b.Rows[i].Boxes[j].Text != ""
		}
	}
	for len(b.Rows) < crewRows {
		b.Rows = append(b.Rows, engine.Entry{})
	}
	return b
}

// crewRows is how many rows a sheet has for the crew before it needs more.
const crewRows = 4

// officersBlock returns the captain and the personalities who began aboard.
//
// Cases 4.3, 27.1.
func (g *State) officersBlock(n shipNo, d *diary) engine.Block {
	b := engine.Block{Title: "Officers", Rule: "4.3"}
	named := false
	for i := range g.persons[:g.crowd] {
		p := &g.persons[i]
		if p.of != n {
			continue
		}
		who := g.about(i)
		named = named || who.Rank == Captain || who.Rank == EliteCaptain
		text := who.Name + ", " + strings.ReplaceAll(rankNames[who.Rank], "-", " ")
		box := engine.Box{Text: text, Struck: p.fortune != inCommand}
		if who.Commands {
			box.Note = "commands"
		}
		if box.Struck {
			box.Note = strings.TrimSpace(fortuneNames[p.fortune] + " " + d.officers[p.nth])
		}
		b.Rows = append(b.Rows, engine.Entry{Boxes: []engine.Box{box}})
	}
	if !named && g.row(n).Nation != Knights {
		captain := engine.Box{Text: "Captain", Struck: g.ships[n].headless}
		if captain.Struck {
			captain.Note = strings.TrimSpace("dead " + d.captain)
		}
		b.Rows = append(b.Rows, engine.Entry{Boxes: []engine.Box{captain}})
	}
	return b
}

// gunsBlock has a box for each battery and each small gun, the last struck off first,
// and what each group holds.
//
// Cases 10.1, 11.1, 27.1.
func (g *State) gunsBlock(n shipNo, d *diary) engine.Block {
	s, k := &g.ships[n], g.kind(n)
	b := engine.Block{Title: "Batteries", Rule: "11.1"}
	for by := range group(numGroups) {
		had := g.gunsOf(n, by)
		if had == 0 && s.battery[by] == 0 {
			continue
		}
		boxes := struckOff(max(had, s.battery[by]), s.battery[by], d.silenced[by])
		if load := g.hidden[n].load[by]; s.battery[by] > 0 {
			text := chargeWords[load]
			switch kept := g.hidden[n].kept[by]; {
			case load == unseen:
				text = ""
			case kept > 0:
				text = num(int16(kept)) + " " + text
			}
			boxes = append(boxes, engine.Box{Text: text, Note: "loaded", Written: true})
		}
		b.Rows = append(b.Rows, engine.Entry{Name: groupNames[by] + ", factor " + tenths(int16(g.gunFactor(n, by))), Boxes: boxes})
	}
	if k.SmallGuns > 0 {
		b.Rows = append(b.Rows, engine.Entry{Name: "small guns", Rule: "15.0", Boxes: struckOff(k.SmallGuns, s.smalls, d.smalls)})
	}
	return b
}

// groupNames are the groups of guns on a sheet.
var groupNames = [numGroups]string{"port", "starboard", "stern", "bow"}

// struckOff returns numbered boxes of which some are left: the last is struck off first,
// with the move in which it went as far as that is known.
//
// Ruling R495.
func struckOff(had, left uint8, moves []uint8) []engine.Box {
	boxes := make([]engine.Box, had)
	for i := range boxes {
		boxes[i].Text = strconv.Itoa(i + 1)
	}
	for i := range int(had - left) {
		box := &boxes[int(had)-1-i]
		if box.Struck = true; i < len(moves) {
			box.Note = num(moves[i])
		}
	}
	return boxes
}

// mastsBlock has the sections of each mast from the deck up, struck off with the move
// and the side over which they fell.
//
// Cases 13.3, 13.4, 13.6, 17.9, 27.1.
func (g *State) mastsBlock(n shipNo, d *diary) engine.Block {
	s, k := &g.ships[n], g.kind(n)
	layout := &g.tables.Layouts[k.Layout]
	b := engine.Block{Title: "Masts", Rule: "13.4"}
	for m, of := range mastSections {
		e := engine.Entry{Name: mastWords[m]}
		for sec := range Section(NumSections) {
			if !of.Has(sec) || !layout.Has.Has(sec) {
				continue
			}
			row := MastRowOf[sec]
			box := engine.Box{Text: mastRowNames[row] + " " + num(g.tables.MastDefence[row][k.MastColumn])}
			if !s.masts.Has(sec) {
				box.Struck, box.Note = true, d.fell[sec]
			}
			e.Boxes = append(e.Boxes, box)
		}
		if s.jury&of != 0 {
			e.Boxes = append(e.Boxes, engine.Box{Text: "jury mast " + num(g.tables.MastDefence[RowJury][k.MastColumn])})
		}
		if len(e.Boxes) > 0 {
			b.Rows = append(b.Rows, e)
		}
	}
	return b
}

// mastWords are the masts from the bow aft, as mastSections has them.
var mastWords = [...]string{"sprit", "fore", "main", "mizzen", "bonaventure"}

// oarsBlock returns the oars of each side, a row for each loss.
//
// Cases 17.8, 27.1.
func (g *State) oarsBlock(n shipNo, d *diary) engine.Block {
	b := engine.Block{Title: "Oars", Rule: "17.8", Columns: []string{"port", "starboard"}}
	all := uint8(g.kind(n).Oars)
	b.Rows = append(b.Rows, engine.Entry{Boxes: oarBoxes([2]uint8{all, all})})
	for _, o := range d.oars {
		b.Rows = append(b.Rows, engine.Entry{Name: num(o.move), Boxes: oarBoxes(o.left)})
	}
	last := [2]uint8{all, all}
	if len(d.oars) > 0 {
		last = d.oars[len(d.oars)-1].left
	}
	if now := g.ships[n].oars; now != last {
		b.Rows = append(b.Rows, engine.Entry{Boxes: oarBoxes(now)})
	}
	for i := range b.Rows[:len(b.Rows)-1] {
		for at := range b.Rows[i].Boxes {
			b.Rows[i].Boxes[at].Struck = b.Rows[i].Boxes[at].Text != b.Rows[i+1].Boxes[at].Text
		}
	}
	return b
}

func oarBoxes(left [2]uint8) []engine.Box {
	return []engine.Box{{Text: num(left[port])}, {Text: num(left[starboard])}}
}
