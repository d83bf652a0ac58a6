package renaissance

import "testing"

func TestOwnShips(t *testing.T) {
	tb := loaded(t)
	coronada := []Gun{{2, 50}, {2, 32}, {4, 24}, {8, 12}, {2, 9}}
	for _, tt := range []struct {
		name      string
		guns      []Gun
		factor    int16 // in tenths
		batteries uint8
	}{
		{"30.1 La Coronada", coronada, 69, 6},
		{"25.3.1 three 32-pounders", []Gun{{3, 32}}, 107, 1},
		{"30.0 a third of the shot, whatever the number", []Gun{{12, 18}}, 60, 4},
		{"30.0 halves of a tenth round up", []Gun{{10, 3}, {10, 6}}, 15, 6},
		{"30.0 two guns are no battery", []Gun{{2, 60}}, 200, 0},
		{"30.0 no guns", nil, 0, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var guns int16
			for _, g := range tt.guns {
				guns += g.Count
			}
			if got := tb.GunneryFactor(tt.guns...); got != tt.factor {
				t.Errorf("factor %d, want %d", got, tt.factor)
			}
			if got := tb.Batteries(guns); got != tt.batteries {
				t.Errorf("%d batteries, want %d", got, tt.batteries)
			}
		})
	}
}

// TestOwnBases takes each base of the lists back to feet and forward again.
func TestOwnBases(t *testing.T) {
	for _, tt := range []struct {
		name string
		feet int32
		want Length
	}{
		{"30.0 141 feet are 94 mm", 141, 9400},
		{"30.0 36 feet are 24 mm", 36, 2400},
		{"30.0 100 feet are 66.67 mm", 100, 6667},
		{"30.0 50 feet are 33.33 mm", 50, 3333},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := BaseSize(tt.feet); got != tt.want {
				t.Errorf("got %s, want %s", mm(got), mm(tt.want))
			}
		})
	}
	tb := loaded(t)
	for _, s := range tb.Ships[1:] {
		for _, side := range []Length{s.Length, s.Width} {
			// Feet are whole for even millimetres and halves for odd ones.
			if feet := side * 3 / 200; side%200 == 0 && BaseSize(feet) != side {
				t.Errorf("%s: %d feet are %s mm, want %s", s.Key, feet, mm(BaseSize(feet)), mm(side))
			}
		}
	}
}

// TestOwnDesign draws up ships of the lists by kind, tonnage and layout alone, and
// holds what follows against the printed limits.
func TestOwnDesign(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name string
		ship ShipType
		want ShipType
	}{
		{"30.0 a galleon of 900 tons", ShipType{Kind: Galleon, Tons: 900, Layout: 1, List: OwnList},
			ShipType{Sections: 7, Square: true, Leeway: true, SlowDown: 2000, SpeedUp: 5000, Boats: 4, BoatTow: 500,
				MastColumn: 0, Crosses: [2]uint8{0, 0}, BarrierRam: 3}},
		{"13.3 a galleon of 300 English tons", ShipType{Kind: Galleon, Tons: 300, Layout: 1, List: OwnList},
			ShipType{Sections: 7, Square: true, Leeway: true, SlowDown: 4000, SpeedUp: 7000, Boats: 2, BoatTow: 1500,
				MastColumn: 1, Crosses: [2]uint8{2, 2}}},
		{"13.3 a galleon of 300 Spanish tons", ShipType{Kind: Galleon, Tons: 300, SpanishTons: true, Layout: 1, List: OwnList},
			ShipType{SpanishTons: true, Sections: 7, Square: true, Leeway: true, SlowDown: 4000, SpeedUp: 7000, Boats: 2, BoatTow: 1500,
				MastColumn: 2, Crosses: [2]uint8{2, 2}}},
		{"30.0 a galley of 200 tons", ShipType{Kind: Galley, Tons: 200, Layout: 3, List: OwnList},
			ShipType{Sections: 2, SlowDown: 10000, SpeedUp: 8000, Boats: 2, BoatTow: 1500,
				MastColumn: 2, Crosses: [2]uint8{3, 3}, BarrierRam: 3, GalleyStages: true}},
		{"30.0 a caravel of 90 tons", ShipType{Kind: Caravel, Tons: 90, Layout: 4, List: OwnList},
			ShipType{Sections: 3, SlowDown: 6000, SpeedUp: 7000, Boats: 1, BoatTow: 2000,
				MastColumn: 2, Crosses: [2]uint8{4, 4}, BarrierRam: -1, GalleyStages: true}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.ship
			tb.Derive(&got)
			tt.want.Kind, tt.want.Tons, tt.want.Layout, tt.want.List = got.Kind, got.Tons, got.Layout, got.List
			if got != tt.want {
				t.Errorf("got  %+v\nwant %+v", got, tt.want)
			}
		})
	}
}
