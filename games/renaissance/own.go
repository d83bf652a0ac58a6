package renaissance

// A Gun is some guns of one weight of shot.
type Gun struct{ Count, Pounds int16 }

// GunneryFactor returns the factor of a group of guns, in tenths: the weight of all their shot by three times
// their number, halves up; 0 of none. It serves ships of one's own and shore batteries.
//
// Cases 25.3, 30.0. Ruling R332.
func (tb *Tables) GunneryFactor(guns ...Gun) int16 {
	var count, pounds int32
	for _, g := range guns {
		count += int32(g.Count)
		pounds += int32(g.Count) * int32(g.Pounds)
	}
	if count == 0 {
		return 0
	}
	each := count * int32(tb.Figure[GunsPerBattery])
	return int16((20*pounds + each) / (2 * each))
}

// Batteries returns how many whole batteries so many guns make.
//
// Case 30.0.
func (tb *Tables) Batteries(guns int16) uint8 {
	return uint8(min(guns/tb.Figure[GunsPerBattery], 255))
}

// BaseSize returns the length or width of the base of a ship of so many feet, oars included, at 1/600: feet
// by 1.5 in millimetres, halves of a hundredth up.
//
// Case 30.0.
func BaseSize(feet int32) Length { return (feet*400 + 3) / 6 }
