package renaissance

// A Worth is something of a ship that is worth points.
//
// Ruling R480.
type Worth uint8

const (
	WorthSoldier   Worth = iota // each, by the class of soldiers
	WorthMariner                // each, by their class
	WorthRower                  // each
	WorthBroadside              // each point of gunnery factor of each battery on either side, by the class of gunners
	WorthChaser                 // the same, at bow and stern
	WorthSmallGun               // each, by the class of gunners
	WorthHull                   // each point of the hull's defence value
	WorthSize                   // see Points
	WorthRaw                    // percent; the three classes in their order
	WorthAverage
	WorthElite
	// NumWorths is how many there are.
	NumWorths = iota
)

// worthKeys are their names in the pack.
var worthKeys = [NumWorths]string{
	"soldier", "mariner", "rower", "broadside", "chaser", "small-gun", "hull", "size", "raw", "average", "elite",
}

// Points returns what a ship of a scenario is worth as she begins, for fleets of equal strength: in whole
// points of our own, halves up, at least 1. What she has comes to x, and she is worth x times (x + size) by
// (100 + size), as one great ship is stronger than several small ones with as many men and guns. Of the ship
// it reads type, classes, soldiers and the factor of her broadside.
//
// Ruling R480.
func (tb *Tables) Points(s *ScenarioShip) int32 {
	t, w := &tb.Ships[s.Type], &tb.Worth
	part := func(of Worth, many int32, class Class) int64 {
		return int64(w[of]) * int64(many) * int64(w[WorthRaw+Worth(class)])
	}
	sum := part(WorthSoldier, int32(s.Soldiers), s.Men) +
		part(WorthMariner, int32(t.Mariners), s.Sailing) +
		part(WorthRower, int32(t.Rowers), Average) +
		part(WorthSmallGun, int32(t.SmallGuns), s.Gunnery) +
		part(WorthHull, int32(t.Hull), Average)
	guns := part(WorthBroadside, 2*int32(t.Broadside)*int32(s.Factor), s.Gunnery) +
		part(WorthChaser, int32(t.Stern)*int32(t.SternFactor)+int32(t.Bow)*int32(t.BowFactor), s.Gunnery)
	const fine = 100 * 100 // hundredths of a class's percent, for sums in hundredths of points
	parts := (sum + guns/point + fine/2) / fine
	size := int64(w[WorthSize])
	const hundred = 100 * 100
	return max(int32((parts*(parts+size)/(hundred+size)+50)/100), 1)
}
