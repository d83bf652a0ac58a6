package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// Derive fills in what follows from a ship's kind, tonnage and layout. The tables
// it reads must be loaded.
//
// Cases 7.3, 7.6, 9.1, 9.2, 11.1, 13.3, 13.4, 19.8, 23.1, 23.7. Rulings R12, R13, R81,
// R110, R137, R212, R213.
func (tb *Tables) Derive(s *ShipType) {
	kind, layout := &tb.Kinds[s.Kind], &tb.Layouts[s.Layout]
	s.Sections, s.Square = uint8(layout.Has.Count()), layout.Square
	s.Leeway = kind.LeewayOver >= 0 && s.Tons > kind.LeewayOver
	s.SlowDown, s.SpeedUp = kind.SlowDown, kind.SpeedUp
	if s.SlowDown == 0 {
		s.SlowDown = tb.byTonnage(SlowDownBy, s.Tons)
	}
	if s.SpeedUp == 0 {
		s.SpeedUp = tb.byTonnage(SpeedUpBy, s.Tons)
	}
	s.Boats = uint8(tb.byTonnage(BoatsBy, s.Tons))
	s.BoatTow = tb.byTonnage(BoatTowBy, s.Tons)
	masts := MastsBy
	if s.List == ArmadaList || s.SpanishTons {
		masts = MastsSpanishBy
	}
	s.MastColumn = uint8(tb.byTonnage(masts, s.Tons))
	if kind.Masts >= 0 {
		s.MastColumn = uint8(kind.Masts)
	}
	for i, class := range kind.Crosses {
		s.Crosses[i] = uint8(tb.byTonnage(ShallowsBy, s.Tons))
		if class >= 0 {
			s.Crosses[i] = uint8(class)
		}
	}
	s.BarrierRam = kind.Barrier
	if kind.Barrier == BarrierByTons {
		s.BarrierRam = int8(tb.byTonnage(BarrierBy, s.Tons))
	}
	s.GalleyStages = kind.GalleyStages
	s.LiftsOars = s.List == MediterraneanList && kind.Family == GalleassFamily
	s.PeaceSoldiers = s.Soldiers
	if s.List == ArmadaList {
		s.PeaceSoldiers = (s.Soldiers + 1) / 2
	}
}

// byTonnage returns the value of the last row that the tons are over.
func (tb *Tables) byTonnage(by ByTonnage, tons int16) int32 {
	rows := tb.Tonnage[by]
	i := len(rows) - 1
	for i > 0 && tons <= rows[i].Over {
		i--
	}
	return rows[i].Value
}

// CrewClass returns how good a ship's crew is: her mariners in sailing and morale and at the guns, and her
// soldiers. Flag is a ship of a C-in-C or squadron commander; abroad says that a crew of the Mediterranean
// sails outside it.
//
// Cases 4.1, 4.2. Rulings R70, R71, R72, R73, R75.
func (tb *Tables) CrewClass(n Nation, k Kind, mediterranean, flag, abroad bool) (sailing, gunnery, soldiers Class) {
	for _, row := range tb.Classes {
		fits := row.Nation == n || row.Nation == AnyNation
		switch row.Waters {
		case OutsideOnly:
			fits = fits && (!mediterranean && !abroad)
		case MediterraneanOnly:
			fits = fits && (mediterranean || abroad)
		}
		switch row.Ships {
		case FlagShip:
			fits = fits && flag
		case WarGalleass:
			fits = fits && k == Galleass
		case MerchantShip:
			fits = fits && k == ArmedMerchant
		}
		if !fits {
			continue
		}
		if abroad && row.Waters == MediterraneanOnly {
			return row.Sailing.lower(Raw), row.Gunnery.lower(Raw), row.Soldiers.lower(Average)
		}
		return row.Sailing, row.Gunnery, row.Soldiers
	}
	return Raw, Raw, Average
}

// lower returns the class below, but no less than a floor.
func (c Class) lower(floor Class) Class { return max(c, floor+1) - 1 }

// WindOnAt returns where a ship has the wind from that heads at an angle off the bearing it blows from. Under
// oars no heading is too near it.
//
// Cases 7.1, 7.2.
func (tb *Tables) WindOnAt(square, oars bool, off plane.Angle) WindOn {
	limit := tb.Angle[LateenLimit]
	if square {
		limit = tb.Angle[SquareLimit]
	}
	switch {
	case !oars && off < limit:
		return WindAhead
	case off < tb.Angle[BeamWind]:
		return WindBow
	case off <= tb.Angle[QuarterWind]:
		return WindQuarter
	}
	return WindAft
}

// MostMove returns the most that an undamaged ship moves, 0 where she can but drift.
//
// Cases 6.1, 7.3, 7.4. Rulings R107, R111.
func (tb *Tables) MostMove(t *ShipType, oars bool, on WindOn, f Force) Length {
	switch {
	case on == WindAhead:
		return 0
	case oars:
		return tb.Oar[t.Oar][on][f]
	}
	return max(tb.Sail[t.Sail][on][f], 0)
}

// WindAt returns the wind of the script in a move.
func (sc *ScenarioRow) WindAt(move uint8) WindRow {
	wind := sc.Wind
	for _, w := range sc.Script {
		if w.Move <= move {
			wind = w
		}
	}
	return wind
}
