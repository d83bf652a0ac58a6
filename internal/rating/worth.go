package rating

import (
	"math"
	"time"
)

// LeastDecisions is how many decisions each side must have made for a result to count.
const LeastDecisions = 5

// Memory is how long a match between two people makes their next ones count less, and each match by what
// part: so that all their matches of that time count no more than five.
const (
	Memory = 365 * 24 * time.Hour
	fading = 0.8
)

// Worth returns how much a result between two people counts who have met so often within Memory: 1 of their
// first match, 0.8 of the second, a tenth of the eleventh.
func Worth(met int) float64 { return math.Pow(fading, float64(met)) }
