package renaissance

import "github.com/weathergage/weathergage/engine"

// fortSheet returns the sheet of a fort: its garrison after each move in which it lost men, its guns, its
// fires and the shot it heats.
//
// Cases 25.1, 25.2, 25.3, 25.4, 25.5. Ruling R495.
func (g *State) fortSheet(k fortNo, past []engine.Dated) engine.Sheet {
	s, row := g.fort(k), g.fortRow(k)
	d := g.fortDiary(k, past)
	guns := struckOff(row.Guns, s.guns, d.silenced)
	if load := g.garrison(k).load; s.guns > 0 && load != unseen {
		guns = append(guns, engine.Box{Text: chargeWords[load], Note: "loaded", Written: true})
	}
	kind := num(row.Pounds) + "-pounders, factor " + tenths(int16(g.tables.GunneryFactor(Gun{1, row.Pounds})))
	record := engine.Block{Title: "Record", Rule: "25.4", Rows: []engine.Entry{{Name: "fire", Boxes: d.fires}}}
	if row.RedHot {
		heated := engine.Entry{Name: "moves of heating shot", Rule: "25.5"}
		for i := range g.tables.Task[HeatShot] {
			heated.Boxes = append(heated.Boxes, engine.Box{Text: num(i + 1), Struck: i < s.heat})
		}
		record.Rows = append(record.Rows, heated)
	}
	return engine.Sheet{
		ID: g.fortObject(k), Key: row.Key, Title: row.Name, Side: row.Seat, Silhouette: "fort",
		About: coverWords[row.Cover] + ", defence value " + num(g.cover(k)),
		Blocks: []engine.Block{
			g.garrisonBlock(k, d),
			{Title: "Guns", Rule: "25.3", Rows: []engine.Entry{{Name: kind, Boxes: guns}}},
			record,
		},
	}
}

// coverWords are the kinds of fort as a person reads them.
var coverWords = [...]string{CoverIsOpen: "guns in the open", CoverIsEarth: "earthwork", CoverIsStone: "stone fort"}

// garrisonBlock returns who serves and holds a fort, a row for each move in which men were lost: the last row
// is what is left.
//
// Case 25.2.
func (g *State) garrisonBlock(k fortNo, d *fortDiary) engine.Block {
	s := g.fort(k)
	b := engine.Block{Title: "Garrison", Rule: "25.2", Columns: []string{"gunners", "troops"}}
	all := d.left
	if last := all[len(all)-1]; last.gunners != s.gunners || last.troops != s.troops {
		all = append(all, manned{gunners: s.gunners, troops: s.troops})
	}
	for i, left := range all {
		gone := i < len(all)-1
		e := engine.Entry{Boxes: []engine.Box{{Text: num(left.gunners), Struck: gone}, {Text: num(left.troops), Struck: gone}}}
		if left.move > 0 {
			e.Name = num(left.move)
		}
		b.Rows = append(b.Rows, e)
	}
	for len(b.Rows) < crewRows {
		b.Rows = append(b.Rows, engine.Entry{})
	}
	return b
}

// A fortDiary is what has been told of one fort, for its sheet.
type fortDiary struct {
	left     []manned // as the battle began, and after each loss
	silenced []uint8  // a move for each gun lost
	fires    []engine.Box
}

// manned is who was left of a garrison after the losses of a move, 0 as the battle began.
type manned struct {
	move            int
	gunners, troops int16
}

func (g *State) fortDiary(k fortNo, past []engine.Dated) *fortDiary {
	row := g.fortRow(k)
	d := &fortDiary{left: []manned{{gunners: row.Gunners, troops: row.Troops}}}
	for i := range past {
		e, move := &past[i].Event, past[i].Turn
		if e.About != g.fortObject(k) {
			continue
		}
		switch e.Kind {
		case KindShelled:
			d.silence(row.Guns, e.N[shelledLeft], move)
			if last := d.left[len(d.left)-1]; e.N[shelledGunners]+e.N[shelledTroops] > 0 {
				d.left = append(d.left, manned{move, last.gunners - int16(e.N[shelledGunners]), last.troops - int16(e.N[shelledTroops])})
			}
		case KindFortBurst:
			d.silence(row.Guns, e.N[burstLeft], move)
		case KindFortFire:
			d.fires = append(d.fires, engine.Box{Text: fireRecords[FireResult(e.N[fireResult])], Note: num(move)})
		}
	}
	return d
}

// silence writes down the move after which so many guns are left.
func (d *fortDiary) silence(had uint8, left int32, move int) {
	for len(d.silenced) < int(had)-int(left) {
		d.silenced = append(d.silenced, uint8(move))
	}
}
