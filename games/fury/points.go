package fury

// What a squadron is worth, in hundredths of a point. Fitted to matches between captains: README.md has them.
//
// Ruling R662.
const (
	worthBody     = 800 // of its own
	worthFighting = 100 // each point of Fighting
	worthHorse    = 100 // the same besides, of horse
	worthShot     = 12  // each point of Shooting, by each inch of its range
	worthPace     = 90  // each inch of its loose rate
	worthMorale   = 32  // the sum of the four morale numbers with which it is worth that, and half of which counts whatever they are
)

// natureWorth is what characteristics add to that, in percent.
//
// Ruling R662.
var natureWorth = [...]struct {
	nature  Characteristics
	percent int32
}{{Tough, 5}, {Terrible, 5}, {Disciplined, 5}, {Expert, 5}, {Undisciplined, -15}}

// gunWorth is what a Gun with its crew is worth, in points by its column of the Shooting table.
//
// Ruling R662.
var gunWorth = [ShotColumns]int32{0, 20, 30, 40, 0}

// Points returns what a squadron of a card is worth, for forces of equal strength: in whole points of our
// own, halves up, at least 1. Officers are left out.
//
// Case 24.1. Ruling R662.
func (tb *Tables) Points(t Troop) int32 {
	row := &tb.Troops[t]
	sum := int32(worthBody) + worthFighting*int32(row.Fighting) + worthShot*int32(row.Shooting)*(row.Range/Inch) + worthPace*(row.Loose/Inch)
	if row.Arm == Horse {
		sum += worthHorse * int32(row.Fighting)
	}
	morale, percent := int32(worthMorale), int32(100)
	for _, n := range row.Morale {
		morale += int32(n)
	}
	for _, c := range natureWorth {
		if row.Nature.Has(c.nature) {
			percent += c.percent
		}
	}
	const point = 100 * 100 * 2 * worthMorale // in hundredths of a percent, by that sum
	return max((sum*morale*percent+point/2)/point, 1)
}

// forcePoints returns what a force is worth with its Guns.
//
// Ruling R662.
func (tb *Tables) forcePoints(f *Force) (points int32) {
	for _, b := range f.Bands {
		if b.Squadrons > 0 {
			points += int32(b.Squadrons) * tb.Points(b.Troop)
		}
	}
	for gun, n := range f.Guns {
		if n > 0 {
			points += int32(n) * tb.gunPoints(Gun(gun))
		}
	}
	return points
}

// gunPoints returns what a Gun of a type is worth.
//
// Case 16.9. Ruling R662.
func (tb *Tables) gunPoints(g Gun) int32 { return gunWorth[tb.Guns[g].Column] }
