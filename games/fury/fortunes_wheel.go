package fury

// A Counter is a kind of counter of Fortune's Wheel.
//
// Case 18.3.
type Counter uint8

// The counters, in the order of the book.
const (
	StealAMarch Counter = iota
	Dumbfounded
	RomanLike
	Confusion
	Manly
	Unmanly
	BulletProof
	CleanHeeled
	MarkAnthony
	KingSaul
	NumCounters
)

// A Situation is a moment at which a player may appeal to Fortune's Wheel.
//
// Case 18.2.
type Situation uint8

// The situations, in the order of the book.
const (
	EnemySegment Situation = iota
	ShootingOrFighting
	TestingMorale
	TakingTerror
	SingleCombat
	NumSituations
)

// A WheelRow is one kind of counter of the Wheel.
//
// Cases 18.2, 18.3.
type WheelRow struct {
	Key   string    `csv:"key"`
	Name  string    `csv:"name,word" show:"counter"`
	Count uint8     `csv:"count,1..20" show:"number"` // in the cup
	Fits  Situation `csv:"fits" show:"when"`
}
